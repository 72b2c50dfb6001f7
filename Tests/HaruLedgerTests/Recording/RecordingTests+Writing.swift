import Testing

@testable import haru_ledger

/// What is written, and what is taken back.
extension RecordingTests {
  @Test func aFileThatChangesInTheMeantimeIsReadAgain() {
    let files = WritableFiles(["main.haru": actions])
    files.failNext(.changed(path: "main.haru"))
    #expect(files.run(["start", "독서"]).status == 0)
    #expect(files["main.haru"] == actions + "\n2026-07-07 화\n  01:00- 독서\n")
    #expect(files.run(["undo"]).status == 0)
    #expect(files["main.haru"] == actions)
    #expect(files.run(["undo"]).status == 1)
  }

  @Test func aFileThatCannotBeWrittenStaysAsItIs() {
    for failure in [WriteFailure.readOnlyFile(path: "main.haru"), .fullDisk(path: "main.haru"), .locked(folder: ".")] {
      let files = WritableFiles(["main.haru": actions])
      files.failNext(failure)
      #expect(files.run(["start", "독서"]).status == 2)
      #expect(files["main.haru"] == actions)
      #expect(files.run(["undo"]).status == 1)
    }
  }

  /// A script that reads another code would try again, and record the same twice.
  @Test(arguments: [28, 32]) func whatIsWrittenIsWrittenWhateverBecomesOfTheOutput(number: Int32) {
    let files = WritableFiles(["main.haru": actions])
    for arguments in [["start", "독서"], ["undo"], ["init", "new"]] {
      let (output, errors) = (Captured(), Captured())
      output.failure = number
      var world = testWorld(
        arguments + ["--lang", "en"], environment: ["HOME": "/home/haru"], output: output, errors: errors)
      world.files = files.access
      world.changer = files.changer
      #expect(Program.run(in: world) == .done)
      #expect(errors.text == "haru-ledger: the ledger was changed, but the output cannot be written: error \(number)\n")
    }
    #expect(files["main.haru"] == actions)
    #expect(files["new/main.haru"] != nil)
  }

  @Test func aNameWithoutAnythingInItNamesNothing() {
    let lines = ["add|", "add| |1h", "add|독서|", "start|", "stop|\t", "cancel|"]
    for line in lines {
      let arguments = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let files = WritableFiles(["main.haru": actions])
      let run = files.run(arguments + ["--lang", "en"])
      #expect(run.status == 2)
      #expect(run.err.contains("`ACTION` is missing"), "\(run.err)")
      #expect(files["main.haru"] == actions)
    }
  }

  @Test func whoHoldsALock() {
    for (language, word) in [("ko", "프로세스 71"), ("en", "process 71"), ("ja", "プロセス 71")] {
      let files = WritableFiles(["main.haru": actions])
      files.failNext(.locked(folder: ".", holder: 71))
      let run = files.run(["start", "독서", "--lang", language])
      #expect(run.status == 2)
      #expect(run.err.contains(word) && run.err.contains("ps -p 71"), "\(run.err)")
    }
  }

  @Test func undoOfWhatWasChangedSince() {
    let files = WritableFiles(["main.haru": actions])
    #expect(files.run(["start", "독서"]).status == 0)
    files["main.haru"]! += "; mine\n"
    #expect(files.run(["undo"]).status == 1)
    #expect(files["main.haru"]?.hasSuffix("; mine\n") == true)
  }

  /// Whatever a journal says, commands go on; it costs no more than `undo`.
  @Test(arguments: ["9223372036854775807 1", "-1 5", "4294967295 4294967295", "0 99999", "x y", "7"])
  func aDamagedJournalCostsNothingElse(place: String) {
    let files = WritableFiles(["main.haru": actions])
    #expect(files.run(["start", "독서"]).status == 0)
    let journal = files.paths.first { $0.hasSuffix(".undo") }!
    files[journal] = files[journal]!.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(separator: " ")
      return words.first == "file"
        ? (words[..<4] + [Substring(place)] + words[6...]).joined(separator: " ") : String(line)
    }.joined(separator: "\n")
    let before = files["main.haru"]
    #expect(files.run(["undo"]).status == 1)
    #expect(files["main.haru"] == before)
    #expect(files.run(["stop", "독서"]).status == 0)
    #expect(files.run(["undo"]).status == 0)
    #expect(files["main.haru"] == before)
  }

  /// A change that mends one error and makes another is refused as any that makes one.
  @Test func anErrorForAnErrorIsRefused() {
    let wrong = "2026-07-07\n  9-10 독서\n  01:00- 독서\n  00:30- 독서\n"
    let files = WritableFiles(["main.haru": actions + wrong])
    #expect(files.run(["start", "독서"]).status == 1)
    #expect(files["main.haru"] == actions + wrong)
    // What is told of an error may become another: the new name is a better suggestion.
    let slip = WritableFiles(["main.haru": actions + "2026-07-07\n  1h 산잭\n"])
    #expect(slip.run(["add", "산책", "30m", "--new", "time"]).status == 0)
  }

  @Test func withoutAPlaceForUndo() {
    let files = WritableFiles(["main.haru": actions])
    #expect(files.run(["start", "독서"], environment: [:]).status == 0)
    #expect(files.run(["undo"], environment: [:]).status == 2)
    #expect(files.run(["undo"], environment: ["XDG_STATE_HOME": "/state"]).status == 1)
  }

  @Test func theJournalReadsBack() {
    let file = UndoJournal.FileRecord(
      FileChange(path: "a b%\n.haru", before: Array("ab".utf8), after: Array("aXb".utf8)), realPath: nil)
    let made = UndoJournal.FileRecord(FileChange(path: "독서", before: nil, after: [1, 255]), realPath: "/독서")
    let changes = [
      UndoJournal.Change(command: "start", time: 5, files: [file]),
      .init(command: "x y", time: -1, files: [made, file]),
    ]
    #expect(UndoJournal.parse(UndoJournal.text(changes, "/l 1"), "/l 1") == changes)
    #expect(UndoJournal.parse(UndoJournal.text(changes, "/l 1"), "/other") == [])
    #expect(UndoJournal.parse("garbage", "/l 1") == [])
  }

  // MARK: Notes

  /// `stop --note` adds to the note where it ends, and touches nothing else.
  @Test func aNoteAtTheEnd() {
    for (before, after) in [
      ("00:30- 독서", "00:30-01:00 독서 ; x"), ("00:30- 독서  ", "00:30-01:00 독서 ; x  "),
      ("00:30- 독서 ; a", "00:30-01:00 독서 ; a · x"), ("00:30- 독서 ;a \t", "00:30-01:00 독서 ;a · x \t"),
      ("00:30- 독서 ;", "00:30-01:00 독서 ; x"), ("00:30-00:40, 독서 ; a", "00:30-00:40 독서 ; a · x"),
      ("00:30- 독서 ; a\n  | b", "00:30-01:00 독서 ; a\n  | b · x"), ("00:30- 독서 ; a\n  |", "00:30-01:00 독서 ; a\n  | x"),
      ("00:30- 독서\n  | b", "00:30-01:00 독서 ; x\n  | b"),
      ("00:30- 독서 est=5m #t ; ㄱ\u{3000}", "00:30-01:00 독서 est=5m #t ; ㄱ · x\u{3000}"),
    ] {
      for end in ["", "\n", "\n  00:50 물\n", "\r\n"] {
        let head = "tag #t\n" + actions + "2026-07-07\n  "
        let files = WritableFiles(["main.haru": head + before + end])
        let run = files.run(["stop", "--note", " x "])
        #expect(run.status == 0, "\(before): \(run.err)")
        #expect(files["main.haru"] == head + after + end)
        #expect(files.run(["undo"]).status == 0)
        #expect(files["main.haru"] == head + before + end)
      }
    }
  }

  @Test func notesThatAreNoneOfTheEnd() {
    let running = actions + "2026-07-07\n  00:30- 독서 ; a\n"
    let files = WritableFiles(["main.haru": running])
    // What begins bears the note of `switch`, and a toggle's is that of the session that would begin.
    #expect(files.run(["switch", "운동", "--note", "b ; c"]).status == 0)
    #expect(files["main.haru"]?.contains("  00:30-01:00 독서 ; a\n  01:00- 운동 est=1m ; b ; c\n") == true)
    expectFile("start 독서 --toggle --note b", running, running.replacing("30- ", with: "30-01:00 "))
    let refused = WritableFiles(["main.haru": running])
    for note in ["a\nb", "a\u{1B}[1m"] { #expect(refused.run(["stop", "--note", note]).status != 0) }
    #expect(refused["main.haru"] == running)
  }

  // MARK: cancel

  /// `start` and `cancel` leave the bytes as they were, with the date line that `start` wrote.
  @Test(arguments: [
    "", "\n2026-07-06\n  09:00 물", "\n2026-07-06\n  09:00 물\n", "\n2026-07-06\n  09:00 물\n\n2026-07-08\n  09:00 물\n",
    "\n2026-07-07\n  00:10 물\n", "\n2026-07-07\n", "\n2026-07-08\n  09:00 물\n2026-07-06\n  09:00 물\n",
    "2026-07-06 09:00 물\n2026-07-08 09:00 물\n", "; 끝\n", "\n\n",
  ])
  func startAndCancel(rest: String) {
    let ledger = actions + rest
    let files = WritableFiles(["main.haru": ledger])
    #expect(files.run(["start", "독서"]).status == 0)
    let started = files["main.haru"]
    #expect(files.run(["cancel"]).status == 0)
    #expect(files["main.haru"] == ledger)
    #expect(files.run(["undo"]).status == 0)
    #expect(files["main.haru"] == started)
  }

  @Test func otherDateLinesStay() {
    // The date line was there before.
    let open = actions + "\n2026-07-07\n  00:10- 독서\n"
    expectFile("cancel", open, actions + "\n2026-07-07\n")
    let files = WritableFiles(["main.haru": actions])
    func run(_ words: String...) {
      #expect(files.run(words.flatMap { $0.split(separator: " ").map(String.init) }).status == 0)
    }
    // Something else is under it since.
    run("start 독서")
    run("add 물")
    run("cancel")
    #expect(files["main.haru"] == actions + "\n2026-07-07 화\n  01:00 물\n")
    // Someone has written since.
    files["main.haru"] = actions
    run("start 독서")
    files["main.haru"]! += "; mine\n"
    run("cancel")
    #expect(files["main.haru"] == actions + "\n2026-07-07 화\n; mine\n")
  }

  /// What looks like a file or a value was not meant as a part of a new name.
  @Test(arguments: [
    ("start july.haru --new time", "july.haru"), ("start 독서 July.HARU --new time", "July.HARU"),
    ("start 독서실 main.haru --new time", "`start 독서실 --new time --file main.haru`"),
    ("start 2026/07 --new time", "2026/07"), ("start 달리기 1h in the library --new time", "1h"),
    ("start 1h in the library --new time", "1h"), ("add 달리기 09:00 10:00 --new time", "09:00"),
    ("add 차 2 잔 --new count", "2"), ("add 혈압 +2 컵 --new count", "+2"),
    ("switch 달리기 2026-07-07 --new time", "2026-07-07"),
  ])
  func wordsThatAreNoNameAreRefused(line: String, said: String) {
    let files = WritableFiles(["main.haru": actions])
    let run = files.run(line.split(separator: " ").map(String.init))
    #expect(run.status == 2 && run.out == "")
    #expect(run.err.contains(said), "\(run.err)")
    #expect(files["main.haru"] == actions)
  }

  @Test(arguments: ["3D 모델링", "토익 700점", "10km 달리기", "B-side"])
  func namesWithDigitsAreNames(name: String) {
    let files = WritableFiles(["main.haru": actions])
    #expect(files.run(["start"] + name.split(separator: " ").map(String.init) + ["--new", "time"]).status == 0)
    #expect(files["main.haru"]?.contains("action time \(name)\n") == true)
  }

  /// Seconds that keep a time after the one before it say nothing of how a person writes.
  @Test func secondsWithinAMinuteDoNotBecomeTheStyle() {
    let files = WritableFiles(["main.haru": actions])
    func run(_ words: String, _ second: Int64) {
      #expect(files.run(words.split(separator: " ").map(String.init), now: 1_783_386_000 + second).status == 0)
    }
    run("start 독서", 5)
    run("pause", 20)
    run("resume", 30)
    run("stop", 50)
    #expect(files["main.haru"]?.hasSuffix("01:00-01:00:20,01:00:30-01:00:50 독서\n") == true)
    run("start 독서", 155)
    run("stop", 290)
    run("add 물", 310)
    #expect(files["main.haru"]?.hasSuffix("  01:02-01:04 독서\n  01:05 물\n") == true)
  }

  @Test func secondsThatAPersonWritesAreTheStyle() {
    let files = WritableFiles(["main.haru": actions + "2026-07-07\n  00:10:05-00:10:40 독서\n"])
    #expect(files.run(["start", "독서"], now: 1_783_386_007).status == 0)
    #expect(files["main.haru"]?.hasSuffix("  01:00:07- 독서\n") == true)
  }

  @Test func undoTellsTheLines() {
    let files = WritableFiles(["main.haru": actions + "2026-07-07\n  11:00-11:30 운동\n"])
    _ = files.run(["add", "독서", "00:10-00:30", "--lang", "en"])
    #expect(
      files.run(["undo", "--lang", "en"]).out.hasSuffix(
        "removed main.haru:\(actions.filter { $0 == "\n" }.count + 2): 00:10-00:30 독서\n"))
  }
}
