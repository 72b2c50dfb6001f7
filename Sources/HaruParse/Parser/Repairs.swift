/// What was likely meant by text that is no value: the corrected line that an error shows (SPEC, Principles). Nothing here is
/// ever taken for a value.
enum Repairs {
  /// Longer texts are no slip of a value.
  private static let longest = 64

  /// A date in another common form, year first: `2026/7/6`, `2026. 7. 6.`, `2026년 7월 6일`, `20260706`.
  static func date(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let parts = halfWidth(text).unicodeScalars.split { "-‐‑–—./年月日년월일".unicodeScalars.contains($0) || $0.isBlank }
    var numbers = parts.map { Int(String($0)) }
    if numbers.count == 1, parts[0].count == 8, let number = numbers[0] {
      numbers = [number / 10_000, number / 100 % 100, number % 100]
    }
    guard numbers.count == 3, parts.count == 1 || parts[1].count <= 2 && parts[2].count <= 2, let year = numbers[0],
      let month = numbers[1], let day = numbers[2],
      DayNumber.isValid(year: year, month: month, day: day)
    else { return nil }
    return DayNumber(year: year, month: month, day: day).description
  }

  /// Times in another common form, with the signs between them: `8.00-9.00`, `9시30분`, `오후 1시`, `1pm`, `9-10`, `9:5`. A bare
  /// number counts as an hour only in an interval.
  static func times(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let half = halfWidth(text)
    var result = ""
    var piece = ""
    var pieces = 0
    let hasSign = half.unicodeScalars.contains(where: isSeparator)
    func flush() -> Bool {
      guard let time = isClock(piece) ? piece : time(piece, allowsBareHour: hasSign) else { return false }
      result += time
      piece = ""
      pieces += 1
      return true
    }
    for scalar in half.unicodeScalars {
      if isSeparator(scalar) {
        guard flush() else { return nil }
        result.unicodeScalars.append(scalar)
      } else if !scalar.isBlank {
        piece.unicodeScalars.append(scalar)
      }
    }
    // `9:00-` runs still.
    if piece.isEmpty, pieces > 0 { return result == text ? nil : result }
    return flush() && result != text ? result : nil
  }

  /// A length in another common form: `30`, which is more often minutes than anything else, `1H`, `1hour30min`.
  static func length(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    if let number = Int(text), number > 0, number < 10_000 { return "\(number)m" }
    var result = ""
    var rest = halfWidth(text).lowercased()[...]
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(number.count)
      let unit = rest.prefix { !$0.isNumber }
      rest = rest.dropFirst(unit.count)
      guard let short = units.first(where: { $0.words.contains(String(unit)) })?.short else { return nil }
      result += number + short
    }
    let bytes = Array(result.utf8)
    var cursor = Cursor(0, bytes.count)
    guard case .seconds = cursor.readLength(bytes.span), cursor.isAtEnd else { return nil }
    return result
  }

  private static let units: [(words: Set<String>, short: String)] = [
    (["h", "hr", "hrs", "hour", "hours"], "h"), (["m", "min", "mins", "minute", "minutes"], "m"),
    (["s", "sec", "secs", "second", "seconds"], "s"),
  ]

  /// Full-width letters, digits and signs as their usual selves.
  static func halfWidth(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5D).contains(scalar.value)
      result.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar)
    }
    return String(result)
  }

  private static func isClock(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    return cursor.readClock(bytes.span) != nil && cursor.isAtEnd
  }

  /// Whether a sign stands between times; a comma stands between pieces.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "~", ",", "–", "—", "〜", "～": true
    default: false
    }
  }

  private static let morning = ["오전", "午前", "am", "AM", "a.m."]
  private static let afternoon = ["오후", "午後", "pm", "PM", "p.m."]

  /// One time without blanks as `H:MM` or `H:MM:SS`.
  private static func time(_ text: String, allowsBareHour: Bool) -> String? {
    var rest = Substring(text)
    var half: Int?
    // A file may hold a million bad times; most begin and end with digits.
    if let first = text.utf8.first, let last = text.utf8.last, !(Byte.isDigit(first) && Byte.isDigit(last)) {
      (half, rest) = halfDay(rest)
    }
    let written = rest
    guard var hour = number(&rest, atMost: 47) else { return nil }
    if let half {
      guard hour <= 12 || half == 12 && hour < 24 else { return nil }
      if hour <= 12 { hour = hour % 12 + half }
    }
    // The hour keeps its digits where it keeps its value.
    let digits = half == nil ? String(written.prefix(written.count - rest.count)) : "\(hour)"
    guard let mark = rest.unicodeScalars.first else {
      return half != nil || allowsBareHour ? digits + ":00" : nil
    }
    rest.unicodeScalars.removeFirst()
    let isWord = mark == "시" || mark == "時"
    guard isWord || mark == ":" || mark == "." else { return nil }
    if isWord, rest.isEmpty { return digits + ":00" }
    if isWord, rest == "반" || rest == "半" { return digits + ":30" }
    let width = rest.utf8.count
    guard let minute = number(&rest, atMost: 59) else { return nil }
    guard width - rest.utf8.count == 2 || isWord || mark == ":" else { return nil }
    if isWord, rest == "분" || rest == "分" { rest = "" }
    let clock = digits + ":" + (minute < 10 ? "0" : "") + "\(minute)"
    if rest.isEmpty { return clock }
    guard rest.unicodeScalars.first == mark, !isWord else { return nil }
    rest.unicodeScalars.removeFirst()
    guard let second = number(&rest, atMost: 59), rest.isEmpty else { return nil }
    return clock + (second < 10 ? ":0" : ":") + "\(second)"
  }

  /// The hours that `오전`, `pm` and the like at an end of the text add to a time, and the rest.
  private static func halfDay(_ text: Substring) -> (hours: Int?, rest: Substring) {
    for (hours, words) in [(0, morning), (12, afternoon)] {
      for word in words {
        if text.utf8.starts(with: word.utf8) { return (hours, text.dropFirst(word.count)) }
        if text.utf8.reversed().starts(with: word.utf8.reversed()) { return (hours, text.dropLast(word.count)) }
      }
    }
    return (nil, text)
  }

  /// One or two digits as a number up to `limit`.
  private static func number(_ text: inout Substring, atMost limit: Int) -> Int? {
    let digits = text.unicodeScalars.prefix { $0 >= "0" && $0 <= "9" }
    guard (1...2).contains(digits.count), let value = Int(String(digits)), value <= limit else { return nil }
    text = text.dropFirst(digits.count)
    return value
  }
}

extension Cursor {
  /// Whether what starts here was meant as a date, in whatever form: such a line leaves out the entries under it.
  func resemblesDate(_ bytes: Span<UInt8>) -> Bool {
    var digits = 0
    while digits < 9, Byte.isDigit(peek(bytes, digits)) { digits += 1 }
    guard digits > 0 else { return false }
    let mark = peek(bytes, digits)
    let isWord = mark >= 0x80
    var next = self
    next.at += digits + 1
    switch digits {
    case 4:
      if isWord { return Self.startsWord(["년", "年"], bytes, at + digits, end) }
      guard mark == Byte.minus || mark == Byte.dot || mark == Byte.slash else { return false }
      next.skipBlanks(bytes)
      return Byte.isDigit(next.peek(bytes)) && !isLength(bytes)
    case 8: return Repairs.date(bytes.text(at..<min(chunkEnd(bytes), at + 16))) != nil
    case 1, 2:
      if isWord { return Self.startsWord(["월", "月"], bytes, at + digits, end) }
      guard mark == Byte.minus || mark == Byte.dot || mark == Byte.slash, Byte.isDigit(next.peek(bytes)) else {
        return false
      }
      if mark == Byte.slash { return true }
      while Byte.isDigit(next.peek(bytes)) { next.at += 1 }
      // `26-7-6`, but `9-10 독서` and `8.00-9.00` are times. `7.6` alone is no entry.
      if next.take(mark, bytes) { return Byte.isDigit(next.peek(bytes)) }
      next.skipBlanks(bytes)
      return next.isDone(bytes)
    default: return false
    }
  }

  private static func startsWord(_ words: [StaticString], _ bytes: Span<UInt8>, _ at: Int, _ end: Int) -> Bool {
    words.contains { bytes.equals($0, at..<min(end, at + $0.utf8CodeUnitCount)) }
  }

  /// Whether the chunk that starts here is a length: `1234.5h` is no date.
  private func isLength(_ bytes: Span<UInt8>) -> Bool {
    var cursor = Cursor(at, chunkEnd(bytes))
    switch cursor.readLength(bytes) {
    case .seconds, .tooLong: return true
    case .none, .wrong: return false
    }
  }

  /// The end of a date in another form: `2026. 7. 6.` and `2026년 7월 6일` hold blanks, `A..B` are two.
  func dateEnd(_ bytes: Span<UInt8>) -> Int {
    var result = chunkEnd(bytes)
    for index in at..<result
    where bytes[index] == Byte.dot && index > at && index + 1 < result && bytes[index + 1] == Byte.dot {
      return index
    }
    for _ in 0..<2 {
      var next = Cursor(result, end)
      guard result - at <= 16, next.skipBlanks(bytes), Byte.isDigit(next.peek(bytes)), !Byte.isDigit(bytes[result - 1])
      else { break }
      let last = bytes.text(at..<result).unicodeScalars.last!
      guard "./-년월年月".unicodeScalars.contains(last) else { break }
      result = next.chunkEnd(bytes)
    }
    return result
  }
}
