import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// A ledger in memory that was checked.
struct Checked {
  let files: [SourceFile]
  /// A diagnostic for each place, in file order.
  let diagnostics: [Diagnostic]

  /// Checks the ledger that begins with the first of the files.
  init(_ files: [(path: String, bytes: [UInt8])], includesHints: Bool = false, now: Int64 = 1_798_000_000) {
    var memory: [String: [UInt8]] = [:]
    for file in files { memory[file.path] = file.bytes }
    let access = MemoryFiles(memory, currentFolder: testFolder).access
    guard let document = try? Loader.load([files[0].path], access) else {
      Issue.record("no ledger")
      self.files = []
      diagnostics = []
      return
    }
    let ledger = Ledger(document, zones: testWorld().zoneDatabase)
    let bag = Checks.diagnostics(
      of: ledger, now: Instant(seconds: now), includesHints: includesHints, list: { _ in [] })
    self.files = document.files
    diagnostics = bag.sorted().flatMap(\.all).sorted { $0.location < $1.location }
  }

  /// Checks one file.
  init(_ text: String) { self.init([("main.haru", Array(text.utf8))]) }

  /// The ledger after a repair.
  func applying(_ fix: Fix) -> Checked {
    Checked(
      files.enumerated().map { index, file in
        (file.path, file.applying(fix.edits.filter { Int($0.location.file.index) == index }))
      })
  }

  func text(_ file: Int = 0) -> String { String(decoding: files[file].bytes, as: UTF8.self) }

  /// The bytes that a diagnostic is about.
  func text(of diagnostic: Diagnostic) -> String {
    files[Int(diagnostic.location.file.index)].text(diagnostic.location.range)
  }

  /// The number of the line, from 0, of a byte.
  func line(_ offset: UInt32, file: FileID) -> Int {
    files[Int(file.index)].bytes[..<Int(offset)].count { $0 == 0x0A }
  }
}

/// What a repair must not do; nil where all is well. It makes its diagnostic vanish, and lets nothing appear but what comes later on
/// a line that it made readable.
func violation(of fix: Fix, for diagnostic: Diagnostic, in before: Checked) -> String? {
  let file = diagnostic.location.file
  let lines = fix.edits.map { before.line($0.location.range.start, file: $0.location.file) }
  let after = before.applying(fix)
  let old = before.diagnostics.filter { $0 != diagnostic }
  let start = fix.edits.map(\.location.range.start).min() ?? 0
  let grown = fix.edits.reduce(0) { $0 + $1.text.utf8.count - $1.location.range.count }
  var left = old.map(\.problem)
  for found in after.diagnostics {
    if let index = left.firstIndex(of: found.problem) {
      left.remove(at: index)
      continue
    }
    let line = after.line(found.location.range.start, file: found.location.file)
    let isSamePlace =
      found.problem.code == diagnostic.problem.code && found.location.range.start <= diagnostic.location.range.start
      && Int(found.location.range.end) >= Int(diagnostic.location.range.end) + grown
    // A line that can be read now may repeat another one.
    if case .duplicate = found.problem, lines.contains(line) { continue }
    let isLater =
      found.location.file == file && lines.contains(line) && found.location.range.end > start && !isSamePlace
    if !isLater { return "\(found.problem) at \(after.text(of: found)) after \(fix)" }
  }
  return nil
}

extension SourceFile {
  /// The bytes of the file after edits of it that do not overlap; every other byte is as it was.
  func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range.indices
      result += bytes[copied..<range.lowerBound]
      result += Array(edit.text.utf8)
      copied = range.upperBound
    }
    return result + bytes[copied...]
  }
}
