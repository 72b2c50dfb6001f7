/// Where a date was meant, in whatever form (SPEC, Recovery).
extension Cursor {
  /// Whether what starts here was meant as a date, in whatever form: such a line leaves out the entries under it.
  func resemblesDate(_ bytes: Span<UInt8>) -> Bool {
    // Nearly all lines below a date line that cannot be read begin with a time.
    if Byte.isDigit(peek(bytes)), peek(bytes, 1) == Byte.colon || peek(bytes, 2) == Byte.colon { return false }
    if resemblesUsualDate(bytes) { return true }
    guard mayBeginRareDate(bytes) else { return false }
    let end = formEnd(bytes)
    let text = Forms.halfWidth(bytes.text(at..<end))
    // A comment in the other width is meant as one.
    let words = String(text.unicodeScalars.prefix { $0 != ";" })
    let hasComment = words.utf8.count < text.utf8.count
    if text.utf8.count < end - at {
      let bytes = Array(words.utf8)
      if Cursor(0, bytes.count).resemblesUsualDate(bytes.span) { return true }
    }
    return Forms.beginsWithRareDate(words, isWhole: hasComment || Cursor(end, self.end).isDone(bytes))
  }

  /// Whether the first bytes leave room for a date in one of the rarer forms: most lines that cannot be read are none, and
  /// their words are not looked at.
  private func mayBeginRareDate(_ bytes: Span<UInt8>) -> Bool {
    var word = self
    var digits = 0
    while Byte.isDigit(word.peek(bytes)) {
      word.at += 1
      digits += 1
    }
    if digits > 0 { while word.take(Byte.space, bytes) {} }
    guard let first = word.lowerLetter(0, bytes) else { return true }
    // `2O26`, `l0`
    if "oil".utf8.contains(first) { return true }
    guard let second = word.lowerLetter(1, bytes) else { return digits == 0 }
    let isOrdinal = ["st", "nd", "rd", "th"].contains { $0.utf8.elementsEqual([first, second]) }
    if digits > 0, isOrdinal { return true }
    guard let third = word.lowerLetter(2, bytes) else { return digits == 0 }
    return Forms.dateLineWords.contains(String(decoding: [first, second, third], as: UTF8.self))
  }

  /// The ASCII letter at a distance from here, in lower case; nil where there is none.
  private func lowerLetter(_ distance: Int, _ bytes: Span<UInt8>) -> UInt8? {
    let letter = peek(bytes, distance) | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) ? letter : nil
  }

  /// The end of what can be looked at as one form: at a comment, and never within a scalar.
  private func formEnd(_ bytes: Span<UInt8>) -> Int {
    var index = at
    while index < end, bytes[index] != Byte.semicolon {
      let width = bytes[index] < 0x80 ? 1 : LineScanner.decode(bytes, index)?.width ?? 0
      guard width > 0, index + width <= end, index + width - at <= Forms.longest else { break }
      index += width
    }
    return index
  }

  /// The forms in ASCII and with `년` or `年`, which need no more than the bytes.
  func resemblesUsualDate(_ bytes: Span<UInt8>) -> Bool {
    var digits = 0
    while digits < 9, Byte.isDigit(peek(bytes, digits)) { digits += 1 }
    guard digits > 0 else { return false }
    let mark = peek(bytes, digits)
    let isWord = mark >= 0x80
    var next = self
    next.at += digits + 1
    switch digits {
    case 4:
      if isWord { return Self.startsWord(["년", "年"], bytes, at + digits, end) }
      guard mark == Byte.minus || mark == Byte.dot || mark == Byte.slash else { return false }
      next.skipBlanks(bytes)
      guard Byte.isDigit(next.peek(bytes)), !isRunTogetherInterval(bytes) else { return false }
      // `1234.5h` is a length.
      while Byte.isDigit(next.peek(bytes)) { next.at += 1 }
      let isLength =
        next.peek(bytes) | 0x20 == UInt8(ascii: "h") || Self.startsWord(["시", "時"], bytes, next.at, self.end)
      return mark != Byte.dot || !isLength
    case 8:
      let end = chunkEnd(bytes)
      return end - at <= Forms.longest && !Forms.dates(bytes.text(at..<end)).isEmpty
    case 1, 2:
      if isWord { return Self.startsWord(["월", "月"], bytes, at + digits, end) }
      guard mark == Byte.minus || mark == Byte.dot || mark == Byte.slash, Byte.isDigit(next.peek(bytes)) else {
        return false
      }
      if mark == Byte.slash { return true }
      while Byte.isDigit(next.peek(bytes)) { next.at += 1 }
      // `26-7-6`, but `9-10 독서` and `8.00-9.00` are times. `7.6` alone is no entry.
      if next.take(mark, bytes) { return Byte.isDigit(next.peek(bytes)) }
      next.skipBlanks(bytes)
      return next.isDone(bytes)
    default: return false
    }
  }

  private static func startsWord(_ words: [StaticString], _ bytes: Span<UInt8>, _ at: Int, _ end: Int) -> Bool {
    words.contains { bytes.equals($0, at..<min(end, at + $0.utf8CodeUnitCount)) }
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

  /// The longest run of words from here on that a line was meant to begin with as its date, with its end.
  func lineDates(_ bytes: Span<UInt8>, year: Int?) -> (found: [Meant], end: Int)? {
    var result: (found: [Meant], end: Int)?
    var next = self
    for _ in 0..<8 {
      next.at = next.chunkEnd(bytes)
      guard next.at > at, next.at - at <= Forms.longest else { break }
      let found = Forms.lineDates(bytes.text(at..<next.at), year: year)
      if !found.isEmpty { result = (found, next.at) }
      guard next.skipBlanks(bytes), !next.isDone(bytes) else { break }
    }
    return result
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
      guard "./-년월年月".unicodeScalars.contains(last) else { break }
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
      guard next.at > start, next.at - at <= Forms.longest, start == at || Self.goesOn(bytes, start..<next.at) else {
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
    let text = Forms.halfWidth(bytes.text(word)).lowercased()
    return text.utf8.contains(where: Byte.isDigit) || spoken.contains(text)
  }

  private static let spoken: Set<String> = [
    "오전", "오후", "午前", "午後", "am", "pm", "a.m.", "p.m.", "-", "~", "–", "—", "〜", "～", "→", "to", "till", "until", "?",
    "부터", "까지", "から", "まで", "반", "半", "h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minute", "minutes", "s",
    "sec",
    "secs", "second", "seconds", "시간", "분", "초", "時間", "分", "秒",
  ]
}
