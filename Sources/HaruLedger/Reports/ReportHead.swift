internal import HaruParse

/// What every report begins with (SPEC, Reports).
public struct ReportHead: Sendable {
  /// The moment up to which running sessions count.
  public var now: Instant
  /// The name of the zone valid now; nil in a ledger without zone.
  public var zone: String?
  /// The first and the last day that were asked for.
  public var range: DayRange
  /// Sessions that have begun and run.
  public var running: Int
  /// Sessions that are paused.
  public var paused: Int
  /// Lines that were left out.
  public var skipped: Int

  init(_ timeline: Timeline, _ range: DayRange) {
    now = timeline.now
    let ledger = timeline.ledger
    zone = ledger.settings.zoneName(on: ledger.calendar.civil(at: timeline.now).day)
    self.range = range
    running = timeline.running
    paused = timeline.paused
    skipped = timeline.skippedLines
  }
}
