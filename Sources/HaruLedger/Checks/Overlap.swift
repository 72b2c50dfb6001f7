import HaruParse

/// Two sessions of one action that go on at the same time.
struct Overlap: Sendable {
  /// The one that starts first, or ends first of those that start together.
  var earlier: EntryPosition
  /// The other one.
  var later: EntryPosition
  /// The action.
  var action: ActionPosition
  /// Whether the two have the same times.
  var isRepeated: Bool

  /// The overlaps of the sessions of the actions that may have some, in order of time. Each later session is reported once, and two
  /// sessions whose pauses make each of them the later one in turn are reported together once.
  static func all(in timeline: Timeline) -> [Overlap] {
    let actions = timeline.notes.crossed
    guard !actions.isEmpty else { return [] }
    let ledger = timeline.ledger
    var sessions = SessionPieces()
    var placer = EntryPlacer(ledger, actions: actions)
    placer.place(0..<ledger.document.entries.count, fromRun: 0, into: &sessions)
    let forgotten = Set(timeline.notes.forgotten)
    for session in timeline.open {
      var pieces = timeline.pieces(of: session.times)
      // When a forgotten session ended, nobody knows; so it does not overlap with all that came later.
      if forgotten.contains(session.entry), let last = pieces.popLast() {
        pieces.append(last.lowerBound..<min(last.upperBound, Instant(seconds: last.lowerBound.seconds + 1)))
      }
      sessions.add(pieces, session.entry, session.action)
    }
    sessions.sort()
    var state = [Reach](repeating: Reach(), count: ledger.actions.count)
    // The sessions that were reported, each with the earlier one.
    var told: [EntryPosition: EntryPosition] = [:]
    var result: [Overlap] = []
    for piece in sessions.pieces {
      let known = state[piece.action.index]
      var other: UncutPiece?
      if let last = known.last, last.hasTimes(of: piece) {
        other = last
      } else if let farthest = known.farthest, farthest.end > piece.start {
        other = farthest
      }
      if let other, other.entry != piece.entry, told[piece.entry] == nil, told[other.entry] != piece.entry {
        told[piece.entry] = other.entry
        let (earlier, later) = (other.entry, piece.entry)
        let isRepeated = other.hasTimes(of: piece) && ledger.haveSameTimes(earlier, later)
        result.append(Overlap(earlier: earlier, later: later, action: piece.action, isRepeated: isRepeated))
      }
      state[piece.action.index].take(piece)
    }
    return result
  }

  /// How far the pieces of an action reach.
  private struct Reach {
    var last: UncutPiece?
    var farthest: UncutPiece?

    mutating func take(_ piece: UncutPiece) {
      // Of equal pieces the first stays, so that all are held against the same one.
      if last.map({ !$0.hasTimes(of: piece) }) ?? true { last = piece }
      if farthest.map({ $0.end < piece.end }) ?? true { farthest = piece }
    }
  }
}

/// A piece of a session, whatever days it lies on.
private struct UncutPiece {
  var start: Int64
  var end: Int64
  /// The entry.
  var entry: EntryPosition
  /// The action.
  var action: ActionPosition

  init(_ start: Int64, _ end: Int64, _ entry: EntryPosition, _ action: ActionPosition) {
    (self.start, self.end, self.entry, self.action) = (start, end, entry, action)
  }

  func hasTimes(of other: UncutPiece) -> Bool { start == other.start && end == other.end }
}

/// Takes the pieces of sessions that are not empty.
private struct SessionPieces: EntrySink {
  private(set) var pieces: [UncutPiece] = []

  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {
    if start < end { pieces.append(UncutPiece(start, end, entry.position, entry.action)) }
  }

  mutating func session(_ times: [Instant], _ entry: PlacedEntry) {
    for index in stride(from: 0, to: times.count - 1, by: 2) {
      session(times[index].seconds, times[index + 1].seconds, entry)
    }
  }

  mutating func add(_ ranges: [Range<Instant>], _ entry: EntryPosition, _ action: ActionPosition) {
    for range in ranges where !range.isEmpty {
      pieces.append(UncutPiece(range.lowerBound.seconds, range.upperBound.seconds, entry, action))
    }
  }

  /// Puts the pieces in order. The order of the lines must not matter, so equal starts are ordered by their ends.
  mutating func sort() { pieces.sort { ($0.start, $0.end, $0.entry) < ($1.start, $1.end, $1.entry) } }
}

extension Ledger {
  /// Whether two sessions that share a piece have all pieces in common.
  fileprivate func haveSameTimes(_ first: EntryPosition, _ second: EntryPosition) -> Bool {
    func hasOnePiece(_ entry: EntryPosition) -> Bool {
      let entry = document.entries[entry]
      return entry.form == .session && (entry.extra == 0 || document.extra(of: entry).points.isEmpty)
    }
    return hasOnePiece(first) && hasOnePiece(second) || times(of: first) == times(of: second)
  }
}
