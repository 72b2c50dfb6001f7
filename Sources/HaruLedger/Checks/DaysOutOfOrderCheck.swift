internal import HaruParse

/// What: A date stands below a later one; in a file that begins with its newest day, below an earlier one.
///
/// Why: The order of the lines changes no figure. But it is easier to find a day, and to see one that is missing,
/// when they stand in order.
///
/// Example:
///
///     action time read
///     2026-07-07
///       1h read
///     2026-07-06
///       1h read
///
/// Fix: Move the day to its place; `haru-ledger fmt --sort` does it for a whole file.
///
///     action time read
///     2026-07-06
///       1h read
///     2026-07-07
///       1h read
enum DaysOutOfOrderCheck: Check {
  static let codes: [Code] = [.daysOutOfOrder]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.isMixed else { continue }
      for (step, day) in days.againstTheOrder() {
        bag.add(
          .daysOutOfOrder(date: day, previous: step.previous), at: document.place(ofDateOfEntry: step.entry))
      }
    }
  }
}
