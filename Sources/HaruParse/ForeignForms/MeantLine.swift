/// What begins where a line that cannot be read begins (SPEC, Recovery): such a line leaves out what stands under it.
enum MeantLine {
  case date(DateLine)
  /// The name of a day or a week, which says no date: `Monday`, `오늘`, `2026-W28`.
  case nameOfDay(DateText)
  case goal
  case other
}

/// The date that a line was meant to begin with, behind signs and the number of a list.
struct DateLine {
  fileprivate var text: DateText
  /// Whether signs stand before it, and whether these only begin an item or a heading, or are brackets.
  fileprivate var hasSigns: Bool
  fileprivate var hasPlainSigns: Bool

  /// What dates the longest run of words was meant as, and the end of the run; nil where it is not clear.
  func dates(in year: Int?) -> (found: [Correction], end: Int)? {
    var result: (found: [Correction], end: Int)?
    let tokens = text.tokens
    var start = 0
    for _ in 0..<8 {
      let end = tokens[start...].firstIndex { $0.kind == .blank } ?? tokens.count
      guard end > start, end < tokens.count || text.isWhole else { break }
      let run = text.prefix(end)
      var found = run.lineDates(in: year)
      let seen = run.countWithoutSigns
      if found.isEmpty, hasSigns, seen > start, seen < end { found = run.prefix(seen).lineDates(in: year) }
      // Signs may have been meant as something.
      if !found.isEmpty { result = (hasSigns && !hasPlainSigns ? found.map(\.doubtful) : found, run.end) }
      guard end + 1 < tokens.count else {
        // `== 2026-07-07 ==`
        if text.isWhole, hasSigns, seen <= start { result?.end = run.end }
        break
      }
      start = end + 1
    }
    return result
  }
}

extension Cursor {
  /// What the line whose content starts here was meant as.
  func meantLine(_ bytes: Span<UInt8>) -> MeantLine {
    var word = self
    if word.take(word: "goal", bytes) { return .goal }
    var place = SeenText(self)
    var hasSigns = place.skipSigns(bytes)
    let afterSigns = place
    var hasPlainSigns = bytes.text(at..<afterSigns.at).unicodeScalars.allSatisfy {
      $0.isBlank || "-*•#[(<【（〔［".unicodeScalars.contains($0)
    }
    for _ in 0..<3 {
      let text = DateText(bytes, place)
      if text.isDate(behindSigns: hasSigns) {
        return .date(DateLine(text: text, hasSigns: hasSigns, hasPlainSigns: hasPlainSigns))
      }
      hasPlainSigns = false
      guard place.skipMarker(bytes) else { break }
      place.skipSigns(bytes)
      hasSigns = true
    }
    if let name = DateText(bytes, afterSigns, isLine: false).nameOfDay { return .nameOfDay(name) }
    return afterSigns.isGoal(bytes) ? .goal : .other
  }

  /// Whether what starts here was meant as a date, in whatever form.
  func resemblesDate(_ bytes: Span<UInt8>) -> Bool { DateText(bytes, SeenText(self)).beginsWithDate }
}

extension DateText {
  fileprivate func isDate(behindSigns hasSigns: Bool) -> Bool {
    if beginsWithDate { return true }
    // `(7.7)`
    guard isWhole, hasSigns else { return false }
    let end = countWithoutSigns
    return end > 0 && end < tokens.count && prefix(end).beginsWithDate
  }
}

extension SeenText {
  /// Most bytes of signs before a date.
  private static let longestOrnament = 48

  /// Moves past signs and blanks; returns whether there was a sign. `-7.6` and `=7.6` are values gone wrong, and no signs.
  @discardableResult
  fileprivate mutating func skipSigns(_ bytes: Span<UInt8>) -> Bool {
    var hadSign = false
    while seen < Self.longestOrnament {
      var next = self
      guard let scalar = next.next(bytes) else { break }
      if !scalar.isBlank {
        guard scalar.isSign, scalar != "|", !next.isValue(scalar, bytes) else { break }
        hadSign = true
      }
      self = next
    }
    return hadSign
  }

  /// Whether a sign, with the digits that follow here, is a number rather than a date behind a sign.
  private func isValue(_ sign: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    var number = self
    guard number.skipDigits(bytes) > 0 else { return false }
    if sign == "=" { return true }
    guard sign == "+" || DateMarks(sign).contains(.dash) else { return false }
    var decimals = number
    if decimals.next(bytes) == ".", decimals.skipDigits(bytes) > 0 { number = decimals }
    guard let mark = number.next(bytes) else { return true }
    let marks = DateMarks(mark)
    if !marks.isDisjoint(with: .inWords) { return false }
    return marks.isDisjoint(with: .between) || number.skipDigits(bytes) == 0
  }

  /// Moves past digits and returns how many.
  private mutating func skipDigits(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    while let digit = peek(bytes), ("0"..."9").contains(digit) {
      _ = next(bytes)
      count += 1
    }
    return count
  }

  /// Moves past what numbers or ticks an item of a list: `1. `, `1)`, `x]`.
  fileprivate mutating func skipMarker(_ bytes: Span<UInt8>) -> Bool {
    let opening = last
    var next = self
    let digits = next.skipDigits(bytes)
    if digits == 0 {
      guard opening == "(" || opening == "[", let tick = next.next(bytes), "xvoXVO".unicodeScalars.contains(tick) else {
        return false
      }
    }
    guard digits <= 3, let mark = next.next(bytes) else { return false }
    // `1.5` is a number.
    let isDot = digits > 0 && (mark == "." || mark == "、") && next.peek(bytes)?.isBlank == true
    guard mark == ")" || mark == "]" || isDot else { return false }
    self = next
    return true
  }

  /// Whether the keyword of a goal stands here.
  fileprivate func isGoal(_ bytes: Span<UInt8>) -> Bool {
    var next = self
    for letter in "goal".unicodeScalars where next.next(bytes) != letter { return false }
    guard let after = next.peek(bytes) else { return true }
    return after.isBlank || after == "=" || after == "\""
  }
}
