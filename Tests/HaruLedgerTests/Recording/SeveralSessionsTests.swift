import Testing

@testable import haru_ledger

/// Sessions side by side: what else runs is named, and one command ends several.
@Suite struct SeveralSessionsTests {
  private let actions = "set zone Asia/Seoul\naction time 독서\naction time 영어 단어 alias=word\naction time 운동 est=30m\n"

  /// 2026-07-07 in Seoul at a clock time.
  private func at(_ hour: Int, _ minute: Int = 0) -> Int64 { 1_783_350_000 + Int64(hour * 3600 + minute * 60) }

  private func files(_ day: String) -> WritableFiles { WritableFiles(["main.haru": actions + "2026-07-07\n" + day]) }

  private func day(_ files: WritableFiles) -> String? {
    files["main.haru"].map { String($0.dropFirst((actions + "2026-07-07\n").count)) }
  }

  @Test func whatElseRunsIsNamed() {
    let files = files("  09:00- 독서\n  09:10-09:20, 운동\n")
    let started = files.run(["start", "word", "--lang", "en"], now: at(10))
    #expect(started.out.contains("Started 영어 단어 at 10:00\n  also running: 독서\n"), "\(started.out)")
    let resumed = files.run(["resume", "--lang", "ko"], now: at(10, 5))
    #expect(resumed.out.contains("함께 진행 중: 독서, 영어 단어\n"), "\(resumed.out)")
    #expect(files.run(["start", "독서", "--toggle", "--lang", "ja"], now: at(10, 10)).out.contains("ほかに") == false)
  }

  /// Nothing runs beside it, or only what is paused or planned.
  @Test(arguments: ["", "  09:00-09:30, 독서\n", "  23:00- 독서\n"])
  func nothingElseRuns(other: String) {
    let run = files(other).run(["start", "word", "--lang", "en"], now: at(10))
    #expect(run.status == 0 && !run.out.contains("also running"), "\(run.out)\(run.err)")
  }

  @Test(
    arguments: [
      (["독서", "영어", "단어"], ["독서", "영어 단어"]), (["영어 단어", "독서"], ["독서", "영어 단어"]), (["word", "독"], ["독서", "영어 단어"]),
      (["word", "word"], ["영어 단어"]), (["운동", "--force", "독서"], ["독서", "운동"]),
    ])
  func stopOfSeveral(words: [String], ended: [String]) {
    let files = files("  09:00- 독서\n  09:10- 영어 단어\n  09:59- 운동\n")
    let run = files.run(["stop"] + words, now: at(10))
    #expect(run.status == 0, "\(run.err)")
    for name in ["독서", "영어 단어", "운동"] {
      #expect(day(files)?.contains("-10:00 \(name)") == ended.contains(name), "\(words) \(name)")
    }
    // One undo takes all of them back.
    #expect(files.run(["undo"], now: at(11)).status == 0)
    #expect(day(files) == "  09:00- 독서\n  09:10- 영어 단어\n  09:59- 운동\n")
  }

  @Test func stopOfAll() {
    let before = "  09:00- 독서\n  09:10-09:20, 영어 단어\n  09:20- 운동 est=30m\n"
    let files = files(before)
    let run = files.run(["stop", "--all", "--at", "10:00", "--lang", "en"], now: at(11))
    #expect(run.status == 0, "\(run.err)")
    #expect(day(files) == "  09:00-10:00 독서\n  09:10-09:20 영어 단어\n  09:20-10:00 운동 est=30m\n")
    #expect(run.out.contains("Stopped 운동 after 40m (09:20–10:00)\n  estimate 30m: 10m over\n"), "\(run.out)")
    #expect(files.run(["undo"], now: at(11)).status == 0)
    #expect(day(files) == before)
    #expect(files.run(["stop", "--all", "독서"], now: at(11)).status == 2)
  }

  @Test func theNoteIsThatOfEach() {
    let files = files("  09:00- 독서 ; 책\n  09:10- 영어 단어\n")
    #expect(files.run(["stop", "--all", "--note", "끝"], now: at(10)).status == 0)
    #expect(day(files) == "  09:00-10:00 독서 ; 책 · 끝\n  09:10-10:00 영어 단어 ; 끝\n")
  }

  /// Where one of them cannot be ended, none is.
  @Test(arguments: [["독서", "zzz"], ["독서", "운동"], ["--all", "--at", "09:05"]])
  func allOrNothing(words: [String]) {
    let before = "  09:00- 독서\n  09:10- 영어 단어\n"
    let files = files(before)
    #expect(files.run(["stop"] + words, now: at(10)).status != 0)
    #expect(day(files) == before)
  }

  @Test func severalInSeveralFiles() {
    let main = "set log %Y-%m.haru\ninclude *.haru\naction time a\naction time b\n"
    let files = WritableFiles([
      "main.haru": main, "2026-06.haru": "2026-06-30\n  23:00- a\n", "2026-07.haru": "2026-07-01\n  00:10- b\n",
    ])
    #expect(files.run(["stop", "--all"], now: 1_782_867_600).status == 0)
    #expect(files["2026-06.haru"] == "2026-06-30\n  23:00-25:00 a\n")
    #expect(files["2026-07.haru"] == "2026-07-01\n  00:10-01:00 b\n")
    #expect(files.run(["undo"]).status == 0)
    #expect(files["2026-06.haru"] == "2026-06-30\n  23:00- a\n" && files["2026-07.haru"] == "2026-07-01\n  00:10- b\n")
  }

  // MARK: Longer than max-session

  @Test(arguments: [
    (["stop"], "  09:00- 독서\n"), (["stop", "--at", "26:00"], "  09:00- 독서\n"), (["switch", "운동"], "  09:00- 독서\n"),
    (["stop", "--all"], "  09:00- 독서\n  09:10- 운동\n"), (["start", "독서", "--toggle"], "  09:00- 독서\n"),
  ])
  func aStopBeyondTheLongestSession(words: [String], before: String) {
    let files = files(before)
    let run = files.run(words + ["--lang", "en"], now: at(26))
    #expect(run.status == 1)
    #expect(run.err.contains("longer than `max-session`, 16h\n"), "\(run.err)")
    #expect(run.err.contains("`stop 독서 --at 2026-07-07T10:00`") && run.err.contains("--force"), "\(run.err)")
    #expect(day(files) == before)
    // What is advised works.
    #expect(files.run(["stop", "독서", "--at", "2026-07-07T10:00"], now: at(26)).status == 0)
  }

  @Test func aForcedStopBeyondTheLongestSession() {
    let files = files("  09:00- 독서\n")
    #expect(files.run(["stop", "--force"], now: at(26)).status == 0)
    #expect(day(files) == "  09:00-26:00 독서\n")
    // Exactly as long as it may be, a session needs no force, and pauses do not count.
    let others = self.files("  09:00- 독서\n")
    #expect(others.run(["stop"], now: at(25)).status == 0)
    let paused = self.files("  09:00-10:00,20:00- 독서\n")
    #expect(paused.run(["stop"], now: at(26)).status == 0)
  }

  // MARK: Pieces

  @Test(arguments: [
    ("  9:00-09:30,09:40- 독서\n", "stop", "  9:00-09:30 독서\n"),
    ("  9:00-09:30,09:40- 독서\n", "pause", "  9:00-09:30, 독서\n"),
    ("  9:00 ~ 9:30 , 9:40 ~ 독서\n", "stop", "  9:00 ~ 9:30 독서\n"),
    ("  9:00 ~ 9:30 , 9:40 ~ 독서\n", "pause", "  9:00 ~ 9:30 , 독서\n"),
    ("  9:00-09:10,09:20-09:30,09:40-독서 ; x\n", "stop", "  9:00-09:10,09:20-09:30 독서 ; x\n"),
  ])
  func aLastPieceOfNoMinutesIsNotWritten(before: String, verb: String, after: String) {
    let files = files(before)
    #expect(files.run([verb, "--at", "09:40"], now: at(10)).status == 0)
    #expect(day(files) == after)
    #expect(!files.run(["check", "--lang", "en"], now: at(10)).out.contains("warning"))
  }

  @Test func aSessionOfNoMinutesStays() {
    let files = files("  08:41- 독서\n")
    let run = files.run(["stop"], now: at(8, 41))
    #expect(run.status == 0 && run.err == "")
    #expect(day(files) == "  08:41-08:41 독서\n")
    #expect(files.run(["check", "--strict"], now: at(9)).status == 0)
    #expect(files.run(["check", "--hints", "--format", "short"], now: at(9)).out.contains("hint[empty-session]"))
  }

  /// Pieces are written as the file writes them; where it has none yet, the comma has the blanks of the dash.
  @Test(arguments: [
    ("  9:00 ~ 독서\n", "  9:00 ~ 9:30 , 독서\n", "  9:00 ~ 9:30 , 9:40 ~ 독서\n"),
    ("  9:00 - 독서\n", "  9:00 - 9:30 , 독서\n", "  9:00 - 9:30 , 9:40 - 독서\n"),
    ("  9:00～독서\n", "  9:00～9:30, 독서\n", "  9:00～9:30,9:40～ 독서\n"),
    (
      "  8:00-8:10, 8:20-8:30 운동\n  9:00-독서\n", "  8:00-8:10, 8:20-8:30 운동\n  9:00-9:30, 독서\n",
      "  8:00-8:10, 8:20-8:30 운동\n  9:00-9:30, 9:40- 독서\n"
    ),
  ])
  func piecesInTheStyleOfTheFile(before: String, paused: String, resumed: String) {
    // The first line says how the file writes its dashes.
    let dash = before.contains("～") ? "～" : before.contains("~") ? " ~ " : before.contains(" - ") ? " - " : "-"
    let head = "  7:00\(dash)7:10 운동\n"
    let files = files(head + before)
    #expect(files.run(["pause", "독서", "--at", "09:30"], now: at(10)).status == 0)
    #expect(day(files) == head + paused)
    #expect(files.run(["resume", "--at", "09:40"], now: at(10)).status == 0)
    #expect(day(files) == head + resumed)
  }
}
