internal import HaruParse

/// What a name that is not declared was meant to be. To compare every one of many wrong names with every one of many declared
/// ones would take hours, so there are no suggestions any more when enough was compared.
struct Suggestions {
  /// How many characters may still be compared with one another.
  private var budget = 30_000_000

  /// Whether there are no more suggestions, so that the declared names need not be gathered.
  var isSpent: Bool { budget <= 0 }

  /// The declared name that is most like `name`; nil where none is near.
  mutating func closest(to name: String, among declared: [String]) -> String? {
    guard !isSpent else { return nil }
    budget -= (name.utf8.count + 1) * declared.reduce(0) { $0 + $1.utf8.count + 1 }
    return HaruParse.closest(to: name, among: declared)
  }
}
