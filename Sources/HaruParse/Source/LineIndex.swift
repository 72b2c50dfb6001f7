/// A place in a file in every unit that an editor or a reader may ask for.
public struct SourcePosition: Hashable, Sendable {
  /// Bytes from the start of the file, a BOM included.
  public var offset: Int
  /// The line, from 1.
  public var line: Int
  /// Unicode scalars from the start of the line, from 1; a BOM counts in no column, and an invalid byte is one.
  public var column: Int
  /// The same in UTF-16 code units, from 1.
  public var utf16: Int
}

/// Where the lines of a file begin. It is made only for files that something is said about (ARCHITECTURE, invariant 7).
/// A line ends with LF or CRLF; a lone CR ends none.
public struct LineIndex: Sendable {
  /// The offsets of the first bytes of the lines; the first line begins at 0.
  private var starts: [UInt32] = [0]

  /// Finds the lines of a whole file in one pass.
  public init(_ bytes: Span<UInt8>) {
    for offset in bytes.indices where bytes[offset] == 0x0A {
      starts.append(UInt32(truncatingIfNeeded: offset + 1))
    }
  }

  /// The number of lines; the text after the last line end is one, even if it is empty.
  public var count: Int { starts.count }

  /// The line, from 1, in which an offset lies. A line's end belongs to it.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line (from 1) without its end, and without the BOM on the first one.
  public func content(ofLine line: Int, in bytes: Span<UInt8>) -> ByteRange {
    var start = Int(starts[line - 1])
    if line == 1, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    guard line < starts.count else { return ByteRange(start, max(start, bytes.count)) }
    var end = Int(starts[line]) - 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, max(start, end))
  }

  /// The position of an offset; one past the end of the file is its end, one within a line's end is the end of its text.
  public func position(at offset: Int, in bytes: Span<UInt8>) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let content = content(ofLine: line, in: bytes).indices
    let end = min(offset, content.upperBound)
    var result = SourcePosition(offset: offset, line: line, column: 1, utf16: 1)
    var place = content.lowerBound
    while place < end {
      let (scalar, length) = bytes.scalarOrByte(at: place)
      // An offset within a scalar is the column of that scalar.
      guard place + length <= end else { break }
      place += length
      result.column += 1
      result.utf16 += (scalar?.value ?? 0) > 0xFFFF ? 2 : 1
    }
    return result
  }
}
