/// Any N days, spans and totals.
extension QuestTests {
  // MARK: any N days

  static let anyDays: [QuestCase] = [
    QuestCase(
      "three days of a week", goal: "start=2026-07-06 end=2026-07-12", quest: "r >= 1h any 3 days per week",
      entries: "2026-07-06 1h r\n2026-07-07 59m r\n2026-07-08 2h r\n2026-07-09 1h r", now: "2026-07-10T12:00",
      // The 6th, 8th and 9th pass.
      periods: "07-06..07-12 7/7 3/3 met", figures: "1/1 100% streak 1 best 1 holds",
      windows: ["0 0%", "3 100%", "3 100%"]),
    QuestCase(
      "two of three days", goal: "start=2026-07-06 end=2026-07-12", quest: "r >= 1h any 3 days per week",
      entries: "2026-07-06 1h r\n2026-07-08 2h r", now: "2026-07-10T12:00",
      // One day is left for three: 1 ÷ 3, up to 1.
      current: "open 2/3 left 1 perDay 1", windows: ["0 0%", "2 66%", "2 66%"]),
    QuestCase(
      "a cut week asks for fewer days", goal: "start=2026-07-01 end=2026-07-05", quest: "r >= 1h any 3 days per week",
      entries: "2026-07-01 1h r\n2026-07-02 1h r", now: "2026-07-02T12:00",
      // 3 × 5 ÷ 7 = 2.14…, down to 2. Day: a share of 3 ÷ 7 day, and one that passes. Week: 2 ÷ (15 ÷ 7) = 93.3%.
      periods: "06-29..07-05 5/7 2/2 met", windows: ["1 100%", "2 93%", "2 93%"]),
    QuestCase(
      "under a limit, days pass when they are over", goal: "start=2026-07-06 end=2026-07-12",
      quest: "g <= 30m any 3 days per week", entries: "2026-07-07 1h g", now: "2026-07-08T12:00",
      // The 6th passes, the 7th does not, the 8th is not over. 2 days of 5: up to 1.
      periods: "07-06..07-12 7/7 1/3 open", current: "open 1/3 left 2 perDay 1",
      windows: ["0 0%", "1 33%", "1 33%"]),
    QuestCase(
      "under a limit, met without any entry", goal: "start=2026-07-06 end=2026-07-12",
      quest: "g <= 30m any 3 days per week", now: "2026-07-13T12:00", periods: "07-06..07-12 7/7 7/3 met no entries"),
    QuestCase(
      "under a limit, missed", goal: "start=2026-07-06 end=2026-07-12", quest: "g <= 30m any 6 days per week",
      entries: "2026-07-06 31m g\n2026-07-07 30m g\n2026-07-08 2h g", now: "2026-07-13T12:00",
      // Five days pass: all but the 6th and the 8th.
      periods: "07-06..07-12 7/7 5/6 missed"),
    QuestCase(
      "ten days of the end of a month", goal: "start=2026-07-22 end=2026-07-31", quest: "w >= 5 any 10 days per month",
      entries: "2026-07-22 +5 w\n2026-07-23 +5 w\n2026-07-24 +4 w\n2026-07-25 +9 w", now: "2026-07-25T12:00",
      // 10 × 10 ÷ 31 = 3.22…, down to 3.
      periods: "07-01..07-31 10/31 3/3 met"),
    QuestCase(
      "more days than the month has", goal: "start=2026-06-01 end=2026-06-30", quest: "w >= 1 any 31 days per month",
      entries: (1...30).map { "2026-06-\($0 < 10 ? "0" : "")\($0) +1 w" }.joined(separator: "\n"),
      now: "2026-07-01T12:00",
      periods: "06-01..06-30 30/30 30/30 met"),
    QuestCase(
      "more days than a cut month has", lines: "skip 2026-06-30", goal: "start=2026-06-01 end=2026-06-30",
      quest: "w >= 1 any 31 days per month", entries: "2026-06-01 +1 w", now: "2026-06-01T12:00",
      // 30 × 29 ÷ 30. The day's share is 1 of 1, the month's 1 of 29.
      periods: "06-01..06-30 29/30 1/29 open", windows: ["1 100%", "1 14%", "1 3%"]),
    QuestCase(
      "a week of two days asks for two", lines: "set week-start mon\nset week-start wed from 2026-07-08",
      goal: "start=2026-07-06 end=2026-07-20", quest: "w >= 1 any 3 days per week",
      entries: "2026-07-06 +1 w\n2026-07-07 +1 w", now: "2026-07-08T12:00",
      periods: "07-06..07-07 2/2 2/2 met\n07-08..07-14 7/7 0/3 open\n07-15..07-21 6/7 0/2 upcoming"),
    QuestCase(
      "a date that the zone leaves out", lines: "set zone Pacific/Apia", goal: "start=2011-12-26 end=2012-01-01",
      quest: "r >= 7h per week", entries: "2011-12-26 6h r", now: "2012-01-02T12:00",
      // 7 h × 6 ÷ 7.
      periods: "2011-12-26..2012-01-01 6/7 21600/21600 met"),
    QuestCase(
      "nobody misses a date that the zone leaves out", lines: "set zone Pacific/Apia\nset day-start 06:00",
      goal: "start=2011-12-29 end=2011-12-31", quest: "r >= 1h per day",
      // The night that begins on the 29th ends on the 31st, and belongs to the 29th.
      entries: "2011-12-31 03:00-04:00 r\n2011-12-31 1h r", now: "2012-01-02T12:00",
      periods: "2011-12-29 1/1 3600/3600 met\n2011-12-30 0/1 0/0 excused\n2011-12-31 1/1 3600/3600 met",
      figures: "2/2 100% streak 2 best 2 holds"),
    QuestCase(
      "too few days to ask for one", goal: "start=2026-07-05 end=2026-07-05", quest: "r >= 1h any 1 days per week",
      now: "2026-07-05T12:00",
      // 1 × 1 ÷ 7, down to nothing.
      periods: "06-29..07-05 1/7 0/0 excused", figures: "0/0 – streak 0 best 0 holds"),
  ]

  // MARK: in A..B, total

  static let spans: [QuestCase] = [
    QuestCase(
      "a span", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 10h in 2026-07-01..2026-07-10",
      entries: "2026-07-02 3h r\n2026-07-20 9h r", now: "2026-07-05T12:00",
      periods: "07-01..07-10 10/10 10800/36000 open",
      // 7 h for six days: 4200. Week (06-29 to 07-05): 3 of 5 h. Month: 3 of 10 h.
      current: "open 10800/36000 left 25200 perDay 4200", windows: ["0 0%", "10800 60%", "10800 30%"]),
    QuestCase(
      "a span that the goal cuts", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 10h in 2026-06-26..2026-07-05",
      entries: "2026-06-30 9h r\n2026-07-05 5h r", now: "2026-07-06T12:00",
      periods: "06-26..07-05 5/10 18000/18000 met", current: "–"),
    QuestCase(
      "a span outside the goal", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 10h in 2026-08-01..2026-08-05",
      now: "2026-07-06T12:00", periods: "", figures: "0/0 – streak 0 best 0 holds", current: "–",
      windows: ["–", "–", "–"]),
    QuestCase(
      "nothing in a span", goal: "start=2026-07-01 end=2026-07-31", quest: "g <= 0m in 2026-07-01..2026-07-05",
      now: "2026-07-06T12:00", periods: "07-01..07-05 5/5 0/0 kept no entries"),
    QuestCase(
      "a span ahead", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 1h in 2026-07-10..2026-07-20",
      now: "2026-07-06T12:00", periods: "07-10..07-20 11/11 0/3600 upcoming", current: "–"),
  ]

  static let totals: [QuestCase] = [
    QuestCase(
      "a total", goal: "start=2026-07-01 end=2026-07-10", quest: "r >= 10h total", entries: "2026-07-02 3h r",
      now: "2026-07-05T12:00", periods: "07-01..07-10 10/10 10800/36000 open",
      current: "open 10800/36000 left 25200 perDay 4200", windows: ["0 0%", "10800 60%", "10800 30%"]),
    QuestCase(
      "a total without an end", goal: "start=2026-07-01", quest: "r >= 10h total", entries: "2026-07-02 3h r",
      now: "2026-07-05T12:00",
      // It has no share of a window, and nothing for a day.
      periods: "07-01.. – 10800/36000 open", current: "open 10800/36000 left 25200", windows: ["–", "–", "–"]),
    QuestCase(
      "a total without an end that is met", goal: "start=2026-07-01", quest: "r >= 2h total",
      entries: "2026-07-02 3h r", now: "2026-07-05T12:00", periods: "07-01.. – 10800/7200 met",
      figures: "1/1 100% streak 1 best 1 holds", current: "met 10800/7200 left 0"),
    QuestCase(
      "a limit in total without an end", goal: "start=2026-07-01", quest: "g <= 10h total", entries: "2026-07-02 3h g",
      now: "2026-07-05T12:00", periods: "07-01.. – 10800/36000 open", current: "open 10800/36000 left 25200"),
    QuestCase(
      "a total of a goal that is closed", goal: "start=2026-07-01 closed=2026-07-05", quest: "r >= 10h total",
      entries: "2026-07-02 3h r", now: "2026-07-05T09:00",
      // Over as soon as the 5th begins; the whole amount, for the span ends with the closing.
      periods: "07-01..07-05 5/5 10800/36000 missed", current: "missed 10800/36000 left 25200"),
    QuestCase(
      "a total of a goal that is closed before its end", goal: "start=2026-07-01 end=2026-07-10 closed=2026-07-05",
      quest: "r >= 10h total", entries: "2026-07-02 5h r\n2026-07-06 9h r", now: "2026-07-20T09:00",
      // 10 h × 5 ÷ 10.
      periods: "07-01..07-10 5/10 18000/18000 met"),
    QuestCase(
      "a total from a later day", goal: "start=2026-07-01 end=2026-07-10", quest: "r >= 10h total from=2026-07-06",
      entries: "2026-07-02 5h r\n2026-07-06 1h r", now: "2026-07-10T12:00",
      periods: "07-01..07-10 5/10 3600/18000 open", current: "open 3600/18000 left 14400 perDay 14400"),
    QuestCase(
      "a total without an end until a day", goal: "start=2026-07-01", quest: "r >= 10h total until=2026-07-03",
      entries: "2026-07-02 5h r\n2026-07-04 9h r", now: "2026-07-04T12:00",
      // Its last eligible day is over.
      periods: "07-01.. – 18000/36000 missed"),
  ]
}
