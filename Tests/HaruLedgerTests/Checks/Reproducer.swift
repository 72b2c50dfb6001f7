import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// A ledger of `Fixtures/errors` with the findings that are expected of it: a file that is named for a code, or a folder with a
/// `main.haru`. They stand under the line they belong to, as `^^^ code`, with carets under the columns (Unicode scalars) of the
/// place; a place without width is one caret. It is looked at on 2026-07-07 at 10:00.
struct Reproducer {
  /// A finding at its place.
  struct Mark: Hashable, Comparable {
    var path: String
    /// Line of the text without annotations, from 1.
    var line: Int
    /// First column, from 1.
    var column: Int
    var width: Int
    var code: String

    static func < (a: Mark, b: Mark) -> Bool {
      (a.path, a.line, a.column, a.width, a.code) < (b.path, b.line, b.column, b.width, b.code)
    }

    var text: String {
      String(repeating: " ", count: column - 1) + String(repeating: "^", count: width) + " " + code
    }
  }

  /// The moment that all of them are looked at.
  static let now = "2026-07-07T10:00"

  /// The name of the file or folder, without its ending.
  let name: String
  /// The texts by path, without annotations.
  private(set) var files: [String: String] = [:]
  private(set) var expected: [Mark] = []

  /// The names of all of them.
  static let names: [String] = {
    let folder = fixtureFolder.appending(path: "errors").path()
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.map { $0.hasSuffix(".haru") ? String($0.dropLast(5)) : $0 }.sorted()
  }()

  init(_ name: String) throws {
    self.name = name
    for (path, file) in Self.paths(name) { read(try String(contentsOf: file, encoding: .utf8), path) }
  }

  /// A ledger of one file.
  init(text: String) {
    name = ""
    read(text, "main.haru")
  }

  private static func paths(_ name: String) -> [(path: String, file: URL)] {
    let folder = fixtureFolder.appending(path: "errors/\(name)")
    let found = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    let files = found.filter { $0.hasSuffix(".haru") }.sorted()
    if !files.isEmpty { return files.map { ($0, folder.appending(path: $0)) } }
    return [("main.haru", fixtureFolder.appending(path: "errors/\(name).haru"))]
  }

  private mutating func read(_ annotated: String, _ path: String) {
    var text = ""
    var count = 0
    // A line feed after a carriage return is one character with it, so scalars are looked at.
    for line in annotated.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }
      let carets = line[indent.endIndex...].prefix { $0 == "^" }
      if carets.isEmpty {
        text += (count > 0 ? "\n" : "") + String(line)
        count += 1
      } else {
        let code = String(Substring(line[carets.endIndex...]).drop { $0 == " " })
        expected.append(Mark(path: path, line: count, column: indent.count + 1, width: carets.count, code: code))
      }
    }
    files[path] = text
  }

  /// What `check` finds, hints included.
  func found(_ options: [String] = []) throws -> CheckJSON {
    let run = expectRun(
      ["check", "--hints", "--all", "--now", Self.now, "--format", "json", "--lang", "en"] + options, files: files,
      status: nil)
    return try JSONDecoder().decode(CheckJSON.self, from: Data(run.out.utf8))
  }

  func marks() throws -> [Mark] {
    try found().diagnostics.flatMap { diagnostic in
      ([CheckJSON.Place(file: diagnostic.file, range: diagnostic.range)] + diagnostic.also).map { place in
        let (start, end) = (place.range.start, place.range.end)
        let width = start.line == end.line ? end.column - start.column : 1
        return Mark(
          path: place.file, line: start.line, column: start.column, width: max(1, width), code: diagnostic.code)
      }
    }.sorted()
  }

  /// Writes the annotations anew.
  func refresh() throws {
    let marks = try marks()
    for (path, file) in Self.paths(name) {
      let lines = files[path, default: ""].unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      var result = ""
      for (index, line) in lines.enumerated() {
        let here = marks.filter { $0.path == path && $0.line == index + 1 }
        result += String(line) + (index + 1 < lines.count || !here.isEmpty ? "\n" : "")
        for mark in here { result += mark.text + "\n" }
      }
      try Data(result.utf8).write(to: file)
    }
  }
}

/// `haru-ledger/check/1` as far as tests look at it.
struct CheckJSON: Decodable {
  struct Position: Decodable { var line, column: Int }
  struct Range: Decodable { var start, end: Position }
  struct Place: Decodable {
    var file: String
    var range: Range
  }
  struct Diagnostic: Decodable {
    var code, severity, message, file: String
    var range: Range
    var also: [Place]
    var count: Int
  }

  var errors, warnings, hints: Int
  var diagnostics: [Diagnostic]
}

/// Checks that exactly the findings that a ledger of one file is annotated with are found in it.
func expectFindings(_ annotated: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let reproducer = Reproducer(text: annotated)
  let marks = try reproducer.marks()
  #expect(marks == reproducer.expected.sorted(), sourceLocation: sourceLocation)
}
