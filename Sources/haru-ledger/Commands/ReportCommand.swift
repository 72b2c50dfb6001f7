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
    show(
      options, context, timeline, range, filter, goals,
      style: common.outputStyle(in: world, theme: context.ledger.settings.theme), in: world)
    return hasErrors ? .findings : .done
  }

  /// Makes the report of the kind and writes it in the form that are asked for.
  private static func show(
    _ options: ReportOptions, _ context: LedgerContext, _ timeline: Timeline, _ range: DayRange, _ filter: EntryFilter,
    _ goals: Set<Int>?, style: Style, in world: World
  ) {
    let output = world.output
    let text = ReportText(
      ledger: context.ledger, language: context.language, style: style, width: world.width,
      showsDecimalHours: options.showsDecimalHours)
    let json = ReportJSON(ledger: context.ledger)
    let csv = ReportCSV(ledger: context.ledger)
    func write(_ asText: () -> Void, _ asJSON: () -> Void, _ asCSV: () -> Void) {
      switch options.format {
      case .text: asText()
      case .json: asJSON()
      case .csv: asCSV()
      }
    }
    switch options.kind {
    case .overview:
      let report = OverviewReport(timeline)
      write({ text.write(report, to: output) }, { json.write(report, to: output) }, { csv.write(report, to: output) })
    case .day:
      let report = DayReport(timeline, date: context.day(options.date), filter: filter)
      write({ text.write(report, to: output) }, { json.write(report, to: output) }, { csv.write(report, to: output) })
    case .timetable:
      let day = context.day(options.date)
      let days = (range.from ?? day)..<((range.to ?? day) + 1)
      let report = TimetableReport(timeline, days: days, filter: filter)
      write({ text.write(report, to: output) }, { json.write(report, to: output) }, { csv.write(report, to: output) })
    case .stats:
      let report = StatsReport(
        timeline, range: range, by: options.grouping, filter: filter, fillsEmptyPeriods: options.fillsEmptyPeriods,
        activity: options.format == .text)
      write(
        { text.write(report, by: options.grouping, grid: HabitGrid(timeline, filter, report), to: output) },
        { json.write(report, to: output) }, { csv.write(report, to: output) })
    case .goals:
      let report = GoalsReport(timeline, goals: goals, listsPeriods: options.listsPeriods)
      let lists = options.listsPeriods
      write(
        { text.write(report, listsPeriods: lists, to: output) },
        { json.write(report, listsPeriods: lists, to: output) },
        { csv.write(report, listsPeriods: lists, to: output) })
    case .estimates:
      let report = EstimatesReport(timeline, range: range, filter: filter)
      write({ text.write(report, to: output) }, { json.write(report, to: output) }, { csv.write(report, to: output) })
    case .measures:
      let report = MeasuresReport(timeline, range: range, filter: filter)
      write({ text.write(report, to: output) }, { json.write(report, to: output) }, { csv.write(report, to: output) })
    }
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
