internal import HaruParse

/// Places entries in time, one after the other in file order. Where no clock change and no setting is near a date, which is
/// nearly always, that is plain arithmetic; else `SessionClock` does it.
struct TimelineBuilder {
  let ledger: Ledger
  let now: Instant
  var diagnostics: DiagnosticBag
  var skippedLines: Int
  var marks: [Mark] = []
  var open: [Timeline.OpenEntry] = []
  private let keepsAny: Bool
  private let watches: Bool
  private var watch: EntryWatch
  /// The actions that are looked at; nil for all.
  private let chosen: Set<Int>?
  private let days: Range<DayNumber>
  private let window: Range<Int64>
  /// Pieces whose starts ascend.
  private var ordered: [Piece] = []
  /// Pieces that start before one that came earlier.
  private var late: [Piece] = []
  private var lastStart = Int64.min
  /// The clock for what plain arithmetic does not do; made once, since it holds the ledger.
  private var clock: SessionClock
  /// The first tag of each of `Document.extras` that is not declared.
  private let unknownTags: [NameID?]
  /// What is wrong with a name that is no action, and with one that is no tag, made once for each.
  private var unknownActions: [UnknownName: (problem: Problem, isSlip: Bool)] = [:]
  private var unknownTagProblems: [NameID: Problem] = [:]
  private var suggestions = Suggestions()

  /// What the checks need to know, if it watches.
  var notes: EntryNotes { watch.notes }

  init(
    _ ledger: Ledger, now: Instant, extent: TimelineExtent, watches: Bool = false, actions chosen: Set<Int>? = nil
  ) {
    self.ledger = ledger
    clock = SessionClock(ledger: ledger, day: DayNumber(0), points: [])
    self.watches = watches
    self.chosen = chosen
    watch = EntryWatch(ledger, now: now)
    self.now = now
    diagnostics = ledger.diagnostics
    skippedLines = ledger.skippedLines
    let document = ledger.document
    unknownTags = document.extras.map { extra in
      extra.tags.lazy.map { document.entryTags[$0] }.first { ledger.names.tag(of: $0) == nil }
    }
    switch extent {
    case .nothing, .open:
      (keepsAny, days, window) = (false, DayNumber(0)..<DayNumber(0), 0..<0)
    case .all:
      (keepsAny, days, window) = (true, DayNumber(.min)..<DayNumber(.max), .min ..< .max)
      ordered.reserveCapacity(document.entries.count)
    case .days(let range):
      (keepsAny, days) = (true, range)
      let calendar = ledger.calendar
      window = calendar.start(of: range.lowerBound).seconds..<calendar.start(of: range.upperBound).seconds
    }
  }

  /// Places all entries and sorts out sessions of one action that are open at the same time.
  mutating func placeAll() {
    let entries = ledger.document.entries
    let runs = ledger.document.dayRuns
    let names = ledger.names.actions
    var kinds = ledger.actions.map { ActionKind?.some($0.kind) }
    if let chosen { for action in kinds.indices where !chosen.contains(action) { kinds[action] = nil } }
    var span: QuietSpan?
    for run in runs.indices {
      let day = runs[run].day
      if span == nil || !span!.days.contains(day) { span = ledger.calendar.quietSpan(containing: day) }
      let end = run + 1 < runs.count ? Int(runs[run + 1].first) : entries.count
      for position in Int(runs[run].first)..<end {
        let entry = entries[position]
        let action = Int(names[Int(entry.name.index)])
        guard action >= 0, kinds[action] == entry.form.kind, entry.extra == 0 || unknownTags[entry.extra] == nil else {
          if chosen == nil { rejectNames(position, entry, action) }
          continue
        }
        if let span, entry.extra == 0 || ledger.document.extras[entry.extra].points.isEmpty {
          place(entry, position, action, day, span)
        } else {
          placeWithClock(entry, position, action, day)
        }
      }
    }
    leaveOutSecondOpen()
  }

  /// Places the sessions that run or are paused, and nothing else.
  mutating func placeOpen() {
    let document = ledger.document
    for position in document.entries.indices {
      let entry = document.entries[position]
      guard entry.form == .running || entry.form == .paused else { continue }
      let action = Int(ledger.names.actions[Int(entry.name.index)])
      let isKnown = action >= 0 && ledger.actions[action].kind == .time
      guard isKnown, entry.extra == 0 || unknownTags[entry.extra] == nil else {
        rejectNames(position, entry, action)
        continue
      }
      placeWithClock(entry, position, action, document.day(ofEntry: position))
    }
    leaveOutSecondOpen()
  }

  /// The pieces in order of their starts, those of a session in its own order. The two runs are merged from their ends on,
  /// within the memory of the longer one.
  mutating func takePieces() -> [Piece] {
    late.sort { ($0.start, $0.entry) < ($1.start, $1.entry) }
    var pieces: [Piece] = []
    swap(&pieces, &ordered)
    var next = pieces.count - 1
    pieces += late
    var free = pieces.count - 1
    while let last = late.last {
      if next >= 0, pieces[next].start > last.start {
        pieces[free] = pieces[next]
        next -= 1
      } else {
        pieces[free] = last
        late.removeLast()
      }
      free -= 1
    }
    return pieces
  }

  /// An entry at plain times of a date around which nothing changes.
  @inline(__always)
  private mutating func place(_ entry: Entry, _ position: Int, _ action: Int, _ day: DayNumber, _ span: QuietSpan) {
    let midnight = span.instant(day: day, second: 0).seconds
    switch entry.form {
    case .session:
      let start = midnight &+ Int64(entry.start)
      var end = midnight &+ Int64(entry.value)
      if end < start {
        end &+= 86_400
        guard end >= start, end &- start <= SessionClock.longestStep, entry.value < 86_400 else {
          return placeWithClock(entry, position, action, day)
        }
      }
      if watches { watch.session(start, end, position, action, day) }
      if keepsAny { keep(start, end, position, isFirst: true) }
    case .running, .paused:
      placeWithClock(entry, position, action, day)
    case .length, .count, .measure:
      guard keepsAny || watches else { return }
      let start = entry.isTimed ? midnight &+ Int64(entry.start) : span.start(of: day).seconds
      if watches { watch.mark(entry, start, position, action, day) }
      if keepsAny { mark(position, entry.isTimed ? span.logicalDay(of: Instant(seconds: start)) : day) }
    }
  }

  @inline(__always)
  private mutating func mark(_ position: Int, _ day: DayNumber) {
    if days.contains(day) { marks.append(Mark(entry: UInt32(truncatingIfNeeded: position), day: day)) }
  }

  /// Keeps a piece that touches the window.
  @inline(__always)
  private mutating func keep(_ start: Int64, _ end: Int64, _ position: Int, isFirst: Bool) {
    guard start < window.upperBound, end > window.lowerBound || start >= window.lowerBound else { return }
    add(start, end, position, isFirst: isFirst)
  }

  @inline(__always)
  private mutating func add(_ start: Int64, _ end: Int64, _ position: Int, isFirst: Bool) {
    var start = start
    var isFirst = isFirst
    repeat {
      let length = UInt32(clamping: end - start)
      let piece = Piece(start: start, length: length, entry: position, isFirst: isFirst)
      if start >= lastStart {
        ordered.append(piece)
        lastStart = start
      } else {
        late.append(piece)
      }
      start += Int64(length)
      isFirst = false
    } while start < end
  }

  /// An entry with dates or offsets of its own, a pause, no end, or near a change of clocks or settings.
  @inline(never)
  private mutating func placeWithClock(_ entry: Entry, _ position: Int, _ action: Int, _ day: DayNumber) {
    clock.turn(to: entry, of: day)
    let times: [Instant]
    do throws(SessionClock.Fault) { times = try clock.instants() } catch {
      return reject(error.problem, position, role: error.token.role, ordinal: error.token.ordinal)
    }
    switch entry.form {
    case .length, .count, .measure:
      if watches {
        watch.mark(entry, (times.first ?? ledger.calendar.start(of: day)).seconds, position, action, day)
      }
      if keepsAny { mark(position, times.first.map(ledger.calendar.logicalDay(of:)) ?? day) }
    case .session:
      if watches { watch.session(times, position, action) }
      keepSession(times, position)
    case .paused, .running:
      open.append(
        Timeline.OpenEntry(entry: position, action: action, start: times[0], isPaused: entry.form == .paused))
      keepSession(entry.form == .running ? times + [max(now, times[times.count - 1])] : times, position)
    }
  }

  /// Keeps all pieces of a session if one of them touches the window.
  private mutating func keepSession(_ times: [Instant], _ position: Int) {
    guard keepsAny else { return }
    let pairs = stride(from: 0, to: times.count, by: 2).map { (times[$0].seconds, times[$0 + 1].seconds) }
    let touches = pairs.contains { $0.0 < window.upperBound && ($0.1 > window.lowerBound || $0.0 >= window.lowerBound) }
    guard touches else { return }
    for (index, pair) in pairs.enumerated() { add(pair.0, pair.1, position, isFirst: index == 0) }
  }

  /// Of several sessions of an action that run or are paused, the earliest holds; the others are told of and left out.
  private mutating func leaveOutSecondOpen() {
    let document = ledger.document
    open.sort { $0.start == $1.start ? document.isWritten($0.entry, before: $1.entry) : $0.start < $1.start }
    var first: [Int: Int] = [:]
    var left: Set<Int> = []
    for session in open {
      if let holder = first[session.action] {
        left.insert(session.entry)
        let name = ledger.text(ledger.actions[session.action].name.name)
        reject(.alreadyRunning(action: name), session.entry, role: .time, stillRunning: holder)
      } else {
        first[session.action] = session.entry
      }
    }
    defer { watchOpen() }
    guard !left.isEmpty else { return }
    open.removeAll { left.contains($0.entry) }
    ordered.removeAll { left.contains($0.entry) }
    late.removeAll { left.contains($0.entry) }
  }
}

extension TimelineBuilder {
  /// Looks at the sessions without an end that hold.
  private mutating func watchOpen() {
    guard watches else { return }
    let document = ledger.document
    for session in open {
      let entry = document.entries[session.entry]
      let clock = SessionClock(ledger: ledger, entry: entry, day: document.day(ofEntry: session.entry))
      guard let times = try? clock.instants() else { continue }
      if session.isPaused {
        watch.session(times, session.entry, session.action)
      } else {
        watch.running(times, session.entry, session.action)
      }
    }
  }
}

/// A name that no action has, and the kind of the action that an entry with it needs.
private struct UnknownName: Hashable {
  var name: NameID
  var kind: ActionKind
}

/// What is told of entries that are left out.
extension TimelineBuilder {
  @inline(never)
  private mutating func rejectNames(_ position: Int, _ entry: Entry, _ action: Int) {
    let document = ledger.document
    if action < 0 {
      if entry.form == .count, entry.isTimed, diagnostics.hasRoom,
        let found = EntryFixes(ledger, ofEntry: position).numberWithoutSign()
      {
        return reject(found.problem, position, role: nil, at: found.place)
      }
      let (problem, isSlip) = unknownAction(UnknownName(name: entry.name, kind: entry.form.kind))
      return reject(problem, position, role: .name, isSlip: isSlip)
    }
    let declaration = ledger.actions[action]
    if declaration.kind != entry.form.kind {
      let name = document.names[declaration.name.name]
      let time = declaration.kind == .time && diagnostics.hasRoom ? ledger.bareTime(ofEntry: position) : nil
      return reject(
        .wrongKind(action: name, kind: declaration.kind, form: entry.form, time: time), position, role: nil)
    }
    guard let tag = unknownTags[entry.extra] else { return }
    reject(unknownTag(tag), position, role: .tag, named: document.names[tag])
  }

  private mutating func unknownTag(_ name: NameID) -> Problem {
    if let known = unknownTagProblems[name] { return known }
    let text = ledger.document.names[name]
    let ledger = ledger
    let meant = suggestions.tag(closestTo: text) { ledger.tags.map { ledger.text($0.name.name) } }
    let problem = Problem.unknownTag(name: text, suggestion: meant)
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
    _ problem: Problem, _ position: Int, role: Token.Role?, ordinal: Int = 0, named name: String? = nil,
    isSlip: Bool = false, at known: Location? = nil, stillRunning other: Int? = nil
  ) {
    skippedLines += 1
    // The bag is taken out, so that places are looked up without a copy of the ledger.
    var bag = DiagnosticBag()
    swap(&bag, &diagnostics)
    defer { swap(&bag, &diagnostics) }
    func place() -> Location {
      known ?? ledger.document.place(ofEntry: position, role: role, ordinal: ordinal, named: name)
    }
    guard let other else {
      func fixes() -> [Fix] { EntryFixes(ledger, ofEntry: position).fixes(of: problem, at: place()) }
      // Whether a slip can be mended depends on what else stands on the line.
      let isCertain = isSlip && bag.hasRoom && fixes().contains(where: \.isSafe)
      return bag.add(problem, isCertain: isCertain, fixes: fixes(), at: place())
    }
    bag.add(
      problem, at: place(),
      related: [RelatedPlace(.stillRunning, ledger.document.place(ofEntry: other, role: role))])
  }
}

extension Ledger {
  /// The time of day of a line that has nothing else before its name; nil for any other.
  fileprivate func bareTime(ofEntry position: Int) -> String? {
    let entry = document.entries[position]
    guard entry.form == .count, entry.isTimed, entry.value == 1 else { return nil }
    let line = document.syntaxLine(ofEntry: position)
    guard line.first(.count) == nil, let time = line.first(.time) else { return nil }
    return document.files[Int(document.file(ofEntry: position).index)].text(time.range)
  }
}

extension Document {
  /// The place of the token of an entry's line that plays a part, the first one that says a name where one is given; of the entry
  /// from its value to its name for nil.
  fileprivate func place(
    ofEntry position: Int, role: Token.Role?, ordinal: Int = 0, named name: String? = nil
  ) -> Location {
    let line = syntaxLine(ofEntry: position)
    let values: Set<Token.Role> = [.time, .length, .count, .measure]
    let file = file(ofEntry: position)
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
