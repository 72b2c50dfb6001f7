import HaruParse

/// The dates of the entries of one file, in the order of its lines.
struct FileDays {
  /// A date below another one.
  struct Step {
    /// The first entry under it.
    var entry: EntryPosition
    /// The date above it.
    var previous: DayNumber
  }

  /// The dates, each other than the one before, with the first entry under it.
  private let days: ArraySlice<DayRun>
  private let rises: Int
  private let falls: Int
  /// Whether two dates that follow one another lie further apart than `leap`, which is rare.
  let hasLeap: Bool

  /// How many days apart the dates of a wrong year lie from their neighbours at least.
  private static let leap = 300
  /// How many days apart the neighbours lie at most, and how many dates may lie between them.
  private static let near = 62

  init(_ document: Document, file: Int) {
    let entries = document.firstEntries
    let range = entries[file]..<(file + 1 < entries.count ? entries[file + 1] : document.entries.count)
    var (rises, falls, hasLeap) = (0, 0, false)
    // A run of entries never goes on in another file.
    func run(from entry: Int) -> Int {
      countNotAbove(entry, in: document.dayRuns, by: { $0.first.index + 1 })
    }
    let days = document.dayRuns[run(from: range.lowerBound)..<run(from: range.upperBound)]
    for (above, here) in zip(days, days.dropFirst()) {
      if here.day > above.day { rises += 1 } else { falls += 1 }
      if abs(here.day - above.day) > Self.leap { hasLeap = true }
    }
    (self.days, self.rises, self.falls, self.hasLeap) = (days, rises, falls, hasLeap)
  }

  /// Whether some dates go up and some go down.
  var isMixed: Bool { rises > 0 && falls > 0 || falls == 1 && rises == 0 }

  /// Whether the newest day comes first. A single step down is a mistake rather than an order.
  private var goesDown: Bool { falls > rises && falls > 1 }

  /// The dates on the wrong side of the one above them. Another check reports those of a wrong year.
  func againstTheOrder() -> [(step: Step, day: DayNumber)] {
    let slips = hasLeap ? Set(slips().map(\.entry)) : []
    let days = days.filter { !slips.contains($0.first) }
    return zip(days, days.dropFirst()).compactMap { above, here in
      guard (here.day < above.day) != goesDown else { return nil }
      return (Step(entry: here.first, previous: above.day), here.day)
    }
  }

  /// Dates that would be in order in the year of their neighbours and are far from them in their own.
  func slips() -> [(entry: EntryPosition, date: DayNumber, suggestion: DayNumber)] {
    // In a file without an order, neighbours say nothing.
    guard min(rises, falls) <= 1 + days.count / 4 else { return [] }
    var result: [(entry: EntryPosition, date: DayNumber, suggestion: DayNumber)] = []
    var index = days.startIndex + 1
    while index < days.endIndex {
      if abs(days[index].day - days[index - 1].day) > Self.leap, let end = endOfSlip(from: index) {
        for position in index..<end {
          guard let moved = moved(days[position].day, between: days[index - 1].day, days[end].day) else { continue }
          result.append((days[position].first, days[position].day, moved))
        }
        index = end
      }
      index += 1
    }
    return result
  }

  /// The position of the neighbour after the dates of a wrong year that begin at `start`; nil where they are none.
  private func endOfSlip(from start: Int) -> Int? {
    let before = days[start - 1].day
    var last = before
    var end = start
    while end < days.endIndex, end - start <= Self.near {
      let day = days[end].day
      if end > start, abs(day - before) <= Self.near {
        let isInOrder = goesDown ? day <= last : day >= last
        return isInOrder ? end : nil
      }
      // Each of them has to fit in behind the one before, and before the end of what is near.
      guard abs(day - before) > Self.leap,
        let moved = moved(day, between: last, goesDown ? before - Self.near : before + Self.near)
      else { return nil }
      last = moved
      end += 1
    }
    return nil
  }

  /// A date in another year, between two others (both included); nil where no year brings it there.
  private func moved(_ day: DayNumber, between first: DayNumber, _ last: DayNumber) -> DayNumber? {
    let (low, high) = (min(first, last), max(first, last))
    let (_, month, dayOfMonth) = day.civil
    for year in Set([low.civil.year, high.civil.year])
    where DayNumber.isValid(year: year, month: month, day: dayOfMonth) {
      let moved = DayNumber(year: year, month: month, day: dayOfMonth)
      if moved >= low, moved <= high { return moved }
    }
    return nil
  }
}
