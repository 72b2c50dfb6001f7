internal import HaruParse

/// Where the time went: totals per period, action and tag (SPEC, Reports).
public struct StatsReport: Sendable {
  /// Time of a target in a period.
  public struct TimeTotal: Hashable, Sendable {
    /// Time spent, what ran in parallel counted once, in seconds.
    public var seconds: Int64
    /// Time added up, in seconds.
    public var added: Int64
    /// Sessions and lengths that begin in the period.
    public var sessions: Int
  }

  /// The total of an action.
  public struct ActionTotal: Hashable, Sendable {
    /// Position in `Ledger.actions`.
    public var action: Int
    /// Its time; zeros for a `count` or `measure` action.
    public var time: TimeTotal
    /// The sum of its counts.
    public var count: Int64
    /// The number of its entries; for a `time` action see `TimeTotal.sessions`.
    public var entries: Int
  }

  /// The total of a tag, or of the entries without one.
  public struct TagTotal: Hashable, Sendable {
    /// Position in `Ledger.tags`; nil for the entries without a tag.
    public var tag: Int?
    /// Its time.
    public var time: TimeTotal
    /// The sum of its counts.
    public var count: Int64
  }

  /// One period.
  public struct Row: Sendable {
    /// The period.
    public var period: Period
    /// All time.
    public var total: TimeTotal
    /// The actions with an entry, in the order of their declaration.
    public var actions: [ActionTotal]
    /// The tags with an entry, in the order of their declaration, the entries without a tag last.
    public var tags: [TagTotal]
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The periods with an entry, in order; all of them where empty ones were asked for.
  public var rows: [Row]

  /// Makes the report from a timeline that covers `range`.
  public init(
    _ timeline: Timeline, range: DayRange, by grouping: Grouping, filter: EntryFilter, fillsEmptyPeriods: Bool
  ) {
    head = ReportHead(timeline, range)
    rows = []
    guard let days = timeline.days(in: range, filter) else { return }
    let periods = Periods(days, by: grouping, timeline.ledger.calendar, cut: range)
    let tally = Tally(timeline, periods, filter: filter)
    for position in periods.all.indices {
      let isEmpty = tally.cell(position, TargetTable.everything).entries == 0
      if isEmpty, !fillsEmptyPeriods { continue }
      rows.append(tally.row(position, periods.all[position], timeline.ledger))
    }
  }
}

extension Tally<Cell> {
  /// The row of a report for a period.
  func row(_ position: Int, _ period: Period, _ ledger: Ledger) -> StatsReport.Row {
    var row = StatsReport.Row(
      period: period, total: cell(position, TargetTable.everything).time, actions: [], tags: [])
    for action in ledger.actions.indices {
      let cell = cell(position, TargetTable.row(ofAction: action))
      guard cell.entries > 0 else { continue }
      row.actions.append(
        StatsReport.ActionTotal(action: action, time: cell.time, count: cell.count, entries: cell.entries))
    }
    for tag in ledger.tags.indices.map(Optional.some) + [nil] {
      let cell = cell(position, tag.map(targets.row(ofTag:)) ?? targets.untagged)
      guard cell.entries > 0 else { continue }
      row.tags.append(StatsReport.TagTotal(tag: tag, time: cell.time, count: cell.count))
    }
    return row
  }
}

extension Cell {
  /// Its time.
  var time: StatsReport.TimeTotal { StatsReport.TimeTotal(seconds: seconds, added: added, sessions: sessions) }
}

extension Timeline {
  /// The days that a report covers: those that were asked for, an open end being the first or the last day with an entry that
  /// the filter admits; nil when there is none.
  func days(in range: DayRange, _ filter: EntryFilter) -> Range<DayNumber>? {
    if let from = range.from, let to = range.to { return from..<max(from, to + 1) }
    guard let (first, last) = extremes(filter) else { return nil }
    let from = range.from ?? first
    let end = (range.to ?? last) + 1
    return from < end ? from..<end : nil
  }

  /// The first and the last logical day with an entry that the filter admits.
  private func extremes(_ filter: EntryFilter) -> (first: DayNumber, last: DayNumber)? {
    var targets = TargetTable(ledger, filter: filter)
    func admits(_ position: Int) -> Bool {
      let entry = ledger.document.entries[position]
      return targets.rows(of: entry, action: ledger.action(of: entry)) != nil
    }
    var first = DayNumber(.max)
    var last = DayNumber(.min)
    // The last second that a session covers, or its start where it covers none.
    var end = Int64.min
    for piece in pieces where max(piece.end - 1, piece.start) > end && admits(piece.entry) {
      if end == .min { first = ledger.calendar.logicalDay(of: Instant(seconds: piece.start)) }
      end = max(piece.end - 1, piece.start)
    }
    if end > .min { last = ledger.calendar.logicalDay(of: Instant(seconds: end)) }
    for mark in marks where (mark.day < first || mark.day > last) && admits(Int(mark.entry)) {
      first = min(first, mark.day)
      last = max(last, mark.day)
    }
    return first <= last ? (first, last) : nil
  }
}
