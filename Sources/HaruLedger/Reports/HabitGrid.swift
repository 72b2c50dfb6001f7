public import HaruParse

/// A habit day by day, in a report about one action or tag and more than sixty days.
public struct HabitGrid: Sendable {
  /// The action or tag.
  public let subject: StatsReport.Subject
  /// What the values are.
  public let unit: StatsReport.Unit
  /// The days; the last years of a longer range.
  public let days: Range<DayNumber>
  /// By day.
  public let values: [Int64]
  /// How much a shade stands for: a round figure, of which three are what the better fifth of the days have.
  public let step: Int64
  /// The current logical day.
  public let today: DayNumber
  /// The day on which the weeks begin.
  public let firstWeekday: Weekday
  /// The days up to today.
  public private(set) var passedDays = 0
  /// Those of them with a value.
  public private(set) var activeDays = 0
  /// The most of them in a row.
  public private(set) var longestRun = 0
  /// Those in a row up to now; nil where the days do not reach up to now. Today is not over, and ends no row.
  public private(set) var currentRun: Int?

  /// The number of shades.
  public static let shades = 4
  private static let leastDays = 61
  private static let mostYears = 5

  /// The shade of a day, from 0; nil for a day without a value.
  public func shade(of day: DayNumber) -> Int? {
    let value = values[day - days.lowerBound]
    return value == 0 ? nil : Int(min(value / step, Int64(Self.shades) - 1))
  }

  /// The first day of the week of a day.
  public func weekStart(_ day: DayNumber) -> DayNumber {
    day - (Int(day.weekday.rawValue) + 7 - Int(firstWeekday.rawValue)) % 7
  }

  /// The grid of a report with these periods; nil where it has none.
  init?(_ timeline: Timeline, _ filter: EntryFilter, _ periods: [Period]) {
    guard filter.actions.count + filter.tags.count == 1, filter.targets == nil,
      let first = periods.first?.from, let last = periods.last?.to, last - first + 1 >= Self.leastDays
    else { return nil }
    let calendar = timeline.ledger.calendar
    let earliest = DayNumber(year: last.civil.year - Self.mostYears + 1, month: 1, day: 1)
    let range = DayRange(from: max(first, earliest), to: last)
    days = max(first, earliest)..<(last + 1)
    today = calendar.logicalDay(of: timeline.now)
    firstWeekday = calendar.weekStartDay(on: last)
    subject = filter.actions.first.map { .action($0) } ?? .tag(filter.tags.first)
    let tally = Tally(timeline, Periods(days, by: .day, calendar, cut: range), filter: filter)
    let daily = StatsReport.Rows(tally, timeline.ledger, includesEmpty: false)
    (unit, values) = daily.course(of: subject, neighbors: 1)
    guard values.contains(where: { $0 > 0 }) else { return nil }
    step = Self.step(values, unit)
    countRuns()
  }

  private static func step(_ values: [Int64], _ unit: StatsReport.Unit) -> Int64 {
    let sorted = values.filter { $0 > 0 }.sorted()
    let good = sorted[sorted.count * 4 / 5] / 3
    let minutes: [Int64] = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480]
    if unit == .seconds { return (minutes.last { $0 * 60 <= good } ?? 1) * 60 }
    let scales: [Int64] = [1, 10, 100, 1000, 10_000]
    return scales.flatMap { [$0 * 2, $0 * 5, $0 * 10] }.last { $0 <= good } ?? 1
  }

  private mutating func countRuns() {
    passedDays = max(0, min(today + 1, days.upperBound) - days.lowerBound)
    var run = 0
    var current = 0
    for position in 0..<passedDays {
      if values[position] > 0 {
        activeDays += 1
        run += 1
        longestRun = max(longestRun, run)
        current = run
      } else {
        run = 0
        if days.lowerBound + position < today { current = 0 }
      }
    }
    if days.contains(today) { currentRun = current }
  }
}
