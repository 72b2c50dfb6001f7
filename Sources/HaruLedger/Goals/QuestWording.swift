public import HaruParse

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

extension Amount {
  /// Seconds or a count.
  public var number: Int64 {
    switch self {
    case .time(let seconds): seconds
    case .count(let count): count
    }
  }
}

extension Quest {
  /// The number of days of `any N days`; nil for other cadences.
  public var daysNeeded: Int? {
    if case .anyDays(let count, _) = declaration.cadence { count } else { nil }
  }

  /// Whether its periods are limits: of `any N days`, only the days are.
  public var limitsPeriods: Bool { declaration.comparison == .atMost && daysNeeded == nil }

  /// A need as it is shown: a length to the minute, rounded in the person's favour as every need is, but to the second where
  /// it is short, was asked for so, or where the seconds decide.
  public func shownNeed(_ need: Int64, of value: Int64, _ unit: QuestUnit) -> Int64 {
    guard unit == .seconds, daysNeeded == nil, need >= 600, declaration.amount.number % 60 == 0, abs(value - need) >= 60
    else { return need }
    return (limitsPeriods ? need + 59 : need) / 60 * 60
  }
}

extension QuestProgress {
  /// The need in whole seconds, counts or days, rounded in the person's favour.
  public func wholeNeed(_ quest: Quest) -> Int64 {
    let rounding = quest.limitsPeriods ? need.denominator - 1 : 0
    return Int64(clamping: (need.numerator + rounding) / need.denominator)
  }
}
