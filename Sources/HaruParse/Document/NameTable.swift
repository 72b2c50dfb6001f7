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
public struct NameTable: Sendable {
  /// A way to write a name that was met in a file.
  private struct Spelling {
    var hash: UInt64
    var start: UInt32
    var count: UInt32
    var name: NameID
  }

  /// The texts by `NameID`, as first written, with single spaces between words.
  public private(set) var texts: [String] = []
  private var canonical: [String: NameID] = [:]
  private var spellings: [Spelling] = []
  private var spellingBytes: [UInt8] = []
  /// Positions in `spellings` plus one, 0 for free; a power of two, at most half full, probed linearly.
  private var slots = [UInt32](repeating: 0, count: 256)
  /// Differs in every process, so that no file can be made to collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// An empty table.
  public init() {}

  /// The number of names.
  public var count: Int { texts.count }

  /// The text of a name.
  public subscript(name: NameID) -> String { texts[Int(name.index)] }

  /// The name with the text `text`, nil when no file has it.
  public func find(_ text: String) -> NameID? { canonical[text] }

  /// The name spelt by `bytes[range]`, which is UTF-8 with single spaces between words; it is added when it is new.
  @inline(__always)
  mutating func intern(_ bytes: Span<UInt8>, _ range: Range<Int>) -> NameID {
    let hash = hash(bytes, range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let spelling = spellings[Int(slots[slot]) &- 1]
      if spelling.hash == hash, matches(spelling, bytes, range) { return spelling.name }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return add(bytes, range, hash)
  }

  /// The name `text`, which has single spaces between words; it is added when it is new.
  mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes.span, 0..<bytes.count)
  }

  @inline(__always)
  private func matches(_ spelling: Spelling, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard Int(spelling.count) == range.count else { return false }
    let known = spellingBytes.span
    var offset = 0
    while offset < range.count {
      let left = range.count &- offset
      let word = known.word(Int(spelling.start) &+ offset, atMost: left)
      guard word == bytes.word(range.lowerBound &+ offset, atMost: left) else { return false }
      offset &+= 8
    }
    return true
  }

  @inline(__always)
  private func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let word = bytes.word(at, atMost: range.upperBound &- at)
      let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      state = product.high ^ product.low
      at &+= 8
    }
    return state
  }

  @inline(never)
  private mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>, _ hash: UInt64) -> NameID {
    let text = bytes.text(range)
    let name: NameID
    if let known = canonical[text] {
      name = known
    } else {
      name = NameID(texts.count)
      texts.append(text)
      canonical[text] = name
    }
    spellings.append(
      Spelling(hash: hash, start: UInt32(spellingBytes.count), count: UInt32(range.count), name: name))
    for index in range { spellingBytes.append(bytes[index]) }
    if spellings.count * 2 > slots.count { grow() } else { place(spellings.count - 1) }
    return name
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for position in spellings.indices { place(position) }
  }

  private mutating func place(_ position: Int) {
    var slot = Int(truncatingIfNeeded: spellings[position].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(position + 1)
  }
}
