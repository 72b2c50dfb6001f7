import Testing

@testable import haru_ledger

/// What `check` says of slips of daily use.
@Suite struct DailyChecksTests {
  private let actions = "action time r\naction count w\n"

  private func check(_ text: String, _ words: [String] = []) -> String {
    expectRun(
      ["check", "--format", "short", "--now", "2026-07-10T12:00", "--lang", "en"] + words, files: ["main.haru": text],
      status: nil
    ).out
  }

  // MARK: Lines that only name a day

  @Test(arguments: [
    "Monday", "월요일", "7일", "오늘", "260707", "2026-W28", "on 2026-07-07", "2026-07-06..2026-07-07", "Mon", "tue ; note",
    "(화)",
    "火曜日", "今日", "7日", "the 7th", "7th", "Yesterday", "어제 (월)", "2026-W28-2", "2026w28", "Week 28", "on Monday",
    "on July 7",
    "- Tuesday:", "## 화요일", "2026-07-06 - 2026-07-07", "2026-07-06 ~ 2026-07-07", "내일", "7일 (화)",
  ])
  func aNameOfADayClosesTheDayAbove(line: String) {
    let text = actions + "2026-07-06\n  09:00-10:00 r\n\(line)\n  11:00-12:00 r\n"
    let found = check(text)
    #expect(found.hasSuffix("1 error in 1 file (6 lines)\n"), "\(line): \(found)")
    let day = expectRun(
      ["report", "day", "2026-07-06", "--now", "2026-07-10T12:00", "--format", "csv"], files: ["main.haru": text],
      status: 1, err: nil
    ).out
    #expect(day.contains("09:00") && !day.contains("11:00"), "\(line): \(day)")
  }

  /// Other lines that cannot be read leave the day open.
  @Test(arguments: [
    "Mondayish", "오늘은 좋은 날", "7일간", "999999", "W99", "on time", "today r 1h", "7일 독서", "2026-W99", "on", "32일",
    "월요일 회의 준비",
    "9-10 r", "260799",
  ])
  func otherLinesDoNot(line: String) {
    let text = actions + "2026-07-06\n  09:00-10:00 r\n\(line)\n  11:00-12:00 r\n"
    let day = expectRun(
      ["report", "day", "2026-07-06", "--now", "2026-07-10T12:00", "--format", "csv"], files: ["main.haru": text],
      status: 1, err: nil
    ).out
    #expect(day.contains("11:00"), "\(line): \(day)")
  }

  // MARK: Entries in notes

  @Test(arguments: [
    ("2026-07-06;09:00;10:00;Reading", true), ("2026-07-06; 9:00 r", true), ("2026-07-06 ; 09:00-10:00 r", true),
    ("2026-07-06 ;9:00 ~ 10:00 r", true), ("2026-07-06 Mon ; 09:00-10:00 r", true),
    ("2026-07-06 ; 09:00 dentist", false),
    ("2026-07-06;rain", false), ("2026-07-06 ; 9 o'clock", false), ("2026-07-06 Mon; 09:00 dentist", false),
    ("2026-07-06 1h r ; 09:00-10:00", false),
  ])
  func aNoteThatIsRatherAnEntry(line: String, isEntry: Bool) {
    #expect(check(actions + line + "\n").contains("warning[entry-in-note]") == isEntry, "\(line)")
    #expect(!check("set allow entry-in-note\n" + actions + line + "\n").contains("entry-in-note"))
  }

  // MARK: Unknown versions

  @Test(arguments: ["haru 2", "; note\n\nharu 3 ; x", "haru next", "\u{FEFF}haru 1.1"])
  func aFileOfAnotherVersionIsLeftOut(head: String) {
    let found = check(head + "\nfoo\naction tme r\n2026-13-45\n<<<<<<< a\n  09:00-10:00 r\n")
    #expect(found.hasPrefix("main.haru:") && found.contains("error[unsupported-version]"), "\(found)")
    #expect(found.split(separator: "\n").count == 2, "\(found)")
  }

  @Test func theOtherFilesAreRead() {
    let files = [
      "main.haru": "action time r\ninclude b.haru\n2026-07-06 1h r\n",
      "b.haru": "haru 2\n2026-07-06 5h r\nset zone X\n",
    ]
    let run = expectRun(
      ["report", "stats", "--by", "total", "--format", "csv", "--now", "2026-07-10T12:00"], files: files, status: 1,
      err: nil)
    #expect(run.out.contains(",3600,"), "\(run.out)")
  }

  // MARK: Goals

  @Test(arguments: ["foo=3", "color=red", "pass=0%", "icon=", "end=2026-06-01", "closed=2026-06-01", "color=#1 foo=1"])
  func aGoalWithAWrongPropertyIsAGoal(property: String) {
    for line in ["goal g start=2026-07-01 \(property)", "goal g \(property) start=2026-07-01"] {
      let text = actions + "\(line)\n  quest r >= 1h per day\n  quest x >= 1h per day\n2026-07-06 1h r\n"
      let found = check(text)
      #expect(found.split(separator: "\n").count { $0.contains("error[") } == 2, "\(line): \(found)")
      let goals = expectRun(
        ["report", "goals", "--format", "json", "--now", "2026-07-10T12:00"], files: ["main.haru": text], status: 1,
        err: nil)
      #expect(goals.out.contains(#""title":"g""#) && goals.out.contains(#""target":"r""#), "\(line)")
    }
  }

  @Test func anIdThatIsTaken() {
    let text = actions + "goal a start=2026-07-01 id=x\ngoal b start=2026-07-01 id=x\n  quest r >= 1h per day\n"
    #expect(check(text).contains("error[duplicate-id]"))
    let goals = expectRun(
      ["report", "goals", "--format", "json", "--now", "2026-07-10T12:00"], files: ["main.haru": text], status: 1,
      err: nil)
    #expect(goals.out.contains(#"{"title":"b","id":null,"#), "\(goals.out)")
  }

  // MARK: Sessions

  @Test func aForgottenSessionIsOneWarning() {
    let later = (7...9).map { "2026-07-0\($0)\n  10:00-11:00 r\n  12:00-13:00 r\n" }.joined()
    let found = check(actions + "2026-07-06\n  09:00- r\n" + later)
    #expect(
      found.contains("warning[forgotten-session]") && found.hasSuffix("1 warning in 1 file (13 lines)\n"), "\(found)")
    // What began before it, and lasted longer, does overlap.
    let before = check(actions + "2026-07-06\n  08:30-09:30 r\n  09:00- r\n" + later)
    #expect(before.contains("warning[overlap]") && before.contains("2 warnings"), "\(before)")
    // So do sessions while one runs that is not forgotten.
    #expect(check(actions + "2026-07-10\n  09:00- r\n  10:00-11:00 r\n").contains("warning[overlap]"))
  }
}
