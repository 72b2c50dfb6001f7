import HaruLedger
import HaruParse

extension ReportJSON {
  /// `report timetable`.
  func write(_ report: TimetableReport, to output: Output) {
    write("timetable", report.head, to: output) { json in
      json.key("days")
      json.array(report.days, day)
    }
  }

  private func day(_ json: inout JSONWriter, _ day: TimetableReport.Day) {
    json.object { json in
      json.field("date", day.date.description)
      json.field("start", time(day.bounds.lowerBound))
      json.field("end", time(day.bounds.upperBound))
      json.field("lanes", day.lanes)
      json.key("blocks")
      json.array(day.blocks) { json, block in
        json.object { json in
          json.field("action", name(ofAction: block.action))
          json.field("start", time(block.span.lowerBound))
          json.field("end", time(block.span.upperBound))
          json.field("lane", block.lane)
          json.field("running", block.isRunning)
          json.field("paused", block.isPaused)
          json.field("note", ledger.document.note(ofEntry: block.entry))
        }
      }
      json.key("markers")
      json.array(day.markers) { json, record in
        json.object { json in
          json.field("action", name(ofAction: record.action))
          json.field("at", record.start.map(time))
          amount(of: record, &json)
        }
      }
      json.key("untimed")
      json.array(day.untimed) { json, record in
        json.object { json in
          json.field("action", name(ofAction: record.action))
          json.field("seconds", record.amount == nil ? record.seconds : nil)
          amount(of: record, &json)
          json.field("note", ledger.document.note(ofEntry: record.entry))
        }
      }
    }
  }

  private func name(ofAction position: Int) -> String { ledger.text(ledger.actions[position].name.name) }
}

extension ReportCSV {
  /// `report timetable`: a row for each block, marker and entry without a time.
  func write(_ report: TimetableReport, to output: Output) {
    var csv = CSVWriter(output)
    csv.row(["date", "kind", "action", "start", "end", "lane", "state", "seconds", "amount", "note"])
    for day in report.days {
      let date = day.date.description
      for block in day.blocks {
        csv.row([
          date, "block", name(ofAction: block.action), time(block.span.lowerBound), time(block.span.upperBound),
          String(block.lane), block.isRunning ? "running" : block.isPaused ? "paused" : "",
          String(block.span.seconds), "", ledger.document.note(ofEntry: block.entry) ?? "",
        ])
      }
      for record in day.markers + day.untimed {
        csv.row([
          date, record.start == nil ? "untimed" : "marker", name(ofAction: record.action), time(record.start), "", "",
          "", record.amount == nil ? String(record.seconds) : "", amount(of: record),
          ledger.document.note(ofEntry: record.entry) ?? "",
        ])
      }
    }
  }
}
