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
}
