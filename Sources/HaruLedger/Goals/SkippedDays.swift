import HaruParse

/// The days that skips excuse for the quests on one target: those that all quests have in common, and those of the target.
struct SkippedDays: Sendable {
  private let common: SkippedRuns
  /// Those of the target, in pieces within which their count is plain arithmetic.
  private let own: SkippedRuns
  /// By piece of `own`, how many of its days and of the pieces before it are none of `common`; none first.
  private let added: [WeekdayCounts]

  fileprivate init(_ common: SkippedRuns, _ own: SkippedRuns) {
    self.common = common
    self.own = own.split(along: common)
    var added = [WeekdayCounts()]
    added.reserveCapacity(self.own.runs.count + 1)
    for position in self.own.runs.indices {
      added.append(added[position] &+ self.own.added(self.own.runs[position].days, at: position, to: common))
    }
    self.added = added
  }

  /// The number of days of a range that are not skipped, of all weekdays or of those of a mask.
  @inline(__always)
  func eligible(in days: Range<DayNumber>, among weekdays: UInt8 = DayPattern.allWeekdays) -> Int {
    let all =
      weekdays == DayPattern.allWeekdays
      ? days.upperBound - days.lowerBound : WeekdayCounts(in: days).sum(among: weekdays)
    if common.runs.isEmpty && own.runs.isEmpty { return all }
    return all - (skipped(before: days.upperBound) &- skipped(before: days.lowerBound)).sum(among: weekdays)
  }

  /// The first day of a range, of those on the weekdays of a mask, that is not skipped; nil where all are.
  func firstEligible(in days: Range<DayNumber>, among weekdays: UInt8 = DayPattern.allWeekdays) -> DayNumber? {
    guard eligible(in: days, among: weekdays) > 0 else { return nil }
    var (low, high) = (days.lowerBound, days.upperBound - 1)
    while low < high {
      let middle = low + (high - low) / 2
      let isBefore = eligible(in: days.lowerBound..<(middle + 1), among: weekdays) > 0
      if isBefore { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a day is skipped.
  func contains(_ day: DayNumber) -> Bool { common.contains(day) || own.contains(day) }

  @inline(never)
  private func skipped(before day: DayNumber) -> WeekdayCounts {
    let begun = countNotAbove(day, in: own.runs, by: \.days.lowerBound)
    guard begun > 0 else { return common.count(before: day) }
    let run = own.runs[begun - 1].days
    let part = run.lowerBound..<min(day, run.upperBound)
    return common.count(before: day) &+ added[begun - 1] &+ own.added(part, at: begun - 1, to: common)
  }
}

/// The skips of a ledger by their targets, so that each target's are found at once.
struct Skips: Sendable {
  private let common: SkippedRuns
  private let own: [ResolvedTarget: [Skip]]

  init(_ skips: [Skip]) {
    common = SkippedRuns(skips.filter { $0.target == nil }.map(\.days))
    own = Dictionary(grouping: skips.filter { $0.target != nil }) { $0.target ?? .everything }
  }

  /// The days of the skips on exactly `target`, and of those on everything that is asked for.
  subscript(target: ResolvedTarget) -> SkippedDays {
    SkippedDays(common, SkippedRuns((own[target] ?? []).map(\.days)))
  }
}

/// Skipped days as runs in order, in each of which the same days come again; no list of days is ever made.
private struct SkippedRuns: Sendable {
  struct Run: Sendable {
    var days: Range<DayNumber>
    /// Its pattern in `patterns`.
    var pattern: Int
    /// The weekdays on which its days include those of the runs that it was split along.
    var replaced: UInt8
  }

  private(set) var runs: [Run] = []
  private(set) var patterns: [PatternCounts] = []
  private var known: [DayPattern: Int] = [:]
  /// By run, the days of all runs before it.
  private var passed: [WeekdayCounts] = []

  init(_ spans: [SkippedSpan]) {
    var ends: [(day: DayNumber, span: Int, isStart: Bool)] = []
    ends.reserveCapacity(spans.count * 2)
    for (position, span) in spans.enumerated() {
      ends.append((span.first ?? .earliest, position, true))
      ends.append((span.last.map { $0 + 1 } ?? .endless, position, false))
    }
    ends.sort { $0.day < $1.day }
    var sum = PatternSum()
    var day = DayNumber.earliest
    for end in ends {
      if end.day > day, !sum.pattern.isEmpty { add(day..<end.day, sum.pattern) }
      day = end.day
      sum.change(DayPattern(spans[end.span].repeating), by: end.isStart ? 1 : -1)
    }
    addUp()
  }

  private mutating func add(_ days: Range<DayNumber>, _ pattern: DayPattern, replaced: UInt8 = 0) {
    let pattern = pattern.weekdays == DayPattern.allWeekdays ? DayPattern(nil) : pattern
    let position = known[pattern] ?? patterns.count
    if position == patterns.count {
      patterns.append(PatternCounts(pattern))
      known[pattern] = position
    }
    if let last = runs.last, last.days.upperBound == days.lowerBound, last.pattern == position,
      last.replaced == replaced
    {
      runs[runs.count - 1].days = last.days.lowerBound..<days.upperBound
    } else {
      runs.append(Run(days: days, pattern: position, replaced: replaced))
    }
  }

  private mutating func addUp() {
    var total = WeekdayCounts()
    passed = []
    passed.reserveCapacity(runs.count)
    for run in runs {
      passed.append(total)
      total &+= patterns[run.pattern].count(in: run.days)
    }
  }

  /// The same days in runs of which the days that are also in `other` can be told: all of those on some weekdays, or, where days of
  /// months come again, in runs that lie within one of `other` each and have its days too.
  func split(along other: SkippedRuns) -> SkippedRuns {
    var result = SkippedRuns([])
    for run in runs {
      let pattern = patterns[run.pattern].pattern
      guard !pattern.isOfWeekdays else {
        result.add(run.days, pattern, replaced: pattern.weekdays)
        continue
      }
      var day = run.days.lowerBound
      var position = max(0, countNotAbove(day, in: other.runs, by: \.days.lowerBound) - 1)
      while day < run.days.upperBound {
        while position < other.runs.count, other.runs[position].days.upperBound <= day { position += 1 }
        let next = position < other.runs.count ? other.runs[position] : nil
        if let next, next.days.lowerBound <= day {
          let end = min(next.days.upperBound, run.days.upperBound)
          result.add(day..<end, pattern.union(other.patterns[next.pattern].pattern), replaced: DayPattern.allWeekdays)
          day = end
        } else {
          let end = min(next?.days.lowerBound ?? run.days.upperBound, run.days.upperBound)
          result.add(day..<end, pattern, replaced: DayPattern.allWeekdays)
          day = end
        }
      }
    }
    result.addUp()
    return result
  }

  /// How many days of a part of a run are none of the runs that it was split along.
  func added(_ part: Range<DayNumber>, at position: Int, to other: SkippedRuns) -> WeekdayCounts {
    let run = runs[position]
    let count = patterns[run.pattern].count(in: part)
    if other.runs.isEmpty { return count }
    return count &- (other.count(before: part.upperBound) &- other.count(before: part.lowerBound)).among(run.replaced)
  }

  /// How many of the days lie before `day`.
  func count(before day: DayNumber) -> WeekdayCounts {
    let begun = countNotAbove(day, in: runs, by: \.days.lowerBound)
    guard begun > 0 else { return WeekdayCounts() }
    let run = runs[begun - 1]
    return passed[begun - 1] &+ patterns[run.pattern].count(in: run.days.lowerBound..<min(day, run.days.upperBound))
  }

  /// Whether a day is one of them.
  func contains(_ day: DayNumber) -> Bool {
    let begun = countNotAbove(day, in: runs, by: \.days.lowerBound)
    guard begun > 0, day < runs[begun - 1].days.upperBound else { return false }
    return patterns[runs[begun - 1].pattern].pattern.contains(day)
  }
}

/// Patterns that hold at the same time, each as often as it was added.
private struct PatternSum {
  private(set) var pattern = DayPattern()
  private var weekdays = SIMD8<Int32>()
  private var dates = SIMD32<Int32>()
  /// By number of the weekday in its month, then by weekday.
  private var ordinals = [SIMD8<Int32>](repeating: SIMD8(), count: 6)

  /// Adds a pattern, or takes it out again.
  mutating func change(_ change: DayPattern, by step: Int32) {
    for day in 0..<7 where change.weekdays >> UInt8(day) & 1 == 1 {
      weekdays[day] += step
      pattern.weekdays = pattern.weekdays & ~(1 << UInt8(day)) | (weekdays[day] > 0 ? 1 << UInt8(day) : 0)
    }
    if change.dates != 0 {
      for date in 0..<32 where change.dates >> UInt32(date) & 1 == 1 {
        dates[date] += step
        pattern.dates = pattern.dates & ~(1 << UInt32(date)) | (dates[date] > 0 ? 1 << UInt32(date) : 0)
      }
    }
    for day in 0..<7 where change.ordinals[day] != 0 {
      for number in 0..<6 where change.ordinals[day] >> UInt8(number) & 1 == 1 {
        ordinals[number][day] += step
        let bit: UInt8 = 1 << UInt8(number)
        pattern.ordinals[day] = pattern.ordinals[day] & ~bit | (ordinals[number][day] > 0 ? bit : 0)
      }
    }
  }
}
