/// Lines with their tokens, for editors, the formatter and tests.
extension SourceFile {
  /// All lines of the file with their tokens, read as one file by itself; for editors, the formatter and tests. A byte order
  /// mark is a token of the first line.
  package func syntaxLines() -> [SyntaxLine] {
    var parser = Parser(collectsTokens: true)
    _ = parser.read(bytes.span)
    return parser.syntax
  }
}

extension Document {
  /// The line of an entry with its tokens.
  package func syntaxLine(of position: EntryPosition) -> SyntaxLine {
    let entry = entries[position]
    let source = files[Int(file(of: position).index)]
    var parser = Parser(below: .open(day(of: position)), collectsTokens: true)
    parser.readAlone(source.bytes.span, from: Int(entry.line))
    return parser.syntax[0]
  }
}

extension SourceFile {
  /// The line that holds a byte, with its tokens, read by itself.
  package func syntaxLine(holding offset: Int) -> SyntaxLine {
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
  package func note(of position: EntryPosition) -> String? {
    let source = files[Int(file(of: position).index)]
    let bytes = source.bytes.span
    // Lines that continue a note may stand below an entry that has none of its own.
    var lines: [String] = []
    if let note = syntaxLine(of: position).first(.note) { lines.append(bytes.noteText(note.range)) }
    var at = LineScanner.line(bytes, from: Int(entries[position].line)).next
    while at < bytes.count {
      let line = LineScanner.line(bytes, from: at)
      var cursor = Cursor(line.start, line.end)
      cursor.skipBlanks(bytes)
      guard line.flaw < 0, cursor.peek(bytes) == Byte.bar, bytes.conflictMarker(line) == nil else { break }
      lines.append(bytes.noteText(ByteRange(cursor.at, line.end)))
      at = line.next
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Whether the line of an entry has a note itself.
  func hasNote(onLineOf position: EntryPosition) -> Bool { syntaxLine(of: position).first(.note) != nil }
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
