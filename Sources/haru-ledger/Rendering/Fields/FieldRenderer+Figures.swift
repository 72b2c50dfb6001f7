import HaruLedger
import HaruParse

extension Key {
  static let achieved = Key("achieved"), failed = Key("failed"), meanElapsed = Key("meanElapsed")
  static let meanLeft = Key("meanLeft"), meanOver = Key("meanOver"), months = Key("months")
  static let latest = Key("latest"), meanLast10 = Key("meanLast10"), change = Key("change")
  // In tables, what JSON nests has names of its own.
  static let monthName = Key("month"), latestValue = Key("latest"), latestAt = Key("latestAt")
  static let bestValue = Key("best"), bestAt = Key("bestAt")
}

extension FieldRenderer {
  /// `estimates`: in a table a row for each action, without a month, and one for each of its months.
  func render(_ report: EstimatesReport) {
    let columns: [Key] = [
      .action, .monthName, .total, .achieved, .failed, .rate, .streak, .best, .meanElapsed, .meanLeft, .meanOver,
    ]
    write(.estimates, report.head, report.legend, columns: columns) { writer in
      writer.list(.actions, report.actions) { writer, action in
        writer.field(.name, as: .action, action: action.action)
        writer.row(.monthName) { figures(action.figures, &$0) }
        writer.list(.months, action.months) { writer, month in
          writer.row(.monthName) { writer in
            writer.field(.name, as: .monthName, month.label)
            figures(month.figures, &writer)
          }
        }
      }
      writer.detail(.summary) { writer in
        writer.field(.total, report.total)
        writer.field(.achieved, report.achieved)
        writer.field(.rate, report.total > 0 ? report.achieved * 100 / report.total : nil)
      }
    }
  }

  private func figures(_ figures: EstimatesReport.Figures, _ writer: inout Writer) {
    writer.field(.total, figures.total)
    writer.field(.achieved, figures.achieved)
    writer.field(.failed, figures.failed)
    writer.field(.rate, figures.rate)
    writer.field(.streak, figures.streak)
    writer.field(.best, figures.best)
    writer.field(.meanElapsed, figures.meanElapsed)
    writer.field(.meanLeft, figures.meanLeft)
    writer.field(.meanOver, figures.meanOver)
  }

  /// `measures`: in a table a row for each action, each of its tags, and what has none.
  func render(_ report: MeasuresReport) {
    let columns: [Key] = [
      .action, .unit, .rowKind, .tag, .latestValue, .latestAt, .bestValue, .bestAt, .meanLast10, .entries,
    ]
    write(.measures, report.head, report.legend, columns: columns) { writer in
      writer.list(.actions, report.actions) { writer, action in
        let unit = ledger.actions[action.action].unit
        writer.field(.name, as: .action, action: action.action)
        writer.field(.unit, unit)
        writer.row(.rowKind) { writer in
          writer.cell(.rowKind, "action")
          figures(action.figures, &writer)
        }
        writer.list(.tags, action.tags) { writer, tag in
          writer.row(.rowKind) { writer in
            writer.cell(.rowKind, tag.tag == nil ? "untagged" : "tag")
            writer.field(.name, as: .tag, tag: tag.tag)
            writer.field(.unit, unit)
            figures(tag.figures, &writer)
          }
        }
      }
    }
  }

  private func figures(_ figures: MeasuresReport.Figures, _ writer: inout Writer) {
    writer.object(.latest) { point(figures.latest, as: (.latestValue, .latestAt), &$0) }
    writer.object(.best, figures.best) { point($1, as: (.bestValue, .bestAt), &$0) }
    writer.field(.meanLast10, figures.meanOfLastTen)
    writer.field(.entries, figures.points.count)
    writer.detail(.first) { point(figures.points[0], as: (.value, .at), &$0) }
    writer.field(.change, figures.change)
    writer.detail(.course) { writer in
      let (neighbors, values) = figures.course
      writer.field(.entries, neighbors)
      writer.values(.values, values.lazy.map { .text($0.description) })
    }
  }

  /// A number and when it was measured.
  func point(_ point: MeasuresReport.Point, as columns: (value: Key, at: Key), _ writer: inout Writer) {
    writer.field(.value, as: columns.value, point.value)
    switch point.at {
    case .time(let instant): writer.field(.at, as: columns.at, instant)
    case .day(let day): writer.field(.at, as: columns.at, day)
    }
  }
}
