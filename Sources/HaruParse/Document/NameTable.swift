/// The identity of a name (of an action, alias, tag, goal or quest) within a ledger.
public struct NameID: Hashable, Sendable {
  /// Position in the order in which names were first met.
  public var index: UInt32

  /// The name at position `index`.
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// All names of a ledger, each stored once. Two spellings are one name when they are canonically equivalent and differ at
/// most in the blanks between their words (SPEC, Names).
///
/// A spelling is found by a hash of its bytes. Only a spelling that was never met goes through `String`, whose comparison is
/// Unicode canonical equivalence; so a file in decomposed Hangul costs one such comparison a name, not one a line.
package struct NameTable: Sendable {
  /// The bytes of a spelling as far as two words hold them: its first eight and its last eight, which is all of one of at most
  /// 16 bytes.
  private struct Key: Equatable {
    var first: UInt64
    var last: UInt64
    var count: Int

    @inline(__always)
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
      count = range.upperBound &- range.lowerBound
      if count >= 8 {
        first = bytes.word(range.lowerBound)
        last = bytes.word(range.upperBound &- 8)
      } else {
        first = bytes.word(range.lowerBound, atMost: count)
        last = 0
      }
    }

    /// Whether the words hold all bytes.
    @inline(__always) var isWhole: Bool { count <= 16 }
  }

  /// A way to write a name that was met in a file.
  private struct Spelling {
    var key: Key
    /// Position of its bytes in `spellingBytes`.
    var start: Int
    var name: NameID
  }

  /// The texts by `NameID`, as first written, with single spaces between words.
  package private(set) var texts: [String] = []
  private var canonical: [String: NameID] = [:]
  private var spellings: [Spelling] = []
  private var spellingBytes: [UInt8] = []
  /// Positions in `spellings` plus one, 0 for free; a power of two, at most half full, probed linearly.
  private var slots = [UInt32](repeating: 0, count: 256)
  /// Differs in every process, so that no file can be made to collide. One for all tables, since a line that is read by itself
  /// needs a table too, and asking the system takes longer than reading it.
  private let seed = Self.seedOfProcess
  private static let seedOfProcess = UInt64.random(in: .min ... .max)

  /// An empty table.
  package init() {}

  /// The number of names.
  package var count: Int { texts.count }

  /// The text of a name.
  package subscript(name: NameID) -> String { texts[Int(name.index)] }

  /// The name with the text `text`, nil when no file has it.
  package func find(_ text: String) -> NameID? { canonical[text] }

  /// The name spelt by `bytes[range]`, which is UTF-8 with single spaces between words; it is added when it is new.
  @inline(__always)
  mutating func intern(_ bytes: Span<UInt8>, _ range: Range<Int>) -> NameID {
    let key = Key(bytes, range)
    var slot = firstSlot(key, bytes, range)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) &- 1
      if spellings[position].key == key, key.isWhole || matches(spellings[position].start, bytes, range) {
        return spellings[position].name
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return add(key, bytes, range)
  }

  /// The name `text`, which has single spaces between words; it is added when it is new.
  mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes.span, 0..<bytes.count)
  }

  /// Adds the names of another table. Returns this table's names by those of the other; nil where they are the same.
  mutating func add(_ other: NameTable) -> [NameID]? {
    if texts.isEmpty {
      self = other
      return nil
    }
    return other.texts.map { intern($0) }
  }

  /// Whether a known spelling of more than 16 bytes is that of `bytes[range]`.
  @inline(never)
  private func matches(_ start: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for offset in 0..<range.count where spellingBytes[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Where the search for a spelling begins.
  @inline(__always)
  private func firstSlot(_ key: Key, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    let middle = key.isWhole ? 0 : middleHash(bytes, range)
    return slot(of: key, middle)
  }

  @inline(__always)
  private func slot(of key: Key, _ middle: UInt64) -> Int {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let first = (key.first ^ seed).multipliedFullWidth(by: factor)
    let state = first.high ^ first.low ^ key.last ^ UInt64(truncatingIfNeeded: key.count) ^ middle
    let last = state.multipliedFullWidth(by: factor)
    return Int(truncatingIfNeeded: last.high ^ last.low) & (slots.count &- 1)
  }

  /// A hash of the bytes that a key of more than 16 bytes leaves out.
  @inline(never)
  private func middleHash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var state = seed
    for at in stride(from: range.lowerBound + 8, to: range.upperBound - 8, by: 8) {
      let product = (state ^ bytes.word(at)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      state = product.high ^ product.low
    }
    return state
  }

  @inline(never)
  private mutating func add(_ key: Key, _ bytes: Span<UInt8>, _ range: Range<Int>) -> NameID {
    let text = bytes.text(range)
    let name: NameID
    if let known = canonical[text] {
      name = known
    } else {
      name = NameID(texts.count)
      texts.append(text)
      canonical[text] = name
    }
    spellings.append(Spelling(key: key, start: spellingBytes.count, name: name))
    for index in range { spellingBytes.append(bytes[index]) }
    if spellings.count * 2 > slots.count { grow() } else { place(spellings.count - 1) }
    return name
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for position in spellings.indices { place(position) }
  }

  private mutating func place(_ position: Int) {
    let spelling = spellings[position]
    let range = spelling.start..<(spelling.start + spelling.key.count)
    var slot = firstSlot(spelling.key, spellingBytes.span, range)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(position + 1)
  }
}
