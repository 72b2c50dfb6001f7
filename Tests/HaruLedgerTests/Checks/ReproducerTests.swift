import Foundation
import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// The gallery of findings in `Fixtures/errors`.
@Suite struct ReproducerTests {
  @Test(arguments: Reproducer.names) func findingsStandWhereTheyAreExpected(name: String) throws {
    let reproducer = try Reproducer(name)
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      try reproducer.refresh()
    } else {
      #expect(try reproducer.marks() == reproducer.expected.sorted())
    }
    #expect(reproducer.expected.contains { $0.code == name }, "it is named for a code that it shows")
  }

  @Test func everyCodeHasAReproducer() throws {
    var found: Set<Code> = []
    for folder in ["errors", "parse/errors", "ledger/errors"] {
      let root = fixtureFolder.appending(path: folder).path()
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".haru") {
        let text = try String(contentsOf: fixtureFolder.appending(path: "\(folder)/\(path)"), encoding: .utf8)
        // A line feed after a carriage return is one character with it.
        for line in text.unicodeScalars.split(separator: "\n") {
          let carets = line.drop { $0 == " " }
          guard carets.first == "^" else { continue }
          let code = carets.drop { $0 == "^" }.drop { $0 == " " }.prefix { $0 != " " }
          found.insert(try #require(Code(rawValue: String(code)), "\(folder)/\(path): \(code) is no code"))
        }
      }
    }
    #expect(Set(Code.allCases).subtracting(found) == Set(MadeReproducer.all.map(\.code)).subtracting([.syncCopy]))
  }

  @Test func everyWarningAndHintHasOneCheck() {
    let listed = Checks.all.flatMap { $0.codes }
    #expect(Set(listed).count == listed.count)
    #expect(Set(listed) == Set(Code.allCases.filter { $0.severity != .error }))
  }

  /// How each of them looks in the terminal.
  @Test(arguments: Language.allCases) func renderings(language: Language) throws {
    var text = ""
    for name in Reproducer.names {
      let run = expectRun(
        ["check", "--hints", "--now", Reproducer.now, "--lang", language.rawValue], files: try Reproducer(name).files,
        status: nil)
      text += "== \(name)\n\n\(run.out)\n"
    }
    expectGolden(text, "cli/errors/\(language.rawValue).txt")
  }
}
