/// Cadences in other forms (SPEC, Quests).
extension ForeignForms {
  /// `daily`, `every 3 days`, `on monday`, `on mon-fri`, `on 3th tue`, `매주 월,수`, `주 3회`; nil where it is something else.
  static func cadence(_ text: String) -> Correction? {
    guard text.utf8.count <= longest else { return nil }
    var words = folded(text).split { $0 == 0x20 || Unicode.Scalar($0)?.isBlank == true }.map { word in
      String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init)))
    }
    let phrase = words.joined(separator: " ")
    if phrase.isEmpty { return nil }
    if let fixed = phrases.first(where: { $0.words.contains(phrase) }) {
      return fixed.cadence == text ? nil : Correction(fixed.cadence)
    }
    if let meant = blocks(phrase) ?? someDays(phrase) { return meant.text == text ? nil : meant }
    // What is left are lists of days.
    var isCertain = false
    if let first = words.first, ["on", "every", "each", "매주", "매월", "매달", "毎週", "毎月"].contains(first) {
      words.removeFirst()
      isCertain = true
    }
    if words.count > 2, words[words.count - 1] == "month" {
      while let last = words.last, ["of", "the", "every", "each", "month"].contains(last) { words.removeLast() }
    }
    guard let list = dayList(words.filter { $0 != "the" }.joined(separator: " ")) else { return nil }
    let result = "on " + list
    return result == text ? nil : Correction(result, isCertain: isCertain)
  }

  private static let phrases: [(words: [String], cadence: String)] = [
    (
      [
        "per day", "daily", "everyday", "every day", "each day", "a day", "per days", "/day", "/ day", "하루", "하루에",
        "매일",
        "날마다", "毎日", "1日", "1日",
      ], "per day"
    ),
    (
      ["per week", "weekly", "every week", "each week", "a week", "per weeks", "/week", "매주", "주마다", "일주일에", "毎週"],
      "per week"
    ),
    (
      [
        "per month", "monthly", "every month", "each month", "a month", "per months", "/month", "매월", "매달", "달마다", "毎月",
      ],
      "per month"
    ),
    (
      ["per year", "yearly", "annually", "every year", "each year", "a year", "per years", "/year", "매년", "해마다", "毎年"],
      "per year"
    ),
    (
      [
        "weekdays", "on weekdays", "every weekday", "each weekday", "workdays", "평일", "평일마다", "平日", "mon-fri",
      ], "on mon,tue,wed,thu,fri"
    ),
    (["weekends", "on weekends", "every weekend", "주말", "주말마다", "週末"], "on sat,sun"),
    (["every other day", "격일", "하루걸러", "隔日"], "per 2 days"),
    (["total", "in total", "overall", "altogether", "총", "모두", "전체", "합계", "合計"], "total"),
  ]

  /// `every 3 days`, `per 3days`, `3일마다`, `3日ごと`; in doubt `per 2 weeks`.
  private static func blocks(_ phrase: String) -> Correction? {
    guard var form = FormText(phrase) else { return nil }
    let hasWord = form.takeAny(["every ", "each ", "per ", "매 "]) != nil
    form.skipBlanks()
    guard let (count, _) = form.number(atMost: 4), count > 0 else { return nil }
    form.skipBlanks()
    let unit = form.rest()
    if hasWord, ["days", "day", "일"].contains(unit) || ["일마다", "日ごと", "日毎"].contains(unit) || unit == "일에 한 번" {
      return Correction("per \(count) days")
    }
    if !hasWord, ["일마다", "일에 한 번", "日ごと", "日毎"].contains(unit) { return Correction("per \(count) days") }
    if hasWord, ["weeks", "week"].contains(unit) { return Correction("per \(count * 7) days", isCertain: false) }
    if ["주마다", "週ごと"].contains(unit) { return Correction("per \(count * 7) days", isCertain: false) }
    return nil
  }

  /// `any 3 days a week`; in doubt `3 times a week`, `주 3회`, `週3回`.
  private static func someDays(_ phrase: String) -> Correction? {
    guard var form = FormText(phrase) else { return nil }
    var unit: String?
    if form.takeAny(["일주일에", "매주", "주", "毎週", "週に", "週"]) != nil { unit = "week" }
    if unit == nil, form.takeAny(["한 달에", "매월", "매달", "월", "毎月", "月に", "月"]) != nil { unit = "month" }
    let hasAny = unit == nil && form.take("any ")
    form.skipBlanks()
    guard let (count, _) = form.number(atMost: 2) else { return nil }
    form.skipBlanks()
    if let unit {
      // `매월 15일` is a date.
      let words = unit == "week" ? ["일", "회", "번", "日", "回"] : ["회", "번", "回"]
      guard form.takeAny(words) != nil, form.isAtEnd else { return nil }
      return some(count, unit, isCertain: false)
    }
    guard form.takeAny(["days", "day", "times", "x"]) != nil else { return nil }
    form.skipBlanks()
    _ = form.takeAny(["per", "a", "each", "every", "in a", "/"])
    form.skipBlanks()
    let rest = form.rest()
    return ["week", "month"].contains(rest) ? some(count, rest, isCertain: hasAny) : nil
  }

  private static func some(_ count: Int, _ unit: String, isCertain: Bool) -> Correction? {
    guard count >= 1, count <= (unit == "week" ? 7 : 31) else { return nil }
    return Correction("any \(count) days per \(unit)", isCertain: isCertain)
  }

  private enum Day: Equatable {
    case weekday(Weekday)
    case date(Int)
    case ordinal(Int)
    case last
  }

  /// Weekdays, dates, or ordinals and then weekdays, as the format writes them.
  private static func dayList(_ text: String) -> String? {
    var days: [Day] = []
    var afterRange = false
    var word = ""
    func add(_ day: [Day]) {
      if afterRange, let first = days.last, let last = day.first, let range = range(first, last) {
        days += range.dropFirst()
      } else {
        days += day
      }
      afterRange = false
    }
    for character in text.unicodeScalars + [","] {
      let isDash = "-~–〜".unicodeScalars.contains(character)
      guard isDash || ", /·、&".unicodeScalars.contains(character) else {
        word.unicodeScalars.append(character)
        continue
      }
      if !word.isEmpty, word != "and", word != "및", word != "と" {
        guard let found = day(word) else { return nil }
        add(found)
      }
      if isDash { afterRange = !days.isEmpty }
      word = ""
    }
    return spelled(days)
  }

  private static func range(_ first: Day, _ last: Day) -> [Day]? {
    switch (first, last) {
    case (.weekday(let a), .weekday(let b)) where a.rawValue < b.rawValue:
      Weekday.allCases.filter { $0.rawValue >= a.rawValue && $0.rawValue <= b.rawValue }.map { .weekday($0) }
    case (.date(let a), .date(let b)) where a < b: (a...b).map { .date($0) }
    default: nil
    }
  }

  private static let ordinalWords: [[String]] = [
    ["first", "첫째", "첫번째", "첫"], ["second", "둘째", "두번째"], ["third", "셋째", "세번째"], ["fourth", "넷째", "네번째"],
    ["fifth", "다섯째", "다섯번째"],
  ]

  /// The day, or days, that one word names.
  private static func day(_ word: String) -> [Day]? {
    if let (weekday, _) = weekday(word) { return [.weekday(weekday)] }
    if ["last", "마지막", "말일", "末日", "最終"].contains(word) { return [.last] }
    if let index = ordinalWords.firstIndex(where: { $0.contains(word) }) { return [.ordinal(index + 1)] }
    if let all = runTogether(word) { return all }
    guard var form = FormText(word) else { return nil }
    let hasMark = form.take("第")
    guard let (value, _) = form.number(atMost: 2), value >= 1, value <= 31 else { return nil }
    if form.isAtEnd { return hasMark ? [.ordinal(value)] : [.date(value)] }
    let rest = form.rest()
    if rest == "일" || rest == "日" { return [.date(value)] }
    if ["st", "nd", "rd", "th", "번째", "째"].contains(rest) { return [.ordinal(value)] }
    guard let (weekday, _) = weekday(rest) else { return nil }
    return hasMark ? [.ordinal(value), .weekday(weekday)] : nil
  }

  /// `월수금`, `月水金`
  private static func runTogether(_ word: String) -> [Day]? {
    let scalars = Array(word.unicodeScalars)
    guard (2...7).contains(scalars.count) else { return nil }
    let days = scalars.compactMap { scalar in Weekday.allCases.first { $0.hangul == scalar || $0.kanji == scalar } }
    return days.count == scalars.count ? days.map { .weekday($0) } : nil
  }

  private static func isOrdinal(_ day: Day) -> Bool { if case .ordinal = day { true } else { false } }

  private static func spelled(_ days: [Day]) -> String? {
    guard !days.isEmpty else { return nil }
    let split = days.firstIndex { if case .weekday = $0 { true } else { false } } ?? days.count
    var head = Array(days[..<split])
    let tail = days[split...].compactMap { day -> Weekday? in if case .weekday(let found) = day { found } else { nil } }
    guard tail.count == days.count - split else { return nil }
    // `15th` by itself is a date, `3 tue` an ordinal.
    head = head.map { day in
      switch day {
      case .ordinal(let number) where tail.isEmpty: .date(number)
      case .date(let number) where !tail.isEmpty: .ordinal(number)
      default: day
      }
    }
    let isMixed = head.contains { if case .date = $0 { true } else { false } } && Set(days.map(isOrdinal)).count > 1
    if tail.isEmpty, isMixed { return nil }
    let ordinals = ["1st", "2nd", "3rd", "4th", "5th"]
    var words: [String] = []
    for day in head {
      switch day {
      case .ordinal(let number):
        guard number <= 5 else { return nil }
        words.append(ordinals[number - 1])
      case .date(let number): words.append("\(number)")
      case .last: words.append("last")
      case .weekday: return nil
      }
    }
    return [words.joined(separator: ","), tail.map(\.keyword).joined(separator: ",")]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
