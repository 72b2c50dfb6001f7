/// Comparisons in other forms (SPEC, Quests).
extension ForeignForms {
  /// A sign or word for a comparison, and what it stands for.
  struct ComparisonWord {
    var word: String
    var sign: String
    /// Whether it leaves out the amount itself, says the opposite of what it begins with, or may be a unit.
    var isDoubtful: Bool

    init(_ word: String, _ sign: String, doubtful: Bool = false) {
      (self.word, self.sign, isDoubtful) = (word, sign, doubtful)
    }
  }

  /// Those that others begin with come later.
  static let comparisonWords: [ComparisonWord] = [
    .init("=>", ">="), .init(">=", ">="), .init("> =", ">="), .init("≧", ">="), .init("≥", ">="),
    .init("at least", ">="),
    .init("minimum", ">="), .init("최소", ">="), .init("이상", ">="), .init("最低", ">="), .init("以上", ">="),
    .init("=<", "<="), .init("<=", "<="), .init("< =", "<="), .init("≦", "<="), .init("≤", "<="),
    .init("no less than", ">=", doubtful: true), .init("not less than", ">=", doubtful: true),
    .init("no more than", "<=", doubtful: true), .init("not more than", "<=", doubtful: true),
    .init("at most", "<=", doubtful: true), .init("up to", "<=", doubtful: true),
    .init("less than", "<=", doubtful: true), .init("more than", ">=", doubtful: true),
    .init("maximum", "<=", doubtful: true), .init("max", "<=", doubtful: true), .init("min", ">=", doubtful: true),
    .init("under", "<=", doubtful: true),
    .init("이하", "<=", doubtful: true), .init("이내", "<=", doubtful: true), .init("미만", "<=", doubtful: true),
    .init("최대", "<=", doubtful: true), .init("초과", ">=", doubtful: true), .init("以下", "<=", doubtful: true),
    .init("以内", "<=", doubtful: true), .init("未満", "<=", doubtful: true), .init("最大", "<=", doubtful: true),
    .init("超", ">=", doubtful: true),
    .init(">>", ">=", doubtful: true), .init(">", ">=", doubtful: true), .init("<<", "<=", doubtful: true),
    .init("<", "<=", doubtful: true),
  ]

  /// `=>`, `at least`, `이상`; in doubt `>`, which leaves out the amount itself, and words that turn the comparison round.
  static func comparison(_ text: String) -> Correction? {
    guard var form = FormText(text), let found = takeComparison(&form), form.isAtEnd, found.sign != text else {
      return nil
    }
    return Correction(found.sign, isCertain: !found.isDoubtful)
  }

  /// A comparison at the beginning of a text; moves past it.
  static func takeComparison(_ form: inout FormText) -> ComparisonWord? {
    comparisonWords.first { form.takeWhole($0.word) }
  }
}
