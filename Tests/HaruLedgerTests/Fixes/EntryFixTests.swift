import Testing

@testable import haru_ledger

/// What is offered for entries that can be read but mean nothing.
@Suite struct EntryFixTests {
  /// The lines that are offered in place of the last one.
  private func offered(_ line: String) -> [String] {
    let head = "action time 독서\naction count 물\n2026-07-06\n"
    let run = expectRun(
      ["check", "--lang=en", "--all"], files: ["main.haru": head + "  " + line + "\n"], status: 1)
    return run.out.split(separator: "\n").filter { $0.contains(" = fix: ") }.map { line in
      String(line.split(separator: ": ", maxSplits: 1)[1])
    }
  }

  @Test(arguments: [
    ("1:30 독서", ["1h30m 독서", "1:30- 독서"]), ("0:45 독서", ["45m 독서", "0:45- 독서"]),
    ("02:00 독서", ["2h 독서", "02:00- 독서"]), ("5:59 독서", ["5h59m 독서", "5:59- 독서"]),
    ("6:00 독서", ["6:00- 독서"]), ("00:00 독서", ["00:00- 독서"]), ("1:30:15 독서", ["1:30:15- 독서"]),
    ("1:30 +1 독서", []),
  ])
  func aTimeAlone(line: String, expected: [String]) {
    #expect(offered(line) == expected)
  }

  @Test(arguments: [
    ("12:00-1:00 독서", ["12:00-13:00 독서", "01:00-12:00 독서", "12:00-25:00 독서"]),
    ("9:30-5:30 독서", ["09:30-17:30 독서", "05:30-09:30 독서"]),
    ("10:30-9:00 독서", ["09:00-10:30 독서"]),
    ("23:00-22:00 독서", ["22:00-23:00 독서"]), ("12:00-04:00 독서", ["12:00-16:00 독서", "04:00-12:00 독서", "12:00-28:00 독서"]),
    ("12:00-04:01 독서", ["12:00-16:01 독서", "04:01-12:00 독서"]),
    ("11:00-12:30,1:15-2:00 독서", ["11:00-12:30,13:15-2:00 독서", "11:00-12:30,25:15-2:00 독서"]),
  ])
  func timesOutOfOrder(line: String, expected: [String]) {
    #expect(offered(line) == expected)
  }

  @Test func aTimeAloneIsCalledATime() {
    let files = ["main.haru": "action time reading\n2026-07-06\n  1:30 reading\n"]
    for (language, sentence) in [
      ("en", "`1:30` is a time of day, which alone does not say how long `reading` took"),
      ("ko", "`1:30`은 시각이라서, 그것만으로는 `reading`을 얼마나 했는지 알 수 없어요"),
      ("ja", "`1:30` は時刻なので、それだけでは `reading` をどれだけしたか分かりません"),
    ] {
      let run = expectRun(["check", "--lang", language, "--format=short"], files: files, status: 1)
      #expect(run.out.hasPrefix("main.haru:3:3: error[wrong-kind]: " + sentence + "\n"), "\(run.out)")
    }
  }
}
