import HaruParse

/// What the one pass over the entries notices for the checks: entries in file order. It holds nothing
/// where nothing is odd (ARCHITECTURE, invariant 7).
struct EntryNotes: Sendable {
  /// Entries that start more than an hour after now.
  var future: [EntryPosition] = []
  /// Entries whose action is archived on their logical day.
  var archived: [EntryPosition] = []
  /// Sessions with a piece that ends when it starts.
  var emptyPieces: [EntryPosition] = []
  /// Lengths and counts of 0.
  var zeroAmounts: [EntryPosition] = []
  /// Sessions and lengths above `max-session`, with their seconds.
  var long: [(entry: EntryPosition, seconds: Int)] = []
  /// Sessions that have run for longer than `max-session`.
  var forgotten: [EntryPosition] = []
  /// Counts below zero.
  var takenBack: [EntryPosition] = []
  /// The actions whose sessions do not simply follow one another in file order: only these can overlap.
  var crossed: Set<ActionPosition> = []

  /// Adds what was noticed of the entries that follow.
  fileprivate mutating func add(_ other: EntryNotes) {
    future += other.future
    archived += other.archived
    emptyPieces += other.emptyPieces
    zeroAmounts += other.zeroAmounts
    long += other.long
    forgotten += other.forgotten
    takenBack += other.takenBack
    crossed.formUnion(other.crossed)
  }
}

/// Looks at each entry as it is placed: which are wrong, which are open and, for the checks, what is odd. That is rare, so one
/// comparison a kind decides, and the rest is out of line.
struct EntryWatch: EntrySink, Sendable {
  /// What is known of an action on the way.
  private struct Action {
    /// The latest end of its sessions so far, in seconds since 1970; the end of time before the first one.
    var reach = Int64.max
    /// The earliest start of those that are not empty.
    var least = Int64.max
    /// The last date on which none of its entries can lie on its `archived` day or later.
    var lastFree = DayNumber(.max)
  }

  /// The entries that are wrong.
  private(set) var wrong: [EntryPosition] = []
  /// The sessions that run or are paused.
  private(set) var open: [Timeline.OpenEntry] = []
  private(set) var notes = EntryNotes()
  /// Whether what is odd is wanted.
  private let isWatching: Bool
  private let ledger: Ledger
  private let now: Int64
  /// The latest start that is not told of, in seconds since 1970.
  private let latest: Int64
  /// `max-session` in seconds.
  private let longest: Int64
  private var actions: [Action] = []

  init(_ ledger: Ledger, now: Instant, isWatching: Bool) {
    self.ledger = ledger
    self.isWatching = isWatching
    self.now = now.seconds
    latest = min(now.seconds, .max - 3600) + 3600
    longest = Int64(ledger.settings.longestSession)
    guard isWatching else { return }
    // Times up to 47:59 and the day-start move an entry by two days at most.
    actions = ledger.actions.map { action in
      Action(lastFree: action.archived.map { $0 - 3 } ?? DayNumber(.max))
    }
  }

  /// Adds what was seen of the entries that follow.
  mutating func add(_ other: EntryWatch) {
    wrong += other.wrong
    open += other.open
    notes.add(other.notes)
    for position in actions.indices where other.actions[position].reach < .max {
      let (mine, next) = (actions[position], other.actions[position])
      guard mine.reach < .max else {
        actions[position] = next
        continue
      }
      if next.least < mine.reach { notes.crossed.insert(Position(position)) }
      actions[position].reach = max(mine.reach, next.reach)
      actions[position].least = min(mine.least, next.least)
    }
  }

  /// Looks at the sessions that run or are paused, and at nothing else.
  mutating func lookForOpen() {
    let document = ledger.document
    var placer: EntryPlacer?
    for position in document.entries.indices {
      let form = document.entries[position].form
      guard form == .running || form == .paused else { continue }
      if placer == nil { placer = EntryPlacer(ledger) }
      placer?.place(position..<(position + 1), fromRun: document.run(of: Position(position)), into: &self)
    }
  }

  mutating func wrong(_ position: EntryPosition) { wrong.append(position) }

  mutating func open(_ times: [Instant], _ entry: PlacedEntry) {
    open.append(
      Timeline.OpenEntry(
        entry: entry.position, action: entry.action, times: times, isPaused: entry.entry.form == .paused))
  }

  @inline(__always)
  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {
    guard isWatching else { return }
    let isOdd = UInt64(bitPattern: end &- start) &- 1 >= UInt64(bitPattern: longest) || start > latest
    if isOdd || start < actions[entry.action.index].reach || entry.date > actions[entry.action.index].lastFree {
      return oddSession(start, end, entry.position, entry.action)
    }
    actions[entry.action.index].reach = end
  }

  @inline(never)
  private mutating func oddSession(_ start: Int64, _ end: Int64, _ position: EntryPosition, _ action: ActionPosition) {
    piece(start, end, action)
    whole(start, end &- start, position, action, isEmpty: start == end)
  }

  mutating func session(_ times: [Instant], _ entry: PlacedEntry) {
    if isWatching { finished(times, entry.position, entry.action) }
  }

  /// Looks at the sessions without an end that hold.
  mutating func lookAtOpen(_ sessions: [Timeline.OpenEntry]) {
    guard isWatching else { return }
    for session in sessions {
      if session.isPaused {
        finished(session.times, session.entry, session.action)
      } else {
        running(session.times, session.entry, session.action)
      }
    }
  }

  /// A session whose times are in pairs of start and end.
  private mutating func finished(_ times: [Instant], _ position: EntryPosition, _ action: ActionPosition) {
    var seconds: Int64 = 0
    var isEmpty = false
    for index in stride(from: 0, to: times.count - 1, by: 2) {
      let (start, end) = (times[index].seconds, times[index + 1].seconds)
      piece(start, end, action)
      isEmpty = isEmpty || start == end
      seconds += end - start
    }
    whole(times[0].seconds, seconds, position, action, isEmpty: isEmpty)
  }

  /// A session that runs; its last piece has no end.
  private mutating func running(_ times: [Instant], _ position: EntryPosition, _ action: ActionPosition) {
    let end = max(now, times[times.count - 1].seconds)
    let all = times + [Instant(seconds: end)]
    var seconds: Int64 = 0
    var isEmpty = false
    for index in stride(from: 0, to: all.count, by: 2) {
      piece(all[index].seconds, all[index + 1].seconds, action)
      isEmpty = isEmpty || index + 2 < all.count && all[index] == all[index + 1]
      seconds += all[index + 1].seconds - all[index].seconds
    }
    if seconds > longest { notes.forgotten.append(position) }
    whole(times[0].seconds, 0, position, action, isEmpty: isEmpty)
  }

  /// What is odd about the order of an action's pieces.
  private mutating func piece(_ start: Int64, _ end: Int64, _ action: ActionPosition) {
    // An empty piece overlaps nothing.
    if start < end {
      if start < actions[action.index].reach, actions[action.index].reach < .max { notes.crossed.insert(action) }
      actions[action.index].least = min(actions[action.index].least, start)
    }
    actions[action.index].reach = actions[action.index].reach < .max ? max(actions[action.index].reach, end) : end
  }

  /// What is odd about a session as a whole.
  private mutating func whole(
    _ start: Int64, _ seconds: Int64, _ position: EntryPosition, _ action: ActionPosition, isEmpty: Bool
  ) {
    if isEmpty { notes.emptyPieces.append(position) }
    if seconds > longest { notes.long.append((position, Int(seconds))) }
    timed(start, position, action)
  }

  private mutating func timed(_ start: Int64, _ position: EntryPosition, _ action: ActionPosition) {
    if start > latest { notes.future.append(position) }
    if let archived = ledger.actions[action].archived,
      ledger.calendar.logicalDay(of: Instant(seconds: start)) >= archived
    {
      notes.archived.append(position)
    }
  }

  @inline(__always)
  mutating func mark(_ start: Int64, _ placed: PlacedEntry) {
    guard isWatching else { return }
    let entry = placed.entry
    let isOdd =
      entry.form == .measure
      ? false : entry.value <= 0 || entry.form == .length && Int64(entry.value) > longest
    if isOdd || start > latest || placed.date > actions[placed.action.index].lastFree {
      oddMark(entry, start, placed.position, placed.action, placed.date)
    }
  }

  @inline(never)
  private mutating func oddMark(
    _ entry: Entry, _ start: Int64, _ position: EntryPosition, _ action: ActionPosition, _ day: DayNumber
  ) {
    if entry.form != .measure {
      if entry.value == 0 { notes.zeroAmounts.append(position) }
      if entry.value < 0 { notes.takenBack.append(position) }
      if entry.form == .length, Int64(entry.value) > longest { notes.long.append((position, Int(entry.value))) }
    }
    if entry.isTimed { return timed(start, position, action) }
    if start > latest { notes.future.append(position) }
    if let archived = ledger.actions[action].archived, day >= archived { notes.archived.append(position) }
  }
}
