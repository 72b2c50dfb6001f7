/// Replacing, removing and moving records.
extension FileOutline {
  /// The splice that puts another value in the place of an entry or a declaration, its note included.
  func replacement(
    of record: Record, by value: RecordValue, in style: WritingStyle
  ) throws(Problem) -> Splice {
    guard let position = line(startingAt: record.start) else { throw .missing(.value) }
    let content = bytes.span.trimmed(content(of: position))
    let end = contentEnd(of: lineAfter(position) - 1)
    switch value {
    case .declaration(let value): return Splice(content.lowerBound, end, try style.text(value))
    case .entry(let entry):
      let start = lines[position].isDateLine ? firstValue(ofLine: position) : content.lowerBound
      let indent = lines[position].isDateLine ? style.indent : bytes.span.text(lines[position].start..<start)
      return Splice(start, end, try style.lines(entry).joined(separator: style.lineEnd + indent + "  "))
    }
  }

  /// The splice that removes a record's line with those that continue its note. A date line that other entries need keeps its date.
  public func removal(ofRecordAt start: UInt32) -> Splice? {
    guard let position = line(startingAt: start), record(startingAt: start) != nil else { return nil }
    let after = lineAfter(position)
    if lines[position].isDateLine, isNeeded(position) {
      guard lines[position].kind == .entry else { return nil }
      let before = tokens(ofLine: position).last {
        Int($0.range.end) <= firstValue(ofLine: position) && $0.role != .blank
      }
      return Splice(Int(before?.range.end ?? start), contentEnd(of: after - 1), "")
    }
    if lines[after - 1].isUnended, position > 0 {
      return Splice(contentEnd(of: position - 1), contentEnd(of: after - 1), "")
    }
    return Splice(lines[position].start, next(of: after - 1), "")
  }

  /// The splice that removes an entry with the lines of its note. A date line that other entries need keeps its date.
  public func removal(ofEntryAt start: UInt32) -> Splice? {
    line(startingAt: start).flatMap { lines[$0].kind == .entry ? removal(ofRecordAt: start) : nil }
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
        let splice =
          lines[end - 1].isUnended && top > 0
          ? Splice(contentEnd(of: top - 1), contentEnd(of: end - 1), "")
          : Splice(lines[top].start, next(of: end - 1), "")
        if bytes.count - splice.range.count == old.count, splice.applied(to: bytes) == old { return splice }
      }
    }
    return nil
  }

  /// The splices that move a record, with all of its lines, before another one or to the end of the file.
  func move(
    from start: UInt32, before target: UInt32?, in style: WritingStyle
  ) throws(Problem) -> [(splice: Splice, meaning: PlannedChange.Meaning)] {
    guard let record = record(startingAt: start), let value = value(of: record) else { throw .missing(.value) }
    let other = target.flatMap { self.record(startingAt: $0) }
    if target != nil, other == nil { throw .missing(.value) }
    let place = other.map { Int($0.range.start) } ?? bytes.count
    var text = Array(bytes[record.range.indices])
    if text.last != 0x0A { text += style.lineEnd.utf8 }
    var moved = value
    if case .entry(var entry) = value, !record.isDated {
      // Below another date, it is one of that date.
      guard let day = other.map({ $0.isDated ? dayAbove($0) : $0.day }) ?? lines.last?.day else {
        throw .missing(.date)
      }
      entry.day = day
      moved = .entry(entry)
    }
    if place == bytes.count, let last = lines.last, last.isUnended {
      text = Array(style.lineEnd.utf8) + text.dropLast()
    }
    return [
      (Splice(record.range, []), .values(removed: [value], added: [])),
      (Splice(ByteRange(place, place), text), .values(removed: [], added: [moved])),
    ]
  }

  private func dayAbove(_ record: Record) -> DayNumber? {
    let position = firstLine(from: Int(record.range.start))
    return position > 0 ? lines[position - 1].day : nil
  }

  /// Whether a line below needs the date of a date line.
  private func isNeeded(_ position: Int) -> Bool {
    for line in lines[(position + 1)...] {
      if line.isDateLine { return false }
      if line.needsDay { return true }
    }
    return false
  }

  /// Where the entry of a line begins, behind its date.
  private func firstValue(ofLine position: Int) -> Int {
    let values: Set<Token.Role> = [.time, .length, .count, .measure]
    let first = tokens(ofLine: position).first { values.contains($0.role) }
    return first.map { Int($0.range.start) } ?? contentEnd(of: position)
  }

  /// The tokens of a line with an entry or a date.
  func tokens(ofLine position: Int) -> [Token] {
    var reader = EntryReader()
    _ = reader.read(bytes.span, at: lines[position].start, on: lines[position].day)
    return reader.tokens
  }
}
