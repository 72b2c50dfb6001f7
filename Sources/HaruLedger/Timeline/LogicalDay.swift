import HaruParse

/// What of a session lies on a logical day, cut by `DayCut`.
struct Piece: Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  var start: Int64
  /// The first second that it does not cover.
  var end: Int64
  /// The entry.
  var entry: EntryPosition
  /// How many days it covers: 1, or more where it is whole days in the middle of a long session, empty days among them.
  var days: Int32 = 1
  /// Whether the entry begins here.
  var isFirst = true
  /// Whether the entry ends here, or has come this far.
  var isLast = true
  /// Whether it goes on from an earlier day without a pause.
  var continues = false
}

/// All that lies on one logical day.
struct LogicalDay: Sendable {
  /// The day.
  var day = DayNumber(0)
  /// The pieces that begin on it, in order of their starts.
  var pieces: [Piece] = []
  /// Its lengths, counts and measures, those of one date in file order.
  var marks: [EntryPosition] = []
  /// Whether `pieces` is in order so far.
  private var isSorted = true

  /// Whether nothing lies on it.
  var isEmpty: Bool { pieces.isEmpty && marks.isEmpty }

  @inline(__always)
  mutating func add(_ piece: Piece) {
    if let last = pieces.last, last.start > piece.start { isSorted = false }
    pieces.append(piece)
  }

  /// Adds what was gathered elsewhere.
  mutating func add(_ other: LogicalDay) {
    pieces += other.pieces
    marks += other.marks
    isSorted = false
  }

  /// Puts the pieces in order.
  mutating func sort() {
    guard !isSorted else { return }
    pieces.sort { ($0.start, $0.entry) < ($1.start, $1.entry) }
    isSorted = true
  }

  /// Takes everything out but keeps the memory.
  mutating func clear() {
    pieces.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    isSorted = true
  }
}
