import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// Sources and hand-made diagnostics about them.
private struct Example {
  var files: [SourceFile] = []
  var bag = DiagnosticBag()

  /// Adds a file; the place of the `occurrence`-th `text` in it.
  mutating func file(_ path: String, _ text: String) {
    files.append(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  func place(_ text: String, file: Int = 0, occurrence: Int = 1) -> Location {
    let (bytes, wanted) = (files[file].bytes, Array(text.utf8))
    var left = occurrence
    for start in 0...(bytes.count - wanted.count) where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      left -= 1
      if left == 0 { return Location(FileID(file), ByteRange(start, start + wanted.count)) }
    }
    fatalError("no \(text)")
  }

  func end(of file: Int = 0) -> Location {
    Location(FileID(file), ByteRange(files[file].bytes.count, files[file].bytes.count))
  }

  func render(
    _ format: CheckFormat, showsAll: Bool = false, width: Int = 80, language: Language = .ko, colors: Bool = false
  ) -> String {
    let captured = Captured()
    let output = captured.makeOutput()
    let result = CheckResult(
      files: files, groups: bag.sorted(), errors: bag.errors, warnings: bag.warnings, hints: bag.hints,
      lines: files.reduce(0) { $0 + LineIndex($1.bytes.span).count - 1 }, fileCount: files.count,
      language: language)
    CheckRenderer(
      result: result, format: format, showsAll: showsAll,
      style: Style(colors ? .always : .never, isTerminal: false, world: testWorld()), width: width
    ).render(to: output)
    output.flush()
    return captured.text
  }
}

private let july = """
  2026-07-06 월 ; 장마
  \t09:00-10:30 독셔
    13:00-14:00 독서 📖 영어단어 #공부
  2026-07-07
    10:00- 독서
    11:00- 독서
    12:00-13:00 독셔
  """

private func ledger() -> Example {
  var example = Example()
  example.file("2026/2026-07.haru", july + "\n")
  example.file("main.haru", "haru 1\naction time 독서\n2026-07-08 09:00-10:00 독셔\n")
  let misspelt = Problem.unknownAction(name: "독셔", suggestion: "독서", kind: .time)
  let first = example.place("독셔")
  example.bag.add(Diagnostic(misspelt, at: first, fixes: [Fix(isSafe: true, [Edit(first, "독서")])]))
  example.bag.add(Diagnostic(misspelt, at: example.place("독셔", occurrence: 2)))
  example.bag.add(Diagnostic(misspelt, at: example.place("독셔", file: 1)))
  example.bag.add(
    Diagnostic(.unknownAction(name: "독서 📖 영어단어", suggestion: nil, kind: .time), at: example.place("독서 📖 영어단어")))
  example.bag.add(
    Diagnostic(
      .alreadyRunning(action: "독서"), at: example.place("11:00-"),
      related: [
        RelatedPlace(.stillRunning, example.place("10:00-")),
        RelatedPlace(.declaredHere, example.place("action time 독서", file: 1)),
      ]))
  example.bag.add(Diagnostic(.missing(.action), at: example.end()))
  return example
}

@Suite struct CheckRendererTests {
  @Test(arguments: Language.allCases) func human(language: Language) {
    expectGolden(ledger().render(.human, language: language), "cli/human/ledger-\(language.rawValue).txt")
  }

  @Test func humanInColors() {
    let text = ledger().render(.human, colors: true)
    #expect(text.contains("\u{1B}[1;31merror[unknown-action]\u{1B}[0m\u{1B}[1m: "))
    var plain = text
    for code in ["1;31", "1;33", "1;36", "34", "1", "2", "0"] { plain.replace("\u{1B}[\(code)m", with: "") }
    #expect(plain == ledger().render(.human))
  }

  @Test(arguments: Language.allCases) func short(language: Language) {
    expectGolden(ledger().render(.short, language: language), "cli/short/ledger-\(language.rawValue).txt")
  }

  @Test func oddSources() {
    var example = Example()
    example.file("bom.haru", "\u{FEFF}독서 x\r\nnext\r\n")
    example.file("empty.haru", "")
    example.file("utf16.haru", "\u{FEFF}h")
    example.file("wide.haru", "\u{E9}e\u{301} 독서 👩‍💻 \u{1B}[31m \u{202E}x y\n\n")
    example.file("na\u{1B}me.haru", "x\n")
    example.bag.add(Diagnostic(.unknownKeyword(text: "독서", suggestion: nil), at: example.place("독서")))
    example.bag.add(Diagnostic(.missing(.name), at: Location(FileID(0), ByteRange(11, 11))))
    example.bag.add(Diagnostic(.unexpectedText(text: "next", suggestion: nil), at: example.place("next")))
    example.bag.add(
      Diagnostic(.unreadableFile(path: "empty.haru", reason: .permissionDenied), at: example.end(of: 1)))
    example.bag.add(Diagnostic(.utf16File, at: Location(FileID(2), ByteRange(0, 0))))
    example.bag.add(
      Diagnostic(
        .unknownAction(name: "\u{202E}x", suggestion: nil, kind: .time), at: example.place("\u{202E}x", file: 3)))
    example.bag.add(Diagnostic(.controlCharacter(scalar: 0x1B), at: example.place("\u{1B}", file: 3)))
    example.bag.add(
      Diagnostic(.unknownAction(name: "y", suggestion: nil, kind: .time), at: example.place("y\n\n", file: 3)))
    example.bag.add(Diagnostic(.unknownKeyword(text: "x", suggestion: nil), at: example.place("x", file: 4)))
    expectGolden(example.render(.human), "cli/human/odd-sources.txt")
    expectGolden(example.render(.short), "cli/short/odd-sources.txt")
  }

  @Test func invalidBytesAreShownReplaced() {
    var example = Example()
    example.files.append(SourceFile(path: "a.haru", bytes: Array("독".utf8) + [0xFF, 0xE3, 0x81] + Array(" x".utf8)))
    example.bag.add(Diagnostic(.invalidUTF8(byte: 0xFF), at: Location(FileID(0), ByteRange(3, 4))))
    let text = example.render(.human)
    #expect(text.contains("1 | 독\u{FFFD}\u{FFFD}\u{FFFD} x\n  |   ^\n"))
    #expect(text.contains("a.haru:1:2\n"))
  }

  @Test(arguments: [40, 60, 80]) func longLinesAreCut(width: Int) {
    let filler = String(repeating: "가나다 ", count: 200)
    for text in ["독셔 \(filler)", "\(filler)독셔 \(filler)", "\(filler)독셔"] {
      var example = Example()
      example.file("a.haru", text + "\n")
      example.bag.add(Diagnostic(.unknownAction(name: "독셔", suggestion: nil, kind: .time), at: example.place("독셔")))
      let lines = example.render(.human, width: width).split(separator: "\n")
      for line in lines[1...4] { #expect(DisplayWidth.columns(line) <= width, "\(line)") }
      #expect(DisplayWidth.columns(lines[3]) >= width / 2)
      let before = lines[3].prefix(upTo: lines[3].range(of: "독셔")!.lowerBound)
      #expect(DisplayWidth.columns(before) == DisplayWidth.columns(lines[4].prefix { $0 != "^" }))
      #expect(lines[4].hasSuffix(" ^^^^"))
    }
  }

  @Test func aRangeLongerThanTheScreenIsCut() {
    var example = Example()
    example.file("a.haru", String(repeating: "가", count: 500) + "\n")
    example.bag.add(Diagnostic(.lineTooLong, at: Location(FileID(0), ByteRange(300, 1500))))
    let lines = example.render(.human, width: 60).split(separator: "\n")
    #expect(DisplayWidth.columns(lines[3]) <= 60)
    #expect(DisplayWidth.columns(lines[4]) <= 60)
    #expect(lines[3].contains("… ") == false && lines[3].hasSuffix("…"))
  }

  @Test func aHugeLineIsNotLookedThrough() {
    var example = Example()
    example.files.append(SourceFile(path: "a.haru", bytes: [UInt8](repeating: 0x61, count: 20_000_000)))
    let middle = Location(FileID(0), ByteRange(10_000_000, 10_000_003))
    example.bag.add(Diagnostic(.lineTooLong, at: middle))
    let bytes = example.files[0].bytes
    let excerpt = LineExcerpt(middle.range, inLine: ByteRange(0, 20_000_000), of: bytes.span, columns: 40)
    #expect(excerpt.text == "…" + String(repeating: "a", count: 38) + "…")
    #expect(excerpt.caretWidth == 3)
  }

  @Test func limits() {
    var example = Example()
    example.file("a.haru", String(repeating: "x\n", count: 700))
    for line in 0..<700 {
      let place = Location(FileID(0), ByteRange(2 * line, 2 * line + 1))
      switch line {
      case 0..<60: example.bag.add(Diagnostic(.unknownAction(name: "\(line)", suggestion: nil, kind: .time), at: place))
      case 60..<160: example.bag.add(Diagnostic(.unclosedQuote, at: place))
      default: example.bag.add(Diagnostic(Problem.missing(.allCases[line % 15]), at: place))
      }
    }
    let human = example.render(.human)
    #expect(human.split(separator: "\n").count { $0.hasPrefix("error[unknown-action]") } == 50)
    #expect(human.contains(moreNotShown(10, language: .ko)))
    let short = example.render(.short)
    // A line for each place, as programs want them.
    #expect(short.split(separator: "\n").count == 701)
    #expect(example.render(.short, showsAll: true).split(separator: "\n").count == 701)
    #expect(example.render(.human, showsAll: true).split(separator: "\n").count { $0.hasPrefix("error[") } == 76)
  }

  @Test func placesThatWereNotKeptAreCounted() {
    var example = Example()
    example.file("a.haru", String(repeating: "x\n", count: 10_005))
    for line in 0..<10_005 {
      example.bag.add(Diagnostic(.unclosedQuote, at: Location(FileID(0), ByteRange(2 * line, 2 * line + 1))))
    }
    let lines = example.render(.short, showsAll: true).split(separator: "\n")
    #expect(lines.count == 10_002)
    #expect(lines[10_000] == onlyCounted(5, language: .ko))
  }

  @Test func json() throws {
    let text = ledger().render(.json)
    #expect(text.hasSuffix("}\n") && !text.dropLast().contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "schema", "files", "lines", "errors", "warnings", "hints", "fixable", "fixed", "ledger",
        "diagnostics",
      ])
    #expect(object["schema"] as? String == "haru-ledger/check/1")
    #expect(object["errors"] as? Int == 6)
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 4)
    for diagnostic in diagnostics {
      #expect(
        Set(diagnostic.keys) == [
          "code", "severity", "message", "file", "range", "related", "also", "count", "help", "fixes",
        ])
    }
    let first = diagnostics[0]
    #expect(first["file"] as? String == "2026/2026-07.haru")
    #expect(first["count"] as? Int == 3)
    #expect((first["also"] as? [[String: Any]])?.count == 2)
    let range = try #require(first["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["offset": 37, "line": 2, "column": 14, "utf16": 14])
    #expect(range["end"] == ["offset": 43, "line": 2, "column": 16, "utf16": 16])
    let second = try #require(diagnostics[1]["range"] as? [String: [String: Int]])
    #expect(second["end"] == ["offset": 82, "line": 3, "column": 24, "utf16": 25])
    let fix = try #require((first["fixes"] as? [[String: Any]])?.first)
    #expect(Set(fix.keys) == ["title", "safe", "edits"])
    #expect((fix["edits"] as? [[String: Any]])?.first?["text"] as? String == "독서")
  }
}
