import Foundation
import Testing

/// The folder of all fixtures.
let fixtureFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

/// Compares a text with a file of the fixtures. With `HARU_UPDATE_GOLDENS=1` in the environment, the file is written instead.
func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let file = fixtureFolder.appending(path: path)
  if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
    return
  }
  let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  #expect(text == expected, "differs from Fixtures/\(path)", sourceLocation: sourceLocation)
}
