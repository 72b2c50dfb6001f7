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

extension Unicode.Scalar {
  /// Whether it is a blank between words: a tab or a Unicode space separator (SPEC, Text).
  var isBlank: Bool {
    value < 0x80 ? self == " " || self == "\t" : properties.generalCategory == .spaceSeparator
  }
}

extension StringProtocol {
  /// Whether it holds a blank.
  var holdsBlank: Bool { unicodeScalars.contains(where: \.isBlank) }

  /// Its words with single spaces between them. Scalars are looked at, not characters: a combining mark after a blank makes
  /// one character with it.
  var singleSpaced: String {
    var result = ""
    var isAfterBlank = false
    for scalar in unicodeScalars {
      if scalar.isBlank {
        isAfterBlank = !result.isEmpty
      } else {
        if isAfterBlank { result.unicodeScalars.append(" ") }
        result.unicodeScalars.append(scalar)
        isAfterBlank = false
      }
    }
    return result
  }
}
