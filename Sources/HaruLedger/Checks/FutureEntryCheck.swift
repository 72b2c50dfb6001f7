internal import HaruParse

/// What: An entry (without a time: its logical day) starts more than an hour after now.
///
/// Why: A ledger keeps what happened. The entry is counted as it stands, so the totals of a day that has not come
/// hold it already; and often it is the date that is wrong.
///
/// Example:
///
///     action time read
///     2099-07-06
///       09:00-10:00 read
///
/// Fix: Correct the date or the time. For what is only planned, write a comment: `; 2026-08-01 library`.
///
///     action time read
///     2026-07-06
///       09:00-10:00 read
enum FutureEntryCheck: Check {
  static let codes: [Code] = [.futureEntry]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.future {
      let date = context.document.day(ofEntry: Int(entry))
      let day = context.ledger.logicalDay(ofEntry: Int(entry), on: date) ?? date
      bag.add(.futureEntry(days: day - context.today), at: context.document.place(ofValue: Int(entry)))
    }
  }
}
