/// Changes of the times of a session that runs or is paused. Blanks are set as the line has them already.
extension FileOutline {
  /// The line of a session up to the place where its times go on.
  private struct OpenTimes {
    /// The separator at its end: a dash where it runs, a comma where it is paused.
    var separator: ByteRange
    /// What stands between the time before the separator and the separator.
    var blank: String
    /// The first dash of the line.
    var dash: String
  }

  private func openTimes(ofEntryAt start: UInt32) -> OpenTimes? {
    guard let position = line(startingAt: start) else { return nil }
    let tokens = tokens(ofLine: position)
    guard let last = tokens.lastIndex(where: { $0.role == .time }) else { return nil }
    let bytes = bytes.span
    // A running session's last dash may be no token of its own.
    var cursor = Cursor(Int(tokens[last].range.end), contentEnd(of: position))
    let blankStart = cursor.at
    cursor.skipBlanks(bytes)
    let signStart = cursor.at
    let width = cursor.peek(bytes) == Byte.comma ? 1 : cursor.rangeSignWidth(bytes)
    guard width > 0 else { return nil }
    cursor.at += width
    let separator = ByteRange(signStart, cursor.at)
    let first = tokens.first { $0.role == .time }!
    var dash = Cursor(Int(first.range.end), contentEnd(of: position))
    dash.skipBlanks(bytes)
    let dashStart = dash.at
    dash.at += dash.rangeSignWidth(bytes)
    let sign = bytes.text(dashStart..<dash.at)
    return OpenTimes(
      separator: separator, blank: bytes.text(blankStart..<signStart),
      dash: bytes.text(Int(first.range.end)..<dashStart) + (sign.isEmpty ? "-" : sign))
  }

  /// `09:00-` → `09:00-10:30`; with `isPause`, → `09:00-10:30,`, the comma as `WritingStyle.comma` has it. Nil where no session
  /// runs at the offset.
  public func ending(
    entryAt start: UInt32, with time: String, isPause: Bool = false, comma: String = ","
  ) -> Splice? {
    guard let open = openTimes(ofEntryAt: start), bytes[Int(open.separator.start)] != Byte.comma else { return nil }
    let end = Int(open.separator.end)
    let pause = isPause ? WritingStyle.withoutTrailingBlanks(comma) : ""
    return Splice(end, end, open.blank + time + pause + blankIfTouching(end))
  }

  /// `09:00-09:30,` → `09:00-09:30,09:45-`, with the blanks that `WritingStyle.comma` has behind it. Nil where no session is
  /// paused at the offset.
  public func resuming(entryAt start: UInt32, with time: String, comma: String = ",") -> Splice? {
    guard let open = openTimes(ofEntryAt: start), bytes[Int(open.separator.start)] == Byte.comma else { return nil }
    let end = Int(open.separator.end)
    let blank = String(comma.dropFirst(WritingStyle.withoutTrailingBlanks(comma).count))
    return Splice(end, end, (blank.isEmpty ? open.blank : blank) + time + open.dash + blankIfTouching(end))
  }

  /// `09:00-09:30,09:45-` → `09:00-09:30`; with `isPause`, → `09:00-09:30,`. Nil where no session that was paused runs at the
  /// offset.
  public func withoutLastStart(ofEntryAt start: UInt32, isPause: Bool = false) -> Splice? {
    guard let open = openTimes(ofEntryAt: start), bytes[Int(open.separator.start)] != Byte.comma,
      let position = line(startingAt: start)
    else { return nil }
    let times = tokens(ofLine: position).filter { $0.role == .time }
    guard times.count > 2 else { return nil }
    var first = Int(times[times.count - 2].range.end)
    if isPause {
      let comma = (first..<Int(times[times.count - 1].range.start)).first { bytes[$0] == Byte.comma }
      guard let comma else { return nil }
      first = comma + 1
    }
    let end = Int(open.separator.end)
    return Splice(first, end, blankIfTouching(end))
  }

  /// `09:00-09:30,` → `09:00-09:30`. Nil where no session is paused at the offset.
  public func closing(entryAt start: UInt32) -> Splice? {
    guard let open = openTimes(ofEntryAt: start), bytes[Int(open.separator.start)] == Byte.comma else { return nil }
    let begin = Int(open.separator.start) - open.blank.utf8.count
    return Splice(begin, Int(open.separator.end), blankIfTouching(Int(open.separator.end)))
  }

  /// The splice that adds to the note of an entry, and what the note says then: `독서 ; 도서관` → `독서 ; 도서관 · 11쪽`. A note of
  /// several lines goes on at its end. Nil where no note can say the text.
  public func noting(entryAt start: UInt32, with text: String) -> (splice: Splice, note: String)? {
    guard let position = line(startingAt: start), let entry = document.entry(inFile: FileID(0), at: start) else {
      return nil
    }
    let old = document.hasNote(onLineOf: entry) ? document.note(of: entry) : nil
    let end = bytes.span.trimmed(content(of: old == nil ? position : lineAfter(position) - 1)).upperBound
    let piece = old?.split(separator: "\n", omittingEmptySubsequences: false).last
    let joint = piece.map { $0.isEmpty ? "" : " · " }
    let splice = Splice(end, end, (joint.map { $0.isEmpty ? " " : $0 } ?? " ; ") + text)
    let after = FileOutline(SourceFile(path: "", bytes: splice.applied(to: bytes))).document
    guard let note = after.entry(inFile: FileID(0), at: start).flatMap({ after.note(of: $0) }) else { return nil }
    if let old, let joint { return note == old + joint + text ? (splice, note) : nil }
    // Lines that continue a note may stand below an entry that has none.
    return note == text || note.hasPrefix(text + "\n") ? (splice, note) : nil
  }

  /// A blank, unless one follows.
  private func blankIfTouching(_ offset: Int) -> String {
    let span = bytes.span
    guard offset < span.count else { return "" }
    var cursor = Cursor(offset, span.count)
    if cursor.peek(span) == 0x0A || cursor.peek(span) == 0x0D { return "" }
    return cursor.skipBlanks(span) ? "" : " "
  }
}
