import HaruParse

/// Gathers what lies on each logical day from entries that come in order of their dates, and gives each day away once nothing more
/// can lie on it.
struct DayGathering: EntrySink {
  /// How many days before its date the logical day of an entry lies at most, and after it the last one of a finished session. The
  /// margins of `DayStarts.reach`, times up to 47:59, offsets and sessions of seven days all fit in.
  static let reach = (before: 16, after: 32)
  /// How many days are gathered at a time.
  private static let width = 64

  private let range: Range<DayNumber>
  private var cut: DayCut
  private let calendar: LedgerCalendar
  /// The days from `next` on, each in the slot of its number.
  private var near = [LogicalDay](repeating: LogicalDay(), count: width)
  /// Days further ahead, which only sessions without an end reach.
  private var far: [DayNumber: LogicalDay] = [:]
  /// The first day that was not given away.
  private var next: DayNumber

  /// Gathers what lies on some days.
  init(_ range: Range<DayNumber>, _ calendar: LedgerCalendar) {
    self.range = range
    self.calendar = calendar
    cut = DayCut(calendar)
    next = range.lowerBound
  }

  /// Gives away all days before `end`; false once the taker has enough.
  mutating func give(before end: DayNumber, to take: (LogicalDay) -> Bool) -> Bool {
    let last = min(end, next + Self.width)
    while next < last {
      let slot = Self.slot(next)
      if let more = far.isEmpty ? nil : far.removeValue(forKey: next) { near[slot].add(more) }
      if !near[slot].isEmpty {
        var day = LogicalDay()
        swap(&day, &near[slot])
        day.day = next
        day.sort()
        guard take(day) else { return false }
        day.clear()
        swap(&day, &near[slot])
      }
      next = next + 1
    }
    guard next < end else { return true }
    for number in far.keys.filter({ $0 < end }).sorted() {
      guard var day = far.removeValue(forKey: number) else { continue }
      day.day = number
      day.sort()
      guard take(day) else { return false }
    }
    next = end
    return true
  }

  private static func slot(_ day: DayNumber) -> Int { Int(day.value) & (width - 1) }

  @inline(__always)
  private mutating func add(_ piece: Piece, _ day: DayNumber) {
    guard range.contains(day) else { return }
    if day - next < Self.width { near[Self.slot(day)].add(piece) } else { far[day, default: LogicalDay()].add(piece) }
  }

  @inline(__always)
  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {
    let piece = Piece(start: start, end: end, entry: entry.position)
    if let day = cut.day(of: start, to: end) { add(piece, day) } else { addParts(of: piece) }
  }

  mutating func session(_ times: [Instant], _ entry: PlacedEntry) {
    for index in stride(from: 0, to: times.count - 1, by: 2) {
      addParts(
        of: Piece(
          start: times[index].seconds, end: times[index + 1].seconds,
          entry: entry.position, isFirst: index == 0, isLast: index + 2 >= times.count))
    }
  }

  /// Adds a session that runs or is paused, whose pieces end now at the latest.
  mutating func add(_ pieces: [Range<Instant>], of entry: EntryPosition) {
    for (index, range) in pieces.enumerated() {
      addParts(
        of: Piece(
          start: range.lowerBound.seconds, end: range.upperBound.seconds, entry: entry,
          isFirst: index == 0, isLast: index + 1 == pieces.count))
    }
  }

  @inline(never)
  private mutating func addParts(of whole: Piece) {
    let parts = cut.parts(of: whole.start, to: whole.end)
    let isOnly = parts.tail == nil
    var piece = whole
    piece.isLast = whole.isLast && isOnly
    (piece.start, piece.end) = (parts.head.range.lowerBound, parts.head.range.upperBound)
    add(piece, parts.head.day)
    (piece.isFirst, piece.continues) = (false, true)
    if let middle = parts.middle {
      let days = middle.days.clamped(to: range)
      if !days.isEmpty {
        var piece = piece
        piece.days = Int32(days.upperBound - days.lowerBound)
        piece.start = calendar.start(of: days.lowerBound).seconds
        piece.end = calendar.start(of: days.upperBound).seconds
        add(piece, days.lowerBound)
      }
    }
    guard let tail = parts.tail else { return }
    (piece.start, piece.end, piece.isLast) = (tail.range.lowerBound, tail.range.upperBound, whole.isLast)
    add(piece, tail.day)
  }

  @inline(__always)
  mutating func mark(_ start: Int64, _ entry: PlacedEntry) {
    let day = entry.entry.isTimed ? cut.day(of: start) : entry.date
    guard range.contains(day) else { return }
    let position = entry.position
    if day - next < Self.width {
      near[Self.slot(day)].marks.append(position)
    } else {
      far[day, default: LogicalDay()].marks.append(position)
    }
  }

}
