import HaruParse

/// Finds what `Code.planLimit` describes.
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
