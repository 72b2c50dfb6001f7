/// Cadences in other forms (SPEC, Quests).
extension ForeignForms {
  /// `daily`, `every 3 days`, `on monday`, `on sun-wed`, `on 3th tue`, `매주 월,수`, `주 3회`; nil where it is something else. A day
  /// without its year lies in `year`.
  static func cadence(_ text: String, in year: Int? = nil) -> Correction? {
    guard let meant = meantCadence(text, in: year), meant.text != text || !meant.others.isEmpty else { return nil }
    return meant
  }

  /// The same also for a cadence that is right, with `over` behind it or not.
  static func meantCadence(_ text: String, in year: Int? = nil) -> Correction? {
    if let meant = plainCadence(text, in: year) { return meant }
    let words = text.split(separator: " ")
    guard text.utf8.count <= longest else { return nil }
    // `weekly over mon-fri`
    for first in words.indices.dropFirst() {
      if let over = over(words[first...].joined(separator: " ")),
        let cadence = plainCadence(words[..<first].joined(separator: " "), in: year)
      {
        return cadence.followed(by: over)
      }
    }
    return nil
  }

  private static func plainCadence(_ text: String, in year: Int? = nil) -> Correction? {
    guard text.utf8.count <= longest else { return nil }
    let words = folded(text).split { $0 == 0x20 || Unicode.Scalar($0)?.isBlank == true }.map { word in
      String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init)))
    }
    let phrase = words.joined(separator: " ")
    if phrase.isEmpty { return nil }
    if phrase == "biweekly" || phrase == "bi-weekly" {
      return Correction(oneOf: ["per 2 weeks", "any 2 days per week"])
    }
    if let fixed = phrases.first(where: { $0.words.contains(phrase) }) {
      return Correction(fixed.cadence, isCertain: !fixed.isDoubtful)
    }
    if let meant = blocks(phrase) ?? someDays(phrase) ?? span(phrase, in: year) { return meant }
    return DayList.read(phrase, in: year)
  }

  /// The weekdays among which days are counted: `over weekdays`, `over monday to friday`, `평일 기준`; nil where the text is
  /// something else.
  static func over(_ text: String) -> Correction? {
    guard var form = FormText(text) else { return nil }
    let hasOver = form.takeWhole("over")
    form.skipBlanks()
    var days = form.rest()
    if !hasOver {
      guard let ending = ["기준으로", "기준", "基準", "ベース"].first(where: days.hasSuffix) else { return nil }
      days.removeLast(ending.count)
      if days.hasSuffix("の") { days.removeLast() }
    }
    while days.last == " " { days.removeLast() }
    // `mon-` is half a range.
    guard days.last?.isLetter == true, let list = plainCadence(days), list.others.isEmpty, list.text.hasPrefix("on ")
    else { return nil }
    let words = list.text.dropFirst(3).split(separator: ",").map(String.init)
    let named = words.compactMap { weekday($0)?.weekday }
    guard named.count == words.count else { return nil }
    let mask = named.reduce(UInt8(0)) { $0 | 1 << $1.rawValue }
    return Correction("over " + Cadence.ranges(of: mask) { $0.written(like: words[0]) }, isCertain: list.isCertain)
  }

  /// The same at the beginning of a text; moves past it.
  static func takeOver(_ form: inout FormText) -> Correction? {
    var next = form
    var found: (end: FormText, Correction)?
    for _ in 0..<8 where !next.isAtEnd {
      next.skipWord()
      if let over = over(form.text(upTo: next.at)) { found = (next, over) }
      next.skipBlanks()
    }
    guard let found else { return nil }
    form = found.end
    return found.1
  }

  /// Days that a skip excuses: `every sat`, `weekends`, `매주 토 쉼`, `on 2026-08-01`. One weekday or date may be only the next one.
  static func skippedDays(_ text: String) -> Correction? {
    var days = text
    for word in ["쉬는 날", "쉼", "쉬기", "휴무", "off", "休み"] where days.hasSuffix(" " + word) {
      days.removeLast(word.count + 1)
      break
    }
    if days.hasPrefix("on ") {
      let dates = String(days.dropFirst(3))
      if let span = dateSpan(dates) ?? monthSpan(dates) { return span }
      if let date = oneDate(dates) { return Correction("\(date.day)", isCertain: date.isCertain) }
    }
    guard let meant = plainCadence(days), meant.texts.allSatisfy({ $0.hasPrefix("on ") }) else { return nil }
    let plain = String(String.UnicodeScalarView(folded(days).compactMap(Unicode.Scalar.init)))
    let repeats =
      ["on ", "every ", "each ", "매", "毎"].contains(where: plain.hasPrefix) || plain.hasSuffix("s")
      || plain.hasSuffix("마다")
    if repeats { return meant }
    return meant.text.utf8.contains(where: Byte.isDigit) ? nil : meant.doubtful
  }

  /// A cadence at the beginning of a text; moves past it.
  static func takeCadence(_ form: inout FormText, in year: Int?) -> Correction? {
    // The longest run of words that is one.
    var ends: [Int] = []
    var next = form
    while !next.isAtEnd, ends.count < 12 {
      next.skipWord()
      ends.append(next.at)
      next.skipBlanks()
    }
    for end in ends.reversed() {
      let text = form.text(upTo: end)
      // A number by itself is the amount.
      if !text.utf8.allSatisfy(Byte.isDigit), let found = meantCadence(text, in: year) {
        form.at = end
        return found
      }
    }
    // `毎日30分`
    for fixed in phrases {
      for word in fixed.words where word.utf8.first! >= 0x80 || word.utf8.first == UInt8(ascii: "1") {
        var rest = form
        if rest.take(word), rest.nextIsDigit || ["一", "二", "三", "半"].contains(where: { rest.isNext($0) }) {
          form = rest
          return Correction(fixed.cadence, isCertain: !fixed.isDoubtful)
        }
      }
    }
    // `月20時間` may be on Mondays.
    var rest = form
    if rest.take("月"), rest.nextIsDigit {
      form = rest
      return Correction(oneOf: ["per month", "on 月"])
    }
    return nil
  }

  private struct CadencePhrase {
    var words: [String]
    var cadence: String
    var isDoubtful = false

    init(_ words: [String], _ cadence: String, doubtful: Bool = false) {
      (self.words, self.cadence, isDoubtful) = (words, cadence, doubtful)
    }
  }

  private static let phrases: [CadencePhrase] = [
    .init(
      [
        "per day", "daily", "everyday", "every day", "each day", "a day", "per days", "/day", "/ day", "하루에", "하루",
        "매일",
        "날마다", "매 일", "毎日", "1日に", "1日", "一日に", "一日",
      ], "per day"),
    .init(
      [
        "per week", "weekly", "every week", "each week", "a week", "per weeks", "/week", "매주", "주마다", "매 주", "일주일에",
        "毎週",
        "週に",
      ], "per week"),
    .init(
      [
        "per month", "monthly", "every month", "each month", "a month", "per months", "/month", "매월", "매달", "달마다",
        "매 달", "매 월",
        "한 달에",
        "한달에", "毎月", "月に",
      ], "per month"),
    .init(
      [
        "per year", "yearly", "annually", "every year", "each year", "a year", "per years", "/year", "매년", "매 년", "해마다",
        "毎年",
      ],
      "per year"),
    .init(
      [
        "per quarter", "quarterly", "every quarter", "each quarter", "a quarter", "per quarters", "/quarter", "분기마다",
        "매분기", "매 분기", "분기별", "四半期ごと", "四半期毎", "毎四半期", "四半期ごとに",
      ], "per quarter"),
    .init(["fortnightly", "every fortnight", "each fortnight", "a fortnight", "per fortnight"], "per 2 weeks"),
    .init(["격주", "격주로", "隔週", "隔週で", "every other week"], "per 2 weeks", doubtful: true),
    .init(["weekdays", "on weekdays", "every weekday", "each weekday", "workdays"], "on mon,tue,wed,thu,fri"),
    .init(["평일", "평일마다", "평일에", "매 평일"], "on 월,화,수,목,금"),
    .init(["平日", "平日毎日", "平日に"], "on 月,火,水,木,金"),
    .init(["weekends", "on weekends", "every weekend"], "on sat,sun"),
    .init(["주말", "주말마다", "주말에"], "on 토,일"),
    .init(["週末", "週末に"], "on 土,日"),
    .init(["말일", "매월 말일", "매달 말일", "末日", "毎月末日", "月の最終日", "the last day of the month"], "on last"),
    .init(["월말", "月末", "매월 말", "end of month"], "on last", doubtful: true),
    .init(["월초", "月初"], "on 1", doubtful: true),
    .init(["every other day", "격일", "하루걸러", "隔日", "2日に1回", "이틀에 한 번"], "per 2 days", doubtful: true),
    .init(["mwf"], "on mon,wed,fri", doubtful: true),
    .init(
      ["total", "in total", "overall", "altogether", "총", "모두", "전체", "전체 기간", "합계", "合計", "全期間"], "total"),
  ]

  private static let daysInWords: [(String, Int)] = [("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("열흘", 10)]

  /// `every 3 days`, `per 3days`, `3일마다`, `3日ごと`, `이틀마다`, `every 2 weeks`, `2주마다`; in doubt `3日おき`.
  private static func blocks(_ phrase: String) -> Correction? {
    guard var form = FormText(phrase) else { return nil }
    for (word, count) in daysInWords where form.take(word) {
      return form.take("마다") && form.isAtEnd ? Correction("per \(count) days") : nil
    }
    let hasWord = form.takeAny(["every ", "each ", "per ", "매 "]) != nil
    form.skipBlanks()
    // `every two weeks`
    let isUnit = { (form: FormText) in ["week", "주", "週"].contains(where: form.beginsWith) }
    guard let count = form.count(before: isUnit), count > 0, count < 10_000 else { return nil }
    form.skipBlanks()
    let unit = form.rest()
    if hasWord, ["days", "day", "일"].contains(unit) || ["일마다", "日ごと", "日毎"].contains(unit) {
      return Correction("per \(count) days")
    }
    if !hasWord, ["일마다", "日ごと", "日毎"].contains(unit) { return Correction("per \(count) days") }
    if !hasWord, ["일에 한 번", "일에 1번", "日に1回"].contains(unit) {
      return Correction("per \(count) days", isCertain: false)
    }
    if !hasWord, unit == "日おき" { return Correction(oneOf: ["per \(count) days", "per \(count + 1) days"]) }
    if hasWord && ["weeks", "week", "주"].contains(unit)
      || ["주마다", "주일마다", "週ごと", "週毎", "週間ごと", "週間毎"].contains(unit)
    {
      if count > 52 { return nil }
      return Correction(count == 1 ? "per week" : "per \(count) weeks")
    }
    // Three months from when?
    if count == 3,
      hasWord && ["months", "month"].contains(unit) || ["개월마다", "달마다", "か月ごと", "ヶ月ごと", "カ月ごと"].contains(unit)
    {
      return Correction("per quarter", isCertain: false)
    }
    if hasWord, count <= 31, ["st day", "nd day", "rd day", "th day"].contains(unit) {
      return Correction(oneOf: ["per \(count) days", "on \(count)"])
    }
    return nil
  }

  /// `any 3 days a week`, `주 3일`; in doubt `3 times a week`, `주 3회`, `週3回`.
  private static func someDays(_ phrase: String) -> Correction? {
    guard var form = FormText(phrase) else { return nil }
    var unit: String?
    if form.takeAny(["일주일에", "매주", "주", "毎週", "週に", "週"]) != nil { unit = "week" }
    let names = unit == nil ? ["한 달에", "한달에", "月に", "매월", "매달", "월", "毎月", "月"] : []
    let month = form.takeAny(names)
    if month != nil { unit = "month" }
    let hasAny = unit == nil && form.take("any ")
    form.skipBlanks()
    guard let count = form.count(before: { ["번", "회", "일", "days"].contains(where: $0.beginsWith) }) else {
      return nil
    }
    form.skipBlanks()
    if let unit {
      // `매월 15일` is a date.
      let areDays = unit == "week" || (month ?? 9) < 3 ? form.takeAny(["일", "日"]) != nil : false
      guard areDays || form.takeAny(["회", "번", "回"]) != nil, form.isAtEnd else { return nil }
      return some(count, unit, isCertain: areDays)
    }
    guard let word = form.takeAny(["days", "day", "times", "x"]) else { return nil }
    form.skipBlanks()
    let hasPer = form.takeAny(["per", "a", "each", "every", "in a", "/"]) != nil
    form.skipBlanks()
    let rest = form.rest()
    return hasPer && ["week", "month"].contains(rest) ? some(count, rest, isCertain: hasAny || word < 2) : nil
  }

  private static func some(_ count: Int, _ unit: String, isCertain: Bool) -> Correction? {
    guard count >= 1, count <= (unit == "week" ? 7 : 31) else { return nil }
    return Correction("any \(count) days per \(unit)", isCertain: isCertain)
  }

  /// `in 2026-07`, `2026년 7월 한 달`, `in A~B`; in doubt `7월 15일` and `in July`.
  private static func span(_ phrase: String, in year: Int?) -> Correction? {
    var text = phrase
    let hasIn = text.hasPrefix("in ")
    if hasIn { text.removeFirst(3) }
    if text.hasPrefix("on ") { text.removeFirst(3) }
    for ending in [" 한 달", " 한달", "の間", " 동안"] where text.hasSuffix(ending) { text.removeLast(ending.count) }
    let isWhole = phrase != text
    if hasIn || isWhole, let month = monthSpan(text, in: year) {
      return month.map { "in " + $0 }
    }
    if hasIn, let span = dateSpan(text) { return span.map { "in " + $0 } }
    let bytes = Array(text.utf8)
    guard let year, text.contains("월") || text.contains("月") else { return nil }
    guard let day = DateText(exactly: 0..<bytes.count, bytes.span).dates(in: year).first else { return nil }
    return Correction("in \(day.text)..\(day.text)", isCertain: false)
  }
}

extension FormText {
  /// Moves past what stands up to the next blank.
  mutating func skipWord() {
    while !isAtEnd, Unicode.Scalar(next)?.isBlank != true { at += 1 }
  }

  /// Whether a word stands here.
  func beginsWith(_ word: String) -> Bool {
    var form = self
    return form.take(word)
  }
}
