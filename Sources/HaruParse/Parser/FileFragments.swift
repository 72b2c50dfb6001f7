/// A file as the fragments that it was read in. A change reads again the lines that it touches, and those below them until what
/// they depend on is as it was before; so an editor pays for a change, not for a file.
struct FileFragments: Sendable {
  /// The bytes of the file.
  private(set) var bytes: [UInt8]
  /// Its fragments in order. Each was read from the state at the end of the one before.
  private(set) var fragments: [Fragment] = []
  /// How many bytes a fragment has at least, where it is not the last.
  private let size: Int

  /// Reads a file.
  init(_ bytes: [UInt8], size: Int = 1 << 14) {
    self.bytes = bytes
    self.size = size
    fragments = Self.read(bytes, 0..<bytes.count, from: LineState(), size)
  }

  /// Puts other bytes in place of a range.
  mutating func replace(_ range: Range<Int>, by new: [UInt8]) {
    let wasUTF16 = bytes.span.isUTF16
    bytes.replaceSubrange(range, with: new)
    guard !wasUTF16, !bytes.span.isUTF16 else {
      fragments = Self.read(bytes, 0..<bytes.count, from: LineState(), size)
      return
    }
    let growth = new.count - range.count
    // The fragments that the range touches, and where they end now.
    var first = 0
    var start = 0
    while first < fragments.count, start + fragments[first].length <= range.lowerBound {
      start += fragments[first].length
      first += 1
    }
    if first == fragments.count, first > 0 {
      // Behind the end, the last line may go on.
      first -= 1
      start -= fragments[first].length
    }
    var next = first
    var end = start
    // A fragment whose line end is gone goes on in the one below it.
    while next < fragments.count,
      end < range.upperBound || next == first || end + growth > start && bytes[end + growth - 1] != 0x0A
    {
      end += fragments[next].length
      next += 1
    }
    let above = first > 0 ? fragments[first - 1].end : LineState()
    let changed = Self.read(bytes, start..<end + growth, from: above, size)
    fragments.replaceSubrange(first..<next, with: changed)
    var state = changed.last?.end ?? above
    next = first + changed.count
    end += growth
    while next < fragments.count, fragments[next].start != state {
      let length = fragments[next].length
      fragments[next] = Parser.fragment(of: bytes.span.extracting(end..<end + length), from: state)
      state = fragments[next].end
      end += length
      next += 1
    }
  }

  /// The document of the file by itself, without what it includes.
  func document(path: String) -> Document {
    var joiner = DocumentJoiner()
    joiner.begin(SourceFile(path: path, bytes: bytes), entries: fragments.reduce(0) { $0 + $1.entries.count })
    for fragment in fragments { joiner.join(fragment, of: bytes) }
    joiner.end()
    return joiner.document
  }

  /// Reads whole lines in fragments.
  private static func read(_ bytes: [UInt8], _ range: Range<Int>, from state: LineState, _ size: Int) -> [Fragment] {
    var fragments: [Fragment] = []
    var (start, state) = (range.lowerBound, state)
    while start < range.upperBound {
      var end = min(start + size, range.upperBound)
      if bytes.span.isUTF16 { end = range.upperBound }
      while end < range.upperBound, bytes[end - 1] != 0x0A { end += 1 }
      let fragment = Parser.fragment(of: bytes.span.extracting(start..<end), from: state)
      fragments.append(fragment)
      (start, state) = (end, fragment.end)
    }
    return fragments
  }
}
