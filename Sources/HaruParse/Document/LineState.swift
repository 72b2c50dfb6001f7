/// All that the meaning of a line depends on from the lines above it in its file. Two equal states give equal readings of
/// everything below them.
struct LineState: Equatable, Sendable {
  /// What the entries, or the quests, that follow belong to.
  enum Owner<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The file has no such line so far.
    case none
    /// A line that could be read.
    case open(Value)
    /// A line that could not be read. What belongs to it is left out without a word, since its heading has a diagnostic.
    case unreadable
  }

  /// A conflict whose end was not met so far, and what it holds.
  struct Conflict: OptionSet, Sendable {
    let rawValue: UInt8
    static let open = Conflict(rawValue: 1)
    static let holdsDate = Conflict(rawValue: 2)
    static let holdsGoal = Conflict(rawValue: 4)
  }

  /// Whether nothing of the file is above, so that a byte order mark may begin the line.
  var isAtStart = true
  /// The date line above.
  var day = Owner<DayNumber>.none
  /// The date of the last entry.
  var lastEntryDay: DayNumber?
  /// The goal line above. Which one an open one is follows from the order of goals.
  var goal = Owner<Nothing>.none
  /// The kind of the line before, for `|` lines.
  var previous = LineKind.blank
  /// Whether a line other than blanks and comments was met.
  var sawContent = false
  /// The conflict that the line is a part of; empty where there is none.
  var conflict: Conflict = []
  /// Whether the file names a version that is not known, so that nothing of it is read.
  var isOfOtherVersion = false

  /// A value that says nothing.
  struct Nothing: Equatable, Sendable {}
}

/// How many declarations of a kind a document holds, and the colours of its tags: a limit and a suggestion depend on them.
struct DeclarationTotals: Equatable, Sendable {
  var counts: [DeclarationKind: Int] = [:]
  var tagColors: Set<UInt32> = []

  /// Most declarations of one kind.
  static let limit = 100_000
}
