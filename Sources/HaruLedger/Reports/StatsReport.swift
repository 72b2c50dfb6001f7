public import HaruParse

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
    /// The action.
    public var action: ActionPosition
    /// Its time; zeros for a `count` or `measure` action.
    public var time: TimeTotal
    /// The sum of its counts.
    public var count: Int64
    /// The number of its entries; for a `time` action see `TimeTotal.sessions`.
    public var entries: Int
    /// The last number that was measured; nil for a `time` or `count` action.
    public var latest: MeasuresReport.Point?
  }

  /// The total of a tag, or of the entries without one.
  public struct TagTotal: Hashable, Sendable {
    /// The tag; nil for the entries without a tag.
    public var tag: TagPosition?
    /// Its time.
    public var time: TimeTotal
    /// The sum of its counts.
    public var count: Int64
    /// The number of its entries.
    public var entries: Int
  }

  /// One period.
  public struct Row: Hashable, Sendable {
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
  public var rows: Rows
  /// How the entries lie on the days, by row of `TargetTable`; empty where it was not asked for.
  var activities: [Activity] = []
  /// The period of a row.
  public var grouping: Grouping
  /// The days of a habit; nil where there is no such grid.
  public var grid: HabitGrid?
  /// The days by which means are made: all of them up to today, and those up to the last entry where it lies ahead.
  public internal(set) var days = 0
  /// All days of the report. Where there are more of them than `days`, it goes on.
  public internal(set) var allDays = 0

  /// Whether it is one period as a whole, and not a list of them.
  public var isOfOnePeriod: Bool { rows.count == 1 && (grouping == .total || rows.periods.count == 1) }

  /// Makes the report from a timeline that covers `range`; with `details`, also the grid of a habit and, of one period, how the
  /// entries lie on the days.
  public init(
    _ timeline: Timeline, range: DayRange, by grouping: Grouping, filter: EntryFilter, fillsEmptyPeriods: Bool,
    in order: Order = .declaration, details: Bool = false
  ) {
    head = ReportHead(timeline, range, counting: filter)
    self.grouping = grouping
    let days = timeline.days(in: range, filter)
    let periods = Periods(days ?? DayNumber(0)..<DayNumber(0), by: grouping, timeline.ledger.calendar, cut: range)
    let tally = Tally(timeline, periods, filter: filter)
    rows = Rows(tally, timeline.ledger, in: order, includesEmpty: fillsEmptyPeriods)
    guard let days else { return }
    if details, periods.all.count == 1 { activities = Activity.all(timeline, days, filter) }
    if details { grid = HabitGrid(timeline, filter, periods.all) }
    self.days = Self.meanDays(timeline, days, filter)
    allDays = days.upperBound - days.lowerBound
  }

  private static func meanDays(_ timeline: Timeline, _ days: Range<DayNumber>, _ filter: EntryFilter) -> Int {
    let today = timeline.ledger.calendar.logicalDay(of: timeline.now)
    guard today + 1 < days.upperBound else { return days.upperBound - days.lowerBound }
    let last = timeline.extremes(filter, in: days)?.last ?? today
    let end = min(max(today, last) + 1, days.upperBound)
    return end > days.lowerBound ? end - days.lowerBound : days.upperBound - days.lowerBound
  }
}

extension StatsReport {
  /// What a figure is of.
  public enum Subject: Hashable, Sendable {
    case everything
    case action(ActionPosition)
    /// Nil for the entries without a tag.
    case tag(TagPosition?)
  }

  /// The periods as rows, each made when it is asked for: a report of many periods never lies in memory as a whole.
  public struct Rows: RandomAccessCollection, Sendable {
    fileprivate let tally: Tally
    private let ledger: Ledger
    private let order: Order
    /// The positions of the periods that are shown.
    private let positions: [Int32]

    init(_ tally: Tally, _ ledger: Ledger, in order: Order = .declaration, includesEmpty: Bool) {
      self.tally = tally
      self.ledger = ledger
      self.order = order
      positions = tally.periods.all.indices.lazy
        .filter { includesEmpty || tally.cell($0, TargetTable.everything).entries > 0 }.map { Int32($0) }
    }

    /// The position of the first row.
    public var startIndex: Int { 0 }
    /// The position after the last row.
    public var endIndex: Int { positions.count }
    /// The row at a position.
    public subscript(position: Int) -> Row {
      let period = Int(positions[position])
      return tally.row(period, tally.periods.all[period], ledger, order)
    }

    /// The periods of the range, also those that are not shown.
    public var periods: [Period] { tally.periods.all }

    /// All periods as one row.
    public var whole: Row {
      tally.row(
        Period(grouping: .total, start: tally.periods.days.lowerBound, days: span), 0..<tally.targets.count, nil,
        ledger,
        order)
    }

    private var span: Range<DayNumber> {
      guard let first = periods.first, let last = periods.last else { return tally.periods.days }
      return first.days.lowerBound..<last.days.upperBound
    }

    /// The course of a subject over all periods, so many neighbours taken together: its seconds, else its count, else its
    /// entries. None is negative.
    public func course(of subject: Subject, neighbors: Int) -> (unit: Unit, values: [Int64]) {
      let row = tally.targets.row(of: subject)
      let cells = stride(from: 0, to: periods.count, by: neighbors).map { first in
        (first..<Swift.min(first + neighbors, periods.count)).reduce(into: Cell()) { $0 += tally.cell($1, row) }
      }
      if cells.contains(where: { $0.seconds > 0 }) { return (.seconds, cells.map(\.seconds)) }
      if cells.contains(where: { $0.count != 0 }) { return (.count, cells.map { Swift.max($0.count, 0) }) }
      return (.entries, cells.map { Int64($0.entries) })
    }
  }

  /// What figures are of.
  public enum Unit: String, Sendable {
    case seconds, count, entries
  }

  /// How the entries of a subject lie on the days; nil where that was not asked for.
  public func activity(of subject: Subject) -> Activity? {
    guard !activities.isEmpty else { return nil }
    return activities[rows.row(of: subject)]
  }
}

extension StatsReport.Rows {
  func row(of subject: StatsReport.Subject) -> Int { tally.targets.row(of: subject) }
}

extension TargetTable {
  /// The row of a subject.
  func row(of subject: StatsReport.Subject) -> Int {
    switch subject {
    case .everything: Self.everything
    case .action(let action): Self.row(of: action)
    case .tag(let tag?): row(of: tag)
    case .tag(nil): untagged
    }
  }
}

extension Tally {
  /// The row of a report for a period.
  func row(
    _ position: Int, _ period: Period, _ ledger: Ledger, _ order: StatsReport.Order = .declaration
  ) -> StatsReport.Row {
    row(period, rows(of: position), position, ledger, order)
  }

  /// The row of a report with some rows of the table, of one period or, for nil, of all together.
  func row(
    _ period: Period, _ numbers: some Sequence<Int>, _ position: Int?, _ ledger: Ledger, _ order: StatsReport.Order
  ) -> StatsReport.Row {
    func cell(_ row: Int) -> Cell { position.map { self.cell($0, row) } ?? sum(row) }
    var row = StatsReport.Row(period: period, total: cell(TargetTable.everything).time, actions: [], tags: [])
    for number in numbers {
      let cell = cell(number)
      guard cell.entries > 0 else { continue }
      switch targets.target(ofRow: number) {
      case .everything: break
      case .action(let action):
        row.actions.append(
          StatsReport.ActionTotal(
            action: action, time: cell.time, count: cell.count, entries: Int(cell.entries),
            latest: lastMeasure(position, number).map { MeasuresReport.Point($0, ledger) }))
      case .tag(let tag):
        row.tags.append(
          StatsReport.TagTotal(tag: tag, time: cell.time, count: cell.count, entries: Int(cell.entries)))
      }
    }
    row.sort(by: order, ledger)
    return row
  }
}

extension MeasuresReport.Point {
  fileprivate init(_ measure: LastMeasure, _ ledger: Ledger) {
    let entry = ledger.document.entries[measure.entry]
    self.init(
      value: ledger.document.measures[Int(entry.value)],
      at: measure.second.map { .time(Instant(seconds: $0)) } ?? .day(measure.day))
  }
}

extension Cell {
  /// Its time.
  var time: StatsReport.TimeTotal {
    StatsReport.TimeTotal(seconds: seconds, added: added, sessions: Int(sessions))
  }
}

extension Timeline {
  /// The days that a report covers: those that were asked for, an open end being the first or the last day with an entry that
  /// the filter admits; nil when there is none.
  func days(in range: DayRange, _ filter: EntryFilter) -> Range<DayNumber>? {
    if let from = range.from, let to = range.to { return from..<max(from, to + 1) }
    guard let (first, last) = extremes(filter, in: range.days) else { return nil }
    let from = range.from ?? first
    let end = (range.to ?? last) + 1
    return from < end ? from..<end : nil
  }

  /// The first and the last logical day of a range with an entry that the filter admits.
  fileprivate func extremes(
    _ filter: EntryFilter, in range: Range<DayNumber>
  ) -> (first: DayNumber, last: DayNumber)? {
    var targets = TargetTable(ledger, filter: filter)
    return firstAndLastDay(in: range) { targets.rows(of: $0, action: ledger.action(of: $0)) != nil }
  }
}
