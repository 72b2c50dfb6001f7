import HaruLedger
import HaruParse

/// A ledger that a command writes to. Other writers are kept out of its folder while it lives, so what was read is what will be
/// changed. Changes are collected as the bytes that files are to have; `commit` proves and makes them.
struct Recorder {
  let world: World
  let common: CommonOptions
  /// The files that the ledger was named by.
  let paths: [String]
  private(set) var context: LedgerContext
  /// All entries as they stand before the change.
  let timeline: Timeline
  private let lock: FolderLock
  private var drafts: [Draft] = []
  /// The files that new entries go to though no `include` leads to them, and the patterns that could.
  private var unreached: [(path: String, patterns: [String])] = []
  /// The `include` lines that were added to the main file, so that the ledger reads what is written.
  private(set) var included: [String] = []
  /// What `check` warns of on the lines that were written.
  private(set) var warnings: [Sentence] = []

  /// A file with the changes so far.
  private struct Draft {
    var path: String
    var before: [UInt8]?
    /// The file with the changes that were proved.
    var outline: FileOutline
    /// The changes that come next, and what entries they write, by their positions.
    var batch: EditBatch?
    var pending: [(value: EntryValue, instants: [Instant])?] = []
    /// What the changed lines must say when they are read again.
    var expected: [ExpectedLine] = []
    /// What has made the outline of the file as it was read.
    var done: [EditBatch.Outcome] = []

    var after: [UInt8] { outline.bytes }
    /// Whether anything was changed; a file may only have been looked at.
    var isChanged: Bool { batch != nil || !done.isEmpty }
  }

  /// A line that was written.
  struct ExpectedLine {
    /// Where it starts in the changed file.
    var line: UInt32
    var value: EntryValue
    /// The instants of its times.
    var instants: [Instant]
  }

  var ledger: Ledger { context.ledger }
  var language: Language { context.language }
  var now: Instant { context.now }

  /// Locates, locks and reads the ledger.
  init(file: String?, _ common: CommonOptions, in world: World) throws(CommandFailure) {
    self.world = world
    self.common = common
    paths = try LedgerFiles.located(file.map { [$0] } ?? [], in: world)
    let language = common.language(in: world)
    if paths.contains(where: LedgerFiles.isStream) { throw .recording(.standardInput, language) }
    do throws(WriteFailure) {
      lock = try world.changer.lock(Path.folder(of: world.files.realPath(paths[0]) ?? paths[0]))
    } catch { throw .recording(.write(error), language) }
    context = try LedgerContext(paths, common, in: world)
    timeline = Timeline(context.ledger, now: context.now)
  }

  /// Whether the ledger may lead to a change of a file: of one that it was named by, or of one that its own words may name.
  func mayWrite(_ real: String) -> Bool {
    paths.contains { (world.files.realPath($0) ?? $0) == real }
      || Path.mayBeNamed(real, below: Path.folder(of: identity))
  }

  /// The failure in the ledger's language.
  func failure(_ failure: RecordingFailure) -> CommandFailure { .recording(failure, language) }

  /// What a ledger's changes are remembered by: the real path of its first file.
  var identity: String { world.files.realPath(paths[0]) ?? paths[0] }

  /// Changes a file as the holder of the ledger's lock.
  func apply(_ change: FileChange) throws(WriteFailure) { try world.changer.apply(change, [lock]) }

  // MARK: Changing

  /// Adds an entry to the file that new ones go to.
  mutating func add(_ entry: EntryValue, instants: [Instant]) throws(CommandFailure) {
    try edit(try logFile(for: entry.day), writing: entry, instants) { _, _ in .insert(.entry(entry)) }
  }

  /// Declares an action in the ledger's main file.
  mutating func declare(_ kind: ActionKind, named name: String) throws(CommandFailure) {
    try edit(paths[0]) { _, _ in .insert(.declaration(.action(kind, name))) }
  }

  /// What adds to the note of an entry, and what it says then.
  mutating func noting(_ position: EntryPosition, _ text: String) throws(CommandFailure) -> (
    splice: Splice, note: String
  ) {
    let document = ledger.document
    let path = document.files[Int(document.file(of: position).index)].path
    let file = try draft(path)
    try settle(file)
    let outline = drafts[file].outline
    var entry = document.value(of: position)
    entry.note = text
    // The note is tried as one of its own first: what no line can say is told of.
    do throws(Problem) { _ = try style(of: outline).text(entry) } catch {
      throw failure(.refused(line: sketch(entry), [error]))
    }
    guard let noted = outline.noting(entryAt: line(of: position, in: file), with: text) else {
      throw unproved(path)
    }
    return noted
  }

  /// Changes or removes an entry where it stands.
  mutating func change(
    _ position: EntryPosition, to entry: EntryValue?, instants: [Instant] = [],
    _ splice: (FileOutline, WritingStyle, UInt32) -> Splice?
  ) throws(CommandFailure) {
    let document = ledger.document
    let path = document.files[Int(document.file(of: position).index)].path
    let old = document.value(of: position)
    let file = try draft(path)
    // What is written next may follow the style of what is changed here.
    try settle(file)
    let line = line(of: position, in: file)
    try edit(path, writing: entry, instants) { (outline, style) throws(Problem) in
      guard let splice = splice(outline, style, line) else { throw .missing(.value) }
      return .splice(splice, removed: [.entry(old)], added: entry.map { [.entry($0)] } ?? [])
    }
    try settle(file)
  }

  /// Where the line of an entry starts after the changes of its file so far.
  private func line(of position: EntryPosition, in file: Int) -> UInt32 {
    drafts[file].done.reduce(ledger.document.entries[position].line) { $1.moved($0) }
  }

  private mutating func edit(
    _ path: String, writing entry: EntryValue? = nil, _ instants: [Instant] = [],
    _ make: (FileOutline, WritingStyle) throws(Problem) -> RecordEdit
  ) throws(CommandFailure) {
    let file = try draft(path)
    let outline = drafts[file].outline
    var batch = drafts[file].batch ?? EditBatch(outline, in: style(of: outline))
    do throws(Problem) { try batch.add(try make(outline, batch.style)) } catch {
      throw failure(.refused(line: entry.map(sketch) ?? "", [error]))
    }
    drafts[file].batch = batch
    drafts[file].pending.append(entry.map { ($0, instants) })
  }

  /// Makes the changes of a file that come next, and proves them.
  private mutating func settle(_ file: Int) throws(CommandFailure) {
    guard let outcome = drafts[file].batch?.apply() else { return }
    guard outcome.refused.isEmpty else { throw unproved(drafts[file].path) }
    for index in drafts[file].expected.indices {
      drafts[file].expected[index].line = outcome.moved(drafts[file].expected[index].line)
    }
    for (position, pending) in drafts[file].pending.enumerated() {
      guard let pending else { continue }
      guard let line = outcome.written[position] else { throw unproved(drafts[file].path) }
      drafts[file].expected.append(ExpectedLine(line: line, value: pending.value, instants: pending.instants))
    }
    drafts[file].outline = outcome.outline
    drafts[file].done.append(outcome)
    drafts[file].batch = nil
    drafts[file].pending = []
  }

  /// Why a change of a file did something else than was meant. Where lines of the file cannot be read, what is new may be read with them:
  /// an open conflict goes on to the end of the file. In any other file it is a fault of the program.
  private func unproved(_ path: String) -> CommandFailure {
    let document = ledger.document
    let errors = document.diagnostics.sorted().filter { $0.first.severity == .error }.flatMap {
      [$0.first.location] + $0.also
    }
    let lines = errors.compactMap { place -> Int? in
      let file = document.files[Int(place.file.index)]
      return file.path == path ? file.line(at: Int(place.range.start)) : nil
    }
    return failure(lines.min().map { .unreadableLines(path: path, line: $0) } ?? .unproved(path: path))
  }

  /// The line that could not be written, in the default style.
  private func sketch(_ entry: EntryValue) -> String {
    let style = WritingStyle()
    return "\(style.text(entry.points, entry.form)) \(entry.name)"
  }

  private var changed: [Draft] { drafts.filter(\.isChanged) }

  private mutating func draft(_ path: String) throws(CommandFailure) -> Int {
    if let known = drafts.firstIndex(where: { $0.path == path }) { return known }
    let read = ledger.document.files.first { $0.path == path }
    let outline = FileOutline(read ?? SourceFile(path: path, bytes: []))
    drafts.append(Draft(path: path, before: read?.bytes, outline: outline))
    return drafts.count - 1
  }

  // MARK: Style

  /// The style of a file. What it does not say is taken from the file with the latest entry, and else from what is usual in the
  /// language.
  func style(of outline: FileOutline) -> WritingStyle {
    var standard = WritingStyle()
    standard.weekday = language.pick(ko: .hangul, en: .capitalized, ja: .kanji)
    let document = ledger.document
    if let latest = document.dayRuns.max(by: { $0.day < $1.day }) {
      let file = document.files[Int(document.file(of: latest.first).index)]
      if file.path != outline.path { standard = FileOutline(file).style(over: standard) }
    }
    return outline.style(over: standard)
  }

  /// The style of the file that entries of a date go to.
  mutating func style(for day: DayNumber) throws(CommandFailure) -> WritingStyle {
    let path = try logFile(for: day)
    return style(of: drafts[try draft(path)].outline)
  }

  /// The style of the file of an entry.
  mutating func style(of entry: EntryPosition) throws(CommandFailure) -> WritingStyle {
    let path = ledger.document.files[Int(ledger.document.file(of: entry).index)].path
    return style(of: drafts[try draft(path)].outline)
  }

  // MARK: Files

  /// The path of the file that entries of a date go to: what `set log` says, else the main file.
  private mutating func logFile(for day: DayNumber) throws(CommandFailure) -> String {
    guard let pattern = ledger.settings.log else {
      // Where a `log` cannot be used, no other file is a place that anybody has asked for.
      for group in ledger.document.diagnostics.sorted() {
        if case .invalidSetting(SettingKey.log.rawValue, let text, _) = group.first.problem {
          throw failure(.logOutside(path: text))
        }
      }
      return mainFile(for: day)
    }
    let path = Path.join(Path.folder(of: paths[0]), LogPattern(pattern).path(on: day))
    let files = overlay(adding: path)
    guard let real = files.realPath(path), mayWrite(real) else { throw failure(.logOutside(path: path)) }
    if let known = ledger.document.files.first(where: { $0.path == path || world.files.realPath($0.path) == real }) {
      return known.path
    }
    if !unreached.contains(where: { $0.path == path }) {
      unreached.append((path, LogPattern(pattern).includes(on: day)))
      // A file that is there belongs to the ledger from now on: it is looked at before anything is written.
      let known = unreached.map(\.path).filter { world.files.realPath($0) != nil }
      if !known.isEmpty { context = try LedgerContext(paths + known, common, in: world) }
    }
    return path
  }

  /// Of several files that were named together, the one with the latest entry up to a date.
  private func mainFile(for day: DayNumber) -> String {
    let document = ledger.document
    guard paths.count > 1, let run = document.dayRuns.filter({ $0.day <= day }).max(by: { $0.day < $1.day }) else {
      return paths[0]
    }
    return document.files[Int(document.file(of: run.first).index)].path
  }

  /// The files as they will be, with one that may not be there yet.
  private func overlay(adding path: String? = nil) -> FileAccess {
    var overlay = OverlayFiles(base: world.ledgerFiles)
    for draft in changed { overlay.set(draft.path, draft.after) }
    if let path, world.files.realPath(path) == nil { overlay.set(path, []) }
    return overlay.access
  }
}

// MARK: Writing

extension Recorder {
  /// What was written.
  struct Written {
    /// The ledger afterwards.
    var context: LedgerContext
    /// The lines that were written, in order.
    var lines: [Line]

    /// A line that was written.
    struct Line {
      /// Position in the entries of the new ledger.
      var entry: EntryPosition
      var path: String
      /// The line's number, from 1.
      var number: Int
      var text: String
    }
  }

  /// Proves that the ledger will say what was meant and nothing else has changed, and writes the files.
  mutating func commit(_ command: String) throws(CommandFailure) -> Written {
    for file in drafts.indices { try settle(file) }
    let written = try prove()
    var changes: [FileChange] = []
    for draft in changed {
      changes.append(FileChange(path: draft.path, before: draft.before, after: draft.after, model: paths[0]))
    }
    let journal = UndoJournal(of: identity, in: world)
    do throws(WriteFailure) {
      for change in changes where change.before == nil {
        try world.changer.makeFolder(Path.folder(of: change.path), false)
      }
    } catch { throw failure(.write(error)) }
    let remembered = changes.map { UndoJournal.FileRecord($0, realPath: realPath($0.path)) }
    let isRemembered =
      journal?.push(UndoJournal.Change(command: command, time: world.now(), files: remembered)) ?? false
    do throws(WriteFailure) { try world.changer.applyAll(changes, holding: [lock]) } catch {
      if isRemembered { journal?.pop() }
      throw failure(.write(error))
    }
    warnings = remarks(on: written)
    return written
  }

  /// What is worth a warning on the lines that were written.
  private func remarks(on written: Written) -> [Sentence] {
    let document = written.context.ledger.document
    let lines = written.lines.map { line in
      Location(document.file(of: line.entry), document.syntaxLine(of: line.entry).range)
    }
    func isWritten(_ place: Location) -> Bool {
      lines.contains {
        $0.file == place.file && $0.range.start <= place.range.start && place.range.start < $0.range.end
      }
    }
    let bag = Checks.diagnostics(of: written.context.ledger, now: now, includesHints: false) { _ in [] }
    return bag.sorted().filter { group in
      // Of two sessions at the same time, either may be the new one.
      let places = [group.first.location] + group.also + group.first.related.map(\.location)
      return group.first.severity == .warning && places.contains(where: isWritten)
    }.map { $0.first.problem.sentence(in: language) }
  }

  /// The bytes of a file before `start` wrote in it, if that was the last change of the ledger and the file is as it left it.
  func bytesBeforeStart(of file: SourceFile) -> [UInt8]? {
    let path = realPath(file.path)
    guard let change = UndoJournal(of: identity, in: world)?.changes().last,
      change.command == RecordingVerb.start.rawValue,
      let record = change.files.first(where: { $0.path == path }), record.before != nil,
      UndoJournal.Digest(file.bytes) == record.after
    else { return nil }
    let old = record.inverse.applied(to: file.bytes)
    return UndoJournal.Digest(old) == record.before ? old : nil
  }

  /// The real path of a file that may be missing in a folder that is there.
  func realPath(_ path: String) -> String {
    if let real = world.files.realPath(path) { return real }
    let folder = world.files.realPath(Path.folder(of: path)) ?? Path.folder(of: path)
    return Path.join(folder, path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Adds the `include` that leads to a file: by a pattern for all files of `log`, unless that would lead to others, too.
  private mutating func include(_ path: String, beside document: Document) throws(CommandFailure) {
    guard let patterns = unreached.first(where: { $0.path == path })?.patterns else { throw unproved(path) }
    let main = try draft(paths[0])
    for pattern in patterns {
      var files = OverlayFiles(base: overlay())
      let style = style(of: drafts[main].outline)
      guard let line = try? style.text(.include(pattern)) else { continue }
      files.set(paths[0], drafts[main].after + Array((style.lineEnd + line + style.lineEnd).utf8))
      let read = try load(paths, files.access)
      let access = files.access
      let reached = changed.filter {
        Self.file($0.path, in: document, access) == nil && Self.file($0.path, in: read, access) != nil
      }
      guard reached.contains(where: { $0.path == path }), read.files.count == document.files.count + reached.count
      else {
        continue
      }
      try edit(paths[0]) { _, _ in .insert(.declaration(.include(pattern))) }
      try settle(main)
      included.append(line)
      return
    }
    throw unproved(paths[0])
  }

  private mutating func prove() throws(CommandFailure) -> Written {
    var files = overlay()
    var document = try load(paths, files)
    for path in changed.map(\.path) where Self.file(path, in: document, files) == nil {
      try include(path, beside: document)
      files = overlay()
      document = try load(paths, files)
    }
    var after = context
    after.replaceLedger(Ledger(document, zones: world.zoneDatabase))
    let placed = Timeline(after.ledger, now: now)
    // A file that was there is read now, and what is wrong in it is nothing new.
    let before = included.isEmpty ? timeline : Timeline(ledger, now: now)
    let problems = placed.diagnostics.errors > 0 ? Self.newErrors(placed, before) : []
    if !problems.isEmpty {
      let line = changed.last?.expected.last.map { sketch($0.value) } ?? ""
      throw failure(.refused(line: line, Array(problems.prefix(3))))
    }
    let times = WrittenTimes(after.ledger)
    var lines: [Written.Line] = []
    for draft in changed {
      guard let file = Self.file(draft.path, in: document, files) else { throw unproved(draft.path) }
      let source = document.files[Int(file.index)]
      for meant in draft.expected {
        guard let entry = document.entry(inFile: file, at: meant.line), document.value(of: entry) == meant.value,
          (try? times.instants(meant.value.points, on: meant.value.day)) == meant.instants
        else { throw unproved(draft.path) }
        let number = source.line(at: Int(meant.line))
        let text = source.text(document.syntaxLine(of: entry).range)
        lines.append(Written.Line(entry: entry, path: source.path, number: number, text: Self.trimmed(text)))
      }
    }
    return Written(context: after, lines: lines)
  }

  /// A line without the blanks at its ends.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  private func load(_ paths: [String], _ files: FileAccess) throws(CommandFailure) -> Document {
    do throws(LoadError) { return try Loader.load(paths, files) } catch {
      throw .files(.unreadable(path: error.path, reason: error.reason, source: .operand))
    }
  }

  /// The file of a document at a path.
  private static func file(_ path: String, in document: Document, _ files: FileAccess) -> FileID? {
    if let position = document.files.firstIndex(where: { $0.path == path }) { return FileID(position) }
    let real = files.realPath(path)
    return document.files.firstIndex { real != nil && files.realPath($0.path) == real }.map { FileID($0) }
  }

  /// What is wrong afterwards and was not before.
  private static func newErrors(_ after: Timeline, _ before: Timeline) -> [Problem] {
    // What is told of an error may change (a new name is a new suggestion); how many there are of a kind may not grow.
    var known: [Code: Int] = [:]
    for group in before.diagnostics.sorted() { known[group.first.problem.code, default: 0] += group.count }
    var problems: [Problem] = []
    for group in after.diagnostics.sorted() where group.first.severity == .error {
      let code = group.first.problem.code
      known[code, default: 0] -= group.count
      if known[code]! < 0 { problems.append(group.first.problem) }
    }
    return problems
  }
}
