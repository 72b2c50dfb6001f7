/// The one spelling of each value in a file. Times and the signs between them are spelt the same in every file; the units of
/// lengths and the weekdays as the file has them most often.
struct FormSpelling {
  /// The weekday of dates; nil where no date has one.
  private var weekday: WritingStyle.WeekdayForm?
  /// The weekdays of cadences and settings.
  private var declaredWeekday: WritingStyle.WeekdayForm?
  /// Whether weekdays are spelt in several ways, so that some will be changed.
  let changesWeekdays: Bool
  private var style = Self.plain

  /// The spelling that does not depend on the file.
  private static var plain: WritingStyle {
    var style = WritingStyle()
    (style.dash, style.comma, style.padsHours, style.showsSeconds) = ("-", ",", true, false)
    return style
  }

  init(_ votes: StyleVotes) {
    let weekdays = votes.weekday.counts + votes.entryWeekday.counts
    weekday = Self.winner(weekdays)
    changesWeekdays = Set(weekdays.map(\.value)).subtracting([.none]).count > 1
    declaredWeekday = Self.winner(votes.declaredWeekday.counts)
    style.units = votes.units.winner(.latin)
  }

  /// The most frequent form that shows a weekday, of several the one met first.
  private static func winner(_ votes: [(value: WritingStyle.WeekdayForm, count: Int)]) -> WritingStyle.WeekdayForm? {
    var totals = StyleVotes.Tally<WritingStyle.WeekdayForm>()
    for vote in votes where vote.value != .none { totals.add(vote.value, vote.count) }
    return totals.counts.isEmpty ? nil : totals.winner(.none)
  }

  /// A value in its one spelling; text that is no such value as it stands.
  func text(_ text: String, _ spelling: SpellingReader.Spelling) -> String {
    switch spelling {
    case .time: return TimePoint(written: text).map(style.text) ?? text
    case .length: return length(text)
    case .weekday: return respelled(text, weekday)
    case .declaredWeekdays: return respelled(text, declaredWeekday)
    case .dash: return style.dash
    case .comma: return style.comma
    }
  }

  private func length(_ text: String) -> String {
    if text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 2 {
      return "\"" + length(String(text.dropFirst().dropLast())) + "\""
    }
    return WrittenLength.seconds(text).map(style.length) ?? text
  }

  private func respelled(_ text: String, _ form: WritingStyle.WeekdayForm?) -> String {
    guard let form else { return text }
    var result = ""
    var copied = text.startIndex
    for word in text.weekdays {
      result += text[copied..<word.text.startIndex]
      result += form.text(word.weekday) ?? String(word.text)
      copied = word.text.endIndex
    }
    return result + text[copied...]
  }
}
