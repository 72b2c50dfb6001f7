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
        let bytes = source.lines[mark.line - 1].dropLast()
        let text = String(decoding: bytes, as: UTF8.self).drop { $0 == " " }
        // The date itself is right: what follows it decides.
        if text.hasPrefix("2026-07-0"), parse(String(text.prefix(10)) + "\n").diagnostics.isEmpty { continue }
        #expect(DateLines.isOne(bytes) == closes, "\(text)")
      }
    }
  }

  /// What no line may hold hides no date.
  @Test(arguments: [
    "\u{2028}2026-07-07", "\u{85}2026-07-07", "\u{1B}[1m2026-07-07\u{1B}[0m", "2026-\u{0}07-07", "\u{1B}(B• July 7",
    "2026\u{2029}/7/7", "\u{7}7월 7일", "- \u{1B}[38;5;1m2026. 7. 7.\u{1B}[m",
  ])
  func characterThatNoLineHolds(line: String) {
    let document = parse("2026-07-06\n1h A\n" + line + "\n2h A\n")
    #expect(document.entries.count == 1 && document.skippedLines == 2)
    #expect(DateLines.isOne(line.utf8))
  }

  /// Bytes that are no UTF-8 hide no date either.
  @Test func invalidBytes() {
    for line in [[0xFF] + Array("2026-07-07".utf8), Array("2026".utf8) + [0xE3, 0x80] + Array("-07-07".utf8)] {
      let document = parse(Array("2026-07-06\n1h A\n".utf8) + line + Array("\n2h A\n".utf8))
      #expect(document.entries.count == 1 && document.skippedLines == 2)
      #expect(DateLines.isOne(line))
    }
  }

  /// Signs are looked at only so far, and no scalar is cut there.
  @Test(arguments: 0..<4) func manySigns(shift: Int) {
    for sign in ["-", "•", "·", "📅", "[", "1) ", "\u{200B}", "\u{1B}[0m"] {
      let signs = String(repeating: "*", count: shift) + String(repeating: sign, count: 1 << 18)
      let document = parse("2026-07-06\n1h A\n" + signs + " 2026-07-07\n2h A\n")
      #expect(document.entries.count == 2 && document.skippedLines == 1)
    }
  }

  /// Only what can mean nothing else is repaired without being asked.
  @Test(arguments: [
    ("2026–07–07", true), ("2026 07 07", true), ("2026_07_07", true), ("7 July 2026", true), ("令和8年7月7日", true),
    ("화 2026-07-07", true), ("date 2026-07-07", true), ("July 7", false), ("7.7.", false), ("R8.7.7", true),
    ("2O26-07-07", false), ("월 2026-07-07", false), ("• 2026-07-07", true), ("【2026-07-07】", true),
    ("1. 2026-07-07", false), ("(화) 2026-07-07", true), ("2026-\u{200B}07-07", true), ("2026--07--07", true),
    ("7 Jul 26", false), ("202607-07", false), ("2О26-07-07", false), ("明治45年7月7日", true), ("## July 7", false),
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
    ";", "元", "~", "--", "- ", "• ", "📅\u{FE0F} ", "【", "】", "(", ")", "[x] ", "1. ", "①", "\u{200B}", "\u{2028}", "\0",
    "\u{1B}[1m", "О", "′", "the ", "Weds", "明治", "令", "+", "=", "0", "26", "1/2", "時間", "hours", "1\u{FE0F}\u{20E3}",
    "⁄", "٧", "٢٠٢٦", "•", "'", "|",
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
      cursor.skipBlanks(bytes.span)
      // A comment, or nothing, needs no look.
      if cursor.isDone(bytes.span) || cursor.peek(bytes.span) == Byte.bar { continue }
      var isDate = false
      if case .date = cursor.meantLine(bytes.span) { isDate = true }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(isDate == DateLines.isOne(bytes), "\(text.debugDescription)")
    }
  }
}
