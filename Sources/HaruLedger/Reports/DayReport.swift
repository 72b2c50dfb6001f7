public import HaruParse

/// One logical day, record by record (SPEC, Reports).
public struct DayReport: Sendable {
  /// What an entry counts or measures.
  public enum Amount: Hashable, Sendable {
    case count(Int64)
    case measure(ExactDecimal)
  }

  /// A record of the day.
  public struct Record: Sendable {
    /// The entry.
    public var entry: EntryPosition
    /// The action.
    public var action: ActionPosition
    /// Its form.
    public var form: EntryForm
    /// Its start; nil for an untimed entry.
    public var start: Instant?
    /// Its end; nil for an untimed entry, and for a session that runs or is paused.
    public var end: Instant?
    /// The pieces of a session, also those on other days, in order.
    public var pieces: [Range<Instant>]
    /// The length of the whole session or of the length, without pauses, in seconds.
    public var seconds: Int64
    /// What of it lies in the day, in seconds.
    public var inDay: Int64
    /// The count or the measure.
    public var amount: Amount?
    /// The tags: those of its action, then its own.
    public var tags: [TagPosition]
  }

  /// Whether a record runs: its session has begun and has no end.
  public func isRunning(_ record: Record) -> Bool {
    record.form == .running && record.start.map { $0 <= head.now } ?? false
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The day.
  public var date: DayNumber
  /// Its first instant, and the first of the next day.
  public var bounds: Range<Instant>
  /// The records that touch the day, in order of their starts, the untimed last.
  public var records: [Record]
  /// Their totals.
  public var totals: StatsReport.Row
  /// The first start and the last end within the day; nil without a session.
  public var span: Range<Instant>?
  /// The times within `span` in which nothing ran.
  public var gaps: [Range<Instant>]

  /// Makes the report from a timeline that covers the day.
  public init(_ timeline: Timeline, date: DayNumber, filter: EntryFilter) {
    let ledger = timeline.ledger
    let range = DayRange(from: date, to: date)
    head = ReportHead(timeline, range, counting: filter)
    self.date = date
    let start = ledger.calendar.start(of: date)
    bounds = start..<max(start, ledger.calendar.start(of: date + 1))
    let periods = Periods(date..<(date + 1), by: .day, ledger.calendar, cut: range)
    totals = Tally(timeline, periods, filter: filter).row(0, periods.all[0], ledger)
    records = timeline.records(of: date, filter)
    (span, gaps) = Self.gaps(records, bounds)
  }

  private static func gaps(_ records: [Record], _ bounds: Range<Instant>) -> (Range<Instant>?, [Range<Instant>]) {
    let covered = records.flatMap(\.pieces).map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    guard let first = covered.first else { return (nil, []) }
    var gaps: [Range<Instant>] = []
    var end = first.upperBound
    for piece in covered {
      if piece.lowerBound > end { gaps.append(end..<piece.lowerBound) }
      end = max(end, piece.upperBound)
    }
    return (first.lowerBound..<end, gaps)
  }
}

extension Timeline {
  /// The records that touch a day, in order.
  fileprivate func records(of date: DayNumber, _ filter: EntryFilter) -> [DayReport.Record] {
    let day = logicalDay(date)
    var inDay: [EntryPosition: Int64] = [:]
    for piece in day.pieces { inDay[piece.entry, default: 0] += piece.end - piece.start }
    var records = inDay.map { session($0.key, inDay: $0.value) }
    records += day.marks.map { record($0) }
    records.removeAll { !filter.admits(action: $0.action, tags: $0.tags) }
    records.sort { a, b in
      switch (a.start, b.start) {
      case (let first?, let second?):
        first == second ? ledger.document.isWritten(a.entry, before: b.entry) : first < second
      case (nil, nil): a.entry < b.entry
      case (_, nil): true
      case (nil, _): false
      }
    }
    return records
  }

  private func session(_ position: EntryPosition, inDay: Int64) -> DayReport.Record {
    var record = record(position)
    let pieces = pieces(of: position)
    record.start = pieces[0].lowerBound
    record.end = record.form == .session ? pieces[pieces.count - 1].upperBound : nil
    record.pieces = pieces
    record.seconds = pieces.reduce(0) { $0 + $1.seconds }
    record.inDay = inDay
    return record
  }

  /// A record without the pieces of its session.
  func record(_ position: EntryPosition) -> DayReport.Record {
    let document = ledger.document
    let entry = document.entries[position]
    let action = ledger.action(of: entry)
    var record = DayReport.Record(
      entry: position, action: action, form: entry.form, pieces: [], seconds: 0, inDay: 0,
      tags: ledger.tags(of: entry, action: action))
    switch entry.form {
    case .session, .running, .paused: break
    case .length: (record.seconds, record.inDay) = (Int64(entry.value), Int64(entry.value))
    case .count: record.amount = .count(Int64(entry.value))
    case .measure: record.amount = .measure(document.measures[Int(entry.value)])
    }
    if entry.isTimed { record.start = ledger.times(of: position).first }
    return record
  }
}

extension Range<Instant> {
  /// The length in seconds.
  package var seconds: Int64 { upperBound.seconds - lowerBound.seconds }
}
