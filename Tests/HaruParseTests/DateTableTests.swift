import Testing

@testable import HaruParse

/// Dates as other people and programs write them, in Fixtures/parse/dates.tsv, a line each: what is written, the part of it that is
/// marked, the code, whether the line closes the day above, and each repaired line, `!` before one that is certain. With
/// `HARU_UPDATE_GOLDENS=1` in the environment, the table is written anew.
@Suite struct DateTableTests {
  @Test func everyFormIsReadAsTheTableSays() throws {
    let rows = try Fixtures.text("parse/dates.tsv").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.count >= 300)
    var results: [String] = []
    for row in rows {
      let head = "2026-07-06\n"
      let document = parse(head + row[0] + "\n2h A\n")
      let found = try #require(document.diagnostics.sorted().first?.first, "\(row[0])")
      let line = Array(row[0].utf8)
      let range = found.location.range.indices
      let repaired = found.fixes.map { fix in
        var bytes = line
        for edit in fix.edits.sorted(by: { $1.location < $0.location }) {
          let place = edit.location.range.indices
          bytes.replaceSubrange(
            place.lowerBound - head.utf8.count..<place.upperBound - head.utf8.count, with: Array(edit.text.utf8))
        }
        return (fix.isSafe ? "!" : "?") + String(decoding: bytes, as: UTF8.self)
      }
      let marked = line[range.lowerBound - head.utf8.count..<range.upperBound - head.utf8.count]
      let closes = document.entries.isEmpty ? "closes" : "open"
      let result = [row[0], String(decoding: marked, as: UTF8.self), found.problem.code.rawValue, closes] + repaired
      results.append(result.joined(separator: "\t") + "\n")
      if !Fixtures.isRefreshing { #expect(result == row) }
    }
    if Fixtures.isRefreshing { try Fixtures.write(results.joined(), to: "parse/dates.tsv") }
  }
}
