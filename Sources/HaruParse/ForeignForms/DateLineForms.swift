/// Dates as they begin a line that is no date line yet: after a weekday or the word for a date, with the month in letters, in a
/// Japanese era, with letters that look like digits (SPEC, Recovery).
extension ForeignForms {
  /// The first letters of the English words that such a date begins with.
  static let dateLineWords: Set<String> = Set(
    FormText.shortMonths + Weekday.allCases.map(\.keyword) + ["dat", "day", "the"])

  /// Whether `text`, what is left of a line, begins with a date in one of the rarer forms. `textEndsHere` says that nothing
  /// follows.
  static func beginsWithRareDate(_ text: String, textEndsHere: Bool) -> Bool {
    guard let form = FormText(text) else { return false }
    if form.beginsWithDate(textEndsHere) { return true }
    if form.withoutLetters?.firstWord.beginsWithYear(textEndsHere) == true { return true }
    var rest = form
    guard !form.nextIsDigit, rest.takeDateIntroduction() != nil else { return false }
    let after = rest.rest()
    let bytes = Array(after.utf8)
    return Cursor(0, bytes.count).resemblesUsualDate(bytes.span)
      || FormText(after)?.beginsWithDate(textEndsHere) == true
  }

  /// What date a line was meant to begin with, the likeliest first.
  static func lineDates(_ text: String, year: Int?) -> [Correction] {
    let found = dates(text, year: year)
    guard found.isEmpty, var form = FormText(text) else { return found }
    if var repaired = form.withoutLetters { return dates(repaired.rest(), year: year).map(\.doubtful) }
    // `2026:07:07`
    if form.nextIsDigit {
      let marked = text.unicodeScalars.map { $0.isSign ? "-" : $0 }
      let repaired = dates(String(String.UnicodeScalarView(marked)))
      if !repaired.isEmpty { return repaired.map(\.doubtful) }
    }
    if let named = form.namedDate() {
      return meant(named, form.rest(), in: year)
    }
    guard let introduction = form.takeDateIntroduction() else { return [] }
    let rest = form.rest()
    guard !rest.isEmpty else { return [] }
    let bytes = Array(rest.utf8)
    let isPlain = Cursor(0, bytes.count).looksLikeDate(bytes.span) && bytes.count == 10
    var after = FormText(rest)
    var dates = isPlain ? [Correction(rest)] : dates(rest, year: year)
    if dates.isEmpty, let named = after?.namedDate() { dates = meant(named, after!.rest(), in: year) }
    return dates.compactMap { date in
      let bytes = Array(date.text.utf8)
      var cursor = Cursor(0, bytes.count)
      guard let day = cursor.readDate(bytes.span) else { return nil }
      guard let weekday = introduction.weekday, cursor.isAtEnd else { return date }
      // A wrong weekday is for the person to judge.
      return weekday == day.weekday
        ? Correction(date.text + " " + introduction.text, isCertain: date.isCertain) : date.doubtful
    }
  }

  private static func meant(_ named: FormText.NamedDate, _ suffix: String, in year: Int?) -> [Correction] {
    guard let year = named.year ?? year, DayNumber.isValid(year: year, month: named.month, day: named.day) else {
      return []
    }
    let date = DayNumber(year: year, month: named.month, day: named.day)
    let isCertain = named.year != nil && named.isCertain
    if suffix.unicodeScalars.allSatisfy({ $0 == " " || DateMarks.trailing.unicodeScalars.contains($0) }) {
      return [Correction(date.description, isCertain: isCertain)]
    }
    guard let (weekday, text) = weekday(suffix) else { return [] }
    return weekday == date.weekday
      ? [Correction("\(date) \(text)", isCertain: isCertain)] : [Correction(date.description, isCertain: false)]
  }
}

extension FormText {
  /// A date whose month or era is a word; the year may be missing.
  struct NamedDate {
    var year: Int?
    var month: Int
    var day: Int
    /// Whether the day stands first, so that it may also be a number of something.
    var beginsWithDay = false
    /// Whether the day has its own sign, so that anything may follow it.
    var isClosed = false
    /// Whether it can mean nothing else.
    var isCertain = true
  }

  /// The marks that stand between the numbers of a date, and behind them.
  static let dateMarks = DateMarks.between + DateMarks.years + DateMarks.months + DateMarks.days
  fileprivate static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  fileprivate static let shortMonths = months.map { String($0.prefix(3)) }

  /// A date that starts here in one of the rarer forms.
  fileprivate func beginsWithDate(_ textEndsHere: Bool) -> Bool {
    isNamedDate(textEndsHere) || beginsWithYear(textEndsHere) || beginsWithMonth(textEndsHere)
      || beginsWithOddYear(textEndsHere) || beginsWithShortYear
      || beginsWithDay(textEndsHere)
  }

  /// `2026–07–07`, `2026 07 07`, `2026 - 07 - 07`, `2026--07--07`, `2026:07:07`, `2026 년 7 월`.
  fileprivate func beginsWithYear(_ textEndsHere: Bool) -> Bool {
    var form = self
    guard let year = form.number(), year.width == 4 else { return false }
    var inWords = form
    inWords.skipBlanks()
    if inWords.takeScalar(DateMarks.years) != nil {
      inWords.skipBlanks()
      return inWords.nextIsDigit
    }
    var isMarked = true
    var numbers: [Int] = []
    for _ in 0..<2 {
      let hadBlank = form.skipBlanks()
      let hasMark = form.takeDash() || form.takeScalar(DateMarks.between) != nil
      let hasSign = hasMark || form.takeSign()
      form.skipBlanks()
      guard hadBlank || hasSign, let number = form.number(atMost: 2) else { return false }
      isMarked = isMarked && hasMark
      numbers.append(number.value)
    }
    if isMarked { return form.endsNumber }
    return (1900...2100).contains(year.value) && (1...12).contains(numbers[0]) && (1...31).contains(numbers[1])
      && form.isAtWordEnd(textEndsHere)
  }

  /// `2026–7`, and no entry behind it.
  private func beginsWithMonth(_ textEndsHere: Bool) -> Bool {
    var form = self
    guard let year = form.number(), (1900...2100).contains(year.value), year.width == 4, form.takeDash(),
      let month = form.number(atMost: 2), (1...12).contains(month.value)
    else { return false }
    return form.endsDate(textEndsHere, mayHaveTimes: false)
  }

  /// `02026-07-07`, `226-07-07`, `10000-01-01`, `202607-07`.
  private func beginsWithOddYear(_ textEndsHere: Bool) -> Bool {
    var form = self
    guard let year = form.number(atMost: 6) else { return false }
    switch year.width {
    case 3, 5:
      guard let mark = form.takeScalar(DateMarks.between), form.number(atMost: 2) != nil,
        form.takeScalar(String(mark)) != nil
      else { return false }
      return form.number(atMost: 2) != nil && form.endsNumber
    case 6:
      guard (1900...2100).contains(year.value / 100), (1...12).contains(year.value % 100), form.takeDash() else {
        return false
      }
      return form.number(atMost: 2) != nil && form.isAfterNumber
    default: return false
    }
  }

  /// Moves past any sign.
  private mutating func takeSign() -> Bool {
    guard let scalar = Unicode.Scalar(next), scalar.isSign else { return false }
    return takeScalar(String(scalar)) != nil
  }

  /// Moves past a dash, also where it is doubled.
  private mutating func takeDash() -> Bool {
    guard takeScalar(DateMarks.dashes) != nil else { return false }
    _ = takeScalar(DateMarks.dashes)
    return true
  }

  /// `26–7–7`, `26. 7. 7.`, `26년 7월`, `7 월 7 일`.
  private var beginsWithShortYear: Bool {
    var form = self
    guard form.number(atMost: 2) != nil else { return false }
    let hadBlank = form.skipBlanks()
    if form.takeScalar(DateMarks.years) != nil {
      form.skipBlanks()
      guard form.number(atMost: 2) != nil else { return false }
      form.skipBlanks()
      return form.takeScalar(DateMarks.months) != nil
    }
    if form.takeScalar(DateMarks.months) != nil {
      form.skipBlanks()
      return form.nextIsDigit
    }
    guard !hadBlank, let mark = form.takeScalar(DateMarks.between) else { return false }
    form.skipBlanks()
    guard form.number(atMost: 2) != nil, form.takeScalar(String(mark)) != nil else { return false }
    form.skipBlanks()
    guard let last = form.number(atMost: 4), last.width % 2 == 0 || last.width == 1 else { return false }
    return !form.isNext(":")
  }

  /// `7.7.`, `7. 7.`, `07–07`, `7・7`, `7.7 화`: the month and the day, and no entry behind them.
  private func beginsWithDay(_ textEndsHere: Bool) -> Bool {
    var form = self
    guard form.number(atMost: 2) != nil, let mark = form.takeScalar(DateMarks.dashes + DateMarks.dots) else {
      return false
    }
    if mark == "." { form.skipBlanks() }
    guard form.number(atMost: 2) != nil else { return false }
    let hadDot = mark == "." && form.takeScalar(".") != nil
    return form.endsDate(textEndsHere, mayHaveTimes: hadDot)
  }

  /// A month or an era in letters with its day.
  private func isNamedDate(_ textEndsHere: Bool) -> Bool {
    var form = self
    guard let named = form.namedDate() else { return false }
    if named.beginsWithDay, named.year == nil { return form.endsDate(textEndsHere, mayHaveTimes: true) }
    return named.isClosed || form.isAfterNumber
  }

  /// Whether the number before this place ends here, and neither a unit nor a colon follows it.
  private var isAfterNumber: Bool { endsNumber && !(UInt32(ascii: "a")...UInt32(ascii: "z")).contains(next) }

  /// Whether the number before this place ends here and is no hour.
  private var endsNumber: Bool { !isNext(":") && !nextIsDigit }

  /// Moves past `July 7`, `7 July 2026`, `2026-Jul-07`, `令和8年7月7日`, `R8.7.7`.
  fileprivate mutating func namedDate() -> NamedDate? {
    let start = self
    if let date = nextIsDigit ? dayMonthDate() : eraDate() ?? theDayDate() ?? monthDate() { return date }
    self = start
    return nil
  }

  /// The eras with the year before their first.
  private static let eras: [(name: String, sign: String, letter: String, base: Int)] = [
    ("令和", "令", "r", 2018), ("平成", "平", "h", 1988), ("昭和", "昭", "s", 1925), ("大正", "大", "t", 1911),
    ("明治", "明", "m", 1867),
  ]

  private mutating func eraDate() -> NamedDate? {
    let start = self
    for era in Self.eras where take(era.name) || take(era.sign) || take(era.letter) {
      let isLetter = start.isNext(era.letter.unicodeScalars.first!)
      let place = self
      if !isLetter, let date = eraDate(after: era.base) { return date }
      self = place
      if let date = shortEraDate(after: era.base) { return date }
      break
    }
    self = start
    return nil
  }

  /// `8.7.7` after the sign of an era.
  private mutating func shortEraDate(after base: Int) -> NamedDate? {
    guard let year = number(atMost: 2)?.value, let mark = takeScalar("-./"), let month = number(atMost: 2)?.value,
      takeScalar(String(mark)) != nil, let day = number(atMost: 2)?.value
    else { return nil }
    return NamedDate(year: base + year, month: month, day: day, isCertain: false)
  }

  private mutating func eraDate(after base: Int) -> NamedDate? {
    skipBlanks()
    guard let year = take("元") ? 1 : number(atMost: 2)?.value else { return nil }
    skipBlanks()
    guard takeScalar("年") != nil else { return nil }
    skipBlanks()
    guard let month = number(atMost: 2)?.value else { return nil }
    skipBlanks()
    guard takeScalar("月") != nil else { return nil }
    skipBlanks()
    guard let day = number(atMost: 2)?.value else { return nil }
    let start = self
    skipBlanks()
    let isClosed = takeScalar("日") != nil
    if !isClosed { self = start }
    return NamedDate(year: base + year, month: month, day: day, isClosed: isClosed)
  }

  /// `July 7`, `July 7th, 2026`, `July_7`.
  private mutating func monthDate() -> NamedDate? {
    guard let month = takeMonth() else { return nil }
    skipSeparators()
    guard let day = takeDay() else { return nil }
    var date = NamedDate(month: month, day: day)
    takeYear(of: &date)
    return date
  }

  /// `the 7th of July`.
  private mutating func theDayDate() -> NamedDate? {
    let start = self
    if take("the"), skipBlanks(), nextIsDigit, let date = dayMonthDate(), date.beginsWithDay { return date }
    self = start
    return nil
  }

  /// `7 July 2026`, `07-Jul-26`, `2026-Jul-07`.
  private mutating func dayMonthDate() -> NamedDate? {
    let start = self
    if let year = number(), year.width == 4 {
      skipSeparators()
      if let month = takeMonth() {
        skipSeparators()
        if let day = takeDay() { return NamedDate(year: year.value, month: month, day: day) }
      }
    }
    self = start
    if let day = takeDay() {
      skipSeparators()
      if take("of") { skipBlanks() }
      if let month = takeMonth() {
        var date = NamedDate(month: month, day: day, beginsWithDay: true)
        takeYear(of: &date)
        return date
      }
    }
    self = start
    return nil
  }

  /// Moves past blanks and marks; returns whether a mark was among them.
  @discardableResult
  private mutating func skipSeparators() -> Bool {
    var hadMark = false
    while true {
      if takeScalar(DateMarks.between) != nil {
        hadMark = true
      } else if !skipBlanks() {
        return hadMark
      }
    }
  }

  /// A month in English, in full or its first letters.
  private mutating func takeMonth() -> Int? {
    let start = self
    var word = letters()
    if word == "sept" { word = "sep" }
    guard word.utf8.count >= 3, let index = Self.months.firstIndex(of: word) ?? Self.shortMonths.firstIndex(of: word)
    else {
      self = start
      return nil
    }
    _ = takeScalar(".")
    return index + 1
  }

  private mutating func takeDay() -> Int? {
    guard let day = number(atMost: 2)?.value else { return nil }
    _ = takeAny(["st", "nd", "rd", "th"])
    return day
  }

  /// Moves past the year of a date, if one follows: with two digits of this century, behind the month or a mark.
  private mutating func takeYear(of date: inout NamedDate) {
    let start = self
    let hadMark = skipSeparators()
    if let year = number(), isAfterNumber {
      if year.width == 4 {
        date.year = year.value
        return
      }
      if year.width == 2, date.beginsWithDay || hadMark {
        date.year = 2000 + year.value
        date.isCertain = false
        return
      }
    }
    self = start
  }

  /// Moves past a weekday, or a word for a date, with the marks behind it.
  fileprivate mutating func takeDateIntroduction() -> (weekday: Weekday?, text: String)? {
    let start = self
    let word = takeWord()
    let weekday = ForeignForms.weekday(word)
    guard weekday != nil || ["date", "day", "날짜", "일자", "日付", "서기", "西暦"].contains(word) else {
      self = start
      return nil
    }
    while skipBlanks() || takeScalar(":=," + DateMarks.dashes) != nil {}
    return weekday.map { ($0.weekday, $0.text) } ?? (nil, "")
  }

  /// Whether nothing follows that an entry could go on with: the end, a weekday with nothing or times behind it, or times where
  /// they may.
  private func endsDate(_ textEndsHere: Bool, mayHaveTimes: Bool) -> Bool {
    var form = self
    let hadBlank = form.skipBlanks()
    if form.isAtEnd { return textEndsHere }
    if mayHaveTimes, hadBlank, form.beginsWithClock { return true }
    guard form.mayBeginWeekday else { return false }
    let word = form.takeWord()
    guard ForeignForms.weekday(word) != nil else { return false }
    form.skipBlanks()
    return form.isAtEnd ? textEndsHere : form.beginsWithClock
  }

  private var mayBeginWeekday: Bool {
    Unicode.Scalar(next).map { "mtwfs월화수목금토일月火水木金土日()[].".unicodeScalars.contains($0) } ?? false
  }

  private var beginsWithClock: Bool {
    var form = self
    return form.number(atMost: 2) != nil && form.isNext(":")
  }

  private func isAtWordEnd(_ textEndsHere: Bool) -> Bool {
    if isAtEnd { return textEndsHere }
    var form = self
    _ = form.takeScalar(".")
    return form.skipBlanks() || form.isAtEnd && textEndsHere
  }
}
