public import HaruParse

/// How instants are written down so that they read back exactly: the inverse of placing entries in time (SPEC, Instants).
public struct WrittenTimes: Sendable {
  let ledger: Ledger
  /// Whether an end after midnight is written as `25:10` rather than `01:10`, where both mean the same.
  let countsPastMidnight: Bool

  /// The longest session, in seconds, whose times are written without a date: 36 hours.
  static let longestWithoutDate: Int64 = 36 * 3600

  /// Times of a ledger.
  public init(_ ledger: Ledger, countsPastMidnight: Bool = true) {
    self.ledger = ledger
    self.countsPastMidnight = countsPastMidnight
  }

  /// The instants of an entry's times.
  /// - Throws: what is wrong with them.
  public func instants(_ points: [TimePoint], on day: DayNumber) throws(Problem) -> [Instant] {
    do throws(SessionClock.Fault) {
      return try SessionClock(ledger: ledger, day: day, points: points).instants()
    } catch { throw error.problem }
  }

  /// The calendar date and the time that an instant is written as where it begins an entry; nil beyond the years that a ledger
  /// can name.
  public func first(at instant: Instant) -> (day: DayNumber, point: TimePoint)? {
    let (day, second, offset) = ledger.calendar.civil(at: instant)
    guard DayNumber.earliest <= day, day <= DayNumber.latest else { return nil }
    let plain = TimePoint(second: Int32(second))
    for point in [plain] + exact(plain, offset) where means(instant, [point], day) { return (day, point) }
    return nil
  }

  /// The time that an instant is written as where it follows the times `before` of an entry of the date `day`; nil where it
  /// cannot: it lies before the last of them, or more than seven days after the first.
  public func next(at instant: Instant, after before: [TimePoint], on day: DayNumber) -> TimePoint? {
    guard let times = try? instants(before, on: day), let first = times.first else { return nil }
    let (date, second, offset) = ledger.calendar.civil(at: instant)
    let plain = TimePoint(second: Int32(second))
    let full = TimePoint(second: Int32(second), day: date)
    var candidates: [TimePoint] = []
    if instant.seconds - first.seconds <= Self.longestWithoutDate {
      let late = TimePoint(second: Int32(second + 86_400))
      let isNextDay = date == day + 1
      let isLaterToday = !isNextDay || before.contains { $0.second >= 86_400 } || !countsPastMidnight
      candidates += isLaterToday ? [plain] : [late]
      if isNextDay { candidates += [late, plain] }
      candidates += candidates.flatMap { exact($0, offset) }
    }
    candidates.append(full)
    candidates += exact(full, offset)
    return candidates.first { means(instant, before + [$0], day) }
  }

  /// The time at the clock's offset; none where it has none, or one that cannot be written.
  private func exact(_ point: TimePoint, _ offset: Int32?) -> [TimePoint] {
    guard let offset, offset % 60 == 0, abs(offset) <= 18 * 3600 else { return [] }
    return [TimePoint(second: point.second, day: point.day, offset: offset)]
  }

  /// Whether the last of an entry's times is the instant.
  private func means(_ instant: Instant, _ points: [TimePoint], _ day: DayNumber) -> Bool {
    (try? instants(points, on: day))?.last == instant
  }
}
