package import HaruParse

/// How instants are written down so that they read back exactly: the inverse of placing entries in time (SPEC, Instants).
package struct WrittenTimes: Sendable {
  let ledger: Ledger
  /// Whether an end after midnight is written as `25:10` rather than `01:10`, where both mean the same.
  let countsPastMidnight: Bool

  /// The longest session, in seconds, whose times are written without a date: 36 hours.
  static let longestWithoutDate: Int64 = 36 * 3600

  /// Times of a ledger.
  package init(_ ledger: Ledger, countsPastMidnight: Bool = true) {
    self.ledger = ledger
    self.countsPastMidnight = countsPastMidnight
  }

  /// The instants of an entry's times.
  /// - Throws: what is wrong with them.
  package func instants(_ points: [TimePoint], on day: DayNumber) throws(Problem) -> [Instant] {
    do throws(SessionClock.Fault) {
      return try SessionClock(ledger: ledger, day: day, points: points).instants()
    } catch { throw error.problem }
  }

  /// The calendar date and the time that an instant is written as where it begins an entry; nil beyond the years that a ledger
  /// can name.
  package func first(at instant: Instant) -> (day: DayNumber, point: TimePoint)? {
    let (day, second, offset) = ledger.calendar.civil(at: instant)
    guard DayNumber.earliest <= day, day <= DayNumber.latest else { return nil }
    let plain = TimePoint(second: Int32(second))
    for point in [plain] + exact(plain, offset) where means(instant, [point], day) { return (day, point) }
    return nil
  }

  /// The time that an instant is written as where it follows the times `before` of an entry of the date `day`; nil where it
  /// cannot: it lies before the last of them, or more than seven days after the first.
  package func next(at instant: Instant, after before: [TimePoint], on day: DayNumber) -> TimePoint? {
    guard let times = try? instants(before, on: day), let first = times.first else { return nil }
    let (date, second, offset) = ledger.calendar.civil(at: instant)
    let plain = TimePoint(second: Int32(second))
    let full = TimePoint(second: Int32(second), day: date)
    var candidates: [TimePoint] = []
    if instant.seconds - first.seconds <= Self.longestWithoutDate {
      let late = TimePoint(second: Int32(second + 86_400))
      let isNextDay = date == day + 1
      candidates += isNextDay && (isCountedOn(before, times, on: day) ?? countsPastMidnight) ? [late] : [plain]
      if isNextDay { candidates += [late, plain] }
      candidates += candidates.flatMap { exact($0, offset) }
    }
    candidates.append(full)
    candidates += exact(full, offset)
    return candidates.first { means(instant, before + [$0], day) }
  }

  /// Whether a session counts on past midnight, as `25:10`, or begins anew, as `01:10`; nil where it does neither yet.
  private func isCountedOn(_ points: [TimePoint], _ times: [Instant], on day: DayNumber) -> Bool? {
    for (point, time) in zip(points, times) where point.day == nil {
      if point.second >= 86_400 { return true }
      if point.offset == nil, ledger.calendar.civil(at: time).day > day { return false }
    }
    return nil
  }

  /// The times of a session on one clock: once one counts on past midnight, those after it do, where that means the same.
  package func onOneClock(_ points: [TimePoint], on day: DayNumber) -> [TimePoint] {
    guard let first = points.firstIndex(where: { $0.second >= 86_400 }), let times = try? instants(points, on: day)
    else {
      return points
    }
    var result = points
    for position in points.indices where position > first && points[position].day == nil {
      guard points[position].second < 86_400 else { continue }
      result[position].second += 86_400
      if (try? instants(result, on: day)) != times { result[position] = points[position] }
    }
    return result
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
