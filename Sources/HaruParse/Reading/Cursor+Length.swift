/// Lengths and decimals (SPEC, Values).
extension Cursor {
  /// What came of reading a length.
  enum LengthResult {
    /// A length in seconds.
    case seconds(Int32)
    /// No number with a unit starts here.
    case none
    /// It starts like one and is wrong; `suggestion` is how it is written, if that is clear.
    case wrong(suggestion: String?)
    /// It is longer than 10,000 h.
    case tooLong
  }

  private enum Unit: Int {
    case second = 1
    case minute = 60
    case hour = 3600
  }

  /// The longest length in seconds: 10,000 h.
  static let longestLength = 36_000_000

  /// A length: `1h30m`, `90m`, `45s`, `1.5h`, `1시간30분`, `1時間30分`. It ends where no further number follows its unit.
  mutating func readLength(_ bytes: Span<UInt8>) -> LengthResult {
    guard Byte.isDigit(peek(bytes)) else { return .none }
    var cursor = self
    var total = 0
    var last: Unit?
    while Byte.isDigit(cursor.peek(bytes)) {
      let start = cursor.at
      guard let number = cursor.readDecimal(bytes) else {
        return cursor.isLongLength(bytes) ? .tooLong : .wrong(suggestion: nil)
      }
      guard let unit = cursor.readUnit(bytes) else {
        // `1h30`: the unit of the last number is missing.
        guard let last, number.scale == 0, number.digits < 60, last != .second else {
          return last == nil ? .none : .wrong(suggestion: nil)
        }
        return .wrong(suggestion: bytes.text(at..<cursor.at) + (last == .hour ? "m" : "s"))
      }
      if let last {
        guard unit.rawValue < last.rawValue, number.scale == 0, number.digits < 60 else {
          return .wrong(suggestion: nil)
        }
      }
      let (product, overflow) = Int(number.digits).multipliedReportingOverflow(by: unit.rawValue)
      guard !overflow else { return .tooLong }
      var divisor = 1
      for _ in 0..<number.scale { divisor *= 10 }
      guard product % divisor == 0 else { return .wrong(suggestion: nil) }
      guard product / divisor <= Self.longestLength else { return .tooLong }
      total += product / divisor
      if number.scale > 0, Byte.isDigit(cursor.peek(bytes)) || start > at { return .wrong(suggestion: nil) }
      last = unit
    }
    guard total <= Self.longestLength else { return .tooLong }
    // A unit that runs on (`1hour`, `30min`) is none.
    let stop = cursor.wordEnd(bytes)
    guard cursor.at == stop || cursor.peek(bytes) == Byte.comma else {
      return last == nil ? .none : .wrong(suggestion: nil)
    }
    at = cursor.at
    return .seconds(Int32(total))
  }

  /// Whether a unit follows a whole number of more digits than one can be read with.
  private func isLongLength(_ bytes: Span<UInt8>) -> Bool {
    var cursor = self
    while Byte.isDigit(cursor.peek(bytes)) { cursor.at += 1 }
    return cursor.readUnit(bytes) != nil
  }

  /// An unsigned decimal of at most 15 significant digits: `71.8`.
  mutating func readDecimal(_ bytes: Span<UInt8>) -> ExactDecimal? {
    var index = at
    var digits: Int64 = 0
    var significant = 0
    var scale: UInt8 = 0
    var hasPoint = false
    while index < end {
      let byte = bytes[index]
      if byte == Byte.dot, !hasPoint, index > at, index + 1 < end, Byte.isDigit(bytes[index + 1]) {
        hasPoint = true
      } else if Byte.isDigit(byte) {
        if significant > 0 || byte != Byte.zero { significant += 1 }
        guard significant <= 15, scale < 15 || !hasPoint else { return nil }
        digits = digits * 10 + Int64(byte - Byte.zero)
        if hasPoint { scale += 1 }
      } else {
        break
      }
      index += 1
    }
    guard index > at else { return nil }
    at = index
    return ExactDecimal(digits: digits, scale: scale)
  }

  private mutating func readUnit(_ bytes: Span<UInt8>) -> Unit? {
    let first = peek(bytes)
    if first < 0x80 {
      guard let unit = Self.latinUnit(first) else { return nil }
      at += 1
      return unit
    }
    for (word, unit) in Self.wideUnits where bytes.equals(word, at..<min(end, at + word.utf8CodeUnitCount)) {
      at += word.utf8CodeUnitCount
      return unit
    }
    return nil
  }

  private static func latinUnit(_ byte: UInt8) -> Unit? {
    switch byte {
    case UInt8(ascii: "h"): .hour
    case UInt8(ascii: "m"): .minute
    case UInt8(ascii: "s"): .second
    default: nil
    }
  }

  /// The last three are the Korean ones with their syllables taken apart, as a file from macOS may hold them.
  private static let wideUnits: [(StaticString, Unit)] = [
    ("시간", .hour), ("분", .minute), ("초", .second), ("時間", .hour), ("分", .minute), ("秒", .second),
    ("\u{1109}\u{1175}\u{1100}\u{1161}\u{11AB}", .hour), ("\u{1107}\u{116E}\u{11AB}", .minute),
    ("\u{110E}\u{1169}", .second),
  ]
}
