/// The proof that formatting has changed no meaning. It reads the formatted file anew and knows nothing of how it was made.
extension FileOutline {
  /// Whether another file has the lines of this one in an order, in which `DayLayout.blank` is a blank line, and means the same:
  /// each line its kind and its date, each entry its value and its note, each declaration what it declares and its place among
  /// the others, and each line that cannot be read its bytes.
  func means(_ other: SourceFile, inOrder order: [Int32]) -> Bool {
    let (old, new) = (bytes.span, other.bytes.span)
    // Each line once, blank ones aside.
    var isMissing = lines.map { $0.kind != .blank }
    var missing = isMissing.count { $0 }
    var reader = LineReader(new)
    var entries = EntryPair()
    var place = 0
    while reader.advance(new) {
      guard place < order.count else { return false }
      defer { place += 1 }
      if order[place] == DayLayout.blank {
        guard reader.kind == .blank else { return false }
        continue
      }
      let position = Int(order[place])
      guard isMissing[position], lines[position].isSame(as: reader, new) else { return false }
      isMissing[position] = false
      missing -= 1
      let before = content(of: position)
      let after = reader.line.start..<reader.line.end
      switch reader.kind {
      case .entry:
        // Under the same date, the same text is the same entry.
        let isSame =
          old.isSame(old.trimmed(before), as: new.trimmed(after), in: new)
          || entries.areSame(old, before.lowerBound, new, after.lowerBound, on: lines[position].day)
        guard isSame else { return false }
      case .unread: guard old.isSame(before, as: after, in: new) else { return false }
      case .day:
        guard old.hasSameWords(old.note(in: before), as: new.note(in: after), in: new) else { return false }
      case .comment: guard old.hasSameWords(before, as: after, in: new) else { return false }
      case .continuation:
        // A note goes on with the lines that were below it.
        guard place > 0, Int(order[place - 1]) == position - 1, old.hasSameWords(before, as: after, in: new) else {
          return false
        }
      case .blank, .version, .setting, .include, .tag, .action, .goal, .quest, .skip: break
      }
      reader.forgetEntries()
    }
    let after = reader.finish(other)
    return place == order.count && missing == 0 && document.skippedLines == after.skippedLines
      && document.diagnostics.errors == after.diagnostics.errors
      && document.declarationValues == after.declarationValues
  }
}

extension FileOutline.Line {
  /// Whether a line that is being read is of this kind, date and time.
  fileprivate func isSame(as reader: borrowing LineReader, _ bytes: Span<UInt8>) -> Bool {
    guard kind == reader.kind, second == (kind == .entry ? reader.entry.start : -1),
      isDateLine == reader.startsWithDate(bytes)
    else { return false }
    if !needsDay && !isDateLine { return true }
    return day == reader.day
  }
}

extension Span<UInt8> {
  /// The part of a date line from its `;` on.
  fileprivate func note(in range: Range<Int>) -> Range<Int> {
    (range.first { self[$0] == Byte.semicolon } ?? range.upperBound)..<range.upperBound
  }

  /// Whether a text has the words of another one; how many blanks stand between them does not matter.
  fileprivate func hasSameWords(_ range: Range<Int>, as other: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let (text, there) = (trimmed(range), bytes.trimmed(other))
    if isSame(text, as: there, in: bytes) { return true }
    var a = Cursor(text.lowerBound, text.upperBound)
    var b = Cursor(there.lowerBound, there.upperBound)
    while !a.isAtEnd, !b.isAtEnd {
      guard a.skipBlanks(self) == b.skipBlanks(bytes) else { return false }
      guard a.peek(self) == b.peek(bytes) else { return false }
      a.at += 1
      b.at += 1
    }
    return a.isAtEnd && b.isAtEnd
  }
}
