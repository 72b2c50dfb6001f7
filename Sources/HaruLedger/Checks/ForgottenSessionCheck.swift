import HaruParse

/// Finds what `Code.forgottenSession` describes.
enum ForgottenSessionCheck: Check {
  static let codes: [Code] = [.forgottenSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for entry in context.notes.forgotten {
      guard let action = context.action(of: entry) else { continue }
      bag.add(
        .forgottenSession(action: context.ledger.name(of: action), limit: limit),
        at: context.document.place(ofValue: entry))
    }
  }
}
