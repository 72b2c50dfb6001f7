internal import HaruParse

/// What: A session has the action and the times of another one.
///
/// Why: Its time is counted once in the total of the action, but both count as sessions, and plain sums hold it
/// twice. It comes from pasting, or from putting two copies of a file together.
///
/// Example:
///
///     action time read
///     2026-07-06
///       09:00-10:00 read
///       09:00-10:00 read
///
/// Fix: Delete one of the two lines, and keep the note that is worth keeping.
///
///     action time read
///     2026-07-06
///       09:00-10:00 read
enum RepeatedSessionCheck: Check {
  static let codes: [Code] = [.repeatedSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where overlap.isRepeated {
      bag.add(
        .repeatedSession(action: context.name(ofAction: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.firstDeclared, context.document.place(ofValue: overlap.earlier))])
    }
  }
}
