/// The proof that a change did what was meant and nothing else.
extension FileOutline {
  /// Whether `after`, which is this file with `splice` applied, differs from it by exactly these entries: every line that the
  /// splice does not touch has its kind and its date as before, and those that it touches said `removed` and say `added`.
  public func proves(
    _ after: FileOutline, splice: Splice, removed: [EntryValue], added: [EntryValue]
  ) -> Bool {
    let start = splice.range.indices.lowerBound
    let end = splice.range.indices.upperBound
    let shift = splice.bytes.count - splice.range.count
    var head = 0
    while head < lines.count, head < after.lines.count,
      contentEnd(of: head) < start || isWhole(head, before: start, after)
    {
      guard lines[head].means(after.lines[head], shiftedBy: 0) else { return false }
      head += 1
    }
    var tail = 0
    while tail < lines.count - head, tail < after.lines.count - head {
      let old = lines[lines.count - 1 - tail]
      let new = after.lines[after.lines.count - 1 - tail]
      guard old.start >= end, new.start == old.start + shift else { break }
      guard old.means(new, shiftedBy: shift) else { return false }
      tail += 1
    }
    return values(of: head..<(lines.count - tail)) == removed
      && after.values(of: head..<(after.lines.count - tail)) == added
      && after.lines[head..<(after.lines.count - tail)].allSatisfy { $0.kind != .unread }
  }

  /// Whether a line that ends where the splice begins is the same line afterwards.
  private func isWhole(_ position: Int, before start: Int, _ after: FileOutline) -> Bool {
    contentEnd(of: position) == start && after.contentEnd(of: position) == start
      && after.lines[position].start == lines[position].start
  }

  private func values(of range: Range<Int>) -> [EntryValue] {
    guard let first = range.first else { return [] }
    let start = lines[first].start
    let end = next(of: range.upperBound - 1)
    return document.entries.indices.filter { start <= document.entries[$0].line && document.entries[$0].line < end }
      .map { document.value(ofEntry: $0) }
  }
}

extension FileOutline.Line {
  /// Whether a line reads as this one does.
  fileprivate func means(_ other: FileOutline.Line, shiftedBy shift: Int) -> Bool {
    kind == other.kind && other.start == start + shift && isDateLine == other.isDateLine && second == other.second
      && (!needsDay && !isDateLine || day == other.day)
  }
}

extension FileOutline {
  /// Where the line of an entry starts that a splice, of which this file is the outcome, has written or changed.
  public func entry(saying value: EntryValue, writtenBy splice: Splice) -> UInt32? {
    let start = splice.range.indices.lowerBound
    let first = max(firstLine(from: start + 1) - 1, 0)
    guard first < lines.count else { return nil }
    let reach = lines[first].start...(start + splice.bytes.count)
    let position = document.entries.indices.first { position in
      reach.contains(Int(document.entries[position].line)) && document.value(ofEntry: position) == value
    }
    return position.map { document.entries[$0].line }
  }
}

extension FileOutline {
  /// Whether `after`, which is this file with the edits of repairs applied, says what this file said but for the repairs: it has the
  /// same lines, it is no less UTF-8 than before, every line that no edit touches has its kind, its date and its time as before
  /// unless it was left out, and every line that could be read is still of its kind.
  public func provesRepair(_ after: FileOutline, by edits: [Edit]) -> Bool {
    guard lines.count == after.lines.count, after.unreadableBytes <= unreadableBytes else { return false }
    let edits = edits.sorted { $0.location < $1.location }
    var edit = 0
    var shift = 0
    for position in lines.indices {
      let (old, new) = (lines[position], after.lines[position])
      let end = contentEnd(of: position)
      guard new.start == old.start + shift else { return false }
      var isTouched = false
      while edit < edits.count, Int(edits[edit].location.range.start) <= end {
        let range = edits[edit].location.range
        guard Int(range.start) >= old.start, Int(range.end) <= end else { return false }
        shift += edits[edit].text.utf8.count - range.count
        isTouched = true
        edit += 1
      }
      guard after.next(of: position) == next(of: position) + shift else { return false }
      if old.kind == .unread { continue }
      if isTouched ? new.kind != old.kind : !old.means(new, shiftedBy: new.start - old.start) { return false }
    }
    return edit == edits.count
  }

  /// The number of lines with a byte that is no part of UTF-8 text.
  private var unreadableBytes: Int {
    if String(validating: bytes, as: UTF8.self) != nil { return 0 }
    return document.diagnostics.sorted().reduce(0) { $0 + ($1.first.problem.code == .invalidUTF8 ? $1.count : 0) }
  }
}
