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

  /// Reads the ledger and finds what is wrong with it.
  private static func examine(
    _ options: CheckOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> CheckResult {
    let context = try LedgerContext(try LedgerFiles.located(options.files, in: world), common, in: world)
    let bag = Checks.diagnostics(of: context.ledger, now: context.now, includesHints: options.showsHints) { folder in
      ((try? world.files.list(folder)) ?? []).filter { !$0.isFolder }.map(\.name)
    }
    let groups = bag.sorted()
    let document = context.ledger.document
    return CheckResult(
      files: document.files, groups: groups, errors: bag.errors, warnings: bag.warnings,
      hints: bag.hints, lines: document.lines, language: context.language)
  }
}

extension LedgerFiles {
  /// `find` with the failure that a command throws.
  static func located(_ operands: [String], in world: World) throws(CommandFailure) -> [String] {
    do throws(Failure) {
      return try find(operands, in: world)
    } catch {
      throw .files(error)
    }
  }

  /// Reads the files at paths that `find` gave, with all that they include.
  static func load(_ paths: [String], in world: World) throws(CommandFailure) -> Document {
    do throws(LoadError) {
      return try Loader.load(paths, world.ledgerFiles)
    } catch {
      let source: Failure.Source = error.path == world[.ledger] ? .environment : .operand
      throw .files(.unreadable(path: error.path, reason: error.reason, source: source))
    }
  }
}
