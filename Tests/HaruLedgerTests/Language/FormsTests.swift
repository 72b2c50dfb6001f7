import HaruParse
import Testing

@testable import haru_ledger

@Suite struct FormsTests {
  @Test(arguments: [
    (0, "0m", "0분", "0分"),
    (45, "45s", "45초", "45秒"),
    (60, "1m", "1분", "1分"),
    (61, "1m 1s", "1분 1초", "1分1秒"),
    (3600, "1h", "1시간", "1時間"),
    (3605, "1h 5s", "1시간 5초", "1時間5秒"),
    (5400, "1h 30m", "1시간 30분", "1時間30分"),
    (90_061, "25h 1m 1s", "25시간 1분 1초", "25時間1分1秒"),
    (36_000_000, "10,000h", "10,000시간", "10,000時間"),
    (-5400, "-1h 30m", "-1시간 30분", "-1時間30分"),
    (-1, "-1s", "-1초", "-1秒"),
  ])
  func length(seconds: Int, english: String, korean: String, japanese: String) {
    #expect(Language.en.length(seconds: seconds) == english)
    #expect(Language.ko.length(seconds: seconds) == korean)
    #expect(Language.ja.length(seconds: seconds) == japanese)
  }

  @Test(arguments: [
    (0, "0.00"), (5400, "1.50"), (17, "<0.01"), (18, "0.01"), (3581, "0.99"), (3582, "1.00"), (36_000_000, "10,000.00"),
    (-5400, "-1.50"), (-17, "<0.01"), (-18, "-0.01"), (4500, "1.25"), (6030, "1.68"),
  ])
  func decimalHours(seconds: Int, figure: String) {
    #expect(Language.en.decimalHours(seconds: seconds) == "\(figure) h")
    #expect(Language.ko.decimalHours(seconds: seconds) == "\(figure)시간")
    #expect(Language.ja.decimalHours(seconds: seconds) == "\(figure)時間")
  }

  @Test func theLargestNumbersHaveForms() {
    for language in Language.allCases {
      #expect(!language.length(seconds: .min).isEmpty)
      #expect(!language.decimalHours(seconds: .max).isEmpty)
      #expect(!language.decimalHours(seconds: .min).isEmpty)
      #expect(language.number(.min) == "-9,223,372,036,854,775,808")
      #expect(!language.clock(secondsSinceMidnight: .min).isEmpty)
    }
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1204, "1,204"), (-1_000_000, "-1,000,000"), (100_000, "100,000"),
  ])
  func number(value: Int, text: String) {
    #expect(Language.en.number(value) == text)
  }

  @Test func percent() {
    #expect(Language.ko.percent(83) == "83%")
    #expect(Language.ko.percent(0) == "0%")
    #expect(Language.ko.percent(0, isBelowOne: true) == "<1%")
    #expect(Language.ko.percent(nil) == "–")
    #expect(Language.ko.percent(1250) == "1,250%")
    #expect(Language.ko.percent(-3) == "-3%")
  }

  @Test(arguments: [
    (0, "00:00"), (4200, "01:10"), (90_600, "01:10"), (86_400, "00:00"), (86_399, "23:59:59"), (-60, "23:59"),
    (32_705, "09:05:05"),
  ])
  func clock(seconds: Int, text: String) {
    #expect(Language.en.clock(secondsSinceMidnight: seconds) == text)
  }

  @Test func datesAndTheirParts() {
    let day = DayNumber(year: 2026, month: 7, day: 6)
    #expect(Language.en.date(day) == "2026-07-06 Mon")
    #expect(Language.ko.date(day) == "2026-07-06 (월)")
    #expect(Language.ja.date(day) == "2026-07-06（月）")
    #expect(Language.allCases.map { $0.longName(of: .sunday) } == ["일요일", "Sunday", "日曜日"])
    #expect(Language.allCases.map { $0.month(year: 2026, month: 7) } == ["2026년 7월", "July 2026", "2026年7月"])
    #expect(Language.allCases.map { $0.year(2026) } == ["2026년", "2026", "2026年"])
  }

  @Test(arguments: [
    (2026, 7, 6, "2026-W28"), (2026, 1, 1, "2026-W01"), (2027, 1, 1, "2026-W53"), (2024, 12, 30, "2025-W01"),
    (2021, 1, 3, "2020-W53"), (1900, 1, 1, "1900-W01"), (9999, 12, 31, "9999-W52"),
  ])
  func isoWeek(year: Int, month: Int, day: Int, text: String) {
    #expect(Language.ko.isoWeek(of: DayNumber(year: year, month: month, day: day)) == text)
  }

  @Test func countedThings() {
    #expect(Language.allCases.map { $0.sessions(3) } == ["세션 3개", "3 sessions", "3セッション"])
    #expect(Language.allCases.map { $0.times(1) } == ["1회", "1 time", "1回"])
    #expect(Language.allCases.map { $0.entries(2) } == ["기록 2건", "2 entries", "記録2件"])
    #expect(Language.allCases.map { $0.days(0) } == ["0일", "0 days", "0日"])
    #expect(Language.en.sessions(1) == "1 session")
    #expect(Language.en.entries(1) == "1 entry")
    #expect(Language.allCases.map { $0.months(1200) } == ["1,200개월", "1,200 months", "1,200か月"])
    #expect(Language.ko.amount("3", unit: "잔") == "3잔")
    #expect(Language.ko.amount("71.8", unit: "kg") == "71.8 kg")
    #expect(Language.en.amount("3", unit: nil) == "3")
    #expect(Language.en.amount("36.5", unit: "°C") == "36.5°C")
  }

  @Test func lists() {
    #expect(Language.allCases.map { $0.list(["a", "b", "c"]) } == ["a, b, c", "a, b and c", "a、b、c"])
    #expect(Language.allCases.map { $0.choice(["a", "b", "c"]) } == ["a, b 또는 c", "a, b or c", "a、b または c"])
    #expect(Language.allCases.map { $0.list(["a"]) } == ["a", "a", "a"])
    #expect(Language.allCases.map { $0.choice([]) } == ["", "", ""])
  }

  @Test(arguments: [
    (
      2, 1, 0, 3, 1204,
      [
        "오류 2건, 경고 1건 · 파일 3개(1,204줄)", "2 errors, 1 warning in 3 files (1,204 lines)",
        "エラー2件、警告1件 · 3ファイル（1,204行）",
      ]
    ),
    (0, 0, 0, 1, 12, ["문제없음 · 파일 1개(12줄)", "no problems in 1 file (12 lines)", "問題なし · 1ファイル（12行）"]),
    (
      1, 0, 3, 2, 1,
      [
        "오류 1건, 힌트 3건 · 파일 2개(1줄)", "1 error, 3 hints in 2 files (1 line)",
        "エラー1件、ヒント3件 · 2ファイル（1行）",
      ]
    ),
  ])
  func summary(errors: Int, warnings: Int, hints: Int, files: Int, lines: Int, texts: [String]) {
    let all = Language.allCases.map {
      checkSummary(
        errors: errors, warnings: warnings, hints: hints, files: files, lines: lines, ledger: nil, language: $0)
    }
    #expect(all == texts)
  }

  @Test func phrasesOfCheck() {
    #expect(Language.allCases.map { morePlaces(3, language: $0) } == ["외 3곳", "and 3 more places", "ほか3か所"])
    #expect(morePlaces(1, language: .en) == "and 1 more place")
    #expect(moreNotShown(1200, language: .en) == "… and 1,200 more not shown (use --all)")
    let roles: [RelatedPlace.Role] = [.firstDeclared, .stillRunning, .declaredHere, .otherSession]
    for language in Language.allCases {
      #expect(Set(roles.map { $0.caption(in: language) }).count == roles.count)
      #expect(moreNotShown(5, language: language).contains("--all"))
    }
  }
}
