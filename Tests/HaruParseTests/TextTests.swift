import Testing

@testable import HaruParse

/// Bytes that are no text, and limits: sources that would not survive an editor, so they are made here.
@Suite struct TextTests {
  /// Code, byte range and problem of the only diagnostic.
  private func expectOnly(
    _ problem: Problem, _ range: Range<Int>, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = parse(bytes)
    let found = document.diagnostics.sorted()
    #expect(found.map(\.first.problem) == [problem], sourceLocation: sourceLocation)
    #expect(found.map(\.first.location.range.indices) == [range], sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.count == 1 }, sourceLocation: sourceLocation)
  }

  /// A line of an entry under its day with `middle` in its note; the offset of the note is 33.
  private func noted(_ middle: [UInt8]) -> [UInt8] {
    Array("2026-07-06\n 09:00-10:00 독서 ; ".utf8) + middle + Array("x\n 1h 독서\n".utf8)
  }

  private static let start = 33

  @Test func aNoteStartsWhereTheTestsThink() {
    let bytes = noted([])
    #expect(bytes[Self.start - 2] == UInt8(ascii: ";"))
    #expect(parse(bytes).diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xEA, 0xB0], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80],
      [0xF0, 0x9F, 0x98], [0xFF],
    ] as [[UInt8]])
  func brokenUTF8IsToldAtItsFirstByte(bytes: [UInt8]) {
    expectOnly(.invalidUTF8(byte: bytes[0]), Self.start..<Self.start + 1, noted(bytes))
    // The lines around it are read as usual.
    #expect(parse(noted(bytes)).entries.count == 1)
    #expect(parse(noted(bytes)).skippedLines == 1)
  }

  @Test(arguments: [
    (0x00, 1), (0x01, 1), (0x08, 1), (0x0B, 1), (0x0C, 1), (0x0E, 1), (0x1B, 1), (0x1F, 1), (0x7F, 1), (0x80, 2),
    (0x9F, 2),
    (0x2028, 3), (0x2029, 3),
  ])
  func controlCharactersAreNamed(scalar: UInt32, width: Int) throws {
    let text = String(try #require(Unicode.Scalar(scalar)))
    expectOnly(.controlCharacter(scalar: scalar), Self.start..<Self.start + width, noted(Array(text.utf8)))
  }

  @Test(arguments: [
    "\t", " ", "\u{A0}", "\u{2027}", "\u{202A}", "\u{FEFF}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}",
    "\u{200D}",
  ])
  func otherScalarsAreText(text: String) {
    #expect(parse(noted(Array(text.utf8))).diagnostics.isEmpty)
  }

  @Test func aCarriageReturnAloneIsNamed() {
    expectOnly(.loneCarriageReturn, Self.start..<Self.start + 1, noted([0x0D]))
    expectOnly(.loneCarriageReturn, 10..<11, Array("2026-07-06\r  1h 독서".utf8))
    expectOnly(.loneCarriageReturn, 8..<9, Array("; 하나\r둘\r\n".utf8))
    #expect(parse("2026-07-06\r\n1h 독서\r\n").diagnostics.isEmpty)
    #expect(parse("2026-07-06\r\n1h 독서\r").diagnostics.errors == 1)
    #expect(parse("2026-07-06\r\r\n1h 독서\r\n").diagnostics.errors == 1)
  }

  @Test func onlyTheFirstFlawOfALineIsTold() {
    let document = parse("2026-07-06\n1h 독서 ; \u{1}\u{2}\r\u{3}\n\u{4}\n")
    #expect(document.diagnostics.errors == 2)
    #expect(document.skippedLines == 2)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x32, 0x00], [0xFE, 0xFF, 0x00, 0x32], [0x32, 0x00, 0x30, 0x00], [0x00, 0x32, 0x00, 0x30],
      [0xFF, 0xFE],
    ] as [[UInt8]])
  func utf16IsOneMessage(bytes: [UInt8]) {
    let document = parse(bytes + Array("\n\n2026-07-06\n".utf8))
    #expect(document.diagnostics.sorted().map(\.first.problem) == [.utf16File])
    #expect(document.skippedLines == 1)
    #expect(document.lines == 1)
  }

  @Test func aDayWithAFlawTakesItsEntriesWithIt() {
    let document = parse("2026-07-06\n1h 독서\n2026-07-07 ; \u{1}\n1h 빠짐\n\u{200B}2026-07-08\n1h 빠짐\n2026-07-09\n1h 독서\n")
    #expect(document.entries.positions.map { document.day(of: $0).description } == ["2026-07-06", "2026-07-09"])
    #expect(document.skippedLines == 4)
  }

  @Test func lengthsOfNames() {
    let name = String(repeating: "가", count: 200)
    #expect(parse("action time \(name)\naction time \"\(name)\"\ntag #\(name) color=#000000\n").diagnostics.isEmpty)
    #expect(parse("2026-07-06\n1h \(name)\n1h \(name) #\(name)\n1h \(name)　　b\n").diagnostics.errors == 1)
    #expect(parse("2026-07-06\n1h \(name)가\n").diagnostics.sorted().map(\.first.problem) == [.nameTooLong(count: 201)])
    #expect(parse("action time 독서 alias=\(name)\n").diagnostics.isEmpty)
    #expect(parse("action time 독서 alias=\(name)가\n").diagnostics.errors == 1)
    for line in [
      "action time \(name)가", "action time \"\(name)가\"", "tag #\(name)가 color=#000000",
      "goal \(name)가 start=2026-01-01",
    ] {
      #expect(parse(line).diagnostics.sorted().map(\.first.problem.code) == [.nameTooLong], "\(line.prefix(12))")
    }
    // Blanks between words count once.
    let spread = (1...100).map { _ in "가" }.joined(separator: "　　　")
    #expect(parse("action time \(spread)\n").diagnostics.isEmpty)
  }

  @Test func lengthsOfLines() {
    let limit = 1 << 20
    let head = "2026-07-06\n1h 독서 ;"
    let fits = head + String(repeating: "x", count: limit - "1h 독서 ;".utf8.count)
    #expect(parse(fits).diagnostics.isEmpty)
    #expect(parse(fits + "\r\n1h 독서").entries.count == 2)
    let document = parse(fits + "x\n1h 독서")
    #expect(document.diagnostics.sorted().map(\.first.problem) == [.lineTooLong])
    #expect(document.diagnostics.sorted().first?.first.location.range.count == limit + 1)
    #expect(document.entries.count == 1)
  }

  @Test func declarationsOfAKind() {
    let skip = parse(String(repeating: "skip 2026-07-06\n", count: 100_001))
    #expect(skip.skips.count == 100_000)
    #expect(skip.diagnostics.sorted().map(\.first.problem) == [.tooManyDeclarations(.skip)])
    let action = parse(String(repeating: "action time 독서\n", count: 100_001))
    #expect(action.actions.count == 100_000)
    #expect(action.diagnostics.sorted().map(\.first.problem) == [.tooManyDeclarations(.action)])
  }

  @Test func emptySources() {
    for text in ["", "\n", "\r\n", "\u{FEFF}", "\u{FEFF}\n", " ", "\t\n　\n"] {
      let document = parse(text)
      #expect(document.diagnostics.isEmpty)
      #expect(document.entries.isEmpty)
    }
    #expect(parse("").lines == 0)
    #expect(parse("\n\n").lines == 2)
    #expect(parse("\n\n ").lines == 3)
  }

  @Test func whatAFileHoldsIsNoticed() {
    let cases: [(String, SourceMarks)] = [
      ("", []), ("haru 1", []), ("haru 1\n", .lineFeed), ("haru 1\r\n", .carriageReturn),
      ("\u{FEFF}haru 1\n", .lineFeed),
      ("haru 1\r\n\n", [.lineFeed, .carriageReturn]), ("; 👨\u{200D}👩 é 가 –\n", .lineFeed),
      ("<<<<<<< a\n; b\r\n>>>>>>> c\n", [.lineFeed, .carriageReturn]),
      ("<<<<<<< a\n; \u{2060}\n>>>>>>> c\n", [.lineFeed, .invisible]),
    ]
    for (text, marks) in cases { #expect(parse(text).marks == [marks], "\(text)") }
    for scalar: UInt32 in [0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xFEFF] {
      let document = parse("; a" + String(Unicode.Scalar(scalar)!) + "가")
      #expect(document.marks == [.invisible], "\(scalar)")
      #expect(document.diagnostics.isEmpty)
    }
  }

  @Test func sameProblemsAreOneGroup() {
    let document = parse("2026-07-06\n" + String(repeating: " 25:99 독서\n", count: 20_000))
    let groups = document.diagnostics.sorted()
    #expect(groups.count == 1)
    #expect(groups[0].count == 20_000)
    #expect(groups[0].also.count == DiagnosticBag.capacity - 1)
    #expect(document.diagnostics.errors == 20_000)
    #expect(document.skippedLines == 20_000)
  }
}
