/// One line of a file as byte offsets; its bytes tile the file without gap (SPEC, Text).
struct Line {
  /// Offset of its first byte.
  var start: Int
  /// Offset just past its content, that is of its line end.
  var end: Int
  /// Offset of the next line, after LF or CRLF.
  var next: Int
  /// Offset of the first byte in it that is no text, -1 for a clean line.
  var flaw = -1
}

/// What a file holds here and there, noticed while its lines are found.
package struct SourceMarks: OptionSet, Sendable {
  /// A set of marks by its bits.
  package let rawValue: UInt8
  /// The marks of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line that ends with LF. Its bit is the width of such an end, that of the next one as well.
  package static let lineFeed = SourceMarks(rawValue: 1)
  /// A line that ends with CR LF.
  package static let carriageReturn = SourceMarks(rawValue: 2)
  /// An invisible character (see `InvisibleCharacters`).
  package static let invisible = SourceMarks(rawValue: 4)

  /// Notes how a line ends.
  @inline(__always)
  mutating func note(endOf line: Line) {
    formUnion(SourceMarks(rawValue: UInt8(truncatingIfNeeded: line.next &- line.end)))
  }
}

/// Finds line ends and checks in the same pass that the bytes are UTF-8 text without control characters (SPEC, Text).
enum LineScanner {
  /// The line that starts at `start`, which must lie before the end of the bytes.
  static func line(_ bytes: Span<UInt8>, from start: Int) -> Line {
    var marks = SourceMarks()
    return line(bytes, from: start, &marks)
  }

  /// The same; notes in `marks` if it holds an invisible character.
  @inline(__always)
  static func line(_ bytes: Span<UInt8>, from start: Int, _ marks: inout SourceMarks) -> Line {
    let count = bytes.count
    var at = start
    while true {
      at = skipPlain(bytes, at)
      if at >= count { return Line(start: start, end: count, next: count) }
      let byte = bytes[at]
      if byte == 0x0A { return Line(start: start, end: at, next: at + 1) }
      if byte >= 0x80 {
        let width = textWidth(bytes, at)
        if width > 0 {
          at += width
          continue
        }
        if width < 0 {
          marks.formUnion(.invisible)
          at -= width
          continue
        }
      } else if byte == 0x09 {
        at += 1
        continue
      } else if byte == 0x0D, at + 1 < count, bytes[at + 1] == 0x0A {
        return Line(start: start, end: at, next: at + 2)
      }
      return flawedLine(bytes, start, at)
    }
  }

  /// The first offset from `start` on of a byte that is not printable ASCII, looked for in words of eight bytes.
  @inline(__always)
  private static func skipPlain(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    var at = start
    while at &+ 8 <= bytes.count {
      let word = bytes.word(at)
      // A byte's high bit is set where it is ≥ 0x80, < 0x20 or 0x7F. A borrow can only spoil bytes above a hit.
      let delete = (word ^ (ones &* 0x7F)) &- ones
      let hit = (word | (word &- ones &* 0x20) | delete) & high
      if hit != 0 { return at &+ hit.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < bytes.count, bytes[at] >= 0x20, bytes[at] < 0x7F { at += 1 }
    return at
  }

  /// The width of the run of allowed non-ASCII scalars at `start`, 0 where the first is not allowed; of an invisible one, the
  /// negative width.
  @inline(__always)
  private static func textWidth(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    let count = bytes.count
    // Three-byte scalars that need no further look: leads E3–EC (kana, Han, most of Hangul).
    while at &+ 2 < count, bytes[at] &- 0xE3 <= 0x09, bytes[at &+ 1].continuesScalar, bytes[at &+ 2].continuesScalar {
      at &+= 3
    }
    return at > start ? at &- start : scalarWidth(bytes, at)
  }

  /// The width of the scalar at `at` if it is well-formed UTF-8 and allowed in text, else 0; of an invisible one, the negative
  /// width.
  private static func scalarWidth(_ bytes: Span<UInt8>, _ at: Int) -> Int {
    guard let (scalar, width) = bytes.scalar(at: at) else { return 0 }
    if scalar.value < 0xA0 || scalar == "\u{2028}" || scalar == "\u{2029}" { return 0 }
    return InvisibleCharacters.contains(scalar.value) ? -width : width
  }

  /// The line from `start` on, whose first flaw lies at `at`. Nothing after the flaw is checked, only the end is looked for.
  @inline(never)
  private static func flawedLine(_ bytes: Span<UInt8>, _ start: Int, _ at: Int) -> Line {
    var end = at
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    let hasLineFeed = end < bytes.count
    let content = hasLineFeed && end > at + 1 && bytes[end - 1] == 0x0D ? end - 1 : end
    return Line(start: start, end: content, next: hasLineFeed ? end + 1 : end, flaw: at)
  }
}
