/// How far a value in another form reaches.
extension Cursor {
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
      let marks = DateMarks(bytes.text(at..<result).unicodeScalars.last!)
      guard !marks.isDisjoint(with: [.plain, .year, .month]) else { break }
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
