import HaruLedger
import HaruParse

extension UsageError {
  /// The sentence in English.
  var english: Sentence {
    switch self {
    case .unknownCommand(let text, let suggestion):
      Sentence("there is no command \(shown(text))", meant(suggestion))
    case .foreignCommand(let text, let meaning):
      Sentence("there is no command \(shown(text))", help(meaning, .en))
    case .unknownOption(let text, nil, _, let suggestion):
      Sentence("there is no option \(shown(text))", meant(suggestion))
    case .unknownOption(let text, let command?, let owners, let suggestion):
      Sentence(
        "`\(command.rawValue)` has no option \(shown(text))",
        owners.isEmpty
          ? meant(suggestion) : "\(shown(text)) is an option of \(Language.en.list(owners.map { shown($0.rawValue) }))")
    case .missingValue(let option, let placeholder):
      Sentence("`\(option.spelling)` needs a value", "write `\(option.spelling) \(placeholder)`")
    case .unexpectedValue(let option, let value):
      Sentence("`\(option.spelling)` does not take a value: \(shown(value))", "write `\(option.spelling)`")
    case .notUTF8(let text):
      Sentence("\(shown(text)) is not UTF-8", "write it in UTF-8; only the paths of files may have other bytes")
    case .unknownChoice(let subject, let text, let choices, let suggestion):
      Sentence(
        "`\(subject)` cannot be \(shown(text))", meant(suggestion), "it can be \(Language.en.choice(choices))")
    case .missingAction(let verb, let action):
      Sentence("`ACTION` is missing", "name an action of the ledger: \(proposed(example(verb, action, "reading")))")
    case .missingChoice(let placeholder, let choices):
      Sentence("`\(placeholder)` is missing", "it can be \(Language.en.choice(choices))")
    case .unexpectedOperand(let text, let option):
      Sentence(
        "unexpected argument \(shown(text))",
        option.map { "remove it; name a ledger with an option: `\($0.spelling) \(text)`" }
          ?? "remove it, or quote names that contain spaces")
    case .unknownCode(let text, let suggestion):
      Sentence(
        "there is no code \(shown(text))", meant(suggestion), "`haru-ledger explain --list` shows them all")
    case .fixOfStandardInput:
      Sentence("standard input cannot be fixed", "name a file: `haru-ledger check --fix main.haru`")
    case .invalidValue(let option, let text, let expected, let meant):
      Sentence(
        "`\(option.spelling)` cannot be \(shown(text))", Self.meantValue(option, meant, in: .en), monthLength(text),
        english(expected))
    case .unknownName(let option, let text, let suggestion):
      Sentence("`\(option.spelling)`: the ledger has no \(shown(text))", meant(suggestion))
    case .invalidDate(let text): Sentence("\(shown(text)) is not a date", monthLength(text) ?? english(.date))
    case .dateAsFile(let text, let command):
      Sentence("there is no file \(shown(text))", meant(command), english(.date))
    case .periodAsKind(let text, let commands):
      Sentence("`KIND` cannot be \(shown(text))", "write \(Language.en.choice(commands.map { proposed($0) }))")
    case .skippedNow(let text, let before, let after):
      Sentence(
        "`--now` cannot be \(text): the clock goes from \(before) to \(after)",
        "give a time up to `\(before)` or from `\(after)` on")
    case .conflict(let a, let b):
      Sentence("`\(a.spelling)` and `\(b.spelling)` cannot be used together", "leave one of them out")
    case .conflictWithDate(let option, let text):
      Sentence(
        "`\(option.spelling)` and the date \(shown(text)) cannot be used together", "leave one of them out")
    case .rangeReversed(let from, let to):
      Sentence("`--from \(from)` is after `--to \(to)`", "write `--from \(to) --to \(from)`")
    case .unfitOption(let option, let kind):
      Sentence("the report `\(kind.rawValue)` has no option `\(option.spelling)`")
    case .unfitDate(let text, let kind):
      Sentence(
        "the report `\(kind.rawValue)` does not take a date: \(shown(text))",
        kind == .goals ? "use `--periods` to list every period" : kind == .overview ? nil : "write `--period \(text)`")
    }
  }

  private func meant(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean \(shown($0))?" }
  }

  private func monthLength(_ text: String) -> String? {
    Self.monthWithoutDay(text).map { "\(Language.en.month(year: $0.year, month: $0.month)) has \($0.days) days" }
  }

  private func english(_ expected: ExpectedValue) -> String {
    switch expected {
    case .namedDate: "a date is written as \(expected.example), or is `today`, `yesterday` or a weekday"
    case .date: "a date is written as \(expected.example)"
    case .dayPeriod: "this report is of one day: \(expected.example)"
    case .period: "a period is one of \(expected.example)"
    case .moment: "a date and a time of day are needed: \(expected.example)"
    case .timeOrAgo: "write a time of day, or how long ago it was: \(expected.example)"
    case .estimate: "an estimate is a length of more than 0 and at most 10,000 hours: \(expected.example)"
    case .days: "a number of days is written as \(expected.example)"
    }
  }
}
