/// Comparisons in other forms (SPEC, Quests).
extension ForeignForms {
  private static let atLeast = ["=>", "≧", ">=", "at least", "no less than", "minimum", "min", "이상", "以上"]
  private static let atMost = [
    "=<", "≦", "<=", "at most", "no more than", "up to", "maximum", "max", "이하", "以下", "以内", "이내",
  ]
  private static let above = [">>", ">", "more than", "over", "초과"]
  private static let below = ["<<", "<", "less than", "under", "미만", "未満"]

  /// `=>`, `at least`, `이상`; in doubt `>`, which leaves out the amount itself.
  static func comparison(_ text: String) -> Correction? {
    guard let form = FormText(text) else { return nil }
    func isOne(of words: [String]) -> Bool {
      words.contains { word in
        var form = form
        return form.take(word) && form.isAtEnd
      }
    }
    if isOne(of: atLeast) { return Correction(">=") }
    if isOne(of: atMost) { return Correction("<=") }
    if isOne(of: above) { return Correction(">=", isCertain: false) }
    return isOne(of: below) ? Correction("<=", isCertain: false) : nil
  }
}
