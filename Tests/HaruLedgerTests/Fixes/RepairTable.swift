import Foundation

@testable import haru_ledger

/// The table of what people write, with what a repair may make of it (Fixtures/repairs). It was made by hand from the design alone.
struct RepairTable {
  /// One row: a text that stands in a context.
  struct Row {
    /// The number of its line in the file.
    var number: Int
    var context: String
    var text: String
    /// The only line that a certain repair may write; nil where none may be certain.
    var certain: String?
    /// The lines that are shown, as far as the table names them.
    var proposals: [String]
    /// Whether the certain line, or some proposal, is not reached so far.
    var isMissed: Bool
    var lacksProposal: Bool
  }

  let rows: [Row]
  private let contexts: [String: (before: String, after: String)]

  init() throws {
    let folder = fixtureFolder.appending(path: "repairs")
    let text = try String(contentsOf: folder.appending(path: "table.tsv"), encoding: .utf8)
    var contexts: [String: (before: String, after: String)] = [:]
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n").enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
        cell.replacingOccurrences(of: "⇥", with: "\t")
      }
      if contexts[cells[0]] == nil {
        let file = try String(contentsOf: folder.appending(path: cells[0] + ".haru"), encoding: .utf8)
        let parts = file.components(separatedBy: "@@")
        contexts[cells[0]] = (parts[0], parts[1])
      }
      let proposals = cells[3].isEmpty || cells[3] == "?" ? [] : cells[3].components(separatedBy: " | ")
      rows.append(
        Row(
          number: index + 1, context: cells[0], text: cells[1], certain: cells[2] == "-" ? nil : cells[2],
          proposals: proposals, isMissed: cells[5] == "missed", lacksProposal: cells[5] == "unshown"))
    }
    self.rows = rows
    self.contexts = contexts
  }

  /// The ledger with a row's text, or another one, in its place.
  func ledger(_ row: Row, with text: String? = nil) -> String {
    let context = contexts[row.context]!
    return context.before + (text ?? row.text) + context.after
  }

  /// What stands in a ledger in the place of a row's text.
  func text(in ledger: String, of row: Row) -> String? {
    let context = contexts[row.context]!
    guard ledger.hasPrefix(context.before), ledger.hasSuffix(context.after) else { return nil }
    return String(ledger.dropFirst(context.before.count).dropLast(context.after.count))
  }
}

/// A line as two of them are compared: blanks, dashes, padded hours, lengths by value, and the order of tags and properties say
/// nothing.
func comparable(_ line: String) -> String {
  var text = line.precomposedStringWithCanonicalMapping
  func replace(_ pattern: String, _ template: String) {
    text = text.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
  replace("[\\s\\u3000]+", " ")
  text = text.trimmingCharacters(in: .whitespaces)
  replace(" ?, ?", ",")
  replace(" ?\\.\\. ?", "..")
  replace("≥", ">=")
  replace("≤", "<=")
  replace("(\\d:\\d\\d(:\\d\\d)?) ?[-–—~〜～] ?(?=\\d|,| |$)", "$1-")
  replace("(?<!\\d)(\\d):(\\d\\d)", "0$1:$2")
  for (english, (hangul, kanji)) in zip(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], zip("월화수목금토일", "月火水木金土日"))
  {
    replace("(?i)(?<![\\w#])(\(english)|\(hangul)|\(kanji))(?!\\w)", "weekday-\(english)")
  }
  let parts = text.components(separatedBy: " ;")
  var words = parts[0].split(separator: " ").map { withoutUnits(String($0)) }
  if let first = words.first, !["quest", "tag"].contains(first) {
    let tail = words.dropFirst().filter {
      $0.hasPrefix("#") || $0.range(of: "^[a-z]+=", options: .regularExpression) != nil
    }
    words = words.filter { !tail.contains($0) } + tail.sorted()
  }
  return ([words.joined(separator: " ")] + parts.dropFirst()).joined(separator: " ;")
}

/// A length as its number of seconds; every other word as it is.
private func withoutUnits(_ word: String) -> String {
  let (key, value) =
    word.split(separator: "=", maxSplits: 1).count == 2 && word.first!.isLetter
    ? (word.prefix { $0 != "=" } + "=", word.drop { $0 != "=" }.dropFirst()) : ("", word[...])
  let pattern = "([0-9.]+)(h|m|s|시간|분|초|時間|分|秒)"
  guard value.range(of: "^(\(pattern))+$", options: .regularExpression) != nil else { return word }
  var (seconds, rest) = (0.0, value)
  while let range = rest.range(of: "^\(pattern)", options: .regularExpression) {
    let part = rest[range]
    let number = part.prefix { $0.isNumber || $0 == "." }
    let unit = String(part.dropFirst(number.count))
    let size = ["h", "시간", "時間"].contains(unit) ? 3600.0 : ["m", "분", "分"].contains(unit) ? 60 : 1
    seconds += (Double(number) ?? 0) * size
    rest = rest[range.upperBound...]
  }
  return "\(key)\(Int(seconds.rounded()))s"
}
