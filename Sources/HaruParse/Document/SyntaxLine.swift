/// A line of a file with its tokens, which tile it from its first byte to its line end (ARCHITECTURE, invariant 2).
public struct SyntaxLine: Sendable {
  /// What kind of line it is.
  public var kind: LineKind
  /// Its bytes with the line end.
  public var range: ByteRange
  /// Its tokens in order.
  public var tokens: [Token]

  /// The first token that plays a part.
  public func first(_ role: Token.Role) -> Token? { tokens.first { $0.role == role } }
}

extension SourceFile {
  /// All lines of the file with their tokens, read as one file by itself; for editors, the formatter and tests. A byte order
  /// mark is a token of the first line.
  public func syntaxLines() -> [SyntaxLine] {
    var parser = Parser(collectsTokens: true)
    parser.parse(self)
    return parser.syntax
  }
}

extension Document {
  /// The line of an entry with its tokens.
  public func syntaxLine(ofEntry position: Int) -> SyntaxLine {
    let entry = entries[position]
    let source = files[Int(file(ofEntry: position).index)]
    var parser = Parser(collectsTokens: true)
    parser.day = .open(entry.day)
    parser.readAlone(source.bytes.span, from: Int(entry.line))
    return parser.syntax[0]
  }
}

extension Parser {
  /// Reads the one line that starts at `start`.
  mutating func readAlone(_ bytes: Span<UInt8>, from start: Int) {
    let line = LineScanner.line(bytes, from: start)
    collect(bytes, line, parseLine(bytes, line))
  }

  /// Adds the current line to `syntax`, with what stands between its tokens.
  mutating func collect(_ bytes: Span<UInt8>, _ line: Line, _ kind: LineKind) {
    var start = line.start
    var tiles: [Token] = []
    if line.start == 3, bytes.hasByteOrderMark {
      tiles.append(Token(.byteOrderMark, ByteRange(0, 3)))
    }
    func fill(upTo end: Int) {
      var cursor = Cursor(start, end)
      while start < end {
        if cursor.skipBlanks(bytes) {
          tiles.append(Token(.blank, ByteRange(start, cursor.at)))
        } else {
          while cursor.at < end, blankWidth(bytes, cursor.at, end) == 0 { cursor.at += 1 }
          tiles.append(Token(.unread, ByteRange(start, cursor.at)))
        }
        start = cursor.at
      }
    }
    // A larger token may hold smaller ones that were noted before it (the dates of a cadence); an empty value is no tile.
    tokens.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    for token in tokens where Int(token.range.start) >= start && !token.range.isEmpty {
      fill(upTo: Int(token.range.start))
      tiles.append(token)
      start = Int(token.range.end)
    }
    fill(upTo: line.end)
    if line.next > line.end { tiles.append(Token(.lineEnd, ByteRange(line.end, line.next))) }
    let first = tiles.first.map { Int($0.range.start) } ?? line.start
    syntax.append(SyntaxLine(kind: kind, range: ByteRange(first, line.next), tokens: tiles))
    tokens.removeAll(keepingCapacity: true)
  }
}
