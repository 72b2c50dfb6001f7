import HaruParse

/// The lines in which a formatted file differs from what it was. Which line became which is known and need not be found out, so
/// it takes as long as the file is long, however much of it changes.
struct LineDiff {
  /// A line on one side or on both.
  enum Step: Equatable {
    /// The same line before, counted from 0, and after.
    case same(old: Int, new: Int)
    case removed(old: Int)
    case added(new: Int)
  }

  let file: FormattedFile
  /// The lines of the file as it was.
  let oldLines: OldLines
  /// All lines in order; of a line that changed, first what it was.
  private(set) var steps: [Step] = []

  init(_ file: FormattedFile) {
    self.file = file
    oldLines = OldLines(file.source.bytes)
    Self.walk(file, oldLines) { steps.append($0) }
    sortRuns()
  }

  /// How many lines a reader would call changed: of each run of changes, what was removed or what was added, whichever is more.
  static func changedLines(of file: FormattedFile) -> Int {
    var (total, removed, added) = (0, 0, 0)
    walk(file, OldLines(file.source.bytes)) { step in
      switch step {
      case .removed: removed += 1
      case .added: added += 1
      case .same:
        total += max(removed, added)
        (removed, added) = (0, 0)
      }
    }
    return total + max(removed, added)
  }

  /// Shows all lines in order; of a line that changed, first what it was.
  private static func walk(_ file: FormattedFile, _ oldLines: OldLines, _ visit: (Step) -> Void) {
    var old = 0
    func remove(upTo end: Int) {
      while old < end {
        visit(.removed(old: old))
        old += 1
      }
    }
    let staying = longestRise(file.lines)
    for (new, line) in file.lines.enumerated() {
      guard staying?[new] ?? true, let source = line.source else {
        visit(.added(new: new))
        continue
      }
      remove(upTo: source)
      if file.source.bytes[oldLines[source].indices] == file.bytes[line.range.indices] {
        visit(.same(old: source, new: new))
      } else {
        visit(.removed(old: source))
        visit(.added(new: new))
      }
      old = source + 1
    }
    remove(upTo: oldLines.count)
  }

  /// In each run of changes, what was removed stands before what was added.
  private mutating func sortRuns() {
    var sorted: [Step] = []
    var added: [Step] = []
    for step in steps {
      switch step {
      case .removed: sorted.append(step)
      case .added: added.append(step)
      case .same:
        sorted += added + [step]
        added = []
      }
    }
    steps = sorted + added
  }

  /// Which lines belong to a longest sequence of them that are in the order that they had; nil for all that had a place.
  private static func longestRise(_ lines: FormattedFile.Lines) -> [Bool]? {
    var last = -1
    let isRising = lines.allSatisfy { line in
      guard let source = line.source else { return true }
      defer { last = source }
      return source > last
    }
    if isRising { return nil }
    let numbers = lines.map(\.source)
    // The places at which the lowest ends of sequences of each length stand, and what stands before each place in its sequence.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = ends.count
      if let last = ends.last, (numbers[last] ?? 0) < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if (numbers[ends[middle]] ?? 0) < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var belongs = Array(repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      belongs[place] = true
      place = before[place]
    }
    return belongs
  }
}

/// The lines of a file, with their ends.
struct OldLines {
  private var ends: [UInt32] = []

  init(_ bytes: [UInt8]) {
    for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { ends.append(UInt32(position + 1)) }
    if bytes.count > Int(ends.last ?? 0) { ends.append(UInt32(bytes.count)) }
  }

  var count: Int { ends.count }

  subscript(position: Int) -> ByteRange { ByteRange(position == 0 ? 0 : Int(ends[position - 1]), Int(ends[position])) }
}
