import Testing

@testable import haru_ledger

/// Needs that are lower than the quest says, and quests that have nothing to do today.
@Suite struct LoweredNeedTests {
  private func run(_ line: String, _ ledger: String, language: String = "en", now: String = "2026-07-08T12:00")
    -> String
  {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(
      words + ["--lang", language, "--now", now], files: ["main.haru": "set week-start mon\naction time a\n" + ledger],
      columns: 120
    ).out
  }

  /// The quest, its goal's days, skips, and why it needs less.
  static let lowered: [(quest: String, goal: String, skip: String, expected: String?)] = [
    (">= 20h per month", "start=2026-01-01", "2026-07-01..2026-07-05", "16h 46m of 20h: 5 days are skipped"),
    (">= 20h per month", "start=2026-01-01", "2026-07-20", "19h 21m of 20h: 1 day is skipped"),
    (">= 7h per week", "start=2026-07-08", "2025-01-01", "5h of 7h: 2 days are outside the quest's dates"),
    (
      ">= 7h per week", "start=2026-07-07 end=2026-07-11", "2026-07-09",
      "4h of 7h: 1 day is skipped, 2 days are outside the quest's dates"
    ),
    ("<= 7h per week", "start=2026-07-08", "2025-01-01", "5h of 7h: 2 days are outside the quest's dates"),
    (">= 30m any 4 days per week", "start=2026-07-09 closed=2026-07-31", "2025-01-01", nil),
    (
      ">= 30m any 4 days per week", "start=2026-07-08", "2025-01-01",
      "2 days of 4 days: 2 days are outside the quest's dates"
    ),
    (">= 7h per week", "start=2026-01-01", "2026-07-01..2026-07-05", nil),
    (">= 1h per day", "start=2026-07-01", "2026-07-01", nil),
    (">= 20h total", "start=2026-07-01", "2026-07-01..2026-07-05", nil),
    // Among some weekdays only: the others are neither skipped nor outside.
    (">= 40h per week over mon-fri", "start=2026-01-01", "2026-07-09", "32h of 40h: 1 day is skipped"),
    (">= 40h per week over mon,tue,wed,thu,fri", "start=2026-01-01", "2026-07-11", nil),
    (
      "<= 40h per week over mon-fri", "start=2026-07-07", "2026-07-10..2026-07-12",
      "24h of 40h: 1 day is skipped, 1 day is outside the quest's dates"
    ),
  ]

  @Test(arguments: lowered)
  func whyItNeedsLess(quest: String, goal: String, skip: String, expected: String?) {
    let out = run("report goals", "goal g \(goal)\n  quest a \(quest)\nskip \(skip)\n2026-07-08 10m a\n")
    if let expected {
      #expect(out.contains("\(expected)\n"), "\(out)")
    } else {
      #expect(!out.contains("skipped") && !out.contains("outside"), "\(out)")
    }
  }

  @Test(arguments: [
    ("ko", "20시간 중 16시간 46분: 5일은 쉬는 날"), ("ja", "20時間のうち16時間46分: 5日は休み"),
  ])
  func inOtherLanguages(language: String, expected: String) {
    let ledger = "goal g start=2026-01-01\n  quest a >= 20h per month\nskip 2026-07-01..2026-07-05\n"
    #expect(run("report goals", ledger, language: language).contains(expected))
  }

  @Test func fields() {
    let ledger =
      "goal g start=2026-01-01\n  quest a >= 20h per month\n  quest a >= 20h total\nskip 2026-07-01..2026-07-05\n"
    let json = run("report goals --format json", ledger)
    #expect(json.contains(#""keptWithoutEntry":false,"days":31,"eligible":26,"skipped":5}"#), "\(json)")
    #expect(json.contains(#""keptWithoutEntry":false,"days":null,"eligible":null,"skipped":null}"#), "\(json)")
  }

  @Test(arguments: [
    ("month", "a · this month 10m / 16h 46m (of 20h) · <1%\n"), ("week", "a · this week 10m / 4h 30m · 3%\n"),
  ])
  func status(window: String, expected: String) {
    let ledger =
      "goal g start=2026-01-01\n  quest a >= 20h per month id=m\nskip 2026-07-01..2026-07-05\n2026-07-08 10m a\n"
    let out = run("status --quest m --window \(window)", ledger)
    #expect(out == expected)
  }

  // MARK: Not today

  /// A Wednesday.
  @Test(arguments: [
    ("<= 0 on sun", "next on 07-12 Sun"), (">= 1h on 15", "next on 07-15 Wed"),
    (">= 1h on 3rd tue", "next on 07-21 Tue"),
    ("<= 0 on sat,sun", "next on 07-11 Sat"), (">= 1h on last", "next on 07-31 Fri"),
  ])
  func aQuestOfOtherDaysSaysWhenItIs(quest: String, expected: String) {
    let ledger = "goal g start=2026-07-01\n  quest a \(quest) id=q\n"
    let overview = run("report", ledger)
    #expect(overview.contains(expected), "\(overview)")
    #expect(run("status --quest q", ledger) == "a · today – · \(expected)\n")
    let goals = run("report goals", ledger)
    #expect(goals.contains("    \(expected)"), "\(goals)")
  }

  @Test func onItsDayItIsOfToday() {
    let ledger = "goal g start=2026-07-01\n  quest a <= 0 on wed id=q\n"
    #expect(!run("report", ledger).contains("next on"))
    #expect(!run("status --quest q", ledger).contains("next on"))
  }
}
