import Testing

@testable import haru_ledger

/// What `--now` means.
@Suite struct NowTests {
  /// A time that the clock skipped is refused with its neighbours.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:59:59", "2026-03-29T03:00"),
    ("Europe/Berlin", "2026-03-29T02:00", "2026-03-29T01:59:59", "2026-03-29T03:00"),
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-29T23:59:59", "2011-12-31T00:00"),
    ("America/New_York", "2026-03-08T02:59:59", "2026-03-08T01:59:59", "2026-03-08T03:00"),
  ])
  func inAGap(zone: String, now: String, before: String, after: String) {
    for command in [["report"], ["status"], ["check"], ["report", "day"]] {
      let run = expectRun(
        command + ["--now", now, "--lang", "en"], files: ["main.haru": "set zone \(zone)\naction time r\n"], status: 2,
        out: "", err: nil)
      #expect(run.err.contains("the clock goes from \(before) to \(after)\n"), "\(run.err)")
    }
    for time in [before, after, now + "+00:00"] {
      expectRun(["status", "--now", time], files: ["main.haru": "set zone \(zone)\naction time r\n"])
    }
  }

  /// Without a zone of the ledger, a time with an offset is shown in the system's.
  @Test(arguments: [
    ("", "2026-07-07T02:30+05:00", "2026-07-07T06:30:00"), ("", "2026-07-07T02:30", "2026-07-07T02:30:00"),
    ("set zone Asia/Seoul\n", "2026-07-07T02:30+05:00", "2026-07-07T06:30:00+09:00"),
    ("", "2026-07-07T02:30-04:00", "2026-07-07T15:30:00"),
  ])
  func withAnOffset(setting: String, now: String, shown: String) {
    let (output, errors) = (Captured(), Captured())
    var world = testWorld(
      ["status", "--format", "json", "--now", now], files: ["main.haru": setting + "action time r\n"], output: output,
      errors: errors)
    world.localOffset = { _ in 9 * 3600 }
    #expect(Program.run(in: world) == .done)
    #expect(output.text.contains(#""now":"\#(shown)""#), "\(output.text)")
  }

  /// A session that begins later does not run.
  @Test func whatIsPlannedDoesNotRun() {
    let files = ["main.haru": "action time r\naction time s\n2026-07-07\n  09:00- r\n  12:00- s\n"]
    let json = expectRun(["report", "day", "--now", "2026-07-07T10:00", "--format", "json"], files: files).out
    #expect(json.contains(#""action":"r","kind":"time","start":"2026-07-07T09:00:00","end":null,"running":true"#))
    #expect(json.contains(#""action":"s","kind":"time","start":"2026-07-07T12:00:00","end":null,"running":false"#))
  }
}
