extension Span<UInt8> {
  /// The text of a range; bytes that are no UTF-8 are replaced by U+FFFD.
  func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a range; bytes that are no UTF-8 are replaced by U+FFFD.
  func text(_ range: ByteRange) -> String { text(range.indices) }

  /// The eight bytes from `offset` on, the first in the lowest place. The load is checked against the bounds, and any eight
  /// bytes are a valid word.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The same of at most `count` bytes, which must lie within the bounds; the places of the others are zero.
  @inline(__always)
  func word(_ offset: Int, atMost bytes: Int) -> UInt64 {
    if bytes >= 8 { return word(offset) }
    if offset &+ 8 <= count { return word(offset) & ((1 << UInt64(truncatingIfNeeded: bytes &* 8)) &- 1) }
    var result: UInt64 = 0
    for place in 0..<bytes { result |= UInt64(self[offset &+ place]) << UInt64(truncatingIfNeeded: place &* 8) }
    return result
  }
}
