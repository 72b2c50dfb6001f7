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

extension Span<UInt8> {
  /// A range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var cursor = Cursor(range.lowerBound, range.upperBound)
    cursor.skipBlanks(self)
    var end = range.upperBound
    while end > cursor.at {
      if self[end - 1] < 0x80 {
        guard blankWidth(self, end - 1, end) == 1 else { break }
        end -= 1
      } else {
        var start = end - 1
        while start > cursor.at, self[start] & 0xC0 == 0x80 { start -= 1 }
        guard blankWidth(self, start, end) == end - start else { break }
        end = start
      }
    }
    return cursor.at..<end
  }
}
