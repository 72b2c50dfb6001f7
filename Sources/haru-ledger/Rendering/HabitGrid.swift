import HaruLedger
import HaruParse

/// A habit as a grid of days: a column a week, a line a weekday, the darker the more. It is there when a report is about one
/// action or tag and more than sixty days.
struct HabitGrid {
  private let subject: StatsReport.Subject
  private let unit: StatsReport.Unit
  private let days: Range<DayNumber>
  /// By day.
  private let values: [Int64]
  private let today: DayNumber
  private let firstWeekday: Weekday

  private static let leastDays = 61
  /// The last years of a longer range are shown.
  private static let mostYears = 5
  private static let shades: [Character] = ["░", "▒", "▓", "█"]
  private static let indent = 2

  /// The grid of a report; nil where it has none.
  init?(_ timeline: Timeline, _ filter: EntryFilter, _ report: StatsReport) {
    guard filter.actions.count + filter.tags.count == 1, filter.targets == nil,
      let first = report.rows.periods.first?.from, let last = report.rows.periods.last?.to,
      last - first + 1 >= Self.leastDays
    else { return nil }
    let calendar = timeline.ledger.calendar
    let earliest = DayNumber(year: last.civil.year - Self.mostYears + 1, month: 1, day: 1)
    days = max(first, earliest)..<(last + 1)
    today = calendar.logicalDay(of: timeline.now)
    firstWeekday = calendar.weekStartDay(on: last)
    subject = filter.actions.first.map { .action($0) } ?? .tag(filter.tags.first)
    let daily = StatsReport(
      timeline, range: DayRange(from: days.lowerBound, to: last), by: .day, filter: filter, fillsEmptyPeriods: false)
    (unit, values) = daily.rows.course(of: subject, neighbors: 1)
    guard values.count == days.upperBound - days.lowerBound, values.contains(where: { $0 > 0 }) else { return nil }
  }

  /// Its lines.
  func lines(_ text: ReportText) -> [String] {
    let language = text.language
    let labels = DisplayWidth.columns(language.shortName(of: .monday)) + 1
    let room = text.width - Self.indent - labels
    let cell = room >= 53 * 2 ? 2 : 1
    let ink = color(text).map(Style.Ink.color) ?? .accent
    var lines: [String] = []
    for part in parts(columns: max(room / cell, 4)) {
      if !lines.isEmpty { lines.append("") }
      lines += draw(part, labels, cell, ink, text)
    }
    lines.append("")
    return lines + legend(ink, text)
  }

  private func color(_ text: ReportText) -> UInt32? {
    switch subject {
    case .action(let action): text.color(ofAction: action)
    case .tag(let tag?): text.ledger.tags[tag].color
    case .tag(nil), .everything: nil
    }
  }

  // MARK: The grid

  /// The first day of the week of a day.
  private func weekStart(_ day: DayNumber) -> DayNumber {
    day - (Int(day.weekday.rawValue) + 7 - Int(firstWeekday.rawValue)) % 7
  }

  private func weeks(_ days: Range<DayNumber>) -> Int {
    (weekStart(days.upperBound - 1) - weekStart(days.lowerBound)) / 7 + 1
  }

  /// The days in as many grids as it takes: all in one, else a year in one, else equal parts of a year.
  private func parts(columns: Int) -> [Range<DayNumber>] {
    if weeks(days) <= columns { return [days] }
    var parts: [Range<DayNumber>] = []
    for year in days.lowerBound.civil.year...(days.upperBound - 1).civil.year {
      let all = DayNumber(year: year, month: 1, day: 1)..<DayNumber(year: year + 1, month: 1, day: 1)
      let part = all.clamped(to: days)
      let count = weeks(part)
      let pieces = (count + columns - 1) / columns
      let perPiece = (count + pieces - 1) / pieces
      let start = weekStart(part.lowerBound)
      for piece in 0..<pieces {
        parts.append((start + piece * perPiece * 7..<(start + (piece + 1) * perPiece * 7)).clamped(to: part))
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private func draw(
    _ part: Range<DayNumber>, _ labels: Int, _ cell: Int, _ ink: Style.Ink, _ text: ReportText
  ) -> [String] {
    let start = weekStart(part.lowerBound)
    let count = weeks(part)
    let step = step
    var lines = [months(part, start, labels, cell, text)]
    for row in 0..<7 {
      let weekday = (start + row).weekday
      var line = ""
      for week in 0..<count {
        let day = start + week * 7 + row
        line += String(repeating: part.contains(day) ? mark(day, step) : " ", count: cell)
      }
      while line.last == " " { line.removeLast() }
      let name = text.language.shortName(of: weekday)
      let label = name + String(repeating: " ", count: labels - DisplayWidth.columns(name))
      lines.append(
        String(repeating: " ", count: Self.indent) + text.style.paint(label, .faint) + paint(line, ink, text))
    }
    return lines
  }

  /// Shades in the habit's colour, dots as they are.
  private func paint(_ line: String, _ ink: Style.Ink, _ text: ReportText) -> String {
    guard text.style.isColored else { return line }
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      let isShade = Self.shades.contains(first)
      let run = rest.prefix { Self.shades.contains($0) == isShade }
      let isBlank = run.allSatisfy { $0 == " " }
      result += isBlank ? String(run) : text.style.paint(String(run), isShade ? ink : .faint)
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  private func mark(_ day: DayNumber, _ step: Int64) -> Character {
    let value = values[day - days.lowerBound]
    // Days to come are no gaps.
    if value == 0 { return day > today ? " " : "·" }
    return Self.shades[Int(min(value / step, 3))]
  }

  /// The line above: each month over the week that has its first day, by its number where there is little room. The year stands
  /// before it.
  private func months(
    _ part: Range<DayNumber>, _ start: DayNumber, _ labels: Int, _ cell: Int, _ text: ReportText
  ) -> String {
    var line = String(repeating: " ", count: Self.indent + labels)
    var columns = DisplayWidth.columns(line)
    var free = columns
    var day = part.lowerBound.startOfMonth
    while day < part.upperBound {
      let week = max(0, (day - start) / 7)
      let column = Self.indent + labels + week * cell
      let month = day.civil.month
      let isShort = cell == 1 && text.language != .en
      let name = isShort ? String(month) : text.language.shortMonth(month)
      let width = DisplayWidth.columns(name)
      // A month that begins before the part has its name only where there is room for it.
      let next = Self.indent + labels + (day.startOfNextMonth - start) / 7 * cell
      let hasRoom = day >= part.lowerBound || column + width < next
      if column >= free, hasRoom, column + width <= text.width {
        line += String(repeating: " ", count: column - columns) + name
        columns = column + width
        free = columns + 1
      }
      day = day.startOfNextMonth
    }
    return text.style.paint(line, .faint)
  }

  // MARK: Below the grid

  /// How much a shade stands for: a round figure, of which three are what the better fifth of the days have.
  private var step: Int64 {
    let sorted = values.filter { $0 > 0 }.sorted()
    guard !sorted.isEmpty else { return 1 }
    let good = sorted[sorted.count * 4 / 5] / 3
    let minutes: [Int64] = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480]
    if unit == .seconds { return (minutes.last { $0 * 60 <= good } ?? 1) * 60 }
    var step: Int64 = 1
    for factor in [2, 5, 10].flatMap({ [$0, $0 * 10, $0 * 100, $0 * 1000, $0 * 10_000] }).sorted()
    where Int64(factor) <= good { step = Int64(factor) }
    return step
  }

  private func legend(_ ink: Style.Ink, _ text: ReportText) -> [String] {
    let step = step
    let limits = (1...3).map { figure(step * Int64($0), text) }
    let shades = Self.shades.enumerated().map { position, shade in
      "\(shade) \(position < 3 ? "<" : "≥")\(limits[min(position, 2)])"
    }
    let indent = String(repeating: " ", count: Self.indent)
    let width = text.width - Self.indent
    let legend = TextWrap.joined(shades, separator: "  ", width: width)
    let facts = TextWrap.joined(facts(text), width: width)
    return (legend + facts).map { indent + text.style.paint($0, .faint) }
  }

  private func figure(_ value: Int64, _ text: ReportText) -> String {
    switch (unit, subject) {
    case (.seconds, _): text.length(value)
    case (.count, .action(let action)): text.count(value, ofAction: action)
    default: text.language.number(Int(value))
    }
  }

  /// How many days have an entry, and how many in a row.
  private func facts(_ text: ReportText) -> [String] {
    var active = 0
    var run = 0
    var longest = 0
    var current = 0
    for (position, value) in values.enumerated() where days.lowerBound + position <= today {
      if value > 0 {
        active += 1
        run += 1
        longest = max(longest, run)
        current = run
      } else {
        run = 0
        // Today is not over.
        if days.lowerBound + position < today { current = 0 }
      }
    }
    let passed = min(today + 1, days.upperBound) - days.lowerBound
    guard passed > 0 else { return [] }
    let language = text.language
    var facts = [language.activeDays(active, of: passed), language.longestRun(longest)]
    if current > 1, days.contains(today) { facts.append(language.currentRun(current)) }
    return facts
  }
}
