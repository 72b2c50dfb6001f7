import Foundation
import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// The demo ledger: one year of a student.
enum Demo {
  /// Its files by path.
  static let files: [String: String] = {
    let folder = fixtureFolder.appending(path: "demo")
    var files: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".haru") {
      files[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return files
  }()

  /// A run on it, which has no findings.
  @discardableResult
  static func run(
    _ arguments: [String], language: Language, columns: Int, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ProgramRun {
    expectRun(
      arguments + ["--lang", language.rawValue], files: files, environment: environment, now: 1_800_000_000,
      columns: columns, sourceLocation: sourceLocation)
  }
}

/// Text without its colours.
func uncolored(_ text: String) -> String {
  text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
}

/// That no line is wider than the page, and none ends with a blank (as far as it is no block).
func expectFits(_ text: String, _ columns: Int, sourceLocation: SourceLocation = #_sourceLocation) {
  for line in uncolored(text).split(separator: "\n") where DisplayWidth.columns(line) > columns {
    Issue.record("\(DisplayWidth.columns(line)) columns of \(columns): \(line)", sourceLocation: sourceLocation)
  }
}
