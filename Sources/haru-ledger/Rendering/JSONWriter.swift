/// Writes JSON on one line, piece by piece, without building it in memory first. Commas are set by the writer, and an object or
/// list ends where its closure does, so that the result is always well formed.
struct JSONWriter {
  private let output: Output
  /// Whether nothing stands before the next value in the list or object around it.
  private var isFirst = true

  /// A writer to `output`.
  init(_ output: Output) {
    self.output = output
  }

  /// An object; its members are written by `field` or by `key` and a value.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclosed("{", "}", members)
  }

  /// A list.
  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclosed("[", "]", elements)
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
    quote(name)
    output.append(":")
    isFirst = true
  }

  /// A string, `null` for nil.
  mutating func value(_ text: String?) {
    separate()
    if let text { quote(text) } else { output.append("null") }
  }

  /// An integer, `null` for nil.
  mutating func value(_ number: (some FixedWidthInteger)?) {
    separate()
    output.append(number.map { String($0) } ?? "null")
  }

  /// `true` or `false`.
  mutating func value(_ flag: Bool) {
    separate()
    output.append(flag ? "true" : "false")
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

  private mutating func enclosed(_ open: String, _ close: String, _ content: (inout JSONWriter) -> Void) {
    separate()
    output.append(open)
    isFirst = true
    content(&self)
    output.append(close)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { output.append(",") }
    isFirst = false
  }

  /// Text in quotation marks. Besides what JSON asks for, everything that a terminal must not get is written as `\u001b`.
  private func quote(_ text: String) {
    output.append("\"")
    if text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || Escape.isHidden($0) }) {
      for scalar in text.unicodeScalars { output.append(escaped(scalar)) }
    } else {
      output.append(text)
    }
    output.append("\"")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
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
