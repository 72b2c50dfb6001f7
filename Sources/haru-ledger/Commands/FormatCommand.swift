import HaruParse

/// `fmt`: writes the files of a ledger in one form, or shows what that would change (SPEC, Formatting).
enum FormatCommand {
  static func run(
    _ options: FormatOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let paths = try LedgerFiles.located(options.files, in: world)
    let isStandardInput = paths.contains(LedgerFiles.standardInput)
    let document = try LedgerFiles.load(paths, in: world)
    let language = document.language(common, in: world)
    // What standard input includes is on the disk, and not what was handed in.
    let files = isStandardInput ? [document.files[0]] : document.files
    let formatter = Formatter(sortsDays: options.sorts) { DisplayWidth.columns($0) }
    var changed: [LineDiff] = []
    var unreadLines = 0
    for file in files {
      do throws(Formatter.MeaningChanged) {
        let formatted = try formatter.format(file)
        if isStandardInput, !options.checks, !options.showsDiff { world.output.append(formatted.bytes) }
        unreadLines += formatted.unreadLines
        if formatted.isChanged { changed.append(LineDiff(formatted)) }
      } catch {
        throw .formatting(path: file.path, language)
      }
    }
    if options.showsDiff {
      let page = DiffPage(style: common.outputStyle(in: world), isTerminal: world.terminal.isOutput)
      for diff in changed { page.write(diff, to: world.output) }
    }
    if !options.checks, !options.showsDiff, !isStandardInput { try write(changed, language, in: world) }
    if !options.showsDiff, options.checks || !isStandardInput {
      report(changed, of: files.count, isDone: !options.checks, language, in: world)
    }
    if unreadLines > 0 {
      Program.report(language.unreadLinesKept(unreadLines, isSorting: options.sorts), in: world)
    }
    return options.checks && !changed.isEmpty ? .findings : .done
  }

  private static func write(_ changed: [LineDiff], _ language: Language, in world: World) throws(CommandFailure) {
    do throws(WriteFailure) {
      try world.changer.applyAll(
        changed.map { FileChange(path: $0.file.source.path, before: $0.file.source.bytes, after: $0.file.bytes) })
    } catch {
      throw .recording(.write(error), language)
    }
  }

  private static func report(
    _ changed: [LineDiff], of files: Int, isDone: Bool, _ language: Language, in world: World
  ) {
    for diff in changed {
      let path = Escape.terminal(diff.file.source.path)
      world.output.append("\(path): \(language.formattedLines(diff.changedLines, isDone: isDone))\n")
    }
    world.output.append(language.formattedFiles(changed.count, of: files, isDone: isDone) + "\n")
  }
}
