/// The beginning of a line that cannot be read, as a person sees it: without control characters, the sequences that colour a
/// terminal and whatever else is not seen, in half width, up to the comment (SPEC, Recovery).
struct SeenLine {
  private(set) var bytes: [UInt8] = []
  /// Where each byte stands in the file, and where the next one would.
  private var offsets: [Int] = []
  /// Whether nothing but a comment follows.
  private var isWhole = false

  /// Most bytes of signs before a date.
  private static let longestOrnament = 48
  /// Most bytes that are looked at.
  private static let longest = 160

  /// What is seen from the cursor on.
  init(_ source: Span<UInt8>, _ cursor: Cursor) {
    var at = cursor.at
    let limit = min(cursor.end, at + Self.longest)
    var isCut = false
    while at < limit, !isCut {
      let byte = source[at]
      if byte == Byte.escape {
        at = Self.sequenceEnd(source, at, limit)
      } else if byte < 0x80 {
        isCut = byte == Byte.semicolon
        if isCut { break }
        if byte >= Byte.space && byte != Byte.delete || byte == Byte.tab { append(byte, at) }
        at += 1
      } else if let (scalar, width) = source.scalar(at: at) {
        let seen = Self.plain(scalar)
        isCut = seen == ";"
        if isCut { break }
        if seen == Self.keycap {
          append(UInt8(ascii: ")"), at)
        } else if !seen.isUnseen {
          for byte in UTF8.encode(seen)! { append(byte, at) }
        }
        at += width
      } else {
        at += 1
      }
    }
    isWhole = isCut || at >= cursor.end
    offsets.append(at)
  }

  /// A scalar in half width, a digit of any script as the digit that it is, and a slash of any kind as one.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if DateMarks.slashes.unicodeScalars.contains(scalar) { return "/" }
    if scalar.isInEastAsianWord { return scalar }
    guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue else {
      return ForeignForms.halfWidth(scalar)
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  private mutating func append(_ byte: UInt8, _ offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// What makes a key of the digit before it (`1️⃣`).
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// The end of the sequence for a terminal that begins at `at`, or of its ESC alone.
  private static func sequenceEnd(_ source: Span<UInt8>, _ at: Int, _ limit: Int) -> Int {
    guard at + 2 < limit else { return at + 1 }
    // `ESC(B`
    if source[at + 1] == UInt8(ascii: "(") { return at + 3 }
    guard source[at + 1] == UInt8(ascii: "[") else { return at + 1 }
    var end = at + 2
    while end < limit, (0x20...0x3F).contains(source[end]) { end += 1 }
    return end < limit && (0x40...0x7E).contains(source[end]) ? end + 1 : at + 1
  }

  /// Where a date, in whatever form, begins behind signs and the number of a list, if one does.
  func dateStart() -> Int? {
    var start = endOfSigns(from: 0)
    for _ in 0..<3 {
      if beginsWithDate(start) { return start }
      guard let end = endOfMarker(start) else { return nil }
      start = endOfSigns(from: end)
    }
    return nil
  }

  /// Whether the keyword of a goal stands behind signs.
  var isGoal: Bool {
    var cursor = Cursor(endOfSigns(from: 0), bytes.count)
    return cursor.take(word: "goal", bytes.span)
  }

  /// Whether a date, in whatever form, begins at an offset.
  func beginsWithDate(_ start: Int) -> Bool {
    guard Cursor(start, bytes.count).mayBeginDate(bytes.span) else { return false }
    if beginsWithDate(start..<bytes.count) { return true }
    // `(7.7)`
    guard isWhole, hasSigns(before: start) else { return false }
    let end = startOfSigns(start..<bytes.count)
    return end < bytes.count && beginsWithDate(start..<end)
  }

  private func beginsWithDate(_ range: Range<Int>) -> Bool {
    let cursor = Cursor(range.lowerBound, range.upperBound)
    if cursor.resemblesUsualDate(bytes.span) { return true }
    let end = cursor.formEnd(bytes.span)
    let text = bytes.span.text(cursor.at..<end)
    return ForeignForms.beginsWithRareDate(text, textEndsHere: isWhole && end == range.upperBound)
  }

  /// What dates the longest run of words from an offset on was meant as, and the end of the run in the file.
  func dates(from start: Int, year: Int?) -> (found: [Correction], end: Int)? {
    var result: (found: [Correction], end: Int)?
    let hasSigns = hasSigns(before: start)
    var next = Cursor(start, bytes.count)
    for _ in 0..<8 {
      let word = next.at
      next.at = next.chunkEnd(bytes.span)
      guard next.at > start, next.at - start <= ForeignForms.longest else { break }
      var found = ForeignForms.lineDates(bytes.span.text(start..<next.at), year: year)
      if found.isEmpty, hasSigns {
        let end = startOfSigns(start..<next.at)
        if end > word, end < next.at { found = ForeignForms.lineDates(bytes.span.text(start..<end), year: year) }
      }
      // Signs may have been meant as something.
      if !found.isEmpty { result = (hasSigns ? found.map(\.doubtful) : found, offsets[next.at]) }
      let end = next.at
      guard next.skipBlanks(bytes.span), !next.isAtEnd else {
        // `== 2026-07-07 ==`
        if isWhole, hasSigns, startOfSigns(start..<end) <= word { result?.end = offsets[end] }
        break
      }
    }
    return result
  }

  /// The offset behind the signs and blanks from `start` on. `-7.6` and `=7.6` are values gone wrong, and no signs.
  private func endOfSigns(from start: Int) -> Int {
    var cursor = Cursor(start, bytes.count)
    while !cursor.isAtEnd, cursor.at < Self.longestOrnament {
      if cursor.skipBlanks(bytes.span) { continue }
      let (scalar, width) = scalar(at: cursor.at)
      guard scalar.isSign, scalar != "|" else { break }
      if isValue(scalar, before: cursor.at + width) { break }
      cursor.at += width
    }
    return cursor.at
  }

  /// The offset of the signs and blanks at the end of a range.
  private func startOfSigns(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = scalar(at: start).scalar
      guard scalar.isSign || scalar.isBlank else { break }
      end = start
    }
    return end
  }

  private func hasSigns(before start: Int) -> Bool {
    var cursor = Cursor(0, start)
    cursor.skipBlanks(bytes.span)
    return !cursor.isAtEnd
  }

  /// Whether a sign with the digits right behind it is a number rather than a date behind a sign.
  private func isValue(_ sign: Unicode.Scalar, before start: Int) -> Bool {
    var number = Cursor(start, bytes.count)
    guard Byte.isDigit(number.peek(bytes.span)) else { return false }
    if sign == "=" { return true }
    guard sign == "+" || DateMarks.isDash(sign) else { return false }
    number.skipDigits(bytes.span)
    if number.peek(bytes.span) == Byte.dot, Byte.isDigit(number.peek(bytes.span, 1)) {
      number.at += 1
      number.skipDigits(bytes.span)
    }
    guard !number.isAtEnd else { return true }
    let (mark, width) = scalar(at: number.at)
    if DateMarks.inWords.contains(mark) { return false }
    return !DateMarks.between.unicodeScalars.contains(mark) || !Byte.isDigit(number.peek(bytes.span, width))
  }

  /// The offset behind what numbers or ticks an item of a list: `1. `, `1)`, `x]`.
  private func endOfMarker(_ start: Int) -> Int? {
    var cursor = Cursor(start, bytes.count)
    cursor.skipDigits(bytes.span)
    let digits = cursor.at - start
    if digits == 0 {
      guard start > 0, "([".utf8.contains(bytes[start - 1]), "xvo".utf8.contains(cursor.peek(bytes.span) | 0x20) else {
        return nil
      }
      cursor.at += 1
    }
    guard digits <= 3, !cursor.isAtEnd else { return nil }
    let (mark, width) = scalar(at: cursor.at)
    cursor.at += width
    if mark == ")" || mark == "]" { return cursor.at }
    // `1.5` is a number.
    guard digits > 0, mark == "." || mark == "、" else { return nil }
    return cursor.skipBlanks(bytes.span) ? cursor.at : nil
  }

  private func scalar(at offset: Int) -> (scalar: Unicode.Scalar, width: Int) {
    bytes.span.scalar(at: offset) ?? (Unicode.Scalar(bytes[offset]), 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Hangul syllable, a Han character or a kana, whose properties need no look.
  var isInEastAsianWord: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA: true
    default: false
    }
  }

  /// Whether it is a punctuation mark, a symbol, or a number in a circle.
  var isSign: Bool {
    if isASCII { return !("a"..."z" ~= self || "A"..."Z" ~= self || "0"..."9" ~= self) && value > 0x20 && value < 0x7F }
    if isInEastAsianWord { return false }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherNumber:
      true
    default: DateMarks.isDash(self)
    }
  }

  /// Whether nobody sees it, or it stands for what could not be read.
  fileprivate var isUnseen: Bool {
    if isInEastAsianWord { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: (0xFE00...0xFE0F).contains(value) || value == 0xFFFD
    }
  }
}

/// What begins where a line that cannot be read begins.
enum MeantLine {
  /// A date at an offset of what is seen.
  case date(SeenLine, at: Int)
  case goal
  case other
}

extension Cursor {
  /// What the line whose content starts here was meant as: such a line leaves out what stands under it.
  func meantLine(_ bytes: Span<UInt8>) -> MeantLine {
    var word = self
    if word.take(word: "goal", bytes) { return .goal }
    guard mayBeginDate(bytes) else { return .other }
    let seen = SeenLine(bytes, self)
    if let start = seen.dateStart() { return .date(seen, at: start) }
    return seen.isGoal ? .goal : .other
  }
}
