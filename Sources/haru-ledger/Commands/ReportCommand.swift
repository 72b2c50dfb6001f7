import HaruLedger
import HaruParse

/// `report`: what the entries add up to.
enum ReportCommand {
  /// Makes and shows the report; `findings` where lines had to be left out. With `--strict`, a ledger with errors has none.
  static func run(
    _ options: ReportOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let context = try LedgerContext(try located(options, in: world), common, in: world)
    let filter = try context.filter(options)
    let range =
      options.kind.isOfOneDay
      ? context.days(options.date, isOfWeek: options.isOfWeek) : context.days(options.range)
    let goals = context.goals(options)
    let timeline = Timeline(
      context.ledger, now: context.now, extent: context.extent(of: options.kind, range, goals: goals))
    let hasErrors = timeline.diagnostics.errors > 0
    if hasErrors {
      let command = "\(Program.name) check"
      let sentence =
        options.isStrict
        ? context.language.refused(timeline.diagnostics.errors, command: command)
        : context.language.leftOut(timeline.skippedLines, command: command)
      Program.report(Sentence(sentence), in: world)
      if options.isStrict { return .findings }
    }
    let text = ReportText(
      ledger: context.ledger, language: context.language,
      style: common.outputStyle(in: world, theme: context.ledger.settings.theme), width: world.width,
      showsDecimalHours: options.showsDecimalHours)
    let json = ReportJSON(ledger: context.ledger)
    let csv = ReportCSV(ledger: context.ledger)
    switch (options.kind, options.format) {
    case (.stats, let format):
      let report = StatsReport(
        timeline, range: range, by: options.grouping, filter: filter, fillsEmptyPeriods: options.fillsEmptyPeriods)
      switch format {
      case .text: text.write(report, by: options.grouping, to: world.output)
      case .json: json.write(report, to: world.output)
      case .csv: csv.write(report, to: world.output)
      }
    case (.day, let format):
      let report = DayReport(timeline, date: context.day(options.date), filter: filter)
      switch format {
      case .text: text.write(report, to: world.output)
      case .json: json.write(report, to: world.output)
      case .csv: csv.write(report, to: world.output)
      }
    case (.goals, let format):
      let report = GoalsReport(timeline, goals: goals, listsPeriods: options.listsPeriods)
      switch format {
      case .text: text.write(report, listsPeriods: options.listsPeriods, to: world.output)
      case .json: json.write(report, listsPeriods: options.listsPeriods, to: world.output)
      case .csv: csv.write(report, listsPeriods: options.listsPeriods, to: world.output)
      }
    case (.overview, let format):
      let report = OverviewReport(timeline)
      switch format {
      case .text: text.write(report, to: world.output)
      case .json: json.write(report, to: world.output)
      case .csv: csv.write(report, to: world.output)
      }
    case (.timetable, let format):
      let day = context.day(options.date)
      let days = (range.from ?? day)..<((range.to ?? day) + 1)
      let report = TimetableReport(timeline, days: days, filter: filter)
      switch format {
      case .text: text.write(report, to: world.output)
      case .json: json.write(report, to: world.output)
      case .csv: csv.write(report, to: world.output)
      }
    }
    return hasErrors ? .findings : .done
  }

  /// The files of the ledger. A first word that is neither a kind of report nor a file is a misspelt kind.
  private static func located(_ options: ReportOptions, in world: World) throws(CommandFailure) -> [String] {
    do throws(CommandFailure) {
      return try LedgerFiles.located(options.files, in: world)
    } catch {
      guard let word = options.possibleKind,
        error == .files(.unreadable(path: word, reason: .notFound, source: .operand))
      else { throw error }
      let kinds = ReportKind.allCases.map(\.rawValue)
      throw .usage(
        .unknownChoice(of: "KIND", text: word, choices: kinds, suggestion: closest(to: word, among: kinds)))
    }
  }
}
