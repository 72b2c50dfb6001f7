internal import HaruParse

/// What: No period of a quest lies in its goal; closing the goal does not matter.
///
/// Why: It never counts, neither for the goal nor in a report, so a date of the quest or of the goal is probably
/// wrong. A goal that was closed early with `closed=` is no such case.
///
/// Example:
///
///     action time read
///     goal Exam start=2026-04-06 end=2026-04-24
///       quest read >= 1h per day until=2026-03-31
///     2026-04-07
///       1h read
///
/// Fix: Correct the dates, or delete the quest.
///
///     action time read
///     goal Exam start=2026-04-06 end=2026-04-24
///       quest read >= 1h per day
///     2026-04-07
///       1h read
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
