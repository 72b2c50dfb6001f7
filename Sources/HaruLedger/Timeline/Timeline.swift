public import HaruParse

/// A run of time that an entry covers: plain integers, 16 bytes (ARCHITECTURE, invariant 6).
struct Piece {
  /// Seconds since 1970-01-01T00:00:00Z.
  var start: Int64
  /// Length in seconds. A piece that would be longer than 2³² − 1 seconds is held as several.
  var length: UInt32
  /// Position in `Document.entries`, with the highest bit set unless the entry begins here.
  private var packed: UInt32

  init(start: Int64, length: UInt32, entry: Int, isFirst: Bool) {
    self.start = start
    self.length = length
    packed = UInt32(truncatingIfNeeded: entry) | (isFirst ? 0 : 1 << 31)
  }

  /// Seconds since 1970-01-01T00:00:00Z of its end.
  var end: Int64 { start &+ Int64(length) }
  /// Position in `Document.entries`.
  var entry: Int { Int(packed & ~(1 << 31)) }
  /// Whether the entry begins here.
  var isFirst: Bool { packed >> 31 == 0 }
}

/// An entry without a start and an end: a length, a count or a measure.
struct Mark {
  /// Position in `Document.entries`.
  var entry: UInt32
  /// The logical day it belongs to.
  var day: DayNumber
}

/// What a timeline keeps of a ledger. All of it is checked, but for `open`.
public enum TimelineExtent: Hashable, Sendable {
  /// Nothing: only the checks are wanted.
  case nothing
  /// The sessions that run or are paused, and only these are looked at: for what must be quick.
  case open
  /// The entries that touch these logical days, each as a whole.
  case days(Range<DayNumber>)
  /// Everything.
  case all
}

/// All entries of a ledger as instants, in order of time (SPEC, Instants). Entries that are wrong are left out and told of.
public struct Timeline: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The moment up to which running sessions count.
  public let now: Instant
  /// What was wrong in the ledger and its entries.
  public internal(set) var diagnostics: DiagnosticBag
  /// The number of lines that were left out.
  public internal(set) var skippedLines: Int
  /// The pieces of sessions in order of their starts.
  var pieces: [Piece] = []
  /// The other entries, in file order.
  var marks: [Mark] = []
  /// What the checks need to know of the entries; empty unless they were asked for.
  var notes = EntryNotes()
  /// The sessions that run or are paused, as positions in `Document.entries` with their starts, in order of time.
  var open: [OpenEntry] = []

  /// A session without its last end.
  struct OpenEntry: Sendable {
    var entry: Int
    var action: Int
    var start: Instant
    var isPaused: Bool
  }

  /// Places the entries of a ledger in time and finds those that are wrong.
  public init(_ ledger: Ledger, now: Instant, extent: TimelineExtent) {
    self.init(ledger, now: now, extent: extent, watches: false)
  }

  /// The same; where `watches` is true, it also notices what the checks ask about.
  init(_ ledger: Ledger, now: Instant, extent: TimelineExtent, watches: Bool) {
    self.ledger = ledger
    self.now = now
    diagnostics = ledger.diagnostics
    skippedLines = ledger.skippedLines
    var builder = TimelineBuilder(ledger, now: now, extent: extent, watches: watches)
    if extent == .open { builder.placeOpen() } else { builder.placeAll() }
    diagnostics = builder.diagnostics
    skippedLines = builder.skippedLines
    pieces = builder.takePieces()
    marks = builder.marks
    notes = builder.notes
    open = builder.open
  }

  /// The number of sessions that have begun and run.
  public var running: Int { open.count { !$0.isPaused && $0.start <= now } }
  /// Those that a filter admits and that lie, up to now, on a day of a range, as positions in `Document.entries`.
  func running(in range: DayRange, _ filter: EntryFilter) -> Set<Int> {
    let start = range.from.map { ledger.calendar.start(of: $0) }
    let end = range.to.map { ledger.calendar.start(of: $0 + 1) }
    let sessions = open.filter { session in
      let tags = ledger.tags(of: ledger.document.entries[session.entry], action: session.action)
      guard !session.isPaused, session.start <= now, filter.admits(action: session.action, tags: tags) else {
        return false
      }
      let times = ledger.times(ofEntry: session.entry) + [now]
      return stride(from: 0, to: times.count - 1, by: 2).contains { index in
        let (first, last) = (times[index], times[index + 1])
        return (end.map { first < $0 } ?? true) && (start.map { $0 < last || $0 <= first } ?? true)
      }
    }
    return Set(sessions.map(\.entry))
  }

  /// The number of sessions that are paused.
  public var paused: Int { open.count { $0.isPaused && $0.start <= now } }
}
