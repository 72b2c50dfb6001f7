import HaruLedger
import HaruParse

/// The parts that the text of all reports shares.
struct ReportText {
  let ledger: Ledger
  let language: Language
  let style: Style
  /// Columns of the terminal.
  let width: Int
  /// Whether lengths are decimal hours.
  let showsDecimalHours: Bool

  /// A length.
  func length(_ seconds: Int64) -> String {
    showsDecimalHours ? language.decimalHours(seconds: Int(seconds)) : language.length(seconds: Int(seconds))
  }

  /// A time, and what plain addition makes of it where that is more.
  func added(_ time: StatsReport.TimeTotal) -> String {
    time.added > time.seconds ? language.addedUp(length(time.added)) : ""
  }

  /// The name of an action with its icon, safe for a terminal.
  func name(ofAction position: Int) -> String {
    let action = ledger.actions[position]
    let icon = action.icon.flatMap(Icon.text).map { Escape.terminal($0) + " " } ?? ""
    return icon + Escape.terminal(ledger.text(action.name.name))
  }

  /// The colour of an action: that of its first tag, nil without one.
  func color(ofAction position: Int) -> UInt32? {
    ledger.tags(ofAction: position).first.flatMap { ledger.tags[$0].color }
  }

  /// The name of a tag; of the group without a tag for nil.
  func name(ofTag position: Int?) -> String {
    position.map { "#" + Escape.terminal(ledger.text(ledger.tags[$0].name.name)) } ?? language.withoutTag
  }

  /// A count with its action's unit.
  func count(_ count: Int64, ofAction position: Int) -> String {
    language.amount(language.number(Int(count)), unit: unit(ofAction: position))
  }

  /// The unit of an action, safe for a terminal; a long one is cut short.
  func unit(ofAction position: Int) -> String? {
    ledger.actions[position].unit.map { DisplayWidth.cut(Escape.terminal($0), to: 8) }
  }

  /// A bar of at most `columns` for a share of the whole, in eighths of a column.
  static func bar(_ value: Int64, of whole: Int64, columns: Int) -> String {
    guard whole > 0, value > 0 else { return "" }
    let eighths = max(1, Int(Double(value) / Double(whole) * Double(columns * 8)))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// The lines that tell what runs and what was left out.
  func notices(_ head: ReportHead) -> [String] {
    guard head.running > 0 else { return [] }
    let (day, second, _) = ledger.calendar.civil(at: head.now)
    let moment = "\(language.date(day)) \(language.clock(secondsSinceMidnight: second))"
    return [style.paint(language.runningUpTo(moment, count: head.running), .faint)]
  }

  /// The heading, the totals of actions and tags of a row.
  func lines(_ row: StatsReport.Row, heading: String) -> [String] {
    var lines = [style.paint(heading, .emphasis)]
    if row.actions.isEmpty { return lines + ["  " + style.paint(language.noEntries, .faint)] }
    var table = TextTable([.left, .right, .left, .right, .right, .left])
    let whole = row.actions.map(\.time.seconds).max() ?? 0
    let barColumns = max(4, min(24, width - 52))
    for total in row.actions {
      let action = ledger.actions[total.action]
      switch action.kind {
      case .time:
        table.add([
          .init(name(ofAction: total.action)), .init(length(total.time.seconds)),
          .init(Self.bar(total.time.seconds, of: whole, columns: barColumns), .gutter),
          .init(language.share(total.time.seconds, of: row.total.seconds), .faint),
          .init(language.sessions(total.time.sessions), .faint), .init(added(total.time), .faint),
        ])
      case .count:
        table.add([.init(name(ofAction: total.action)), .init(count(total.count, ofAction: total.action))])
      case .measure:
        table.add([.init(name(ofAction: total.action)), .init(language.entries(total.entries))])
      }
    }
    for total in row.tags where total.tag != nil || row.tags.count > 1 {
      guard total.time.added > 0 || total.time.sessions > 0 else { continue }
      table.add([
        .init(name(ofTag: total.tag)), .init(length(total.time.seconds)), .init(""),
        .init(language.share(total.time.seconds, of: row.total.seconds), .faint),
        .init(language.sessions(total.time.sessions), .faint), .init(added(total.time), .faint),
      ])
    }
    lines += table.lines(style)
    return lines
  }
}

extension ReportText {
  /// `report day`.
  func write(_ report: DayReport, to output: Output) {
    let totals = report.totals
    var heading = "\(language.date(report.date)) · \(length(totals.total.seconds))"
    let extra = added(totals.total)
    if !extra.isEmpty { heading += " " + extra }
    var blocks: [[String]] = [[style.paint(heading, .emphasis)]]
    if report.records.isEmpty {
      blocks[0].append("  " + style.paint(language.noEntries, .faint))
    } else {
      var table = TextTable([.left, .right, .left, .left])
      for record in report.records { table.add(cells(record, report)) }
      blocks[0] += table.lines(style)
      blocks.append(lines(totals, heading: language.totals))
      blocks.append(frame(report))
    }
    blocks.append(notices(report.head))
    output.append(blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n")
  }

  private func cells(_ record: DayReport.Record, _ report: DayReport) -> [TextTable.Cell] {
    let action = ledger.actions[record.action]
    var figure = ""
    switch record.amount {
    case .count(let count): figure = self.count(count, ofAction: record.action)
    case .measure(let number):
      figure = language.amount(number.description, unit: action.unit.map(Escape.terminal))
    case nil: figure = length(record.inDay)
    }
    var remarks: [String] = []
    if record.seconds != record.inDay { remarks.append(language.ofWhole(length(record.seconds))) }
    if record.form == .running { remarks.append(language.isRunning) }
    if record.form == .paused { remarks.append(language.isPaused) }
    remarks += record.tags.filter { !ledger.tags(ofAction: record.action).contains($0) }.map { name(ofTag: $0) }
    if let note = ledger.document.note(ofEntry: record.entry) {
      remarks.append(note.split(separator: "\n").map { Escape.terminal(String($0)) }.joined(separator: " / "))
    }
    return [
      .init(time(record, report)), .init(figure), .init(name(ofAction: record.action)),
      .init(remarks.joined(separator: " · "), .faint),
    ]
  }

  /// `09:00–10:30`; days before and after the report's are marked.
  private func time(_ record: DayReport.Record, _ report: DayReport) -> String {
    guard let start = record.start else { return "" }
    guard record.amount == nil else { return clock(start, report.date) }
    let end = record.end.map { clock($0, report.date) } ?? ""
    return clock(start, report.date) + "–" + end
  }

  /// A time on the day's own clock: after midnight it goes on counting, as the format lets one write it.
  private func clock(_ instant: Instant, _ date: DayNumber) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    let days = day - date
    if days == 1, second < ledger.calendar.dayStart(on: day) { return ClockText.time(second + 86_400) }
    return days == 0 ? ClockText.time(second) : "\(String(day.description.suffix(5))) \(ClockText.time(second))"
  }

  /// The first start, the last end and the gaps between.
  private func frame(_ report: DayReport) -> [String] {
    guard let span = report.span else { return [] }
    var lines = [
      "\(clock(span.lowerBound, report.date))–\(clock(span.upperBound, report.date)) · \(length(span.seconds))"
    ]
    if !report.gaps.isEmpty {
      let gaps = report.gaps.map { "\(clock($0.lowerBound, report.date))–\(clock($0.upperBound, report.date))" }
      let sum = report.gaps.reduce(0) { $0 + $1.seconds }
      lines += TextWrap.lines("\(language.untracked(length(sum))): " + language.list(gaps), width: width)
    }
    return lines
  }
}
