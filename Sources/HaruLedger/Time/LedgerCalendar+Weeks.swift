public import HaruParse

extension LedgerCalendar {
  /// The weekday on which weeks begin by the setting valid on a date (SPEC, Weeks).
  public func weekStartDay(on day: DayNumber) -> Weekday { weekStarts[day] }

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

  /// The number of the ISO 8601 week that holds a day, 1–53, and the year it counts in: that of its Thursday (SPEC, Weeks).
  public func isoWeek(of day: DayNumber) -> (year: Int, week: Int) { Self.isoWeek(of: day) }

  /// The same, which no setting has a say in.
  static func isoWeek(of day: DayNumber) -> (year: Int, week: Int) {
    let thursday = day - Int(day.weekday.rawValue) + 3
    let year = thursday.civil.year
    return (year, (thursday - DayNumber(year: year, month: 1, day: 1)) / 7 + 1)
  }
}
