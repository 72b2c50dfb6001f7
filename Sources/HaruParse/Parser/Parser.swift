/// Reads one file into a document, line by line. Each line stands by itself: one that cannot be read is one diagnostic, and
/// the lines around it are read as usual (SPEC, Principles).
struct Parser {
  /// What entries and quests that follow belong to.
  enum Owner<Value> {
    /// Nothing of the kind was met in this file.
    case none
    /// A line that could be read.
    case open(Value)
    /// A line that could not be read: what belongs to it is left out silently, since the line itself was told of.
    case unreadable
  }

  /// Where everything goes.
  var document = Document()
  /// The file that is being read.
  var file = FileID(0)
  /// The date line above.
  var day = Owner<DayNumber>.none
  /// The date of the last entry.
  var runDay: DayNumber?
  /// The goal line above, as a position in `Document.goals`.
  var goal = Owner<Int>.none
  /// The kind of the line before, for `|` lines.
  var previous = LineKind.blank
  /// Whether a line other than blanks and comments was met.
  var sawContent = false
  /// Whether the current line is the first such line.
  var isFirstContent = false
  /// The times of the current entry, where two plain ones do not say it all.
  var pieces: [TimePoint] = []
  /// The colours of the tags so far.
  var takenColors: Set<UInt32> = []
  /// The tokens of the current line, if they are asked for.
  var tokens: [Token] = []
  /// The lines that were read with their tokens, if they are asked for.
  var syntax: [SyntaxLine] = []
  let collectsTokens: Bool

  init(collectsTokens: Bool = false) {
    self.collectsTokens = collectsTokens
  }

  /// Longest line in bytes, without its end.
  static let longestLine = 1 << 20
  /// Longest name in scalars.
  static let longestName = 200
  /// Most declarations of one kind.
  static let mostDeclarations = 100_000

  /// Reads one more file into the document. It starts with no day and no goal open.
  mutating func parse(_ source: SourceFile) {
    begin(source)
    parseLines(source.bytes.span)
  }

  /// Makes ready for the lines of one more file.
  mutating func begin(_ source: SourceFile) {
    file = FileID(document.files.count)
    document.files.append(source)
    document.firstEntries.append(document.entries.count)
    document.marks.append([])
    day = .none
    goal = .none
    previous = .blank
    sawContent = false
    dayLineWasRead = -1
  }

  private mutating func parseLines(_ bytes: Span<UInt8>) {
    if bytes.isUTF16 {
      document.lines += 1
      document.skippedLines += 1
      document.diagnostics.add(Diagnostic(.utf16File, at: Location(file, ByteRange(0, 0))))
      if collectsTokens { collect(bytes, Line(start: 0, end: bytes.count, next: bytes.count), .unread) }
      return
    }
    // An entry takes some 24 bytes at least on average; memory that is never touched costs nothing. Room that is made for one
    // small file after another must still grow by doubling.
    let room = document.entries.count + bytes.count / 24
    if room > document.entries.capacity {
      document.entries.reserveCapacity(max(room, document.entries.isEmpty ? 0 : document.entries.capacity * 2))
    }
    var at = bytes.hasByteOrderMark ? 3 : 0
    if collectsTokens, at == bytes.count, at > 0 { collect(bytes, Line(start: at, end: at, next: at), .blank) }
    var marks = SourceMarks()
    defer { document.marks[Int(file.index)].formUnion(marks) }
    while at < bytes.count { at = parseNext(bytes, from: at, &marks) }
  }

  /// Reads the line, or the conflict, that starts at `start`, and returns the offset of the line after it.
  @inline(__always)
  mutating func parseNext(_ bytes: Span<UInt8>, from start: Int, _ marks: inout SourceMarks) -> Int {
    let line = LineScanner.line(bytes, from: start, &marks)
    marks.note(endOf: line)
    if line.flaw < 0, let marker = bytes.conflictMarker(line) { return skipConflict(bytes, from: line, marker) }
    previous = parseLine(bytes, line)
    if collectsTokens { collect(bytes, line, previous) }
    return line.next
  }

  /// Reads one line and returns its kind; `unread` after a diagnostic, or where it is left out with the line it belongs to.
  @inline(__always)
  mutating func parseLine(_ bytes: Span<UInt8>, _ line: Line) -> LineKind {
    document.lines &+= 1
    do throws(Fault) {
      if line.flaw >= 0 || line.end &- line.start > Self.longestLine { throw textFault(bytes, line) }
      return try readLine(bytes, line)
    } catch {
      reject(bytes, line, error)
      return .unread
    }
  }

  @inline(never)
  private mutating func reject(_ bytes: Span<UInt8>, _ line: Line, _ fault: Fault) {
    document.skippedLines += 1
    var start = Cursor(line.start, line.end)
    start.skipBlanks(bytes)
    // Only the date itself decides: a bad entry on a day line does not close the day.
    if case .open = day, dayLineWasRead == start.at { return report(fault, bytes, line) }
    switch start.meantLine(bytes) {
    case .date(let date):
      let told = lineDateFault(bytes, start, date, instead: fault)
      report(told, bytes, line)
      closeDay(told.range)
    case .goal:
      report(fault, bytes, line)
      closeGoal(fault.range)
    case .other:
      report(fault, bytes, line)
      if fault.isDate && fault.range.start == start.at {
        closeDay(fault.range)
      } else if fault.problem.isMisspelt("goal") {
        closeGoal(fault.range)
      }
    }
  }

  /// What lies below a date line with a fault at `range` is left out with it.
  mutating func closeDay(_ range: ByteRange) {
    day = .unreadable
    brokenDay = document.brokenHeadings.count
    document.brokenHeadings.append(BrokenHeading(at: Location(file, range)))
  }

  /// The same of a goal.
  mutating func closeGoal(_ range: ByteRange) {
    goal = .unreadable
    brokenGoal = document.brokenHeadings.count
    document.brokenHeadings.append(BrokenHeading(at: Location(file, range)))
  }

  /// Leaves out a line with what stands at a position of `Document.brokenHeadings`.
  mutating func leaveOut(with closing: Int) {
    document.skippedLines += 1
    // A line that is read by itself knows of none.
    if document.brokenHeadings.indices.contains(closing) { document.brokenHeadings[closing].lines += 1 }
  }

  /// What closed the day and the goal, as positions in `Document.brokenHeadings`, where these are unreadable.
  var brokenDay = -1
  var brokenGoal = -1

  /// Offset of the last date line whose date and weekday could be read.
  var dayLineWasRead = -1

  /// Dispatches on the first token of a line.
  @inline(__always)
  private mutating func readLine(_ bytes: Span<UInt8>, _ line: Line) throws(Fault) -> LineKind {
    var cursor = Cursor(line.start, line.end)
    cursor.skipBlanks(bytes)
    if cursor.isAtEnd { return .blank }
    let first = bytes[cursor.at]
    if Byte.isDigit(first) || first == Byte.plus || first == Byte.minus || first == Byte.equals {
      sawContent = true
      if Byte.isDigit(first), cursor.looksLikeDate(bytes) { return try readDayLine(bytes, line, &cursor) }
      return try readEntryLine(bytes, line, &cursor)
    }
    return try readOtherLine(bytes, line, &cursor, first)
  }

  @inline(never)
  private mutating func readOtherLine(
    _ bytes: Span<UInt8>, _ line: Line, _ cursor: inout Cursor, _ first: UInt8
  ) throws(Fault) -> LineKind {
    if first == Byte.semicolon {
      token(.note, cursor.at, line.end)
      return .comment
    }
    if first == Byte.bar {
      token(.note, cursor.at, line.end)
      if previous == .unread { return .unread }
      guard previous != .blank else { throw Fault(.nothingToContinue, cursor.at, cursor.at + 1).repaired(by: ";") }
      return .continuation
    }
    let isFirst = !sawContent
    isFirstContent = isFirst
    sawContent = true
    let start = cursor.at
    let end = cursor.wordEnd(bytes)
    guard let keyword = Keyword.allCases.first(where: { bytes.equals($0.word, start..<end) }) else {
      throw unknownLine(bytes, cursor)
    }
    cursor.at = end
    token(.keyword, start, end)
    let hasBlank = cursor.skipBlanks(bytes)
    guard hasBlank || cursor.isDone(bytes) else { throw unknownLine(bytes, Cursor(start, line.end)) }
    let kind: LineKind
    switch keyword {
    case .haru: kind = try readVersion(bytes, &cursor, isFirst: isFirst, keyword: start..<end)
    case .set: kind = try readSetting(bytes, &cursor)
    case .include: kind = try readInclude(bytes, &cursor)
    case .tag: kind = try readTagDeclaration(bytes, &cursor)
    case .action: kind = try readActionDeclaration(bytes, &cursor)
    case .goal: kind = try readGoalDeclaration(bytes, &cursor)
    case .quest: kind = try readQuestDeclaration(bytes, line, &cursor)
    case .skip: kind = try readSkipDeclaration(bytes, &cursor)
    }
    return kind
  }

  private mutating func readVersion(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, isFirst: Bool, keyword: Range<Int>
  ) throws(Fault) -> LineKind {
    guard isFirst else {
      throw Fault(.misplacedVersion, keyword.lowerBound, keyword.upperBound)
        .repaired(keyword.lowerBound, cursor.restEnd(bytes), by: "")
    }
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.version), cursor.at, cursor.at) }
    let end = cursor.chunkEnd(bytes)
    guard bytes.equals("1", cursor.at..<end) else {
      let text = bytes.text(cursor.at..<end)
      let fault = Fault(.unsupportedVersion(text: text), cursor.at, end)
      throw ForeignForms.halfWidth(text) == "1" ? fault.repaired(.certain, by: "1") : fault
    }
    token(.value, cursor.at, end)
    cursor.at = end
    try finish(bytes, &cursor)
    return .version
  }

  /// Notes a token of the current line, if tokens are asked for.
  @inline(__always)
  mutating func token(_ role: Token.Role, _ start: Int, _ end: Int) {
    if collectsTokens { tokens.append(Token(role, ByteRange(start, end))) }
  }

  /// The end of a line: nothing but blanks and a comment may be left.
  @inline(__always)
  mutating func finish(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) {
    cursor.skipBlanks(bytes)
    if !cursor.isAtEnd {
      guard bytes[cursor.at] == Byte.semicolon else { throw unexpected(bytes, cursor) }
      token(.note, cursor.at, cursor.end)
      cursor.at = cursor.end
    }
  }

  /// Text where nothing more may follow.
  @inline(never)
  func unexpected(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let end = cursor.restEnd(bytes)
    return Fault(.unexpectedText(text: bytes.text(cursor.at..<end), suggestion: nil), cursor.at, end)
  }
}

/// The words that begin a line.
enum Keyword: String, CaseIterable {
  case haru, set, include, tag, action, goal, quest, skip

  var word: StaticString {
    switch self {
    case .haru: "haru"
    case .set: "set"
    case .include: "include"
    case .tag: "tag"
    case .action: "action"
    case .goal: "goal"
    case .quest: "quest"
    case .skip: "skip"
    }
  }
}
