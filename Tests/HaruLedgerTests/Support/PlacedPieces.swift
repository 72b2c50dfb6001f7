import HaruParse

@testable import HaruLedger

/// The pieces of sessions, not cut at days, and the days of other entries, as they are placed one after the other.
struct PlacedPieces: EntrySink {
  /// In order of their starts.
  private(set) var pieces: [(entry: EntryPosition, range: Range<Instant>)] = []
  /// In file order.
  private(set) var days: [DayNumber] = []
  private let calendar: LedgerCalendar

  init(_ timeline: Timeline) {
    calendar = timeline.ledger.calendar
    timeline.place(near: DayNumber(-100_000)..<DayNumber(10_000_000), into: &self)
    for session in timeline.open {
      pieces += timeline.pieces(of: session.times).map { (session.entry, $0) }
    }
    pieces.sort { ($0.range.lowerBound, $0.entry) < ($1.range.lowerBound, $1.entry) }
  }

  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {
    pieces.append((entry.position, Instant(seconds: start)..<Instant(seconds: end)))
  }

  mutating func session(_ times: [Instant], _ entry: PlacedEntry) {
    for index in stride(from: 0, to: times.count, by: 2) {
      pieces.append((entry.position, times[index]..<times[index + 1]))
    }
  }

  mutating func mark(_ start: Int64, _ entry: PlacedEntry) {
    days.append(entry.entry.isTimed ? calendar.logicalDay(of: Instant(seconds: start)) : entry.date)
  }
}
