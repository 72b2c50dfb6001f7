import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// The days of a habit, as data.
@Suite struct HabitGridTests {
  /// The grid of random days with a walk of so many minutes, and what a plain count makes of the same days.
  @Test(arguments: 0..<40 as Range<UInt64>) func runs(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let first = DayNumber(year: 2026, month: 1, day: Int.random(in: 1...28, using: &random))
    let count = Int.random(in: 61...400, using: &random)
    var minutes = (0..<count).map { _ in random.chance(70) ? Int.random(in: 1...200, using: &random) : 0 }
    (minutes[0], minutes[count - 1]) = (5, 5)
    let today = first + Int.random(in: -5...(count + 5), using: &random)
    var text = "action time 걷기\n"
    for (position, length) in minutes.enumerated() where length > 0 { text += "\(first + position) \(length)m 걷기\n" }
    let (_, timeline) = try timeline(["a.haru": text], "a.haru", now: "\(today)T12:00")
    var filter = EntryFilter()
    filter.actions = [0]
    let report = StatsReport(
      timeline, range: DayRange(), by: .total, filter: filter, fillsEmptyPeriods: false, details: true)
    let grid = try #require(report.grid)
    #expect(grid.values == minutes.map { Int64($0 * 60) } && grid.unit == .seconds)

    let passed = minutes.indices.filter { first + $0 <= today }
    let marks = passed.map { minutes[$0] > 0 }
    #expect(grid.passedDays == passed.count)
    #expect(grid.activeDays == marks.count { $0 })
    #expect(grid.longestRun == marks.split(separator: false).map(\.count).max() ?? 0)
    let isWithin = first <= today && today < first + count
    // Today is not over.
    let past = marks.last == false ? marks.dropLast() : marks[...]
    #expect(grid.currentRun == (isWithin ? past.reversed().prefix { $0 }.count : nil))
    for (position, length) in minutes.enumerated() {
      let shade = length == 0 ? nil : min(length * 60 / Int(grid.step), 3)
      #expect(grid.shade(of: first + position) == shade)
    }
  }

  @Test func onlyOfOneHabitAndManyDays() throws {
    let text = "action time 걷기\naction time 독서\n2026-01-01 1h 걷기\n2026-03-01 1h 걷기\n2026-03-02 1h 독서\n"
    let (_, timeline) = try timeline(["a.haru": text], "a.haru")
    func grid(_ actions: Set<ActionPosition>) -> HabitGrid? {
      var filter = EntryFilter()
      filter.actions = actions
      return StatsReport(
        timeline, range: DayRange(), by: .total, filter: filter, fillsEmptyPeriods: false, details: true
      ).grid
    }
    #expect([[], [0], [0, 1]].allSatisfy { grid($0) == nil })
  }
}
