public import HaruParse

/// How well sessions kept to their estimates (SPEC, Estimates).
public struct EstimatesReport: Sendable {
  /// What sessions came to.
  public struct Figures: Hashable, Sendable {
    /// Sessions with an estimate.
    public private(set) var total = 0
    /// Those that took no longer than their estimate.
    public private(set) var achieved = 0
    /// Achieved ones in a row, up to the last session.
    public private(set) var streak = 0
    /// The most achieved ones in a row.
    public private(set) var best = 0
    private var elapsed: Int64 = 0
    private var left: Int64 = 0
    private var over: Int64 = 0

    /// Those that took longer.
    public var failed: Int { total - achieved }
    /// Achieved ones in percent, rounded down; nil without a session.
    public var rate: Int? { total > 0 ? achieved * 100 / total : nil }
    /// The mean of what they took in seconds, rounded down; nil without a session.
    public var meanElapsed: Int64? { Self.mean(elapsed, total) }
    /// The mean of what the achieved ones had left in seconds, rounded down; nil without one.
    public var meanLeft: Int64? { Self.mean(left, achieved) }
    /// The mean of what the failed ones took too long in seconds, rounded down; nil without one.
    public var meanOver: Int64? { Self.mean(over, failed) }

    private static func mean(_ sum: Int64, _ count: Int) -> Int64? { count > 0 ? sum / Int64(count) : nil }

    /// Adds the session that was finished next.
    fileprivate mutating func add(_ session: EstimatedSession) {
      total += 1
      elapsed += session.elapsed
      let rest = session.estimate - session.elapsed
      if rest >= 0 {
        achieved += 1
        left += rest
        streak += 1
        best = max(best, streak)
      } else {
        over -= rest
        streak = 0
      }
    }
  }

  /// The sessions of one action.
  public struct Action: Sendable {
    /// The action.
    public var action: ActionPosition
    /// All of them.
    public var figures: Figures
    /// Those of each month with one, in order.
    public var months: [Month]
  }

  /// The sessions of an action that begin on a logical day of one month.
  public struct Month: Sendable {
    /// Its first day.
    public var start: DayNumber
    /// The sessions.
    public var figures: Figures

    /// `2026-07`.
    public var label: String { String(start.description.prefix(7)) }
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The actions with such a session, in the order of their declaration.
  public var actions: [Action] = []

  /// All sessions with an estimate.
  public var total: Int { actions.reduce(0) { $0 + $1.figures.total } }
  /// Those that took no longer than their estimate.
  public var achieved: Int { actions.reduce(0) { $0 + $1.figures.achieved } }

  /// Makes the report from a timeline that covers `range`: of the sessions that begin on its days.
  public init(_ timeline: Timeline, range: DayRange, filter: EntryFilter) {
    head = ReportHead(timeline, range, counting: nil)
    var byAction: [ActionPosition: (figures: Figures, months: [DayNumber: Figures])] = [:]
    for session in timeline.estimatedSessions(range, filter) {
      byAction[session.action, default: (Figures(), [:])].figures.add(session)
      byAction[session.action]?.months[session.day.startOfMonth, default: Figures()].add(session)
    }
    actions = byAction.sorted { $0.key < $1.key }.map { action, sessions in
      let months = sessions.months.sorted { $0.key < $1.key }.map { Month(start: $0.key, figures: $0.value) }
      return Action(action: action, figures: sessions.figures, months: months)
    }
  }
}

/// A finished session with an estimate.
private struct EstimatedSession: Sendable {
  /// The entry.
  var entry: EntryPosition
  var action: ActionPosition
  /// The logical day of its start.
  var day: DayNumber
  var start: Int64
  var finish: Int64
  var elapsed: Int64
  var estimate: Int64
}

extension Timeline {
  /// The finished sessions with an estimate that begin on a day of the range, in order of finish.
  fileprivate func estimatedSessions(_ range: DayRange, _ filter: EntryFilter) -> [EstimatedSession] {
    let document = ledger.document
    var sink = EstimatedSessions(ledger, range, filter)
    place(near: range.days, into: &sink)
    return sink.sessions.sorted {
      let (a, b) = (($0.finish, $0.start), ($1.finish, $1.start))
      return a == b ? document.isWritten($0.entry, before: $1.entry) : a < b
    }
  }
}

/// Takes the sessions with an estimate.
private struct EstimatedSessions: EntrySink {
  private(set) var sessions: [EstimatedSession] = []
  private let ledger: Ledger
  private let range: DayRange
  private let estimates: [Int32?]
  private var targets: TargetTable
  private var cut: DayCut

  init(_ ledger: Ledger, _ range: DayRange, _ filter: EntryFilter) {
    self.ledger = ledger
    self.range = range
    estimates = ledger.actions.map(\.estimate)
    targets = TargetTable(ledger, filter: filter)
    cut = DayCut(ledger.calendar)
  }

  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {
    add(start, end, end - start, entry)
  }

  mutating func session(_ times: [Instant], _ entry: PlacedEntry) {
    let elapsed = stride(from: 0, to: times.count - 1, by: 2).reduce(Int64(0)) {
      $0 + times[$1 + 1].seconds - times[$1].seconds
    }
    add(times[0].seconds, times[times.count - 1].seconds, elapsed, entry)
  }

  private mutating func add(_ start: Int64, _ finish: Int64, _ elapsed: Int64, _ entry: PlacedEntry) {
    let own = entry.entry.extra == 0 ? nil : ledger.document.extra(of: entry.entry).estimate
    guard let estimate = own ?? estimates[entry.action.index] else { return }
    let day = cut.day(of: start)
    guard range.contains(day), targets.rows(of: entry.entry, action: entry.action) != nil else { return }
    sessions.append(
      EstimatedSession(
        entry: entry.position, action: entry.action, day: day, start: start, finish: finish, elapsed: elapsed,
        estimate: Int64(estimate)))
  }
}
