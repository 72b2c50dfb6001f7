import HaruParse

/// Finds what `Code.zeroAmount` describes.
enum ZeroAmountCheck: Check {
  static let codes: [Code] = [.zeroAmount]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for entry in context.notes.zeroAmounts {
      bag.add(.zeroAmount(form: document.entries[entry].form), at: document.place(ofValue: entry))
    }
  }
}
