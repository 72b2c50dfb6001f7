import HaruLedger
import HaruParse

/// What the words of a command may have been meant as where they do not fit: in another order or another form, or with a day or a
/// time among them. Only what a repair of `check` would write by itself is done; anything else is offered (SPEC, Recording).
extension Recorder {
  /// The words of a command sorted into the name of an action and what stands beside it.
  private struct SaidWords {
    var action: ActionPosition
    var rest: [String]
    /// A day among them, and how it was said.
    var date: (request: DateRequest, word: String)?

    var text: String { (rest + (date.map { [$0.word] } ?? [])).joined(separator: " ") }
  }

  /// The longest run of words that names an action; nil where none does.
  private func sorted(_ words: [String], takingDate: Bool) -> SaidWords? {
    guard words.count <= 12 else { return nil }
    let readings: [(String) -> [ActionPosition]] = [
      { [ledger] text in ledger.action(named: text).map { [$0] } ?? [] }, { [ledger] in ledger.actions(matching: $0) },
    ]
    for actions in readings {
      for count in (1...words.count).reversed() {
        for start in 0...words.count - count {
          let found = actions(words[start..<start + count].joined(separator: " "))
          guard found.count == 1 else { continue }
          var said = SaidWords(action: found[0], rest: Array(words[..<start] + words[(start + count)...]))
          if takingDate, let index = said.rest.firstIndex(where: { DateRequest($0) != nil }) {
            let word = said.rest.remove(at: index)
            said.date = DateRequest(word).map { ($0, word) }
          }
          return said
        }
      }
    }
    return nil
  }

  // MARK: add

  /// The same as `options` in words that `add` reads; nil where nothing is known that was meant. What is not certain is thrown with
  /// what is offered for it.
  func reworded(_ options: RecordingOptions, after failure: RecordingFailure) throws(CommandFailure)
    -> RecordingOptions?
  {
    let isAmount: Bool
    switch failure {
    case .invalidAmount, .missingAmount: isAmount = true
    case .unknownAction: isAmount = false
    default: return nil
    }
    guard options.newKind == nil, let said = sorted(options.words, takingDate: options.date == nil) else { return nil }
    let subject = subject(said.action)
    var own = options
    own.date = options.date ?? said.date?.request
    func reads(_ amount: String?) -> Bool {
      own.words = [subject.name] + (amount.map { [$0] } ?? [])
      var trial = self
      return (try? trial.entry(own)) != nil
    }
    let text = said.rest.joined(separator: " ")
    var amounts: [String] = []
    var isCertain = false
    if reads(text.isEmpty ? nil : text) {
      amounts = [text]
      isCertain = true
    } else if !text.isEmpty {
      let name = NameText.written(subject.name)
      switch SaidLine(text + " " + name, on: context.today, in: ledger) {
      case .entry(let line, _):
        amounts = [amount(in: line, of: subject)].compactMap(\.self).filter(reads)
        isCertain = true
      case .unclear(let lines): amounts = lines.compactMap { amount(in: $0, of: subject) }.filter(reads)
      }
    }
    if isCertain, said.date == nil, let amount = amounts.first {
      own.words = [subject.name] + (amount.isEmpty ? [] : [amount])
      return own
    }
    let date = said.date.map { " --date \($0.request.word)" } ?? ""
    // `90` may be hours, too.
    if subject.kind == .time, Int(text) != nil {
      for unit in ["m", "h"] where !amounts.contains(text + unit) && reads(text + unit) { amounts.append(text + unit) }
    }
    var commands = amounts.map { "add \(subject.name)\($0.isEmpty ? "" : " " + $0)\(date)" }
    if subject.kind == .time, commands.isEmpty, said.date == nil { commands = startsOrHours(text, subject, options) }
    if let word = said.date?.word, !commands.isEmpty {
      throw self.failure(.wordsBesideName(text: word, name: subject.name, meant: commands))
    }
    let hasNumber = text.unicodeScalars.contains { ("0"..."9").contains($0) }
    guard isAmount && !text.isEmpty || !commands.isEmpty || hasNumber else { return nil }
    let unit = commands.isEmpty && text.contains(where: \.isLetter) ? ledger.actions[said.action].unit : nil
    throw self.failure(
      .invalidAmount(text: text, name: subject.name, kind: subject.kind, unit: unit, meant: commands))
  }

  /// The commands that a time of day alone may mean: something began then, or went on for so many hours.
  private func startsOrHours(_ text: String, _ subject: Subject, _ options: RecordingOptions) -> [String] {
    let times = SaidValue.time(Self.withoutParticles([text])).texts
    let starts = times.filter { time in
      var own = options
      (own.verb, own.words, own.moment) = (.start, [subject.name], MomentRequest(time))
      return canBe(own)
    }
    let hours = times.first.flatMap { $0.hasSuffix(":00") ? Int($0.dropLast(3)) : nil }
    return starts.map { "start \(subject.name) --at \($0)" } + (hours.map { ["add \(subject.name) \($0)h"] } ?? [])
  }

  /// What stands before the name in a line, as `add` takes it; nil where the line says more than that.
  private func amount(in line: String, of subject: Subject) -> String? {
    let name = " " + NameText.written(subject.name)
    guard line.hasSuffix(name), let value = try? EntryValue(line: line, on: context.today), value.name == subject.name
    else { return nil }
    let text = String(line.dropLast(name.count))
    return text.first == "=" ? String(text.dropFirst()) : text
  }

  // MARK: start, stop and the like

  /// What to say of a name with a time behind it: `start reading at 9`; nil where the words are something else.
  func wordsBesideName(_ options: RecordingOptions) -> RecordingFailure? {
    guard options.newKind == nil, options.moment == nil,
      let said = sorted(options.words, takingDate: options.date == nil), !said.rest.isEmpty
    else { return nil }
    let name = subject(said.action).name
    let text = Self.withoutParticles(said.rest)
    let command = "\(options.verb.rawValue) \(name)"
    let date = said.date.map { " --date \($0.request.word)" } ?? ""
    var times = SaidValue.time(text).texts
    if MomentRequest(text) != nil { times.insert(text, at: 0) }
    var meant = times.filter { time in
      var own = options
      own.words = [name]
      own.moment = MomentRequest(time)
      own.date = options.date ?? said.date?.request
      return canBe(own)
    }.map { "\(command) --at \($0)\(date)" }
    let length = WrittenLength.seconds(text) == nil ? SaidValue.length(text).texts.first : text
    if meant.isEmpty, let length, said.date == nil, options.verb == .start {
      meant = ["start \(name) --est \(length)", "add \(name) \(length)"]
    }
    return meant.isEmpty ? nil : .wordsBesideName(text: said.text, name: name, meant: meant)
  }

  /// Whether what is asked for has a moment at which it can be done.
  private func canBe(_ options: RecordingOptions) -> Bool {
    var trial = self
    switch options.verb {
    case .start, .add: return (try? trial.start(options)) != nil
    case .change:
      guard (try? trial.start(options)) != nil else { return false }
      return timeline.openSessions.allSatisfy { $0.isPaused || (try? trial.next(after: $0, options)) != nil }
    case .stop, .pause, .resume, .cancel:
      let wanted: RecordingFailure.Wanted =
        options.verb == .pause ? .running : options.verb == .resume ? .paused : .open
      guard let session = try? trial.session(options, wanted) else { return false }
      return (try? trial.next(after: session, options)) != nil
    }
  }

  /// The words of a time without those that only lead to it: `at 9`, `9시부터`, `9時に`.
  private static func withoutParticles(_ words: [String]) -> String {
    var words = words
    if let first = words.first?.lowercased(), ["at", "from", "since", "@", "by", "until"].contains(first) {
      words.removeFirst()
    }
    var text = words.joined(separator: " ")
    for ending in ["부터", "까지", "에", "から", "まで", "に"] where text.hasSuffix(ending) {
      text.removeLast(ending.count)
      break
    }
    return text
  }

  /// Whether a word asks for all that is open.
  static func meansAll(_ text: String) -> Bool {
    ["all", "everything", "모두", "전부", "다", "全部", "すべて", "全て"].contains(text.lowercased())
  }
}
