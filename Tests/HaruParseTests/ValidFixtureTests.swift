import Testing

@testable import HaruParse

/// The unusual but valid forms of `Fixtures/parse/valid`: no line has a diagnostic, and what each means stands in its note after
/// `; => `.
@Suite struct ValidFixtureTests {
  static let paths = Fixtures.paths(below: "parse/valid")

  @Test(arguments: paths) func linesMeanWhatTheirNotesSay(path: String) throws {
    expectMeanings(try Fixtures.bytes(path))
  }

  @Test(arguments: paths) func lineEndsMakeNoDifference(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    expectMeanings(bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] })
    expectMeanings(Array(bytes.dropLast()))
    if !bytes.starts(with: [0xEF, 0xBB, 0xBF]) { expectMeanings([0xEF, 0xBB, 0xBF] + bytes) }
  }

  private func expectMeanings(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let document = parse(bytes)
    let problems = document.diagnostics.sorted().map(\.first)
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    #expect(document.skippedLines == 0, sourceLocation: sourceLocation)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var meanings = document.descriptions()[...]
    var count = 0
    for line in lines {
      let end = line.endIndex
      var found: String?
      while let next = meanings.first, next.offset <= end {
        found = next.text
        meanings.removeFirst()
      }
      let text = String(decoding: line, as: UTF8.self)
      guard let arrow = text.firstRange(of: "=> "), !text.contains("no arrow") else { continue }
      let expected = String(text[arrow.upperBound...]).replacing("\r", with: "")
      count += 1
      #expect(found == expected, sourceLocation: sourceLocation)
    }
    #expect(count > 5, sourceLocation: sourceLocation)
  }
}
