import Foundation
import HaruParse
import Testing

@testable import HaruLedger

/// A ledger with the diagnostics that are expected of it. They stand under the line they belong to, as `^^^ code`, with carets
/// under the columns (Unicode scalars) of the place; a place without width is one caret.
struct AnnotatedLedger {
  struct Mark: Hashable, Comparable {
    /// Line of the text without annotations, from 1.
    var line: Int
    /// First column, from 1.
    var column: Int
    var width: Int
    var code: String

    static func < (a: Mark, b: Mark) -> Bool {
      (a.line, a.column, a.width, a.code) < (b.line, b.column, b.width, b.code)
    }

    var text: String {
      String(repeating: " ", count: column - 1) + String(repeating: "^", count: width) + " " + code
    }
  }

  var lines: [Substring] = []
  var expected: [Mark] = []
  var text: String { lines.map { $0 + "\n" }.joined() }

  init(_ annotated: String) {
    for line in annotated.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }
      let carets = line[indent.endIndex...].prefix { $0 == "^" }
      if carets.isEmpty {
        lines.append(line)
      } else {
        let code = String(line[carets.endIndex...].drop { $0 == " " })
        expected.append(Mark(line: lines.count, column: indent.count + 1, width: carets.count, code: code))
      }
    }
    if lines.last == "" { lines.removeLast() }
  }

  /// What is found in the whole ledger, its entries included.
  func found() throws -> (marks: [Mark], timeline: Timeline) {
    let ledger = try TestZones.ledger(["main.haru": text])
    let timeline = Timeline(ledger, now: Instant("2026-07-20T12:00"))
    let bytes = ledger.document.files[0].bytes
    let index = LineIndex(bytes.span)
    var marks: [Mark] = []
    for group in timeline.diagnostics.sorted() {
      for place in [group.first.location] + group.also {
        let start = index.position(at: Int(place.range.start), in: bytes.span)
        let end = index.position(at: Int(place.range.end), in: bytes.span)
        let width = start.line == end.line ? end.column - start.column : 999
        marks.append(
          Mark(line: start.line, column: start.column, width: max(1, width), code: group.first.problem.code.rawValue))
      }
    }
    return (marks.sorted(), timeline)
  }

  /// The text with what was found in it.
  func annotated(_ marks: [Mark]) -> String {
    lines.enumerated().map { index, line in
      ([String(line)] + marks.filter { $0.line == index + 1 }.map(\.text)).map { $0 + "\n" }.joined()
    }.joined()
  }
}

/// Checks that exactly the diagnostics that a ledger is annotated with are found in it, also by several threads, and that its lines with a diagnostic are at least as many as those that are left out.
@discardableResult
func expectCheck(_ annotated: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Timeline {
  let source = AnnotatedLedger(annotated)
  let (marks, timeline) = try source.found()
  #expect(
    marks == source.expected.sorted(), "found:\n\(source.annotated(marks))", sourceLocation: sourceLocation)
  // Several threads find the same.
  let sharing = WorkSharing(most: 3, leastEntries: 1)
  let checked = Timeline(timeline.ledger, now: timeline.now, isWatching: true, sharing: sharing)
  #expect(checked.diagnostics.errors == marks.count, sourceLocation: sourceLocation)
  #expect(checked.skippedLines == timeline.skippedLines, sourceLocation: sourceLocation)
  return timeline
}
