import Testing

@testable import HaruParse

@Suite struct LineIndexTests {
  private func position(_ bytes: [UInt8], _ offset: Int) -> [Int] {
    let position = LineIndex(bytes.span).position(at: offset, in: bytes.span)
    return [position.offset, position.line, position.column, position.utf16]
  }

  @Test func linesAndColumns() {
    let bytes = Array("ab\r\n독📖x\n\n\r".utf8)
    #expect(LineIndex(bytes.span).count == 4)
    #expect(position(bytes, 0) == [0, 1, 1, 1])
    #expect(position(bytes, 2) == [2, 1, 3, 3])
    #expect(position(bytes, 3) == [3, 1, 3, 3])  // Within CR LF: the end of the text.
    #expect(position(bytes, 4) == [4, 2, 1, 1])
    #expect(position(bytes, 5) == [5, 2, 1, 1])  // Within a scalar: the scalar.
    #expect(position(bytes, 7) == [7, 2, 2, 2])
    #expect(position(bytes, 11) == [11, 2, 3, 4])
    #expect(position(bytes, 13) == [13, 3, 1, 1])
    #expect(position(bytes, 14) == [14, 4, 1, 1])
    #expect(position(bytes, 15) == [15, 4, 2, 2])  // A lone CR is a character.
    #expect(position(bytes, 99) == [15, 4, 2, 2])
    #expect(position([], 0) == [0, 1, 1, 1])
  }

  @Test func contents() {
    let bytes = Array("\u{FEFF}a\r\n\r\nb".utf8)
    let index = LineIndex(bytes.span)
    #expect(index.content(ofLine: 1, in: bytes.span) == ByteRange(3, 4))
    #expect(index.content(ofLine: 2, in: bytes.span) == ByteRange(6, 6))
    #expect(index.content(ofLine: 3, in: bytes.span) == ByteRange(8, 9))
    #expect(position(bytes, 0) == [0, 1, 1, 1])
    #expect(position(bytes, 3) == [3, 1, 1, 1])
    #expect(position(bytes, 4) == [4, 1, 2, 2])
  }

  @Test func invalidBytesAreOneColumnEach() {
    #expect(position([0xFF, 0xE3, 0x81, 0x41], 3) == [3, 1, 4, 4])
    #expect(position([0xED, 0xA0, 0x80, 0x41], 3) == [3, 1, 4, 4])  // A surrogate.
    #expect(position([0xC0, 0x80, 0x41], 2) == [2, 1, 3, 3])  // Longer than it has to be.
    #expect(position([0xF4, 0x90, 0x80, 0x80], 4) == [4, 1, 5, 5])  // Beyond U+10FFFF.
  }

  @Test func scalarsAreThoseOfTheStandardLibrary() {
    for text in ["a", "é", "독", "📖", "\u{10FFFF}", "\u{800}", "\u{FFFF}", "\u{10000}"] {
      let bytes = Array(text.utf8)
      let (scalar, length) = bytes.span.scalarOrByte(at: 0)
      #expect(scalar == text.unicodeScalars.first)
      #expect(length == bytes.count)
    }
  }
}

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("chek", ["check", "report"], "check"),
      ("reprot", ["check", "report"], "report"),
      ("JSON", ["human", "json"], "json"),
      ("xyzzy", ["check", "report"], nil),
      ("독셔", ["영어", "독서"], "독서"),
      ("운돈", ["운전", "운동"], "운동"),
      ("독서", ["독서"], "독서"),
      ("물", ["불", "산"], nil),
      ("read", ["Read", "reads"], "Read"),
      ("ab", ["ac", "ad"], "ac"),
      ("영어 단어", ["영어단어", "영어 단"], "영어단어"),
      ("", ["a"], nil),
      (String(repeating: "a", count: 100_000), ["a"], nil),
    ] as [(String, [String], String?)])
  func closestName(word: String, candidates: [String], expected: String?) {
    #expect(closest(to: word, among: candidates) == expected)
  }
}
