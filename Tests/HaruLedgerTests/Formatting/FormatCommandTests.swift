import HaruParse
import Testing

@testable import haru_ledger

/// `fmt` at the surface: what it writes, what it says, and when it says no.
@Suite struct FormatCommandTests {
  private static let main = """
    set zone Asia/Seoul
    tag #공부 color=#2F6B4F
    action time    독서 #공부 est=90m
    include 2026/*.haru
    goal 책 start=2026-07-01
    quest 독서>=60m per day
    2026-07-07 화
      9:05 – 10:30 독서   ; 책
      8:00-8:30 독서
    \t1.5h  독서
    2026-07-06 월 ; 비
      22:30-1:10 독서

    """
  private static let month = "2026-08-01 토\n  08:00-09:00 독서\n"
  private static let broken = "2026-08-02 일\n   9-10  독서\n  1h  독서"

  private func files() -> WritableFiles {
    WritableFiles(["main.haru": Self.main, "2026/08.haru": Self.month, "2026/09.haru": Self.broken])
  }

  /// What each way of calling it says, in each language.
  @Test(arguments: Language.allCases) func transcript(language: Language) {
    var text = ""
    let files = files()
    for words in [
      ["--check"], ["--diff"], ["--check", "--diff", "--sort"], ["2026"], ["--check", "2026/08.haru"], [], [],
      ["--sort"], ["--check", "--sort"], ["none.haru"], ["-", "2026"], ["--sorted"],
    ] {
      let run = files.run(["fmt"] + words + ["--lang", language.rawValue])
      text += "$ \((["fmt"] + words).joined(separator: " "))\n\(run.out)\(run.err)"
      if run.status != 0 { text += "[\(run.status)]\n" }
    }
    for path in ["main.haru", "2026/08.haru", "2026/09.haru"] { text += "---- \(path)\n\(files[path] ?? "")\n" }
    expectGolden(text, "fmt/\(language.rawValue).txt")
  }

  @Test func standardInputBecomesStandardOutput() {
    let run = expectRun(
      ["fmt", "-"], files: ["2026/08.haru": "2026-08-01\n9:05 w\n"],
      input: "include 2026/*.haru\naction count w\n2026-07-06\n9:05 w\n")
    #expect(run.out == "include 2026/*.haru\naction count w\n\n2026-07-06\n  09:05 w\n")
    #expect(expectRun(["fmt", "--check", "-"], input: "2026-07-06\n", status: 0).out == "이미 다듬어져 있어요(파일 1개)\n")
    expectRun(["fmt", "--check", "-"], input: "2026-07-06", status: 1, out: "-: 1줄이 바뀌어요\n파일 1개 중 1개가 바뀌어요\n")
  }

  @Test func aFileThatCannotBeWrittenIsToldAndKept() {
    let files = files()
    files.failNext(.readOnlyFile(path: "main.haru"))
    let run = files.run(["fmt"])
    #expect(run.status == 2 && run.err.contains("main.haru") && run.out == "")
    #expect(files["main.haru"] == Self.main)
  }

  @Test func aFileOfAnotherWriterIsNotOverwritten() {
    let files = files()
    for _ in 0..<5 { files.failNext(.changed(path: "main.haru")) }
    #expect(files.run(["fmt"]).status != 0)
    #expect(files["main.haru"] == Self.main)
  }

  @Test func allFilesAreWrittenOrNone() {
    let files = files()
    files.lock("2026/09.haru")
    let run = files.run(["fmt"])
    #expect(run.status == 2 && run.err.contains("2026/09.haru") && run.out == "")
    #expect(files["main.haru"] == Self.main)
  }

  /// Only lines of the files that are formatted are told of, and only those that cannot be read.
  @Test func whatWasLeftAlone() {
    let files = ["main.haru": "include none.haru\ninclude a.haru\n", "a.haru": "2026-07-06\n  9 w\n"]
    expectRun(["fmt", "--check", "main.haru"], files: files, err: nil).expectNote("1줄은 읽을 수 없어서")
    expectRun(["fmt", "-"], files: files, input: "include a.haru\n", out: "include a.haru\n", err: "")
    expectRun(["fmt", "--check", "main.haru"], files: ["main.haru": "include none.haru\n"], err: "")
  }

  @Test func blankLinesThatStayAreNoChange() {
    let text = "action time r\n\n2026-07-06\n  1h r\n\n\n2026-07-07\n  9:00- r\n\n2026-07-08\n  1h r\n"
    let run = expectRun(["fmt", "--diff", "a.haru"], files: ["a.haru": text])
    let changes = run.out.split(separator: "\n").dropFirst(2).filter { $0.first == "-" || $0.first == "+" }
    #expect(changes == ["-", "-  9:00- r", "+  09:00- r"])
    expectRun(
      ["fmt", "--check", "a.haru"], files: ["a.haru": text], status: 1, out: "a.haru: 2줄이 바뀌어요\n파일 1개 중 1개가 바뀌어요\n")
  }

  @Test func aDiffShowsHowLinesEndWhereThatChanges() {
    func diff(_ text: String) -> String {
      expectRun(["fmt", "--diff", "a.haru"], files: ["a.haru": text], isTerminal: true, columns: 80).out
    }
    let mixed = diff("action time r\n\n2026-07-06\r\n  1h r\r\n")
    #expect(mixed.contains("-2026-07-06\\u{D}") && mixed.contains("+2026-07-06"))
    #expect(!diff("action time r\r\n2026-07-06\r\n").contains("u{D}"))
  }

  @Test func aDescriptorIsReadOnly() {
    for path in ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/63"] {
      let run = expectRun(["fmt", path], files: [path: "2026-07-06\n9:05 w\n"])
      #expect(run.out == "2026-07-06\n  09:05 w\n")
      expectRun(["fmt", path, "main.haru"], files: [path: ""], status: 2, err: nil)
      expectRun(["check", "--fix", path], files: [path: ""], status: 2, err: nil)
    }
    let raw = expectRun(
      ["fmt", "-"], input: "2026-07-06 ; \u{202E}\r\n \u{1B}[31m\u{2028}\r\n", isTerminal: true, err: nil)
    #expect(raw.out == "2026-07-06 ; \\u{202E}\n \\u{1B}[31m\\u{2028}\n")
  }

  @Test func itBeginsAnewWhereSomeoneElseWrites() {
    let files = files()
    for _ in 0..<4 { files.failNext(.changed(path: "main.haru")) }
    #expect(files.run(["fmt"]).status == 0)
    #expect(files.run(["fmt", "--check"]).status == 0)
  }

  @Test func aPathWithBlanksEndsWithATab() {
    let run = expectRun(["fmt", "--diff", "a b.haru"], files: ["a b.haru": "2026-07-06"])
    #expect(run.out.hasPrefix("--- a b.haru\t\n+++ a b.haru\t\n@@"))
  }

  @Test func onATerminalNothingIsRaw() {
    let text = "2026-07-06\n9:05 w ; \u{202E}\u{200B}\n \u{1B}[31m\n"
    let run = expectRun(["fmt", "--diff", "main.haru"], files: ["main.haru": text], isTerminal: true, err: nil)
    #expect(run.out.contains("\\u{202E}\\u{200B}") && run.out.contains("\\u{1B}[31m\n"))
    #expect(!run.out.contains("\u{202E}") && !run.out.contains("\u{1B}[31m"))
    let raw = expectRun(["fmt", "--diff", "main.haru"], files: ["main.haru": text], err: nil)
    #expect(raw.out.contains("+  09:05 w ; \u{202E}\u{200B}\n  \u{1B}[31m\n"))
  }
}

/// What a diff says must be what was done.
@Suite struct LineDiffTests {
  private typealias Line = Substring.UTF8View.SubSequence

  private func lines(_ text: String) -> [Line] {
    text[...].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// A plain reading of a unified diff: the file that it makes of `old`.
  private func applied(_ diff: String, to old: String) throws -> [UInt8] {
    var result: [Line] = []
    let lines = lines(old)
    var next = 0
    for step in self.lines(diff).dropFirst(2).dropLast() {
      let line = step.dropFirst()
      switch step.first {
      case UInt8(ascii: "@"):
        let numbers = String(step)!.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let start = numbers[0] - (numbers.count > 1 && numbers[1] == 0 ? 0 : 1)
        try #require(start >= next)
        result += lines[next..<start]
        next = start
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        try #require(lines[next].elementsEqual(line))
        if step.first == UInt8(ascii: " ") { result.append(lines[next]) }
        next += 1
      case UInt8(ascii: "+"): result.append(line)
      default: Issue.record("\(String(step) ?? "")")
      }
    }
    return Array((result + lines[next...]).joined(separator: [UInt8(ascii: "\n")]))
  }

  @Test(arguments: 0..<10) func aDiffMakesTheFormattedFile(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      var text = handwrittenLedger(&random)
      if !text.hasSuffix("\n") { text += "\n" }
      let options = ["fmt", "-"] + (random.chance(50) ? ["--sort"] : [])
      let formatted = expectRun(options, input: text, err: nil).out
      let diff = expectRun(options + ["--diff"], input: text, err: nil).out
      if diff.isEmpty {
        #expect(text == formatted)
      } else {
        #expect(try applied(diff, to: text) == Array(formatted.utf8), "seed \(block * 1000 + seed)")
      }
    }
  }
}

extension ProgramRun {
  fileprivate func expectNote(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(err.contains(text), sourceLocation: sourceLocation)
  }
}
