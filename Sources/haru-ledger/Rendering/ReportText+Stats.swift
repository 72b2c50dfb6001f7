import HaruLedger
import HaruParse

/// `report stats`: one period as a table, several as a summary with a paragraph for each.
extension ReportText {
  /// Writes the report, with a grid of days where there is one.
  func write(_ report: StatsReport, by grouping: Grouping, grid: HabitGrid?, to output: Output) {
    guard !report.rows.isEmpty else {
      output.append(language.noEntries + "\n")
      return
    }
    let isOne = report.rows.count == 1 && (grouping == .total || report.rows.periods.count == 1)
    let blocks = isOne ? lines(ofOne: report, grouping) : lines(ofSeveral: report, grouping)
    for line in blocks { output.append(line + "\n") }
    if let grid {
      output.append("\n")
      for line in grid.lines(self) { output.append(line + "\n") }
    }
    if !isOne {
      output.append("\n")
      PeriodList(report, grouping, self).write(to: output)
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

  private func lines(ofOne report: StatsReport, _ grouping: Grouping) -> [String] {
    let row = report.rows[0]
    var lines = headLines(row.period, row.total, [])
    var facts: [String] = []
    if let activity = report.activity(of: .everything), row.total.added > 0 {
      let days = row.period.days.upperBound - row.period.days.lowerBound
      if days > 1 {
        facts.append(language.activeDays(activity.days, of: days))
        facts.append(language.meanPerDay(mean(row.total.seconds, report.days)))
        facts.append(language.meanPerActiveDay(mean(row.total.seconds, activity.days)))
      }
      facts.append(language.longestSession(length(activity.longest)))
    }
    lines += factLines(facts)
    guard !row.actions.isEmpty else { return lines + ["  " + style.paint(language.noEntries, .faint)] }

    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.total(language)), .init(title: "", alignment: .left, drawing: 4...24),
      .init(title: Heading.share(language)), .init(title: Heading.times(language)),
      .init(title: Heading.perDay(language), group: 1), .init(title: Heading.activeDays(language), group: 1),
      .init(title: Heading.perActiveDay(language), group: 1), .init(title: Heading.longest(language), group: 1),
      .init(title: "", alignment: .left, group: 2),
    ])
    addSections(of: row, to: &table) { subject, figures, largest in
      let isLong = report.days > 1
      var cells: [FigureTable.Cell] = [.text(figures.total), .none, .none, .none]
      if figures.time.added > 0 {
        cells[1] = bar(figures.time.seconds, of: largest, figures.color)
        cells[2] = .text(language.share(figures.time.seconds, of: row.total.seconds), .faint)
      }
      if figures.times > 0 { cells[3] = .text(language.number(figures.times), .faint) }
      guard let activity = report.activity(of: subject) else {
        return cells + [.none, .none, .none, .none, .text(added(figures.time), .faint)]
      }
      return cells + [
        isLong ? .text(figures.mean(report.days)) : .none,
        isLong ? .text(language.number(activity.days), .faint) : .none,
        isLong ? .text(figures.mean(activity.days)) : .none,
        activity.longest > 0 ? .text(length(activity.longest), .faint) : .none, .text(added(figures.time), .faint),
      ]
    }
    return lines + [""] + table.lines(width: width, style)
  }

  // MARK: Several periods

  private func lines(ofSeveral report: StatsReport, _ grouping: Grouping) -> [String] {
    let rows = report.rows
    let whole = rows.whole
    let count = rows.periods.count
    var lines = headLines(whole.period, whole.total, [language.periods(count, grouping, of: report.days)])
    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.total(language)), .init(title: Heading.share(language)),
      .init(title: Heading.perDay(language)),
      .init(title: "", alignment: .left, drawing: min(8, count)...max(1, count)),
      .init(title: "", alignment: .left, group: 1),
    ])
    var neighbors = 1
    addSections(of: whole, to: &table) { subject, figures, _ in
      let draw = { (columns: Int) in
        neighbors = Sparkline.neighbors(count, columns: columns)
        return Sparkline.text(rows.course(of: subject, neighbors: neighbors).values)
      }
      let share =
        figures.time.added > 0 ? language.share(figures.time.seconds, of: whole.total.seconds) : ""
      return [
        .text(figures.total), .text(share, .faint), .text(figures.mean(report.days)),
        .drawing(figures.color.map(Style.Ink.color) ?? .gutter, draw), .text(added(figures.time), .faint),
      ]
    }
    let body = table.lines(width: width, style)
    var facts = whole.total.added > 0 ? [language.meanPerDay(mean(whole.total.seconds, report.days))] : []
    if neighbors > 1 { facts.append(language.oneColumn(language.periods(neighbors, grouping))) }
    lines += factLines(facts)
    return lines + [""] + body
  }

  // MARK: Parts

  /// What a line of a table shows of a subject.
  struct Figures {
    var time: StatsReport.TimeTotal
    /// Sessions, or entries of what is not time.
    var times: Int
    /// The total with its unit.
    var total: String
    /// The mean of so many days, with its unit.
    var mean: (Int) -> String
    var color: UInt32?
  }

  private func addSections(
    of row: StatsReport.Row, to table: inout FigureTable,
    _ cells: (StatsReport.Subject, Figures, _ largest: Int64) -> [FigureTable.Cell]
  ) {
    let kinds: [(ActionKind, FigureHeading)] = [(.time, .actions), (.count, .counts), (.measure, .measures)]
    for (kind, heading) in kinds {
      let totals = row.actions.filter { ledger.actions[$0.action].kind == kind }
      guard !totals.isEmpty else { continue }
      table.heading(heading(language))
      let largest = totals.map(\.time.seconds).max() ?? 0
      for total in totals {
        let figures = figures(total, kind)
        table.add(name(ofAction: total.action), nil, cells(.action(total.action), figures, largest))
      }
      guard kind == .time else { continue }
      let tags = row.tags.filter { $0.time.added > 0 || $0.time.sessions > 0 }
      guard tags.contains(where: { $0.tag != nil }) else { continue }
      table.heading(FigureHeading.tags(language))
      let most = tags.map(\.time.seconds).max() ?? 0
      for tag in tags {
        let color = tag.tag.flatMap { ledger.tags[$0].color }
        let figures = Figures(
          time: tag.time, times: tag.time.sessions, total: length(tag.time.seconds),
          mean: { mean(tag.time.seconds, $0) }, color: color)
        table.add(name(ofTag: tag.tag), tag.tag == nil ? .faint : nil, cells(.tag(tag.tag), figures, most))
      }
    }
  }

  private func figures(_ total: StatsReport.ActionTotal, _ kind: ActionKind) -> Figures {
    let color = color(ofAction: total.action)
    switch kind {
    case .time:
      return Figures(
        time: total.time, times: total.time.sessions, total: length(total.time.seconds),
        mean: { mean(total.time.seconds, $0) }, color: color)
    case .count:
      let unit = unit(ofAction: total.action)
      return Figures(
        time: total.time, times: total.entries, total: count(total.count, ofAction: total.action),
        mean: { language.amount(tenths(total.count, $0), unit: unit) }, color: color)
    case .measure:
      return Figures(
        time: total.time, times: 0, total: language.entries(total.entries), mean: { _ in "" }, color: color)
    }
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

  /// A mean of lengths. Seconds of a mean of minutes say nothing, and are left out.
  func mean(_ seconds: Int64, _ days: Int) -> String {
    guard days > 0 else { return "–" }
    let mean = seconds / Int64(days)
    return length(mean >= 60 && !showsDecimalHours ? mean - mean % 60 : mean)
  }

  /// A mean of counts to one decimal, halves away from zero.
  private func tenths(_ count: Int64, _ days: Int) -> String {
    guard days > 0 else { return "–" }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt64(days))
    let tenths = whole * 10 + (rest * 20 + UInt64(days)) / (UInt64(days) * 2)
    let sign = count < 0 && tenths > 0 ? "-" : ""
    return "\(sign)\(language.number(Int(tenths / 10))).\(tenths % 10)"
  }
}
