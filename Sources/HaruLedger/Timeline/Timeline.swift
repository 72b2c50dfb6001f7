public import HaruParse

/// What a timeline looks at.
public enum TimelineExtent: Hashable, Sendable {
  /// The sessions that run or are paused: for what must be quick.
  case open
  /// Everything.
  case all
}

/// All entries of a ledger as instants (SPEC, Instants). Those that are wrong are left out and told of. What lies on the logical
/// days is placed when it is asked for, so nothing of it is kept.
public struct Timeline: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The moment up to which running sessions count.
  public let now: Instant
  /// What was wrong in the ledger and its entries.
  public let diagnostics: DiagnosticBag
  /// The number of lines that were left out.
  package let skippedLines: Int
  /// What the checks need to know of the entries; empty unless they were asked for.
  let notes: EntryNotes
  /// The sessions that run or are paused, in order of time.
  let open: [OpenEntry]
  /// The runs of entries in order of their dates; nil where they are in order in the document.
  let order: [UInt32]?
  /// How the work is shared out.
  let sharing: WorkSharing

  /// A session that runs or is paused.
  struct OpenEntry: Sendable {
    /// The entry.
    var entry: EntryPosition
    /// The action.
    var action: ActionPosition
    /// Its instants: start, end, start, …; the last end of a running one is missing.
    var times: [Instant]
    var isPaused: Bool

    var start: Instant { times[0] }
  }

  /// Places the entries of a ledger in time and finds those that are wrong.
  public init(_ ledger: Ledger, now: Instant, extent: TimelineExtent = .all) {
    self.init(ledger, now: now, extent: extent, isWatching: false)
  }

  /// The same; where `isWatching` is true, it also notices what the checks ask about.
  init(
    _ ledger: Ledger, now: Instant, extent: TimelineExtent = .all, isWatching: Bool, sharing: WorkSharing = .standard
  ) {
    self.ledger = ledger
    self.now = now
    self.sharing = sharing
    let document = ledger.document
    let parts = extent == .open ? [] : sharing.parts(of: document.entries.count)
    let watches = sharing.map(parts.count) { number in
      var watch = EntryWatch(ledger, now: now, isWatching: isWatching)
      var placer = EntryPlacer(ledger)
      placer.place(parts[number], fromRun: document.run(of: Position(parts[number].lowerBound)), into: &watch)
      return watch
    }
    var watch = watches.first ?? EntryWatch(ledger, now: now, isWatching: isWatching)
    for next in watches.dropFirst() { watch.add(next) }
    if extent == .open { watch.lookForOpen() }
    var rejection = EntryRejection(ledger)
    for position in watch.wrong { rejection.reject(position) }
    open = rejection.leaveOutSecondOpen(watch.open)
    watch.lookAtOpen(open)
    notes = watch.notes
    diagnostics = rejection.diagnostics
    skippedLines = rejection.skippedLines
    order = document.runsByDate
  }

  /// The number of sessions that have begun and run.
  public var running: Int { open.count { !$0.isPaused && $0.start <= now } }

  /// The number of sessions that are paused.
  public var paused: Int { open.count { $0.isPaused && $0.start <= now } }

  /// The sessions that run and that a filter admits, with their pieces up to now.
  func runningPieces(_ filter: EntryFilter) -> [(session: OpenEntry, pieces: [Range<Instant>])] {
    open.compactMap { session in
      guard !session.isPaused, session.start <= now else { return nil }
      let tags = ledger.tags(of: ledger.document.entries[session.entry], action: session.action)
      return filter.admits(action: session.action, tags: tags) ? (session, pieces(of: session.times)) : nil
    }
  }

  /// How many running sessions a filter admits that lie, up to now, on a day of a range.
  func running(in range: DayRange, _ filter: EntryFilter) -> Int {
    let start = range.from.map { ledger.calendar.start(of: $0) }
    let end = range.to.map { ledger.calendar.start(of: $0 + 1) }
    return runningPieces(filter).count { _, pieces in
      pieces.contains { piece in
        (end.map { piece.lowerBound < $0 } ?? true)
          && (start.map { $0 < piece.upperBound || $0 <= piece.lowerBound } ?? true)
      }
    }
  }

  /// The pieces of a session that was placed, not cut at days; the last one of a running session ends now.
  func pieces(of entry: EntryPosition) -> [Range<Instant>] { pieces(of: ledger.times(of: entry)) }

  /// The pieces between times.
  func pieces(of times: [Instant]) -> [Range<Instant>] {
    let ends = times.count % 2 == 1 ? times + [max(now, times[times.count - 1])] : times
    return stride(from: 0, to: ends.count, by: 2).map { ends[$0]..<ends[$0 + 1] }
  }
}

extension Document {
  /// The position in `dayRuns` of the run that holds an entry.
  func run(of entry: EntryPosition) -> Int {
    max(countNotAbove(entry, in: dayRuns, by: \.first), 1) - 1
  }

  /// The positions of `dayRuns` in order of their dates; nil where they are in order already.
  fileprivate var runsByDate: [UInt32]? {
    let runs = dayRuns.span
    var isOrdered = true
    for run in runs.indices.dropFirst() where runs[run].day < runs[run - 1].day { isOrdered = false }
    if isOrdered { return nil }
    return dayRuns.indices.sorted { (dayRuns[$0].day, $0) < (dayRuns[$1].day, $1) }.map { UInt32($0) }
  }
}

extension Ledger {
  /// The times of an entry; none where it is wrong or has none. The last end of a running session is missing.
  func times(of position: EntryPosition) -> [Instant] {
    let clock = SessionClock(ledger: self, entry: document.entries[position], day: document.day(of: position))
    return (try? clock.instants()) ?? []
  }
}
