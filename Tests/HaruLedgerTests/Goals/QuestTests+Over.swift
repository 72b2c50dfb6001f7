/// Weekdays that are counted, quarters, blocks of weeks, and skips that come again.
extension QuestTests {
  // MARK: over

  static let over: [QuestCase] = [
    QuestCase(
      "a holiday among five working days asks for four fifths", lines: "skip 2026-07-08",
      goal: "start=2026-07-06 end=2026-07-12",
      quest: "r >= 40h per week over mon-fri",
      // Wednesday is excused with what was done on it; Saturday counts, but asks for nothing: 24 h + 6 h.
      entries: "2026-07-06 8h r\n2026-07-07 8h r\n2026-07-08 8h r\n2026-07-09 8h r\n2026-07-11 6h r",
      now: "2026-07-11T12:00",
      // 40 h × 4 ÷ 5 = 32 h. On Saturday the week goes on, because its hours count.
      periods: "07-06..07-12 4/5 108000/115200 open", figures: "0/0 – streak 0 best 0 holds",
      // No counted day is left to divide by.
      current: "open 108000/115200 left 7200",
      // Saturday has no share of its own. Week and month: 30 of 32 h, 93.75%.
      windows: ["–", "108000 93%", "108000 93%"]),
    QuestCase(
      "what is left is divided by the counted days that are left", goal: "start=2026-07-06 end=2026-07-12",
      quest: "r >= 40h per week over mon-fri", entries: "2026-07-06 8h r\n2026-07-07 8h r", now: "2026-07-09T08:00",
      // Thursday and Friday remain for 24 h.
      current: "open 57600/144000 left 86400 perDay 43200", windows: ["0 0%", "57600 40%", "57600 40%"]),
    QuestCase(
      "a goal that begins on a Thursday asks for two of five days", goal: "start=2026-07-02 end=2026-07-12",
      quest: "r >= 40h per week over mon-fri", entries: "2026-07-02 10h r\n2026-07-05 6h r", now: "2026-07-06T08:00",
      periods: """
        06-29..07-05 2/5 57600/57600 met
        07-06..07-12 5/5 0/144000 open
        """),
    QuestCase(
      "a limit over working days counts the weekend, too", goal: "start=2026-07-06 end=2026-07-19",
      quest: "g <= 5h per week over mon-fri", entries: "2026-07-10 5h g\n2026-07-12 1h g", now: "2026-07-13T08:00",
      periods: """
        07-06..07-12 5/5 21600/18000 exceeded
        07-13..07-19 5/5 0/18000 open
        """),
    QuestCase(
      "a limit is kept when the last day that counts is over", goal: "start=2026-07-06 end=2026-07-12",
      quest: "g <= 5h per week over mon-fri", entries: "2026-07-10 5h g", now: "2026-07-11T12:00",
      periods: "07-06..07-12 5/5 18000/18000 open"),
    QuestCase(
      "a goal of one weekend has nothing to ask for", goal: "start=2026-07-11 end=2026-07-12",
      quest: "r >= 40h per week over mon-fri", entries: "2026-07-11 1h r", now: "2026-07-12T12:00",
      // 6 July to 12 July has five counted days, none of them in the goal.
      periods: "07-06..07-12 0/5 3600/0 excused", windows: ["–", "–", "–"]),
    QuestCase(
      "a span without any counted day", goal: "start=2026-07-01 end=2026-07-31",
      quest: "r >= 1h in 2026-07-11..2026-07-12 over mon-fri", now: "2026-07-20T12:00",
      periods: "07-11..07-12 0/0 0/0 excused"),
    QuestCase(
      "the counted days of months and quarters", goal: "start=2026-07-15 end=2026-07-31",
      quest: "r >= 230h per month over mon-fri", now: "2026-07-14T12:00",
      // July 2026 has 23 days from Monday to Friday, 13 of them from the 15th on.
      periods: "07-01..07-31 13/23 0/468000 upcoming"),
    QuestCase(
      "a total over two weekdays", goal: "start=2026-07-06 end=2026-07-19",
      quest: "r >= 4h total over sat,sun from=2026-07-12", entries: "2026-07-13 1h r", now: "2026-07-18T12:00",
      // Four weekend days in the goal, three of them from the 12th on.
      periods: "07-06..07-19 3/4 3600/10800 open", current: "open 3600/10800 left 7200 perDay 3600"),
    QuestCase(
      "a range that wraps round the week", lines: "set week-start wed", goal: "start=2026-07-01 end=2026-07-14",
      quest: "r >= 4h per week over fri-mon", now: "2026-07-03T12:00",
      periods: """
        07-01..07-07 4/4 0/14400 open
        07-08..07-14 4/4 0/14400 upcoming
        """, current: "open 0/14400 left 14400 perDay 3600"),
    QuestCase(
      "the week begins with days that are not asked for", lines: "set week-start sat",
      goal: "start=2026-07-04 end=2026-07-17",
      quest: "r >= 5h per week over mon-fri", entries: "2026-07-04 2h r", now: "2026-07-04T20:00",
      // Saturday counts, so the period has begun; the next one asks for something on its Monday.
      periods: """
        07-04..07-10 5/5 7200/18000 open
        07-11..07-17 5/5 0/18000 upcoming
        """, current: "open 7200/18000 left 10800 perDay 2160"),
  ]

  // MARK: per quarter, per N weeks

  static let quarters: [QuestCase] = [
    QuestCase(
      "quarters of the calendar, cut by the goal", goal: "start=2026-02-10 end=2026-07-09",
      quest: "w >= 90 per quarter", entries: "2026-02-10 +50 w\n2026-05-01 +89 w\n2026-07-01 +9 w",
      now: "2026-07-05T12:00",
      // 50 of 90 days: 90 × 50 ÷ 90 = 50. April to June are 91 days. July has 9 of 92: 90 × 9 ÷ 92 = 8.8.
      periods: """
        01-01..03-31 50/90 50/50 met
        04-01..06-30 91/91 89/90 missed
        07-01..09-30 9/92 9/8 met
        """),
    QuestCase(
      "a limit by quarter", goal: "start=2026-10-01 end=2026-12-31", quest: "g <= 92h per quarter",
      entries: "2026-10-01 3h g",
      now: "2026-10-01T12:00", periods: "10-01..12-31 92/92 10800/331200 open",
      // A day has 1 h of 92 days; the week from 28 September has 4 of its days, the month 31.
      windows: ["10800 33% of 300%", "10800 100% of 75%", "10800 100% of 9%"]),
    later("w >= 92 per quarter", "07-01..09-30 87/92 0/87 open\n10-01..12-31 92/92 0/92 upcoming", 31_892),
  ]

  static let weekBlocks: [QuestCase] = [
    QuestCase(
      "two weeks each, counted from the week of the first day", goal: "start=2026-07-01 end=2026-07-30",
      quest: "r >= 14h per 2 weeks", entries: "2026-07-02 12h r\n2026-07-20 1h r", now: "2026-07-20T12:00",
      // From Monday 29 June: 12 of 14 days; 13 to 26 July; from the 27th 4 of 14 days: 4 h.
      periods: """
        06-29..07-12 12/14 43200/43200 met
        07-13..07-26 14/14 3600/50400 open
        07-27..08-09 4/14 0/14400 upcoming
        """, current: "open 3600/50400 left 46800 perDay 6686"),
    QuestCase(
      "weeks that begin on Sunday", lines: "set week-start sun", goal: "start=2026-07-01 end=2026-07-18",
      quest: "w >= 21 per 3 weeks", now: "2026-07-01T12:00", periods: "06-28..07-18 18/21 0/18 open"),
    QuestCase(
      "the week of a change is longer, and so is its block",
      lines: "set week-start sun\nset week-start mon from 2026-07-01", goal: "start=2026-06-28 end=2026-07-26",
      quest: "w >= 15 per 2 weeks", now: "2026-06-28T12:00",
      // The week of 28 June has 8 days.
      periods: """
        06-28..07-12 15/15 0/15 open
        07-13..07-26 14/14 0/15 upcoming
        """),
    QuestCase(
      "from= moves the blocks", goal: "start=2026-07-01 end=2026-07-19", quest: "w >= 14 per 2 weeks from=2026-07-06",
      now: "2026-07-06T12:00", periods: "07-06..07-19 14/14 0/14 open"),
    later("r >= 1h per 2 weeks", "07-06..07-19 14/14 0/3600 open\n07-20..08-02 14/14 0/3600 upcoming", 208_017),
    later(
      "r >= 1h per 52 weeks", "07-06..2027-07-04 364/364 0/3600 open\n2027-07-05..2028-07-02 364/364 0/3600 upcoming",
      7999),
    later(
      "r >= 1h per 2 weeks over sat,sun", "07-06..07-19 4/4 0/3600 open\n07-20..08-02 4/4 0/3600 upcoming", 208_017),
  ]

  // MARK: skip on

  static let repeatingSkips: [QuestCase] = [
    QuestCase(
      "every weekend is free", lines: "skip on sat,sun", goal: "start=2026-07-01 end=2026-07-12",
      quest: "r >= 7h per week",
      entries: "2026-07-04 9h r", now: "2026-07-06T12:00",
      // 3 of 7 days: 3 h, and nothing of Saturday counts. Then 5 of 7.
      periods: """
        06-29..07-05 3/7 0/10800 missed
        07-06..07-12 5/7 0/18000 open
        """),
    QuestCase(
      "some weekends only, and one target only", lines: "skip on sat,sun in 2026-07-05..2026-07-11 r\nskip on wed s",
      goal: "start=2026-07-03 end=2026-07-12", quest: "r >= 1h per day", now: "2026-07-13T12:00",
      periods: """
        07-03 1/1 0/3600 missed
        07-04 1/1 0/3600 missed
        07-05 0/1 0/0 excused
        07-06 1/1 0/3600 missed
        07-07 1/1 0/3600 missed
        07-08 1/1 0/3600 missed
        07-09 1/1 0/3600 missed
        07-10 1/1 0/3600 missed
        07-11 0/1 0/0 excused
        07-12 1/1 0/3600 missed
        """),
    QuestCase(
      "dates and the last day", lines: "skip on 1,last", goal: "start=2026-02-01 end=2026-03-31",
      quest: "w >= 28 per month",
      now: "2026-04-01T12:00",
      // 26 of 28 days, 28 × 29 ÷ 31 = 26.1.
      periods: """
        02-01..02-28 26/28 0/26 missed
        03-01..03-31 29/31 0/26 missed
        """),
    QuestCase(
      "weekdays of a month", lines: "skip on 1st,last fri\nskip 2026-07-03..2026-07-05",
      goal: "start=2026-07-01 end=2026-07-31",
      quest: "w >= 31 per month", now: "2026-07-31T12:00",
      // The first Friday is the 3rd, the last one the 31st: the 3rd, 4th, 5th and 31st are free.
      periods: "07-01..07-31 27/31 0/27 missed"),
    QuestCase(
      "a skip that takes the counted days away", lines: "skip on mon,tue,wed,thu,fri",
      goal: "start=2026-07-06 end=2026-07-12",
      quest: "r >= 40h per week over mon-fri", now: "2026-07-06T12:00", periods: "07-06..07-12 0/5 0/0 excused"),
    QuestCase(
      "every day is free", lines: "skip on mon,tue,wed,thu,fri,sat,sun", goal: "start=2026-07-06",
      quest: "r >= 1h total",
      now: "2026-07-06T12:00", periods: "07-06.. – 0/3600 excused"),
  ]
}
