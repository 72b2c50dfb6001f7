import Testing

@testable import HaruParse

/// A source with the diagnostics that are expected of it. They stand under the line they belong to, as `^^^ code`, or
/// `^^^ code => suggestion` where the suggestion is to be looked at too. Carets cover columns of Unicode scalars; a place
/// without width, or one of one scalar, is one caret; a place of several lines is marked to the end of its first line.
struct AnnotatedSource {
  /// One diagnostic at its place.
  struct Mark: Hashable, Comparable {
    /// Line of the source without annotations, from 1.
    var line: Int
    /// First column, from 1.
    var column: Int
    /// Number of carets, at least 1.
    var width: Int
    var code: String
    var suggestion: String?

    static func < (a: Mark, b: Mark) -> Bool {
      (a.line, a.column, a.width, a.code) < (b.line, b.column, b.width, b.code)
    }

    /// The annotation line.
    var text: String {
      String(repeating: " ", count: column - 1) + String(repeating: "^", count: width) + " " + code
        + (suggestion.map { " => " + $0 } ?? "")
    }
  }

  /// The lines without annotations, with their ends.
  var lines: [[UInt8]] = []
  var expected: [Mark] = []
  var bytes: [UInt8] { Array(lines.joined()) }

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let line = Array(rest[..<end])
      rest = rest[end...]
      if let mark = Self.annotation(line, below: lines.count) { expected.append(mark) } else { lines.append(line) }
    }
  }

  private static func annotation(_ bytes: [UInt8], below line: Int) -> Mark? {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let indent = text.prefix { $0 == " " }
    let carets = text[indent.endIndex...].prefix { $0 == "^" }
    guard !carets.isEmpty else { return nil }
    let words = String(text[carets.endIndex...]).split(separator: " => ", maxSplits: 1)
    func trimmed(_ text: Substring) -> String {
      String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    return Mark(
      line: line, column: indent.count + 1, width: carets.count, code: words.first.map(trimmed) ?? "",
      suggestion: words.count > 1 ? trimmed(words[1]) : nil)
  }

  /// The diagnostics of a document as marks.
  func marks(of document: Document) -> [Mark] {
    let bytes = bytes
    var starts = [0]
    for line in lines { starts.append(starts.last! + line.count) }
    var result: [Mark] = []
    for group in document.diagnostics.sorted() {
      for location in [group.first.location] + group.also {
        let start = Int(location.range.start)
        let line = max(1, starts.firstIndex { $0 > start } ?? lines.count)
        var first = starts[line - 1]
        if first == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }
        let content = lines[line - 1].filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
        let end = min(Int(location.range.end), starts[line - 1] + content)
        result.append(
          Mark(
            line: line, column: 1 + scalars(bytes, first, start), width: max(1, scalars(bytes, start, end)),
            code: group.first.problem.code.rawValue, suggestion: group.first.problem.suggestion))
      }
    }
    return result.sorted()
  }

  private func scalars(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    start < end ? bytes[start..<end].filter { $0 & 0xC0 != 0x80 }.count : 0
  }

  /// The source with the diagnostics of `document` under its lines.
  func annotated(with document: Document) -> String {
    let marks = marks(of: document)
    var result = ""
    for (index, line) in lines.enumerated() {
      result += String(decoding: line, as: UTF8.self)
      for mark in marks where mark.line == index + 1 { result += mark.text + "\n" }
    }
    return result
  }
}

extension Problem {
  /// Its argument `suggestion`.
  var suggestion: String? {
    guard let payload = Mirror(reflecting: self).children.first else { return nil }
    let value = Mirror(reflecting: payload.value).children.first { $0.label == "suggestion" }?.value
    return (value as? String?) ?? nil
  }
}

/// The document of a source that stands by itself.
func parse(_ text: String) -> Document { parse(Array(text.utf8)) }

/// The document of a source that stands by itself.
func parse(_ bytes: [UInt8]) -> Document { Document(parsing: SourceFile(path: "main.haru", bytes: bytes)) }

/// Checks that exactly the diagnostics that `text` is annotated with (see `AnnotatedSource`) are found in it: same line, same
/// columns, same code.
func expectCheck(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let source = AnnotatedSource(text)
  let document = parse(source.bytes)
  var found = source.marks(of: document)
  // A suggestion counts only where one is expected.
  for index in found.indices {
    let twin = source.expected.contains { mark in
      mark.suggestion != nil && mark.line == found[index].line && mark.column == found[index].column
        && mark.code == found[index].code
    }
    if !twin { found[index].suggestion = nil }
  }
  guard Set(found) != Set(source.expected) || found.count != source.expected.count else { return }
  func list(_ marks: [AnnotatedSource.Mark]) -> String {
    marks.map { mark in
      let line = source.lines.indices.contains(mark.line - 1) ? source.lines[mark.line - 1] : []
      return "  line \(mark.line)\n    " + String(decoding: line, as: UTF8.self).replacing("\n", with: "") + "\n    "
        + mark.text
    }.joined(separator: "\n")
  }
  let missing = source.expected.filter { !found.contains($0) }
  let surplus = found.filter { !source.expected.contains($0) }
  Issue.record(
    """
    the diagnostics differ
    \(missing.isEmpty ? "" : "missing:\n" + list(missing))
    \(surplus.isEmpty ? "" : "not expected:\n" + list(surplus))
    """, sourceLocation: sourceLocation)
}

/// Checks what one entry line under the date line `2026-07-06` means, in the words of `Document.description(of:)` without
/// the date.
func expectEntry(_ line: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let document = parse("2026-07-06\n" + line + "\n")
  #expect(document.diagnostics.isEmpty, "\(document.diagnostics.sorted().map(\.first))", sourceLocation: sourceLocation)
  let entries = document.entries.positions.map { document.description(of: $0) }
  #expect(entries == ["2026-07-06 " + expected], sourceLocation: sourceLocation)
}
