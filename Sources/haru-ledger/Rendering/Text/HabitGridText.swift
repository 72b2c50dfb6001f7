import HaruLedger
import HaruParse

/// A habit as a grid of days: a column a week, a line a weekday, the darker the more.
struct HabitGridText {
  let text: ReportText
  let grid: HabitGrid

  private var days: Range<DayNumber> { grid.days }
  private static let shades: [Character] = ["░", "▒", "▓", "█"]
  private static let indent = 2

  /// Its lines.
  func lines() -> [String] {
    let language = text.language
    let labels = DisplayWidth.columns(language.shortName(of: .monday)) + 1
    let room = text.width - Self.indent - labels
    let cell = room >= 53 * 2 ? 2 : 1
    let ink = text.color(of: grid.subject).map(Style.Ink.color) ?? .accent
    var lines: [String] = []
    for part in parts(columns: max(room / cell, 4)) {
      if !lines.isEmpty { lines.append("") }
      lines += draw(part, labels, cell, ink)
    }
    lines.append("")
    return lines + legend(ink)
  }

  // MARK: The grid

  private func weeks(_ days: Range<DayNumber>) -> Int {
    (grid.weekStart(days.upperBound - 1) - grid.weekStart(days.lowerBound)) / 7 + 1
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
      let start = grid.weekStart(part.lowerBound)
      for piece in 0..<pieces {
        parts.append((start + piece * perPiece * 7..<(start + (piece + 1) * perPiece * 7)).clamped(to: part))
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private func draw(
    _ part: Range<DayNumber>, _ labels: Int, _ cell: Int, _ ink: Style.Ink
  ) -> [String] {
    let start = grid.weekStart(part.lowerBound)
    let count = weeks(part)
    var lines = [months(part, start, labels, cell)]
    for row in 0..<7 {
      let weekday = (start + row).weekday
      var line = ""
      for week in 0..<count {
        let day = start + week * 7 + row
        line += String(repeating: part.contains(day) ? mark(day) : " ", count: cell)
      }
      while line.last == " " { line.removeLast() }
      let name = text.language.shortName(of: weekday)
      let label = name + String(repeating: " ", count: labels - DisplayWidth.columns(name))
      lines.append(
        String(repeating: " ", count: Self.indent) + text.style.paint(label, .faint) + paint(line, ink))
    }
    return lines
  }

  /// Shades in the habit's colour, dots as they are.
  private func paint(_ line: String, _ ink: Style.Ink) -> String {
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

  private func mark(_ day: DayNumber) -> Character {
    // Days to come are no gaps.
    grid.shade(of: day).map { Self.shades[$0] } ?? (day > grid.today ? " " : "·")
  }

  /// The line above: each month over the week that has its first day, by its number where there is little room. The year stands
  /// before it.
  private func months(
    _ part: Range<DayNumber>, _ start: DayNumber, _ labels: Int, _ cell: Int
  ) -> String {
    var line = String(repeating: " ", count: Self.indent + labels)
    var columns = DisplayWidth.columns(line)
    var free = columns
    var day = part.lowerBound.startOfMonth
    while day < part.upperBound {
      let week = max(0, (day - start) / 7)
      let column = Self.indent + labels + week * cell
      let month = day.civil.month
      let isShort = cell == 1 && text.language.pick(ko: true, en: false, ja: true)
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

  private func legend(_ ink: Style.Ink) -> [String] {
    let limits = (1...3).map { figure(grid.step * Int64($0)) }
    let shades = Self.shades.enumerated().map { position, shade in
      "\(shade) \(position < 3 ? "<" : "≥")\(limits[min(position, 2)])"
    }
    let indent = String(repeating: " ", count: Self.indent)
    let width = text.width - Self.indent
    let legend = TextWrap.joined(shades, separator: "  ", width: width)
    let facts = TextWrap.joined(facts(), width: width)
    return (legend + facts).map { indent + text.style.paint($0, .faint) }
  }

  private func figure(_ value: Int64) -> String {
    switch (grid.unit, grid.subject) {
    case (.seconds, _): text.length(value)
    case (.count, .action(let action)): text.count(value, of: action)
    default: text.language.number(Int(value))
    }
  }

  /// How many days have an entry, and how many in a row.
  private func facts() -> [String] {
    guard grid.passedDays > 0 else { return [] }
    let language = text.language
    var facts = [
      language.activeDays(grid.activeDays, of: grid.passedDays), language.longestRun(grid.longestRun),
    ]
    if let run = grid.currentRun, run > 1 { facts.append(language.currentRun(run)) }
    return facts
  }
}
