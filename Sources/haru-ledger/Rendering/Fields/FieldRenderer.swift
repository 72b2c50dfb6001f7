import HaruLedger
import HaruParse

extension Key {
  static let schema = Key("schema"), now = Key("now"), zone = Key("zone"), skipped = Key("skipped")
  static let legend = Key("legend"), period = Key("period")
}

/// Shows reports by their fields, as JSON or as CSV: each report says once what its fields are (SPEC, JSON; SPEC, CSV).
struct FieldRenderer<Writer: FieldWriter>: ReportRenderer {
  let ledger: Ledger
  let output: Output

  /// Writes a report: the head, then what `body` writes, and what is shown beside the names in it.
  func write(
    _ kind: ReportKind, _ head: ReportHead, _ legend: @autoclosure () -> Legend, columns: [Key],
    _ body: (inout Writer) -> Void
  ) {
    var writer = Writer(ledger, columns: columns, to: output)
    writer.document { writer in
      writer.field(.schema, "haru-ledger/\(kind.rawValue)/1")
      writer.field(.now, head.now)
      writer.field(.zone, head.zone)
      writer.field(.from, head.range.from)
      writer.field(.to, head.range.to)
      writer.field(.running, head.running)
      writer.field(.paused, head.paused)
      writer.field(.skipped, head.skipped)
      body(&writer)
      writer.detail(.legend) { write(legend(), &$0) }
    }
  }

  private func write(_ legend: Legend, _ writer: inout Writer) {
    writer.list(.actions, legend.actions) { writer, position in
      let action = ledger.actions[position]
      writer.field(.name, action: position)
      writer.field(.kind, action.kind.keyword)
      writer.field(.unit, action.unit)
      writer.field(.best, action.best?.rawValue)
      writer.field(.icon, action.icon)
      writer.field(.color, color: ledger.color(of: position))
    }
    writer.list(.tags, legend.tags) { writer, position in
      writer.field(.name, tag: position)
      writer.field(.color, color: ledger.tags[position].color)
    }
  }

  // MARK: Totals

  /// The totals of a period. In a table each is a row: that of a section where one is named, else of what it is of.
  func totals(_ row: StatsReport.Row, section: String? = nil, _ writer: inout Writer) {
    writer.field(.period, row.period.label)
    writer.field(.from, row.period.from)
    writer.field(.to, row.period.to)
    writer.row(.rowKind) { writer in
      writer.cell(.rowKind, "total")
      writer.object(.total) { time(row.total, &$0) }
    }
    writer.list(.actions, row.actions) { writer, total in
      writer.row(section == nil ? .rowKind : .section) { writer in
        if let section { writer.cell(.section, section) }
        writer.cell(.rowKind, "action")
        let kind = ledger.actions[total.action].kind
        writer.field(.name, action: total.action)
        writer.field(.kind, kind.keyword)
        if kind == .time { return time(total.time, &writer) }
        if kind == .count { writer.field(.count, total.count) }
        writer.field(.entries, total.entries)
        guard kind == .measure else { return }
        writer.object(.latest, total.latest) { point($1, as: (.latestValue, .latestAt), &$0) }
      }
    }
    writer.list(.tags, row.tags) { writer, total in
      writer.row(.rowKind) { writer in
        writer.cell(.rowKind, total.tag == nil ? "untagged" : "tag")
        writer.field(.name, tag: total.tag)
        time(total.time, &writer)
        writer.field(.count, total.count)
      }
    }
  }

  /// A total of time.
  func time(_ time: StatsReport.TimeTotal, _ writer: inout Writer) {
    writer.field(.seconds, time.seconds)
    writer.field(.added, time.added)
    writer.field(.sessions, time.sessions)
  }

  /// A span of time.
  func span(_ span: Range<Instant>, _ writer: inout Writer) {
    writer.field(.start, span.lowerBound)
    writer.field(.end, span.upperBound)
  }

  /// The count or the measure of an entry.
  func amount(_ record: DayReport.Record, _ writer: inout Writer) {
    switch record.amount {
    case .count(let count): writer.field(.amount, count)
    case .measure(let number): writer.field(.amount, number)
    case nil: writer.field(.amount, as: .amount, .none)
    }
  }
}
