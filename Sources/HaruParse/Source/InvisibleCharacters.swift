/// Characters that nobody sees and that make text another text: bidirectional controls, U+200B, U+2060, U+00AD, and U+FEFF after
/// the start of a file. U+200D joins emoji and is free (SPEC, Text).
package enum InvisibleCharacters {
  /// Whether a Unicode scalar is one of them.
  @inlinable package static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
