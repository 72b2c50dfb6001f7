import HaruParse

/// The part of a source line that is shown, and where the carets below it go. Only bytes near the range are looked at, so that a
/// line of 50 MB costs no more than any other.
struct LineExcerpt: Equatable {
  /// The text as a terminal may get it: tabs are one blank, other control characters are escaped, `…` is where it was cut.
  var text: String
  /// Columns before the range.
  var caretColumn: Int
  /// Columns of the range, at least 1.
  var caretWidth: Int

  /// What a reader sees as one character.
  private struct Cell {
    var text: String
    var columns: Int
    /// The offset of its first byte.
    var start: Int
  }

  /// No character takes more bytes a column than this, save by a heap of combining marks (which is then cut).
  private static let bytesPerColumn = 16

  /// The part of `line` around `range` that fits into so many columns. A range beyond the end of the line is cut there.
  init(_ range: ByteRange, inLine line: ByteRange, of bytes: Span<UInt8>, columns: Int) {
    let line = line.indices
    let start = min(max(Int(range.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(range.end), start), line.upperBound)
    let reach = columns * Self.bytesPerColumn
    var from = max(line.lowerBound, start - reach)
    var to = min(line.upperBound, start + 2 * reach)
    // Not from within a scalar, nor to within one.
    while from > line.lowerBound, from < start, bytes[from].continuesScalar { from += 1 }
    while to < line.upperBound, to > start, bytes[to].continuesScalar { to -= 1 }

    let cells = Self.cells(from..<to, of: bytes)
    let first = cells.lastIndex { $0.start <= start && start < to } ?? cells.count
    var afterLast = cells.firstIndex { $0.start >= end } ?? cells.count
    afterLast = max(first, afterLast)
    let isCutLeft = from > line.lowerBound
    let isCutRight = to < line.upperBound

    var window = cells.indices
    let total = cells.reduce(0) { $0 + $1.columns }
    if isCutLeft || isCutRight || total > columns {
      window = Self.window(cells, around: first..<afterLast, columns: columns - 2)
    }
    let leftMark = isCutLeft || window.lowerBound > 0 ? "…" : ""
    let rightMark = isCutRight || window.upperBound < cells.count ? "…" : ""
    text = leftMark + cells[window].map(\.text).joined() + rightMark
    caretColumn = (leftMark.isEmpty ? 0 : 1) + Self.columns(cells[window.lowerBound..<max(window.lowerBound, first)])
    caretWidth = max(1, Self.columns(cells[min(first, window.upperBound)..<min(afterLast, window.upperBound)]))
  }

  /// The cells to show: those of the range as far as there is room, and about as many before it as after it.
  private static func window(_ cells: [Cell], around range: Range<Int>, columns room: Int) -> Range<Int> {
    let rangeColumns = min(Self.columns(cells[range]), room)
    let before = (room - rangeColumns) / 2
    var start = range.lowerBound
    var used = 0
    while start > 0, used + cells[start - 1].columns <= before {
      start -= 1
      used += cells[start].columns
    }
    var end = range.lowerBound
    while end < cells.count, used + cells[end].columns <= room {
      used += cells[end].columns
      end += 1
    }
    while start > 0, used + cells[start - 1].columns <= room {
      start -= 1
      used += cells[start].columns
    }
    return start..<end
  }

  private static func columns(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.columns }
  }

  private static func cells(_ range: Range<Int>, of bytes: Span<UInt8>) -> [Cell] {
    var scalars = String.UnicodeScalarView()
    var offsets: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalarOrByte(at: offset)
      scalars.append(scalar ?? "\u{FFFD}")
      offsets.append(offset)
      offset += length
    }
    var cells: [Cell] = []
    var position = 0
    for character in String(scalars) {
      let text =
        character == "\t" ? " " : character.unicodeScalars.reduce(into: "") { $0 += Escape.terminal($1) }
      cells.append(Cell(text: text, columns: DisplayWidth.columns(text), start: offsets[position]))
      position += character.unicodeScalars.count
    }
    return cells
  }
}
