import HaruParse

/// The times of one entry as instants, by the rules for times that follow one another (SPEC, Entries; SPEC, Instants).
struct SessionClock {
  let ledger: Ledger
  /// The entry's date.
  private(set) var day: DayNumber
  /// The entry's times as written; none where it is untimed.
  private(set) var points: [TimePoint]
  /// The part that the value of an untimed entry plays in its line.
  private var untimedRole = Token.Role.length

  /// The clock of an entry of the date `day`.
  init(ledger: Ledger, entry: Entry, day: DayNumber) {
    self.init(ledger: ledger, day: day, points: Self.points(of: entry, in: ledger.document))
    untimedRole = entry.form.valueRole
  }

  /// Turns to another entry, without taking the ledger in hand again.
  mutating func turn(to entry: Entry, of day: DayNumber) {
    self.day = day
    points = Self.points(of: entry, in: ledger.document)
    untimedRole = entry.form.valueRole
  }

  /// The clock of times that may not stand in the ledger yet.
  init(ledger: Ledger, day: DayNumber, points: [TimePoint]) {
    self.ledger = ledger
    self.day = day
    self.points = points
  }

  /// The longest real time, in seconds, by which a time of the next day may follow the one before it.
  static let longestStep: Int64 = 12 * 3600
  /// The same for a time that bears an offset.
  static let longestStepWithOffset: Int64 = 24 * 3600
  /// The longest span of a session in seconds.
  static let longestSpan: Int64 = 7 * 86_400

  /// Why an entry has no instants, and the token that shows it.
  struct Fault: Error {
    var problem: Problem
    /// A token of the entry's line by its part and its number among those of that part.
    var token: (role: Token.Role, ordinal: Int)
  }

  /// The instants of the entry's times in order; none for an untimed entry. A running session lacks its last end.
  func instants() throws(Fault) -> [Instant] {
    let calendar = ledger.calendar
    guard !points.isEmpty else {
      if calendar.leavesOut(day) { throw skippedDate(day, (untimedRole, 0)) }
      return []
    }
    var result: [Instant] = []
    // The date on which the time before was found: later times without a date are looked for from there on.
    var date = day
    for (ordinal, point) in points.enumerated() {
      let token = (role: Token.Role.time, ordinal: ordinal)
      if point.offset != nil, !ledger.setsZone {
        throw Fault(problem: .offsetWithoutZone, token: token)
      }
      guard let previous = result.last else {
        result.append(try first(point, token))
        date = day + Int(point.second) / 86_400
        continue
      }
      let next = try follow(point, after: previous, since: date, token, ordinal)
      result.append(next.instant)
      date = next.date
    }
    if let first = result.first, let last = result.last, last.seconds - first.seconds > Self.longestSpan {
      throw Fault(problem: .sessionTooLong, token: (.time, result.count - 1))
    }
    return result
  }

  private static func points(of entry: Entry, in document: Document) -> [TimePoint] {
    guard entry.isTimed else { return [] }
    let extra = document.extra(of: entry)
    if !extra.points.isEmpty { return Array(document.points[extra.points]) }
    let first = TimePoint(second: entry.start)
    return entry.form == .session || entry.form == .paused ? [first, TimePoint(second: entry.value)] : [first]
  }

  /// The instant of a first time: of two, the earlier.
  private func first(_ point: TimePoint, _ token: (role: Token.Role, ordinal: Int)) throws(Fault) -> Instant {
    if let offset = point.offset { return instant(day, point.second, offset) }
    switch ledger.calendar.local(day: day, second: Int(point.second)) {
    case .unique(let instant), .repeated(let instant, _): return instant
    case .skipped(_, let before, let after): throw skipped(day, point.second, before, after, token)
    }
  }

  /// The instant of a time that follows `previous`, and the date it lies on: on `date`, as the second of an hour that exists
  /// twice, or on the next day.
  private func follow(
    _ point: TimePoint, after previous: Instant, since date: DayNumber, _ token: (role: Token.Role, ordinal: Int),
    _ ordinal: Int
  ) throws(Fault) -> (instant: Instant, date: DayNumber) {
    // `25:10` counts from the entry's own date, `01:10` from where the session has come to.
    let base = point.day ?? (point.second >= 86_400 ? day : date)
    if let offset = point.offset {
      let found = instant(base, point.second, offset)
      if found >= previous { return (found, base + Int(point.second) / 86_400) }
    } else {
      let place = base + Int(point.second) / 86_400
      switch ledger.calendar.local(day: base, second: Int(point.second)) {
      case .unique(let found):
        if found >= previous { return (found, place) }
      case .repeated(let found, let again):
        if found >= previous { return (found, place) }
        if again >= previous { return (again, place) }
      case .skipped(let at, let before, let after):
        // A time left out before the session began is earlier than it, and means the next day's.
        if at >= previous { throw skipped(base, point.second, before, after, token) }
      }
    }
    if point.day == nil, point.second < 86_400,
      let next = try onNextDay(point, after: previous, base + 1, token)
    {
      return next
    }
    throw outOfOrder(ordinal)
  }

  private func onNextDay(
    _ point: TimePoint, after previous: Instant, _ base: DayNumber, _ token: (role: Token.Role, ordinal: Int)
  ) throws(Fault) -> (instant: Instant, date: DayNumber)? {
    if let offset = point.offset {
      let found = instant(base, point.second, offset)
      let step = found.seconds - previous.seconds
      return step >= 0 && step <= Self.longestStepWithOffset ? (found, base) : nil
    }
    func holds(_ found: Instant) -> Bool {
      found >= previous && found.seconds - previous.seconds <= Self.longestStep
    }
    switch ledger.calendar.local(day: base, second: Int(point.second)) {
    case .unique(let found): return holds(found) ? (found, base) : nil
    case .repeated(let found, let again): return holds(found) ? (found, base) : holds(again) ? (again, base) : nil
    case .skipped(let at, let before, let after):
      guard holds(at) else { return nil }
      throw skipped(base, point.second, before, after, token)
    }
  }

  private func instant(_ day: DayNumber, _ second: Int32, _ offset: Int32) -> Instant {
    Instant(seconds: Int64(day.value) * 86_400 + Int64(second) - Int64(offset))
  }

  private func skipped(
    _ day: DayNumber, _ second: Int32, _ before: WallTime, _ after: WallTime, _ token: (role: Token.Role, ordinal: Int)
  ) -> Fault {
    let date = day + Int(second) / 86_400
    if ledger.calendar.leavesOut(date) { return skippedDate(date, token) }
    let problem = Problem.skippedTime(
      time: ClockText.time(Int(second) % 86_400), date: date,
      before: ClockText.time(before.second - before.second % 60),
      after: ClockText.time(after.second))
    return Fault(problem: problem, token: token)
  }

  private func skippedDate(_ date: DayNumber, _ token: (role: Token.Role, ordinal: Int)) -> Fault {
    var before = date - 1
    var after = date + 1
    while ledger.calendar.leavesOut(before) { before = before - 1 }
    while ledger.calendar.leavesOut(after) { after = after + 1 }
    return Fault(problem: .skippedDate(date: date, before: before, after: after), token: token)
  }

  /// What is wrong with a time that lies too far before the one it follows, and how the two are written right.
  private func outOfOrder(_ ordinal: Int) -> Fault {
    let all = points
    let earlier = all[ordinal - 1]
    let later = all[ordinal]
    let isPlain = [earlier, later].allSatisfy { $0.day == nil && $0.offset == nil && $0.second < 86_400 }
    let isInterval = ordinal % 2 == 1 && all.count == 2
    let (first, second) = (ClockText.point(earlier), ClockText.point(later))
    let swapped = isPlain && isInterval ? second + "-" + first : nil
    let separator = ordinal % 2 == 1 ? "-" : ","
    // What would be too long for a session did not end on the next day.
    let span = Int(later.second) + 86_400 - Int(all[0].second)
    let isNextDay = isPlain && (all[0].day != nil || span <= ledger.settings.longestSession)
    let nextDay = isNextDay ? first + separator + ClockText.time(Int(later.second) + 86_400) : nil
    // `12:00-1:00`: an hour that was counted from noon.
    let noon = later.second + 43_200
    let isAfternoon = isPlain && later.second < 43_200 && noon > earlier.second && noon - earlier.second <= 8 * 3600
    let problem = Problem.timeOutOfOrder(
      earlier: first, later: second,
      afternoon: isAfternoon ? first + separator + ClockText.time(Int(noon)) : nil, swapped: swapped, nextDay: nextDay)
    return Fault(problem: problem, token: (.time, ordinal))
  }
}

extension EntryForm {
  /// The part that the value of an untimed entry of this form plays in its line.
  fileprivate var valueRole: Token.Role {
    switch self {
    case .session, .running, .paused: .time
    case .length: .length
    case .count: .count
    case .measure: .measure
    }
  }
}

/// Times as the format writes them.
package enum ClockText {
  /// `09:05`, `25:10`, and `09:05:30` where there are seconds.
  package static func time(_ second: Int) -> String {
    let parts = [second / 3600, second / 60 % 60] + (second % 60 == 0 ? [] : [second % 60])
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// A time with its date and offset.
  static func point(_ point: TimePoint) -> String {
    let date = point.day.map { "\($0)T" } ?? ""
    guard let offset = point.offset else { return date + time(Int(point.second)) }
    return date + time(Int(point.second)) + "@" + (offset < 0 ? "-" : "+") + time(Int(abs(offset)))
  }
}
