import HaruParse

/// `--format human`: each problem with its line, carets below it, related lines, help and repairs.
extension CheckRenderer {
  /// How many other places, and how many repairs, are listed unless everything is shown.
  private static let listedPlaces = 10
  private static let listedFixes = 3

  func renderHuman(to output: Output) {
    var limit = ShownLimit(showsAll: showsAll)
    var shown = 0
    for group in result.groups where limit.admits(group.first.problem.code) {
      shown += group.count
      render(group, to: output)
      output.append("\n")
    }
    renderEnd(shown: shown, listsAll: showsAll, to: output)
  }

  private func render(_ group: DiagnosticBag.Group, to output: Output) {
    let diagnostic = group.first
    let sentence = sentence(of: group)
    let ink = diagnostic.severity.ink
    let tag = style.paint("\(diagnostic.severity.keyword)[\(diagnostic.problem.code.rawValue)]", ink)
    output.append("\(tag)\(style.paint(": " + Escape.terminal(sentence.message), .emphasis))\n")

    let lines = ([diagnostic.location] + diagnostic.related.map(\.location)).map(places.line)
    let gutter = Gutter(digits: String(lines.max() ?? 1).count, style: style)
    if diagnostic.isAboutFile {
      output.append("\(gutter.arrow("-->")) \(Escape.terminal(places.file(diagnostic.location).path))\n")
    } else {
      snippet(diagnostic.location, "-->", "^", nil, ink, gutter, to: output)
    }
    for related in diagnostic.related {
      snippet(related.location, ":::", "-", related.role.caption(in: language), .gutter, gutter, to: output)
    }
    for line in sentence.help { output.append("\(gutter.note) help: \(Escape.terminal(line))\n") }
    for fix in diagnostic.fixes.prefix(showsAll ? .max : Self.listedFixes) {
      output.append("\(gutter.note) fix: \(correction(fix, of: diagnostic))\n")
    }
    if group.count > 1 { output.append("\(gutter.note) \(others(group))\n") }
  }

  /// The line of a place with marks below it.
  private func snippet(
    _ place: Location, _ arrow: String, _ mark: String, _ caption: String?, _ ink: Style.Ink, _ gutter: Gutter,
    to output: Output
  ) {
    let start = places.start(place)
    let file = places.file(place)
    let excerpt = LineExcerpt(
      place.range, inLine: places.content(ofLine: start.line, of: place), of: file.bytes.span,
      columns: max(width - gutter.columns, 20))
    let marks = String(repeating: mark, count: excerpt.caretWidth) + (caption.map { " " + $0 } ?? "")
    output.append("\(gutter.arrow(arrow)) \(Escape.terminal(file.path)):\(start.line):\(start.column)\n")
    output.append("\(gutter.empty)\n")
    output.append(gutter.line(start.line) + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n")
    output.append("\(gutter.empty) \(String(repeating: " ", count: excerpt.caretColumn))\(style.paint(marks, ink))\n")
  }

  /// The line as the repair makes it; where it is more than one line, what the repair does.
  private func correction(_ fix: Fix, of diagnostic: Diagnostic) -> String {
    guard let first = fix.edits.first else { return "" }
    let line = places.line(first.location)
    let content = places.content(ofLine: line, of: first.location).indices
    let bytes = places.file(first.location).bytes
    let isOneShortLine =
      content.count <= 4 * width
      && fix.edits.allSatisfy { edit in
        edit.location.file == first.location.file && !edit.text.utf8.contains(0x0A)
          && content.lowerBound <= edit.location.range.start && edit.location.range.end <= content.upperBound
      }
    guard isOneShortLine else { return Escape.terminal(title(of: fix, of: diagnostic)) }
    var corrected: [UInt8] = []
    var copied = content.lowerBound
    for edit in fix.edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range.indices
      guard range.lowerBound >= copied else { return Escape.terminal(title(of: fix, of: diagnostic)) }
      corrected += bytes[copied..<range.lowerBound]
      corrected += Array(edit.text.utf8)
      copied = range.upperBound
    }
    corrected += bytes[copied..<content.upperBound]
    let text = String(decoding: corrected, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return Escape.terminal(String(text.map { $0 == "\t" ? " " : $0 }))
  }

  /// What a repair does, in words: the whole text at the place before and after, where it changes nothing else.
  func title(of fix: Fix, of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let isWithin = fix.edits.allSatisfy { edit in
      edit.location.file == place.file && edit.location.range.start >= place.range.start
        && edit.location.range.end <= place.range.end
    }
    var edits = fix.edits
    if isWithin, !place.range.isEmpty, place.range.count <= 240 {
      var text: [UInt8] = []
      var copied = Int(place.range.start)
      let bytes = places.file(place).bytes
      for edit in edits.sorted(by: { $0.location < $1.location }) {
        let range = edit.location.range.indices
        text += bytes[copied..<max(copied, range.lowerBound)] + edit.text.utf8
        copied = max(copied, range.upperBound)
      }
      text += bytes[copied..<Int(place.range.end)]
      edits = [Edit(place, String(decoding: text, as: UTF8.self))]
    }
    return language.list(
      edits.map { $0.title(replacing: places.file($0.location).text($0.location.range), in: language) })
  }

  /// The other places of a group: `외 3곳: 14, 20행, 2026-08.haru:3`.
  private func others(_ group: DiagnosticBag.Group) -> String {
    let listed = group.also.prefix(showsAll ? .max : Self.listedPlaces)
    let here = listed.filter { $0.file == group.first.location.file }
    var list: [String] = []
    if !here.isEmpty { list.append(lineNumbers(here.map(places.line), language: language)) }
    for place in listed where place.file != group.first.location.file {
      list.append("\(Escape.terminal(places.file(place).path)):\(places.line(place))")
    }
    if listed.count < group.count - 1 { list.append("…") }
    return "\(morePlaces(group.count - 1, language: language)): \(list.joined(separator: language.comma))"
  }
}

/// The column of line numbers.
private struct Gutter {
  let digits: Int
  let style: Style

  /// The columns before the text of a line.
  var columns: Int { digits + 3 }

  func arrow(_ arrow: String) -> String { String(repeating: " ", count: digits) + style.paint(arrow, .gutter) }
  var empty: String { String(repeating: " ", count: digits + 1) + style.paint("|", .gutter) }
  var note: String { String(repeating: " ", count: digits + 1) + style.paint("=", .gutter) }

  func line(_ number: Int) -> String {
    let text = String(number)
    return style.paint(String(repeating: " ", count: digits - text.count) + text + " |", .gutter)
  }
}

extension Severity {
  /// The word in every form of the output, the same in every language, so that one can search for it.
  var keyword: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "hint"
    }
  }

  /// The colour of its tag.
  var ink: Style.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .hint: .hint
    }
  }
}

extension Diagnostic {
  /// Whether it is about a file as a whole and no line of it.
  fileprivate var isAboutFile: Bool { location.range.start == 0 && location.range.isEmpty }
}
