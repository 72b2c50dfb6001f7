/// Whole numbers in words: `한`, `열두`, `三十`, `a`, `two`.
enum NumberWords {
  private static let korean: [(String, Int)] = [
    ("스무", 20), ("열두", 12), ("열한", 11), ("열", 10), ("아홉", 9), ("여덟", 8), ("일곱", 7), ("여섯", 6), ("다섯", 5),
    ("네", 4), ("세", 3), ("두", 2), ("한", 1),
  ]
  private static let english: [(String, Int)] = [
    ("an", 1), ("a", 1), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
    ("eight", 8), ("nine", 9), ("ten", 10), ("twelve", 12),
  ]
  private static let digits = Array("〇一二三四五六七八九".unicodeScalars)

  /// Moves past a number in words and returns it.
  static func take(_ form: inout FormText) -> Int? {
    for (word, value) in korean + english where form.takeWhole(word) { return value }
    return takeKanji(&form)
  }

  /// `五`, `十二`, `三十`
  private static func takeKanji(_ form: inout FormText) -> Int? {
    var rest = form
    func digit() -> Int? {
      guard let scalar = rest.takeScalar("一二三四五六七八九") else { return nil }
      return digits.firstIndex(of: scalar)
    }
    let first = digit()
    guard rest.takeScalar("十") != nil else {
      guard let first else { return nil }
      form = rest
      return first
    }
    let ones = digit() ?? 0
    form = rest
    return (first ?? 1) * 10 + ones
  }

  /// The number that a whole word is.
  static func value(_ word: String) -> Int? {
    guard var form = FormText(word), let value = take(&form), form.isAtEnd else { return nil }
    return value
  }
}
