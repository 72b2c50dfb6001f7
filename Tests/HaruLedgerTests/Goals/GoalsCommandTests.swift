import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// `report goals` and `report overview` as a user sees them.
@Suite struct GoalsCommandTests {
  /// The files of the demo, a year of a student in Seoul.
  private static let demo: [String: String] = {
    var files: [String: String] = [:]
    let folder = fixtureFolder.appending(path: "demo")
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    where path.hasSuffix(".haru") {
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }()

  private static let moment = ["--now", "2026-11-30T21:00"]

  @Test(arguments: [Language.ko, .en, .ja], [60, 80, 120])
  func textOfTheDemo(_ language: Language, _ columns: Int) {
    for kind in ["goals", "overview"] {
      let run = expectRun(
        ["report", kind, "--lang", language.rawValue] + Self.moment, files: Self.demo, columns: columns)
      expectGolden(run.out, "goals/\(kind)-\(language.rawValue)-\(columns).txt")
      expectFits(run.out, columns)
    }
  }

  @Test(arguments: [Language.ko, .en, .ja], [40, 60, 80, 120])
  func nothingIsWiderThanTheTerminal(_ language: Language, _ columns: Int) {
    let run = expectRun(
      ["report", "goals", "--periods", "--lang", language.rawValue] + Self.moment, files: Self.demo, columns: columns)
    expectFits(run.out, columns)
    let overview = expectRun(["report", "--lang", language.rawValue] + Self.moment, files: Self.demo, columns: columns)
    expectFits(overview.out, columns)
  }

  private func expectFits(_ text: String, _ columns: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.columns(line) <= columns, "\(line)", sourceLocation: sourceLocation)
      #expect(line.last != " ", "\(line)", sourceLocation: sourceLocation)
    }
  }

  @Test func periodsOfOneGoal() {
    let run = expectRun(
      ["report", "goals", "--goal", "fall", "--periods", "--lang", "en"] + Self.moment, files: Self.demo, columns: 80)
    expectGolden(run.out, "goals/periods-en-80.txt")
  }

  @Test(arguments: [
    (Language.ko, "그 뒤로 2,912,254번 더"), (.en, "2,912,254 more to come"), (.ja, "その後さらに2,912,254回"),
  ])
  func periodsToTheEndOfTime(_ language: Language, _ later: String) {
    let files = [
      "main.haru": "action time read\ngoal g start=2026-07-06 end=9999-12-31\n quest read >= 1h per day\n"
        + "goal endless start=2026-07-06\n quest read >= 1h per day\n"
    ]
    let command = ["report", "goals", "--periods", "--lang", language.rawValue]
    let text = expectRun(command, files: files, columns: 80).out
    #expect(text.split(separator: "\n").contains("    \(later)"))
    #expect(text.contains("2026-07-08") && !text.contains("2026-07-09"))
    let json = expectRun(command + ["--format", "json"], files: files).out
    #expect(json.contains(#""keptWithoutEntry":false}],"later":2912254,"#))
    #expect(json.contains(#""keptWithoutEntry":false}],"later":null,"#))
    #expect(expectRun(command + ["--format", "csv"], files: files).out.split(separator: "\r\n").count == 6)
  }

  @Test func colors() {
    let run = expectRun(
      ["report", "goals", "--goal", "fall", "--color", "always"] + Self.moment, files: Self.demo,
      environment: ["TERM": "xterm-256color"], columns: 80)
    expectGolden(run.out, "goals/goals-ko-80-color.txt")
    // Colours change nothing else.
    let plain = expectRun(["report", "goals", "--goal", "fall"] + Self.moment, files: Self.demo, columns: 80)
    #expect(run.out.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.out)
  }

  @Test(arguments: ["goals", "overview"])
  func jsonOfTheDemo(_ kind: String) throws {
    let run = expectRun(["report", kind, "--format", "json"] + Self.moment, files: Self.demo)
    expectGolden(run.out, "goals/\(kind).json")
    let object = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    #expect(object?["schema"] as? String == "haru-ledger/\(kind)/1")
  }

  @Test(arguments: [["goals"], ["goals", "--periods"], ["overview"]])
  func csvOfTheDemo(_ words: [String]) {
    let run = expectRun(["report"] + words + ["--format", "csv"] + Self.moment, files: Self.demo)
    expectGolden(run.out, "goals/\(words.joined()).csv")
    let rows = run.out.components(separatedBy: "\r\n")
    #expect(rows.last == "")
    let cells = rows[0].split(separator: ",").count
    for row in rows.dropLast() where !row.contains("\"") {
      #expect(row.split(separator: ",", omittingEmptySubsequences: false).count == cells)
    }
  }

  private static let files = [
    "main.haru": """
    set zone Asia/Seoul
    set language en
    tag #study color=#2F6B4F
    action time read #study icon=📖 est=30m
    action time write #study
    action time code
    action count water unit=cups
    goal Read start=2026-07-01 end=2026-07-10 id=read
      quest read >= 1h per day
    2026-07-07 08:00-09:00 read
    2026-07-07 09:30- write
    2026-07-07 09:45-09:50,09:55- read
    2026-07-07 09:00-09:10, code
    2026-07-07 +2 water
    """
  ]

  @Test func overviewIsTheDefault() {
    let named = expectRun(["report", "overview"], files: Self.files, columns: 80)
    #expect(expectRun(["report"], files: Self.files, columns: 80) == named)
    // With options that it lacks, a report without a kind is of statistics.
    #expect(
      expectRun(["report", "--today"], files: Self.files)
        == expectRun(["report", "stats", "--today"], files: Self.files))
  }

  @Test func whatRuns() {
    // It is 10:00. The latest leads: 5 + 5 min of reading, due after 30 min and the 5 of its pause: 10:20. The paused is last.
    let run = expectRun(["report", "--format", "json"], files: Self.files)
    #expect(
      run.out.contains(
        """
        "sessions":[{"action":"read","start":"2026-07-07T09:45:00+09:00","elapsed":600,"paused":false,"estimate":1800,\
        "due":"2026-07-07T10:20:00+09:00"},{"action":"write","start":"2026-07-07T09:30:00+09:00","elapsed":1800,\
        "paused":false,"estimate":null,"due":null},{"action":"code","start":"2026-07-07T09:00:00+09:00","elapsed":600,\
        "paused":true,"estimate":null,"due":null}],"today":{"period":"2026-07-07","from":"2026-07-07","to":"2026-07-07",\
        "total":{"seconds":6000,"added":6600,"sessions":4}
        """))
    #expect(run.out.contains(#""running":2,"paused":1"#))
    let earliest = Self.files.mapValues { "set lead earliest\n" + $0 }
    let lead = expectRun(["report", "--format", "json"], files: earliest).out
    #expect(lead.contains(#""sessions":[{"action":"write""#))
  }

  @Test func manySessionsThatRun() {
    let actions = (0..<20_000).map { "action time a\($0)\n" }.joined()
    let entries = (0..<20_000).map { "2026-07-07 00:30- a\($0)\n" }.joined()
    let run = expectRun(["report", "--lang", "en"], files: ["main.haru": actions + entries], columns: 80)
    let lines = run.out.split(separator: "\n")
    #expect(lines[0].hasSuffix(" · +19,999"))
    #expect(lines.count { $0.hasPrefix("  ▶ ") } == 20_000)
    // Of today and this week, each action has a line below the one with their names and above their sum.
    #expect(lines.count == 1 + 20_000 + 1 + 20_000 + 1)
  }

  @Test func whatRunsInWords() {
    let run = expectRun(["report"], files: Self.files, columns: 80)
    let lines = run.out.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "Now · 2026-07-07 Tue 10:00 · +2", "  ▶ 📖 read 10m · since 09:45 · due 10:20, 20m left",
        "  ▶ write 30m · since 09:30", "  Ⅱ code 10m · since 09:00 · paused",
      ])
  }

  @Test(arguments: [
    (["report", "goals", "--by", "week"], "`--by`"), (["report", "goals", "--this-week"], "`--this-week`"),
    (["report", "goals", "--action", "read"], "`--action`"), (["report", "overview", "--goal", "read"], "`--goal`"),
    (["report", "stats", "--periods"], "`--periods`"), (["report", "day", "--periods"], "`--periods`"),
  ])
  func optionsOfOtherKinds(_ words: [String], _ option: String) {
    let run = expectRun(words + ["--lang", "en"], files: Self.files, status: 2, out: "", err: nil)
    #expect(run.err.contains(option))
  }

  @Test func anUnknownGoal() {
    let run = expectRun(
      ["report", "goals", "--goal", "raed", "--lang", "en"], files: Self.files, status: 2, out: "", err: nil)
    #expect(run.err.contains("`raed`"))
  }

  @Test func aLedgerWithoutGoals() {
    let files = ["main.haru": "action time read\n"]
    expectRun(["report", "goals", "--lang", "en"], files: files, out: "no goals\n")
    let json = expectRun(["report", "goals", "--format", "json"], files: files).out
    #expect(json.hasSuffix(#""skipped":0,"goals":[],"legend":{"actions":[],"tags":[]}}"# + "\n"))
  }

  @Test func aGoalThatNobodyCanBreakAnythingWith() {
    let files = [
      "main.haru": """
      action time read
      goal "\u{202E}=1+1" start=2026-07-01 id=-x icon=\u{200B}
        quest read >= 1h per day
        quest read <= 0 per day
      2026-07-07 1h read
      """
    ]
    let text = expectRun(["report", "goals", "--lang", "en"], files: files, columns: 60).out
    #expect(text.contains("\\u{202E}=1+1"))
    let csv = expectRun(["report", "goals", "--format", "csv"], files: files).out
    #expect(csv.contains("'-x"))
  }
}
