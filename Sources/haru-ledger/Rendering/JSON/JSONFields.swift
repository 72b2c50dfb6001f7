import HaruLedger

/// The fields of a report as JSON.
struct JSONFields: FieldWriter {
  private var json: JSONWriter
  private var names: PreparedNames

  init(_ ledger: Ledger, columns: [Key] = [], to output: Output) {
    json = JSONWriter(output)
    names = PreparedNames(ledger) { name in
      var bytes: [UInt8] = []
      JSONWriter.quote(name, to: &bytes)
      return bytes
    }
  }

  @inline(__always)
  mutating func field(_ key: Key, as column: Key, _ value: FieldValue) {
    json.key(prepared: key.json)
    write(value)
  }

  func cell(_ column: Key, _ value: FieldValue) {}

  mutating func object(_ key: Key, _ fields: (inout Self) -> Void) {
    json.key(prepared: key.json)
    json.open(UInt8(ascii: "{"))
    fields(&self)
    json.close(UInt8(ascii: "}"))
  }

  mutating func detail(_ key: Key, _ fields: (inout Self) -> Void) { object(key, fields) }

  mutating func list<Element>(_ key: Key, _ elements: some Sequence<Element>, _ fields: (inout Self, Element) -> Void) {
    json.key(prepared: key.json)
    json.open(UInt8(ascii: "["))
    for element in elements {
      json.open(UInt8(ascii: "{"))
      fields(&self, element)
      json.close(UInt8(ascii: "}"))
    }
    json.close(UInt8(ascii: "]"))
  }

  mutating func values(_ key: Key, _ values: some Sequence<FieldValue>) {
    json.key(prepared: key.json)
    json.open(UInt8(ascii: "["))
    for value in values { write(value) }
    json.close(UInt8(ascii: "]"))
  }

  mutating func row(_ column: Key, _ fields: (inout Self) -> Void) { fields(&self) }

  mutating func document(_ fields: (inout Self) -> Void) {
    json.open(UInt8(ascii: "{"))
    fields(&self)
    json.close(UInt8(ascii: "}"))
    json.end()
  }

  @inline(__always)
  private mutating func write(_ value: FieldValue) {
    switch value {
    case .none: json.value(nil as String?)
    case .number(let number): json.value(number)
    case .flag(let flag): json.value(flag)
    case .text(let text): json.value(text)
    case .day(let day):
      quoted { $0.append(day) }
    case .time(let instant):
      let calendar = names.ledger.calendar
      quoted { $0.append(instant, calendar) }
    case .action(let position):
      json.separate()
      names.append(action: position, to: &json.bytes)
    case .tag(let position):
      json.separate()
      names.append(tag: position, to: &json.bytes)
    }
  }

  @inline(__always)
  private mutating func quoted(_ write: (inout [UInt8]) -> Void) {
    json.separate()
    json.bytes.append(UInt8(ascii: "\""))
    write(&json.bytes)
    json.bytes.append(UInt8(ascii: "\""))
  }
}
