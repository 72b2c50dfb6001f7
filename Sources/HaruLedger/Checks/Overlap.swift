internal import HaruParse

/// Two sessions of one action that go on at the same time.
struct Overlap: Sendable {
  /// The one that starts first, or ends first of those that start together, as a position in `Document.entries`.
  var earlier: Int
  /// The other one.
  var later: Int
  /// Position in `Ledger.actions`.
  var action: Int
  /// Whether the two have the same times.
  var isRepeated: Bool

  /// The overlaps of the sessions of some actions, in order of time. Each later session is reported once, and two sessions whose
  /// pauses make each of them the later one in turn are reported together once.
  static func all(in ledger: Ledger, now: Instant, actions: Set<Int>) -> [Overlap] {
    guard !actions.isEmpty else { return [] }
    var builder = TimelineBuilder(ledger, now: now, extent: .all, actions: actions)
    builder.placeAll()
    var pieces = builder.takePieces().filter { $0.length > 0 }
    // The order of the lines must not matter, so equal starts are ordered by their ends.
    pieces.sort { ($0.start, $0.length, $0.entry) < ($1.start, $1.length, $1.entry) }
    let document = ledger.document
    var state = [Reach](repeating: Reach(), count: ledger.actions.count)
    // The sessions that were reported, each with the earlier one.
    var told: [Int: Int] = [:]
    var result: [Overlap] = []
    for piece in pieces {
      guard let action = ledger.names.action(of: document.entries[piece.entry].name) else { continue }
      let known = state[action]
      var other: Piece?
      if let last = known.last, last.start == piece.start, last.length == piece.length {
        other = last
      } else if let farthest = known.farthest, farthest.end > piece.start {
        other = farthest
      }
      // A piece of 136 years is kept as several, of one entry.
      if let other, other.entry != piece.entry, told[piece.entry] == nil, told[other.entry] != piece.entry {
        told[piece.entry] = other.entry
        let isRepeated =
          other.start == piece.start && other.length == piece.length
          && ledger.haveSameTimes(other.entry, piece.entry)
        result.append(Overlap(earlier: other.entry, later: piece.entry, action: action, isRepeated: isRepeated))
      }
      state[action].take(piece)
    }
    return result
  }

  /// How far the pieces of an action reach.
  private struct Reach {
    var last: Piece?
    var farthest: Piece?

    mutating func take(_ piece: Piece) {
      // Of equal pieces the first stays, so that all are compared with the same one.
      if last.map({ $0.start != piece.start || $0.length != piece.length }) ?? true { last = piece }
      if farthest.map({ $0.end < piece.end }) ?? true { farthest = piece }
    }
  }
}

extension Ledger {
  /// Whether two sessions that share a piece have all pieces in common.
  fileprivate func haveSameTimes(_ first: Int, _ second: Int) -> Bool {
    func hasOnePiece(_ position: Int) -> Bool {
      let entry = document.entries[position]
      return entry.form == .session && (entry.extra == 0 || document.extra(of: entry).points.isEmpty)
    }
    return hasOnePiece(first) && hasOnePiece(second) || times(ofEntry: first) == times(ofEntry: second)
  }

  /// The times of an entry that was placed; none where it was not.
  func times(ofEntry position: Int) -> [Instant] {
    let clock = SessionClock(ledger: self, entry: document.entries[position], day: document.day(ofEntry: position))
    return (try? clock.instants()) ?? []
  }
}
