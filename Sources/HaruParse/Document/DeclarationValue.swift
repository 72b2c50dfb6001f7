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
  /// With the title of its goal.
  case quest(
    of: String, Subject, Comparison, Amount, Cadence, from: DayNumber?, until: DayNumber?, id: String?, pass: Int?)
  case skip(DayNumber, DayNumber, Subject?)
}

extension Document {
  /// What all declarations declare, kind by kind, those of a kind in the order in which they were read.
  public var declarationValues: [DeclarationValue] {
    func text(_ name: PlacedName) -> String { names[name.name] }
    func subject(_ target: Target) -> DeclarationValue.Subject {
      switch target {
      case .action(let name): .action(names[name])
      case .tag(let name): .tag(names[name])
      case .everything: .everything
      }
    }
    var values: [DeclarationValue] = settings.map { .setting($0.key, $0.value, from: $0.from) }
    values += includes.map { .include($0.pattern) }
    values += tags.map { .tag(text($0.name), color: $0.color) }
    values += actions.map {
      .action(
        $0.kind, text($0.name), tags: $0.tags.map(text), icon: $0.icon, aliases: $0.aliases.map(text),
        estimate: $0.estimate, unit: $0.unit, best: $0.best, archived: $0.archived)
    }
    values += goals.map {
      .goal(
        text($0.title), start: $0.start, end: $0.end, closed: $0.closed, result: $0.result, icon: $0.icon,
        color: $0.color, id: $0.id.map(text), pass: $0.pass)
    }
    values += quests.map {
      .quest(
        of: text(goals[$0.goal].title), subject($0.target), $0.comparison, $0.amount, $0.cadence, from: $0.from,
        until: $0.until, id: $0.id.map(text), pass: $0.pass)
    }
    values += skips.map { .skip($0.first, $0.last, $0.target.map(subject)) }
    return values
  }
}
