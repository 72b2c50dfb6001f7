import HaruParse

extension Ledger {
  /// The unit of a quest: that of its amount. A bare 0 of an action, or of a tag that no counted action bears, which are
  /// measured by time, is no time (SPEC, Quests).
  public func unit(of quest: Quest) -> QuestUnit {
    switch quest.declaration.amount {
    case .time(0):
      if case .action(let action) = quest.target, actions[action].kind == .count { return .counts }
      return .seconds
    case .time: return .seconds
    case .count(0):
      switch quest.target {
      case .action(let action): return actions[action].kind == .time ? .seconds : .counts
      case .tag(let tag): return hasCounts(tag) ? .counts : .seconds
      case .everything: return actions.contains { $0.kind == .count } ? .counts : .seconds
      }
    case .count: return .counts
    }
  }

  private func hasCounts(_ tag: TagPosition) -> Bool {
    actions.positions.contains { actions[$0].kind == .count && tags(of: $0).contains(tag) }
  }

  func subject(of quest: Quest) -> QuestSubject { QuestSubject(target: quest.target, unit: unit(of: quest)) }
}
