import HaruParse

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  case check(CheckOptions)
  case format(FormatOptions)
  /// What a code means; all codes for nil.
  case explain(String?)
  case record(RecordingOptions)
  case undo(UndoOptions)
  case initialize(InitOptions)
  case status(StatusOptions)
  case report(ReportOptions)
  case completions(Shell)
  case man
  /// The help of a command, or of the program.
  case help(Command.Name?)
  /// How a ledger is written.
  case syntax
  case version
  /// No command at all.
  case nothing
}

/// The options that every command has.
struct CommonOptions: Equatable, Sendable {
  /// The language that was asked for.
  var language: Language?
  /// The time that was asked for.
  var now: NowRequest?
  /// When to use colours.
  var color = Style.Choice.auto
}

/// A command line that was read.
struct CommandLineRequest: Equatable, Sendable {
  /// What is asked for.
  var invocation: Invocation
  /// How.
  var common: CommonOptions
}

extension CommandLineRequest {
  /// Reads the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    // Help is given whatever else is wrong: it is asked for by those who do not know what to write.
    if let help = Self.helpRequest(in: words) {
      self.init(invocation: .help(help), common: CommonOptions(lenient: words))
      return
    }
    // The command is the first operand; options may stand before it, as after it.
    guard let (name, rest) = try Self.command(in: words) else {
      let arguments = try Arguments(words, for: nil)
      self.init(
        invocation: arguments.has(.version) ? .version : .nothing, common: try CommonOptions(arguments))
      return
    }
    let arguments = try Arguments(rest, for: Command.named(name))
    let invocation: Invocation =
      if arguments.has(.version) {
        .version
      } else {
        switch name {
        case .record(let verb): .record(try RecordingOptions(verb, arguments))
        case .other(.undo): .undo(try UndoOptions(arguments))
        case .other(.status): .status(try StatusOptions(arguments))
        case .other(.initialize): .initialize(try InitOptions(arguments))
        case .other(.check): .check(CheckOptions(arguments))
        case .other(.format): .format(try FormatOptions(arguments))
        case .other(.explain): .explain(try Self.explainedCode(arguments))
        case .other(.report): .report(try ReportOptions(arguments))
        case .other(.completions): .completions(try Self.shell(arguments.operands))
        case .other(.man): try Self.man(arguments.operands)
        case .other(.help): try Self.help(arguments.operands)
        }
      }
    self.init(invocation: invocation, common: try CommonOptions(arguments))
  }

  /// The command and the words without it; nil without a command.
  private static func command(in words: [String]) throws(UsageError) -> (Command.Name, [String])? {
    var scanner = ArgumentScanner(words: words[...], command: nil)
    while let word = scanner.words.popFirst() {
      if word == "--" { return nil }
      guard try scanner.options(word).isEmpty else { continue }
      guard let name = Command.Name(rawValue: word) else {
        let rest = (try? Arguments(Array(scanner.words), for: nil))?.operands
        throw unknownCommand(word, before: rest ?? [])
      }
      return (name, Array(words[..<(scanner.words.startIndex - 1)]) + scanner.words)
    }
    return nil
  }

  private static func helpRequest(in words: [String]) -> Command.Name?? {
    let options = words.prefix { $0 != "--" }
    guard options.contains("--help") || options.contains("-h") else { return nil }
    return .some((try? command(in: words.filter { $0 != "--help" && $0 != "-h" }))?.0)
  }

  /// The code that `explain` is asked for; nil for all of them.
  private static func explainedCode(_ arguments: Arguments) throws(UsageError) -> String? {
    let words = arguments.operands
    if arguments.has(.list) {
      if let word = words.first { throw .unexpectedOperand(text: word) }
      return nil
    }
    guard let word = words.first else { return nil }
    if words.count > 1 { throw .unexpectedOperand(text: words[1]) }
    return word
  }

  private static func shell(_ operands: [String]) throws(UsageError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = operands.first else { throw .missingChoice(placeholder: "SHELL", choices: names) }
    if operands.count > 1 { throw .unexpectedOperand(text: operands[1]) }
    guard let shell = Shell(rawValue: word) else {
      throw .unknownChoice(of: "SHELL", text: word, choices: names, suggestion: closest(to: word, among: names))
    }
    return shell
  }

  private static func man(_ operands: [String]) throws(UsageError) -> Invocation {
    if let word = operands.first { throw .unexpectedOperand(text: word) }
    return .man
  }

  private static func help(_ operands: [String]) throws(UsageError) -> Invocation {
    guard let word = operands.first else { return .help(nil) }
    if operands.count > 1 { throw .unexpectedOperand(text: operands[1]) }
    if word == Command.syntaxTopic { return .syntax }
    guard let name = Command.Name(rawValue: word) else {
      let names = Command.Name.allCases.map(\.rawValue) + [Command.syntaxTopic]
      throw .unknownCommand(text: word, suggestion: closest(to: word, among: names))
    }
    return .help(name)
  }

  /// What a word means that is no command: that of another program, a command in another language, or a misspelt one.
  private static func unknownCommand(_ word: String, before rest: [String]) -> UsageError {
    if let meaning = CommandWords.meaning(word, before: rest) { return .foreignCommand(text: word, meaning) }
    return .unknownCommand(text: word, suggestion: closest(to: word, among: Command.Name.allCases.map(\.rawValue)))
  }
}

extension CommonOptions {
  /// The common options among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    language = arguments.value(.lang).flatMap(Language.init(rawValue:))
    color = arguments.value(.color).flatMap(Style.Choice.init(rawValue:)) ?? .auto
    if let text = arguments.value(.now) {
      guard let request = NowRequest(text) else {
        throw .invalidValue(option: .now, text: text, expected: .moment)
      }
      now = request
    }
  }

  /// What can be known of the common options from a command line that may be wrong: it takes a language to say that it is.
  init(lenient words: [String]) {
    var previous = ""
    for word in words {
      if word == "--" { return }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let (name, value) = parts.count == 2 ? (parts[0], parts[1]) : (previous, word)
      if name == OptionName.lang.spelling { language = Language(rawValue: value) ?? language }
      if name == OptionName.color.spelling { color = Style.Choice(rawValue: value) ?? color }
      previous = word
    }
  }
}

extension CheckOptions {
  /// The options of `check` among arguments.
  init(_ arguments: Arguments) {
    files = arguments.operands
    isStrict = arguments.has(.strict)
    showsHints = arguments.has(.hints)
    showsAll = arguments.has(.all)
    appliesFixes = arguments.has(.fix)
    isAlone = arguments.has(.alone)
    format = arguments.format()
  }
}
