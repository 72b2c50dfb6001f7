import HaruParse

/// Finds what `Code.differsByCase` describes.
enum DiffersByCaseCheck: Check {
  static let codes: [Code] = [.differsByCase]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    var names: [(text: String, place: Location, owner: Int)] = []
    for (position, action) in ledger.actions.enumerated() {
      for name in [action.name] + action.aliases {
        names.append((context.text(name.name), Location(action.file, name.range), position))
      }
    }
    add(names, &bag)
    var tags: [(text: String, place: Location, owner: Int)] = []
    for (position, tag) in ledger.tags.enumerated() {
      let range = ByteRange(Int(tag.name.range.start) - 1, Int(tag.name.range.end))
      tags.append(("#" + context.text(tag.name.name), Location(tag.file, range), position))
    }
    add(tags, &bag)
  }

  /// Tells of each name that has a smaller one, in the order of their texts, from which it differs only by case. Names of one
  /// action may do so.
  private static func add(_ names: [(text: String, place: Location, owner: Int)], _ bag: inout DiagnosticBag) {
    var groups: [String: [Int]] = [:]
    for (position, name) in names.enumerated() { groups[name.text.lowercased(), default: []].append(position) }
    for group in groups.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let sorted = group.map { names[$0] }.sorted { $0.text < $1.text }
      let second = sorted.first { $0.owner != sorted[0].owner }
      for name in sorted.dropFirst() {
        guard let other = name.owner != sorted[0].owner ? sorted[0] : second, other.text < name.text else { continue }
        bag.add(
          .differsByCase(name: name.text, other: other.text), at: name.place,
          related: [RelatedPlace(.declaredHere, other.place)])
      }
    }
  }
}
