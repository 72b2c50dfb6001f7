public import HaruParse

/// What reports say of actions and tags: with this, a report needs nothing else to be shown.
extension Ledger {
  /// The name of an action.
  public func name(of action: ActionPosition) -> String { text(actions[action].name.name) }

  /// The name of a tag, without `#`.
  public func name(of tag: TagPosition) -> String { text(tags[tag].name.name) }

  /// The colour of an action: that of its first tag, 8 bits each of red, green and blue; nil without one.
  public func color(of action: ActionPosition) -> UInt32? { tags(of: action).first.flatMap { tags[$0].color } }

  /// A target as the format writes it: `독서`, `#공부`, `*`.
  public func written(_ target: ResolvedTarget) -> String {
    switch target {
    case .action(let action): name(of: action)
    case .tag(let tag): "#" + name(of: tag)
    case .everything: "*"
    }
  }
}
