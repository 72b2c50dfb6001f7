import Testing

@testable import haru_ledger

/// Figures that are put into words so that they add up for a reader.
@Suite struct ReportWordingTests {
  private func run(_ line: String, _ ledger: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(words + ["--lang", "en"], files: ["main.haru": ledger], status: nil).out
  }

  /// Of 10 h a week, three days need 4 h 17 min 8 s.
  @Test(arguments: [
    (">=", "1h", "this week 1h / 4h 17m · 3h 17m to go"), ("<=", "1h", "this week 1h / 4h 18m · 3h 18m left"),
    // Within a minute, the seconds decide.
    (">=", "4h17m", "this week 4h 17m / 4h 17m 8s · 8s to go"), (">=", "4h18m", "this week 4h 18m / 4h 17m 8s · ✓ met"),
    (">=", "4h19m", "this week 4h 19m / 4h 17m · ✓ met"), ("<=", "6h", "this week 6h / 4h 18m · 1h 42m over"),
  ])
  func needsAreShownToTheMinute(comparison: String, done: String, expected: String) {
    let ledger = """
      set week-start mon
      action time 독서
      goal 책 start=2026-07-10 end=2026-07-31
        quest 독서 \(comparison) 10h per week
      2026-07-10 \(done) 독서

      """
    let out = run("report goals --now 2026-07-10T20:00", ledger)
    #expect(out.contains(expected), "\(out)")
  }

  @Test(arguments: [("10h30m15s", "10h 30m 15s"), ("5m", "5m")])
  func needsThatWereAskedForToTheSecondStay(amount: String, shown: String) {
    let ledger = """
      set week-start mon
      action time 독서
      goal 책 start=2026-07-06 end=2026-07-31
        quest 독서 >= \(amount) per week
      2026-07-06 1m 독서

      """
    let out = run("report goals --now 2026-07-10T20:00", ledger)
    #expect(out.contains("this week 1m / \(shown) ·"), "\(out)")
  }

  @Test func theFrameOfADay() {
    let head = "action time 독서\n2026-07-06\n  10:00-10:20 독서\n"
    #expect(
      run("report day 2026-07-06", head).hasSuffix("first session to last 10:00–10:20 (20m), without a gap\n"))
    let out = run("report day 2026-07-06", head + "  11:00-11:30 독서\n")
    #expect(out.contains("first session to last 10:00–11:30 (1h 30m), 50m tracked\n"), "\(out)")
  }

  @Test func theHeaderSaysWhatMeansAreOf() {
    let ledger = "action time 독서\n2026-07-06 1h 독서\n2026-07-09 1h 독서\n2026-07-14 2h 독서\n"
    #expect(run("report stats --by week", ledger).contains("2 weeks (9 days)"))
    #expect(run("report stats --by day", ledger).hasPrefix("2026-07-06 – 2026-07-14 · 9 days ·"))
  }

  @Test(arguments: ["", " --by day", " --by week", " --by month"])
  func aMonthThatGoesOnSaysByHowManyOfItsDaysItDivides(grouping: String) {
    let ledger = "action time 독서\n2026-07-01 1h 독서\n2026-07-02 30m 독서\n"
    let report = "report stats --period 2026-07\(grouping) --now"
    #expect(run("\(report) 2026-07-03T12:00", ledger).contains("30m a day (÷ 3 of 31 days so far)"))
    #expect(!run("\(report) 2026-08-03T12:00", ledger).contains("so far"))
    let counts = "action count water\n2026-07-01 +6 water\n"
    #expect(run("\(report) 2026-07-03T12:00", counts).contains("Per day ÷ 3 of 31 days so far"))
    #expect(!run("\(report) 2026-08-03T12:00", counts).contains("so far"))
  }

  @Test(arguments: [("ko", "하루 평균 30분 (÷ 31일 중 지금까지 3일)"), ("ja", "1日平均 30分（÷ 31日中これまで3日）")])
  func soFarInOtherLanguages(language: String, expected: String) {
    let ledger = "action time 독서\n2026-07-01 1h 독서\n2026-07-02 30m 독서\n"
    for grouping in [[], ["--by", "week"]] {
      let words =
        ["report", "stats", "--period", "2026-07", "--now", "2026-07-03T12:00", "--lang", language] + grouping
      #expect(expectRun(words, files: ["main.haru": ledger], columns: 120).out.contains(expected))
    }
  }

  @Test func daysWithEntriesAreOfThoseThatHaveBegun() {
    let ledger = "action time 독서\n2026-07-01 1h 독서\n2026-07-02 30m 독서\n"
    #expect(
      run("report stats --period 2026-07 --now 2026-07-03T12:00", ledger).contains("entries on 2 of 3 days"))
  }

  @Test func aDayThatASessionOnlyGoesOnIn() {
    let ledger = "action time 독서\n2026-07-06\n  22:00-25:10 독서\n"
    #expect(run("report day 2026-07-06", ledger).contains("1 session"))
    let out = run("report day 2026-07-07", ledger)
    #expect(out.contains("continued") && !out.contains("0 sessions"), "\(out)")
  }

  @Test func aWeekWithoutAKindIsATimetable() {
    let ledger = "action time 독서\n2026-07-06 09:00-10:00 독서\n"
    #expect(run("report --week 2026-07-06", ledger) == run("report timetable --week 2026-07-06", ledger))
  }
}
