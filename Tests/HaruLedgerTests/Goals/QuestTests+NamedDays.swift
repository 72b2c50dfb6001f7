/// Blocks of days, weekdays, dates and ordinals.
extension QuestTests {
  // MARK: per N days

  static let blocks: [QuestCase] = [
    QuestCase(
      "the last block keeps its three days", goal: "start=2026-07-01 end=2026-07-07", quest: "r >= 3h per 3 days",
      entries: "2026-07-02 3h r\n2026-07-05 2h r\n2026-07-07 1h r", now: "2026-07-07T12:00",
      // 3 h × 1 ÷ 3 = 1 h.
      periods: """
        07-01..07-03 3/3 10800/10800 met
        07-04..07-06 3/3 7200/10800 missed
        07-07..07-09 1/3 3600/3600 met
        """,
      figures: "2/3 66% streak 1 best 1 fails", current: "met 3600/3600 left 0 perDay 0"),
    QuestCase(
      "blocks begin with the quest", goal: "start=2026-07-01 end=2026-07-06",
      quest: "r >= 3h per 3 days from=2026-07-02", now: "2026-07-03T12:00",
      periods: """
        07-02..07-04 3/3 0/10800 open
        07-05..07-07 2/3 0/7200 upcoming
        """,
      // 3 h for the 3rd and the 4th.
      current: "open 0/10800 left 10800 perDay 5400"),
    QuestCase(
      "a from before the goal has no effect", goal: "start=2026-07-01 end=2026-07-03",
      quest: "r >= 3h per 3 days from=2026-06-30", now: "2026-07-03T12:00",
      periods: "07-01..07-03 3/3 0/10800 open", current: "open 0/10800 left 10800 perDay 10800"),
    QuestCase(
      "blocks of a limit", goal: "start=2026-07-01 end=2026-07-04", quest: "w <= 5 per 2 days",
      entries: "2026-07-01 +3 w\n2026-07-02 +3 w\n2026-07-03 +5 w", now: "2026-07-04T12:00",
      periods: """
        07-01..07-02 2/2 6/5 exceeded
        07-03..07-04 2/2 5/5 open
        """),
    QuestCase(
      "a block that is longer than the goal", goal: "start=2026-07-01 end=2026-07-05", quest: "r >= 10h per 10 days",
      entries: "2026-07-01 5h r", now: "2026-07-05T12:00", periods: "07-01..07-10 5/10 18000/18000 met"),
  ]

  // MARK: on weekdays, dates, ordinals

  static let weekdays: [QuestCase] = [
    QuestCase(
      "on Monday, Wednesday and Friday", goal: "start=2026-07-01 end=2026-07-07", quest: "r >= 30m on mon,wed,fri",
      entries: "2026-07-01 30m r\n2026-07-02 5h r\n2026-07-03 29m r", now: "2026-07-06T12:00",
      // The 1st is a Wednesday, the 3rd a Friday, the 6th a Monday; Thursday does not matter.
      periods: """
        07-01 1/1 1800/1800 met
        07-03 1/1 1740/1800 missed
        07-06 1/1 0/1800 open
        """,
      // Week: only the 6th of this week lies in the goal. Month: 30 + 29 + 0 of 90 min = 65.5%.
      windows: ["0 0%", "0 0%", "3540 65%"]),
    QuestCase(
      "on a day that is none of them", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 30m on mon",
      entries: "2026-07-07 1h r", now: "2026-07-07T12:00", current: "–", windows: ["–", "0 0%", "0 0%"]),
    QuestCase(
      "a limit on weekends", goal: "start=2026-07-01 end=2026-07-31", quest: "g <= 1h on sat,sun",
      entries: "2026-07-04 1h g\n2026-07-05 2h g", now: "2026-07-05T12:00",
      figures: "1/2 50% streak 0 best 1 fails", current: "exceeded 7200/3600 left 0 perDay 0",
      // July has eight such days: 3 of 8 h = 37.5%.
      windows: ["7200 50% of 200%", "10800 66% of 150%", "10800 100% of 37%"]),
  ]

  static let dates: [QuestCase] = [
    QuestCase(
      "on three dates", goal: "start=2026-07-16 end=2026-08-15", quest: "w >= 8 on 15,20,25",
      entries: "2026-07-20 +8 w\n2026-07-25 +7 w", now: "2026-07-26T12:00",
      periods: """
        07-20 1/1 8/8 met
        07-25 1/1 7/8 missed
        08-15 1/1 0/8 upcoming
        """),
    QuestCase(
      "on the 31st", goal: "start=2026-01-01 end=2026-05-31", quest: "r >= 1h on 31", entries: "2026-01-31 1h r",
      now: "2026-04-10T12:00",
      // February and April have none.
      periods: """
        01-31 1/1 3600/3600 met
        03-31 1/1 0/3600 missed
        05-31 1/1 0/3600 upcoming
        """,
      windows: ["–", "–", "–"]),
    QuestCase(
      "on the last day", goal: "start=2028-01-31 end=2028-04-29", quest: "r >= 1h on last", now: "2028-02-29T12:00",
      periods: """
        2028-01-31 1/1 0/3600 missed
        2028-02-29 1/1 0/3600 open
        2028-03-31 1/1 0/3600 upcoming
        """),
    QuestCase(
      "the 31st and the last day are one", goal: "start=2026-01-01 end=2026-03-31", quest: "r >= 1h on 31,last",
      now: "2026-04-01T12:00",
      periods: """
        01-31 1/1 0/3600 missed
        02-28 1/1 0/3600 missed
        03-31 1/1 0/3600 missed
        """),
    QuestCase(
      "the 29th of February", goal: "start=2026-02-01 end=2028-02-29", quest: "r >= 1h on 29 from=2028-02-01",
      now: "2028-03-01T12:00", periods: "2028-02-29 1/1 0/3600 missed"),
  ]

  static let ordinals: [QuestCase] = [
    QuestCase(
      "on the third Tuesday", goal: "start=2026-07-01 end=2026-08-31", quest: "r >= 3h on 3rd tue",
      entries: "2026-07-21 3h r", now: "2026-07-22T12:00",
      // July's Tuesdays: 7, 14, 21, 28. August's: 4, 11, 18, 25.
      periods: """
        07-21 1/1 10800/10800 met
        08-18 1/1 0/10800 upcoming
        """,
      current: "–", windows: ["–", "10800 100%", "10800 100%"]),
    QuestCase(
      "on a fifth Tuesday", goal: "start=2026-06-01 end=2026-09-30", quest: "r >= 1h on 5th tue",
      now: "2026-07-01T12:00",
      // June 30 is one (2, 9, 16, 23, 30), September 29 too (1, 8, 15, 22, 29); July and August have four.
      periods: """
        06-30 1/1 0/3600 missed
        09-29 1/1 0/3600 upcoming
        """),
    QuestCase(
      "on the first and third Sunday", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 1h on 1st,3rd sun",
      now: "2026-08-01T12:00",
      periods: """
        07-05 1/1 0/3600 missed
        07-19 1/1 0/3600 missed
        """),
    QuestCase(
      "on the last Friday", goal: "start=2026-06-01 end=2026-07-31", quest: "g <= 1h on last fri",
      entries: "2026-06-26 2h g", now: "2026-07-31T12:00",
      periods: """
        06-26 1/1 7200/3600 exceeded
        07-31 1/1 0/3600 open
        """),
    QuestCase(
      "the fifth and the last Friday are one", goal: "start=2026-07-01 end=2026-07-31",
      quest: "r >= 1h on 5th,last fri",
      now: "2026-07-01T12:00", periods: "07-31 1/1 0/3600 upcoming"),
    QuestCase(
      "on the first Monday and Friday", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 1h on 1st mon,fri",
      now: "2026-08-01T12:00",
      periods: """
        07-03 1/1 0/3600 missed
        07-06 1/1 0/3600 missed
        """),
  ]
}
