import Foundation
import Testing

@testable import HaruParse

/// However a file is cut into fragments, and on however many threads they are read, the document is the same.
@Suite struct FragmentTests {
  private static func document(_ bytes: [UInt8], _ plan: ReadingPlan) -> Document {
    Document(parsing: SourceFile(path: "main.haru", bytes: bytes), plan)
  }

  /// Reading at once, on the only thread.
  private static let whole = ReadingPlan(threads: 1)

  private static func expectEqual(
    _ document: Document, _ bytes: [UInt8], _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (found, expected) = (document.everything, Self.document(bytes, whole).everything)
    if found == expected { return }
    let differences = zip(found, expected).filter { $0 != $1 }.prefix(3).map { "\($0)\n  not\n\($1)" }
    let text = String(decoding: bytes.prefix(2000), as: UTF8.self).debugDescription
    Issue.record(
      "\(comment): \(differences.joined(separator: "\n")), \(found.count) parts of \(expected.count)\n\(text)",
      sourceLocation: sourceLocation)
  }

  private static let paths = [
    "cli", "demo", "errors", "fmt", "goals", "ledger", "messages", "pages", "parse", "recording", "reports",
  ].flatMap(Fixtures.paths)

  @Test(arguments: paths) func cutsAtEveryLineChangeNothing(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    for size in [1, 40, 300] {
      Self.expectEqual(FileFragments(bytes, size: size).document(path: "main.haru"), bytes, "\(size) bytes a fragment")
    }
  }

  @Test(arguments: paths) func threadsChangeNothing(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    for (threads, chunk) in [(2, 1), (2, 60), (3, 500)] {
      let plan = ReadingPlan(threads: threads, largeFile: 0, chunk: chunk)
      Self.expectEqual(Self.document(bytes, plan), bytes, "\(threads) threads, \(chunk) bytes a chunk")
    }
  }

  /// How many edits are tried; the whole 20,000 with `HARU_ALL_EDITS=1`.
  private static let runs = 20
  private static let editsPerRun = ProcessInfo.processInfo.environment["HARU_ALL_EDITS"] == "1" ? 1_000 : 50

  @Test(arguments: 0..<runs) func editsChangeNothing(run: Int) {
    var random = SplitMix64(seed: UInt64(run) + 77)
    var bytes = MutationTests.slices[random.below(MutationTests.slices.count)]
    var fragments = FileFragments(bytes, size: 1 + random.below(60))
    for step in 0..<Self.editsPerRun {
      if step % 40 == 0 || bytes.count > 2000 {
        bytes = MutationTests.slices[random.below(MutationTests.slices.count)]
        for _ in 0..<random.below(4) { bytes += MutationTests.slices[random.below(MutationTests.slices.count)] }
        fragments = FileFragments(bytes, size: 1 + random.below(60))
      }
      var changed = bytes
      MutationTests.mutate(&changed, &random)
      let head = zip(bytes, changed).prefix { $0 == $1 }.count
      let tail = zip(bytes.reversed(), changed.reversed()).prefix { $0 == $1 }.count
      let kept = min(tail, min(bytes.count, changed.count) - head)
      fragments.replace(head..<bytes.count - kept, by: Array(changed[head..<changed.count - kept]))
      bytes = changed
      Self.expectEqual(fragments.document(path: "main.haru"), bytes, "run \(run), edit \(step)")
      let plan = ReadingPlan(threads: 2, largeFile: 0, chunk: 1 + random.below(80))
      Self.expectEqual(Self.document(bytes, plan), bytes, "run \(run), edit \(step), \(plan)")
    }
  }

  @Test func anEditReadsOnlyWhatDependsOnIt() {
    let day = "2026-07-06\n09:00-10:00 read\n"
    var text = FileFragments(Array(String(repeating: day, count: 50).utf8), size: 1)
    let before = text.fragments.map(\.entries.count)
    #expect(text.fragments.count == 100)
    text.replace(40..<40, by: Array("2026-07-07\n".utf8))
    #expect(text.fragments.count > before.count)
    Self.expectEqual(text.document(path: "main.haru"), text.bytes, "one more date")
  }

  /// A goal, a conflict, a date that cannot be read and suggestions reach from one fragment into the next.
  @Test(arguments: [
    "tag #a color=#2F6B4F\n2026-07-06\ntag #b\n2026-07-07\ntag #c\n",
    "goal g start=2026-07-01\n2026-07-06\nquest * >= 1h per day\n2026-07-07\nquest x >= 1h per day\n",
    "goal g\n2026-07-06\nquest * >= 1h per day\n2026-07-07\nquest x >= 1h per day\n",
    "2026-07-06\n<<<<<<< a\n2026-07-07\n=======\n2026-07-08\n>>>>>>> b\n09:00-10:00 x\n2026-07-09\n1h x\n",
    "2026-07-06\n<<<<<<< a\n2026-07-07\n1h x\n",
    "2025-07-06\n1h x\n2026-07-06\n7/7\n1h y\n2026-07-08\n7/9\n2h z\n",
    "2026-07-06\n=1 x\n2026-07-07\n=2 y #a est=1h\n2026-07-08\n=3 x #a #b\n1:00-2:00, 3:00-4:00 z #a\n2026-07-08\n+1 x #a\n",
  ])
  func whatReachesOverACut(text: String) {
    let bytes = Array(text.utf8)
    Self.expectEqual(FileFragments(bytes, size: 1).document(path: "main.haru"), bytes, "a fragment a line")
    Self.expectEqual(Self.document(bytes, ReadingPlan(threads: 2, largeFile: 0, chunk: 1)), bytes, "two threads")
  }

  /// The repair of a line takes all of it out, whatever that of the first line with the same mistake takes out, however the
  /// lines are cut into fragments.
  @Test(arguments: [["haru", "haru 1.0"], ["haru 1.0", "haru"], ["haru", "haru 1", "haru", "haru 1.0", "haru 1.0"]])
  func everyLineHasItsOwnRepair(lines: [String]) throws {
    let bytes = Array("2026-07-06\n\(lines.joined(separator: "\n2026-07-07\n"))\n".utf8)
    for size in [1, 20, 1_000] {
      let document = FileFragments(bytes, size: size).document(path: "main.haru")
      let groups = document.diagnostics.sorted()
      try #require(groups.count == 1)
      #expect(groups[0].first.problem == .misplacedVersion)
      let removed = groups[0].all.map { diagnostic in
        diagnostic.fixes.first?.edits.first.map { String(decoding: bytes[$0.location.range.indices], as: UTF8.self) }
      }
      #expect(removed == lines, "\(size) bytes a fragment")
    }
  }

  private static let mistakes = [
    "2026-07-06x", "7/7 9:00-10:00 x", "2026-07-06 tue 1h x", "2026-07-06 1h 30m x", "July 7, 2026", "1) 09:00-10:00 x",
    "  ０９：００－１０：００ x", "x 09:00-10:00", "- 1h x", "| more", "1h x", "=1 x 2", "09:00-10:00 x #a #a y", "2026-07-06",
    "2027-07-06", "goal=g", "goal g start=2026-07-01", "gaol g", "quest x 1h", "Quest x >= 1h per day", "tag=#a",
    "tag #b",
    "HARU 1", "", "set zone", "<<<<<<< a", ">>>>>>> b", "+ 2 x", "9 x\u{7}", "7월 7일 (화)", "on 7.7", "; note",
  ]

  /// A line that came before is read from memory, which a fragment of one line has none of.
  @Test(arguments: 0..<200) func linesThatComeAgainMeanTheSame(run: Int) {
    var random = SplitMix64(seed: UInt64(run) + 1)
    let known = (0..<1 + random.below(4)).map { _ in Self.mistakes[random.below(Self.mistakes.count)] }
    var text = ""
    for _ in 0..<60 {
      let isKnown = random.below(8) > 0
      text += (isKnown ? known[random.below(known.count)] : Self.mistakes[random.below(Self.mistakes.count)]) + "\n"
    }
    let bytes = Array(text.utf8)
    Self.expectEqual(FileFragments(bytes, size: 1).document(path: "main.haru"), bytes, "a fragment a line")
  }

  @Test func tenThousandDiagnosticsAreKeptAlike() {
    var text = ""
    for day in 0..<6_000 { text += "2026-07-06\n9:00-\(day % 7 + 10) x\nAction time a\(day % 3)\n" }
    let bytes = Array(text.utf8)
    Self.expectEqual(Self.document(bytes, ReadingPlan(threads: 2, largeFile: 0, chunk: 10_000)), bytes, "two threads")
  }

  @Test func limitsOfTheWholeDocumentHoldInEveryFragment() {
    var text = ""
    for number in 0..<100_002 { text += number % 1000 == 0 ? "2026-07-06\n" : "skip 2026-07-06\n" }
    text += String(repeating: "skip 2026-07-06\n", count: 102)
    let bytes = Array(text.utf8)
    let document = Self.document(bytes, ReadingPlan(threads: 2, largeFile: 0, chunk: 100_000))
    #expect(document.skips.count == 100_000)
    #expect(document.diagnostics.errors == 3)
  }

  /// The year that a date without one most likely has comes from its own file.
  @Test func theYearOfAnIncludedFileIsItsOwn() throws {
    let files = MemoryFiles([
      "/main.haru": .text("include a.haru\ninclude b.haru\n"), "/a.haru": .text("2020-07-06\n1h x\n"),
      "/b.haru": .text("7/6\n1h x\n"),
    ])
    let document = try Loader.load(["/main.haru"], files.access)
    let group = try #require(document.diagnostics.sorted().first)
    #expect(group.first.problem == .invalidDate(text: "7/6", suggestion: nil))
  }
}
