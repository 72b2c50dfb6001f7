import Testing

@testable import haru_ledger

/// Recording never writes where the ledger does not read.
@Suite struct LogFileTests {
  private let actions = "action time 독서\naction count 물\n"

  @Test(
    arguments: [
      ("log.haru", "log.haru", "include log.haru"), ("logs/%Y.haru", "logs/2026.haru", "include logs/????.haru"),
      ("%Y/%Y-%m.haru", "2026/2026-07.haru", "include ????/????-??.haru"),
      ("%Y-%m-%d.haru", "2026-07-07.haru", "include ????-??-??.haru"),
      ("\"my log/%m.haru\"", "my log/07.haru", "include \"my log/??.haru\""),
      ("[x]/a.haru", "[x]/a.haru", "include [[]x]/a.haru"),
    ])
  func theIncludeIsAdded(log: String, path: String, include: String) {
    let main = "set log \(log)\n" + actions
    let files = WritableFiles(["main.haru": main])
    let run = files.run(["start", "독서", "--lang", "en"])
    #expect(run.status == 0 && run.err == "", "\(run.err)")
    #expect(run.out.contains("Added `\(include)` to main.haru, so that the ledger reads that file\n"), "\(run.out)")
    #expect(files[path] == "2026-07-07 Tue\n  01:00- 독서\n")
    #expect(files["main.haru"] == "set log \(log)\n\(include)\n\n" + actions)
    #expect(files.run(["stop"], now: 1_783_387_000).status == 0)
    #expect(files.run(["check", "--strict"]).status == 0)
    // A second entry needs no other one.
    let again = files.run(["add", "물"], now: 1_783_387_000)
    #expect(again.status == 0 && !again.out.contains("include"))
    for _ in 0..<3 { #expect(files.run(["undo"]).status == 0) }
    #expect(files["main.haru"] == main && files[path] == nil)
  }

  /// What lay there unread is read from now on, and said to be wrong where it is.
  @Test func aFileThatWasThere() {
    let main = "set log log.haru\n" + actions
    let old = "2026-07-07\n  00:30-00:40 독서\n"
    let files = WritableFiles(["main.haru": main, "log.haru": old])
    #expect(files.run(["add", "물", "--at", "00:50"]).status == 0)
    #expect(files["log.haru"] == old + "  00:50 물\n")
    #expect(files["main.haru"]?.contains("include log.haru\n") == true)
    let running = WritableFiles(["main.haru": main, "log.haru": "2026-07-07\n  01:00- 독서\n"])
    let run = running.run(["start", "독서"])
    #expect(run.status == 1 && !run.err.isEmpty)
    #expect(running["main.haru"] == main && running["log.haru"] == "2026-07-07\n  01:00- 독서\n")
  }

  /// A pattern that would lead to other files, too, is not written: the file itself is named.
  @Test(arguments: [("%Y.haru", "????.haru", "read.haru"), ("%m/a.haru", "??/a.haru", "xy/a.haru")])
  func noOtherFileIsIncluded(log: String, pattern: String, other: String) {
    let files = WritableFiles(["main.haru": "set log \(log)\n" + actions, other: "2026-07-01\n  1h 독서\n"])
    #expect(files.run(["add", "물"]).status == 0)
    let path = log.replacing("%Y", with: "2026").replacing("%m", with: "07")
    #expect(files["main.haru"]?.contains("include \(path)\n") == true, "\(files["main.haru"] ?? "")")
  }

  /// Where the main file cannot be written, neither is the other.
  @Test func bothOrNone() {
    let main = "set log log.haru\n" + actions
    let files = WritableFiles(["main.haru": main])
    files.lock("main.haru")
    #expect(files.run(["start", "독서"]).status == 2)
    #expect(files["main.haru"] == main && files["log.haru"] == nil)
  }

  // MARK: Estimates

  @Test(arguments: [
    (["add", "a", "09:00-09:20"], "09:00-09:20 a est=25m"), (["add", "b", "09:00-09:20"], "09:00-09:20 b est=40m"),
    (["add", "a", "09:00-09:20", "--est", "1h"], "09:00-09:20 a est=1h"), (["add", "a", "30m"], "30m a"),
    (["add", "b", "09:00-09:20,09:30-09:40"], "09:00-09:20,09:30-09:40 b est=40m"),
    (["start", "b"], "10:00- b est=40m"),
    (["add", "c", "09:00-09:20", "--new", "time"], "09:00-09:20 c est=40m"), (["start", "a"], "10:00- a est=25m"),
  ])
  func whatWasExpectedThenIsWritten(words: [String], line: String) {
    let main = "set zone Asia/Seoul\nset est 40m\naction time a est=25m\naction time b\n"
    let files = WritableFiles(["main.haru": main])
    #expect(files.run(words).status == 0)
    #expect(files["main.haru"]?.hasSuffix("\n  \(line)\n") == true, "\(files["main.haru"] ?? "")")
    #expect(files.run(["check", "--strict"]).status == 0)
  }

  /// `set est` is for new sessions: what was written without an estimate has none.
  @Test func noEstimateOfThePast() {
    let files = WritableFiles(["main.haru": "set est 40m\naction time b\n2026-07-06\n  09:00-09:20 b\n"])
    #expect(files.run(["report", "estimates", "--format", "csv"]).out.split(separator: "\r\n").count == 1)
    let wrong = WritableFiles(["main.haru": "set est 40\naction time b\n"])
    #expect(wrong.run(["check", "--format", "short"]).out.contains("error[invalid-setting]"))
  }

  /// Between midnight and the start of the day, "today" is the date before, and that is said.
  @Test(arguments: [
    (["add", "물"], "2026-07-06"), (["add", "물", "--at", "23:00"], "2026-07-06"),
    (["add", "독서", "1h", "--date", "today"], "2026-07-06"),
  ])
  func todayAfterMidnight(words: [String], date: String) {
    let files = WritableFiles(["main.haru": "set day-start 06:00\n" + actions])
    let run = files.run(words)
    #expect(run.out.contains(" · \(date)\n"), "\(run.out)")
    #expect(!files.run(words, now: 1_783_386_000 + 8 * 3600).out.contains(" · \(date)\n") || words.contains("23:00"))
  }
}
