import HaruLedger
import HaruParse

/// `check`: everything that is wrong with a ledger, on standard output, because it is the result.
enum CheckCommand {
  /// Finds, shows and counts; `findings` where there are errors (with `--strict`, warnings too).
  static func run(
    _ options: CheckOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let result = try examine(options, common, in: world)
    CheckRenderer(
      result: result, format: options.format, showsAll: options.showsAll,
      style: common.outputStyle(in: world), width: world.width
    ).render(to: world.output)
    tellWholeLedger(of: result, options, in: world)
    return result.errors > 0 || options.isStrict && result.warnings > 0 ? .findings : .done
  }

  /// Reads the ledger and finds what is wrong with it, after repairing what is asked for.
  private static func examine(
    _ options: CheckOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> CheckResult {
    let paths = try LedgerFiles.located(options.files, in: world)
    var fixed: RepairsMade?
    if options.appliesFixes {
      if paths.contains(where: LedgerFiles.isStream) { throw .usage(.fixOfStandardInput) }
      var run = FixRun(paths, includesHints: options.showsHints, common, in: world)
      fixed = try run.perform()
    }
    let context = try LedgerContext(paths, common, in: world)
    let bag = diagnostics(context, includesHints: options.showsHints, world.files)
    let groups = bag.sorted()
    let document = context.ledger.document
    return CheckResult(
      files: document.files, groups: groups, errors: bag.errors, warnings: bag.warnings, hints: bag.hints,
      lines: document.lines, fixable: RepairPlan(groups).places,
      leftOut: Dictionary(context.ledger.brokenHeadings.map { ($0.location, $0.lines) }, uniquingKeysWith: +),
      fixed: fixed, language: context.language)
  }

  /// A part of a ledger, looked at by itself, lacks what the others declare.
  private static func tellWholeLedger(of result: CheckResult, _ options: CheckOptions, in world: World) {
    let lacksNames = result.groups.contains { [.unknownAction, .unknownTag].contains($0.first.problem.code) }
    guard lacksNames, let path = options.files.first, let main = LedgerFiles.mainFile(including: path, in: world) else {
      return
    }
    Program.report(result.language.isPart(path, of: main), in: world)
  }

  /// Everything that is wrong or odd about a ledger.
  static func diagnostics(_ context: LedgerContext, includesHints: Bool, _ files: FileAccess) -> DiagnosticBag {
    Checks.diagnostics(of: context.ledger, now: context.now, includesHints: includesHints) { folder in
      ((try? files.list(folder)) ?? []).filter(\.isFile).map(\.name)
    }
  }
}
