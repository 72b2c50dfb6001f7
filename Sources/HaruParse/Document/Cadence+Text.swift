extension Cadence {
  /// The cadence as the format writes it: `per day`, `on 1st,3rd tue`, `in 2026-07-01..2026-09-30`.
  public var written: String {
    switch self {
    case .per(let unit): return "per " + unit.keyword
    case .everyDays(let count): return "per \(count) " + (count == 1 ? "day" : "days")
    case .weekdays(let mask): return "on " + Self.weekdays(in: mask).map(\.keyword).joined(separator: ",")
    case .datesOfMonth(let mask):
      let dates = (1...31).filter { mask >> UInt32($0) & 1 == 1 }.map(String.init)
      return "on " + (dates + (mask & 1 == 1 ? ["last"] : [])).joined(separator: ",")
    case .weekdaysOfMonth(let ordinals, let weekdays):
      let numbers = (1...5).filter { ordinals >> UInt8($0) & 1 == 1 }.map {
        ["", "1st", "2nd", "3rd", "4th", "5th"][$0]
      }
      return "on " + (numbers + (ordinals & 1 == 1 ? ["last"] : [])).joined(separator: ",") + " "
        + Self.weekdays(in: weekdays).map(\.keyword).joined(separator: ",")
    case .anyDays(let count, let unit): return "any \(count) " + (count == 1 ? "day" : "days") + " per " + unit.keyword
    case .span(let first, let last): return "in \(first)..\(last)"
    case .total: return "total"
    }
  }

  /// The weekdays of a mask, from Monday on.
  public static func weekdays(in mask: UInt8) -> [Weekday] { Weekday.allCases.filter { mask >> $0.rawValue & 1 == 1 } }
}

extension CalendarUnit {
  /// The spelling of the format.
  public var keyword: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}

extension Comparison {
  /// The sign of the format.
  public var written: String { self == .atLeast ? ">=" : "<=" }
}
