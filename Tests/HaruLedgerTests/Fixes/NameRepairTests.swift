import HaruParse
import Testing

@testable import haru_ledger

/// Repairs of names are measured in the source, whose blanks and letters may differ from those of the name that was read.
@Suite struct NameRepairTests {
  private static let head = """
    tag #home color=#2F6B4F
    action time 영어 단어 #home
    action time x
    action count water
    action measure weight
    action time "30m walk"
    2026-07-06

    """

  /// The lines as each repair makes them; a safe one begins with `!`.
  private func repaired(_ line: String, _ code: Code?, marked: String? = nil) -> [String] {
    let checked = Checked(Self.head + line + "\n")
    #expect(checked.diagnostics.count == 1, "\(line): \(checked.diagnostics)")
    if let code { #expect(checked.diagnostics.map(\.problem.code) == [code], "\(line): \(checked.diagnostics)") }
    guard let diagnostic = checked.diagnostics.first else { return [] }
    if let marked { #expect(checked.text(of: diagnostic) == marked) }
    return diagnostic.fixes.map { fix in
      let after = checked.applying(fix)
      #expect(String(validating: after.files[0].bytes, as: UTF8.self) != nil)
      return (fix.isSafe ? "!" : "") + after.text().dropFirst(Self.head.count).dropLast()
    }
  }

  @Test(arguments: [
    ("11:00-12:00 영어  단어；메모", ["!11:00-12:00 영어  단어;메모"]),
    ("11:00-12:00 영어\t단어　；메모", ["!11:00-12:00 영어\t단어　;메모"]),
    ("11:00-12:00 영어   단어  ＃home", ["!11:00-12:00 영어   단어  #home"]),
    (
      "11:00-12:00 \u{110B}\u{1167}\u{11BC}\u{110B}\u{1165}  단어；메모",
      ["!11:00-12:00 \u{110B}\u{1167}\u{11BC}\u{110B}\u{1165}  단어;메모"]
    ),
    ("11:00 pm  영어  단어", []), ("1h 반  영어  단어", ["!1h30m 영어  단어"]),
    ("11:00 to  12:00  영어  단어", ["!11:00-12:00 영어  단어"]),
    ("11:00-12:00 영어  단어  도서관에서", ["11:00-12:00 영어  단어  ; 도서관에서"]),
    ("11:00-12:00 영어　단어　도서관에서", ["11:00-12:00 영어　단어　; 도서관에서"]),
  ])
  func blanksAndLetters(line: String, expected: [String]) {
    let checked = Checked(Self.head + line + "\n")
    if expected.isEmpty {
      #expect(checked.diagnostics.allSatisfy { !$0.fixes.contains(where: \.isSafe) })
    } else {
      #expect(repaired(line, nil) == expected)
    }
  }

  /// A name in quotes is left as it is behind an interval in words.
  @Test func aNameInQuotesBehindAnInterval() {
    #expect(repaired("11:00 to 12:00 \"30m walk\"", .unexpectedText) == ["!11:00-12:00 \"30m walk\""])
  }

  /// In quotes, it is a name as it stands.
  @Test(arguments: ["11:00-12:00 \"영어 단어；메모\"", "11:00 \"pm 영어 단어\"", "1h \"반 영어 단어\"", "09:00 \"2 water\""])
  func quotedNamesAreLeft(line: String) {
    #expect(!repaired(line, .unknownAction).contains { $0.hasPrefix("!") })
  }

  @Test(arguments: [
    ("1h x #home #home #hoem", "#hoem"), ("1h x #home #hoem #home", "#hoem"), ("1h x #hoem #home #hoem", "#hoem"),
  ])
  func theTagThatIsNotDeclared(line: String, marked: String) {
    let checked = Checked(Self.head + line + "\n")
    guard let diagnostic = checked.diagnostics.first(where: { $0.problem.code == .unknownTag }) else {
      Issue.record("nothing is told of \(line)")
      return
    }
    #expect(checked.text(of: diagnostic) == marked)
    for fix in diagnostic.fixes { #expect(checked.applying(fix).text().contains("#home")) }
  }

  @Test(arguments: [
    ("09:00 2 water", Code.invalidCount, "2 water", ["09:00 +2 water"]),
    ("09:00 2  water", .invalidCount, "2  water", ["09:00 +2 water"]),
    ("07:00 71.5 weight", .invalidMeasure, "71.5 weight", ["07:00 =71.5 weight"]),
    ("07:00 72 weight", .invalidMeasure, "72 weight", ["07:00 =72 weight"]),
    ("09:00 2.5 water", .invalidCount, "2.5 water", []), ("09:00 30 x", .unexpectedText, "30", []),
    ("09:00 2 wine", .unknownAction, "2 wine", []),
  ])
  func aNumberIsNotDropped(line: String, code: Code, marked: String, expected: [String]) {
    #expect(repaired(line, code, marked: marked) == expected)
  }

  /// A number at a time is no length, whatever is offered for one that begins a line.
  @Test func aNumberThatBeginsALineIsAnotherProblem() {
    let checked = Checked(Self.head + "2 water\n09:00 2 water\n")
    #expect(checked.diagnostics.map(\.fixes.count) == [1, 1])
  }

  @Test(arguments: [
    ("00:31 tea", "action count tea"), ("+2 tea", "action count tea"), ("09:00-10:00 tea", "action time tea"),
    ("=3 tea", "action measure tea"),
  ])
  func theKindThatIsOfferedFits(line: String, declaration: String) {
    let run = expectRun(["check", "--lang=en"], files: ["main.haru": Self.head + line + "\n"], status: 1)
    #expect(run.out.contains("declare it: `\(declaration)`"), "\(run.out)")
  }

  /// Names that mean something else when they stand bare.
  @Test(arguments: [
    "a<b", "a≤b", "a >= b", "*", "*x", "+1", "=x", "a=b", "a;b", "a\"b", "a\\b", "30m walk", "2nd book", "a #b", "#a",
    "..x", "~x", "–x", "〜x", ",x", "|x", "@x", "x <", "2026-07-06", "x y", "한 글",
  ])
  func aWrittenNameReadsBack(name: String) {
    let written = NameText.written(name)
    let checked = Checked(
      """
      action time \(written)
      goal g start=2026-01-01
        quest \(written) >= 1h per day
      skip 2026-07-07 \(written)
      2026-07-06
        09:00-10:00 \(written) #home
        1h \(written)
      tag #home color=#2F6B4F

      """)
    #expect(checked.diagnostics.isEmpty, "\(written): \(checked.diagnostics)")
    #expect(["x y", "한 글", "a\\b"].contains(name) == (written == name))
  }

  @Test func theRepairOfAQuestReads() {
    let text = "action time \"a<bcdef\"\ngoal g start=2026-01-01\n  quest abcdef >= 1h per day\n"
    let checked = Checked(text)
    #expect(checked.diagnostics.map(\.problem.code) == [.unknownAction])
    guard let fix = checked.diagnostics.first?.fixes.first else { return }
    let after = checked.applying(fix)
    #expect(after.text().contains("quest \"a<bcdef\" >= 1h per day"))
    #expect(after.diagnostics.isEmpty)
  }

  @Test func checkFixKeepsTheText() {
    let files = WritableFiles(["main.haru": Self.head + "  11:00-12:00 영어  단어；메모\n  09:00-10:00 x\n"])
    #expect(files.run(["check", "--fix", "--lang=en", "--format=short"]).status == 0)
    #expect(files["main.haru"] == Self.head + "  11:00-12:00 영어  단어;메모\n  09:00-10:00 x\n")
  }
}

/// What `check --fix` demands of a repair before it makes it.
@Suite struct RepairProofTests {
  private static let text = "action time 독서\n2026/7/6 ; é\n09:00-10:00 독서\n| 이어서\n1h 독서\n"

  private func proves(_ edits: (Range<Int>, String)...) -> Bool {
    refused(edits.map { Splice($0.lowerBound, $0.upperBound, $1) }).isEmpty
  }

  private func refused(_ repairs: [Splice]) -> [Int] {
    var batch = EditBatch(repairing: SourceFile(path: "main.haru", bytes: Array(Self.text.utf8)))
    for repair in repairs { try? batch.add(.repair([repair])) }
    return batch.apply().refused
  }

  @Test func whatIsProved() {
    let date = Array(Self.text.utf8).firstIndex(of: UInt8(ascii: "/"))! - 4
    #expect(proves((date..<date + 8, "2026-07-06")))
    // A byte of a letter.
    #expect(!proves((13..<14, "")))
    // A line that can be read no more, and one that becomes another line.
    #expect(!proves((0..<1, "x")))
    #expect(!proves((0..<0, "; ")))
    #expect(!proves((date..<date, "\n")))
    #expect(!proves((date - 1..<date, "")))
    #expect(!proves((0..<6, "xction")))
    // Text that is not repaired by it, in a line that cannot be read.
    #expect(!proves((date + 12..<date + 13, "")))
  }

  @Test func oneThatDoesHarmDoesNotHoldUpTheOthers() {
    let date = Array(Self.text.utf8).firstIndex(of: UInt8(ascii: "/"))! - 4
    #expect(refused([Splice(13, 14, ""), Splice(date, date + 8, "2026-07-06")]) == [0])
  }
}
