import HaruLedger
import HaruParse

/// `report stats`: one period as a table, several as a summary with a paragraph for each.
extension ReportText {
  /// Writes the report, with a grid of days where it has one.
  func write(_ report: StatsReport, to output: Output) {
    guard !report.rows.isEmpty else {
      output.append(language.noEntries + "\n")
      return
    }
    let blocks = report.isOfOnePeriod ? lines(ofOne: report) : lines(ofSeveral: report)
    for line in blocks { output.append(line + "\n") }
    if let grid = report.grid {
      output.append("\n")
      for line in HabitGridText(text: self, grid: grid).lines() { output.append(line + "\n") }
    }
    if !report.isOfOnePeriod {
      output.append("\n")
      PeriodList(report, report.grouping, self).write(to: output)
    }
    let notices = notices(report.head)
    if !notices.isEmpty { output.append("\n" + notices.joined(separator: "\n") + "\n") }
  }

  /// A period in the language's own form.
  func label(_ period: Period) -> String {
    let (year, month, _) = period.from.civil
    switch period.grouping {
    case .day: return language.date(period.from)
    case .week:
      let days = "\(period.from) – \(period.to)"
      return period.isoWeek == nil ? days : "\(period.label) (\(days))"
    case .month: return language.month(year: year, month: month)
    case .year: return language.year(year)
    case .total: return "\(period.from) – \(period.to)"
    }
  }

  // MARK: One period

  private func lines(ofOne report: StatsReport) -> [String] {
    let period = report.rows[0].period
    let summary = report.summary
    let total = summary.total
    var lines = headLines(period, total.time, [])
    var facts: [String] = []
    if let activity = total.activity, total.time.added > 0 {
      let days = period.days.upperBound - period.days.lowerBound
      if days > 1 {
        facts.append(language.activeDays(activity.days, of: report.days))
        facts.append(perDay(total, report))
        facts.append(language.meanPerActiveDay(mean(total, activity.days)))
      }
      facts.append(language.longestSession(length(activity.longest)))
    } else if let divided = divided(report) {
      facts.append("\(FigureHeading.perDay(language)) \(divided)")
    }
    lines += factLines(facts)
    guard !summary.actions.isEmpty else { return lines + ["  " + style.paint(language.noEntries, .faint)] }

    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.total(language)), .init(title: "", alignment: .left, drawing: 4...24),
      .init(title: Heading.share(language)), .init(title: Heading.times(language)),
      .init(title: Heading.perDay(language), group: 1), .init(title: Heading.activeDays(language), group: 1),
      .init(title: Heading.perActiveDay(language), group: 1), .init(title: Heading.longest(language), group: 1),
      .init(title: "", alignment: .left, group: 2),
    ])
    addSections(of: summary, to: &table) { figures, total, largest in
      let isLong = report.days > 1
      var cells: [FigureTable.Cell] = [.text(total), .none, .none, .none]
      if figures.time.added > 0 {
        cells[1] = bar(figures.time.seconds, of: largest, color(of: figures.subject))
        cells[2] = .text(share(figures), .faint)
      }
      if figures.times > 0 { cells[3] = .text(language.number(figures.times), .faint) }
      guard let activity = figures.activity else {
        return cells + [.none, .none, .none, .none, .text(added(figures.time), .faint)]
      }
      return cells + [
        isLong ? .text(mean(figures, report.days)) : .none,
        isLong ? .text(language.number(activity.days), .faint) : .none,
        isLong ? .text(mean(figures, activity.days)) : .none,
        activity.longest > 0 ? .text(length(activity.longest), .faint) : .none, .text(added(figures.time), .faint),
      ]
    }
    return lines + [""] + table.lines(width: width, style)
  }

  // MARK: Several periods

  private func lines(ofSeveral report: StatsReport) -> [String] {
    let rows = report.rows
    let summary = report.summary
    let total = summary.total
    let count = rows.periods.count
    var lines = headLines(summary.period, total.time, [language.periods(count, report.grouping, of: report.allDays)])
    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.total(language)), .init(title: Heading.share(language)),
      .init(title: Heading.perDay(language)),
      .init(title: "", alignment: .left, drawing: min(8, count)...max(1, count)),
      .init(title: "", alignment: .left, group: 1),
    ])
    var neighbors = 1
    addSections(of: summary, to: &table) { figures, total, _ in
      let draw = { (columns: Int) in
        neighbors = Sparkline.neighbors(count, columns: columns)
        return Sparkline.text(rows.course(of: figures.subject, neighbors: neighbors).values)
      }
      return [
        .text(total), .text(figures.time.added > 0 ? share(figures) : "", .faint),
        .text(mean(figures, report.days)),
        .drawing(color(of: figures.subject).map(Style.Ink.color) ?? .gutter, draw), .text(added(figures.time), .faint),
      ]
    }
    let body = table.lines(width: width, style)
    var facts: [String] = []
    if total.time.added > 0 {
      facts.append(perDay(total, report))
    } else if let divided = divided(report) {
      facts.append("\(FigureHeading.perDay(language)) \(divided)")
    }
    if neighbors > 1 { facts.append(language.oneColumn(language.periods(neighbors, report.grouping))) }
    lines += factLines(facts)
    return lines + [""] + body
  }

  /// The mean of a day.
  private func perDay(_ total: StatsReport.Figures, _ report: StatsReport) -> String {
    language.meanPerDay(mean(total, report.days), divided(report))
  }

  /// The days that means are of, in a period that goes on.
  private func divided(_ report: StatsReport) -> String? {
    report.days < report.allDays ? language.dividedBy(report.days, of: report.allDays) : nil
  }

  // MARK: Parts

  private func addSections(
    of summary: StatsReport.Summary, to table: inout FigureTable,
    _ cells: (StatsReport.Figures, _ total: String, _ largest: Int64) -> [FigureTable.Cell]
  ) {
    func add(_ heading: FigureHeading, _ lines: [StatsReport.Figures]) {
      guard !lines.isEmpty else { return }
      table.heading(heading(language))
      let seconds = lines.map(\.time.seconds)
      let lengths = lengths(seconds, of: summary.total.time.seconds)
      for (figures, length) in zip(lines, lengths) {
        let isUntagged = figures.subject == .tag(nil)
        table.add(
          name(of: figures.subject), isUntagged ? .faint : nil,
          cells(figures, total(figures, length), seconds.max() ?? 0))
      }
    }
    add(.actions, summary.actions.filter { $0.kind == .time })
    add(.tags, summary.actions.contains { $0.kind == .time } ? summary.tags : [])
    add(.counts, summary.actions.filter { $0.kind == .count })
    add(.measures, summary.actions.filter { $0.kind == .measure })
  }

  private func name(of subject: StatsReport.Subject) -> String {
    switch subject {
    case .action(let action): name(of: action)
    case .tag(let tag): name(of: tag)
    case .everything: language.everything
    }
  }

  /// The colour of an action or a tag.
  func color(of subject: StatsReport.Subject) -> UInt32? {
    switch subject {
    case .action(let action): ledger.color(of: action)
    case .tag(let tag?): ledger.tags[tag].color
    case .tag(nil), .everything: nil
    }
  }

  /// A total with its unit: of time the length that is handed in, of what is measured the last number.
  private func total(_ figures: StatsReport.Figures, _ length: String) -> String {
    switch (figures.kind, figures.subject) {
    case (.count, .action(let action)): count(figures.count, of: action)
    case (.measure, .action(let action)): figures.latest.map { measure($0.value, of: action) } ?? ""
    default: length
    }
  }

  private func share(_ figures: StatsReport.Figures) -> String {
    language.percent(figures.share?.whole, isBelowOne: figures.share?.isAboveZero ?? false)
  }

  /// The heading of a report: days, what was added, the total, and what plain addition makes of it.
  private func headLines(_ period: Period, _ total: StatsReport.TimeTotal, _ more: [String]) -> [String] {
    var parts = [label(period)] + more
    if total.added > 0 || total.sessions > 0 { parts.append(length(total.seconds)) }
    let extra = added(total)
    if !extra.isEmpty { parts[parts.count - 1] += " " + extra }
    return TextWrap.joined(parts, width: width).map { style.paint($0, .emphasis) }
  }

  private func factLines(_ facts: [String]) -> [String] {
    TextWrap.joined(facts, width: width).map { style.paint($0, .faint) }
  }

  private func bar(_ value: Int64, of largest: Int64, _ color: UInt32?) -> FigureTable.Cell {
    .drawing(color.map(Style.Ink.color) ?? .gutter) { Self.bar(value, of: largest, columns: $0) }
  }

  /// A mean of so many days, with its unit.
  private func mean(_ figures: StatsReport.Figures, _ days: Int) -> String {
    switch figures.mean(of: days) {
    case .seconds(let seconds): return mean(seconds)
    case .count(let count):
      guard case .action(let action) = figures.subject else { return count.description }
      return language.amount(grouped(count), unit: unit(of: action))
    case nil: return figures.kind == .measure ? "" : "–"
    }
  }

  /// A mean of lengths. Seconds of a mean of minutes say nothing, and are left out.
  func mean(_ seconds: Int64) -> String {
    length(seconds >= 60 && !showsDecimalHours ? seconds - seconds % 60 : seconds)
  }
}

extension TextRenderer {
  func render(_ report: StatsReport) { text.write(report, to: output) }
}
