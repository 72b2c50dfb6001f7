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
      guard let (year, week) = isoWeek else { return start.description }
      return "\(year)-W" + (week < 10 ? "0" : "") + String(week)
    case .month: return String(start.description.prefix(7))
    case .year: return String(start.civil.year)
    case .total: return "total"
    }
  }

  /// The number of the week by ISO 8601 and the year it counts in; nil for another unit, and for a week that does not begin
  /// on Monday.
  public var isoWeek: (year: Int, week: Int)? {
    grouping == .week && start.weekday == .monday ? LedgerCalendar.isoWeek(of: start) : nil
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
  /// By day from `days.lowerBound` on, the position in `all`; empty where each day is a period.
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

  /// Each day by itself, without a label: for tables that are not shown.
  init(daily days: Range<DayNumber>) {
    self.days = days
    all = []
    positions = []
  }

  /// The number of periods.
  var count: Int { positions.isEmpty ? days.upperBound - days.lowerBound : all.count }

  private static func whole(
    _ grouping: Grouping, containing day: DayNumber, of days: Range<DayNumber>, _ calendar: LedgerCalendar
  ) -> Range<DayNumber> {
    switch grouping {
    case .day: return day..<(day + 1)
    case .week: return calendar.week(containing: day)
    case .month: return day.startOfMonth..<day.startOfNextMonth
    case .year:
      let year = day.civil.year
      return DayNumber(year: year, month: 1, day: 1)..<DayNumber(year: year + 1, month: 1, day: 1)
    case .total: return days
    }
  }

  /// The position of the period of a day; nil outside of `days`.
  @inline(__always)
  func position(of day: DayNumber) -> Int? {
    guard days.contains(day) else { return nil }
    return positions.isEmpty ? day - days.lowerBound : Int(positions[day - days.lowerBound])
  }

  /// The days of the period at `position`, cut to `days`.
  func covered(_ position: Int) -> Range<DayNumber> {
    guard positions.isEmpty else { return all[position].days.clamped(to: days) }
    return (days.lowerBound + position)..<(days.lowerBound + position + 1)
  }
}

/// The logical days that a report is asked for; either end may be open.
public struct DayRange: Hashable, Sendable {
  /// The first day; nil for the first with an entry.
  public var from: DayNumber?
  /// The last day; nil for the last with an entry.
  public var to: DayNumber?

  /// The days from `from` to `to`, both included.
  public init(from: DayNumber? = nil, to: DayNumber? = nil) {
    self.from = from
    self.to = to
  }

  /// Whether a day lies in the range.
  func contains(_ day: DayNumber) -> Bool { (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true) }

  /// What of `days` lies in the range.
  func cut(_ days: Range<DayNumber>) -> Range<DayNumber> {
    let first = max(days.lowerBound, from ?? days.lowerBound)
    let end = min(days.upperBound, to.map { $0 + 1 } ?? days.upperBound)
    return first..<max(first, end)
  }

  /// What a timeline must keep for it.
  public var extent: TimelineExtent {
    if from == nil, to == nil { return .all }
    // A logical day lies within a few days of its date.
    let first = from ?? DayNumber.earliest - 30
    let end = to.map { $0 + 1 } ?? DayNumber.latest + 30
    return .days(first..<max(first, end))
  }
}
