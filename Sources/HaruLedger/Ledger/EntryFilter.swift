public import HaruParse

/// Which entries a report is about: each list narrows it down unless it is empty (SPEC, Reports).
public struct EntryFilter: Sendable {
  /// Entries of any of these actions.
  public var actions: Set<ActionPosition> = []
  /// Entries that bear any of these tags, themselves or by their action.
  public var tags: Set<TagPosition> = []
  /// No entries of any of these actions.
  public var excludedActions: Set<ActionPosition> = []
  /// No entries that bear any of these tags.
  public var excludedTags: Set<TagPosition> = []
  /// The targets of the quests of the goals that are asked for; nil when none is.
  public var targets: Set<ResolvedTarget>?

  /// A filter that admits every entry.
  public init() {}

  /// Whether it admits an entry of an action with these tags.
  func admits(action: ActionPosition, tags entryTags: [TagPosition]) -> Bool {
    if excludedActions.contains(action) || !excludedTags.isDisjoint(with: entryTags) { return false }
    if !actions.isEmpty, !actions.contains(action) { return false }
    if !tags.isEmpty, !entryTags.contains(where: tags.contains) { return false }
    guard let targets else { return true }
    return targets.contains(.everything) || targets.contains(.action(action))
      || entryTags.contains { targets.contains(.tag($0)) }
  }
}
