import Foundation
import HaruLedger
import Testing

@testable import haru_ledger

/// The demo ledger as files under `demo`.
let demoFiles: [String: String] = {
  let folder = fixtureFolder.appending(path: "demo")
  let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  let paths = items?.compactMap { $0 as? URL } ?? []
  var files: [String: String] = [:]
  for path in paths where path.pathExtension == "haru" {
    let name = "demo" + path.path.dropFirst(folder.path.count)
    files[name] = try? String(contentsOf: path, encoding: .utf8)
  }
  return files
}()

/// The moment at which the demo is looked at.
let demoNow = "2026-11-30T21:00"

/// A timeline of files in memory, and the context it was made in.
func timeline(
  _ files: [String: String], _ path: String, now: String = demoNow
) throws -> (context: LedgerContext, timeline: Timeline) {
  let world = testWorld(files: files)
  let context = try LedgerContext([path], CommandLineRequest(["check", "--now", now]).common, in: world)
  return (context, Timeline(context.ledger, now: context.now))
}

/// What is rendered by a closure.
func rendered(_ render: (Output) -> Void) -> String {
  let captured = Captured()
  let output = captured.makeOutput()
  render(output)
  output.flush()
  return captured.text
}
