internal import HaruParse

/// What: A session has been running for longer than `max-session`, pauses not counted.
///
/// Why: It was probably never stopped. Every report counts it up to now, more each day.
///
/// Example:
///
///     action time read
///     2026-07-01
///       09:00- read
///
/// Fix: Write the time at which it ended, as `09:00-10:30`; or, if it goes on, allow it with `set max-session 48h`.
///
///     action time read
///     2026-07-01
///       09:00-10:30 read
enum ForgottenSessionCheck: Check {
  static let codes: [Code] = [.forgottenSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for entry in context.notes.forgotten {
      guard let action = context.action(ofEntry: Int(entry)) else { continue }
      bag.add(
        .forgottenSession(action: context.name(ofAction: action), limit: limit),
        at: context.document.place(ofValue: Int(entry)))
    }
  }
}
