/// A grid of terminal cells that is drawn on in any order. Characters of two columns take two cells.
struct TextCanvas {
  /// The number of columns.
  let columns: Int
  private var rows: [[Cell]]

  private struct Cell {
    /// The character; empty in the second cell of a wide one.
    var text = " "
    var ink: Style.Ink?
    /// The colours of the two halves of a blank cell.
    var upper: UInt32?
    var lower: UInt32?

    var isBlank: Bool { text == " " && ink == nil && upper == nil && lower == nil }
  }

  /// A blank canvas.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Whether nothing has been drawn on some columns of a row.
  func isBlank(row: Int, _ range: Range<Int>) -> Bool { range.allSatisfy { rows[row][$0].isBlank } }

  /// Draws text from a column on, no further than to `end`; the column after it.
  @discardableResult
  mutating func put(_ text: String, row: Int, column: Int, end: Int, _ ink: Style.Ink? = nil) -> Int {
    var column = column
    for character in text {
      let width = DisplayWidth.columns(character)
      guard width > 0 else { continue }
      guard column + width <= min(end, columns) else { break }
      clear(row, column)
      rows[row][column] = Cell(text: String(character), ink: ink)
      if width == 2 {
        clear(row, column + 1)
        rows[row][column + 1] = Cell(text: "", ink: ink)
      }
      column += width
    }
    return column
  }

  /// Fills columns of a row with a character of one column.
  mutating func fill(_ text: String, row: Int, _ range: Range<Int>, _ ink: Style.Ink? = nil) {
    for column in range {
      clear(row, column)
      rows[row][column] = Cell(text: text, ink: ink)
    }
  }

  /// Fills those columns of a row that are blank.
  mutating func fillBlanks(_ text: String, row: Int, _ range: Range<Int>, _ ink: Style.Ink? = nil) {
    for column in range where rows[row][column].isBlank { rows[row][column] = Cell(text: text, ink: ink) }
  }

  /// Draws a line of a character through what is blank on columns of a row or in a block without text, from the right.
  mutating func strike(_ text: String, over line: String, row: Int, _ range: Range<Int>, rgb: UInt32) {
    for column in range.reversed() {
      let cell = rows[row][column]
      switch cell.ink {
      case _ where cell.text == line: rows[row][column] = Cell(text: text, ink: .glyph(rgb, behind: nil))
      case .block(let behind) where cell.text == " ":
        rows[row][column] = Cell(text: text, ink: .glyph(rgb, behind: behind))
      default:
        guard cell.isBlank else { return }
        rows[row][column] = Cell(text: text, ink: .glyph(rgb, behind: nil))
      }
    }
  }

  /// Draws a line at the upper edge of a block, where it has no text.
  mutating func overline(row: Int, _ range: Range<Int>, rgb: UInt32) {
    for column in range {
      guard case .block(let behind)? = rows[row][column].ink, rows[row][column].text == " " else { continue }
      rows[row][column] = Cell(text: "▔", ink: .glyph(rgb, behind: behind))
    }
  }

  /// Colours the upper or the lower half of columns of a row.
  mutating func fillHalf(row: Int, isLower: Bool, _ range: Range<Int>, rgb: UInt32) {
    for column in range {
      if isLower { rows[row][column].lower = rgb } else { rows[row][column].upper = rgb }
    }
  }

  /// Makes a cell free; of a wide character, the other half becomes a blank.
  private mutating func clear(_ row: Int, _ column: Int) {
    if rows[row][column].text.isEmpty { rows[row][column - 1].text = " " }
    if column + 1 < columns, rows[row][column + 1].text.isEmpty { rows[row][column + 1].text = " " }
  }

  /// The lines, without blanks at their ends.
  func lines(_ style: Style) -> [String] {
    rows.map { cells in
      var line = ""
      var run = ""
      var runInk: Style.Ink?
      func flush() {
        line += runInk.map { style.paint(run, $0) } ?? run
        run = ""
      }
      for cell in cells[..<((cells.lastIndex { !$0.isBlank } ?? -1) + 1)] {
        let (text, ink) = Self.drawn(cell)
        if ink != runInk { flush() }
        runInk = ink
        run += text
      }
      flush()
      return line
    }
  }

  private static func drawn(_ cell: Cell) -> (String, Style.Ink?) {
    guard cell.text == " ", cell.ink == nil else { return (cell.text, cell.ink) }
    switch (cell.upper, cell.lower) {
    case (nil, nil): return (" ", nil)
    case (let upper?, let lower?) where upper == lower: return (" ", .block(upper))
    case (let upper?, let lower): return ("▀", .glyph(upper, behind: lower))
    case (nil, let lower?): return ("▄", .glyph(lower, behind: nil))
    }
  }
}
