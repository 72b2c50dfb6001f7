import HaruParse
import Testing

@testable import haru_ledger

@Suite struct CheckFixTests {
  private static let main = """
    \u{FEFF}haru 1\r
    Set language en\r
    include 2026/*.haru\r
    action time 독서\r
    \t2026/7/6 Monday ; kept  \r
      9am-10am 독서 ; 1h 30m is a note\r
      1h 30m 독서\r
      1h 30m 독서\r
      독서 9:00\r

    """

  private static let fixed = """
    \u{FEFF}haru 1\r
    set language en\r
    include 2026/*.haru\r
    action time 독서\r
    \t2026-07-06 mon ; kept  \r
      9:00-10:00 독서 ; 1h 30m is a note\r
      1h30m 독서\r
      1h30m 독서\r
      독서 9:00\r

    """

  @Test func whatIsClearIsRepairedInAllFiles() {
    let files = WritableFiles(["main.haru": Self.main, "2026/07.haru": "2026.7.7\n1:30h 독서\n", "2026/08.haru": "\n"])
    let run = files.run(["check", "--fix", "--format", "short", "--lang", "en"])
    #expect(run.status == 1)
    #expect(files["main.haru"] == Self.fixed)
    #expect(files["2026/07.haru"] == "2026-07-07\n1h30m 독서\n")
    #expect(
      run.out == """
        main.haru:9:3: error[unknown-keyword]: a line cannot begin with `독서`
        7 places fixed in 2 files (4 of them appeared after other fixes)
        1 error in 3 files (12 lines)

        """)
    let again = files.run(["check", "--fix", "--format", "short", "--lang", "en"])
    #expect(again.out.contains("nothing could be fixed automatically\n"))
    #expect(files["main.haru"] == Self.fixed)
  }

  @Test func theSummarySaysHowManyCanBeRepaired() {
    let run = expectRun(
      ["check", "--format=short", "--lang=en"],
      files: ["main.haru": "action time a\n2026-07-06\n1h 30m a\n1h 30m a\n90 a\n"], status: 1)
    #expect(run.out.hasSuffix("2 can be fixed with --fix\n3 errors in 1 file (5 lines)\n"))
  }

  @Test func moreThanIsKeptIsRepaired() {
    let lines = String(repeating: "1h 30m a\n", count: 12_000)
    let files = WritableFiles(["main.haru": "action time a\n2026-07-06\n" + lines])
    let run = files.run(["check", "--fix", "--format=short", "--lang=en"])
    #expect(run.status == 0)
    #expect(run.out == "12,000 places fixed in 1 file\nno problems in 1 file (12,002 lines)\n")
  }

  @Test func manyFilesAreRepairedBesideMissingOnes() {
    var contents = ["main.haru": "action time a\ninclude f/*.haru\n"]
    for number in 0..<300 {
      contents["f/\(number).haru"] = "2026-07-06 1h 30m a\n"
      contents["main.haru"]? += "include g/\(number).haru\n"
    }
    let files = WritableFiles(contents)
    let run = files.run(["check", "--fix", "--all", "--format=short", "--lang=en"])
    #expect(run.status == 1)
    #expect(run.out.contains("\n300 places fixed in 300 files\n"))
    #expect(run.out.split(separator: "\n").count { $0.contains("error[include-missing]") } == 300)
    #expect(files["f/299.haru"] == "2026-07-06 1h30m a\n")
  }

  @Test(arguments: ["x/", "2026/", "./", "x/../"]) func anIncludeOfManyFoldersIsNoTrouble(_ folder: String) {
    let path = String(repeating: folder, count: 16_000) + "a.haru"
    let files = WritableFiles(["main.haru": "Set theme dark\ninclude \(path)\n", "2026/b.haru": ""])
    let run = files.run(["check", "--fix", "--format=short", "--lang=en"])
    #expect(run.status == 1)
    #expect(run.out.contains("error[include-missing]"))
    #expect(files["main.haru"] == "set theme dark\ninclude \(path)\n")
  }

  @Test func aFileThatCannotBeWrittenIsToldOf() {
    let files = WritableFiles(["main.haru": "Set theme dark\n"])
    files.failNext(.readOnlyFile(path: "main.haru"))
    let run = files.run(["check", "--fix", "--lang", "en"])
    #expect(run.status == 2)
    #expect(run.err.contains("`main.haru` is read-only"))
    #expect(files["main.haru"] == "Set theme dark\n")
  }

  @Test func standardInputCannotBeRepaired() {
    let run = expectRun(["check", "--fix", "-", "--lang=en"], input: "Set theme dark\n", status: 2, err: nil)
    #expect(run.err.hasPrefix("haru-ledger: standard input cannot be fixed\n"))
  }

  @Test func jsonTellsOfRepairs() {
    let run = expectRun(
      ["check", "--format=json", "--lang=en"], files: ["main.haru": "action time a\n2026-07-06\n1h 30m a\n"], status: 1)
    #expect(run.out.contains(#""fixable":1,"fixed":0"#))
    #expect(
      run.out.contains(#""fixes":[{"title":"replace `1h 30m` with `1h30m`","safe":true,"edits":[{"file":"main.haru","#))
    #expect(run.out.contains(#""text":""}]}]"#))
  }

  /// More errors than a check keeps are repaired in no more rounds than a few, and what is said of them stays the same.
  @Test func manyErrorsTakeNoMoreRoundsThanFew() {
    func readings(_ lines: Int) -> Int {
      let files = WritableFiles([
        "main.haru": "action time a\n2026-07-06\n" + String(repeating: "1h 30m a\n", count: lines)
      ])
      let (output, readings) = (Captured(), Counter())
      var world = testWorld(
        ["check", "--fix", "--lang=en"], environment: [:], now: 1_783_386_000, output: output, errors: Captured())
      let access = files.access
      world.files = FileAccess(
        read: { path throws(FileError) in
          readings.count += 1
          return try access.read(path)
        }, realPath: access.realPath, list: access.list)
      world.changer = files.changer
      #expect(Program.run(in: world) == .done)
      #expect(
        files["main.haru"] == "action time a\n2026-07-06\n" + String(repeating: "1h30m a\n", count: lines))
      #expect(!output.text.contains("came to light"), "\(output.text)")
      return readings.count
    }
    // Once more, the ledger is read for the number that a check announces.
    #expect(readings(32_000) <= readings(10) + 1)
  }

  @Test func linesOfErrorsPayLittle() {
    // A group is repaired once, however many places it has.
    let text = "action time a\n2026-07-06\n" + String(repeating: "1h 30m a\n", count: 3)
    let checked = Checked(text)
    #expect(checked.diagnostics.map(\.fixes.count) == [1, 1, 1])
    #expect(checked.diagnostics.map { $0.fixes[0].edits[0].location.range.start } == [27, 36, 45])
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
