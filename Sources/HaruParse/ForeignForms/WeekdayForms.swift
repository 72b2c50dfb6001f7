/// Weekdays in other forms (SPEC, Values).
extension ForeignForms {
  private static let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  private static let englishNames = Candidates(english)
  /// The words that mean a weekday: the name, its beginnings of three letters or more, and both as more than one.
  fileprivate static let words: [LatinWord: Weekday] = {
    var result: [LatinWord: Weekday] = [:]
    for (day, name) in zip(Weekday.allCases, english) {
      for count in 3...name.utf8.count { result[LatinWord(name.prefix(count))] = day }
      result[LatinWord(name + "s")] = day
      result[LatinWord(name.prefix(3) + "s")] = day
    }
    return result
  }()
  /// For each weekday, how it is written in English.
  private static let spellings = zip(Weekday.allCases, english).map { ($0, Candidates([$0.keyword, $1])) }

  /// `Monday`, `mondays`, `tues`, `weds`, `월요일`, `(월)`, `月曜日`: the weekday and how it is written, in the same script.
  static func weekday(_ text: String) -> (weekday: Weekday, text: String)? {
    guard text.utf8.count <= 32 else { return nil }
    let bytes = Array(text.utf8)
    let tokens = DateText(exactly: 0..<bytes.count, bytes.span)
    return tokens.weekday(0..<tokens.tokens.count)
  }

  /// A weekday as a setting says it: `Sunday`, `일요일부터`, `月曜始まり`; in doubt a number, which counts from Monday or Sunday.
  static func weekStart(_ text: String) -> Correction? {
    var name = text
    for ending in ["부터", "始まり", "から", " 시작"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    if let found = weekday(name) { return Correction(found.text) }
    guard let number = Int(text), (0...7).contains(number) else { return nil }
    let (monday, sunday) = (Weekday.allCases[(number + 6) % 7].keyword, Weekday.allCases[(number + 5) % 7].keyword)
    return Correction(oneOf: number == 0 ? ["sun", "mon"] : number == 7 ? ["sun", "sat"] : [monday, sunday])
  }

  /// `frii`, `mno`: the English weekday that was most likely meant by a misspelt word, `likeliest` rather than another.
  static func misspeltWeekday(_ text: String, likeliest: Weekday) -> (weekday: Weekday, text: String)? {
    guard (3...12).contains(text.utf8.count), text.utf8.allSatisfy({ $0 | 0x20 > 0x60 && $0 < 0x80 }) else {
      return nil
    }
    let near = spellings.filter { closest(to: text, among: $0.1) != nil }.map(\.0)
    return (near.contains(likeliest) ? likeliest : near.first).map { ($0, $0.keyword) }
  }

  /// Whether a weekday was meant, even where it is not clear which: `monn`, `평요일`, `mo`.
  static func resemblesWeekday(_ text: String) -> Bool {
    guard text.utf8.count <= 32 else { return false }
    if weekday(text) != nil { return true }
    let plain = String(String.UnicodeScalarView(folded(text).compactMap(Unicode.Scalar.init)))
    if ["요일", "曜日", "曜"].contains(where: plain.hasSuffix) { return true }
    guard plain.utf8.allSatisfy({ $0 < 0x80 }), plain.utf8.count >= 2 else { return false }
    if plain.utf8.count == 4, Weekday.allCases.contains(where: { plain.hasPrefix($0.keyword) }) { return true }
    return english.contains { $0.hasPrefix(plain) } || closest(to: plain, among: englishNames) != nil
  }
}

extension DateText {
  /// The weekday that some tokens are, with brackets, dots and commas anywhere.
  func weekday(_ range: Range<Int>) -> (weekday: Weekday, text: String)? {
    var letters = LatinWord()
    var scalars: [Unicode.Scalar] = []
    for token in tokens[range] where !token.marks.contains(.bracket) {
      switch token.kind {
      case .word, .ordinal:
        guard scalars.isEmpty else { return nil }
        letters.append(token.word)
      case .scalar: scalars.append(Unicode.Scalar(UInt32(token.value))!)
      case .number, .blank: return nil
      }
    }
    let suffixes: [[Unicode.Scalar]] = [["요", "일"], ["曜", "日"], ["曜"]]
    for suffix in suffixes where scalars.count >= suffix.count && scalars.suffix(suffix.count).elementsEqual(suffix) {
      scalars.removeLast(suffix.count)
    }
    if letters.count > 0 { return scalars.isEmpty ? ForeignForms.words[letters].map { ($0, $0.keyword) } : nil }
    guard scalars.count == 1, let day = Weekday(scalars[0]) else { return nil }
    return (day, String(scalars[0]))
  }
}
