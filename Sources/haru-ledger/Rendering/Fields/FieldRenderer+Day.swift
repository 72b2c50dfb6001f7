import HaruLedger
import HaruParse

extension Key {
  static let inDay = Key("inDay"), gaps = Key("gaps"), first = Key("first"), last = Key("last")
  static let untracked = Key("untracked"), lanes = Key("lanes"), blocks = Key("blocks"), lane = Key("lane")
  static let markers = Key("markers"), at = Key("at"), clockChanges = Key("clockChanges"), before = Key("before")
  static let after = Key("after")
  /// The bounds of a day, which no table has.
  static let dayStart = Key("start"), dayEnd = Key("end")
}

extension FieldRenderer {
  /// `day`: in a table a row for each entry.
  func render(_ report: DayReport) {
    let columns: [Key] = [
      .date, .start, .end, .action, .kind, .state, .seconds, .inDay, .amount, .tags, .note, .file, .line,
    ]
    write(.day, report.head, report.legend, columns: columns) { writer in
      writer.field(.date, report.date)
      writer.field(.dayStart, report.bounds.lowerBound)
      writer.field(.dayEnd, report.bounds.upperBound)
      let lines = EntryLines(ledger.document, report.records.map(\.entry))
      writer.list(.entries, report.records) { writer, entry in
        writer.row(.inDay) { record(entry, isRunning: report.isRunning(entry), lines, &$0) }
      }
      writer.detail(.totals) { totals(report.totals, &$0) }
      writer.field(.first, report.span?.lowerBound)
      writer.field(.last, report.span?.upperBound)
      writer.field(.untracked, report.gaps.reduce(0) { $0 + $1.seconds })
      writer.list(.gaps, report.gaps) { writer, gap in
        span(gap, &writer)
        writer.field(.seconds, gap.seconds)
      }
    }
  }

  private func record(
    _ record: DayReport.Record, isRunning: Bool, _ lines: EntryLines, _ writer: inout Writer
  ) {
    let document = ledger.document
    let kind = ledger.actions[record.action].kind
    let file = document.files[Int(document.file(of: record.entry).index)]
    writer.field(.action, action: record.action)
    writer.field(.kind, kind.keyword)
    writer.field(.start, record.start)
    writer.field(.end, record.end)
    state(isRunning: isRunning, isPaused: record.form == .paused, &writer)
    writer.field(.untimed, record.start == nil)
    writer.field(.seconds, record.seconds)
    writer.field(.inDay, record.inDay)
    if kind != .time {
      writer.cell(.seconds, .none)
      writer.cell(.inDay, .none)
    }
    amount(record, &writer)
    writer.values(.tags, record.tags.lazy.map { .tag($0) })
    writer.field(.note, document.note(of: record.entry))
    writer.field(.file, document.relativePath(of: file))
    writer.field(.line, lines.line(of: record.entry))
  }

  /// Whether a session runs or is paused; in a table a word.
  private func state(isRunning: Bool, isPaused: Bool, _ writer: inout Writer) {
    writer.field(.running, isRunning)
    writer.field(.paused, isPaused)
    writer.cell(.state, isRunning ? "running" : isPaused ? "paused" : "")
  }

  /// `timetable`: in a table a row for each block, marker and entry without a time.
  func render(_ report: TimetableReport) {
    let columns: [Key] = [
      .date, .rowKind, .action, .start, .end, .lane, .state, .seconds, .amount, .note,
    ]
    write(.timetable, report.head, report.legend, columns: columns) { writer in
      writer.list(.days, report.days) { day($1, &$0) }
      writer.detail(.totals) { totals(report.totals, &$0) }
    }
  }

  private func day(_ day: TimetableReport.Day, _ writer: inout Writer) {
    writer.field(.date, day.date)
    writer.field(.dayStart, day.bounds.lowerBound)
    writer.field(.dayEnd, day.bounds.upperBound)
    writer.field(.lanes, day.lanes)
    writer.list(.blocks, day.blocks) { writer, block in
      writer.row(.lane) { writer in
        writer.cell(.rowKind, "block")
        writer.field(.action, action: block.action)
        span(block.span, &writer)
        writer.field(.lane, block.lane)
        state(isRunning: block.isRunning, isPaused: block.isPaused, &writer)
        writer.cell(.seconds, .number(block.span.seconds))
        writer.field(.note, ledger.document.note(of: block.entry))
      }
    }
    writer.list(.markers, day.markers) { writer, record in
      writer.row(.lane) { writer in
        writer.cell(.rowKind, "marker")
        writer.field(.action, action: record.action)
        writer.field(.at, as: .start, record.start)
        amount(record, &writer)
        writer.field(.note, ledger.document.note(of: record.entry))
      }
    }
    writer.list(.untimed, day.untimed) { writer, record in
      writer.row(.lane) { writer in
        writer.cell(.rowKind, "untimed")
        writer.field(.action, action: record.action)
        writer.field(.seconds, record.amount == nil ? record.seconds : nil)
        amount(record, &writer)
        writer.field(.note, ledger.document.note(of: record.entry))
      }
    }
    writer.detail(.total) { time(day.total, &$0) }
    writer.list(.clockChanges, day.clockChanges) { writer, change in
      writer.field(.at, change.at)
      writer.field(.before, change.before)
      writer.field(.after, change.after)
    }
  }
}
