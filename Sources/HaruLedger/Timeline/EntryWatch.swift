internal import HaruParse

/// What the one pass over the entries notices for the checks: positions in `Document.entries`, in file order. It holds nothing
/// where nothing is odd (ARCHITECTURE, invariant 7).
struct EntryNotes: Sendable {
  /// Entries that start more than an hour after now.
  var future: [UInt32] = []
  /// Entries whose action is archived on their logical day.
  var archived: [UInt32] = []
  /// Sessions with a piece that ends when it starts.
  var emptyPieces: [UInt32] = []
  /// Lengths and counts of 0.
  var zeroAmounts: [UInt32] = []
  /// Sessions and lengths above `max-session`, with their seconds.
  var long: [(entry: UInt32, seconds: Int)] = []
  /// Sessions that have run for longer than `max-session`.
  var forgotten: [UInt32] = []
  /// Counts below zero.
  var takenBack: [UInt32] = []
  /// The actions whose sessions do not simply follow one another in file order: only these can overlap.
  var crossed: Set<Int> = []
}

/// Looks at each entry as it is placed. What is odd is rare, so one comparison a kind decides, and the rest is out of line.
struct EntryWatch {
  /// What is known of an action on the way.
  private struct Action {
    /// The latest end of its sessions so far, in seconds since 1970.
    var reach = Int64.min
    /// The last date on which none of its entries can lie on its `archived` day or later.
    var lastFree = DayNumber(.max)
  }

  private(set) var notes = EntryNotes()
  private let ledger: Ledger
  private let now: Int64
  /// The latest start that is not told of, in seconds since 1970.
  private let latest: Int64
  /// `max-session` in seconds.
  private let longest: Int64
  private var actions: [Action]

  init(_ ledger: Ledger, now: Instant) {
    self.ledger = ledger
    self.now = now.seconds
    latest = min(now.seconds, .max - 3600) + 3600
    longest = Int64(ledger.settings.longestSession)
    // Times up to 47:59 and the day-start move an entry by two days at most.
    actions = ledger.actions.map { action in
      Action(lastFree: action.archived.map { $0 - 3 } ?? DayNumber(.max))
    }
  }

  /// A session of one piece on the date `day`.
  @inline(__always)
  mutating func session(_ start: Int64, _ end: Int64, _ position: Int, _ action: Int, _ day: DayNumber) {
    let isOdd = UInt64(bitPattern: end &- start) &- 1 >= UInt64(bitPattern: longest) || start > latest
    if isOdd || start < actions[action].reach || day > actions[action].lastFree {
      return oddSession(start, end, position, action)
    }
    actions[action].reach = end
  }

  @inline(never)
  private mutating func oddSession(_ start: Int64, _ end: Int64, _ position: Int, _ action: Int) {
    piece(start, end, action)
    whole(start, end &- start, position, action, isEmpty: start == end)
  }

  /// A session of any shape whose times are `times`, in pairs of start and end.
  mutating func session(_ times: [Instant], _ position: Int, _ action: Int) {
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
  mutating func running(_ times: [Instant], _ position: Int, _ action: Int) {
    let end = max(now, times[times.count - 1].seconds)
    let all = times + [Instant(seconds: end)]
    var seconds: Int64 = 0
    var isEmpty = false
    for index in stride(from: 0, to: all.count, by: 2) {
      piece(all[index].seconds, all[index + 1].seconds, action)
      isEmpty = isEmpty || index + 2 < all.count && all[index] == all[index + 1]
      seconds += all[index + 1].seconds - all[index].seconds
    }
    if seconds > longest { notes.forgotten.append(UInt32(position)) }
    whole(times[0].seconds, 0, position, action, isEmpty: isEmpty)
  }

  /// What is odd about the order of an action's pieces.
  private mutating func piece(_ start: Int64, _ end: Int64, _ action: Int) {
    // An empty piece overlaps nothing.
    if start < actions[action].reach, start < end { notes.crossed.insert(action) }
    actions[action].reach = max(actions[action].reach, end)
  }

  /// What is odd about a session as a whole.
  private mutating func whole(_ start: Int64, _ seconds: Int64, _ position: Int, _ action: Int, isEmpty: Bool) {
    if isEmpty { notes.emptyPieces.append(UInt32(position)) }
    if seconds > longest { notes.long.append((UInt32(position), Int(seconds))) }
    timed(start, position, action)
  }

  private mutating func timed(_ start: Int64, _ position: Int, _ action: Int) {
    if start > latest { notes.future.append(UInt32(position)) }
    if let archived = ledger.actions[action].archived,
      ledger.calendar.logicalDay(of: Instant(seconds: start)) >= archived
    {
      notes.archived.append(UInt32(position))
    }
  }

  /// A length, a count or a measure; `start` is that of its day where it has no time.
  @inline(__always)
  mutating func mark(_ entry: Entry, _ start: Int64, _ position: Int, _ action: Int, _ day: DayNumber) {
    let isOdd =
      entry.form == .measure
      ? false : entry.value <= 0 || entry.form == .length && Int64(entry.value) > longest
    if isOdd || start > latest || day > actions[action].lastFree { oddMark(entry, start, position, action, day) }
  }

  @inline(never)
  private mutating func oddMark(_ entry: Entry, _ start: Int64, _ position: Int, _ action: Int, _ day: DayNumber) {
    if entry.form != .measure {
      if entry.value == 0 { notes.zeroAmounts.append(UInt32(position)) }
      if entry.value < 0 { notes.takenBack.append(UInt32(position)) }
      if entry.form == .length, Int64(entry.value) > longest { notes.long.append((UInt32(position), Int(entry.value))) }
    }
    if entry.isTimed { return timed(start, position, action) }
    if start > latest { notes.future.append(UInt32(position)) }
    if let archived = ledger.actions[action].archived, day >= archived { notes.archived.append(UInt32(position)) }
  }
}
