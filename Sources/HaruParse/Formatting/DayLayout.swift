/// Where blank lines stand: one between two days, never two, none at the ends of the file.
///
/// Lines that bear both a date and an entry may stand together, as in a log with a line an entry.
struct DayLayout {
  private let lines: [FileOutline.Line]
  /// The lines so far, as positions in the file; nil is a blank line.
  private(set) var result: [Int?] = []

  /// The layout of lines in an order, in which nil is a blank line.
  init(_ outline: FileOutline, order: [Int?]) {
    lines = outline.lines
    result.reserveCapacity(order.count)
    var isAfterBlank = false
    for position in order {
      guard let position, lines[position].kind != .blank else {
        isAfterBlank = true
        continue
      }
      // What cannot be read at the top of a file might be taken for a mark of its encoding.
      if isAfterBlank, !result.isEmpty || lines[position].kind == .unread { result.append(nil) }
      isAfterBlank = false
      if lines[position].isDateLine, lines[position].kind != .unread, let gap = gap(before: position) {
        result.insert(nil, at: gap)
      }
      result.append(position)
    }
  }

  /// Where a blank line is missing before a date line: above the comments that belong to it.
  private func gap(before position: Int) -> Int? {
    var gap = result.count
    while let comment = lineAbove(gap), lines[comment.position].kind == .comment, !lines[comment.position].isIndented {
      gap = comment.place
    }
    guard gap > 0, result[gap - 1] != nil else { return nil }
    if let day = dayAbove(gap), day == lines[position].day { return nil }
    guard let above = lineAbove(gap) else { return nil }
    let bothBearEntries =
      lines[position].kind == .entry && lines[above.position].kind == .entry && lines[above.position].isDateLine
    return bothBearEntries ? nil : gap
  }

  /// The date of the last date line or entry above a place; nil where a declaration stands between.
  private func dayAbove(_ place: Int) -> DayNumber? {
    for position in result[..<place].reversed() {
      guard let position, lines[position].kind != .comment, lines[position].kind != .continuation else { continue }
      return lines[position].isDateLine || lines[position].needsDay ? lines[position].day : nil
    }
    return nil
  }

  /// The line above a place, without those that continue its note; nil at the top and below a blank line.
  private func lineAbove(_ place: Int) -> (place: Int, position: Int)? {
    var above = place - 1
    while above >= 0, let position = result[above] {
      if lines[position].kind != .continuation { return (above, position) }
      above -= 1
    }
    return nil
  }
}
