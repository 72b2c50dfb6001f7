import Testing

@testable import haru_ledger

/// The line about running sessions stands only where one of them counts in what is shown.
@Suite struct RunningNoticeTests {
  private static let ledger = """
    set language en
    tag #t color=#2F6B4F
    action time a #t
    action time b est=1h
    action measure m
    goal g start=2026-07-01
      quest b >= 1h per week
    goal h start=2026-06-01 end=2026-06-30
      quest a >= 1h per week
    2026-07-05
      09:00-10:00 b
      =70 m
    2026-07-07
      09:00- a

    """

  @Test(arguments: [
    ("stats", true), ("stats --action=b", false), ("stats --tag=t", true), ("stats --to=2026-07-06", false),
    ("stats --period=2026-07", true), ("stats --period=2026-06", false), ("stats --by=day", true), ("day", true),
    ("day 2026-07-05", false), ("timetable", true), ("timetable 2026-07-06", false), ("timetable --week", true),
    ("measures", false), ("estimates", false), ("goals", false), ("goals --goal=h", false),
  ])
  func theNotice(report: String, stands: Bool) {
    let words = report.split(separator: " ").map(String.init)
    let run = expectRun(
      ["report"] + words + ["--now=2026-07-07T10:00"], files: ["main.haru": Self.ledger])
    #expect(run.out.contains("1 running session is counted up to") == stands, "\(run.out)")
  }

  @Test func inGoalsThatItIsFor() {
    let text = Self.ledger.replacing("quest b", with: "quest #t")
    let run = expectRun(["report", "goals", "--now=2026-07-07T10:00"], files: ["main.haru": text])
    #expect(run.out.contains("1 running session is counted up to"))
    let json = expectRun(
      ["report", "measures", "--format=json", "--now=2026-07-07T10:00"], files: ["main.haru": Self.ledger])
    #expect(json.out.contains(#""running":1"#))
  }
}
