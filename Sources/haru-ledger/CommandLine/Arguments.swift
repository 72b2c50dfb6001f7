import HaruParse

/// The words of a command line sorted by the table of the command: which options with which values, and the rest.
struct Arguments: Sendable {
  /// The options in order; the value of one that takes none is empty.
  private(set) var options: [(name: OptionName, value: String)] = []
  /// The operands in order.
  private(set) var operands: [String] = []

  /// Whether an option stands there.
  func has(_ name: OptionName) -> Bool {
    options.contains { $0.name == name }
  }

  /// The value of the last occurrence of an option.
  func value(_ name: OptionName) -> String? {
    options.last { $0.name == name }?.value
  }

  /// The form of the result that is asked for, else the usual one.
  func format<Format: OutputFormat>() -> Format { value(.format).flatMap(Format.init(rawValue:)) ?? .usual }

  /// The values of all occurrences of an option.
  func values(_ name: OptionName) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }
}

extension Arguments {
  /// Sorts words by the options of a command, without one by those of all commands.
  ///
  /// Options and operands may stand in any order; `--` ends the options.
  init(_ words: [String], for command: Command?) throws(UsageError) {
    var scanner = ArgumentScanner(words: words[...], command: command)
    while let word = scanner.words.popFirst() {
      if word == "--" {
        operands += scanner.words
        break
      }
      let found = try scanner.options(word)
      if found.isEmpty { operands.append(word) }
      options += found
    }
    let takesPaths = command?.operands.contains { $0.source.isOfPaths } ?? false
    if !takesPaths, let word = operands.first(where: \.hasForeignBytes) { throw .notUTF8(text: word) }
  }
}

/// Takes options, with their values, from the front of a list of words.
struct ArgumentScanner {
  /// The words that are left.
  var words: ArraySlice<String>
  /// The command whose options these are; nil where it is not known yet, so that they can be any command's.
  let command: Command?

  private var known: [Command.Option] {
    let commands = command.map { [$0] } ?? Command.all
    return Command.commonOptions + commands.flatMap(\.options)
  }

  /// Takes the option, or options, that a word is; none where it is an operand. `-` and a negative number are operands.
  mutating func options(_ word: String) throws(UsageError) -> [(name: OptionName, value: String)] {
    if word.hasPrefix("--") { return [try longOption(word)] }
    guard word.first == "-", let second = word.dropFirst().first, !("0"..."9").contains(second) else { return [] }
    return try shortOptions(word)
  }

  /// `--name`, `--name=value` or `--name value`.
  private mutating func longOption(_ word: String) throws(UsageError) -> (name: OptionName, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = known.first(where: { $0.name.spelling == spelling }) else {
      throw unknown(spelling)
    }
    return try (option.name, value(of: option, attached: parts.count == 2 ? String(parts[1]) : nil))
  }

  /// `-h`; `-ab` is `-a -b`, or the value `b` of `-a`.
  private mutating func shortOptions(_ word: String) throws(UsageError) -> [(name: OptionName, value: String)] {
    var result: [(name: OptionName, value: String)] = []
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else {
        // `-strict` is a slip for `--strict` rather than six letters.
        throw unknown(result.isEmpty ? word : "-\(letter)")
      }
      if option.value != nil, !letters.isEmpty {
        result.append(try (option.name, value(of: option, attached: String(letters))))
        return result
      }
      result.append(try (option.name, value(of: option, attached: nil)))
    }
    return result
  }

  private mutating func value(of option: Command.Option, attached: String?) throws(UsageError) -> String {
    guard let expected = option.value else {
      if let attached { throw .unexpectedValue(option: option.name, value: attached) }
      return ""
    }
    // A word that looks like an option is one: the value was forgotten. (`--note=--x` says it all the same.)
    let next = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = attached ?? next, !value.isEmpty else {
      throw .missingValue(option: option.name, placeholder: expected.placeholder)
    }
    if attached == nil { words.removeFirst() }
    if value.hasForeignBytes, !expected.source.isOfPaths { throw .notUTF8(text: value) }
    if !expected.choices.isEmpty, !expected.choices.contains(value) {
      throw .unknownChoice(
        of: option.name.spelling, text: value, choices: expected.choices,
        suggestion: closest(to: value, among: expected.choices))
    }
    return value
  }

  private func unknown(_ spelling: String) -> UsageError {
    // One dash less is no other name.
    let name = String(spelling.drop { $0 == "-" })
    let names = known.map(\.name.rawValue)
    // One that was not written to its end is meant rather than one that looks alike.
    let longer = name.utf8.count > 1 ? names.filter { $0.hasPrefix(name) }.min { $0.utf8.count < $1.utf8.count } : nil
    let suggestion = names.contains(name) ? name : longer ?? closest(to: name, among: names)
    let owners = Command.all.filter { $0.options.contains { $0.name.spelling == spelling } }
    return .unknownOption(
      text: spelling, command: command?.name, owners: owners.map(\.name), suggestion: suggestion.map { "--" + $0 })
  }
}
