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
}
