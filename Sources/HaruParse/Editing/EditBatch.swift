/// Several changes of a file, made at once and proved by reading the file once more. It takes as long as the file and the changes are
/// long.
public struct EditBatch: Sendable {
  /// The file before the changes.
  public let outline: FileOutline
  /// How what is added is written.
  public let style: WritingStyle
  private var edits: [PlannedEdit] = []

  /// No changes yet.
  public init(_ outline: FileOutline, in style: WritingStyle) {
    self.outline = outline
    self.style = style
  }

  /// No repairs of a file's lines yet.
  public init(repairing source: SourceFile) {
    self.init(FileOutline(source, for: .repairing), in: WritingStyle())
  }

  /// What came of the changes.
  public struct Outcome: Sendable {
    /// The file afterwards.
    public let outline: FileOutline
    /// The changes that were made, in order of their places in the file before.
    public let splices: [Splice]
    /// The positions of the edits that were not made, since they would have done more than they say.
    public let refused: [Int]
    /// Where the line of the entry starts that each edit wrote or changed, by the positions of the edits.
    public let written: [Int: UInt32]

    /// Where the line is that started at an offset of the file before.
    public func moved(_ offset: UInt32) -> UInt32 {
      var shift = 0
      for splice in splices where splice.range.start <= offset { shift += splice.bytes.count - splice.range.count }
      return UInt32(Int(offset) + shift)
    }
  }

  /// Adds a change. The changes of a batch are all of the same file, and no two change the same bytes.
  /// - Throws: what is wrong with a value that no line can say; `missing` where there is no such record.
  public mutating func add(_ edit: RecordEdit) throws(Problem) { edits.append(try planned(edit)) }

  /// Makes the changes, but for those that would do more than they say.
  public func apply() -> Outcome {
    var refused: Set<Int> = []
    // Most harm is found at once. What hides behind other harm comes to light afterwards; beyond a few times, nothing is made.
    for _ in 0..<Self.mostProofs {
      let (changes, clashing) = plan(without: refused)
      if clashing.isEmpty {
        let splices = changes.map(\.splice)
        let bytes = Splice.applied(splices, to: outline.bytes)
        let after = FileOutline(SourceFile(path: outline.path, bytes: bytes), for: outline.purpose)
        let harmful = outline.harm(of: changes, in: after)
        if harmful.isEmpty {
          let written = after.written(by: changes)
          return Outcome(outline: after, splices: splices, refused: refused.sorted(), written: written)
        }
        refused.formUnion(harmful)
      }
      refused.formUnion(clashing)
    }
    return Outcome(outline: outline, splices: [], refused: Array(edits.indices), written: [:])
  }

  private static let mostProofs = 16

  /// The changes of all edits but some, in order of their places; of those that change the same bytes, the later edits clash.
  private func plan(without refused: Set<Int>) -> (changes: [PlannedChange], clashing: Set<Int>) {
    var changes: [PlannedChange] = []
    var insertions: Insertions?
    for (position, edit) in edits.enumerated() where !refused.contains(position) {
      switch edit {
      case .changes(let some): changes += some.map { PlannedChange($0.splice, $0.meaning, of: position) }
      case .entry(let text, let entry):
        if insertions == nil { insertions = Insertions(outline, in: style) }
        insertions?.add(text, of: entry, order: position)
      case .declaration(let text, let value):
        if insertions == nil { insertions = Insertions(outline, in: style) }
        insertions?.add(text, declaring: value, order: position)
      }
    }
    for (splice, order) in insertions?.splices() ?? [] {
      let added = order.map { edits[$0].value }
      changes.append(PlannedChange(splice, .values(removed: [], added: added), of: order))
    }
    // What is added before a line comes behind the changes of the line above it.
    changes.sort { $0.splice.isBefore($1.splice) || !$1.splice.isBefore($0.splice) && $0.edits[0] < $1.edits[0] }
    var clashing: Set<Int> = []
    var end: UInt32 = 0
    for change in changes {
      if change.splice.range.start < end { clashing.formUnion(change.edits) }
      end = max(end, change.splice.range.end)
    }
    return (changes, clashing)
  }

  /// An edit with all that is known of it without the other ones.
  private enum PlannedEdit {
    case entry(String, EntryValue)
    case declaration(String, DeclarationValue)
    case changes([(splice: Splice, meaning: PlannedChange.Meaning)])

    /// What it adds, where it inserts.
    var value: RecordValue {
      switch self {
      case .entry(_, let entry): .entry(entry)
      case .declaration(_, let value): .declaration(value)
      case .changes: preconditionFailure("only insertions add a value at a place of their own")
      }
    }
  }

  private func planned(_ edit: RecordEdit) throws(Problem) -> PlannedEdit {
    switch edit {
    case .insert(.entry(let entry)): return .entry(try style.text(entry), entry)
    case .insert(.declaration(let value)): return .declaration(try style.text(value), value)
    case .replace(let start, let value):
      guard let record = outline.record(startingAt: start), let old = outline.value(of: record) else {
        throw .missing(.value)
      }
      let splice = try outline.replacement(of: record, by: value, in: style)
      return .changes([(splice, .values(removed: [old], added: [value]))])
    case .remove(let start):
      guard let record = outline.record(startingAt: start), let splice = outline.removal(ofRecordAt: start) else {
        throw .missing(.value)
      }
      let old = outline.value(of: record).map { [$0] } ?? []
      return .changes([(splice, .values(removed: old, added: []))])
    case .move(let start, let target): return .changes(try outline.move(from: start, before: target, in: style))
    case .splice(let splice, let removed, let added):
      return .changes([(splice, .values(removed: removed, added: added))])
    case .repair(let splices): return .changes(splices.map { ($0, .repair) })
    }
  }
}

/// A replacement of bytes, with what it is to do.
struct PlannedChange {
  enum Meaning {
    /// The records at its place said `removed` and say `added`.
    case values(removed: [RecordValue], added: [RecordValue])
    /// Its lines stay lines of their kinds, or become readable.
    case repair
  }

  var splice: Splice
  var meaning: Meaning
  /// The edits that it is a part of.
  var edits: [Int]

  init(_ splice: Splice, _ meaning: Meaning, of edits: [Int]) {
    self.splice = splice
    self.meaning = meaning
    self.edits = edits
  }

  init(_ splice: Splice, _ meaning: Meaning, of edit: Int) { self.init(splice, meaning, of: [edit]) }
}

extension FileOutline {
  /// Where the lines of the entries start that changes, of which this file is the outcome, have written, by their edits.
  fileprivate func written(by changes: [PlannedChange]) -> [Int: UInt32] {
    var written: [Int: UInt32] = [:]
    var shift = 0
    for change in changes {
      let start = change.splice.range.indices.lowerBound + shift
      shift += change.splice.bytes.count - change.splice.range.count
      guard case .values(_, let added) = change.meaning else { continue }
      let splice = Splice(ByteRange(start, start), change.splice.bytes)
      var next = firstLine(from: start + 1) - 1
      for (place, value) in added.enumerated() {
        guard case .entry(let entry) = value,
          let line = line(saying: entry, from: max(next, 0), writtenBy: splice)
        else { continue }
        written[change.edits[min(place, change.edits.count - 1)]] = UInt32(truncatingIfNeeded: lines[line].start)
        next = line + 1
      }
    }
    return written
  }

  /// The first line from one on with an entry that a splice, of which this file is the outcome, has written or changed.
  private func line(saying value: EntryValue, from first: Int, writtenBy splice: Splice) -> Int? {
    let end = splice.range.indices.lowerBound + splice.bytes.count
    var position = first
    while position < lines.count, lines[position].start <= end {
      if lines[position].kind == .entry,
        let entry = document.entry(inFile: FileID(0), at: UInt32(truncatingIfNeeded: lines[position].start)),
        document.value(of: entry) == value
      {
        return position
      }
      position += 1
    }
    return nil
  }
}

extension Splice {
  /// A file after several changes in order, no two of which overlap.
  static func applied(_ splices: [Splice], to file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count + splices.reduce(0) { $0 + $1.bytes.count })
    var copied = 0
    for splice in splices {
      result += file[copied..<splice.range.indices.lowerBound]
      result += splice.bytes
      copied = splice.range.indices.upperBound
    }
    return result + file[copied...]
  }

  /// Whether its place comes before that of another one. What replaces bytes comes before what is added at the same place, where a
  /// line ends there; what is added comes first otherwise.
  fileprivate func isBefore(_ other: Splice) -> Bool {
    (range.start, range.end) < (other.range.start, other.range.end)
  }
}
