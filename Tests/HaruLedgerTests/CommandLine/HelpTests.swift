import HaruParse
import Testing

@testable import haru_ledger

@Suite struct HelpTests {
  static let pages: [(String, [String])] = [
    ("program", ["--help"]), ("check", ["check", "--help"]), ("report", ["help", "report"]),
    ("help", ["help", "help"]), ("add", ["add", "--help"]),
  ]

  @Test(arguments: Language.allCases, [60, 80, 120])
  func help(language: Language, width: Int) {
    for (name, arguments) in Self.pages {
      let run = expectRun(arguments + ["--lang", language.rawValue], columns: width)
      for line in run.out.split(separator: "\n") {
        #expect(DisplayWidth.columns(line) <= width, "\(line)")
        #expect(line.last != " ")
      }
      expectGolden(run.out, "cli/help/\(name)-\(language.rawValue)-\(width).txt")
    }
  }

  /// The page of the syntax is a ledger without a problem, in the form of `fmt`, and fits on a screen.
  @Test(arguments: Language.allCases) func theSyntaxIsALedger(language: Language) {
    let page = expectRun(["help", "syntax", "--lang", language.rawValue]).out
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 45)
    for line in lines { #expect(DisplayWidth.columns(line) <= 80, "\(line)") }
    let files = ["main.haru": page, "2026/2026-07.haru": ""]
    expectRun(["check", "--strict", "--hints", "--now", "2026-07-07T10:00"], files: files)
    expectRun(["fmt", "--check"], files: files)
    for command in ["haru", "set", "include", "tag", "action", "goal", "  quest", "skip", "  |"] {
      #expect(lines.contains { $0.hasPrefix(command + " ") }, "\(command)")
    }
    for kind in ActionKind.allCases { #expect(page.contains("\naction \(kind.keyword) ")) }
    for key in [
      "zone", "day-start", "week-start", "language", "theme", "lead", "max-session", "est", "plan", "allow", "log",
    ] {
      #expect(page.contains(key), "\(key)")
    }
    #expect(expectRun(["help", "syntax", "--lang", language.rawValue], isTerminal: true).out.contains("\u{1B}[1m; "))
  }

  @Test func aMisspeltTopicIsSuggested() {
    let run = expectRun(["help", "sintax", "--lang", "en"], status: 2, out: "", err: nil)
    #expect(run.err.contains("did you mean `syntax`?"))
    expectRun(["syntax"], status: 2, out: "", err: nil)
  }

  @Test(arguments: Command.all) func everyExampleIsInTheLanguageOfTheReader(command: Command) {
    for example in command.examples {
      let english = example.arguments(.en) + example.summary(.en)
      let japanese = example.arguments(.ja) + example.summary(.ja)
      #expect(english.utf8.allSatisfy { $0 < 0x80 }, "\(english)")
      #expect(!japanese.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(japanese)")
    }
  }

  @Test func headingsAreBoldOnATerminal() {
    let run = expectRun(["--help"], isTerminal: true)
    #expect(run.out.contains("\u{1B}[1m사용법:\u{1B}[0m haru-ledger"))
    #expect(!expectRun(["--help"], environment: ["NO_COLOR": "1"], isTerminal: true).out.contains("\u{1B}"))
  }

  @Test func linesBreakByDisplayWidth() {
    #expect(TextWrap.lines("가나다 라마바 사", width: 8) == ["가나다", "라마바", "사"])
    #expect(TextWrap.lines("가나다 라마바 사", width: 13) == ["가나다 라마바", "사"])
    #expect(TextWrap.lines("가나다라마바", width: 5) == ["가나", "다라", "마바"])
    #expect(TextWrap.lines("記録します。はい", width: 10) == ["記録しま", "す。はい"])
    #expect(TextWrap.lines("「記録」", width: 6) == ["「記", "録」"])
    #expect(TextWrap.lines("", width: 10) == [""])
    #expect(TextWrap.lines("a  b", width: 2) == ["a", "b"])
    // A number stays with the letter after it.
    #expect(TextWrap.lines("うち7時間43分を記録", width: 8) == ["うち7時", "間43分を", "記録"])
  }

  @Test func widthOfTheTerminal() {
    #expect(testWorld().width == 80)
    #expect(testWorld(columns: 100).width == 100)
    #expect(testWorld(environment: ["COLUMNS": "70"], columns: 100).width == 70)
    #expect(testWorld(environment: ["COLUMNS": "0"], columns: 100).width == 100)
    #expect(testWorld(environment: ["COLUMNS": "x"]).width == 80)
    #expect(testWorld(environment: ["COLUMNS": "4000000000000000000"]).width == 1000)
  }
}
