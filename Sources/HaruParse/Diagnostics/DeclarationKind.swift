/// What can be declared by name.
@nonexhaustive
public enum DeclarationKind: Hashable, Sendable, CaseIterable {
  case tag, action, alias, goal, goalID, questID, quest, skip, setting
}
