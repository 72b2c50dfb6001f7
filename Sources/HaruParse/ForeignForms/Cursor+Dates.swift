/// Where a date was meant, in whatever form (SPEC, Recovery).
extension Cursor {
  /// Whether what starts here was meant as a date, in whatever form: such a line leaves out the entries under it.
  func resemblesDate(_ bytes: Span<UInt8>) -> Bool {
    mayBeginDate(bytes) && SeenLine(bytes, self).beginsWithDate(0)
  }

  /// Whether the first bytes leave room for a date, with or without signs before it: most lines that cannot be read begin with
  /// a time, a length or a word, and are not looked at.
  func mayBeginDate(_ bytes: Span<UInt8>) -> Bool {
    let first = peek(bytes)
    if first == Byte.plus || first == Byte.minus || first == Byte.equals {
      // `-7.6` and `=7.6` are values gone wrong, `-2026-07-07` is a date.
      var number = Cursor(at + 1, end)
      guard Byte.isDigit(number.peek(bytes)) else { return true }
      number.skipDigits(bytes)
      let mark = number.peek(bytes)
      let isAlone = number.isAtEnd || mark == Byte.space
      return first != Byte.equals && !isAlone && lowerLetter(number.at - at, bytes) == nil
    }
    var word = self
    word.skipDigits(bytes)
    let hasDigits = word.at > at
    // `20260707`
    if word.at - at == 8 { return true }
    if hasDigits {
      // A time, but `2026:07:07` is none.
      if word.peek(bytes) == Byte.colon { return word.at - at == 4 }
      // `9-10 독서`, `1.5 독서`: two numbers and a word that is no weekday.
      let mark = word.peek(bytes)
      if word.at - at <= 2, mark == Byte.minus || mark == Byte.dot, Byte.isDigit(word.peek(bytes, 1)) {
        word.at += 1
        word.skipDigits(bytes)
        guard word.take(Byte.space, bytes) else { return true }
        while word.take(Byte.space, bytes) {}
        return word.mayBeginDateInWords(bytes, hasDigits: false)
      }
      while word.take(Byte.space, bytes) {}
    }
    guard let first = word.lowerLetter(0, bytes) else { return word.mayBeginDateInWords(bytes, hasDigits: hasDigits) }
    // `2O26`, `l0`
    if "oil".utf8.contains(first) { return true }
    guard let second = word.lowerLetter(1, bytes) else { return !hasDigits || !word.isPlain(1, bytes) }
    let isOrdinal = ["st", "nd", "rd", "th"].contains { $0.utf8.elementsEqual([first, second]) }
    if hasDigits, isOrdinal { return true }
    guard let third = word.lowerLetter(2, bytes) else { return !hasDigits || !word.isPlain(2, bytes) }
    return ForeignForms.dateLineWords.contains(String(decoding: [first, second, third], as: UTF8.self))
  }

  /// Whether the Hangul, Han or kana that stands here may belong to a date; so may whatever is none.
  private func mayBeginDateInWords(_ bytes: Span<UInt8>, hasDigits: Bool) -> Bool {
    guard (0xE3...0xED).contains(peek(bytes)), let (scalar, _) = bytes.scalar(at: at), scalar.isInEastAsianWord
    else { return true }
    return (hasDigits ? DateMarks.inWords : DateMarks.beginnings).contains(scalar)
  }

  /// The ASCII letter at a distance from here, in lower case; nil where there is none.
  private func lowerLetter(_ distance: Int, _ bytes: Span<UInt8>) -> UInt8? {
    let letter = peek(bytes, distance) | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) ? letter : nil
  }

  /// Whether the end or a byte of printable ASCII stands at a distance from here.
  private func isPlain(_ distance: Int, _ bytes: Span<UInt8>) -> Bool {
    at + distance >= end || (Byte.space..<Byte.delete).contains(bytes[at + distance])
  }

  /// Moves past the digits that stand here.
  mutating func skipDigits(_ bytes: Span<UInt8>) {
    while Byte.isDigit(peek(bytes)) { at += 1 }
  }

  /// The end of what can be looked at as one form: never within a scalar.
  func formEnd(_ bytes: Span<UInt8>) -> Int {
    var index = min(end, at + ForeignForms.longest)
    while index < end, index > at, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// The forms in ASCII and with `년` or `年`, which need no more than the bytes.
  func resemblesUsualDate(_ bytes: Span<UInt8>) -> Bool {
    var next = self
    next.skipDigits(bytes)
    let digits = next.at - at
    let mark = next.peek(bytes)
    switch digits {
    case 4:
      if mark >= 0x80 { return next.startsWord(DateMarks.years, bytes) }
      guard mark == Byte.minus || mark == Byte.dot || mark == Byte.slash else { return false }
      next.at += 1
      next.skipBlanks(bytes)
      guard Byte.isDigit(next.peek(bytes)), !isRunTogetherInterval(bytes) else { return false }
      // `1234.5h` is a length.
      next.skipDigits(bytes)
      let isLength = next.peek(bytes) | 0x20 == UInt8(ascii: "h") || next.startsWord("시時", bytes)
      return mark != Byte.dot || !isLength
    case 8:
      let end = chunkEnd(bytes)
      return end - at <= ForeignForms.longest && !ForeignForms.dates(bytes.text(at..<end)).isEmpty
    case 1, 2:
      if mark >= 0x80, next.startsWord(DateMarks.months, bytes) { return true }
      let hadBlank = next.skipBlanks(bytes)
      if next.take(Byte.slash, bytes) {
        next.skipBlanks(bytes)
        return Byte.isDigit(next.peek(bytes)) && !next.endsFraction(bytes)
      }
      guard !hadBlank, next.take(Byte.minus, bytes) || next.take(Byte.dot, bytes), Byte.isDigit(next.peek(bytes)) else {
        return false
      }
      next.skipDigits(bytes)
      // `26-7-6`, but `9-10 독서` and `8.00-9.00` are times. `7.6` alone is no entry.
      if next.take(mark, bytes) { return Byte.isDigit(next.peek(bytes)) }
      next.skipBlanks(bytes)
      return next.isDone(bytes)
    default: return false
    }
  }

  /// Whether a number stands here whose unit makes a length of the fraction that it ends: `1/2h`.
  private func endsFraction(_ bytes: Span<UInt8>) -> Bool {
    var next = self
    next.skipDigits(bytes)
    next.skipBlanks(bytes)
    if bytes.begins(with: "시간", at: next.at, next.end) || bytes.begins(with: "時間", at: next.at, next.end) {
      return true
    }
    var unit: [UInt8] = []
    while unit.count < 6, let letter = next.lowerLetter(unit.count, bytes) { unit.append(letter) }
    return ["h", "hr", "hrs", "hour", "hours"].contains { $0.utf8.elementsEqual(unit) }
  }

  /// Whether one of some scalars stands here.
  private func startsWord(_ scalars: String, _ bytes: Span<UInt8>) -> Bool {
    guard at < end, let (scalar, _) = bytes.scalar(at: at) else { return false }
    return scalars.unicodeScalars.contains(scalar)
  }

  /// Whether the chunk that starts here is two times without marks: `0800-0930`, but `2026-0706` is rather a date.
  private func isRunTogetherInterval(_ bytes: Span<UInt8>) -> Bool {
    var number = Cursor(at, chunkEnd(bytes))
    guard let first = number.readInteger(bytes), number.take(Byte.minus, bytes), number.end - number.at == 4,
      let second = number.readInteger(bytes), number.isAtEnd
    else { return false }
    let isDate = first >= 1900 && first < 2100 && DayNumber.isValid(year: 2000, month: second / 100, day: second % 100)
    return !isDate && first / 100 < 48 && first % 100 < 60 && second / 100 < 48 && second % 100 < 60
  }

  /// The end of a date in another form: `2026. 7. 6.` and `2026년 7월 6일` hold blanks, `A..B` are two.
  func dateEnd(_ bytes: Span<UInt8>) -> Int {
    var result = chunkEnd(bytes)
    for index in at..<result
    where bytes[index] == Byte.dot && index > at && index + 1 < result && bytes[index + 1] == Byte.dot {
      return index
    }
    for _ in 0..<2 {
      var next = Cursor(result, end)
      guard result > at, result - at <= 16, next.skipBlanks(bytes), Byte.isDigit(next.peek(bytes)),
        !Byte.isDigit(bytes[result - 1])
      else { break }
      let last = bytes.text(at..<result).unicodeScalars.last!
      guard "./-".unicodeScalars.contains(last) || (DateMarks.years + DateMarks.months).unicodeScalars.contains(last)
      else { break }
      result = next.chunkEnd(bytes)
    }
    return result
  }
}

extension Cursor {
  /// The longest run of words from here on that a form is found for, with its end. Only words that hold a digit, or that are
  /// spoken beside times, lengths and numbers, are looked at.
  func longestForm<Found>(_ bytes: Span<UInt8>, _ read: (String) -> Found?) -> (found: Found, end: Int)? {
    var result: (Found, Int)?
    var next = self
    for _ in 0..<8 {
      let start = next.at
      next.at = next.chunkEnd(bytes)
      guard next.at > start, next.at - at <= ForeignForms.longest, start == at || Self.goesOn(bytes, start..<next.at)
      else {
        break
      }
      if let found = read(bytes.text(at..<next.at)) { result = (found, next.at) }
      next.skipBlanks(bytes)
    }
    return result
  }

  private static func goesOn(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    for index in word where Byte.isDigit(bytes[index]) { return true }
    guard word.count <= 24 else { return false }
    let text = ForeignForms.halfWidth(bytes.text(word)).lowercased()
    return text.utf8.contains(where: Byte.isDigit) || spoken.contains(text)
  }

  private static let spoken: Set<String> = [
    "오전", "오후", "午前", "午後", "am", "pm", "a.m.", "p.m.", "-", "~", "–", "—", "〜", "～", "→", "to", "till", "until", "?",
    "부터", "까지", "から", "まで", "반", "半", "h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minute", "minutes", "s",
    "sec",
    "secs", "second", "seconds", "시간", "분", "초", "時間", "分", "秒",
  ]
}
