/// Quests and skips (SPEC, Lines).
extension Parser {
  /// `quest TARGET >=|<= AMOUNT CADENCE [from= until= id= pass=]`
  mutating func readQuestDeclaration(
    _ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor
  ) throws(Fault) -> LineKind {
    let owner: Position<GoalDeclaration>
    switch goalAbove() {
    case .none:
      var keyword = Cursor(line.start, line.end)
      keyword.skipBlanks(bytes)
      throw Fault(.questOutsideGoal, keyword.at, keyword.wordEnd(bytes))
    case .unreadable:
      leaveOutQuest()
      return .unread
    case .open: owner = Position(fragment.goals.count - 1)
    }
    do throws(Fault) { try readQuest(bytes, &cursor, of: owner) } catch {
      throw questFault(bytes, line, error).underItsWords(bytes)
    }
    return .quest
  }

  private mutating func readQuest(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, of owner: Position<GoalDeclaration>
  ) throws(Fault) {
    let start = cursor.at
    let target = try readTarget(bytes, &cursor, missing: .target)
    let targetEnd = bytes.trimmed(start..<cursor.at).upperBound
    cursor.skipBlanks(bytes)
    if cursor.isDone(bytes) { throw comparisonFault(bytes, start, cursor) }
    let comparison = try readComparison(bytes, &cursor)
    cursor.skipBlanks(bytes)
    let amountStart = cursor.at
    let amount = try readAmount(bytes, &cursor)
    let amountRange = ByteRange(amountStart, cursor.at)
    if comparison == .atLeast, amount == .time(0) || amount == .count(0) {
      throw Fault(.emptyQuest, amountStart, cursor.at)
    }
    cursor.skipBlanks(bytes)
    let cadenceStart = cursor.at
    let cadence = try readCadence(bytes, &cursor)
    let over = try readOver(bytes, &cursor, behind: cadence, from: cadenceStart)
    let cadenceEnd = bytes.trimmed(cadenceStart..<cursor.at).upperBound
    token(.cadence, cadenceStart, cadenceEnd)
    try checkLimit(.quest, ByteRange(start, targetEnd))
    var quest = QuestDeclaration(
      goal: owner, file: FileID(0), range: ByteRange(start, cadenceEnd), target: target,
      targetRange: ByteRange(start, targetEnd), comparison: comparison, amount: amount, amountRange: amountRange,
      cadence: cadence, over: over, cadenceRange: ByteRange(cadenceStart, cadenceEnd))
    var untilRange = quest.range
    try readProperties(bytes, &cursor, known: ["from", "until", "id", "pass"]) { (parser, property) throws(Fault) in
      switch property.key {
      case "from": quest.from = try parser.date(property)
      case "until": (quest.until, untilRange) = (try parser.date(property), property.range)
      case "id": quest.id = try parser.identifier(property)
      default: quest.pass = try parser.percent(property)
      }
    }
    if let from = quest.from, let until = quest.until, until < from {
      throw Fault(.untilBeforeFrom(from: from, until: until), untilRange)
    }
    fragment.quests.append(quest)
  }

  /// `skip DATE[..DATE] [TARGET]` or `skip on DAYS [in DATE..DATE] [TARGET]`
  mutating func readSkipDeclaration(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let begin = cursor
    do throws(Fault) { try readSkip(bytes, &cursor) } catch { throw skipFault(bytes, begin, error) }
    return .skip
  }

  private mutating func readSkip(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) {
    let start = cursor.at
    let days = try readSkippedDays(bytes, &cursor)
    let datesEnd = cursor.at
    guard cursor.skipBlanks(bytes) || cursor.isDone(bytes) else { throw unexpected(bytes, cursor) }
    var target: Target?
    let targetStart = cursor.at
    if !cursor.isDone(bytes) { target = try readTarget(bytes, &cursor, missing: .target) }
    let range = ByteRange(targetStart, bytes.trimmed(targetStart..<cursor.at).upperBound)
    try finish(bytes, &cursor)
    try checkLimit(.skip, ByteRange(start, targetStart))
    fragment.skips.append(
      SkipDeclaration(
        file: FileID(0), range: ByteRange(start, range.isEmpty ? datesEnd : Int(range.end)), days: days, target: target,
        targetRange: range))
  }

  private mutating func readSkippedDays(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> SkippedSpan {
    let start = cursor.at
    guard cursor.take(word: "on", bytes) else {
      let first = try requireDate(bytes, &cursor)
      let last = try readSpanEnd(bytes, &cursor, from: first, start) ?? first
      return SkippedSpan(first: first, last: last)
    }
    cursor.skipBlanks(bytes)
    guard let days = readDays(bytes, &cursor) else {
      let range = bytes.trimmed(start..<cursor.restEnd(bytes))
      throw Fault(.invalidCadence(text: bytes.text(range), suggestion: nil), range.lowerBound, range.upperBound)
    }
    var span = SkippedSpan(first: nil, last: nil, repeating: days)
    var next = cursor
    next.skipBlanks(bytes)
    let spanStart = next.at
    if spanStart > cursor.at, next.take(word: "in", bytes) {
      next.skipBlanks(bytes)
      guard case .span(let first, let last) = try readIn(bytes, &next) else {
        throw Fault(.invalidCadence(text: bytes.text(spanStart..<next.at), suggestion: nil), spanStart, next.at)
      }
      (span.first, span.last) = (first, last)
      cursor.at = next.at
    }
    // With its span it is one piece, as a cadence is.
    token(.cadence, start, cursor.at)
    return span
  }

  /// `..DATE` after a date, with or without blanks around it; nil where no `..` stands.
  mutating func readSpanEnd(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, from first: DayNumber, _ start: Int
  ) throws(Fault) -> DayNumber? {
    var dots = cursor
    dots.skipBlanks(bytes)
    let sign = dots.at
    guard dots.take(Byte.dot, bytes), dots.take(Byte.dot, bytes) else {
      // `A-B`, `A ~ B` and `A B` were meant as `A..B`.
      dots.at += dots.rangeSignWidth(bytes)
      dots.skipBlanks(bytes)
      guard dots.readDate(bytes) != nil else { return nil }
      let hasSign = !bytes.trimmed(cursor.at..<dots.at - 10).isEmpty
      let last = bytes.text(dots.at - 10..<dots.at)
      throw Fault(.unexpectedText(text: bytes.text(sign..<dots.at), suggestion: ".." + last), sign, dots.at)
        .withCertainty(hasSign ? .certain : .doubtful)
    }
    token(.separator, dots.at - 2, dots.at)
    dots.skipBlanks(bytes)
    let last = try requireDate(bytes, &dots)
    if last < first {
      throw Fault(.spanReversed(from: first, to: last), start, dots.at).repaired(by: "\(last)..\(first)")
    }
    cursor.at = dots.at
    return last
  }

  /// An action, a `#tag` or `*`.
  private mutating func readTarget(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, missing part: Part
  ) throws(Fault) -> Target {
    switch cursor.peek(bytes) {
    case Byte.hash: return .tag(try readTag(bytes, &cursor, stopsAtComparison: true).name)
    case Byte.star:
      token(.name, cursor.at, cursor.at + 1)
      cursor.at += 1
      return .everything
    default:
      let isValue = cursor.looksLikeValue(bytes)
      let name = try readLongName(bytes, &cursor, missing: part, stopsAtComparison: true)
      if isValue {
        let text = bytes.text(name.range)
        throw Fault(.invalidName(text: text, suggestion: "\"" + text + "\""), name.range)
      }
      return .action(name.name)
    }
  }

  /// Whether a property starts here, where another part of the quest should stand.
  func startsProperty(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
    let end = cursor.wordEnd(bytes)
    let first = cursor.peek(bytes) | 0x20
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") && end < cursor.end && bytes[end] == Byte.equals
  }

  private mutating func readComparison(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Comparison {
    let start = cursor.at
    guard !cursor.isDone(bytes), !startsProperty(bytes, cursor) else {
      throw Fault(.missing(.comparison), start, start)
    }
    let found: Comparison
    switch (cursor.peek(bytes), cursor.peek(bytes, 1), cursor.peek(bytes, 2)) {
    case (Byte.greater, Byte.equals, _): (found, cursor.at) = (.atLeast, start + 2)
    case (Byte.less, Byte.equals, _): (found, cursor.at) = (.atMost, start + 2)
    case (0xE2, 0x89, 0xA5): (found, cursor.at) = (.atLeast, start + 3)
    case (0xE2, 0x89, 0xA4): (found, cursor.at) = (.atMost, start + 3)
    default:
      var end = start
      while end < cursor.end, "<>=".utf8.contains(bytes[end]) { end += 1 }
      if end == start { end = cursor.chunkEnd(bytes) }
      let text = bytes.text(start..<end)
      let meant = ForeignForms.comparison(text)
      throw Fault(.invalidComparison(text: text, suggestion: meant?.text), start, end).withCertainty(of: meant)
    }
    token(.comparison, start, cursor.at)
    return found
  }

  /// A quest without a comparison: words for it (`at least 1h`, `1h 이상`), or an amount, stand in what was read as its target.
  private func comparisonFault(_ bytes: Span<UInt8>, _ start: Int, _ cursor: Cursor) -> Fault {
    let fault = Fault(.missing(.comparison), cursor.at, cursor.at)
    var words: [Range<Int>] = []
    var next = Cursor(start, cursor.end)
    while !next.isDone(bytes), words.count < 16 {
      let word = next.at
      next.at = max(next.chunkEnd(bytes), word + 1)
      words.append(word..<next.at)
      next.skipBlanks(bytes)
    }
    func text(_ first: Int, _ last: Int) -> String { bytes.text(words[first].lowerBound..<words[last].upperBound) }
    func amount(_ first: Int, _ last: Int) -> String? {
      let text = text(first, last)
      if ForeignForms.isLength(text) || !text.isEmpty && text.utf8.count < 10 && text.utf8.allSatisfy(Byte.isDigit) {
        return text
      }
      return ForeignForms.amount(text)?.text
    }
    for index in words.indices.dropFirst() {
      for last in index..<min(index + 3, words.count) {
        // `독서 at least 1h per day`
        if let sign = ForeignForms.comparison(text(index, last)), last + 1 < words.count,
          amount(last + 1, last + 1) != nil
        {
          return fault.repaired(
            sign.isCertain ? .certain : .doubtful, words[index].lowerBound, words[last].upperBound, by: sign.text)
        }
        // `독서 1h 이상 per day`
        guard let found = amount(index, last) else { continue }
        if last + 1 < words.count, let sign = ForeignForms.comparison(text(last + 1, last + 1)) {
          return fault.repaired(
            sign.isCertain ? .certain : .doubtful, words[index].lowerBound, words[last + 1].upperBound,
            by: sign.text + " " + found)
        }
        // `독서 1h per day`
        if last + 1 < words.count, ["per", "on", "any", "in", "total"].contains(text(last + 1, last + 1)) {
          return fault.repaired(words[index].lowerBound, words[index].lowerBound, by: ">= ")
        }
      }
    }
    return fault
  }

  private mutating func readAmount(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Amount {
    let start = cursor.at
    guard !cursor.isDone(bytes), !startsProperty(bytes, cursor) else { throw Fault(.missing(.amount), start, start) }
    let end = cursor.chunkEnd(bytes)
    let text = bytes.text(start..<end)
    var number = Cursor(start, end)
    if let value = number.readInteger(bytes), number.isAtEnd {
      guard value <= 1_000_000_000 else { throw Fault(.countTooLarge(text: text), start, end) }
      // `10 minutes`: the unit must not be taken for a cadence.
      if let (meant, stop) = Cursor(start, cursor.end).longestForm(bytes, ForeignForms.length), stop > end {
        throw Fault(.invalidAmount(text: bytes.text(start..<stop), suggestion: meant.text), start, stop).withCertainty(
          of: meant)
      }
      cursor.at = end
      token(.amount, start, end)
      return .count(Int64(value))
    }
    if !text.isEmpty, text.utf8.allSatisfy(Byte.isDigit) { throw Fault(.countTooLarge(text: text), start, end) }
    switch cursor.readLength(bytes) {
    case .seconds(let seconds):
      token(.amount, start, cursor.at)
      // `1h 30m`: the rest of the length must not be taken for a cadence.
      var next = cursor
      next.skipBlanks(bytes)
      let restStart = next.at
      if case .seconds = next.readLength(bytes) {
        let joined = Self.joinedLength(bytes.text(start..<cursor.at), bytes.text(restStart..<next.at))
        throw Fault(.invalidAmount(text: bytes.text(start..<next.at), suggestion: joined), start, next.at)
          .withCertainty(joined == nil ? .doubtful : .certain)
      }
      return .time(Int64(seconds))
    case .tooLong: throw Fault(.lengthTooLong(text: text), start, end)
    case .wrong, .none:
      let whole = Cursor(start, cursor.end).longestForm(bytes, ForeignForms.amount)
      let stop = whole?.end ?? end
      throw Fault(.invalidAmount(text: bytes.text(start..<stop), suggestion: whole?.found.text), start, stop)
        .withCertainty(of: whole?.found)
    }
  }
}
