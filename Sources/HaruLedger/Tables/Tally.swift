internal import HaruParse

/// What the entries of a period add up to for one target (SPEC, Totals).
struct Cell: Sendable, Equatable {
  /// The length of the union of its sessions, plus its lengths without clock times, in seconds.
  var seconds: Int64 = 0
  /// The same where what runs in parallel counts each for itself.
  var added: Int64 = 0
  /// The sum of counts.
  var count: Int64 = 0
  /// Sessions and lengths that begin in the period.
  var sessions: UInt32 = 0
  /// Entries that lie in the period, or reach into it; a session with pauses may count more than once.
  var entries: UInt32 = 0

  /// Adds what lies in another period.
  static func += (sum: inout Cell, other: Cell) {
    sum.seconds &+= other.seconds
    sum.added &+= other.added
    sum.count &+= other.count
    sum.sessions &+= other.sessions
    sum.entries &+= other.entries
  }
}

extension Cell: TallyCell {
  @inline(__always)
  mutating func addPart(new: Int64, whole: Int64, isFirst: Bool) {
    seconds &+= new
    added &+= whole
    entries &+= 1
    if isFirst { sessions &+= 1 }
  }

  mutating func addLength(_ seconds: Int64) {
    self.seconds &+= seconds
    added &+= seconds
    entries &+= 1
    sessions &+= 1
  }

  mutating func addCount(_ count: Int64) {
    self.count &+= count
    entries &+= 1
  }

  mutating func addMeasure() { entries &+= 1 }
}

/// What a table keeps of the entries of a period for one target.
protocol TallyCell {
  /// An empty cell.
  init()
  /// Adds a part of a session of `whole` seconds, `new` of which are not covered by an earlier one.
  mutating func addPart(new: Int64, whole: Int64, isFirst: Bool)
  /// Adds a length without clock times.
  mutating func addLength(_ seconds: Int64)
  /// Adds a count.
  mutating func addCount(_ count: Int64)
  /// Adds a measure.
  mutating func addMeasure()
}

/// The table of all targets by all periods, filled in one pass over a timeline. It is dense where that is small, and holds only
/// the cells that have an entry where it is not.
struct Tally<Cell: TallyCell & Sendable>: Sendable {
  private(set) var targets: TargetTable
  let periods: Periods
  private let rowCount: Int
  private var cells: [Cell]
  /// Positions in `cells` by period and row, where the table is not dense.
  private var sparse: [UInt64: Int32]?
  /// The keys of `sparse`, ascending.
  private var filled: [UInt64] = []

  init(_ timeline: Timeline, _ periods: Periods, _ targets: TargetTable, largestDense: Int) {
    self.targets = targets
    self.periods = periods
    rowCount = targets.count
    let size = periods.count.multipliedReportingOverflow(by: rowCount)
    let isDense = !size.overflow && size.partialValue <= largestDense
    cells = isDense ? [Cell](repeating: Cell(), count: size.partialValue) : []
    sparse = isDense ? nil : [:]
    addPieces(of: timeline)
    addMarks(of: timeline)
    filled = sparse.map { $0.keys.sorted() } ?? []
  }

  /// The rows of a period that may have an entry, ascending.
  func rows(of period: Int) -> [Int] {
    guard sparse != nil else { return Array(0..<rowCount) }
    let first = Self.key(period, 0)
    let start = first == 0 ? 0 : countNotAbove(first - 1, in: filled)
    return filled[start...].prefix { $0 >> 32 == first >> 32 }.map { Int($0 & 0xFFFF_FFFF) }
  }

  /// The cell of a period and a row; an empty one where nothing is.
  func cell(_ period: Int, _ row: Int) -> Cell {
    guard let sparse else { return cells[period * rowCount + row] }
    return sparse[Self.key(period, row)].map { cells[Int($0)] } ?? Cell()
  }

  private static func key(_ period: Int, _ row: Int) -> UInt64 { UInt64(period) << 32 | UInt64(row) }

  @inline(__always)
  private mutating func position(_ period: Int, _ row: Int) -> Int {
    sparse == nil ? period &* rowCount &+ row : sparsePosition(period, row)
  }

  @inline(never)
  private mutating func sparsePosition(_ period: Int, _ row: Int) -> Int {
    let key = Self.key(period, row)
    if let known = sparse![key] { return Int(known) }
    sparse![key] = Int32(cells.count)
    cells.append(Cell())
    return cells.count - 1
  }

  /// Adds the sessions: cut where periods end, and each target's time counted from where it is not covered yet. The pieces
  /// come in order of their starts, so one moment a target says what is covered.
  private mutating func addPieces(of timeline: Timeline) {
    let ledger = timeline.ledger
    let calendar = ledger.calendar
    var covered = [Int64](repeating: .min, count: rowCount)
    var period: Int?
    var window: Range<Int64> = 0..<0
    let entries = ledger.document.entries
    let pieces = timeline.pieces
    var next = 0
    while next < pieces.count {
      if sparse == nil, let period {
        next = Self.addRun(
          of: pieces, from: next, within: window, to: period * rowCount, ledger, targets, &cells, &covered)
        guard next < pieces.count else { return }
      }
      let piece = pieces[next]
      next += 1
      let entry = entries[piece.entry]
      guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
      var start = piece.start
      let end = piece.end
      var isFirst = piece.isFirst
      repeat {
        if !window.contains(start) {
          let day = calendar.logicalDay(of: Instant(seconds: start))
          period = periods.position(of: day)
          window = span(around: day, period, calendar)
        }
        let stop = min(end, window.upperBound)
        if let period { add(start..<stop, isFirst: isFirst, period, rows, &covered) }
        isFirst = false
        start = stop
      } while start < end
    }
  }

  /// Adds the pieces from a position on for as long as they lie within a period and bear no tags of their own, which most
  /// do; the position of the first that does not. Nothing but this loop is hot in a report.
  private static func addRun(
    of pieces: [Piece], from first: Int, within window: Range<Int64>, to base: Int, _ ledger: Ledger,
    _ targets: TargetTable, _ cells: inout [Cell], _ covered: inout [Int64]
  ) -> Int {
    var cells = cells.mutableSpan
    var covered = covered.mutableSpan
    let pieces = pieces.span
    let entries = ledger.document.entries.span
    let names = ledger.names.actions.span
    let plain = targets.plainRows.span
    let targetRows = targets.rows.span
    var position = first
    while position < pieces.count {
      let piece = pieces[position]
      let (start, end) = (piece.start, piece.end)
      let entry = entries[piece.entry]
      guard start >= window.lowerBound, end <= window.upperBound, start < window.upperBound, entry.extra == 0 else {
        return position
      }
      position &+= 1
      let rows = plain[Int(names[Int(entry.name.index)])]
      for place in Int(rows.first)..<Int(rows.end) {
        let row = Int(targetRows[place])
        let new = max(0, end &- max(start, covered[row]))
        covered[row] = max(end, covered[row])
        var cell = cells[base &+ row]
        cell.addPart(new: new, whole: end &- start, isFirst: piece.isFirst)
        cells[base &+ row] = cell
      }
    }
    return position
  }

  @inline(__always)
  private mutating func add(
    _ range: Range<Int64>, isFirst: Bool, _ period: Int, _ rows: Range<Int>, _ covered: inout [Int64]
  ) {
    for position in rows {
      let row = targets.row(at: position)
      let index = self.position(period, row)
      let new = max(0, range.upperBound &- max(range.lowerBound, covered[row]))
      covered[row] = max(range.upperBound, covered[row])
      var cell = cells[index]
      cell.addPart(new: new, whole: range.upperBound &- range.lowerBound, isFirst: isFirst)
      cells[index] = cell
    }
  }

  /// The time of a period; around a day that lies in none, that up to the first period or all that follows the last.
  private func span(around day: DayNumber, _ period: Int?, _ calendar: LedgerCalendar) -> Range<Int64> {
    guard period != nil || day < periods.days.lowerBound else {
      return calendar.start(of: periods.days.upperBound).seconds ..< .max
    }
    let days = period.map(periods.covered) ?? day..<periods.days.lowerBound
    let lower = calendar.start(of: days.lowerBound).seconds
    return lower..<max(lower, calendar.start(of: days.upperBound).seconds)
  }

  /// Adds lengths, counts and measures.
  private mutating func addMarks(of timeline: Timeline) {
    let ledger = timeline.ledger
    for mark in timeline.marks {
      guard let period = periods.position(of: mark.day) else { continue }
      let entry = ledger.document.entries[Int(mark.entry)]
      guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
      for position in rows {
        let index = self.position(period, targets.row(at: position))
        switch entry.form {
        case .length: cells[index].addLength(Int64(entry.value))
        case .count: cells[index].addCount(Int64(entry.value))
        case .measure: cells[index].addMeasure()
        case .session, .running, .paused: break
        }
      }
    }
  }
}

extension Tally<Cell> {
  /// The table that reports show; dense up to `largestDense` cells.
  init(_ timeline: Timeline, _ periods: Periods, filter: EntryFilter, largestDense: Int = 1 << 21) {
    self.init(timeline, periods, TargetTable(timeline.ledger, filter: filter), largestDense: largestDense)
  }
}

extension Tally<Cell> {
  /// What the entries of all periods add up to for a row: periods do not overlap, so unions add up like everything else.
  func sum(_ row: Int) -> Cell {
    var sum = Cell()
    for period in periods.all.indices { sum += cell(period, row) }
    return sum
  }
}
