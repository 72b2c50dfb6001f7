import HaruLedger
import HaruParse

/// The safe repairs that one look at a ledger makes, none of which touches another one.
struct RepairPlan {
  /// The repairs, one a place, in file order.
  private(set) var fixes: [Fix] = []
  /// How many places they repair, those included that were not kept but have the problem of one that was.
  let places: Int

  /// The repairs of what was found.
  init(_ groups: [DiagnosticBag.Group]) {
    var all: [Fix] = []
    var notKept = 0
    for group in groups where group.first.fixes.contains(where: \.isSafe) {
      all += group.all.compactMap { $0.fixes.first(where: \.isSafe) }
      notKept += group.notKept
    }
    var last: [FileID: UInt32] = [:]
    for fix in all.sorted(by: { ($0.edits.first?.location ?? .start) < ($1.edits.first?.location ?? .start) }) {
      let isApart = fix.edits.allSatisfy { edit in
        last[edit.location.file].map { edit.location.range.start > $0 } ?? true
      }
      guard isApart, !fix.edits.isEmpty else { continue }
      for edit in fix.edits {
        last[edit.location.file] = max(last[edit.location.file] ?? 0, edit.location.range.end)
      }
      fixes.append(fix)
    }
    places = fixes.count + notKept
  }
}

/// `check --fix`: makes the safe repairs of a ledger, over and over until none is left, since one repair may uncover another slip
/// of its line. It is done in memory; files are written once, at the end.
struct FixRun {
  private let paths: [String]
  /// The files that are repaired; nil for all.
  private let part: LedgerPart?
  private let includesHints: Bool
  private let common: CommonOptions
  private let world: World
  private var overlay: OverlayFiles
  /// The files that are to be written, by path, as they were and as they will be.
  private var changes: [String: FileChange] = [:]

  /// More rounds than any ledger needs.
  private static let mostRounds = 1000

  /// Repairs of the ledger at `paths`, or of a part of it.
  init(
    _ paths: [String], only part: LedgerPart?, includesHints: Bool, _ common: CommonOptions, in world: World
  ) {
    self.paths = paths
    self.part = part
    self.includesHints = includesHints
    self.common = common
    self.world = world
    overlay = OverlayFiles(base: world.files)
  }

  /// Makes the repairs and writes the files.
  mutating func perform() throws(CommandFailure) -> RepairsMade {
    var made = RepairsMade()
    var language = common.language(in: world)
    var foreseen: Int?
    for _ in 0..<Self.mostRounds {
      var copy = world
      copy.files = overlay.access
      // A round repairs all that it finds, so that the number of rounds does not grow with the ledger.
      let context = try LedgerContext(paths, common, in: copy, keepingPlaces: .max)
      language = context.language
      let files = context.ledger.document.files
      let bag = found(context, overlay.access)
      let plan = RepairPlan(bag.sorted())
      if foreseen == nil { foreseen = try bag.places > DiagnosticBag.capacity ? foreseenPlaces() : plan.places }
      let count = apply(plan, to: files)
      if count == 0 { break }
      made.places += count
    }
    do throws(WriteFailure) {
      try world.changer.applyAll(changes.values.sorted { $0.path < $1.path })
    } catch {
      throw .recording(.write(error), language)
    }
    made.uncovered = max(0, made.places - (foreseen ?? 0))
    made.files = changes.count
    return made
  }

  /// What is wrong in the files that are repaired.
  private func found(_ context: LedgerContext, _ files: FileAccess) -> DiagnosticBag {
    let bag = CheckCommand.diagnostics(context, includesHints: includesHints, files)
    return part.map { bag.only(in: Set($0.files(of: context.ledger.document, in: world).keys)) } ?? bag
  }

  /// The number of repairs that `check` announces, which knows no more places than it keeps.
  private func foreseenPlaces() throws(CommandFailure) -> Int {
    let context = try LedgerContext(
      paths, common, in: world, keepingPlaces: part == nil ? DiagnosticBag.capacity : .max)
    let bag = found(context, world.files)
    return RepairPlan(bag.sorted()).places
  }

  /// Makes the repairs after which each file says what it said before, but for what they repair; returns how many these are.
  private mutating func apply(_ plan: RepairPlan, to files: [SourceFile]) -> Int {
    var count = 0
    for (file, fixes) in Dictionary(grouping: plan.fixes, by: { $0.edits[0].location.file }) {
      let source = files[Int(file.index)]
      var batch = EditBatch(repairing: source)
      var added = 0
      for fix in fixes where fix.edits.allSatisfy({ $0.location.file == file }) {
        let splices = fix.edits.map { Splice($0.location.range, Array($0.text.utf8)) }
        if (try? batch.add(.repair(splices))) != nil { added += 1 }
      }
      let outcome = batch.apply()
      let made = added - outcome.refused.count
      guard made > 0, outcome.outline.bytes != source.bytes else { continue }
      replace(source, by: outcome.outline.bytes)
      count += made
    }
    return count
  }

  private mutating func replace(_ source: SourceFile, by bytes: [UInt8]) {
    overlay.set(source.path, bytes)
    if changes[source.path] == nil {
      changes[source.path] = FileChange(path: source.path, before: source.bytes, after: bytes)
    } else {
      changes[source.path]?.after = bytes
    }
  }
}

extension Location {
  fileprivate static var start: Location { Location(FileID(0), ByteRange(0, 0)) }
}
