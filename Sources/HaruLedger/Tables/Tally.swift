import HaruParse

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

  /// Adds a length, a count or a measure.
  mutating func add(_ entry: Entry) {
    entries &+= 1
    switch entry.form {
    case .length:
      seconds &+= Int64(entry.value)
      added &+= Int64(entry.value)
      sessions &+= 1
    case .count: count &+= Int64(entry.value)
    case .measure, .session, .running, .paused: break
    }
  }
}

/// The last number that was measured for a target in a period.
struct LastMeasure: Sendable {
  /// The entry.
  var entry: EntryPosition
  /// Its logical day.
  var day: DayNumber
  /// Its instant in seconds; nil where it has no time, which is after those that have one.
  var second: Int64?
}

/// The table of all targets by all periods, filled in one pass over the days of a timeline. It is dense where that is small, and
/// holds only the cells that have an entry where it is not.
struct Tally: Sendable {
  private(set) var targets: TargetTable
  private(set) var periods: Periods
  private var rowCount: Int
  /// The first period that has cells: a part of a table begins later than the table.
  private var firstPeriod = 0
  private var cells: [Cell] = []
  /// Positions in `cells` by period and row, where the table is not dense.
  private var sparse: [UInt64: Int32]?
  /// The keys of `sparse`, ascending.
  private var filled: [UInt64] = []
  /// The last measures by period and row of an action.
  private var measures: [UInt64: LastMeasure] = [:]

  /// The table that reports show; dense up to `largestDense` cells.
  init(_ timeline: Timeline, _ periods: Periods, filter: EntryFilter, largestDense: Int = 1 << 21) {
    targets = TargetTable(timeline.ledger, filter: filter)
    self.periods = periods
    rowCount = targets.count
    let size = periods.all.count.multipliedReportingOverflow(by: rowCount)
    if size.overflow || size.partialValue > largestDense { sparse = [:] }
    let parts = timeline.parts(of: periods.days)
    var tables = timeline.sharing.map(parts.count) { [self] number in
      var table = self
      // The others are added to the first one.
      table.makeRoom(for: number == 0 ? periods.days : parts[number])
      table.add(timeline, parts[number])
      return table
    }
    // Two owners of the same cells would make a copy of them.
    self = tables.removeFirst()
    for table in tables { add(table) }
    let all = periods.all.count * rowCount
    if sparse == nil, cells.count < all { cells += repeatElement(Cell(), count: all - cells.count) }
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

  /// What the entries of all periods add up to for a row: periods do not overlap, so unions add up like everything else.
  func sum(_ row: Int) -> Cell {
    var sum = Cell()
    for period in periods.all.indices { sum += cell(period, row) }
    return sum
  }

  /// The last measure of an action in a period, by its row; in all periods for nil.
  func lastMeasure(_ period: Int?, _ row: Int) -> LastMeasure? {
    guard !measures.isEmpty else { return nil }
    if let period { return measures[Self.key(period, row)] }
    return periods.all.indices.reversed().lazy.compactMap { measures[Self.key($0, row)] }.first
  }

  private static func key(_ period: Int, _ row: Int) -> UInt64 { UInt64(period) << 32 | UInt64(row) }

  /// Makes room for the cells of some days, where the table is dense: an array that grows lies in memory twice.
  private mutating func makeRoom(for days: Range<DayNumber>) {
    guard sparse == nil, let first = periods.position(of: days.lowerBound),
      let last = periods.position(of: days.upperBound - 1)
    else { return }
    cells.reserveCapacity((last + 1 - first) * rowCount)
  }

  /// Adds what is missing up to a period and returns the position in `cells` of its first row, where the table is dense.
  private mutating func base(_ period: Int) -> Int {
    let base = (period - firstPeriod) * rowCount
    let missing = base + rowCount - cells.count
    if sparse == nil, missing > 0 { cells += repeatElement(Cell(), count: missing) }
    return base
  }

  @inline(never)
  private mutating func sparsePosition(_ period: Int, _ row: Int) -> Int {
    let key = Self.key(period, row)
    if let known = sparse![key] { return Int(known) }
    sparse![key] = Int32(cells.count)
    cells.append(Cell())
    return cells.count - 1
  }

  /// Adds a table of the days that follow.
  private mutating func add(_ other: Tally) {
    measures.merge(other.measures) { _, later in later }
    if let keys = other.sparse {
      for (key, from) in keys {
        cells[sparsePosition(Int(key >> 32), Int(key & 0xFFFF_FFFF))] += other.cells[Int(from)]
      }
      return
    }
    guard !other.cells.isEmpty else { return }
    let start = base(other.firstPeriod)
    for row in 0..<rowCount { cells[start + row] += other.cells[row] }
    cells += other.cells.dropFirst(rowCount)
  }

  /// Adds what lies on some days.
  private mutating func add(_ timeline: Timeline, _ days: Range<DayNumber>) {
    firstPeriod = periods.position(of: days.lowerBound) ?? 0
    let ledger = timeline.ledger
    let entries = ledger.document.entries
    var sums = RowSums(count: rowCount)
    var current: Int?
    var cut = DayCut(ledger.calendar)
    timeline.visitDays(in: days) { day in
      guard let period = periods.position(of: day.day) else { return true }
      if let current, current != period { add(&sums, to: current) }
      current = period
      for piece in day.pieces {
        let entry = entries[piece.entry]
        guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
        guard piece.days == 1 else {
          add(&sums, to: period)
          addWholeDays(piece, from: day.day, rows, &cut, &sums)
          continue
        }
        // A session that goes on from another day of the period is one entry of it.
        let isNew = !piece.continues || periods.position(of: cut.dayBefore(piece)) != period
        for place in rows {
          sums.add(piece.start, piece.end, isFirst: piece.isFirst, isNew: isNew, targets.row(at: place))
        }
      }
      for mark in day.marks {
        let entry = entries[mark]
        guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
        for place in rows { sums.add(entry, targets.row(at: place)) }
        if entry.form == .measure { add(mark, entry, on: day.day, of: period, ledger) }
      }
      return true
    }
    if let current { add(&sums, to: current) }
  }

  /// Keeps a measure where it is the last one so far. The days come in order.
  private mutating func add(
    _ position: EntryPosition, _ entry: Entry, on day: DayNumber, of period: Int, _ ledger: Ledger
  ) {
    let measure = LastMeasure(
      entry: position, day: day, second: entry.isTimed ? ledger.times(of: position).first?.seconds : nil)
    let key = Self.key(period, TargetTable.row(of: ledger.action(of: entry)))
    if let last = measures[key], last.day == day {
      let (time, lastTime) = (measure.second ?? .max, last.second ?? .max)
      guard time == lastTime ? ledger.document.isWritten(last.entry, before: position) : time > lastTime else { return }
    }
    measures[key] = measure
  }

  /// Adds what was summed up to the cells of a period.
  private mutating func add(_ sums: inout RowSums, to period: Int) {
    let base = base(period)
    sums.take { row, cell in cells[sparse == nil ? base + row : sparsePosition(period, row)] += cell }
  }

  /// Adds whole days in the middle of a session, a period at a time.
  private mutating func addWholeDays(
    _ piece: Piece, from first: DayNumber, _ rows: Range<Int>, _ cut: inout DayCut, _ sums: inout RowSums
  ) {
    let calendar = targets.calendar
    let end = first + Int(piece.days)
    var before = periods.position(of: cut.dayBefore(piece))
    var day = first
    while day < end, let period = periods.position(of: day) {
      let days = day..<min(end, periods.covered(period).upperBound)
      day = days.upperBound
      let (start, stop) = (calendar.start(of: days.lowerBound).seconds, calendar.start(of: days.upperBound).seconds)
      guard start < stop else { continue }
      for place in rows { sums.add(start, stop, isFirst: false, isNew: before != period, targets.row(at: place)) }
      add(&sums, to: period)
      before = period
    }
  }
}
