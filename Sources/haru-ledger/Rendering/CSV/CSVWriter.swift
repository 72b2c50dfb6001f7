/// Writes CSV by RFC 4180, row by row: commas, CRLF, and quotation marks where a cell needs them.
///
/// A spreadsheet takes a cell that begins like a formula for one, and a ledger may come from someone else. Such a cell gets an
/// apostrophe before it, which spreadsheets know as the mark of text, unless it is a plain number.
struct CSVWriter {
  private let output: Output

  /// A writer to `output`.
  init(_ output: Output) {
    self.output = output
  }

  /// Writes a row.
  mutating func row(_ cells: [String]) {
    var bytes: [UInt8] = []
    for (position, cell) in cells.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.append(cell, to: &bytes)
    }
    bytes.append(contentsOf: "\r\n".utf8)
    output.append(bytes)
  }

  /// Adds a cell to the bytes of a row.
  static func append(_ cell: String, to bytes: inout [UInt8]) {
    // Most cells are numbers, dates and names, of which nothing has to be looked at twice.
    guard let first = cell.utf8.first else { return }
    if isAlphanumeric(first), cell.utf8.allSatisfy(isHarmless) { return bytes.append(contentsOf: cell.utf8) }
    var text = isFormula(cell) ? "'" : ""
    for scalar in cell.unicodeScalars {
      // The lines of a note stay lines, and its tabs tabs; everything else that moves a cursor or hides is spelt out.
      switch scalar {
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\"": text += "\"\""
      default: text += Escape.terminal(scalar)
      }
    }
    let isQuoted =
      text.first == " " || text.last == " " || text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" }
    bytes.append(contentsOf: (isQuoted ? "\"\(text)\"" : text).utf8)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  /// Whether a spreadsheet would take it for a formula. Some read the full-width signs like the plain ones.
  private static func isFormula(_ cell: String) -> Bool {
    switch cell.unicodeScalars.first {
    case "=", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    case "+", "-": !isNumber(cell.unicodeScalars.dropFirst())
    default: false
    }
  }

  /// Whether it is digits, perhaps with a point between them.
  private static func isNumber(_ text: some Collection<Unicode.Scalar>) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }
}
