import HaruParse

/// What the amounts of a quest are.
public enum QuestUnit: Hashable, Sendable {
  case seconds, counts
  /// Sessions, lengths and counts above zero: what a bare 0 on a tag or on everything allows none of.
  case entries
}

/// What a quest takes the total of: quests with the same subject share one row of days.
struct QuestSubject: Hashable, Sendable {
  var target: ResolvedTarget
  var unit: QuestUnit
}
