/// Where a new line goes: under its date, in order of time, as the file has it.
extension FileOutline {
  /// A date line with what belongs to it.
  private struct Block {
    /// Its date line.
    var first: Int
    /// The line after the last one that belongs to it.
    var end: Int
    var day: DayNumber
    /// The first time on its date line; -1 without an entry there.
    var second: Int32
  }

  /// The splice that adds an entry in a style.
  /// - Throws: what is wrong with an entry that no line can say.
  public func insertion(of entry: EntryValue, in style: WritingStyle) throws(Problem) -> Splice {
    let text = try style.text(entry)
    // Untimed entries go behind the others of their day.
    let second = entry.points.first?.second ?? Int32.max
    let blocks = blocks()
    if style.datesEveryEntry {
      return addBlock(
        [style.date(entry.day, style.entryWeekday) + " " + text], entry.day, second, blocks, style)
    }
    let sameDay = blocks.filter { $0.day == entry.day }
    if let block = style.newestFirst ? sameDay.first : sameDay.last {
      return insert([style.indent + text], before: place(second, in: block, style), style)
    }
    return addBlock(
      [style.date(entry.day, style.weekday), style.indent + text], entry.day, second, blocks, style)
  }

  /// The splice that declares an action: behind the last declaration of one, else before the first date.
  public func insertion(ofDeclaration text: String, in style: WritingStyle) -> Splice {
    if let last = lines.lastIndex(where: { $0.kind == .action }) {
      return insert([text], before: lineAfter(last), style)
    }
    let firstDay = lines.firstIndex { $0.isDateLine || $0.needsDay } ?? lines.count
    let head: Set<LineKind> = [.version, .setting, .include, .tag]
    if let last = lines[..<firstDay].lastIndex(where: { head.contains($0.kind) }) {
      let place = lineAfter(last)
      let needsBlank = place < lines.count && lines[place].kind != .blank
      return insert([text] + (needsBlank ? [""] : []), before: place, style)
    }
    let needsBlank = firstDay < lines.count
    return insert([text] + (needsBlank ? [""] : []), before: firstDay, style)
  }

  private func blocks() -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for (position, line) in lines.enumerated() {
      if line.isDateLine, let day = line.day {
        blocks.append(Block(first: position, end: position + 1, day: day, second: line.second))
        isOpen = true
        continue
      }
      // Below a date that could not be read, nothing belongs to the block before.
      if line.day == nil { isOpen = false }
      guard isOpen else { continue }
      let last = blocks.count - 1
      let isAttached = blocks[last].end == position
      let belongs =
        line.needsDay || isAttached && (line.kind == .continuation || line.kind == .comment && line.isIndented)
      if belongs { blocks[last].end = position + 1 }
    }
    return blocks
  }

  /// The line of a block before which an entry of a time goes.
  private func place(_ second: Int32, in block: Block, _ style: WritingStyle) -> Int {
    let body = (lineAfter(block.first))..<max(block.end, lineAfter(block.first))
    let timed = body.filter { lines[$0].kind == .entry && lines[$0].second >= 0 }
    if style.newestEntriesFirst {
      guard second != .max else { return body.lowerBound }
      return timed.first { lines[$0].second <= second } ?? afterLastEntry(of: body)
    }
    if second == .max { return afterLastEntry(of: body) }
    if let before = timed.last(where: { lines[$0].second <= second }) { return lineAfter(before) }
    if let after = timed.first { return after }
    return afterLastEntry(of: body)
  }

  private func afterLastEntry(of body: Range<Int>) -> Int {
    body.last { lines[$0].needsDay }.map(lineAfter) ?? body.lowerBound
  }

  /// Adds a date line with an entry, or an entry with its own date, in order of the dates.
  private func addBlock(
    _ text: [String], _ day: DayNumber, _ second: Int32, _ blocks: [Block], _ style: WritingStyle
  ) -> Splice {
    func isBefore(_ block: Block) -> Bool { (block.day, block.second) <= (day, second) }
    let place: Int
    if style.newestFirst {
      place = blocks.first(where: isBefore)?.first ?? blocks.last?.end ?? lines.count
    } else {
      place = blocks.last(where: isBefore)?.end ?? blocks.first?.first ?? lines.count
    }
    // A blank line stands between two dates where the file has it so, and between a date and anything else always, unless the
    // file's first date has none above it.
    func isApart(_ neighbour: Int) -> Bool {
      guard lines.indices.contains(neighbour), lines[neighbour].kind != .blank else { return false }
      let owner = lines[neighbour].day
      let isEntry = lines[neighbour].isDateLine || lines[neighbour].needsDay || lines[neighbour].kind == .continuation
      guard isEntry, let owner else { return true }
      return owner != day && style.separatesDays
    }
    let isFirst = blocks.first?.first == place
    let above = isApart(place - 1) && !isFirst ? [""] : []
    let below = isApart(place) ? [""] : []
    return insert(above + text + below, before: place, style)
  }

  /// Adds whole lines. Where the file ends without a line end, it still does afterwards.
  private func insert(_ texts: [String], before position: Int, _ style: WritingStyle) -> Splice {
    if position < lines.count {
      let start = lines[position].start
      return Splice(start, start, texts.map { $0 + style.lineEnd }.joined())
    }
    let end = bytes.count
    if let last = lines.last, last.isUnended {
      return Splice(end, end, texts.map { style.lineEnd + $0 }.joined())
    }
    return Splice(end, end, texts.map { $0 + style.lineEnd }.joined())
  }

  /// The splice that removes an entry with the lines of its note. A date line that other entries need keeps its date.
  public func removal(ofEntryAt start: UInt32) -> Splice? {
    guard let position = line(startingAt: start), lines[position].kind == .entry else { return nil }
    let after = lineAfter(position)
    let last = lines[after - 1]
    if lines[position].isDateLine, isNeeded(position) {
      let tokens = tokens(ofLine: position)
      guard let value = tokens.first(where: { [.time, .length, .count, .measure].contains($0.role) }) else {
        return nil
      }
      let before = tokens.last { $0.range.end <= value.range.start && $0.role != .blank }
      return Splice(Int(before?.range.end ?? value.range.start), last.contentEnd, "")
    }
    if last.isUnended, position > 0 { return Splice(lines[position - 1].contentEnd, last.contentEnd, "") }
    return Splice(lines[position].start, last.next, "")
  }

  /// The splice that removes an entry, with the date line right above it and the blank lines around the two, so that these
  /// bytes are left: as they were before a change that wrote no more. Nil where it does not come to that.
  public func removal(ofEntryAt start: UInt32, leaving old: [UInt8]) -> Splice? {
    guard let position = line(startingAt: start), lines[position].kind == .entry else { return nil }
    let after = lineAfter(position)
    var first = position
    if first > 0, lines[first - 1].kind == .day { first -= 1 }
    let tops = [first] + (first > 0 && lines[first - 1].kind == .blank ? [first - 1] : [])
    let ends = [after] + (after < lines.count && lines[after].kind == .blank ? [after + 1] : [])
    for top in tops {
      for end in ends {
        let isUnended = lines[end - 1].isUnended && top > 0
        let splice =
          isUnended
          ? Splice(lines[top - 1].contentEnd, lines[end - 1].contentEnd, "")
          : Splice(lines[top].start, lines[end - 1].next, "")
        if bytes.count - splice.range.count == old.count, splice.applied(to: bytes) == old { return splice }
      }
    }
    return nil
  }

  /// Whether a line below needs the date of a date line.
  private func isNeeded(_ position: Int) -> Bool {
    for line in lines[(position + 1)...] {
      if line.isDateLine { return false }
      if line.needsDay { return true }
    }
    return false
  }

  /// The tokens of a line.
  func tokens(ofLine position: Int) -> [Token] {
    let line = lines[position]
    var parser = Parser(below: line.day.map { .open($0) } ?? .none, collectsTokens: true)
    parser.readAlone(bytes.span, from: line.start)
    return parser.syntax[0].tokens
  }
}
