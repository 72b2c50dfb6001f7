internal import HaruParse

/// The days that skips excuse for the quests on one target, as runs that do not touch.
struct SkippedDays: Sendable {
  private let runs: [Range<DayNumber>]
  /// By run, the days of all runs before it.
  private let passed: [Int]

  /// The days of the skips on exactly `target`, and of those on everything that is asked for.
  init(_ skips: [Skip], for target: ResolvedTarget) {
    let fitting = skips.filter { $0.target == nil || $0.target == target }.sorted { $0.first < $1.first }
    var runs: [Range<DayNumber>] = []
    for skip in fitting {
      if let last = runs.last, skip.first <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, skip.last + 1)
      } else {
        runs.append(skip.first..<(skip.last + 1))
      }
    }
    self.runs = runs
    var passed: [Int] = []
    var total = 0
    for run in runs {
      passed.append(total)
      total += run.upperBound - run.lowerBound
    }
    self.passed = passed
  }

  /// The number of days of a range that are not skipped.
  @inline(__always)
  func eligible(in days: Range<DayNumber>) -> Int {
    let count = days.upperBound - days.lowerBound
    return runs.isEmpty ? count : count - (skipped(before: days.upperBound) - skipped(before: days.lowerBound))
  }

  /// The first day from `day` on that is not skipped.
  func firstEligible(from day: DayNumber) -> DayNumber { run(holding: day)?.upperBound ?? day }

  /// The last day up to `day` that is not skipped.
  func lastEligible(upTo day: DayNumber) -> DayNumber { run(holding: day).map { $0.lowerBound - 1 } ?? day }

  /// Whether a day is skipped.
  func contains(_ day: DayNumber) -> Bool { !runs.isEmpty && run(holding: day) != nil }

  private func run(holding day: DayNumber) -> Range<DayNumber>? {
    guard !runs.isEmpty else { return nil }
    let begun = countNotAbove(day, in: runs, by: \.lowerBound)
    return begun > 0 && day < runs[begun - 1].upperBound ? runs[begun - 1] : nil
  }

  @inline(never)
  private func skipped(before day: DayNumber) -> Int {
    let begun = countNotAbove(day, in: runs, by: \.lowerBound)
    guard begun > 0 else { return 0 }
    let run = runs[begun - 1]
    return passed[begun - 1] + (min(day, run.upperBound) - run.lowerBound)
  }

  /// The runs within a range.
  func runs(in days: Range<DayNumber>) -> [Range<DayNumber>] {
    runs.map { $0.clamped(to: days) }.filter { !$0.isEmpty }
  }
}
