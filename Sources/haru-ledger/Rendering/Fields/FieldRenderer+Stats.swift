import HaruLedger
import HaruParse

extension Key {
  static let rows = Key("rows"), summary = Key("summary"), share = Key("share"), perDay = Key("perDay")
  static let activeDays = Key("activeDays"), perActiveDay = Key("perActiveDay"), longest = Key("longest")
  static let course = Key("course"), periods = Key("periods"), grid = Key("grid"), step = Key("step")
  static let shades = Key("shades"), passedDays = Key("passedDays"), longestRun = Key("longestRun")
  static let currentRun = Key("currentRun")
}

extension FieldRenderer {
  /// `stats`: in a table a row for each total, action and tag of each period.
  func render(_ report: StatsReport) {
    let columns: [Key] = [
      .period, .from, .to, .rowKind, .name, .seconds, .added, .sessions, .count, .entries, .latestValue, .latestAt,
    ]
    write(.stats, report.head, report.legend, columns: columns) { writer in
      writer.list(.rows, report.rows) { totals($1, &$0) }
      writer.detail(.summary) { summary(report, &$0) }
      writer.object(.grid, report.grid) { grid($1, &$0) }
    }
  }

  /// All periods together.
  private func summary(_ report: StatsReport, _ writer: inout Writer) {
    let summary = report.summary
    writer.field(.days, report.days)
    figures(summary.total, report, &writer)
    writer.list(.actions, summary.actions) { writer, figures in
      if case .action(let action) = figures.subject { writer.field(.name, action: action) }
      self.figures(figures, report, &writer)
    }
    writer.list(.tags, summary.tags) { writer, figures in
      if case .tag(let tag) = figures.subject { writer.field(.name, tag: tag) }
      self.figures(figures, report, &writer)
    }
  }

  private func figures(_ figures: StatsReport.Figures, _ report: StatsReport, _ writer: inout Writer) {
    writer.field(.share, figures.share?.whole)
    mean(.perDay, figures.mean(of: report.days), &writer)
    writer.field(.activeDays, figures.activity?.days)
    mean(.perActiveDay, figures.activity.flatMap { figures.mean(of: $0.days) }, &writer)
    writer.field(.longest, figures.activity.map(\.longest))
    writer.object(.course, report.course(of: figures.subject)) { writer, course in
      writer.field(.unit, course.unit.rawValue)
      writer.field(.periods, course.neighbors)
      writer.values(.values, course.values.lazy.map { .number($0) })
    }
  }

  /// Seconds, or a count with a decimal.
  private func mean(_ key: Key, _ mean: StatsReport.Mean?, _ writer: inout Writer) {
    switch mean {
    case .seconds(let seconds): writer.field(key, seconds)
    case .count(let count): writer.field(key, count)
    case nil: writer.field(key, as: key, .none)
    }
  }

  private func grid(_ grid: HabitGrid, _ writer: inout Writer) {
    switch grid.subject {
    case .action(let action): writer.field(.action, action: action)
    case .tag(let tag): writer.field(.tag, tag: tag)
    case .everything: break
    }
    writer.field(.from, grid.days.lowerBound)
    writer.field(.to, grid.days.upperBound - 1)
    writer.field(.unit, grid.unit.rawValue)
    writer.field(.step, grid.step)
    writer.field(.passedDays, grid.passedDays)
    writer.field(.activeDays, grid.activeDays)
    writer.field(.longestRun, grid.longestRun)
    writer.field(.currentRun, grid.currentRun)
    writer.values(.values, grid.values.lazy.map { .number($0) })
    let days = grid.days.lowerBound.value..<grid.days.upperBound.value
    writer.values(
      .shades, days.lazy.map { grid.shade(of: DayNumber($0)).map { .number(Int64($0)) } ?? .none })
  }
}
