/// Why a zone cannot be used (SPEC, Instants).
public enum ZoneError: Error, Hashable, Sendable {
  /// A name that is no plain zone name, or that the database does not hold.
  case unknown
  /// There is no zone database on this system.
  case databaseMissing
  /// Bytes that are no zone data.
  case invalidData(ZoneDataDefect)
}

/// What is wrong with the bytes of a zone file.
public enum ZoneDataDefect: Hashable, Sendable {
  /// They do not begin like a TZif file.
  case notZoneData
  /// They end before their counts say so.
  case truncated
  /// No local time type, or a transition to one that is not there.
  case missingType
  /// Transitions or leap seconds that do not ascend.
  case unordered
  /// An offset from UTC of 25 hours west, 26 hours east, or more.
  case offsetOutOfRange
  /// A footer that is no rule for later years.
  case invalidRule
}

/// The content of a TZif file (RFC 9636), versions 1 to 4, as far as offsets need it.
struct TimeZoneFile: Sendable {
  /// The offsets that RFC 9636 allows, in seconds east of UTC.
  static let offsets: ClosedRange<Int32> = -89_999...93_599

  /// Instants in seconds since 1970, ascending.
  private(set) var transitions: [Int64] = []
  /// Seconds east of UTC from each transition on.
  private(set) var offsets: [Int32] = []
  /// Seconds east of UTC before the first transition.
  private(set) var firstOffset: Int32 = 0
  /// The rule from the last transition on; nil without a footer.
  private(set) var rule: PosixRule?

  /// Reads a file. Throws `ZoneError.invalidData` for bytes that are none; no bytes trap.
  init(_ bytes: [UInt8]) throws(ZoneError) {
    var reader = Reader(bytes: bytes)
    let header = try Header(&reader)
    if header.isWide {
      // The first block repeats the second one in 32 bits, for readers of old.
      try reader.skip(header.length(wide: false))
      let wideHeader = try Header(&reader)
      guard wideHeader.isWide else { throw .invalidData(.notZoneData) }
      try readBlock(wideHeader, wide: true, &reader)
      rule = try reader.footer()
    } else {
      try readBlock(header, wide: false, &reader)
    }
  }

  private mutating func readBlock(_ header: Header, wide: Bool, _ reader: inout Reader) throws(ZoneError) {
    guard header.types > 0 else { throw .invalidData(.missingType) }
    // Checked before anything is stored: a count can ask for gigabytes that the file does not have.
    guard header.length(wide: wide) <= reader.remaining else { throw .invalidData(.truncated) }
    transitions.reserveCapacity(header.transitions)
    for _ in 0..<header.transitions {
      let time = try wide ? reader.int64() : Int64(reader.int32())
      if let last = transitions.last, last >= time { throw .invalidData(.unordered) }
      transitions.append(time)
    }
    var indices: [Int] = []
    indices.reserveCapacity(header.transitions)
    for _ in 0..<header.transitions { indices.append(Int(try reader.byte())) }
    var types: [Int32] = []
    for _ in 0..<header.types {
      let offset = try reader.int32()
      guard Self.offsets.contains(offset) else { throw .invalidData(.offsetOutOfRange) }
      types.append(offset)
      try reader.skip(2)
    }
    for index in indices {
      guard index < types.count else { throw .invalidData(.missingType) }
      offsets.append(types[index])
    }
    firstOffset = types[0]
    try reader.skip(header.designations)
    try readLeapSeconds(header.leapSeconds, wide: wide, &reader)
    try reader.skip(header.standardFlags + header.universalFlags)
  }

  /// A file with leap seconds (the `right/` names) counts them in its transitions, so they are taken out again.
  private mutating func readLeapSeconds(_ count: Int, wide: Bool, _ reader: inout Reader) throws(ZoneError) {
    guard count > 0 else { return }
    var times: [Int64] = []
    var corrections: [Int64] = []
    for _ in 0..<count {
      let time = try wide ? reader.int64() : Int64(reader.int32())
      if let last = times.last, last >= time { throw .invalidData(.unordered) }
      times.append(time)
      corrections.append(Int64(try reader.int32()))
    }
    for position in transitions.indices {
      let passed = countNotAbove(transitions[position], in: times)
      guard passed > 0 else { continue }
      let (time, overflow) = transitions[position].subtractingReportingOverflow(corrections[passed - 1])
      let isLater = position == 0 || transitions[position - 1] < time
      guard !overflow, isLater else { throw .invalidData(.unordered) }
      transitions[position] = time
    }
  }
}

extension TimeZoneFile {
  /// The 44 bytes before a data block.
  private struct Header {
    var isWide: Bool
    var universalFlags, standardFlags, leapSeconds, transitions, types, designations: Int

    init(_ reader: inout Reader) throws(ZoneError) {
      for expected in "TZif".utf8 {
        guard try reader.byte() == expected else { throw .invalidData(.notZoneData) }
      }
      let version = try reader.byte()
      // A later version than 4 may only add to what version 4 says, so it is read as that.
      guard version == 0 || version >= UInt8(ascii: "2") else { throw .invalidData(.notZoneData) }
      isWide = version != 0
      try reader.skip(15)
      universalFlags = try reader.count()
      standardFlags = try reader.count()
      leapSeconds = try reader.count()
      transitions = try reader.count()
      types = try reader.count()
      designations = try reader.count()
    }

    /// The bytes of the data block; below 2^40, since each count has 32 bits.
    func length(wide: Bool) -> Int {
      transitions * (wide ? 9 : 5) + types * 6 + designations + leapSeconds * (wide ? 12 : 8)
        + standardFlags + universalFlags
    }
  }

  /// Reads big-endian integers from the front of the bytes.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var remaining: Int { bytes.count - position }

    mutating func byte() throws(ZoneError) -> UInt8 {
      guard position < bytes.count else { throw .invalidData(.truncated) }
      position += 1
      return bytes[position - 1]
    }

    mutating func skip(_ count: Int) throws(ZoneError) {
      guard count <= remaining else { throw .invalidData(.truncated) }
      position += count
    }

    mutating func int32() throws(ZoneError) -> Int32 { Int32(truncatingIfNeeded: try integer(4)) }
    mutating func int64() throws(ZoneError) -> Int64 { Int64(bitPattern: try integer(8)) }
    mutating func count() throws(ZoneError) -> Int { Int(try integer(4)) }

    private mutating func integer(_ width: Int) throws(ZoneError) -> UInt64 {
      var value: UInt64 = 0
      for _ in 0..<width { value = value << 8 | UInt64(try byte()) }
      return value
    }

    /// The rule between two line feeds; nil when nothing stands there.
    mutating func footer() throws(ZoneError) -> PosixRule? {
      guard try byte() == UInt8(ascii: "\n") else { throw .invalidData(.invalidRule) }
      let start = position
      while try byte() != UInt8(ascii: "\n") {}
      let text = bytes[start..<position - 1]
      guard !text.isEmpty else { return nil }
      guard let rule = PosixRule(text) else { throw .invalidData(.invalidRule) }
      return rule
    }
  }
}
