import HaruLedger
import HaruParse

/// The CSV of reports (SPEC, CSV): one header a kind, the same in every language; the keys and values are those of JSON.
struct ReportCSV {
  let ledger: Ledger

  private var json: ReportJSON { ReportJSON(ledger: ledger) }

  /// The name of an action.
  func name(ofAction position: Int) -> String { ledger.text(ledger.actions[position].name.name) }

  /// The name of a tag without `#`; empty for the group without a tag.
  func name(ofTag position: Int?) -> String { position.map { ledger.text(ledger.tags[$0].name.name) } ?? "" }

  /// An instant, empty for nil.
  func time(_ instant: Instant?) -> String { instant.map(json.time) ?? "" }

  /// `report stats`: a row for each total, action and tag of each period.
  func write(_ report: StatsReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row(["period", "from", "to", "kind", "name", "seconds", "added", "sessions", "count", "entries"])
    for row in report.rows {
      let period = [row.period.label, row.period.from.description, row.period.to.description]
      csv.row(period + ["total", ""] + Self.cells(row.total) + ["", ""])
      for total in row.actions {
        let head = period + ["action", name(ofAction: total.action)]
        switch ledger.actions[total.action].kind {
        case .time: csv.row(head + Self.cells(total.time) + ["", ""])
        case .count: csv.row(head + ["", "", "", String(total.count), String(total.entries)])
        case .measure: csv.row(head + ["", "", "", "", String(total.entries)])
        }
      }
      for total in row.tags {
        csv.row(
          period + [total.tag == nil ? "untagged" : "tag", name(ofTag: total.tag)] + Self.cells(total.time)
            + [String(total.count), ""])
      }
    }
  }

  private static func cells(_ time: StatsReport.TimeTotal) -> [String] {
    [String(time.seconds), String(time.added), String(time.sessions)]
  }

  /// `report day`: a row for each entry.
  func write(_ report: DayReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row([
      "date", "start", "end", "action", "kind", "state", "seconds", "inDay", "amount", "tags", "note", "file", "line",
    ])
    let document = ledger.document
    for record in report.records {
      let kind = ledger.actions[record.action].kind
      let file = document.files[Int(document.file(ofEntry: record.entry).index)]
      let state = record.form == .running ? "running" : record.form == .paused ? "paused" : ""
      csv.row([
        report.date.description, time(record.start), time(record.end), name(ofAction: record.action), kind.keyword,
        state, kind == .time ? String(record.seconds) : "", kind == .time ? String(record.inDay) : "",
        amount(of: record),
        record.tags.map { ledger.text(ledger.tags[$0].name.name) }.joined(separator: " "),
        document.note(ofEntry: record.entry) ?? "", json.relative(file.path),
        String(file.line(at: Int(document.entries[record.entry].line))),
      ])
    }
  }

  /// The count or the measure of an entry; empty without one.
  func amount(of record: DayReport.Record) -> String {
    switch record.amount {
    case .count(let count): String(count)
    case .measure(let number): number.description
    case nil: ""
    }
  }

  /// `report estimates`: a row for each action, without a month, and one for each of its months.
  func write(_ report: EstimatesReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row([
      "action", "month", "total", "achieved", "failed", "rate", "streak", "best", "meanElapsed", "meanLeft", "meanOver",
    ])
    for action in report.actions {
      let name = name(ofAction: action.action)
      csv.row([name, ""] + Self.cells(action.figures))
      for month in action.months { csv.row([name, month.label] + Self.cells(month.figures)) }
    }
  }

  private static func cells(_ figures: EstimatesReport.Figures) -> [String] {
    let means = [figures.meanElapsed, figures.meanLeft, figures.meanOver].map { $0.map(String.init) ?? "" }
    let counts = [figures.total, figures.achieved, figures.failed].map(String.init)
    return counts + [figures.rate.map(String.init) ?? "", String(figures.streak), String(figures.best)] + means
  }

  /// `report measures`: a row for each action, each of its tags, and what bears none.
  func write(_ report: MeasuresReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row([
      "action", "unit", "kind", "tag", "latest", "latestAt", "best", "bestAt", "meanLast10", "entries",
    ])
    for action in report.actions {
      let head = [name(ofAction: action.action), ledger.actions[action.action].unit ?? ""]
      csv.row(head + ["action", ""] + cells(action.figures))
      for tag in action.tags {
        csv.row(head + [tag.tag == nil ? "untagged" : "tag", name(ofTag: tag.tag)] + cells(tag.figures))
      }
    }
  }

  private func cells(_ figures: MeasuresReport.Figures) -> [String] {
    [
      figures.latest.value.description, json.moment(figures.latest.at), figures.best?.value.description ?? "",
      figures.best.map { json.moment($0.at) } ?? "", figures.meanOfLastTen.description, String(figures.points.count),
    ]
  }
}
