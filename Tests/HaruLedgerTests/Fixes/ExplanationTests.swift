import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// SPEC.md prints the catalogue, and its texts are sentences, and its examples are true.
@Suite struct ExplanationTests {
  private static let root = fixtureFolder.deletingLastPathComponent()

  /// The table of codes is between two comments, and it is refreshed with `HARU_UPDATE_GOLDENS=1`.
  @Test func theTableOfTheSpecificationIsTheCatalogue() throws {
    let file = Self.root.appending(path: "SPEC.md")
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("<!-- codes:") }) + 1
    let end = try #require(lines.firstIndex(of: "<!-- codes end -->"))
    let table =
      ["| code | severity | meaning |", "| --- | --- | --- |"]
      + Code.allCases.map { code in
        let what = code.what(.en).replacing("|", with: "\\|")
        return "| `\(code.rawValue)` | \(code.severity.keyword) | \(what) |"
      }
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      lines.replaceSubrange(first..<end, with: table)
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(Array(lines[first..<end]) == table)
    }
  }

  @Test(arguments: Language.allCases) func everyTextIsASentence(language: Language) {
    for code in Code.allCases {
      for text in [code.what(language), code.why(language), code.fix(language)] {
        #expect(text.hasSuffix(language == .ja ? "。" : "."), "\(code): \(text)")
        #expect(text.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 1, "\(text)")
        let scalars = text.unicodeScalars.map(\.value)
        let hasHangul = scalars.contains { (0xAC00...0xD7A3).contains($0) }
        let hasKana = scalars.contains { (0x3040...0x30FF).contains($0) }
        #expect(language == .ko ? hasHangul && !hasKana : language == .ja ? hasKana : !hasKana, "\(text)")
      }
    }
  }

  // MARK: Examples

  /// Codes whose examples show only a part of what they mean; `MadeReproducerTests` look at these.
  private static let shownInPart = Set(MadeReproducer.all.map(\.code)).subtracting([
    .invalidUTF8, .controlCharacter, .loneCarriageReturn, .utf16File,
  ]).union([.nameTooLong])

  /// The bytes that an example means.
  private static func bytes(_ example: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Substring(example)
    while let first = rest.first {
      if rest.hasPrefix("\\x"), let byte = UInt8(rest.dropFirst(2).prefix(2), radix: 16) {
        result.append(byte)
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("\\u{1B}") {
        result.append(0x1B)
        rest = rest.dropFirst(6)
      } else if rest.hasPrefix("\\u{200B}") {
        result += Array("\u{200B}".utf8)
        rest = rest.dropFirst(8)
      } else if rest.hasPrefix("\\r") {
        result.append(0x0D)
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("\\0") {
        result.append(0)
        rest = rest.dropFirst(2)
      } else {
        result += Array(String(first).utf8)
        rest = rest.dropFirst()
      }
    }
    return result + [0x0A]
  }

  private static func codes(_ bytes: [UInt8], includesHints: Bool = false) -> [Code] {
    Checked(
      [("main.haru", bytes), ("2026/07.haru", [0x0A]), ("../other.haru", [0x0A])], includesHints: includesHints,
      now: 1_783_382_400
    ).diagnostics.map(\.problem.code)
  }

  @Test func everyExampleShowsItsCodeAndItsRepairDoesNot() {
    for code in Code.allCases {
      if !Self.shownInPart.contains(code) {
        let found = Self.codes(Self.bytes(code.example.wrong), includesHints: code.severity == .hint)
        #expect(found.contains(code), "\(code): \(found)")
        #expect(Set(found).count == 1, "\(code): \(found)")
      }
      let left = Self.codes(Self.bytes(code.example.right), includesHints: code.severity == .hint)
      #expect(left == [], "\(code)")
    }
  }

  @Test func examplesThatAreShownInPart() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(Self.codes(Array("2026-07-06 ; \(long)\n".utf8)) == [.lineTooLong])
    #expect(Self.codes(Array("action time \(long.prefix(201))\n".utf8)) == [.nameTooLong])
  }

  // MARK: Pages

  @Test(arguments: Language.allCases) func pages(language: Language) {
    var text = ""
    for code in ["invalid-length", "conflict", "skipped-time", "unknown-action"] {
      text += expectRun(["explain", code, "--lang", language.rawValue], columns: 60).out + "\n"
    }
    expectGolden(text, "cli/explain/pages-\(language.rawValue).txt")
    let list = expectRun(["explain", "--list", "--lang", language.rawValue]).out
    #expect(list.split(separator: "\n").count == Code.allCases.count)
    expectGolden(list, "cli/explain/list-\(language.rawValue).txt")
  }

  @Test func aCodeThatDoesNotExist() {
    let run = expectRun(["explain", "invalid-lenght", "--lang=en"], status: 2, err: nil)
    #expect(run.err.hasPrefix("haru-ledger: there is no code `invalid-lenght`\n  did you mean `invalid-length`?\n"))
    #expect(expectRun(["explain"]).out == expectRun(["explain", "--list"]).out)
  }
}
