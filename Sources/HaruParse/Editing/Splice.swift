/// A replacement of bytes within one file: what every change of a ledger comes down to. All bytes outside of the range stay as
/// they are (ARCHITECTURE, invariant 2).
public struct Splice: Hashable, Sendable {
  /// The bytes that are replaced; an empty range inserts.
  public var range: ByteRange
  /// What stands there afterwards.
  public var bytes: [UInt8]

  /// Replaces the bytes of `range` by `bytes`.
  public init(_ range: ByteRange, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// Replaces the bytes from `start` up to and without `end` by `text`.
  public init(_ start: Int, _ end: Int, _ text: String) {
    self.init(ByteRange(start, end), Array(text.utf8))
  }

  /// The smallest splice that makes `after` of `before`.
  public init(from before: [UInt8], to after: [UInt8]) {
    let common = min(before.count, after.count)
    var start = 0
    while start < common, before[start] == after[start] { start += 1 }
    var tail = 0
    while tail < common - start, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
    self.init(ByteRange(start, before.count - tail), Array(after[start..<(after.count - tail)]))
  }

  /// The file after the change. The range must lie within it.
  public func applied(to file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count - range.count + bytes.count)
    result += file[..<range.indices.lowerBound]
    result += bytes
    result += file[range.indices.upperBound...]
    return result
  }

  /// This splice and one behind it as a single one; both are of `file`.
  public func joined(with later: Splice, in file: [UInt8]) -> Splice {
    let between = file[range.indices.upperBound..<later.range.indices.lowerBound]
    return Splice(ByteRange(range.indices.lowerBound, later.range.indices.upperBound), bytes + between + later.bytes)
  }

  /// The splice that takes this one back; `file` is the file before the change.
  public func inverse(in file: [UInt8]) -> Splice {
    let start = range.indices.lowerBound
    return Splice(ByteRange(start, start + bytes.count), Array(file[range.indices]))
  }
}
