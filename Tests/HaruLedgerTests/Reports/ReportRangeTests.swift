import Foundation
import Testing

@testable import haru_ledger

/// Ranges, filters and errors of reports, with figures that were added up by hand.
@Suite struct ReportRangeTests {
  private static let ledger = """
    set zone Asia/Seoul
    set day-start 06:00
    tag #공부 color=#2F6B4F
    tag #건강 color=#D9A621
    action time 독서 #공부 alias=r
    action time 운동 #건강
    action time 산책
    action count 물 #건강
    action measure 체중
    goal 목표 start=2026-01-01 id=g
      quest #공부 >= 1h per day
      quest 산책 >= 1h per week
    goal 빈 목표 start=2026-01-01

    2025-12-31 10:00-11:00 독서   ; 1 h
    2026-06-29 10:00-10:30 운동   ; 30 min
    2026-07-01 05:00-07:00 독서   ; 1 h on the 30th, which has the occurrence, and 1 h on the 1st
    2026-07-05 1h 산책 #공부
    2026-07-06
      08:00 +2 물
      09:00-10:00 독서            ; 1 h 30 min with the next one
      09:30-10:30 운동
    2026-07-07 09:00- 운동        ; 1 h by now
    """

  /// A row: its period, its days, its seconds, what addition gives, its sessions.
  private struct Row: Equatable, CustomStringConvertible {
    var period: String
    var from: String
    var to: String
    var figures: [Int]
    var description: String { "\(period) \(from)..\(to) \(figures)" }

    init(_ period: String, _ from: String, _ to: String, _ figures: [Int]) {
      (self.period, self.from, self.to, self.figures) = (period, from, to, figures)
    }
  }

  private func report(_ arguments: [String], now: String = "2026-07-07T10:00") throws -> [String: Any] {
    let run = expectRun(
      ["report", "stats", "--format", "json", "--now", now] + arguments, files: ["main.haru": Self.ledger])
    return try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
  }

  private func rows(_ arguments: [String]) throws -> [Row] {
    let rows = try #require(try report(arguments)["rows"] as? [[String: Any]])
    return try rows.map { row in
      let total = try #require(row["total"] as? [String: Int])
      return Row(
        try #require(row["period"] as? String), try #require(row["from"] as? String),
        try #require(row["to"] as? String),
        [total["seconds"] ?? -1, total["added"] ?? -1, total["sessions"] ?? -1])
    }
  }

  private static let rangeCases: [(String, String, String, [Int])] = [
    ("--today", "2026-07-07", "2026-07-07", [3600, 3600, 1]),
    ("--yesterday", "2026-07-06", "2026-07-06", [5400, 7200, 2]),
    ("--this-week", "2026-07-06", "2026-07-12", [9000, 10800, 3]),
    ("--last-week", "2026-06-29", "2026-07-05", [12600, 12600, 3]),
    ("--this-month", "2026-07-01", "2026-07-31", [16200, 18000, 4]),
    ("--last-month", "2026-06-01", "2026-06-30", [5400, 5400, 2]),
    ("--this-year", "2026-01-01", "2026-12-31", [21600, 23400, 6]),
    ("--last-year", "2025-01-01", "2025-12-31", [3600, 3600, 1]),
    ("--period 2026", "2026-01-01", "2026-12-31", [21600, 23400, 6]),
    ("--period 2026-Q2", "2026-04-01", "2026-06-30", [5400, 5400, 2]),
    ("--period 2026-Q3", "2026-07-01", "2026-09-30", [16200, 18000, 4]),
    ("--period 2026-07", "2026-07-01", "2026-07-31", [16200, 18000, 4]),
    ("--period 2026-W27", "2026-06-29", "2026-07-05", [12600, 12600, 3]),
    ("--period 2026-W28", "2026-07-06", "2026-07-12", [9000, 10800, 3]),
    ("--period 2026-W01", "2025-12-29", "2026-01-04", [3600, 3600, 1]),
    ("--period 2026-07-06", "2026-07-06", "2026-07-06", [5400, 7200, 2]),
    ("--last 1d", "2026-07-07", "2026-07-07", [3600, 3600, 1]),
    ("--last 7d", "2026-07-01", "2026-07-07", [16200, 18000, 4]),
    ("--last 30d", "2026-06-08", "2026-07-07", [21600, 23400, 6]),
    ("--from 2026-07-06", "2026-07-06", "2026-07-07", [9000, 10800, 3]),
    ("--to 2026-06-30", "2025-12-31", "2026-06-30", [9000, 9000, 3]),
    ("--from 2026-06-30 --to 2026-07-01", "2026-06-30", "2026-07-01", [7200, 7200, 1]),
    ("--from 2026-07-01 --to 2026-07-01", "2026-07-01", "2026-07-01", [3600, 3600, 0]),
    ("", "2025-12-31", "2026-07-07", [25200, 27000, 7]),
  ]

  @Test(arguments: rangeCases) func ranges(arguments: String, from: String, to: String, figures: [Int]) throws {
    #expect(try rows(arguments.split(separator: " ").map(String.init)) == [Row("total", from, to, figures)])
  }

  /// Before 06:00 it is still yesterday, also for the week.
  @Test func todayIsTheLogicalDay() throws {
    let head = try report(["--today"], now: "2026-07-06T05:59")
    #expect(head["from"] as? String == "2026-07-05" && head["to"] as? String == "2026-07-05")
    let week = try report(["--this-week"], now: "2026-07-06T05:59")
    #expect(week["from"] as? String == "2026-06-29" && week["to"] as? String == "2026-07-05")
  }

  @Test func groupings() throws {
    let days = [
      Row("2026-06-29", "2026-06-29", "2026-06-29", [1800, 1800, 1]),
      Row("2026-06-30", "2026-06-30", "2026-06-30", [3600, 3600, 1]),
      Row("2026-07-01", "2026-07-01", "2026-07-01", [3600, 3600, 0]),
      Row("2026-07-05", "2026-07-05", "2026-07-05", [3600, 3600, 1]),
    ]
    #expect(try rows(["--last-week", "--by", "day"]) == days)
    let weeks = [
      Row("2026-W27", "2026-07-01", "2026-07-05", [7200, 7200, 1]),
      Row("2026-W28", "2026-07-06", "2026-07-12", [9000, 10800, 3]),
    ]
    #expect(try rows(["--this-month", "--by", "week"]) == weeks)
    let years = [
      Row("2025", "2025-01-01", "2025-12-31", [3600, 3600, 1]),
      Row("2026", "2026-01-01", "2026-12-31", [21600, 23400, 6]),
    ]
    #expect(try rows(["--by", "year"]) == years)
    #expect(try rows(["--by", "month"]).map(\.period) == ["2025-12", "2026-06", "2026-07"])
  }

  @Test func fill() throws {
    let week = try rows(["--this-week", "--by", "day", "--fill"])
    #expect(week.map(\.period) == (6...12).map { $0 < 10 ? "2026-07-0\($0)" : "2026-07-\($0)" })
    #expect(week.map(\.figures) == [[5400, 7200, 2], [3600, 3600, 1]] + Array(repeating: [0, 0, 0], count: 5))
    #expect(try rows(["--by", "month", "--fill"]).count == 8)
    #expect(try rows(["--period", "2030", "--by", "month", "--fill"]).count == 12)
    #expect(try rows(["--period", "2030", "--by", "month"]) == [])
    #expect(try rows(["--from", "2030-01-01", "--fill"]) == [])
  }

  private static let filterCases: [(String, [Int]?)] = [
    ("--action 독서", [14400, 14400, 3]), ("--action r", [14400, 14400, 3]), ("--action 운동", [9000, 9000, 3]),
    ("--action 독서 --action 운동", [21600, 23400, 6]), ("--action 물", [0, 0, 0]), ("--action 체중", nil),
    ("--tag 공부", [18000, 18000, 4]), ("--tag #건강", [9000, 9000, 3]), ("--tag 공부 --tag 건강", [25200, 27000, 7]),
    ("--action 산책 --tag 공부", [3600, 3600, 1]), ("--action 독서 --tag 건강", nil),
    ("--goal 목표", [18000, 18000, 4]), ("--goal g --action 산책", [3600, 3600, 1]), ("--goal g --tag 건강", nil),
  ]

  @Test(arguments: filterCases) func filters(arguments: String, figures: [Int]?) throws {
    let found = try rows(arguments.split(separator: " ").map(String.init))
    #expect(found.map(\.figures) == (figures.map { [$0] } ?? []))
  }

  @Test func aGoalWithoutQuestsHasNoEntries() throws {
    #expect(try rows(["--goal", "빈 목표"]) == [])
  }

  /// Lines that are wrong are left out, counted and told of; `--strict` makes no report at all.
  @Test func ledgersWithErrors() throws {
    let text = """
      action time 독서
      이상한 줄
      | 그 줄의 뒷부분
      2026-07-06 09:00-10:00 독서
      2026-07-06 10:30-09:00 독서
      2026-07-06 11:00-12:00 도서
      2026-13-06
        09:00-10:00 독서
      """
    let files = ["main.haru": text]
    let run = expectRun(["report", "stats", "--format", "json", "--lang", "en"], files: files, status: 1, err: nil)
    #expect(run.err.hasPrefix("haru-ledger: 5 lines could not be read"))
    #expect(run.out.contains("\"skipped\":5,"))
    #expect(run.out.contains("\"total\":{\"seconds\":3600,\"added\":3600,\"sessions\":1}"))
    let day = expectRun(
      ["report", "day", "2026-07-06", "--format", "json", "--lang", "en"], files: files, status: 1, err: nil)
    #expect(day.out.contains("\"skipped\":5,") && day.err == run.err)
    for kind in ["stats", "day"] {
      let strict = expectRun(["report", kind, "--strict", "--lang", "en"], files: files, status: 1, out: "", err: nil)
      #expect(strict.err.contains("the ledger has 4 errors"))
    }
    expectRun(["report", "stats", "--strict"], files: ["main.haru": "action time 독서\n2026-07-06 1h 독서\n"])
  }
}
