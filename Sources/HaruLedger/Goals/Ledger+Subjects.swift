import HaruParse

extension Ledger {
  /// The unit of a quest: that of its amount. A bare 0 of an action is in the action's own unit, any other one allows no entry
  /// (SPEC, Quests).
  public func unit(of quest: Quest) -> QuestUnit {
    switch quest.declaration.amount {
    case .time: return .seconds
    case .count(0):
      guard case .action(let action) = quest.target else { return .entries }
      return actions[action].kind == .time ? .seconds : .counts
    case .count: return .counts
    }
  }

  func subject(of quest: Quest) -> QuestSubject { QuestSubject(target: quest.target, unit: unit(of: quest)) }
}
