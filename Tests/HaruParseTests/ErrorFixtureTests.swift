import Testing

@testable import HaruParse

/// The annotated reproducers of `Fixtures/parse/errors`.
@Suite struct ErrorFixtureTests {
  static let paths = Fixtures.paths(below: "parse/errors")

  @Test(arguments: paths) func diagnosticsStandWhereTheyAreExpected(path: String) throws {
    let text = try Fixtures.text(path)
    if Fixtures.isRefreshing {
      let source = AnnotatedSource(text)
      try Fixtures.write(source.annotated(with: parse(source.bytes)), to: path)
    } else {
      expectCheck(text)
    }
  }

  /// `빠짐` names what goes with a line that cannot be read, `남음` what is read all the same.
  @Test(arguments: paths) func linesAroundThemMeanWhatTheirNamesSay(path: String) throws {
    let source = AnnotatedSource(try Fixtures.text(path))
    let document = parse(source.bytes)
    let names = document.entries.map { document.names[document.name(of: $0)] }
    let targets = document.quests.map { (quest) -> String in
      if case .action(let name) = quest.target { document.names[name] } else { "" }
    }
    #expect(!names.contains("빠짐") && !targets.contains("빠짐"))
    let expected = source.lines.map { String(decoding: $0, as: UTF8.self) }.filter {
      $0.contains("남음") && !$0.hasPrefix(";")
    }
    #expect(names.count { $0 == "남음" } + targets.count { $0 == "남음" } == expected.count)
    #expect(document.skippedLines >= source.expected.count)
  }
}
