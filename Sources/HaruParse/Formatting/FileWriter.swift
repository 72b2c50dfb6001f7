/// Writes a file out of pieces of another one. Pieces that follow one another there are copied at once, and a file that turns out to
/// be the other one is not copied at all.
struct FileWriter {
  private let source: [UInt8]
  private var done: [UInt8] = []
  /// The bytes of the source that come next.
  private var pending = 0..<0

  init(source: [UInt8]) { self.source = source }

  /// How many bytes were written.
  var count: Int { done.count + pending.count }

  /// Copies bytes of the source.
  mutating func copy(_ range: Range<Int>) {
    if pending.upperBound == range.lowerBound || pending.isEmpty {
      pending = pending.isEmpty ? range : pending.lowerBound..<range.upperBound
    } else {
      flush()
      pending = range
    }
  }

  mutating func add(spaces count: Int) {
    guard count > 0 else { return }
    flush()
    done.append(contentsOf: repeatElement(Byte.space, count: count))
  }

  mutating func add(_ text: String) {
    flush()
    done += text.utf8
  }

  mutating func add(_ byte: UInt8) {
    flush()
    done.append(byte)
  }

  /// Adds a line end, which stands in the source at an offset if `end` is that of the line there.
  mutating func add(_ end: [UInt8], standingAt range: Range<Int>?) {
    if let range, source.span.isSame(range, as: end) { return copy(range) }
    flush()
    done += end
  }

  /// Takes back what was written behind the first bytes.
  mutating func truncate(to count: Int) {
    flush()
    done.removeSubrange(count...)
  }

  /// What was written from an offset on.
  mutating func bytes(from offset: Int) -> ArraySlice<UInt8> {
    flush()
    return done[offset...]
  }

  /// The whole file.
  mutating func finish() -> [UInt8] {
    if done.isEmpty, pending == 0..<source.count { return source }
    flush()
    return done
  }

  private mutating func flush() {
    if pending.isEmpty { return }
    // Memory that is never touched costs nothing, and an array that grows lies in memory twice.
    if done.capacity == 0 { done.reserveCapacity(source.count * 2) }
    done += source[pending]
    pending = pending.upperBound..<pending.upperBound
  }
}
