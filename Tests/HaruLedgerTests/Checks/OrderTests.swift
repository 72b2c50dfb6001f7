import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// The order of lines and files does not change what is found (ARCHITECTURE, invariant 12). Only the two checks that look at the
/// order of days depend on it.
@Suite struct CheckOrderTests {
  /// A ledger in pieces that may stand anywhere: each entry with its date, each goal with its quests.
  private static func pieces(of text: String) -> [String] {
    var result: [String] = []
    var date = ""
    var isInGoal = false
    for line in text.replacing("\r\n", with: "\n").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix(";") else { continue }
      if first.count == 10, first.hasPrefix("20"), first.dropFirst(4).hasPrefix("-") {
        date = first
        let rest = words.dropFirst().joined(separator: " ")
        if rest.contains(where: \.isNumber) { result.append("\(date) \(rest)\n") }
      } else if first.first.map({ $0.isNumber || "+-=".contains($0) }) == true {
        result.append("\(date) \(words.joined(separator: " "))\n")
      } else if first == "quest", isInGoal {
        result[result.count - 1] += line + "\n"
      } else {
        isInGoal = first == "goal"
        result.append(line + "\n")
      }
    }
    return result
  }

  /// The findings without their places. Two things that are alike are named in either order.
  private static func findings(_ files: [String: String]) throws -> [String] {
    let run = expectRun(
      ["check", "--hints", "--all", "--now", Reproducer.now, "--format", "json", "--lang", "en"], files: files,
      status: nil)
    let found = try JSONDecoder().decode(CheckJSON.self, from: Data(run.out.utf8))
    return found.diagnostics.filter { !["wrong-year", "days-out-of-order"].contains($0.code) }.flatMap { diagnostic in
      // Of three tags of one colour the first in reading order is named with each of the others.
      let isOrdered = diagnostic.code == "same-color"
      let names = diagnostic.message.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let line = "\(diagnostic.code): \(isOrdered ? "" : names.sorted().joined(separator: ", "))"
      return Array(repeating: line, count: diagnostic.count)
    }.sorted()
  }

  @Test(
    arguments: Reproducer.names.filter {
      !["mixed-line-ends", "sync-copy", "unreadable-file"].contains($0) && !$0.hasPrefix("include")
    })
  func orderDoesNotMatter(name: String) throws {
    let text = try #require(try Reproducer(name).files["main.haru"])
    let pieces = Self.pieces(of: text)
    var random = SplitMix(seed: 7)
    let expected = try Self.findings(["main.haru": pieces.joined()])
    #expect(!expected.isEmpty || name == "wrong-year" || name == "days-out-of-order")
    for _ in 0..<12 {
      let shuffled = pieces.shuffled(using: &random)
      #expect(try Self.findings(["main.haru": shuffled.joined()]) == expected, "\(shuffled.joined())")
      // Half of it in another file.
      let half = shuffled.count / 2
      let split = [
        "main.haru": "include sub/*.haru\n" + shuffled[..<half].filter { !$0.hasPrefix("haru") }.joined(),
        "sub/a.haru": shuffled[half...].filter { !$0.hasPrefix("haru") }.joined(),
      ]
      #expect(try Self.findings(split) == expected, "\(split)")
    }
  }
}
