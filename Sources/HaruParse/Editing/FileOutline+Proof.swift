/// The proof that changes did what was meant and nothing else.
extension FileOutline {
  /// The edits that did more or less than they say, of changes that made `after` of this file, in order of their places: every line
  /// that no change touches has its kind, its date and its time as before, and the records of those that are touched said and say
  /// what is expected. Where a line is not what it was, the change above it is to blame that made what is below read otherwise, else
  /// the last one above it. What another change has spoilt is no fault of an edit, so that each is judged by what it does itself.
  func harm(of changes: [PlannedChange], in after: FileOutline) -> Set<Int> {
    var walk = ProofWalk(self, after, changes)
    walk.compare()
    if walk.harmful.isEmpty, !hasExpectedDeclarations(changes, after) { return Set(changes.flatMap(\.edits)) }
    return walk.harmful
  }

  /// Whether all declarations are those that they were, without those that went and with those that came. A quest may come under
  /// another goal though no line of it was touched.
  private func hasExpectedDeclarations(_ changes: [PlannedChange], _ after: FileOutline) -> Bool {
    var counts: [DeclarationValue: Int] = [:]
    for value in document.declarationValues { counts[value, default: 0] += 1 }
    for value in after.document.declarationValues { counts[value, default: 0] -= 1 }
    for change in changes {
      guard case .values(let removed, let added) = change.meaning else { return true }
      for case .declaration(let value) in removed { counts[value, default: 0] -= 1 }
      for case .declaration(let value) in added { counts[value, default: 0] += 1 }
    }
    return counts.values.allSatisfy { $0 == 0 }
  }

  /// What the records on some lines say.
  func values(of range: Range<Int>) -> [RecordValue] {
    range.compactMap { position in
      record(startingAt: UInt32(truncatingIfNeeded: lines[position].start)).flatMap(value)
    }
  }
}

/// Goes through a file before and after some changes, line by line.
private struct ProofWalk {
  private let before: FileOutline
  private let after: FileOutline
  private let changes: [PlannedChange]
  /// The edits that are to blame for something.
  private(set) var harmful: Set<Int> = []
  /// The next line before and after.
  private var old = 0
  private var new = 0
  /// The line before that comes behind those that the current changes touch.
  private var touchedEnd = 0
  /// By how much the bytes from here on have moved.
  private var shift = 0
  /// The changes that were made right above.
  private var last = 0..<0
  /// The changes above because of which the lines here are read below another date, or not as lines of their own; nil where they
  /// are read as before.
  private var departure: Range<Int>?
  /// Whether lines that could not be read may become readable.
  private let repairs: Bool

  init(_ before: FileOutline, _ after: FileOutline, _ changes: [PlannedChange]) {
    self.before = before
    self.after = after
    self.changes = changes
    repairs = changes.contains { if case .repair = $0.meaning { true } else { false } }
  }

  mutating func compare() {
    var next = 0
    while next < changes.count {
      let start = changes[next].splice.range.indices.lowerBound
      while old < before.lines.count, before.contentEnd(of: old) < start || isWhole(before: start) {
        guard new < after.lines.count else { return blame(last) }
        compareLine()
      }
      let group = group(from: next)
      compareTouched(group)
      next = group.upperBound
    }
    while old < before.lines.count, new < after.lines.count { compareLine() }
    if old < before.lines.count || new < after.lines.count { blame(last) }
  }

  /// Whether a line that ends where a change begins is the same line afterwards.
  private func isWhole(before start: Int) -> Bool {
    new < after.lines.count && before.contentEnd(of: old) == start && after.contentEnd(of: new) == start + shift
      && after.lines[new].start == before.lines[old].start + shift
  }

  private mutating func blame(_ group: Range<Int>) {
    // Without a change above, nothing can differ; that would be a fault of the reader.
    let group = group.isEmpty ? changes.indices : group
    for change in changes[group] { harmful.formUnion(change.edits) }
  }

  /// Compares a line that no change touches.
  private mutating func compareLine() {
    let (line, other) = (before.lines[old], after.lines[new])
    defer {
      old += 1
      new += 1
    }
    if repairs, line.kind == .unread, other.start == line.start + shift { return }
    let isSame =
      line.kind == other.kind && other.start == line.start + shift && line.isDateLine == other.isDateLine
      && line.second == other.second
    if isSame, !line.needsDay && !line.isDateLine || line.day == other.day {
      if line.day == other.day, line.kind != .unread { departure = nil }
      return
    }
    departure = departure ?? last
    blame(departure ?? last)
  }

  /// The changes from one on that touch the same lines as it.
  private mutating func group(from first: Int) -> Range<Int> {
    var (end, upper, moved) = (first, 0, shift)
    touchedEnd = old
    while true {
      while end < changes.count, end == first || changes[end].splice.range.indices.lowerBound < touchedLimit {
        upper = max(upper, changes[end].splice.range.indices.upperBound)
        moved += changes[end].splice.bytes.count - changes[end].splice.range.count
        end += 1
        while touchedEnd < before.lines.count, before.lines[touchedEnd].start < upper { touchedEnd += 1 }
      }
      // Without a line end behind what is new, the line there goes on from it.
      guard touchedEnd < before.lines.count, !after.isLineStart(touchedLimit + moved) else { break }
      touchedEnd += 1
    }
    return first..<end
  }

  /// Where the lines end that the current changes touch.
  private var touchedLimit: Int { touchedEnd < before.lines.count ? before.lines[touchedEnd].start : Int.max }

  private mutating func compareTouched(_ group: Range<Int>) {
    for change in changes[group] { shift += change.splice.bytes.count - change.splice.range.count }
    let rest = touchedEnd < before.lines.count ? touchedLimit + shift : Int.max
    var end = new
    while end < after.lines.count, after.lines[end].start < rest { end += 1 }
    let (oldLines, newLines) = (old..<touchedEnd, new..<end)
    var removed: [RecordValue] = []
    var added: [RecordValue] = []
    var isRepair = false
    for change in changes[group] {
      switch change.meaning {
      case .values(let out, let into):
        removed += out
        added += into
      case .repair: isRepair = true
      }
    }
    let isFine =
      isRepair
      ? removed.isEmpty && added.isEmpty && areRepaired(oldLines, newLines)
      : before.values(of: oldLines) == removed && after.values(of: newLines) == added
        && after.lines[newLines].allSatisfy { $0.kind != .unread }
    let isOwnFault = !isFine && (isRepair || !isExcused(newLines, added))
    if isOwnFault { blame(group) } else if !isFine, let departure { blame(departure) }
    last = group
    // The lines below belong to the date that is open here.
    let isMoved =
      (oldLines.last.map { before.lines[$0].day } ?? dayAbove(old, before))
      != (newLines.last.map { after.lines[$0].day } ?? dayAbove(new, after))
    let setsDate =
      before.lines[oldLines].contains(where: \.isDateLine) || after.lines[newLines].contains(where: \.isDateLine)
    if isOwnFault || isMoved && (departure == nil || setsDate) {
      departure = group
    } else if !isMoved, let line = newLines.last, after.lines[line].kind != .unread {
      departure = nil
    }
    old = touchedEnd
    new = end
  }

  /// Whether touched lines would say what is expected if it were not for the changes that made them read otherwise.
  private func isExcused(_ newLines: Range<Int>, _ added: [RecordValue]) -> Bool {
    guard let departure else { return false }
    if changes[departure].allSatisfy({ $0.edits.allSatisfy(harmful.contains) }) { return true }
    var reader = EntryReader()
    let day = dayAbove(old, before)
    return after.values(of: newLines).map(\.withoutDate) == added.map(\.withoutDate)
      || after.lines[newLines].contains { line in
        line.kind == .unread && reader.read(after.bytes.span, at: line.start, on: day) != nil
      }
  }

  private func dayAbove(_ position: Int, _ outline: FileOutline) -> DayNumber? {
    position > 0 ? outline.lines[position - 1].day : nil
  }

  /// Whether repaired lines are the same lines, each of its kind unless it could not be read, and no less UTF-8 than before.
  private func areRepaired(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> Bool {
    guard oldLines.count == newLines.count else { return false }
    for (position, other) in zip(oldLines, newLines) {
      let kind = before.lines[position].kind
      guard kind == .unread || kind == after.lines[other].kind else { return false }
      if after.isUTF8(other) { continue }
      if before.isUTF8(position) { return false }
    }
    return true
  }
}

extension RecordValue {
  /// What it says beside the date of an entry.
  fileprivate var withoutDate: RecordValue {
    guard case .entry(var entry) = self else { return self }
    entry.day = DayNumber(0)
    return .entry(entry)
  }
}

extension FileOutline {
  /// Whether a line starts at an offset, or could.
  fileprivate func isLineStart(_ offset: Int) -> Bool {
    offset <= lines.first?.start ?? 0 || bytes[offset - 1] == 0x0A
  }

  fileprivate func isUTF8(_ position: Int) -> Bool {
    String(validating: bytes[content(of: position)], as: UTF8.self) != nil
  }
}
