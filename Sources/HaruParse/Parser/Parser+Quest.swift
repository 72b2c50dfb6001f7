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
    let cadenceEnd = bytes.trimmed(cadenceStart..<cursor.at).upperBound
    token(.cadence, cadenceStart, cadenceEnd)
    try checkLimit(.quest, ByteRange(start, targetEnd))
    var quest = QuestDeclaration(
      goal: owner, file: FileID(0), range: ByteRange(start, cadenceEnd), target: target,
      targetRange: ByteRange(start, targetEnd), comparison: comparison, amount: amount, amountRange: amountRange,
      cadence: cadence, cadenceRange: ByteRange(cadenceStart, cadenceEnd))
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

  /// `skip DATE[..DATE] [TARGET]`
  mutating func readSkipDeclaration(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let begin = cursor
    do throws(Fault) { try readSkip(bytes, &cursor) } catch { throw skipFault(bytes, begin, error) }
    return .skip
  }

  private mutating func readSkip(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) {
    let start = cursor.at
    let first = try requireDate(bytes, &cursor)
    let last = try readSpanEnd(bytes, &cursor, from: first, start) ?? first
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
        file: FileID(0), range: ByteRange(start, range.isEmpty ? datesEnd : Int(range.end)), first: first, last: last,
        target: target, targetRange: range))
  }

  /// `..DATE` after a date, with or without blanks around it; nil where no `..` stands.
  private mutating func readSpanEnd(
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
  private func startsProperty(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Bool {
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

/// Cadences (SPEC, Quests).
extension Parser {
  private mutating func readCadence(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Cadence {
    let start = cursor.at
    guard !cursor.isDone(bytes), !startsProperty(bytes, cursor) else { throw Fault(.missing(.cadence), start, start) }
    let wordEnd = max(cursor.wordEnd(bytes), start + 1)
    let word = bytes.text(start..<wordEnd)
    cursor.at = wordEnd
    cursor.skipBlanks(bytes)
    let cadence: Cadence? =
      switch word {
      case "per": readPer(bytes, &cursor)
      case "on": readOn(bytes, &cursor)
      case "any": readAny(bytes, &cursor)
      case "in": try readIn(bytes, &cursor)
      case "total": .total
      default: nil
      }
    if let cadence { return cadence }
    let known = ["per", "on", "any", "in", "total"]
    let end = endBeforeProperties(bytes, start, cursor.end)
    let text = bytes.text(start..<end)
    if let meant = ForeignForms.cadence(text, in: yearOfGoal) {
      throw Fault(.invalidCadence(text: text, suggestion: meant.text), start, end).withCertainty(of: meant)
    }
    if !known.contains(word) {
      let suggestion = closest(to: word, among: known)
      let isCase = suggestion.map { ForeignForms.differsByCase(word, $0) } == true
      throw Fault(.invalidCadence(text: word, suggestion: suggestion), start, wordEnd)
        .withCertainty(isCase ? .certain : .doubtful)
    }
    let suggestion = isProof || text.utf8.count > Self.longestList ? nil : Self.withWeekdays(text)
    throw Fault(.invalidCadence(text: text, suggestion: suggestion), start, end)
  }

  /// A cadence of more bytes is no list of weekdays that somebody misspelt.
  private static let longestList = 1024

  /// A cadence with its misspelt weekdays put right: `on mno, wed`; nil where that makes none.
  private static func withWeekdays(_ text: String) -> String? {
    var result = ""
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "," }) {
      if word.startIndex > text.startIndex { result.append(text[text.index(before: word.startIndex)]) }
      let isKnown = ["on", "last"].contains(word) || ForeignForms.weekday(String(word)) != nil
      let mended = isKnown ? nil : ForeignForms.misspeltWeekday(String(word), likeliest: .monday)
      result += mended?.text ?? String(word)
    }
    let bytes = Array(result.utf8)
    var (parser, cursor) = (Parser(isProof: true), Cursor(0, bytes.count))
    guard result != text, (try? parser.readCadence(bytes.span, &cursor)) != nil, cursor.isAtEnd else { return nil }
    return result
  }

  /// `day`, `week`, `month`, `year` or `N days`
  private func readPer(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Cadence? {
    if let count = cursor.readInteger(bytes) {
      cursor.skipBlanks(bytes)
      guard count >= 1, count <= 3660, takeDays(bytes, &cursor) else { return nil }
      return .everyDays(count)
    }
    return readUnit(bytes, &cursor).map { .per($0) }
  }

  private func readUnit(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> CalendarUnit? {
    if cursor.take(word: "day", bytes) { return .day }
    if cursor.take(word: "week", bytes) { return .week }
    if cursor.take(word: "month", bytes) { return .month }
    return cursor.take(word: "year", bytes) ? .year : nil
  }

  private func takeDays(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    cursor.take(word: "days", bytes) || cursor.take(word: "day", bytes)
  }

  /// `N days per week` or `per month`
  private func readAny(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Cadence? {
    guard let count = cursor.readInteger(bytes) else { return nil }
    cursor.skipBlanks(bytes)
    guard takeDays(bytes, &cursor) else { return nil }
    cursor.skipBlanks(bytes)
    guard cursor.take(word: "per", bytes) else { return nil }
    cursor.skipBlanks(bytes)
    guard let unit = readUnit(bytes, &cursor), unit == .week || unit == .month else { return nil }
    return count >= 1 && count <= (unit == .week ? 7 : 31) ? .anyDays(count, per: unit) : nil
  }

  /// `A..B`
  private mutating func readIn(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Cadence? {
    let start = cursor.at
    let first = try requireDate(bytes, &cursor)
    guard let last = try readSpanEnd(bytes, &cursor, from: first, start) else { return nil }
    return .span(first, last)
  }

  /// One item of a list after `on`.
  private enum DayItem {
    case weekday(Weekday)
    case date(Int)
    case ordinal(Int)
    case last
  }

  /// A list of weekdays, of dates, or of ordinals and then weekdays.
  private func readOn(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Cadence? {
    guard let first = readList(bytes, &cursor), let head = first.first else { return nil }
    var weekdays: UInt8 = 0
    var dates: UInt32 = 0
    var ordinals: UInt8 = 0
    for item in first {
      switch item {
      case .weekday(let day): weekdays |= 1 << day.rawValue
      case .date(let day): dates |= 1 << UInt32(day)
      case .ordinal(let number): ordinals |= 1 << UInt8(number)
      case .last:
        dates |= 1
        ordinals |= 1
      }
    }
    if case .weekday = head { return dates == 0 && ordinals == 0 ? .weekdays(weekdays) : nil }
    guard weekdays == 0 else { return nil }
    // `last` stands for a date until a weekday follows.
    var ahead = cursor
    ahead.skipBlanks(bytes)
    if ordinals != 0, dates & ~1 == 0, let second = readList(bytes, &ahead) {
      for item in second {
        guard case .weekday(let day) = item else { return nil }
        weekdays |= 1 << day.rawValue
      }
      cursor = ahead
      return .weekdaysOfMonth(ordinals: ordinals, weekdays: weekdays)
    }
    return ordinals & ~1 == 0 ? .datesOfMonth(dates) : nil
  }

  /// Items separated by commas, with or without blanks around them; nil where none starts here or one cannot be read.
  private func readList(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> [DayItem]? {
    var items: [DayItem] = []
    var ahead = cursor
    while true {
      guard let item = readItem(bytes, &ahead) else { return nil }
      items.append(item)
      cursor = ahead
      ahead.skipBlanks(bytes)
      guard ahead.take(Byte.comma, bytes) else { return items }
      ahead.skipBlanks(bytes)
    }
  }

  private func readItem(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> DayItem? {
    // Only as far as the comma: the end of the word would be looked for afresh at every item of a long list.
    var stop = cursor.at
    while stop < cursor.end, bytes[stop] != Byte.comma, bytes[stop] != Byte.semicolon,
      blankWidth(bytes, stop, cursor.end) == 0
    {
      stop += 1
    }
    if let weekday = cursor.readWeekday(bytes, upTo: stop) { return .weekday(weekday) }
    if bytes.equals("last", cursor.at..<stop) {
      cursor.at = stop
      return .last
    }
    var number = Cursor(cursor.at, stop)
    guard let value = number.readInteger(bytes) else { return nil }
    if number.isAtEnd {
      guard value >= 1, value <= 31 else { return nil }
      cursor.at = stop
      return .date(value)
    }
    let suffixes: [StaticString] = ["", "st", "nd", "rd", "th", "th"]
    guard value >= 1, value <= 5, bytes.equals(suffixes[value], number.at..<stop) else { return nil }
    cursor.at = stop
    return .ordinal(value)
  }

  /// The end of a cadence that cannot be read: before the first property or the comment.
  func endBeforeProperties(_ bytes: Span<UInt8>, _ start: Int, _ lineEnd: Int) -> Int {
    var cursor = Cursor(start, lineEnd)
    var last = start
    while !cursor.isDone(bytes) {
      let end = cursor.wordEnd(bytes)
      if end < lineEnd, bytes[end] == Byte.equals, end > cursor.at, !"<>=".utf8.contains(bytes[cursor.at]) { break }
      cursor.at = max(end, cursor.at + 1)
      last = cursor.at
      cursor.skipBlanks(bytes)
    }
    return last
  }
}
