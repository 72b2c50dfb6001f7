import HaruParse
import Testing

@testable import HaruLedger

/// Work that is shared out among threads finds what one thread finds.
@Suite struct SharedWorkTests {
  private static let one = WorkSharing(most: 1, leastEntries: 1)

  @Test(arguments: 0..<4) func threadsFindTheSame(part: UInt64) throws {
    for seed in part * 60..<(part + 1) * 60 {
      let model = RandomLedger(seed: seed, hasErrors: seed % 2 == 1)
      var random = SplitMix64(seed: seed)
      let lines = seed % 3 == 0 ? model.lines.shuffled(using: &random) : model.lines
      let goals = """

        goal g start=\(model.days.lowerBound)
        quest * >= 1h per day
        quest * <= 9h per week
        quest * >= 3 total

        """
      let text = lines.joined(separator: "\n") + goals
      let ledger = try TestZones.ledger(["main.haru": text])
      let now = Instant(seconds: model.now)
      let alone = Timeline(ledger, now: now, isWatching: true, sharing: Self.one)
      for most in 2...5 {
        let sharing = WorkSharing(most: most, leastEntries: Int.random(in: 1...3, using: &random))
        let shared = Timeline(ledger, now: now, isWatching: true, sharing: sharing)
        expectEqual(shared, alone, seed)
      }
    }
  }

  private func expectEqual(_ shared: Timeline, _ alone: Timeline, _ seed: UInt64) {
    #expect("\(shared.diagnostics.sorted())" == "\(alone.diagnostics.sorted())", "seed \(seed)")
    #expect(shared.skippedLines == alone.skippedLines && shared.open.map(\.entry) == alone.open.map(\.entry))
    #expect(overlaps(shared) == overlaps(alone), "seed \(seed)")
    for grouping in Grouping.allCases {
      let (a, b) = (stats(shared, by: grouping), stats(alone, by: grouping))
      #expect(Array(a.rows) == Array(b.rows) && a.activities == b.activities, "seed \(seed) by \(grouping)")
    }
    #expect(GoalsReport(shared, listsPeriods: true).goals == GoalsReport(alone, listsPeriods: true).goals)
  }

  private func stats(_ timeline: Timeline, by grouping: Grouping) -> StatsReport {
    StatsReport(
      timeline, range: DayRange(), by: grouping, filter: EntryFilter(), fillsEmptyPeriods: false, details: true)
  }

  private func overlaps(_ timeline: Timeline) -> [[Int]] {
    Overlap.all(in: timeline).map { [$0.earlier.index, $0.later.index, $0.isRepeated ? 1 : 0] }
  }

  /// The parts of some days follow one another, whatever is in the ledger.
  @Test func partsCoverTheDays() throws {
    for seed in UInt64(0)..<100 {
      let model = RandomLedger(seed: seed)
      let ledger = try TestZones.ledger(["main.haru": model.text])
      for most in 1...6 {
        let sharing = WorkSharing(most: most, leastEntries: 1)
        let timeline = Timeline(ledger, now: Instant(seconds: model.now), isWatching: false, sharing: sharing)
        let parts = timeline.parts(of: model.days)
        #expect(parts.first?.lowerBound == model.days.lowerBound && parts.last?.upperBound == model.days.upperBound)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound && !$0.isEmpty })
        let entries = ledger.document.entries.count
        #expect(sharing.parts(of: entries).flatMap { Array($0) } == Array(0..<entries))
      }
    }
  }
}
