/// A place in a line on its way to the line's end. The bytes come with each call, so that it is two plain integers.
struct Cursor {
  /// Offset of the next byte.
  var at: Int
  /// Offset just past the line's content.
  let end: Int

  init(_ at: Int, _ end: Int) {
    self.at = at
    self.end = end
  }

  /// Whether nothing is left.
  @inline(__always) var isAtEnd: Bool { at >= end }

  /// The next byte, 0 at the end (no line holds a 0 byte).
  @inline(__always) func peek(_ bytes: Span<UInt8>) -> UInt8 { at < end ? bytes[at] : 0 }

  /// The byte `offset` places on, 0 past the end.
  @inline(__always) func peek(_ bytes: Span<UInt8>, _ offset: Int) -> UInt8 {
    at &+ offset < end ? bytes[at &+ offset] : 0
  }

  /// Whether the byte `offset` places on begins something other than a blank, a comma or the end.
  @inline(__always) func isWordStart(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let byte = peek(bytes, offset)
    return byte > Byte.space && byte != Byte.comma && (byte < 0x80 || blankWidth(bytes, at &+ offset, end) == 0)
  }

  /// Whether only a comment or nothing is left.
  @inline(__always) func isDone(_ bytes: Span<UInt8>) -> Bool { at >= end || bytes[at] == Byte.semicolon }

  /// Moves past blanks; returns whether there were any.
  @inline(__always) @discardableResult
  mutating func skipBlanks(_ bytes: Span<UInt8>) -> Bool {
    let start = at
    while at < end {
      let byte = bytes[at]
      if byte == Byte.space || byte == Byte.tab {
        at &+= 1
      } else if byte >= 0x80 {
        let width = blankWidth(bytes, at, end)
        if width == 0 { break }
        at &+= width
      } else {
        break
      }
    }
    return at > start
  }

  /// Moves past `byte` if it is the next one.
  @inline(__always)
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard at < end, bytes[at] == byte else { return false }
    at &+= 1
    return true
  }

  /// Moves past `word` if it is next and a blank, the end or a comment follows it.
  mutating func take(word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let end = wordEnd(bytes)
    guard bytes.equals(word, at..<end) else { return false }
    at = end
    return true
  }

  /// The end of the word that starts here: up to a blank, `;`, `=`, `"` or the end of the line.
  @inline(__always)
  func wordEnd(_ bytes: Span<UInt8>) -> Int {
    var index = at
    while index < end {
      let byte = bytes[index]
      if byte >= 0xE4 {
        index &+= 1  // No blank has such a lead byte, and continuation bytes are below it.
      } else if byte >= 0x80 {
        if byte >= 0xC0, blankWidth(bytes, index, end) > 0 { break }
        index &+= 1
      } else if byte == Byte.space || byte == Byte.semicolon || byte == Byte.equals || byte == Byte.quote
        || byte == Byte.tab
      {
        break
      } else {
        index &+= 1
      }
    }
    return index
  }

  /// The end of the text without blanks that starts here, for messages: also `=` and quotes belong to it. It is empty before a
  /// blank or a comment.
  func chunkEnd(_ bytes: Span<UInt8>) -> Int {
    var index = at
    while index < end, bytes[index] != Byte.semicolon, blankWidth(bytes, index, end) == 0 { index += 1 }
    return index
  }

  /// The end of all that is left before the comment, without blanks at its end; for messages.
  func restEnd(_ bytes: Span<UInt8>) -> Int {
    var cursor = self
    var last = at
    while !cursor.isDone(bytes) {
      cursor.at = cursor.chunkEnd(bytes)
      last = cursor.at
      cursor.skipBlanks(bytes)
    }
    return last
  }
}

/// The width in bytes of the blank at `at`, 0 where there is none: space, tab, or a Unicode space separator (SPEC, Text).
@inline(__always)
func blankWidth(_ bytes: Span<UInt8>, _ at: Int, _ end: Int) -> Int {
  let byte = bytes[at]
  if byte < 0x80 { return byte == Byte.space || byte == Byte.tab ? 1 : 0 }
  return byte == 0xC2 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 ? wideBlankWidth(bytes, at, end) : 0
}

private func wideBlankWidth(_ bytes: Span<UInt8>, _ at: Int, _ end: Int) -> Int {
  guard at + 1 < end else { return 0 }
  let second = bytes[at + 1]
  if bytes[at] == 0xC2 { return second == 0xA0 ? 2 : 0 }
  guard at + 2 < end else { return 0 }
  let third = bytes[at + 2]
  let isBlank =
    switch (bytes[at], second) {
    case (0xE1, 0x9A): third == 0x80
    case (0xE2, 0x80): third >= 0x80 && third <= 0x8A || third == 0xAF
    case (0xE2, 0x81): third == 0x9F
    case (0xE3, 0x80): third == 0x80
    default: false
    }
  return isBlank ? 3 : 0
}

/// The ASCII characters that the grammar speaks of.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let at = UInt8(ascii: "@")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let bar = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")
  static let percent = UInt8(ascii: "%")
  static let upperT = UInt8(ascii: "T")
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F

  /// Whether a byte is an ASCII digit.
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
}

extension Span<UInt8> {
  /// Whether the bytes of a range are those of an ASCII word.
  func equals(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where unsafe word.utf8Start[offset] != self[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether the bytes from `at` on, before `end`, begin with those of a word.
  func begins(with word: StaticString, at: Int, _ end: Int) -> Bool {
    equals(word, at..<min(end, at + word.utf8CodeUnitCount))
  }
}
