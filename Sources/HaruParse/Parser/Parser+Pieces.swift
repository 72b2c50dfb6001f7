/// Sessions that are more than `HH:MM-HH:MM`: pauses, running ones, dates, offsets, other signs (SPEC, Entries).
extension Parser {
  /// Reads a session's times from its first one on into `pieces`, or straight into the result where two plain times say all.
  mutating func readPieces(_ bytes: Span<UInt8>, _ cursor: inout Cursor, from start: Int) throws(Fault) -> When {
    pieces.removeAll(keepingCapacity: true)
    cursor.at = start
    var form = EntryForm.session
    reading: while true {
      pieces.append(try readPoint(bytes, &cursor))
      let pointEnd = cursor.at
      cursor.skipBlanks(bytes)
      let sign = cursor.rangeSignWidth(bytes)
      let isCount = pieces.count == 1 && cursor.at > pointEnd && cursor.isTakenBack(bytes)
      guard sign > 0, !isCount else {
        if pieces.count == 1 { return try readInstantWithOffset(bytes, &cursor, pointEnd) }
        throw intervalFault(bytes, start, cursor)
      }
      let signStart = cursor.at
      cursor.at += sign
      let signEnd = cursor.at
      token(.separator, signStart, signEnd)
      cursor.skipBlanks(bytes)
      guard startsPoint(bytes, cursor) else {
        try rejectBrokenPoint(bytes, cursor, start, signEnd)
        form = .running
        cursor.at = signEnd
        break reading
      }
      pieces.append(try readPoint(bytes, &cursor))
      let end = cursor.at
      cursor.skipBlanks(bytes)
      guard cursor.take(Byte.comma, bytes) else {
        cursor.at = end
        break reading
      }
      let commaEnd = cursor.at
      token(.separator, commaEnd - 1, commaEnd)
      cursor.skipBlanks(bytes)
      guard startsPoint(bytes, cursor) else {
        try rejectBrokenPoint(bytes, cursor, start, commaEnd)
        form = .paused
        cursor.at = commaEnd
        break reading
      }
    }
    let first = pieces[0]
    let isPlain = pieces.count <= 2 && pieces.allSatisfy { $0.day == nil && $0.offset == nil }
    guard isPlain else { return When(form: form, start: first.second, value: 0, hasPoints: true) }
    return When(form: form, start: first.second, value: pieces.count == 2 ? pieces[1].second : 0)
  }

  /// `01:30@-4` without an interval: a count, or a measure.
  private mutating func readInstantWithOffset(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ pointEnd: Int
  ) throws(Fault) -> When {
    let first = pieces[0].second
    switch cursor.peek(bytes) {
    case Byte.plus, Byte.minus:
      return When(form: .count, start: first, value: try readCount(bytes, &cursor), hasPoints: true)
    case Byte.equals:
      return When(form: .measure, start: first, value: try readMeasure(bytes, &cursor), hasPoints: true)
    default:
      cursor.at = pointEnd
      return When(form: .count, start: first, value: 1, hasPoints: true)
    }
  }

  /// One time: a clock time with or without an offset, or a full time.
  private mutating func readPoint(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> TimePoint {
    let start = cursor.at
    var point = TimePoint(second: 0)
    if cursor.looksLikeDate(bytes) {
      guard let date = cursor.readDate(bytes) else {
        throw dateFault(bytes, Cursor(start, min(cursor.end, start + 10)))
      }
      guard cursor.take(Byte.upperT, bytes) else { throw timeFault(bytes, Cursor(start, cursor.end)) }
      point.day = date
    }
    guard let second = cursor.readClock(bytes), point.day == nil || second < 86_400 else {
      throw timeFault(bytes, Cursor(start, cursor.end))
    }
    point.second = second
    if cursor.take(Byte.at, bytes) {
      let offsetStart = cursor.at
      guard let offset = cursor.readOffset(bytes) else {
        throw offsetFault(bytes, Cursor(offsetStart, cursor.end))
      }
      point.offset = offset
    }
    token(.time, start, cursor.at)
    return point
  }

  /// What is wrong with the text after `@`: `@+0900` and `@Z` are clear.
  private func offsetFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(cursor.at..<end)
    let fault = Fault(.invalidOffset(text: "@" + text), cursor.at - 1, end)
    let half = ForeignForms.halfWidth(text)
    if ["Z", "z", "UTC", "GMT"].contains(half) { return fault.repaired(.certain, by: "@+0") }
    let zones = ["KST": "+9", "JST": "+9"]
    if let zone = zones[half] { return fault.repaired(by: "@" + zone) }
    let digits = half.drop { $0 == "+" || $0 == "-" }
    guard digits.utf8.count >= 1, digits.utf8.allSatisfy({ Byte.isDigit($0) || $0 == Byte.colon }) else { return fault }
    let sign = half.first == "-" ? "-" : "+"
    let clock = digits.utf8.count == 4 && !digits.contains(":") ? digits.prefix(2) + ":" + digits.suffix(2) : digits
    let written = Array((sign + clock).utf8)
    var offset = Cursor(0, written.count)
    guard offset.readOffset(written.span) != nil, offset.isAtEnd else { return fault }
    return fault.repaired(half.count > digits.count ? .certain : .doubtful, by: "@" + sign + clock)
  }

  /// What stands after a sign or a comma and is no time is the action's name, unless it was meant as a time.
  private func rejectBrokenPoint(
    _ bytes: Span<UInt8>, _ cursor: Cursor, _ start: Int, _ signEnd: Int
  ) throws(Fault) {
    if Byte.isDigit(cursor.peek(bytes)), !isNameAhead(bytes, cursor, signEnd) {
      throw intervalFault(bytes, start, cursor)
    }
    if cursor.rangeSignWidth(bytes) > 0 || cursor.peek(bytes) == Byte.comma {
      throw intervalFault(bytes, start, cursor)
    }
    // `9:00-?`
    if cursor.at == signEnd, bytes.equals("?", cursor.at..<cursor.chunkEnd(bytes)) {
      throw intervalFault(bytes, start, cursor)
    }
    // `9:00 - 오후 1시`: what the second time says may be said of both.
    if cursor.peek(bytes) >= 0x80, halfDayFault(bytes, cursor) != nil { throw intervalFault(bytes, start, cursor) }
  }

  /// `오후 1시`, `午後1時`, with or without a blank; nil where it is something else.
  func halfDayFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault? {
    guard let (meant, end) = cursor.longestForm(bytes, ForeignForms.times) else { return nil }
    let text = bytes.text(cursor.at..<end)
    return Fault(Self.timesProblem(text, meant), cursor.at, end).withCertainty(of: meant)
  }

  private func startsPoint(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
    if cursor.looksLikeClock(bytes) { return true }
    var dated = cursor
    guard dated.looksLikeDate(bytes) else { return false }
    dated.at += 10
    return dated.peek(bytes) == Byte.upperT
  }

  /// Whether the digits after the sign begin a name such as `3D 모델링`: a blank stands before them and the word is no number.
  private func isNameAhead(_ bytes: Span<UInt8>, _ cursor: Cursor, _ signEnd: Int) -> Bool {
    guard cursor.at > signEnd, !cursor.looksLikeValue(bytes) else { return false }
    for index in cursor.at..<cursor.chunkEnd(bytes) where !Byte.isDigit(bytes[index]) { return true }
    return false
  }

  /// What is wrong with the text that stands where a time belongs.
  @inline(never)
  func timeFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(cursor.at..<end)
    let meant = ForeignForms.times(text)
    // `1:30h`
    if meant == nil, end > cursor.at, !Byte.isDigit(bytes[end - 1]), let length = ForeignForms.length(text) {
      return Fault(.invalidLength(text: text, suggestion: length.text), cursor.at, end).withCertainty(of: length)
    }
    return Fault(.invalidTime(text: text, suggestion: meant?.text), cursor.at, end).withCertainty(of: meant)
  }

  /// What is wrong with an interval that began at `start` and cannot go on at `cursor`.
  @inline(never)
  private func intervalFault(_ bytes: Span<UInt8>, _ start: Int, _ cursor: Cursor) -> Fault {
    // `09:00-10` was meant as `09:00-10:00`.
    if let (meant, end) = Cursor(start, cursor.end).longestForm(bytes, ForeignForms.times), end > cursor.at {
      return Fault(.invalidInterval(text: bytes.text(start..<end), suggestion: meant.text), start, end).withCertainty(
        of: meant)
    }
    let end = cursor.isDone(bytes) ? cursor.at : cursor.chunkEnd(bytes)
    return Fault(.invalidInterval(text: bytes.text(start..<end), suggestion: nil), start, end)
  }
}
