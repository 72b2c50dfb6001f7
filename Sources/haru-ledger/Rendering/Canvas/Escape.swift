/// Nothing from a file or a file name reaches a terminal raw: a control character could move the cursor or change the window, and
/// a bidirectional or invisible one could make a line look like another.
enum Escape {
  /// The text with each such character as `\u{1B}`, and a byte of a path that is not UTF-8 as `\xFF`.
  static func terminal(_ text: String) -> String {
    // Most texts have none, and those are handed back as they are.
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += terminal(scalar) }
    return result
  }

  /// The same for one scalar.
  static func terminal(_ scalar: Unicode.Scalar) -> String {
    guard isHidden(scalar) else { return String(Character(scalar)) }
    if let byte = ForeignByte.value(scalar) { return "\\x" + String(byte, radix: 16, uppercase: true) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a scalar is a control, bidirectional or invisible character. U+200D and the variation selectors belong to emoji.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: ForeignByte.value(scalar) != nil
    }
  }

  /// Whether a text has no hidden character, no quotation mark and no backslash.
  static func isPlain(_ text: String) -> Bool {
    // Nearly all texts are told by their bytes: a hidden character begins with one of these few.
    let isCertain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3, 0xF4: false
      default: true
      }
    }
    return isCertain || !text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || isHidden($0) }
  }
}
