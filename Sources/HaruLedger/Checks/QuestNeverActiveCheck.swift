import HaruParse

/// Finds what `Code.questNeverActive` describes.
enum QuestNeverActiveCheck: Check {
  static let codes: [Code] = [.questNeverActive]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for goal in context.ledger.goals {
      // BrokenHeading is an afterthought: a quest that would have begun later is none the worse for it.
      var open = goal
      open.declaration.closed = nil
      for quest in goal.quests {
        let periods = QuestPeriods(quest, of: open, context.ledger.calendar)
        guard periods.active.isEmpty || periods.period(from: periods.active.lowerBound) == nil else { continue }
        bag.add(.questNeverActive, at: Location(quest.declaration.file, quest.declaration.range))
      }
    }
  }
}
