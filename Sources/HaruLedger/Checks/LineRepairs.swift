import HaruParse

/// The repairs of lines that cannot be read, once it is known what is declared: `물 2잔` is `+2 물` where 물 is counted in 잔. A repair
/// after which the line would be wrong for what it names is not certain, and one that has the wrong kind is not told.
struct LineRepairs {
  private let ledger: Ledger
  private let actions: KnownActions
  /// For each file that was asked for, where a day begins and whether it could be read, in order.
  private var days: [FileID: [(start: Int, isOpen: Bool)]] = [:]
  private let brokenDays: [Location]
  /// The names and aliases of actions by themselves in lower case and without blanks.
  private let plainNames: [String: String]

  private static func plain(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
  /// What became of lines, for those that are the same: a mistake mostly comes many times.
  private var known: [Mistake: Answer] = [:]

  /// What an answer depends on.
  private struct Mistake: Hashable {
    var text: String
    /// Where on the line the diagnostic stands.
    var start: Int
    var length: Int
    var code: Code
    var isUnderDay: Bool
    /// What was offered so far: the year of a date may come from the day above.
    var offered: [String]
  }

  /// The diagnostic whose places count from the first byte of the line; nil where it was right.
  private struct Answer {
    var revised: Diagnostic?
  }

  /// How many answers are kept.
  private static let capacity = 4096

  /// Repairs of what is wrong in a ledger.
  init(_ ledger: Ledger) {
    self.ledger = ledger
    actions = KnownActions(
      ledger.actions.flatMap { action in
        ([action.name.name] + action.aliases.map(\.name)).map {
          (name: ledger.text($0), kind: action.kind, unit: action.unit)
        }
      })
    brokenDays = ledger.document.brokenHeadings.map(\.location)
    plainNames = Dictionary(ledger.actionNames.map { (Self.plain($0), $0) }) { first, _ in first }
  }

  /// A diagnostic with the repairs that it should have; nil where it is right.
  mutating func revised(_ diagnostic: Diagnostic) -> Diagnostic? {
    let place = diagnostic.location
    guard let line = WrongLine(place, ledger.document.files[Int(place.file.index)]) else { return nil }
    let mistake = Mistake(
      text: line.text, start: Int(place.range.start) - line.start, length: place.range.count,
      code: diagnostic.problem.code, isUnderDay: line.hasDate || isUnderDay(diagnostic),
      offered: diagnostic.fixes.flatMap { $0.edits.map(\.text) })
    if let answer = known[mistake] {
      return answer.revised.map { $0.moved(by: line.start, in: place.file) }
    }
    let found = revised(diagnostic, line, isUnderDay: mistake.isUnderDay)
    if let found, !found.fixes.allSatisfy(line.holds) || !line.holds(found.location) { return found }
    if known.count >= Self.capacity { known = [:] }
    known[mistake] = Answer(revised: found?.moved(by: -line.start, in: place.file))
    return found
  }

  private func revised(_ diagnostic: Diagnostic, _ line: WrongLine, isUnderDay: Bool) -> Diagnostic? {
    if line.text.hasPrefix("quest") { return quest(line, diagnostic) }
    if isUnderDay, let meant = entry(line, diagnostic) { return meant }
    let kept = diagnostic.fixes.compactMap { sound($0, line) }
    return kept == diagnostic.fixes ? nil : diagnostic.with(diagnostic.problem.adapted(to: kept, diagnostic), kept)
  }

  /// Whether a problem may be one of a whole line in another form.
  static func isOfLine(_ problem: Problem) -> Bool {
    switch problem {
    case .unknownKeyword, .valueAfterName, .unexpectedText, .invalidTime, .invalidInterval, .invalidLength,
      .invalidCount,
      .invalidMeasure, .invalidDate, .missing, .unknownAction, .invalidComparison, .invalidAmount, .invalidCadence,
      .amountOfWrongKind:
      true
    default: false
    }
  }

  // MARK: Entries

  private func entry(_ line: WrongLine, _ diagnostic: Diagnostic) -> Diagnostic? {
    guard !line.startsWithKeyword else { return nil }
    guard let meant = meant(line) else { return nameAlone(line, diagnostic) }
    // Another unit than the declared one: no number may be taken over.
    if meant.lines.isEmpty {
      return diagnostic.fixes.isEmpty ? nil : diagnostic.with(diagnostic.problem.withoutSuggestion, [])
    }
    let lines = meant.lines.filter { line in
      guard case .entry(let name, let kind)? = ProvenLine(line) else { return false }
      return ledger.action(named: name).map { ledger.actions[$0].kind } == kind
    }
    guard let first = lines.first else { return nil }
    let isSafe =
      meant.isCertain && lines.count == 1
      && RepairJudge.accounts(for: line.content, by: first, leavingOut: meant.units)
    let fixes = lines.map { text in
      Fix(isSafe: isSafe, [line.source.edit(line.file, replacing: line.range, by: (line.lacksBlank ? " " : "") + text)])
    }
    if fixes.contains(where: { $0.edits.allSatisfy(\.text.isEmpty) && $0.edits.allSatisfy(\.location.range.isEmpty) }) {
      return nil
    }
    return whatIsWrong(line, diagnostic, first, isOnly: lines.count == 1).with(nil, fixes)
  }

  /// What a line was meant as. A name in another case, or without its blanks, is offered as it is declared.
  private func meant(_ line: WrongLine) -> EntryForms.Meant? {
    let content = line.content
    if let meant = EntryForms.meant(content, actions, isRow: line.lacksBlank) { return meant }
    let words = content.split(separator: " ")
    guard (2...12).contains(words.count) else { return nil }
    for count in (1..<words.count).reversed() {
      for start in 0...words.count - count {
        let name = words[start..<start + count].joined(separator: " ")
        guard let known = plainNames[Self.plain(name)], known != name else { continue }
        let own = words[..<start].map(String.init) + [known] + words[(start + count)...].map(String.init)
        guard var meant = EntryForms.meant(own.joined(separator: " "), actions, isRow: line.lacksBlank) else {
          continue
        }
        meant.isCertain = false
        return meant
      }
    }
    return nil
  }

  /// A line that names an action and says nothing of it, with an example of such an entry.
  private func nameAlone(_ line: WrongLine, _ diagnostic: Diagnostic) -> Diagnostic? {
    guard case .unknownKeyword(let text, _) = diagnostic.problem, let action = ledger.action(named: line.content) else {
      return nil
    }
    let value =
      switch ledger.actions[action].kind {
      case .time: "09:00-10:30"
      case .count: "+2"
      case .measure: "=71.8"
      }
    return diagnostic.with(.valueAfterName(text: text, line: value + " " + NameText.written(line.content)), [])
  }

  /// The diagnostic that says of a line what is wrong with it: the order of its parts, or the value before the name, in all its
  /// words. `meant` is the line as it should be, or the likeliest one.
  private func whatIsWrong(
    _ line: WrongLine, _ diagnostic: Diagnostic, _ meant: String, isOnly: Bool
  ) -> Diagnostic {
    let plain = diagnostic.with(diagnostic.problem.withoutSuggestion, [])
    guard let entry = try? EntryValue(line: meant, on: DayNumber(0)), !line.lacksBlank else { return plain }
    let content = line.content
    switch diagnostic.problem {
    case .unknownKeyword(let text, _) where content.lowercased().hasPrefix(entry.name.lowercased()),
      .valueAfterName(let text, _):
      return diagnostic.with(.valueAfterName(text: text, line: meant), [])
    default: break
    }
    var value = content.dropLast(entry.name.count)
    guard content.hasSuffix(entry.name), value.last == " " || value.last == "\t" else { return plain }
    while value.last == " " || value.last == "\t" { value.removeLast() }
    let text = String(value)
    let start = Int(line.range.start)
    let place = Location(line.file, ByteRange(start, start + text.utf8.count))
    let name = " " + NameText.written(entry.name)
    let suggestion = isOnly && meant.hasSuffix(name) ? String(meant.dropLast(name.count)) : nil
    var result = diagnostic
    switch (entry.form, diagnostic.problem) {
    // One word that was told of in full says it as well as this.
    case (.length, .invalidLength), (.count, .invalidCount), (.measure, .invalidMeasure),
      (.session, .invalidInterval), (.running, .invalidInterval), (.running, .invalidTime), (.count, .invalidTime),
      (.measure, .invalidTime):
      guard diagnostic.location == place else { return plain }
      result.problem = diagnostic.problem.suggesting(suggestion)
    case (.session, _), (.running, _), (.paused, _):
      result.problem = .invalidInterval(text: text, suggestion: suggestion)
    case (.length, _): result.problem = .invalidLength(text: text, suggestion: suggestion)
    case (.count, _): result.problem = .invalidCount(text: text, suggestion: suggestion)
    case (.measure, _): result.problem = .invalidMeasure(text: text, suggestion: suggestion)
    }
    result.location = place
    return result
  }

  private mutating func isUnderDay(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.problem {
    case .unknownKeyword, .valueAfterName: break
    default: return true
    }
    let file = diagnostic.location.file
    if days[file] == nil { days[file] = openings(file) }
    let start = Int(diagnostic.location.range.start)
    let all = days[file] ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && all[low - 1].isOpen
  }

  private func openings(_ file: FileID) -> [(start: Int, isOpen: Bool)] {
    let starts = ledger.document.files[Int(file.index)].dateLines()
    let broken = Set(brokenDays.filter { $0.file == file }.map { Int($0.range.start) })
    let open = starts.filter { !broken.contains($0) }.map { (start: $0, isOpen: true) }
    return (open + broken.map { (start: $0, isOpen: false) }).sorted { $0.start < $1.start }
  }

  // MARK: Quests

  private func quest(_ line: WrongLine, _ diagnostic: Diagnostic) -> Diagnostic? {
    guard let (target, rest) = line.questParts(ledger) else { return nil }
    var units: [String] = []
    var isTime = false
    if let target {
      let action = ledger.actions[target]
      // A measure has no quests.
      if action.kind == .measure {
        return diagnostic.fixes.isEmpty ? nil : diagnostic.with(diagnostic.problem.withoutSuggestion, [])
      }
      units = action.unit.map(KnownActions.words(for:)) ?? []
      isTime = action.kind == .time
    }
    let old = line.source.text(rest)
    let isWhole = diagnostic.fixes.first.map { sound($0, line)?.isSafe == true } ?? false
    if !isWhole, let meant = meantQuest(old, units: units, isTime: isTime) {
      let isSafe = meant.isCertain && RepairJudge.accounts(for: old, by: meant.texts[0], leavingOut: units)
      if isSafe || isTime && !meant.isCertain && diagnostic.fixes.isEmpty || !units.isEmpty
        || isTime && hasBareNumber(old)
      {
        // What is wrong may stand in the properties.
        let fixes = meant.texts.filter { $0 != old }.compactMap { text -> Fix? in
          let fix = Fix(isSafe: isSafe, [line.source.edit(line.file, replacing: rest, by: text)])
          guard let whole = line.applying(fix), ProvenLine(whole) != nil else { return nil }
          return sound(fix, line)
        }
        if !fixes.isEmpty { return diagnostic.with(diagnostic.problem.withoutSuggestion, fixes) }
      }
    }
    let kept = diagnostic.fixes.compactMap { sound($0, line) }
    return kept == diagnostic.fixes ? nil : diagnostic.with(diagnostic.problem.adapted(to: kept, diagnostic), kept)
  }

  private func hasBareNumber(_ text: String) -> Bool {
    text.split(separator: " ").contains { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
  }

  // MARK: Proof

  /// A repair as it should be told: not certain where the line would then be wrong for what it names, and not at all where it would
  /// have the wrong kind.
  private func sound(_ fix: Fix, _ line: WrongLine) -> Fix? {
    guard let text = line.applying(fix) else { return fix }
    switch ProvenLine(text) {
    case nil, .other: return fix
    case .entry(let name, let kind):
      guard let action = ledger.action(named: name) else {
        // `30m * reading`
        if let first = name.unicodeScalars.first, !first.properties.isAlphabetic, first.isASCII { return nil }
        // `10분에 물 2잔` is no name.
        return fix.isSafe && name.utf8.contains(where: { $0 &- 0x30 < 10 }) ? Fix(isSafe: false, fix.edits) : fix
      }
      return ledger.actions[action].kind == kind ? fix : nil
    case .quest(_, let name, let amount):
      guard let name, let action = ledger.action(named: name) else { return fix }
      switch (ledger.actions[action].kind, amount) {
      case (.time, .count(let number)) where number != 0: return nil
      case (.count, .time(let seconds)) where seconds != 0: return nil
      case (.measure, _): return nil
      default: return fix
      }
    }
  }
}

/// A line that is wrong.
private struct WrongLine {
  let source: SourceFile
  let file: FileID
  /// The line from its first byte that is no blank.
  let start: Int
  let end: Int
  /// The line without its date and its note.
  let range: ByteRange
  let hasDate: Bool
  /// Whether the blank behind its date is missing.
  let lacksBlank: Bool

  init?(_ place: Location, _ source: SourceFile) {
    let bytes = source.bytes
    var start = min(Int(place.range.start), bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = min(Int(place.range.start), bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard end - start <= 1000 else { return nil }
    (self.source, file, self.start, self.end) = (source, place.file, start, end)
    var first = start
    let isDate = start + 10 <= end && source.holdsDate(at: start)
    hasDate = isDate
    if isDate { first += 10 }
    var comma = false
    if isDate, first < end, bytes[first] == 0x2C {
      first += 1
      comma = true
    }
    lacksBlank = comma
    let rangeStart = comma ? first - 1 : first
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    var last = first
    while last < end, bytes[last] != 0x3B { last += 1 }
    while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    guard last > first else { return nil }
    range = ByteRange(comma ? rangeStart : first, last)
  }

  var text: String { source.text(ByteRange(start, end)) }
  var content: String {
    let text = source.text(range)
    return lacksBlank ? String(text.dropFirst()) : text
  }

  /// Whether a keyword of the format begins it.
  var startsWithKeyword: Bool {
    let word = text.prefix { $0 != " " && $0 != "\t" }
    return ["haru", "set", "include", "tag", "action", "goal", "quest", "skip"].contains(String(word))
  }

  /// Whether all that a repair changes lies in the line.
  func holds(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { Int($0.location.range.start) >= start && Int($0.location.range.end) <= end }
  }

  /// Whether a place lies in the line.
  func holds(_ place: Location) -> Bool { Int(place.range.start) >= start && Int(place.range.end) <= end }

  /// The line after a repair; nil where it reaches beyond the line.
  func applying(_ fix: Fix) -> String? {
    var result: [UInt8] = []
    var at = start
    for edit in fix.edits.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      let range = edit.location.range
      guard edit.location.file == file, Int(range.start) >= at, Int(range.end) <= end else { return nil }
      result += source.bytes[at..<Int(range.start)] + Array(edit.text.utf8)
      at = Int(range.end)
    }
    return String(decoding: result + source.bytes[at..<end], as: UTF8.self)
  }

  /// The action that a quest names (nil for a tag or everything) and the text between it and the properties; nil where that is not
  /// clear.
  func questParts(_ ledger: Ledger) -> (action: ActionPosition?, rest: ByteRange)? {
    var words: [(start: Int, end: Int, text: String)] = []
    var at = start
    while at < Int(range.end), words.count < 24 {
      while at < Int(range.end), source.bytes[at] == 0x20 || source.bytes[at] == 0x09 { at += 1 }
      let first = at
      while at < Int(range.end), source.bytes[at] != 0x20, source.bytes[at] != 0x09 { at += 1 }
      if at > first { words.append((first, at, source.text(ByteRange(first, at)))) }
    }
    guard words.count > 2, words[0].text == "quest" else { return nil }
    let last = words.dropFirst(2).firstIndex { word in
      let key = word.text.prefix { $0 != "=" }
      return key.count < word.text.count && key.count > 0 && key.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }
    let end = last ?? words.count
    if words[1].text == "*" || words[1].text.hasPrefix("#") {
      return end > 2 ? (nil, ByteRange(words[2].start, words[end - 1].end)) : nil
    }
    for count in (1..<max(end - 1, 2)).reversed() where count + 1 < end {
      let name = words[1...count].map(\.text).joined(separator: " ")
      guard let action = ledger.action(named: name) else { continue }
      return (action, ByteRange(words[count + 1].start, words[end - 1].end))
    }
    return nil
  }
}

extension Diagnostic {
  /// The same with other repairs, and with another problem where one is given.
  fileprivate func with(_ problem: Problem?, _ fixes: [Fix]) -> Diagnostic {
    var result = self
    if let problem { result.problem = problem }
    result.fixes = fixes
    return result
  }

  /// The same so many bytes further on.
  fileprivate func moved(by offset: Int, in file: FileID) -> Diagnostic {
    var result = with(nil, fixes.map { $0.moved(by: offset, in: file) })
    let range = location.range
    result.location = Location(file, ByteRange(Int(range.start) + offset, Int(range.end) + offset))
    return result
  }
}

extension Fix {
  /// The same so many bytes further on.
  fileprivate func moved(by offset: Int, in file: FileID) -> Fix {
    Fix(
      isSafe: isSafe,
      edits.map { edit in
        let range = edit.location.range
        return Edit(Location(file, ByteRange(Int(range.start) + offset, Int(range.end) + offset)), edit.text)
      })
  }
}

extension Problem {
  /// The same without what its message offers.
  fileprivate var withoutSuggestion: Problem { suggesting(nil) }

  /// The same, offering what is left of the repairs.
  fileprivate func adapted(to kept: [Fix], _ diagnostic: Diagnostic) -> Problem {
    guard replacement != nil else { return self }
    return kept.first?.edits == diagnostic.fixes.first?.edits ? self : withoutSuggestion
  }
}
