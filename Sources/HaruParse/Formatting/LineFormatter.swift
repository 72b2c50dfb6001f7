/// Writes lines in their one form. Only the pieces that can be spelt in several ways, the indent and blanks that are missing or
/// stand where none belong are touched; all other bytes are copied.
///
/// Where two or more spaces stand before a piece, it was put into a column by hand: it stays there when what is before it becomes
/// longer or shorter. So a change of one line never asks for a change of its neighbours.
struct LineFormatter {
  /// The lines so far, without their ends, one after the other.
  private(set) var written: [UInt8] = []
  private let spelling: FormSpelling
  private let columns: @Sendable (String) -> Int
  /// The line that a `|` line would continue; nil where there is none, or none that could be read.
  private var above: LineMove?
  /// The column, from 0, at which the `;` of that line stands now, and by how many columns its first character has moved; nil until
  /// it is asked for.
  private var columnsAbove: (note: Int?, shift: Int)?

  /// Where a line stood and stands.
  private struct LineMove {
    /// Where the line started and now starts.
    var old: Int
    var new: Int
    /// Its first character, behind the indent.
    var text: (old: Int, new: Int)
    /// Its `;`.
    var note: (old: Int, new: Int)?
  }

  /// The indent of an entry below its date, of a quest below its goal, and of an indented comment.
  private static let indent = 2

  /// Writes the values of lines as `spelling` says; `columns` is the width of a text on a terminal.
  init(_ spelling: FormSpelling, columns: @escaping @Sendable (String) -> Int) {
    self.spelling = spelling
    self.columns = columns
  }

  /// Writes one line and returns where it stands in `written`.
  mutating func write(_ line: SyntaxLine, _ bytes: Span<UInt8>) -> Range<Int> {
    let start = written.count
    let tokens = line.tokens.drop { $0.role == .byteOrderMark }
    let text = tokens.drop { $0.role == .blank }
    let isIndented = text.startIndex > tokens.startIndex
    switch line.kind {
    case .unread:
      copy(tokens, bytes)
      above = nil
    case .blank: above = nil
    case .continuation: writeContinuation(tokens, text, bytes)
    default:
      let isBelow = line.kind == .quest || line.kind == .entry && text.first?.role != .date
      indent(by: isBelow || line.kind == .comment && isIndented ? Self.indent : 0)
      let textStart = written.count
      let note = write(text, of: line.kind, bytes)
      above = LineMove(
        old: Int(tokens.first?.range.start ?? line.range.end), new: start,
        text: (Int(text.first?.range.start ?? line.range.end), textStart), note: note)
      columnsAbove = nil
    }
    if line.kind != .unread, written.count - start > Parser.longestLine {
      // What is short enough to be read must stay so.
      written.removeSubrange(start...)
      copy(tokens, bytes)
      above = nil
    }
    return start..<written.count
  }

  /// Writes the pieces of a line that could be read; returns where its `;` stood and stands.
  private mutating func write(
    _ tokens: ArraySlice<Token>, of kind: LineKind, _ bytes: Span<UInt8>
  ) -> (old: Int, new: Int)? {
    var note: (old: Int, new: Int)?
    var reader = SpellingReader(kind)
    /// By how many columns what was written is longer than it was.
    var shift = 0
    var blank: ByteRange?
    var previous: (token: Token, spelling: SpellingReader.Spelling?)?
    for token in tokens where token.role != .lineEnd {
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
        copy(bytes.trimmed(token.range), bytes)
      } else {
        copy(token.range, bytes)
      }
      previous = (token, spelling)
    }
    return note
  }

  /// Writes a value in its one spelling.
  private mutating func write(
    _ token: Token, _ spelling: SpellingReader.Spelling, shift: inout Int, _ bytes: Span<UInt8>
  ) {
    if spelling == .time, bytes.isPlainTime(token.range) { return copy(token.range, bytes) }
    let old = bytes.text(token.range)
    let new = self.spelling.text(old, spelling)
    if new == old { return copy(token.range, bytes) }
    written += new.utf8
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
      if let blank { shift -= columns(bytes.text(blank)) }
      return
    }
    guard let blank else {
      // `09:00-독서`, `독서;note`, `독서>=1h`; nothing stands around the `=` of a property or the dots of a span.
      let isJoint = [left, right].contains {
        $0.token.role == .unread || $0.token.role == .separator && $0.spelling == nil
      }
      if !isJoint {
        written.append(Byte.space)
        shift += 1
      }
      return
    }
    guard shift != 0, blank.count >= 2, bytes.areSpaces(blank) else { return copy(blank, bytes) }
    let count = max(1, blank.count - shift)
    indent(by: count)
    shift += count - blank.count
  }

  /// Writes a `|` line: below the `;` of the line that it continues if it stood there, else as far from the start of that line as
  /// it did.
  private mutating func writeContinuation(
    _ tokens: ArraySlice<Token>, _ text: ArraySlice<Token>, _ bytes: Span<UInt8>
  ) {
    guard let first = text.first else { return }
    let blank = Int(tokens.first?.range.start ?? first.range.start)..<Int(first.range.start)
    indent(by: above.map { newColumn(ofContinuationIn: blank, below: $0, bytes) } ?? indent(bytes, blank))
    copy(bytes.trimmed(first.range), bytes)
  }

  private mutating func newColumn(
    ofContinuationIn blank: Range<Int>, below line: LineMove, _ bytes: Span<UInt8>
  ) -> Int {
    let place = columnsAbove ?? columns(of: line, bytes)
    columnsAbove = place
    // Editors differ in how wide a tab is, and mostly take eight columns for it.
    if let note = line.note, let new = place.note, columns(bytes, blank) == columns(bytes, line.old..<note.old) {
      return new
    }
    return max(indent(bytes, blank) + place.shift, 0)
  }

  /// The column at which the `;` of a line stands now, and by how much its first character has moved.
  private func columns(of line: LineMove, _ bytes: Span<UInt8>) -> (note: Int?, shift: Int) {
    let written = written.span
    return (
      line.note.map { columns(written, line.new..<$0.new) },
      indent(written, line.new..<line.text.new) - indent(bytes, line.old..<line.text.old)
    )
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
    let text = bytes.text(range)
    return columns(text) + text.utf8.count { $0 == Byte.tab } * (Self.indent - 1)
  }

  private mutating func indent(by count: Int) {
    written.append(contentsOf: repeatElement(Byte.space, count: count))
  }

  private mutating func copy(_ tokens: ArraySlice<Token>, _ bytes: Span<UInt8>) {
    for token in tokens where token.role != .lineEnd { copy(token.range, bytes) }
  }

  private mutating func copy(_ range: ByteRange, _ bytes: Span<UInt8>) {
    for position in range.indices { written.append(bytes[position]) }
  }
}

extension Span<UInt8> {
  /// Whether a time is spelt as all are: `09:05`.
  fileprivate func isPlainTime(_ range: ByteRange) -> Bool {
    range.count == 5 && self[Int(range.start) + 2] == Byte.colon
  }

  /// Whether a range holds nothing but spaces.
  fileprivate func areSpaces(_ range: ByteRange) -> Bool { range.indices.allSatisfy { self[$0] == Byte.space } }

  /// A piece without the blanks at its end.
  fileprivate func trimmed(_ range: ByteRange) -> ByteRange {
    let bytes = range.indices
    if let last = bytes.last, self[last] < 0x80, self[last] > Byte.space { return range }
    let scalars = text(bytes).unicodeScalars
    let end = scalars.lastIndex { !$0.isBlank }.map(scalars.index(after:)) ?? scalars.startIndex
    return ByteRange(bytes.lowerBound, bytes.lowerBound + String(scalars[..<end]).utf8.count)
  }
}
