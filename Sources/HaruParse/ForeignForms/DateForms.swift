/// Dates in other forms (SPEC, Values).
extension ForeignForms {
  /// `2026/7/6`, `2026. 7. 6.`, `2026년 7월 6일`, `20260706`, `2026-07-06(월)`; without doubt only with the year first. `7.6.2026`
  /// is read both ways where both are dates, `26-7-6` in this century, `7/6` in `year`, if there is one.
  static func dates(_ text: String, year: Int? = nil) -> [Correction] {
    guard var form = FormText(text) else { return [] }
    var numbers: [(value: Int, width: Int)] = []
    var marks: [Unicode.Scalar] = []
    while numbers.count < 3, let number = form.number(atMost: 8) {
      numbers.append(number)
      form.skipBlanks()
      // After the day, `월` and `일` are weekdays unless the date is written in words.
      let isInWords = marks.contains { (DateMarks.years + DateMarks.months).unicodeScalars.contains($0) }
      let known = numbers.count < 3 ? FormText.dateMarks : isInWords ? DateMarks.days : DateMarks.trailing
      if let mark = form.takeScalar(known) {
        marks.append(mark)
        // `2026--07--07`
        if DateMarks.isDash(mark) { _ = form.takeScalar(DateMarks.dashes) }
      }
      form.skipBlanks()
    }
    // `7~9` is two days.
    let tildes = marks.filter { DateMarks.tildes.unicodeScalars.contains($0) }
    guard tildes.isEmpty || tildes.count == numbers.count - 1 && numbers.count == 3 else { return [] }
    guard let suffix = weekdaySuffix(&form), let first = numbers.first else { return [] }
    func meant(_ year: Int, _ month: Int, _ day: Int, _ isCertain: Bool) -> [Correction] {
      guard DayNumber.isValid(year: year, month: month, day: day) else { return [] }
      let date = DayNumber(year: year, month: month, day: day)
      guard let written = suffix.weekday else { return [Correction(date.description, isCertain: isCertain)] }
      // A wrong weekday is for the person to judge.
      return written == date.weekday
        ? [Correction("\(date) \(suffix.text)", isCertain: isCertain)]
        : [Correction(date.description, isCertain: false)]
    }
    let widths = numbers.map(\.width)
    switch (widths.count, widths[0], widths.dropFirst().max() ?? 0) {
    case (1, 8, _) where marks.isEmpty:
      return meant(first.value / 10_000, first.value / 100 % 100, first.value % 100, true)
    case (3, 4, 1...2):
      return meant(first.value, numbers[1].value, numbers[2].value, true)
    case (3, 5, 1...2) where first.value < 10_000:
      return meant(first.value, numbers[1].value, numbers[2].value, false)
    case (2, 6, 1...2) where marks.first.map(DateMarks.isDash) == true:
      return meant(first.value / 100, first.value % 100, numbers[1].value, false)
    case (3, 1...2, 4) where widths[1] <= 2:
      let (a, b, year) = (first.value, numbers[1].value, numbers[2].value)
      // With dots the day comes first, with slashes mostly the month.
      let orders = marks.first == "/" ? [(a, b), (b, a)] : [(b, a), (a, b)]
      let found = orders.flatMap { meant(year, $0.0, $0.1, true) }
      return found.count == 2 && found[0] != found[1] ? found.map(\.doubtful) : Array(found.prefix(1))
    case (3, 2, 1...2):
      return meant(2000 + first.value, numbers[1].value, numbers[2].value, false)
    case (2, 1...2, 1...2):
      guard let year else { return [] }
      return meant(year, first.value, numbers[1].value, false)
    default: return []
    }
  }

  /// A weekday after a date, with its spelling in the format; nil where something else is left.
  private static func weekdaySuffix(_ form: inout FormText) -> (weekday: Weekday?, text: String)? {
    if form.isAtEnd { return (nil, "") }
    guard let (weekday, text) = weekday(form.rest()) else { return nil }
    return (weekday, text)
  }

  /// `2026-07-06T09:00-10:00`: a date and times with a `T` between them, as one word each.
  static func dateAndTimes(_ text: String) -> Correction? {
    guard text.utf8.count <= longest else { return nil }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = written(dates, date: String(parts[0])) else { return nil }
    let times = String(parts[1])
    guard isTimes(times) || ForeignForms.times(times) != nil else { return nil }
    return Correction(date + " " + times)
  }

  private static func written(_ read: (String, Int?) -> [Correction], date text: String) -> String? {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    if cursor.readDate(bytes.span) != nil, cursor.isAtEnd { return text }
    return read(text, nil).first.flatMap { $0.isCertain ? $0.text : nil }
  }
}
