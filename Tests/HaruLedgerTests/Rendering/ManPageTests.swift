import HaruParse
import Foundation
import Testing

@testable import haru_ledger

/// The manual page. That man, groff and mandoc take it without a warning is shown by .ci/run.
@Suite struct ManPageTests {
  @Test(arguments: Language.allCases) func page(language: Language) {
    let page = expectRun(["man", "--lang", language.rawValue]).out
    expectGolden(page, "cli/man/\(language.rawValue).txt")
    for command in Command.all {
      #expect(page.contains("\n.SS \"\(command.name.rawValue)"))
      for option in command.options + Command.commonOptions {
        let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
        #expect(page.contains("\n.TP\n\(short)\(Roff.bold(option.name.spelling))"))
      }
      for example in command.examples {
        #expect(page.contains("\n\(Roff.bold("haru-ledger " + example.arguments(language)))\n"))
      }
    }
  }

  @Test(arguments: Language.allCases) func chapters(language: Language) {
    let page = expectRun(["man", "--lang", language.rawValue]).out
    for chapter in ManChapter.all {
      let text = page.components(separatedBy: "\n.SH \(Roff.argument(chapter.heading(language)))\n").dropFirst()
        .first?.components(separatedBy: "\n.SH ").first
      #expect(text?.components(separatedBy: "\n.PP\n").count == chapter.paragraphs.count)
    }
  }

  @Test func theLanguageIsThatOfHelp() {
    #expect(expectRun(["man"], environment: ["LANG": "ja_JP.UTF-8"]).out.contains(".SH \"名前\""))
    #expect(expectRun(["man"], files: ["main.haru": "set language en\n"]).out.contains(".SH \"NAME\""))
    expectRun(["man", "check"], environment: ["LANG": "C"], status: 2, out: "", err: nil)
  }

  @Test func whatRoffTakesForItsOwnIsEscaped() {
    #expect(Roff.lines(".haru `a-b` \\ 'c' \"d\" ~^") == [#"\&.haru \fBa\-b\fR \(rs \(aqc\(aq \(dqd\(dq \(ti\(ha"#])
    #expect(Roff.lines("one `two") == [#"one \fBtwo\fR"#])
    #expect(Roff.lines("한국어 문장 .") == ["한국어 문장 ."])
    #expect(Roff.lines("記録します。") == [#"記\:録\:し\:ま\:す。"#])
    #expect(Roff.lines(String(repeating: "word .x ", count: 40)).allSatisfy { $0.count <= 80 && $0.first != "." })
    #expect(Roff.argument("a \"b\" -c") == #""a \(dqb\(dq \-c""#)
  }
}
