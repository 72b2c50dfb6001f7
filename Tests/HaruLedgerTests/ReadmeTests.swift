import Foundation
import Testing

@testable import haru_ledger

/// The tour of README.md: its commands are run one after the other on one folder, at ten in the morning. With
/// `HARU_UPDATE_GOLDENS=1` in the environment, what they print is written anew.
@Suite struct ReadmeTests {
  private static let file = fixtureFolder.deletingLastPathComponent().appending(path: "README.md")
  /// 2026-07-07T10:00Z: the ledger of the tour has no zone, and its clock is that of the wall.
  private static let now: Int64 = 1_783_418_400

  @Test func theTourPrintsWhatItSays() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    var lines = page.components(separatedBy: "\n")
    let heading = try #require(lines.firstIndex(of: "## Two minutes"))
    let start = try #require(lines[heading...].firstIndex(of: "```console")) + 1
    let end = try #require(lines[start...].firstIndex(of: "```"))
    let files = WritableFiles([:])
    var run: [String] = []
    for command in lines[start..<end] where command.hasPrefix("$ ") {
      run.append(command)
      run += printed(command.split(separator: " ").dropFirst().map(String.init), files)
    }
    #expect(run.count { $0.hasPrefix("$ haru-ledger ") } >= 5)
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      lines.replaceSubrange(start..<end, with: run)
      try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(Array(lines[start..<end]) == run)
    }
  }

  /// The program that uses the libraries is the one that CI builds and runs.
  @Test func theExampleIsThePackageOfTheFixtures() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let code = try String(
      contentsOf: fixtureFolder.appending(path: "library-example/Sources/example/main.swift"), encoding: .utf8)
    #expect(page.contains("```swift\n\(code)```\n"))
    #expect(code.split(separator: "\n").count <= 22)
  }

  /// What a command of this program prints; all others of the tour print nothing.
  private func printed(_ words: [String], _ files: WritableFiles) -> [String] {
    guard words.first == Program.name else { return [] }
    let run = files.run(
      Array(words.dropFirst()), now: Self.now, environment: ["HOME": "/home/haru", "LANG": "en_GB.UTF-8"])
    #expect(run.status == 0 && run.err == "", "\(words): \(run.err)")
    return run.out.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
