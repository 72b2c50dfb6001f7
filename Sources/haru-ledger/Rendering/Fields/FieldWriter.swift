import HaruLedger
import HaruParse

/// What a field holds.
enum FieldValue {
  case none
  case number(Int64)
  case flag(Bool)
  case text(String)
  case day(DayNumber)
  case time(Instant)
  /// The name of an action.
  case action(ActionPosition)
  /// The name of a tag.
  case tag(TagPosition)
}

/// Takes the fields of a report in the order of JSON. One walk over a report serves both forms: JSON nests what it is given; CSV
/// keeps the cells whose keys are columns, and makes a row of them where one is due.
protocol FieldWriter {
  /// A writer of a report on a ledger; the columns are those of its table.
  init(_ ledger: Ledger, columns: [Key], to output: Output)
  /// A field; `column` is its key in a table.
  mutating func field(_ key: Key, as column: Key, _ value: FieldValue)
  /// A cell that only tables have, because JSON says it by nesting.
  mutating func cell(_ column: Key, _ value: FieldValue)
  /// An object as a field. A table has its fields in the row around it.
  mutating func object(_ key: Key, _ fields: (inout Self) -> Void)
  /// An object as a field of which tables have nothing.
  mutating func detail(_ key: Key, _ fields: (inout Self) -> Void)
  /// A list of objects as a field. In a table, the cells of one do not reach the next.
  mutating func list<Element>(_ key: Key, _ elements: some Sequence<Element>, _ fields: (inout Self, Element) -> Void)
  /// A list of values as a field; in a table a cell with blanks between them.
  mutating func values(_ key: Key, _ values: some Sequence<FieldValue>)
  /// The fields of a row, in a table that has a certain column.
  mutating func row(_ column: Key, _ fields: (inout Self) -> Void)
  /// The whole document, of one object.
  mutating func document(_ fields: (inout Self) -> Void)
}

extension FieldWriter {
  @inline(__always)
  mutating func field(_ key: Key, as column: Key? = nil, _ number: (some FixedWidthInteger)?) {
    field(key, as: column ?? key, number.map { .number(Int64(clamping: $0)) } ?? .none)
  }

  @inline(__always)
  mutating func field(_ key: Key, _ flag: Bool) { field(key, as: key, .flag(flag)) }

  mutating func field(_ key: Key, as column: Key? = nil, _ text: String?) {
    field(key, as: column ?? key, text.map { .text($0) } ?? .none)
  }

  mutating func field(_ key: Key, as column: Key? = nil, _ decimal: ExactDecimal?) {
    field(key, as: column, decimal?.description)
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key? = nil, _ day: DayNumber?) {
    field(key, as: column ?? key, day.map { .day($0) } ?? .none)
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key? = nil, _ instant: Instant?) {
    field(key, as: column ?? key, instant.map { .time($0) } ?? .none)
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key? = nil, action: ActionPosition) {
    field(key, as: column ?? key, .action(action))
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key? = nil, tag: TagPosition?) {
    field(key, as: column ?? key, tag.map { .tag($0) } ?? .none)
  }

  /// A colour as the format writes it: `#2F6B4F`.
  mutating func field(_ key: Key, color: UInt32?) {
    field(key, color.map(HaruParse.Palette.text))
  }

  mutating func cell(_ column: Key, _ text: String) { cell(column, .text(text)) }

  /// An object as a field; without a value, nothing.
  mutating func object<Value>(_ key: Key, _ value: Value?, _ fields: (inout Self, Value) -> Void) {
    guard let value else { return field(key, as: key, .none) }
    object(key) { fields(&$0, value) }
  }
}

/// The names of a ledger as bytes, each escaped once, when it is first written.
struct PreparedNames {
  let ledger: Ledger
  private let escape: (String) -> [UInt8]
  private var actions: [[UInt8]]
  private var tags: [[UInt8]]

  /// The names in the form that `escape` gives them.
  init(_ ledger: Ledger, _ escape: @escaping (String) -> [UInt8]) {
    self.ledger = ledger
    self.escape = escape
    actions = Array(repeating: [], count: ledger.actions.count)
    tags = Array(repeating: [], count: ledger.tags.count)
  }

  /// Adds the name of an action to some bytes.
  mutating func append(action: ActionPosition, to bytes: inout [UInt8]) {
    if actions[action.index].isEmpty { actions[action.index] = escape(ledger.name(of: action)) }
    bytes.append(contentsOf: actions[action.index])
  }

  /// Adds the name of a tag to some bytes.
  mutating func append(tag: TagPosition, to bytes: inout [UInt8]) {
    if tags[tag.index].isEmpty { tags[tag.index] = escape(ledger.name(of: tag)) }
    bytes.append(contentsOf: tags[tag.index])
  }
}
