internal import HaruParse

/// What: An entry lies on or after the logical day from which its action is archived.
///
/// Why: An archived action is hidden from lists from that day on, so its newer entries would be seen nowhere but in
/// totals.
///
/// Example:
///
///     action time read archived=2026-05-01
///     2026-05-03
///       09:00-10:00 read
///
/// Fix: Move or delete `archived=` if the action is in use again, or correct the date of the entry.
///
///     action time read archived=2026-05-01
///     2026-04-30
///       09:00-10:00 read
enum ArchivedActionCheck: Check {
  static let codes: [Code] = [.archivedAction]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.archived {
      guard let action = context.action(ofEntry: Int(entry)),
        let archived = context.ledger.actions[action].archived
      else { continue }
      bag.add(
        .archivedAction(action: context.name(ofAction: action), archived: archived),
        at: context.document.place(ofAction: Int(entry)))
    }
  }
}
