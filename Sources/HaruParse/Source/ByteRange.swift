/// A half-open range of byte offsets into one file. A file is at most 2 GiB, so 32 bits suffice (SPEC, Limits).
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32

  /// The range from `start` up to and without `end`.
  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The range as indices of a byte buffer.
  @inlinable public var indices: Range<Int> { Int(start)..<Int(end) }
  /// Length in bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether the range holds no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// The same bytes where `offset` bytes more stand before them.
  func moved(by offset: Int) -> ByteRange { ByteRange(Int(start) + offset, Int(end) + offset) }
}

/// The index of a file in the order in which the ledger's files were read; the main file is 0.
public struct FileID: Hashable, Comparable, Sendable {
  /// Position in `Document.files`.
  public var index: UInt32

  /// The file at position `index` of `Document.files`.
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// Whether `a` was read before `b`.
  @inlinable public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A place in a ledger: a byte range of one of its files.
public struct Location: Hashable, Comparable, Sendable {
  /// The file.
  public var file: FileID
  /// The bytes within it.
  public var range: ByteRange

  /// The bytes `range` of `file`.
  @inlinable public init(_ file: FileID, _ range: ByteRange) {
    self.file = file
    self.range = range
  }

  /// The same place where what it was counted from begins at an offset of a file.
  func moved(_ file: FileID, _ offset: Int) -> Location { Location(file, range.moved(by: offset)) }

  /// Whether `a` comes before `b` in the order of files and bytes.
  public static func < (a: Location, b: Location) -> Bool {
    (a.file.index, a.range.start, a.range.end) < (b.file.index, b.range.start, b.range.end)
  }
}
