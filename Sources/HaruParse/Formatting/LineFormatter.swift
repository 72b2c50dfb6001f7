/// Writes lines in their one form. Only the pieces that can be spelt in several ways, the indent and blanks that are missing or
/// stand where none belong are touched; all other bytes are copied.
///
/// Where two or more spaces stand before a piece, it was put into a column by hand: it stays there when what is before it becomes
/// longer or shorter. So a change of one line never asks for a change of its neighbours.
struct LineFormatter {
  /// The file so far.
  var written: FileWriter
  private let outline: FileOutline
  private let spelling: FormSpelling
  private let columns: @Sendable (String) -> Int
  private var reader = EntryReader()
  /// The line that a `|` line would continue; nil where there is none, or none that could be read.
  private var above: WrittenLine?

  /// A line that was written.
  private struct WrittenLine {
    /// Its position in the outline, and where it starts in the written file.
    var position: Int
    var start: Int
    /// Where its first character stands behind `start`, and where its `;`.
    var text: Int
    var note: Int?
    /// The column, from 0, at which its `;` stands now, and by how many columns its first character has moved; nil until it is
    /// asked for.
    var columns: (note: Int?, shift: Int)?
    /// Where its `;` stood behind the start of the line.
    var oldNote: Int?
  }

  /// The indent of an entry below its date, of a quest below its goal, and of an indented comment.
  private static let indent = 2

  /// Writes the values of an outline's lines; `columns` is the width of a text on a terminal.
  init(_ outline: FileOutline, columns: @escaping @Sendable (String) -> Int) {
    self.outline = outline
    self.columns = columns
    spelling = FormSpelling(outline.votes)
    written = FileWriter(source: outline.bytes)
  }

  /// Writes the line at a position of the outline, without its end.
  mutating func write(_ position: Int, _ bytes: Span<UInt8>) {
    let line = outline.lines[position]
    let content = outline.content(of: position)
    let start = written.count
    switch line.kind {
    case .unread:
      written.copy(content)
      above = nil
      return
    case .blank: above = nil
    case .continuation: writeContinuation(content, bytes)
    default: writeLine(position, line, content, bytes)
    }
    if written.count - start > Parser.longestLine {
      // What is short enough to be read must stay so.
      written.truncate(to: start)
      written.copy(content)
      above = nil
    }
  }

  private mutating func writeLine(
    _ position: Int, _ line: FileOutline.Line, _ content: Range<Int>, _ bytes: Span<UInt8>
  ) {
    let start = written.count
    let isBelow = line.kind == .quest || line.kind == .entry && !line.isDateLine
    let indent = isBelow || line.kind == .comment && line.isIndented ? Self.indent : 0
    above = WrittenLine(position: position, start: start, text: indent)
    if line.marks.contains(.inForm), !line.marks.contains(.weekday) || !spelling.changesWeekdays {
      let text = bytes.trimmed(content)
      if bytes.beginsWithSpaces(indent, content.lowerBound..<text.lowerBound) {
        written.copy(content.lowerBound..<text.upperBound)
      } else {
        written.add(spaces: indent)
        written.copy(text)
      }
      return
    }
    written.add(spaces: indent)
    let pieces = pieces(of: position, line, content, bytes)
    let note = write(pieces, of: line.kind, bytes)
    above?.note = note.map { $0.new - start }
    above?.oldNote = note.map { $0.old - content.lowerBound }
  }

  /// The pieces of a line behind its indent.
  private mutating func pieces(
    of position: Int, _ line: FileOutline.Line, _ content: Range<Int>, _ bytes: Span<UInt8>
  ) -> LinePieces {
    var text = Cursor(content.lowerBound, content.upperBound)
    text.skipBlanks(bytes)
    let tokens: ArraySlice<Token>
    if line.kind == .entry || line.kind == .day {
      _ = reader.read(bytes, at: line.start, on: line.day)
      tokens = reader.tokens[...]
    } else {
      tokens = outline.declarations[position]
    }
    return LinePieces(tokens, from: text.at, upTo: content.upperBound)
  }

  /// Writes the pieces of a line that could be read; returns where its `;` stood and stands.
  private mutating func write(
    _ pieces: LinePieces, of kind: LineKind, _ bytes: Span<UInt8>
  ) -> (old: Int, new: Int)? {
    var pieces = pieces
    var note: (old: Int, new: Int)?
    var reader = SpellingReader(kind)
    /// By how many columns what was written is longer than it was.
    var shift = 0
    var blank: ByteRange?
    var previous: (token: Token, spelling: SpellingReader.Spelling?)?
    while let token = pieces.next(bytes) {
      if token.role == .blank {
        blank = ByteRange(Int(blank?.start ?? token.range.start), Int(token.range.end))
        continue
      }
      let spelling = reader.spelling(of: token, bytes)
      if let previous {
        writeBlank(blank, between: previous, (token, spelling), shift: &shift, bytes)
      }
      blank = nil
      if let spelling {
        write(token, spelling, shift: &shift, bytes)
      } else if token.role == .note {
        note = (Int(token.range.start), written.count)
        written.copy(token.range.indices.lowerBound..<bytes.trimmed(token.range.indices).upperBound)
      } else {
        written.copy(token.range.indices)
      }
      previous = (token, spelling)
    }
    return note
  }

  /// Writes a value in its one spelling.
  private mutating func write(
    _ token: Token, _ spelling: SpellingReader.Spelling, shift: inout Int, _ bytes: Span<UInt8>
  ) {
    let range = token.range.indices
    switch spelling {
    case .time where range.count == 5 && bytes[range.lowerBound + 2] == Byte.colon,
      .dash where range.count == 1 && bytes[range.lowerBound] == Byte.minus,
      .comma where range.count == 1 && bytes[range.lowerBound] == Byte.comma:
      return written.copy(range)
    case .time where range.count == 4 && bytes[range.lowerBound + 1] == Byte.colon:
      written.add(Byte.zero)
      shift += 1
      return written.copy(range)
    default: break
    }
    let old = bytes.text(range)
    let new = self.spelling.text(old, spelling)
    if new == old { return written.copy(range) }
    written.add(new)
    shift += columns(new) - columns(old)
  }

  /// Writes what stands between two pieces.
  private mutating func writeBlank(
    _ blank: ByteRange?, between left: (token: Token, spelling: SpellingReader.Spelling?),
    _ right: (token: Token, spelling: SpellingReader.Spelling?), shift: inout Int, _ bytes: Span<UInt8>
  ) {
    let isWithinTimes =
      right.spelling == .dash || right.spelling == .comma
      || right.spelling == .time && (left.spelling == .dash || left.spelling == .comma)
    if isWithinTimes {
      if let blank { shift -= bytes.areSpaces(blank) ? blank.count : columns(bytes.text(blank)) }
      return
    }
    guard let blank else {
      // `09:00-독서`, `독서;note`, `독서>=1h`; nothing stands around the `=` of a property or the dots of a span.
      let isJoint = [left, right].contains {
        $0.token.role == .unread || $0.token.role == .separator && $0.spelling == nil
      }
      if !isJoint {
        written.add(spaces: 1)
        shift += 1
      }
      return
    }
    guard shift != 0, blank.count >= 2, bytes.areSpaces(blank) else { return written.copy(blank.indices) }
    let count = max(1, blank.count - shift)
    written.add(spaces: count)
    shift += count - blank.count
  }

  /// Writes a `|` line: below the `;` of the line that it continues if it stood there, else as far from the start of that line as
  /// it did.
  private mutating func writeContinuation(_ content: Range<Int>, _ bytes: Span<UInt8>) {
    let text = bytes.trimmed(content)
    guard !text.isEmpty else { return }
    let blank = content.lowerBound..<text.lowerBound
    let count = above == nil ? indent(bytes, blank) : newColumn(ofContinuationIn: blank, bytes)
    if bytes.beginsWithSpaces(count, blank) { return written.copy(content.lowerBound..<text.upperBound) }
    written.add(spaces: count)
    written.copy(text)
  }

  private mutating func newColumn(ofContinuationIn blank: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    measureAbove(bytes)
    guard let above, let place = above.columns else { return 0 }
    let old = outline.lines[above.position].start
    // Editors differ in how wide a tab is, and mostly take eight columns for it.
    if let note = above.oldNote, let new = place.note, columns(bytes, blank) == columns(bytes, old..<(old + note)) {
      return new
    }
    return max(indent(bytes, blank) + place.shift, 0)
  }

  /// Finds out at which column the `;` of the line above stands now, and by how much its first character has moved.
  private mutating func measureAbove(_ bytes: Span<UInt8>) {
    guard var line = above, line.columns == nil else { return }
    let content = outline.content(of: line.position)
    let text = bytes.trimmed(content).lowerBound
    if line.note == nil, outline.lines[line.position].marks.contains(.inForm) {
      // The line was copied, and nobody has looked for its note yet.
      if outline.lines[line.position].kind == .comment {
        line.oldNote = text - content.lowerBound
      } else {
        _ = reader.read(bytes, at: content.lowerBound, on: outline.lines[line.position].day)
        line.oldNote = reader.tokens.first { $0.role == .note }.map { Int($0.range.start) - content.lowerBound }
      }
      line.note = line.oldNote.map { $0 - (text - content.lowerBound) + line.text }
    }
    let new = written.bytes(from: line.start)
    line.columns = (
      line.note.map { columns(new.span, 0..<$0) },
      line.text - indent(bytes, content.lowerBound..<text)
    )
    above = line
  }

  /// The columns that a text at the start of a line takes, with tabs of eight.
  private func columns(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var total = 0
    for part in bytes.text(range).split(separator: "\t", omittingEmptySubsequences: false) {
      if total > 0 || part.startIndex > part.base.startIndex { total = (total / 8 + 1) * 8 }
      total += columns(String(part))
    }
    return total
  }

  /// The columns of an indent, in which a tab stands for the indent of an entry.
  private func indent(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    if bytes.areSpaces(ByteRange(range.lowerBound, range.upperBound)) { return range.count }
    let text = bytes.text(range)
    return columns(text) + text.utf8.count { $0 == Byte.tab } * (Self.indent - 1)
  }
}

extension Span<UInt8> {
  /// Whether a range holds nothing but spaces.
  fileprivate func areSpaces(_ range: ByteRange) -> Bool { range.indices.allSatisfy { self[$0] == Byte.space } }

  /// Whether a range is so many spaces.
  fileprivate func beginsWithSpaces(_ count: Int, _ range: Range<Int>) -> Bool {
    range.count == count && areSpaces(ByteRange(range.lowerBound, range.upperBound))
  }
}
