import Testing

@testable import haru_ledger

/// What `status` says, once and again and again.
@Suite struct StatusTests {
  private let actions = "action time 독서\naction time 운동 est=1m\naction count 물\n"

  @Test func statusOnlyIfSomethingRuns() {
    let running = ["main.haru": actions + "2026-07-07\n  00:10- 독서\n"]
    expectRun(["status", "--if-running"], files: running, out: "독서 50분\n")
    expectRun(["status", "--if-running"], files: ["main.haru": actions], out: "")
    expectRun(["status", "--if-running", "--format", "json"], files: running, status: 2, err: nil)
    #expect(followed(isTerminal: false, entry: "", "--if-running").text == "")
  }

  /// tmux reads styles, values and commands in what it shows.
  @Test func statusForAProgramThatReadsCommands() {
    let files = ["main.haru": "action time \"#[fg=red]#(id) C#\"\n2026-07-07\n  00:10- \"#[fg=red]#(id) C#\"\n"]
    expectRun(["status"], files: files, out: "#[fg=red]#(id) C# 50분\n")
    expectRun(["status", "--escape", "tmux"], files: files, out: "##[fg=red]##(id) C## 50분\n")
    expectRun(["status", "--escape", "vim"], files: files, status: 2, err: nil)
    expectRun(["status", "--escape", "tmux", "--format", "json"], files: files, status: 2, err: nil)
  }

  @Test func status() {
    let two = actions + "2026-07-07\n  00:10- 독서\n  00:20- 운동\n"
    expectRun(["status"], files: ["main.haru": two], out: "운동 40분 / 1분 +1\n")
    expectRun(["status"], files: ["main.haru": "set lead earliest\n" + two], out: "독서 50분 +1\n")
    expectRun(
      ["status", "--lang", "en"], files: ["main.haru": actions + "2026-07-07 00:10-00:20, 독서\n"],
      out: "독서 10m · paused\n")
    expectRun(["status"], files: ["main.haru": actions + "2026-07-07 02:00- 독서\n"], out: "진행 중인 세션이 없어요\n")
    expectRun(["status", "--lang", "ja"], files: ["main.haru": actions], out: "進行中のセッションはありません\n")
  }

  @Test func eachOfManySessionsHasItsLine() {
    let actions = (0..<20_000).map { "action time a\($0)\n" }.joined()
    let entries = (0..<20_000).map { "2026-07-07 00:10- a\($0)\n" }.joined()
    let json = expectRun(["status", "--format", "json"], files: ["main.haru": actions + entries]).out
    for session in [0, 1, 19_999] {
      #expect(json.contains(#"{"action":"a\#(session)","icon":null,"#))
      #expect(json.contains(#""line":\#(20_001 + session),"#))
    }
  }

  @Test func statusOfAGoal() {
    let goal = "goal 토익 start=2026-07-01 id=toeic icon=🎯\nquest 독서 >= 1h per day id=r\nquest 물 <= 4 per day id=w\n"
    let files = ["main.haru": actions + goal + "2026-07-07\n  00:00-00:45 독서\n  +3 물\n"]
    expectRun(["status", "--goal", "toeic"], files: files, out: "🎯 토익 · 오늘 87%\n")
    expectRun(["status", "--quest", "r"], files: files, out: "독서 · 오늘 45분 / 1시간 · 75%\n")
    expectRun(
      ["status", "--quest", "w", "--goal", "토익", "--lang", "en"], files: files, out: "물 · today 3 times / 4 times\n")
    expectRun(
      ["status", "--quest", "r", "--window", "week", "--lang", "ja"], files: files, out: "독서 · 今週 45分 / 7時間 · 10%\n")
    expectRun(["status", "--quest", "x"], files: files, status: 2, err: nil)
    expectRun(["status", "--goal", "x"], files: files, status: 2, err: nil)
    let json = expectRun(["status", "--quest", "w", "--format", "json"], files: files).out
    #expect(json.hasSuffix(#""progress":{"window":"day","percent":100,"value":3,"need":4,"usage":75}}"# + "\n"))
  }

  /// What `status --follow` writes from 50 seconds after a start on, for a little over a minute.
  private func followed(isTerminal: Bool, entry: String = "2026-07-07 00:59- 운동\n", _ more: String...) -> Captured {
    let (output, clock) = (Captured(), Ticker(from: 1_783_385_990))
    var world = testWorld(
      ["status", "--follow"] + more, files: ["main.haru": actions + entry], isTerminal: isTerminal, output: output)
    world.now = { clock.now }
    world.tick = { clock.advance(upTo: 1_783_386_065) }
    #expect(Program.run(in: world) == .done)
    return output
  }

  @Test func followRingsAtTheEstimateAndAtTwiceOfIt() {
    let output = followed(isTerminal: true)
    #expect(output.text.hasPrefix("\r운동 50초 / 1분\u{1B}[K\r운동 51초 / 1분\u{1B}[K"))
    #expect(output.text.hasSuffix("\r운동 2분 5초 / 1분\u{1B}[K\n"))
    #expect(output.bytes.count { $0 == 7 } == 2)
    #expect(output.text.contains("\r운동 1분 / 1분\u{1B}[K\u{7}"))
    #expect(output.text.contains("\r운동 2분 / 1분\u{1B}[K\u{7}"))
  }

  @Test func followStaysInOneRowAndOutlivesAMissingFile() {
    let (output, errors, clock) = (Captured(), Captured(), Ticker(from: 1_783_385_990))
    let name = String(repeating: "긴이름", count: 20)
    let files = WritableFiles(["main.haru": "action time \(name)\n2026-07-07 00:59- \(name)\n"])
    let text = files["main.haru"]
    var world = testWorld(
      ["status", "--follow", "main.haru"], isTerminal: true, columns: 40, output: output, errors: errors)
    world.files = files.access
    world.now = { clock.now }
    world.tick = {
      files["main.haru"] = clock.now % 3 == 0 ? nil : text
      return clock.advance(upTo: 1_783_386_005)
    }
    #expect(Program.run(in: world) == .done && errors.text == "")
    let lines = output.text.split(separator: "\r").map { $0.replacing("\u{1B}[K", with: "") }
    #expect(lines.count > 5 && lines.count < 16)
    #expect(lines.allSatisfy { DisplayWidth.columns($0.filter { $0 != "\n" }) < 40 })
    files["main.haru"] = nil
    #expect(Program.run(in: world) == .failure)
  }

  @Test func followWritesALineAChangeIntoAPipe() {
    let output = followed(isTerminal: false)
    #expect(output.text.hasPrefix("운동 50초 / 1분\n운동 51초 / 1분\n"))
    #expect(output.text.hasSuffix("운동 2분 4초 / 1분\n운동 2분 5초 / 1분\n"))
    #expect(!output.bytes.contains { $0 == 7 || $0 == 13 || $0 == 27 })
    // Nothing changes while nothing runs.
    #expect(followed(isTerminal: false, entry: "").text.filter { $0 == "\n" }.count == 1)
  }
}

/// A clock that a test moves on.
final class Ticker: @unchecked Sendable {
  private(set) var now: Int64

  init(from now: Int64) { self.now = now }

  func advance(upTo end: Int64) -> Bool {
    now += 1
    return now <= end
  }
}
