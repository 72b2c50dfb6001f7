/// Lines with their tokens, for editors, the formatter and tests.
extension SourceFile {
  /// All lines of the file with their tokens, read as one file by itself; for editors, the formatter and tests. A byte order
  /// mark is a token of the first line.
  public func syntaxLines() -> [SyntaxLine] {
    var parser = Parser(collectsTokens: true)
    _ = parser.read(bytes.span)
    return parser.syntax
  }
}

extension SourceFile {
  /// Reads the file by itself and shows each of its lines with its tokens, together with the parser as it is behind the line;
  /// returns what was read. The lines of a conflict are shown at its end, since only there it is known what it holds. A file in
  /// UTF-16 has no lines.
  func readLines(_ visit: (SyntaxLine, Parser) -> Void) -> Document {
    var parser = Parser(collectsTokens: true)
    let bytes = bytes.span
    var marks = SourceMarks()
    var at = bytes.isUTF16 ? bytes.count : bytes.hasByteOrderMark ? 3 : 0
    while at < bytes.count {
      at = parser.parseNext(bytes, from: at, &marks)
      guard parser.state.conflict.isEmpty || at == bytes.count else { continue }
      if parser.state.conflict.contains(.holdsDate) { parser.state.day = .unreadable }
      for line in parser.syntax { visit(line, parser) }
      parser.syntax.removeAll(keepingCapacity: true)
    }
    parser.fragment.marks = marks
    var joiner = DocumentJoiner()
    joiner.begin(self, entries: 0)
    joiner.join(parser.finish(bytes.count), of: self.bytes)
    joiner.end()
    return joiner.document
  }
}

extension Document {
  /// The line of an entry with its tokens.
  public func syntaxLine(ofEntry position: Int) -> SyntaxLine {
    let entry = entries[position]
    let source = files[Int(file(ofEntry: position).index)]
    var parser = Parser(below: .open(day(ofEntry: position)), collectsTokens: true)
    parser.readAlone(source.bytes.span, from: Int(entry.line))
    return parser.syntax[0]
  }
}

extension SourceFile {
  /// The line that holds a byte, with its tokens, read by itself.
  public func syntaxLine(holding offset: Int) -> SyntaxLine {
    let bytes = bytes.span
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    if start == 0, bytes.hasByteOrderMark { start = 3 }
    var parser = Parser(collectsTokens: true)
    parser.readAlone(bytes, from: start)
    return parser.syntax[0]
  }
}

extension Parser {
  /// A parser of single lines that belong to a day.
  init(below day: LineState.Owner<DayNumber>, collectsTokens: Bool) {
    var state = LineState()
    state.day = day
    self.init(from: state, collectsTokens: collectsTokens)
  }

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

extension Document {
  /// The note of an entry without its marks: what follows `;`, and each `|` line below it as a line of its own; nil without one
  /// (SPEC, Notes).
  public func note(ofEntry position: Int) -> String? {
    let source = files[Int(file(ofEntry: position).index)]
    guard let note = syntaxLine(ofEntry: position).first(.note) else { return nil }
    let bytes = source.bytes.span
    var lines = [bytes.noteText(note.range)]
    var at = LineScanner.line(bytes, from: Int(entries[position].line)).next
    while at < bytes.count {
      let line = LineScanner.line(bytes, from: at)
      var cursor = Cursor(line.start, line.end)
      cursor.skipBlanks(bytes)
      guard line.flaw < 0, cursor.peek(bytes) == Byte.bar, bytes.conflictMarker(line) == nil else { break }
      lines.append(bytes.noteText(ByteRange(cursor.at, line.end)))
      at = line.next
    }
    return lines.joined(separator: "\n")
  }
}

extension Span<UInt8> {
  /// A piece of a note without the mark before it and the blanks around it.
  fileprivate func noteText(_ range: ByteRange) -> String {
    let scalars = text(Int(range.start) + 1..<Int(range.end)).unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(scalars[first...last])
  }
}
