import HaruLedger
import HaruParse

extension ReportText {
  /// `report estimates`: a section an action, all of its sessions and then those of each month.
  func write(_ report: EstimatesReport, to output: Output) {
    var lines = [heading(FigureHeading.estimates(language), report.head.range)]
    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.rate(language)), .init(title: "", alignment: .left, drawing: 4...20),
      .init(title: Heading.sessions(language)), .init(title: Heading.achieved(language)),
      .init(title: Heading.failed(language)), .init(title: Heading.streak(language)),
      .init(title: Heading.best(language)), .init(title: Heading.meanElapsed(language), group: 1),
      .init(title: Heading.meanLeft(language), group: 1), .init(title: Heading.meanOver(language), group: 1),
    ])
    for action in report.actions {
      let ink = color(of: action.action).map(Style.Ink.color) ?? .accent
      table.heading(name(of: action.action))
      table.add(Heading.all(language), nil, cells(action.figures, ink))
      for month in action.months {
        let (year, number, _) = month.start.civil
        table.add(language.month(year: year, month: number), .faint, cells(month.figures, ink))
      }
    }
    if table.isEmpty {
      lines.append("  " + style.paint(language.noEstimates, .faint))
    } else {
      let share = language.share(Int64(report.achieved), of: Int64(report.total))
      let sentence = language.kept(report.achieved, of: report.total, share)
      lines += TextWrap.lines(sentence, width: width).map { style.paint($0, .faint) }
      lines += [""] + table.lines(width: width, style)
    }
    write(lines, report.head, to: output)
  }

  private func cells(_ figures: EstimatesReport.Figures, _ ink: Style.Ink) -> [FigureTable.Cell] {
    func cell(_ seconds: Int64?) -> FigureTable.Cell {
      seconds.map { .text(mean($0)) } ?? .text("–", .faint)
    }
    let (achieved, total) = (Int64(figures.achieved), Int64(figures.total))
    return [
      .text(language.share(achieved, of: total)), .drawing(ink) { Self.meter(achieved, of: total, columns: $0) },
      .text(language.number(figures.total), .faint), .text(language.number(figures.achieved)),
      .text(language.number(figures.failed)), .text(language.number(figures.streak)),
      .text(language.number(figures.best)), cell(figures.meanElapsed), cell(figures.meanLeft),
      cell(figures.meanOver),
    ]
  }

  /// A bar within its whole.
  private static func meter(_ value: Int64, of whole: Int64, columns: Int) -> String {
    let bar = bar(value, of: whole, columns: columns)
    return bar + String(repeating: "░", count: max(0, columns - bar.count))
  }

  /// The first line of a report: what it shows, and the days it was asked for.
  func heading(_ title: String, _ range: DayRange) -> String {
    let ends = [range.from.map { "\($0) –" } ?? (range.to == nil ? "" : "–"), range.to.map { "\($0)" } ?? ""]
    let days = ends.filter { !$0.isEmpty }.joined(separator: " ")
    return style.paint(days.isEmpty ? title : "\(title) · \(days)", .emphasis)
  }

  /// Writes the lines of a report and the notices below them.
  func write(_ lines: [String], _ head: ReportHead, to output: Output) {
    for line in lines { output.append(line + "\n") }
    let notices = notices(head)
    if !notices.isEmpty { output.append("\n" + notices.joined(separator: "\n") + "\n") }
  }
}

extension TextRenderer {
  func render(_ report: EstimatesReport) { text.write(report, to: output) }
}
