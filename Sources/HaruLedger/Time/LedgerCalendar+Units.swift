public import HaruParse

extension LedgerCalendar {
  /// The weekday on which weeks begin by the setting valid on a date (SPEC, Weeks).
  package func weekStartDay(on day: DayNumber) -> Weekday { weekStarts[day] }

  /// The last date on which another week-start begins to hold; the earliest of all days where none does.
  var lastWeekChange: DayNumber { weekStarts.starts[weekStarts.starts.count - 1] }

  /// The first day of the week that holds `day`. A week begins on each day that is the week-start valid on that day, and
  /// runs to the next such day, so the week of a change is shorter or longer (SPEC, Weeks).
  public func weekStart(of day: DayNumber) -> DayNumber {
    if weekStarts.values.count == 1 {
      return day - (Int(day.weekday.rawValue) + 7 - Int(weekStarts.values[0].rawValue)) % 7
    }
    var start = day
    while weekStarts[start] != start.weekday { start = start - 1 }
    return start
  }

  /// The days of the week that holds `day` (SPEC, Weeks).
  public func week(containing day: DayNumber) -> Range<DayNumber> {
    var next = day + 1
    while weekStarts[next] != next.weekday { next = next + 1 }
    return weekStart(of: day)..<next
  }

  /// The number of the week that holds a day: weeks are counted one after the other, whatever their first day.
  func weekNumber(of day: DayNumber) -> Int {
    let position = max(countNotAbove(day, in: weekStarts.starts), 1) - 1
    return weeksBefore[position]
      + Self.count(weekStarts.values[position], in: Self.start(position, weekStarts)..<(day + 1))
  }

  /// The first day of the week with a number.
  func startOfWeek(_ number: Int) -> DayNumber {
    // The last setting before which not all weeks up to this one had begun.
    let position = max(countNotAbove(number - 1, in: weeksBefore), 1) - 1
    let start = Self.start(position, weekStarts)
    let ahead = (Int(weekStarts.values[position].rawValue) + 7 - Int(start.weekday.rawValue)) % 7
    return start + (ahead + (number - weeksBefore[position] - 1) * 7)
  }

  /// How many weeks begin before each of the settings holds.
  static func weeks(before settings: Dated<Weekday>) -> [Int] {
    var result = [0]
    for position in settings.starts.indices.dropLast() {
      let days = start(position, settings)..<settings.starts[position + 1]
      result.append(result[position] + count(settings.values[position], in: days))
    }
    return result
  }

  /// From when on the weeks of a setting are counted.
  private static func start(_ position: Int, _ settings: Dated<Weekday>) -> DayNumber {
    max(settings.starts[position], DayPattern.era)
  }

  private static func count(_ weekday: Weekday, in days: Range<DayNumber>) -> Int {
    Int(WeekdayCounts(in: days)[Int(weekday.rawValue)])
  }

  /// The days of the unit that holds `day`, whole; a ledger's weeks are those of its settings.
  public func days(of unit: Unit, containing day: DayNumber) -> Range<DayNumber> {
    if unit == .week { return week(containing: day) }
    guard let months = unit.months else { return day..<(day + 1) }
    let (year, month, _) = day.civil
    let first = (month - 1) / months * months + 1
    let (next, nextYear) = first + months > 12 ? (first + months - 12, year + 1) : (first + months, year)
    return DayNumber(year: year, month: first, day: 1)..<DayNumber(year: nextYear, month: next, day: 1)
  }

  /// The days of the unit before that which holds `day`.
  public func days(of unit: Unit, before day: DayNumber) -> Range<DayNumber> {
    days(of: unit, containing: days(of: unit, containing: day).lowerBound - 1)
  }

  /// A unit of the calendar.
  public enum Unit: Hashable, Sendable {
    case day, week, month, quarter, year

    /// How many months it has; nil for one that is counted in days.
    fileprivate var months: Int? {
      switch self {
      case .day, .week: nil
      case .month: 1
      case .quarter: 3
      case .year: 12
      }
    }
  }
}
