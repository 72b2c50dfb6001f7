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
    return result.errors > 0 || options.isStrict && result.warnings > 0 ? .findings : .done
  }

  /// Reads the ledger and finds what is wrong with it, after repairing what is asked for. Of files that a ledger reaches, the whole ledger
  /// is read, and what is wrong in them is shown.
  private static func examine(
    _ options: CheckOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> CheckResult {
    let named = try LedgerFiles.located(options.files, in: world)
    let part = options.isAlone || options.files.isEmpty ? nil : LedgerFiles.ledger(reaching: named, in: world)
    let paths = part.map { [$0.main] } ?? named
    var fixed: RepairsMade?
    if options.appliesFixes {
      if paths.contains(where: LedgerFiles.isStream) { throw .usage(.fixOfStandardInput) }
      var run = FixRun(paths, only: part, includesHints: options.showsHints, common, in: world)
      fixed = try run.perform()
    }
    // Which places lie in the part is only known of those that are kept.
    let kept = part == nil ? DiagnosticBag.capacity : .max
    let context = try LedgerContext(paths, common, in: world, keepingPlaces: kept)
    let document = context.ledger.document
    var bag = diagnostics(context, includesHints: options.showsHints, world.files)
    var files = document.files
    var (fileCount, lines) = (files.count, document.lines)
    if let part {
      let shown = part.files(of: document, in: world)
      bag = bag.only(in: Set(shown.keys))
      fileCount = shown.count
      lines = 0
      for (file, path) in shown {
        lines += files[Int(file.index)].lineCount
        files[Int(file.index)] = SourceFile(path: path, bytes: files[Int(file.index)].bytes)
      }
    }
    let groups = bag.sorted()
    return CheckResult(
      files: files, groups: groups, errors: bag.errors, warnings: bag.warnings, hints: bag.hints, lines: lines,
      fileCount: fileCount, ledger: part?.main, fixable: RepairPlan(groups).places,
      leftOut: Dictionary(context.ledger.brokenHeadings.map { ($0.location, $0.lines) }, uniquingKeysWith: +),
      fixed: fixed, language: context.language)
  }

  /// Everything that is wrong or odd about a ledger.
  static func diagnostics(_ context: LedgerContext, includesHints: Bool, _ files: FileAccess) -> DiagnosticBag {
    Checks.diagnostics(of: context.ledger, now: context.now, includesHints: includesHints) { folder in
      ((try? files.list(folder)) ?? []).filter(\.isFile).map(\.name)
    }
  }
}

extension SourceFile {
  /// The number of its lines; a line end at its end begins no further one.
  fileprivate var lineCount: Int { bytes.count { $0 == 0x0A } + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1) }
}
