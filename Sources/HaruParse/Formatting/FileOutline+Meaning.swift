/// The proof that formatting has changed no meaning. It reads the formatted file anew and knows nothing of how it was made.
extension FileOutline {
  /// Whether another file has the lines of this one in an order, in which nil is a blank line, and means the same: each line its
  /// kind and its date, each entry its value and its note, each declaration what it declares and its place among the others,
  /// and each line that cannot be read its bytes.
  func means(the other: FileOutline, inOrder order: [Int?]) -> Bool {
    guard order.count == other.lines.count, document.skippedLines == other.document.skippedLines,
      document.diagnostics.errors == other.document.diagnostics.errors
    else { return false }
    // Each line once, blank ones aside.
    var isMissing = lines.map { $0.kind != .blank }
    for position in order {
      guard let position else { continue }
      guard isMissing[position] else { return false }
      isMissing[position] = false
    }
    guard !isMissing.contains(true) else { return false }
    let (entries, otherEntries) = (entryOfLine(), other.entryOfLine())
    for (place, position) in order.enumerated() {
      guard let position else {
        guard other.lines[place].kind == .blank else { return false }
        continue
      }
      let (old, new) = (lines[position], other.lines[place])
      guard old.kind == new.kind, old.isDateLine == new.isDateLine, old.second == new.second,
        !old.needsDay && !old.isDateLine || old.day == new.day
      else { return false }
      switch old.kind {
      case .entry:
        // Under the same date, the same text is the same entry.
        let isSame =
          text(of: old) == other.text(of: new)
          || document.value(ofEntry: entries[position]) == other.document.value(ofEntry: otherEntries[place])
        guard isSame else { return false }
      case .unread: guard text(of: old) == other.text(of: new) else { return false }
      case .day, .comment, .continuation:
        guard words(of: old) == other.words(of: new) else { return false }
        // A note goes on with the lines that were below it.
        if old.kind == .continuation, place == 0 || order[place - 1] != position - 1 { return false }
      case .blank, .version, .setting, .include, .tag, .action, .goal, .quest, .skip: break
      }
    }
    return document.declarationValues == other.document.declarationValues
  }

  /// The position of its entry for each line that has one, -1 for the others.
  private func entryOfLine() -> [Int] {
    var next = 0
    return lines.map { line in
      guard line.kind == .entry else { return -1 }
      next += 1
      return next - 1
    }
  }

  private func text(of line: Line) -> ArraySlice<UInt8> { bytes[line.start..<line.contentEnd] }

  /// The words of a line; of a date line, its note.
  private func words(of line: Line) -> [Substring] {
    let text = String(decoding: text(of: line), as: UTF8.self)
    let note = line.kind == .day ? text[(text.firstIndex(of: ";") ?? text.endIndex)...] : text[...]
    return note.split { $0.unicodeScalars.allSatisfy(\.isBlank) }
  }
}
