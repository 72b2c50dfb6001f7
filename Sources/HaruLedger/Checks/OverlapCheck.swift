import HaruParse

/// Finds what `Code.overlap` describes.
enum OverlapCheck: Check {
  static let codes: [Code] = [.overlap]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where !overlap.isRepeated {
      bag.add(
        .overlap(action: context.ledger.name(of: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.otherSession, context.document.place(ofValue: overlap.earlier))])
    }
  }
}
