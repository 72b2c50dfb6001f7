import HaruParse

/// The days that skips excuse for the quests on one target: those that all quests have in common, and those of the target.
struct SkippedDays: Sendable {
  private let common: DayRuns
  private let own: DayRuns
  /// By run of `own`, how many days of it and of the runs before it are in no run of `common`; 0 first.
  private let added: [Int]

  fileprivate init(_ common: DayRuns, _ own: DayRuns) {
    self.common = common
    self.own = own
    var added = [0]
    for run in own.runs {
      added.append(added[added.count - 1] + (run.upperBound - run.lowerBound) - common.count(in: run))
    }
    self.added = added
  }

  /// The number of days of a range that are not skipped.
  @inline(__always)
  func eligible(in days: Range<DayNumber>) -> Int {
    let count = days.upperBound - days.lowerBound
    return common.runs.isEmpty && own.runs.isEmpty
      ? count : count - (skipped(before: days.upperBound) - skipped(before: days.lowerBound))
  }

  /// The first day of a range that is not skipped; nil where all are.
  func firstEligible(in days: Range<DayNumber>) -> DayNumber? {
    guard eligible(in: days) > 0 else { return nil }
    var (low, high) = (days.lowerBound, days.upperBound - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if eligible(in: days.lowerBound..<(middle + 1)) > 0 { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a day is skipped.
  func contains(_ day: DayNumber) -> Bool { eligible(in: day..<(day + 1)) == 0 }

  @inline(never)
  private func skipped(before day: DayNumber) -> Int {
    let begun = countNotAbove(day, in: own.runs, by: \.lowerBound)
    guard begun > 0 else { return common.count(before: day) }
    let run = own.runs[begun - 1]
    let part = run.lowerBound..<min(day, run.upperBound)
    return common.count(before: day) + added[begun - 1] + (part.upperBound - part.lowerBound) - common.count(in: part)
  }
}

/// The skips of a ledger by their targets, so that each target's are found at once.
struct Skips: Sendable {
  private let common: DayRuns
  private let own: [ResolvedTarget: [Skip]]

  init(_ skips: [Skip]) {
    common = DayRuns(skips.filter { $0.target == nil })
    own = Dictionary(grouping: skips.filter { $0.target != nil }) { $0.target ?? .everything }
  }

  /// The days of the skips on exactly `target`, and of those on everything that is asked for.
  subscript(target: ResolvedTarget) -> SkippedDays { SkippedDays(common, DayRuns(own[target] ?? [])) }
}

/// Days as runs in order that do not touch.
private struct DayRuns: Sendable {
  private(set) var runs: [Range<DayNumber>] = []
  /// By run, the days of all runs before it.
  private var passed: [Int] = []

  init(_ skips: [Skip]) {
    for skip in skips.sorted(by: { $0.first < $1.first }) {
      if let last = runs.last, skip.first <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, skip.last + 1)
      } else {
        runs.append(skip.first..<(skip.last + 1))
      }
    }
    var total = 0
    for run in runs {
      passed.append(total)
      total += run.upperBound - run.lowerBound
    }
  }

  /// How many of the days lie before `day`.
  func count(before day: DayNumber) -> Int {
    let begun = countNotAbove(day, in: runs, by: \.lowerBound)
    guard begun > 0 else { return 0 }
    let run = runs[begun - 1]
    return passed[begun - 1] + (min(day, run.upperBound) - run.lowerBound)
  }

  func count(in days: Range<DayNumber>) -> Int { count(before: days.upperBound) - count(before: days.lowerBound) }
}
