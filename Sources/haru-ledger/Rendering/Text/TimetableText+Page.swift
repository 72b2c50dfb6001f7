import HaruLedger
import HaruParse

extension TimetableText {
  /// The whole page.
  func page() -> [String] {
    var blocks: [[String]] = [heading()]
    let grid = canvas.lines(style)
    blocks.append(isWeek ? header() + grid + counts() : grid)
    blocks.append(legend())
    if !isWeek { blocks.append(untimed(0)) }
    blocks.append(clockChanges())
    blocks.append(text.notices(report.head))
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func heading() -> [String] {
    let total = report.totals.total
    let from = report.days[0].date
    let to = report.days[report.days.count - 1].date
    var title = language.date(from)
    if isWeek {
      title = "\(from) – \(to)"
      if from.weekday == .monday, report.days.count == 7 { title = "\(language.isoWeek(of: from)) (\(title))" }
    }
    let extra = text.added(total)
    let line = "\(title) · \(text.length(total.seconds))" + (extra.isEmpty ? "" : " " + extra)
    return TextWrap.lines(line, width: text.width).map { style.paint($0, .emphasis) }
  }

  /// The days above their columns, today's marked, and their time.
  private func header() -> [String] {
    var canvas = TextCanvas(columns: canvas.columns, rows: 3)
    for (position, day) in report.days.enumerated() {
      let column = columns[position]
      let isToday = day.bounds.contains(now)
      let (_, month, number) = day.date.civil
      let weekday = language.shortName(of: day.date.weekday)
      let mark = isToday ? "▸" : ""
      let candidates = [
        "\(mark)\(weekday) \(month)/\(number)", "\(mark)\(weekday) \(number)", "\(mark)\(weekday)\(number)",
        "\(mark)\(number)", "\(number)",
      ]
      let title = candidates.first { DisplayWidth.columns($0) <= column.count } ?? ""
      canvas.put(title, row: 0, column: column.lowerBound, end: column.upperBound, isToday ? .highlight : .emphasis)
      if day.total.seconds > 0 {
        let candidates = [text.length(day.total.seconds), Self.compact(day.total.seconds)]
        let time = candidates.first { DisplayWidth.columns($0) <= column.count } ?? ""
        canvas.put(time, row: 1, column: column.lowerBound, end: column.upperBound, .faint)
      }
      if position > 0 {
        for row in 0..<2 { canvas.put("│", row: row, column: column.lowerBound - 1, end: column.lowerBound, .faint) }
      }
    }
    drawRule(&canvas, row: 2, "┼")
    return canvas.lines(style)
  }

  private func drawRule(_ canvas: inout TextCanvas, row: Int, _ crossing: String) {
    let end = columns[columns.count - 1].upperBound
    canvas.fill("─", row: row, Self.gutter - 1..<end, .faint)
    for column in columns.dropLast() {
      canvas.put(crossing, row: row, column: column.upperBound, end: column.upperBound + 1, .faint)
    }
    canvas.put(crossing, row: row, column: Self.gutter - 1, end: Self.gutter, .faint)
  }

  /// What each day of a week has of counts, measures and lengths without a time, below its column.
  private func counts() -> [String] {
    let cells = report.days.map { day in
      Dictionary(grouping: day.markers + day.untimed, by: \.action).sorted { $0.key < $1.key }.map {
        _, records -> [String] in
        let sign = symbol(records[0])
        let sums = text.sums(records)
        let short = sums[sums.count - 1]
        // Where there is no room, a picture needs no blank, and the first letter of a name stands for it.
        let isPicture = icon(of: records[0].action) != nil
        return sums.map { "\(sign) \($0)" } + [isPicture ? sign + short : "\(sign.prefix(1)) \(short)", short]
      }
    }
    guard let height = cells.map(\.count).max(), height > 0 else { return [] }
    var canvas = TextCanvas(columns: canvas.columns, rows: height + 1)
    drawRule(&canvas, row: 0, "┼")
    for (position, lines) in cells.enumerated() {
      let column = columns[position]
      for (row, candidates) in lines.enumerated() {
        let line =
          candidates.first { DisplayWidth.columns($0) <= column.count }
          ?? TextWrap.cut(candidates[candidates.count - 1], width: column.count)
        canvas.put(line, row: row + 1, column: column.lowerBound, end: column.upperBound)
      }
      guard position > 0 else { continue }
      for row in 1...height { canvas.put("│", row: row, column: column.lowerBound - 1, end: column.lowerBound, .faint) }
    }
    return canvas.lines(style)
  }

  /// The actions with their colours or patterns and their time.
  private func legend() -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for total in report.totals.actions {
      guard let pattern = patterns[total.action], total.time.added > 0 || total.time.sessions > 0 else { continue }
      let swatch =
        style.isColored
        ? style.paint("■", .glyph(text.color(of: total.action) ?? Style.neutral, behind: nil)) : pattern + pattern
      let swatchWidth = style.isColored ? 1 : 2
      let label = TextWrap.cut(
        " \(text.name(of: total.action)) \(text.length(total.time.seconds))", width: text.width - swatchWidth)
      let itemWidth = swatchWidth + DisplayWidth.columns(label)
      if width > 0, width + 3 + itemWidth > text.width {
        lines.append(line)
        (line, width) = ("", 0)
      }
      if width > 0 { (line, width) = (line + "   ", width + 3) }
      (line, width) = (line + swatch + label, width + itemWidth)
    }
    return width > 0 ? lines + [line] : lines
  }

  private func untimed(_ day: Int) -> [String] {
    let records = report.days[day].untimed
    guard !records.isEmpty else {
      let isEmpty = report.days[day].blocks.isEmpty && report.days[day].markers.isEmpty
      return isEmpty ? [style.paint(language.noEntries, .faint)] : []
    }
    let items = records.map { "\(text.name(of: $0.action)) \(text.amount($0))" }
    return TextWrap.lines("\(language.untimed): \(items.joined(separator: " · "))", width: text.width)
  }

  private func clockChanges() -> [String] {
    report.days.flatMap { day in
      day.clockChanges.flatMap { change in
        let (date, after, _) = ledger.calendar.civil(at: change.at)
        let before = (after - Int(change.after) + Int(change.before) + 172_800) % 86_400
        let sentence = language.clockChange(
          on: language.date(date), from: language.clock(secondsSinceMidnight: before),
          to: language.clock(secondsSinceMidnight: after), isForward: change.after > change.before)
        return TextWrap.lines((change.after > change.before ? "↷ " : "↻ ") + sentence, width: text.width)
      }
    }
  }
}

extension ReportText {
  /// `report timetable`.
  func write(_ report: TimetableReport, to output: Output) {
    output.append(TimetableText(self, report).page().joined(separator: "\n") + "\n")
  }

  /// What an entry counts, measures or lasts.
  func amount(_ record: DayReport.Record) -> String {
    switch record.amount {
    case .count(let count): self.count(count, of: record.action)
    case .measure(let number): measure(number, of: record.action)
    case nil: length(record.inDay)
    }
  }

  /// The sum of the counts or lengths of an action, or its last measure, in full and in short.
  func sums(_ records: [DayReport.Record]) -> [String] {
    guard let last = records.last else { return [] }
    switch last.amount {
    case .measure(let number): return [measure(number, of: last.action), number.description]
    case .count:
      let sum = records.reduce(into: Int64(0)) { sum, record in
        if case .count(let count)? = record.amount { sum += count }
      }
      return [count(sum, of: last.action), language.number(Int(sum))]
    case nil:
      let sum = records.reduce(0) { $0 + $1.inDay }
      return [length(sum), TimetableText.compact(sum)]
    }
  }
}

extension TextRenderer {
  func render(_ report: TimetableReport) { text.write(report, to: output) }
}
