/// A date that was likely meant.
private struct MeantDate: Equatable {
  var day: DayNumber
  /// The weekday behind it, if one was written.
  var weekday = ""
  var isCertain: Bool

  var correction: Correction {
    Correction(weekday.isEmpty ? day.description : day.description + " " + weekday, isCertain: isCertain)
  }

  var doubtful: MeantDate { MeantDate(day: day, weekday: weekday, isCertain: false) }
}

extension DateText {
  /// Whether the text begins with a date, in whatever form: a line that does leaves out the entries under it.
  var beginsWithDate: Bool {
    guard let first = tokens.first else { return false }
    if begins(first) { return true }
    // `2O26-07-07`
    if withoutLetters?.firstWord.begins([DateForms.yearFirst]) == true { return true }
    guard first.kind != .number, let (_, end) = introduction, end < tokens.count else { return false }
    let rest = dropFirst(end)
    return rest.begins(rest.tokens[0])
  }

  private func begins(_ first: DateToken) -> Bool {
    // `20260707`
    if first.kind == .number, first.width == 8, !firstWord.numberedDates(in: nil).isEmpty { return true }
    return begins(DateForms.numbered.beginningLines(with: first)) || begins(DateForms.named.beginningLines(with: first))
  }

  private func begins(_ forms: [DateForm]) -> Bool {
    forms.contains { form in
      guard let ending = form.ending, let match = form.match(self) else { return false }
      return allows(ending, at: match.at)
    }
  }

  private var firstWord: DateText { prefix(tokens.firstIndex { $0.kind == .blank } ?? tokens.count) }

  /// What date the whole text was meant as, the likeliest first; one without a year lies in `year`.
  func dates(in year: Int?) -> [Correction] { numberedDates(in: year).map(\.correction) }

  /// The same for the beginning of a line, which may be a date in the rarer forms too.
  func lineDates(in year: Int?) -> [Correction] { lineDates(year).map(\.correction) }

  private func lineDates(_ year: Int?) -> [MeantDate] {
    let found = numberedDates(in: year)
    guard found.isEmpty, let first = tokens.first else { return found }
    if let repaired = withoutLetters { return repaired.numberedDates(in: year).map(\.doubtful) }
    if first.kind == .number {
      let repaired = withDashes.numberedDates(in: nil)
      if !repaired.isEmpty { return repaired.map(\.doubtful) }
    }
    if let named = namedDates(in: year) { return named }
    guard let (weekday, end) = introduction, end < tokens.count else { return [] }
    let rest = dropFirst(end)
    var dates = rest.numberedDates(in: year)
    if dates.isEmpty { dates = rest.namedDates(in: year) ?? [] }
    return dates.map { date in
      guard let weekday, date.weekday.isEmpty else { return date }
      // A wrong weekday is for the person to judge.
      return weekday.weekday == date.day.weekday
        ? MeantDate(day: date.day, weekday: weekday.text, isCertain: date.isCertain) : date.doubtful
    }
  }

  /// A weekday or a word for a date, and the position behind it and its marks.
  private var introduction: (weekday: (weekday: Weekday, text: String)?, end: Int)? {
    var end = wordEnd(0)
    guard end > 0 else { return nil }
    let weekday = weekday(0..<end)
    guard weekday != nil || DateForms.introductions.contains(where: { isText($0, 0..<end) }) else { return nil }
    while end < tokens.count, tokens[end].kind == .blank || !tokens[end].marks.isDisjoint(with: [.stop, .dash]) {
      end += 1
    }
    return (weekday, end)
  }

  func isText(_ word: String, _ range: Range<Int>) -> Bool {
    let first = tokens[range.lowerBound]
    if first.kind == .word { return range.count == 1 && first.word == LatinWord(word) }
    return tokens[range].allSatisfy { $0.kind == .scalar }
      && tokens[range].elementsEqual(word.unicodeScalars) { $0.value == UInt64($1.value) }
  }

  /// What date numbers were meant as.
  private func numberedDates(in year: Int?) -> [MeantDate] {
    let short = shortDates(in: year)
    if !short.isEmpty { return short }
    guard let (form, match) = reading(DateForms.numbered), match.isOneDate,
      let year = match.year ?? year
    else { return [] }
    var weekday: (weekday: Weekday, text: String)?
    if match.at < tokens.count {
      weekday = self.weekday(match.at..<tokens.count)
      if weekday == nil { return [] }
    }
    func meant(_ month: Int, _ day: Int) -> [MeantDate] {
      Self.date(year, month, day, weekday, isCertain: form.certainty != .doubtful)
    }
    guard form.certainty == .eitherOrder else { return meant(match.month, match.day) }
    // With dots the day comes first, with slashes mostly the month.
    let found =
      match.beginsWithSlash
      ? meant(match.day, match.month) + meant(match.month, match.day)
      : meant(match.month, match.day) + meant(match.day, match.month)
    return found.count == 2 && found[0] != found[1] ? found.map(\.doubtful) : Array(found.prefix(1))
  }

  /// `07/06/26`, `26.07.07`: three numbers of two digits at most, in any of three orders. Years near that of the day above come
  /// first.
  private func shortDates(in year: Int?) -> [MeantDate] {
    guard let match = DateForms.short.match(self), match.isOneDate, !match.isInWords, tokens[0].width <= 2 else {
      return []
    }
    var weekday: (weekday: Weekday, text: String)?
    if match.at < tokens.count {
      weekday = self.weekday(match.at..<tokens.count)
      if weekday == nil { return [] }
    }
    let numbers = tokens[..<match.at].filter { $0.kind == .number }
    guard numbers.count == 3 else { return [] }
    let (first, second, third) = (Int(numbers[0].value), Int(numbers[1].value), Int(numbers[2].value))
    let lastIsYear = numbers[2].width == 2
    let byYear = numbers[0].width == 2 ? [(first, second, third)] : []
    let byDay = lastIsYear ? [(third, second, first)] : []
    let byMonth = lastIsYear ? [(third, first, second)] : []
    let orders =
      match.beginsWithSlash
      ? byMonth + byDay + byYear : match.beginsWithDash ? byYear + byDay + byMonth : byDay + byMonth + byYear
    var found: [MeantDate] = []
    for (year, month, day) in orders {
      for date in Self.date(2000 + year, month, day, weekday, isCertain: weekday != nil) where !found.contains(date) {
        found.append(date)
      }
    }
    // A weekday that fits one of them rules out the others.
    let fitting = found.filter { !$0.weekday.isEmpty }
    if fitting.count == 1 { return fitting }
    guard let year else { return found.map(\.doubtful) }
    let near = found.filter { abs($0.day.civil.year - year) <= 1 }
    return (near + found.filter { !near.contains($0) }).map(\.doubtful)
  }

  /// What date was meant whose month or era is a word; nil where there is none.
  private func namedDates(in year: Int?) -> [MeantDate]? {
    guard let (form, match) = reading(DateForms.named) else { return nil }
    guard let year = match.year ?? year else { return [] }
    let isCertain = match.year != nil && !match.hasShortYear && form.certainty == .certain
    let rest = tokens[match.at...]
    let weekday = self.weekday(match.at..<tokens.count)
    guard weekday != nil || rest.allSatisfy({ $0.kind == .blank || $0.marks.contains(.trailing) }) else { return [] }
    return Self.date(year, match.month, match.day, weekday, isCertain: isCertain)
  }

  private func reading(_ forms: DateFormTable) -> (DateForm, DateMatch)? {
    guard let first = tokens.first else { return nil }
    for form in forms.withMeaning(first) {
      if let match = form.match(self) { return (form, match) }
    }
    return nil
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ weekday: (weekday: Weekday, text: String)?, isCertain: Bool
  ) -> [MeantDate] {
    guard DayNumber.isValid(year: year, month: month, day: day) else { return [] }
    let date = DayNumber(year: year, month: month, day: day)
    guard let weekday else { return [MeantDate(day: date, isCertain: isCertain)] }
    // A wrong weekday is for the person to judge.
    return weekday.weekday == date.weekday
      ? [MeantDate(day: date, weekday: weekday.text, isCertain: isCertain)] : [MeantDate(day: date, isCertain: false)]
  }
}

extension ForeignForms {
  /// `2026-07-06T09:00-10:00`: a date and times with a `T` between them, as one word each.
  static func dateAndTimes(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Correction? {
    guard range.count <= longest, let middle = range.first(where: { bytes[$0] == Byte.upperT }) else { return nil }
    let date = DateText(exactly: range.lowerBound..<middle, bytes).dates(in: nil)
    let times = bytes.text(middle + 1..<range.upperBound)
    guard let first = date.first, first.isCertain, isTimes(times) || ForeignForms.times(times) != nil else {
      return nil
    }
    // A time alone says nothing but where a day begins.
    let bytes = Array(times.utf8)
    var clock = Cursor(0, bytes.count)
    if clock.readClock(bytes.span) != nil, clock.isAtEnd { return first.doubtful }
    return Correction(first.text + " " + times)
  }
}
