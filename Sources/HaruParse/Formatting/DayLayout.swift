/// Where blank lines stand: one between two days, never two, none at the ends of the file.
///
/// Lines that bear both a date and an entry may stand together, as in a log with a line an entry.
struct DayLayout {
  private let lines: [FileOutline.Line]
  /// The lines so far, as positions in the file; `blank` is a blank line.
  private(set) var result: [Int32] = []
  private var isAfterBlank = false

  /// A blank line among positions.
  static let blank: Int32 = -1

  /// The layout of the lines of a file in the order in which they are.
  init(_ outline: FileOutline) {
    lines = outline.lines
    result.reserveCapacity(lines.count + 1)
    for position in lines.indices { add(Int32(truncatingIfNeeded: position)) }
  }

  /// The layout of lines in another order.
  init(_ outline: FileOutline, order: [Int32]) {
    lines = outline.lines
    result.reserveCapacity(order.count)
    for position in order { add(position) }
  }

  private mutating func add(_ position: Int32) {
    guard position != Self.blank, lines[Int(position)].kind != .blank else {
      isAfterBlank = true
      return
    }
    let line = lines[Int(position)]
    // What cannot be read at the top of a file might be taken for a mark of its encoding.
    if isAfterBlank, !result.isEmpty || line.kind == .unread { result.append(Self.blank) }
    isAfterBlank = false
    if line.isDateLine, line.kind != .unread, let gap = gap(before: line) { result.insert(Self.blank, at: gap) }
    result.append(position)
  }

  /// Where a blank line is missing before a date line: above the comments that belong to it.
  private func gap(before line: FileOutline.Line) -> Int? {
    var gap = result.count
    while let comment = lineAbove(gap), comment.line.kind == .comment, !comment.line.isIndented { gap = comment.place }
    guard gap > 0, result[gap - 1] != Self.blank else { return nil }
    if let day = dayAbove(gap), day == line.day { return nil }
    guard let above = lineAbove(gap)?.line else { return nil }
    let bothBearEntries = line.kind == .entry && above.kind == .entry && above.isDateLine
    return bothBearEntries ? nil : gap
  }

  /// The date of the last date line or entry above a place; nil where a declaration stands between.
  private func dayAbove(_ place: Int) -> DayNumber? {
    for position in result[..<place].reversed() where position != Self.blank {
      let line = lines[Int(position)]
      if line.kind == .comment || line.kind == .continuation { continue }
      return line.isDateLine || line.needsDay ? line.day : nil
    }
    return nil
  }

  /// The line above a place, without those that continue its note; nil at the top and below a blank line.
  private func lineAbove(_ place: Int) -> (place: Int, line: FileOutline.Line)? {
    var above = place - 1
    while above >= 0, result[above] != Self.blank {
      let line = lines[Int(result[above])]
      if line.kind != .continuation { return (above, line) }
      above -= 1
    }
    return nil
  }
}
