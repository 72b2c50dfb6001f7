import HaruParse

/// The rule by which sessions are cut: each logical day has what of a session lies between its start and the next day's
/// (SPEC, Logical days). No other place cuts sessions.
struct DayCut: Sendable {
  /// The parts of a run of time: the first day's, whole days after it, and the last day's.
  struct Parts {
    var head: (day: DayNumber, range: Range<Int64>)
    var middle: (days: Range<DayNumber>, range: Range<Int64>)?
    var tail: (day: DayNumber, range: Range<Int64>)?
  }

  private let calendar: LedgerCalendar
  /// The day that was looked at last.
  private var day = DayNumber(0)
  private var bounds: Range<Int64> = 0..<0
  /// The quiet span that was used last.
  private var span: QuietSpan?

  init(_ calendar: LedgerCalendar) { self.calendar = calendar }

  /// The logical day of an instant.
  @inline(__always)
  mutating func day(of start: Int64) -> DayNumber {
    if !bounds.contains(start) { turn(to: start) }
    return day
  }

  /// The logical day on which a run of time lies as a whole; nil where it must be cut.
  @inline(__always)
  mutating func day(of start: Int64, to end: Int64) -> DayNumber? {
    if !bounds.contains(start) { turn(to: start) }
    return end <= bounds.upperBound ? day : nil
  }

  /// Cuts a run of time that lies on several days.
  @inline(never)
  mutating func parts(of start: Int64, to end: Int64) -> Parts {
    let first = day(of: start)
    var parts = Parts(head: (first, start..<min(end, bounds.upperBound)))
    guard end > bounds.upperBound else { return parts }
    let next = bounds.upperBound
    let second = day(of: next)
    let last = day(of: end - 1)
    if second < last { parts.middle = (second..<last, next..<bounds.lowerBound) }
    parts.tail = (last, bounds.lowerBound..<end)
    return parts
  }

  /// The day on which a piece that continues lay before.
  mutating func dayBefore(_ piece: Piece) -> DayNumber { day(of: piece.start - 1) }

  @inline(never)
  private mutating func turn(to second: Int64) {
    let instant = Instant(seconds: second)
    if let span, span.start <= instant, instant < span.end {
      day = span.logicalDay(of: instant)
      bounds = span.start(of: day).seconds..<span.start(of: day + 1).seconds
    } else {
      day = calendar.logicalDay(of: instant)
      bounds = calendar.start(of: day).seconds..<calendar.start(of: day + 1).seconds
      span = calendar.quietSpan(containing: day)
    }
  }
}
