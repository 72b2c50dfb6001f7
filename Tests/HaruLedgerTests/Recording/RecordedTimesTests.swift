import Testing

@testable import haru_ledger

/// Which moment is meant by what was typed (SPEC, Recording, When): one rule for all commands.
@Suite struct RecordedTimesTests {
  private static let head = """
    set day-start 06:00
    action time r est=30m
    action time run
    action count water
    action measure weight

    """

  /// Runs commands on one ledger, each at a time of 2026-07-07 (as `24:30`) or at a full time, and gives what it is afterwards.
  private func ledger(
    _ commands: [(now: String, words: String)], from entries: String = "", fails: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let files = WritableFiles(["main.haru": Self.head + entries])
    for (index, command) in commands.enumerated() {
      let now = command.now.contains("T") ? command.now : "2026-07-07T" + command.now
      let before = files["main.haru"]
      let run = files.run(command.words.split(separator: " ").map(String.init) + ["--now", now, "--lang", "en"])
      if let fails, index == commands.count - 1 {
        #expect(run.status != 0 && run.out.isEmpty, sourceLocation: sourceLocation)
        #expect(run.err.contains(fails), "\(run.err)", sourceLocation: sourceLocation)
        #expect(files["main.haru"] == before, sourceLocation: sourceLocation)
      } else {
        #expect(run.status == 0, "\(run.err)", sourceLocation: sourceLocation)
      }
    }
    return String(files["main.haru"]!.dropFirst(Self.head.count))
  }

  private static let night = "\n2026-07-06 Mon\n"
  private static let morning = "\n2026-07-07 Tue\n"

  /// 01:10 after midnight, however it is said and however the session began.
  @Test(arguments: ["25:10", "01:10", "2026-07-07T01:10", "2026-07-06T23:59"])
  func aTimeAfterMidnight(time: String) {
    let isLate = time.hasSuffix("23:59")
    #expect(
      ledger([("00:30", "start r"), ("01:10", "stop --at \(time) --force")], fails: isLate ? "is before" : nil)
        == Self.morning + (isLate ? "  00:30- r est=30m\n" : "  00:30-01:10 r est=30m\n"))
  }

  @Test(arguments: ["25:10", "01:10"]) func everyCommandMeansTheSame(time: String) {
    #expect(
      ledger([
        ("00:30", "start run"), ("01:20", "pause --at \(time)"), ("01:30", "resume --at 25:20"), ("01:40", "stop"),
      ])
        == Self.morning + "  00:30-01:10,01:20-01:40 run\n")
    #expect(
      ledger([("00:30", "start run"), ("01:10", "switch r --at \(time)")])
        .contains("  00:30-01:10 run\n"))
    let own = time == "25:10" ? Self.night + "  25:10" : Self.morning + "  01:10"
    #expect(ledger([("01:10", "start run --at \(time)")]) == own + "- run\n")
    #expect(ledger([("01:10", "add water --at \(time)")]) == own + " water\n")
    #expect(ledger([("09:00", "add weight 70 --at \(time)")]) == own + " =70 weight\n")
  }

  @Test func bothHalvesOfASwitchAreAtOneMoment() {
    #expect(
      ledger([("2026-07-06T22:00", "start run"), ("00:50", "switch r --at 24:40")])
        == Self.night + "  22:00-24:40 run\n  24:40- r est=30m\n")
    #expect(
      ledger([("00:10", "start run"), ("00:50", "switch r --at 24:40")])
        == "\n2026-07-06 Mon\n  24:40- r est=30m\n\n2026-07-07 Tue\n  00:10-00:40 run\n")
    #expect(
      ledger([("10:00:05", "start run"), ("10:00:40", "switch r")])
        == Self.morning + "  10:00-10:00:40 run\n  10:00:40- r est=30m\n")
  }

  /// What lies ahead of now, be it by minutes.
  @Test(arguments: [
    ("stop --at 10:50", "10:50"), ("stop --at 13:00", "13:00"), ("pause --at 10:11", "10:11"),
    ("switch run --at 10:11", "10:11"), ("stop --at 2026-07-07T10:11", "10:11"),
    ("stop --at 10:11 --date today", "10:11"),
    ("stop --at 25:10 --date today", "07-08 01:10"), ("stop --at 10:11 --date 2026-07-07", "10:11"),
    ("start run --at 11:00", "11:00"), ("start run --at 2026-07-08T09:00", "07-08 09:00"),
    ("start run --at 10:11 --date today", "10:11"),
    ("add run 09:30-13:30", "13:30"), ("add run 10:11-10:20", "10:11"), ("add water --at 10:11", "10:11"),
    ("add run 09:30-10:11 --date today", "10:11"),
  ])
  func whatLiesAheadIsRefused(words: String, time: String) {
    let running = "2026-07-07 09:00- r\n"
    #expect(ledger([("10:10", words)], from: running, fails: "\(time) has not come yet") == running)
  }

  /// The advice is what would work.
  @Test func adviceForWhatLiesAhead() {
    let files = WritableFiles(["main.haru": Self.head + "2026-07-07 09:00- r\n"])
    func said(_ words: String) -> String {
      files.run(words.split(separator: " ").map(String.init) + ["--now", "2026-07-07T10:10", "--lang", "en"]).err
    }
    #expect(said("stop --at 13:00") == "haru-ledger: 13:00 has not come yet\n  if it is now, leave `--at` out\n")
    #expect(said("start run --at 13:00").contains("--date yesterday"))
    #expect(said("add run 13:00-14:00").contains("if it is a plan, write its date: `--date 2026-07-07`"))
  }

  /// Only `add` writes plans, and only for a date that was written out.
  @Test func plans() {
    #expect(
      ledger([("10:10", "add run 13:00-14:00 --date 2026-07-07")]) == Self.morning + "  13:00-14:00 run\n")
    #expect(
      ledger([("10:10", "add water --at 2026-07-08T13:00")]) == "\n2026-07-08 Wed\n  13:00 water\n")
  }

  /// The last moment that is not ahead, and for a session not before what it follows.
  @Test func earlierDays() {
    #expect(
      ledger([("2026-07-08T09:00", "stop --at 13:00")], from: "2026-07-07\n  10:00- run\n")
        == "2026-07-07\n  10:00-13:00 run\n")
    #expect(
      ledger([("10:00", "stop --at 25:10")], from: "2026-07-06\n  22:00- run\n") == "2026-07-06\n  22:00-25:10 run\n")
    #expect(ledger([("10:00", "start run --at 25:10")]) == Self.night + "  25:10- run\n")
    #expect(ledger([("16:00", "start run --at 25:10")], fails: "25:10 has not come yet") == "")
    let running = "2026-07-07\n  22:00- run\n"
    #expect(ledger([("22:50", "stop --at 25:10")], from: running, fails: "25:10 has not come yet") == running)
    #expect(ledger([("00:30", "add run 23:50-00:20")]) == Self.night + "  23:50-00:20 run\n")
    #expect(ledger([("01:30", "add run 24:10-24:40")]) == Self.night + "  24:10-24:40 run\n")
  }

  /// `today` and `yesterday` are logical days; a date is one of the calendar.
  @Test func theDaysThatAreNamed() {
    #expect(ledger([("00:30", "start run --date today")]) == Self.night + "  24:30- run\n")
    #expect(ledger([("10:30", "start run --date today")]) == Self.morning + "  10:30- run\n")
    #expect(ledger([("00:30", "start run --date 2026-07-06")]) == Self.night + "  24:30- run\n")
    #expect(ledger([("01:30", "add run 00:10-00:40 --date today")]) == Self.night + "  24:10-24:40 run\n")
    #expect(ledger([("01:30", "add run 23:10-00:40 --date today")]) == Self.night + "  23:10-00:40 run\n")
    #expect(
      ledger([("01:30", "add run 00:10-00:40 --date 2026-07-06")]) == Self.night + "  00:10-00:40 run\n")
    #expect(ledger([("09:00", "add water --at 00:10 --date yesterday")]) == Self.night + "  24:10 water\n")
    #expect(ledger([("09:00", "add water --at 06:00 --date yesterday")]) == Self.night + "  06:00 water\n")
    #expect(
      ledger([("00:30", "stop --date today --at 00:20")], from: "2026-07-06\n  22:00- run\n")
        == "2026-07-06\n  22:00-24:20 run\n")
  }

  @Test(arguments: ["start run", "stop", "pause", "switch run"]) func anotherDayNeedsATime(words: String) {
    let running = "2026-07-06 09:00- r\n"
    for date in ["yesterday", "2026-07-05", "2026-07-08"] {
      #expect(
        ledger([("10:00", "\(words) --date \(date)")], from: running, fails: "`--date \(date)` needs a time of day")
          == running)
    }
  }

  /// One line has one clock.
  @Test func aSessionStaysOnOneClock() {
    #expect(
      ledger([("01:30", "stop")], from: "2026-07-06\n  24:30-24:50,01:00- run\n")
        == "2026-07-06\n  24:30-24:50,01:00-25:30 run\n")
    #expect(
      ledger([("01:30", "stop")], from: "2026-07-06\n  22:30-23:50,00:10- run\n")
        == "2026-07-06\n  22:30-23:50,00:10-01:30 run\n")
    #expect(
      ledger([("00:30", "start run --date today"), ("00:50", "pause"), ("01:00", "resume"), ("01:20", "stop")])
        == Self.night + "  24:30-24:50,25:00-25:20 run\n")
    #expect(
      ledger([("02:00", "add run 24:30-00:50,01:00-01:20")]) == Self.night + "  24:30-24:50,25:00-25:20 run\n")
  }
}
