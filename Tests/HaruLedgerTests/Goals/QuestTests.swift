import Testing

/// Every cadence in both directions, cut, skipped, open and over. 2026-07-01 is a Wednesday, 2026-07-06 a Monday. The figures
/// are worked out by hand; the arithmetic stands beside them.
@Suite struct QuestTests {
  @Test(arguments: days + weeks + longer) func calendarPeriods(_ example: QuestCase) throws { try example.check() }
  @Test(arguments: blocks + weekdays + dates + ordinals) func namedDays(_ example: QuestCase) throws {
    try example.check()
  }
  @Test(arguments: anyDays + spans + totals) func spansAndAnyDays(_ example: QuestCase) throws { try example.check() }
  @Test(arguments: over + quarters + weekBlocks + repeatingSkips) func countedDays(_ example: QuestCase) throws {
    try example.check()
  }
  @Test(arguments: later) func periodsToCome(_ example: QuestCase) throws { try example.check() }
  @Test(arguments: skips + brokenHeadings + passes + clocks + sums) func rules(_ example: QuestCase) throws {
    try example.check()
  }
}
