public import HaruParse

/// The length of the periods of a report (SPEC, Reports).
public enum Grouping: String, Hashable, Sendable, CaseIterable {
  case day, week, month, year, total
}

/// One period of a report.
public struct Period: Hashable, Sendable {
  /// `2026-07-06`, `2026-W28` or a week's first day, `2026-07`, `2026`, `total`.
  public var label: String
  /// Its logical days, cut to the range that was asked for.
  public var days: Range<DayNumber>

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

  init(_ days: Range<DayNumber>, by grouping: Grouping, _ calendar: Calendar, cut range: DayRange) {
    var all: [Period] = []
    var positions: [Int32] = []
    positions.reserveCapacity(days.upperBound - days.lowerBound)
    var day = days.lowerBound
    while day < days.upperBound {
      let whole = Self.whole(grouping, containing: day, of: days, calendar)
      let end = min(whole.days.upperBound, days.upperBound)
      for _ in 0..<(end - day) { positions.append(Int32(all.count)) }
      all.append(Period(label: whole.label, days: range.cut(whole.days)))
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
    _ grouping: Grouping, containing day: DayNumber, of days: Range<DayNumber>, _ calendar: Calendar
  ) -> Period {
    switch grouping {
    case .day: return Period(label: day.description, days: day..<(day + 1))
    case .week:
      let week = calendar.week(containing: day)
      guard week.lowerBound.weekday == .monday else {
        return Period(label: week.lowerBound.description, days: week)
      }
      let iso = calendar.isoWeek(of: week.lowerBound)
      return Period(label: "\(iso.year)-W" + (iso.week < 10 ? "0" : "") + String(iso.week), days: week)
    case .month:
      return Period(label: String(day.description.prefix(7)), days: day.startOfMonth..<day.startOfNextMonth)
    case .year:
      let year = day.civil.year
      let first = DayNumber(year: year, month: 1, day: 1)
      return Period(label: String(year), days: first..<DayNumber(year: year + 1, month: 1, day: 1))
    case .total: return Period(label: "total", days: days)
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
