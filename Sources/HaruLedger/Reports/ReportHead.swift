import HaruParse

/// What every report begins with (SPEC, Reports).
public struct ReportHead: Sendable {
  /// The ledger that the positions in the report are of.
  public var ledger: Ledger
  /// The moment up to which running sessions count.
  public var now: Instant
  /// The name of the zone valid now; nil in a ledger without zone.
  public var zone: String?
  /// The first and the last day that were asked for.
  public var range: DayRange
  /// Sessions that have begun and run.
  public var running: Int
  /// Those of them that count in what is shown.
  public var counted: Int
  /// Sessions that are paused.
  public var paused: Int
  /// Lines that were left out.
  public var skipped: Int

  /// The head of a report on `range`; `filter` tells which running sessions count in it, nil for none.
  init(_ timeline: Timeline, _ range: DayRange, counting filter: EntryFilter?) {
    now = timeline.now
    ledger = timeline.ledger
    zone = ledger.settings.zoneName(on: ledger.calendar.civil(at: timeline.now).day)
    self.range = range
    running = timeline.running
    counted = filter.map { timeline.running(in: range, $0) } ?? 0
    paused = timeline.paused
    skipped = timeline.skippedLines
  }
}
