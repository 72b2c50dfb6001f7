/// `set` and `include` (SPEC, Settings).
extension Parser {
  /// `set KEY VALUE [from DATE]`
  mutating func readSetting(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let keyStart = cursor.at
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.settingKey), keyStart, keyStart) }
    let keyEnd = max(cursor.wordEnd(bytes), keyStart + 1)
    let known = SettingKey.allCases.map(\.rawValue)
    // `set zone=Asia/Seoul`
    if keyEnd < cursor.end, bytes[keyEnd] == Byte.equals {
      let end = cursor.chunkEnd(bytes)
      let text = bytes.text(keyStart..<end)
      let isKnown = known.contains(bytes.text(keyStart..<keyEnd)) && end > keyEnd + 1
      let suggestion = isKnown ? bytes.text(keyStart..<keyEnd) + " " + bytes.text(keyEnd + 1..<end) : nil
      throw Fault(.unknownSetting(key: text, suggestion: suggestion, known: known), keyStart, end)
    }
    let keyText = bytes.text(keyStart..<keyEnd)
    guard let key = SettingKey(rawValue: keyText) else {
      let suggestion = closest(to: keyText, among: known)
      throw Fault(.unknownSetting(key: keyText, suggestion: suggestion, known: known), keyStart, keyEnd)
    }
    token(.settingKey, keyStart, keyEnd)
    cursor.at = keyEnd
    cursor.skipBlanks(bytes)
    let valueStart = cursor.at
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.settingValue), keyEnd, keyEnd) }
    // `set zone = Asia/Seoul`
    if bytes[valueStart] == Byte.equals {
      throw Fault(.unexpectedText(text: "=", suggestion: nil), valueStart, valueStart + 1)
    }
    let text = try readSettingText(bytes, &cursor, isList: key == .allow)
    let range = ByteRange(valueStart, cursor.at)
    token(.value, valueStart, cursor.at)
    let value = try settingValue(key, text, range)
    cursor.skipBlanks(bytes)
    var from: DayNumber?
    let fromStart = cursor.at
    if cursor.take(word: "from", bytes) {
      token(.keyword, fromStart, cursor.at)
      cursor.skipBlanks(bytes)
      from = try requireDate(bytes, &cursor)
      guard key.isDated else { throw Fault(.undatedSetting(key: keyText), fromStart, cursor.at) }
    }
    try finish(bytes, &cursor)
    try count(.setting, document.settings.count, range)
    document.settings.append(
      SettingDeclaration(file: file, key: key, value: value, valueRange: range, from: from))
    return .setting
  }

  /// A value: quoted, or one word, or words joined by commas for a list.
  private mutating func readSettingText(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, isList: Bool
  ) throws(Fault) -> String {
    if cursor.peek(bytes) == Byte.quote { return try readQuoted(bytes, &cursor) }
    let start = cursor.at
    cursor.at = cursor.chunkEnd(bytes)
    while isList {
      var next = cursor
      next.skipBlanks(bytes)
      guard !next.isDone(bytes), bytes[cursor.at - 1] == Byte.comma || bytes[next.at] == Byte.comma else { break }
      cursor.at = next.chunkEnd(bytes)
    }
    return bytes.text(start..<cursor.at)
  }

  private func settingValue(
    _ key: SettingKey, _ text: String, _ range: ByteRange
  ) throws(Fault) -> SettingDeclaration.Value {
    func wrong(_ expected: Expected) -> Fault {
      Fault(.invalidSetting(key: key.rawValue, text: text, expected: expected), Int(range.start), Int(range.end))
    }
    func oneOf(_ words: [String]) throws(Fault) -> SettingDeclaration.Value {
      guard words.contains(text) else { throw wrong(.oneOf(words)) }
      return .text(text)
    }
    let utf8 = Array(text.utf8)
    var cursor = Cursor(0, utf8.count)
    switch key {
    case .zone:
      guard !text.isEmpty, !text.holdsBlank else { throw wrong(.zoneName) }
      return .text(text)
    case .dayStart:
      guard let second = cursor.readClock(utf8.span), cursor.isAtEnd, second < 86_400, second % 60 == 0 else {
        throw wrong(.timeOfDay)
      }
      return .seconds(second)
    case .weekStart:
      guard let weekday = cursor.readWeekday(utf8.span, upTo: utf8.count) else { throw wrong(.weekday) }
      return .weekday(weekday)
    case .language: return try oneOf(["ko", "en", "ja"])
    case .theme: return try oneOf(["light", "dark"])
    case .lead: return try oneOf(["latest", "earliest"])
    case .plan: return try oneOf(["free", "premium"])
    case .maxSession:
      guard case .seconds(let seconds) = cursor.readLength(utf8.span), cursor.isAtEnd, seconds > 0 else {
        throw wrong(.length)
      }
      return .seconds(seconds)
    case .allow: return .codes(try codes(text, range))
    case .log:
      let isRelative = !text.isEmpty && !text.hasPrefix("/") && !text.split(separator: "/").contains("..")
      var rest = Substring(text)
      while let percent = rest.firstIndex(of: "%") {
        rest = rest[rest.index(after: percent)...]
        guard let letter = rest.first, "Ymd".contains(letter) else { throw wrong(.logPattern) }
      }
      guard isRelative else { throw wrong(.logPattern) }
      return .text(text)
    }
  }

  /// Codes separated by commas; what is wrong with one is told at its own place, unless quotes hide where it stands.
  private func codes(_ text: String, _ range: ByteRange) throws(Fault) -> [String] {
    var result: [String] = []
    let isBare = text.utf8.count == range.count
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let blanks = part.unicodeScalars.prefix(while: \.isBlank)
      let word = part.singleSpaced
      let start =
        isBare ? Int(range.start) + text.utf8.distance(from: text.startIndex, to: blanks.endIndex) : Int(range.start)
      let end = isBare ? start + word.utf8.count : Int(range.end)
      guard let code = Code(rawValue: word) else {
        if word.isEmpty { throw Fault(.missing(.settingValue), end, end) }
        let suggestion = closest(to: word, among: Code.allCases.map(\.rawValue))
        throw Fault(.unknownCode(code: word, suggestion: suggestion), start, end)
      }
      guard code.severity != .error else { throw Fault(.errorAllowed(code: word), start, end) }
      result.append(word)
    }
    return result
  }

  /// `include PATTERN`
  mutating func readInclude(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let start = cursor.at
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.pattern), start, start) }
    let pattern: String
    if cursor.peek(bytes) == Byte.quote {
      pattern = try readQuoted(bytes, &cursor)
    } else {
      cursor.at = cursor.chunkEnd(bytes)
      pattern = bytes.text(start..<cursor.at)
    }
    guard !pattern.isEmpty else { throw Fault(.missing(.pattern), start, cursor.at) }
    let range = ByteRange(start, cursor.at)
    token(.value, start, cursor.at)
    try finish(bytes, &cursor)
    document.includes.append(IncludeDeclaration(file: file, pattern: pattern, range: range))
    return .include
  }
}
