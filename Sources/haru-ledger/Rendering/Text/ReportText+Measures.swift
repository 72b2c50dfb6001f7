import HaruLedger
import HaruParse

extension ReportText {
  /// `report measures`: a block an action, with its course.
  func write(_ report: MeasuresReport, to output: Output) {
    var lines: [String] = []
    for action in report.actions {
      if !lines.isEmpty { lines.append("") }
      lines += block(action)
    }
    if lines.isEmpty { lines = [language.noEntries] }
    write(lines, report.head, to: output)
  }

  private func block(_ action: MeasuresReport.Action) -> [String] {
    let figures = action.figures
    let declaration = ledger.actions[action.action]
    func figure(_ value: ExactDecimal) -> String { measure(value, of: action.action) }

    var facts = [language.entries(figures.points.count)]
    if let best = declaration.best { facts.append(language.whatIsBest(best)) }
    var lines = TextWrap.joined([name(of: action.action)] + facts, width: width)
    lines[0] = style.paint(lines[0], .emphasis)

    typealias Heading = FigureHeading
    var table = FigureTable([.init(title: ""), .init(title: "", alignment: .left)])
    table.add(Heading.latest(language), nil, [.text(figure(figures.latest.value)), when(figures.latest.at)])
    if let best = figures.best {
      table.add(Heading.bestMeasure(language), nil, [.text(figure(best.value), .accent), when(best.at)])
    }
    table.add(Heading.meanLast10(language), nil, [.text(figure(figures.meanOfLastTen))])
    lines += table.lines(width: width, style)
    lines += course(figures, figure, color(of: action.action))

    let isDivided = action.tags.count > 1 || action.tags.first?.figures.points.count != figures.points.count
    if isDivided { lines += tagLines(action.tags, figure) }
    return lines
  }

  private func tagLines(_ tags: [MeasuresReport.Tag], _ figure: (ExactDecimal) -> String) -> [String] {
    typealias Heading = FigureHeading
    var table = FigureTable([
      .init(title: Heading.latest(language)), .init(title: Heading.bestMeasure(language)),
      .init(title: Heading.meanLast10(language)), .init(title: Heading.entries(language)),
    ])
    table.heading("  " + Heading.tags(language))
    for tag in tags {
      let best = tag.figures.best.map { figure($0.value) } ?? ""
      table.add(
        name(of: tag.tag), tag.tag == nil ? .faint : nil,
        [
          .text(figure(tag.figures.latest.value)), .text(best), .text(figure(tag.figures.meanOfLastTen)),
          .text(language.number(tag.figures.points.count), .faint),
        ])
    }
    return table.lines(width: width, style)
  }

  /// The course of the numbers from the first to the last, and what lies between the two.
  private func course(
    _ figures: MeasuresReport.Figures, _ figure: (ExactDecimal) -> String, _ color: UInt32?
  ) -> [String] {
    guard figures.points.count > 1, let first = figures.points.first else { return [] }
    let values = figures.points.map { $0.value.approximate }
    let neighbors = Sparkline.neighbors(values.count, columns: min(width - 4, 72))
    let columns = stride(from: 0, to: values.count, by: neighbors).map { start in
      let part = values[start..<min(start + neighbors, values.count)]
      return part.reduce(0, +) / Double(part.count)
    }
    let drawing = style.paint(Sparkline.text(between: columns), color.map(Style.Ink.color) ?? .accent)
    var span = [
      "\(figure(first.value)) → \(figure(figures.latest.value))", "\(date(first.at)) – \(date(figures.latest.at))",
    ]
    if let change = figures.change {
      span.insert((change.digits > 0 ? "+" : "") + figure(change), at: 1)
    }
    let words = TextWrap.joined(span, width: width - 2).map { "  " + style.paint($0, .faint) }
    return ["  " + drawing] + words
  }

  private func when(_ moment: MeasuresReport.Moment) -> FigureTable.Cell {
    guard width >= 60 else { return .text(date(moment), .faint) }
    switch moment {
    case .day(let day): return .text(language.date(day), .faint)
    case .time(let instant):
      let (day, second, _) = ledger.calendar.civil(at: instant)
      return .text("\(language.date(day)) \(language.clock(secondsSinceMidnight: second))", .faint)
    }
  }

  private func date(_ moment: MeasuresReport.Moment) -> String {
    switch moment {
    case .day(let day): day.description
    case .time(let instant): ledger.calendar.civil(at: instant).day.description
    }
  }

  /// A decimal with commas between thousands of its whole part.
  func grouped(_ value: ExactDecimal) -> String {
    let text = value.description
    let digits = text.drop { $0 == "-" }.prefix { $0 != "." }
    guard digits.count > 3, let whole = Int(digits) else { return text }
    let sign = value.digits < 0 ? "-" : ""
    return sign + language.number(whole) + text.dropFirst(sign.count + digits.count)
  }
}

extension ExactDecimal {
  /// Near enough for a drawing.
  fileprivate var approximate: Double { (0..<Int(scale)).reduce(Double(digits)) { value, _ in value / 10 } }
}

extension TextRenderer {
  func render(_ report: MeasuresReport) { text.write(report, to: output) }
}
