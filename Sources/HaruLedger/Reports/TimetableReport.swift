public import HaruParse

/// Days as blocks on an axis of time (SPEC, Reports).
public struct TimetableReport: Sendable {
  /// A piece of a session, cut where the day begins and ends.
  public struct Block: Sendable {
    /// Position in `Document.entries`.
    public var entry: Int
    /// Position in `Ledger.actions`.
    public var action: Int
    /// What of the piece lies in the day.
    public var span: Range<Instant>
    /// The piece as a whole.
    public var whole: Range<Instant>
    /// Blocks that overlap stand in different lanes; see `Lanes`.
    public var lane: Int
    /// Whether it ends only because now is then.
    public var isRunning: Bool
    /// Whether its session was paused then and has not gone on.
    public var isPaused: Bool
  }

  /// One logical day.
  public struct Day: Sendable {
    /// The day.
    public var date: DayNumber
    /// Its first instant, and the first of the next day.
    public var bounds: Range<Instant>
    /// The changes of the clock within it.
    public var clockChanges: [ClockChange]
    /// Its time.
    public var total: StatsReport.TimeTotal
    /// In order of their starts.
    public var blocks: [Block]
    /// The number of lanes.
    public var lanes: Int
    /// Counts and measures with a time, in order.
    public var markers: [DayReport.Record]
    /// Lengths, counts and measures without one, in file order.
    public var untimed: [DayReport.Record]
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The days, in order.
  public var days: [Day]
  /// The totals of all of them.
  public var totals: StatsReport.Row

  /// Makes the report of at least one day from a timeline that covers the days.
  public init(_ timeline: Timeline, days range: Range<DayNumber>, filter: EntryFilter) {
    let ledger = timeline.ledger
    let asked = DayRange(from: range.lowerBound, to: range.upperBound - 1)
    head = ReportHead(timeline, asked, counting: filter)
    let whole = Periods(range, by: .total, ledger.calendar, cut: asked)
    totals = Tally(timeline, whole, filter: filter).row(0, whole.all[0], ledger)
    let periods = Periods(range, by: .day, ledger.calendar, cut: asked)
    let tally = Tally(timeline, periods, filter: filter)
    days = periods.all.indices.map { position in
      let date = periods.all[position].from
      let start = ledger.calendar.start(of: date)
      let bounds = start..<max(start, ledger.calendar.start(of: date + 1))
      return Day(
        date: date, bounds: bounds, clockChanges: ledger.calendar.clockChanges(in: bounds),
        total: tally.cell(position, TargetTable.everything).time, blocks: [], lanes: 0, markers: [], untimed: [])
    }
    addBlocks(timeline, filter)
    addMarks(timeline, filter)
  }

  private mutating func addBlocks(_ timeline: Timeline, _ filter: EntryFilter) {
    let ledger = timeline.ledger
    var targets = TargetTable(ledger, filter: filter)
    let isPaused = Dictionary(uniqueKeysWithValues: timeline.open.map { ($0.entry, $0.isPaused) })
    // The last piece of each session that is open.
    var last: [Int: Int64] = [:]
    for piece in timeline.pieces where !isPaused.isEmpty && isPaused[piece.entry] != nil {
      last[piece.entry] = piece.start
    }
    for piece in timeline.pieces {
      let entry = ledger.document.entries[piece.entry]
      let action = ledger.action(of: entry)
      guard targets.rows(of: entry, action: action) != nil else { continue }
      let whole = Instant(seconds: piece.start)..<Instant(seconds: piece.end)
      let isLast = last[piece.entry] == piece.start
      for position in days.indices where whole.touches(days[position].bounds) {
        let bounds = days[position].bounds
        let endsHere = isLast && whole.upperBound <= bounds.upperBound
        days[position].blocks.append(
          Block(
            entry: piece.entry, action: action, span: whole.clamped(to: bounds), whole: whole, lane: 0,
            isRunning: endsHere && isPaused[piece.entry] == false && whole.lowerBound <= timeline.now,
            isPaused: endsHere && isPaused[piece.entry] == true))
      }
    }
    for position in days.indices {
      days[position].blocks.sort {
        let (a, b) = ($0.span.lowerBound, $1.span.lowerBound)
        return a == b ? ledger.document.isWritten($0.entry, before: $1.entry) : a < b
      }
      let spans = days[position].blocks.map { $0.span.lowerBound.seconds..<$0.span.upperBound.seconds }
      let (lanes, count) = Lanes.assign(spans)
      for (block, lane) in lanes.enumerated() { days[position].blocks[block].lane = lane }
      days[position].lanes = count
    }
  }

  private mutating func addMarks(_ timeline: Timeline, _ filter: EntryFilter) {
    guard let first = days.first?.date else { return }
    let document = timeline.ledger.document
    for mark in timeline.marks {
      let position = mark.day - first
      guard days.indices.contains(position) else { continue }
      let record = timeline.record(Int(mark.entry))
      guard filter.admits(action: record.action, tags: record.tags) else { continue }
      if record.start == nil { days[position].untimed.append(record) } else { days[position].markers.append(record) }
    }
    for position in days.indices {
      let start = days[position].bounds.lowerBound
      days[position].markers.sort {
        let (a, b) = ($0.start ?? start, $1.start ?? start)
        return a == b ? document.isWritten($0.entry, before: $1.entry) : a < b
      }
    }
  }
}
