/// Entries: `WHEN [AMOUNT] ACTION [#TAG…] [est=LENGTH] [; note]` (SPEC, Entries). This is the hot path: nearly every line of a
/// ledger comes through here, so the usual shape is read straight ahead and all else is out of line.
extension Parser {
  /// What stands before an entry's action.
  struct When {
    var form: EntryForm
    /// Seconds after 00:00, -1 where it is untimed.
    var start: Int32
    /// See `Entry.value`.
    var value: Int32
    /// Whether `pieces` hold its times.
    var hasPoints = false
  }

  /// A line that starts with a value.
  @inline(__always)
  mutating func readEntryLine(
    _ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor
  ) throws(Fault) -> LineKind {
    guard case .open(let date) = state.day else { return try readOrphan(bytes, cursor) }
    try readEntry(bytes, line, &cursor, on: date)
    return .entry
  }

  @inline(never)
  private mutating func readOrphan(_ bytes: Span<UInt8>, _ cursor: Cursor) throws(Fault) -> LineKind {
    if case .date = cursor.meantLine(bytes) { throw dateFault(bytes, cursor) }
    if case .unreadable = state.day {
      leaveOutEntry()
      return .unread
    }
    throw Fault(.entryBeforeDate, cursor.at, cursor.chunkEnd(bytes))
  }

  /// An entry of the day `date`, from its first value on.
  mutating func readEntry(
    _ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor, on date: DayNumber
  ) throws(Fault) {
    let valueStart = cursor.at
    let when = try readWhen(bytes, &cursor)
    let valueEnd = cursor.at
    guard cursor.skipBlanks(bytes) || cursor.isDone(bytes) || when.form == .running || when.form == .paused else {
      throw unexpected(bytes, cursor)
    }
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.action), valueStart, valueEnd) }
    if bytes[cursor.at] <= Byte.equals { try rejectSecondValue(bytes, cursor, when, valueStart..<valueEnd) }
    let name = try readName(bytes, &cursor, missing: .action)
    var extra = 0
    if when.hasPoints || !cursor.isDone(bytes) {
      extra = try readExtras(bytes, &cursor, when, of: name.name)
    }
    try finish(bytes, &cursor)
    if date != runDay { beginRun(date) }
    fragment.entries.append(
      Entry(line: line.start, name: name.name, form: when.form, start: when.start, value: when.value, extra: extra))
  }

  private mutating func beginRun(_ date: DayNumber) {
    runDay = date
    fragment.dayRuns.append(DayRun(first: Position(fragment.entries.count), day: date))
  }

  @inline(__always)
  private mutating func readWhen(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> When {
    let start = cursor.at
    var interval = cursor
    if let (first, end) = interval.readPlainInterval(bytes), interval.isWordStart(bytes, 1) {
      token(.time, start, start &+ 5)
      token(.separator, start &+ 5, start &+ 6)
      token(.time, start &+ 6, start &+ 11)
      cursor = interval
      return When(form: .session, start: first, value: end)
    }
    guard let first = cursor.readClock(bytes) else { return try readUntimed(bytes, &cursor) }
    return try readTimed(bytes, &cursor, first, from: start)
  }

  /// Everything that starts with a time and is not a plain `HH:MM-HH:MM`.
  @inline(never)
  private mutating func readTimed(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ first: Int32, from start: Int
  ) throws(Fault) -> When {
    let clockEnd = cursor.at
    if cursor.peek(bytes) == Byte.at { return try readPieces(bytes, &cursor, from: start) }
    let hadBlank = cursor.skipBlanks(bytes)
    let next = cursor.peek(bytes)
    if cursor.rangeSignWidth(bytes) > 0, !(hadBlank && cursor.isTakenBack(bytes)) {
      return try readPieces(bytes, &cursor, from: start)
    }
    token(.time, start, clockEnd)
    if next == Byte.plus || next == Byte.minus {
      return When(form: .count, start: first, value: try readCount(bytes, &cursor))
    }
    if next == Byte.equals {
      return When(form: .measure, start: first, value: try readMeasure(bytes, &cursor))
    }
    if !hadBlank, !cursor.isDone(bytes) { throw timeFault(bytes, Cursor(start, cursor.end)) }
    cursor.at = clockEnd
    return When(form: .count, start: first, value: 1)
  }

  /// A length, a count or a measure without a time.
  @inline(never)
  private mutating func readUntimed(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> When {
    switch cursor.peek(bytes) {
    case Byte.plus, Byte.minus: return When(form: .count, start: -1, value: try readCount(bytes, &cursor))
    case Byte.equals: return When(form: .measure, start: -1, value: try readMeasure(bytes, &cursor))
    default:
      let start = cursor.at
      if case .seconds(let seconds) = cursor.readLength(bytes) {
        token(.length, start, cursor.at)
        return When(form: .length, start: -1, value: seconds)
      }
      if cursor.resemblesDate(bytes) { throw dateFault(bytes, cursor) }
      if let fault = timesFault(bytes, cursor) { throw fault }
      return When(form: .length, start: -1, value: try requireLength(bytes, &cursor, .length))
    }
  }

  /// A length that must stand here, in seconds.
  mutating func requireLength(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ role: Token.Role
  ) throws(Fault) -> Int32 {
    let start = cursor.at
    let end = cursor.chunkEnd(bytes)
    switch cursor.readLength(bytes) {
    case .seconds(let seconds):
      token(role, start, cursor.at)
      return seconds
    case .tooLong: throw Fault(.lengthTooLong(text: bytes.text(start..<end)), start, end)
    case .wrong, .none: throw lengthFault(bytes, Cursor(start, cursor.end))
    }
  }

  /// What is wrong with digits that begin neither a date nor times: a length, a count (`2잔`) or a measure (`71.8kg`) in
  /// another form.
  @inline(never)
  private func lengthFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let start = cursor.at
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(start..<end)
    if let (meant, formEnd) = cursor.longestForm(bytes, ForeignForms.length) {
      if formEnd == end, let fault = Self.numberFault(text, start, end) { return fault }
      return Fault(.invalidLength(text: bytes.text(start..<formEnd), suggestion: meant.text), start, formEnd)
        .withCertainty(of: meant)
    }
    if let fault = Self.numberFault(text, start, end) { return fault }
    if let last = text.unicodeScalars.last, !("0"..."9").contains(last), text.utf8.count <= ForeignForms.longest {
      if last.value >= 0x80 || last == "x",
        let meant = Self.withName(text, ForeignForms.count(text), bytes, Cursor(end, cursor.end))
      {
        return Fault(.invalidCount(text: text, suggestion: meant.text), start, end)
      }
      if last.value < 0x80, ForeignForms.hasUnitOfMeasure(text), let meant = ForeignForms.measure(text) {
        return Fault(.invalidMeasure(text: text, suggestion: meant.text), start, end)
      }
    }
    // `1h독서`
    var length = cursor
    while length.at < end, bytes[length.at] < 0x80 { length.at += 1 }
    let isJoined = length.at < end && ForeignForms.isLength(bytes.text(start..<length.at))
    let suggestion = isJoined ? bytes.text(start..<length.at) + " " + bytes.text(length.at..<end) : nil
    return Fault(.invalidLength(text: text, suggestion: suggestion), start, end)
  }

  /// What is wrong with a number that has neither a sign nor a unit: it may be a count, a measure or a length, which the action
  /// decides, whose kind is not known here; the likeliest comes first. nil for a text that is no number.
  private static func numberFault(_ text: String, _ start: Int, _ end: Int) -> Fault? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count < 7, parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Byte.isDigit) }),
      let whole = Int(parts[0])
    else { return nil }
    let (count, measure) = (Problem.invalidCount(text: text, suggestion: "+" + text), "=" + text)
    if parts.count == 2 {
      let hours = ForeignForms.isLength(text + "h") && whole < 24 ? text + "h" : nil
      // `1.5` is rather hours, `71.5` and `7.1` are rather measured.
      if let hours, whole < 10, ["5", "25", "50", "75"].contains(parts[1]) {
        return Fault(.invalidLength(text: text, suggestion: hours), start, end).repaired(by: measure)
      }
      let fault = Fault(.invalidMeasure(text: text, suggestion: measure), start, end)
      return hours.map { fault.repaired(by: $0) } ?? fault
    }
    let minutes = whole > 0 && whole < 10_000 ? "\(whole)m" : nil
    // `30` and `45` are rather minutes, `2` and `12` are rather counted.
    if let minutes, whole % 5 == 0 {
      return Fault(.invalidLength(text: text, suggestion: minutes), start, end).repaired(by: "+" + text)
        .repaired(by: measure)
    }
    let fault = Fault(count, start, end)
    return (minutes.map { fault.repaired(by: $0) } ?? fault).repaired(by: measure)
  }

  /// What is wrong where times were meant in another form (`8.00-9.00`, `9시`); nil where the text looks like none.
  func timesFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault? {
    if cursor.looksLikeClock(bytes) { return timeFault(bytes, cursor) }
    if let (meant, end) = cursor.longestForm(bytes, ForeignForms.times) {
      let text = bytes.text(cursor.at..<end)
      return Fault(Self.timesProblem(text, meant), cursor.at, end).withCertainty(of: meant)
    }
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(cursor.at..<end)
    guard text.utf8.contains(Byte.colon) else { return nil }
    return Fault(Self.timesProblem(text, nil), cursor.at, end)
  }

  /// A time, or an interval where a sign stands in what was meant.
  static func timesProblem(_ text: String, _ meant: Correction?) -> Problem {
    let isInterval = (meant?.text ?? text).unicodeScalars.contains { "-~–—〜～".unicodeScalars.contains($0) }
    return isInterval
      ? .invalidInterval(text: text, suggestion: meant?.text) : .invalidTime(text: text, suggestion: meant?.text)
  }

  /// A signed count: `+3`, `-1`.
  mutating func readCount(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Int32 {
    let start = cursor.at
    let end = cursor.chunkEnd(bytes)
    let isNegative = bytes[start] == Byte.minus
    var number = Cursor(start + 1, end)
    guard let value = number.readInteger(bytes), number.isAtEnd else {
      let text = bytes.text(start..<end)
      let digits = text.dropFirst()
      if !digits.isEmpty, digits.utf8.allSatisfy(Byte.isDigit) { throw Fault(.countTooLarge(text: text), start, end) }
      if digits.isEmpty { throw blankCountFault(bytes, cursor) }
      let meant = Self.withName(text, ForeignForms.count(text), bytes, Cursor(end, cursor.end))
      throw Fault(.invalidCount(text: text, suggestion: meant?.text), start, end).withCertainty(of: meant)
    }
    guard value <= 1_000_000_000 else { throw Fault(.countTooLarge(text: bytes.text(start..<end)), start, end) }
    cursor.at = end
    token(.count, start, end)
    return Int32(isNegative ? -value : value)
  }

  /// What was meant by a number with letters after it, which are a unit where the action's name follows, and else are the name:
  /// `+2물` is `+2 물`.
  private static func withName(_ text: String, _ meant: Correction?, _ bytes: Span<UInt8>, _ after: Cursor)
    -> Correction?
  {
    var next = after
    next.skipBlanks(bytes)
    guard let meant, next.isDone(bytes) else { return meant }
    let letters = text.unicodeScalars.reversed().prefix { !("0"..."9").contains($0) && $0 != "." && $0 != "," }
      .reversed()
    let name = String(String.UnicodeScalarView(letters))
    return name.isEmpty ? meant : Correction(meant.text + " " + name, isCertain: false)
  }

  /// A measure: `=71.8`, `=-0.5`; returns its position in `Fragment.measures`.
  mutating func readMeasure(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Int32 {
    let start = cursor.at
    let end = Cursor(start + 1, cursor.end).chunkEnd(bytes)
    if end == start + 1 { throw blankMeasureFault(bytes, Cursor(end, cursor.end), start) }
    var number = Cursor(start + 1, end)
    let isNegative = number.take(Byte.minus, bytes)
    if !isNegative { _ = number.take(Byte.plus, bytes) }
    guard let decimal = number.readDecimal(bytes), number.isAtEnd else {
      let text = bytes.text(start..<end)
      if text.dropFirst().allSatisfy({ "0123456789.-+".contains($0) }), text.utf8.count > 16,
        text.utf8.filter({ $0 == Byte.dot }).count <= 1
      {
        throw Fault(.measureTooPrecise(text: text), start, end)
      }
      let meant = Self.withName(text, ForeignForms.measure(text), bytes, Cursor(end, cursor.end))
      throw Fault(.invalidMeasure(text: text, suggestion: meant?.text), start, end).withCertainty(of: meant)
    }
    cursor.at = end
    token(.measure, start, end)
    fragment.measures.append(ExactDecimal(digits: isNegative ? -decimal.digits : decimal.digits, scale: decimal.scale))
    return Int32(fragment.measures.count - 1)
  }

  /// `+ 2`: nothing stands between the sign and its number.
  private func blankCountFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let sign = bytes.text(cursor.at..<cursor.at + 1)
    var next = Cursor(cursor.at + 1, cursor.end)
    next.skipBlanks(bytes)
    let end = next.chunkEnd(bytes)
    var number = Cursor(next.at, end)
    guard number.readInteger(bytes) != nil, number.isAtEnd else {
      // A dash alone begins an item of a list, as other programs write it.
      var start = cursor.at
      while start > 0, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
      let isItem = sign == "-" && (start == 0 || bytes[start - 1] == 0x0A)
      return Fault(
        isItem ? .unknownKeyword(text: sign, suggestion: nil) : .invalidCount(text: sign, suggestion: nil), cursor.at,
        cursor.at + 1)
    }
    let suggestion = sign + bytes.text(next.at..<end)
    return Fault(.invalidCount(text: bytes.text(cursor.at..<end), suggestion: suggestion), cursor.at, end)
      .withCertainty(
        .certain)
  }

  /// `= 71.8`: nothing stands between the sign and its number.
  private func blankMeasureFault(_ bytes: Span<UInt8>, _ cursor: Cursor, _ start: Int) -> Fault {
    var next = cursor
    next.skipBlanks(bytes)
    let end = next.chunkEnd(bytes)
    var number = Cursor(next.at, end)
    _ = number.take(Byte.minus, bytes)
    guard number.readDecimal(bytes) != nil, number.isAtEnd else {
      return Fault(.invalidMeasure(text: "=", suggestion: nil), start, start + 1)
    }
    let text = bytes.text(start..<end)
    return Fault(.invalidMeasure(text: text, suggestion: "=" + bytes.text(next.at..<end)), start, end).withCertainty(
      .certain)
  }

  /// Two lengths written as one, if that is a length: `1h` and `30m`.
  static func joinedLength(_ first: String, _ second: String) -> String? {
    let joined = Array((first + second).utf8)
    var cursor = Cursor(0, joined.count)
    guard case .seconds = cursor.readLength(joined.span), cursor.isAtEnd else { return nil }
    return first + second
  }

  /// What looks like one more value after the first is never taken for a name (SPEC, Principles).
  @inline(never)
  private func rejectSecondValue(
    _ bytes: Span<UInt8>, _ cursor: Cursor, _ when: When, _ value: Range<Int>
  ) throws(Fault) {
    var next = cursor
    let end = next.chunkEnd(bytes)
    if case .seconds = next.readLength(bytes), when.form == .length {
      let joined = Self.joinedLength(bytes.text(value), bytes.text(cursor.at..<next.at))
      throw Fault(
        .invalidLength(text: bytes.text(value.lowerBound..<next.at), suggestion: joined), value.lowerBound, next.at
      ).withCertainty(joined == nil ? .doubtful : .certain)
    }
    // `1시간 반`
    if when.form == .length,
      let (meant, end) = Cursor(value.lowerBound, cursor.end).longestForm(bytes, ForeignForms.length),
      end > cursor.at
    {
      let text = bytes.text(value.lowerBound..<end)
      throw Fault(.invalidLength(text: text, suggestion: meant.text), value.lowerBound, end).withCertainty(of: meant)
    }
    guard cursor.looksLikeValue(bytes) else { return }
    throw Fault(.unexpectedText(text: bytes.text(cursor.at..<end), suggestion: nil), cursor.at, end)
  }
}
