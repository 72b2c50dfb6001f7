internal import HaruParse

/// What: `result=` stands on a goal that has not ended.
///
/// Why: A result is looked at once the goal has ended; until then it says nothing.
///
/// Example:
///
///     goal Trail start=2026-01-01 end=2099-12-31 result=achieved
///
/// Fix: Write `closed=` with the day on which it was done, which ends the goal on that day; or delete `result=` until
/// then.
///
///     goal Trail start=2026-01-01 end=2099-12-31
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
