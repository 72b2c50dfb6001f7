import HaruParse

/// Builds a ledger from a document: settings into a calendar, names into positions, quests into goals.
struct Resolver {
  let document: Document
  var diagnostics: DiagnosticBag
  var skippedLines: Int
  /// Goals that repeat a title or an id, with the quests below them.
  var brokenHeadings: [BrokenHeading] = []
  var calendar = LedgerCalendar()
  var settings = Settings()
  var actions: [ActionDeclaration] = []
  var tags: [TagDeclaration] = []
  /// The colour that is offered for tags that are not declared.
  private var freeColor: String?
  var goals: [Goal] = []
  var skips: [Skip] = []
  var names: NameIndex
  /// The actions of whose line a part was left out, so that the line counts once.
  private var partlyRead: Set<ActionPosition> = []
  private var suggestions = Suggestions()
  /// The places of the aliases that stand for an action.
  private var aliasRanges: [NameID: ByteRange] = [:]

  init(_ document: consuming Document, zones: ZoneDatabase) {
    self.document = document
    diagnostics = self.document.diagnostics
    skippedLines = self.document.skippedLines
    names = NameIndex(count: self.document.names.count)
    resolveSettings(zones)
    resolveTags()
    resolveActions()
    resolveGoals()
    resolveSkips()
  }

  /// Tells what makes a line be left out.
  mutating func reject(_ problem: Problem, _ file: FileID, _ range: ByteRange, related: [RelatedPlace] = []) {
    skippedLines += 1
    diagnostics.add(
      Diagnostic(problem, at: Location(file, range), related: related, fixes: fixes(of: problem, file, range)))
  }

  /// The repairs of a problem of a declaration.
  private func fixes(of problem: Problem, _ file: FileID, _ range: ByteRange) -> [Fix] {
    let source = document.files[Int(file.index)]
    func replacing(_ text: String, isSafe: Bool = false) -> Fix {
      Fix(isSafe: isSafe, [source.edit(file, replacing: range, by: text)])
    }
    switch problem {
    case .unknownAction, .unknownTag:
      if let text = problem.replacement { return [replacing(text)] }
      // `skip 2026-08-01 휴가`
      let text = source.text(range)
      let isSkip = source.text(ByteRange(max(0, Int(range.start) - 40), Int(range.start))).contains("skip ")
      let mayBeNote = isSkip && !text.hasPrefix("#") && !text.contains(where: \.isNumber)
      return mayBeNote ? [Fix(isSafe: false, [source.edit(file, replacing: range, by: "; " + text)])] : []
    case .unknownZone(let name, let suggestion):
      guard let suggestion else { return [] }
      let others = ZoneWords.zones(name.lowercased()) ?? []
      return [replacing(suggestion, isSafe: isSameWord(suggestion, name))]
        + others.filter { $0 != suggestion }.map { replacing($0) }
    case .amountOfWrongKind(_, .time):
      let number = source.text(range)
      return number.utf8.count <= 4 ? unitsOfLength(number).map { replacing(number + $0) } : []
    case .resultWithQuests:
      // The blank before it goes too, where it is a plain one.
      let start = Int(range.start)
      let hasBlank = start > 0 && source.bytes[start - 1] == 0x20
      return [Fix(isSafe: false, [Edit(Location(file, ByteRange(hasBlank ? start - 1 : start, Int(range.end))), "")])]
    default: return []
    }
  }

  /// Tells of a part of an action's line that is left out.
  private mutating func rejectPart(
    of position: ActionPosition, _ problem: Problem, _ range: ByteRange, related: [RelatedPlace] = []
  ) {
    if partlyRead.insert(position).inserted { skippedLines += 1 }
    let file = actions[position].file
    diagnostics.add(
      Diagnostic(problem, at: Location(file, range), related: related, fixes: fixes(of: problem, file, range)))
  }

  private mutating func resolveTags() {
    for tag in document.tags {
      if let first = names.tag(of: tag.name.name) {
        let place = Location(tags[first].file, tags[first].name.range)
        reject(
          .duplicate(.tag, name: document.names[tag.name.name]), tag.file, tag.name.range,
          related: [RelatedPlace(.firstDeclared, place)])
      } else {
        names.tags[Int(tag.name.name.index)] = Int32(tags.count)
        tags.append(tag)
      }
    }
  }

  private mutating func resolveActions() {
    for action in document.actions {
      if let first = names.action(of: action.name.name) {
        let place = Location(actions[first].file, actions[first].name.range)
        reject(
          .duplicate(.action, name: document.names[action.name.name]), action.file, action.name.range,
          related: [RelatedPlace(.firstDeclared, place)])
      } else {
        names.actions[Int(action.name.name.index)] = Int32(actions.count)
        actions.append(action)
      }
    }
    for position in actions.positions {
      resolveAliases(position)
      resolveTags(of: position)
    }
  }

  private mutating func resolveAliases(_ position: ActionPosition) {
    let action = actions[position]
    var known: [PlacedName] = []
    for alias in action.aliases {
      let text = document.names[alias.name]
      guard let other = names.action(of: alias.name) else {
        names.actions[Int(alias.name.index)] = Int32(position.index)
        aliasRanges[alias.name] = alias.range
        known.append(alias)
        continue
      }
      let owner = actions[other]
      let isName = owner.name.name == alias.name
      let range = isName ? owner.name.range : aliasRanges[alias.name] ?? owner.name.range
      rejectPart(
        of: position, isName ? .aliasIsAction(name: text) : .duplicate(.alias, name: text), alias.range,
        related: [RelatedPlace(.firstDeclared, Location(owner.file, range))])
    }
    actions[position.index].aliases = known
  }

  private mutating func resolveTags(of position: ActionPosition) {
    let action = actions[position]
    var known: [PlacedName] = []
    var seen: Set<NameID> = []
    for tag in action.tags {
      if names.tag(of: tag.name) == nil {
        rejectPart(of: position, unknownTag(tag.name), tag.rangeOfTag)
      } else if seen.insert(tag.name).inserted {
        known.append(tag)
      }
    }
    actions[position.index].tags = known
  }

  private mutating func resolveGoals() {
    var goalOf = [Int?](repeating: nil, count: document.goals.count)
    var titles: [NameID: Location] = [:]
    var ids: [NameID: Location] = [:]
    var closingOf: [Int: Int] = [:]
    for (position, goal) in document.goals.enumerated() {
      func close(_ name: PlacedName) {
        closingOf[position] = brokenHeadings.count
        brokenHeadings.append(BrokenHeading(at: Location(goal.file, name.range)))
      }
      guard let start = goal.start else { continue }
      guard claim(goal.title, .goal, goal.file, &titles) else {
        close(goal.title)
        continue
      }
      goalOf[position] = goals.count
      goals.append(Goal(declaration: goal, start: start))
      // An id that is taken is left out, and the goal stays.
      if let id = goal.id, !claim(id, .goalID, goal.file, &ids) { goals[goals.count - 1].declaration.id = nil }
    }
    var questIDs: [NameID: Location] = [:]
    var hasQuest = [Bool](repeating: false, count: document.goals.count)
    for quest in document.quests {
      hasQuest[quest.goal.index] = true
      guard let goal = goalOf[quest.goal.index] else {
        skippedLines += 1
        if let closing = closingOf[quest.goal.index] { brokenHeadings[closing].lines += 1 }
        continue
      }
      guard let target = resolve(quest) else { continue }
      if let id = quest.id, !claim(id, .questID, quest.file, &questIDs) { continue }
      goals[goal].quests.append(Quest(declaration: quest, target: target))
    }
    for (position, goal) in document.goals.enumerated() where hasQuest[position] && goal.result != nil {
      guard let kept = goalOf[position], canDecide(goals[kept], in: document) else { continue }
      reject(.resultWithQuests, goal.file, goal.resultRange)
      goals[kept].declaration.result = nil
    }
  }

  /// Whether a quest of a goal has a day on which it asks for something: one within its dates that no skip excuses.
  private func canDecide(_ goal: Goal, in document: Document) -> Bool {
    // A quest that could not be read may be the one that decides.
    goal.quests.isEmpty
      || goal.quests.contains { quest in
        let declaration = quest.declaration
        var day = max(goal.start, declaration.from ?? goal.start)
        let ends = [goal.declaration.end, goal.declaration.closed, declaration.until].compactMap(\.self)
        // Days that come again leave others between them, as a rule.
        let spans = document.skips.filter { $0.target == nil || $0.target == declaration.target }.map(\.days)
          .filter { $0.repeating == nil }.sorted { ($0.first ?? .earliest) < ($1.first ?? .earliest) }
        for span in spans where (span.first ?? .earliest) <= day {
          if let last = span.last, last >= day { day = last + 1 }
        }
        return ends.allSatisfy { day <= $0 }
      }
  }

  /// Takes a name that must be the only one of its kind; tells of it where it is not.
  private mutating func claim(
    _ name: PlacedName, _ kind: DeclarationKind, _ file: FileID, _ taken: inout [NameID: Location]
  ) -> Bool {
    let place = Location(file, name.range)
    if let first = taken[name.name] {
      reject(
        .duplicate(kind, name: document.names[name.name]), file, name.range,
        related: [RelatedPlace(.firstDeclared, first)])
      return false
    }
    taken[name.name] = place
    return true
  }

  private mutating func resolve(_ quest: QuestDeclaration) -> ResolvedTarget? {
    guard let target = resolve(quest.target, quest.file, quest.targetRange) else { return nil }
    guard case .action(let position) = target else { return target }
    let action = actions[position]
    let name = document.names[action.name.name]
    let place = RelatedPlace(.declaredHere, Location(action.file, action.name.range))
    switch (action.kind, quest.amount) {
    case (.measure, _): reject(.questOnMeasure(action: name), quest.file, quest.targetRange, related: [place])
    case (.time, .count(0)): return target  // A bare 0 is in the action's own unit.
    case (.time, .count), (.count, .time):
      reject(
        .amountOfWrongKind(action: name, kind: action.kind), quest.file, quest.amountRange, related: [place])
    case (.time, .time), (.count, .count): return target
    }
    return nil
  }

  private mutating func resolveSkips() {
    for skip in document.skips {
      var target: ResolvedTarget?
      if let written = skip.target {
        target = resolve(written, skip.file, skip.targetRange)
        if target == nil { continue }
      }
      skips.append(Skip(days: skip.days, target: target))
    }
  }

  private mutating func resolve(_ target: Target, _ file: FileID, _ range: ByteRange) -> ResolvedTarget? {
    switch target {
    case .everything: return .everything
    case .action(let name):
      if let action = names.action(of: name) { return .action(action) }
      reject(unknownAction(name), file, range)
    case .tag(let name):
      if let tag = names.tag(of: name) { return .tag(tag) }
      reject(unknownTag(name), file, range)
    }
    return nil
  }

  private mutating func unknownAction(_ name: NameID) -> Problem {
    let text = document.names[name]
    let (document, actions) = (document, actions)
    let meant = suggestions.action(closestTo: text) {
      actions.map { document.names[$0.name.name] } + actions.flatMap { $0.aliases.map { document.names[$0.name] } }
    }
    return .unknownAction(name: text, suggestion: meant, kind: nil)
  }

  private mutating func unknownTag(_ name: NameID) -> Problem {
    let text = document.names[name]
    let (document, tags) = (document, tags)
    let meant = suggestions.tag(closestTo: text) { tags.map { document.names[$0.name.name] } }
    let color = freeColor ?? tags.freeColor
    freeColor = color
    return .unknownTag(name: text, suggestion: meant, freeColor: color)
  }
}

extension Sequence<TagDeclaration> {
  /// A colour that none of these tags has, as the format writes it.
  var freeColor: String {
    let used = compactMap(\.color)
    return Palette.text(Palette.free(besides: Set(used), count: used.count))
  }
}
