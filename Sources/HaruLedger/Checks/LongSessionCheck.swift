internal import HaruParse

/// What: A session without its pauses, or a length, is longer than `max-session`.
///
/// Why: Mostly a timer was forgotten, or the end is a slip; and one such session spoils the totals of a month.
///
/// Example:
///
///     action time read
///     2026-07-06
///       05:00-23:30 read
///
/// Fix: Correct the end. If it was that long, allow it with `set max-session 24h`, or `set allow long-session`.
///
///     action time read
///     2026-07-06
///       05:00-07:30 read
enum LongSessionCheck: Check {
  static let codes: [Code] = [.longSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for (entry, seconds) in context.notes.long {
      bag.add(.longSession(seconds: seconds, limit: limit), at: context.document.place(ofValue: Int(entry)))
    }
  }
}
