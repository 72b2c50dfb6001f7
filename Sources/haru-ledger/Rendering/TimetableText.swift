import HaruLedger
import HaruParse

/// The page of `report timetable`: hours down, and a column for each day.
struct TimetableText {
  let text: ReportText
  let report: TimetableReport
  let axis: TimetableAxis
  /// How actions are told apart without colours.
  let patterns: [Int: String]
  var canvas: TextCanvas
  /// The columns of each day, and of the markers of a single one.
  let columns: [Range<Int>]
  let markerColumns: Range<Int>
  let now: Instant

  /// Columns of the times at the left, with the axis behind them.
  static let gutter = 7

  var ledger: Ledger { text.ledger }
  var language: Language { text.language }
  var style: Style { text.style }
  var isWeek: Bool { report.days.count > 1 }

  init(_ text: ReportText, _ report: TimetableReport) {
    self.text = text
    self.report = report
    now = report.head.now
    axis = TimetableAxis(report.days, text.ledger.calendar)
    var patterns: [Int: String] = [:]
    for total in report.totals.actions where text.ledger.actions[total.action].kind == .time {
      patterns[total.action] = Self.patterns[patterns.count % Self.patterns.count]
    }
    self.patterns = patterns
    let width = max(text.width, 24)
    canvas = TextCanvas(columns: width, rows: axis.rows.count)
    let markers = report.days.count == 1 && !report.days[0].markers.isEmpty ? max(8, min(26, width * 3 / 10)) : 0
    markerColumns = width - markers..<width
    let area = width - (markers > 0 ? markers + 2 : 0) - Self.gutter
    // Between two days, and before the markers, a column stays free.
    let count = report.days.count
    columns = (0..<count).map { day in
      Self.gutter + (area + 1) * day / count..<Self.gutter + (area + 1) * (day + 1) / count - 1
    }
    drawAxis()
    for day in report.days.indices {
      drawBlocks(day)
      drawVoid(day)
      if isWeek { drawMarkersInColumn(day) } else { drawMarkersBeside(day) }
    }
    drawHourLines()
    drawNow()
  }

  private static let patterns =
    ["░", "▒", "▓", "╱", "=", "·", ":", "+", "~", "╲", "x", "o", "\"", "^"]
    + (97...122).map {
      String(UnicodeScalar($0 as UInt8))
    }

  // MARK: The axis

  private mutating func drawAxis() {
    for (index, row) in axis.rows.enumerated() {
      if row.second % 3600 == 0 || index == 0 {
        canvas.put(ClockText.time(row.second), row: index, column: 0, end: 5, .faint)
      }
      if row.isRepeated { canvas.put("↻", row: index, column: 5, end: 6, .highlight) }
      let before = index > 0 ? axis.rows[index - 1] : row
      if !row.isRepeated, !before.isRepeated, row.second - before.second > Int(TimetableAxis.step) {
        canvas.put("↷", row: index, column: 5, end: 6, .highlight)
      }
      canvas.put("│", row: index, column: 6, end: 7, .faint)
      for column in columns.dropLast() {
        canvas.put("│", row: index, column: column.upperBound, end: column.upperBound + 1, .faint)
      }
    }
  }

  /// Rows that a day does not have, because its clock skips them or another day's repeats them.
  private mutating func drawVoid(_ day: Int) {
    for row in axis.rows.indices where !axis.has(row: row, day: day) {
      canvas.fill("╳", row: row, columns[day], .faint)
    }
  }

  private mutating func drawHourLines() {
    guard style.isColored else { return }
    for (index, row) in axis.rows.enumerated() where row.second % 3600 == 0 {
      for column in columns { canvas.fillBlanks("┈", row: index, column, .faint) }
    }
  }

  private mutating func drawNow() {
    guard let day = report.days.firstIndex(where: { $0.bounds.contains(now) }) else { return }
    let row = min(axis.rows.count - 1, Int(axis.position(now, day: day)))
    let (date, second, _) = ledger.calendar.civil(at: now)
    let time = ClockText.time(second / 60 * 60 + (date - report.days[day].date) * 86_400)
    canvas.put(time, row: row, column: 0, end: 5, .highlight)
    canvas.put("├", row: row, column: 6, end: 7, .highlight)
    canvas.strike("─", over: "┈", row: row, columns[day], rgb: style.theme.highlight)
  }

  // MARK: Blocks

  private func color(_ block: TimetableReport.Block) -> UInt32 { text.color(ofAction: block.action) ?? 0x808890 }

  private mutating func drawBlocks(_ day: Int) {
    let blocks = report.days[day].blocks
    let plan = TimetablePlan(
      blocks.map { axis.extent($0.span, day: day) }, lanes: blocks.map(\.lane), rowCount: axis.rows.count,
      usesHalves: style.isColored)
    let area = columns[day]
    // What ends at a place of the page, to see a block that follows on one of its own colour.
    var ends: [[Int]: UInt32] = [:]
    for box in plan.boxes {
      // A lane has two columns at least; those that do not fit any more are only counted.
      let lanes = max(1, min(box.lanesBeside, (area.count + 1) / 3))
      guard box.lane < lanes else {
        let hidden = plan.boxes.count { $0.top < box.bottom && $0.bottom > box.top && $0.lane >= lanes }
        canvas.put("+\(hidden)", row: box.top / 2, column: area.upperBound - 2, end: area.upperBound, .highlight)
        continue
      }
      let start = area.lowerBound + (area.count + 1) * box.lane / lanes
      let end = area.lowerBound + (area.count + 1) * (box.lane + 1) / lanes - 1
      let range = start..<max(end, start + 1)
      let rgb = color(blocks[box.blocks[0]])
      draw(box, day, range, isSeparate: ends[[box.top, start, range.upperBound]] != rgb)
      if box.wholeRows.count == 1 { ends[[box.bottom, start, range.upperBound]] = rgb }
    }
  }

  private mutating func draw(_ box: TimetablePlan.Box, _ day: Int, _ range: Range<Int>, isSeparate: Bool) {
    let rows = box.wholeRows
    guard box.blocks.count == 1 else {
      drawShared(box, day, range)
      return
    }
    let block = report.days[day].blocks[box.blocks[0]]
    let rgb = color(block)
    if style.isColored {
      if box.top % 2 == 1 { canvas.fillHalf(row: box.top / 2, isLower: true, range, rgb: rgb) }
      if box.bottom % 2 == 1 {
        canvas.fillHalf(row: box.bottom / 2, isLower: false, range, rgb: style.theme.shaded(rgb))
      }
    }
    let lines = labels(block, day, width: range.count, rows: rows.count)
    for (index, row) in rows.enumerated() {
      drawRow(row, range, block, index < lines.count ? lines[index] : "", isFirst: index == 0)
      if index == 0, !isSeparate { canvas.overline(row: row, range, rgb: style.theme.shaded(rgb)) }
    }
    if block.span.upperBound < block.whole.upperBound, rows.count > 1 {
      canvas.put(
        "▼", row: rows.upperBound - 1, column: range.upperBound - 1, end: range.upperBound,
        style.isColored ? .block(style.theme.shaded(rgb)) : nil)
    }
  }

  /// One row of a block: its text, and the rest in its colour or its pattern.
  private mutating func drawRow(
    _ row: Int, _ range: Range<Int>, _ block: TimetableReport.Block, _ label: String, isFirst: Bool
  ) {
    let rgb = color(block)
    guard style.isColored else {
      let edge = range.count > 4 ? "▌" : ""
      let end = canvas.put(edge + label, row: row, column: range.lowerBound, end: range.upperBound)
      // A blank keeps the name apart from the pattern.
      canvas.fill(
        patterns[block.action] ?? "░", row: row, min(end + (label.isEmpty ? 0 : 1), range.upperBound)..<range.upperBound
      )
      return
    }
    let isPattern = style.depth == .sixteen && !isFirst && label.isEmpty
    let ink: Style.Ink = isPattern ? .glyph(rgb, behind: nil) : .block(isFirst ? rgb : style.theme.shaded(rgb))
    canvas.fill(isPattern ? "▒" : " ", row: row, range, ink)
    let inset = range.count > 4 ? 1 : 0
    canvas.put(label, row: row, column: range.lowerBound + inset, end: range.upperBound, ink)
  }

  /// Several blocks in the one row that they share, side by side; those that do not fit are only counted.
  private mutating func drawShared(_ box: TimetablePlan.Box, _ day: Int, _ range: Range<Int>) {
    let blocks = box.blocks.map { report.days[day].blocks[$0] }
    let row = box.wholeRows.lowerBound
    let fitting = max(1, min(blocks.count, (range.count + 1) / 5))
    let rest = blocks.count - fitting
    let space = rest > 0 ? max(1, range.count - 3) : range.count
    for index in 0..<fitting {
      let start = range.lowerBound + (space + 1) * index / fitting
      let part = start..<max(start + 1, range.lowerBound + (space + 1) * (index + 1) / fitting - 1)
      drawRow(row, part, blocks[index], labels(blocks[index], day, width: part.count, rows: 1)[0], isFirst: true)
    }
    if rest > 0, range.count > 3 {
      canvas.put("+\(rest)", row: row, column: range.upperBound - 2, end: range.upperBound, .highlight)
    }
  }

  /// What is written in the rows of a block, the richest that fits.
  private func labels(_ block: TimetableReport.Block, _ day: Int, width: Int, rows: Int) -> [String] {
    let space = width > 4 ? width - 2 : width
    let continued = block.span.lowerBound > block.whole.lowerBound ? "▲ " : ""
    let goesOn = block.span.upperBound < block.whole.upperBound ? " ▼" : ""
    let state = block.isRunning ? language.isRunning : block.isPaused ? language.isPaused : nil
    let name = text.name(ofAction: block.action)
    let plain = Escape.terminal(ledger.text(ledger.actions[block.action].name.name))
    let length = text.length(block.span.seconds)
    let times = times(block, day)
    let note = ledger.document.note(ofEntry: block.entry).map {
      Escape.terminal($0.split(separator: "\n").joined(separator: " "))
    }
    func fitting(_ candidates: [String]) -> String {
      candidates.first { DisplayWidth.columns($0) <= space } ?? Self.cut(plain, width: space)
    }
    let end = (state.map { " · " + $0 } ?? "") + (rows == 1 ? goesOn : "")
    let short = [
      "\(continued)\(name)  \(length)\(end)", "\(continued)\(name) \(Self.compact(block.span.seconds))\(end)",
      "\(continued)\(name)\(end)", "\(continued)\(name)", "\(continued)\(plain)", name, plain,
    ]
    guard rows > 1 else {
      let full = "\(continued)\(name)  \(length) · \(times)\(end)"
      return [fitting((note.map { ["\(full) · \($0)"] } ?? []) + [full] + short)]
    }
    var second = [times + (note.map { " · " + $0 } ?? ""), times, length, Self.compact(block.span.seconds)]
    if let note, DisplayWidth.columns(times) + 8 < space {
      second.insert(TextWrap.cut("\(times) · \(note)", width: space), at: 1)
    }
    return [fitting(short), second.first { DisplayWidth.columns($0) <= space } ?? ""]
  }

  private func times(_ block: TimetableReport.Block, _ day: Int) -> String {
    let date = report.days[day].date
    let end = block.isRunning || block.isPaused ? "" : text.clock(block.whole.upperBound, date)
    return text.clock(block.whole.lowerBound, date) + "–" + end
  }

  /// A name cut to a width. In a narrow column, one more letter says more than an ellipsis.
  private static func cut(_ name: String, width: Int) -> String {
    guard width < 6 else { return TextWrap.cut(name, width: width) }
    var columns = 0
    return String(
      name.prefix { character in
        columns += DisplayWidth.columns(character)
        return columns <= width
      })
  }

  /// `1:30`.
  static func compact(_ seconds: Int64) -> String {
    let minutes = seconds / 60
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + String(minutes % 60)
  }

  // MARK: Markers

  private mutating func drawMarkersBeside(_ day: Int) {
    for (row, markers) in markers(day) {
      let full = markers.map { marker in
        "\(text.clock(marker.start!, report.days[day].date)) \(text.name(ofAction: marker.action)) \(text.amount(marker))"
      }
      let short = markers.map { "\(symbol($0)) \(text.amount($0))" }
      let candidates = [full.joined(separator: " · "), short.joined(separator: " · ")]
      let width = markerColumns.count
      let line = candidates.first { DisplayWidth.columns($0) <= width } ?? TextWrap.cut(candidates[1], width: width)
      canvas.put(line, row: row, column: markerColumns.lowerBound, end: markerColumns.upperBound)
    }
  }

  private mutating func drawMarkersInColumn(_ day: Int) {
    for (row, markers) in markers(day) {
      var end = columns[day].upperBound
      for marker in markers.reversed() {
        let symbol = icon(ofAction: marker.action) ?? "•"
        let range = end - DisplayWidth.columns(symbol)..<end
        guard range.lowerBound >= columns[day].lowerBound, canvas.isBlank(row: row, range) else { break }
        canvas.put(symbol, row: row, column: range.lowerBound, end: end)
        end = range.lowerBound
      }
    }
  }

  private func markers(_ day: Int) -> [(row: Int, markers: [DayReport.Record])] {
    var result: [(row: Int, markers: [DayReport.Record])] = []
    for marker in report.days[day].markers {
      guard let start = marker.start else { continue }
      let row = min(axis.rows.count - 1, Int(axis.position(start, day: day)))
      if result.last?.row == row {
        result[result.count - 1].markers.append(marker)
      } else {
        result.append((row, [marker]))
      }
    }
    return result
  }

  private func icon(ofAction action: Int) -> String? {
    ledger.actions[action].icon.flatMap(Icon.text).map(Escape.terminal)
  }

  private func symbol(_ record: DayReport.Record) -> String {
    icon(ofAction: record.action) ?? Escape.terminal(ledger.text(ledger.actions[record.action].name.name))
  }
}

// MARK: The page

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
      Dictionary(grouping: day.markers + day.untimed, by: \.action).sorted { $0.key < $1.key }.map { _, records in
        (symbol: symbol(records[0]), sums: text.sums(records))
      }
    }
    guard let height = cells.map(\.count).max(), height > 0 else { return [] }
    var canvas = TextCanvas(columns: canvas.columns, rows: height + 1)
    drawRule(&canvas, row: 0, "┼")
    for (position, lines) in cells.enumerated() {
      let column = columns[position]
      for (row, (symbol, sums)) in lines.enumerated() {
        let short = sums[sums.count - 1]
        let candidates = sums.map { "\(symbol) \($0)" } + ["\(symbol)\(short)", short]
        let line =
          candidates.first { DisplayWidth.columns($0) <= column.count } ?? TextWrap.cut(short, width: column.count)
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
        ? style.paint("■", .glyph(text.color(ofAction: total.action) ?? 0x808890, behind: nil)) : pattern + pattern
      let swatchWidth = style.isColored ? 1 : 2
      let label = TextWrap.cut(
        " \(text.name(ofAction: total.action)) \(text.length(total.time.seconds))", width: text.width - swatchWidth)
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
    let items = records.map { "\(text.name(ofAction: $0.action)) \(text.amount($0))" }
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
    case .count(let count): self.count(count, ofAction: record.action)
    case .measure(let number): measure(number, ofAction: record.action)
    case nil: length(record.inDay)
    }
  }

  /// A measure with its action's unit.
  func measure(_ number: Decimal, ofAction position: Int) -> String {
    language.amount(number.description, unit: ledger.actions[position].unit.map(Escape.terminal))
  }

  /// The sum of the counts or lengths of an action, or its last measure, in full and in short.
  func sums(_ records: [DayReport.Record]) -> [String] {
    guard let last = records.last else { return [] }
    switch last.amount {
    case .measure(let number): return [measure(number, ofAction: last.action), number.description]
    case .count:
      let sum = records.reduce(into: Int64(0)) { sum, record in
        if case .count(let count)? = record.amount { sum += count }
      }
      return [count(sum, ofAction: last.action), language.number(Int(sum))]
    case nil:
      let sum = records.reduce(0) { $0 + $1.inDay }
      return [length(sum), TimetableText.compact(sum)]
    }
  }
}
