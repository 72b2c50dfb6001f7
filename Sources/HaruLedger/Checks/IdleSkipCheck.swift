internal import HaruParse

/// Finds what `Code.idleSkip` describes.
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
      // Another check warns of a target that no quest has.
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
