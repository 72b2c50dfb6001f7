/// A run of whole lines of one file, read by itself from the state that the lines above it leave. Its places count from its own
/// first byte and its names are its own, so it stays valid while other lines of the file change.
struct Fragment: Sendable {
  /// What its first line depends on from above.
  let start: LineState
  /// What the document was taken to hold above it.
  var totals: DeclarationTotals
  /// What the line after its last one depends on, where `start` is right.
  var end: LineState
  /// The number of its bytes.
  var length = 0

  var names = NameTable()
  var settings: [SettingDeclaration] = []
  var includes: [IncludeDeclaration] = []
  var tags: [TagDeclaration] = []
  var actions: [ActionDeclaration] = []
  var goals: [GoalDeclaration] = []
  /// The quests; one whose goal is above the fragment has -1 for its position.
  var quests: [QuestDeclaration] = []
  var skips: [SkipDeclaration] = []
  var entries: [Entry] = []
  var dayRuns: [DayRun] = []
  var extras = [EntryExtra(tags: 0..<0, estimate: nil, points: 0..<0)]
  /// Positions in `extras` of those that hold nothing but a name and tags, by both.
  var tagSets: [[NameID]: Int] = [:]
  var entryTags: [NameID] = []
  var points: [TimePoint] = []
  var measures: [ExactDecimal] = []
  var repeatedTags: [RepeatedTag] = []
  /// The times in notes of dates that are rather entries.
  var entriesInNotes: [ByteRange] = []
  var diagnostics = DiagnosticBag()
  var marks = SourceMarks()
  var lines = 0
  var skippedLines = 0
  /// The colours of the tags.
  var tagColors: Set<UInt32> = []

  var brokenHeadings: [BrokenHeading] = []
  /// The heading that left out the entries, and the quests, at the end; nil where it is above the fragment.
  var brokenDay: Int?
  var brokenGoal: Int?
  /// How many lines are left out with a date line, and with a goal, above the fragment.
  var linesWithoutDay = 0
  var linesWithoutGoal = 0

  /// Where the conflict begins that is open at the end, if it begins in the fragment.
  var conflictStart: Int?
  /// Where the conflict ends that was open at the start, and what it holds.
  var conflictEnd: (end: Int, held: LineState.Conflict)?
  /// The end of the last line without its line end.
  var lastLineEnd = 0

  /// Whether the first line is a date line that could be read: then neither the day nor the kind of line above matters.
  var beginsWithDate = false
  /// Whether a line depended on the goal above the fragment.
  var needsGoal = false
  /// Whether a line of the fragment began a goal, readable or not.
  var hasGoal = false
  /// Whether a suggestion may depend on the date of the last entry above the fragment.
  var needsLastEntryDay = false
  /// Whether a suggestion depends on the colours of the tags above.
  var suggestsColor = false

  /// An empty one.
  init(from start: LineState, below totals: DeclarationTotals) {
    self.start = start
    self.totals = totals
    end = start
  }

  /// The number of declarations of a kind.
  func count(_ kind: DeclarationKind) -> Int {
    switch kind {
    case .setting: settings.count
    case .tag: tags.count
    case .action: actions.count
    case .goal: goals.count
    case .quest: quests.count
    case .skip: skips.count
    case .alias, .goalID, .questID: 0
    }
  }

  /// The extra of an entry; the empty one where it has none.
  func extra(of entry: Entry) -> EntryExtra { extras[entry.extra] }

  /// The name of an entry.
  func name(of entry: Entry) -> NameID { entry.extra == 0 ? entry.plainName : extras[entry.extra].name }

  /// Adds what an entry has beside its plain integers and returns its position in `extras`; equal names with equal tags share one.
  mutating func addExtra(of name: NameID, tags: [NameID], estimate: Int32?, points: [TimePoint]) -> Int {
    if tags.isEmpty, estimate == nil, points.isEmpty { return 0 }
    let isTagsOnly = estimate == nil && points.isEmpty
    if isTagsOnly, let known = tagSets[[name] + tags] { return known }
    let firstTag = entryTags.count
    let firstPoint = self.points.count
    entryTags += tags
    self.points += points
    extras.append(
      EntryExtra(
        name: name, tags: firstTag..<entryTags.count, estimate: estimate, points: firstPoint..<self.points.count))
    if isTagsOnly { tagSets[[name] + tags] = extras.count - 1 }
    return extras.count - 1
  }
}

extension Fragment {
  /// Whether reading from `state` and below `totals` would give the same fragment.
  func fits(_ state: LineState, below totals: DeclarationTotals) -> Bool { fits(state) && fits(below: totals) }

  private func fits(_ state: LineState) -> Bool {
    if state == start { return true }
    return beginsWithDate && state.isAtStart == start.isAtStart && state.conflict == start.conflict
      && state.isOfOtherVersion == start.isOfOtherVersion
      && (!needsGoal || state.goal == start.goal)
      && (!needsLastEntryDay || state.lastEntryDay == start.lastEntryDay)
  }

  private func fits(below totals: DeclarationTotals) -> Bool {
    if totals == self.totals { return true }
    return !suggestsColor
      && DeclarationKind.allCases.allSatisfy { totals.counts[$0, default: 0] + count($0) <= DeclarationTotals.limit }
  }

  /// What the line after the last one depends on below a state that fits.
  func end(below state: LineState) -> LineState {
    var result = end
    if !hasGoal { result.goal = state.goal }
    if entries.isEmpty { result.lastEntryDay = state.lastEntryDay }
    return result
  }
}
