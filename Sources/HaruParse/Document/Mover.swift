/// Moves what a fragment holds to its place in a document.
struct Mover {
  /// The file of the fragment, and where in it the fragment begins.
  let file: FileID
  let offset: Int
  /// The names of the document by those of the fragment; nil where they are the same.
  let names: [NameID]?

  @inline(__always)
  func moved(_ name: NameID) -> NameID { names.map { $0[Int(name.index)] } ?? name }

  func moved(_ place: PlacedName) -> PlacedName {
    PlacedName(name: moved(place.name), range: place.range.moved(by: offset))
  }

  private func moved(_ target: Target) -> Target {
    switch target {
    case .action(let name): .action(moved(name))
    case .tag(let name): .tag(moved(name))
    case .everything: .everything
    }
  }

  func moved(_ setting: SettingDeclaration) -> SettingDeclaration {
    var result = setting
    result.file = file
    result.valueRange = setting.valueRange.moved(by: offset)
    return result
  }

  func moved(_ include: IncludeDeclaration) -> IncludeDeclaration {
    var result = include
    result.file = file
    result.range = include.range.moved(by: offset)
    return result
  }

  func moved(_ tag: TagDeclaration) -> TagDeclaration {
    var result = tag
    result.file = file
    result.name = moved(tag.name)
    return result
  }

  func moved(_ action: ActionDeclaration) -> ActionDeclaration {
    var result = action
    result.file = file
    result.name = moved(action.name)
    result.tags = action.tags.map(moved)
    result.aliases = action.aliases.map(moved)
    return result
  }

  func moved(_ goal: GoalDeclaration) -> GoalDeclaration {
    var result = goal
    result.file = file
    result.title = moved(goal.title)
    result.resultRange = goal.result == nil ? goal.resultRange : goal.resultRange.moved(by: offset)
    result.id = goal.id.map(moved)
    return result
  }

  func moved(_ quest: QuestDeclaration) -> QuestDeclaration {
    var result = quest
    result.file = file
    result.range = quest.range.moved(by: offset)
    result.target = moved(quest.target)
    result.targetRange = quest.targetRange.moved(by: offset)
    result.amountRange = quest.amountRange.moved(by: offset)
    result.cadenceRange = quest.cadenceRange.moved(by: offset)
    result.id = quest.id.map(moved)
    return result
  }

  func moved(_ skip: SkipDeclaration) -> SkipDeclaration {
    var result = skip
    result.file = file
    result.range = skip.range.moved(by: offset)
    result.target = skip.target.map(moved)
    result.targetRange = skip.targetRange.moved(by: offset)
    return result
  }

  func moved(_ repeated: RepeatedTag) -> RepeatedTag { RepeatedTag(tag: moved(repeated.tag), file: file) }
}
