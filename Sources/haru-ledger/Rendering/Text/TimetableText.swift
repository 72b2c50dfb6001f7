import HaruLedger
import HaruParse

/// The page of `report timetable`: hours down, and a column for each day.
struct TimetableText {
  let text: ReportText
  let report: TimetableReport
  let axis: TimetableAxis
  /// How actions are told apart without colours.
  let patterns: [ActionPosition: String]
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
    var patterns: [ActionPosition: String] = [:]
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

  private func color(_ block: TimetableReport.Block) -> UInt32 { text.color(of: block.action) ?? Style.neutral }

  private mutating func drawBlocks(_ day: Int) {
    let blocks = report.days[day].blocks
    let plan = TimetablePlan(
      blocks.map { axis.extent($0.span, day: day) }, lanes: blocks.map(\.lane), rowCount: axis.rows.count,
      usesHalves: style.depth == .palette || style.depth == .trueColor)
    let area = columns[day]
    // What ends at a place of the page, to see a block that follows on one of its own colour.
    var ends: [[Int]: UInt32] = [:]
    var hidden = [Int](repeating: 0, count: axis.rows.count)
    for box in plan.boxes {
      // A lane has two columns at least; those that do not fit any more are only counted.
      let lanes = max(1, min(box.lanesBeside, (area.count + 1) / 3))
      guard box.lane < lanes else {
        for row in box.top / 2..<(box.bottom + 1) / 2 { hidden[row] += box.blocks.count }
        continue
      }
      let start = area.lowerBound + (area.count + 1) * box.lane / lanes
      let end = area.lowerBound + (area.count + 1) * (box.lane + 1) / lanes - 1
      let range = start..<max(end, start + 1)
      let rgb = color(blocks[box.blocks[0]])
      draw(box, day, range, isSeparate: ends[[box.top, start, range.upperBound]] != rgb)
      if box.wholeRows.count == 1 { ends[[box.bottom, start, range.upperBound]] = rgb }
    }
    for (row, count) in hidden.enumerated() where count > 0 && (row == 0 || hidden[row - 1] != count) {
      let sum = TextWrap.cut("+\(count)", width: area.count)
      let start = area.upperBound - DisplayWidth.columns(sum)
      canvas.put(sum, row: row, column: start, end: area.upperBound, .highlight)
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
        canvas.fillHalf(row: box.bottom / 2, isLower: false, range, rgb: style.shaded(rgb))
      }
    }
    let lines = labels(block, day, width: range.count, rows: rows.count)
    for (index, row) in rows.enumerated() {
      drawRow(row, range, block, index < lines.count ? lines[index] : "", isFirst: index == 0)
      if index == 0, !isSeparate { canvas.overline(row: row, range, rgb: style.shaded(rgb)) }
    }
    if block.span.upperBound < block.whole.upperBound, rows.count > 1 {
      canvas.put(
        "▼", row: rows.upperBound - 1, column: range.upperBound - 1, end: range.upperBound,
        style.isColored ? .block(style.shaded(rgb)) : nil)
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
    let ink: Style.Ink = isPattern ? .glyph(rgb, behind: nil) : .block(isFirst ? rgb : style.shaded(rgb))
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

  // MARK: Markers

  private mutating func drawMarkersBeside(_ day: Int) {
    for (row, markers) in markers(day) {
      let full = markers.map { marker in
        "\(text.clock(marker.start!, report.days[day].date)) \(text.name(of: marker.action)) \(text.amount(marker))"
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
        let symbol = icon(of: marker.action) ?? "•"
        let range = end - DisplayWidth.columns(symbol)..<end
        guard range.lowerBound >= columns[day].lowerBound, canvas.isBlank(row: row, range) else { break }
        canvas.put(symbol, row: row, column: range.lowerBound, end: end)
        end = range.lowerBound
      }
    }
  }

  func markers(_ day: Int) -> [(row: Int, markers: [DayReport.Record])] {
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

  func icon(of action: ActionPosition) -> String? {
    ledger.actions[action].icon.flatMap(Icon.text).map(Escape.terminal)
  }

  func symbol(_ record: DayReport.Record) -> String {
    icon(of: record.action) ?? Escape.terminal(ledger.text(ledger.actions[record.action].name.name))
  }
}
