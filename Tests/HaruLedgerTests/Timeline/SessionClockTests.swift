import HaruParse
import Testing

@testable import HaruLedger

/// The rules for times, one by one.
@Suite struct SessionClockTests {
  /// The pieces of one entry line in UTC, such as `07-06T00:00–07-06T01:00`, the logical day of an entry that has none, or what
  /// is wrong with it.
  private func placed(_ line: String, _ settings: String) throws -> String {
    let kinds = "action time a\naction count w\naction measure m\n"
    let ledger = try TestZones.ledger(["main.haru": settings + "\n" + kinds + line + "\n"])
    let timeline = Timeline(ledger, now: Instant("2026-07-20T12:00"))
    if let group = timeline.diagnostics.sorted().first { return group.first.problem.code.rawValue }
    func text(_ instant: Instant) -> String {
      let time = WallTime(wallSecond: instant.seconds)
      return time.day.description.dropFirst(5) + "T" + ClockText.time(time.second)
    }
    let placed = PlacedPieces(timeline)
    if let day = placed.days.first { return String(day.description.dropFirst(5)) }
    return placed.pieces.map { text($0.range.lowerBound) + "–" + text($0.range.upperBound) }.joined(separator: " ")
  }

  private static let berlin = "set zone Europe/Berlin"

  private static let plain: [(String, String)] = [
    // An evening past midnight in all its spellings.
    ("22:30-01:10 a", "07-06T20:30–07-06T23:10"),
    ("22:30-25:10 a", "07-06T20:30–07-06T23:10"),
    ("22:30-2026-07-07T01:10 a", "07-06T20:30–07-06T23:10"),
    ("22:30-23:10@+0 a", "07-06T20:30–07-06T23:10"),
    ("22:00-23:30,00:10-01:00 a", "07-06T20:00–07-06T21:30 07-06T22:10–07-06T23:00"),
    ("22:00-23:30,24:10-25:00 a", "07-06T20:00–07-06T21:30 07-06T22:10–07-06T23:00"),
    ("22:00-00:30,01:10-02:00 a", "07-06T20:00–07-06T22:30 07-06T23:10–07-07T00:00"),
    // From the date on which the time before was found.
    ("25:00-01:10 a", "07-06T23:00–07-06T23:10"),
    ("25:00-00:30 a", "time-out-of-order"),
    ("25:00-20:00 a", "07-06T23:00–07-07T18:00"),
    ("47:00-01:00 a", "07-07T21:00–07-07T23:00"),
    ("22:00-02:00,20:00-03:00 a", "07-06T20:00–07-07T00:00 07-07T18:00–07-08T01:00"),
    ("22:00-2026-07-08T02:00,03:00-04:00 a", "07-06T20:00–07-08T00:00 07-08T01:00–07-08T02:00"),
    // Hours from 24 on are the entry's own date's and nothing else.
    ("47:30-24:10 a", "time-out-of-order"),
    ("22:00-2026-07-08T02:00,27:00-28:00 a", "time-out-of-order"),
    // The step to the next day: 12 hours and no more.
    ("12:00-00:00 a", "07-06T10:00–07-06T22:00"),
    ("11:59-00:00 a", "time-out-of-order"),
    ("11:59:59-00:00 a", "time-out-of-order"),
    ("12:00:01-00:00 a", "07-06T10:00:01–07-06T22:00"),
    ("11:59-24:00 a", "07-06T09:59–07-06T22:00"),
    ("10:30-09:00 a", "time-out-of-order"),
    // 24 hours for a time with an offset.
    ("10:30-09:00@+2 a", "07-06T08:30–07-07T07:00"),
    ("10:30-09:00@+1 a", "07-06T08:30–07-07T08:00"),
    ("10:30-10:30@+3 a", "07-06T08:30–07-07T07:30"),
    ("10:30-07:00@+8 a", "07-06T08:30–07-06T23:00"),
    // The offset of a start does not carry over.
    ("10:00@+9-11:00 a", "07-06T01:00–07-06T09:00"),
    ("10:00@-9-11:00 a", "time-out-of-order"),
    ("22:00@-2-02:30 a", "07-07T00:00–07-07T00:30"),
    // Equal times, and the longest session.
    ("09:00-09:00 a", "07-06T07:00–07-06T07:00"),
    ("09:00-10:00,10:00-11:00 a", "07-06T07:00–07-06T08:00 07-06T08:00–07-06T09:00"),
    ("09:00-2026-07-13T09:00 a", "07-06T07:00–07-13T07:00"),
    ("09:00-2026-07-13T09:00:01 a", "session-too-long"),
    ("09:00-2026-07-05T23:00 a", "time-out-of-order"),
    // A session that runs does so up to now, for as long as it likes.
    ("09:00- a", "07-06T07:00–07-20T12:00"),
    ("09:00-09:30,10:00- a", "07-06T07:00–07-06T07:30 07-06T08:00–07-20T12:00"),
    ("09:00-09:30, a", "07-06T07:00–07-06T07:30"),
  ]

  @Test(arguments: plain) func timesThatFollowOneAnother(line: String, expected: String) throws {
    #expect(try placed("2026-07-06 " + line, Self.berlin) == expected)
  }

  private static let changes: [(String, String)] = [
    // Spring: 02:00 to 03:00 does not exist.
    ("2026-03-29 01:00-04:00 a", "03-29T00:00–03-29T02:00"),
    ("2026-03-29 01:59:59-03:00 a", "03-29T00:59:59–03-29T01:00"),
    ("2026-03-29 02:00-04:00 a", "skipped-time"),
    ("2026-03-29 01:00-02:00 a", "skipped-time"),
    ("2026-03-29 01:00-02:59:59 a", "skipped-time"),
    ("2026-03-29 02:30@+1-04:00 a", "03-29T01:30–03-29T02:00"),
    ("2026-03-29 01:30-02:15@+1 a", "03-29T00:30–03-29T01:15"),
    ("2026-03-28 22:00-02:30 a", "skipped-time"),
    ("2026-03-28 22:00-26:30 a", "skipped-time"),
    ("2026-03-28 26:30-27:30 a", "skipped-time"),
    ("2026-03-28 25:30-27:30 a", "03-29T00:30–03-29T01:30"),
    // A time that was left out before the session began is the next day's.
    ("2026-03-29 22:00-02:30 a", "03-29T20:00–03-30T00:30"),
    ("2026-03-29 12:00-02:30 a", "time-out-of-order"),
    // Autumn: 02:00 to 03:00 exists twice, first at +2.
    ("2026-10-25 01:00-04:00 a", "10-24T23:00–10-25T03:00"),
    ("2026-10-25 02:15-02:30 a", "10-25T00:15–10-25T00:30"),
    ("2026-10-25 02:15-02:30@+1 a", "10-25T00:15–10-25T01:30"),
    ("2026-10-25 02:15@+1-02:30@+1 a", "10-25T01:15–10-25T01:30"),
    ("2026-10-25 02:15@+1-02:30 a", "10-25T01:15–10-25T01:30"),
    ("2026-10-25 02:40-02:10 a", "10-25T00:40–10-25T01:10"),
    ("2026-10-25 02:30-02:30 a", "10-25T00:30–10-25T00:30"),
    ("2026-10-25 02:30-02:40,02:35-02:50 a", "10-25T00:30–10-25T00:40 10-25T01:35–10-25T01:50"),
    ("2026-10-25 02:30-02:10,02:20-02:05 a", "time-out-of-order"),
    ("2026-10-25 01:30-02:00 a", "10-24T23:30–10-25T00:00"),
    ("2026-10-25 02:30-03:00 a", "10-25T00:30–10-25T02:00"),
    ("2026-10-24 23:00-02:30 a", "10-24T21:00–10-25T00:30"),
    ("2026-10-24 26:30@+1-27:00 a", "10-25T01:30–10-25T02:00"),
    // 12 hours and 7 days are of real time.
    ("2026-03-28 16:00-05:00 a", "03-28T15:00–03-29T03:00"),
    ("2026-03-28 16:00-05:01 a", "time-out-of-order"),
    ("2026-10-24 17:00-04:00 a", "10-24T15:00–10-25T03:00"),
    ("2026-10-24 16:59-04:00 a", "time-out-of-order"),
    ("2026-03-28 09:00-2026-04-04T10:00 a", "03-28T08:00–04-04T08:00"),
    ("2026-03-28 09:00-2026-04-04T10:00:01 a", "session-too-long"),
    ("2026-10-24 09:00-2026-10-31T08:00 a", "10-24T07:00–10-31T07:00"),
    ("2026-10-24 09:00-2026-10-31T09:00 a", "session-too-long"),
    // After now: no time yet.
    ("2026-07-21 09:00- a", "07-21T07:00–07-21T07:00"),
    ("2026-07-20 13:00-13:30,20:00- a", "07-20T11:00–07-20T11:30 07-20T18:00–07-20T18:00"),
  ]

  @Test(arguments: changes) func changesOfTheClock(line: String, expected: String) throws {
    #expect(try placed(line, Self.berlin) == expected)
  }

  private static let leftOut: [(String, String)] = [
    ("2011-12-29 23:00-24:00 a", "skipped-date"), ("2011-12-30 09:00-10:00 a", "skipped-date"),
    ("2011-12-30 1h a", "skipped-date"), ("2011-12-30 +1 w", "skipped-date"), ("2011-12-30 =1 m", "skipped-date"),
    ("2011-12-30 09:00 w", "skipped-date"), ("2011-12-30 00:00- a", "skipped-date"),
    ("2011-12-29 23:00-2011-12-31T01:00 a", "12-30T09:00–12-30T11:00"),
    ("2011-12-29 23:00-23:59:59 a", "12-30T09:00–12-30T09:59:59"),
    ("2011-12-30 24:00-25:00 a", "12-30T10:00–12-30T11:00"),
    ("2011-12-30 09:00@-10-10:00@-10 a", "12-30T19:00–12-30T20:00"),
    ("2011-12-29 1h a", "12-29"), ("2011-12-31 1h a", "12-31"), ("2011-12-31 00:00 w", "12-31"),
    ("2011-12-29 23:59 w", "12-29"),
  ]

  @Test(arguments: leftOut) func aDateThatWasLeftOut(line: String, expected: String) throws {
    #expect(try placed(line, "set zone Pacific/Apia") == expected)
  }

  /// `25:10` is a time of the next date, in that date's zone.
  @Test(arguments: [
    ("2026-07-05 22:30-25:10 a", "07-05T13:30–07-05T23:10"), ("2026-07-05 22:30-01:10 a", "07-05T13:30–07-05T23:10"),
    ("2026-07-05 25:00-26:00 a", "07-05T23:00–07-06T00:00"),
    ("2026-07-05 22:30-2026-07-06T01:10@+9 a", "07-05T13:30–07-05T16:10"),
    ("2026-07-05 19:00-00:00 a", "07-05T10:00–07-05T22:00"), ("2026-07-05 18:59-00:00 a", "time-out-of-order"),
    ("2026-07-06 01:00-02:00 a", "07-05T23:00–07-06T00:00"), ("2026-07-05 23:00@+9 w", "07-05"),
    // The 6th begins at 00:00 in Berlin, seven hours after it did in Seoul.
    ("2026-07-06 00:30 w", "07-06"), ("2026-07-06 06:59@+9 w", "07-05"), ("2026-07-06 07:00@+9 w", "07-06"),
  ]) func zonesThatChange(line: String, expected: String) throws {
    #expect(try placed(line, "set zone Asia/Seoul\nset zone Europe/Berlin from 2026-07-06") == expected)
  }

  @Test(arguments: [
    ("2026-03-29 01:00-04:00 a", "03-29T01:00–03-29T04:00"), ("2026-03-29 02:30 w", "03-28"),
    ("2026-07-06 05:59:59 w", "07-05"), ("2026-07-06 06:00 w", "07-06"), ("2026-07-06 29:59:59 w", "07-06"),
    ("2026-07-06 30:00 w", "07-07"), ("2026-07-06 +1 w", "07-06"), ("2026-07-06 05:00 =1 m", "07-05"),
    ("2026-07-06 1h a", "07-06"), ("2026-07-06 10:30@+9-11:00 a", "offset-without-zone"),
    ("2026-07-06 10:30@+9 w", "offset-without-zone"),
  ]) func withoutZone(line: String, expected: String) throws {
    #expect(try placed(line, "set day-start 06:00") == expected)
  }

  private func problem(_ line: String, _ settings: String) throws -> Problem? {
    let ledger = try TestZones.ledger(["main.haru": settings + "\naction time a\naction count w\n" + line + "\n"])
    let timeline = Timeline(ledger, now: Instant("2026-07-20T12:00"))
    return timeline.diagnostics.sorted().first?.first.problem
  }

  @Test func repairsOfTimesOutOfOrder() throws {
    func expect(
      _ line: String, _ earlier: String, _ later: String, _ swapped: String?, _ nextDay: String?,
      afternoon: String? = nil
    ) throws {
      let expected = Problem.timeOutOfOrder(
        earlier: earlier, later: later, afternoon: afternoon, swapped: swapped, nextDay: nextDay)
      #expect(try problem("2026-07-06 \(line) a", Self.berlin) == expected)
    }
    try expect("10:30-9:00", "10:30", "09:00", "09:00-10:30", nil)
    try expect("10:30:15-10:30:10", "10:30:15", "10:30:10", "10:30:10-10:30:15", nil)
    try expect("09:00-10:00,09:30-11:00", "10:00", "09:30", nil, nil)
    try expect("09:00-10:00,10:10-10:05", "10:10", "10:05", nil, nil)
    try expect("12:00-1:00", "12:00", "01:00", "01:00-12:00", "12:00-25:00", afternoon: "12:00-13:00")
    try expect("9:30-5:30", "09:30", "05:30", "05:30-09:30", nil, afternoon: "09:30-17:30")
    try expect("9:29-5:30", "09:29", "05:30", "05:30-09:29", nil)
    try expect("11:00-12:30,1:15-2:00", "12:30", "01:15", nil, "12:30,25:15", afternoon: "12:30,13:15")
    try expect("25:00-24:30", "25:00", "24:30", nil, nil)
    try expect("09:00-2026-07-06T08:00", "09:00", "2026-07-06T08:00", nil, nil)
    try expect("10:00@-9-11:00", "10:00@-09:00", "11:00", nil, nil)
  }

  @Test func neighboursOfSkippedTimes() throws {
    func expect(_ line: String, _ zone: String, _ expected: Problem) throws {
      #expect(try problem(line, "set zone " + zone) == expected)
    }
    func skipped(_ time: String, _ date: String, _ before: String, _ after: String) -> Problem {
      .skippedTime(time: time, date: DayNumber(date), before: before, after: after)
    }
    try expect("2026-03-29 02:30 w", "Europe/Berlin", skipped("02:30", "2026-03-29", "01:59", "03:00"))
    try expect("2026-03-28 26:30 w", "Europe/Berlin", skipped("02:30", "2026-03-29", "01:59", "03:00"))
    try expect("2026-10-04 02:15:30 w", "Australia/Lord_Howe", skipped("02:15:30", "2026-10-04", "01:59", "02:30"))
    try expect("2018-11-04 00:10 w", "America/Sao_Paulo", skipped("00:10", "2018-11-04", "23:59", "01:00"))
    let date = Problem.skippedDate(
      date: DayNumber("2011-12-30"), before: DayNumber("2011-12-29"), after: DayNumber("2011-12-31"))
    try expect("2011-12-30 02:30 w", "Pacific/Apia", date)
    try expect("2011-12-29 24:00 w", "Pacific/Apia", date)
    try expect("2011-12-30 +1 w", "Pacific/Apia", date)
  }

  /// Of several open sessions of an action the earliest holds, also where it is not the first line.
  @Test func openSessions() throws {
    let text = """
      action time a
      action time b
      2026-07-08 09:00- a
      2026-07-07 09:00-09:30, a
      2026-07-07 09:00- a
      2026-07-08 09:00-10:00 a
      2026-07-21 09:00- b
      """
    let ledger = try TestZones.ledger(["main.haru": text])
    let timeline = Timeline(ledger, now: Instant("2026-07-20T12:00"))
    #expect(timeline.open.map(\.entry) == [1, 4])
    #expect(timeline.running == 0 && timeline.paused == 1)
    #expect(PlacedPieces(timeline).pieces.map(\.entry) == [1, 3, 4])
    let groups = timeline.diagnostics.sorted()
    #expect(groups.map(\.first.problem) == [.alreadyRunning(action: "a"), .alreadyRunning(action: "a")])
    #expect(groups.map { $0.first.related.map(\.role) } == [[.stillRunning], [.stillRunning]])
    let day = DayNumber("2026-07-08")
    let later = Timeline(ledger, now: Instant("2026-07-21T12:00"))
    #expect(later.running == 1 && later.paused == 1)
    #expect(later.logicalDay(day).pieces.map(\.entry) == [3])
  }

  /// The days in the middle of a long session are one piece.
  @Test func aSessionOfCenturies() throws {
    let text = "set zone Asia/Seoul\naction time a\n1900-01-01 09:00- a\n"
    let ledger = try TestZones.ledger(["main.haru": text])
    let now = Instant("9999-12-31T12:00")
    let timeline = Timeline(ledger, now: now)
    var pieces: [Piece] = []
    timeline.visitDays(in: DayNumber(-100_000)..<DayNumber(10_000_000)) {
      pieces += $0.pieces
      return true
    }
    #expect(pieces.map(\.isFirst) == [true, false, false] && pieces.map(\.isLast) == [false, false, true])
    let rows = StatsReport(
      timeline, range: DayRange(), by: .year, filter: EntryFilter(), fillsEmptyPeriods: false
    ).rows
    #expect(rows.count == 8_100)
    let seconds = now.seconds - pieces[0].start
    #expect(rows.reduce(0) { $0 + $1.total.seconds } == seconds && rows.reduce(0) { $0 + $1.total.sessions } == 1)
    let day = DayReport(timeline, date: DayNumber("2500-01-01"), filter: EntryFilter())
    #expect(day.records.map(\.inDay) == [86_400] && day.records.map(\.seconds) == [seconds])
  }
}
