public import HaruParse

/// A session that runs or is paused.
public struct OpenSession: Sendable {
  /// The entry.
  public var entry: EntryPosition
  /// The action.
  public var action: ActionPosition
  /// Whether it is paused.
  public var isPaused: Bool
  /// Its instants in order: start, end, start, …; the last end of a running one is missing.
  public var times: [Instant]
  /// Its estimate in seconds, else its action's; nil without one.
  public var estimate: Int64?

  /// A session with these instants.
  public init(entry: EntryPosition, action: ActionPosition, isPaused: Bool, times: [Instant], estimate: Int64? = nil) {
    self.entry = entry
    self.action = action
    self.isPaused = isPaused
    self.times = times
    self.estimate = estimate
  }

  /// Its start.
  public var start: Instant { times[0] }

  /// What it has lasted without its pauses, in seconds, if it ran up to `now`.
  public func elapsed(at now: Instant) -> Int64 {
    var seconds: Int64 = 0
    for position in stride(from: 0, to: times.count, by: 2) {
      let end = position + 1 < times.count ? times[position + 1] : max(now, times[position])
      seconds += end.seconds - times[position].seconds
    }
    return seconds
  }

  /// When its estimate is reached if it runs on from `now`: start + estimate + pauses so far (SPEC, Estimates).
  public func due(at now: Instant) -> Instant? {
    guard let estimate else { return nil }
    let from = isPaused ? now : times[times.count - 1]
    let before = elapsed(at: from)
    return Instant(seconds: from.seconds + estimate - before)
  }
}

extension Document {
  /// Which of two entries comes first where they lie at the same instant: that of the earlier date, then that with the earlier
  /// time as it is written, then that which stands first (SPEC, Logical days). So the order of the days changes nothing.
  func isWritten(_ first: EntryPosition, before second: EntryPosition) -> Bool {
    let (a, b) = (entries[first], entries[second])
    return (day(of: first), a.start, first) < (day(of: second), b.start, second)
  }
}

extension Timeline {
  /// The sessions that have begun, the lead first: those that run before the paused ones, each by the ledger's `lead`.
  package var sessionsByLead: [OpenSession] {
    let begun = openSessions.filter { $0.start <= now }
    let ordered = ledger.settings.leadsWithEarliest ? begun : begun.reversed()
    return ordered.filter { !$0.isPaused } + ordered.filter(\.isPaused)
  }

  /// The sessions that run or are paused, in order of their starts.
  public var openSessions: [OpenSession] {
    open.map { session in
      let own = ledger.document.extra(of: ledger.document.entries[session.entry]).estimate
      return OpenSession(
        entry: session.entry, action: session.action, isPaused: session.isPaused, times: session.times,
        estimate: (own ?? ledger.actions[session.action].estimate).map(Int64.init))
    }
  }
}
