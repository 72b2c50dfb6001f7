import HaruParse
import Synchronization
import Testing

@testable import haru_ledger

/// How often files were read as a whole, and how many bytes of their starts.
private final class ReadCount: Sendable {
  struct Counts: Equatable {
    var whole = 0
    var startBytes = 0
  }

  private let counts = Mutex(Counts())

  var now: Counts { counts.withLock { $0 } }

  /// The same files, whose reads are counted.
  func counting(_ files: FileAccess) -> FileAccess {
    FileAccess(
      read: { path throws(FileError) in
        self.counts.withLock { $0.whole += 1 }
        return try files.read(path)
      },
      readStart: { path, count throws(FileError) in
        let bytes = try files.readStart(path, count)
        self.counts.withLock { $0.startBytes += bytes.count }
        return bytes
      },
      realPath: files.realPath, list: files.list)
  }
}

@Suite struct LedgerInQuestionTests {
  private static let head = "set language ja\naction time 독서\ninclude 2026/*.haru\n2026-07-06\n"
  private static let entries = String(repeating: "  09:00-10:00 독서\n", count: 20_000)
  private static let files = ["main.haru": head + entries, "2026/07.haru": "2026-07-07\n" + entries]

  private func run(
    _ arguments: [String], files: [String: String] = files
  ) -> (status: Int32, said: String, reads: ReadCount.Counts) {
    let (out, errors, count) = (Captured(), Captured(), ReadCount())
    var world = testWorld(arguments, files: files, environment: ["LANG": "C"], output: out, errors: errors)
    world.files = count.counting(world.files)
    return (Program.run(in: world).rawValue, out.text + errors.text, count.now)
  }

  @Test(arguments: [
    ["chekc"], ["check", "--strcit"], ["report", "stats", "--from", "2026-13-01"], ["report", "--last"],
    ["undo", "it"],
    ["start", "독서", "--at", "noon"], ["completions"], ["explain", "no-such-code"],
  ])
  func aWrongCommandLineReadsNoMoreThanTheStart(arguments: [String]) {
    let (status, said, reads) = run(arguments)
    #expect(status == 2)
    #expect(said.contains("詳しくは"), "\(said)")
    #expect(reads.whole == 0 && reads.startBytes == 64 * 1024, "\(reads)")
  }

  @Test(arguments: [["--help"], ["help", "check"], ["man"], ["explain", "invalid-length"]])
  func helpReadsNoMoreThanTheStart(arguments: [String]) {
    let (status, said, reads) = run(arguments)
    #expect(status == 0)
    #expect(said.unicodeScalars.contains { ("ぁ"..."ん").contains($0) }, "it is not in Japanese")
    #expect(reads.whole == 0 && reads.startBytes == 64 * 1024, "\(reads)")
  }

  @Test func nothingIsReadWhereTheCommandLineNamesTheLanguage() {
    let (_, said, reads) = run(["chekc", "--lang", "ko"])
    #expect(said.contains("자세히") && reads == ReadCount.Counts(), "\(said)")
  }

  @Test func aMissingActionIsShownWithOneOfTheLedger() {
    let (_, said, reads) = run(["start"])
    #expect(said.contains("start 독서") && said.contains("詳しくは"), "\(said)")
    #expect(reads.whole == 2)
  }

  /// The line at the end of what is read is cut in the middle of a word or of a character; it never says anything.
  @Test func theLineThatIsCutIsLeftOut() {
    for missing in 0..<24 {
      let setting = "\nset language ja ; 독서\n"
      let padding = String(repeating: ";", count: 64 * 1024 - setting.utf8.count + missing)
      let (_, said, _) = run(["chekc"], files: ["main.haru": padding + setting])
      #expect(said.contains("詳しくは") == (missing == 0), "\(missing): \(said)")
    }
  }

  @Test func theFirstFileWithALanguageDecides() {
    let files = ["a.haru": "action time x\n", "b.haru": "set language ko\n", "c.haru": "set language ja\n"]
    #expect(run(["check", "--strcit", "a.haru", "b.haru", "c.haru"], files: files).said.contains("더 자세히"))
    #expect(run(["check", "--strcit", "--file=c.haru", "b.haru"], files: files).said.contains("詳しくは"))
    #expect(run(["check", "--strcit", "a.haru"], files: files).said.contains("For more"))
    #expect(run(["check", "--strcit", "missing.haru"], files: files).said.contains("For more"))
  }
}
