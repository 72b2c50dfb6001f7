/// A line with what belongs to it: the comment right above it and the lines that continue its note.
public struct Record: Hashable, Sendable {
  /// The kind of its own line.
  package let kind: LineKind
  /// The date that its own line belongs to, if it has one that can be read.
  public let day: DayNumber?
  /// The first time of its entry in seconds after 00:00; nil without one.
  public let second: Int32?
  /// Whether its own line begins with a date.
  public let isDated: Bool
  /// The bytes of all its lines with their ends.
  public let range: ByteRange
  /// The offset of its own line.
  public let start: UInt32
}

/// What a record says, where a line can be written that says the same.
public enum RecordValue: Hashable, Sendable {
  case entry(EntryValue)
  case declaration(DeclarationValue)
}

extension FileOutline {
  /// All records in order. Blank lines, and comments that stand by themselves, are in none.
  public var records: [Record] {
    var records: [Record] = []
    var position = 0
    while position < lines.count {
      if let record = record(at: position) { records.append(record) }
      position = lineAfter(position)
    }
    return records
  }

  /// The record whose own line starts at an offset.
  public func record(startingAt offset: UInt32) -> Record? { line(startingAt: offset).flatMap(record) }

  /// What a record says; nil of a date line without an entry, a version and a line that cannot be read. Of a quest, the goal is
  /// that above it.
  public func value(of record: Record) -> RecordValue? {
    switch record.kind {
    case .entry: document.entry(inFile: FileID(0), at: record.start).map { .entry(document.value(of: $0)) }
    case .setting, .include, .tag, .action, .goal, .quest, .skip:
      document.declarationValue(within: record.start..<record.range.end).map { .declaration($0) }
    case .blank, .comment, .continuation, .version, .day, .unread: nil
    }
  }

  private func record(at position: Int) -> Record? {
    let line = lines[position]
    if line.kind == .blank || line.kind == .comment || line.kind == .continuation { return nil }
    var first = position
    // An indented comment above a date belongs to the day before it.
    while let comment = commentAbove(first), !lines[comment].isIndented || !line.isDateLine { first = comment }
    let end = next(of: lineAfter(position) - 1)
    return Record(
      kind: line.kind, day: line.day, second: line.second < 0 ? nil : line.second, isDated: line.isDateLine,
      range: ByteRange(lines[first].start, end), start: UInt32(truncatingIfNeeded: line.start))
  }

  /// The comment, with the lines that continue it, right above a line.
  private func commentAbove(_ position: Int) -> Int? {
    var above = position - 1
    while above >= 0, lines[above].kind == .continuation { above -= 1 }
    return above >= 0 && lines[above].kind == .comment ? above : nil
  }
}

extension Document {
  /// What the declaration in a range of the first file declares.
  fileprivate func declarationValue(within range: Range<UInt32>) -> DeclarationValue? {
    func position<Declaration>(_ all: [Declaration], _ place: (Declaration) -> ByteRange) -> Int? {
      let first = all.countOfFirst(while: { place($0).start < range.lowerBound })
      return first < all.count && place(all[first]).start < range.upperBound ? first : nil
    }
    if let found = position(settings, { $0.valueRange }) { return value(of: settings[found]) }
    if let found = position(includes, { $0.range }) { return value(of: includes[found]) }
    if let found = position(tags, { $0.name.range }) { return value(of: tags[found]) }
    if let found = position(actions, { $0.name.range }) { return value(of: actions[found]) }
    if let found = position(goals, { $0.title.range }) { return value(of: goals[found]) }
    if let found = position(quests, { $0.range }) { return value(of: quests[found]) }
    return position(skips) { $0.range }.map { value(of: skips[$0]) }
  }
}
