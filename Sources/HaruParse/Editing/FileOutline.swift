/// One file as its lines, with what a change has to know of each: what kind it is and which date it belongs to. It is how a
/// change finds its place, and how one proves afterwards that nothing else has moved.
public struct FileOutline: Sendable {
  /// One line.
  struct Line: Sendable {
    /// Offset of its first byte, behind a byte order mark.
    var start: Int
    /// Offset of its line end, or of the end of the file.
    var contentEnd: Int
    /// Offset of the next line.
    var next: Int
    /// Its kind.
    var kind: LineKind
    /// Whether it begins with a date that could be read.
    var isDateLine = false
    /// Whether it begins with a blank.
    var isIndented = false
    /// The date that an entry on it belongs to; nil without one, or where the date line could not be read.
    var day: DayNumber?
    /// The first time of its entry in seconds after 00:00; -1 without one.
    var second: Int32 = -1

    /// Whether what it means depends on the date line above it.
    var needsDay: Bool { kind == .entry || kind == .unread }
    /// Whether no line end follows it.
    var isUnended: Bool { next == contentEnd }
  }

  /// The lines in order.
  let lines: [Line]
  /// The file read by itself, without what it includes.
  public let document: Document
  /// What its lines say about its style.
  let votes: StyleVotes

  /// The bytes of the file.
  public var bytes: [UInt8] { document.files[0].bytes }

  /// Reads a file.
  public init(_ source: SourceFile) {
    var reader = OutlineReader()
    document = source.readLines { reader.add($0, $1, source.bytes.span) }
    lines = reader.lines
    votes = reader.votes
  }

  /// The file's style; what it does not say is taken from `standard`.
  public func style(over standard: WritingStyle) -> WritingStyle { votes.style(over: standard) }

  /// The line, as a position in `lines`, that starts at an offset.
  func line(startingAt offset: UInt32) -> Int? {
    let position = firstLine(from: Int(offset))
    return position < lines.count && lines[position].start == Int(offset) ? position : nil
  }

  /// The first line that starts at an offset or after it.
  func firstLine(from offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line after a line and the lines that continue its note.
  func lineAfter(_ position: Int) -> Int {
    var next = position + 1
    while next < lines.count, lines[next].kind == .continuation { next += 1 }
    return next
  }
}

/// Hears a file line by line and keeps what an outline needs.
private struct OutlineReader {
  var lines: [FileOutline.Line] = []
  var votes = StyleVotes()
  /// The date of the last date line.
  private var lastDate: DayNumber?
  /// Whether a blank line stands since the last line that was none.
  private var isAfterBlank = false
  /// The first time of the last entry of the date.
  private var lastSecond: Int32 = -1

  mutating func add(_ syntax: SyntaxLine, _ parser: Parser, _ bytes: Span<UInt8>) {
    let text = syntax.tokens.drop { $0.role == .byteOrderMark }
    let first = text.first { $0.role != .blank }
    let end = syntax.tokens.last.flatMap { $0.role == .lineEnd ? $0.range.start : nil } ?? syntax.range.end
    var line = FileOutline.Line(
      start: Int(text.first?.range.start ?? syntax.range.end), contentEnd: Int(end), next: Int(syntax.range.end),
      kind: syntax.kind)
    if Int(end) < Int(syntax.range.end) { votes.lineEnd.add(syntax.range.end - end == 2 ? "\r\n" : "\n") }
    line.isIndented = text.first?.role == .blank
    line.isDateLine = first?.role == .date && (syntax.kind == .day || syntax.kind == .entry || syntax.kind == .unread)
    if case .open(let day) = parser.state.day { line.day = day }
    if line.isDateLine { hearDate(line, syntax, bytes) }
    if syntax.kind == .entry { hearEntry(&line, syntax, parser.fragment, bytes) }
    if syntax.kind == .setting || syntax.kind == .action || syntax.kind == .quest {
      votes.addVotes(of: syntax, bytes)
    }
    isAfterBlank = syntax.kind == .blank
    lines.append(line)
  }

  private mutating func hearDate(_ line: FileOutline.Line, _ syntax: SyntaxLine, _ bytes: Span<UInt8>) {
    guard let day = line.day, syntax.kind != .unread else { return }
    let weekday = syntax.first(.weekday).map { WritingStyle.WeekdayForm(written: bytes.text($0.range)) } ?? .none
    if syntax.kind == .day { votes.weekday.add(weekday) } else { votes.entryWeekday.add(weekday) }
    if let lastDate, lastDate != day {
      votes.separatesDays.add(isAfterBlank)
      votes.newestFirst.add(day < lastDate)
    }
    if lastDate != day { lastSecond = -1 }
    lastDate = day
  }

  private mutating func hearEntry(
    _ line: inout FileOutline.Line, _ syntax: SyntaxLine, _ read: Fragment, _ bytes: Span<UInt8>
  ) {
    let entry = read.entries[read.entries.count - 1]
    line.second = entry.start
    votes.addVotes(of: syntax, bytes)
    votes.datesEveryEntry.add(line.isDateLine)
    if !line.isDateLine {
      let blank = syntax.tokens.first { $0.role != .byteOrderMark }
      votes.indent.add(blank.flatMap { $0.role == .blank ? bytes.text($0.range) : nil } ?? "")
    }
    guard entry.isTimed else { return }
    if lastSecond >= 0, lastSecond != entry.start { votes.newestEntriesFirst.add(entry.start < lastSecond) }
    lastSecond = entry.start
    if entry.form == .session {
      let last = read.extra(of: entry).points.last.map { read.points[$0] } ?? TimePoint(second: entry.value)
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
