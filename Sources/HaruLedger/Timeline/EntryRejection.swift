import HaruParse

/// The diagnostics of the entries that are left out, and how many entries these are.
struct EntryRejection {
  private let ledger: Ledger
  private(set) var diagnostics: DiagnosticBag
  private(set) var skippedLines: Int
  private var clock: SessionClock
  /// What is wrong with a name that is no action, and with one that is no tag, made once for each.
  private var unknownActions: [UnknownName: (problem: Problem, isSlip: Bool)] = [:]
  private var unknownTagProblems: [NameID: Problem] = [:]
  private var suggestions = Suggestions()

  init(_ ledger: Ledger) {
    self.ledger = ledger
    clock = SessionClock(ledger: ledger, day: DayNumber(0), points: [])
    diagnostics = ledger.diagnostics
    skippedLines = ledger.skippedLines
  }

  /// Leaves out an entry that a placer has found wrong.
  mutating func reject(_ position: EntryPosition) {
    let document = ledger.document
    let entry = document.entries[position]
    let action = ledger.names.action(of: document.name(of: entry))
    let tags = document.extra(of: entry).tags
    let isKnown = action.map { ledger.actions[$0].kind } == entry.form.kind
    guard isKnown, tags.allSatisfy({ ledger.names.tag(of: document.entryTags[$0]) != nil }) else {
      return rejectNames(position, entry, action)
    }
    clock.turn(to: entry, of: document.day(of: position))
    do throws(SessionClock.Fault) { _ = try clock.instants() } catch {
      reject(error.problem, position, role: error.token.role, ordinal: error.token.ordinal)
    }
  }

  /// Of several sessions of an action that run or are paused, the earliest holds; the others are left out. Returns those that
  /// hold, in order of their starts.
  mutating func leaveOutSecondOpen(_ open: [Timeline.OpenEntry]) -> [Timeline.OpenEntry] {
    let document = ledger.document
    let sorted = open.sorted {
      $0.start == $1.start ? document.isWritten($0.entry, before: $1.entry) : $0.start < $1.start
    }
    var first: [ActionPosition: EntryPosition] = [:]
    return sorted.filter { session in
      guard let holder = first[session.action] else {
        first[session.action] = session.entry
        return true
      }
      let name = ledger.text(ledger.actions[session.action].name.name)
      reject(.alreadyRunning(action: name), session.entry, role: .time, stillRunning: holder)
      return false
    }
  }

  private mutating func rejectNames(_ position: EntryPosition, _ entry: Entry, _ action: ActionPosition?) {
    let document = ledger.document
    guard let action else {
      if entry.form == .count, entry.isTimed, diagnostics.hasRoom,
        let found = EntryFixes(ledger, of: position).numberWithoutSign()
      {
        return reject(found.problem, position, role: nil, at: found.place)
      }
      let (problem, isSlip) = unknownAction(UnknownName(name: document.name(of: entry), kind: entry.form.kind))
      return reject(problem, position, role: .name, isSlip: isSlip)
    }
    let declaration = ledger.actions[action]
    if declaration.kind != entry.form.kind {
      let name = document.names[declaration.name.name]
      let time = declaration.kind == .time && diagnostics.hasRoom ? ledger.bareTime(of: position) : nil
      return reject(
        .wrongKind(action: name, kind: declaration.kind, form: entry.form, time: time), position, role: nil)
    }
    let tags = document.extra(of: entry).tags.lazy.map { document.entryTags[$0] }
    guard let tag = tags.first(where: { ledger.names.tag(of: $0) == nil }) else { return }
    reject(unknownTag(tag), position, role: .tag, named: document.names[tag])
  }

  private mutating func unknownTag(_ name: NameID) -> Problem {
    if let known = unknownTagProblems[name] { return known }
    let text = ledger.document.names[name]
    let ledger = ledger
    let meant = suggestions.tag(closestTo: text) { ledger.tags.map { ledger.text($0.name.name) } }
    let problem = Problem.unknownTag(name: text, suggestion: meant, freeColor: ledger.tags.freeColor)
    unknownTagProblems[name] = problem
    return problem
  }

  private mutating func unknownAction(_ name: UnknownName) -> (problem: Problem, isSlip: Bool) {
    if let known = unknownActions[name] { return known }
    let text = ledger.document.names[name.name]
    let ledger = ledger
    var meant = suggestions.action(closestTo: text) { ledger.actionNames }
    // A number that was not meant as a part of the name is not dropped.
    if let number = text.split(separator: " ").first, isNumber(number), meant?.hasPrefix(number + " ") == false {
      meant = nil
    }
    let problem = Problem.unknownAction(name: text, suggestion: meant, kind: name.kind)
    let result = (problem, NameSlip(text, ledger) != nil)
    unknownActions[name] = result
    return result
  }

  private mutating func reject(
    _ problem: Problem, _ position: EntryPosition, role: Token.Role?, ordinal: Int = 0, named name: String? = nil,
    isSlip: Bool = false, at known: Location? = nil, stillRunning other: EntryPosition? = nil
  ) {
    skippedLines += 1
    // The bag is taken out, so that places are looked up without a copy of the ledger.
    var bag = DiagnosticBag()
    swap(&bag, &diagnostics)
    defer { swap(&bag, &diagnostics) }
    func place() -> Location {
      known ?? ledger.document.place(of: position, role: role, ordinal: ordinal, named: name)
    }
    guard let other else {
      func fixes() -> [Fix] { EntryFixes(ledger, of: position).fixes(of: problem, at: place()) }
      // Whether a slip can be mended depends on what else stands on the line.
      let isCertain = isSlip && bag.hasRoom && fixes().contains(where: \.isSafe)
      return bag.add(problem, isCertain: isCertain, fixes: fixes(), at: place())
    }
    bag.add(
      problem, at: place(),
      related: [RelatedPlace(.stillRunning, ledger.document.place(of: other, role: role))])
  }
}

/// A name that no action has, and the kind of the action that an entry with it needs.
private struct UnknownName: Hashable {
  var name: NameID
  var kind: ActionKind
}

extension Ledger {
  /// The time of day of a line that has nothing else before its name; nil for any other.
  fileprivate func bareTime(of position: EntryPosition) -> String? {
    let entry = document.entries[position]
    guard entry.form == .count, entry.isTimed, entry.value == 1 else { return nil }
    let line = document.syntaxLine(of: position)
    guard line.first(.count) == nil, let time = line.first(.time) else { return nil }
    return document.files[Int(document.file(of: position).index)].text(time.range)
  }
}

extension Document {
  /// The place of the token of an entry's line that plays a part, the first one that says a name where one is given; of the entry
  /// from its value to its name for nil.
  fileprivate func place(
    of position: EntryPosition, role: Token.Role?, ordinal: Int = 0, named name: String? = nil
  ) -> Location {
    let line = syntaxLine(of: position)
    let values: Set<Token.Role> = [.time, .length, .count, .measure]
    let file = file(of: position)
    if let role {
      var tokens = line.tokens.filter { $0.role == role }
      if let name { tokens.removeAll { files[Int(file.index)].text($0.range) != "#" + name } }
      if let token = ordinal < tokens.count ? tokens[ordinal] : tokens.last { return Location(file, token.range) }
    } else if let value = line.tokens.first(where: { values.contains($0.role) }), let name = line.first(.name) {
      return Location(file, ByteRange(Int(value.range.start), Int(name.range.end)))
    }
    return Location(file, line.range)
  }
}
