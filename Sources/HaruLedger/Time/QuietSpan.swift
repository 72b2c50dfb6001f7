package import HaruParse

/// A run of dates around which zone, offset and day-start stay the same, so that everything is plain arithmetic: the hot path
/// of reading a ledger (SPEC, Instants).
package struct QuietSpan: Hashable, Sendable {
  /// How many unchanged dates lie before the span, and after its last date: a session that is written under a date may
  /// last 7 days and end at 47:59, and its logical days are asked for too.
  static let margin = (before: 2, after: 9)

  /// The dates of the span. Their times from −24 hours up to and without 216 hours are all in `offset` and exist once.
  package let days: Range<DayNumber>
  /// Seconds east of UTC; 0 without a zone.
  package let offset: Int32
  /// Where a logical day begins, in seconds after 00:00.
  package let dayStart: Int32

  /// The dates that have their margins within `dates`.
  static func days(within dates: Range<DayNumber>) -> Range<DayNumber>? {
    let first = dates.lowerBound + margin.before
    let end = dates.upperBound - margin.after
    return first < end ? first..<end : nil
  }

  /// The instant of the time `second` of a date of the span, −86,400..<777,600.
  @inlinable package func instant(day: DayNumber, second: Int) -> Instant {
    Instant(seconds: Int64(day.value) &* 86_400 &+ Int64(second) &- Int64(offset))
  }

  /// The first instant of a logical day, from two days before the span to eight after its last date.
  @inlinable package func start(of day: DayNumber) -> Instant {
    instant(day: day, second: Int(dayStart))
  }

  /// The logical day of an instant that `instant(day:second:)` gives.
  @inlinable package func logicalDay(of instant: Instant) -> DayNumber {
    let shifted = instant.seconds &+ Int64(offset) &- Int64(dayStart)
    let quotient = shifted / 86_400
    return DayNumber(Int32(truncatingIfNeeded: shifted % 86_400 < 0 ? quotient &- 1 : quotient))
  }

  /// The start of the first logical day.
  var start: Instant { start(of: days.lowerBound) }
  /// The end of the last logical day.
  var end: Instant { start(of: days.upperBound) }
}
