import HaruParse

/// The `--help` of the program and of each command, made from their tables.
struct HelpPage {
  private let language: Language
  private let width: Int
  private let style: Style

  /// A page for the terminal of a world; `isError` where it goes to standard error.
  init(_ common: CommonOptions, in world: World, isError: Bool = false) {
    language = isError ? common.language(in: world) : common.language(besideLedgerIn: world)
    // Nobody reads lines longer than this; below the other limit, words no longer fit.
    width = min(max(world.width, 40), 120)
    let isTerminal = isError ? world.terminal.isErrors : world.terminal.isOutput
    style = Style(common.color, isTerminal: isTerminal, world: world)
  }

  /// Writes the page of a command, without one that of the program.
  func write(_ command: Command?, to output: Output) {
    for line in command.map(page) ?? programPage { output.append(line + "\n") }
  }

  /// Leads to the page after an error.
  static func moreHelp(_ language: Language) -> String { Heading.more(language) }

  private var programPage: [String] {
    var lines = TextWrap.lines("\(Program.name) \(Program.version) — \(Command.programSummary(language))", width: width)
    lines += usage(Heading.anyCommand(language))
    lines += section(Heading.commands, Command.all.map { ($0.name.rawValue, $0.summary(language)) })
    lines += section(Heading.commonOptions, Command.commonOptions.map(row))
    lines += examples(Command.all.compactMap(\.examples.first))
    lines += ["", "\(Heading.more(language)): \(Program.name) \(Heading.command(language)) --help"]
    return lines
  }

  private func page(_ command: Command) -> [String] {
    let name = command.name.rawValue
    var lines = TextWrap.lines("\(Program.name) \(name) — \(command.summary(language))", width: width)
    let operands = command.operands.map { operand in
      let word = operand.placeholder + (operand.isRepeatable ? "…" : "")
      return operand.isOptional ? "[\(word)]" : word
    }
    lines += usage(([name] + operands + [Heading.anyOptions(language)]).joined(separator: " "))
    var rows: [(String, String)] = []
    for operand in command.operands {
      rows.append((operand.placeholder, operand.summary(language)))
      rows += operand.choices.map { ("  " + $0.word, $0.summary?(language) ?? "") }
    }
    lines += section(Heading.operands, rows)
    lines += section(Heading.options, command.options.map(row))
    lines += section(Heading.commonOptions, Command.commonOptions.map(row))
    lines += section(Heading.signs, command.signs.map { ($0.text, $0.meaning(language)) })
    lines += examples(command.examples)
    return lines
  }

  private func usage(_ words: String) -> [String] {
    let heading = Heading.usage(language) + ":"
    let indent = DisplayWidth.columns(heading) + 1
    return [""]
      + TextWrap.lines("\(Program.name) \(words)", width: width - indent).enumerated().map { index, line in
        (index == 0 ? style.paint(heading, .emphasis) + " " : String(repeating: " ", count: indent)) + line
      }
  }

  private func row(_ option: Command.Option) -> (String, String) {
    var label = (option.short.map { "-\($0), " } ?? "") + option.name.spelling
    guard let value = option.value else { return (label, option.summary(language)) }
    label += " " + value.placeholder
    return (label, option.summary(language) + language.inBrackets(value.choices))
  }

  /// A heading and rows of a label with a text beside it, or below it where the label is long.
  private func section(_ heading: Phrase, _ rows: [(label: String, text: String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    var lines = ["", style.paint(heading(language) + ":", .emphasis)]
    let widest = rows.map { DisplayWidth.columns($0.label) }.max() ?? 0
    let column = min(widest, width / 3) + 4
    for (label, text) in rows {
      var start = "  " + label
      let used = DisplayWidth.columns(start)
      if text.isEmpty || used + 2 > column {
        lines.append(start)
        if text.isEmpty { continue }
        start = String(repeating: " ", count: column)
      } else {
        start += String(repeating: " ", count: column - used)
      }
      for line in TextWrap.lines(text, width: width - column) {
        lines.append(start + line)
        start = String(repeating: " ", count: column)
      }
    }
    return lines
  }

  private func examples(_ examples: [Command.Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    var lines = ["", style.paint(Heading.examples(language) + ":", .emphasis)]
    for example in examples {
      lines.append("  \(Program.name) \(example.arguments(language))")
      lines += TextWrap.lines(example.summary(language), width: width - 6).map { "      " + $0 }
    }
    return lines
  }

  private enum Heading {
    static let usage = Phrase(ko: "사용법", en: "Usage", ja: "使い方")
    static let commands = Phrase(ko: "명령", en: "Commands", ja: "コマンド")
    /// What follows the program's name in its usage line.
    static let anyCommand = Phrase(
      ko: "명령 [파일…] [옵션]", en: "COMMAND [FILE…] [options]", ja: "コマンド [ファイル…] [オプション]")
    static let command = Phrase(ko: "명령", en: "COMMAND", ja: "コマンド")
    /// Where options go in a usage line.
    static let anyOptions = Phrase(ko: "[옵션]", en: "[options]", ja: "[オプション]")
    static let operands = Phrase(ko: "인자", en: "Operands", ja: "引数")
    static let options = Phrase(ko: "옵션", en: "Options", ja: "オプション")
    static let commonOptions = Phrase(ko: "공통 옵션", en: "Common options", ja: "共通オプション")
    static let signs = Phrase(ko: "기호", en: "Signs", ja: "記号")
    static let examples = Phrase(ko: "예", en: "Examples", ja: "例")
    static let more = Phrase(ko: "더 자세히", en: "For more", ja: "詳しくは")
  }
}
