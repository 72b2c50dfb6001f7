/// One entry as it was written: plain integers, no copy of its text (ARCHITECTURE, invariant 6). Instants, totals and the like
/// are computed from it elsewhere. What few entries have lies aside in `Document.extras`, what entries have in common, their
/// date, in `Document.dayRuns`.
public struct Entry: Sendable {
  /// Offset of the first byte of its line within its file.
  public var line: UInt32
  /// A session's end in seconds after 00:00 of its date; a length in seconds; an amount; a measure's position in
  /// `Document.measures`. Sessions with `hasPoints` keep their times in `Document.points` instead.
  public var value: Int32
  /// In one word, so that an entry takes 16 bytes: its form in 3 bits, its start plus one in 18, whether it has an extra in 1, and
  /// the position of the extra or, without one, of the name in 32.
  @usableFromInline var packed: UInt64

  @usableFromInline static let hasExtra: UInt64 = 1 << 21

  init(line: Int, name: NameID, form: EntryForm, start: Int32, value: Int32, extra: Int = 0) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.value = value
    packed = UInt64(form.rawValue) | UInt64(UInt32(truncatingIfNeeded: start &+ 1)) << 3
    refer(to: name, extra)
  }

  @inline(__always)
  private mutating func refer(to name: NameID, _ extra: Int) {
    packed &= Self.hasExtra &- 1
    packed |= extra == 0 ? UInt64(name.index) << 22 : UInt64(truncatingIfNeeded: extra) << 22 | Self.hasExtra
  }

  /// Moves it from a fragment into a document: its line, and its name or its extra.
  @inline(__always)
  mutating func move(by offset: Int, name: NameID, extra: Int) {
    line &+= UInt32(truncatingIfNeeded: offset)
    refer(to: name, extra)
  }

  /// Its form.
  @inlinable public var form: EntryForm { EntryForm(rawValue: UInt8(packed & 7))! }
  /// The first time in seconds after 00:00 of its date, 0–172,799; -1 for an untimed entry.
  @inlinable public var start: Int32 { Int32(truncatingIfNeeded: packed >> 3 & 0x3FFFF) &- 1 }
  /// Position of its name, tags, estimate and times in `Document.extras`; 0 where it has none.
  @inlinable public var extra: Int { packed & Self.hasExtra == 0 ? 0 : Int(packed >> 22) }
  /// The action's name or alias as written, of an entry without an extra; see `Document.name(of:)`.
  @inlinable public var plainName: NameID { NameID(Int(packed >> 22)) }
  /// Whether it stands at a time of day.
  @inlinable public var isTimed: Bool { start >= 0 }
}

/// Entries that follow one another and belong to the same date.
package struct DayRun: Sendable {
  /// The first of them; the run goes on up to the next one.
  package var first: EntryPosition
  /// The date.
  package var day: DayNumber
}

/// What few entries have: tags, an estimate, more than two times or times with dates or offsets. Positions are kept in 32 bits, since
/// a ledger may hold many of them.
public struct EntryExtra: Sendable {
  /// The action's name or alias as written.
  public let name: NameID
  private let firstTag: UInt32
  private let tagCount: UInt32
  private let firstPoint: UInt32
  private let pointCount: UInt32
  /// The estimate in seconds; -1 for none.
  private let seconds: Int32

  init(name: NameID = NameID(0), tags: Range<Int>, estimate: Int32?, points: Range<Int>) {
    self.name = name
    firstTag = UInt32(tags.lowerBound)
    tagCount = UInt32(tags.count)
    firstPoint = UInt32(points.lowerBound)
    pointCount = UInt32(points.count)
    seconds = estimate ?? -1
  }

  /// Its own tags as positions in `Document.entryTags`.
  public var tags: Range<Int> { Int(firstTag)..<Int(firstTag) + Int(tagCount) }
  /// `est=` in seconds.
  public var estimate: Int32? { seconds < 0 ? nil : seconds }
  /// All its times as positions in `Document.points`, where `Entry.start` and `Entry.value` do not say it all: start, end,
  /// start, end, …; a running session has no last end.
  public var points: Range<Int> { Int(firstPoint)..<Int(firstPoint) + Int(pointCount) }
}

/// A time of day as written, with the date or the offset it may bear; 12 bytes.
public struct TimePoint: Hashable, Sendable {
  /// Seconds after 00:00, 0–172,799.
  public var second: Int32
  private var dayValue = Self.none
  private var offsetValue = Self.none

  /// What stands for a date or an offset that is missing.
  private static let none = Int32.min

  /// The date of a full time (`2026-07-08T01:30`); nil for the entry's own date.
  public var day: DayNumber? {
    get { dayValue == Self.none ? nil : DayNumber(dayValue) }
    set { dayValue = newValue?.value ?? Self.none }
  }
  /// The offset from UTC in seconds that `@` gives.
  public var offset: Int32? {
    get { offsetValue == Self.none ? nil : offsetValue }
    set { offsetValue = newValue ?? Self.none }
  }

  /// The time `second` seconds after 00:00.
  public init(second: Int32, day: DayNumber? = nil, offset: Int32? = nil) {
    self.second = second
    self.day = day
    self.offset = offset
  }
}

/// An exact decimal number: `digits` × 10^-`scale`.
public struct ExactDecimal: Hashable, Sendable {
  /// The significant digits with the sign.
  public var digits: Int64
  /// The number of decimals, 0–15.
  public var scale: UInt8

  /// The number `digits` × 10^-`scale`.
  public init(digits: Int64, scale: UInt8) {
    self.digits = digits
    self.scale = scale
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number as it is written in JSON and text: `71.8`, `-0.5`, `70.0`.
  public var description: String {
    let text = String(digits.magnitude)
    let padded = String(repeating: "0", count: max(0, Int(scale) + 1 - text.count)) + text
    let whole = padded.dropLast(Int(scale))
    return (digits < 0 ? "-" : "") + whole + (scale == 0 ? "" : "." + padded.suffix(Int(scale)))
  }
}
