import Foundation
import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// The codes that take odd bytes, sizes or a faulty system.
@Suite struct MadeReproducerTests {
  @Test(arguments: MadeReproducer.all.map(\.code)) func theCodeStandsWhereItIsExpected(code: Code) throws {
    let made = try #require(MadeReproducer.all.first { $0.code == code })
    let run = made.check(code.example.wrong, in: made.path, ["--lang=en", "--format=json", "--all"])
    #expect(run.status == (code.severity == .error ? 1 : 0))
    #expect(run.err == "")
    let found = try JSONDecoder().decode(CheckJSON.self, from: Data(run.out.utf8)).diagnostics
    #expect(found.map(\.code) == [code.rawValue])
    let first = try #require(found.first)
    #expect(first.file == made.place)
    #expect(first.count == 1)
    let (start, end) = (first.range.start, first.range.end)
    #expect(start.line == made.line)
    #expect(start.column == made.column)
    #expect(end.line == start.line)
    #expect(max(1, end.column - start.column) == made.width)
  }

  @Test(arguments: MadeReproducer.all.map(\.code)) func theRepairedExampleIsClean(code: Code) throws {
    let made = try #require(MadeReproducer.all.first { $0.code == code })
    let run = made.check(code.example.right, in: "main.haru", ["--lang=en", "--format=short"])
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("no problems in "), "\(run.out.prefix(200))")
  }

  /// How each of them looks in the terminal.
  @Test(arguments: Language.allCases) func renderings(language: Language) {
    var text = ""
    for made in MadeReproducer.all {
      let run = made.check(made.code.example.wrong, in: made.path, ["--lang", language.rawValue])
      text += "== \(made.code.rawValue)\n\n\(run.out)\n"
    }
    expectGolden(text, "cli/errors/made-\(language.rawValue).txt")
  }

  // MARK: Limits, on both sides

  @Test func depths() {
    func codes(_ depth: Int) -> String {
      var files = ["main.haru": "include 2.haru\n", "\(depth).haru": ""]
      for number in 2..<depth { files["\(number).haru"] = "include \(number + 1).haru\n" }
      return expectRun(["check", "--lang=en", "--format=short"], files: files, status: nil).out
    }
    #expect(codes(64) == "no problems in 64 files (63 lines)\n")
    #expect(codes(65).hasPrefix("64.haru:1:9: error[include-too-deep]: "))
  }

  @Test func filesThatAreTooManyAreToldOfOnce() {
    for (count, end) in [
      (99_999, "no problems in 100,000 files (1 line)\n"), (120_000, "1 error in 100,000 files (1 line)\n"),
    ] {
      let made = MadeReproducer(
        code: .tooManyFiles, line: 1, column: 9, width: 9, damage: { $0.files.crowd(count) })
      #expect(made.check("include **/*.haru", in: "main.haru", ["--lang=en"]).out.hasSuffix(end))
    }
  }
}
