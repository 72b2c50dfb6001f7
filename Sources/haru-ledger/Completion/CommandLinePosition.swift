/// What the words before the cursor say, as far as it can be understood, by the table of commands.
struct CommandLinePosition {
  /// The command; nil where none stands there yet.
  private(set) var command: Command?
  /// The options, with their values, in order.
  private(set) var options: [(name: OptionName, value: String)] = []
  /// The words that are no options.
  private(set) var operands: [String] = []
  /// The option whose value is at the cursor.
  private(set) var waiting: Command.Option?
  /// Whether `--` has ended the options.
  private(set) var hasEndedOptions = false
  /// Whether a word stands there for a command that is none.
  private(set) var isUnknown = false

  /// Reads the words after the program's name. What is wrong with them is for the command to say.
  init(_ words: [String]) {
    for word in words { read(word) }
  }

  /// The options that can stand at the cursor; before the command, those of all commands.
  var knownOptions: [Command.Option] {
    (command.map { [$0] } ?? Command.all).flatMap(\.options) + Command.commonOptions
  }

  /// The option that a word such as `--by` or `--by=month` names.
  func option(spelledBy word: some StringProtocol) -> Command.Option? {
    knownOptions.first { $0.name.spelling == word.prefix { $0 != "=" } }
  }

  /// The last value of an option.
  func value(_ name: OptionName) -> String? { options.last { $0.name == name }?.value }

  private mutating func read(_ word: String) {
    if let option = waiting, !word.hasPrefix("--") {
      options.append((option.name, word))
      waiting = nil
    } else if hasEndedOptions {
      readOperand(word)
    } else if word == "--" {
      waiting = nil
      hasEndedOptions = true
    } else if word.hasPrefix("--") {
      readOption(word)
    } else if word.first == "-", let second = word.dropFirst().first, !("0"..."9").contains(second) {
      // The one-letter options take no values.
      waiting = nil
    } else {
      readOperand(word)
    }
  }

  private mutating func readOption(_ word: String) {
    waiting = nil
    guard let option = option(spelledBy: word) else { return }
    if let equals = word.firstIndex(of: "=") {
      options.append((option.name, String(word[word.index(after: equals)...])))
    } else if option.value == nil {
      options.append((option.name, ""))
    } else {
      waiting = option
    }
  }

  private mutating func readOperand(_ word: String) {
    guard command == nil, !isUnknown else { return operands.append(word) }
    command = Command.Name(rawValue: word).map(Command.named)
    isUnknown = command == nil
  }
}
