import Testing

@testable import HaruParse

/// Which lines that cannot be read close the day above (SPEC, Recovery).
@Suite struct DateLineTests {

  /// The parser and the patterns are the same rule.
  @Test(arguments: [true, false]) func fixturesAgreeWithThePatterns(closes: Bool) throws {
    let paths = closes ? ["days-closed.haru", "days-closed-rarely.haru"] : ["days-open.haru"]
    for path in paths {
      let source = AnnotatedSource(try Fixtures.text("parse/errors/" + path))
      for mark in source.expected {
        let bytes = source.lines[mark.line - 1]
        var cursor = Cursor(0, bytes.count - 1)
        cursor.skipOrnament(bytes.span)
        let text = bytes.span.text(cursor.at..<cursor.end)
        // The date itself is right: what follows it decides.
        if text.hasPrefix("2026-07-0"), parse(String(text.prefix(10)) + "\n").diagnostics.isEmpty { continue }
        #expect(DateLines.isOne(text) == closes, "\(text)")
      }
    }
  }

  /// Only what can mean nothing else is repaired without being asked.
  @Test(arguments: [
    ("2026–07–07", true), ("2026 07 07", true), ("2026_07_07", true), ("7 July 2026", true), ("令和8年7月7日", true),
    ("화 2026-07-07", true), ("date 2026-07-07", true), ("July 7", false), ("7.7.", false), ("R8.7.7", false),
    ("2O26-07-07", false), ("월 2026-07-07", false),
  ])
  func whatIsCertain(line: String, isSafe: Bool) throws {
    let groups = parse("2026-07-06\n" + line + "\n").diagnostics.sorted()
    let fix = try #require(groups.first?.first.fixes.first)
    #expect(groups.count == 1 && fix.isSafe == isSafe, "\(line)")
  }

  private static let pieces = [
    "2026", "26", "07", "7", "8", "12", "-", "–", "/", ".", "_", "ー", "·", ", ", " ", "　", "년", "월", "일", "年", "月", "日",
    "July",
    "may", "Mon", "화", "(화)", "요일", "독서", "h", ":", "09:00", "O", "l", "th", "of", "令和", "R", "date", "날짜", "７", "；",
    ";", "元",
  ]

  private static let lines: [String] = {
    var result = ["", ""]
    for path in ["days-closed.haru", "days-closed-rarely.haru", "days-open.haru"] {
      guard let source = try? AnnotatedSource(Fixtures.text("parse/errors/" + path)) else { continue }
      for mark in source.expected {
        result.append(String(decoding: source.lines[mark.line - 1].dropLast(), as: UTF8.self))
      }
    }
    return result
  }()

  @Test(arguments: 0..<20) func theParserReadsWhatThePatternsSay(run: Int) {
    var random = SplitMix64(seed: UInt64(run))
    for _ in 0..<5_000 {
      var scalars = Array(Self.lines[random.below(Self.lines.count)].unicodeScalars)
      for _ in 0...random.below(scalars.isEmpty ? 7 : 3) {
        let start = random.below(scalars.count + 1)
        let end = min(scalars.count, start + random.below(3))
        scalars.replaceSubrange(start..<end, with: Self.pieces[random.below(Self.pieces.count)].unicodeScalars)
      }
      let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
      var cursor = Cursor(0, bytes.count)
      cursor.skipOrnament(bytes.span)
      let text = bytes.span.text(cursor.at..<cursor.end)
      let found = cursor.resemblesDate(bytes.span)
      #expect(found == DateLines.isOne(text), "\(text.debugDescription)")
    }
  }
}
