import HaruParse

/// Finds what `Code.archivedAction` describes.
enum ArchivedActionCheck: Check {
  static let codes: [Code] = [.archivedAction]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.archived {
      guard let action = context.action(of: entry),
        let archived = context.ledger.actions[action].archived
      else { continue }
      bag.add(
        .archivedAction(action: context.ledger.name(of: action), archived: archived),
        at: context.document.place(ofAction: entry))
    }
  }
}
