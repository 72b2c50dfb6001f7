/// The colours that are offered for tags: earthy ones that can be told apart on light and on dark paper.
package enum Palette {
  /// Red, green and blue, 8 bits each.
  package static let colors: [UInt32] = [
    0x2F6B4F, 0xD9A621, 0x8E5572, 0x3B6EA5, 0xC2553F, 0x6B8E23, 0x7D5BA6, 0x2A9D8F, 0xB5651D, 0x5C6B73, 0xD1495B,
    0x4A7C59, 0xE09F3E, 0x335C67, 0x9E2A2B, 0x606C38,
  ]

  /// The first colour that is not used; where all are, one by how many there are.
  package static func free(besides used: Set<UInt32>, count: Int) -> UInt32 {
    colors.first { !used.contains($0) } ?? colors[count % colors.count]
  }

  /// A colour as the format writes it: `#2F6B4F`.
  package static func text(_ color: UInt32) -> String {
    let digits = String(color & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
