import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

@Suite struct FigureTextTests {
  static let pages: [(name: String, arguments: [String])] = [
    ("stats-total", ["stats"]), ("stats-month", ["stats", "--by", "month"]),
    ("stats-habit", ["stats", "--action", "독서"]),
    ("estimates", ["estimates"]), ("measures", ["measures"]),
  ]

  @Test(arguments: Language.allCases, [60, 80, 120])
  func pages(language: Language, width: Int) {
    for (name, arguments) in Self.pages {
      let run = expectRun(
        ["report"] + arguments + ["demo", "--now", demoNow, "--lang", language.rawValue], files: demoFiles,
        columns: width)
      for line in run.out.split(separator: "\n") {
        #expect(DisplayWidth.columns(line) <= width, "\(name): \(line)")
        #expect(line.last != " ", "\(name): \(line)")
      }
      expectGolden(run.out, "cli/figures/\(name)-\(language.rawValue)-\(width).txt")
    }
  }

  @Test func colored() {
    let run = expectRun(
      ["report", "stats", "--by", "month", "--action", "독서", "demo", "--now", demoNow, "--color", "always"],
      files: demoFiles, environment: ["COLORTERM": "truecolor"])
    expectGolden(run.out, "cli/figures/stats-month-color.txt")
    let plain = expectRun(
      ["report", "stats", "--by", "month", "--action", "독서", "demo", "--now", demoNow], files: demoFiles)
    #expect(run.out.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.out)
  }

  /// A ledger whose names, units and figures are as wide as they get.
  static let wide = """
    tag #\(String(repeating: "긴태그", count: 20)) color=#2F6B4F
    tag #짧은 color=#8E5572
    action time \(String(repeating: "아주 긴 이름 ", count: 18)) #짧은 est=1m
    action time 영어 #\(String(repeating: "긴태그", count: 20)) est=10000h
    action count 걸음 unit=\(String(repeating: "걸음", count: 30))
    action measure 체중 unit=\(String(repeating: "킬로", count: 10)) best=min

    """
    + (1...28).map { day in
      """
      2026-0\(day % 9 + 1)-\(day < 10 ? "0" : "")\(day)
        00:00-09:3\(day % 10) 영어
        08:00-09:59:59 영어
        08:00-23:59:01 \(String(repeating: "아주 긴 이름 ", count: 18))
        +1000000000 걸음
        =-\(day)234567890.1234 체중
        =\(day) 체중 #짧은
      """
    }.joined(separator: "\n")

  @Test(arguments: Language.allCases)
  func nothingIsWiderThanTheWidth(language: Language) throws {
    for (files, path) in [(demoFiles, "demo/main.haru"), (["wide.haru": Self.wide], "wide.haru")] {
      let (context, timeline) = try timeline(files, path)
      let ledger = context.ledger
      let everything = EntryFilter()
      var habit = EntryFilter()
      habit.actions = [try #require(ledger.actions.positions.first { ledger.actions[$0].kind == .time })]
      let reports: [StatsReport] = [
        (Grouping.total, everything), (.year, everything), (.month, everything), (.week, everything), (.total, habit),
        (.day, habit),
      ].map { grouping, filter in
        StatsReport(timeline, range: DayRange(), by: grouping, filter: filter, fillsEmptyPeriods: true, details: true)
      }
      let estimates = EstimatesReport(timeline, range: DayRange(), filter: everything)
      let measures = MeasuresReport(timeline, range: DayRange(), filter: everything)
      // Each language has widths of its own, so that all together meet every other one.
      let first = 40 + (Language.allCases.firstIndex(of: language) ?? 0) * 2
      for width in stride(from: first, through: 200, by: 7) {
        let text = ReportText(
          ledger: ledger, language: language, style: Style(.never, isTerminal: false, world: testWorld()), width: width,
          showsDecimalHours: width % 2 == 1)
        let pages = rendered { output in
          for report in reports { text.write(report, to: output) }
          text.write(estimates, to: output)
          text.write(measures, to: output)
        }
        for line in pages.split(separator: "\n") where DisplayWidth.columns(line) > width {
          Issue.record("\(width): \(line)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases, [false, true])
  func lengthsAreThoseOfTheLanguage(language: Language, isDecimal: Bool) {
    let form = LengthForm(language, isDecimal: isDecimal)
    var seconds: Int64 = 0
    while seconds < 1 << 50 {
      for value in [seconds, seconds - seconds % 60, seconds - seconds % 3600] {
        var line = LineWriter()
        form.write(value, to: &line)
        let text = isDecimal ? language.decimalHours(seconds: Int(value)) : language.length(seconds: Int(value))
        #expect(String(decoding: line.bytes, as: UTF8.self) == text)
        #expect(line.columns == DisplayWidth.columns(text))
      }
      seconds += seconds / 7 + 13
    }
  }

  @Test func sparklines() {
    #expect(Sparkline.text([0, 1, 4, 8]) == "·▂▅█")
    #expect(Sparkline.text([0, 0]) == "··")
    #expect(Sparkline.text([1, 1_000]) == "▁█")
    #expect(Sparkline.text([.max, .max / 2]) == "█▄")
    #expect(Sparkline.text(between: [-1, 0, 1]) == "▁▅█")
    #expect(Sparkline.text(between: [2, 2]) == "▄▄")
    #expect(Sparkline.neighbors(2_629, columns: 40) == 66)
    #expect(Sparkline.neighbors(12, columns: 12) == 1)
    #expect(Sparkline.neighbors(13, columns: 12) == 2)
  }
}
