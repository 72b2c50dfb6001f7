/// What a declaration declares, apart from how and where it is written (SPEC, Declarations): two of them with equal values mean
/// the same. Estimates are in seconds, colours are red, green and blue of 8 bits each, `pass` is in percent. A new property of a
/// declaration has to be added here, or formatting does not look after it.
public enum DeclarationValue: Hashable, Sendable {
  /// A target with the name in full.
  public enum Subject: Hashable, Sendable {
    case action(String), tag(String), everything
  }

  case setting(SettingKey, SettingDeclaration.Value, from: DayNumber?)
  case include(String)
  case tag(String, color: UInt32?)
  case action(
    ActionKind, String, tags: [String], icon: String?, aliases: [String], estimate: Int32?, unit: String?,
    best: BestMeasure?, archived: DayNumber?)
  case goal(
    String, start: DayNumber?, end: DayNumber?, closed: DayNumber?, result: GoalResult?, icon: String?, color: UInt32?,
    id: String?, pass: Int)
  /// With the title of its goal; `over` is a mask of weekdays.
  case quest(
    of: String, Subject, Comparison, Amount, Cadence, over: UInt8?, from: DayNumber?, until: DayNumber?, id: String?,
    pass: Int?)
  case skip(SkippedSpan, Subject?)
}

extension Document {
  /// What all declarations declare, kind by kind, those of a kind in the order in which they were read.
  public var declarationValues: [DeclarationValue] {
    var values: [DeclarationValue] = settings.map(value)
    values += includes.map(value)
    values += tags.map(value)
    values += actions.map(value)
    values += goals.map(value)
    values += quests.map(value)
    values += skips.map(value)
    return values
  }

  func value(of setting: SettingDeclaration) -> DeclarationValue {
    .setting(setting.key, setting.value, from: setting.from)
  }

  func value(of include: IncludeDeclaration) -> DeclarationValue { .include(include.pattern) }

  func value(of tag: TagDeclaration) -> DeclarationValue { .tag(text(tag.name), color: tag.color) }

  func value(of action: ActionDeclaration) -> DeclarationValue {
    .action(
      action.kind, text(action.name), tags: action.tags.map(text), icon: action.icon, aliases: action.aliases.map(text),
      estimate: action.estimate, unit: action.unit, best: action.best, archived: action.archived)
  }

  func value(of goal: GoalDeclaration) -> DeclarationValue {
    .goal(
      text(goal.title), start: goal.start, end: goal.end, closed: goal.closed, result: goal.result, icon: goal.icon,
      color: goal.color, id: goal.id.map(text), pass: goal.pass)
  }

  func value(of quest: QuestDeclaration) -> DeclarationValue {
    .quest(
      of: text(goals[quest.goal].title), subject(quest.target), quest.comparison, quest.amount, quest.cadence,
      over: quest.over, from: quest.from, until: quest.until, id: quest.id.map(text), pass: quest.pass)
  }

  func value(of skip: SkipDeclaration) -> DeclarationValue {
    .skip(skip.days, skip.target.map(subject))
  }

  private func text(_ name: PlacedName) -> String { names[name.name] }

  private func subject(_ target: Target) -> DeclarationValue.Subject {
    switch target {
    case .action(let name): .action(names[name])
    case .tag(let name): .tag(names[name])
    case .everything: .everything
    }
  }
}
