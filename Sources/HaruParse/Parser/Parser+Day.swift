/// Date lines (SPEC, Lines).
extension Parser {
  /// A line that starts with a date: it opens the day, and an entry may follow on the same line.
  mutating func readDayLine(_ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor, startsLine: true) }
    token(.date, start, cursor.at)
    if let fault = rangeFault(bytes, cursor) { throw fault }
    guard cursor.skipBlanks(bytes) || cursor.isDone(bytes) else {
      throw dateFault(bytes, Cursor(start, cursor.end), startsLine: true)
    }
    if !cursor.isDone(bytes), !startsEntry(bytes, cursor) { try readWeekday(bytes, &cursor, of: date, start) }
    state.day = .open(date)
    dayLineWasRead = start
    guard !cursor.isDone(bytes) else {
      noteEntryInNote(bytes, cursor, behind: start + 10)
      try finish(bytes, &cursor)
      return .day
    }
    guard startsEntry(bytes, cursor) else { throw noteFault(bytes, cursor) }
    try readEntry(bytes, line, &cursor, on: date)
    return .entry
  }

  /// What is wrong where a second date follows the first, behind what joins the two: nobody can say on which of the days the entries
  /// below lie.
  @inline(__always)
  private func rangeFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault? {
    if cursor.isAtEnd { return nil }
    var next = cursor
    next.skipBlanks(bytes)
    let start = next.at
    if next.isDone(bytes) || Byte.isDigit(bytes[start]) { return nil }
    let width = bytes.equals("..", start..<min(start + 2, next.end)) ? 2 : next.rangeSignWidth(bytes)
    guard width > 0 else { return nil }
    next.at += width
    next.skipBlanks(bytes)
    guard next.looksLikeDate(bytes) else { return nil }
    let end = next.chunkEnd(bytes)
    return Fault(.unexpectedText(text: bytes.text(start..<end), suggestion: nil), start, end)
  }

  /// Remembers a note that is rather an entry: a time right behind the date (`2026-07-06;09:00;10:00;Reading`), or an interval.
  @inline(__always)
  private mutating func noteEntryInNote(_ bytes: Span<UInt8>, _ cursor: Cursor, behind date: Int) {
    if cursor.isAtEnd { return }
    var note = Cursor(cursor.at + 1, cursor.end)
    note.skipBlanks(bytes)
    let start = note.at
    guard !note.isAtEnd, Byte.isDigit(bytes[start]), note.readClock(bytes) != nil else { return }
    let end = note.at
    note.skipBlanks(bytes)
    let width = note.isAtEnd ? 0 : note.rangeSignWidth(bytes)
    note.at += width
    note.skipBlanks(bytes)
    guard cursor.at == date || width > 0 && !note.isAtEnd && note.readClock(bytes) != nil else { return }
    fragment.entriesInNotes.append(ByteRange(start, end))
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
      let known = ForeignForms.weekday(text)
      let misspelt = known == nil ? ForeignForms.misspeltWeekday(text, likeliest: date.weekday) : nil
      guard
        known != nil || ForeignForms.resemblesWeekday(text)
          || misspelt?.weekday == date.weekday && endsDate(bytes, Cursor(end, cursor.end))
      else {
        // The date is beyond doubt, so the entries below are read.
        state.day = .open(date)
        dayLineWasRead = dateStart
        throw noteFault(bytes, cursor)
      }
      guard let meant = known ?? misspelt else {
        let suggestion = date.weekday.written(like: text)
        throw Fault(.invalidWeekday(text: text, suggestion: suggestion), start, end)
      }
      // Another weekday than the date's, in whatever form, is for the person to judge: the date may be the slip.
      guard meant.weekday == date.weekday else {
        throw wrongWeekday(of: date, dateStart, meant.weekday, text, start, end)
      }
      throw Fault(.invalidWeekday(text: text, suggestion: meant.text), start, end)
        .withCertainty(known == nil ? .doubtful : .certain)
    }
    guard weekday == date.weekday else { throw wrongWeekday(of: date, dateStart, weekday, text, start, end) }
    token(.weekday, start, end)
    cursor.skipBlanks(bytes)
  }

  /// Whether nothing but a note or an entry follows: in other company, a word that is nearly a weekday is rather one of a note.
  private func endsDate(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
    var next = cursor
    next.skipBlanks(bytes)
    return next.isDone(bytes) || next.looksLikeValue(bytes) || next.looksLikeClock(bytes)
  }

  /// Either is the slip: the weekday, or the date, which then is the nearest one with that weekday.
  private func wrongWeekday(
    of date: DayNumber, _ dateStart: Int, _ weekday: Weekday, _ text: String, _ start: Int, _ end: Int
  ) -> Fault {
    let fault = Fault(.wrongWeekday(date: date, written: text, right: date.weekday), start, end)
      .repaired(by: date.weekday.written(like: text))
    var later = (Int(weekday.rawValue) - Int(date.weekday.rawValue) + 7) % 7
    if later > 3 { later -= 7 }
    return fault.repaired(dateStart, dateStart + 10, by: "\(date + later)")
  }

  /// Text after a date that is neither a weekday nor an entry was meant as a note.
  private func noteFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = cursor.restEnd(bytes)
    let text = bytes.text(cursor.at..<end)
    // With a time in it, it was rather an entry in another order.
    let suggestion = text.utf8.contains(Byte.colon) ? nil : "; " + text
    return Fault(.unexpectedText(text: text, suggestion: suggestion), cursor.at, end)
  }

  /// What is wrong with the text that stands where a date belongs. At the start of a line, times may follow it after a `T`.
  @inline(never)
  func dateFault(_ bytes: Span<UInt8>, _ cursor: Cursor, startsLine: Bool = false) -> Fault {
    let start = cursor.at
    guard !cursor.isDone(bytes) else { return Fault(.missing(.date), start, start) }
    let end = cursor.dateEnd(bytes)
    let text = bytes.text(start..<end)
    if cursor.looksLikeDate(bytes), end == start + 10 {
      let (year, month, day) = cursor.civilDate(bytes)
      if year < 1900 || year > 9999 { return Fault(.yearOutOfRange(text: text), start, end) }
      let lastDay = month >= 1 && month <= 12 ? DayNumber.daysInMonth(year: year, month: month) : nil
      if !DayNumber.isValid(year: year, month: month, day: day) {
        var fault = Fault(.noSuchDate(text: text, lastDay: lastDay), start, end)
        if let lastDay, day > lastDay {
          fault = fault.repaired(by: DayNumber(year: year, month: month, day: lastDay).description)
        } else if DayNumber.isValid(year: year, month: day, day: month) {
          fault = fault.repaired(by: DayNumber(year: year, month: day, day: month).description)
        }
        return fault
      }
    }
    if startsLine, let meant = ForeignForms.dateAndTimes(bytes, start..<end) {
      return Fault(.invalidDate(text: text, suggestion: meant.text), start, end).withCertainty(of: meant)
    }
    let plain = DateText(exactly: start..<end, bytes)
    let numbered = plain.dates(in: yearOfDay)
    let found = numbered.isEmpty ? plain.lineDates(in: yearOfDay) : numbered
    // A date that is right where none belongs.
    if found.first?.text == text { return Fault(.unexpectedText(text: text, suggestion: nil), start, end) }
    var fault = Fault(.invalidDate(text: text, suggestion: found.first?.text), start, end).withCertainty(
      of: found.first)
    for other in found.dropFirst() { fault = fault.repaired(by: other.text) }
    return fault
  }

  /// What is wrong with a line whose content starts at `cursor` and that was meant to begin with a date, where `fault` was found:
  /// the date, if it is clear which, and nothing better is known.
  @inline(never)
  func lineDateFault(_ bytes: Span<UInt8>, _ cursor: Cursor, _ line: DateLine, instead fault: Fault) -> Fault {
    guard fault.range.start == cursor.at, fault.mayBeDate || fault.isDate, let (found, end) = line.dates(in: yearOfDay),
      fault.mayBeDate || end > Int(fault.range.end)
    else { return fault }
    let text = bytes.text(cursor.at..<end)
    var result = Fault(.invalidDate(text: text, suggestion: found[0].text), cursor.at, end).withCertainty(of: found[0])
    for other in found.dropFirst() { result = result.repaired(by: other.text) }
    return result
  }

  /// What is wrong with a line that only names a day: the date that it may mean, where it says one.
  func dayNameFault(_ bytes: Span<UInt8>, _ cursor: Cursor, _ text: DateText, instead fault: Fault) -> Fault {
    guard fault.range.start == cursor.at, fault.mayBeDate || fault.isDate else { return fault }
    let found = text.namedDates(in: yearOfDay)
    var result = Fault(
      .invalidDate(text: bytes.text(cursor.at..<text.end), suggestion: found.first?.text), cursor.at, text.end)
    for other in found.dropFirst() { result = result.repaired(by: other.text) }
    return result
  }

  /// The year that a date without one most likely lies in: that of the date above.
  var yearOfDay: Int? {
    if case .open(let date) = state.day { return date.civil.year }
    return lastEntryDay?.civil.year
  }

  /// A date that must stand here.
  mutating func requireDate(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> DayNumber {
    let start = cursor.at
    guard let date = cursor.readDate(bytes) else { throw dateFault(bytes, cursor) }
    token(.date, start, cursor.at)
    return date
  }
}
