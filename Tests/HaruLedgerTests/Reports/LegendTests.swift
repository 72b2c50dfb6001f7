import HaruParse
import Testing

@testable import haru_ledger

@Suite struct LegendTests {
  private static let moment = ["--now", demoNow]

  private func run(_ words: [String], _ language: Language, columns: Int = 80) -> String {
    expectRun(words + ["--lang", language.rawValue] + Self.moment, files: demoFiles, columns: columns).out
  }

  @Test(arguments: Language.allCases, [40, 60, 80, 120])
  func itIsShownOnceAndFits(language: Language, columns: Int) {
    for kind in ["overview", "goals", "day", "timetable"] {
      let plain = run(["report", kind, "demo"], language, columns: columns)
      let out = run(["report", kind, "demo", "--legend"], language, columns: columns)
      #expect(out.hasPrefix(plain))
      let legend = out.dropFirst(plain.count)
      #expect(legend.hasPrefix("\n"))
      for line in legend.split(separator: "\n") { #expect(DisplayWidth.columns(line) <= columns, "\(line)") }
    }
  }

  @Test func everySignOfTheGoalsIsInIt() {
    let out = run(["report", "goals", "demo", "--legend"], .en)
    let legend = out.split(separator: "\n").suffix(4).joined(separator: "\n")
    for words in ["● met", "○ missed", "■ limit kept", "✗ limit exceeded", "◌ open", "– skipped", "▰▱ used of a limit"]
    {
      #expect(legend.contains(words), "\(words) in \(legend)")
    }
    for mark in "●○■✗◌–▰▱✓░" where out.dropLast(legend.count).contains(mark) {
      #expect(legend.contains(mark), "\(mark)")
    }
  }

  @Test(arguments: Language.allCases)
  func theHelpAndTheManualHaveIt(language: Language) {
    let help = expectRun(["help", "report", "--lang", language.rawValue], columns: 80).out
    let manual = expectRun(["man", "--lang", language.rawValue]).out
    for sign in ReportSign.allCases {
      #expect(
        help.split(separator: "\n").contains { $0.hasPrefix("  \(sign.text) ") && $0.hasSuffix(sign.meaning(language)) }
      )
      #expect(manual.contains("\n\(sign.text)\n"))
    }
  }

  @Test func fieldsHaveNone() {
    for format in ["json", "csv"] {
      let plain = run(["report", "goals", "demo", "--format", format], .en)
      #expect(run(["report", "goals", "demo", "--format", format, "--legend"], .en) == plain)
    }
    let error = expectRun(
      ["report", "stats", "--legend", "--lang", "en"], files: ["main.haru": ""], status: 2, err: nil)
    #expect(error.err.contains("`--legend`"))
  }
}
