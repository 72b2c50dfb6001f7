/// Conflict markers of version control (SPEC, Text).
extension Parser {
  /// Leaves out a conflict as one error and returns the offset of the line after it. A conflict without its end runs to the
  /// end of the file; a marker that opens none stands for itself.
  mutating func skipConflict(_ bytes: Span<UInt8>, from first: Line, _ marker: UInt8) -> Int {
    var last = first
    var heldDate = false
    var heldGoal = false
    document.lines += 1
    document.skippedLines += 1
    if collectsTokens { collect(bytes, first, .unread) }
    while marker == Byte.less, last.next < bytes.count {
      last = LineScanner.line(bytes, from: last.next, &document.marks[Int(file.index)])
      document.marks[Int(file.index)].note(endOf: last)
      document.lines += 1
      document.skippedLines += 1
      if collectsTokens { collect(bytes, last, .unread) }
      var cursor = Cursor(last.start, last.end)
      cursor.skipBlanks(bytes)
      switch cursor.meantLine(bytes) {
      case .date: heldDate = true
      case .goal: heldGoal = true
      case .other: break
      }
      if last.flaw < 0, bytes.conflictMarker(last) == Byte.greater { break }
    }
    report(Fault(.conflict, first.start, last.end), bytes, first)
    if heldDate { closeDay(ByteRange(first.start, last.end)) }
    if heldGoal { closeGoal(ByteRange(first.start, last.end)) }
    previous = .unread
    sawContent = true
    return last.next
  }
}

extension Span<UInt8> {
  /// The character of the conflict marker that the line is, nil where it is none: seven of them at its very start, then a
  /// blank or nothing.
  @inline(__always)
  func conflictMarker(_ line: Line) -> UInt8? {
    let first = self[line.start]
    guard first >= Byte.less, first == Byte.less || first == Byte.equals || first == Byte.greater || first == Byte.bar,
      line.end - line.start >= 7
    else { return nil }
    for offset in 1..<7 where self[line.start + offset] != first { return nil }
    return line.end - line.start == 7 || self[line.start + 7] == Byte.space ? first : nil
  }

  /// Whether a UTF-8 byte order mark starts the bytes.
  var hasByteOrderMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// Whether the bytes are UTF-16: a byte order mark of it, or every other of the first bytes is zero.
  var isUTF16: Bool {
    guard count >= 2 else { return false }
    if self[0] == 0xFF && self[1] == 0xFE || self[0] == 0xFE && self[1] == 0xFF { return true }
    guard count >= 4 else { return false }
    let zeros = (self[0] == 0, self[1] == 0, self[2] == 0, self[3] == 0)
    return zeros == (true, false, true, false) || zeros == (false, true, false, true)
  }
}
