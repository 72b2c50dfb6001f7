public import HaruParse

/// How a finished session did against its estimate, and how many have done well in a row (SPEC, Estimates).
public struct EstimateResult: Hashable, Sendable {
  /// What it lasted, without pauses, in seconds.
  public var elapsed: Int64
  /// What it was meant to last, in seconds.
  public var estimate: Int64
  /// Achieved sessions of the action in a row, in order of their ends.
  public var streak: Int
  /// Whether there was never a row as long before.
  public var isRecord: Bool

  /// A session of `elapsed` seconds that was meant to last `estimate`.
  public init(elapsed: Int64, estimate: Int64, streak: Int, isRecord: Bool) {
    self.elapsed = elapsed
    self.estimate = estimate
    self.streak = streak
    self.isRecord = isRecord
  }

  /// Whether it was kept.
  public var isAchieved: Bool { elapsed <= estimate }
}

extension Ledger {
  /// How the sessions with an estimate of an action did.
  public func estimateFigures(of action: ActionPosition, now: Instant) -> EstimatesReport.Figures {
    var filter = EntryFilter()
    filter.actions = [action]
    let report = EstimatesReport(Timeline(self, now: now), range: DayRange(), filter: filter)
    return report.actions.first?.figures ?? EstimatesReport.Figures()
  }
}
