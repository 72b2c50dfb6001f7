import HaruParse

/// The manual page, made from the table of commands: roff with the macros of man(7).
struct ManPage {
  let language: Language

  /// Writes the whole page.
  func write(to output: Output) {
    for line in lines { output.append(line + "\n") }
  }

  private var lines: [String] {
    let footer = ["\(Program.name) \(Program.version)", ManHeading.manual.text(language)].map(Roff.argument)
    let head = [
      #"'\" -*- coding: UTF-8 -*-"#,
      // The date is that of the version.
      ".TH \(Roff.argument(Program.name.uppercased())) 1 \(Program.versionDate) \(footer.joined(separator: " "))",
      // Neither hyphenation nor wide blanks.
      ".nh", ".ad l",
    ]
    return head + name + synopsis + description + commands + options + chapters + exitStatus + environment + files
      + examples + seeAlso
  }

  private func section(_ heading: ManHeading) -> String { ".SH \(Roff.argument(heading.text(language)))" }

  /// A paragraph that begins with a label.
  private func item(_ label: String, _ text: String) -> [String] { [".TP", Roff.guarded(label)] + Roff.lines(text) }

  private var name: [String] {
    [section(.name), Roff.escaped("\(Program.name) - \(Command.programSummary(language))")]
  }

  private var synopsis: [String] {
    let command = Roff.italic(Phrase(ko: "명령", en: "COMMAND", ja: "コマンド")(language))
    let file = Roff.italic(Phrase(ko: "파일", en: "FILE", ja: "ファイル")(language))
    let options = Roff.italic(Phrase(ko: "옵션", en: "options", ja: "オプション")(language))
    return [
      section(.synopsis),
      "\(Roff.bold(Program.name)) \(command) [\(file)...] [\(options)]",
      ".br",
      "\(Roff.bold(Program.name)) \(Roff.bold("help")) [\(command)]",
    ]
  }

  private var description: [String] {
    let paragraphs = ManText.description.map { $0(language) }
    return [section(.description)] + paragraphs.flatMap { [".PP"] + Roff.lines($0) }.dropFirst()
      + item(Roff.italic(Command.ledgerOperand.placeholder), Command.ledgerOperand.summary(language))
  }

  // MARK: From the table of commands

  private var commands: [String] { [section(.commands)] + Command.all.flatMap(lines) }

  private func lines(_ command: Command) -> [String] {
    let operands = command.operands.map { operand in
      let word = operand.placeholder + (operand.isRepeatable ? "..." : "")
      return " " + (operand.isOptional ? "[\(word)]" : word)
    }
    let heading = ".SS \(Roff.argument(command.name.rawValue + operands.joined()))"
    var lines = [heading] + Roff.lines(command.summary(language))
    // What FILE means is said once, above.
    for operand in command.operands where operand.placeholder != Command.ledgerOperand.placeholder {
      lines += item(Roff.italic(operand.placeholder), operand.summary(language))
      guard !operand.choices.isEmpty else { continue }
      lines.append(".RS")
      for choice in operand.choices { lines += item(Roff.bold(choice.word), choice.summary?(language) ?? "") }
      lines.append(".RE")
    }
    lines += command.options.flatMap(item)
    guard !command.signs.isEmpty else { return lines }
    lines += [".PP"] + Roff.lines(ManHeading.signs.text(language)) + [".RS"]
    for sign in command.signs { lines += item(sign.text, sign.meaning(language)) }
    return lines + [".RE"]
  }

  private func item(_ option: Command.Option) -> [String] {
    var label = (option.short.map { Roff.bold("-\($0)") + ", " } ?? "") + Roff.bold(option.name.spelling)
    guard let value = option.value else { return item(label, option.summary(language)) }
    label += " " + Roff.italic(value.placeholder)
    return item(label, option.summary(language) + language.inBrackets(value.choices))
  }

  private var options: [String] { [section(.options)] + Command.commonOptions.flatMap(item) }

  private var chapters: [String] {
    ManChapter.all.flatMap { chapter in
      let paragraphs = chapter.paragraphs.flatMap { [".PP"] + Roff.lines($0(language)) }
      return [".SH \(Roff.argument(chapter.heading(language)))"] + paragraphs.dropFirst()
    }
  }

  private var examples: [String] {
    [section(.examples)]
      + Command.all.flatMap(\.examples).flatMap { example in
        item(Roff.bold("\(Program.name) \(example.arguments(language))"), example.summary(language))
      }
  }

  // MARK: The world

  private var exitStatus: [String] {
    [section(.exitStatus)]
      + ExitStatus.allCases.flatMap { item(Roff.bold("\($0.rawValue)"), ManText.meaning(of: $0)(language)) }
  }

  private var environment: [String] {
    var rows: [(label: String, meaning: Phrase)] = []
    for variable in EnvironmentVariable.allCases {
      let (label, meaning) = (Roff.bold(variable.rawValue), ManText.meaning(of: variable))
      if rows.last?.meaning == meaning {
        rows[rows.count - 1].label += ", " + label
      } else {
        rows.append((label, meaning))
      }
    }
    return [section(.environment)] + rows.flatMap { item($0.label, $0.meaning(language)) }
  }

  private var files: [String] {
    [section(.files)] + ManText.files.flatMap { item(Roff.italic($0.path), $0.meaning(language)) }
  }

  private var seeAlso: [String] {
    let pages = [("git", 1), ("tmux", 1), ("tzset", 3)]
    return [section(.seeAlso)]
      + pages.enumerated().map { index, page in
        ".BR \(page.0) (\(page.1))\(index + 1 < pages.count ? "," : "")"
      }
  }
}
