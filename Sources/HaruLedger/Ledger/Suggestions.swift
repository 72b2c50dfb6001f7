import HaruParse

/// What a name that is not declared was meant to be. To compare every one of many wrong names with every one of many declared
/// ones would take hours, so there are no suggestions any more when enough was compared.
struct Suggestions {
  /// How many characters may still be compared with one another.
  private var budget = 30_000_000
  private var actions: Candidates?
  private var tags: Candidates?

  /// The declared action or alias that is most like `name`; nil where none is near. All of them are asked for once.
  mutating func action(closestTo name: String, among declared: () -> [String]) -> String? {
    if actions == nil, budget > 0 { actions = Candidates(declared()) }
    return closest(to: name, actions)
  }

  /// The same for a tag.
  mutating func tag(closestTo name: String, among declared: () -> [String]) -> String? {
    if tags == nil, budget > 0 { tags = Candidates(declared()) }
    return closest(to: name, tags)
  }

  private mutating func closest(to name: String, _ known: Candidates?) -> String? {
    guard budget > 0, let known else { return nil }
    budget -= (name.utf8.count + 1) * known.size
    return HaruParse.closest(to: name, among: known)
  }
}
