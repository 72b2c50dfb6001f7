import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// What people type who know the commands by half (Fixtures/cli/typed.tsv): what they meant is written, or nothing is and the right
/// command is named.
@Suite struct TypedCommandTests {
  private struct Row: Sendable {
    var words: [String]
    var statuses: [Int32]
    /// Entries of today that are there before.
    var open: [String]
    /// The lines that may be written, some with the date that they belong to.
    var lines: [String]
    /// What is said where nothing is written.
    var said: [String]
    /// The time of day.
    var now: String
  }

  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: fixtureFolder.appending(path: "cli/typed.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func list(_ cell: String, _ separator: String) -> [String] {
        cell.isEmpty ? [] : cell.components(separatedBy: separator)
      }
      return Row(
        words: AdvisedCommand.words(cells[0]), statuses: cells[3].components(separatedBy: " or ").map { Int32($0)! },
        open: list(cells[4], " ; "), lines: list(cells[5], " | "), said: list(cells[6], " | "),
        now: "2026-07-08T\(cells[7])")
    }
  }

  private static func ledger(_ open: [String]) throws -> String {
    let entry = try String(contentsOf: fixtureFolder.appending(path: "repairs/entry.haru"), encoding: .utf8)
    return entry.components(separatedBy: "2026-07-06\n")[0]
      + (open.isEmpty ? "" : "2026-07-08\n" + open.map { "  \($0)\n" }.joined())
  }

  @Test func everyRow() throws {
    var counts = (written: 0, refused: 0)
    for row in try Self.rows() {
      let before = try Self.ledger(row.open)
      let files = WritableFiles(["main.haru": before])
      let run = files.run(row.words + ["--lang", "en", "--now", row.now])
      let name = row.words.joined(separator: " ")
      #expect(row.statuses.contains(run.status), "\(name): \(run.status)\n\(run.out)\(run.err)")
      let after = files["main.haru"] ?? ""
      if run.status == 0, !row.lines.isEmpty {
        counts.written += 1
        let lines = try #require(Self.added(after, to: before), "\(name): \(after)")
        #expect(lines.count == 1, "\(name): \(lines)")
        let wanted = row.lines.map { $0.contains(": ") ? $0 : "2026-07-08: " + $0 }
        #expect(lines.contains { wanted.map(comparable).contains(comparable($0)) }, "\(name): \(lines)")
      } else {
        counts.refused += 1
        #expect(after == before, "\(name): \(after)")
        for text in row.said {
          #expect((run.out + run.err).contains(text), "\(name): \(text) is not in\n\(run.out)\(run.err)")
        }
      }
    }
    #expect(counts.written > 30 && counts.refused > 30, "\(counts)")
  }

  /// The entries that are in a ledger and were not before, each behind its date; nil where another line is gone.
  private static func added(_ after: String, to before: String) -> [String]? {
    var old = before.split(separator: "\n").map(String.init)
    var day = ""
    var result: [String] = []
    for line in after.split(separator: "\n").map(String.init) {
      if line.hasPrefix("2026-") { day = String(line.prefix(10)) }
      if let index = old.firstIndex(of: line) {
        old.remove(at: index)
      } else if !line.hasPrefix("2026-") {
        result.append("\(day): \(line.trimmingCharacters(in: .whitespaces))")
      }
    }
    // A session that was ended is not as it was.
    return old.count <= result.count ? result : nil
  }

  /// Each command that is named in an answer runs, or lacks nothing but its action.
  @Test func whatIsAdvisedRuns() throws {
    var advised = 0
    for row in try Self.rows() {
      let before = try Self.ledger(row.open)
      let run = WritableFiles(["main.haru": before]).run(row.words + ["--lang", "en", "--now", row.now])
      guard run.status != 0 else { continue }
      for command in AdvisedCommand.all(in: run.err, to: row.words) {
        advised += 1
        let again = WritableFiles(["main.haru": before]).run(command.words + ["--lang", "en", "--now", row.now])
        // What is refused for the state of the ledger was right as a command.
        let isRight = again.status < run.status || command.lacksItsAction
        #expect(isRight, "\(row.words) → \(command.words): \(again.err)")
      }
    }
    #expect(advised > 50, "\(advised)")
  }
}
