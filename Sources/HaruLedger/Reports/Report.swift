public import HaruParse

/// The kinds of report.
public enum ReportKind: String, CaseIterable, Sendable {
  case overview, day, timetable, stats, goals, estimates, measures
}

/// A report of any kind: plain data, with all that any format shows of it.
public enum Report: Sendable {
  case overview(OverviewReport)
  case day(DayReport)
  case timetable(TimetableReport)
  case stats(StatsReport)
  case goals(GoalsReport)
  case estimates(EstimatesReport)
  case measures(MeasuresReport)

  /// Makes the report that is asked for from a timeline.
  public init(_ request: ReportRequest, _ timeline: Timeline) {
    switch request.kind {
    case .overview: self = .overview(OverviewReport(timeline))
    case .day: self = .day(DayReport(timeline, date: request.day, filter: request.filter))
    case .timetable:
      let days = (request.range.from ?? request.day)..<((request.range.to ?? request.day) + 1)
      self = .timetable(TimetableReport(timeline, days: days, filter: request.filter))
    case .stats:
      self = .stats(
        StatsReport(
          timeline, range: request.range, by: request.grouping, filter: request.filter,
          fillsEmptyPeriods: request.fillsEmptyPeriods, in: request.order, details: true))
    case .goals: self = .goals(GoalsReport(timeline, goals: request.goals, listsPeriods: request.listsPeriods))
    case .estimates: self = .estimates(EstimatesReport(timeline, range: request.range, filter: request.filter))
    case .measures: self = .measures(MeasuresReport(timeline, range: request.range, filter: request.filter))
    }
  }
}

/// What a report is asked for.
public struct ReportRequest: Sendable {
  /// The kind.
  public var kind: ReportKind
  /// The days.
  public var range: DayRange
  /// The day, of a report of one.
  public var day: DayNumber
  /// What counts.
  public var filter = EntryFilter()
  /// The period of a row, of `stats`.
  public var grouping = Grouping.total
  /// The order of actions and tags, of `stats`.
  public var order = StatsReport.Order.declaration
  /// Whether periods without an entry are rows, of `stats`.
  public var fillsEmptyPeriods = false
  /// The goals, of `goals`; nil for all.
  public var goals: Set<GoalPosition>?
  /// Whether the periods of quests are listed, of `goals`.
  public var listsPeriods = false

  /// A request for a report of everything in some days.
  public init(_ kind: ReportKind, range: DayRange, day: DayNumber) {
    self.kind = kind
    self.range = range
    self.day = day
  }
}

/// Shows reports in some format: one method a kind.
public protocol ReportRenderer {
  /// Shows `overview`.
  func render(_ report: OverviewReport)
  /// Shows `day`.
  func render(_ report: DayReport)
  /// Shows `timetable`.
  func render(_ report: TimetableReport)
  /// Shows `stats`.
  func render(_ report: StatsReport)
  /// Shows `goals`.
  func render(_ report: GoalsReport)
  /// Shows `estimates`.
  func render(_ report: EstimatesReport)
  /// Shows `measures`.
  func render(_ report: MeasuresReport)
}

extension Report {
  /// Shows the report by the method of its kind.
  @inlinable
  public func render(by renderer: some ReportRenderer) {
    switch self {
    case .overview(let report): renderer.render(report)
    case .day(let report): renderer.render(report)
    case .timetable(let report): renderer.render(report)
    case .stats(let report): renderer.render(report)
    case .goals(let report): renderer.render(report)
    case .estimates(let report): renderer.render(report)
    case .measures(let report): renderer.render(report)
    }
  }
}
