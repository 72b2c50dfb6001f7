internal import HaruParse

/// What: A length or a count is 0.
///
/// Why: It adds nothing to any total, so the number is probably a slip. What was not done need not be written down.
///
/// Example:
///
///     action time read
///     2026-07-06
///       0m read
///
/// Fix: Write the number that was meant, or delete the line.
///
///     action time read
///     2026-07-06
///       30m read
enum ZeroAmountCheck: Check {
  static let codes: [Code] = [.zeroAmount]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for entry in context.notes.zeroAmounts {
      bag.add(.zeroAmount(form: document.entries[Int(entry)].form), at: document.place(ofValue: Int(entry)))
    }
  }
}
