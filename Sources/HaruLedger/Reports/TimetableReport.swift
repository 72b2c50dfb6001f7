public import HaruParse

/// Days as blocks on an axis of time (SPEC, Reports).
public struct TimetableReport: Sendable {
  /// A piece of a session, cut where the day begins and ends.
  public struct Block: Sendable {
    /// The entry.
    public var entry: EntryPosition
    /// The action.
    public var action: ActionPosition
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
    package var clockChanges: [ClockChange]
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
    add(timeline, filter)
  }

  private mutating func add(_ timeline: Timeline, _ filter: EntryFilter) {
    guard let first = days.first?.date else { return }
    let ledger = timeline.ledger
    let entries = ledger.document.entries
    var targets = TargetTable(ledger, filter: filter)
    let isPaused = Dictionary(uniqueKeysWithValues: timeline.open.map { ($0.entry, $0.isPaused) })
    timeline.visitDays(in: first..<(first + days.count)) { day in
      for piece in day.pieces {
        let entry = entries[piece.entry]
        let action = ledger.action(of: entry)
        guard targets.rows(of: entry, action: action) != nil else { continue }
        let span = Instant(seconds: piece.start)..<Instant(seconds: piece.end)
        let isCut = piece.continues || piece.end >= days[day.day - first].bounds.upperBound.seconds
        let whole = isCut ? timeline.whole(piece, span) : span
        for date in day.day.value..<day.day.value + piece.days {
          let position = DayNumber(date) - first
          let bounds = days[position].bounds
          guard !bounds.isEmpty || piece.days == 1 else { continue }
          let endsHere = piece.isLast && whole.upperBound <= bounds.upperBound
          days[position].blocks.append(
            Block(
              entry: piece.entry, action: action, span: span.clamped(to: bounds), whole: whole, lane: 0,
              isRunning: endsHere && isPaused[piece.entry] == false && whole.lowerBound <= timeline.now,
              isPaused: endsHere && isPaused[piece.entry] == true))
        }
      }
      for mark in day.marks {
        let record = timeline.record(mark)
        guard filter.admits(action: record.action, tags: record.tags) else { continue }
        if record.start == nil {
          days[day.day - first].untimed.append(record)
        } else {
          days[day.day - first].markers.append(record)
        }
      }
      return true
    }
    order(ledger.document)
  }

  private mutating func order(_ document: Document) {
    for position in days.indices {
      days[position].blocks.sort {
        let (a, b) = ($0.span.lowerBound, $1.span.lowerBound)
        return a == b ? document.isWritten($0.entry, before: $1.entry) : a < b
      }
      let spans = days[position].blocks.map { $0.span.lowerBound.seconds..<$0.span.upperBound.seconds }
      let (lanes, count) = Lanes.assign(spans)
      for (block, lane) in lanes.enumerated() { days[position].blocks[block].lane = lane }
      days[position].lanes = count
      days[position].untimed.sort { $0.entry < $1.entry }
      let start = days[position].bounds.lowerBound
      days[position].markers.sort {
        let (a, b) = ($0.start ?? start, $1.start ?? start)
        return a == b ? document.isWritten($0.entry, before: $1.entry) : a < b
      }
    }
  }
}

extension Timeline {
  /// The uncut piece that a piece is of.
  fileprivate func whole(_ piece: Piece, _ span: Range<Instant>) -> Range<Instant> {
    let pieces = pieces(of: piece.entry)
    return pieces.first {
      $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound && $0.isEmpty == span.isEmpty
    } ?? span
  }
}
