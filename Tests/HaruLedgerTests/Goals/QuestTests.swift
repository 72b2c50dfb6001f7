import Testing

/// Every cadence in both directions, cut, skipped, open and over. 2026-07-01 is a Wednesday, 2026-07-06 a Monday. The figures
/// are worked out by hand; the arithmetic stands beside them.
@Suite struct QuestTests {
  @Test(arguments: days + weeks + longer) func calendarPeriods(_ example: QuestCase) throws { try example.check() }
  @Test(arguments: blocks + weekdays + dates + ordinals) func namedDays(_ example: QuestCase) throws {
    try example.check()
  }
  @Test(arguments: anyDays + spans + totals) func spansAndAnyDays(_ example: QuestCase) throws { try example.check() }
  @Test(arguments: skips + closings + passes + clocks + sums) func rules(_ example: QuestCase) throws {
    try example.check()
  }

  // MARK: per day

  static let days: [QuestCase] = [
    QuestCase(
      "a day is met, missed, open and upcoming", goal: "start=2026-07-01 end=2026-07-04", quest: "r >= 1h per day",
      entries: "2026-07-01 1h r\n2026-07-02 30m r\n2026-07-03 30m r", now: "2026-07-03T12:00",
      periods: """
        07-01 1/1 3600/3600 met
        07-02 1/1 1800/3600 missed
        07-03 1/1 1800/3600 open
        07-04 1/1 0/3600 upcoming
        """,
      figures: "1/2 50% streak 0 best 1 fails", current: "open 1800/3600 left 1800 perDay 1800",
      // Day: 30 of 60 min. Week and month: 1 h + ½ h + ½ h + 0 of 4 h.
      windows: ["1800 50%", "7200 50%", "7200 50%"]),
    QuestCase(
      "today counts as soon as it is met", goal: "start=2026-07-01 end=2026-07-04", quest: "r >= 1h per day",
      entries: "2026-07-01 1h r\n2026-07-02 2h r\n2026-07-03 1h r", now: "2026-07-03T08:00",
      figures: "3/3 100% streak 3 best 3 holds", current: "met 3600/3600 left 0 perDay 0",
      // What is above an hour does not make up for another day: 1 + 1 + 1 + 0 of 4.
      windows: ["3600 100%", "14400 75%", "14400 75%"]),
    QuestCase(
      "a day ahead is upcoming whatever is entered", goal: "start=2026-07-01 end=2026-07-02", quest: "r >= 1h per day",
      entries: "2026-07-02 2h r", now: "2026-07-01T12:00",
      periods: """
        07-01 1/1 0/3600 open
        07-02 1/1 7200/3600 upcoming
        """,
      figures: "0/0 – streak 0 best 0 holds",
      // The window is whole, days to come included: 0 + 1 h of 2 h.
      windows: ["0 0%", "7200 50%", "7200 50%"]),
    QuestCase(
      "a limit is kept, exceeded and open", goal: "start=2026-07-01 end=2026-07-04", quest: "g <= 1h per day",
      entries: "2026-07-01 30m g\n2026-07-02 2h g\n2026-07-03 20m g", now: "2026-07-03T12:00",
      periods: """
        07-01 1/1 1800/3600 kept
        07-02 1/1 7200/3600 exceeded
        07-03 1/1 1200/3600 open
        07-04 1/1 0/3600 upcoming
        """,
      figures: "1/2 50% streak 0 best 1 fails", current: "open 1200/3600 left 2400 perDay 2400",
      // Day: 20 of 60 min. Week: 30 + 120 + 20 min = 10,200 s of 4 h = 14,400 s, 70.8%.
      windows: ["1200 100% of 33%", "10200 100% of 70%", "10200 100% of 70%"]),
    QuestCase(
      "a limit is exceeded at once", goal: "start=2026-07-01 end=2026-07-01", quest: "g <= 1h per day",
      entries: "2026-07-01 61m g", now: "2026-07-01T08:00", periods: "07-01 1/1 3660/3600 exceeded",
      figures: "0/1 0% streak 0 best 0 fails", current: "exceeded 3660/3600 left 0 perDay 0",
      // 3660 ÷ 3600 = 101.6%; 3600 ÷ 3660 = 98.3%.
      windows: ["3660 98% of 101%", "3660 98% of 101%", "3660 98% of 101%"]),
    QuestCase(
      "all of a limit may be used", goal: "start=2026-07-01 end=2026-07-02", quest: "w <= 4 per day",
      entries: "2026-07-01 +4 w\n2026-07-02 +4 w", now: "2026-07-02T08:00",
      periods: """
        07-01 1/1 4/4 kept
        07-02 1/1 4/4 open
        """,
      current: "open 4/4 left 0 perDay 0", windows: ["4 100% of 100%", "8 100% of 100%", "8 100% of 100%"]),
    QuestCase(
      "nothing at all", goal: "start=2026-07-01 end=2026-07-03", quest: "g <= 0 per day",
      entries: "2026-07-02 1m g", now: "2026-07-03T08:00",
      periods: """
        07-01 1/1 0/0 kept no entries
        07-02 1/1 60/0 exceeded
        07-03 1/1 0/0 open
        """,
      // No share of nothing: no usage, and 100% or 0%.
      current: "open 0/0 left 0 perDay 0", windows: ["0 100%", "60 0%", "60 0%"]),
    QuestCase(
      "kept with entries, and without any", goal: "start=2026-07-01 end=2026-07-02", quest: "w <= 2 per day",
      entries: "2026-07-01 +1 w\n2026-07-01 -1 w", now: "2026-07-05T08:00",
      periods: """
        07-01 1/1 0/2 kept
        07-02 1/1 0/2 kept no entries
        """,
      figures: "2/2 100% streak 2 best 2 holds"),
    QuestCase(
      "an end far ahead", goal: "start=2026-07-01", quest: "r >= 1h per day", entries: "2026-07-01 1h r",
      now: "2026-07-02T12:00",
      // Without an end, the periods are those that have begun.
      periods: """
        07-01 1/1 3600/3600 met
        07-02 1/1 0/3600 open
        """,
      // The week from the 1st has 5 days, the month 31.
      windows: ["0 0%", "3600 20%", "3600 3%"]),
  ]

  // MARK: per week

  static let weeks: [QuestCase] = [
    QuestCase(
      "a goal that begins in mid-week", goal: "start=2026-07-01 end=2026-07-12", quest: "r >= 7h per week",
      entries: "2026-07-01 5h r\n2026-07-08 3h r", now: "2026-07-08T12:00",
      // 7 h × 5 ÷ 7 = 5 h.
      periods: """
        06-29..07-05 5/7 18000/18000 met
        07-06..07-12 7/7 10800/25200 open
        """,
      // 4 h are left for Wednesday to Sunday: 14,400 ÷ 5 = 2880.
      figures: "1/1 100% streak 1 best 1 holds", current: "open 10800/25200 left 14400 perDay 2880",
      // Day: share 1 h, 3 h there. Week: 3 of 7 h = 42.8%. Month: 5 + 3 h of 5 + 7 h = 66.6%.
      windows: ["10800 100%", "10800 42%", "28800 66%"]),
    QuestCase(
      "a second too little", goal: "start=2026-07-01 end=2026-07-05", quest: "r >= 7h per week",
      entries: "2026-07-01 4h59m59s r", now: "2026-07-06T00:00", periods: "06-29..07-05 5/7 17999/18000 missed",
      figures: "0/1 0% streak 0 best 0 fails", current: "–", windows: ["–", "–", "17999 99%"]),
    QuestCase(
      "a target is rounded down", goal: "start=2026-07-01 end=2026-07-05", quest: "w >= 8 per week",
      entries: "2026-07-01 +5 w", now: "2026-07-05T12:00",
      // 8 × 5 ÷ 7 = 5.71…; the progress is exact: 5 ÷ (40 ÷ 7) = 87.5%.
      periods: "06-29..07-05 5/7 5/5 met", windows: ["0 0%", "5 87%", "5 87%"]),
    QuestCase(
      "a limit is rounded up", goal: "start=2026-07-01 end=2026-07-05", quest: "w <= 8 per week",
      entries: "2026-07-01 +6 w", now: "2026-07-06T12:00", periods: "06-29..07-05 5/7 6/6 kept",
      // The usage is exact: 6 ÷ (40 ÷ 7) = 105%, the progress 40 ÷ 42 = 95.2%.
      windows: ["–", "–", "6 95% of 105%"]),
    QuestCase(
      "one above a limit that is rounded up", goal: "start=2026-07-01 end=2026-07-05", quest: "w <= 8 per week",
      entries: "2026-07-01 +7 w", now: "2026-07-03T12:00", periods: "06-29..07-05 5/7 7/6 exceeded"),
    QuestCase(
      "weeks over two months", goal: "start=2026-01-01", quest: "r >= 10h per week",
      entries: "2026-06-30 9h r\n2026-07-02 5h r\n2026-07-07 12h r\n2026-07-14 10h r\n2026-07-28 3h r",
      now: "2026-07-31T12:00",
      // July: 5 + 10 + 10 + 0 + 3 = 28 h of 310 ÷ 7 h, 63.2%; the plain sum is 30 h. Week: 3 of 10 h.
      current: "open 10800/36000 left 25200 perDay 8400", windows: ["0 0%", "10800 30%", "108000 63%"]),
    QuestCase(
      "days off in a week", lines: "skip 2026-07-07..2026-07-08", goal: "start=2026-07-06 end=2026-07-12",
      quest: "r >= 7h per week", entries: "2026-07-07 3h r\n2026-07-09 5h r", now: "2026-07-10T12:00",
      // 7 h × 5 ÷ 7 = 5 h, and nothing of the 7th counts.
      periods: "07-06..07-12 5/7 18000/18000 met"),
    QuestCase(
      "weeks from Sunday", lines: "set week-start sun", goal: "start=2026-07-01 end=2026-07-05",
      quest: "r >= 7h per week", entries: "2026-07-04 4h r", now: "2026-07-05T12:00",
      // 06-28 to 07-04, of which four days: 4 h. The 5th begins a week: 1 h.
      periods: """
        06-28..07-04 4/7 14400/14400 met
        07-05..07-11 1/7 0/3600 open
        """),
    QuestCase(
      "the week in which the week's start changes",
      lines: "set week-start sun\nset week-start mon from 2026-07-01", goal: "start=2026-07-01 end=2026-07-12",
      quest: "r >= 8h per week", entries: "2026-07-05 5h r", now: "2026-07-06T12:00",
      // 06-28 to 07-05 has 8 days, 5 of them in the goal: 8 h × 5 ÷ 8 = 5 h.
      periods: """
        06-28..07-05 5/8 18000/18000 met
        07-06..07-12 7/7 0/28800 open
        """),
    QuestCase(
      "a limit while its week runs", goal: "start=2026-06-29 end=2026-07-05", quest: "g <= 7h per week",
      entries: "2026-06-30 2h g", now: "2026-07-03T12:00",
      // 5 h are left for three days, Friday to Sunday: 18,000 ÷ 3.
      current: "open 7200/25200 left 18000 perDay 6000",
      // Day: 0 of 1 h. Week: 2 of 7 h = 28.5%. Month: 0 of 5 h, for the 30th lies in June.
      windows: ["0 100% of 0%", "7200 100% of 28%", "0 100% of 0%"]),
    QuestCase(
      "the same when the week is over", goal: "start=2026-06-29 end=2026-07-05", quest: "g <= 7h per week",
      entries: "2026-06-30 7h g", now: "2026-07-06T12:00", periods: "06-29..07-05 7/7 25200/25200 kept",
      figures: "1/1 100% streak 1 best 1 holds"),
    QuestCase(
      "what is left is rounded up a day", goal: "start=2026-07-06 end=2026-07-12", quest: "w >= 10 per week",
      entries: "2026-07-06 +3 w", now: "2026-07-10T12:00",
      // 7 cups in 3 days: 2.33…, up to 3.
      current: "open 3/10 left 7 perDay 3"),
  ]

  // MARK: per month, per year

  static let longer: [QuestCase] = [
    QuestCase(
      "a month from the 11th", goal: "start=2026-07-11 end=2026-07-31", quest: "r >= 31h per month",
      entries: "2026-07-20 21h r", now: "2026-07-20T12:00",
      // 31 h × 21 ÷ 31.
      periods: "07-01..07-31 21/31 75600/75600 met", figures: "1/1 100% streak 1 best 1 holds"),
    QuestCase(
      "half of February", goal: "start=2026-02-15 end=2026-02-28", quest: "r >= 28h per month", now: "2026-03-01T12:00",
      periods: "02-01..02-28 14/28 0/50400 missed"),
    QuestCase(
      "half of a February of 29 days", goal: "start=2028-02-15 end=2028-02-29", quest: "r >= 29h per month",
      now: "2028-02-20T12:00", periods: "2028-02-01..2028-02-29 15/29 0/54000 open"),
    QuestCase(
      "months of 31, 30 and 31 days ask for the same", goal: "start=2026-05-01 end=2026-07-31",
      quest: "r >= 10h per month", entries: "2026-05-31 10h r\n2026-06-30 9h r", now: "2026-07-01T12:00",
      periods: """
        05-01..05-31 31/31 36000/36000 met
        06-01..06-30 30/30 32400/36000 missed
        07-01..07-31 31/31 0/36000 open
        """,
      // 10 h in 31 days: 36,000 ÷ 31 = 1161.29….
      current: "open 0/36000 left 36000 perDay 1162"),
    QuestCase(
      "half of a year", goal: "start=2026-07-02 end=2026-12-31", quest: "r >= 365h per year",
      entries: "2026-07-02 8h r",
      now: "2026-07-02T12:00",
      // July 30, then 31 + 30 + 31 + 30 + 31: 183 days of 365.
      periods: "01-01..12-31 183/365 28800/658800 open",
      // A day's share is 1 h, the week's four (Thursday to Sunday), the month's 30: 8 ÷ 30 = 26.6%.
      windows: ["28800 100%", "28800 100%", "28800 26%"]),
    QuestCase(
      "a limit of a year", goal: "start=2026-01-01 end=2027-12-31", quest: "g <= 365h per year",
      entries: "2026-03-01 100h g", now: "2027-01-01T12:00",
      periods: """
        01-01..12-31 365/365 360000/1314000 kept
        2027-01-01..2027-12-31 365/365 0/1314000 open
        """),
  ]

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
      now: "2026-01-01T12:00",
      periods: """
        01-31 1/1 0/3600 upcoming
        02-28 1/1 0/3600 upcoming
        03-31 1/1 0/3600 upcoming
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
      now: "2026-07-01T12:00",
      periods: """
        07-05 1/1 0/3600 upcoming
        07-19 1/1 0/3600 upcoming
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
      now: "2026-07-01T12:00",
      periods: """
        07-03 1/1 0/3600 upcoming
        07-06 1/1 0/3600 upcoming
        """),
  ]

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

  // MARK: Skips, closing, pass

  static let skips: [QuestCase] = [
    QuestCase(
      "a skip of a tag leaves an action alone", lines: "skip 2026-07-02 #study",
      goal: "start=2026-07-02 end=2026-07-02",
      quest: "r >= 1h per day", now: "2026-07-03T12:00", periods: "07-02 1/1 0/3600 missed"),
    QuestCase(
      "a skip of the very target", lines: "skip 2026-07-02 r", goal: "start=2026-07-02 end=2026-07-02",
      quest: "read >= 1h per day", entries: "2026-07-02 2h r", now: "2026-07-03T12:00",
      periods: "07-02 0/1 0/0 excused", figures: "0/0 – streak 0 best 0 holds"),
    QuestCase(
      "a skip of everything is not one of all targets", lines: "skip 2026-07-02 *",
      goal: "start=2026-07-02 end=2026-07-02", quest: "r >= 1h per day", now: "2026-07-03T12:00",
      periods: "07-02 1/1 0/3600 missed"),
    QuestCase(
      "a row goes over a skipped day", lines: "skip 2026-07-02", goal: "start=2026-07-01 end=2026-07-04",
      quest: "r >= 1h per day", entries: "2026-07-01 1h r\n2026-07-03 1h r", now: "2026-07-04T12:00",
      periods: """
        07-01 1/1 3600/3600 met
        07-02 0/1 0/0 excused
        07-03 1/1 3600/3600 met
        07-04 1/1 0/3600 open
        """,
      figures: "2/2 100% streak 2 best 2 holds",
      // 1 + 1 + 0 of 3 h.
      windows: ["0 0%", "7200 66%", "7200 66%"]),
    QuestCase(
      "today is skipped", lines: "skip 2026-07-02", goal: "start=2026-07-01 end=2026-07-04", quest: "g <= 1h per day",
      entries: "2026-07-02 5h g", now: "2026-07-02T12:00", current: "excused 0/0 left 0",
      windows: ["–", "0 100% of 0%", "0 100% of 0%"]),
    QuestCase(
      "skips that overlap count once", lines: "skip 2026-07-06..2026-07-07\nskip 2026-07-07..2026-07-08",
      goal: "start=2026-07-06 end=2026-07-12", quest: "r >= 7h per week", now: "2026-07-06T12:00",
      // Four days are left, and the first of them is the 9th.
      periods: "07-06..07-12 4/7 0/14400 upcoming", current: "upcoming 0/14400 left 14400 perDay 3600"),
    QuestCase(
      "a week is over with its last eligible day", lines: "skip 2026-07-11..2026-07-12",
      goal: "start=2026-07-06 end=2026-07-31", quest: "r >= 7h per week", entries: "2026-07-10 4h r",
      now: "2026-07-11T12:00",
      // 7 h × 5 ÷ 7 = 5 h; Friday was the last day.
      current: "missed 14400/18000 left 3600"),
    QuestCase(
      "a skipped week", lines: "skip 2026-07-06..2026-07-12", goal: "start=2026-06-29 end=2026-07-19",
      quest: "g <= 7h per week", entries: "2026-07-08 20h g", now: "2026-07-13T12:00",
      periods: """
        06-29..07-05 7/7 0/25200 kept no entries
        07-06..07-12 0/7 0/0 excused
        07-13..07-19 7/7 0/25200 open
        """),
    QuestCase(
      "a skipped day does not pass", lines: "skip 2026-07-06", goal: "start=2026-07-06 end=2026-07-12",
      quest: "r >= 1h any 7 days per week", entries: "2026-07-06 1h r\n2026-07-07 1h r", now: "2026-07-07T12:00",
      // 7 × 6 ÷ 7 = 6 days.
      periods: "07-06..07-12 6/7 1/6 open"),
  ]

  static let closings: [QuestCase] = [
    QuestCase(
      "the closed day belongs to the span, and the goal is over", goal: "start=2026-07-01 closed=2026-07-08",
      quest: "r >= 7h per week", entries: "2026-07-01 5h r\n2026-07-07 2h r", now: "2026-07-08T00:00",
      // The second week has three days: 3 h.
      periods: """
        06-29..07-05 5/7 18000/18000 met
        07-06..07-12 3/7 7200/10800 missed
        """,
      figures: "1/2 50% streak 0 best 1 fails", current: "missed 7200/10800 left 3600"),
    QuestCase(
      "the day before closing", goal: "start=2026-07-01 closed=2026-07-08", quest: "r >= 7h per week",
      entries: "2026-07-01 5h r\n2026-07-07 2h r", now: "2026-07-07T23:59",
      current: "open 7200/10800 left 3600 perDay 1800"),
    QuestCase(
      "a limit of a goal that was closed", goal: "start=2026-07-06 end=2026-07-31 closed=2026-07-06",
      quest: "g <= 7h per week", entries: "2026-07-06 1h g", now: "2026-07-06T12:00",
      periods: "07-06..07-12 1/7 3600/3600 kept"),
    QuestCase(
      "an until within the goal", goal: "start=2026-07-01 end=2026-07-31", quest: "r >= 7h per week until=2026-07-07",
      entries: "2026-07-01 5h r", now: "2026-07-08T12:00",
      periods: """
        06-29..07-05 5/7 18000/18000 met
        07-06..07-12 2/7 0/7200 missed
        """,
      current: "missed 0/7200 left 7200"),
    QuestCase(
      "an until after the goal has no effect", goal: "start=2026-07-06 end=2026-07-07",
      quest: "r >= 1h per day until=2026-09-01", now: "2026-07-08T12:00", figures: "0/2 0% streak 0 best 0 fails"),
    QuestCase(
      "an active span that is empty", goal: "start=2026-07-01 end=2026-07-05",
      quest: "r >= 1h per day from=2026-07-10", now: "2026-07-12T12:00", periods: "",
      figures: "0/0 – streak 0 best 0 holds"),
  ]

  static let passes: [QuestCase] = [
    QuestCase(
      "half is enough", goal: "start=2026-07-01 end=2026-07-02 pass=50%", quest: "r >= 1h per day",
      entries: "2026-07-01 1h r", now: "2026-07-03T12:00", figures: "1/2 50% streak 0 best 1 holds"),
    QuestCase(
      "the quest's own pass goes first", goal: "start=2026-07-01 end=2026-07-02 pass=50%",
      quest: "r >= 1h per day pass=51%", entries: "2026-07-01 1h r", now: "2026-07-03T12:00",
      figures: "1/2 50% streak 0 best 1 fails"),
    QuestCase(
      "the rate is compared exactly", goal: "start=2026-07-01 end=2026-07-03", quest: "r >= 1h per day pass=67%",
      entries: "2026-07-01 1h r\n2026-07-02 1h r", now: "2026-07-04T12:00",
      // 2 ÷ 3 = 66.6…%
      figures: "2/3 66% streak 0 best 2 fails"),
    QuestCase(
      "rows as in the table of the format", lines: "skip 2026-07-05", goal: "start=2026-07-01 end=2026-07-07 pass=80%",
      quest: "r >= 1h per day",
      entries: "2026-07-01 1h r\n2026-07-02 1h r\n2026-07-04 1h r\n2026-07-06 1h r", now: "2026-07-07T12:00",
      // met, met, missed, met, excused, met, open.
      figures: "4/5 80% streak 2 best 2 holds"),
  ]

  // MARK: Clocks and sums

  static let clocks: [QuestCase] = [
    QuestCase(
      "a night belongs to the day before", lines: "set day-start 06:00", goal: "start=2026-07-05 end=2026-07-06",
      quest: "r >= 1h per day", entries: "2026-07-06 05:00-06:30 r", now: "2026-07-06T12:00",
      // 05:00–06:00 is the 5th's.
      periods: """
        07-05 1/1 3600/3600 met
        07-06 1/1 1800/3600 open
        """),
    QuestCase(
      "before the day's start it is still the day before", lines: "set day-start 06:00",
      goal: "start=2026-07-05 end=2026-07-06", quest: "r >= 1h per day", now: "2026-07-06T05:59",
      current: "open 0/3600 left 3600 perDay 3600", windows: ["0 0%", "0 0%", "0 0%"]),
    QuestCase(
      "a spring day of 23 hours", lines: "set zone Europe/Berlin", goal: "start=2026-03-29 end=2026-03-29",
      quest: "r >= 3h per day", entries: "2026-03-29 01:00-04:00 r", now: "2026-03-30T12:00",
      periods: "03-29 1/1 7200/10800 missed"),
    QuestCase(
      "an autumn day of 25 hours", lines: "set zone Europe/Berlin", goal: "start=2026-10-25 end=2026-10-25",
      quest: "r >= 25h per day", entries: "2026-10-25 00:00-24:00 r", now: "2026-10-26T12:00",
      periods: "10-25 1/1 90000/90000 met"),
    QuestCase(
      "a session that runs counts up to now", goal: "start=2026-07-06 end=2026-07-06", quest: "r >= 1h per day",
      entries: "2026-07-06 11:00- r", now: "2026-07-06T11:59", current: "open 3540/3600 left 60 perDay 60"),
    QuestCase(
      "a session over midnight", goal: "start=2026-07-06 end=2026-07-07", quest: "r >= 1h per day",
      entries: "2026-07-06 23:00-25:30 r", now: "2026-07-07T12:00",
      periods: """
        07-06 1/1 3600/3600 met
        07-07 1/1 5400/3600 met
        """),
    QuestCase(
      "the other time of the night counts from the goal's start on", goal: "start=2026-07-07 end=2026-07-07",
      quest: "r >= 1h per day", entries: "2026-07-06 23:00-24:30 r", now: "2026-07-07T12:00",
      periods: "07-07 1/1 1800/3600 open"),
  ]

  static let sums: [QuestCase] = [
    QuestCase(
      "what runs in parallel counts once for a tag", goal: "start=2026-07-06 end=2026-07-06",
      quest: "#study >= 3h per day", entries: "2026-07-06 09:00-11:00 r\n2026-07-06 10:00-12:00 s",
      now: "2026-07-06T12:30", current: "met 10800/10800 left 0 perDay 0"),
    QuestCase(
      "a length counts beside sessions", goal: "start=2026-07-06 end=2026-07-06", quest: "* >= 3h per day",
      entries: "2026-07-06 09:00-11:00 r\n2026-07-06 1h g", now: "2026-07-06T12:30",
      current: "met 10800/10800 left 0 perDay 0"),
    QuestCase(
      "an entry's own tag counts", goal: "start=2026-07-06 end=2026-07-06", quest: "#study >= 1h per day",
      entries: "2026-07-06 1h g #study", now: "2026-07-06T12:30", current: "met 3600/3600 left 0 perDay 0"),
    QuestCase(
      "counts of a tag are no time", goal: "start=2026-07-06 end=2026-07-06", quest: "#study >= 2 per day",
      entries: "2026-07-06 1h r\n2026-07-06 +2 t", now: "2026-07-06T12:30", current: "met 2/2 left 0 perDay 0"),
    QuestCase(
      "a count that is taken back", goal: "start=2026-07-06 end=2026-07-07", quest: "w >= 4 per day",
      entries: "2026-07-06 +4 w\n2026-07-06 -1 w\n2026-07-07 -2 w", now: "2026-07-07T12:30",
      // A negative value counts as nothing, but the plain sum is 4 − 1 − 2 = 1: 3 of 8 is 37.5%.
      windows: ["-2 0%", "1 37%", "1 37%"]),
    QuestCase(
      "a negative usage is rounded down", goal: "start=2026-07-06 end=2026-07-06", quest: "w <= 3 per day",
      entries: "2026-07-06 -1 w", now: "2026-07-06T12:30", current: "open -1/3 left 4 perDay 4",
      windows: ["-1 100% of -34%", "-1 100% of -34%", "-1 100% of -34%"]),
    QuestCase(
      "less than one percent", goal: "start=2026-07-06 end=2026-07-06", quest: "r >= 10h per day",
      entries: "2026-07-06 1m r", now: "2026-07-06T12:30", windows: ["60 <1%", "60 <1%", "60 <1%"]),
    QuestCase(
      "a second less than all is 99%", goal: "start=2026-07-06 end=2026-07-06", quest: "r >= 10h per day",
      entries: "2026-07-06 9h59m59s r", now: "2026-07-06T12:30", windows: ["35999 99%", "35999 99%", "35999 99%"]),
    QuestCase(
      "a bare zero of a tag with timed actions only is no time",
      lines: "tag #play color=#C4553B\naction time chess #play",
      goal: "start=2026-07-06 end=2026-07-06", quest: "#play <= 0 per day", entries: "2026-07-06 1h chess",
      now: "2026-07-06T12:30", current: "exceeded 3600/0 left 0 perDay 0"),
    QuestCase(
      "the largest amounts", goal: "start=1900-01-01 end=9999-12-31", quest: "w >= 1000000000 per year",
      entries: "2026-07-06 +1000000000 w\n2026-07-06 +1000000000 w", now: "2026-07-06T12:30",
      figures: "1/127 0% streak 1 best 1 fails", current: "met 2000000000/1000000000 left 0 perDay 0"),
  ]
}
