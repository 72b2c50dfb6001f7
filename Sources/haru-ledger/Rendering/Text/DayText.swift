import HaruLedger
import HaruParse

/// The page of `report day`.
struct DayText {
  let text: ReportText
  let report: DayReport

  private var ledger: Ledger { text.ledger }
  private var language: Language { text.language }
  private var style: Style { text.style }
  private var width: Int { max(text.width, 24) }

  /// The whole page.
  func page() -> [String] {
    let total = report.totals.total
    let extra = text.added(total)
    let title = "\(language.date(report.date)) · \(text.length(total.seconds))" + (extra.isEmpty ? "" : " " + extra)
    var blocks = [TextWrap.lines(title, width: width).map { style.paint($0, .emphasis) }, strip()]
    if report.records.isEmpty {
      blocks.append(["  " + style.paint(language.noEntries, .faint)])
    } else {
      blocks += [records(), totals(), frame()]
    }
    blocks.append(text.notices(report.head))
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  // MARK: The strip

  /// The day on one line, with the hours below it.
  private func strip() -> [String] {
    let seconds = report.bounds.seconds
    guard seconds > 0 else { return [] }
    let hours = Int((seconds + 3599) / 3600)
    // A cell is an hour, or the largest handy part of it by which the day fills the line.
    let parts = [6, 4, 3, 2].first { hours * $0 + 2 <= width } ?? 1
    let cell = Int64(3600 / parts)
    let count = min(Int((seconds + cell - 1) / cell), width - 2)
    var line = "  "
    var run = (glyphs: "", ink: Style.Ink?.none)
    var ticks = "  "
    for position in 0..<count {
      let start = Instant(seconds: report.bounds.lowerBound.seconds + Int64(position) * cell)
      let (glyph, ink) = glyph(start..<Instant(seconds: min(start.seconds + cell, report.bounds.upperBound.seconds)))
      if ink != run.ink {
        line += run.ink.map { style.paint(run.glyphs, $0) } ?? run.glyphs
        run = ("", ink)
      }
      run.glyphs += glyph
      let (_, second, _) = ledger.calendar.civil(at: start)
      let hour = String(text.clock(start, report.date).suffix(5).prefix(2))
      if second % 10_800 == 0, DisplayWidth.columns(ticks) <= position + 2, position + 2 <= count {
        ticks += String(repeating: " ", count: position + 2 - DisplayWidth.columns(ticks)) + hour
      }
    }
    line += run.ink.map { style.paint(run.glyphs, $0) } ?? run.glyphs
    return [line, style.paint(ticks, .faint)]
  }

  /// A cell of the strip: how much of it is covered, in the colour of what covers most.
  private func glyph(_ cell: Range<Instant>) -> (String, Style.Ink?) {
    var covered: [Range<Instant>] = []
    var shares: [ActionPosition: Int64] = [:]
    for record in report.records {
      for piece in record.pieces where piece.overlaps(cell) {
        let part = piece.clamped(to: cell)
        covered.append(part)
        shares[record.action, default: 0] += part.seconds
      }
    }
    guard let most = shares.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return ("▁", .faint) }
    var seconds: Int64 = 0
    var end = cell.lowerBound
    for part in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) where part.upperBound > end {
      seconds += part.upperBound.seconds - max(end, part.lowerBound).seconds
      end = part.upperBound
    }
    let level = Int((seconds * 7 + cell.seconds - 1) / cell.seconds)
    let glyphs = ["▂", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    return (glyphs[level], .color(text.color(of: most.key) ?? Style.neutral))
  }

  // MARK: The records

  private struct Line {
    var time: String
    var figure: String
    var name: String
    var action: ActionPosition
    var remarks: String
    /// The lines of the note after the first one.
    var noteLines: [String]
    var remarkInk: Style.Ink
  }

  private func records() -> [String] {
    var lines = zip(report.records, lengths).map(line)
    // Without a session from the day before, there is no mark to line up with.
    if !lines.contains(where: { $0.time.first == "▲" }) {
      for index in lines.indices { lines[index].time = String(lines[index].time.dropFirst()) }
    }
    let timeWidth = lines.map { DisplayWidth.columns($0.time) }.max() ?? 0
    let figureWidth = lines.map { DisplayWidth.columns($0.figure) }.max() ?? 0
    let stripe = style.isColored ? 2 : 0
    let nameStart = 2 + timeWidth + 2 + figureWidth + 2 + stripe
    let nameSpace = max(4, width - nameStart)
    let nameWidth = min(nameSpace, lines.map { DisplayWidth.columns($0.name) }.max() ?? 0)
    // Remarks stand behind the names, or below them where there is no room.
    let isBeside = width - nameStart - nameWidth - 2 >= 16
    let remarkStart = isBeside ? nameStart + nameWidth + 2 : min(nameStart, width / 3)
    var result: [String] = []
    for line in lines {
      let texts = line.remarks.isEmpty ? Array(line.noteLines.drop(while: \.isEmpty)) : [line.remarks] + line.noteLines
      let remarks = texts.flatMap { TextWrap.lines($0, width: width - remarkStart) }
      let name = TextWrap.cut(line.name, width: nameSpace)
      var first = "  " + padded(line.time, timeWidth) + "  " + padded(line.figure, figureWidth, isRight: true) + "  "
      if style.isColored {
        first += style.paint("▌", .color(text.color(of: line.action) ?? Style.neutral)) + " "
      }
      first += name
      let indent = String(repeating: " ", count: remarkStart)
      if isBeside, let remark = remarks.first {
        first +=
          String(repeating: " ", count: nameWidth - DisplayWidth.columns(name) + 2)
          + style.paint(remark, line.remarkInk)
      }
      result.append(first)
      result += remarks.dropFirst(isBeside ? 1 : 0).map { $0.isEmpty ? "" : indent + style.paint($0, line.remarkInk) }
    }
    return result
  }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - DisplayWidth.columns(text)))
    return isRight ? padding + text : text + padding
  }

  /// What each record shows of the day: those of an action add up to its total.
  private var lengths: [String] {
    var lengths = report.records.map { text.length($0.inDay) }
    let row = report.totals
    let whole = DecimalHours.hundredths(of: row.total.seconds)
    guard let actions = text.hundredths(row.actions.map(\.time.seconds), of: row.total.seconds, shownAs: whole) else {
      return lengths
    }
    for (total, shown) in zip(row.actions, actions) {
      let positions = report.records.indices.filter { report.records[$0].action == total.action }
      let parts = text.lengths(positions.map { report.records[$0].inDay }, of: total.time.seconds, shownAs: shown)
      for (position, part) in zip(positions, parts) { lengths[position] = part }
    }
    return lengths
  }

  private func line(_ record: DayReport.Record, _ length: String) -> Line {
    var remarks: [String] = []
    let bounds = report.bounds
    if record.seconds != record.inDay { remarks.append(language.ofWhole(text.length(record.seconds))) }
    if let start = record.start, start < bounds.lowerBound {
      remarks.append(language.began(moment(start)))
    }
    if let end = record.end, end > bounds.upperBound { remarks.append(language.ends(moment(end))) }
    if let first = record.pieces.first, let last = record.pieces.last, record.pieces.count > 1 {
      let pauses = last.upperBound.seconds - first.lowerBound.seconds - record.seconds
      if pauses > 0 { remarks.append(language.withPauses(text.length(pauses))) }
    }
    if report.isRunning(record) { remarks.append(language.isRunning) }
    if record.form == .paused { remarks.append(language.isPaused) }
    let own = ledger.tags(of: record.action)
    let tags = record.tags.filter { !own.contains($0) }.map { text.name(of: $0) }
    if !tags.isEmpty { remarks.append(tags.joined(separator: " ")) }
    var note = (ledger.document.note(of: record.entry) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { Escape.terminal(String($0)) }
    while note.last?.isEmpty == true { note.removeLast() }
    if let first = note.first, !first.isEmpty { remarks.append(first) }
    let isOpen = report.isRunning(record) || record.form == .paused
    return Line(
      time: time(record), figure: record.amount == nil ? length : text.amount(record),
      name: text.name(of: record.action),
      action: record.action, remarks: remarks.joined(separator: " · "), noteLines: Array(note.dropFirst()),
      remarkInk: isOpen ? .highlight : .faint)
  }

  /// `09:00–10:30`, cut where the day begins and ends, which is marked.
  private func time(_ record: DayReport.Record) -> String {
    guard let start = record.start else { return "" }
    guard record.amount == nil else { return " " + text.clock(start, report.date) }
    let bounds = report.bounds
    let from = (start < bounds.lowerBound ? "▲" : " ") + text.clock(max(start, bounds.lowerBound), report.date) + "–"
    guard let end = record.end else {
      let isOver = (record.pieces.last?.upperBound ?? start) > bounds.upperBound
      if isOver { return from + dayEnd + "▼" }
      return record.form == .running && start <= report.head.now ? from + language.now : from
    }
    return end > bounds.upperBound ? from + dayEnd + "▼" : from + text.clock(end, report.date)
  }

  /// The end of the day on its own clock, as in `30:00`.
  private var dayEnd: String {
    let (day, second, _) = ledger.calendar.civil(at: report.bounds.upperBound)
    return ClockText.time(second + (day - report.date) * 86_400)
  }

  /// A time of another day: of the day before or after it, or with its date.
  private func moment(_ instant: Instant) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    let clock = ClockText.time(second)
    // What is past midnight may still belong to the day before on its own clock.
    switch day - report.date {
    case -1: return language.onDayBefore(clock)
    case 0: return language.onSameDate(clock)
    case 1: return language.onDayAfter(clock)
    default: return "\(String(day.description.suffix(5))) \(clock)"
    }
  }

  // MARK: The totals

  private func totals() -> [String] {
    let row = report.totals
    var table = BarTable(style: style, width: width)
    let whole = max(row.actions.map(\.time.seconds).max() ?? 0, row.tags.map(\.time.seconds).max() ?? 0)
    let actionLengths = text.lengths(row.actions.map(\.time.seconds), of: row.total.seconds)
    for (total, length) in zip(row.actions, actionLengths) {
      let name = text.name(of: total.action)
      switch ledger.actions[total.action].kind {
      case .time:
        table.add(
          bar(
            name, total.time, length, whole, color: text.color(of: total.action),
            times: times(total.time) { $0.action == total.action }))
      case .count: table.add(.init(name: name, figure: text.count(total.count, of: total.action)))
      case .measure:
        table.add(.init(name: name, figure: total.latest.map { text.measure($0.value, of: total.action) } ?? ""))
      }
    }
    let tags = row.tags.filter { $0.time.added > 0 || $0.time.sessions > 0 }
    if tags.contains(where: { $0.tag != nil }) {
      table.addGap()
      let tagLengths = text.lengths(tags.map(\.time.seconds), of: row.total.seconds)
      for (total, length) in zip(tags, tagLengths) {
        table.add(
          bar(
            text.name(of: total.tag), total.time, length, whole, color: total.tag.flatMap { ledger.tags[$0].color },
            times: times(total.time) { record in total.tag.map(record.tags.contains) ?? record.tags.isEmpty }))
      }
    }
    return [style.paint(language.totals, .emphasis)] + table.lines()
  }

  private func bar(
    _ name: String, _ time: StatsReport.TimeTotal, _ length: String, _ whole: Int64, color: UInt32?, times: String
  ) -> BarTable.Row {
    let share = language.share(time.seconds, of: report.totals.total.seconds)
    return .init(
      name: name, figure: length, value: time.seconds, whole: whole, color: color ?? Style.neutral, share: share,
      remark: times, extra: text.added(time))
  }

  /// How often something was done. A length is no session, so with one they are all entries.
  private func times(_ time: StatsReport.TimeTotal, _ isOfIt: (DayReport.Record) -> Bool) -> String {
    guard time.sessions > 0 else { return language.continued }
    let hasLength = report.records.contains { $0.form == .length && isOfIt($0) }
    return hasLength ? language.entries(time.sessions) : language.sessions(time.sessions)
  }

  /// The first start, the last end and the gaps between.
  private func frame() -> [String] {
    guard let span = report.span else { return [] }
    func range(_ span: Range<Instant>) -> String {
      "\(text.clock(span.lowerBound, report.date))–\(end(span.upperBound))"
    }
    let gaps = report.gaps.reduce(0) { $0 + $1.seconds }
    let recorded = gaps > 0 ? text.length(span.seconds - gaps) : nil
    let sentence = language.dayFrame(range(span), text.length(span.seconds), recorded: recorded)
    var lines = TextWrap.lines(sentence, width: width)
    if !report.gaps.isEmpty {
      let list = language.list(report.gaps.map(range))
      lines += TextWrap.lines("\(language.untracked(text.length(gaps))): \(list)", width: width)
    }
    return lines
  }

  private func end(_ instant: Instant) -> String {
    instant == report.bounds.upperBound ? dayEnd : text.clock(instant, report.date)
  }
}

extension ReportText {
  /// `report day`.
  func write(_ report: DayReport, to output: Output) {
    output.append(DayText(text: self, report: report).page().joined(separator: "\n") + "\n")
  }
}

extension TextRenderer {
  func render(_ report: DayReport) { text.write(report, to: output) }
}
