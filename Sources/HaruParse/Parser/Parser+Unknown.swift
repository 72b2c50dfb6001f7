/// What is wrong with a line that begins with no keyword, date or value (SPEC, Lines).
extension Parser {
  func unknownLine(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = max(cursor.wordEnd(bytes), cursor.at + 1)
    let text = bytes.text(cursor.at..<end)
    if bytes[cursor.at] >= 0x80, let fault = wideValueFault(bytes, cursor) { return fault }
    let chunkEnd = cursor.chunkEnd(bytes)
    // `tag#공부` and `goal"토익"`: the blank is missing.
    if let keyword = Keyword.words.first(where: text.hasPrefix), chunkEnd > cursor.at + keyword.utf8.count {
      let next = bytes[cursor.at + keyword.utf8.count]
      if next == Byte.hash || next == Byte.quote {
        let chunk = bytes.text(cursor.at..<chunkEnd)
        let suggestion = keyword + " " + chunk.dropFirst(keyword.count)
        return Fault(.unknownKeyword(text: chunk, suggestion: suggestion), cursor.at, chunkEnd).withCertainty(
          .certain)
      }
    }
    // `quest：読書`
    if let keyword = Keyword.words.first(where: text.hasPrefix) {
      let colon = cursor.at + keyword.utf8.count
      let width =
        bytes.equals("：", colon..<min(colon + 3, chunkEnd)) ? 3 : colon < chunkEnd && bytes[colon] == Byte.colon ? 1 : 0
      if width > 0 {
        let chunk = bytes.text(cursor.at..<chunkEnd)
        return Fault(.unknownKeyword(text: chunk, suggestion: nil), cursor.at, chunkEnd)
          .repaired(.certain, colon, colon + width, by: blankWidth(bytes, colon + width, cursor.end) > 0 ? "" : " ")
      }
    }
    // `x2 물`
    if case .open = state.day, bytes[cursor.at] | 0x20 == UInt8(ascii: "x") || bytes[cursor.at] >= 0x80,
      Byte.isDigit(bytes[chunkEnd - 1]), let count = ForeignForms.count(text)
    {
      return Fault(.unknownKeyword(text: text, suggestion: count.text), cursor.at, end)
    }
    let suggestion = closest(to: text, among: Keyword.candidates)
    if suggestion == text {
      let fault = Fault(.unexpectedText(text: bytes.text(end..<chunkEnd), suggestion: nil), end, chunkEnd)
      // `tag=#공부`
      return bytes[end] == Byte.equals ? fault.repaired(.certain, end, end + 1, by: " ") : fault
    }
    if suggestion == nil, let (line, stop) = valueFirst(bytes, cursor) {
      return Fault(.valueAfterName(text: text, line: line), cursor.at, end).repaired(cursor.at, stop, by: line)
    }
    let isCase = suggestion.map { ForeignForms.differsByCase(text, $0) } == true
    return Fault(.unknownKeyword(text: text, suggestion: suggestion), cursor.at, end)
      .withCertainty(isCase ? .certain : .doubtful)
  }

  /// `독서 09:00-10:00`: the name and the value behind it in the order of the format, with the end of the value; nil where the
  /// line would not read in that order either.
  private func valueFirst(_ bytes: Span<UInt8>, _ cursor: Cursor) -> (line: String, end: Int)? {
    guard !isProof, fragment.diagnostics.hasRoom, cursor.end - cursor.at <= 400 else { return nil }
    var next = cursor
    var nameEnd = cursor.at
    while !next.isDone(bytes), next.at == cursor.at || !next.looksLikeValue(bytes) {
      next.at = max(next.chunkEnd(bytes), next.at + 1)
      nameEnd = next.at
      next.skipBlanks(bytes)
    }
    guard !next.isDone(bytes), !next.looksLikeDate(bytes) else { return nil }
    let value = next.at
    var end = value
    while !next.isDone(bytes), next.looksLikeValue(bytes) || next.rangeSignWidth(bytes) > 0 {
      next.at = max(next.chunkEnd(bytes), next.at + 1)
      end = next.at
      next.skipBlanks(bytes)
    }
    let name = bytes.text(cursor.at..<nameEnd)
    let line = bytes.text(value..<end) + " " + name
    var above = LineState()
    above.day = .open(DayNumber(0))
    var parser = Parser(from: above, isProof: true)
    let whole = Array((line + bytes.text(end..<cursor.end)).utf8)
    guard parser.proves(whole.span), let entry = parser.fragment.entries.first,
      parser.fragment.names[parser.fragment.name(of: entry)] == name.singleSpaced
    else { return nil }
    return (line, end)
  }

  /// A date, times, a count or a measure in full-width digits, or a time that begins with `오전` or `오후`.
  private func wideValueFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault? {
    // Full-width forms begin with EF, `오` and `午` as follows; taken apart, `오` begins with E1 84 8B.
    switch (bytes[cursor.at], cursor.peek(bytes, 1), cursor.peek(bytes, 2)) {
    case (0xEF, _, _): break
    case (0xEC, 0x98, 0xA4), (0xE5, 0x8D, 0x88), (0xE1, 0x84, 0x8B): return halfDayFault(bytes, cursor)
    default: return nil
    }
    let start = cursor.at
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(start..<end)
    let half = ForeignForms.halfWidth(text)
    guard let first = half.utf8.first else { return nil }
    if first == Byte.plus || first == Byte.minus {
      let meant = ForeignForms.count(text)
      return Fault(.invalidCount(text: text, suggestion: meant?.text), start, end).withCertainty(of: meant)
    }
    if first == Byte.equals {
      let meant = ForeignForms.measure(text)
      return Fault(.invalidMeasure(text: text, suggestion: meant?.text), start, end).withCertainty(of: meant)
    }
    // What is one character in the other width is a mark of its own.
    if first == Byte.semicolon || first == Byte.bar {
      let mark = String(Unicode.Scalar(first))
      return Fault(.unknownKeyword(text: text, suggestion: nil), start, end).repaired(
        .doubtful, start, start + 3, by: mark)
    }
    guard Byte.isDigit(first) else { return nil }
    if cursor.resemblesDate(bytes) {
      return Fault(.invalidDate(text: text, suggestion: nil), start, end)
    }
    if ForeignForms.isLength(half) {
      return Fault(.invalidLength(text: text, suggestion: half), start, end).withCertainty(.certain)
    }
    if let fault = timesFault(bytes, cursor) { return fault }
    if let meant = ForeignForms.length(text) {
      return Fault(.invalidLength(text: text, suggestion: meant.text), start, end).withCertainty(of: meant)
    }
    return Fault(.invalidTime(text: text, suggestion: nil), start, end)
  }
}
