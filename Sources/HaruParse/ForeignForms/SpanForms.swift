/// Spans of dates in other forms: `2026-07`, `2026-08-01~07`, `2026년 8월 1일부터 7일까지`, `A…B` (SPEC, Lines).
extension ForeignForms {
  /// The days of a month as `A..B`; one without its year lies in `year`, in doubt.
  static func monthSpan(_ text: String, in year: Int? = nil) -> Correction? {
    guard var form = FormText(text) else { return nil }
    var isCertain = true
    let month: Int
    var found = year
    if let (written, width) = form.number(atMost: 4) {
      guard width == 4, form.takeScalar("-/.") != nil || form.takeAny(["년 ", "년", "年"]) != nil,
        let (number, _) = form.number(atMost: 2)
      else { return nil }
      (found, month) = (written, number)
      _ = form.takeAny(["월", "月"])
    } else {
      guard let named = DateForms.months[LatinWord(form.letters())] else { return nil }
      (month, isCertain) = (named, false)
    }
    guard form.isAtEnd, let found, DayNumber.isValid(year: found, month: month, day: 1) else { return nil }
    let last = DayNumber.daysInMonth(year: found, month: month)
    let (first, end) = (
      DayNumber(year: found, month: month, day: 1), DayNumber(year: found, month: month, day: last)
    )
    return Correction("\(first)..\(end)", isCertain: isCertain)
  }

  /// Two dates as `A..B`, where the second may lack what the first says: `2026-08-01~07`.
  static func dateSpan(_ text: String) -> Correction? {
    guard text.utf8.count <= longest else { return nil }
    for sign in ["...", "..", "…", "~", "〜", "～", "부터", "から", " - ", "–", "—", " to "] {
      guard var (first, last) = parted(text, at: sign) else { continue }
      for end in ["까지", "まで"] where last.hasSuffix(end) { last.removeLast(end.count) }
      (first, last) = (first.singleSpaced, last.singleSpaced)
      guard let start = oneDate(first) else { return nil }
      guard let end = oneDate(last) ?? rest(of: last, after: start.day) else { return nil }
      guard start.day <= end.day else { return nil }
      return Correction("\(start.day)..\(end.day)", isCertain: start.isCertain && end.isCertain)
    }
    // `2026-08-01-2026-08-07`
    let bytes = Array(text.utf8)
    guard bytes.count == 21, bytes[10] == Byte.minus, let start = oneDate(String(text.prefix(10))),
      let end = oneDate(String(text.suffix(10))), start.day <= end.day
    else { return nil }
    return Correction("\(start.day)..\(end.day)")
  }

  /// What stands before a sign and behind it.
  private static func parted(_ text: String, at sign: String) -> (String, String)? {
    let (text, sign) = (Array(text.utf8), Array(sign.utf8))
    guard text.count > sign.count else { return nil }
    for start in 1..<text.count - sign.count where text[start..<start + sign.count].elementsEqual(sign) {
      return (
        String(decoding: text[..<start], as: UTF8.self), String(decoding: text[(start + sign.count)...], as: UTF8.self)
      )
    }
    return nil
  }

  static func oneDate(_ text: String) -> (day: DayNumber, isCertain: Bool)? {
    let bytes = Array(text.utf8)
    let found = DateText(exactly: 0..<bytes.count, bytes.span).dates(in: nil)
    guard let first = found.first else { return nil }
    let written = Array(first.text.utf8)
    var cursor = Cursor(0, written.count)
    guard let day = cursor.readDate(written.span), cursor.isAtEnd else { return nil }
    return (day, first.isCertain && found.count == 1)
  }

  /// `07`, `7일` or `8.7` after a date.
  private static func rest(of text: String, after start: DayNumber) -> (day: DayNumber, isCertain: Bool)? {
    guard var form = FormText(text), let (first, _) = form.number(atMost: 2) else { return nil }
    let civil = start.civil
    var (month, day) = (civil.month, first)
    if form.takeScalar("-./") != nil || form.takeAny(["월 ", "월", "月"]) != nil {
      guard let (second, _) = form.number(atMost: 2) else { return nil }
      (month, day) = (first, second)
    }
    _ = form.takeAny(["일", "日", "."])
    guard form.isAtEnd, DayNumber.isValid(year: civil.year, month: month, day: day) else { return nil }
    return (DayNumber(year: civil.year, month: month, day: day), true)
  }
}
