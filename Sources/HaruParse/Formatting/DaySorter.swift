/// The lines of a file with its days in order, and the entries of each day in order of time.
///
/// Declarations keep their places: the days are put in order around them. Nothing is moved across a line that cannot be read, or
/// away from the day that it belongs to.
struct DaySorter {
  private let outline: FileOutline
  private var lines: [FileOutline.Line] { outline.lines }
  /// Whether a blank line stands between two days.
  private let separatesDays: Bool

  /// Lines that stay together.
  private struct Block {
    enum Kind {
      /// A day that may change places with others.
      case day(DayNumber)
      /// Declarations, which stay in their place.
      case fixed
      /// Lines that no day is moved across.
      case barrier
    }

    var kind: Kind
    /// Its lines from the first to the last that is not blank.
    var lines: Range<Int>
    /// The time of its one entry, if that stands on the date line; without a time, later than any.
    var second: Int32?
    var hasBlankAbove = false
  }

  /// A day with its place among the blocks.
  private typealias Day = (place: Int, day: DayNumber, second: Int32?)

  /// The sorter of a file.
  init(_ outline: FileOutline) {
    self.outline = outline
    separatesDays = outline.votes.separatesDays.winner(true)
  }

  /// The positions of the lines in their new order; `DayLayout.blank` is a blank line.
  func order() -> [Int32] {
    let blocks = makeBlocks()
    let runs = runs(of: blocks)
    let entries = blocks.map(entries)
    let newestFirst = daysGoDown(runs)
    // In a file that goes on with the newer day, so do the entries of each.
    let newestEntriesFirst = newestFirst && entriesGoDown(entries, runs)
    var sorted = Array(blocks.indices)
    for run in runs {
      let days = run.sorted { Self.isBefore($0, $1, newestFirst: newestFirst, newestEntriesFirst: newestEntriesFirst) }
      // Days fill the places of days.
      for (slot, day) in zip(run, days) { sorted[slot.place] = day.place }
    }
    var result: [Int32] = []
    result.reserveCapacity(lines.count)
    var above: Int?
    for block in sorted {
      if hasBlank(between: above, block, blocks) { result.append(DayLayout.blank) }
      if let entries = entries[block] {
        for line in entries.ordered(newestFirst: newestEntriesFirst) { result.append(Int32(truncatingIfNeeded: line)) }
      } else {
        for line in blocks[block].lines { result.append(Int32(truncatingIfNeeded: line)) }
      }
      above = block
    }
    return result
  }

  /// Whether a blank line stands between two blocks in their new order.
  private func hasBlank(between above: Int?, _ block: Int, _ blocks: [Block]) -> Bool {
    guard let above, above != block - 1, case .day(let other) = blocks[above].kind,
      case .day(let day) = blocks[block].kind
    else { return blocks[block].hasBlankAbove }
    return separatesDays && day != other
  }

  /// The days between each two barriers.
  private func runs(of blocks: [Block]) -> [[Day]] {
    var runs: [[Day]] = [[]]
    for (place, block) in blocks.enumerated() {
      switch block.kind {
      case .day(let day): runs[runs.count - 1].append((place, day, block.second))
      case .fixed: break
      case .barrier: runs.append([])
      }
    }
    // Where a date also has entries below it, its lines stay in the order in which they stand: which of two entries comes first
    // may matter.
    return runs.map { run in
      let whole = Set(run.filter { $0.second == nil }.map(\.day))
      return run.map { whole.contains($0.day) ? ($0.place, $0.day, nil) : $0 }
    }
  }

  private static func isBefore(_ left: Day, _ right: Day, newestFirst: Bool, newestEntriesFirst: Bool) -> Bool {
    if left.day != right.day { return (left.day < right.day) != newestFirst }
    guard let first = left.second, let second = right.second, first != second else { return left.place < right.place }
    return Steps.isBefore(Int(first), Int(second), isFalling: newestEntriesFirst)
  }

  /// Whether later days come first.
  private func daysGoDown(_ runs: [[Day]]) -> Bool {
    var steps = Steps()
    for run in runs { steps.add(run.map { Int($0.day.value) }) }
    return steps.goDown
  }

  /// Whether later entries of a day come first.
  private func entriesGoDown(_ entries: [Entries?], _ runs: [[Day]]) -> Bool {
    var steps = Steps()
    for case let entries? in entries { steps.add(entries.times.filter { $0 < Steps.never }) }
    for run in runs {
      let lines = Dictionary(grouping: run) { $0.day }
      for line in lines.values { steps.add(line.compactMap { $0.second.map(Int.init) }.filter { $0 < Steps.never }) }
    }
    return steps.goDown
  }
}

/// Whether what stands in order rises or falls. It says the same of what was put in the order that it tells.
private struct Steps {
  private var rises = 0
  private var falls = 0
  /// How many steps there are when all is in order.
  private var needed = 0

  /// What has no time comes behind all that has.
  static let never = Int(Int32.max)

  static func isBefore(_ first: Int, _ second: Int, isFalling: Bool) -> Bool {
    first == never || second == never ? first < second : (first < second) != isFalling
  }

  /// Most of them fall. A single step is a slip rather than an order.
  var goDown: Bool { falls > rises && needed > 1 }

  mutating func add(_ values: [Int]) {
    for (first, second) in zip(values, values.dropFirst()) {
      if first < second { rises += 1 } else if first > second { falls += 1 }
    }
    needed += max(Set(values).count - 1, 0)
  }
}

/// Cutting a file into blocks.
extension DaySorter {
  private func makeBlocks() -> [Block] {
    var blocks: [Block] = []
    var start = 0
    var day: DayNumber?
    func close(at end: Int) {
      blocks += day.map { makeBlocks(of: $0, start..<end) } ?? [Block(kind: .barrier, lines: start..<end)]
      start = end
    }
    for (position, line) in lines.enumerated() {
      if line.isDateLine, let date = line.day {
        let first = lead(of: position, after: start)
        // What stands at the top of the file is rather about the file.
        close(at: first == 0 ? position : first)
        day = date
      } else if day != nil, line.day == nil {
        close(at: position)
        day = nil
      }
    }
    close(at: lines.count)
    return blocks.compactMap { block in
      var block = block
      let first = block.lines.first { lines[$0].kind != .blank } ?? block.lines.upperBound
      let last = block.lines.last { lines[$0].kind != .blank } ?? first - 1
      block.hasBlankAbove = first > 0 && lines[first - 1].kind == .blank
      block.lines = first..<(last + 1)
      return block.lines.isEmpty ? nil : block
    }
  }

  /// A date line with what stands below it, and the declarations behind that.
  private func makeBlocks(of day: DayNumber, _ range: Range<Int>) -> [Block] {
    let kinds = range.map { lines[$0].kind }
    if kinds.contains(.unread) { return [Block(kind: .barrier, lines: range)] }
    let isBare: Set<LineKind> = [.blank, .comment, .continuation, .day, .entry]
    guard let first = range.first(where: { !isBare.contains(lines[$0].kind) }) else {
      let dateLine = range.first { lines[$0].isDateLine } ?? range.lowerBound
      let isOneLine = lines[dateLine].kind == .entry && kinds.count { $0 == .entry } == 1
      let time = lines[dateLine].second < 0 ? Int32(Steps.never) : lines[dateLine].second
      return [Block(kind: .day(day), lines: range, second: isOneLine ? time : nil)]
    }
    if range[first...].contains(where: { lines[$0].kind == .entry }) { return [Block(kind: .barrier, lines: range)] }
    let tail = lead(of: first, after: range.lowerBound)
    return makeBlocks(of: day, range.lowerBound..<tail) + [Block(kind: .fixed, lines: tail..<range.upperBound)]
  }

  /// The first of the comments right above a line that are not indented; the line itself without any.
  private func lead(of position: Int, after start: Int) -> Int {
    var first = position
    while true {
      var comment = first - 1
      while comment >= start, lines[comment].kind == .continuation { comment -= 1 }
      guard comment >= start, lines[comment].kind == .comment, !lines[comment].isIndented else { return first }
      first = comment
    }
  }
}

/// The order within a day.
extension DaySorter {
  /// The entries of a day below its date line.
  private struct Entries {
    /// The date line and what is above it and continues its note.
    var head: [Int]
    /// The lines of each entry: the comments and blank lines right above it, itself, and those that continue its note.
    var lines: [[Int]] = []
    /// The time of each; without one, later than any.
    var times: [Int] = []
    /// Which lines are blank.
    var blank: Set<Int> = []
    /// The comments below the last entry.
    var tail: [Int] = []

    /// All lines with the entries in order of time. Where that is another order, the blank lines between them are gone.
    func ordered(newestFirst: Bool) -> [Int] {
      let sorted = times.indices.sorted {
        times[$0] == times[$1] ? $0 < $1 : Steps.isBefore(times[$0], times[$1], isFalling: newestFirst)
      }
      let isMoved = sorted != Array(times.indices)
      return head + sorted.flatMap { lines[$0].filter { !isMoved || !blank.contains($0) } }
        + tail.filter { !isMoved || !blank.contains($0) }
    }
  }

  /// The entries of a block; nil where they are to stay as they are.
  private func entries(_ block: Block) -> Entries? {
    guard case .day = block.kind, let dateLine = block.lines.first(where: { lines[$0].isDateLine }) else { return nil }
    var next = outline.lineAfter(dateLine)
    var entries = Entries(head: Array(block.lines.lowerBound..<next))
    while next < block.lines.upperBound {
      let end = outline.lineAfter(next)
      switch lines[next].kind {
      case .entry:
        entries.lines.append(entries.tail + Array(next..<end))
        entries.times.append(lines[next].second < 0 ? Steps.never : Int(lines[next].second))
        entries.tail = []
      case .blank:
        // A comment that stands by itself belongs to its place.
        guard entries.tail.allSatisfy({ lines[$0].kind == .blank }) else { return nil }
        entries.blank.insert(next)
        entries.tail.append(next)
      default: entries.tail += next..<end
      }
      next = end
    }
    return entries
  }
}
