import HaruParse

/// A diff in the unified form, which `patch` and `git apply` can read. On a terminal, characters that nobody would see are escaped.
struct DiffPage {
  let style: Style
  let isTerminal: Bool

  /// How many lines are shown around a change.
  private static let context = 3

  func write(_ diff: LineDiff, to output: Output) {
    let path = diff.file.source.path
    for mark in ["---", "+++"] { output.append(style.paint("\(mark) \(shown(path))", .emphasis) + "\n") }
    // Where all lines end alike, nobody wants to see how.
    let showsReturns = !diff.file.source.bytes.endsLinesWithReturns || !diff.file.bytes.endsLinesWithReturns
    var (position, old, new) = (0, 0, 0)
    for hunk in hunks(diff.steps) {
      // Between two hunks, nothing changes.
      old += hunk.lowerBound - position
      new += hunk.lowerBound - position
      position = hunk.upperBound
      let steps = diff.steps[hunk]
      let (oldCount, newCount) = (steps.count(where: \.isOld), steps.count(where: \.isNew))
      let head = "@@ -\(Self.span(oldCount, after: old)) +\(Self.span(newCount, after: new)) @@"
      output.append(style.paint(head, .hint) + "\n")
      for step in steps { write(step, of: diff, showsReturns: showsReturns, to: output) }
      old += oldCount
      new += newCount
    }
  }

  /// The steps of each hunk: changes no further apart than twice the context, with the context around them.
  private func hunks(_ steps: [LineDiff.Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (position, step) in steps.enumerated() {
      if case .same = step { continue }
      let range = max(0, position - Self.context)..<min(steps.count, position + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// `3,7`: the first line, counted from 1, and how many lines. Without a line, it is the one before.
  private static func span(_ count: Int, after before: Int) -> String {
    let first = before + (count == 0 ? 0 : 1)
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private func write(_ step: LineDiff.Step, of diff: LineDiff, showsReturns: Bool, to output: Output) {
    let (old, new) = (diff.file.source.bytes, diff.file.bytes)
    let (mark, line, ink): (String, ArraySlice<UInt8>, Style.Ink?) =
      switch step {
      case .same(let line, _): (" ", old[diff.oldLines[line].indices], nil)
      case .removed(let line): ("-", old[diff.oldLines[line].indices], .error)
      case .added(let line): ("+", new[diff.file.lines[line].range.indices], .accent)
      }
    let isEnded = line.last == UInt8(ascii: "\n")
    if isTerminal || style.isColored {
      var content = isEnded ? line.dropLast() : line
      if !showsReturns, content.last == 0x0D { content.removeLast() }
      let text = mark + String(decoding: content, as: UTF8.self)
      let shown = isTerminal ? Escape.terminal(text) : text
      output.append((ink.map { style.paint(shown, $0) } ?? shown) + "\n")
    } else {
      output.append(mark)
      output.append(Array(line))
      if !isEnded { output.append("\n") }
    }
    if !isEnded { output.append("\\ No newline at end of file\n") }
  }

  /// A path as a diff has it: behind one with blanks, a tab says where it ends.
  private func shown(_ path: String) -> String {
    let text = Escape.terminal(path)
    return !isTerminal && text.utf8.contains(UInt8(ascii: " ")) ? text + "\t" : text
  }
}

extension [UInt8] {
  /// Whether each line ends with CR LF.
  fileprivate var endsLinesWithReturns: Bool {
    var previous: UInt8 = 0
    for byte in self {
      if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { return false }
      previous = byte
    }
    return true
  }
}

extension LineDiff.Step {
  fileprivate var isOld: Bool {
    if case .added = self { false } else { true }
  }

  fileprivate var isNew: Bool {
    if case .removed = self { false } else { true }
  }
}
