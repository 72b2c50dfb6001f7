/// A place in a line, as a person sees the line: without control characters, the sequences that colour a terminal and whatever
/// else is not seen, in half width, digits of any script as the digits that they are, up to the comment (SPEC, Recovery).
/// Nothing is copied: each scalar is looked at where it stands.
struct SeenText {
  /// Offset of the next byte.
  private(set) var at: Int
  /// How many bytes what was seen takes in UTF-8.
  private(set) var seen = 0
  /// The last scalar that was seen.
  private(set) var last: Unicode.Scalar = "\0"
  /// Where the look ends, and where the line does.
  private let limit: Int
  private let end: Int
  /// Whether the text is taken as it stands, but for its width: a value within a line.
  private let isExact: Bool
  private var isCut = false

  /// Most bytes that are looked at.
  private static let longest = 160

  /// What is seen from the cursor on.
  init(_ cursor: Cursor) {
    at = cursor.at
    end = cursor.end
    limit = min(cursor.end, cursor.at + Self.longest)
    isExact = false
  }

  /// The text of a range as it stands, but for its width.
  init(exactly range: Range<Int>) {
    at = range.lowerBound
    (end, limit) = (range.upperBound, range.upperBound)
    isExact = true
  }

  /// Whether nothing but a comment is left.
  func isWhole(_ bytes: Span<UInt8>) -> Bool {
    var next = self
    return next.next(bytes) == nil && (next.isCut || next.at >= end)
  }

  /// The next scalar; nil at the end.
  func peek(_ bytes: Span<UInt8>) -> Unicode.Scalar? {
    var next = self
    return next.next(bytes)
  }

  /// Where the next scalar stands.
  func start(_ bytes: Span<UInt8>) -> Int {
    var next = self
    next.skipUnseen(bytes)
    return next.at
  }

  /// Moves past the next scalar and returns it; nil at the end.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>) -> Unicode.Scalar? {
    while at < limit {
      let byte = bytes[at]
      if byte < Byte.delete, byte >= Byte.space, byte != Byte.semicolon {
        at += 1
        seen += 1
        last = Unicode.Scalar(byte)
        return last
      }
      guard let scalar = nextRare(bytes, byte) else {
        if isCut { return nil }
        continue
      }
      last = scalar
      return scalar
    }
    return nil
  }

  /// The same for what is no plain ASCII; nil for what is not seen.
  private mutating func nextRare(_ bytes: Span<UInt8>, _ byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 {
      isCut = byte == Byte.semicolon && !isExact
      if isCut { return nil }
      if byte == Byte.escape, !isExact {
        at = Self.sequenceEnd(bytes, at, limit)
        return nil
      }
      at += 1
      guard byte == Byte.tab || isExact else { return nil }
      seen += 1
      return Unicode.Scalar(byte)
    }
    guard let (scalar, width) = bytes.scalar(at: at) else {
      at += 1
      return isExact ? "\u{FFFD}" : nil
    }
    let plain = isExact ? ForeignForms.halfWidth(scalar) : Self.plain(scalar)
    isCut = plain == ";" && !isExact
    if isCut { return nil }
    at += width
    guard isExact || !plain.isUnseen else { return nil }
    seen += UTF8.width(plain)
    return plain
  }

  private mutating func skipUnseen(_ bytes: Span<UInt8>) {
    while at < limit {
      var next = self
      let byte = bytes[at]
      if byte >= Byte.space && byte < Byte.delete || next.nextRare(bytes, byte) != nil || next.isCut { return }
      self = next
    }
  }

  /// A scalar in half width, a digit of any script as the digit that it is, a slash of any kind as one, and what makes a key of
  /// the digit before it (`1️⃣`) as `)`.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isInEastAsianWord { return scalar }
    switch scalar {
    case "⁄", "∕", "⧸": return "/"
    case "\u{20E3}": return ")"
    default: break
    }
    guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue else {
      return ForeignForms.halfWidth(scalar)
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// The end of the sequence for a terminal that begins at `at`, or of its ESC alone.
  private static func sequenceEnd(_ bytes: Span<UInt8>, _ at: Int, _ limit: Int) -> Int {
    guard at + 2 < limit else { return at + 1 }
    // `ESC(B`
    if bytes[at + 1] == UInt8(ascii: "(") { return at + 3 }
    guard bytes[at + 1] == UInt8(ascii: "[") else { return at + 1 }
    var end = at + 2
    while end < limit, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    return end < limit && (0x40...0x7E).contains(bytes[end]) ? end + 1 : at + 1
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees it, or it stands for what could not be read.
  var isUnseen: Bool {
    if isInEastAsianWord { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: (0xFE00...0xFE0F).contains(value) || value == 0xFFFD
    }
  }
}
