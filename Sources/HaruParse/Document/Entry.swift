/// One entry as it was written: plain integers, no copy of its text (ARCHITECTURE, invariant 6). Instants, totals and the like
/// are computed from it elsewhere. What few entries have lies aside in `Document.extras`, what entries have in common, their
/// date, in `Document.dayRuns`.
public struct Entry: Sendable {
  /// Offset of the first byte of its line within its file.
  public var line: UInt32
  /// The action's name or alias as written.
  public var name: NameID
  /// The first time in seconds after 00:00 of its date, 0–172,799; -1 for an untimed entry.
  public var start: Int32
  /// A session's end in seconds after 00:00 of its date; a length in seconds; an amount; a measure's position in
  /// `Document.measures`. Sessions with `hasPoints` keep their times in `Document.points` instead.
  public var value: Int32
  /// Form and position in `Document.extras` in one word.
  @usableFromInline var packed: UInt32

  init(line: Int, name: NameID, form: EntryForm, start: Int32, value: Int32, extra: Int = 0) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.name = name
    self.start = start
    self.value = value
    self.packed = UInt32(form.rawValue) | UInt32(truncatingIfNeeded: extra) << 3
  }

  /// Moves it from a fragment into a document: its line, its name and its extra.
  @inline(__always)
  mutating func move(by offset: Int, name: NameID, extra: Int) {
    line &+= UInt32(truncatingIfNeeded: offset)
    self.name = name
    packed = packed & 7 | UInt32(truncatingIfNeeded: extra) << 3
  }

  /// Its form.
  @inlinable public var form: EntryForm { EntryForm(rawValue: UInt8(packed & 7))! }
  /// Position of its tags, estimate and times in `Document.extras`; 0 where it has none.
  @inlinable public var extra: Int { Int(packed >> 3) }
  /// Whether it stands at a time of day.
  @inlinable public var isTimed: Bool { start >= 0 }
}

/// Entries that follow one another and belong to the same date.
public struct DayRun: Sendable {
  /// Position in `Document.entries` of the first of them; the run goes on up to the next one.
  public var first: UInt32
  /// The date.
  public var day: DayNumber
}

/// What few entries have: tags, an estimate, more than two times or times with dates or offsets.
public struct EntryExtra: Sendable {
  /// Its own tags as positions in `Document.entryTags`.
  public var tags: Range<Int>
  /// `est=` in seconds.
  public var estimate: Int32?
  /// All its times as positions in `Document.points`, where `Entry.start` and `Entry.value` do not say it all: start, end,
  /// start, end, …; a running session has no last end.
  public var points: Range<Int>
}

/// A time of day as written, with the date or the offset it may bear.
public struct TimePoint: Hashable, Sendable {
  /// Seconds after 00:00, 0–172,799.
  public var second: Int32
  /// The date of a full time (`2026-07-08T01:30`); nil for the entry's own date.
  public var day: DayNumber?
  /// The offset from UTC in seconds that `@` gives.
  public var offset: Int32?

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
