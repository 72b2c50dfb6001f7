import Foundation
import HaruParse
import Testing

/// SPEC.md is held to what the parser does: its examples are read, its grammar names no rule that it lacks, and its table of
/// codes is whole.
@Suite struct SpecTests {
  @Test func everyExampleReadsWithoutADiagnostic() {
    let examples = Specification.blocks(fencedAs: "haru")
    let others = Specification.blocks(fencedAs: "haru", of: Specification.lines(of: "Fixtures/pages/examples.md"))
    #expect(examples.count >= 33 && examples.count + others.count >= 44)
    for example in examples + others {
      #expect(Specification.annotated(example.text) == example.text, "line \(example.line) of its page")
    }
  }

  @Test func everyMistakeIsFoundWhereTheCaretsStand() {
    let examples = Specification.blocks(fencedAs: "haru-error")
    #expect(examples.count >= 8)
    for example in examples {
      let bare = Specification.withoutCarets(example.text)
      #expect(bare != example.text, "SPEC.md:\(example.line) has no carets")
      #expect(Specification.annotated(bare) == example.text, "SPEC.md:\(example.line)")
    }
  }

  @Test func everyBlockIsClosedAndKnown() {
    let known: Set = ["", "haru", "haru-error", "ebnf"]
    for block in Specification.blocks() { #expect(known.contains(block.info), "SPEC.md:\(block.line)") }
    #expect(Specification.lines.count { $0.hasPrefix("```") } == Specification.blocks().count * 2)
  }

  @Test func theTableOfCodesIsWhole() {
    var listed: [String] = []
    for line in Specification.section("Diagnostics") where line.hasPrefix("| `") {
      let cells = line.replacing("\\|", with: "").split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let code = cells[0].trimmingCharacters(in: ["`"])
      listed.append(code)
      let severity = Code(rawValue: code).map { "\($0.severity)" }
      #expect(severity == cells[1], "\(code)")
      #expect(cells.count >= 3 && cells[2].hasSuffix("."), "\(code) says what it means")
    }
    let codes = Code.allCases.map(\.rawValue)
    #expect(codes.filter { !listed.contains($0) } == [], "missing in the table")
    #expect(listed.filter { !codes.contains($0) } == [], "stale in the table")
    #expect(Set(listed).count == listed.count, "listed twice")
  }

  @Test func everyCodeInTheTextExists() {
    let text = Specification.lines.joined(separator: "\n")
    let words = text.matches(of: /`([a-z][a-z0-9]*(?:-[a-z0-9]+)+)`/).map { String($0.1) }
    let others: Set = ["day-start", "week-start", "max-session", "haru-ledger", "haru-error"]
    let productions = Specification.grammar().defined
    for word in Set(words) where !others.contains(word) && !productions.contains(word) {
      #expect(Code(rawValue: word) != nil, "`\(word)` is no code")
    }
  }

  @Test func theGrammarIsClosed() {
    let (defined, used) = Specification.grammar()
    #expect(defined.count == Set(defined).count, "a rule is defined twice")
    #expect(used.subtracting(defined) == [], "used but not defined")
    #expect(Set(defined).subtracting(used) == ["file"], "defined but not used")
  }

  @Test func everyReferenceFromTheSourcesHasItsSection() throws {
    let headings = Set(Specification.lines.filter { $0.hasPrefix("##") }.map { String($0.drop { "# ".contains($0) }) })
    let sources = Specification.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var found = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /SPEC, ([A-Z][A-Za-z ]+)/) {
        found += 1
        #expect(headings.contains(String(match.1)), "\(file.lastPathComponent) speaks of SPEC, \(match.1)")
      }
    }
    #expect(found > 0)
  }

  @Test func everyLinkWithinThePageLeadsSomewhere() {
    let anchors = Specification.lines.filter { $0.hasPrefix("#") }.map {
      $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
    }
    for match in Specification.lines.joined(separator: "\n").matches(of: /\]\(#([^)]*)\)/) {
      #expect(anchors.contains(String(match.1)), "#\(match.1)")
    }
  }
}

/// The text of SPEC.md in parts.
private enum Specification {
  /// A fenced block.
  struct Block {
    /// What stands behind the opening fence.
    var info: String
    /// The number of its first line.
    var line: Int
    /// Its lines, each with a line feed.
    var text: String
  }

  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static let lines = lines(of: "SPEC.md")

  static func lines(of page: String) -> [String] {
    let text = try? String(contentsOf: root.appending(path: page), encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func blocks(fencedAs info: String? = nil, of lines: [String] = lines) -> [Block] {
    var result: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          if info == nil || block.info == info { result.append(block) }
          open = nil
        } else {
          open = Block(info: String(line.dropFirst(3)), line: index + 2, text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return result
  }

  static func section(_ heading: String) -> [String] {
    guard let start = lines.firstIndex(of: "## " + heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  /// The rules that the grammar defines, in order, and those that it uses.
  static func grammar() -> (defined: [String], used: Set<String>) {
    var defined: [String] = []
    var used: Set<String> = []
    for block in blocks(fencedAs: "ebnf") {
      let rules = block.text.replacing(/(?s)\/\*.*?\*\//, with: "")
      let bare = rules.replacing(/"[^"]*"|'[^']*'|\[[^\]]*\]|#x[0-9A-F]+/, with: " ")
      for line in bare.split(separator: "\n") {
        let halves = line.split(separator: "::=")
        if halves.count == 2 { defined.append(halves[0].trimmingCharacters(in: .whitespaces)) }
        used.formUnion((halves.last ?? "").matches(of: /[A-Za-z][A-Za-z-]*/).map { String($0.0) })
      }
    }
    return (defined, used)
  }

  static func withoutCarets(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("^") }.joined(separator: "\n")
  }

  /// The text with carets and codes below each line that has diagnostics when it is read as `example.haru`. Files that it
  /// includes are empty.
  static func annotated(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let access = FileAccess(
      read: { path throws(FileError) in path == "example.haru" ? bytes : [] },
      realPath: { path in
        var parts: [Substring] = path.hasPrefix("/") ? [] : ["ledger"]
        for part in path.split(separator: "/") where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
      },
      list: { _ throws(FileError) in [] })
    guard let document = try? Loader.load(["example.haru"], access) else { return "" }
    let source = document.files[0]
    var notes: [Int: [(column: Int, text: String)]] = [:]
    for group in document.diagnostics.sorted() {
      for place in [group.first.location] + group.also {
        let before = source.text(ByteRange(0, Int(place.range.start)))
          .split(separator: "\n", omittingEmptySubsequences: false)
        let column = before.last?.unicodeScalars.count ?? 0
        let marked = source.text(place.range).prefix { $0 != "\n" }.unicodeScalars.count
        let carets = String(repeating: " ", count: column) + String(repeating: "^", count: max(1, marked))
        notes[before.count - 1, default: []].append((column, carets + " " + group.first.problem.code.rawValue))
      }
    }
    var result: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      result.append(String(line))
      result += (notes[index] ?? []).sorted { $0.column < $1.column }.map(\.text)
    }
    return result.joined(separator: "\n")
  }
}
