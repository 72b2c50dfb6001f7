import HaruLedger
import HaruParse

/// `report`: what the entries add up to.
enum ReportCommand {
  /// Makes and shows the report; `findings` where lines had to be left out. With `--strict`, a ledger with errors has none.
  static func run(
    _ options: ReportOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let context = try LedgerContext(try located(options, common, in: world), common, in: world)
    let request = try context.request(options)
    let timeline = Timeline(context.ledger, now: context.now)
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
    let style = common.outputStyle(in: world, theme: context.ledger.settings.theme)
    let text = ReportText(
      ledger: context.ledger, language: context.language, style: style, width: world.width,
      showsDecimalHours: options.showsDecimalHours)
    options.format.write(Report(request, timeline), of: context.ledger, asText: text, to: world.output)
    if options.showsLegend, options.format == .text {
      world.output.append("\n" + text.legend(options.kind).joined(separator: "\n") + "\n")
    }
    return hasErrors ? .findings : .done
  }

  /// The files of the ledger. A first word that is neither a kind of report nor a file is a misspelt kind, or a period; what looks
  /// like a date and is no file was meant as one.
  private static func located(
    _ options: ReportOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> [String] {
    do throws(CommandFailure) {
      return try LedgerFiles.located(options.files, in: world)
    } catch {
      guard case .files(.unreadable(let word, .notFound, .operand)) = error else { throw error }
      let year = common.now?.day.civil.year ?? DayNumber(Int32(clamping: world.now() / 86_400)).civil.year
      if let days = DaysAsFile(word, year: year) {
        throw .usage(.dateAsFile(text: word, command: days.command(options.kind)))
      }
      guard word == options.possibleKind else { throw error }
      if let commands = CommandWords.reports(for: word) {
        throw .usage(.periodAsKind(text: word, commands: commands))
      }
      let kinds = ReportKind.allCases.map(\.rawValue)
      throw .usage(
        .unknownChoice(of: "KIND", text: word, choices: kinds, suggestion: closest(to: word, among: kinds)))
    }
  }
}

/// Days that stand where a file or the kind of report belongs.
private enum DaysAsFile {
  case day(DayNumber)
  case period(String)

  /// The days that an operand means which is no date as this program reads it: `11-24`, `7/6`, `2026/7/6`, `2026-07`, `2026-W27`. The
  /// year is that of a date without one.
  init?(_ text: String, year: Int) {
    if text.contains("-"), case .some = PeriodRequest(text) {
      self = .period(text)
      return
    }
    let parts = text.split(whereSeparator: { "-/.".contains($0) })
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == parts.count, (2...3).contains(parts.count), text.utf8.count <= 12 else { return nil }
    let date = numbers.count == 2 ? [year] + numbers : numbers
    guard DayNumber.isValid(year: date[0], month: date[1], day: date[2]) else { return nil }
    self = .day(DayNumber(year: date[0], month: date[1], day: date[2]))
  }

  /// The command that shows them, in a report of a kind where it has one.
  func command(_ kind: ReportKind) -> String {
    switch self {
    case .day(let day) where kind.isOfOneDay: "report \(kind.rawValue) \(day)"
    case .day(let day) where kind == .overview || kind == .goals: "report day \(day)"
    case .day(let day): "report \(kind.rawValue) --period \(day)"
    case .period(let text):
      kind.unfitOptions.contains(.period) || kind.isOfOneDay || kind == .overview
        ? "report stats --period \(text)" : "report \(kind.rawValue) --period \(text)"
    }
  }
}
