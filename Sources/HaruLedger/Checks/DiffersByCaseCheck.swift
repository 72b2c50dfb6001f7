internal import HaruParse

/// What: Two names of different actions, aliases included, or of tags differ only by case.
///
/// Why: They are two names: `Read` and `read` are counted apart. That is allowed, but easily mixed up.
///
/// Example:
///
///     action time Read
///     action time Run alias=read
///     2026-07-06
///       1h Read
///       1h Run
///
/// Fix: Rename one of the two, or make them one action.
///
///     action time Read
///     action time Run
///     2026-07-06
///       1h Read
///       1h Run
enum DiffersByCaseCheck: Check {
  static let codes: [Code] = [.differsByCase]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    var names: [(name: PlacedName, file: FileID, action: Int)] = []
    for (position, action) in ledger.actions.enumerated() {
      names += ([action.name] + action.aliases).map { ($0, action.file, position) }
    }
    add(names, context, &bag)
    add(ledger.tags.enumerated().map { ($1.name, $1.file, $0) }, context, &bag)
  }

  /// Tells of each name that has a smaller one, in the order of their texts, from which it differs only by case. Names of one
  /// action may do so.
  private static func add(
    _ names: [(name: PlacedName, file: FileID, action: Int)], _ context: borrowing CheckContext,
    _ bag: inout DiagnosticBag
  ) {
    var groups: [String: [(text: String, position: Int)]] = [:]
    for (position, name) in names.enumerated() {
      let text = context.text(name.name.name)
      groups[text.lowercased(), default: []].append((text, position))
    }
    for group in groups.values.filter({ $0.count > 1 }).sorted(by: { $0[0].position < $1[0].position }) {
      let sorted = group.sorted { $0.text < $1.text }
      for item in sorted.dropFirst() {
        let name = names[item.position]
        guard let other = sorted.first(where: { $0.text < item.text && names[$0.position].action != name.action })
        else { continue }
        let otherName = names[other.position]
        bag.add(
          .differsByCase(name: item.text, other: other.text),
          at: Location(name.file, name.name.range),
          related: [RelatedPlace(.declaredHere, Location(otherName.file, otherName.name.range))])
      }
    }
  }
}
