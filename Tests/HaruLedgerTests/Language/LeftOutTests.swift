import Testing

@testable import haru_ledger

/// A date line or a goal that cannot be read says how many lines it takes along.
@Suite struct LeftOutTests {
  private static let goals = """
    action time a
    goal g start=2026-01-01
      quest a >= 1h per day
    goal g start=2026-01-01
      quest a >= 2h per day
      quest a >= 3h per week
    goal h start=2026-13-01
      quest a >= 4h per day
    2026/7/7
      09:00-10:00 a
      1h 30m a
      +x
    2026-07-08
      10:00-11:00 a
    2026/7/9
    2026-07-10 tue
      10:00-11:00 a

    """

  private func help(_ language: String) -> [String] {
    let run = expectRun(["check", "--lang", language, "--all"], files: ["main.haru": Self.goals], status: 1)
    return run.out.split(separator: "\n").filter { $0.contains("= help: ") }.compactMap { line in
      let text = String(line.split(separator: ": ", maxSplits: 1)[1])
      return ["left out with", "함께 빠졌어요", "一緒に除かれて"].contains { text.contains($0) } ? text : nil
    }
  }

  @Test func theLinesBelowAreCounted() {
    #expect(
      help("en") == [
        "2 lines below it are left out with it", "1 line below it is left out with it",
        "3 lines below it are left out with it", "1 line below it is left out with it",
      ])
    #expect(help("ko").first == "그 아래 2줄도 함께 빠졌어요")
    #expect(help("ja").first == "その下の2行も一緒に除かれています")
  }

  @Test func jsonTellsItToo() {
    let run = expectRun(["check", "--lang=en", "--format=json"], files: ["main.haru": Self.goals], status: 1)
    #expect(run.out.contains(#""3 lines below it are left out with it"]"#))
  }

  /// One problem at several places is one diagnostic, with all the lines below them.
  @Test func placesOfOneProblemAddUp() {
    let text = "action time a\n2026/7/7\n1h a\n2h a\n2026/7/7\n3h a\n"
    let run = expectRun(["check", "--lang=en"], files: ["main.haru": text], status: 1)
    #expect(run.out.contains("= help: 3 lines below them are left out with them\n"), "\(run.out)")
  }

  @Test func aConflictTakesLinesAlong() {
    let text = "action time a\n2026-07-06\n<<<<<<< x\n2026-07-07\n=======\n2026-07-08\n>>>>>>> y\n1h a\n"
    let run = expectRun(["check", "--lang=en"], files: ["main.haru": text], status: 1)
    #expect(run.out.contains("= help: 1 line below it is left out with it\n"), "\(run.out)")
  }
}

/// How far ahead an entry is.
@Suite struct FutureEntryTests {
  @Test func theDaysAreTold() {
    let text =
      "action time a\n2026-07-06\n  12:00-12:30 a\n  23:00-23:30 a\n2026-07-07\n  1h a\n2026-07-08\n  1h a\n  2h a\n"
    for (language, expected) in [
      (
        "en",
        [
          "4:3 this entry starts more than an hour from now", "6:3 this entry is 1 day in the future",
          "8:3 this entry is 2 days in the future",
        ]
      ),
      ("ko", ["4:3 이 기록은 지금부터 1시간 넘게 지나야 시작해요", "6:3 이 기록은 1일 뒤 날짜예요", "8:3 이 기록은 2일 뒤 날짜예요"]),
      ("ja", ["4:3 この記録は今から1時間より後に始まります", "6:3 この記録は1日先のものです", "8:3 この記録は2日先のものです"]),
    ] {
      let run = expectRun(
        ["check", "--format=short", "--lang", language, "--now=2026-07-06T13:00"], files: ["main.haru": text])
      let found = run.out.split(separator: "\n").filter { $0.contains("[future-entry]: ") }.map { line in
        line.dropFirst("main.haru:".count).split(separator: ": warning[future-entry]: ").joined(separator: " ")
      }
      #expect(found.count == 4)
      #expect(Array(found.prefix(3)) == expected, "\(run.out)")
    }
  }
}
