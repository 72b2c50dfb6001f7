/// Lines of a name, a figure and a bar, which takes the room that is left. Where there is little, the remarks go first.
struct BarTable {
  /// A line.
  struct Row {
    var name: String
    var figure: String
    /// The value of the bar, and the one of the longest bar.
    var value: Int64 = 0
    var whole: Int64 = 0
    var color: UInt32?
    var share = ""
    var remark = ""
    /// Stands at the end of the line, or on one of its own.
    var extra = ""
  }

  let style: Style
  let width: Int
  /// The rows; nil for a blank line.
  private var rows: [Row?] = []

  /// A table that is at most so wide.
  init(style: Style, width: Int) {
    self.style = style
    self.width = width
  }

  /// Adds a line.
  mutating func add(_ row: Row) { rows.append(row) }

  /// Adds a blank line.
  mutating func addGap() { rows.append(nil) }

  /// The lines, indented by two columns.
  func lines() -> [String] {
    func widest(_ text: (Row) -> String) -> Int {
      rows.compactMap { $0.map { DisplayWidth.columns(text($0)) } }.max() ?? 0
    }
    let figure = widest(\.figure)
    let share = widest(\.share)
    let name = min(widest(\.name), max(6, width - 2 - 2 - figure - 2 - 4 - 2 - share))
    var remark = widest(\.remark)
    func room() -> Int { width - 2 - name - 2 - figure - 2 - 2 - share - (remark > 0 ? remark + 2 : 0) }
    if room() < 8 { remark = 0 }
    let bar = min(40, room())
    return rows.flatMap { row in
      row.map { lines($0, name: name, figure: figure, bar: bar, share: share, remark: remark) } ?? [""]
    }
  }

  private func lines(_ row: Row, name: Int, figure: Int, bar: Int, share: Int, remark: Int) -> [String] {
    let label = TextWrap.cut(row.name, width: name)
    var line = "  " + label + blanks(name - DisplayWidth.columns(label) + 2)
    line += blanks(figure - DisplayWidth.columns(row.figure)) + row.figure
    guard !row.share.isEmpty else { return [line] }
    var used = 2 + name + 2 + figure
    if bar >= 2 {
      let drawn = ReportText.bar(row.value, of: row.whole, columns: bar)
      line += "  " + (row.color.map { style.paint(drawn, .color($0)) } ?? style.paint(drawn, .gutter))
      line += blanks(bar - DisplayWidth.columns(drawn))
      used += 2 + bar
    }
    line += blanks(2 + share - DisplayWidth.columns(row.share)) + style.paint(row.share, .faint)
    used += 2 + share
    if remark > 0 {
      line += blanks(2 + remark - DisplayWidth.columns(row.remark)) + style.paint(row.remark, .faint)
      used += 2 + remark
    }
    guard !row.extra.isEmpty else { return [line] }
    if used + 2 + DisplayWidth.columns(row.extra) <= width { return [line + "  " + style.paint(row.extra, .faint)] }
    return [line, "    " + style.paint(TextWrap.cut(row.extra, width: width - 4), .faint)]
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
