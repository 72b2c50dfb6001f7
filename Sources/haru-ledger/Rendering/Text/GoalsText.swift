import HaruLedger
import HaruParse

/// `report goals` as text.
struct GoalsText {
  let text: ReportText
  let listsPeriods: Bool

  var language: Language { text.language }
  var ledger: Ledger { text.ledger }
  /// Nobody reads wider lines; in narrower ones the figures alone would not fit.
  var width: Int { min(max(text.width, 40), 100) }

  /// The columns of a bar.
  var barColumns: Int { width >= 96 ? 12 : width >= 76 ? 8 : width >= 56 ? 5 : 0 }
  /// The columns of a bar with its percentage and the gap before it.
  private var windowColumns: Int {
    guard barColumns == 0 else { return barColumns + 8 }
    let labels = [language.today, language.thisWeek, language.thisMonth]
    return max(8, 2 + (labels.map { DisplayWidth.columns($0) }.max() ?? 0))
  }
  /// The columns that are left for the text of a quest.
  var phraseColumns: Int { width - 2 - 3 * windowColumns }

  /// All goals, one after the other.
  func write(_ report: GoalsReport, to output: Output) {
    let notices = text.notices(report.head).flatMap { TextWrap.lines($0, width: width) }
    for (position, standing) in report.inOrder.enumerated() {
      if position > 0 { output.append("\n") }
      write(standing, report.today) { output.append($0.painted(text.style) + "\n") }
    }
    if report.goals.isEmpty { output.append(language.noGoals + "\n") }
    if !notices.isEmpty { output.append("\n") }
    for line in notices { output.append(text.style.paint(line, .faint) + "\n") }
  }

  /// A goal, line by line.
  private func write(_ standing: GoalStanding, _ today: DayNumber, _ write: (TextLine) -> Void) {
    heading(standing, today).forEach(write)
    let quests = Array(zip(ledger.goals[standing.goal].quests, standing.quests))
    switch standing.state {
    case .active:
      if !quests.isEmpty { windows(standing, details: true, write) }
    case .upcoming:
      for (quest, _) in quests { phrase(quest, columns: width - 2).forEach(write) }
    case .achieved, .failed:
      verdicts(quests).forEach(write)
    case .needsConfirmation:
      TextLine.facts([[.init(language.askForResult, .highlight)]], indent: 2, width: width).forEach(write)
    }
    if listsPeriods, standing.state != .active {
      for (quest, questStanding) in quests where !questStanding.periods.isEmpty {
        write(TextLine())
        phrase(quest, columns: width - 2).forEach(write)
        periods(quest, questStanding, write)
      }
    }
  }

  /// The title and the state, and below them the dates and what is over of them.
  func heading(_ standing: GoalStanding, _ today: DayNumber) -> [TextLine] {
    let declaration = ledger.goals[standing.goal].declaration
    let word = language.word(standing.state)
    let icon = declaration.icon.flatMap(Icon.text).map { Escape.terminal($0) + " " } ?? ""
    let room = width - DisplayWidth.columns(word) - 2
    let title = TextWrap.lines(icon + Escape.terminal(ledger.text(declaration.title.name)), width: room)
    var lines = title.map { TextLine($0, .emphasis) }
    lines[0].pad(to: width - DisplayWidth.columns(word))
    lines[0].add(word, Self.ink(standing.state))
    lines += TextLine.facts(facts(standing, declaration, today), indent: 2, width: width)
    return lines
  }

  static func ink(_ state: GoalStanding.State) -> Style.Ink {
    switch state {
    case .active, .achieved: .accent
    case .failed: .warning
    case .needsConfirmation: .highlight
    case .upcoming: .faint
    }
  }

  private func facts(
    _ standing: GoalStanding, _ declaration: GoalDeclaration, _ today: DayNumber
  ) -> [[TextTable.Cell]] {
    let start = ledger.goals[standing.goal].start
    var facts: [[TextTable.Cell]] = []
    if let end = declaration.end {
      facts.append([.init("\(start) – \(end)")])
    } else {
      facts.append([.init(language.since(start))])
    }
    if let closed = declaration.closed { facts.append([.init(language.closed(closed))]) }
    switch standing.state {
    case .upcoming: facts.append([.init(language.beginsIn(start - today))])
    case .active:
      if let elapsed = standing.elapsed {
        let share = elapsed.percent
        let bar = ProgressBar(kind: .target, percent: share, columns: 10).cells.map { cell in
          TextTable.Cell(cell.text, cell.ink == .accent ? .gutter : cell.ink)
        }
        facts.append(bar + [.init(" \(language.passed(elapsed.days, of: elapsed.of))")])
        facts.append([.init(language.daysToGo(elapsed.of - elapsed.days))])
      }
    default: break
    }
    if let achievement = standing.achievement {
      facts.append([.init(language.achievement(figure(achievement)), .emphasis)])
    }
    return facts
  }

  /// A percentage.
  func figure(_ percent: Percent?) -> String {
    language.percent(percent?.whole, isBelowOne: percent?.isAboveZero ?? false)
  }
}

/// Quests in lines.
extension GoalsText {
  /// The text of a quest in lines of so many columns.
  func phrase(_ quest: Quest, columns: Int) -> [TextLine] {
    TextLine.wrapped(text.phrase(quest), first: 2, indent: 4, width: columns + 2)
  }

  /// A table of the quests with their progress in the three windows; each may be followed by details.
  func windows(_ standing: GoalStanding, details: Bool, _ write: (TextLine) -> Void) {
    write(header)
    if standing.quests.count > 1 {
      var line = TextLine("  " + language.wholeGoal, .faint)
      if line.columns > 2 + phraseColumns {
        write(line)
        line = TextLine()
      }
      for percent in [standing.progress.day, standing.progress.week, standing.progress.month] {
        add(window(.target, percent, figure(percent)), &line)
      }
      write(line)
    }
    for (quest, questStanding) in zip(ledger.goals[standing.goal].quests, standing.quests) {
      let isOver = questStanding.isOver
      if isOver, !details { continue }
      var block = phrase(quest, columns: width - 2)
      // The bars stand beside the text where it leaves them room, else beside the line below it.
      var beside = block.count == 1 && fits(block[0]) ? 0 : block.count
      if details { block += self.details(quest, questStanding) }
      if !isOver {
        if beside == block.count || !fits(block[beside]) {
          beside = min(beside, block.count)
          block.insert(TextLine(), at: beside)
        }
        let progress = questStanding.progress
        let today = details || progress.day != nil ? nil : next(questStanding)
        add(today ?? window(quest, progress.day), &block[beside])
        add(window(quest, progress.week), &block[beside])
        add(window(quest, progress.month), &block[beside])
      }
      block.forEach(write)
      if listsPeriods { periods(quest, questStanding, write) }
    }
  }

  /// In the column of today, when a quest that has nothing to do today comes next; nil where that is not known.
  private func next(_ standing: QuestStanding) -> [TextTable.Cell]? {
    guard let day = standing.next else { return nil }
    let columns = windowColumns - 2
    let short = "→ \(day.description.suffix(5))"
    let fitting = [language.next(day), "→ \(language.shortDate(day))", short].first {
      DisplayWidth.columns($0) <= columns
    }
    let text = fitting ?? String(short.filter { $0 != " " })
    return [.init(String(repeating: " ", count: max(0, columns - DisplayWidth.columns(text)))), .init(text, .faint)]
  }

  private func fits(_ line: TextLine) -> Bool { line.columns <= 2 + phraseColumns }

  private var header: TextLine {
    var line = TextLine()
    for (position, label) in [language.today, language.thisWeek, language.thisMonth].enumerated() {
      let end = 2 + phraseColumns + (position + 1) * windowColumns
      line.pad(to: barColumns > 0 ? end - windowColumns + 2 : end - DisplayWidth.columns(label))
      line.add(label, .faint)
    }
    return line
  }

  private func add(_ cells: [TextTable.Cell], _ line: inout TextLine) {
    let position = line.columns <= 2 + phraseColumns ? 0 : (line.columns - 2 - phraseColumns) / windowColumns
    line.pad(to: 2 + phraseColumns + position * windowColumns + 2)
    line.add(cells)
  }

  /// A bar with its figure.
  private func window(
    _ kind: ProgressBar.Kind, _ percent: Percent?, _ figure: String, isExceeded: Bool = false
  ) -> [TextTable.Cell] {
    let bar = ProgressBar(kind: kind, percent: percent, columns: barColumns, isExceeded: isExceeded).cells
    let ink: Style.Ink? = percent == nil ? .faint : isExceeded ? .error : nil
    let figureColumns = windowColumns - 2 - barColumns
    let padding = String(repeating: " ", count: max(0, figureColumns - DisplayWidth.columns(figure)))
    return bar + [.init(padding), .init(figure, ink)]
  }

  private func window(_ quest: Quest, _ progress: QuestProgress?) -> [TextTable.Cell] {
    guard let progress else { return window(.target, nil, figure(nil)) }
    guard quest.limitsPeriods else { return window(.target, progress.share.percent, figure(progress.share.percent)) }
    let isExceeded = progress.share < Fraction(1, 1)
    if let usage = progress.usage?.percent {
      let figure = usage.whole > 999 ? ">999%" : figure(usage)
      return window(.limit, usage, figure, isExceeded: isExceeded)
    }
    // Nothing at all is allowed, so there is no share of it.
    let percent = Fraction(isExceeded ? 1 : 0, 1).percent
    return window(.limit, percent, isExceeded ? "✗" : "✓", isExceeded: isExceeded)
  }
}
