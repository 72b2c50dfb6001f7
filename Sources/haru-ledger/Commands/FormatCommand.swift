import HaruParse

/// `fmt`: writes the files of a ledger in one form, or shows what that would change (SPEC, Formatting).
enum FormatCommand {
  /// How often it begins anew where someone else writes a file meanwhile.
  private static let attempts = 5

  static func run(
    _ options: FormatOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    for _ in 1..<attempts {
      do throws(CommandFailure) { return try attempt(options, common, in: world) } catch {
        guard case .recording(.write(.changed), _) = error else { throw error }
      }
    }
    return try attempt(options, common, in: world)
  }

  private static func attempt(
    _ options: FormatOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let paths = try LedgerFiles.located(options.files, in: world)
    let isStream = paths.contains(where: LedgerFiles.isStream)
    let part = options.files.isEmpty ? nil : LedgerFiles.ledger(reaching: paths, in: world)
    let (sources, language) = try read(paths, isStream: isStream, part?.language, common, in: world)
    let files = try formatted(sources, sorts: options.sorts, language)
    let changed = files.filter(\.isChanged)
    if options.showsDiff {
      let page = DiffPage(style: common.outputStyle(in: world), isTerminal: world.terminal.isOutput)
      for file in changed { page.write(LineDiff(file), to: world.output) }
    } else if isStream, !options.checks {
      write(files[0], to: world)
    } else {
      if !options.checks { try write(changed, language, in: world) }
      report(changed, of: files.count, isDone: !options.checks, language, in: world)
    }
    let unread = files.reduce(0) { $0 + $1.unreadLines }
    if unread > 0 { Program.report(language.unreadLinesKept(unread, isSorting: options.sorts), in: world) }
    return options.checks && !changed.isEmpty ? .findings : .done
  }

  /// The files of a ledger, and its language; for files of a larger ledger, that of the whole. What standard input includes is on the
  /// disk, and not what was handed in.
  private static func read(
    _ paths: [String], isStream: Bool, _ ledger: Language?, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ([SourceFile], Language) {
    let document = try LedgerFiles.load(paths, in: world)
    let language = common.language(in: world, ledger: ledger ?? document.language)
    return (isStream ? [document.files[0]] : document.files, language)
  }

  private static func formatted(
    _ sources: [SourceFile], sorts: Bool, _ language: Language
  ) throws(CommandFailure) -> [FormattedFile] {
    let formatter = FileFormatter(sortsDays: sorts) { DisplayWidth.columns($0) }
    var files: [FormattedFile] = []
    for source in sources {
      do throws(FileFormatter.MeaningChanged) { files.append(try formatter.format(source)) } catch {
        throw .formatting(path: source.path, language)
      }
    }
    return files
  }

  /// Writes a file to standard output; to a terminal without the characters that nobody would see.
  private static func write(_ file: FormattedFile, to world: World) {
    guard world.terminal.isOutput else { return world.output.append(file.bytes) }
    for line in file.lines {
      var text = String(decoding: file.bytes[line.range.indices], as: UTF8.self)
      if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
      world.output.append(Escape.terminal(text) + "\n")
    }
  }

  private static func write(_ changed: [FormattedFile], _ language: Language, in world: World) throws(CommandFailure) {
    do throws(WriteFailure) {
      try world.changer.applyAll(
        changed.map { FileChange(path: $0.source.path, before: $0.source.bytes, after: $0.bytes) })
    } catch {
      throw .recording(.write(error), language)
    }
  }

  private static func report(
    _ changed: [FormattedFile], of files: Int, isDone: Bool, _ language: Language, in world: World
  ) {
    for file in changed {
      let lines = language.formattedLines(LineDiff.changedLines(of: file), isDone: isDone)
      world.output.append("\(Escape.terminal(file.source.path)): \(lines)\n")
    }
    world.output.append(language.formattedFiles(changed.count, of: files, isDone: isDone) + "\n")
  }
}
