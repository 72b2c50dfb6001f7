/// Date lines (SPEC, Lines).
extension Parser {
  /// A line that starts with a date: it opens the day, and an entry may follow on the same line.
  mutating func readDayLine(_ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor) }
    token(.date, start, cursor.at)
    guard cursor.skipBlanks(bytes) || cursor.isDone(bytes) else { throw dateFault(bytes, Cursor(start, cursor.end)) }
    if !cursor.isDone(bytes), !startsEntry(bytes, cursor) { try readWeekday(bytes, &cursor, of: date, start) }
    day = .open(date)
    dayLineWasRead = start
    guard !cursor.isDone(bytes) else {
      try finish(bytes, &cursor)
      return .day
    }
    guard startsEntry(bytes, cursor) else { throw noteFault(bytes, cursor) }
    try readEntry(bytes, line, &cursor, on: date)
    return .entry
  }

  private func startsEntry(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
    let first = bytes[cursor.at]
    return Byte.isDigit(first) || first == Byte.plus || first == Byte.minus || first == Byte.equals
  }

  /// The weekday of the date that stands at `dateStart`.
  private mutating func readWeekday(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, of date: DayNumber, _ dateStart: Int
  ) throws(Fault) {
    let start = cursor.at
    let end = max(cursor.wordEnd(bytes), start + 1)
    let text = bytes.text(start..<end)
    guard let weekday = cursor.readWeekday(bytes, upTo: end) else {
      guard Self.resemblesWeekday(text) else {
        // The date is beyond doubt, so the entries below are read.
        day = .open(date)
        dayLineWasRead = dateStart
        throw noteFault(bytes, cursor)
      }
      throw Fault(.invalidWeekday(text: text, suggestion: date.weekday.keyword), start, end)
    }
    guard weekday == date.weekday else {
      throw Fault(.wrongWeekday(date: date, written: text, right: date.weekday), start, end)
    }
    token(.weekday, start, end)
    cursor.skipBlanks(bytes)
  }

  /// Whether a weekday was meant: `Monday`, `monn`, `(월)`, `월요일`, `月曜`.
  private static func resemblesWeekday(_ text: String) -> Bool {
    guard text.utf8.count <= 32 else { return false }
    let word = text.unicodeScalars.filter { !"()[]（）.,".unicodeScalars.contains($0) }
    let plain = String(String.UnicodeScalarView(word)).lowercased()
    if plain.hasSuffix("요일") || plain.hasSuffix("曜日") || plain.hasSuffix("曜") { return true }
    let full = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    if full.contains(where: { plain.utf8.count >= 2 && $0.hasPrefix(plain) }) { return true }
    let known = Weekday.allCases.flatMap { [$0.keyword, String($0.hangul), String($0.kanji)] } + full
    return known.contains(plain) || plain.utf8.allSatisfy { $0 < 0x80 } && closest(to: plain, among: full) != nil
  }

  /// Text after a date that is neither a weekday nor an entry was meant as a note.
  private func noteFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = cursor.restEnd(bytes)
    let text = bytes.text(cursor.at..<end)
    // With a time in it, it was rather an entry in another order.
    let suggestion = text.utf8.contains(Byte.colon) ? nil : "; " + text
    return Fault(.unexpectedText(text: text, suggestion: suggestion), cursor.at, end)
  }

  /// What is wrong with the text that stands where a date belongs.
  @inline(never)
  func dateFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let start = cursor.at
    guard !cursor.isDone(bytes) else { return Fault(.missing(.date), start, start) }
    let end = cursor.dateEnd(bytes)
    let text = bytes.text(start..<end)
    if cursor.looksLikeDate(bytes), end == start + 10 {
      let (year, month, day) = cursor.civilDate(bytes)
      if year < 1900 || year > 9999 { return Fault(.yearOutOfRange(text: text), start, end) }
      let lastDay = month >= 1 && month <= 12 ? DayNumber.daysInMonth(year: year, month: month) : nil
      if !DayNumber.isValid(year: year, month: month, day: day) {
        return Fault(.noSuchDate(text: text, lastDay: lastDay), start, end)
      }
    }
    return Fault(.invalidDate(text: text, suggestion: Repairs.date(text)), start, end)
  }

  /// A date that must stand here.
  mutating func requireDate(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> DayNumber {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor) }
    token(.date, start, cursor.at)
    return date
  }
}
