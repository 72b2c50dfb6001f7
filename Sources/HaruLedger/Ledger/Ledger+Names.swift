import HaruParse

/// What reports say of actions, tags and entries, by their positions: with this, a report needs nothing else to be shown.
extension Ledger {
  /// The name of an action.
  public func name(ofAction position: Int) -> String { text(actions[position].name.name) }

  /// The name of a tag, without `#`.
  public func name(ofTag position: Int) -> String { text(tags[position].name.name) }

  /// The colour of an action: that of its first tag, 8 bits each of red, green and blue; nil without one.
  public func color(ofAction position: Int) -> UInt32? { tags(ofAction: position).first.flatMap { tags[$0].color } }

  /// A target as the format writes it: `독서`, `#공부`, `*`.
  public func written(_ target: ResolvedTarget) -> String {
    switch target {
    case .action(let position): name(ofAction: position)
    case .tag(let position): "#" + name(ofTag: position)
    case .everything: "*"
    }
  }
}
