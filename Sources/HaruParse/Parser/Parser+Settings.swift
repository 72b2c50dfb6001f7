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
      throw Fault(.unknownSetting(key: text, suggestion: suggestion, known: known), keyStart, end).withCertainty(
        .certain)
    }
    let keyText = bytes.text(keyStart..<keyEnd)
    guard let key = SettingKey(rawValue: keyText) else {
      // `day_start`, `dayStart`, `timezone`
      let plain = ForeignForms.halfWidth(keyText).lowercased().filter { $0 != "_" && $0 != "-" }
      let spelled = known.first { $0.filter { $0 != "-" } == plain }
      let suggestion = spelled ?? Self.otherNames[plain] ?? closest(to: keyText, among: known)
      throw Fault(.unknownSetting(key: keyText, suggestion: suggestion, known: known), keyStart, keyEnd)
        .withCertainty(spelled == nil ? .doubtful : .certain)
    }
    token(.settingKey, keyStart, keyEnd)
    cursor.at = keyEnd
    cursor.skipBlanks(bytes)
    let valueStart = cursor.at
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.settingValue), keyEnd, keyEnd) }
    // `set zone = Asia/Seoul`
    if bytes[valueStart] == Byte.equals {
      var next = Cursor(valueStart + 1, cursor.end)
      next.skipBlanks(bytes)
      throw Fault(.unexpectedText(text: "=", suggestion: nil), valueStart, valueStart + 1)
        .repaired(.certain, valueStart, next.at, by: "")
    }
    let text = try readSettingText(bytes, &cursor, isList: key == .allow)
    let range = ByteRange(valueStart, cursor.at)
    token(.value, valueStart, cursor.at)
    let value: SettingDeclaration.Value
    do throws(Fault) { value = try settingValue(key, text, range) } catch {
      throw settingFault(bytes, key, valueStart, cursor, error)
    }
    cursor.skipBlanks(bytes)
    var from: DayNumber?
    let fromStart = cursor.at
    if cursor.take(word: "from", bytes) {
      token(.keyword, fromStart, cursor.at)
      cursor.skipBlanks(bytes)
      from = try requireDate(bytes, &cursor)
      guard key.isDated else {
        throw Fault(.undatedSetting(key: keyText), fromStart, cursor.at).repaired(
          range.indices.upperBound, cursor.at, by: "")
      }
    }
    do throws(Fault) { try finishSetting(bytes, &cursor, isDated: key.isDated && from == nil) } catch {
      throw key == .zone && from == nil ? zoneFault(bytes, valueStart, error) : error
    }
    try checkLimit(.setting, range)
    fragment.settings.append(
      SettingDeclaration(file: FileID(0), key: key, value: value, valueRange: range, from: from))
    return .setting
  }

  /// The same fault with what the whole rest of the line was meant as, where a value is several words: `새벽 4시`.
  private func settingFault(
    _ bytes: Span<UInt8>, _ key: SettingKey, _ start: Int, _ value: Cursor, _ fault: Fault
  ) -> Fault {
    var end = value.at
    var next = value
    while true {
      next.skipBlanks(bytes)
      if next.isDone(bytes) || bytes.equals("from", next.at..<next.wordEnd(bytes)) { break }
      next.at = max(next.chunkEnd(bytes), next.at + 1)
      end = next.at
    }
    guard end > value.at, case .invalidSetting(let name, _, let expected) = fault.problem else { return fault }
    let text = bytes.text(start..<end)
    guard let meant = meantSetting(key, text) else { return fault }
    return Fault(.invalidSetting(key: name, text: text, expected: expected), start, end).repaired(by: meant)
  }

  /// What a setting was meant as in another form.
  private func meantSetting(_ key: SettingKey, _ text: String) -> Correction? {
    switch key {
    case .dayStart:
      guard let meant = ForeignForms.times(text) else { return nil }
      let times = meant.texts.filter(Self.isTimeOfDay)
      // The small hours of the day itself are the only ones that can be meant.
      if text.utf8.contains(Byte.colon) || times.count == 1, let only = times.first, ForeignForms.saysHalf(text) {
        return Correction(only)
      }
      return meant.isCertain && times.count == 1 ? meant : Correction(oneOf: Array(times.prefix(1)))
    case .weekStart: return ForeignForms.weekStart(text)
    case .maxSession, .est: return ForeignForms.length(text)
    default: return nil
    }
  }

  /// The fault of a zone whose name was written with blanks: `America/New York`, `New York`.
  private func zoneFault(_ bytes: Span<UInt8>, _ start: Int, _ fault: Fault) -> Fault {
    let end = Int(fault.range.end)
    let text = bytes.text(start..<end)
    guard case .unexpectedText(_, nil) = fault.problem, text.split(separator: " ").count <= 4,
      text.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == Byte.space || $0 == UInt8(ascii: "/") })
    else { return fault }
    let whole = Fault(.invalidSetting(key: "zone", text: text, expected: .zoneName), start, end)
    let name = text.split(separator: " ").joined(separator: "_")
    return name.utf8.contains(UInt8(ascii: "/")) ? whole.repaired(start, end, by: name) : whole
  }

  /// What other programs call a setting.
  private static let otherNames = [
    "timezone": "zone", "tz": "zone", "lang": "language", "locale": "language", "weekstarts": "week-start",
    "estimate": "est", "firstday": "week-start", "startofweek": "week-start", "startofday": "day-start",
    "dayend": "day-start",
    "시간대": "zone", "언어": "language", "タイムゾーン": "zone", "言語": "language",
  ]

  /// The end of the line; a date there was meant as the one after `from`.
  private mutating func finishSetting(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, isDated: Bool
  ) throws(Fault) {
    cursor.skipBlanks(bytes)
    guard isDated, !cursor.isDone(bytes) else { return try finish(bytes, &cursor) }
    let start = cursor.at
    let end = cursor.restEnd(bytes)
    var date = cursor
    if !date.looksLikeDate(bytes) {
      date.at = date.chunkEnd(bytes)
      date.skipBlanks(bytes)
    }
    let dateStart = date.at
    guard date.readDate(bytes) != nil, date.at == end else { throw unexpected(bytes, cursor) }
    let suggestion = "from " + bytes.text(dateStart..<end)
    throw Fault(.unexpectedText(text: bytes.text(start..<end), suggestion: suggestion), start, end)
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
    func wrong(_ expected: Expected, _ meant: Correction? = nil) -> Fault {
      let problem = Problem.invalidSetting(key: key.rawValue, text: text, expected: expected)
      return Fault(problem, Int(range.start), Int(range.end)).repaired(by: meant)
    }
    func oneOf(_ words: [String]) throws(Fault) -> SettingDeclaration.Value {
      guard words.contains(text) else {
        if let name = Self.ownNames[text], words.contains(name) { throw wrong(.oneOf(words), Correction(name)) }
        let meant = Self.otherLanguages[text.lowercased()].flatMap { words.contains($0) ? $0 : nil }
        let near = closest(to: text, among: words).map {
          Correction($0, isCertain: ForeignForms.differsByCase(text, $0))
        }
        throw wrong(.oneOf(words), meant.map { Correction($0, isCertain: false) } ?? near)
      }
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
        let hour = text + ":00"
        let plain = Self.isTimeOfDay(hour) ? Correction(hour, isCertain: false) : nil
        let midnight = text == "24:00" ? Correction("00:00", isCertain: false) : nil
        throw wrong(.timeOfDay, midnight ?? meantSetting(key, text) ?? plain)
      }
      return .seconds(second)
    case .weekStart:
      guard let weekday = cursor.readWeekday(utf8.span, upTo: utf8.count) else {
        throw wrong(.weekday, ForeignForms.weekStart(text))
      }
      return .weekday(weekday)
    case .language: return try oneOf(Language.allCases.map(\.rawValue))
    case .theme: return try oneOf(["light", "dark"])
    case .lead: return try oneOf(["latest", "earliest"])
    case .plan: return try oneOf(["free", "premium"])
    case .maxSession, .est:
      let length = cursor.readLength(utf8.span)
      if case .tooLong = length { throw Fault(.lengthTooLong(text: text), range) }
      guard case .seconds(let seconds) = length, cursor.isAtEnd, seconds > 0 else {
        throw wrong(
          .length,
          Int(text).flatMap { $0 > 0 && $0 <= 48 ? Correction(oneOf: ["\($0)h", "\($0)m"]) : nil }
            ?? ForeignForms.length(text))
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
      guard isRelative, Path.mayBeNamed(text) else {
        // Only the ending is missing.
        let named = text + ".haru"
        throw wrong(
          .logPattern, isRelative && !text.hasSuffix("/") && Path.mayBeNamed(named) ? Correction(named).doubtful : nil)
      }
      return .text(text)
    }
  }

  /// The languages by their own names.
  private static let ownNames = ["한국어": "ko", "日本語": "ja", "English": "en"]

  private static let otherLanguages = [
    "kr": "ko", "kor": "ko", "korean": "ko", "한국어": "ko", "한글": "ko", "jp": "ja", "jpn": "ja", "japanese": "ja",
    "日本語": "ja",
    "일본어": "ja", "eng": "en", "english": "en", "us": "en", "영어": "en", "英語": "en",
  ]

  private static func isTimeOfDay(_ text: String) -> Bool {
    let utf8 = Array(text.utf8)
    var cursor = Cursor(0, utf8.count)
    guard let second = cursor.readClock(utf8.span), cursor.isAtEnd else { return false }
    return second < 86_400 && second % 60 == 0
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
        // An error's code is not allowed here.
        let known = Code.allCases.filter { $0.severity != .error }
        let suggestion = closest(to: word, among: known.map(\.rawValue))
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
    cursor.skipBlanks(bytes)
    if !cursor.isDone(bytes), !pattern.utf8.contains(Byte.quote) {
      // A path with blanks stands in quotes.
      let end = cursor.restEnd(bytes)
      let fault = unexpected(bytes, cursor)
      let path = bytes.text(start..<end)
      if path.hasPrefix("“"), path.hasSuffix("”"), path.utf8.count > 6 {
        throw fault.repaired(.certain, start, end, by: "\"" + path.dropFirst().dropLast() + "\"")
      }
      throw bytes[start] == Byte.quote || path.contains("\"") || path.contains("\\")
        ? fault
        : fault.repaired(start, end, by: "\"" + path + "\"")
    }
    try finish(bytes, &cursor)
    fragment.includes.append(IncludeDeclaration(file: FileID(0), pattern: pattern, range: range))
    return .include
  }
}
