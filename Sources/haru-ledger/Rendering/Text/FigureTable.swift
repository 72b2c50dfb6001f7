/// A table of figures under headings, laid out for a width: columns that belong together stay together, and those for which there
/// is no room follow as a table of their own, so that nothing is lost on a narrow terminal.
struct FigureTable {
  /// A column but for the first, which has the names.
  struct Column {
    /// Its heading.
    var title: String
    /// On which side its cells stand.
    var alignment = TextTable.Alignment.right
    /// Columns of a group are moved together; those of group 0 stay with the names.
    var group = 0
    /// The columns of a drawing, which takes what the others leave, from the least to the most.
    var drawing: ClosedRange<Int>?
  }

  /// A cell, or what draws it in so many columns.
  enum Cell {
    case text(String, Style.Ink? = nil)
    case drawing(Style.Ink? = nil, (Int) -> String)
    case none
  }

  private enum Line {
    /// A heading; the first of a table has the headings of the columns after it.
    case heading(String)
    case row(name: String, ink: Style.Ink?, [Cell])
  }

  private let columns: [Column]
  private var content: [Line] = []

  /// A table with these columns after that of the names.
  init(_ columns: [Column]) { self.columns = columns }

  var isEmpty: Bool { content.isEmpty }

  /// Begins a section.
  mutating func heading(_ title: String) { content.append(.heading(title)) }

  /// Adds a line with a cell for each column; those at its end may be left out.
  mutating func add(_ name: String, _ ink: Style.Ink? = nil, _ cells: [Cell]) {
    content.append(.row(name: name, ink: ink, cells))
  }

  private static let indent = 2
  private static let gap = 2
  private static let leastName = 8
  private static let goodDrawing = 20

  /// The lines, none wider than `width` where names can be cut short for it.
  func lines(width: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    for (position, part) in parts(width).enumerated() {
      if position > 0 { lines.append("") }
      lines += draw(part, isFirst: position == 0, width, style)
    }
    return lines
  }

  /// The columns that have a cell at all, in as many tables as it takes.
  private func parts(_ width: Int) -> [[Int]] {
    let used = columns.indices.filter { column in
      content.contains { if case .row(_, _, let cells) = $0 { Self.isFilled(cells, column) } else { false } }
    }
    let groups = Dictionary(grouping: used, by: { columns[$0].group }).sorted { $0.key < $1.key }.map(\.value)
    var parts: [[Int]] = []
    for group in groups {
      if let last = parts.last, needed(last + group, atEase: true) <= width {
        parts[parts.count - 1] += group
      } else if needed(group) <= width || group.count == 1 {
        parts.append(group)
      } else {
        for column in group {
          if let last = parts.last, last.first.map({ columns[$0].group }) == columns[column].group,
            needed(last + [column]) <= width
          {
            parts[parts.count - 1].append(column)
          } else {
            parts.append([column])
          }
        }
      }
    }
    return parts.isEmpty ? [[]] : parts
  }

  private static func isFilled(_ cells: [Cell], _ column: Int) -> Bool {
    guard column < cells.count else { return false }
    switch cells[column] {
    case .text(let text, _): return !text.isEmpty
    case .drawing: return true
    case .none: return false
    }
  }

  /// The width of a table of some of the columns with drawings as narrow as can be, or as is good to look at, and the names cut
  /// as far as may be.
  private func needed(_ part: [Int], atEase: Bool = false) -> Int {
    part.reduce(Self.indent + min(nameWidth, Self.leastName * 2)) { width, column in
      let best = atEase ? min(columns[column].drawing?.upperBound ?? 0, Self.goodDrawing) : 0
      return width + Self.gap + max(leastWidth(column), best)
    }
  }

  private var nameWidth: Int {
    content.map { line in
      switch line {
      case .heading(let title): DisplayWidth.columns(title) - Self.indent
      case .row(let name, _, _): DisplayWidth.columns(name)
      }
    }.max() ?? 0
  }

  private func leastWidth(_ column: Int) -> Int {
    if let drawing = columns[column].drawing { return drawing.lowerBound }
    return content.reduce(DisplayWidth.columns(columns[column].title)) { widest, line in
      guard case .row(_, _, let cells) = line, column < cells.count, case .text(let text, _) = cells[column] else {
        return widest
      }
      return max(widest, DisplayWidth.columns(text))
    }
  }

  private func draw(_ part: [Int], isFirst: Bool, _ width: Int, _ style: Style) -> [String] {
    // Nothing but an absurd figure is wider than what a line has beside the shortest name.
    let limit = max(width - Self.indent - Self.leastName - Self.gap, 4)
    var widths = part.map { min(leastWidth($0), limit) }
    var spare = width - Self.indent - nameWidth - widths.reduce(0) { $0 + Self.gap + $1 }
    let names = spare < 0 ? max(nameWidth + spare, Self.leastName) : nameWidth
    for (position, column) in part.enumerated() {
      guard let drawing = columns[column].drawing, spare > 0 else { continue }
      let more = min(spare, drawing.upperBound - drawing.lowerBound)
      widths[position] += more
      spare -= more
    }
    var titles: [Cell]? = part.enumerated().map { position, column in
      let title = columns[column].title
      return DisplayWidth.columns(title) <= widths[position] ? .text(title, .faint) : .none
    }
    var lines: [String] = []
    var heading: String?
    for line in content {
      switch line {
      case .heading(let title): heading = title
      case .row(let name, let ink, let cells):
        // A table of further figures has no line for what has none.
        guard isFirst || part.contains(where: { Self.isFilled(cells, $0) }) else { continue }
        if let title = heading {
          lines.append(draw(title, .emphasis, 0, titles ?? [], part, names + Self.indent, widths, style))
          (heading, titles) = (nil, nil)
        }
        let picked = part.map { $0 < cells.count ? cells[$0] : .none }
        lines.append(draw(name, ink, Self.indent, picked, part, names, widths, style))
      }
    }
    return lines
  }

  private func draw(
    _ name: String, _ ink: Style.Ink?, _ indent: Int, _ cells: [Cell], _ part: [Int], _ names: Int, _ widths: [Int],
    _ style: Style
  ) -> String {
    let name = DisplayWidth.cut(name, to: names)
    var line = String(repeating: " ", count: indent) + (ink.map { style.paint(name, $0) } ?? name)
    // Blanks are written only when something follows them.
    var blanks = names - DisplayWidth.columns(name)
    for (position, cell) in cells.enumerated() {
      let (text, ink): (String, Style.Ink?)
      switch cell {
      case .text(let plain, let color): (text, ink) = (DisplayWidth.cut(plain, to: widths[position]), color)
      case .drawing(let color, let draw): (text, ink) = (draw(widths[position]), color)
      case .none: (text, ink) = ("", nil)
      }
      let padding = widths[position] - DisplayWidth.columns(text)
      blanks += Self.gap
      guard !text.isEmpty else {
        blanks += padding
        continue
      }
      let isRight = columns[part[position]].alignment == .right
      line += String(repeating: " ", count: blanks + (isRight ? padding : 0))
      line += ink.map { style.paint(text, $0) } ?? text
      blanks = isRight ? 0 : padding
    }
    return line
  }
}

extension DisplayWidth {
  /// The text, cut short with `…` where it is wider than so many columns.
  static func cut(_ text: String, to limit: Int) -> String {
    guard columns(text) > limit else { return text }
    var result = ""
    var total = 1
    for character in text {
      total += columns(character)
      if total > limit { break }
      result.append(character)
    }
    return result + "…"
  }
}
