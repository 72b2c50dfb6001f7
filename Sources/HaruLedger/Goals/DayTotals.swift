import HaruParse

/// The totals of one quest subject by logical day: seconds (the union of pieces, plus lengths) or the sum of counts. A day takes
/// little more than four bytes, since a long ledger has many days, and each subject its own.
struct DayTotals: Sendable {
  /// Which of 64 days have an entry.
  private struct Block {
    /// The days are `number * 64` and those after it.
    var number: Int32
    /// The position of the total of the first of them.
    var first: UInt32
    /// Bit n is the day n.
    var days: UInt64

    /// The position of the total of a day, or where it belongs.
    @inline(__always)
    func position(of bit: UInt64) -> Int { Int(first) + (days & (bit &- 1)).nonzeroBitCount }
  }

  /// The blocks with an entry, ascending.
  private var blocks: [Block] = []
  /// The totals of all days with an entry, in order. Where one needs more bits, all of them are in `wide`.
  private var narrow: [Int32] = []
  private var wide: [Int64] = []

  /// The days that may have an entry, from the first one on, as far as that is known.
  private let range: Range<DayNumber>

  init(in range: Range<DayNumber> = DayNumber(0)..<DayNumber(0)) { self.range = range }

  /// The number of days with an entry.
  var count: Int { narrow.count + wide.count }

  /// Adds to the total of a day.
  @inline(__always)
  mutating func add(_ value: Int64, _ day: DayNumber) {
    let bit = UInt64(1) << UInt64(truncatingIfNeeded: day.value & 63)
    let number = day.value >> 6
    if let last = blocks.last, number < last.number || number == last.number && bit <= last.days {
      return addAgain(value, number, bit)
    }
    if blocks.last?.number == number {
      blocks[blocks.count - 1].days |= bit
    } else {
      blocks.append(Block(number: number, first: UInt32(truncatingIfNeeded: count), days: bit))
      if narrow.count >= 1024, narrow.count + 64 > narrow.capacity { makeRoom(from: day) }
    }
    if wide.isEmpty, let value = Int32(exactly: value) {
      narrow.append(value)
    } else {
      widen()
      wide.append(value)
    }
  }

  /// Adds to a day that is not behind all others, for example because a session of many days was added as a whole.
  private mutating func addAgain(_ value: Int64, _ number: Int32, _ bit: UInt64) {
    var block = max(countNotAbove(number, in: blocks, by: \.number), 1) - 1
    if blocks[block].number != number {
      if blocks[block].number < number { block += 1 }
      blocks.insert(Block(number: number, first: blocks[block].first, days: 0), at: block)
    }
    let position = blocks[block].position(of: bit)
    if blocks[block].days & bit != 0 { return change(position, by: value) }
    blocks[block].days |= bit
    for later in blocks.indices[(block + 1)...] { blocks[later].first += 1 }
    insert(value, at: position)
  }

  /// Makes room for the days from `day` on, as if there were as many of them as before: an array that grows lies in memory twice, and
  /// memory that is never touched costs nothing.
  private mutating func makeRoom(from day: DayNumber) {
    let passed = max(day - range.lowerBound, 1)
    let expected = narrow.count * max(range.upperBound - range.lowerBound, passed) / passed
    narrow.reserveCapacity(min(max(expected, narrow.count + 64) * 17 / 16, narrow.count * 4))
  }

  private mutating func insert(_ value: Int64, at position: Int) {
    if wide.isEmpty, let value = Int32(exactly: value) { return narrow.insert(value, at: position) }
    widen()
    wide.insert(value, at: position)
  }

  private mutating func change(_ position: Int, by value: Int64) {
    if wide.isEmpty, let sum = Int32(exactly: Int64(narrow[position]) &+ value) {
      narrow[position] = sum
    } else {
      widen()
      wide[position] &+= value
    }
  }

  private mutating func widen() {
    guard !narrow.isEmpty else { return }
    wide = narrow.map(Int64.init)
    narrow = []
  }

  /// Visits the days with an entry in order.
  @inline(__always)
  func forEach(_ body: (_ day: DayNumber, _ value: Int64) -> Void) {
    for block in blocks {
      var position = Int(block.first)
      var days = block.days
      while days != 0 {
        body(
          DayNumber(block.number << 6 | Int32(days.trailingZeroBitCount)),
          wide.isEmpty ? Int64(narrow[position]) : wide[position])
        position += 1
        days &= days &- 1
      }
    }
  }
}
