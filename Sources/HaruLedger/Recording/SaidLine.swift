package import HaruParse

/// What a line would say in a ledger, by the rules of `check`: a command line may write whatever a repair of the line would
/// (SPEC, Recording).
package enum SaidLine {
  /// The line as it reads, or as it reads after repairs that are certain.
  case entry(line: String, EntryValue)
  /// It cannot be read. The lines that may have been meant, the likeliest first.
  case unclear(lines: [String])

  /// Most repairs of a line that follow one another.
  private static let longestChain = 5

  /// Reads `line` as it would stand under the date `day`, among the actions of a ledger.
  package init(_ line: String, on day: DayNumber, in ledger: Ledger) {
    let head = Self.declarations(of: ledger)
    var text = line
    for _ in 0..<Self.longestChain {
      let draft = DraftLine(text, on: day, below: head)
      guard let wrong = draft.wrong else { break }
      if let fix = wrong.fixes.first(where: \.isSafe), let next = draft.applying(fix), next != text {
        text = next
        continue
      }
      var lines: [String] = []
      for next in wrong.fixes.compactMap(draft.applying) where !lines.contains(next) {
        if DraftLine(next, on: day, below: head).wrong == nil { lines.append(next) }
      }
      self = .unclear(lines: lines)
      return
    }
    guard let value = try? EntryValue(line: text, on: day) else {
      self = .unclear(lines: [])
      return
    }
    self = .entry(line: text, value)
  }

  /// The actions of a ledger as a file of its own, with all that the reading of an entry depends on.
  private static func declarations(of ledger: Ledger) -> String {
    let style = WritingStyle()
    return ledger.actions.compactMap { action in
      let value = DeclarationValue.action(
        action.kind, ledger.text(action.name.name), tags: [], icon: nil,
        aliases: action.aliases.map { ledger.text($0.name) }, estimate: nil, unit: action.unit, best: nil, archived: nil
      )
      return try? style.text(value) + "\n"
    }.joined()
  }
}

/// A line at the end of a ledger that has nothing else wrong.
private struct DraftLine {
  let bytes: [UInt8]
  let start: Int
  /// The first error of the line.
  let wrong: Diagnostic?

  init(_ line: String, on day: DayNumber, below head: String) {
    let above = Array("\(head)\(day)\n".utf8)
    bytes = above + Array(line.utf8)
    start = above.count
    let ledger = Ledger(Document(parsing: SourceFile(path: "", bytes: bytes)), zones: .none)
    let now = Instant(seconds: Int64(day.value) * 86_400 + 86_400)
    let found = Checks.diagnostics(of: ledger, now: now, includesHints: false) { _ in [] }
    wrong =
      found.sorted().first { $0.first.severity == .error && Int($0.first.location.range.end) > above.count }?.first
  }

  /// The line after a repair; nil where it reaches beyond the line.
  func applying(_ fix: Fix) -> String? {
    var result: [UInt8] = []
    var at = start
    for edit in fix.edits.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      let range = edit.location.range
      guard Int(range.start) >= at, Int(range.end) <= bytes.count else { return nil }
      result += bytes[at..<Int(range.start)] + Array(edit.text.utf8)
      at = Int(range.end)
    }
    return String(decoding: result + bytes[at...], as: UTF8.self)
  }
}
