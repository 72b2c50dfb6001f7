import HaruParse

extension DayNumber {
  /// The end of what has no end: later than any day, and far from where arithmetic with days ends.
  static let endless = DayNumber(1_000_000_000)
}

/// How a quest's cadence cuts its days into periods (SPEC, Quests).
struct QuestPeriods: Sendable {
  let cadence: Cadence
  /// The days on which the quest is active; up to `DayNumber.endless` where nothing ends it. May be empty.
  private(set) var active: Range<DayNumber>
  /// The goal's own span, for `total`.
  let whole: Range<DayNumber>
  let calendar: LedgerCalendar

  init(_ quest: Quest, of goal: Goal, _ calendar: LedgerCalendar) {
    let declaration = goal.declaration
    cadence = quest.declaration.cadence
    self.calendar = calendar
    let first = max(goal.start, quest.declaration.from ?? goal.start)
    let ends = [declaration.end, declaration.closed, quest.declaration.until].compactMap(\.self).map { $0 + 1 }
    active = first..<max(first, ends.min() ?? .endless)
    let end = (declaration.end ?? declaration.closed).map { $0 + 1 } ?? .endless
    whole = goal.start..<max(goal.start, end)
  }

  /// What tells how the periods of two quests are cut, apart from the days on which they are active.
  struct Cut: Hashable {
    fileprivate var cadence: Cadence
    /// The day from which `per N days` counts.
    fileprivate var first: DayNumber?
    fileprivate var whole: Range<DayNumber>?
  }

  /// How the periods are cut.
  var cut: Cut {
    switch cadence {
    case .everyDays: Cut(cadence: cadence, first: active.lowerBound)
    case .total: Cut(cadence: cadence, whole: whole)
    default: Cut(cadence: cadence)
    }
  }

  /// The periods of a quest that is active longer.
  mutating func extend(to end: DayNumber) {
    active = active.lowerBound..<max(active.upperBound, end)
  }

  /// The period that holds an active day, or else the first one after it, as days of the calendar, whole; nil where none that
  /// begins in the active span is left.
  @inline(__always)
  func period(from day: DayNumber) -> Range<DayNumber>? {
    guard day < active.upperBound, let range = anyPeriod(from: day), range.lowerBound < active.upperBound else {
      return nil
    }
    return range
  }

  private func anyPeriod(from day: DayNumber) -> Range<DayNumber>? {
    switch cadence {
    case .per(let unit), .anyDays(_, let unit): return calendar.days(of: unit.unit, containing: day)
    case .everyDays(let count):
      let start = day - (day - active.lowerBound) % count
      return start..<(start + count)
    case .weekdays(let mask):
      let today = Int(day.weekday.rawValue)
      guard let ahead = (0..<7).first(where: { mask >> ((today + $0) % 7) & 1 == 1 }) else { return nil }
      return (day + ahead)..<(day + ahead + 1)
    case .datesOfMonth, .weekdaysOfMonth: return dayOfMonth(from: day)
    case .span(let first, let last): return day <= last ? first..<(last + 1) : nil
    case .total: return day < whole.upperBound ? whole : nil
    }
  }

  /// The first period that begins after a day; nil where none is left.
  func period(after day: DayNumber) -> Range<DayNumber>? {
    guard let range = period(from: max(day + 1, active.lowerBound)) else { return nil }
    return range.lowerBound > day ? range : period(from: range.upperBound)
  }

  /// How many periods begin from a day on that no earlier one holds. There may be millions, so they are not visited: cadences repeat.
  func count(from day: DayNumber) -> Int {
    guard active.upperBound != .endless else { return 0 }
    var day = day
    var count = 0
    let round: Int
    switch cadence {
    case .per(.day): round = 1
    case .everyDays(let days): round = days
    case .weekdays: round = 7
    case .per(.week), .anyDays(_, .week):
      round = 7
      let last = calendar.lastWeekChange
      while day <= last, let range = period(from: day) {
        count += 1
        day = range.upperBound
      }
    // After 400 years the months and their weekdays come again.
    case .per, .anyDays, .datesOfMonth, .weekdaysOfMonth: round = 146_097
    case .span, .total: return period(from: day) == nil ? 0 : 1
    }
    guard day < active.upperBound else { return count }
    let (rounds, rest) = (active.upperBound - day).quotientAndRemainder(dividingBy: round)
    let whole = rounds > 0 ? rounds * self.count(in: day..<(day + round)) : 0
    return count + whole + self.count(in: day..<(day + rest))
  }

  /// How many periods begin on some active days, the first of which no earlier period holds.
  private func count(in days: Range<DayNumber>) -> Int {
    switch cadence {
    case .datesOfMonth, .weekdaysOfMonth: return countDaysOfMonths(in: days)
    default:
      var day = days.lowerBound
      var count = 0
      while let range = period(from: day), range.lowerBound < days.upperBound {
        count += 1
        day = range.upperBound
      }
      return count
    }
  }

  private func countDaysOfMonths(in days: Range<DayNumber>) -> Int {
    var (year, month, first) = days.lowerBound.civil
    var start = days.lowerBound - (first - 1)
    var count = 0
    while start < days.upperBound {
      let length = DayNumber.daysInMonth(year: year, month: month)
      let last = min(length, days.upperBound - start)
      let begun = mask(ofMonthFrom: start, length: length) & ((2 << UInt32(last)) &- 2)
      count += (begun >> UInt32(first)).nonzeroBitCount
      start = start + length
      first = 1
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return count
  }

  /// The next day of a cadence that names days of a month.
  private func dayOfMonth(from day: DayNumber) -> Range<DayNumber>? {
    var (year, month, first) = day.civil
    var start = day - (first - 1)
    // Every date and every weekday of a month comes at least once in eight years.
    for _ in 0..<100 {
      let length = DayNumber.daysInMonth(year: year, month: month)
      let days = mask(ofMonthFrom: start, length: length) >> UInt32(first)
      if days != 0 {
        let found = start + (first - 1) + days.trailingZeroBitCount
        return found..<(found + 1)
      }
      start = start + length
      first = 1
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return nil
  }

  /// The days of a month that are periods: bit n is the day n.
  private func mask(ofMonthFrom start: DayNumber, length: Int) -> UInt32 {
    var mask: UInt32 = 0
    switch cadence {
    case .datesOfMonth(let dates):
      mask = dates & ~1
      if dates & 1 == 1 { mask |= 1 << UInt32(length) }
    case .weekdaysOfMonth(let ordinals, let weekdays):
      let weekday = Int(start.weekday.rawValue)
      for offset in 0..<7 where weekdays >> ((weekday + offset) % 7) & 1 == 1 {
        for week in 0..<5 where ordinals >> (week + 1) & 1 == 1 { mask |= 1 << UInt32(1 + offset + 7 * week) }
        let last = 1 + offset + (length - 1 - offset) / 7 * 7
        if ordinals & 1 == 1 { mask |= 1 << UInt32(last) }
      }
    default: break
    }
    return mask & ((2 << UInt32(length)) &- 2)
  }
}

extension CalendarUnit {
  /// What the calendar cuts for it.
  fileprivate var unit: LedgerCalendar.Unit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
