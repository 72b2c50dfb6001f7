/// Reads a file by itself, one line after the other, and keeps nothing of a line but its tokens, and these until the next one.
struct LineReader {
  /// The parser as it is behind the current line.
  private(set) var parser = Parser(collectsTokens: true)
  /// The current line.
  private(set) var line = Line(start: 0, end: 0, next: 0)
  /// The kind of the current line.
  private(set) var kind = LineKind.blank
  private var next: Int
  /// The end of the conflict that the current line is in.
  private var conflictEnd = 0
  private var marks = SourceMarks()

  /// A reader before the first line of a file. A file in UTF-16 has no lines.
  init(_ bytes: Span<UInt8>) { next = bytes.isUTF16 ? bytes.count : bytes.hasByteOrderMark ? 3 : 0 }

  /// The tokens of the current line, without the blanks between them; none of a line in a conflict.
  var tokens: [Token] { parser.tokens }

  /// The entry of the current line, which must have one.
  var entry: Entry { parser.fragment.entries[parser.fragment.entries.count - 1] }

  /// The date that an entry on the current line belongs to. In a conflict, it is that of the line behind its end.
  var day: DayNumber? {
    if case .open(let day) = parser.state.day { day } else { nil }
  }

  /// Whether the current line begins with a date that could be read.
  func startsWithDate(_ bytes: Span<UInt8>) -> Bool {
    guard kind == .day || kind == .entry || kind == .unread, let first = tokens.first, first.role == .date else {
      return false
    }
    var text = Cursor(line.start, line.end)
    text.skipBlanks(bytes)
    return Int(first.range.start) == text.at
  }

  /// Reads the next line of the file's bytes; false where there is none.
  mutating func advance(_ bytes: Span<UInt8>) -> Bool {
    guard next < bytes.count else { return false }
    parser.tokens.removeAll(keepingCapacity: true)
    line = LineScanner.line(bytes, from: next, &marks)
    next = line.next
    if line.start < conflictEnd { return true }
    if parser.state.isOfOtherVersion {
      parser.leaveOutOfOtherVersion(bytes, line)
      kind = parser.state.previous
    } else if line.flaw < 0, let marker = bytes.conflictMarker(line) {
      parser.beginConflict(bytes, line, marker)
      kind = parser.state.previous
      readConflict(bytes)
    } else {
      kind = parser.parseLine(bytes, line)
      parser.state.previous = kind
    }
    return true
  }

  /// Reads the conflict that the current line begins up to its end, since only there it is known what it holds.
  private mutating func readConflict(_ bytes: Span<UInt8>) {
    conflictEnd = next
    while !parser.state.conflict.isEmpty, conflictEnd < bytes.count {
      let line = LineScanner.line(bytes, from: conflictEnd, &marks)
      parser.goOnWithConflict(bytes, line)
      conflictEnd = line.next
    }
    if parser.state.conflict.contains(.holdsDate) { parser.state.day = .unreadable }
  }

  /// What was read, as a document of one file.
  mutating func finish(_ source: SourceFile) -> Document {
    var joiner = DocumentJoiner()
    joiner.begin(source, entries: 0)
    joiner.join(parser.finish(source.bytes.count), of: source.bytes)
    joiner.end()
    return joiner.document
  }

  /// Forgets the entries that were read. What they say is no longer to be had from the document, which stays small.
  mutating func forgetEntries() { parser.fragment.forgetEntries() }
}

/// Reads single lines of entries and dates, each by itself, into the same names.
struct EntryReader {
  private(set) var parser = Parser(collectsTokens: true)
  private(set) var line = Line(start: 0, end: 0, next: 0)

  /// The tokens of the line that was read last.
  var tokens: [Token] { parser.tokens }

  /// Reads the line that starts at an offset below a date; the entry on it, if there is one.
  mutating func read(_ bytes: Span<UInt8>, at start: Int, on day: DayNumber?) -> Entry? {
    parser.tokens.removeAll(keepingCapacity: true)
    parser.state.day = day.map { .open($0) } ?? .none
    parser.fragment.forgetEntries()
    line = LineScanner.line(bytes, from: start)
    guard parser.parseLine(bytes, line) == .entry else { return nil }
    return parser.fragment.entries[0]
  }
}

extension Fragment {
  fileprivate mutating func forgetEntries() {
    entries.removeAll(keepingCapacity: true)
    dayRuns.removeAll(keepingCapacity: true)
    measures.removeAll(keepingCapacity: true)
    repeatedTags.removeAll(keepingCapacity: true)
    // Most entries share their tags, so these are rarely worth forgetting.
    if extras.count > 4096 {
      extras.removeSubrange(1...)
      tagSets.removeAll()
      entryTags.removeAll(keepingCapacity: true)
      points.removeAll(keepingCapacity: true)
    }
  }
}
