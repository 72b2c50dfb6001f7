/// Date lines (SPEC, Lines).
extension Parser {
  /// A line that starts with a date: it opens the day, and an entry may follow on the same line.
  mutating func readDayLine(_ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor) }
    token(.date, start, cursor.at)
    guard cursor.skipBlanks(bytes) || cursor.isDone(bytes) else { throw dateFault(bytes, Cursor(start, cursor.end)) }
    if !cursor.isDone(bytes), !startsEntry(bytes, cursor) { try readWeekday(bytes, &cursor, of: date) }
    day = .open(date)
    dayLineWasRead = start
    guard !cursor.isDone(bytes) else {
      try finish(bytes, &cursor)
      return .day
    }
    try readEntry(bytes, line, &cursor, on: date)
    return .entry
  }

  private func startsEntry(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
    let first = bytes[cursor.at]
    return Byte.isDigit(first) || first == Byte.plus || first == Byte.minus || first == Byte.equals
  }

  private mutating func readWeekday(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, of date: DayNumber
  ) throws(Fault) {
    let start = cursor.at
    let end = max(cursor.wordEnd(bytes), start + 1)
    let text = bytes.text(start..<end)
    guard let weekday = cursor.readWeekday(bytes, upTo: end) else {
      throw Fault(.invalidWeekday(text: text, suggestion: date.weekday.keyword), start, end)
    }
    guard weekday == date.weekday else {
      throw Fault(.wrongWeekday(date: date, written: text, right: date.weekday), start, end)
    }
    token(.weekday, start, end)
    cursor.skipBlanks(bytes)
  }

  /// What is wrong with the text that stands where a date belongs.
  @inline(never)
  func dateFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let start = cursor.at
    guard !cursor.isDone(bytes) else { return Fault(.missing(.date), start, start) }
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(start..<end)
    if cursor.looksLikeDate(bytes), end == start + 10 {
      let (year, month, day) = cursor.civilDate(bytes)
      if year < 1900 || year > 9999 { return Fault(.yearOutOfRange(text: text), start, end) }
      let lastDay = month >= 1 && month <= 12 ? DayNumber.daysInMonth(year: year, month: month) : nil
      if !DayNumber.isValid(year: year, month: month, day: day) {
        return Fault(.noSuchDate(text: text, lastDay: lastDay), start, end)
      }
    }
    return Fault(.invalidDate(text: text, suggestion: Self.rightDate(text)), start, end)
  }

  /// A date in another common form, year first: `2026/7/6`, `2026.07.06.`, `20260706`.
  static func rightDate(_ text: String) -> String? {
    var numbers = text.split(whereSeparator: { "-./年月日년월일".contains($0) }).map { Int($0) }
    if numbers.count == 1, text.utf8.count == 8, let number = numbers[0] {
      numbers = [number / 10_000, number / 100 % 100, number % 100]
    }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      DayNumber.isValid(year: year, month: month, day: day)
    else { return nil }
    return DayNumber(year: year, month: month, day: day).description
  }

  /// A date that must stand here.
  mutating func requireDate(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> DayNumber {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor) }
    token(.date, start, cursor.at)
    return date
  }
}
