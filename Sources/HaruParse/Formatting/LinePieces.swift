/// The pieces that tile a line, one after the other: its tokens, and between them blanks and what cannot be read.
struct LinePieces {
  private let tokens: ArraySlice<Token>
  private var next: Int
  private var at: Int
  private let end: Int

  /// The pieces of the bytes from `start` up to `end`, in which tokens were noted.
  init(_ tokens: ArraySlice<Token>, from start: Int, upTo end: Int) {
    func isBefore(_ a: Token, _ b: Token) -> Bool {
      a.range.start == b.range.start ? a.range.end > b.range.end : a.range.start < b.range.start
    }
    // A larger token may hold smaller ones that were noted before it: the dates of a cadence.
    let isSorted = zip(tokens, tokens.dropFirst()).allSatisfy { !isBefore($1, $0) }
    self.tokens = isSorted ? tokens : tokens.sorted(by: isBefore)[...]
    next = self.tokens.startIndex
    at = start
    self.end = end
  }

  mutating func next(_ bytes: Span<UInt8>) -> Token? {
    while next < tokens.endIndex, Int(tokens[next].range.start) < at || tokens[next].range.isEmpty { next += 1 }
    let gapEnd = next < tokens.endIndex ? Int(tokens[next].range.start) : end
    if at < gapEnd {
      var cursor = Cursor(at, gapEnd)
      let isBlank = cursor.skipBlanks(bytes)
      if !isBlank { while cursor.at < gapEnd, blankWidth(bytes, cursor.at, gapEnd) == 0 { cursor.at += 1 } }
      defer { at = cursor.at }
      return Token(isBlank ? .blank : .unread, ByteRange(at, cursor.at))
    }
    guard next < tokens.endIndex else { return nil }
    defer { next += 1 }
    at = Int(tokens[next].range.end)
    return tokens[next]
  }
}
