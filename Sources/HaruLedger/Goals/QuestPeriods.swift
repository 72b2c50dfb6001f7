import HaruParse

extension DayNumber {
  /// The end of what has no end: later than any day, and far from where arithmetic with days ends.
  static let endless = DayNumber(1_000_000_000)
}

/// How a quest's cadence cuts its days into periods (SPEC, Quests).
struct QuestPeriods: Sendable {
  let cadence: Cadence
  /// The weekdays among which days are counted.
  let weekdays: UInt8
  /// The days on which the quest is active; up to `DayNumber.endless` where nothing ends it. May be empty.
  private(set) var active: Range<DayNumber>
  /// The goal's own span, for `total`.
  let whole: Range<DayNumber>
  let calendar: LedgerCalendar
  /// The days that the cadence names; none where it cuts the calendar in another way.
  private let days: DayPattern

  init(_ quest: Quest, of goal: Goal, _ calendar: LedgerCalendar) {
    let declaration = goal.declaration
    cadence = quest.declaration.cadence
    weekdays = quest.declaration.over ?? DayPattern.allWeekdays
    days = if case .on(let days) = cadence { DayPattern(days) } else { DayPattern() }
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
    /// The day from which `per N days` and `per N weeks` count.
    fileprivate var first: DayNumber?
    fileprivate var whole: Range<DayNumber>?
  }

  /// How the periods are cut.
  var cut: Cut {
    switch cadence {
    case .everyDays: Cut(cadence: cadence, first: active.lowerBound)
    case .everyWeeks: Cut(cadence: cadence, first: calendar.weekStart(of: active.lowerBound))
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
    case .everyWeeks(let count):
      let first = calendar.weekNumber(of: active.lowerBound)
      let block = first + (calendar.weekNumber(of: day) - first) / count * count
      return calendar.startOfWeek(block)..<calendar.startOfWeek(block + count)
    case .on(.weekdays(let mask)):
      let today = Int(day.weekday.rawValue)
      guard let ahead = (0..<7).first(where: { mask >> ((today + $0) % 7) & 1 == 1 }) else { return nil }
      return (day + ahead)..<(day + ahead + 1)
    case .on: return days.first(from: day).map { $0..<($0 + 1) }
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
    guard active.upperBound != .endless, day < active.upperBound else { return 0 }
    var day = day
    var count = 0
    let round: Int
    switch cadence {
    case .per(.day): round = 1
    case .everyDays(let days): round = days
    case .per(.week), .anyDays(_, .week), .everyWeeks:
      round = if case .everyWeeks(let weeks) = cadence { 7 * weeks } else { 7 }
      let last = calendar.lastWeekChange
      while day <= last, let range = period(from: day) {
        count += 1
        day = range.upperBound
      }
    case .on: return PatternCounts(days).count(in: day..<active.upperBound).sum(among: DayPattern.allWeekdays)
    // After 400 years the months come again.
    case .per, .anyDays: round = 146_097
    case .span, .total: return period(from: day) == nil ? 0 : 1
    }
    guard day < active.upperBound else { return count }
    let (rounds, rest) = (active.upperBound - day).quotientAndRemainder(dividingBy: round)
    let whole = rounds > 0 ? rounds * self.count(in: day..<(day + round)) : 0
    return count + whole + self.count(in: day..<(day + rest))
  }

  /// How many periods begin on some active days, the first of which no earlier period holds.
  private func count(in days: Range<DayNumber>) -> Int {
    var day = days.lowerBound
    var count = 0
    while let range = period(from: day), range.lowerBound < days.upperBound {
      count += 1
      day = range.upperBound
    }
    return count
  }

  /// The number of days of a period that are counted: its *n*.
  func counted(in days: Range<DayNumber>) -> Int {
    weekdays == DayPattern.allWeekdays
      ? days.upperBound - days.lowerBound : WeekdayCounts(in: days).sum(among: weekdays)
  }

  /// Whether a period has a day of a pattern in some active days.
  func havePeriod(in days: Range<DayNumber>, of pattern: DayPattern) -> Bool {
    guard let period = period(from: days.lowerBound), period.lowerBound < days.upperBound else { return false }
    // Periods but those that are named days follow one another.
    var days = days
    if case .span = cadence { days = days.clamped(to: period) }
    guard !self.days.isEmpty else { return pattern.first(from: days.lowerBound).map { $0 < days.upperBound } ?? false }
    var start = days.lowerBound.startOfMonth
    // Every month there is, by its length and its first weekday, comes within 40 years.
    for _ in 0..<(41 * 12) where start < days.upperBound {
      let (year, month, _) = start.civil
      let length = DayNumber.daysInMonth(year: year, month: month)
      let weekday = Int(start.weekday.rawValue)
      var common = self.days.days(ofMonthOn: weekday, length: length) & pattern.days(ofMonthOn: weekday, length: length)
      if start < days.lowerBound { common &= ~0 << UInt32(days.lowerBound - start + 1) }
      if days.upperBound - start < length { common &= (2 << UInt32(days.upperBound - start)) &- 1 }
      if common != 0 { return true }
      start = start + length
    }
    return false
  }

  /// Whether an active day of a period is on one of the weekdays that are counted.
  var hasCountedDay: Bool {
    var span = active
    if case .span(let first, let last) = cadence { span = active.clamped(to: first..<(last + 1)) }
    return counted(in: span) > 0
  }
}

extension CalendarUnit {
  /// What the calendar cuts for it.
  fileprivate var unit: LedgerCalendar.Unit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
