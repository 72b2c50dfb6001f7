/// Declarations as lines.
extension WritingStyle {
  /// A declaration as it stands on a line, without an indent: `action time 독서 #공부 est=30m`.
  /// - Throws: what is wrong with a declaration that no line can say.
  public func text(_ declaration: DeclarationValue) throws(Problem) -> String {
    var wrong: Problem?
    for quotes in [Quotes.whereNeeded, .always] {
      let line = line(declaration, quotes)
      do throws(Problem) {
        if try DeclarationValue(line: line, ofGoal: declaration.goal) == declaration { return line }
      } catch { wrong = wrong ?? error }
    }
    throw wrong ?? .unexpectedText(text: line(declaration, .always), suggestion: nil)
  }

  private enum Quotes {
    case whereNeeded, always

    func callAsFunction(_ text: String) -> String { self == .always ? NameText.quoted(text) : text }

    /// A value of a property: quoted where it holds blanks.
    func value(_ text: String) -> String {
      self == .always || text.isEmpty || text.holdsBlank || text.utf8.contains(where: ";\"".utf8.contains)
        ? NameText.quoted(text) : text
    }
  }

  private func line(_ declaration: DeclarationValue, _ quotes: Quotes) -> String {
    var parts: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { parts.append(key + "=" + value) }
    }
    func add(_ key: String, _ day: DayNumber?) { add(key, day.map { "\($0)" }) }
    func subject(_ subject: DeclarationValue.Subject) -> String {
      switch subject {
      case .action(let name): quotes(name)
      case .tag(let name): "#" + name
      case .everything: "*"
      }
    }
    switch declaration {
    case .setting(let key, let value, let from):
      parts = ["set", key.rawValue, text(value, of: key, quotes)]
      if let from { parts += ["from", "\(from)"] }
    case .include(let pattern): parts = ["include", quotes.value(pattern)]
    case .tag(let name, let color):
      parts = ["tag", "#" + name]
      add("color", color.map(Palette.text))
    case .action(let kind, let name, let tags, let icon, let aliases, let estimate, let unit, let best, let archived):
      parts = ["action", kind.keyword, quotes(name)] + tags.map { "#" + $0 }
      add("icon", icon.map(quotes.value))
      add("alias", aliases.isEmpty ? nil : quotes.value(aliases.joined(separator: ",")))
      add("est", estimate.map(length))
      add("unit", unit.map(quotes.value))
      add("best", best?.rawValue)
      add("archived", archived)
    case .goal(let title, let start, let end, let closed, let result, let icon, let color, let id, let pass):
      parts = ["goal", quotes(title)]
      add("start", start)
      add("end", end)
      add("icon", icon.map(quotes.value))
      add("color", color.map(Palette.text))
      add("id", id)
      add("closed", closed)
      add("result", result?.rawValue)
      add("pass", pass == 100 ? nil : "\(pass)%")
    case .quest(_, let target, let comparison, let amount, let cadence, let over, let from, let until, let id, let pass):
      parts = ["quest", subject(target), comparison.written, text(amount), cadence.written(over: over)]
      add("from", from)
      add("until", until)
      add("id", id)
      add("pass", pass.map { "\($0)%" })
    case .skip(let days, let target): parts = ["skip", days.written] + (target.map { [subject($0)] } ?? [])
    }
    return parts.joined(separator: " ")
  }

  private func text(_ value: SettingDeclaration.Value, of key: SettingKey, _ quotes: Quotes) -> String {
    switch value {
    case .text(let text): quotes.value(text)
    case .seconds(let seconds): key == .dayStart ? text(TimePoint(second: seconds)) : length(seconds)
    case .weekday(let weekday): weekday.keyword
    case .codes(let codes): codes.joined(separator: ",")
    }
  }

  private func text(_ amount: Amount) -> String {
    switch amount {
    case .time(let seconds): length(Int32(clamping: seconds))
    case .count(let count): "\(count)"
    }
  }
}

extension DeclarationValue {
  /// An action without properties.
  public static func action(_ kind: ActionKind, _ name: String) -> DeclarationValue {
    .action(
      kind, name, tags: [], icon: nil, aliases: [], estimate: nil, unit: nil, best: nil, archived: nil)
  }

  /// The goal that a quest belongs to.
  var goal: String? {
    if case .quest(let goal, _, _, _, _, _, _, _, _, _) = self { goal } else { nil }
  }

  /// The kind of a line that declares it.
  var lineKind: LineKind {
    switch self {
    case .setting: .setting
    case .include: .include
    case .tag: .tag
    case .action: .action
    case .goal: .goal
    case .quest: .quest
    case .skip: .skip
    }
  }

  /// Reads a declaration as it would stand on a line by itself; a quest below its goal.
  /// - Throws: what is wrong with the line.
  public init(line: String, ofGoal goal: String? = nil) throws(Problem) {
    let head = goal.map { "goal \(NameText.quoted($0)) start=1900-01-01\n" } ?? ""
    let document = Document(parsing: SourceFile(path: "", bytes: Array((head + line).utf8)))
    if let group = document.diagnostics.sorted().first { throw group.first.problem }
    let values = document.declarationValues.filter { goal == nil || $0.lineKind == .quest }
    guard values.count == 1, document.lines == (goal == nil ? 1 : 2) else { throw .missing(.value) }
    self = values[0]
  }
}
