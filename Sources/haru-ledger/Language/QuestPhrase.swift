import HaruLedger
import HaruParse

/// A quest in words: `독서 하루 1시간 이상`, `독서 at least 1h per day`, `독서 1日1時間以上`.
struct QuestPhrase {
  let language: Language
  /// Its target by name, safe for a terminal.
  let target: String
  let comparison: Comparison
  let cadence: Cadence
  /// The weekdays among which its days are counted; nil for all.
  let over: UInt8?
  /// Its amount with the unit; nil for nothing at all.
  let amount: String?

  /// The sentence. No-break spaces keep an amount and its direction on one line.
  var text: String {
    Phrase(ko: "\(target) \(korean)", en: "\(target) \(english)", ja: "\(target) \(japanese)")(language)
  }

  /// A text in which lines break nowhere.
  private func joined(_ text: String) -> String {
    String(text.map { $0 == " " ? "\u{A0}" : $0 })
  }

  private var isLimit: Bool { comparison == .atMost }

  private var korean: String {
    let amount = joined(amount.map { $0 + (isLimit ? " 이하" : " 이상") } ?? "안 하기") + overWords
    switch cadence {
    case .per(.day): return (self.amount == nil ? "하루도 " : "하루 ") + amount
    case .per(.week): return (self.amount == nil ? "한 주 " : "주 ") + amount
    case .per(.month): return (self.amount == nil ? "한 달 " : "월 ") + amount
    case .per(.quarter): return (self.amount == nil ? "한 분기 " : "분기 ") + amount
    case .per(.year): return (self.amount == nil ? "한 해 " : "연 ") + amount
    case .everyWeeks(let count): return "\(language.weeks(count))마다 \(amount)"
    case .everyDays(let count): return "\(language.days(count))마다 \(amount)"
    case .on(.weekdays(let mask)): return "\(weekdays(mask, "·"))요일에 \(amount)"
    case .on(.datesOfMonth(let mask)):
      let dates = Self.numbers(mask).map { "\($0)" }.joined(separator: "·")
      let days = [dates.isEmpty ? nil : dates + "일", mask & 1 == 1 ? "말일" : nil].compactMap(\.self)
      return "매달 \(days.joined(separator: "·"))에 \(amount)"
    case .on(.weekdaysOfMonth(let ordinals, let mask)):
      let words = ["마지막", "첫째", "둘째", "셋째", "넷째", "다섯째"]
      return
        "매달 \(Self.ordinals(ordinals).map { words[$0] }.joined(separator: "·")) \(weekdays(mask, "·"))요일에 \(amount)"
    case .anyDays(let count, let unit):
      return joined("\(unit == .week ? "주" : "월") \(language.days(count))") + ", 하루 \(amount)"
    case .span(let first, let last): return "\(language.span(first, last)) \(amount)"
    case .total: return "통틀어 \(amount)"
    }
  }

  private var english: String {
    let amount = joined(amount.map { (isLimit ? "at most " : "at least ") + $0 } ?? "not at all")
    switch cadence {
    case .per(let unit): return "\(amount) \(self.amount == nil ? "in a" : "per") \(unit.keyword)\(overWords)"
    case .everyWeeks(let count): return "\(amount) every \(language.weeks(count))\(overWords)"
    case .everyDays(let count): return "\(amount) every \(count == 1 ? "day" : language.days(count))"
    case .on(.weekdays(let mask)): return "\(amount) on \(longWeekdays(mask))"
    case .on(.datesOfMonth(let mask)):
      let dates = Self.numbers(mask).map(Self.ordinal) + (mask & 1 == 1 ? ["last day"] : [])
      return "\(amount) on the \(language.list(dates))" + (mask == 1 ? " of the month" : "")
    case .on(.weekdaysOfMonth(let ordinals, let mask)):
      let numbers = language.list(Self.ordinals(ordinals).map { $0 == 0 ? "last" : Self.ordinal($0) })
      return "\(amount) on the \(numbers) \(longWeekdays(mask))"
    case .anyDays(let count, let unit): return "\(amount) on any \(language.days(count)) per \(unit.keyword)"
    case .span(let first, let last): return "\(amount) in \(language.span(first, last))\(overWords)"
    case .total: return "\(amount) in total\(overWords)"
    }
  }

  private var japanese: String {
    let amount = (amount.map { $0 + (isLimit ? "以下" : "以上") } ?? "しない") + overWords
    switch cadence {
    case .per(.day): return "1日\(amount)"
    case .per(.week): return (self.amount == nil ? "1週間" : "週") + amount
    case .per(.month): return (self.amount == nil ? "1か月" : "月") + amount
    case .per(.quarter): return (self.amount == nil ? "1四半期" : "四半期") + amount
    case .per(.year): return (self.amount == nil ? "1年" : "年") + amount
    case .everyWeeks(let count): return "\(language.weeks(count))間ごとに\(amount)"
    case .everyDays(let count): return "\(language.days(count))ごとに\(amount)"
    case .on(.weekdays(let mask)): return "\(weekdays(mask, "・"))曜日に\(amount)"
    case .on(.datesOfMonth(let mask)):
      let dates = Self.numbers(mask).map { "\($0)" }.joined(separator: "・")
      let days = [dates.isEmpty ? nil : dates + "日", mask & 1 == 1 ? "末日" : nil].compactMap(\.self)
      return "毎月\(days.joined(separator: "・"))に\(amount)"
    case .on(.weekdaysOfMonth(let ordinals, let mask)):
      let numbers = Self.ordinals(ordinals)
      let words = [
        numbers.contains(0) ? "最終" : nil,
        numbers == [0] ? nil : "第" + numbers.filter { $0 > 0 }.map(String.init).joined(separator: "・"),
      ]
      return "毎月\(words.reversed().compactMap(\.self).joined(separator: "・"))\(weekdays(mask, "・"))曜日に\(amount)"
    case .anyDays(let count, let unit):
      return "\(unit == .week ? "週" : "月")\(language.days(count))、1日\(amount)"
    case .span(let first, let last): return "\(language.span(first, last)) \(amount)"
    case .total: return "合計\(amount)"
    }
  }

  /// The weekdays of `over`, where there are some: ` (월–금)`.
  private var overWords: String {
    guard let over else { return "" }
    let days = Cadence.ranges(of: over, dash: "–", separator: language == .ja ? "・" : language == .ko ? "·" : ", ") {
      language.shortName(of: $0)
    }
    return Phrase(ko: " (\(days))", en: " (\(days))", ja: "（\(days)）")(language)
  }

  private func weekdays(_ mask: UInt8, _ separator: String) -> String {
    Cadence.weekdays(in: mask).map(language.shortName).joined(separator: separator)
  }

  private func longWeekdays(_ mask: UInt8) -> String {
    let days = Cadence.weekdays(in: mask)
    return days.count == 1 ? language.longName(of: days[0]) : weekdays(mask, ", ")
  }

  /// The dates of a mask, without the last day of the month.
  private static func numbers(_ mask: UInt32) -> [Int] { (1...31).filter { mask >> UInt32($0) & 1 == 1 } }

  /// The ordinals of a mask; 0, for the last, comes last.
  private static func ordinals(_ mask: UInt8) -> [Int] { [1, 2, 3, 4, 5, 0].filter { mask >> UInt8($0) & 1 == 1 } }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}

extension Language {
  /// The first and the last day, with the year only once where both have the same: `2026-10-12–10-23`.
  func span(_ first: DayNumber, _ last: DayNumber) -> String {
    if first == last { return first.description }
    return "\(first)–\(first.civil.year == last.civil.year ? String(last.description.suffix(5)) : last.description)"
  }

  /// A day without its year, with its weekday: `12-10 (목)`, `12-10 Thu`, `12-10（木）`.
  func shortDate(_ day: DayNumber) -> String { String(date(day).dropFirst(5)) }
}
