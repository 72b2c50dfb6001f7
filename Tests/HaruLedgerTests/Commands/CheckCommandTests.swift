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

  /// A file of a month by itself knows no action; it is told which ledger it belongs to.
  @Test func aPartOfALedgerIsToldAsOne() {
    let files = [
      "main.haru": "action time r\ninclude logs/*.haru\n", "logs/07.haru": "2026-07-06\n  1h r\n",
      "other.haru": "2026-07-06\n  1h r\n",
    ]
    let now = ["--now", "2026-07-07T10:00", "--lang", "en"]
    expectRun(
      ["check", "logs/07.haru"] + now, files: files, status: 1,
      err:
        "haru-ledger: `logs/07.haru` is a part of the ledger `main.haru`\n  check all of it: `haru-ledger check main.haru`\n"
    )
    expectRun(["check", "other.haru"] + now, files: files, status: 1, err: "")
    expectRun(["check"] + now, files: files, err: "")
  }
}
