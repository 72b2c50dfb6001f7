import HaruParse

/// Finds what `Code.skipWithoutQuest` describes.
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
