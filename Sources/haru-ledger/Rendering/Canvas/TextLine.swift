/// A line that is put together from pieces in different inks and measured before it is painted.
struct TextLine {
  private(set) var cells: [TextTable.Cell] = []
  /// Its columns.
  private(set) var columns = 0

  init(_ text: String = "", _ ink: Style.Ink? = nil) { add(text, ink) }

  /// Adds a piece.
  mutating func add(_ text: String, _ ink: Style.Ink? = nil) { add([.init(text, ink)]) }

  /// Adds pieces.
  mutating func add(_ pieces: [TextTable.Cell]) {
    for piece in pieces where !piece.text.isEmpty {
      columns += DisplayWidth.columns(piece.text)
      // Blanks need no ink, and neighbours share one escape sequence.
      let ink = piece.text.allSatisfy { $0 == " " } ? nil : piece.ink
      if let last = cells.last, last.ink == ink {
        cells[cells.count - 1].text += piece.text
      } else {
        cells.append(.init(piece.text, ink))
      }
    }
  }

  /// Adds blanks up to a column.
  mutating func pad(to column: Int) {
    if column > columns { add(String(repeating: " ", count: column - columns)) }
  }

  /// The painted line, without blanks at its end.
  func painted(_ style: Style) -> String {
    var cells = cells[...]
    while let last = cells.last {
      let text = String(last.text.reversed().drop { $0 == " " }.reversed())
      cells.removeLast()
      if text.isEmpty { continue }
      cells.append(.init(text, last.ink))
      break
    }
    return cells.map { cell in cell.ink.map { style.paint(cell.text, $0) } ?? cell.text }.joined()
  }
}

extension TextLine {
  /// A text in lines, the first indented by `first` columns, the others by `indent`. No-break spaces hold words together and
  /// become blanks.
  static func wrapped(_ text: String, first: Int, indent: Int, width: Int) -> [TextLine] {
    TextWrap.lines(text, width: width - indent + min(0, indent - first)).enumerated().map { position, line in
      let blanks = String(repeating: " ", count: position == 0 ? first : indent)
      return TextLine(blanks + String(line.map { $0 == "\u{A0}" ? " " : $0 }))
    }
  }

  /// Facts with dots between them, as many on a line as `width` holds; each line is indented. A fact that is wider than a line
  /// is broken.
  static func facts(_ facts: [[TextTable.Cell]], indent: Int, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var line = TextLine(String(repeating: " ", count: indent))
    for fact in facts {
      let columns = fact.reduce(0) { $0 + DisplayWidth.columns($1.text) }
      guard columns > 0 else { continue }
      let isFirst = line.columns == indent
      if !isFirst, line.columns + 3 + columns > width {
        lines.append(line)
        line = TextLine(String(repeating: " ", count: indent))
      } else if !isFirst {
        line.add(" · ", .faint)
      }
      if indent + columns <= width {
        line.add(fact)
      } else {
        for piece in TextWrap.lines(fact.map(\.text).joined(), width: width - indent) {
          if line.columns > indent {
            lines.append(line)
            line = TextLine(String(repeating: " ", count: indent))
          }
          line.add(piece, fact[0].ink)
        }
      }
    }
    if line.columns > indent { lines.append(line) }
    return lines
  }
}
