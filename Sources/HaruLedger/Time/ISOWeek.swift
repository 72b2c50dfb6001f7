package import HaruParse

/// A week by ISO 8601: from Monday on, in the year of its Thursday (SPEC, Weeks). No setting has a say in it.
package struct ISOWeek: Hashable, Sendable {
  /// The year that it counts in.
  package var year: Int
  /// Its number, 1–53.
  package var week: Int

  /// The week that holds a day.
  package init(of day: DayNumber) {
    let thursday = day - Int(day.weekday.rawValue) + 3
    year = thursday.civil.year
    week = (thursday - DayNumber(year: year, month: 1, day: 1)) / 7 + 1
  }

  /// A week of a year; nil where the year has none with that number.
  package init?(year: Int, week: Int) {
    // The last week holds December 28.
    guard 1...ISOWeek(of: DayNumber(year: year, month: 12, day: 28)).week ~= week else { return nil }
    (self.year, self.week) = (year, week)
  }

  /// Its days.
  package var days: Range<DayNumber> {
    // The first week holds January 4.
    let fourth = DayNumber(year: year, month: 1, day: 4)
    let monday = fourth - Int(fourth.weekday.rawValue) + (week - 1) * 7
    return monday..<(monday + 7)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// `2026-W28`
  package var description: String { "\(year)-W" + (week < 10 ? "0" : "") + String(week) }
}
