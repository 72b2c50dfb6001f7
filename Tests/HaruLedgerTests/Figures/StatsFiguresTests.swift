import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

@Suite struct StatsFiguresTests {
  private func report(
    _ entries: String, _ range: DayRange = DayRange(), now: String = "2026-07-31T12:00"
  ) throws -> StatsReport {
    let ledger = """
      set day-start 06:00
      tag #공부 color=#2F6B4F
      action time 독서 #공부
      action time 영어 #공부
      action count 물

      """
    let (_, timeline) = try timeline(["a.haru": ledger + entries], "a.haru", now: now)
    return StatsReport(
      timeline, range: range, by: .total, filter: EntryFilter(), fillsEmptyPeriods: false, details: true)
  }

  /// Entries, and of reading, English, water and the tag: days and longest session in minutes.
  static let activities: [(String, [(days: Int, minutes: Int64)])] = [
    ("2026-07-06\n  09:00-10:00 독서", [(1, 60), (0, 0), (0, 0), (1, 60)]),
    // Over the start of a day, and over three of them.
    ("2026-07-06\n  05:00-07:00 독서", [(2, 120), (0, 0), (0, 0), (2, 120)]),
    ("2026-07-06\n  05:00-2026-07-08T07:00 독서", [(4, 50 * 60), (0, 0), (0, 0), (4, 50 * 60)]),
    // A session that covers the days of shorter ones; gaps do not count.
    (
      "2026-07-06\n  08:00-2026-07-08T07:00 독서\n  09:00-10:00 영어\n2026-07-10\n  09:00-10:30 영어",
      [(3, 47 * 60), (2, 90), (0, 0), (4, 47 * 60)]
    ),
    // Pauses are no time; the pieces of one session are one.
    ("2026-07-06\n  08:00-08:30,09:00-09:40 독서\n  08:10-09:15 영어", [(1, 70), (1, 65), (0, 0), (1, 70)]),
    // Lengths, counts and days out of order.
    ("2026-07-08\n  2h 독서\n  +1 물\n2026-07-06\n  +1 물\n  1h 영어", [(1, 120), (1, 60), (2, 0), (2, 120)]),
    ("2026-07-06\n  09:00-09:00 독서\n  +0 물", [(1, 0), (0, 0), (1, 0), (1, 0)]),
  ]

  @Test(arguments: activities)
  func activity(entries: String, expected: [(days: Int, minutes: Int64)]) throws {
    let report = try report(entries)
    let subjects: [StatsReport.Subject] = [.action(0), .action(1), .action(2), .tag(0)]
    for (subject, expected) in zip(subjects, expected) {
      let activity = try #require(report.activity(of: subject))
      #expect(activity.days == expected.days, "\(subject)")
      #expect(activity.longest == expected.minutes * 60, "\(subject)")
    }
  }

  @Test func activityIsCutToTheRange() throws {
    let day = DayNumber(year: 2026, month: 7, day: 6)
    let report = try report("2026-07-06\n  05:00-07:30 독서\n2026-07-08\n  +1 물", DayRange(from: day, to: day))
    let activity = try #require(report.activity(of: .action(0)))
    #expect(activity.days == 1)
    #expect(activity.longest == 90 * 60)
    #expect(report.activity(of: .action(2))?.days == 0)
  }

  @Test func meansAreOfTheDaysThatHavePassed() throws {
    let range = DayRange(from: DayNumber(year: 2026, month: 7, day: 1), to: DayNumber(year: 2026, month: 7, day: 31))
    let entry = "2026-07-06\n  09:00-10:00 독서"
    #expect(try report(entry, range).days == 31)
    #expect(try report(entry, range, now: "2026-07-10T12:00").days == 10)
    // Five in the morning is still the day before.
    #expect(try report(entry, range, now: "2026-07-10T05:00").days == 9)
    // An entry that lies ahead counts, and so do its days.
    #expect(try report(entry, range, now: "2026-07-02T12:00").days == 6)
    #expect(try report(entry, range, now: "2026-06-02T12:00").days == 6)
    #expect(try report(entry, now: "2026-07-20T12:00").days == 1)
  }

  @Test(arguments: Grouping.allCases)
  func periodsAddUpToTheWhole(grouping: Grouping) throws {
    let (_, timeline) = try timeline(demoFiles, "demo/main.haru")
    func report(_ grouping: Grouping) -> StatsReport {
      StatsReport(timeline, range: DayRange(), by: grouping, filter: EntryFilter(), fillsEmptyPeriods: false)
    }
    let total = report(.total).rows[0]
    let whole = report(grouping).rows.whole
    #expect(whole.total == total.total)
    #expect(whole.actions.map(\.time) == total.actions.map(\.time))
    #expect(whole.actions.map(\.count) == total.actions.map(\.count))
    #expect(whole.tags.map(\.time) == total.tags.map(\.time))
    let course = report(grouping).rows.course(of: .action(0), neighbors: 3)
    #expect(course.values.reduce(0, +) == total.actions[0].time.seconds)
  }

  @Test func sparseTablesHoldTheSame() throws {
    let (context, timeline) = try timeline(demoFiles, "demo/main.haru")
    let days = DayNumber(year: 2026, month: 3, day: 5)..<DayNumber(year: 2026, month: 9, day: 3)
    let periods = Periods(days, by: .week, context.ledger.calendar, cut: DayRange())
    let dense = Tally(timeline, periods, filter: EntryFilter())
    let sparse = Tally(timeline, periods, filter: EntryFilter(), largestDense: 0)
    for period in periods.all.indices {
      for row in 0..<dense.targets.count { #expect(dense.cell(period, row) == sparse.cell(period, row)) }
    }
  }
}
