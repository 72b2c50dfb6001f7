import HaruLedger
import HaruParse

/// A paragraph for each period of a report: its total with a bar, then what each action came to. There may be tens of thousands
/// of them, so names are measured once and lines built byte by byte.
struct PeriodList {
  private let report: StatsReport
  private let grouping: Grouping
  private let text: ReportText
  private let lengths: LengthForm
  /// By action, its name and a blank.
  private let names: [MeasuredText]
  /// By action, its unit, with a blank where one is due.
  private let units: [MeasuredText]
  private let separator: MeasuredText
  private let dash = MeasuredText("–")
  private let addedParts: (before: MeasuredText, after: MeasuredText)
  private let words: (year: MeasuredText, month: MeasuredText)
  private let monthNames: [MeasuredText]
  private let weekdays: [MeasuredText]
  private let emphasis: Paint
  private let faint: Paint
  private let ink: Paint

  /// What switches a colour on and off.
  private struct Paint {
    var on: [UInt8] = []
    var off: [UInt8] = []

    init(_ ink: Style.Ink, _ style: Style) {
      let painted = Array(style.paint("x", ink).utf8)
      guard let place = painted.firstIndex(of: UInt8(ascii: "x")) else { return }
      on = Array(painted[..<place])
      off = Array(painted[(place + 1)...])
    }
  }

  /// The columns of the first line of a paragraph.
  private struct Layout {
    var label = 0
    var total = 0
    /// Those of what plain addition makes of the total; 0 where it stands among the actions.
    var added = 0
    var bar = 0
    var longest: Int64 = 0
    /// With decimals, the hundredths of an hour of each row, where the rows are all of the time.
    var hundredths: [Int64]?
  }

  private static let indent = 2
  private static let gap = 2
  private static let widestBar = 40
  private static let widestNumber = 24

  /// The paragraphs of a report.
  init(_ report: StatsReport, _ grouping: Grouping, _ text: ReportText) {
    self.report = report
    self.grouping = grouping
    self.text = text
    let language = text.language
    lengths = LengthForm(language, isDecimal: text.showsDecimalHours)
    // A name leaves room for its figure.
    let limit = max(8, text.width - Self.indent - 24)
    names = text.ledger.actions.positions.map { action in
      let ink: Style.Ink? = text.color(of: action).map { .color($0) }
      let name = DisplayWidth.cut(text.name(of: action), to: limit)
      let painted = ink.map { text.style.paint(name, $0) } ?? name
      return MeasuredText(painted + " ", columns: DisplayWidth.columns(name) + 1)
    }
    units = text.ledger.actions.positions.map { MeasuredText(language.amount("", unit: text.unit(of: $0))) }
    separator = MeasuredText(" · ", .faint, text.style)
    let added = language.addedUp("x").split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    addedParts = (MeasuredText(String(added[0])), MeasuredText(String(added[1])))
    words = (
      MeasuredText(Phrase(ko: "년", en: "", ja: "年")(language)), MeasuredText(Phrase(ko: "월", en: "", ja: "月")(language))
    )
    monthNames = (1...12).map { month in
      let english = String(language.month(year: 2000, month: month).dropLast(4))
      return MeasuredText(Phrase(ko: " \(month)", en: english, ja: "\(month)")(language))
    }
    weekdays = Weekday.allCases.map { day in
      let name = language.shortName(of: day)
      return MeasuredText(Phrase(ko: " (\(name))", en: " \(name)", ja: "（\(name)）")(language))
    }
    emphasis = Paint(.emphasis, text.style)
    faint = Paint(.faint, text.style)
    ink = Paint(.accent, text.style)
  }

  /// Writes the paragraphs.
  func write(to output: Output) {
    let layout = layout()
    var line = LineWriter()
    var item = LineWriter()
    for (position, row) in report.rows.enumerated() {
      line.clear()
      let shown = layout.hundredths?[position] ?? DecimalHours.hundredths(of: row.total.seconds)
      writeHead(row, shown, layout, &line)
      writeItems(row, shown, layout, &line, &item)
      output.append(line.bytes)
    }
  }

  // MARK: The first line

  private func layout() -> Layout {
    var layout = Layout()
    var scratch = LineWriter()
    if text.showsDecimalHours {
      let whole = report.rows.whole.total.seconds
      layout.hundredths = DecimalHours.parts(
        report.rows.map(\.total.seconds), of: whole, shownAs: DecimalHours.hundredths(of: whole))
    }
    for (position, row) in report.rows.enumerated() {
      layout.longest = max(layout.longest, row.total.seconds)
      layout.total = max(
        layout.total, lengths.columns(row.total.seconds, shownAs: layout.hundredths?[position], &scratch))
      if row.total.added > row.total.seconds {
        let parts = addedParts.before.columns + addedParts.after.columns
        layout.added = max(layout.added, lengths.columns(row.total.added, &scratch) + parts)
      }
      scratch.clear()
      write(row.period, to: &scratch)
      layout.label = max(layout.label, scratch.columns)
    }
    let rest = text.width - layout.label - Self.gap - layout.total
    let leastBar = 6 + Self.gap
    if layout.added > 0, rest - Self.gap - layout.added < leastBar { layout.added = 0 }
    let bar = rest - Self.gap - (layout.added > 0 ? Self.gap + layout.added : 0)
    layout.bar = bar >= 4 ? min(bar, Self.widestBar) : 0
    return layout
  }

  private func writeHead(_ row: StatsReport.Row, _ shown: Int64, _ layout: Layout, _ line: inout LineWriter) {
    line.append(invisible: emphasis.on)
    write(row.period, to: &line)
    line.append(invisible: emphasis.off)
    guard layout.longest > 0 else { return line.endLine() }
    var total = LineWriter()
    lengths.write(row.total.seconds, shownAs: shown, to: &total)
    line.pad(to: layout.label + Self.gap + layout.total - total.columns)
    line.append(total)
    let start = layout.label + Self.gap + layout.total + Self.gap
    let eighths = Int(row.total.seconds.multipliedFullWidth(by: Int64(layout.bar * 8)).low / UInt64(layout.longest))
    if layout.bar > 0, row.total.seconds > 0 {
      line.pad(to: start)
      line.append(invisible: ink.on)
      line.append(barOf: max(eighths, 1))
      line.append(invisible: ink.off)
    }
    if layout.added > 0, row.total.added > row.total.seconds {
      line.pad(to: start + layout.bar + Self.gap)
      line.append(invisible: faint.on)
      writeAdded(row.total.added, to: &line)
      line.append(invisible: faint.off)
    }
    line.endLine()
  }

  private func writeAdded(_ added: Int64, to line: inout LineWriter) {
    line.append(addedParts.before)
    lengths.write(added, to: &line)
    line.append(addedParts.after)
  }

  /// The period in the language's own form, a week by its number and its days.
  private func write(_ period: Period, to line: inout LineWriter) {
    let day = period.from
    switch grouping {
    case .day:
      line.append(day)
      line.append(weekdays[Int(day.weekday.rawValue)])
    case .week:
      if let (year, week) = period.isoWeek {
        line.append(number: Int64(year), grouped: false)
        line.append(ascii: UInt8(ascii: "-"))
        line.append(ascii: UInt8(ascii: "W"))
        line.append(twoDigits: week)
        line.append(ascii: UInt8(ascii: " "))
        line.append(monthAndDay: day)
      } else {
        line.append(day)
      }
      line.append(dash)
      line.append(monthAndDay: period.to)
    case .month:
      let (year, month, _) = day.civil
      let name = monthNames[month - 1]
      if text.language.pick(ko: false, en: true, ja: false) {
        line.append(name)
        line.append(number: Int64(year), grouped: false)
      } else {
        line.append(number: Int64(year), grouped: false)
        line.append(words.year)
        line.append(name)
        line.append(words.month)
      }
    case .year, .total:
      line.append(number: Int64(day.civil.year), grouped: false)
      line.append(words.year)
    }
  }

  // MARK: The actions

  private func writeItems(
    _ row: StatsReport.Row, _ shown: Int64, _ layout: Layout, _ line: inout LineWriter, _ item: inout LineWriter
  ) {
    if layout.added == 0, row.total.added > row.total.seconds {
      item.clear()
      writeAdded(row.total.added, to: &item)
      place(item, &line)
    }
    let parts =
      text.showsDecimalHours
      ? text.hundredths(row.actions.map(\.time.seconds), of: row.total.seconds, shownAs: shown) : nil
    for (position, total) in row.actions.enumerated() {
      item.clear()
      item.append(names[total.action.index])
      switch text.ledger.actions[total.action].kind {
      case .time:
        lengths.write(total.time.seconds, shownAs: parts?[position], to: &item)
        guard total.time.added > total.time.seconds else { break }
        // The two stay together where a line is wide enough.
        let split = item
        item.append(ascii: UInt8(ascii: " "))
        writeAdded(total.time.added, to: &item)
        guard Self.indent + item.columns > text.width else { break }
        place(split, &line)
        item.clear()
        writeAdded(total.time.added, to: &item)
      case .count:
        item.append(number: total.count)
        item.append(units[total.action.index])
      case .measure:
        let number = total.latest.map { text.measure($0.value, of: total.action) } ?? ""
        item.append(MeasuredText(DisplayWidth.cut(number, to: Self.widestNumber)))
      }
      place(item, &line)
    }
    if line.columns > 0 { line.endLine() }
  }

  /// Adds an item to the line, or to the next one where it does not fit any more.
  private func place(_ item: LineWriter, _ line: inout LineWriter) {
    if line.columns > 0, line.columns + separator.columns + item.columns > text.width { line.endLine() }
    if line.columns == 0 {
      line.pad(to: Self.indent)
    } else {
      line.append(separator)
    }
    line.append(item)
  }
}

extension LineWriter {
  /// A bar of so many eighths of a column.
  mutating func append(barOf eighths: Int) {
    // `█` and those that are thinner by an eighth each follow one another from U+2588 on.
    for _ in 0..<(eighths / 8) { append(block: 0x88) }
    if eighths % 8 > 0 { append(block: 0x90 - UInt8(eighths % 8)) }
  }
}
