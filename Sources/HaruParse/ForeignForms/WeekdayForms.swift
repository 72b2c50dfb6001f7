/// Weekdays in other forms (SPEC, Values).
extension ForeignForms {
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

  /// `frii`, `mno`: the English weekday that was most likely meant by a misspelt word, `likeliest` rather than another.
  static func misspeltWeekday(_ text: String, likeliest: Weekday) -> (weekday: Weekday, text: String)? {
    guard (3...12).contains(text.utf8.count), text.utf8.allSatisfy({ $0 | 0x20 > 0x60 && $0 < 0x80 }) else {
      return nil
    }
    return ([likeliest] + Weekday.allCases).first { day in
      closest(to: text, among: [day.keyword, english[Int(day.rawValue)]]) != nil
    }.map { ($0, $0.keyword) }
  }

  /// Whether a weekday was meant, even where it is not clear which: `monn`, `평요일`, `mo`.
  static func resemblesWeekday(_ text: String) -> Bool {
    guard text.utf8.count <= 32 else { return false }
    if weekday(text) != nil { return true }
    let plain = String(String.UnicodeScalarView(folded(text).compactMap(Unicode.Scalar.init)))
    if plain.hasSuffix("요일") || plain.hasSuffix("曜日") || plain.hasSuffix("曜") { return true }
    guard plain.utf8.allSatisfy({ $0 < 0x80 }), plain.utf8.count >= 2 else { return false }
    if plain.utf8.count == 4, Weekday.allCases.contains(where: { plain.hasPrefix($0.keyword) }) { return true }
    return english.contains { $0.hasPrefix(plain) } || closest(to: plain, among: english) != nil
  }
}
