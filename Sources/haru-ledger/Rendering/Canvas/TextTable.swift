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

  /// A table with one alignment a column; every line is indented by so many columns.
  init(_ alignments: [Alignment], indent: Int = 2) {
    self.alignments = alignments
    self.indent = indent
  }

  /// Adds a line; cells that are left out at its end are empty.
  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  /// The lines, not painted yet: two blanks between columns and none at the end of a line.
  func lines() -> [[Cell]] {
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], DisplayWidth.columns(cell.text)) }
    }
    return rows.map { row in
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
}
