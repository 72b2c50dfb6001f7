import HaruParse

/// Finds what `Code.repeatedSession` describes.
enum RepeatedSessionCheck: Check {
  static let codes: [Code] = [.repeatedSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where overlap.isRepeated {
      bag.add(
        .repeatedSession(action: context.ledger.name(of: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.firstDeclared, context.document.place(ofValue: overlap.earlier))])
    }
  }
}
