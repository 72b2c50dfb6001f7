import HaruLedger
import HaruParse

/// Which action and which session are meant.
extension Recorder {
  /// An action that something is recorded of.
  struct Subject {
    /// The action; nil where it is declared along the way.
    var position: ActionPosition?
    var name: String
    var kind: ActionKind
    var estimate: Int32?
  }

  /// The action that is meant by some words of a command's.
  func subject(_ words: [String], _ options: RecordingOptions) throws(CommandFailure) -> Subject {
    let text = words.joined(separator: " ")
    if let kind = options.newKind {
      if ledger.action(named: text) != nil { throw failure(.actionExists(name: text)) }
      try checkName(text, kind, options)
      return Subject(position: nil, name: text, kind: kind, estimate: nil)
    }
    let found = ledger.actions(matching: text)
    guard found.count == 1 else { throw failure(unclear(text, found, options.verb)) }
    return subject(found[0])
  }

  /// Refuses a new name with a word in it that was rather meant as something else.
  private func checkName(_ name: String, _ kind: ActionKind, _ options: RecordingOptions) throws(CommandFailure) {
    let files = Set(ledger.document.files.map(\.path))
    for word in name.split(whereSeparator: \.isWhitespace).map(String.init) {
      if word.lowercased().hasSuffix(".haru") || word.contains("/") || files.contains(word) {
        let words = options.words.filter { $0 != word }
        let isFile = !words.isEmpty && world.files.realPath(word) != nil
        let command = ([options.verb.rawValue] + words + ["--new", kind.keyword, "--file", word]).joined(separator: " ")
        throw failure(.nameLikePath(word: word, kind: kind, command: isFile ? command : nil))
      }
      // The amount of `add` may be a number, too.
      let isNumber = options.verb == .add && word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      if isNumber || NameText.isValue(word) {
        throw failure(.nameLikeValue(word: word, name: name, kind: kind))
      }
    }
  }

  func subject(_ position: ActionPosition) -> Subject {
    let action = ledger.actions[position]
    return Subject(
      position: position, name: ledger.text(action.name.name), kind: action.kind, estimate: action.estimate)
  }

  private func unclear(_ text: String, _ found: [ActionPosition], _ verb: RecordingVerb) -> RecordingFailure {
    guard found.isEmpty else { return .ambiguousAction(text: text, names: found.map { subject($0).name }) }
    let instead: RecordingFailure.Instead
    switch verb {
    case .add: instead = .declare(ActionKind.allCases)
    case .start, .change: instead = .declare([.time])
    case .stop, .pause, .resume, .cancel:
      let open = timeline.openSessions.filter { verb == .stop || verb == .cancel || $0.isPaused == (verb == .resume) }
      instead = .name(open.map { "\(verb.rawValue) \(subject($0.action).name)" })
    }
    return .unknownAction(text: text, suggestion: closest(to: text, among: ledger.actionNames), instead)
  }

  private func nothingOpen(_ wanted: RecordingFailure.Wanted) -> CommandFailure {
    let first = ledger.actions.positions.first {
      ledger.actions[$0].kind == .time && ledger.actions[$0].archived == nil
    }
    let other = Phrase(ko: "이름", en: "NAME", ja: "名前")(language)
    return failure(.nothingOpen(wanted, action: first.map { subject($0).name } ?? other))
  }

  /// The session that a command means: that of the action, or the only one.
  func session(
    _ options: RecordingOptions, _ wanted: RecordingFailure.Wanted
  ) throws(CommandFailure) -> OpenSession {
    let words = options.words
    let open = timeline.openSessions
    func fits(_ session: OpenSession) -> Bool {
      switch wanted {
      case .open: true
      case .running: !session.isPaused
      case .paused: session.isPaused
      }
    }
    guard !words.isEmpty else {
      let candidates = open.filter(fits)
      if candidates.count == 1 { return candidates[0] }
      if candidates.isEmpty { throw nothingOpen(open.isEmpty ? .open : wanted) }
      let names = candidates.map { subject($0.action).name }
      throw failure(.severalOpen(names: names, verb: options.verb, next: nil))
    }
    let text = words.joined(separator: " ")
    let found = ledger.actions(matching: text)
    if found.isEmpty {
      if let wrong = wordsBesideName(options) { throw failure(wrong) }
      let names = open.filter(fits).map { subject($0.action).name }
      if names.count > 1, Self.meansAll(text) {
        throw failure(.severalOpen(names: names, verb: options.verb, next: nil))
      }
    }
    let candidates = open.filter { fits($0) && found.contains($0.action) }
    if candidates.count == 1 { return candidates[0] }
    if candidates.count > 1 {
      throw failure(.ambiguousAction(text: text, names: candidates.map { subject($0.action).name }))
    }
    guard found.count == 1 else { throw failure(unclear(text, found, options.verb)) }
    let only = subject(found[0])
    guard only.kind == .time else { throw failure(.notTimed(name: only.name, kind: only.kind)) }
    throw failure(.notOpen(name: only.name, wanted))
  }

  /// The sessions that `stop` means: those of the actions that were named, all, or the only one.
  func sessions(_ options: RecordingOptions) throws(CommandFailure) -> [OpenSession] {
    let open = timeline.openSessions
    if options.meansAll {
      guard !open.isEmpty else { throw nothingOpen(.open) }
      return open
    }
    let words = options.words
    guard words.count > 1, ledger.actions(matching: words.joined(separator: " ")).isEmpty else {
      return [try session(options, .open)]
    }
    // Names may have several words: each is as long as it can be.
    var sessions: [OpenSession] = []
    var start = 0
    while start < words.count {
      let end = (start + 1...words.count).reversed().first { end in
        !ledger.actions(matching: words[start..<end].joined(separator: " ")).isEmpty
      }
      // `stop reading at 9`
      if end == nil, let wrong = wordsBesideName(options) { throw failure(wrong) }
      var part = options
      part.words = Array(words[start..<(end ?? words.count)])
      let session = try session(part, .open)
      if !sessions.contains(where: { $0.entry == session.entry }) { sessions.append(session) }
      start = end ?? words.count
    }
    return sessions
  }

  /// What is expected of a new session without `--est`: its action's estimate, else `set est`.
  func estimate(of subject: Subject) -> Int32? { subject.estimate ?? ledger.settings.estimate }

  /// The tags of an entry, which must be declared; one that the action has already is not written again.
  func tags(_ names: [String], of subject: Subject) throws(CommandFailure) -> [String] {
    var result: [String] = []
    let own = subject.position.map { ledger.tags(of: $0) } ?? []
    for name in names {
      guard let tag = ledger.tag(named: name) else {
        let known = ledger.tags.map { ledger.text($0.name.name) }
        throw failure(.unknownTag(text: name, suggestion: closest(to: name, among: known)))
      }
      let text = ledger.text(ledger.tags[tag].name.name)
      if !own.contains(tag), !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// A note as it is written; nil where nothing is left of it.
  func note(_ text: String?) throws(CommandFailure) -> String? {
    guard let text else { return nil }
    if text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) { throw failure(.noteOfSeveralLines) }
    let trimmed = Self.trimmed(text)
    return trimmed.isEmpty ? nil : trimmed
  }
}
