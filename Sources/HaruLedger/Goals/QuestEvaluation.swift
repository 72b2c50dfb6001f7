import HaruParse

/// The one rule by which every quest is judged (SPEC, Quests).
struct QuestEvaluation {
  let periods: QuestPeriods
  private let series: DaySeries
  private let amount: Int64
  /// The number of days that `any N days` asks for; nil for all other cadences.
  private let daysNeeded: Int64?
  private let isLimit: Bool
  /// The weekdays among which days are counted.
  private var weekdays: UInt8 { periods.weekdays }
  let today: DayNumber
  private let hasEnded: Bool

  init(
    _ quest: Quest, of goal: Goal, _ series: DaySeries, _ calendar: LedgerCalendar, today: DayNumber, hasEnded: Bool
  ) {
    periods = QuestPeriods(quest, of: goal, calendar)
    self.series = series
    switch quest.declaration.amount {
    case .time(let amount), .count(let amount): self.amount = amount
    }
    if case .anyDays(let count, _) = quest.declaration.cadence { daysNeeded = Int64(count) } else { daysNeeded = nil }
    isLimit = quest.declaration.comparison == .atMost
    self.today = today
    self.hasEnded = hasEnded
  }

  /// Whether periods are judged as limits: of `any N days`, only the days are.
  private var limitsPeriods: Bool { isLimit && daysNeeded == nil }

  /// All that is to say about the quest.
  func standing(unit: QuestUnit, pass: Int, _ list: QuestPeriodList) -> QuestStanding {
    var kept = 0
    var decided = 0
    var streak = 0
    var best = 0
    var current: CurrentPeriod?
    var recent: [QuestPeriod.State] = []
    var place = DaySeries.Place()
    var day = periods.active.lowerBound
    while let range = periods.period(from: day), range.lowerBound <= today {
      let period = judged(range, &place)
      day = range.upperBound
      if period.state.isDecided {
        decided += 1
        kept += period.state.isGood ? 1 : 0
        streak = period.state.isGood ? streak + 1 : 0
        best = max(best, streak)
      }
      if recent.count == 120 { recent.removeFirst(60) }
      recent.append(period.state)
      if range.contains(today) { current = self.current(period, range) }
    }
    let calendar = periods.calendar
    return QuestStanding(
      unit: unit, kept: kept, decided: decided, holds: decided == 0 || kept * 100 >= pass * decided, streak: streak,
      best: best,
      progress: DayWeekMonth(
        day: progress(in: calendar.days(of: .day, containing: today)),
        week: progress(in: calendar.days(of: .week, containing: today)),
        month: progress(in: calendar.days(of: .month, containing: today))),
      current: current, next: nextDay, recent: recent.suffix(60), periods: list,
      later: list.later)
  }

  /// The state of a period.
  @inline(__always)
  func judged(_ range: Range<DayNumber>, _ place: inout DaySeries.Place) -> QuestPeriod {
    let span = range.clamped(to: periods.active)
    let isEndless = range.upperBound == .endless
    let days = isEndless ? 0 : periods.counted(in: range)
    let eligible = series.skipped.eligible(in: span, among: weekdays)
    let value = value(in: span, near: &place)
    // Of a period with fewer days than are asked for, all of them are.
    let whole = daysNeeded.map { min($0, Int64(days)) } ?? amount
    let need = isEndless ? whole : Self.need(whole, eligible, of: days, roundedUp: limitsPeriods)
    var period = QuestPeriod(
      from: range.lowerBound, to: isEndless ? nil : range.upperBound - 1, days: isEndless ? nil : days,
      eligible: isEndless ? nil : eligible,
      skipped: isEndless ? nil : periods.counted(in: span) - eligible, value: value, need: need,
      state: .excused, isKeptWithoutEntry: false)
    guard eligible > 0, limitsPeriods || need > 0 else { return period }
    // Whether days that count have begun, and whether none is left from today on.
    if today < span.lowerBound || series.skipped.eligible(in: span.lowerBound..<min(today + 1, span.upperBound)) == 0 {
      period.state = .upcoming
      return period
    }
    let isOver =
      hasEnded || span.upperBound <= today
      || series.skipped.eligible(in: max(today, span.lowerBound)..<span.upperBound) == 0
    if limitsPeriods {
      period.state = value > need ? .exceeded : isOver ? .kept : .open
    } else {
      period.state = value >= need ? .met : isOver ? .missed : .open
    }
    if isLimit, period.state.isGood { period.isKeptWithoutEntry = !series.hasEntry(in: span, near: &place) }
    return period
  }

  /// amount × eligible ÷ days in whole seconds, counts or days.
  @inline(__always)
  private static func need(_ amount: Int64, _ eligible: Int, of days: Int, roundedUp: Bool) -> Int64 {
    if eligible == 0 { return 0 }
    if eligible == days { return amount }
    let product = amount.multipliedFullWidth(by: Int64(eligible))
    let (quotient, rest) = Int64(days).dividingFullWidth(product)
    return roundedUp && rest > 0 ? quotient + 1 : quotient
  }

  /// The total of active days, or the number of them that pass.
  @inline(__always)
  private func value(in span: Range<DayNumber>, near place: inout DaySeries.Place) -> Int64 {
    daysNeeded == nil ? series.value(in: span, near: &place) : daysPassed(in: span, near: &place)
  }

  /// The number of eligible days whose own total satisfies the amount; under a limit, only days that are over.
  private func daysPassed(in span: Range<DayNumber>, near place: inout DaySeries.Place) -> Int64 {
    if isLimit {
      let over = hasEnded ? span : span.lowerBound..<min(max(today, span.lowerBound), span.upperBound)
      return Int64(series.skipped.eligible(in: over) - series.count(in: over, near: &place) { $0 > amount })
    }
    // A day without an entry has 0.
    guard amount > 0 else {
      return Int64(series.skipped.eligible(in: span) - series.count(in: span, near: &place) { $0 < amount })
    }
    return Int64(series.count(in: span, near: &place) { $0 >= amount })
  }

  /// The first eligible day of the next period after the current day.
  private var nextDay: DayNumber? {
    var day = max(today + 1, periods.active.lowerBound)
    // Nobody waits for a period after so many that are excused.
    for _ in 0..<400 {
      guard let range = periods.period(from: day) else { break }
      let span = range.clamped(to: periods.active)
      if range.lowerBound > today, let first = series.skipped.firstEligible(in: span, among: weekdays) {
        return first
      }
      day = range.upperBound
    }
    return nil
  }

  private func current(_ period: QuestPeriod, _ range: Range<DayNumber>) -> CurrentPeriod {
    let left = max(0, period.need.subtractingReportingOverflow(period.value).partialValue)
    guard period.to != nil else { return CurrentPeriod(period: period, left: left, remaining: nil, perDay: nil) }
    let active = range.clamped(to: periods.active)
    let rest = max(today, active.lowerBound)..<max(today, active.upperBound, active.lowerBound)
    let remaining = hasEnded ? 0 : series.skipped.eligible(in: rest, among: weekdays)
    let perDay = remaining == 0 ? nil : left / Int64(remaining) + (left % Int64(remaining) == 0 ? 0 : 1)
    return CurrentPeriod(period: period, left: left, remaining: remaining, perDay: perDay)
  }
}

extension QuestEvaluation {
  /// How far the quest has come in a window, over the periods that touch it; nil without an eligible day there.
  private func progress(in window: Range<DayNumber>) -> QuestProgress? {
    let span = window.clamped(to: periods.active)
    guard !span.isEmpty else { return nil }
    var sum: Int64 = 0
    var need = Fraction.zero
    var counted = Fraction.zero
    var isEmpty = true
    var place = DaySeries.Place()
    var day = span.lowerBound
    while let range = periods.period(from: day), range.lowerBound < window.upperBound {
      guard range.upperBound != .endless else { return nil }
      day = range.upperBound
      let part = range.clamped(to: span)
      let eligible = series.skipped.eligible(in: part, among: weekdays)
      // What was done on other weekdays counts as well.
      guard eligible > 0 || weekdays != DayPattern.allWeekdays else { continue }
      if eligible > 0 { isEmpty = false }
      let value = value(in: part, near: &place)
      let days = periods.counted(in: range)
      let whole = daysNeeded.map { min($0, Int64(days)) } ?? amount
      let share = eligible == 0 ? Fraction.zero : Fraction(Int128(whole) * Int128(eligible), Int128(days))
      sum &+= value
      need = need + share
      counted = counted + min(Fraction(Int128(max(value, 0)), 1), share)
    }
    guard !isEmpty else { return nil }
    guard limitsPeriods else {
      return QuestProgress(value: sum, need: need, share: counted.divided(by: need), usage: nil)
    }
    let total = Fraction(Int128(sum), 1)
    guard amount > 0 else { return QuestProgress(value: sum, need: need, share: sum > 0 ? .zero : .one, usage: nil) }
    return QuestProgress(
      value: sum, need: need, share: total > need ? need.divided(by: total) : .one, usage: total.divided(by: need))
  }
}

extension Fraction {
  /// The quotient; `other` is above zero.
  fileprivate func divided(by other: Fraction) -> Fraction {
    Fraction(numerator * other.denominator, denominator * other.numerator)
  }
}
