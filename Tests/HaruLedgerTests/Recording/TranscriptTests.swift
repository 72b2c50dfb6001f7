import HaruParse
import Testing

@testable import haru_ledger

/// What every recording command says and writes, in each language: a transcript of commands, one after the other, on one ledger.
@Suite struct TranscriptTests {
  private static let ledger = """
    set zone Asia/Seoul
    set day-start 06:00
    tag #공부 color=#2F6B4F
    tag #카페 color=#8E5572
    action time 독서 #공부 icon=📖 alias=read
    action time 영어 단어 #공부 est=30m
    action time 운동
    action time 운전
    action count 물 unit=잔
    action measure 체중 unit=kg best=min

    2026-07-06 월
      09:00-09:20 영어 단어 est=30m

    """

  /// A clock time of 2026-07-07 (or the days after, beyond 24:00) and a command.
  private static let commands: [(String, [String])] = [
    ("09:00", ["status"]), ("09:00", ["stop"]), ("09:00", ["start"]), ("09:00", ["start", "독서실"]),
    ("09:00", ["start", "운"]), ("09:00", ["start", "물"]), ("09:00", ["start", "zzz"]),
    ("09:00:40", ["start", "read", "--note", "새 책", "--tag", "카페"]), ("09:10", ["start", "독서"]),
    ("09:30", ["status"]), ("09:30", ["start", "영어", "단어"]), ("09:31", ["status"]), ("09:31", ["stop"]),
    ("09:31", ["stop", "영어"]), ("09:50", ["stop", "영어"]), ("10:00", ["pause"]), ("10:01", ["pause"]),
    ("10:01", ["status"]), ("10:05", ["start", "독서"]), ("10:10", ["resume"]), ("10:10", ["resume"]),
    ("10:20", ["switch", "운동", "--est", "20m"]), ("10:45", ["stop", "--at", "10:15"]), ("10:45", ["stop"]),
    ("11:00", ["start", "운전", "--at", "-10m"]), ("11:05", ["cancel"]), ("11:05", ["cancel", "운동"]),
    ("11:10", ["undo"]), ("11:10", ["undo"]), ("11:10", ["start", "운전", "--toggle"]),
    ("11:10", ["start", "독서", "--at", "23:00"]), ("11:10", ["start", "독서", "--tag", "카패"]),
    ("11:10", ["start", "독서", "--at", "9:99"]), ("11:10", ["start", "독서", "--at", "-5m", "--date", "today"]),
    ("12:00", ["add", "물"]), ("12:00", ["add", "물", "+2", "--at", "11:00"]),
    ("12:00", ["add", "물", "--date", "yesterday"]),
    ("12:00", ["add", "체중", "71.8", "--at", "07:00"]), ("12:00", ["add", "체중"]), ("12:00", ["add", "체중", "71,8"]),
    ("12:00", ["add", "독서"]), ("12:00", ["add", "독서", "1h30m"]), ("12:00", ["add", "독서", "1h 30m"]),
    ("12:00", ["add", "독서", "23:00-01:00"]), ("12:00", ["add", "독서", "06:00-07:00", "--date", "2026-07-05"]),
    ("12:00", ["add", "독서", "10:30-09:00"]), ("12:00", ["add", "물", "--est", "3m"]),
    ("12:00", ["add", "산책", "30m"]), ("12:00", ["add", "산책", "30m", "--new", "time"]),
    ("12:00", ["add", "산책", "30m", "--new", "time"]), ("12:00", ["add", "물", "--note", "둘\n줄"]),
    ("12:00", ["start", "달리기", "july.haru", "--new", "time"]),
    ("12:00", ["start", "달리기", "1h", "in", "the", "park", "--new", "time"]),
    ("12:00", ["add", "산책", "1h", "30m", "--new", "time"]), ("12:00", ["add", "독서", "1h", "--date", "tomorrow"]),
    ("12:00", ["undo", "main.haru"]), ("12:00", ["undo"]), ("12:00", ["add", "독서", "1h", "--est", "2h"]),
    ("22:30", ["start", "독서"]), ("25:10:30", ["stop"]), ("30:00", ["status", "--format", "json"]),
    ("30:00", ["init"]), ("30:00", ["stop", "--file", "-"]), ("30:00", ["start", "독서", "--file", "none.haru"]),
    ("30:00", ["start", "독서"]), ("40:00", ["undo"]), ("40:00", ["start", "독서"]), ("250:00", ["stop", "독서"]),
  ]

  @Test(arguments: Language.allCases) func transcript(language: Language) {
    let files = WritableFiles(["main.haru": Self.ledger])
    var text = ""
    for (clock, words) in Self.commands {
      let parts = clock.split(separator: ":").map { Int64($0)! }
      let second = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
      // 2026-07-07T00:00 in Seoul.
      let run = files.run(words + ["--lang", language.rawValue], now: 1_783_350_000 + second)
      text += "\(clock) $ \(words.map { $0.contains("\n") ? "…" : $0 }.joined(separator: " "))\n\(run.out)\(run.err)"
      if run.status != 0 { text += "[\(run.status)]\n" }
    }
    expectGolden(text + "\n---- main.haru\n" + (files["main.haru"] ?? ""), "recording/\(language.rawValue).txt")
  }

  /// Each command that a refusal of the transcript advises runs there and then.
  @Test(arguments: Language.allCases) func whatARefusalAdvisesRuns(language: Language) {
    let files = WritableFiles(["main.haru": Self.ledger])
    var advised = 0
    for (clock, words) in Self.commands {
      let parts = clock.split(separator: ":").map { Int64($0)! }
      let second = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
      let before = files["main.haru"]!
      let run = files.run(words + ["--lang", language.rawValue], now: 1_783_350_000 + second)
      guard run.status != 0 else { continue }
      for command in AdvisedCommand.all(in: run.err, to: words) {
        advised += 1
        let copy = WritableFiles(["main.haru": before])
        let again = copy.run(command.words + ["--lang", language.rawValue], now: 1_783_350_000 + second)
        #expect(
          again.status < run.status || command.lacksItsAction, "\(clock) \(words) → \(command.words): \(again.err)")
      }
    }
    #expect(advised > 20, "\(advised)")
  }

  @Test(arguments: Language.allCases) func initMakesALedgerThatIsRight(language: Language) {
    let files = WritableFiles([:])
    let made = files.run(["init", "--lang", language.rawValue])
    #expect(made.status == 0 && made.err == "")
    expectGolden(made.out + (files["main.haru"] ?? ""), "recording/init-\(language.rawValue).txt")
    #expect(files.run(["check", "--strict"]).status == 0)
    #expect(files.run(["start", StarterLedger.firstAction(language)]).status == 0)
    #expect(files.run(["check", "--strict"]).status == 0)
    let kept = files["main.haru"]
    #expect(files.run(["init"]).status == 1)
    #expect(files["main.haru"] == kept)
    #expect(files.run(["init", "새 폴더/장부/", "--lang", language.rawValue]).status == 0)
    #expect(files["새 폴더/장부/main.haru"]?.hasPrefix("haru 1\n") == true)
    let named = files.run(["init", "it's/habits.haru", "--lang", language.rawValue])
    #expect(named.out.hasSuffix(#" --file 'it'\''s/habits.haru'"# + "\n"))
    #expect(files["it's/habits.haru"] == files["새 폴더/장부/main.haru"])
  }

  @Test(arguments: [
    ("America/New_York", "; set zone America/New_York  ; set your time zone"),
    (":Asia/Seoul", "; set zone Asia/Seoul        ; set your time zone"),
    ("America/Argentina/ComodRivadavia", "; set zone America/Argentina/ComodRivadavia ; set your time zone"),
    ("KST-9", "; set zone Europe/London"), ("Etc/UTC", "; set zone Europe/London"),
    ("No/Where", "; set zone Europe/London"),
  ])
  func initKnowsTheZoneOfThePlace(variable: String, line: String) {
    let files = WritableFiles([:])
    #expect(files.run(["init", "--lang", "en"], environment: ["TZ": variable]).status == 0)
    #expect(files["main.haru"]?.contains(line) == true, "\(files["main.haru"] ?? "")")
  }
}
