import Foundation
import Testing

@testable import haru_ledger

/// The worked examples of SPEC.md: each `console` block is run on the `haru` block above it. With `HARU_UPDATE_GOLDENS=1` in the
/// environment, the blocks are written anew.
@Suite struct SpecExampleTests {
  @Test func everyExamplePrintsWhatItSays() throws {
    var page = try Page()
    #expect(page.examples.count >= 12)
    for example in page.examples.reversed() {
      let printed = page.run(example)
      if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
        page.lines.replaceSubrange(example.output, with: printed)
      } else {
        let place = "SPEC.md:\(example.output.lowerBound): \(example.command)"
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

/// SPEC.md as lines.
private struct Page {
  /// A command with the ledger it runs on.
  struct Example {
    var ledger: String
    var command: String
    /// The lines below the command.
    var output: Range<Int>
  }

  var lines: [String]
  var examples: [Example] = []
  private let file = fixtureFolder.deletingLastPathComponent().appending(path: "SPEC.md")
  private let original: [String]

  init() throws {
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    original = lines
    var ledger = ""
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("```"), let end = lines[(index + 1)...].firstIndex(of: "```") else {
        index += 1
        continue
      }
      let body = (index + 1)..<end
      if lines[index] == "```haru" { ledger = lines[body].map { $0 + "\n" }.joined() }
      if lines[index] == "```console" {
        let output = (body.lowerBound + 1)..<end
        examples.append(Example(ledger: ledger, command: lines[body.lowerBound], output: output))
      }
      index = end + 1
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
    (#"·"periods""#, 5), (#"[·{"from""#, 6), (#",·{"from""#, 6),
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
