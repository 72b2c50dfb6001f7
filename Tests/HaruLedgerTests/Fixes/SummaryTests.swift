import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// What `check` says can be repaired is what `--fix` then repairs.
@Suite struct SummaryTests {
  /// The figures of a run with `--format json`.
  private struct Figures: Decodable { var fixable, fixed: Int }

  private func figures(_ run: ProgramRun) throws -> Figures {
    try JSONDecoder().decode(Figures.self, from: Data(run.out.utf8))
  }

  /// Checks a ledger and repairs it; returns what was told and what was made.
  private func repair(_ texts: [String: String]) throws -> (told: Int, made: Int, after: WritableFiles) {
    let files = WritableFiles(texts)
    let told = try figures(files.run(["check", "--hints", "--format=json"]))
    #expect(told.fixed == 0)
    let made = try figures(files.run(["check", "--hints", "--fix", "--format=json"]))
    #expect(made.fixable == 0, "nothing is left that can be repaired")
    return (told.fixable, made.fixed, files)
  }

  /// Checks that as many places are told as have a safe repair; and where none of these uncovers another, that they are repaired
  /// and nothing else.
  private func expectTold(_ texts: [String: String], _ name: String) throws -> Bool {
    let (told, made, files) = try repair(texts)
    let order = ["main.haru"] + texts.keys.filter { $0 != "main.haru" }.sorted()
    let before = Checked(order.map { ($0, Array(texts[$0, default: ""].utf8)) }, includesHints: true)
    let fixes = before.diagnostics.compactMap { $0.fixes.first(where: \.isSafe) }
    #expect(told == fixes.count, "\(name)")
    let edits = fixes.flatMap(\.edits)
    let once = Checked(
      before.files.enumerated().map { index, file in
        (file.path, file.applying(edits.filter { Int($0.location.file.index) == index }))
      }, includesHints: true)
    guard !once.diagnostics.contains(where: { $0.fixes.contains(where: \.isSafe) }) else {
      #expect(made > told, "\(name): one repair uncovers another")
      return false
    }
    #expect(made == told, "\(name)")
    for (index, file) in once.files.enumerated() { #expect(files[file.path] == once.text(index), "\(name)") }
    return told > 0
  }

  /// The text of a reproducer without its annotations.
  private func text(_ file: URL) throws -> String {
    let data = try Data(contentsOf: file)
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let kept = lines.filter { $0.drop { $0 == 0x20 }.first != UInt8(ascii: "^") }
    return String(decoding: Data(kept.joined(separator: [0x0A])), as: UTF8.self)
  }

  @Test func reproducers() throws {
    var count = 0
    for folder in ["parse/errors", "ledger/errors"] {
      let base = fixtureFolder.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".haru") }
      for name in names.sorted() {
        let text = try text(base.appending(path: name))
        if try expectTold(["main.haru": text], name) { count += 1 }
      }
    }
    for name in Reproducer.names {
      let files = try Reproducer(name).files
      // Copies that lie beside the ledger are seen by the program only.
      if files.count == 1 { _ = try expectTold(files, name) }
    }
    #expect(count > 8, "\(count)")
  }

  /// Slips that repeat through a file.
  private static let slips: [(String, String)] = [
    (":", "："), (":", "."), ("-", "−"), ("0", "０"), ("#", "＃"), ("h", "h "), ("action", "Action"), ("tag", "Tag"),
    ("; ", "；"), ("2026-", "2026/"), (">=", "≧"), ("per day", "daily"), ("mon", "Monday"), ("color=#", "color="),
    (" 월", " 월요일"), ("..", " ~ "), ("set", "SET"), ("30m", "30 min"),
  ]

  @Test func demosWithManySlips() throws {
    var texts: [String: String] = [:]
    for path in ["main.haru", "2026/2026-07.haru"] {
      texts[path] = try String(contentsOf: fixtureFolder.appending(path: "demo/\(path)"), encoding: .utf8)
    }
    var random = SplitMix64(seed: 77)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    var count = 0
    for round in 0..<30 {
      var damaged = texts
      let path = round % 3 == 0 ? "main.haru" : "2026/2026-07.haru"
      let chosen = (0...below(2)).map { _ in Self.slips[below(Self.slips.count)] }
      let share = 1 + below(12)
      let lines = texts[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = String(line)
        for (old, new) in chosen where below(share) == 0 {
          if let range = line.range(of: old) { line.replaceSubrange(range, with: new) }
        }
        return line
      }
      damaged[path] = lines.joined(separator: "\n")
      if try expectTold(damaged, "\(chosen), round \(round)") { count += 1 }
    }
    #expect(count > 8, "\(count)")
  }

  /// Lines that do not touch one another; some have one problem in common although another repair mends each.
  private static let lines: [String] = [
    "9:00 PM 독서", "10:00 PM 독서", "10:00-11:00 PM 독서", "9:00 to 10:00 독서", "9:00 to 11:00 독서", "1h 반 독서", "2h 반 독서",
    "9:00-10:00 반 독서", "1h 30m 독서", "9am-10am 독서", "9시-10시 독서", "９:00-10:00 독서", "1시간 30분 독서",
    "1시간 30분 독서".decomposedStringWithCanonicalMapping, "1h 독서；note", "2h 독서；note", "1h 독서 ＃공부", "2h 독서 ＃공부",
    "30 독서", "=71,8 체중", "+2잔 물", "1h 독셔", "9:00- 독서 est=1h 30m", "2026-07-06 Monday", "2026-07-07 Monday", "Tag",
    "1h 30m 독서 #공부", "+ 2 물", "1h 독서 icon=A", "1h",
  ]

  /// What is told of a ledger is what is told of its lines one by one.
  @Test func placesAreToldOneByOne() throws {
    let head = "tag #공부 color=#2F6B40\naction time 독서\naction count 물\naction measure 체중\n2026-07-06\n"
    var single: [Int] = []
    for line in Self.lines { single.append(try repair(["main.haru": head + line + "\n"]).told) }
    #expect(single.filter { $0 == 1 }.count > 12 && single.contains(0) && !single.contains { $0 > 1 }, "\(single)")
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let chosen = (0...random.next() % 40).map { _ in Int(random.next() % UInt64(Self.lines.count)) }
      // A date that cannot be read would take the entries below it along.
      let text = chosen.map { Self.lines[$0] + "\n2026-07-06\n" }.joined()
      let (told, made, _) = try repair(["main.haru": head + text])
      #expect(told == chosen.reduce(0) { $0 + single[$1] }, "\(text)")
      #expect(made >= told)
    }
  }

  @Test func whatWasOnlyCountedIsFixableToo() throws {
    let head = "action time a\n2026-07-06\n"
    let same = head + String(repeating: "1h 30m a\n", count: 12_000)
    let run = expectRun(["check", "--format=short", "--lang=en"], files: ["main.haru": same], status: 1)
    #expect(run.out.hasSuffix("\n12,000 can be fixed with --fix\n12,000 errors in 1 file (12,002 lines)\n"))
    // Of other problems that were only counted nobody knows.
    let distinct =
      head + (0..<12_000).map { "\($0 / 3600 + 1)h \($0 / 60 % 60)m\($0 % 60)s a\n" }.joined() + "1h 30m a\n"
    let many = expectRun(["check", "--format=short", "--lang=en"], files: ["main.haru": "Tag\n" + distinct], status: 1)
    #expect(many.out.contains("\nat least "))
  }

  @Test func whatARepairUncoversIsToldOf() {
    let files = WritableFiles(["main.haru": "action time a\n2026/7/6 Monday\n1h 30m a\n2026/7/7 Tuesday\n1h 30m a\n"])
    for (language, told) in [
      ("en", "2 can be fixed with --fix\n"), ("ko", "2곳은 --fix로 고칠 수 있어요\n"), ("ja", "2か所は --fix で直せます\n"),
    ] {
      let run = files.run(["check", "--format=short", "--lang", language])
      #expect(run.out.contains("\n" + told), "\(run.out)")
    }
    for (language, made) in [
      ("en", "4 places fixed in 1 file (2 of them appeared after other fixes)\n"),
      ("ko", "파일 1개에서 4곳을 고쳤어요(그중 2곳은 다른 곳을 고친 뒤에 드러났어요)\n"),
      ("ja", "1ファイルで4か所を直しました（うち2か所は、ほかを直したあとに見つかりました）\n"),
    ] {
      let files = WritableFiles(["main.haru": "action time a\n2026/7/6 Monday\n1h 30m a\n2026/7/7 Tuesday\n1h 30m a\n"])
      let run = files.run(["check", "--fix", "--format=short", "--lang", language])
      #expect(run.out.hasPrefix(made), "\(run.out)")
      #expect(files["main.haru"] == "action time a\n2026-07-06 mon\n1h30m a\n2026-07-07 tue\n1h30m a\n")
    }
  }
}
