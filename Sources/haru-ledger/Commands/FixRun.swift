import HaruLedger
import HaruParse

/// The safe repairs of a group of diagnostics, one a place.
struct Repairs: Sequence {
  private let fixes: [Fix]

  /// The repairs of all places of a group that were kept.
  init(of group: DiagnosticBag.Group, in files: [SourceFile]) {
    guard group.first.fixes.contains(where: \.isSafe) else {
      fixes = []
      return
    }
    let text = Self.bytes(group.first.location, files)
    // Names that are equal may be written in other bytes, and then the repair belongs to the first place only.
    fixes = group.all.filter { Self.bytes($0.location, files) == text }.compactMap { $0.fixes.first(where: \.isSafe) }
  }

  /// How many places can be repaired.
  var count: Int { fixes.count }

  func makeIterator() -> some IteratorProtocol<Fix> { fixes.makeIterator() }

  private static func bytes(_ place: Location, _ files: [SourceFile]) -> ArraySlice<UInt8> {
    files[Int(place.file.index)].bytes[place.range.indices]
  }
}

/// `check --fix`: makes the safe repairs of a ledger, over and over until none is left, since one repair may uncover another slip
/// of its line. It is done in memory; files are written once, at the end.
struct FixRun {
  private let paths: [String]
  private let includesHints: Bool
  private let common: CommonOptions
  private let world: World
  private var overlay: OverlayFiles
  /// The files that are to be written, by path, as they were and as they will be.
  private var changes: [String: FileChange] = [:]

  /// More rounds than any ledger needs.
  private static let mostRounds = 1000

  /// Repairs of the ledger at `paths`.
  init(_ paths: [String], includesHints: Bool, _ common: CommonOptions, in world: World) {
    self.paths = paths
    self.includesHints = includesHints
    self.common = common
    self.world = world
    overlay = OverlayFiles(base: world.files)
  }

  /// Makes the repairs and writes the files.
  mutating func perform() throws(CommandFailure) -> (repairs: Int, files: Int) {
    var count = 0
    var language = common.language(in: world)
    for _ in 0..<Self.mostRounds {
      var copy = world
      copy.files = overlay.access
      let context = try LedgerContext(paths, common, in: copy)
      language = context.language
      let done = round(context)
      count += done
      if done == 0 { break }
    }
    do throws(WriteFailure) {
      try world.changer.applyAll(changes.values.sorted { $0.path < $1.path })
    } catch {
      throw .recording(.write(error), language)
    }
    return (count, changes.count)
  }

  /// Makes the repairs of one look at the ledger that do not touch one another; returns how many there were.
  private mutating func round(_ context: LedgerContext) -> Int {
    let files = context.ledger.document.files
    let bag = CheckCommand.diagnostics(context, includesHints: includesHints, overlay.access)
    var fixes: [Fix] = []
    for group in bag.sorted() { fixes += Repairs(of: group, in: files) }
    var edits: [Int: [Edit]] = [:]
    var last: [Int: UInt32] = [:]
    var count = 0
    for fix in fixes.sorted(by: { ($0.edits.first?.location ?? .start) < ($1.edits.first?.location ?? .start) }) {
      let isApart = fix.edits.allSatisfy { edit in
        last[Int(edit.location.file.index)].map { edit.location.range.start > $0 } ?? true
      }
      guard isApart, !fix.edits.isEmpty else { continue }
      for edit in fix.edits {
        let file = Int(edit.location.file.index)
        edits[file, default: []].append(edit)
        last[file] = max(last[file] ?? 0, edit.location.range.end)
      }
      count += 1
    }
    for (file, edits) in edits { replace(files[file], by: files[file].applying(edits)) }
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

extension SourceFile {
  /// The bytes of the file after edits of it that do not overlap; every other byte is as it was.
  func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range.indices
      result += bytes[copied..<range.lowerBound]
      result += Array(edit.text.utf8)
      copied = range.upperBound
    }
    return result + bytes[copied...]
  }
}
