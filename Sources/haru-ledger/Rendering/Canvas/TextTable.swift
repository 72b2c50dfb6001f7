/// Lines of cells in columns that line up by display width.
struct TextTable {
  /// On which side of its column a cell stands.
  enum Alignment {
    case left, right
  }

  /// A cell: its text, and the ink it is painted in after it was measured.
  struct Cell {
    var text: String
    var ink: Style.Ink?

    init(_ text: String, _ ink: Style.Ink? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  private let alignments: [Alignment]
  private let indent: Int
  private var rows: [[Cell]] = []
  /// The columns of each column of cells.
  private var widths: [Int]
  /// By column, those of its widest cell that ends a line; nil where none does.
  private var ends: [Int?]

  /// A table with one alignment a column; every line is indented by so many columns.
  init(_ alignments: [Alignment], indent: Int = 2) {
    self.alignments = alignments
    self.indent = indent
    widths = [Int](repeating: 0, count: alignments.count)
    ends = [Int?](repeating: nil, count: alignments.count)
  }

  /// Adds a line; cells that are left out at its end are empty.
  mutating func add(_ cells: [Cell]) {
    measure(cells)
    rows.append(cells)
  }

  /// Makes room for a line without keeping it.
  mutating func measure(_ cells: [Cell]) {
    var last: (column: Int, columns: Int)?
    for (column, cell) in cells.enumerated() {
      let columns = DisplayWidth.columns(cell.text)
      widths[column] = max(widths[column], columns)
      if !cell.text.isEmpty { last = (column, columns) }
    }
    if let last { ends[last.column] = max(ends[last.column] ?? 0, last.columns) }
  }

  /// The columns of the widest line.
  var columns: Int {
    var start = indent
    var widest = indent
    for (column, width) in widths.enumerated() {
      if let end = ends[column] { widest = max(widest, start + (alignments[column] == .left ? end : width)) }
      start += width + 2
    }
    return widest
  }

  /// The lines, not painted yet: two blanks between columns and none at the end of a line.
  func lines() -> [[Cell]] { rows.map(line) }

  /// A line that was measured, not painted yet.
  func line(_ row: [Cell]) -> [Cell] {
    var line = [Cell(String(repeating: " ", count: indent))]
    let last = row.lastIndex { !$0.text.isEmpty } ?? -1
    for (column, cell) in row.enumerated() where column <= last {
      let padding = String(repeating: " ", count: widths[column] - DisplayWidth.columns(cell.text))
      switch alignments[column] {
      case .left: line += column == last ? [cell] : [cell, Cell(padding)]
      case .right: line += [Cell(padding), cell]
      }
      if column < last { line.append(Cell("  ")) }
    }
    return line
  }
}
