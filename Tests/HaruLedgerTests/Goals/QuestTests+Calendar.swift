/// Days, weeks, months and years.
extension QuestTests {
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
}
