import Foundation
import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

@Suite struct ChecksTests {
  private static let odd = """
    action time 독서
    action time 음악
    2026-07-06
      09:00-10:00 독서
      09:30-10:00 독서
      0m 독서

    """

  @Test func warningsAreNoFindingsUnlessStrict() {
    let files = ["main.haru": Self.odd]
    let run = expectRun(["check", "--format", "short"], files: files)
    #expect(run.out.contains("warning[overlap]") && run.out.contains("warning[zero-amount]"))
    #expect(!run.out.contains("hint["))
    expectRun(["check", "--strict", "--format", "short"], files: files, status: 1)
    let hints = expectRun(["check", "--hints", "--format", "short"], files: files)
    #expect(hints.out.contains("hint[unused-declaration]"))
  }

  @Test func hintsAloneAreNoFindings() {
    expectRun(["check", "--hints", "--strict", "--format", "short"], files: ["main.haru": "action time 독서\n"])
  }

  @Test func whatIsAllowedIsNeitherToldNorCounted() {
    let text = "set allow overlap, unused-declaration\nset allow zero-amount\n" + Self.odd
    expectRun(
      ["check", "--strict", "--hints", "--lang", "en"], files: ["main.haru": text],
      out: "no problems in 1 file (8 lines)\n")
    let some = expectRun(
      ["check", "--strict", "--hints", "--lang", "en", "--format", "short"],
      files: ["main.haru": "set allow overlap\n" + Self.odd], status: 1)
    #expect(some.out.hasSuffix("1 warning, 1 hint in 1 file (7 lines)\n"))
  }

  @Test func reportsAreTheSameWithWarnings() {
    let files = ["main.haru": Self.odd]
    let run = expectRun(["report", "stats", "--format", "json"], files: files)
    #expect(run.out.contains("\"seconds\":3600,\"added\":5400,\"sessions\":3"))
  }

  /// Errors are kept before warnings, however many there are of these.
  @Test func warningsDoNotCrowdOutErrors() throws {
    let lines = String(repeating: "  0m 독서\n", count: 12_000)
    let text = "action time 독서\n2026-07-06\n" + lines + "bad\n"
    let run = expectRun(["check", "--format", "short", "--lang", "en"], files: ["main.haru": text], status: 1)
    #expect(run.out.contains("main.haru:12003:1: error[unknown-keyword]"))
    #expect(run.out.hasSuffix("1 error, 12,000 warnings in 1 file (12,003 lines)\n"))
  }

  @Test func theDemoIsClean() throws {
    let folder = fixtureFolder.appending(path: "demo").path()
    var files: [String: String] = [:]
    for case let path as String in try #require(FileManager.default.enumerator(atPath: folder))
    where path.hasSuffix(".haru") {
      files[path] = try String(contentsOf: fixtureFolder.appending(path: "demo/\(path)"), encoding: .utf8)
    }
    expectRun(
      ["check", "--strict", "--hints", "--lang", "en", "--now", "2026-12-31T23:59"], files: files,
      out: "no problems in 13 files (3,923 lines)\n")
  }

  // MARK: Single checks

  @Test func namesOfSyncServices() {
    let copies = [
      "main.sync-conflict-20260706-101500-ABCDEF1.haru", "main (conflicted copy 2026-07-06).haru",
      "main (haru's conflicted copy 2026-07-06).haru", "main (Case Conflict 1).haru",
      "main (하루의 맥의 충돌된 사본 2026-07-06).haru",
      "main (haru の競合コピー 2026-07-06).haru", "main 2.haru", "main 12.haru", "main (1).haru",
    ]
    for name in copies { #expect(SyncCopyCheck.original(of: name) == "main.haru", "\(name)") }
    #expect(SyncCopyCheck.original(of: "2026-07 2.haru") == "2026-07.haru")
    let others = [
      "main.haru", "main2.haru", "main 2026.haru", "main 1.haru", "main 0.haru", "main (work).haru", "(1).haru",
      " 2.haru",
      "main.sync-conflict-x.haru", "main 2.txt", "main(1).haru", "main (2026).haru",
    ]
    for name in others { #expect(SyncCopyCheck.original(of: name) == nil, "\(name)") }
  }

  @Test func copiesAreFoundHoweverTheFileIsNamed() {
    let files = ["main.haru": "include \"./main 3.haru\"\n", "main 2.haru": "", "main 3.haru": ""]
    for path in [".", "main.haru", "./main.haru", testFolder + "/main.haru"] {
      let run = expectRun(["check", path, "--lang", "en", "--format", "short"], files: files)
      #expect(run.out.contains("beside this file is `main 2.haru`"), "\(run.out)")
      #expect(run.out.contains("1 warning in 2 files"), "\(run.out)")
    }
    let run = expectRun(["check", "./main.haru", "./main 2.haru", "--lang", "en", "--format", "short"], files: files)
    #expect(run.out.contains("and both are read"))
  }

  @Test func standardInputHasNoCopies() {
    expectRun(
      ["check", "-", "--lang", "en"], files: ["- 2.haru": "", "main 2.haru": ""], input: "haru 1\n",
      out: "no problems in 1 file (1 line)\n")
  }

  @Test func aFileThatRunsBackwardsIsInOrder() throws {
    try expectFindings(
      """
      action time 독서
      2026-07-06 09:00-10:00 독서
      2026-07-05 09:00-10:00 독서
      2026-07-04 09:00-10:00 독서
      """)
    try expectFindings(
      """
      action time 독서
      2026-07-06 09:00-10:00 독서
      2026-07-04 09:00-10:00 독서
      2026-07-05 09:00-10:00 독서
      ^^^^^^^^^^ days-out-of-order
      2026-07-03 09:00-10:00 독서
      2026-07-02 09:00-10:00 독서
      """)
    try expectFindings(
      """
      action time 독서
      2026-07-06 09:00-10:00 독서
      2026-07-05 09:00-10:00 독서
      ^^^^^^^^^^ days-out-of-order
      """)
  }

  @Test func aYearIsOnlyWrongAmongNeighboursOfAnother() throws {
    let clean = [
      // Years that follow one another, with little in each.
      ["2024-01-05", "2025-01-05", "2026-01-05"],
      // A file that ends with another year.
      ["2025-12-30", "2025-12-31", "2027-01-01"],
      // The neighbours are far apart themselves.
      ["2026-01-01", "2025-02-01", "2026-06-01"],
      // In the neighbours' year it would not stand between them.
      ["2026-01-05", "2025-01-03", "2026-01-06"],
    ]
    for days in clean {
      let text = "action time 독서\n" + days.map { "\($0) 09:00-10:00 독서\n" }.joined()
      let found = try Reproducer(text: text).found().diagnostics.map(\.code)
      #expect(!found.contains("wrong-year"), "\(days)")
    }
    try expectFindings(
      """
      action time 독서
      2026-01-05 09:00-10:00 독서
      2025-01-04 09:00-10:00 독서
      ^^^^^^^^^^ wrong-year
      2026-01-03 09:00-10:00 독서
      2026-01-02 09:00-10:00 독서
      """)
    try expectFindings(
      """
      action time 독서
      2025-12-31 09:00-10:00 독서
      2025-01-01 09:00-10:00 독서
      ^^^^^^^^^^ wrong-year
      2026-01-02 09:00-10:00 독서
      """)
  }

  /// A day of 25 hours is one on which 25 hours can be reached.
  @Test(arguments: [
    ("", "2026-01-01", "", "25h per day", true), ("", "2026-01-01", "", "24h per day", false),
    ("set zone Asia/Seoul", "2026-01-01", "", "25h per day", true),
    ("set zone Asia/Seoul", "1988-01-01", " end=1988-12-31", "25h per day", false),
    ("set zone Europe/Berlin", "2026-01-01", "", "25h per day", false),
    ("set zone Europe/Berlin", "2026-01-01", "", "26h per day", true),
    ("set zone Europe/Berlin", "2026-01-01", " end=2026-10-24", "25h per day", true),
    ("set zone Europe/Berlin", "2026-01-01", " end=2026-10-25", "25h per day", false),
    ("set zone Europe/Berlin", "2026-01-01", "", "25h on mon", true),
    ("set zone Europe/Berlin", "2026-01-01", "", "25h any 2 days per week", false),
    ("set zone Europe/Berlin", "2026-01-01", "", "169h per week", false),
    ("set zone Asia/Seoul\nset zone America/New_York from 2026-07-06", "2026-01-01", "", "37h per day", false),
    ("set zone Asia/Seoul\nset zone America/New_York from 2026-07-06", "2026-01-01", "", "38h per day", true),
    ("set day-start 03:00 from 2026-07-06", "2026-01-01", "", "27h per day", false),
    ("set week-start mon\nset week-start sun from 2026-07-06", "2026-01-01", "", "312h per week", false),
    ("set week-start mon\nset week-start sun from 2026-07-06", "2026-01-01", "", "313h per week", true),
  ])
  func questsThatAskForMoreThanThereIs(
    settings: String, start: String, end: String, quest: String, isTold: Bool
  ) {
    let text = "\(settings)\naction time 독서\ngoal 책 start=\(start)\(end)\n  quest 독서 >= \(quest)\n"
    let run = expectRun(["check", "--format=short"], files: ["main.haru": text])
    #expect(run.out.contains("warning[impossible-quest]") == isTold, "\(run.out)")
  }

  @Test func sessionsThatTouchDoNotOverlap() throws {
    try expectFindings(
      """
      set zone Europe/Berlin
      action time Lesen
      2026-03-28
        23:00-25:30 Lesen
      2026-03-29
        01:30-03:30 Lesen
        03:30-04:00 Lesen
      2026-03-28
        22:00-23:00 Lesen
      ^^^^^^^^^^ days-out-of-order
      """.replacing(
        "2026-03-28\n  22:00-23:00 Lesen\n^^^^^^^^^^ days-out-of-order",
        with: "2026-03-28\n^^^^^^^^^^ days-out-of-order\n  22:00-23:00 Lesen"))
  }

  /// Each session that starts during another one is told once, whatever the order of the lines.
  @Test func manyOverlaps() throws {
    let lines = ["09:00-12:00", "09:00-10:00", "09:00-11:00", "11:30-13:00", "13:00-14:00"].map { "  \($0) 독서\n" }
    for shift in lines.indices {
      let turned = (lines[shift...] + lines[..<shift]).joined()
      let found = try Reproducer(text: "action time 독서\n2026-07-06\n" + turned).found()
      #expect(found.diagnostics.map(\.code) == ["overlap", "overlap", "overlap"])
    }
  }

  @Test func aSessionThatIsLeftOutOverlapsNothing() throws {
    try expectFindings(
      """
      action time 독서
      2026-07-07
        09:00- 독서
        09:30- 독서
        ^^^^^ already-running
      """)
  }

  @Test func anArchivedActionInEveryForm() throws {
    try expectFindings(
      """
      action time 독서 archived=2026-07-01
      action count 물 archived=2026-07-01
      action measure 체중 archived=2026-07-01
      2026-06-30
        09:00-10:00 독서
        22:00-23:00,23:30-23:45 독서
        08:00 물
        +2 물
      2026-07-01
        00:00-00:10 독서
                    ^^ archived-action
        +2 물
           ^ archived-action
        08:00 =70 체중
                  ^^ archived-action
        1h 독서
           ^^ archived-action
      2026-07-07
        09:00- 독서
               ^^ archived-action
      """)
  }

  @Test func theFuture() throws {
    try expectFindings(
      """
      set zone Asia/Seoul
      set day-start 06:00
      action time 독서
      2026-07-07
        11:00- 독서
        20:00-20:30,21:00-21:30 독서
        ^^^^^^^^^^^^^^^^^^^^^^^ future-entry
        1h 독서
      2026-07-08
        1h 독서
        ^^ future-entry
      """)
  }

  @Test func aPlanWithRoomIsNotTold() throws {
    let actions = (1...10).map { "action count a\($0)\n" }.joined()
    let goals = (1...2).map { "goal g\($0) start=2026-01-01\n" }.joined()
    let quests = (1...3).map { "quest a\($0) >= 1 per day\n" }.joined()
    let text = "set plan free\n" + actions + goals + quests
    #expect(try Reproducer(text: text).found().warnings == 0)
    #expect(
      try Reproducer(text: text.replacing("free", with: "premium") + "goal g3 start=2026-01-01\n").found().warnings == 0
    )
  }
}
