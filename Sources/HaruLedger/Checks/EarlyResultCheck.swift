import HaruParse

/// Finds what `Code.earlyResult` describes.
enum EarlyResultCheck: Check {
  static let codes: [Code] = [.earlyResult]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let today = context.today
    for goal in context.ledger.goals where goal.declaration.result != nil {
      let declaration = goal.declaration
      let hasEnded = declaration.end.map { $0 < today } ?? false || declaration.closed.map { $0 <= today } ?? false
      guard !hasEnded else { continue }
      bag.add(
        .earlyResult(end: declaration.closed ?? declaration.end),
        at: Location(declaration.file, declaration.resultRange))
    }
  }
}
