import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// README.md and its translations. What they show of a console is run: all commands of a page one after the other on
/// one folder, at ten in the morning. With `HARU_UPDATE_GOLDENS=1` in the environment, what they print is written anew.
@Suite struct ReadmeTests {
  /// 2026-07-07T10:00Z: the ledger of the tour has no zone, and its clock is that of the wall.
  private static let now: Int64 = 1_783_418_400

  @Test(arguments: Language.allCases) func everyConsoleShowsWhatTheProgramPrints(language: Language) throws {
    var page = try ReadmePage(language)
    let files = WritableFiles([:])
    for (path, text) in demoFiles { files["Fixtures/" + path] = text }
    var count = 0
    var replaced: [(Range<Int>, [String])] = []
    for block in page.blocks where block.kind == "console" {
      var run: [String] = []
      for (command, shown) in page.commands(in: block.lines) {
        let words = command.split(separator: " ").map(String.init)
        if words.first == Program.name { count += 1 }
        run.append("$ " + command)
        run += printed(words, shown, files, language)
      }
      replaced.append((block.lines, run))
    }
    #expect(count >= 8)
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      // From the last to the first, so that the places of the others stay.
      for (range, run) in replaced.reversed() { page.lines.replaceSubrange(range, with: run) }
      try page.write()
    } else {
      for (range, run) in replaced { #expect(Array(page.lines[range]) == run) }
    }
  }

  @Test(arguments: Language.allCases) func theLedgerAtTheTopIsRight(language: Language) throws {
    let page = try ReadmePage(language)
    let ledger = try #require(page.blocks.first { $0.kind == "haru" })
    let text = page.lines[ledger.lines].joined(separator: "\n") + "\n"
    expectRun(["check", "--strict", "--now", "2026-07-08T10:00", "main.haru"], files: ["main.haru": text], out: nil)
  }

  /// The program that uses the libraries is the one that CI builds and runs.
  @Test(arguments: Language.allCases) func theExampleIsThePackageOfTheFixtures(language: Language) throws {
    let page = try ReadmePage(language)
    let code = try String(
      contentsOf: fixtureFolder.appending(path: "library-example/Sources/example/main.swift"), encoding: .utf8)
    #expect(page.lines.joined(separator: "\n").contains("```swift\n\(code)```\n"))
    #expect(code.split(separator: "\n").count <= 22)
  }

  /// A translation has the same sections, blocks, rows and links, and the same code but for words of the reader.
  @Test(arguments: Language.allCases) func aTranslationHasAllThatTheEnglishPageHas(language: Language) throws {
    let (english, page) = (try ReadmePage(.en), try ReadmePage(language))
    #expect(page.shape == english.shape)
    #expect(page.blocks.map(\.kind) == english.blocks.map(\.kind))
    for (block, model) in zip(page.blocks, english.blocks) where !["console", "haru"].contains(block.kind) {
      let code = page.lines[block.lines].filter { !$0.hasPrefix("#") || $0.hasPrefix("#!") }.map(
        ReadmePage.withoutComment)
      let other = english.lines[model.lines].filter { !$0.hasPrefix("#") || $0.hasPrefix("#!") }
      #expect(code == other.map(ReadmePage.withoutComment))
    }
    for other in Language.allCases where other != language {
      #expect(page.lines[..<6].joined().contains("(\(ReadmePage.name(other)))"))
    }
  }

  /// What a command of this program prints; of all others, what the page shows. A last line `…` leaves out the rest.
  private func printed(_ words: [String], _ shown: [String], _ files: WritableFiles, _ language: Language) -> [String] {
    if words.first == "cat" {
      files[words[1]] = shown.joined(separator: "\n") + "\n"
      return shown
    }
    guard words.first == Program.name else { return shown }
    let run = files.run(
      Array(words.dropFirst()), now: Self.now,
      environment: ["HOME": "/home/haru", "LANG": language.pick(ko: "ko_KR", en: "en_GB", ja: "ja_JP") + ".UTF-8"])
    // Findings are a result, too.
    #expect(run.status == (words[1] == "check" ? 1 : 0) && run.err == "", "\(words): \(run.err)")
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return shown.last == "…" ? lines.prefix(shown.count - 1) + ["…"] : lines
  }
}

/// A README as lines.
struct ReadmePage {
  let language: Language
  var lines: [String]

  init(_ language: Language) throws {
    self.language = language
    lines = try String(contentsOf: Self.file(language), encoding: .utf8).components(separatedBy: "\n")
  }

  static func name(_ language: Language) -> String {
    language.pick(ko: "README.ko.md", en: "README.md", ja: "README.ja.md")
  }

  private static func file(_ language: Language) -> URL {
    fixtureFolder.deletingLastPathComponent().appending(path: name(language))
  }

  func write() throws {
    try lines.joined(separator: "\n").write(to: Self.file(language), atomically: true, encoding: .utf8)
  }

  /// The blocks of code: what each says it is, and its lines.
  var blocks: [(kind: String, lines: Range<Int>)] {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return stride(from: 0, to: fences.count - 1, by: 2).map { index in
      (String(lines[fences[index]].dropFirst(3)), fences[index] + 1..<fences[index + 1])
    }
  }

  /// The commands of a block, each with what the page shows below it.
  func commands(in range: Range<Int>) -> [(command: String, shown: [String])] {
    var commands: [(command: String, shown: [String])] = []
    for line in lines[range] {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else {
        commands[commands.count - 1].shown.append(line)
      }
    }
    return commands
  }

  /// What the page is made of outside of its code: headings, rows of tables, and where links lead beside the other languages.
  var shape: [String] {
    var isCode = false
    var shape: [String] = []
    for line in lines {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      if line.hasPrefix("#") { shape.append(String(line.prefix { $0 == "#" })) }
      if line.hasPrefix("| ") { shape.append("|") }
      shape += line.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
        .filter { !$0.hasPrefix("README") }
    }
    return shape
  }

  /// A line of a shell without the remark at its end.
  static func withoutComment(_ line: String) -> String {
    line.range(of: "  # ").map { line[..<$0.lowerBound].trimmingCharacters(in: .whitespaces) } ?? line
  }
}
