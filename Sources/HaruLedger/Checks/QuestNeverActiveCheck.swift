internal import HaruParse

/// What: A quest that no day is asked for: its `from=` lies after the goal's end, its `until=` before the goal's start, or none of its
/// periods lies in between.
///
/// Why: It never counts, neither for the goal nor in a report, so a date of the quest or of the goal is probably wrong. A goal that was
/// closed early with `closed=` is no such case.
///
/// Example:
///
///     goal 중간고사 start=2026-04-06 end=2026-04-24
///       quest 독서 >= 1h per day until=2026-03-31
///
/// Fix: Correct the dates, or delete the quest.
enum QuestNeverActiveCheck: Check {
  static let codes: [Code] = [.questNeverActive]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for goal in context.ledger.goals {
      // Closing is an afterthought: a quest that would have begun later is none the worse for it.
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
