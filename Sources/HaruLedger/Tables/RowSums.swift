import HaruParse

/// What the rows of a `TargetTable` add up to in one period or day, and how far the sessions of each have come. Each target's time
/// counts from where it is not covered yet; the pieces come in order of their starts, so one moment a target says what is covered.
struct RowSums {
  private struct Row {
    var cell = Cell()
    /// The end of what is covered.
    var covered = Int64.min
    var hasEntry = false
  }

  private var rows: [Row]
  /// The rows with an entry.
  private var filled: [Int] = []

  init(count: Int) { rows = [Row](repeating: Row(), count: count) }

  @inline(__always)
  private mutating func change(_ row: Int, _ body: (inout Row) -> Void) {
    body(&rows[row])
    if !rows[row].hasEntry {
      rows[row].hasEntry = true
      filled.append(row)
    }
  }

  /// Adds a piece of a session.
  @inline(__always)
  mutating func add(_ start: Int64, _ end: Int64, isFirst: Bool, isNew: Bool, _ row: Int) {
    change(row) {
      $0.cell.seconds &+= max(0, end &- max(start, $0.covered))
      $0.cell.added &+= end &- start
      if isNew { $0.cell.entries &+= 1 }
      if isFirst { $0.cell.sessions &+= 1 }
      $0.covered = max(end, $0.covered)
    }
  }

  /// Adds a piece whose time was added elsewhere; returns up to when it was covered before.
  mutating func cover(_ row: Int, upTo end: Int64) -> Int64 {
    let covered = rows[row].covered
    rows[row].covered = max(end, covered)
    return covered
  }

  /// Adds a length, a count or a measure.
  @inline(__always)
  mutating func add(_ entry: Entry, _ row: Int) { change(row) { $0.cell.add(entry) } }

  /// Gives away the sums, and begins again.
  mutating func take(_ body: (_ row: Int, Cell) -> Void) {
    for row in filled {
      body(row, rows[row].cell)
      rows[row].cell = Cell()
      rows[row].hasEntry = false
    }
    filled.removeAll(keepingCapacity: true)
  }
}
