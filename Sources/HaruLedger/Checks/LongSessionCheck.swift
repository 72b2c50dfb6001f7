import HaruParse

/// Finds what `Code.longSession` describes.
enum LongSessionCheck: Check {
  static let codes: [Code] = [.longSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for (entry, seconds) in context.notes.long {
      bag.add(.longSession(seconds: seconds, limit: limit), at: context.document.place(ofValue: entry))
    }
  }
}
