import HaruLedger
import HaruParse

/// The parts that the JSON of all reports shares (SPEC, JSON).
struct ReportJSON {
  let ledger: Ledger
  var calendar: LedgerCalendar { ledger.calendar }

  /// Writes a report: the head and then what `body` writes.
  func write(
    _ kind: String, _ head: ReportHead, to output: Output, _ body: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(output)
    json.object { json in
      json.field("schema", "haru-ledger/\(kind)/1")
      json.field("now", time(head.now))
      json.field("zone", head.zone)
      json.field("from", head.range.from?.description)
      json.field("to", head.range.to?.description)
      json.field("running", head.running)
      json.field("paused", head.paused)
      json.field("skipped", head.skipped)
      body(&json)
    }
    json.end()
  }

  /// An instant by ISO 8601: `2026-07-06T09:00:00+09:00`, without offset in a ledger without zone.
  func time(_ instant: Instant) -> String {
    let (day, second, offset) = calendar.civil(at: instant)
    let clock = "\(day)T" + Self.fields([second / 3600, second / 60 % 60, second % 60])
    guard let offset else { return clock }
    let size = Int(offset.magnitude)
    let seconds = size % 60 == 0 ? [] : [size % 60]
    return clock + (offset < 0 ? "-" : "+") + Self.fields([size / 3600, size / 60 % 60] + seconds)
  }

  private static func fields(_ numbers: [Int]) -> String {
    numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The members of a time total.
  func fields(of time: StatsReport.TimeTotal, _ json: inout JSONWriter) {
    json.field("seconds", time.seconds)
    json.field("added", time.added)
    json.field("sessions", time.sessions)
  }

  /// A row of totals.
  func row(_ row: StatsReport.Row, _ json: inout JSONWriter) {
    json.object { json in
      json.field("period", row.period.label)
      json.field("from", row.period.from.description)
      json.field("to", row.period.to.description)
      json.key("total")
      json.object { fields(of: row.total, &$0) }
      json.key("actions")
      json.array(row.actions, action)
      json.key("tags")
      json.array(row.tags) { json, tag in
        json.object { json in
          json.field("name", tag.tag.map { ledger.text(ledger.tags[$0].name.name) })
          fields(of: tag.time, &json)
          json.field("count", tag.count)
        }
      }
    }
  }

  private func action(_ json: inout JSONWriter, _ total: StatsReport.ActionTotal) {
    let action = ledger.actions[total.action]
    json.object { json in
      json.field("name", ledger.text(action.name.name))
      json.field("kind", action.kind.keyword)
      switch action.kind {
      case .time: fields(of: total.time, &json)
      case .count:
        json.field("count", total.count)
        json.field("entries", total.entries)
      case .measure: json.field("entries", total.entries)
      }
    }
  }

  /// `report stats`.
  func write(_ report: StatsReport, to output: Output) {
    write("stats", report.head, to: output) { json in
      json.key("rows")
      json.array(report.rows) { row($1, &$0) }
    }
  }

  /// `report day`.
  func write(_ report: DayReport, to output: Output) {
    write("day", report.head, to: output) { json in
      json.field("date", report.date.description)
      json.field("start", time(report.bounds.lowerBound))
      json.field("end", time(report.bounds.upperBound))
      json.key("entries")
      let lines = EntryLines(ledger.document, report.records.map(\.entry))
      json.array(report.records) { record($1, lines, &$0) }
      json.key("totals")
      row(report.totals, &json)
    }
  }

  private func record(_ record: DayReport.Record, _ lines: EntryLines, _ json: inout JSONWriter) {
    let document = ledger.document
    let action = ledger.actions[record.action]
    let file = document.files[Int(document.file(ofEntry: record.entry).index)]
    json.object { json in
      json.field("action", ledger.text(action.name.name))
      json.field("kind", action.kind.keyword)
      json.field("start", record.start.map(time))
      json.field("end", record.end.map(time))
      json.field("running", record.form == .running)
      json.field("paused", record.form == .paused)
      json.field("untimed", record.start == nil)
      json.field("seconds", record.seconds)
      json.field("inDay", record.inDay)
      amount(of: record, &json)
      json.key("tags")
      json.array(record.tags) { $0.value(ledger.text(ledger.tags[$1].name.name)) }
      json.field("note", document.note(ofEntry: record.entry))
      json.field("file", relative(file.path))
      json.field("line", lines.line(ofEntry: record.entry))
    }
  }

  /// The count or the measure of an entry.
  func amount(of record: DayReport.Record, _ json: inout JSONWriter) {
    json.key("amount")
    switch record.amount {
    case .count(let count): json.value(count)
    case .measure(let number): json.value(number.description)
    case nil: json.value(nil as String?)
    }
  }

  /// A path as seen from the main file's folder.
  func relative(_ path: String) -> String {
    let folder = Path.folder(of: ledger.document.files[0].path) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

/// The line numbers of entries. A file of which many are asked for is gone through once.
private struct EntryLines {
  let document: Document
  private var indices: [FileID: LineIndex] = [:]

  /// The lines of `entries`, as positions in `Document.entries`.
  init(_ document: Document, _ entries: [Int]) {
    self.document = document
    var counts: [FileID: Int] = [:]
    for entry in entries { counts[document.file(ofEntry: entry), default: 0] += 1 }
    for (file, count) in counts where count > 8 {
      let bytes = document.files[Int(file.index)].bytes
      indices[file] = LineIndex(bytes.span)
    }
  }

  /// The line, from 1, of an entry.
  func line(ofEntry entry: Int) -> Int {
    let file = document.file(ofEntry: entry)
    let offset = Int(document.entries[entry].line)
    return indices[file]?.line(at: offset) ?? document.files[Int(file.index)].line(at: offset)
  }
}
