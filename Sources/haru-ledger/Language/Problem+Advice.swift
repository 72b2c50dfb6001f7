import HaruParse

/// When help is worth saying, and which limit of the format a text is beyond.
extension Problem {
  /// Whether its help only shows by an example how such a place is written, or guesses at another reading: nothing that is worth
  /// saying beside these repairs, which show it.
  func isSaid(by fixes: [Fix]) -> Bool {
    guard !fixes.isEmpty, replacement == nil else { return false }
    return switch self {
    case .unknownKeyword, .unexpectedText, .invalidDate, .invalidTime, .invalidInterval, .invalidLength, .invalidCount,
      .invalidMeasure, .invalidColor, .invalidWeekday, .invalidTag, .invalidComparison, .invalidAmount, .invalidCadence,
      .missing:
      true
    // Another name may be meant.
    case .unknownAction: fixes.contains(where: \.isSafe)
    default: false
    }
  }

  /// The limit of the format that its text is beyond; nil where none is known.
  var limit: FormatLimit? {
    switch self {
    case .invalidTime(let text, _), .invalidInterval(let text, _): FormatLimit(clocks: text)
    case .invalidCadence(let text, _): FormatLimit(cadence: text)
    default: nil
    }
  }
}

/// Whether a text may be a note whose sign is missing. A number, a property or a word of the format is rather a part of a value.
func mayBeNote(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
    !text.unicodeScalars.contains(where: { $0.properties.numericType != nil || "=\"#".unicodeScalars.contains($0) })
  else { return false }
  return !text.split(whereSeparator: { $0 == " " || $0 == "," }).contains { wordsOfValues.contains($0.lowercased()) }
}

/// Whether a text is the beginning of another cadence.
func isCadence(_ text: String) -> Bool {
  ["per", "on", "any", "in", "total", "every", "each", "daily", "weekly", "monthly"].contains(
    text.prefix { $0 != " " }.lowercased())
}

private let wordsOfValues: Set<String> = [
  "per", "on", "any", "in", "over", "total", "until", "from", "to", "and", "or", "every", "each", "day", "days", "week",
  "weeks",
  "month", "months", "year", "years", "quarter", "last", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "am", "pm",
  "est",
  "id", "pass", "color", "unit", "alias", "icon", "start", "end", "by",
]

/// Whether a name holds a word behind its first one that is a value in full: a time, a length or a signed number. Where the first word
/// is one, the name stands in quotes.
func holdsValue(_ name: String) -> Bool {
  name.split(separator: " ").dropFirst().contains { NameText.isValue(String($0)) }
}

/// A limit of the format, as the reason why a text is no value.
enum FormatLimit {
  case hours, minutes, daysOfMonth, ordinals, daysOfWeek, daysInMonth, daysInBlock, mixedDays

  /// The limit that a time in a text is beyond.
  init?(clocks text: String) {
    let scalars = Array(text.unicodeScalars)
    func number(_ range: Range<Int>) -> Int? {
      Int(String(String.UnicodeScalarView(scalars[range].filter { ("0"..."9").contains($0) })))
    }
    for index in scalars.indices where scalars[index] == ":" {
      var first = index
      while first > 0, ("0"..."9").contains(scalars[first - 1]) { first -= 1 }
      var last = index + 1
      while last < scalars.count, ("0"..."9").contains(scalars[last]) { last += 1 }
      guard let hour = number(first..<index), let minute = number(index + 1..<last), last - index == 3 else { continue }
      if minute > 59 {
        self = .minutes
        return
      }
      if hour > 47 {
        self = .hours
        return
      }
    }
    return nil
  }

  /// The limit that a cadence is beyond.
  init?(cadence text: String) {
    let words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," })
    guard let first = words.first else { return nil }
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch first {
    case "any":
      guard let count = numbers.first, words.contains(where: { $0.hasPrefix("day") }) else { return nil }
      if words.last == "week", !(1...7).contains(count) {
        self = .daysOfWeek
      } else if words.last == "month", !(1...31).contains(count) {
        self = .daysInMonth
      } else {
        return nil
      }
    case "per":
      guard words.count == 3, words[2].hasPrefix("day"), let count = numbers.first, !(1...3660).contains(count) else {
        return nil
      }
      self = .daysInBlock
    case "on":
      let isWeekday = words.dropFirst().contains { SaidValue.weekday(String($0)) != nil }
      let ordinals = words.dropFirst().compactMap { word in
        ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) } ? Int(word.dropLast(2)) : nil
      }
      if numbers.contains(where: { !(1...31).contains($0) }) {
        self = .daysOfMonth
      } else if isWeekday, ordinals.contains(where: { !(1...5).contains($0) }) {
        self = .ordinals
      } else if isWeekday, !numbers.isEmpty {
        self = .mixedDays
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The limit in words.
  var phrase: Phrase {
    switch self {
    case .hours:
      Phrase(ko: "시는 0부터 47까지예요", en: "hours go from 0 to 47", ja: "時は0から47までです")
    case .minutes:
      Phrase(ko: "분은 00부터 59까지예요", en: "minutes go from 00 to 59", ja: "分は00から59までです")
    case .daysOfMonth:
      Phrase(ko: "한 달의 날짜는 1부터 31까지예요", en: "the days of a month go from 1 to 31", ja: "月の日付は1から31までです")
    case .ordinals:
      Phrase(
        ko: "한 달에 같은 요일은 1st부터 5th까지, 또는 last예요", en: "a weekday of a month is 1st to 5th, or last",
        ja: "月の曜日は 1st から 5th まで、または last です")
    case .daysOfWeek:
      Phrase(ko: "한 주는 7일이에요", en: "a week has 7 days", ja: "1週間は7日です")
    case .daysInMonth:
      Phrase(ko: "한 달은 31일까지예요", en: "a month has at most 31 days", ja: "1か月は31日までです")
    case .daysInBlock:
      Phrase(ko: "1일부터 3660일까지 쓸 수 있어요", en: "it can be 1 to 3660 days", ja: "1日から3660日までです")
    case .mixedDays:
      Phrase(
        ko: "요일과 날짜를 함께 쓸 수 없어요. 퀘스트를 둘로 나누세요", en: "weekdays and dates do not go together; write two quests",
        ja: "曜日と日付は一緒に書けません。クエストを2つに分けてください")
    }
  }
}
