/// Skips, closing and pass marks; clocks and sums.
extension QuestTests {
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

  static let brokenHeadings: [QuestCase] = [
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
      "a bare zero of a tag allows no entry", lines: "tag #play color=#C4553B\naction time chess #play",
      goal: "start=2026-07-06 end=2026-07-06", quest: "#play <= 0 per day", entries: "2026-07-06 1h chess",
      now: "2026-07-06T12:30", current: "exceeded 1/0 left 0 perDay 0"),
    QuestCase(
      "of a tag with actions of both kinds, either is one", goal: "start=2026-07-05 end=2026-07-07",
      quest: "#study <= 0 per day", entries: "2026-07-05 09:00-09:30,09:40-10:00 r\n2026-07-06 +3 t\n2026-07-07 -1 t",
      now: "2026-07-07T12:30", periods: "07-05 1/1 1/0 exceeded\n07-06 1/1 1/0 exceeded\n07-07 1/1 0/0 open"),
    QuestCase(
      "of everything, a session of two days is one entry in a week and one on each day",
      goal: "start=2026-07-06 end=2026-07-12", quest: "* <= 0 per week",
      entries: "2026-07-06 23:00-25:00 g\n2026-07-08 1h r\n2026-07-08 10:00 w", now: "2026-07-08T12:30",
      periods: "07-06..07-12 7/7 3/0 exceeded", windows: ["2 0%", "3 0%", "3 0%"]),
    QuestCase(
      "a session that began before the period touches it", goal: "start=2026-07-06 end=2026-07-12",
      quest: "#study <= 0 per week", entries: "2026-07-05 23:00-25:00 r\n2026-07-08 22:00-2026-07-11T01:00 s",
      now: "2026-07-12T12:30", periods: "07-06..07-12 7/7 2/0 exceeded", windows: ["0 100%", "2 0%", "2 0%"]),
    QuestCase(
      "a skipped day in the middle of a session", lines: "skip 2026-07-09", goal: "start=2026-07-06 end=2026-07-12",
      quest: "* <= 0 per week", entries: "2026-07-09 23:00-25:00 r", now: "2026-07-12T12:30",
      periods: "07-06..07-12 6/7 1/0 exceeded"),
    QuestCase(
      "a bare zero of an action is in its own unit", goal: "start=2026-07-06 end=2026-07-06", quest: "g <= 0 per day",
      entries: "2026-07-06 1h g", now: "2026-07-06T12:30", current: "exceeded 3600/0 left 0 perDay 0"),
    QuestCase(
      "zero minutes of a tag are seconds", goal: "start=2026-07-06 end=2026-07-06", quest: "#study <= 0m per day",
      entries: "2026-07-06 1h r\n2026-07-06 +3 t", now: "2026-07-06T12:30", current: "exceeded 3600/0 left 0 perDay 0"),
    QuestCase(
      "the largest amounts", goal: "start=1900-01-01 end=9999-12-31", quest: "w >= 1000000000 per year",
      entries: "2026-07-06 +1000000000 w\n2026-07-06 +1000000000 w", now: "2026-07-06T12:30",
      figures: "1/127 0% streak 1 best 1 fails", current: "met 2000000000/1000000000 left 0 perDay 0"),
  ]
}
