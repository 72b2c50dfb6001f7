public import HaruParse

/// The three windows in which progress is looked at: the current day, week and month.
public struct DayWeekMonth<Value> {
  /// The current logical day.
  public var day: Value
  /// The week that holds it.
  public var week: Value
  /// Its month.
  public var month: Value

  /// What `transform` makes of each.
  public func map<Other>(_ transform: (Value) -> Other) -> DayWeekMonth<Other> {
    DayWeekMonth<Other>(day: transform(day), week: transform(week), month: transform(month))
  }
}

extension DayWeekMonth: Sendable where Value: Sendable {}
extension DayWeekMonth: Equatable where Value: Equatable {}

/// How a goal stands (SPEC, Goals).
public struct GoalStanding: Sendable, Equatable {
  /// What a goal has come to.
  public enum State: String, Sendable, CaseIterable {
    case upcoming, active, achieved, failed
    case needsConfirmation = "needs-confirmation"
  }

  /// How many of a goal's days have passed.
  public struct Elapsed: Sendable, Equatable {
    /// Whole days passed.
    public var days: Int
    /// All days.
    public var of: Int
    /// Their share.
    public var percent: Percent { Fraction(Int128(days), Int128(of)).percent }
  }

  /// The goal.
  public var goal: GoalPosition
  /// What it has come to.
  public var state: State
  /// Whether its last day is over, or its `closed` day has begun.
  public var hasEnded: Bool
  /// The last day of its span; nil while nothing ends it.
  public var last: DayNumber?
  /// How many of its days have passed; nil where it has no end.
  public var elapsed: Elapsed?
  /// The mean of its quests' rates; nil while no period of any is decided.
  public var achievement: Percent?
  /// The mean of its quests' progress; nil where none has a figure.
  public var progress: DayWeekMonth<Percent?>
  /// Its quests in the order of their lines.
  public var quests: [QuestStanding]

  init(_ position: GoalPosition, _ goal: Goal, today: DayNumber) {
    let declaration = goal.declaration
    self.goal = position
    hasEnded = (declaration.end.map { $0 < today } ?? false) || (declaration.closed.map { $0 <= today } ?? false)
    state = today < goal.start ? .upcoming : .active
    last = [declaration.end, declaration.closed].compactMap(\.self).min()
    elapsed = declaration.end.map { end in
      let all = max(1, end - goal.start + 1)
      return Elapsed(days: min(max(0, today - goal.start), all), of: all)
    }
    progress = DayWeekMonth(day: nil, week: nil, month: nil)
    quests = [QuestStanding](repeating: .none, count: goal.quests.count)
  }

  /// What follows from all quests.
  mutating func sumUp(_ goal: Goal) {
    achievement = Percent(meanOf: quests.compactMap(\.rate))
    func mean(_ window: KeyPath<DayWeekMonth<QuestProgress?>, QuestProgress?>) -> Percent? {
      Percent(meanOf: quests.compactMap { $0.progress[keyPath: window]?.share })
    }
    progress = DayWeekMonth(day: mean(\.day), week: mean(\.week), month: mean(\.month))
    guard state == .active, hasEnded else { return }
    // Where no period is decided, the quests say nothing.
    if quests.contains(where: { $0.decided > 0 }) {
      state = quests.allSatisfy(\.holds) ? .achieved : .failed
    } else {
      switch goal.declaration.result {
      case .achieved: state = .achieved
      case .failed: state = .failed
      case nil: state = .needsConfirmation
      }
    }
  }
}

/// How a quest stands (SPEC, Quests).
public struct QuestStanding: Sendable, Equatable {
  /// What its amounts are. The values of `any N days` are days.
  public var unit: QuestUnit
  /// Periods met or kept.
  public var kept: Int
  /// Periods decided.
  public var decided: Int
  /// Whether its rate is at least what it needs.
  public var holds: Bool
  /// Periods met or kept in a row up to now.
  public var streak: Int
  /// The longest such row.
  public var best: Int
  /// How far it has come in the current day, week and month; nil where there is no figure.
  public var progress: DayWeekMonth<QuestProgress?>
  /// The period that holds the current day; nil where none does.
  public var current: CurrentPeriod?
  /// The first eligible day of the next period that begins after the current day and has one; nil without any.
  public var next: DayNumber?
  /// The states of the last periods that have begun, up to 60, the latest last.
  public var recent: [QuestPeriod.State]
  /// The periods that have begun and the next one, where they were asked for.
  public var periods: QuestPeriodList
  /// How many periods come after those; nil where nothing ends the quest, or where they were not asked for.
  public var later: Int?

  /// Whether no period is there or to come.
  public var isOver: Bool {
    current == nil && next == nil && progress.day == nil && progress.week == nil && progress.month == nil
  }

  /// The share of the decided periods that are met or kept; nil while none is decided.
  public var rate: Fraction? { decided == 0 ? nil : Fraction(Int128(kept), Int128(decided)) }

  static let none = QuestStanding(
    unit: .seconds, kept: 0, decided: 0, holds: true, streak: 0, best: 0,
    progress: DayWeekMonth(day: nil, week: nil, month: nil), current: nil, next: nil, recent: [],
    periods: QuestPeriodList(), later: nil)
}

/// How far a quest has come in a window (SPEC, Quests).
public struct QuestProgress: Sendable, Equatable {
  /// The plain sum: seconds, counts or days.
  public var value: Int64
  /// What the window asks for, or allows at most.
  public var need: Fraction
  /// The progress, 0 to 1.
  public var share: Fraction
  /// How much of a limit is used, which may be more than all of it; nil for a target, a limit of 0 and `any N days`.
  public var usage: Fraction?
}

/// A period of a quest (SPEC, States of a period).
public struct QuestPeriod: Sendable, Equatable {
  /// What has become of it.
  public enum State: String, Sendable, CaseIterable {
    case upcoming, open, met, missed, kept, exceeded, excused

    /// Whether it is decided for good.
    public var isGood: Bool { self == .met || self == .kept }
    /// Whether it is decided.
    public var isDecided: Bool { isGood || self == .missed || self == .exceeded }
  }

  /// The first day.
  public var from: DayNumber
  /// The last day, nil where it has none.
  public var to: DayNumber?
  /// The number of days, nil where it has no last one.
  public var days: Int?
  /// The number of eligible days, nil where it has no last one.
  public var eligible: Int?
  /// The number of days that are skipped while the quest is active, nil where it has no last one.
  public var skipped: Int?
  /// The total over the eligible days: seconds, counts or days.
  public var value: Int64
  /// What is needed, or allowed at most.
  public var need: Int64
  /// What has become of it.
  public var state: State
  /// Whether it was kept without any entry.
  public var isKeptWithoutEntry: Bool
}

/// The period that holds the current day.
public struct CurrentPeriod: Sendable, Equatable {
  /// The period.
  public var period: QuestPeriod
  /// What is missing, or may still be used; 0 where nothing is.
  public var left: Int64
  /// Eligible days from today on; nil where it has no last one.
  public var remaining: Int?
  /// What is left for each of the remaining days, rounded up; nil without any, and where it has no last day.
  public var perDay: Int64?
}
