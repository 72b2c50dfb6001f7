import HaruLedger
import HaruParse

/// `report overview` as text.
extension ReportText {
  func write(_ report: OverviewReport, to output: Output) {
    let goals = GoalsText(text: self, listsPeriods: false)
    func write(_ line: TextLine) { output.append(line.painted(style) + "\n") }
    running(report, width: goals.width, write)
    write(TextLine())
    totals(report, width: goals.width, write)
    for standing in report.goals.goals where standing.state == .active {
      write(TextLine())
      goals.heading(standing, report.goals.today).forEach(write)
      if !standing.quests.isEmpty { goals.windows(standing, details: false, write) }
    }
    let others = others(report.goals, width: goals.width)
    if !others.isEmpty { write(TextLine()) }
    others.forEach(write)
  }

  /// What runs now: the lead with all that is known of it, the others below.
  private func running(_ report: OverviewReport, width: Int, _ write: (TextLine) -> Void) {
    let (day, second, _) = ledger.calendar.civil(at: report.head.now)
    let moment = "\(language.date(day)) \(language.clock(secondsSinceMidnight: second - second % 60))"
    var heading = TextLine(language.nowHeading, .emphasis)
    heading.add(" · " + moment)
    if report.running.count > 1 { heading.add(" · +\(language.number(report.running.count - 1))", .faint) }
    write(heading)
    if report.running.isEmpty { write(TextLine("  " + language.nothingRuns, .faint)) }
    for session in report.running {
      TextLine.facts(facts(session, report), indent: 2, width: width).forEach(write)
    }
  }

  private func facts(_ session: OverviewReport.Running, _ report: OverviewReport) -> [[TextTable.Cell]] {
    let mark = session.isPaused ? "Ⅱ " : "▶ "
    var facts: [[TextTable.Cell]] = [
      [
        .init(mark, session.isPaused ? .faint : .accent), .init(name(of: session.action)),
        .init(" " + length(session.elapsed), .emphasis),
      ],
      [.init(language.begunAt(moment(session.start, report)))],
    ]
    if session.isPaused { facts.append([.init(language.isPaused, .highlight)]) }
    if let due = session.due, let estimate = session.estimate {
      let left = estimate - session.elapsed
      facts.append([
        .init(
          language.due(moment(due, report), left: length(abs(left)), isOver: left < 0), left < 0 ? .warning : nil)
      ])
    }
    return facts
  }

  /// A time of today, or with its date.
  private func moment(_ instant: Instant, _ report: OverviewReport) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    let clock = language.clock(secondsSinceMidnight: second)
    return day == ledger.calendar.civil(at: report.head.now).day ? clock : "\(day.description.suffix(5)) \(clock)"
  }

  /// Today and this week side by side, by action.
  private func totals(_ report: OverviewReport, width: Int, _ write: (TextLine) -> Void) {
    let sides = [report.today, report.week]
    let positions = sides.map(\.positionsByAction)
    let rows = ledger.actions.positions.filter { action in positions.contains { $0[action] != nil } }
    func total(_ action: ActionPosition, _ side: Int) -> StatsReport.ActionTotal? {
      positions[side][action].map { sides[side].actions[$0] }
    }
    func seconds(_ action: ActionPosition) -> [Int64] { [0, 1].map { total(action, $0)?.time.seconds ?? 0 } }
    func figure(_ total: StatsReport.ActionTotal, _ length: String) -> String {
      switch ledger.actions[total.action].kind {
      case .time: length
      case .count: count(total.count, of: total.action)
      case .measure: total.latest.map { measure($0.value, of: total.action) } ?? ""
      }
    }
    // Two figures stand beside a name of eight columns.
    let widest = max((width - 2 - 8 - 4) / 2, 6)
    let figures = [(0, language.today), (1, language.thisWeek)].map { side, label in
      let row = sides[side]
      let lengths = lengths(row.actions.map(\.time.seconds), of: row.total.seconds)
      let shown = zip(row.actions, lengths).map { DisplayWidth.cut(figure($0, $1), to: widest) }
      return [label, length(row.total.seconds)] + rows.map { action in positions[side][action].map { shown[$0] } ?? "" }
    }
    let figureColumns = figures.map { column in column.map { DisplayWidth.columns($0) }.max() ?? 0 }
    let room = width - 2 - figureColumns[0] - figureColumns[1] - 4
    let names = [language.totals] + rows.map { name(of: $0) }
    let nameColumns = min(names.map { DisplayWidth.columns($0) }.max() ?? 0, max(room - 2 * 6, 8))
    // Two columns of bars with two blanks before each, as far as they fit.
    let barColumns = max(0, min(16, (room - nameColumns) / 2 - 2))
    let largest = [0, 1].map { side in rows.lazy.map { total($0, side)?.time.seconds ?? 0 }.max() ?? 0 }
    func line(_ name: String, _ index: Int, _ seconds: [Int64], _ ink: Style.Ink?, _ bar: Style.Ink?) -> TextLine {
      var line = TextLine("  ")
      line.add(fitted(name, nameColumns), ink)
      var end = 2 + nameColumns
      for side in 0..<2 {
        end += 2 + figureColumns[side]
        line.pad(to: end - DisplayWidth.columns(figures[side][index]))
        line.add(figures[side][index], ink)
        if seconds[side] > 0, barColumns > 0 {
          line.add("  ")
          line.add(Self.bar(seconds[side], of: largest[side], columns: barColumns), bar)
        }
        end += barColumns > 0 ? 2 + barColumns : 0
      }
      return line
    }
    write(line("", 0, [0, 0], .faint, nil))
    for (index, action) in rows.enumerated() {
      let bar = color(of: action).map(Style.Ink.color) ?? .gutter
      write(line(names[index + 1], index + 2, seconds(action), nil, bar))
    }
    write(line(names[0], 1, [0, 0], .emphasis, nil))
  }

  /// A text cut to so many columns.
  func fitted(_ text: String, _ columns: Int) -> String {
    guard DisplayWidth.columns(text) > columns else { return text }
    var result = ""
    var total = 0
    for character in text {
      let width = DisplayWidth.columns(character)
      if total + width > columns - 1 { break }
      result.append(character)
      total += width
    }
    return result + "…"
  }

  /// One line for the goals that wait for an answer, have ended within four weeks, or begin within them.
  private func others(_ report: GoalsReport, width: Int) -> [TextLine] {
    var facts: [[TextTable.Cell]] = []
    for standing in report.goals {
      let goal = ledger.goals[standing.goal]
      let isNear =
        switch standing.state {
        case .active: false
        case .needsConfirmation: true
        case .upcoming: goal.start - report.today <= 28
        case .achieved, .failed: standing.last.map { report.today - $0 <= 28 } ?? false
        }
      guard isNear else { continue }
      let icon = goal.declaration.icon.flatMap(Icon.text).map { Escape.terminal($0) + " " } ?? ""
      let title = icon + Escape.terminal(ledger.text(goal.declaration.title.name))
      facts.append([
        .init(title + " "),
        .init(
          standing.state == .upcoming ? language.beginsIn(goal.start - report.today) : language.word(standing.state),
          GoalsText.ink(standing.state)),
      ])
    }
    return TextLine.facts(facts, indent: 0, width: width)
  }
}

extension StatsReport.Row {
  /// Where in `actions` the total of an action is, by the action.
  fileprivate var positionsByAction: [ActionPosition: Int] {
    Dictionary(actions.enumerated().lazy.map { ($1.action, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TextRenderer {
  func render(_ report: OverviewReport) { text.write(report, to: output) }
}
