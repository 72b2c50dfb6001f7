/// Writes JSON on one line, piece by piece. Commas are set by the writer, and an object or list ends where its closure does, so
/// that the result is always well formed. The bytes go to the output as they come, many at a time.
struct JSONWriter {
  /// What was not handed to the output yet.
  var bytes: [UInt8] = []
  private let output: Output
  /// Whether nothing was written before the next value in the list or object around it.
  private var isFirst = true
  /// The number of lists and objects around the next value.
  private var depth = 0

  /// A writer to `output`.
  init(_ output: Output) {
    self.output = output
  }

  /// An object; its members are written by `field` or by `key` and a value.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// A list.
  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    elements(&self)
    close(UInt8(ascii: "]"))
  }

  /// A list with one value for each element.
  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    array { json in
      for element in elements { write(&json, element) }
    }
  }

  /// The name of the next value.
  mutating func key(_ name: String) {
    separate()
    Self.quote(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    isFirst = true
  }

  /// The name of the next value, with quotation marks and colon.
  @inline(__always)
  mutating func key(prepared name: [UInt8]) {
    separate()
    bytes.append(contentsOf: name)
    isFirst = true
  }

  /// A string, `null` for nil.
  mutating func value(_ text: String?) {
    separate()
    if let text { Self.quote(text, to: &bytes) } else { bytes.append(contentsOf: "null".utf8) }
  }

  /// An integer, `null` for nil.
  mutating func value(_ number: (some FixedWidthInteger)?) {
    separate()
    if let number { bytes.append(decimal: number) } else { bytes.append(contentsOf: "null".utf8) }
  }

  /// `true` or `false`.
  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// A member with a string, `null` for nil.
  mutating func field(_ name: String, _ text: String?) {
    key(name)
    value(text)
  }

  /// A member with an integer, `null` for nil.
  mutating func field(_ name: String, _ number: (some FixedWidthInteger)?) {
    key(name)
    value(number)
  }

  /// A member with `true` or `false`.
  mutating func field(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// The line end that a document has after it.
  mutating func end() {
    output.append("\n")
  }

  /// Begins an object or a list.
  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    isFirst = true
    depth += 1
  }

  /// Ends an object or a list.
  mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    isFirst = false
    depth -= 1
    if depth == 0 || bytes.count >= Output.limit { output.move(&bytes) }
  }

  /// The comma before a value that is not the first.
  @inline(__always)
  mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  /// Adds text in quotation marks. Besides what JSON asks for, everything that a terminal must not get is written as `\u001b`.
  static func quote(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if Escape.isPlain(text) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { bytes.append(contentsOf: escaped(scalar).utf8) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      if Escape.isHidden(scalar) {
        String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      } else {
        String(scalar)
      }
    }
  }
}
