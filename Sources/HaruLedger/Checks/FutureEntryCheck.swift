import HaruParse

/// Finds what `Code.futureEntry` describes.
enum FutureEntryCheck: Check {
  static let codes: [Code] = [.futureEntry]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.future {
      let date = context.document.day(of: entry)
      let day = context.ledger.logicalDay(of: entry, on: date) ?? date
      bag.add(.futureEntry(days: day - context.today), at: context.document.place(ofValue: entry))
    }
  }
}
