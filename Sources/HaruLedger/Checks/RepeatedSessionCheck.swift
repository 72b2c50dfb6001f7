internal import HaruParse

/// What: The very same session stands twice: one action, the same times.
///
/// Why: Its time is counted once in the total of the action, but both count as sessions, and plain sums hold it twice. It comes from
/// pasting, or from putting two copies of a file together.
///
/// Example:
///
///     2026-07-06
///       09:00-10:00 독서
///       09:00-10:00 독서 ; 도서관
///
/// Fix: Delete one of the two lines, and keep the note that is worth keeping.
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
