/// What became of lines that could not be read, for later lines that are the same: a mistake mostly comes many times. It keeps a
/// fixed number of lines, however long the file is, and only of those that came twice.
struct LineMemory {
  /// What a line's diagnostic depends on, besides the line.
  struct Context: Equatable {
    /// The year of the day above.
    var year: Int?
    var day: Day
    var isFirstContent: Bool
    /// Whether one more place would be kept.
    var hasRoom: Bool

    enum Day { case none, open, unreadable }
  }

  /// What became of a line.
  struct Verdict {
    /// Why it cannot be read. Its places count from the first byte of the line's content.
    var fault: Fault
    /// Whether a goal was open above the line, where the proof needed to know.
    var hadOpenGoal: Bool?
    /// What is left out below the line.
    var closes: Heading?
    /// The date that it opened before its fault.
    var opened: DayNumber?
    /// What the bag made of it; nil where its group was not kept.
    var membership: DiagnosticBag.Membership?

    enum Heading { case day, goal }
  }

  private struct Slot {
    var line: [UInt8]
    var context: Context
    var verdict: Verdict
  }

  /// How many lines are kept; a power of two.
  private static let capacity = 512
  /// Most bytes of a line that is kept.
  private static let longestLine = 128

  private var slots: [Slot?] = []
  /// For each slot, the hash of the last line that belongs there.
  private var hashes: [UInt64] = []

  /// What became of the same line in the same context.
  func verdict(of range: Range<Int>, _ bytes: Span<UInt8>, in context: Context) -> Verdict? {
    guard !slots.isEmpty, range.count <= Self.longestLine else { return nil }
    let hash = Self.hash(range, bytes)
    guard hashes[Self.position(hash)] == hash, let slot = slots[Self.position(hash)],
      slot.context == context, slot.line.count == range.count
    else { return nil }
    for index in slot.line.indices where slot.line[index] != bytes[range.lowerBound + index] { return nil }
    return slot.verdict
  }

  /// Whether the line came before, as far as is known; notes that it did.
  mutating func hasMet(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard range.count <= Self.longestLine else { return false }
    if slots.isEmpty {
      slots = Array(repeating: nil, count: Self.capacity)
      hashes = Array(repeating: 0, count: Self.capacity)
    }
    let hash = Self.hash(range, bytes)
    defer { hashes[Self.position(hash)] = hash }
    return hashes[Self.position(hash)] == hash
  }

  /// Keeps what became of a line that came before, in place of another one.
  mutating func keep(_ verdict: Verdict, of range: Range<Int>, _ bytes: Span<UInt8>, in context: Context) {
    let position = Self.position(Self.hash(range, bytes))
    slots[position] = Slot(line: bytes.array(range), context: context, verdict: verdict)
  }

  private static func position(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (capacity - 1) }

  private static func hash(_ range: Range<Int>, _ bytes: Span<UInt8>) -> UInt64 {
    var hash = UInt64(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      hash = (hash ^ bytes.word(at, atMost: range.upperBound - at)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      at += 8
    }
    return hash
  }
}
