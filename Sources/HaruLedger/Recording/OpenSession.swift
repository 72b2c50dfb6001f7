internal import HaruParse

/// A session that runs or is paused.
public struct OpenSession: Sendable {
  /// Position in `Document.entries`.
  public var entry: Int
  /// Position in `Ledger.actions`.
  public var action: Int
  /// Whether it is paused.
  public var isPaused: Bool
  /// Its instants in order: start, end, start, …; the last end of a running one is missing.
  public var times: [Instant]
  /// Its estimate in seconds, else its action's; nil without one.
  public var estimate: Int64?

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

extension Timeline {
  /// The sessions that run or are paused, in order of their starts.
  public var openSessions: [HaruLedger.OpenSession] {
    open.compactMap { (session) -> HaruLedger.OpenSession? in
      let document = ledger.document
      let entry = document.entries[session.entry]
      let clock = SessionClock(ledger: ledger, entry: entry, day: document.day(ofEntry: session.entry))
      guard let times = try? clock.instants() else { return nil }
      let estimate = document.extra(of: entry).estimate ?? ledger.actions[session.action].estimate
      return HaruLedger.OpenSession(
        entry: session.entry, action: session.action, isPaused: session.isPaused, times: times,
        estimate: estimate.map(Int64.init))
    }
  }
}

/// How a finished session did against its estimate, and how many have done well in a row (SPEC, Estimates).
public struct EstimateResult: Hashable, Sendable {
  /// What it lasted, without pauses, in seconds.
  public var elapsed: Int64
  /// What it was meant to last, in seconds.
  public var estimate: Int64
  /// Achieved sessions of the action in a row up to this one, in order of their ends.
  public var streak: Int
  /// The longest such row before this session.
  public var bestBefore: Int

  /// Whether it was kept.
  public var isAchieved: Bool { elapsed <= estimate }
  /// Whether no row was ever as long.
  public var isRecord: Bool { streak > bestBefore }
}

extension Ledger {
  /// How the finished session at `position` of the entries did; nil where it has no estimate.
  public func estimateResult(ofEntry position: Int) -> EstimateResult? {
    guard let action = names.action(of: document.entries[position].name), let own = finished(position, action) else {
      return nil
    }
    var others: [(end: Instant, entry: Int, isAchieved: Bool)] = []
    for other in document.entries.indices
    where names.action(of: document.entries[other].name) == action && other != position {
      guard let session = finished(other, action) else { continue }
      guard (session.end, other) < (own.end, position) else { continue }
      others.append((session.end, other, session.elapsed <= session.estimate))
    }
    others.sort { ($0.end, $0.entry) < ($1.end, $1.entry) }
    var (streak, best) = (0, 0)
    for other in others {
      streak = other.isAchieved ? streak + 1 : 0
      best = max(best, streak)
    }
    return EstimateResult(
      elapsed: own.elapsed, estimate: own.estimate, streak: own.elapsed <= own.estimate ? streak + 1 : 0,
      bestBefore: best)
  }

  private func finished(_ position: Int, _ action: Int) -> (end: Instant, elapsed: Int64, estimate: Int64)? {
    let entry = document.entries[position]
    guard entry.form == .session, let estimate = document.extra(of: entry).estimate ?? actions[action].estimate else {
      return nil
    }
    let clock = SessionClock(ledger: self, entry: entry, day: document.day(ofEntry: position))
    guard let times = try? clock.instants(), let end = times.last else { return nil }
    var elapsed: Int64 = 0
    for index in stride(from: 0, to: times.count - 1, by: 2) {
      elapsed += times[index + 1].seconds - times[index].seconds
    }
    return (end, elapsed, Int64(estimate))
  }

  /// The positions of the actions whose name or alias is `text`, else those with one that begins with it. Texts are compared by
  /// canonical equivalence; case matters as long as something fits.
  public func actions(matching text: String) -> [Int] {
    if let action = action(named: text) { return [action] }
    let lower = text.lowercased()
    for matches in [
      { (name: String) in name.lowercased() == lower }, { (name: String) in name.hasPrefix(text) },
      { (name: String) in name.lowercased().hasPrefix(lower) },
    ] {
      let found = actions.indices.filter { position in
        ([actions[position].name] + actions[position].aliases).contains { matches(self.text($0.name)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
