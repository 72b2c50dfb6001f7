import HaruLedger
import HaruParse

/// The forms of numbers, lengths, dates and lists that messages and reports share.
extension Language {
  // MARK: Numbers

  /// A whole number with commas between thousands: `1,204`.
  func number(_ value: Int) -> String {
    (value < 0 ? "-" : "") + Self.grouped(value.magnitude)
  }

  private static func grouped(_ value: UInt) -> String {
    var result = ""
    let digits = String(value)
    for (position, digit) in digits.enumerated() {
      if position > 0 && (digits.utf8.count - position) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// A percentage that was rounded down: `83%`; `<1%` when it is not zero but below one; `–` without a figure.
  func percent(_ value: Int?, isBelowOne: Bool = false) -> String {
    guard let value else { return "–" }
    return isBelowOne && value == 0 ? "<1%" : number(value) + "%"
  }

  // MARK: Lengths

  /// A length: `1h 30m`, `1시간 30분`, `1時間30分`. Parts that are zero are left out; zero itself is `0m`.
  func length(seconds: Int) -> String {
    let all = seconds.magnitude
    var parts: [String] = []
    if all >= 3600 { parts.append(Self.grouped(all / 3600) + hourUnit) }
    if all / 60 % 60 > 0 { parts.append(String(all / 60 % 60) + minuteUnit) }
    if all % 60 > 0 { parts.append(String(all % 60) + secondUnit) }
    if parts.isEmpty { parts.append("0" + minuteUnit) }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: unitSeparator)
  }

  /// A length as hours with two decimals, halves away from zero: `1.50 h`, `1.50시간`, `1.50時間`; `<0.01 h` where it is shorter than
  /// they can say.
  func decimalHours(seconds: Int) -> String {
    decimalHours(hundredths: DecimalHours.hundredths(of: Int64(seconds)), isZero: seconds == 0)
  }

  /// So many hundredths of an hour; `isZero` where there is no time at all.
  func decimalHours(hundredths: Int64, isZero: Bool) -> String {
    if hundredths == 0, !isZero { return "<0.01" + decimalHourUnit }
    let all = UInt(hundredths.magnitude)
    let rest = all % 100
    return "\(hundredths < 0 ? "-" : "")\(Self.grouped(all / 100)).\(rest < 10 ? "0" : "")\(rest)" + decimalHourUnit
  }

  var hourUnit: String { Phrase(ko: "시간", en: "h", ja: "時間")(self) }
  var decimalHourUnit: String { Phrase(ko: "시간", en: " h", ja: "時間")(self) }
  var minuteUnit: String { Phrase(ko: "분", en: "m", ja: "分")(self) }
  var secondUnit: String { Phrase(ko: "초", en: "s", ja: "秒")(self) }
  /// The text between two units of a length.
  var unitSeparator: String { Phrase(ko: " ", en: " ", ja: "")(self) }

  // MARK: Clock and calendar

  /// The time of day of a count of seconds since midnight, which may lie on another day: `01:10` for 25 h 10 min. Seconds are
  /// shown only where they are not zero.
  func clock(secondsSinceMidnight: Int) -> String {
    ClockText.time((secondsSinceMidnight % 86_400 + 86_400) % 86_400)
  }

  /// `Mon`, `월`, `月`.
  func shortName(of day: Weekday) -> String {
    pick(ko: day.korean, en: String(day.english.prefix(3)), ja: day.japanese)
  }

  /// `Monday`, `월요일`, `月曜日`.
  func longName(of day: Weekday) -> String {
    pick(ko: day.korean + "요일", en: day.english, ja: day.japanese + "曜日")
  }

  /// A date with its weekday: `2026-07-06 Mon`, `2026-07-06 (월)`, `2026-07-06（月）`.
  func date(_ day: DayNumber) -> String {
    let name = shortName(of: day.weekday)
    return Phrase(ko: "\(day) (\(name))", en: "\(day) \(name)", ja: "\(day)（\(name)）")(self)
  }

  /// A month: `July 2026`, `2026년 7월`, `2026年7月`; `month` is 1–12.
  func month(year: Int, month: Int) -> String {
    Phrase(ko: "\(year)년 \(month)월", en: "\(Self.englishMonths[month - 1]) \(year)", ja: "\(year)年\(month)月")(self)
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// A quarter of a year.
  func quarter(year: Int, _ number: Int) -> String {
    Phrase(ko: "\(year)년 \(number)분기", en: "Q\(number) \(year)", ja: "\(year)年第\(number)四半期")(self)
  }

  /// A year: `2026`, `2026년`, `2026年`.
  func year(_ year: Int) -> String { Phrase(ko: "\(year)년", en: "\(year)", ja: "\(year)年")(self) }

  /// The ISO week of a day, with the ISO year: `2026-W28`, in every language.
  func isoWeek(of day: DayNumber) -> String { ISOWeek(of: day).description }

  // MARK: Counted things

  /// `3 sessions`, `세션 3개`, `3セッション`.
  func sessions(_ count: Int) -> String {
    Phrase(ko: "세션 \(number(count))개", en: plural(count, "session"), ja: "\(number(count))セッション")(self)
  }

  /// `3 entries`, `기록 3개`, `記録3件`.
  func entries(_ count: Int) -> String {
    Phrase(ko: "기록 \(number(count))건", en: plural(count, "entry", "entries"), ja: "記録\(number(count))件")(self)
  }

  /// `3 times`, `3번`, `3回`.
  func times(_ count: Int) -> String {
    Phrase(ko: "\(number(count))회", en: plural(count, "time"), ja: "\(number(count))回")(self)
  }

  /// `3 days`, `3일`, `3日`.
  func days(_ count: Int) -> String {
    Phrase(ko: "\(number(count))일", en: plural(count, "day"), ja: "\(number(count))日")(self)
  }

  /// `3 weeks`, `3주`, `3週`.
  func weeks(_ count: Int) -> String {
    Phrase(ko: "\(number(count))주", en: plural(count, "week"), ja: "\(number(count))週")(self)
  }

  /// `3 months`, `3개월`, `3か月`.
  func months(_ count: Int) -> String {
    Phrase(ko: "\(number(count))개월", en: plural(count, "month"), ja: "\(number(count))か月")(self)
  }

  /// `3 quarters`, `3분기`, `3四半期`.
  func quarters(_ count: Int) -> String {
    Phrase(ko: "\(number(count))분기", en: plural(count, "quarter"), ja: "\(number(count))四半期")(self)
  }

  /// `3 years`, `3년`, `3年`.
  func years(_ count: Int) -> String {
    Phrase(ko: "\(number(count))년", en: plural(count, "year"), ja: "\(number(count))年")(self)
  }

  /// `3 files`, `파일 3개`, `3ファイル`.
  func files(_ count: Int) -> String {
    Phrase(ko: "파일 \(number(count))개", en: plural(count, "file"), ja: "\(number(count))ファイル")(self)
  }

  /// `1,204 lines`, `1,204줄`, `1,204行`.
  func lines(_ count: Int) -> String {
    Phrase(ko: "\(number(count))줄", en: plural(count, "line"), ja: "\(number(count))行")(self)
  }

  /// A figure with the unit of its action, `3잔`, `71.8 kg`; a unit in the letters of any other script is set off by a blank.
  func amount(_ figure: String, unit: String?) -> String {
    guard let unit, let first = unit.unicodeScalars.first else { return figure }
    return figure + (first.properties.isAlphabetic && !Self.isEastAsian(first) ? " " : "") + unit
  }

  /// Whether a letter is of a script that is written without blanks before its units: Hangul, kana or Kanji.
  private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// `1 file`, `2 files`, `1,204 entries`: the English noun in the number of `count`.
  private func plural(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number(count)) \(count.magnitude == 1 ? singular : plural ?? singular + "s")"
  }

  // MARK: Lists

  /// All of a few things: `a, b and c`; `a, b, c`; `a、b、c`.
  func list(_ items: [String]) -> String { joined(items, last: Phrase(ko: comma, en: " and ", ja: comma)(self)) }

  /// One of a few things: `a, b or c`; `a, b 또는 c`; `a、b または c`.
  func choice(_ items: [String]) -> String {
    joined(items, last: Phrase(ko: " 또는 ", en: " or ", ja: " または ")(self))
  }

  /// Words behind a text, in its brackets: ` (a, b)`, `（a、b）`; nothing for no words.
  func inBrackets(_ words: [String]) -> String {
    let list = words.joined(separator: comma)
    return words.isEmpty ? "" : Phrase(ko: " (\(list))", en: " (\(list))", ja: "（\(list)）")(self)
  }

  /// The text between two items of a list.
  var comma: String { Phrase(ko: ", ", en: ", ", ja: "、")(self) }

  private func joined(_ items: [String], last: String) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: comma) + last + items[items.count - 1]
  }
}
