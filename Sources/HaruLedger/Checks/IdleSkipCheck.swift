internal import HaruParse

/// What: A skip covers no day that a quest asks something for.
///
/// Why: It excuses nothing. That does no harm, but the dates may not be those that were meant.
///
/// Example:
///
///     action time read
///     goal Books start=2026-07-01
///       quest read >= 30m on mon,wed,fri
///     skip 2026-07-07
///     2026-07-06
///       1h read
///
/// Fix: Correct the dates (2026-07-07 is a Tuesday), or leave it as a note about the days.
///
///     action time read
///     goal Books start=2026-07-01
///       quest read >= 30m on mon,wed,fri
///     skip 2026-07-08
///     2026-07-06
///       1h read
enum IdleSkipCheck: Check {
  static let codes: [Code] = [.idleSkip]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    var quests: [(target: ResolvedTarget, periods: QuestPeriods)] = []
    for goal in ledger.goals {
      quests += goal.quests.map { ($0.target, QuestPeriods($0, of: goal, ledger.calendar)) }
    }
    for (skip, declaration) in context.skips {
      let fitting = quests.filter { skip.target == nil || skip.target == $0.target }
      // A target that no quest has is told as a warning.
      if skip.target != nil, fitting.isEmpty { continue }
      let isIdle = fitting.allSatisfy { quest in
        let active = quest.periods.active.clamped(to: skip.first..<(skip.last + 1))
        guard !active.isEmpty, let period = quest.periods.period(from: active.lowerBound) else { return true }
        return period.clamped(to: active).isEmpty
      }
      if isIdle { bag.add(.idleSkip, at: Location(declaration.file, declaration.range)) }
    }
  }
}
