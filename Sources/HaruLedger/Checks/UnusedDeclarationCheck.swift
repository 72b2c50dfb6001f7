import HaruParse

/// Finds what `Code.unusedDeclaration` describes.
enum UnusedDeclarationCheck: Check {
  static let codes: [Code] = [.unusedDeclaration]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let (document, ledger) = (context.document, context.ledger)
    var actions = [Bool](repeating: false, count: ledger.actions.count)
    var tags = [Bool](repeating: false, count: ledger.tags.count)
    for entry in document.entries {
      if let action = ledger.names.action(of: document.name(of: entry)) { actions[action.index] = true }
    }
    for target in ledger.goals.flatMap({ $0.quests.map(\.target) }) + ledger.skips.compactMap(\.target) {
      switch target {
      case .action(let position): actions[position.index] = true
      case .tag(let position): tags[position.index] = true
      case .everything: break
      }
    }
    for tag in document.entryTags + ledger.actions.flatMap({ $0.tags.map(\.name) }) {
      if let position = ledger.names.tag(of: tag) { tags[position.index] = true }
    }
    for (action, isUsed) in zip(ledger.actions, actions) where !isUsed {
      bag.add(
        .unusedDeclaration(.action, name: context.text(action.name.name)), at: Location(action.file, action.name.range))
    }
    for (tag, isUsed) in zip(ledger.tags, tags) where !isUsed {
      let range = ByteRange(Int(tag.name.range.start) - 1, Int(tag.name.range.end))
      bag.add(.unusedDeclaration(.tag, name: context.text(tag.name.name)), at: Location(tag.file, range))
    }
  }
}
