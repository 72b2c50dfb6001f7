/// Weekdays in other forms (SPEC, Values).
extension Forms {
  private static let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// `Monday`, `mondays`, `tues`, `weds`, `월요일`, `(월)`, `月曜日`: the weekday and how it is written, in the same script.
  static func weekday(_ text: String) -> (weekday: Weekday, text: String)? {
    guard text.utf8.count <= 32 else { return nil }
    let scalars = folded(text).compactMap(Unicode.Scalar.init)
    var plain = String(String.UnicodeScalarView(scalars.filter { !"()[].,".unicodeScalars.contains($0) }))
    for suffix in ["요일", "曜日", "曜"] where plain.hasSuffix(suffix) { plain.removeLast(suffix.count) }
    for day in Weekday.allCases {
      if plain == String(day.hangul) || plain == String(day.kanji) { return (day, plain) }
      let name = english[Int(day.rawValue)]
      if plain.utf8.count >= 3 && (name.hasPrefix(plain) || plain == name + "s" || plain == name.prefix(3) + "s") {
        return (day, day.keyword)
      }
    }
    return nil
  }

  /// `frii`, `monn`: a weekday whose last letter stands there twice.
  static func weekdayWithLetterTwice(_ text: String) -> (weekday: Weekday, text: String)? {
    let letters = text.utf8
    guard letters.count > 3, letters.last! < 0x80, letters.last! | 0x20 == letters.dropLast().last! | 0x20 else {
      return nil
    }
    return weekday(String(text.dropLast()))
  }

  /// Whether a weekday was meant, even where it is not clear which: `monn`, `평요일`, `mo`.
  static func resemblesWeekday(_ text: String) -> Bool {
    guard text.utf8.count <= 32 else { return false }
    if weekday(text) != nil || weekdayWithLetterTwice(text) != nil { return true }
    let plain = String(String.UnicodeScalarView(folded(text).compactMap(Unicode.Scalar.init)))
    if plain.hasSuffix("요일") || plain.hasSuffix("曜日") || plain.hasSuffix("曜") { return true }
    guard plain.utf8.allSatisfy({ $0 < 0x80 }), plain.utf8.count >= 2 else { return false }
    return english.contains { $0.hasPrefix(plain) } || closest(to: plain, among: english) != nil
  }
}
