extension Cadence {
  /// The cadence as the format writes it: `per day`, `on 1st,3rd tue`, `in 2026-07-01..2026-09-30`.
  public var written: String {
    switch self {
    case .per(let unit): return "per " + unit.keyword
    case .everyDays(let count): return "per \(count) " + (count == 1 ? "day" : "days")
    case .everyWeeks(let count): return "per \(count) weeks"
    case .on(let days): return "on " + days.written
    case .anyDays(let count, let unit): return "any \(count) " + (count == 1 ? "day" : "days") + " per " + unit.keyword
    case .span(let first, let last): return "in \(first)..\(last)"
    case .total: return "total"
    }
  }

  /// The cadence as the format writes it, with the weekdays of an `over`: `per week over mon-fri`.
  public func written(over weekdays: UInt8?) -> String {
    written + (weekdays.map { " over " + Self.ranges(of: $0) { $0.keyword } } ?? "")
  }

  /// Whether `over` may follow it: it names no days by itself, and its periods hold whole weeks or come by the calendar.
  var takesOver: Bool {
    switch self {
    case .per(let unit): unit != .day
    case .everyWeeks, .span, .total: true
    case .everyDays, .on, .anyDays: false
    }
  }

  /// The weekdays of a mask, from Monday on.
  public static func weekdays(in mask: UInt8) -> [Weekday] { Weekday.allCases.filter { mask >> $0.rawValue & 1 == 1 } }

  /// The weekdays of a mask in words, three or more in a row as a range: `mon-wed,fri`. A row may wrap round the week.
  public static func ranges(
    of mask: UInt8, dash: String = "-", separator: String = ",", _ word: (Weekday) -> String
  ) -> String {
    func has(_ day: Int) -> Bool { mask >> UInt8(day % 7) & 1 == 1 }
    let start = (0..<7).first { has($0) && !has($0 + 6) } ?? 0
    var parts: [String] = []
    var day = start
    while day < start + 7 {
      var end = day
      while end < start + 7, has(end) { end += 1 }
      let run = (day..<end).map { word(Weekday.allCases[$0 % 7]) }
      parts += run.count > 2 ? [run[0] + dash + run[run.count - 1]] : run
      day = end + 1
    }
    return parts.joined(separator: separator)
  }
}

extension RepeatingDays {
  /// The days as the format writes them: `mon,wed`, `15,last`, `1st,3rd tue`.
  public var written: String {
    switch self {
    case .weekdays(let mask): return Cadence.weekdays(in: mask).map(\.keyword).joined(separator: ",")
    case .datesOfMonth(let mask):
      let dates = (1...31).filter { mask >> UInt32($0) & 1 == 1 }.map(String.init)
      return (dates + (mask & 1 == 1 ? ["last"] : [])).joined(separator: ",")
    case .weekdaysOfMonth(let ordinals, let weekdays):
      let numbers = (1...5).filter { ordinals >> UInt8($0) & 1 == 1 }.map {
        ["", "1st", "2nd", "3rd", "4th", "5th"][$0]
      }
      return (numbers + (ordinals & 1 == 1 ? ["last"] : [])).joined(separator: ",") + " "
        + Cadence.weekdays(in: weekdays).map(\.keyword).joined(separator: ",")
    }
  }
}

extension SkippedSpan {
  /// The days as the format writes them: `2026-08-01..2026-08-07`, `on sat,sun in 2026-07-01..2026-08-31`.
  public var written: String {
    let span =
      switch (first, last) {
      case (let first?, let last?): first == last && repeating == nil ? "\(first)" : "\(first)..\(last)"
      default: ""
      }
    guard let repeating else { return span }
    return "on " + repeating.written + (span.isEmpty ? "" : " in " + span)
  }
}

extension CalendarUnit {
  /// The spelling of the format.
  public var keyword: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .year: "year"
    }
  }
}

extension Comparison {
  /// The sign of the format.
  public var written: String { self == .atLeast ? ">=" : "<=" }
}
