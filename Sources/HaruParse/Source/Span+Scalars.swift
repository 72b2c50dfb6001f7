/// The one decoder of UTF-8.
extension Span<UInt8> {
  /// The scalar that starts at an offset, and its width in bytes; nil and 1 for a byte that is no UTF-8 there.
  package func scalarOrByte(at offset: Int) -> (scalar: Unicode.Scalar?, width: Int) {
    scalar(at: offset).map { ($0.scalar, $0.width) } ?? (nil, 1)
  }

  /// The scalar that starts at an offset, and its width in bytes; nil where the bytes are no well-formed UTF-8.
  @inline(__always)
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int)? {
    let lead = self[offset]
    return lead < 0x80 ? (Unicode.Scalar(lead), 1) : wideScalar(at: offset, lead)
  }

  private func wideScalar(at offset: Int, _ lead: UInt8) -> (scalar: Unicode.Scalar, width: Int)? {
    let width = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, offset + width <= count else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(width + 1))
    for place in 1..<width {
      let byte = self[offset + place]
      guard byte.continuesScalar else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = width == 4 ? 0x10000 : width == 3 ? 0x800 : 0x80
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, width)
  }
}

extension UInt8 {
  /// Whether it goes on with a scalar that began before it.
  package var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
