public import HaruParse

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
  package var daysNeeded: Int? {
    if case .anyDays(let count, _) = declaration.cadence { count } else { nil }
  }

  /// Whether its periods are limits: of `any N days`, only the days are.
  package var limitsPeriods: Bool { declaration.comparison == .atMost && daysNeeded == nil }

  /// A need as it is shown: a length to the minute, rounded in the person's favour as every need is, but to the second where
  /// it is short, was asked for so, or where the seconds decide.
  package func shownNeed(_ need: Int64, of value: Int64, _ unit: QuestUnit) -> Int64 {
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
