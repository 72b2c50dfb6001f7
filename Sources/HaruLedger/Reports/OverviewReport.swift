public import HaruParse

/// What runs, today and this week, and how the goals stand (SPEC, Reports).
public struct OverviewReport: Sendable {
  /// A session that runs or is paused.
  public struct Running: Sendable, Equatable {
    /// The entry.
    public var entry: EntryPosition
    /// The action.
    public var action: ActionPosition
    /// Its start.
    public var start: Instant
    /// Its seconds up to now, pauses not counted.
    public var elapsed: Int64
    /// Whether it is paused.
    public var isPaused: Bool
    /// Its own estimate, else its action's, in seconds.
    public var estimate: Int64?
    /// When the estimate is used up; nil without one, and while it is paused.
    public var due: Instant?
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The sessions that have begun, the lead first: those that run before the paused ones, each by the ledger's `lead`.
  public var running: [Running]
  /// The totals of the current logical day.
  public var today: StatsReport.Row
  /// The totals of the current week.
  public var week: StatsReport.Row
  /// The goals.
  public var goals: GoalsReport

  /// Makes the report of a timeline.
  public init(_ timeline: Timeline) {
    goals = GoalsReport(timeline)
    head = goals.head
    running = timeline.runningSessions()
    let day = goals.today..<(goals.today + 1)
    let days = timeline.ledger.calendar.week(containing: goals.today)
    week = timeline.row(of: days, .week)
    today = timeline.row(of: day, .day)
  }
}

extension Timeline {
  fileprivate func row(of days: Range<DayNumber>, _ grouping: Grouping) -> StatsReport.Row {
    let range = DayRange(from: days.lowerBound, to: days.upperBound - 1)
    return StatsReport(self, range: range, by: grouping, filter: EntryFilter(), fillsEmptyPeriods: true).rows[0]
  }

  /// The sessions that have begun, the lead first.
  fileprivate func runningSessions() -> [OverviewReport.Running] {
    sessionsByLead.map { session in
      OverviewReport.Running(
        entry: session.entry, action: session.action, start: session.start, elapsed: session.elapsed(at: now),
        isPaused: session.isPaused, estimate: session.estimate, due: session.isPaused ? nil : session.due(at: now))
    }
  }
}
