/// Joins fragments into a document, in the order of their files and lines.
struct DocumentJoiner {
  /// Reads the fragment that is being joined once more: from this state, below these totals, with its diagnostics added to a
  /// bag that places of `file` from `offset` on go into.
  typealias Reread = (LineState, DeclarationTotals, DiagnosticPlace) -> Fragment

  /// What has been joined so far.
  var document = Document()
  /// What the next line of the file depends on.
  private(set) var state = LineState()
  /// What the document holds.
  private(set) var totals = DeclarationTotals()
  /// The file whose fragments are joined, and the number of its bytes so far.
  private var file = FileID(0)
  private(set) var offset = 0
  /// Position in `Document.dayRuns` of the first run of the file.
  private var firstRun = 0
  /// Positions in `Document.extras` of those that hold nothing but a name and tags, by both.
  private var tagSets: [[NameID]: Int] = [:]
  /// What left out the lines above, as positions in `Document.brokenHeadings`.
  private var brokenDay: Int?
  private var brokenGoal: Int?
  /// The conflict that is open.
  private var conflict: (start: Int, lastLineEnd: Int)?

  /// Nothing joined so far; so many places of diagnostics will be kept.
  init(keepingPlaces capacity: Int = DiagnosticBag.capacity) {
    document.diagnostics = DiagnosticBag(capacity: capacity)
  }

  /// Begins the next file. `entries` is a guess of how many it has.
  mutating func begin(_ source: SourceFile, entries: Int) {
    file = FileID(document.files.count)
    document.files.append(source)
    document.firstEntries.append(document.entries.count)
    document.marks.append([])
    (state, offset, firstRun, brokenDay, brokenGoal) = (LineState(), 0, document.dayRuns.count, nil, nil)
    // Memory that is never touched costs nothing. Room that is made for one small file after another must still grow by doubling.
    let room = document.entries.count + entries
    if room > document.entries.capacity {
      document.entries.reserveCapacity(max(room, document.entries.isEmpty ? 0 : document.entries.capacity * 2))
    }
  }

  /// Adds the next fragment of the file.
  mutating func join(_ read: consuming Fragment, reread: Reread) {
    var fragment = read
    let place = DiagnosticPlace(file: file, offset: offset)
    if !fragment.fits(state, below: totals) {
      let bag = DiagnosticBag(capacity: document.diagnostics.capacity)
      fragment = reread(state, totals, DiagnosticPlace(bag: bag))
    }
    joinConflict(fragment)
    // Two owners of the same totals would make a copy of every change.
    fragment.totals = DeclarationTotals()
    if document.diagnostics.hasRoom(for: fragment.diagnostics) {
      document.diagnostics.add(fragment.diagnostics, file: file, offset: offset)
    } else {
      // Which places are kept, and what is proved for them, depends on all above.
      var continued = place
      swap(&continued.bag, &document.diagnostics)
      fragment = reread(state, totals, continued)
      swap(&document.diagnostics, &fragment.diagnostics)
      fragment.totals = DeclarationTotals()
    }
    joinHeadings(fragment)
    let mover = Mover(file: file, offset: offset, names: document.names.add(fragment.names))
    joinDeclarations(fragment, mover)
    joinEntries(&fragment, mover)
    document.marks[Int(file.index)].formUnion(fragment.marks)
    document.lines += fragment.lines
    document.skippedLines += fragment.skippedLines
    state = fragment.end(below: state)
    offset += fragment.length
  }

  /// Ends the file.
  mutating func end() {
    if let conflict { report(conflict.start, conflict.lastLineEnd) }
    conflict = nil
  }

  /// A conflict has one diagnostic, which reaches to its end; so only here it is known.
  private mutating func joinConflict(_ fragment: Fragment) {
    if let (end, held) = fragment.conflictEnd, let start = conflict?.start {
      report(start, offset + end)
      let heading = BrokenHeading(at: Location(file, ByteRange(start, offset + end)))
      if held.contains(.holdsDate) {
        brokenDay = document.brokenHeadings.count
        document.brokenHeadings.append(heading)
      }
      if held.contains(.holdsGoal) {
        brokenGoal = document.brokenHeadings.count
        document.brokenHeadings.append(heading)
      }
      conflict = nil
    }
    if let start = fragment.conflictStart { conflict = (offset + start, 0) }
    if fragment.lines > 0 { conflict?.lastLineEnd = offset + fragment.lastLineEnd }
  }

  private mutating func report(_ start: Int, _ end: Int) {
    document.diagnostics.add(Diagnostic(.conflict, at: Location(file, ByteRange(start, end))))
  }

  private mutating func joinHeadings(_ fragment: Fragment) {
    if let brokenDay { document.brokenHeadings[brokenDay].lines += fragment.linesWithoutDay }
    if let brokenGoal { document.brokenHeadings[brokenGoal].lines += fragment.linesWithoutGoal }
    let first = document.brokenHeadings.count
    if let position = fragment.brokenDay { brokenDay = first + position }
    if let position = fragment.brokenGoal { brokenGoal = first + position }
    for heading in fragment.brokenHeadings {
      var moved = heading
      moved.location = Location(file, heading.location.range.moved(by: offset))
      document.brokenHeadings.append(moved)
    }
  }

  private mutating func joinDeclarations(_ fragment: Fragment, _ mover: Mover) {
    for kind in DeclarationKind.allCases where fragment.count(kind) > 0 {
      totals.counts[kind, default: 0] += fragment.count(kind)
    }
    totals.tagColors.formUnion(fragment.tagColors)
    let goals = document.goals.count
    document.settings += fragment.settings.map(mover.moved)
    document.includes += fragment.includes.map(mover.moved)
    document.tags += fragment.tags.map(mover.moved)
    document.actions += fragment.actions.map(mover.moved)
    document.goals += fragment.goals.map(mover.moved)
    document.quests += fragment.quests.map { quest in
      var moved = mover.moved(quest)
      // The goal above, at -1 in 32 bits, is the last one before the fragment.
      moved.goal = Position(goals + quest.goal.index)
      return moved
    }
    document.skips += fragment.skips.map(mover.moved)
    document.repeatedTags += fragment.repeatedTags.map(mover.moved)
    document.entriesInNotes += fragment.entriesInNotes.map { Location(file, $0.moved(by: offset)) }
  }

  private mutating func joinEntries(_ fragment: inout Fragment, _ mover: Mover) {
    let first = document.entries.count
    for run in fragment.dayRuns where document.dayRuns.count == firstRun || document.dayRuns.last?.day != run.day {
      document.dayRuns.append(DayRun(first: Position(first + run.first.index), day: run.day))
    }
    let measures = Int32(truncatingIfNeeded: document.measures.count)
    let isWhole =
      first == 0 && document.extras.count == 1 && measures == 0 && mover.names == nil
      && fragment.length == document.files[Int(file.index)].bytes.count
    let extras = joinExtras(fragment, mover)
    document.measures += fragment.measures
    if isWhole {
      // Nothing changes on the way: the usual case of one file that is read at once.
      document.entries = fragment.entries
      return
    }
    makeRoom(for: fragment)
    for var entry in fragment.entries {
      if entry.extra == 0 {
        entry.move(by: mover.offset, name: mover.moved(entry.plainName), extra: 0)
      } else {
        entry.move(by: mover.offset, name: NameID(0), extra: extras[entry.extra])
      }
      if entry.form == .measure { entry.value += measures }
      document.entries.append(entry)
    }
  }

  /// Makes room for the entries of a fragment, and, where there are more than was guessed, for as many on the rest of the file.
  /// A little is left over, so that what is moved stays in proportion to what is read.
  private mutating func makeRoom(for fragment: Fragment) {
    let count = document.entries.count + fragment.entries.count
    guard count > document.entries.capacity else { return }
    let first = document.firstEntries[Int(file.index)]
    let size = document.files[Int(file.index)].bytes.count
    let whole = first + (count - first) * size / max(offset + fragment.length, 1)
    document.entries.reserveCapacity(max(whole, count) * 17 / 16)
  }

  /// Returns the new positions of a fragment's extras.
  private mutating func joinExtras(_ fragment: Fragment, _ mover: Mover) -> [Int] {
    let points = document.points.count
    document.points += fragment.points
    var positions = [0]
    positions.reserveCapacity(fragment.extras.count)
    for extra in fragment.extras.dropFirst() {
      let name = mover.moved(extra.name)
      let tags = fragment.entryTags[extra.tags].map(mover.moved)
      let isTagsOnly = extra.estimate == nil && extra.points.isEmpty
      if isTagsOnly, let known = tagSets[[name] + tags] {
        positions.append(known)
        continue
      }
      let position = document.extras.count
      let firstTag = document.entryTags.count
      document.entryTags += tags
      document.extras.append(
        EntryExtra(
          name: name, tags: firstTag..<document.entryTags.count, estimate: extra.estimate,
          points: extra.points.lowerBound + points..<extra.points.upperBound + points))
      if isTagsOnly { tagSets[[name] + tags] = position }
      positions.append(position)
    }
    return positions
  }
}

/// Where the diagnostics of a fragment go: into a bag of its own with places of its own, or on into the bag of a document.
struct DiagnosticPlace {
  var file = FileID(0)
  var offset = 0
  var bag = DiagnosticBag()
}
