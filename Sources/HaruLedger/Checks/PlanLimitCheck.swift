internal import HaruParse

/// What: With `set plan free`: over 10 actions, 2 goals, or 3 quests of a goal, archived and ended ones included.
///
/// Why: The free plan of the app ends there. What is above it is read and counted here, but not by the app.
///
/// Example:
///
///     set plan free
///     goal One start=2026-01-01
///     goal Two start=2026-01-01
///     goal Three start=2026-01-01
///
/// Fix: Delete or join some of them, or write `set plan premium` if you have it.
///
///     set plan premium
///     goal One start=2026-01-01
///     goal Two start=2026-01-01
///     goal Three start=2026-01-01
enum PlanLimitCheck: Check {
  static let codes: [Code] = [.planLimit]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    guard ledger.settings.isFreePlan else { return }
    if ledger.actions.count > 10 {
      let first = ledger.actions[10]
      bag.add(
        .planLimit(.action, count: ledger.actions.count, limit: 10), at: Location(first.file, first.name.range))
    }
    if ledger.goals.count > 2 {
      let first = ledger.goals[2].declaration
      bag.add(.planLimit(.goal, count: ledger.goals.count, limit: 2), at: Location(first.file, first.title.range))
    }
    for goal in ledger.goals where goal.quests.count > 3 {
      let first = goal.quests[3].declaration
      bag.add(.planLimit(.quest, count: goal.quests.count, limit: 3), at: Location(first.file, first.range))
    }
  }
}
