public import HaruParse

/// How all goals stand (SPEC, Quests; SPEC, Goals).
public struct GoalsReport: Sendable {
  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The current logical day.
  public var today: DayNumber
  /// The goals in the order of their declaration.
  public var goals: [GoalStanding]

  /// Makes the report of a timeline.
  ///
  /// - Parameters:
  ///   - goals: Positions in `Ledger.goals`; nil for all.
  ///   - listsPeriods: Whether the periods of quests are listed.
  public init(_ timeline: Timeline, goals chosen: Set<Int>? = nil, listsPeriods: Bool = false) {
    let ledger = timeline.ledger
    head = ReportHead(timeline, DayRange(), counting: nil)
    today = ledger.calendar.logicalDay(of: timeline.now)
    let positions = ledger.goals.indices.filter { chosen?.contains($0) ?? true }
    var quests: [QuestSubject: [(goal: Int, quest: Int)]] = [:]
    var subjects: [QuestSubject] = []
    goals = []
    for (order, position) in positions.enumerated() {
      let goal = ledger.goals[position]
      goals.append(GoalStanding(position, goal, today: today))
      for (index, quest) in goal.quests.enumerated() {
        let subject = ledger.subject(of: quest)
        if quests[subject] == nil { subjects.append(subject) }
        quests[subject, default: []].append((order, index))
      }
    }
    // One subject after the other, so that the days of one are held at a time.
    let totals = SubjectTotals(timeline, subjects: subjects, days: Self.days(of: ledger, goals: chosen))
    let skips = Skips(ledger.skips)
    for subject in subjects {
      let series = DaySeries(totals[subject], skipping: skips[subject.target])
      for (order, index) in quests[subject] ?? [] {
        let goal = ledger.goals[goals[order].goal]
        let evaluation = QuestEvaluation(
          goal.quests[index], of: goal, series, ledger.calendar, today: today, hasEnded: goals[order].hasEnded)
        goals[order].quests[index] = evaluation.standing(
          unit: subject.unit, pass: goal.quests[index].declaration.pass ?? goal.declaration.pass,
          listsPeriods: listsPeriods)
      }
    }
    for order in goals.indices { goals[order].sumUp(ledger.goals[goals[order].goal]) }
    head.counted = Self.counted(timeline, positions)
  }

  /// How many running sessions count in a quest of some goals.
  private static func counted(_ timeline: Timeline, _ goals: [Int]) -> Int {
    guard timeline.running > 0 else { return 0 }
    let ledger = timeline.ledger
    var active: [ResolvedTarget: [Range<DayNumber>]] = [:]
    for goal in goals.map({ ledger.goals[$0] }) {
      for quest in goal.quests where ledger.subject(of: quest).unit == .seconds {
        let days = QuestPeriods(quest, of: goal, ledger.calendar).active
        if !days.isEmpty { active[quest.target, default: []].append(days) }
      }
    }
    let spans = active.mapValues { days in
      var spans: [Range<Instant>] = []
      for days in days.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let span = ledger.calendar.start(of: days.lowerBound)..<ledger.calendar.start(of: days.upperBound)
        if let last = spans.last, span.lowerBound <= last.upperBound {
          spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
        } else {
          spans.append(span)
        }
      }
      return spans
    }
    return timeline.runningPieces(EntryFilter()).count { session, pieces in
      let tags = ledger.tags(of: ledger.document.entries[session.entry], action: session.action)
      let targets = [.everything, .action(session.action)] + tags.map(ResolvedTarget.tag)
      return targets.contains { target in
        guard let spans = spans[target] else { return false }
        return pieces.contains { piece in
          // The last one that begins before the piece ends, or where it lies.
          let last = countNotAbove(max(piece.lowerBound, Instant(seconds: piece.upperBound.seconds - 1)), in: spans, by: \.lowerBound)
          return last > 0 && piece.lowerBound < spans[last - 1].upperBound
        }
      }
    }
  }

  /// The days from the first to the last on which a quest is active.
  static func days(of ledger: Ledger, goals chosen: Set<Int>?) -> Range<DayNumber> {
    var hull: Range<DayNumber>?
    for (position, goal) in ledger.goals.enumerated() where chosen?.contains(position) ?? true {
      for quest in goal.quests {
        let active = QuestPeriods(quest, of: goal, ledger.calendar).active
        if active.isEmpty { continue }
        hull =
          min(
            hull?.lowerBound ?? active.lowerBound, active.lowerBound)..<max(
            hull?.upperBound ?? active.upperBound, active.upperBound)
      }
    }
    // A logical day lies within a few days of its date.
    return hull.map { $0.lowerBound..<min($0.upperBound, DayNumber.latest + 30) } ?? DayNumber(0)..<DayNumber(0)
  }
}

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

  /// Position in `Ledger.goals`.
  public var goal: Int
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

  init(_ position: Int, _ goal: Goal, today: DayNumber) {
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
  fileprivate mutating func sumUp(_ goal: Goal) {
    achievement = Percent(meanOf: quests.compactMap(\.rate))
    func mean(_ window: KeyPath<DayWeekMonth<QuestProgress?>, QuestProgress?>) -> Percent? {
      Percent(meanOf: quests.compactMap { $0.progress[keyPath: window]?.share })
    }
    progress = DayWeekMonth(day: mean(\.day), week: mean(\.week), month: mean(\.month))
    guard state == .active, hasEnded else { return }
    if !quests.isEmpty {
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
  /// All periods, where they were asked for.
  public var periods: [QuestPeriod]

  /// The share of the decided periods that are met or kept; nil while none is decided.
  public var rate: Fraction? { decided == 0 ? nil : Fraction(Int128(kept), Int128(decided)) }

  fileprivate static let none = QuestStanding(
    unit: .seconds, kept: 0, decided: 0, holds: true, streak: 0, best: 0,
    progress: DayWeekMonth(day: nil, week: nil, month: nil), current: nil, next: nil, recent: [], periods: [])
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
