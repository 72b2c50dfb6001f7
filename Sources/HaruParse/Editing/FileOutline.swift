/// One file as its lines, with what a change has to know of each: what kind it is and which date it belongs to. It is how a
/// change finds its place, and how one proves afterwards that nothing else has moved.
public struct FileOutline: Sendable {
  /// One line.
  struct Line: Sendable {
    /// What else is known of a line.
    struct Marks: OptionSet, Sendable {
      let rawValue: UInt8
      /// It begins with a date that could be read.
      static let dateLine = Marks(rawValue: 1)
      /// It begins with a blank.
      static let indented = Marks(rawValue: 2)
      /// LF ends it, with CR before it or without.
      static let ended = Marks(rawValue: 4)
      static let carriageReturn = Marks(rawValue: 8)
      /// The formatter changes nothing in it but the blanks at its ends.
      static let inForm = Marks(rawValue: 16)
      /// A weekday stands behind its date.
      static let weekday = Marks(rawValue: 32)
    }

    /// Offset of its first byte, behind a byte order mark.
    private var offset: UInt32
    private var dayNumber = Int32.min
    /// The first time of its entry in seconds after 00:00; -1 without one.
    var second: Int32 = -1
    /// Its kind.
    var kind: LineKind
    var marks: Marks = []

    init(start: Int, kind: LineKind) {
      offset = UInt32(truncatingIfNeeded: start)
      self.kind = kind
    }

    /// Offset of its first byte, behind a byte order mark.
    var start: Int { Int(offset) }
    /// The date that an entry on it belongs to; nil without one, or where the date line could not be read.
    var day: DayNumber? {
      get { dayNumber == .min ? nil : DayNumber(dayNumber) }
      set { dayNumber = newValue?.value ?? .min }
    }
    /// Whether it begins with a date that could be read.
    var isDateLine: Bool { marks.contains(.dateLine) }
    /// Whether it begins with a blank.
    var isIndented: Bool { marks.contains(.indented) }
    /// Whether no line end follows it.
    var isUnended: Bool { !marks.contains(.ended) }
    /// Whether what it means depends on the date line above it.
    var needsDay: Bool { kind == .entry || kind == .unread }
    /// The bytes of its end.
    var endWidth: Int { isUnended ? 0 : marks.contains(.carriageReturn) ? 2 : 1 }
  }

  /// What an outline is for.
  enum Purpose: Sendable {
    /// Changes of some records: its document has all entries.
    case editing
    /// Writing all lines anew: its document has no entries.
    case formatting
    /// Changes within lines: its document has no entries, and nothing is known of its style.
    case repairing
  }

  /// The lines in order.
  let lines: [Line]
  /// The file read by itself, without what it includes.
  public let document: Document
  /// What its lines say about its style.
  let votes: StyleVotes
  /// What the outline is for.
  let purpose: Purpose
  /// The tokens of the declarations, where the outline is for formatting.
  let declarations: DeclarationTokens

  /// The bytes of the file.
  public var bytes: [UInt8] { document.files[0].bytes }

  /// The path of the file.
  public var path: String { document.files[0].path }

  /// Reads a file.
  public init(_ source: SourceFile) { self.init(source, for: .editing) }

  /// Reads a file for a purpose.
  init(_ source: SourceFile, for purpose: Purpose) {
    self.purpose = purpose
    let bytes = source.bytes.span
    var reader = LineReader(bytes)
    var builder = OutlineBuilder(purpose, mostLines: source.line(at: bytes.count))
    while reader.advance(bytes) {
      builder.add(reader, bytes)
      if purpose != .editing { reader.forgetEntries() }
    }
    lines = builder.lines
    document = reader.finish(source)
    votes = builder.votes
    declarations = builder.declarations
  }

  /// The file's style; what it does not say is taken from `standard`.
  public func style(over standard: WritingStyle) -> WritingStyle { votes.style(over: standard) }

  /// The offset of the line after a line.
  func next(of position: Int) -> Int { position + 1 < lines.count ? lines[position + 1].start : bytes.count }

  /// The bytes of a line without its end.
  func content(of position: Int) -> Range<Int> {
    lines[position].start..<(next(of: position) - lines[position].endWidth)
  }

  /// The offset of the end of a line, or of the file.
  func contentEnd(of position: Int) -> Int { next(of: position) - lines[position].endWidth }

  /// The line, as a position in `lines`, that starts at an offset.
  func line(startingAt offset: UInt32) -> Int? {
    let position = firstLine(from: Int(offset))
    return position < lines.count && lines[position].start == Int(offset) ? position : nil
  }

  /// The first line that starts at an offset or after it.
  func firstLine(from offset: Int) -> Int { lines.countOfFirst(while: { $0.start < offset }) }

  /// The line after a line and the lines that continue its note.
  func lineAfter(_ position: Int) -> Int {
    var next = position + 1
    while next < lines.count, lines[next].kind == .continuation { next += 1 }
    return next
  }
}

/// The tokens of some lines, one line after the other.
struct DeclarationTokens: Sendable {
  private var lines: [(line: Int, first: Int)] = []
  private var tokens: [Token] = []

  mutating func add(_ more: [Token], ofLine line: Int) {
    lines.append((line, tokens.count))
    tokens += more
  }

  /// The tokens of a line; none where it was not added.
  subscript(line: Int) -> ArraySlice<Token> {
    let position = lines.countOfFirst(while: { $0.line < line })
    guard position < lines.count, lines[position].line == line else { return [] }
    return tokens[lines[position].first..<(position + 1 < lines.count ? lines[position + 1].first : tokens.count)]
  }
}

/// Takes a file line by line and keeps what an outline needs.
private struct OutlineBuilder {
  var lines: [FileOutline.Line] = []
  var votes = StyleVotes()
  var declarations = DeclarationTokens()
  private let purpose: FileOutline.Purpose
  /// The date of the last date line.
  private var lastDate: DayNumber?
  /// The first time of the last entry of the date.
  private var lastSecond: Int32 = -1

  init(_ purpose: FileOutline.Purpose, mostLines: Int) {
    self.purpose = purpose
    lines.reserveCapacity(mostLines)
  }

  mutating func add(_ reader: borrowing LineReader, _ bytes: Span<UInt8>) {
    let kind = reader.kind
    let range = reader.line
    var line = FileOutline.Line(start: range.start, kind: kind)
    if range.next > range.end {
      line.marks.insert(range.next - range.end == 2 ? [.ended, .carriageReturn] : .ended)
      if purpose != .repairing { votes.lineEnd.add(bytes, range.end..<range.next) }
    }
    var text = Cursor(range.start, range.end)
    if text.skipBlanks(bytes) { line.marks.insert(.indented) }
    line.day = reader.day
    let tokens = reader.tokens
    if reader.startsWithDate(bytes) { line.marks.insert(.dateLine) }
    if kind == .entry { line.second = reader.entry.start }
    defer { lines.append(line) }
    if purpose == .repairing { return }
    if line.isDateLine { addDate(&line, tokens, bytes) }
    switch kind {
    case .entry: addEntry(line, text.at, reader, bytes)
    case .setting, .action, .quest: votes.addVotes(of: tokens, kind, bytes, countsTimes: false)
    default: break
    }
    if purpose == .formatting {
      switch kind {
      case .day, .entry: if tokens.areInForm(bytes, upTo: range.end) { line.marks.insert(.inForm) }
      case .version, .setting, .include, .tag, .action, .goal, .quest, .skip:
        declarations.add(tokens, ofLine: lines.count)
      case .comment: line.marks.insert(.inForm)
      case .blank, .continuation, .unread: break
      }
    }
  }

  private mutating func addDate(_ line: inout FileOutline.Line, _ tokens: [Token], _ bytes: Span<UInt8>) {
    guard let day = line.day, line.kind != .unread else { return }
    let written = tokens.first { $0.role == .weekday }
    let weekday = written.map { WritingStyle.WeekdayForm(written: bytes.text($0.range)) } ?? .none
    if written != nil { line.marks.insert(.weekday) }
    if line.kind == .day { votes.weekday.add(weekday) } else { votes.entryWeekday.add(weekday) }
    if let lastDate, lastDate != day {
      votes.separatesDays.add(lines.last?.kind == .blank)
      votes.newestFirst.add(day < lastDate)
    }
    if lastDate != day { lastSecond = -1 }
    lastDate = day
  }

  private mutating func addEntry(
    _ line: FileOutline.Line, _ text: Int, _ reader: borrowing LineReader, _ bytes: Span<UInt8>
  ) {
    let entry = reader.entry
    votes.addVotes(of: reader.tokens, .entry, bytes, countsTimes: purpose == .editing)
    guard purpose == .editing else { return }
    votes.datesEveryEntry.add(line.isDateLine)
    if !line.isDateLine { votes.indent.add(bytes, line.start..<text) }
    guard entry.isTimed else { return }
    if lastSecond >= 0, lastSecond != entry.start { votes.newestEntriesFirst.add(entry.start < lastSecond) }
    lastSecond = entry.start
    if entry.form == .session {
      let last =
        reader.parser.fragment.extra(of: entry).points.last.map { reader.parser.fragment.points[$0] }
        ?? TimePoint(second: entry.value)
      if last.day == nil {
        if last.second >= 86_400 {
          votes.countsPastMidnight.add(true)
        } else if last.second < entry.start {
          votes.countsPastMidnight.add(false)
        }
      }
    }
  }
}

extension [Token] {
  /// Whether the pieces of a line with an entry or a date are spelt as all are, with blanks where these belong; of the spelling of
  /// weekdays, the whole file decides.
  fileprivate func areInForm(_ bytes: Span<UInt8>, upTo end: Int) -> Bool {
    var last: Token?
    for token in self {
      let start = Int(token.range.start)
      var isWithinTimes = false
      switch token.role {
      case .time:
        guard token.range.count == 5, bytes[start + 2] == Byte.colon else { return false }
        isWithinTimes = last?.role == .separator
      case .separator:
        guard last?.role == .time, token.range.count == 1, bytes[start] == Byte.minus || bytes[start] == Byte.comma
        else { return false }
        isWithinTimes = true
      case .date, .weekday, .count, .measure, .name, .tag, .note: break
      default: return false
      }
      if let last {
        let gap = Int(last.range.end)..<Swift.max(start, Int(last.range.end))
        guard start == gap.upperBound, gap.isEmpty == isWithinTimes, bytes.areBlanks(gap) else { return false }
      }
      last = token
    }
    return last.map { bytes.areBlanks(Int($0.range.end)..<end) } ?? false
  }
}

extension Span<UInt8> {
  /// Whether a range holds nothing but blanks.
  fileprivate func areBlanks(_ range: Range<Int>) -> Bool {
    if range.count == 1 { return self[range.lowerBound] == Byte.space || self[range.lowerBound] == Byte.tab }
    var cursor = Cursor(range.lowerBound, range.upperBound)
    cursor.skipBlanks(self)
    return cursor.isAtEnd
  }
}
