import Testing

@testable import haru_ledger

/// Corners of recording that a transcript does not show.
@Suite struct RecordingTests {
  let actions = "action time 독서\naction time 운동 est=1m\naction count 물\n"

  /// Runs a command on a ledger and compares the file afterwards.
  @discardableResult
  func expectFile(
    _ command: String, _ before: String, _ after: String, path: String = "main.haru",
    files more: [String: String] = [:],
    now: Int64 = 1_783_386_000, status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ProgramRun {
    let files = WritableFiles(more.merging(["main.haru": before]) { $1 })
    let run = files.run(command.split(separator: " ").map(String.init), now: now)
    #expect(run.status == status, "\(run.err)", sourceLocation: sourceLocation)
    #expect(files[path] == after, sourceLocation: sourceLocation)
    return run
  }

  // MARK: Which file

  @Test func theLogFile() {
    let main = "set log %Y/%Y-%m.haru\ninclude */*.haru\n" + actions
    let run = expectFile("start 독서", main, "2026-07-07 화\n  01:00- 독서\n", path: "2026/2026-07.haru")
    #expect(run.err == "")
    expectFile(
      "start 독서", main, "2026-07-01\n\t9:00 물\n\n2026-07-07\n\t1:00- 독서\n", path: "2026/2026-07.haru",
      files: ["2026/2026-07.haru": "2026-07-01\n\t9:00 물\n"])
    // A new file is written like the one before it.
    expectFile(
      "add 독서 9:00~10:00 --date 2026-08-01", main, "2026-08-01\n\t9:00 ~ 10:00 독서\n", path: "2026/2026-08.haru",
      files: ["2026/2026-07.haru": "2026-07-01\n\t9:00 ~ 10:00 독서\n"])
  }

  /// A ledger of a stranger may not make the program write to any other file than a ledger below its own folder.
  @Test func theLogIsALedgerBelowTheFolder() {
    let names = [
      ".bashrc", ".profile", ".zshrc", ".netrc", ".haru", "authorized_keys", "Makefile", "x.sh", "x.haru.sh", "x.HARU",
      "x.harú", "haru",
    ]
    let folders = ["", ".git/hooks/", ".ssh/", "../", "/", "/etc/", "sub/.x/", "a/../../", "./.config/"]
    let wanted = folders.flatMap { folder in names.map { folder + $0 } } + folders.dropFirst().map { $0 + "x.haru" }
    #expect(wanted.count > 100)
    for path in wanted {
      let main = "set log \(path)\n" + actions
      let files = WritableFiles(["main.haru": main, ".bashrc": "alias ls=ls\n"])
      let run = files.run(["add", "물", "+1"])
      #expect(files.paths.count == 2 && files[".bashrc"] == "alias ls=ls\n", "\(path): \(files.paths)")
      #expect(files.run(["check"]).status == 1, "\(path)")
      #expect(run.status == 2 && run.err.contains("set log") && files["main.haru"] == main, "\(path): \(run.err)")
    }
  }

  /// What stands below an open conflict is read as a part of it; that is no fault of the program.
  @Test(arguments: ["action time 독서\n<<<<<<< a\n", "action time 독서\n2026-07-06\n<<<<<<< a\n  1h 독서\n=======\n"])
  func nothingIsWrittenBelowAnOpenConflict(main: String) {
    let run = expectFile("start 독서 --lang en", main, main, status: 1)
    #expect(
      run.err.contains("from line \(main.split(separator: "\n").firstIndex(of: "<<<<<<< a")! + 1) on"), "\(run.err)")
    #expect(!run.err.contains("bug"))
  }

  @Test func yesterdaysSessionIsFoundWhereverItIs() {
    let main = "set log %Y-%m.haru\ninclude *.haru\n" + actions
    expectFile(
      "stop", main, "2026-06-30\n  23:00-25:00 독서\n", path: "2026-06.haru",
      files: ["2026-06.haru": "2026-06-30\n  23:00- 독서\n"], now: 1_782_867_600)
    let files = WritableFiles(["main.haru": main, "2026-06.haru": "2026-06-30\n  23:00- 독서\n"])
    #expect(files.run(["switch", "운동"], now: 1_782_867_600).status == 0)
    #expect(files["2026-06.haru"] == "2026-06-30\n  23:00-25:00 독서\n")
    #expect(files["2026-07.haru"] == "2026-07-01\n  01:00- 운동 est=1m\n")
    // One undo takes both files back.
    #expect(files.run(["undo"]).status == 0)
    #expect(files["2026-06.haru"] == "2026-06-30\n  23:00- 독서\n")
    #expect(files["2026-07.haru"] == nil)
  }

  @Test func noOtherFileIsMade() {
    // 00:30 on the first of July; the entry belongs to June.
    let main = "set log %Y-%m.haru\ninclude *.haru\n" + actions
    let files = WritableFiles(["main.haru": main])
    #expect(files.run(["start", "독서", "--at", "23:50"], now: 1_782_865_800).status == 0)
    #expect(files["2026-06.haru"] == "2026-06-30 화\n  23:50- 독서\n")
    #expect(files["2026-07.haru"] == nil)
  }

  @Test func aFolderOfTheLogIsMade() {
    let files = WritableFiles(["main.haru": "set log 2026/%m.haru\n" + actions])
    #expect(files.run(["start", "독서"]).status == 0)
    #expect(files["2026/07.haru"] != nil)
  }

  // MARK: Times

  @Test func afterMidnight() {
    // 2026-07-07T00:30Z; the ledger has no zone.
    let now: Int64 = 1_783_384_200
    expectFile("stop", actions + "2026-07-06\n  22:30- 독서\n", actions + "2026-07-06\n  22:30-24:30 독서\n", now: now)
    let plain = actions + "2026-07-05\n  23:00-01:00 독서\n2026-07-06\n  22:30- 독서\n"
    expectFile("stop", plain, plain.replacing("22:30- ", with: "22:30-00:30 "), now: now)
    expectFile(
      "stop --at 23:50", actions + "2026-07-06\n  22:30- 독서\n", actions + "2026-07-06\n  22:30-23:50 독서\n", now: now)
    expectFile(
      "stop --at 24:10", actions + "2026-07-06\n  22:30- 독서\n", actions + "2026-07-06\n  22:30-24:10 독서\n", now: now)
    expectFile(
      "stop --force", actions + "2026-07-05\n  08:30- 독서\n",
      actions + "2026-07-05\n  08:30-2026-07-07T00:30 독서\n", now: now)
    expectFile("start 독서 --at 23:50", actions, actions + "\n2026-07-06 월\n  23:50- 독서\n", now: now)
    expectFile("start 독서 --at 24:20", actions, actions + "\n2026-07-06 월\n  24:20- 독서\n", now: now)
    for time in ["00:31", "01:00", "02:00", "24:31"] {
      let run = expectFile("start 독서 --lang en --at \(time)", actions, actions, now: now, status: 1)
      #expect(run.err.contains("has not come yet"))
    }
  }

  @Test func withinAMinuteSecondsAreKept() {
    let now: Int64 = 1_783_386_020
    let files = WritableFiles(["main.haru": actions])
    #expect(files.run(["start", "독서"], now: now).status == 0)
    #expect(files.run(["stop"], now: now + 17).status == 0)
    #expect(files["main.haru"] == actions + "\n2026-07-07 화\n  01:00-01:00:37 독서\n")
  }

  @Test func aClockChange() {
    let main = "set zone Europe/Berlin\n" + actions
    // 2026-10-25T00:10Z is 02:10 (+2), 01:20Z is 02:20 (+1): the hour exists twice.
    let files = WritableFiles(["main.haru": main])
    #expect(files.run(["start", "독서"], now: 1_792_887_000).status == 0)
    #expect(files.run(["pause"], now: 1_792_888_200).status == 0)
    #expect(files.run(["resume"], now: 1_792_891_200).status == 0)
    #expect(files.run(["stop"], now: 1_792_891_800).status == 0)
    #expect(files["main.haru"] == main + "\n2026-10-25 일\n  02:10-02:30,02:20-02:30 독서\n")
    expectFile(
      "start 독서", main, main + "\n2026-10-25 일\n  02:20@+1- 독서\n", now: 1_792_891_200)
  }

  // MARK: Estimates

  @Test func streaks() {
    let done = (1...3).map { "2026-07-0\($0) 09:00-09:01 운동\n" }.joined()
    let run = expectFile(
      "stop --lang en", actions + done + "2026-07-07 00:59- 운동\n", actions + done + "2026-07-07 00:59-01:00 운동\n")
    #expect(run.out.contains("estimate 1m: achieved to the minute · 4 in a row, a record"))
    let late = expectFile(
      "stop --lang en", actions + done + "2026-07-07 00:50- 운동 est=5m\n",
      actions + done + "2026-07-07 00:50-01:00 운동 est=5m\n")
    #expect(late.out.contains("estimate 5m: 5m over\n"))
  }

  @Test func aSlipNeedsForce() {
    let before = actions + "2026-07-07 00:58- 독서 est=30m\n"
    expectFile("stop", before, actions + "2026-07-07 00:58-01:00 독서 est=30m\n")
    let soon = actions + "2026-07-07 00:59- 독서 est=30m\n"
    expectFile("stop", soon, soon, status: 1)
    let forced = expectFile("stop --force --lang en", soon, actions + "2026-07-07 00:59-01:00 독서 est=30m\n")
    #expect(!forced.out.contains("achieved"), "\(forced.out)")
  }

  // MARK: Errors elsewhere

  @Test func aLedgerWithErrorsCanBeWrittenTo() {
    let broken = actions + "bad\n2026-07-07\n  00:10 nope\n  1h 30m 독서\n<<<<<<< a\n  00:10 물\n>>>>>>> b\n"
    expectFile("start 독서", broken, broken.replacing("nope\n", with: "nope\n  01:00- 독서\n"))
    expectFile("add 독서 1h", broken, broken + "  1h 독서\n")
  }

  @Test func whatWouldBeAnErrorIsRefused() {
    // The new session would start before the one that runs, which would then be the second.
    let running = actions + "2026-07-07 00:30- 독서\n"
    expectFile("add 독서 00:10-00:20", running, actions + "2026-07-07 00:10-00:20 독서\n2026-07-07 00:30- 독서\n")
    let main = "set zone Europe/Berlin\n" + actions
    let run = expectFile("add 독서 02:10-04:00 --date 2026-03-29 --lang en", main, main, status: 1)
    #expect(run.err.contains("02:10 does not exist on 2026-03-29"))
    expectFile("add 독서 02:10@+1-04:00", actions, actions, status: 1)
  }

  @Test func whatIsWorthAWarningIsSaid() {
    let before = actions + "2026-07-07\n  00:10-00:30 독서\n"
    let run = expectFile("add 독서 00:20-00:40 --lang en", before, before + "  00:20-00:40 독서\n")
    #expect(run.err.hasPrefix("haru-ledger: ") && run.err.contains("overlaps this one"), "\(run.err)")
    expectFile("add 독서 00:30-00:40", before, before + "  00:30-00:40 독서\n")
    // The new one may be the earlier of the two.
    let earlier = expectFile(
      "add 독서 00:05-00:15 --lang en", before, before.replacing("07\n", with: "07\n  00:05-00:15 독서\n"))
    #expect(earlier.err.contains("overlaps this one"), "\(earlier.err)")
    let allowed = "set allow overlap\n" + before
    let quiet = expectFile(
      "add 독서 00:05-00:15", allowed, allowed.replacing("07\n", with: "07\n  00:05-00:15 독서\n"))
    #expect(quiet.err == "")
  }

  // MARK: Advice

  /// What a command says on standard error, with the ledger as it was.
  private func refusal(
    _ command: String, _ ledger: String, environment: [String: String] = ["HOME": "/home/haru", "LANG": "C"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let files = WritableFiles(["main.haru": ledger])
    let run = files.run(command.split(separator: " ").map(String.init), environment: environment)
    #expect(run.status != 0 && run.out == "" && files["main.haru"] == ledger, sourceLocation: sourceLocation)
    return run.err
  }

  @Test func aTimeBesideAnAmount() {
    for words in ["물 00:10 +2", "물 +2 00:10", "물 +2 --at 00:10"] {
      expectFile("add \(words)", actions, actions + "\n2026-07-07 화\n  00:10 +2 물\n")
    }
    expectFile("add 물 00:10", actions, actions + "\n2026-07-07 화\n  00:10 물\n")
    expectFile("add 물 24:10 +2 --date yesterday", actions, actions + "\n2026-07-06 월\n  24:10 +2 물\n")
    let measured = actions + "action measure 체중\n"
    expectFile("add 체중 00:10 =71.8", measured, measured + "\n2026-07-07 화\n  00:10 =71.8 체중\n")
    _ = refusal("add 물 00:10 +2 --at 00:20", actions)
    _ = refusal("add 물 2026-07-06T00:10 +2 --date today", actions)
    #expect(refusal("add 체중 00:10", measured).contains("give the value of `체중`"))
  }

  @Test func adviceThatWorks() {
    let two = actions + "2026-07-07\n  00:10- 독서\n  00:20- 운동\n"
    #expect(refusal("stop", two).hasSuffix("name one of them: `stop 독서`\n"))
    let third = "action time 산책\n" + two
    #expect(
      refusal("switch 산책", third).hasSuffix(
        "stop one of them first: `stop 독서`\n  to run it in parallel: `start 산책`\n"))
    for verb in ["stop", "pause", "resume", "cancel"] {
      #expect(refusal("\(verb) 물", two).hasSuffix("write `add 물`\n"))
    }
    #expect(refusal("start 체중", "action measure 체중\n").hasSuffix("write `add 체중 71.8`\n"))
    let paused = actions + "2026-07-07\n  00:10-00:20, 독서\n"
    let said = refusal("stop 독서 --at 00:30", paused)
    #expect(said.contains("was paused at 00:20, and that is when it ends"))
    #expect(said.contains("leave `--at` out: `stop 독서`"))
  }

  @Test func theActionOfAnExampleIsOneOfTheLedger() {
    #expect(refusal("add", actions).contains("name an action of the ledger: `add 독서 1h30m`"))
    #expect(refusal("add", "action count 물\n").contains("`add 물 +2`"))
    #expect(refusal("switch", "action count 물\naction time 산책\n").contains("`switch 산책`"))
    #expect(refusal("add", "").contains("`add reading 1h30m`"))
  }

  /// What is wrong with a command line is said in the ledger's language.
  @Test func usageInTheLanguageOfTheLedger() {
    let korean = "set language ko\n" + actions
    for command in ["start 독서 --est 20", "start", "stop --dat today", "status --goal x", "report --by x"] {
      #expect(refusal(command, korean).contains("요"), "\(command)")
      #expect(!refusal(command + " --lang en", korean).contains("요"), "\(command)")
    }
    let files = WritableFiles(["main.haru": korean, "ja.haru": "set language ja\n"])
    #expect(files.run(["start", "x", "--file=ja.haru", "--est", "20"], environment: ["LANG": "C"]).err.contains("は"))
  }

  @Test func addSaysTheDay() {
    let files = WritableFiles(["main.haru": "set day-start 06:00\n" + actions])
    func said(_ words: String) -> String {
      let now = ["--now", "2026-07-07T01:30", "--lang", "en"]
      return String(files.run(words.split(separator: " ").map(String.init) + now).out.prefix { $0 != "\n" })
    }
    #expect(said("add 독서 00:10-00:40") == "Added 독서, 30m · 2026-07-06")
    #expect(said("add 독서 30m") == "Added 독서, 30m · 2026-07-06")
    #expect(said("add 독서 30m --date yesterday") == "Added 독서, 30m · 2026-07-05")
    #expect(said("add 독서 23:10-23:40 --date 2026-07-05") == "Added 독서, 30m · 2026-07-05")
    #expect(said("add 물 --date 2026-07-06") == "Added 물, 1 · 2026-07-06")
  }
}
