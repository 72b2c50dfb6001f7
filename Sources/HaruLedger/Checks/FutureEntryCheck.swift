internal import HaruParse

/// What: An entry starts more than an hour after now.
///
/// Why: A ledger keeps what happened. The entry is counted as it stands, so the totals of a day that has not come hold it already; and
/// often it is the date that is wrong.
///
/// Example: `2027-07-06 09:00-10:00 독서` in July 2026.
///
/// Fix: Correct the date or the time. For what is only planned, write a comment: `; 2026-08-01 도서관`.
enum FutureEntryCheck: Check {
  static let codes: [Code] = [.futureEntry]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.future {
      bag.add(.futureEntry, at: context.document.place(ofValue: Int(entry)))
    }
  }
}
