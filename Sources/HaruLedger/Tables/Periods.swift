public import HaruParse

/// The length of the periods of a report (SPEC, Reports).
public enum Grouping: String, Hashable, Sendable, CaseIterable {
  case day, week, month, year, total
}

/// One period of a report.
public struct Period: Hashable, Sendable {
  /// The unit of the calendar that it is one of.
  public var grouping: Grouping
  /// The first day of the unit, which may lie before the range that was asked for.
  public var start: DayNumber
  /// Its logical days, cut to the range that was asked for.
  public var days: Range<DayNumber>

  /// `2026-07-06`, `2026-W28` or a week's first day, `2026-07`, `2026`, `total`.
  public var label: String {
    switch grouping {
    case .day: return start.description
    case .week:
      return start.weekday == .monday ? ISOWeek(of: start).description : start.description
    case .month: return String(start.description.prefix(7))
    case .year: return String(start.civil.year)
    case .total: return "total"
    }
  }

  /// The number of the week by ISO 8601 and the year it counts in; nil for another unit, and for a week that does not begin
  /// on Monday.
  public var isoWeek: (year: Int, week: Int)? {
    guard grouping == .week, start.weekday == .monday else { return nil }
    let week = ISOWeek(of: start)
    return (week.year, week.week)
  }

  /// The first day.
  public var from: DayNumber { days.lowerBound }
  /// The last day.
  public var to: DayNumber { days.upperBound - 1 }
}

/// The periods that cover a range of logical days, in order, and which of them each day belongs to.
struct Periods: Sendable {
  let days: Range<DayNumber>
  let all: [Period]
  /// By day from `days.lowerBound` on, the position in `all`.
  private let positions: [Int32]

  init(_ days: Range<DayNumber>, by grouping: Grouping, _ calendar: LedgerCalendar, cut range: DayRange) {
    var all: [Period] = []
    var positions: [Int32] = []
    positions.reserveCapacity(days.upperBound - days.lowerBound)
    var day = days.lowerBound
    while day < days.upperBound {
      let whole = Self.whole(grouping, containing: day, of: days, calendar)
      let end = min(whole.upperBound, days.upperBound)
      for _ in 0..<(end - day) { positions.append(Int32(all.count)) }
      all.append(Period(grouping: grouping, start: whole.lowerBound, days: range.cut(whole)))
      day = end
    }
    self.days = days
    self.all = all
    self.positions = positions
  }

  private static func whole(
    _ grouping: Grouping, containing day: DayNumber, of days: Range<DayNumber>, _ calendar: LedgerCalendar
  ) -> Range<DayNumber> {
    switch grouping {
    case .day: calendar.days(of: .day, containing: day)
    case .week: calendar.days(of: .week, containing: day)
    case .month: calendar.days(of: .month, containing: day)
    case .year: calendar.days(of: .year, containing: day)
    case .total: days
    }
  }

  /// The position of the period of a day; nil outside of `days`.
  @inline(__always)
  func position(of day: DayNumber) -> Int? {
    guard days.contains(day) else { return nil }
    return Int(positions[day - days.lowerBound])
  }

  /// The days of the period at `position`, cut to `days`.
  func covered(_ position: Int) -> Range<DayNumber> { all[position].days.clamped(to: days) }
}
