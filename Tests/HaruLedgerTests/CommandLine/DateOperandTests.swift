import Testing

@testable import haru_ledger

/// Dates and periods where none is read.
@Suite struct DateOperandTests {
  private func help(_ line: String, _ language: String = "en") -> [String] {
    let words = line.split(separator: " ").map(String.init)
    let run = expectRun(
      words + ["--lang", language, "--now=2026-07-07T10:00"], files: ["main.haru": "action time a\n"], status: 2,
      out: "", err: nil)
    return run.err.split(separator: "\n").dropLast().map(String.init)
  }

  @Test(arguments: [
    ("report day 11-24", "report day 2026-11-24"), ("report day 7/6", "report day 2026-07-06"),
    ("report timetable 2026/7/6", "report timetable 2026-07-06"), ("report 11-24", "report day 2026-11-24"),
    ("report stats 11-24", "report stats --period 2026-11-24"),
    ("report stats 2026-07", "report stats --period 2026-07"),
    ("report day 2026-W27", "report stats --period 2026-W27"), ("report 2026-Q3", "report stats --period 2026-Q3"),
    ("report estimates 2026-07", "report estimates --period 2026-07"),
  ])
  func aDateIsNoFile(line: String, command: String) {
    let text = line.split(separator: " ").last!
    #expect(
      help(line) == [
        "haru-ledger: there is no file `\(text)`", "  did you mean `\(command)`?", "  a date is written as 2026-07-06",
      ])
  }

  @Test func theSameInOtherLanguages() {
    #expect(
      help("report day 11-24", "ko") == [
        "haru-ledger: `11-24` 파일이 없어요", "  혹시 `report day 2026-11-24`인가요?", "  날짜는 이렇게 써요: 2026-07-06",
      ])
    #expect(
      help("report day 11-24", "ja") == [
        "haru-ledger: `11-24` というファイルはありません", "  もしかして `report day 2026-11-24` ですか？", "  日付の書き方: 2026-07-06",
      ])
  }

  /// A report is not advised to take an option that it refuses.
  @Test(
    arguments: [
      ("goals", ["  use `--periods` to list every period"]), ("overview", []),
      ("stats", ["  write `--period 2026-07-06`"]),
    ] as [(String, [String])])
  func aDateThatAKindDoesNotTake(kind: String, advice: [String]) {
    let said = help("report \(kind) 2026-07-06")
    #expect(said == ["haru-ledger: the report `\(kind)` does not take a date: `2026-07-06`"] + advice)
  }

  @Test(arguments: ["report day 13-45", "report stats july.haru", "report 1.2.3.4"])
  func otherFilesAreFiles(line: String) {
    #expect(!help(line).contains { $0.contains("date") })
  }

  @Test(arguments: [
    ("week", "report timetable --week` or `report stats --this-week"), ("month", "report stats --this-month"),
    ("today", "report day` or `report stats --today"),
  ])
  func aPeriodIsNoKind(word: String, commands: String) {
    #expect(help("report " + word) == ["haru-ledger: `KIND` cannot be `\(word)`", "  write `\(commands)`"])
  }

  @Test(arguments: [
    ("en", "November 2026 has 30 days"), ("ko", "2026년 11월은 30일까지 있어요"), ("ja", "2026年11月は30日までです"),
  ])
  func aDayThatItsMonthDoesNotHave(language: String, sentence: String) {
    #expect(help("report day 2026-11-31", language).last == "  " + sentence)
    #expect(help("report stats --from 2026-11-31", language).contains("  " + sentence))
    #expect(!help("report day 2026-13-31", language).contains { $0.contains("30") })
  }
}
