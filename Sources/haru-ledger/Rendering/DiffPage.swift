import HaruParse

/// A diff in the unified form, which `patch` and `git apply` can read. On a terminal, characters that nobody would see are escaped.
struct DiffPage {
  let style: Style
  let isTerminal: Bool

  /// How many lines are shown around a change.
  private static let context = 3

  func write(_ diff: LineDiff, to output: Output) {
    let path = diff.file.source.path
    output.append(style.paint("--- " + shown(path), .emphasis) + "\n")
    output.append(style.paint("+++ " + shown(path), .emphasis) + "\n")
    let showsReturns = diff.file.bytes.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 == 0 || diff.file.bytes[$0 - 1] != 0x0D
    }
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
      for step in steps { write(step, of: diff, showsReturns: showsReturns ?? true, to: output) }
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

  private func shown(_ path: String) -> String { isTerminal ? Escape.terminal(path) : path }
}

extension LineDiff.Step {
  fileprivate var isOld: Bool {
    if case .added = self { false } else { true }
  }

  fileprivate var isNew: Bool {
    if case .removed = self { false } else { true }
  }
}
