/// Reads lines into a fragment. Each line is read by itself: one that cannot be read is one diagnostic, and the lines around it
/// are read as usual (SPEC, Principles).
struct Parser {
  /// What was read. Its places count from the first byte of the bytes that the parser is given.
  var fragment: Fragment
  /// What the next line depends on. `lastEntryDay` is that of the lines above the fragment; see `runDay`.
  var state: LineState
  /// The date of the last run of entries of the fragment.
  var runDay: DayNumber?
  /// Whether the current line is the first one with content.
  var isFirstContent = false
  /// The times of the current entry, where two plain ones do not say it all.
  var pieces: [TimePoint] = []
  /// The tokens of the current line, if they are asked for.
  var tokens: [Token] = []
  /// The lines that were read with their tokens, if they are asked for.
  var syntax: [SyntaxLine] = []
  let collectsTokens: Bool
  /// Whether only one line is read, to prove that it can be. A proof starts no other proof.
  let isProof: Bool
  /// The file of the diagnostics, and where in it the fragment begins.
  let place: (file: FileID, offset: Int)
  /// Offset of the last date line whose date and weekday could be read.
  var dayLineWasRead = -1
  /// Offset of the title of the last goal that is declared, though its line may have a wrong property.
  var goalLineWasRead = -1
  /// The year in which a quest's day without one lies: that of the start of the goal above.
  var yearOfGoal: Int?
  /// Lines that could not be read.
  var memory = LineMemory()
  /// How many of the next lines are looked for in `memory`.
  var linesToWatch: Int8 = 0
  /// Where the last of these begins, what its diagnostic depends on, and how many parts of entries were read above it.
  var watched: (start: Int, context: LineMemory.Context, sizeOfParts: Int)?

  /// A parser of the lines below a state.
  init(
    from state: LineState = LineState(), below totals: DeclarationTotals = DeclarationTotals(),
    diagnostics: DiagnosticPlace = DiagnosticPlace(), collectsTokens: Bool = false, isProof: Bool = false
  ) {
    self.state = state
    self.collectsTokens = collectsTokens
    self.isProof = isProof
    place = (diagnostics.file, diagnostics.offset)
    fragment = Fragment(from: state, below: totals)
    fragment.diagnostics = diagnostics.bag
  }

  /// Longest line in bytes, without its end.
  static let longestLine = 1 << 20
  /// Longest name in scalars.
  static let longestName = 200

  /// Reads whole lines, from a state and below totals, into a fragment.
  static func fragment(
    of bytes: Span<UInt8>, from state: LineState, below totals: DeclarationTotals = DeclarationTotals(),
    diagnostics: DiagnosticPlace = DiagnosticPlace()
  ) -> Fragment {
    var parser = Parser(from: state, below: totals, diagnostics: diagnostics)
    return parser.read(bytes)
  }

  /// Reads whole lines, which are those of the fragment.
  mutating func read(_ bytes: Span<UInt8>) -> Fragment {
    if state.isAtStart, bytes.isUTF16 {
      rejectUTF16(bytes)
    } else {
      // An entry takes some 20 bytes at least on average; memory that is never touched costs nothing.
      fragment.entries.reserveCapacity(bytes.count / 20)
      var marks = SourceMarks()
      var at = state.isAtStart && bytes.hasByteOrderMark ? 3 : 0
      if collectsTokens, at == bytes.count, at > 0 { collect(bytes, Line(start: at, end: at, next: at), .blank) }
      if at < bytes.count {
        at = parseNext(bytes, from: at, &marks)
        fragment.beginsWithDate = dayLineWasRead >= 0 && state.previous != .unread
      }
      while at < bytes.count { at = parseNext(bytes, from: at, &marks) }
      fragment.marks = marks
    }
    return finish(bytes.count)
  }

  /// The fragment of the lines that were read, which are so many bytes.
  mutating func finish(_ length: Int) -> Fragment {
    if length > 0 { state.isAtStart = false }
    state.lastEntryDay = lastEntryDay
    fragment.end = state
    fragment.length = length
    return fragment
  }

  /// The date of the last entry.
  var lastEntryDay: DayNumber? { runDay ?? state.lastEntryDay }

  private mutating func rejectUTF16(_ bytes: Span<UInt8>) {
    fragment.lines = 1
    fragment.skippedLines = 1
    add(Fault(.utf16File, 0, 0), bytes)
    if collectsTokens { collect(bytes, Line(start: 0, end: bytes.count, next: bytes.count), .unread) }
  }

  /// Reads the line that starts at `start`, and returns the offset of the line after it.
  @inline(__always)
  mutating func parseNext(_ bytes: Span<UInt8>, from start: Int, _ marks: inout SourceMarks) -> Int {
    let line = LineScanner.line(bytes, from: start, &marks)
    marks.note(endOf: line)
    if state.isOfOtherVersion {
      leaveOutOfOtherVersion(bytes, line)
    } else if !state.conflict.isEmpty {
      goOnWithConflict(bytes, line)
    } else if line.flaw < 0, let marker = bytes.conflictMarker(line) {
      beginConflict(bytes, line, marker)
    } else {
      state.previous = parseLine(bytes, line)
    }
    if collectsTokens { collect(bytes, line, state.previous) }
    return line.next
  }

  /// Reads one line and returns its kind; `unread` after a diagnostic, or where it is left out with the line it belongs to.
  @inline(__always)
  mutating func parseLine(_ bytes: Span<UInt8>, _ line: Line) -> LineKind {
    fragment.lines &+= 1
    if linesToWatch > 0, recallsRejection(bytes, line) { return .unread }
    do throws(Fault) {
      if line.flaw >= 0 || line.end &- line.start > Self.longestLine { throw textFault(bytes, line) }
      return try readLine(bytes, line)
    } catch {
      reject(bytes, line, error)
      return .unread
    }
  }

  /// Why the only line of some bytes cannot be read; nil where it can.
  mutating func proof(_ bytes: Span<UInt8>) -> Fault? {
    let line = LineScanner.line(bytes, from: 0)
    guard line.flaw < 0, line.end - line.start <= Self.longestLine else { return textFault(bytes, line) }
    do throws(Fault) {
      _ = try readLine(bytes, line)
      return nil
    } catch {
      return error
    }
  }

  /// Whether the only line of some bytes can be read.
  mutating func proves(_ bytes: Span<UInt8>) -> Bool { proof(bytes) == nil }

  /// What lies below a date line with a fault at `range` is left out with it.
  mutating func closeDay(_ range: ByteRange) {
    setDay(.unreadable, brokenBy: fragment.brokenHeadings.count)
    fragment.brokenHeadings.append(heading(range))
  }

  /// The same of a goal.
  mutating func closeGoal(_ range: ByteRange) {
    setGoal(.unreadable, brokenBy: fragment.brokenHeadings.count)
    fragment.brokenHeadings.append(heading(range))
  }

  private func heading(_ range: ByteRange) -> BrokenHeading { BrokenHeading(at: Location(FileID(0), range)) }

  /// What follows belongs to no date that could be read; the heading at a position of `Fragment.brokenHeadings` is why, or one
  /// above the fragment.
  mutating func setDay(_ day: LineState.Owner<DayNumber>, brokenBy heading: Int?) {
    state.day = day
    fragment.brokenDay = heading
    if runDay == nil { fragment.needsLastEntryDay = true }
  }

  /// The same of goals.
  mutating func setGoal(_ goal: LineState.Owner<LineState.Nothing>, brokenBy heading: Int? = nil) {
    state.goal = goal
    fragment.brokenGoal = heading
    fragment.hasGoal = true
  }

  /// The goal that a line belongs to.
  mutating func goalAbove() -> LineState.Owner<LineState.Nothing> {
    if !fragment.hasGoal { fragment.needsGoal = true }
    return state.goal
  }

  /// Leaves out a line that belongs to a date line that could not be read.
  mutating func leaveOutEntry() {
    fragment.skippedLines += 1
    if let heading = fragment.brokenDay {
      fragment.brokenHeadings[heading].lines += 1
    } else {
      fragment.linesWithoutDay += 1
    }
  }

  /// The same of a goal.
  mutating func leaveOutQuest() {
    fragment.skippedLines += 1
    if let heading = fragment.brokenGoal {
      fragment.brokenHeadings[heading].lines += 1
    } else {
      fragment.linesWithoutGoal += 1
    }
  }

  /// Dispatches on the first token of a line.
  @inline(__always)
  private mutating func readLine(_ bytes: Span<UInt8>, _ line: Line) throws(Fault) -> LineKind {
    var cursor = Cursor(line.start, line.end)
    cursor.skipBlanks(bytes)
    if cursor.isAtEnd { return .blank }
    let first = bytes[cursor.at]
    if Byte.isDigit(first) || first == Byte.plus || first == Byte.minus || first == Byte.equals {
      state.sawContent = true
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
      if state.previous == .unread { return .unread }
      guard state.previous != .blank else {
        throw Fault(.nothingToContinue, cursor.at, cursor.at + 1).repaired(by: ";")
      }
      return .continuation
    }
    let isFirst = !state.sawContent
    isFirstContent = isFirst
    state.sawContent = true
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
      if ForeignForms.halfWidth(text) == "1" { throw fault.repaired(.certain, by: "1") }
      state.isOfOtherVersion = true
      throw fault
    }
    token(.value, cursor.at, end)
    cursor.at = end
    try finish(bytes, &cursor)
    return .version
  }

  /// Leaves out a line of a file whose version is not known. Blank lines and comments are the same in every version.
  mutating func leaveOutOfOtherVersion(_ bytes: Span<UInt8>, _ line: Line) {
    var cursor = Cursor(line.start, line.end)
    cursor.skipBlanks(bytes)
    fragment.lines &+= 1
    if !cursor.isDone(bytes) { fragment.skippedLines += 1 }
    state.previous = cursor.isAtEnd ? .blank : .unread
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

  static let words = allCases.map(\.rawValue)
  static let candidates = Candidates(words)

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
