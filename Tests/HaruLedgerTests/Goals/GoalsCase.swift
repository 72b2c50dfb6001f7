import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// The goals of a ledger in memory.
func goalsReport(
  _ text: String, now: String, listsPeriods: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) throws -> (ledger: Ledger, report: GoalsReport) {
  let timeline = try goalsTimeline(text, now: now, sourceLocation: sourceLocation)
  return (timeline.ledger, GoalsReport(timeline, listsPeriods: listsPeriods))
}

/// The timeline that goals are judged on, without any error.
func goalsTimeline(
  _ text: String, now: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Timeline {
  let world = testWorld(files: ["main.haru": text])
  let ledger = Ledger(try Loader.load(["main.haru"], world.ledgerFiles), zones: world.zoneDatabase)
  let request = try #require(NowRequest(now), sourceLocation: sourceLocation)
  let instant: Instant
  switch ledger.calendar.local(day: request.day, second: request.second) {
  case .unique(let moment), .repeated(let moment, _), .skipped(let moment, _, _): instant = moment
  }
  let timeline = Timeline(ledger, now: instant)
  #expect(timeline.diagnostics.errors == 0, "\(text)", sourceLocation: sourceLocation)
  return timeline
}

/// One quest, what was entered, and the figures that the format asks for, worked out by hand.
struct QuestCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// `set` lines and skips.
  var lines = ""
  /// What follows `goal g `.
  var goal: String
  /// What follows `quest `. `r` is read and `s` write, both of the tag `#study`; `g` is a game; `w` counts water.
  var quest: String
  /// Entries.
  var entries = ""
  /// The moment.
  var now: String
  /// The periods, `06-29..07-05 5/7 10800/18000 met`: days eligible and in all, value and need, state; then `+3` where three more come.
  var periods: String?
  /// `3/5 60% streak 1 best 2 holds`.
  var figures: String?
  /// `open 1800/3600 left 1800 perDay 900`.
  var current: String?
  /// Day, week and month: the plain sum, progress and usage: `1800 50%`, `1800 100% of 33%`, `–`.
  var windows: [String]?

  init(
    _ name: String, lines: String = "", goal: String, quest: String, entries: String = "", now: String,
    periods: String? = nil, figures: String? = nil, current: String? = nil, windows: [String]? = nil
  ) {
    (testDescription, self.lines, self.goal, self.quest) = (name, lines, goal, quest)
    (self.entries, self.now, self.periods, self.figures) = (entries, now, periods, figures)
    (self.current, self.windows) = (current, windows)
  }

  /// The ledger.
  var text: String {
    """
    \(lines)
    tag #study color=#2F6B4F
    action time read #study alias=r
    action time write #study alias=s
    action time game alias=g
    action count water unit=cups alias=w
    action count tea #study alias=t
    goal g \(goal)
    quest \(quest)
    \(entries)
    """
  }

  /// Compares everything that the case names.
  func check() throws {
    let (_, report) = try goalsReport(text, now: now)
    let standing = report.goals[0].quests[0]
    if let periods {
      let lines = periods.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
      let later = standing.later ?? 0
      #expect(standing.periods.map(Self.show) + (later > 0 ? ["+\(later)"] : []) == lines)
    }
    if let figures { #expect(Self.figures(standing) == figures) }
    if let current { #expect(Self.show(standing.current) == current) }
    if let windows {
      let progress = standing.progress
      #expect([progress.day, progress.week, progress.month].map(Self.show) == windows)
    }
  }

  private static func show(_ day: DayNumber?) -> String {
    guard let day else { return "" }
    return day.civil.year == 2026 ? String(day.description.suffix(5)) : day.description
  }

  private static func show(_ period: QuestPeriod) -> String {
    let days = period.to == period.from ? show(period.from) : "\(show(period.from))..\(show(period.to))"
    let count = period.days.map { "\(period.eligible ?? -1)/\($0)" } ?? "–"
    return "\(days) \(count) \(period.value)/\(period.need) \(period.state)"
      + (period.isKeptWithoutEntry ? " no entries" : "")
  }

  private static func figures(_ standing: QuestStanding) -> String {
    let rate = standing.rate.map { "\($0.percent.whole)%" } ?? "–"
    return "\(standing.kept)/\(standing.decided) \(rate) streak \(standing.streak) best \(standing.best) "
      + (standing.holds ? "holds" : "fails")
  }

  private static func show(_ current: CurrentPeriod?) -> String {
    guard let current else { return "–" }
    let perDay = current.perDay.map { " perDay \($0)" } ?? ""
    return "\(current.period.state) \(current.period.value)/\(current.period.need) left \(current.left)\(perDay)"
  }

  private static func show(_ progress: QuestProgress?) -> String {
    guard let progress else { return "–" }
    return "\(progress.value) \(show(progress.share.percent))"
      + (progress.usage.map { " of \(show($0.percent))" } ?? "")
  }

  private static func show(_ percent: Percent) -> String {
    percent.whole == 0 && percent.isAboveZero ? "<1%" : "\(percent.whole)%"
  }
}
