/// Cadences (SPEC, Quests).
extension Parser {
  /// `per week`, `on mon,wed`, `any 3 days per week`, `in A..B`, `total`.
  mutating func readCadence(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Cadence {
    let start = cursor.at
    guard !cursor.isDone(bytes), !startsProperty(bytes, cursor) else { throw Fault(.missing(.cadence), start, start) }
    let wordEnd = max(cursor.wordEnd(bytes), start + 1)
    let word = bytes.text(start..<wordEnd)
    cursor.at = wordEnd
    cursor.skipBlanks(bytes)
    let cadence: Cadence? =
      switch word {
      case "per": readPer(bytes, &cursor)
      case "on": readDays(bytes, &cursor).map { .on($0) }
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

  /// `day`, `week`, `month`, `quarter`, `year`, `N days` or `N weeks`
  private func readPer(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Cadence? {
    guard let count = cursor.readInteger(bytes) else { return readUnit(bytes, &cursor).map { .per($0) } }
    cursor.skipBlanks(bytes)
    if takeDays(bytes, &cursor) { return (1...3660).contains(count) ? .everyDays(count) : nil }
    return cursor.take(word: "weeks", bytes) && (2...52).contains(count) ? .everyWeeks(count) : nil
  }

  private func readUnit(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> CalendarUnit? {
    if cursor.take(word: "day", bytes) { return .day }
    if cursor.take(word: "week", bytes) { return .week }
    if cursor.take(word: "month", bytes) { return .month }
    if cursor.take(word: "quarter", bytes) { return .quarter }
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
  mutating func readIn(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Cadence? {
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

  /// A list of weekdays, of dates, or of ordinals and then weekdays: what follows `on`.
  func readDays(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> RepeatingDays? {
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

  /// `over mon-fri` behind a cadence; nil where nothing of the kind follows.
  mutating func readOver(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, behind cadence: Cadence, from cadenceStart: Int
  ) throws(Fault) -> UInt8? {
    var ahead = cursor
    ahead.skipBlanks(bytes)
    let start = ahead.at
    // A blank stands before it, whether it was passed already or not.
    guard !ahead.isDone(bytes), bytes.trimmed(cadenceStart..<start).upperBound < start else { return nil }
    let end = endBeforeProperties(bytes, start, cursor.end)
    let isOver = ahead.take(word: "over", bytes)
    // `per week 평일 기준`
    let meant = isOver ? nil : ForeignForms.over(bytes.text(start..<end))
    guard isOver || meant != nil else { return nil }
    ahead.skipBlanks(bytes)
    let weekdays = isOver ? readWeekdays(bytes, &ahead) : nil
    if !cadence.takesOver {
      let text = bytes.text(bytes.trimmed(cadenceStart..<start))
      let fault = Fault(.misplacedOver(cadence: text), start, weekdays == nil ? end : ahead.at)
      guard cadence == .per(.day), let weekdays else { throw fault }
      throw fault.repaired(cadenceStart, ahead.at, by: Cadence.on(.weekdays(weekdays)).written)
    }
    if let weekdays {
      cursor.at = ahead.at
      return weekdays
    }
    let text = bytes.text(start..<end)
    let form = meant ?? ForeignForms.over(text)
    throw Fault(.invalidCadence(text: text, suggestion: form?.text), start, end).withCertainty(of: form)
  }

  /// Weekdays and ranges of them, which wrap round the week, separated by commas: `mon-wed,fri`; nil where one cannot be read.
  private func readWeekdays(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> UInt8? {
    var mask: UInt8 = 0
    var ahead = cursor
    while true {
      guard let first = readWeekday(bytes, &ahead) else { return nil }
      cursor = ahead
      ahead.skipBlanks(bytes)
      var last = first
      let sign = ahead.rangeSignWidth(bytes)
      if sign > 0 {
        ahead.at += sign
        ahead.skipBlanks(bytes)
        guard let end = readWeekday(bytes, &ahead) else { return nil }
        last = end
        cursor = ahead
        ahead.skipBlanks(bytes)
      }
      for step in 0...(Int(last.rawValue) + 7 - Int(first.rawValue)) % 7 {
        mask |= 1 << UInt8((Int(first.rawValue) + step) % 7)
      }
      guard ahead.take(Byte.comma, bytes) else { return mask }
      ahead.skipBlanks(bytes)
    }
  }

  /// A weekday up to a comma, a dash or a blank.
  private func readWeekday(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Weekday? {
    var stop = Cursor(cursor.at, min(cursor.end, cursor.at + 16))
    while !stop.isDone(bytes), stop.peek(bytes) != Byte.comma, stop.rangeSignWidth(bytes) == 0,
      blankWidth(bytes, stop.at, cursor.end) == 0
    {
      stop.at += 1
    }
    return cursor.readWeekday(bytes, upTo: stop.at)
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
