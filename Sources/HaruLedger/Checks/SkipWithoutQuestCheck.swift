internal import HaruParse

/// What: No quest has the target of a skip.
///
/// Why: A skip excuses the quests on exactly its target. That of a tag does not excuse the quests on the actions with
/// that tag, and that of an action not those on its tag, so such a skip does nothing.
///
/// Example:
///
///     tag #study color=#2F6B4F
///     action time read #study
///     goal Study start=2026-01-01
///       quest read >= 1h per day
///     skip 2026-08-01..2026-08-07 #study
///
/// Fix: Write the target as the quest has it, one `skip` for each; or none at all, to excuse every quest.
///
///     tag #study color=#2F6B4F
///     action time read #study
///     goal Study start=2026-01-01
///       quest read >= 1h per day
///     skip 2026-08-01..2026-08-07 read
enum SkipWithoutQuestCheck: Check {
  static let codes: [Code] = [.skipWithoutQuest]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let targets = Set(context.ledger.goals.flatMap { $0.quests.map(\.target) })
    for (skip, declaration) in context.skips {
      guard let target = skip.target, !targets.contains(target) else { continue }
      let text = context.document.files[Int(declaration.file.index)].text(declaration.targetRange)
      bag.add(.skipWithoutQuest(target: text), at: Location(declaration.file, declaration.targetRange))
    }
  }
}
