import Foundation
import Testing

@testable import haru_ledger

/// The worked examples of SPEC.md: each command of Fixtures/pages/examples.md is run on the ledger that SPEC.md, or that page itself, has
/// under the same title. With `HARU_UPDATE_GOLDENS=1` in the environment, what the commands print is written anew.
@Suite struct SpecExampleTests {
  @Test func everyExamplePrintsWhatItSays() throws {
    var page = try Page()
    #expect(page.examples.count >= 36)
    for example in page.examples.reversed() {
      let printed = page.run(example)
      if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
        page.lines.replaceSubrange(example.output, with: printed)
      } else {
        let place = "examples.md:\(example.output.lowerBound): \(example.command)"
        #expect(Array(page.lines[example.output]) == printed, "\(place)")
      }
    }
    try page.save()
  }

  @Test func aLayoutChangesNothingButLineBreaks() {
    let json = #"{"schema":"x","rows":[{"period":"a","total":{"seconds":1},"actions":[{"name":"b"}],"tags":[]}]}"#
    let broken = Page.layout(json)
    #expect(broken.count > 1)
    #expect(broken.map { $0.drop { $0 == " " } }.joined() == json)
  }
}

/// The page of examples as lines.
private struct Page {
  /// A command with the ledger it runs on.
  struct Example {
    var ledger: String
    var command: String
    /// The lines below the command.
    var output: Range<Int>
  }

  /// The place of a block: its chapter, and the heading or the bold words above it.
  struct Title: Hashable {
    var chapter = ""
    var name = ""
  }

  var lines: [String]
  var examples: [Example] = []
  private let file = fixtureFolder.appending(path: "pages/examples.md")
  private let original: [String]

  init() throws {
    let root = fixtureFolder.deletingLastPathComponent()
    let specification = try String(contentsOf: root.appending(path: "SPEC.md"), encoding: .utf8)
    var ledgers: [Title: String] = [:]
    let pageLines = specification.components(separatedBy: "\n")
    Self.forEachBlock(of: pageLines) { title, info, body in
      if info == "haru" { ledgers[title] = pageLines[body].map { $0 + "\n" }.joined() }
    }
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var found: [Example] = []
    Self.forEachBlock(of: lines) { title, info, body in
      if info == "haru" {
        #expect(ledgers[title] == nil, "SPEC.md has the ledger of \(title.name), too")
        ledgers[title] = lines[body].map { $0 + "\n" }.joined()
      } else if let ledger = ledgers[title] {
        let command = lines[body.lowerBound]
        found.append(Example(ledger: ledger, command: command, output: (body.lowerBound + 1)..<body.upperBound))
      } else {
        Issue.record("there is no ledger for \(title.chapter), \(title.name)")
      }
    }
    examples = found
    original = lines
    self.lines = lines
  }

  /// Calls `body` with each fenced block: its title, the word behind its fence, and its lines.
  private static func forEachBlock(of lines: [String], _ body: (Title, String, Range<Int>) -> Void) {
    var title = Title()
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```"), let end = lines[(index + 1)...].firstIndex(of: "```") {
        body(title, String(line.dropFirst(3)), (index + 1)..<end)
        index = end
      } else if line.hasPrefix("## ") {
        title = Title(chapter: String(line.dropFirst(3)), name: String(line.dropFirst(3)))
      } else if line.hasPrefix("### ") {
        title.name = String(line.dropFirst(4))
      } else if let words = line.prefixMatch(of: /\*\*(.+?)\.?\*\*/) {
        title.name = String(words.1)
      }
      index += 1
    }
  }

  /// What a command prints, line by line. It must not complain.
  func run(_ example: Example) -> [String] {
    let words = example.command.split(separator: " ").map(String.init)
    #expect(words.prefix(2) == ["$", "haru-ledger"])
    let (output, errors) = (Captured(), Captured())
    let world = testWorld(
      Array(words.dropFirst(2)), files: ["example.haru": example.ledger], output: output, errors: errors)
    _ = Program.run(in: world)
    #expect(errors.text == "", "\(example.command)")
    // CSV ends its lines with CRLF.
    let printed = output.text.replacing("\r\n", with: "\n")
    let text = printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
    return words.contains("json") ? Self.layout(text) : text.components(separatedBy: "\n")
  }

  /// Where JSON is broken for the eye, and by how much the line after that is indented. A `·` is the place within a mark.
  private static let breaks = [
    (#"·"date""#, 1), (#"·{"action""#, 2), (#"·"totals""#, 1), (#"·"today":{"#, 1), (#"·"week":{"period""#, 1),
    (#"·{"period""#, 2), (#"·"actions""#, 4), (#"·"tags":[{"#, 4), (#"·"months""#, 4), (#"·"goals":["#, 1),
    (#"·{"title""#, 2), (#"·"achievement""#, 3), (#"·{"id""#, 4), (#"·"kept":"#, 5), (#"·"current""#, 5),
    (#"·"periods""#, 5), (#"[·{"from""#, 6), (#",·{"from""#, 6), (#"·"summary":{"#, 1),
    (#"·"legend""#, 1),
  ]

  /// JSON with line breaks before rows, entries, goals, quests, periods and lists, for the eye.
  static func layout(_ json: String) -> [String] {
    var text = json
    for (mark, indent) in breaks {
      text = text.replacing(
        mark.replacing("·", with: ""),
        with: mark.replacing("·", with: "\n" + String(repeating: " ", count: indent)))
    }
    return text.components(separatedBy: "\n")
  }

  func save() throws {
    guard lines != original else { return }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
