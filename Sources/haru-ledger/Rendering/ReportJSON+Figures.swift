import HaruLedger
import HaruParse

/// The JSON of `report estimates` and `report measures`.
extension ReportJSON {
  /// `report estimates`.
  func write(_ report: EstimatesReport, to output: Output) {
    write("estimates", report.head, to: output) { json in
      json.key("actions")
      json.array(report.actions) { json, action in
        json.object { json in
          fields(of: action.figures, name: ledger.text(ledger.actions[action.action].name.name), &json)
          json.key("months")
          json.array(action.months) { json, month in
            json.object { fields(of: month.figures, name: month.label, &$0) }
          }
        }
      }
    }
  }

  private func fields(of figures: EstimatesReport.Figures, name: String, _ json: inout JSONWriter) {
    json.field("name", name)
    json.field("total", figures.total)
    json.field("achieved", figures.achieved)
    json.field("failed", figures.failed)
    json.field("rate", figures.rate)
    json.field("streak", figures.streak)
    json.field("best", figures.best)
    json.field("meanElapsed", figures.meanElapsed)
    json.field("meanLeft", figures.meanLeft)
    json.field("meanOver", figures.meanOver)
  }

  /// `report measures`.
  func write(_ report: MeasuresReport, to output: Output) {
    write("measures", report.head, to: output) { json in
      json.key("actions")
      json.array(report.actions) { json, action in
        let declaration = ledger.actions[action.action]
        json.object { json in
          fields(of: action.figures, name: ledger.text(declaration.name.name), unit: declaration.unit, &json)
          json.key("tags")
          json.array(action.tags) { json, tag in
            let name = tag.tag.map { ledger.text(ledger.tags[$0].name.name) }
            json.object { fields(of: tag.figures, name: name, unit: declaration.unit, &$0) }
          }
        }
      }
    }
  }

  private func fields(of figures: MeasuresReport.Figures, name: String?, unit: String?, _ json: inout JSONWriter) {
    json.field("name", name)
    json.field("unit", unit)
    json.key("latest")
    point(figures.latest, &json)
    json.key("best")
    if let best = figures.best { point(best, &json) } else { json.value(nil as String?) }
    json.field("meanLast10", figures.meanOfLastTen.description)
    json.field("entries", figures.points.count)
  }

  private func point(_ point: MeasuresReport.Point, _ json: inout JSONWriter) {
    json.object { json in
      json.field("value", point.value.description)
      json.field("at", moment(point.at))
    }
  }

  /// An instant, or the date of an untimed entry.
  func moment(_ moment: MeasuresReport.Moment) -> String {
    switch moment {
    case .time(let instant): time(instant)
    case .day(let day): day.description
    }
  }
}
