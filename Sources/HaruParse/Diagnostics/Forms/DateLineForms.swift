/// Dates as they begin a line that is no date line yet: after a weekday or the word for a date, with the month in letters, in a
/// Japanese era, with letters that look like digits (SPEC, Recovery).
extension Forms {
  /// The first letters of the English words that such a date begins with.
  static let dateLineWords: Set<String> = Set(
    FormText.shortMonths + Weekday.allCases.map(\.keyword) + ["dat", "day"])

  /// Whether `text`, what is left of a line, begins with a date in one of the rarer forms. `isWhole` says that nothing follows.
  static func beginsWithRareDate(_ text: String, isWhole: Bool) -> Bool {
    guard let form = FormText(text) else { return false }
    let end: FormText.End = isWhole ? .isDone : .goesOn
    if form.beginsWithDate(end) || form.withoutLetters?.firstWord.beginsWithYear(end) == true { return true }
    var rest = form
    guard !form.nextIsDigit, rest.takeDateIntroduction() != nil else { return false }
    let after = rest.rest()
    let bytes = Array(after.utf8)
    return Cursor(0, bytes.count).resemblesUsualDate(bytes.span)
      || FormText(after)?.beginsWithDate(end) == true
  }

  /// What date a line was meant to begin with, the likeliest first.
  static func lineDates(_ text: String, year: Int?) -> [Meant] {
    let found = dates(text, year: year)
    guard found.isEmpty, var form = FormText(text) else { return found }
    if var repaired = form.withoutLetters { return dates(repaired.rest(), year: year).map(\.doubtful) }
    if let named = form.namedDate() {
      return meant(named, form.rest(), in: year)
    }
    guard let introduction = form.takeDateIntroduction() else { return [] }
    let rest = form.rest()
    guard !rest.isEmpty else { return [] }
    let bytes = Array(rest.utf8)
    let isPlain = Cursor(0, bytes.count).looksLikeDate(bytes.span) && bytes.count == 10
    var after = FormText(rest)
    var dates = isPlain ? [Meant(rest)] : dates(rest, year: year)
    if dates.isEmpty, let named = after?.namedDate() { dates = meant(named, after!.rest(), in: year) }
    return dates.compactMap { date in
      let bytes = Array(date.text.utf8)
      var cursor = Cursor(0, bytes.count)
      guard let day = cursor.readDate(bytes.span) else { return nil }
      guard let weekday = introduction.weekday, cursor.isAtEnd else { return date }
      // A wrong weekday is for the person to judge.
      return weekday == day.weekday
        ? Meant(date.text + " " + introduction.text, isCertain: date.isCertain) : date.doubtful
    }
  }

  private static func meant(_ named: FormText.NamedDate, _ suffix: String, in year: Int?) -> [Meant] {
    guard let year = named.year ?? year, DayNumber.isValid(year: year, month: named.month, day: named.day) else {
      return []
    }
    let date = DayNumber(year: year, month: named.month, day: named.day)
    let isCertain = named.year != nil && named.isCertain
    if suffix.unicodeScalars.allSatisfy({ ",.: ".unicodeScalars.contains($0) }) {
      return [Meant(date.description, isCertain: isCertain)]
    }
    guard let (weekday, text) = weekday(suffix) else { return [] }
    return weekday == date.weekday
      ? [Meant("\(date) \(text)", isCertain: isCertain)] : [Meant(date.description, isCertain: false)]
  }
}

extension FormText {
  /// What lies behind the text.
  enum End {
    case isDone, goesOn
  }

  /// A date whose month or era is a word; the year may be missing.
  struct NamedDate {
    var year: Int?
    var month: Int
    var day: Int
    /// Whether the day has its own sign, so that anything may follow it.
    var isClosed = false
    /// Whether it can mean nothing else.
    var isCertain = true
  }

  private static let dashes = "-‐‑‒–—―−﹘﹣ーㅡ─"
  private static let marks = dashes + "./_·・,"
  /// The marks that stand between the numbers of a date, and behind them.
  static let dateMarks = marks + "年月日년월일"
  fileprivate static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  fileprivate static let shortMonths = months.map { String($0.prefix(3)) }

  /// A date that starts here in one of the rarer forms.
  fileprivate func beginsWithDate(_ end: End) -> Bool {
    var named = self
    if named.isNamedDate(end) { return true }
    return beginsWithYear(end) || beginsWithShortYear || beginsWithDay(end)
  }

  /// `2026–07–07`, `2026 07 07`, `2026 - 07 - 07`, `2026 년 7 월`.
  fileprivate func beginsWithYear(_ end: End) -> Bool {
    var form = self
    guard let year = form.number(), year.width == 4 else { return false }
    form.skipBlanks()
    if form.takeScalar("년年") != nil {
      form.skipBlanks()
      return form.nextIsDigit
    }
    form = self
    _ = form.number()
    var isMarked = true
    var numbers: [Int] = []
    for _ in 0..<2 {
      let hadBlank = form.skipBlanks()
      let mark = form.takeScalar(Self.marks)
      form.skipBlanks()
      guard hadBlank || mark != nil, let number = form.number(atMost: 2) else { return false }
      isMarked = isMarked && mark != nil
      numbers.append(number.value)
    }
    if isMarked { return !form.nextIsDigit && form.next != 0x3A }
    return (1900...2100).contains(year.value) && (1...12).contains(numbers[0]) && (1...31).contains(numbers[1])
      && form.isAtWordEnd(end)
  }

  /// `26–7–7`, `26. 7. 7.`, `26년 7월`, `7 월 7 일`.
  private var beginsWithShortYear: Bool {
    var form = self
    guard form.number(atMost: 2) != nil else { return false }
    let hadBlank = form.skipBlanks()
    if form.takeScalar("년年") != nil {
      form.skipBlanks()
      guard form.number(atMost: 2) != nil else { return false }
      form.skipBlanks()
      return form.takeScalar("월月") != nil
    }
    if form.takeScalar("월月") != nil {
      form.skipBlanks()
      return form.nextIsDigit
    }
    guard !hadBlank, let mark = form.takeScalar(Self.marks) else { return false }
    form.skipBlanks()
    guard form.number(atMost: 2) != nil, form.takeScalar(String(mark)) != nil else { return false }
    form.skipBlanks()
    guard let last = form.number(atMost: 4), last.width % 2 == 0 || last.width == 1 else { return false }
    return form.next != 0x3A
  }

  /// `7.7.`, `7. 7.`, `07–07`, `7.7 화`: the month and the day, and no entry behind them.
  private func beginsWithDay(_ end: End) -> Bool {
    var form = self
    guard form.number(atMost: 2) != nil, let mark = form.takeScalar(Self.dashes + ".") else { return false }
    if mark == "." { form.skipBlanks() }
    guard form.number(atMost: 2) != nil else { return false }
    let hadDot = mark == "." && form.takeScalar(".") != nil
    return form.endsDate(end, mayHaveTimes: hadDot)
  }

  /// A month or an era in letters with its day.
  private mutating func isNamedDate(_ end: End) -> Bool {
    var form = self
    guard let named = form.namedDate() else { return false }
    if nextIsDigit, named.year == nil { return form.endsDate(end, mayHaveTimes: true) }
    return named.isClosed || form.isAfterNumber
  }

  /// Whether the number before this place ends here, and neither a unit nor a colon follows it.
  private var isAfterNumber: Bool { next != 0x3A && !nextIsDigit && !(0x61...0x7A).contains(next) }

  /// Moves past `July 7`, `7 July 2026`, `2026-Jul-07`, `令和8年7月7日`, `R8.7.7`.
  fileprivate mutating func namedDate() -> NamedDate? {
    let start = self
    if let date = nextIsDigit ? dayMonthDate() : eraDate() ?? monthDate() { return date }
    self = start
    return nil
  }

  private mutating func eraDate() -> NamedDate? {
    let start = self
    let years = [2018, 1988, 1925, 1911]
    let date: NamedDate?
    if let era = takeAny(["令和", "平成", "昭和", "大正"]) {
      date = eraDate(after: years[era])
    } else if let era = takeAny(["r", "h", "s", "t"]), let year = number(atMost: 2)?.value,
      let mark = takeScalar("-./"), let month = number(atMost: 2)?.value, takeScalar(String(mark)) != nil,
      let day = number(atMost: 2)?.value
    {
      date = NamedDate(year: years[era] + year, month: month, day: day, isCertain: false)
    } else {
      date = nil
    }
    if date == nil { self = start }
    return date
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

  /// `July 7`, `July 7th, 2026`.
  private mutating func monthDate() -> NamedDate? {
    let start = self
    guard let month = takeMonth(), let day = takeDay(after: " -./,") else {
      self = start
      return nil
    }
    return NamedDate(year: takeYear(), month: month, day: day)
  }

  /// `7 July 2026`, `2026-Jul-07`.
  private mutating func dayMonthDate() -> NamedDate? {
    let start = self
    if let year = number(), year.width == 4 {
      skipSeparators()
      if let month = takeMonth(), let day = takeDay(after: " -./,") {
        return NamedDate(year: year.value, month: month, day: day)
      }
    }
    self = start
    if let day = takeDay(after: "") {
      skipSeparators()
      if take("of") { skipBlanks() }
      if let month = takeMonth() { return NamedDate(year: takeYear(), month: month, day: day) }
    }
    self = start
    return nil
  }

  private mutating func skipSeparators() {
    while skipBlanks() || takeScalar("-./,") != nil {}
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

  private mutating func takeDay(after separators: String) -> Int? {
    let start = self
    while !separators.isEmpty, skipBlanks() || takeScalar(separators) != nil {}
    if let day = number(atMost: 2)?.value {
      _ = takeAny(["st", "nd", "rd", "th"])
      return day
    }
    self = start
    return nil
  }

  private mutating func takeYear() -> Int? {
    let start = self
    skipSeparators()
    if let year = number(), year.width == 4, isAfterNumber { return year.value }
    self = start
    return nil
  }

  /// Moves past a weekday, or a word for a date, with the marks behind it.
  fileprivate mutating func takeDateIntroduction() -> (weekday: Weekday?, text: String)? {
    let start = self
    let word = takeWord()
    let weekday = Forms.weekday(word)
    guard weekday != nil || ["date", "day", "날짜", "일자", "日付", "서기", "西暦"].contains(word) else {
      self = start
      return nil
    }
    while skipBlanks() || takeScalar(":=,") != nil {}
    return weekday.map { ($0.weekday, $0.text) } ?? (nil, "")
  }

  /// Whether nothing follows that an entry could go on with: the end, a weekday with nothing or times behind it, or times where
  /// they may.
  private func endsDate(_ end: End, mayHaveTimes: Bool) -> Bool {
    var form = self
    let hadBlank = form.skipBlanks()
    if form.isAtEnd { return end == .isDone }
    if mayHaveTimes, hadBlank, form.beginsWithClock { return true }
    guard form.mayBeginWeekday else { return false }
    let word = form.takeWord()
    guard Forms.weekday(word) != nil else { return false }
    form.skipBlanks()
    return form.isAtEnd ? end == .isDone : form.beginsWithClock
  }

  private var mayBeginWeekday: Bool {
    Unicode.Scalar(next).map { "mtwfs월화수목금토일月火水木金土日()[].".unicodeScalars.contains($0) } ?? false
  }

  private var beginsWithClock: Bool {
    var form = self
    return form.number(atMost: 2) != nil && form.next == 0x3A
  }

  private func isAtWordEnd(_ end: End) -> Bool {
    if isAtEnd { return end == .isDone }
    var form = self
    _ = form.takeScalar(".")
    return form.skipBlanks() || form.isAtEnd && end == .isDone
  }
}
