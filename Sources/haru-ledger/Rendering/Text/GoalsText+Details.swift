import HaruLedger
import HaruParse

/// What is said about a quest below its progress.
extension GoalsText {
  func details(_ quest: Quest, _ standing: QuestStanding) -> [TextLine] {
    var lines = TextLine.facts(now(quest, standing), indent: 4, width: width)
    var history: [[TextTable.Cell]] = []
    let cadence = quest.declaration.cadence
    if standing.streak > 1 { history.append([.init(language.streak(language.rowLength(standing.streak, cadence)))]) }
    if standing.best > 1, standing.best > standing.streak {
      history.append([.init(language.best(language.rowLength(standing.best, cadence)))])
    }
    if let rate = standing.rate {
      let figure = figure(rate.percent)
      history.append([
        .init(language.rate(standing.kept, of: standing.decided, figure), standing.holds ? nil : .warning)
      ])
    }
    lines += TextLine.facts(history, indent: 4, width: width).map { line in
      TextLine(faded: line)
    }
    let marks = standing.recent.filter { $0 != .upcoming }
    if !listsPeriods, marks.count > 1, let last = lines.last {
      let room = min(width - max(last.columns + 3, 4), 30)
      if room >= min(marks.count, 12) {
        let strip = strip(marks.suffix(room))
        lines[lines.count - 1].pad(to: width - min(marks.count, room))
        lines[lines.count - 1].add(strip)
      } else {
        var line = TextLine("    ")
        line.add(strip(marks.suffix(min(30, width - 4))))
        lines.append(line)
      }
    }
    return lines
  }

  /// The current period: what there is, what is left, and what that makes for each day.
  private func now(_ quest: Quest, _ standing: QuestStanding) -> [[TextTable.Cell]] {
    state(quest, standing) + [lowered(quest, standing)].compactMap(\.self)
  }

  /// Why the current period needs, or allows, less than the quest says; nil where it does not.
  private func lowered(_ quest: Quest, _ standing: QuestStanding) -> [TextTable.Cell]? {
    guard let period = standing.current?.period, ![.excused, .upcoming].contains(period.state),
      let whole = text.loweredFrom(period, quest, standing), let days = period.days, let eligible = period.eligible,
      let skipped = period.skipped
    else { return nil }
    let need = text.amount(quest.shownNeed(period.need, of: period.value, standing.unit), quest, standing)
    return [.init(language.lowered(need, from: whole, skipped: skipped, outside: days - eligible - skipped), .faint)]
  }

  private func state(_ quest: Quest, _ standing: QuestStanding) -> [[TextTable.Cell]] {
    guard let current = standing.current else {
      if standing.isOver, let until = quest.declaration.until { return [[.init(language.until(until), .faint)]] }
      return standing.next.map { [[.init(language.next($0), .faint)]] } ?? []
    }
    let period = current.period
    func amount(_ value: Int64) -> String { text.amount(value, quest, standing) }
    func rounded(_ value: Int64) -> String {
      // What is needed a day is rounded up already; seconds would only make it hard to read.
      let isLong = standing.unit == .seconds && quest.daysNeeded == nil && value >= 60
      return amount(isLong ? (value + 59) / 60 * 60 : value)
    }
    let label = text.label(of: period, quest.declaration.cadence)
    let need = quest.shownNeed(period.need, of: period.value, standing.unit)
    let figures = "\(label) \(amount(period.value)) / \(amount(need))"
    switch period.state {
    case .excused: return [[.init(language.word(.excused), .faint)]]
    case .upcoming:
      return [[.init(language.waitsForStart, .faint)]]
        + (standing.next.map { [[.init(language.next($0), .faint)]] } ?? [])
    case .open:
      let isLimit = quest.limitsPeriods
      var facts: [[TextTable.Cell]] = [[.init(figures)]]
      // What is shown adds up.
      let left = amount(need == period.need ? current.left : max(0, need - period.value))
      facts.append([.init(isLimit ? language.leftOfLimit(left) : language.toGo(left), isLimit ? nil : .highlight)])
      if let perDay = current.perDay, let remaining = current.remaining, remaining > 1, perDay > 0,
        quest.daysNeeded == nil
      {
        facts.append([.init(language.each(rounded(perDay), days: remaining))])
      }
      return facts
    case .met, .kept:
      let entries: [[TextTable.Cell]] = period.isKeptWithoutEntry ? [[.init(language.noEntry, .faint)]] : []
      return [[.init(figures)], [.init("✓ " + language.word(period.state), .accent)]] + entries
    case .missed: return [[.init(figures)], [.init(language.word(.missed), .warning)]]
    case .exceeded:
      return [[.init(figures)], [.init(language.over(amount(period.value - need)), .error)]]
    }
  }

  /// A mark for each period, the latest last.
  func strip(_ states: ArraySlice<QuestPeriod.State>) -> [TextTable.Cell] {
    states.map { .init(Self.mark($0).text, Self.mark($0).ink) }
  }

  static func mark(_ state: QuestPeriod.State) -> (text: String, ink: Style.Ink?) {
    switch state {
    case .met: ("●", .accent)
    case .kept: ("■", .accent)
    case .missed: ("○", .warning)
    case .exceeded: ("✗", .error)
    case .open: ("◌", .highlight)
    case .excused: ("–", .faint)
    case .upcoming: ("·", .faint)
    }
  }

  /// The quests of a goal that has ended: whether each holds, its rate and its best row.
  func verdicts(_ quests: [(Quest, QuestStanding)]) -> [TextLine] {
    let rates = quests.map { _, standing -> [String] in
      [
        standing.decided > 0 ? "\(language.number(standing.kept))/\(language.number(standing.decided))" : "",
        figure(standing.rate?.percent),
      ]
    }
    // In a narrow terminal, the texts need the room.
    let bests = quests.map { quest, standing in
      standing.best > 1 && width >= 56
        ? language.best(language.rowLength(standing.best, quest.declaration.cadence)) : ""
    }
    func columns(_ texts: [String]) -> Int { texts.map { DisplayWidth.columns($0) }.max() ?? 0 }
    let widths = (columns(rates.map { $0[0] }), columns(rates.map { $0[1] }), columns(bests))
    let figures = widths.0 + widths.1 + widths.2 + (widths.2 > 0 ? 6 : 4)
    let room = width - 4 - figures
    var lines: [TextLine] = []
    for (index, (quest, standing)) in quests.enumerated() {
      let phrase = TextLine.wrapped(text.phrase(quest), first: 0, indent: 2, width: max(room, 12))
      for (position, piece) in phrase.enumerated() {
        var line = TextLine("  ")
        if position == 0 { line.add(standing.holds ? "✓" : "✗", standing.holds ? .accent : .warning) }
        line.pad(to: 4)
        line.add(piece.cells)
        if position == 0 {
          line.pad(to: 4 + max(room, 12) + 2 + widths.0 - DisplayWidth.columns(rates[index][0]))
          line.add(rates[index][0])
          line.pad(to: 4 + max(room, 12) + 4 + widths.0 + widths.1 - DisplayWidth.columns(rates[index][1]))
          line.add(rates[index][1], standing.holds ? nil : .warning)
          line.pad(to: 4 + max(room, 12) + 6 + widths.0 + widths.1)
          line.add(bests[index], .faint)
        }
        lines.append(line)
      }
    }
    return lines
  }

  /// The periods: a strip of marks, a table, and how many are to come. There may be very many, so their lines are made twice, to measure
  /// and to write them, and not kept.
  func periods(_ quest: Quest, _ standing: QuestStanding, _ write: (TextLine) -> Void) {
    var full = TextTable([.left, .left, .left, .right, .left, .left], indent: 4)
    var short = TextTable([.left, .left, .right, .left, .left], indent: 4)
    var states: [QuestPeriod.State] = []
    func writeStrip() {
      guard !states.isEmpty else { return }
      var line = TextLine("    ")
      line.add(strip(states[...]))
      write(line)
      states.removeAll(keepingCapacity: true)
    }
    for period in standing.periods {
      states.append(period.state)
      if states.count == width - 4 { writeStrip() }
      let row = row(period, quest, standing)
      full.measure(row)
      short.measure(Self.withoutWord(row))
    }
    writeStrip()
    let (isFull, isShort) = (full.columns <= width, short.columns <= width)
    for period in standing.periods {
      let row = row(period, quest, standing)
      var line = TextLine()
      if isFull {
        line.add(full.line(row))
      } else if isShort {
        // The words for the states are left to their marks.
        line.add(short.line(Self.withoutWord(row)))
      } else {
        let mark = TextTable.Cell(row[1].text + " ", row[1].ink)
        let figures = [row[3], TextTable.Cell(" " + row[4].text, row[4].ink)]
        for line in TextLine.facts([[mark, row[0]], figures, [row[5]]], indent: 4, width: width) { write(line) }
        continue
      }
      write(line)
    }
    if let later = standing.later, later > 0 { write(TextLine("    " + language.later(later), .faint)) }
  }

  private static func withoutWord(_ row: [TextTable.Cell]) -> [TextTable.Cell] { Array(row[..<2] + row[3...]) }

  /// A period in the table.
  private func row(_ period: QuestPeriod, _ quest: Quest, _ standing: QuestStanding) -> [TextTable.Cell] {
    let isCut = period.eligible != period.days && period.eligible != nil
    let notes = [
      isCut ? language.eligible(period.eligible ?? 0, of: period.days ?? 0) : nil,
      period.isKeptWithoutEntry ? language.noEntry : nil,
    ]
    let mark = Self.mark(period.state)
    let need = quest.shownNeed(period.need, of: period.value, standing.unit)
    return [
      .init(text.name(of: period, quest.declaration.cadence)), .init(mark.text, mark.ink),
      .init(language.word(period.state), mark.ink), .init(text.amount(period.value, quest, standing)),
      .init("/ " + text.amount(need, quest, standing), .faint),
      .init(notes.compactMap(\.self).joined(separator: " · "), .faint),
    ]
  }
}

extension TextLine {
  /// The line with everything that has no ink made faint.
  init(faded line: TextLine) {
    self.init()
    add(line.cells.map { .init($0.text, $0.ink ?? .faint) })
  }
}

/// Quests in words.
extension ReportText {
  /// The text of a quest.
  func phrase(_ quest: Quest) -> String {
    let number = quest.declaration.amount.number
    let target =
      switch quest.target {
      case .action(let position): name(of: position)
      case .tag(let position): name(of: position)
      case .everything: language.everything
      }
    return QuestPhrase(
      language: language, target: target, comparison: quest.declaration.comparison, cadence: quest.declaration.cadence,
      over: quest.declaration.over,
      amount: number == 0 ? nil : total(number, quest, ledger.unit(of: quest))
    ).text
  }

  /// A value of a period: a length, a count or, of `any N days`, days.
  func amount(_ value: Int64, _ quest: Quest, _ standing: QuestStanding) -> String {
    quest.daysNeeded == nil ? total(value, quest, standing.unit) : language.days(Int(value))
  }

  /// What a whole period needs, where one needs less because some of its days do not count; else nil.
  func loweredFrom(_ period: QuestPeriod, _ quest: Quest, _ standing: QuestStanding) -> String? {
    let whole = quest.daysNeeded.map(Int64.init) ?? quest.declaration.amount.number
    guard period.need < whole, let days = period.days, let eligible = period.eligible, eligible < days else {
      return nil
    }
    return amount(whole, quest, standing)
  }

  private func total(_ value: Int64, _ quest: Quest, _ unit: QuestUnit) -> String {
    if unit == .entries { return language.entries(Int(value)) }
    guard unit == .counts else { return length(value) }
    if case .action(let position) = quest.target, ledger.actions[position].unit != nil {
      return count(value, of: position)
    }
    return language.times(Int(value))
  }

  /// The current period by what it is today: `이번 주`.
  func label(of period: QuestPeriod, _ cadence: Cadence) -> String {
    switch cadence {
    case .per(.day), .on: language.today
    case .per(.week), .anyDays(_, .week): language.thisWeek
    case .per(.month), .anyDays(_, .month): language.thisMonth
    case .per(.quarter): language.thisQuarter
    case .per(.year): language.thisYear
    case .everyDays, .everyWeeks:
      period.to.map { "\(period.from.description.suffix(5))–\($0.description.suffix(5))" } ?? ""
    case .anyDays, .span, .total: language.inAll
    }
  }

  /// A period by its dates.
  func name(of period: QuestPeriod, _ cadence: Cadence) -> String {
    let (year, month, _) = period.from.civil
    switch cadence {
    case .per(.month), .anyDays(_, .month): return language.month(year: year, month: month)
    case .per(.quarter): return language.quarter(year: year, (month + 2) / 3)
    case .per(.year): return language.year(year)
    default:
      guard let to = period.to else { return language.since(period.from) }
      return to == period.from ? language.date(period.from) : language.span(period.from, to)
    }
  }
}

extension TextRenderer {
  func render(_ report: GoalsReport) {
    GoalsText(text: text, listsPeriods: report.listsPeriods).write(report, to: output)
  }
}
