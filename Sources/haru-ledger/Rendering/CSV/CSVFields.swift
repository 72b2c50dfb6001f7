import HaruLedger

/// The fields of a report as the cells of a table. A cell stays for the rows that follow until the row, or the element of a list,
/// that it was written in ends.
struct CSVFields: FieldWriter {
  private let output: Output
  private let columns: [Key]
  /// The columns again, to find one without holding on to it.
  private let identities: [ObjectIdentifier]
  private var names: PreparedNames
  /// The rows that were not handed to the output yet.
  private var bytes: [UInt8] = []
  /// The cells of the row that is made, one after the other as they came.
  private var text: [UInt8] = []
  /// By column, where in `text` its cell is.
  private var cells: [Range<Int>]
  /// What `cells` were before they were written anew, so that the end of a row or an element gives them back.
  private var earlier: [(column: Int, cell: Range<Int>)] = []
  /// The column after the one that was written last, which is written next more often than not.
  private var next = 0

  init(_ ledger: Ledger, columns: [Key], to output: Output) {
    self.output = output
    self.columns = columns
    identities = columns.map { ObjectIdentifier($0) }
    cells = Array(repeating: 0..<0, count: columns.count)
    names = PreparedNames(ledger) { name in
      var bytes: [UInt8] = []
      CSVWriter.append(name, to: &bytes)
      return bytes
    }
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key, _ value: FieldValue) { cell(column, value) }

  mutating func cell(_ column: Key, _ value: FieldValue) {
    guard let position = position(of: column) else { return }
    let start = text.count
    write(value)
    set(position, start..<text.count)
  }

  mutating func object(_ key: Key, _ fields: (inout Self) -> Void) { fields(&self) }

  func detail(_ key: Key, _ fields: (inout Self) -> Void) {}

  mutating func list<Element>(_ key: Key, _ elements: some Sequence<Element>, _ fields: (inout Self, Element) -> Void) {
    for element in elements {
      let (kept, start) = (earlier.count, text.count)
      fields(&self, element)
      takeBack(to: kept, start)
    }
  }

  mutating func values(_ key: Key, _ values: some Sequence<FieldValue>) {
    guard let position = position(of: key) else { return }
    // What needs quotation marks is known of the cell as a whole.
    let joined = values.map { value in
      switch value {
      case .action(let position): names.ledger.name(of: position)
      case .tag(let position): names.ledger.name(of: position)
      case .text(let text): text
      case .number(let number): String(number)
      case .none, .flag, .day, .time: ""
      }
    }.joined(separator: " ")
    let start = text.count
    CSVWriter.append(joined, to: &text)
    set(position, start..<text.count)
  }

  mutating func row(_ column: Key, _ fields: (inout Self) -> Void) {
    let (kept, start) = (earlier.count, text.count)
    fields(&self)
    if position(of: column) != nil { writeRow() }
    takeBack(to: kept, start)
  }

  mutating func document(_ fields: (inout Self) -> Void) {
    var header = CSVWriter(output)
    header.row(columns.map(\.name))
    fields(&self)
    output.move(&bytes)
  }

  @inline(__always)
  private mutating func position(of column: Key) -> Int? {
    let identity = ObjectIdentifier(column)
    if next < identities.count, identities[next] == identity {
      next += 1
      return next - 1
    }
    for position in identities.indices where identities[position] == identity {
      next = position + 1
      return position
    }
    return nil
  }

  private mutating func set(_ position: Int, _ cell: Range<Int>) {
    earlier.append((position, cells[position]))
    cells[position] = cell
  }

  private mutating func takeBack(to kept: Int, _ start: Int) {
    while earlier.count > kept {
      let (column, cell) = earlier.removeLast()
      cells[column] = cell
    }
    text.removeLast(text.count - start)
  }

  private mutating func writeRow() {
    for position in cells.indices {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      // Cells are short.
      for place in cells[position] { bytes.append(text[place]) }
    }
    bytes.append(UInt8(ascii: "\r"))
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Output.limit { output.move(&bytes) }
  }

  @inline(__always)
  private mutating func write(_ value: FieldValue) {
    switch value {
    case .none: break
    case .number(let number): text.append(decimal: number)
    case .flag(let flag): text.append(contentsOf: (flag ? "true" : "false").utf8)
    case .text(let cell): CSVWriter.append(cell, to: &text)
    case .day(let day): text.append(day)
    case .time(let instant): text.append(instant, names.ledger.calendar)
    case .action(let position): names.append(action: position, to: &text)
    case .tag(let position): names.append(tag: position, to: &text)
    }
  }
}
