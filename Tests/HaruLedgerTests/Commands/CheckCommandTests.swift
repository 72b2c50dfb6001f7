import Testing

@testable import haru_ledger

@Suite struct CheckCommandTests {
  @Test func aCleanLedger() {
    expectRun(
      ["check"], files: ["main.haru": "action time 독서\n2026-07-06 09:00-10:00 독서\n"],
      out: "문제없음 · 파일 1개(2줄)\n")
  }

  @Test func findingsAreOnStandardOutput() {
    expectRun(
      ["check", "--format", "short", "--lang", "en"], files: ["../main.haru": "haru 1\nbad\n"], status: 1,
      out: """
        ../main.haru:2:1: error[unknown-keyword]: a line cannot begin with `bad`
        1 error in 1 file (2 lines)

        """)
  }

  @Test func standardInput() {
    expectRun(
      ["check", "-", "--format=short", "--lang=en"], input: "bad\n", status: 1,
      out: """
        -:1:1: error[unknown-keyword]: a line cannot begin with `bad`
        1 error in 1 file (1 line)

        """)
  }

  @Test func includedFilesBelongToTheLedger() {
    let run = expectRun(
      ["check", "--format=short"], files: ["main.haru": "include 2026/*.haru\n", "2026/07.haru": "bad\n"], status: 1)
    #expect(run.out.hasPrefix("2026/07.haru:1:1: error[unknown-keyword]: "))
  }

  @Test func colorsOnlyOnATerminal() {
    let files = ["main.haru": "bad\n"]
    #expect(expectRun(["check"], files: files, isTerminal: true, status: 1).out.contains("\u{1B}[1;31merror"))
    #expect(!expectRun(["check"], files: files, status: 1).out.contains("\u{1B}"))
    #expect(!expectRun(["check", "--format=json"], files: files, isTerminal: true, status: 1).out.contains("\u{1B}"))
  }

  // MARK: Files of a ledger

  private let ledger = [
    "main.haru": "set language en\naction time r\ninclude logs/*.haru\nbad\n",
    "logs/07.haru": "2026-07-06\n  1h r\n  1h x\n", "logs/08.haru": "2026-08-06\n  1h y\n",
    "other.haru": "2026-07-06\n  1h r\n",
  ]
  private let now = ["--now", "2026-08-07T10:00"]

  @Test func aFileOfALedgerIsReadWithIt() {
    expectRun(
      ["check", "logs/07.haru", "--format", "short"] + now, files: ledger, status: 1,
      out: """
        logs/07.haru:3:6: error[unknown-action]: no action is called `x`
        1 error in 1 file (3 lines), read as part of main.haru

        """)
    // In the folder, the path is that which was typed.
    let files = Dictionary(uniqueKeysWithValues: ledger.map { ("../" + $0, $1) })
    let run = expectRun(["check", "logs/08.haru", "--format", "short"] + now, files: ledger, status: 1)
    #expect(run.out.hasPrefix("logs/08.haru:2:6: error[unknown-action]"))
    let nested = Dictionary(uniqueKeysWithValues: files.map { ($0.replacing("../logs/", with: ""), $1) })
    let typed = expectRun(
      ["check", "07.haru", "--format", "short"] + now,
      files: nested.merging(["../main.haru": "set language en\naction time r\ninclude ledger/*.haru\n"]) { $1 },
      status: 1)
    #expect(typed.out.hasPrefix("07.haru:3:6: error"), "\(typed.out)")
    #expect(typed.out.hasSuffix("read as part of ../main.haru\n"), "\(typed.out)")
  }

  @Test func severalFilesOfALedger() {
    let run = expectRun(["check", "logs", "--format", "short"] + now, files: ledger, status: 1)
    #expect(run.out.hasSuffix("2 errors in 2 files (5 lines), read as part of main.haru\n"), "\(run.out)")
    let json = expectRun(["check", "logs/07.haru", "--format", "json"] + now, files: ledger, status: 1).out
    #expect(json.contains(#""ledger":"main.haru","files":1,"lines":3,"errors":1,"#), "\(json)")
  }

  /// By itself, and where no ledger reaches it.
  @Test(arguments: [["logs/07.haru", "--alone"], ["other.haru"], ["main.haru"], ["logs/07.haru", "other.haru"]])
  func filesByThemselves(words: [String]) {
    let run = expectRun(["check", "--format", "short", "--lang", "en"] + words + now, files: ledger, status: 1)
    #expect(!run.out.contains("read as part"), "\(run.out)")
    #expect(run.out.contains("no action is called `r`") != (words == ["main.haru"]), "\(run.out)")
  }

  @Test func onlyTheFileIsRepaired() {
    let files = WritableFiles([
      "main.haru": "Set language en\naction time r\ninclude logs/*.haru\n", "logs/07.haru": "2026-07-06\n  1h 30m r\n",
      "logs/08.haru": "2026-08-06\n  1h 30m r\n",
    ])
    let run = files.run(["check", "logs/07.haru", "--fix", "--lang", "en"] + now)
    #expect(
      run.out == "1 place fixed in 1 file\nno problems in 1 file (2 lines), read as part of main.haru\n", "\(run.out)")
    #expect(files["logs/07.haru"] == "2026-07-06\n  1h30m r\n")
    #expect(files["logs/08.haru"] == "2026-08-06\n  1h 30m r\n" && files["main.haru"]?.hasPrefix("Set") == true)
  }

  @Test func fmtSpeaksTheLanguageOfTheLedger() {
    let run = expectRun(["fmt", "--check", "logs/07.haru"], files: ledger)
    #expect(run.out == "1 file is formatted\n" || run.out.contains("file"), "\(run.out)")
  }
}
