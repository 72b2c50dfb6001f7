import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// Where an action that is measured is listed, its last number is shown.
@Suite struct LatestMeasureTests {
  private static let ledger = """
    set zone Asia/Seoul
    set day-start 06:00
    set week-start mon
    action time reading
    action measure weight unit=kg best=min
    action measure mood
    2026-07-06
      20:00 =71.2 weight
      07:00 =71.8 weight
      29:30 =70.9 weight
      1h reading
    2026-07-07
      =1234.5 mood
      09:00 =3 mood
    2026-07-08
      08:00 =72 weight
      08:00 =72.5 weight

    """

  private func run(_ line: String, columns: Int = 80) -> String {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(
      words + ["--lang", "en", "--now", "2026-07-08T12:00"], files: ["main.haru": Self.ledger], columns: columns
    ).out
  }

  @Test(arguments: [
    // The small hours belong to the day before; of a time that is written twice, the later line is the last.
    ("report day 2026-07-06", [" reading 1h", " weight 70.9 kg"]),
    // What has no time comes last, whatever stands before it.
    ("report day 2026-07-07", [" mood 1,234.5"]), ("report day 2026-07-08", [" weight 72.5 kg"]),
    ("report stats", [" weight 72.5 kg", " mood 1,234.5"]),
    ("report stats --to 2026-07-07", [" weight 70.9 kg"]), ("report stats --from 2026-07-08", [" weight 72.5 kg"]),
    ("report stats --by day", [" reading 1h · weight 70.9 kg", " mood 1,234.5", " weight 72.5 kg"]),
    ("report", [" weight 72.5 kg 72.5 kg", " mood 1,234.5"]),
  ])
  func text(command: String, expected: [String]) {
    let lines = run(command).replacing(#/ +/#, with: " ").split(separator: "\n")
    for line in expected { #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in \(lines)") }
  }

  @Test func aMeasureHasItsEntriesInTheirColumn() {
    let out = run("report stats")
    #expect(out.contains("Last measured"))
    #expect(out.split(separator: "\n").contains { $0.hasPrefix("  weight ") && $0.hasSuffix("  5") }, "\(out)")
  }

  @Test func fields() {
    let json = run("report stats --by day --format json")
    #expect(
      json.contains(
        #"{"name":"weight","kind":"measure","entries":3,"latest":{"value":"70.9","at":"2026-07-07T05:30:00+09:00"}}"#))
    #expect(
      json.contains(#"{"name":"mood","kind":"measure","entries":2,"latest":{"value":"1234.5","at":"2026-07-07"}}"#))
    let csv = run("report stats --by day --format csv").split(separator: "\r\n")
    #expect(csv[0].hasSuffix(",count,entries,latest,latestAt"))
    #expect(csv.contains { $0.hasSuffix(",action,weight,,,,,3,70.9,2026-07-07T05:30:00+09:00") }, "\(csv)")
    #expect(csv.contains { $0.hasSuffix(",action,reading,3600,3600,1,,,,") }, "\(csv)")
    let overview = run("report overview --format csv").split(separator: "\r\n")
    #expect(
      overview.contains { $0.hasPrefix("today,weight,measure,") && $0.hasSuffix(",72.5,2026-07-08T08:00:00+09:00") })
  }

  /// The last number of each period is that of `report measures` on its days.
  @Test(arguments: Grouping.allCases)
  func itIsThatOfMeasures(grouping: Grouping) throws {
    let (_, timeline) = try timeline(demoFiles, "demo/main.haru")
    let report = StatsReport(
      timeline, range: DayRange(), by: grouping, filter: EntryFilter(), fillsEmptyPeriods: false)
    var found = 0
    for row in Array(report.rows) + [report.rows.whole] {
      let measures = MeasuresReport(timeline, range: DayRange(row.period.days), filter: EntryFilter())
      for action in row.actions {
        let other = measures.actions.first { $0.action == action.action }
        #expect(action.latest == other?.figures.latest)
        found += action.latest == nil ? 0 : 1
      }
    }
    #expect(found >= 3)
  }
}
