/// Conflict markers of version control (SPEC, Text).
extension Parser {
  /// Begins to leave out a conflict, as one error. One without its end runs to the end of the file; a marker that opens none is
  /// an error by itself.
  mutating func beginConflict(_ bytes: Span<UInt8>, _ line: Line, _ marker: UInt8) {
    leaveOut(line)
    if marker == Byte.less {
      state.conflict = .open
      fragment.conflictStart = line.start
    } else {
      endConflict(bytes, from: line.start, line)
    }
  }

  /// Leaves out one more line of a conflict.
  mutating func goOnWithConflict(_ bytes: Span<UInt8>, _ line: Line) {
    leaveOut(line)
    var cursor = Cursor(line.start, line.end)
    cursor.skipBlanks(bytes)
    switch cursor.meantLine(bytes) {
    case .date, .nameOfDay: state.conflict.insert(.holdsDate)
    case .goal: state.conflict.insert(.holdsGoal)
    case .other: break
    }
    if line.flaw < 0, bytes.conflictMarker(line) == Byte.greater {
      endConflict(bytes, from: fragment.conflictStart, line)
    }
  }

  private mutating func leaveOut(_ line: Line) {
    fragment.lines += 1
    fragment.skippedLines += 1
    fragment.lastLineEnd = line.end
    state.previous = .unread
  }

  /// Ends a conflict with its last line; `start` is nil where it began above the fragment.
  private mutating func endConflict(_ bytes: Span<UInt8>, from start: Int?, _ last: Line) {
    let held = state.conflict
    state.conflict = []
    state.sawContent = true
    if let start {
      let range = ByteRange(start, last.end)
      add(Fault(.conflict, range), bytes)
      if held.contains(.holdsDate) { closeDay(range) }
      if held.contains(.holdsGoal) { closeGoal(range) }
    } else {
      fragment.conflictEnd = (last.end, held)
      if held.contains(.holdsDate) { setDay(.unreadable, brokenBy: nil) }
      if held.contains(.holdsGoal) { setGoal(.unreadable) }
    }
    fragment.conflictStart = nil
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
