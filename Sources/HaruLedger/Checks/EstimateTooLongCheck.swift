import HaruParse

/// Finds what `Code.estimateTooLong` describes.
enum EstimateTooLongCheck: Check {
  static let codes: [Code] = [.estimateTooLong]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    let limit = context.ledger.settings.longestSession
    for action in context.ledger.actions {
      guard let estimate = action.estimate.map(Int.init), estimate > limit else { continue }
      bag.add(
        .estimateTooLong(estimate: estimate, limit: limit),
        at: document.place(ofProperty: "est", onLineOf: Location(action.file, action.name.range)))
    }
    let tooLong = document.extras.map { Int($0.estimate ?? 0) > limit }
    guard tooLong.contains(true) else { return }
    for (position, entry) in document.entries.enumerated() where tooLong[entry.extra] {
      guard let estimate = document.extra(of: entry).estimate.map(Int.init) else { continue }
      bag.add(
        .estimateTooLong(estimate: estimate, limit: limit),
        at: document.place(ofProperty: "est", of: Position(position)))
    }
  }
}
