import HaruParse

extension Program {
  /// Runs the command that the world's arguments ask for, and writes out all output.
  static func run(in world: World) -> ExitStatus {
    var hasRecorded = false
    var status = perform(in: world, &hasRecorded)
    // What is written is written: no signal ends the program before it has said so.
    if hasRecorded { world.ignoreClosedPipe() }
    world.output.flush()
    if let number = world.output.failure {
      if hasRecorded {
        // Another exit code would make a script record the same once more.
        let language = CommonOptions(lenient: world.arguments).language(in: world)
        report(OutputFailure.afterRecording(world.systemMessage(number), in: language), in: world)
      } else if world.output.isPipeClosed {
        status = .closedPipe
      } else {
        let common = CommonOptions(lenient: world.arguments)
        report(OutputFailure.sentence(world.systemMessage(number), in: common.language(in: world)), in: world)
        status = .failure
      }
    }
    world.errors.flush()
    return status
  }

  /// `hasRecorded` becomes true where a command has changed a ledger by what it was told, which must not be done twice.
  private static func perform(in world: World, _ hasRecorded: inout Bool) -> ExitStatus {
    if world.arguments.first == CompleteCommand.name {
      return CompleteCommand.run(world.arguments.dropFirst(), in: world)
    }
    let request: CommandLineRequest
    do throws(UsageError) {
      request = try CommandLineRequest(world.arguments)
    } catch {
      return fail(.usage(error), CommonOptions(lenient: world.arguments), in: world)
    }
    func recorded(_ status: ExitStatus) -> ExitStatus {
      hasRecorded = true
      return status
    }
    do throws(CommandFailure) {
      switch request.invocation {
      case .record(let options): return recorded(try RecordCommand.run(options, request.common, in: world))
      case .undo(let options): return recorded(try UndoCommand.run(options, request.common, in: world))
      case .initialize(let options): return recorded(try InitCommand.run(options, request.common, in: world))
      case .status(let options): return try StatusCommand.run(options, request.common, in: world)
      case .check(let options): return try CheckCommand.run(options, request.common, in: world)
      case .format(let options): return try FormatCommand.run(options, request.common, in: world)
      case .explain(let code): return try ExplainCommand.run(code, request.common, in: world)
      case .report(let options): return try ReportCommand.run(options, request.common, in: world)
      case .completions(let shell): return CompletionsCommand.run(shell, in: world)
      case .man: return ManCommand.run(request.common, in: world)
      case .help(let name):
        HelpPage(request.common, in: world).write(name.map(Command.named), to: world.output)
        return .done
      case .syntax:
        SyntaxPage.write(
          request.common.language(besideLedgerIn: world), request.common.outputStyle(in: world), to: world.output)
        return .done
      case .version:
        world.output.append("\(name) \(version)\n")
        return .done
      case .nothing:
        HelpPage(request.common, in: world, isError: true).write(nil, to: world.errors)
        return .failure
      }
    } catch {
      return fail(error, request.common, in: world)
    }
  }

  private static func fail(_ failure: CommandFailure, _ common: CommonOptions, in world: World) -> ExitStatus {
    var language = common.language(in: world)
    switch failure {
    case .usage(let error):
      let ledger = LedgerInQuestion(of: world.arguments, in: world)
      language = ledger.language(common)
      let year = common.now?.day.civil.year ?? DayNumber(Int32(clamping: world.now() / 86_400)).civil.year
      report(error.completed(from: ledger, year: year).sentence(in: language), in: world)
      let command = Command.Name.allCases.first { world.arguments.contains($0.rawValue) }
      let help = ([name] + [command?.rawValue, "--help"].compactMap { $0 }).joined(separator: " ")
      world.errors.append("  \(HelpPage.moreHelp(language)): \(help)\n")
    case .files(let failure):
      var sentence = failure.sentence(in: language)
      // `status today`
      if case .unreadable(let word, .notFound, .operand) = failure, let reports = CommandWords.reports(for: word) {
        sentence.help = [UsageError.meant(reports, in: language)]
      }
      report(sentence, in: world)
    case .recording(let failure, let language):
      report(failure.sentence(in: language, systemMessage: world.systemMessage), in: world)
      return failure.status
    case .formatting(let path, let language):
      report(language.notFormatted(path), in: world)
      return .fault
    }
    return .failure
  }

  /// Says what is wrong on standard error.
  static func report(_ sentence: Sentence, in world: World) {
    world.errors.append("\(name): \(Escape.terminal(sentence.message))\n")
    for line in sentence.help { world.errors.append("  \(Escape.terminal(line))\n") }
  }
}

extension CommonOptions {
  /// The language of everything that is said before the ledger, with its `set language`, is read.
  func language(in world: World, ledger: Language? = nil) -> Language {
    Language.choose(option: language, ledger: ledger, environment: world.environment)
  }

  /// The colours of the results; `theme` is the ledger's.
  func outputStyle(in world: World, theme: String? = nil) -> Style {
    Style(color, isTerminal: world.terminal.isOutput, world: world, theme: theme)
  }
}

/// What is said when the output cannot be written.
enum OutputFailure {
  /// The sentence with the system's reason.
  static func sentence(_ reason: String, in language: Language) -> Sentence {
    Sentence(
      Phrase(
        ko: "결과를 쓰지 못했어요: \(reason)",
        en: "the output cannot be written: \(reason)",
        ja: "出力を書き込めません: \(reason)")(language))
  }

  /// The same for a command that has changed a ledger.
  static func afterRecording(_ reason: String, in language: Language) -> Sentence {
    Sentence(
      Phrase(
        ko: "장부는 바뀌었지만, 결과를 보여 주지 못했어요: \(reason)",
        en: "the ledger was changed, but the output cannot be written: \(reason)",
        ja: "帳簿は変更しましたが、出力を書き込めません: \(reason)")(language))
  }
}
