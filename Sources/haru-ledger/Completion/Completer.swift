import HaruLedger
import HaruParse

/// Finds what may stand at the cursor of a command line.
struct Completer {
  /// What the words before the cursor say.
  let position: CommandLinePosition
  /// The word at the cursor, as far as it is typed.
  let typed: String
  let shell: Shell
  let world: World

  /// The candidates, in the order in which they are worth looking at.
  var candidates: [Candidate] {
    found.filter(\.isPresentable)
  }

  private var found: [Candidate] {
    if let option = position.waiting, !typed.hasPrefix("--") { return values(of: option, typed: typed) }
    if !position.hasEndedOptions, typed.hasPrefix("-") { return options }
    if let command = position.command { return operands(of: command) }
    return position.isUnknown ? [] : Self.commands(language).beginning(with: typed)
  }

  /// The language of the summaries. A shell without them does not wait for a ledger to say it.
  var language: Language {
    shell.showsSummaries ? common.language(besideLedgerIn: world) : common.language(in: world)
  }

  /// The common options on the line.
  var common: CommonOptions {
    CommonOptions(
      language: position.value(.lang).flatMap(Language.init(rawValue:)),
      now: position.value(.now).flatMap { NowRequest($0) })
  }

  // MARK: Options

  /// The options that begin with what is typed or, after `--name=`, the values of one.
  private var options: [Candidate] {
    if let equals = typed.firstIndex(of: "=") {
      guard let option = position.option(spelledBy: typed) else { return [] }
      let (front, value) = (typed[...equals], typed[typed.index(after: equals)...])
      return values(of: option, typed: String(value)).map { Candidate(value: front + $0.value, summary: $0.summary) }
    }
    let unfit = position.command?.name == .other(.report) ? reportKind?.unfitOptions ?? [] : []
    let language = language
    var names: Set<OptionName> = []
    return position.knownOptions.filter { option in
      (option.isRepeatable || position.value(option.name) == nil) && !unfit.contains(option.name)
        && names.insert(option.name).inserted
    }.map { Candidate(value: $0.name.spelling, summary: $0.summary(language)) }.beginning(with: typed)
  }

  private func values(of option: Command.Option, typed: String) -> [Candidate] {
    guard let value = option.value else { return [] }
    if !value.choices.isEmpty { return value.choices.map { Candidate(value: $0) }.beginning(with: typed) }
    return candidates(from: value.source, typed: typed, after: [])
  }

  // MARK: Operands

  /// The kind of report that is named.
  private var reportKind: ReportKind? { position.operands.first.flatMap(ReportKind.init(rawValue:)) }

  private func operands(of command: Command) -> [Candidate] {
    // An action takes all the words there are.
    if let first = command.operands.first, case .actions = first.source {
      return candidates(from: first.source, typed: typed, after: position.operands)
    }
    let language = language
    return possibleOperands(of: command).flatMap { operand in
      operand.choices.map { Candidate(value: $0.word, summary: $0.summary?(language) ?? "") }.beginning(with: typed)
        + candidates(from: operand.source, typed: typed, after: [])
    }
  }

  /// The operands that the word at the cursor can be: the next one, and those after it as long as one may be left out.
  private func possibleOperands(of command: Command) -> [Command.Operand] {
    var rest = command.operands[...]
    for word in position.operands {
      while let operand = rest.first, rest.count > 1, !isPossible(word, for: operand) { rest.removeFirst() }
      if let operand = rest.first, !operand.isRepeatable { rest.removeFirst() }
    }
    let count = rest.firstIndex { !$0.isOptional }.map { $0 - rest.startIndex + 1 } ?? rest.count
    return Array(rest.prefix(count))
  }

  private func isPossible(_ word: String, for operand: Command.Operand) -> Bool {
    if !operand.choices.isEmpty { return operand.choices.contains { $0.word == word } }
    if operand.source == .dates { return DateRequest(word) != nil }
    return true
  }

  // MARK: Sources

  private func candidates(
    from source: Command.CandidateSource, typed: String, after words: [String]
  ) -> [Candidate] {
    switch source {
    case .none: return []
    case .commands: return Self.commands(language).beginning(with: typed)
    case .codes: return Self.codes(language).beginning(with: typed)
    case .dates:
      if position.command?.name == .other(.report), !(reportKind?.isOfOneDay ?? false) { return [] }
      return Self.dates(language).beginning(with: typed)
    case .files: return FileCandidates(world: world).paths(typed, foldersOnly: false)
    case .folders: return FileCandidates(world: world).paths(typed, foldersOnly: true)
    case .actions, .tags, .goals, .quests, .actionsAndTags:
      return LedgerCandidates(position, common, in: world)?.candidates(from: source, typed: typed, after: words) ?? []
    }
  }

  private static func commands(_ language: Language) -> [Candidate] {
    Command.all.map { Candidate(value: $0.name.rawValue, summary: $0.summary(language)) }
  }

  private static func codes(_ language: Language) -> [Candidate] {
    Code.allCases.map { Candidate(value: $0.rawValue, summary: $0.what(language)) }
  }

  private static func dates(_ language: Language) -> [Candidate] {
    [OptionName.today, .yesterday].map { name in
      Candidate(value: name.rawValue, summary: Command.report.option(name)?.summary(language) ?? "")
    }
  }
}
