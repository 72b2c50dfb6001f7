/// The tokens of a text that may begin with a date: in lower case, half-width, Hangul syllables whole.
struct DateText {
  private(set) var tokens: [DateToken] = []
  /// Whether nothing but a comment follows the last token.
  private(set) var isWhole = false
  /// Offset just past the last token.
  private(set) var end: Int

  /// What is seen from a place on, as far as one form may reach; without tokens where none of a line begins so.
  init(_ bytes: Span<UInt8>, _ place: SeenText, isLine: Bool = true) {
    end = place.start(bytes)
    tokens.reserveCapacity(16)
    var next = place
    let most = place.seen + ForeignForms.longest
    while true {
      var after = next
      guard let scalar = after.next(bytes) else {
        isWhole = next.isWhole(bytes)
        break
      }
      guard after.seen <= most else { break }
      append(Self.folded(scalar, bytes, &after), at: next.start(bytes))
      next = after
      if isLine, tokens.count == 3, !mayBegin {
        tokens = []
        break
      }
    }
    end = next.start(bytes)
  }

  /// A text as it stands; without tokens where it is too long to be a slip of a date.
  init(exactly range: Range<Int>, _ bytes: Span<UInt8>) {
    end = range.upperBound
    if range.count <= ForeignForms.longest { self = DateText(bytes, SeenText(exactly: range), isLine: false) }
  }

  /// Whether the first tokens leave room for a date: most lines that cannot be read begin with a time, a length or a word.
  private var mayBegin: Bool {
    let first = tokens[0]
    switch first.kind {
    case .number: return first.width == 4 || tokens[1].value != UInt64(Byte.colon) || tokens[1].kind != .scalar
    case .word:
      // `l0.7.2026`
      return DateForms.beginsDate(first.word)
        || "oil".utf8.contains { LatinWord(packed: UInt64($0 & 0x1F), count: 1) == first.word.prefix(1) }
    case .scalar: return first.marks != [] || DateForms.digit(Unicode.Scalar(UInt32(first.value))!) != nil
    case .blank, .ordinal: return true
    }
  }

  /// A scalar in lower case, with the conjoining letters of its Hangul syllable.
  @inline(__always)
  private static func folded(_ scalar: Unicode.Scalar, _ bytes: Span<UInt8>, _ place: inout SeenText) -> Unicode.Scalar
  {
    let value = scalar.value
    if value < 0x80 { return value &- 0x41 < 26 ? Unicode.Scalar(UInt8(value | 0x20)) : scalar }
    return rareFolded(scalar, bytes, &place)
  }

  private static func rareFolded(
    _ scalar: Unicode.Scalar, _ bytes: Span<UInt8>, _ place: inout SeenText
  ) -> Unicode.Scalar {
    var value = scalar.value
    var next = place
    if (0x1100...0x1112).contains(value), let vowel = next.next(bytes)?.value, (0x1161...0x1175).contains(vowel) {
      value = 0xAC00 + ((value - 0x1100) * 21 + (vowel - 0x1161)) * 28
      place = next
    }
    if (0xAC00...0xD7A3).contains(value) {
      next = place
      if (value - 0xAC00) % 28 == 0, let tail = next.next(bytes)?.value, (0x11A8...0x11C2).contains(tail) {
        value += tail - 0x11A7
        place = next
      }
      return Unicode.Scalar(value)!
    }
    if scalar.isInEastAsianWord { return scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first! : scalar
  }

  private mutating func append(_ scalar: Unicode.Scalar, at start: Int) {
    let value = UInt64(scalar.value)
    let last = tokens.count - 1
    if value &- 0x30 < 10 {
      guard last >= 0, tokens[last].kind == .number else {
        tokens.append(DateToken(kind: .number, value: value - 0x30, start: start))
        return
      }
      if tokens[last].width < 9 { tokens[last].value = tokens[last].value * 10 + (value - 0x30) }
      if tokens[last].width < 255 { tokens[last].width += 1 }
    } else if value &- 0x61 < 26 {
      guard last >= 0, tokens[last].kind == .word else {
        tokens.append(DateToken(kind: .word, value: value & 0x1F, start: start))
        return
      }
      var word = LatinWord(packed: tokens[last].value, count: Int(tokens[last].width))
      // `7ofjuly`
      if word == Self.of {
        tokens.append(DateToken(kind: .word, value: value & 0x1F, start: start))
        return
      }
      if word.count < 255 { word.append(UInt8(value)) }
      (tokens[last].value, tokens[last].width) = (word.packed, UInt8(word.count))
      if word.count == 2, last > 0, tokens[last - 1].kind == .number, Self.ordinals.contains(word) {
        tokens[last].kind = .ordinal
      }
    } else if scalar.isBlank {
      if last < 0 || tokens[last].kind != .blank { tokens.append(DateToken(kind: .blank, value: 0, start: start)) }
    } else {
      tokens.append(DateToken(kind: .scalar, marks: DateMarks(scalar), value: value, start: start))
    }
  }

  private static let of = LatinWord("of")
  private static let ordinals = ["st", "nd", "rd", "th"].map(LatinWord.init)

  /// The same without the tokens from a position on, as if the line ended there.
  func prefix(_ count: Int) -> DateText {
    guard count < tokens.count else { return self }
    var result = self
    result.end = tokens[count].start
    result.tokens.removeSubrange(count...)
    result.isWhole = true
    return result
  }

  /// The same without its first tokens.
  func dropFirst(_ count: Int) -> DateText {
    var result = self
    result.tokens.removeSubrange(..<count)
    return result
  }

  /// The number of tokens without the signs and blanks at their end.
  var countWithoutSigns: Int { tokens.lastIndex { $0.kind != .blank && !$0.isSign }.map { $0 + 1 } ?? 0 }

  /// The same with each sign as a dash (`2026:07:07`).
  var withDashes: DateText {
    var result = self
    for index in tokens.indices where tokens[index].isSign {
      result.tokens[index].value = UInt64(Byte.minus)
      result.tokens[index].marks = DateMarks("-")
    }
    return result
  }

  /// The same with digits in place of the letters that look like them (`2O26-07-07`, in any script), where the first word is a
  /// date but for these; nil where it is not.
  var withoutLetters: DateText? {
    var (digits, letters, marks) = (0, 0, 0)
    var result = self
    result.tokens = []
    let count = tokens.firstIndex { $0.kind == .blank } ?? tokens.count
    for token in tokens[..<count] {
      switch token.kind {
      case .number:
        digits += Int(token.width)
        result.append(number: token.value, width: token.width, at: token.start)
      case .word:
        for letter in LatinWord(packed: token.value, count: Int(token.width)).letters {
          guard let digit = DateForms.digit(Unicode.Scalar(letter)) else { return nil }
          letters += 1
          result.append(number: digit, width: 1, at: token.start)
        }
        if token.width > 12 { return nil }
      case .scalar:
        if let digit = DateForms.digit(Unicode.Scalar(UInt32(token.value))!) {
          letters += 1
          result.append(number: digit, width: 1, at: token.start)
        } else {
          guard "-./_".utf8.contains(where: { UInt64($0) == token.value }) else { return nil }
          marks += 1
          result.tokens.append(token)
        }
      case .blank, .ordinal: return nil
      }
    }
    guard digits >= 4, letters > 0, marks == 2 else { return nil }
    result.tokens += tokens[count...]
    return result
  }

  private mutating func append(number: UInt64, width: UInt8, at start: Int) {
    guard let last = tokens.last, last.kind == .number, last.width + width <= 9 else {
      tokens.append(DateToken(kind: .number, width: width, value: number, start: start))
      return
    }
    for _ in 0..<width { tokens[tokens.count - 1].value *= 10 }
    tokens[tokens.count - 1].value += number
    tokens[tokens.count - 1].width += width
  }
}
