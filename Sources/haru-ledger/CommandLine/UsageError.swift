import HaruLedger
import HaruParse

/// Everything that can be wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  /// A command that does not exist.
  case unknownCommand(text: String, suggestion: String?)
  /// A word that says what some commands do, with these command lines.
  case foreignCommand(text: String, CommandWords.Meaning)
  /// An option that the command does not have; `owners` are commands that do.
  case unknownOption(text: String, command: Command.Name?, owners: [Command.Name], suggestion: String?)
  /// An option without the value that it needs.
  case missingValue(option: OptionName, placeholder: String)
  /// A value for an option that takes none.
  case unexpectedValue(option: OptionName, value: String)
  /// A word with bytes that are not UTF-8, where no path is asked for.
  case notUTF8(text: String)
  /// A word that is none of those an option or an operand can be.
  case unknownChoice(of: String, text: String, choices: [String], suggestion: String?)
  /// A command that records, without its action; the example is of the ledger, where there is one.
  case missingAction(of: RecordingVerb, example: MissingAction?)
  /// A command without the word that it needs, which is one of a few.
  case missingChoice(placeholder: String, choices: [String])
  /// An operand more than the command takes; an option may be what takes it.
  case unexpectedOperand(text: String, option: OptionName? = nil)
  /// A code that does not exist.
  case unknownCode(text: String, suggestion: String?)
  /// `--fix` on a ledger from standard input.
  case fixOfStandardInput
  /// A value of another form than the option's.
  case invalidValue(option: OptionName, text: String, expected: ExpectedValue, meant: [String] = [])
  /// A name, for `--action`, `--tag` or `--goal`, that the ledger does not have.
  case unknownName(option: OptionName, text: String, suggestion: String?)
  /// An operand that looks like a date and is none.
  case invalidDate(text: String)
  /// An operand that is no file but looks like a date or a period; `command` is what was probably meant.
  case dateAsFile(text: String, command: String)
  /// A period where the kind of report belongs, and the commands that make reports of it.
  case periodAsKind(text: String, commands: [String])
  /// A time for `--now` that the clock skipped, with the times between which it did.
  case skippedNow(text: String, before: String, after: String)
  /// Two options that say different things.
  case conflict(OptionName, OptionName)
  /// An option and an operand that say different things.
  case conflictWithDate(OptionName, text: String)
  /// `--from` after `--to`.
  case rangeReversed(from: DayNumber, to: DayNumber)
  /// An option that this kind of report does not have.
  case unfitOption(OptionName, kind: ReportKind)
  /// A date for a kind of report that takes none.
  case unfitDate(text: String, kind: ReportKind)

  /// An action that could have been named.
  struct MissingAction: Hashable, Sendable {
    var name: String
    var kind: ActionKind
  }

  /// The form that a value should have.
  enum ExpectedValue: Hashable, Sendable {
    case date, period, moment, days, dayPeriod, timeOrAgo, estimate
    /// A date, which may be said by a word.
    case namedDate
  }
}

extension UsageError {
  /// The same, with an example of the ledger that the command line was about, and with the dates in `year` that may be meant.
  func completed(from ledger: LedgerInQuestion, year: Int) -> UsageError {
    if case .invalidValue(let option, let text, .namedDate, _) = self {
      return .invalidValue(
        option: option, text: text, expected: .namedDate, meant: SaidValue.date(text, in: year).texts)
    }
    guard case .missingAction(let verb, nil) = self, let document = ledger.document else { return self }
    let action = document.actions.first { $0.archived == nil && (verb == .add || $0.kind == .time) }
    return .missingAction(
      of: verb, example: action.map { MissingAction(name: document.names[$0.name.name], kind: $0.kind) })
  }

  /// A command line for one that lacks its action.
  func example(_ verb: RecordingVerb, _ action: MissingAction?, _ name: String) -> String {
    let words = "\(verb.rawValue) \(action?.name ?? name)"
    guard verb == .add else { return words }
    return switch action?.kind ?? .time {
    case .time: words + " 1h30m"
    case .count: words + " +2"
    case .measure: words + " 71.8"
    }
  }

  /// What is wrong, and what to do, without the hint to `--help`.
  func sentence(in language: Language) -> Sentence {
    language.pick(ko: korean, en: english, ja: japanese)
  }
}

extension UsageError {
  /// How many days the month has that a text such as `2026-11-31` names a day of; nil where the day exists, or the text is no date.
  static func monthWithoutDay(_ text: String) -> (year: Int, month: Int, days: Int)? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1900...9999).contains(year), (1...12).contains(month)
    else { return nil }
    let days = DayNumber.daysInMonth(year: year, month: month)
    return day > days ? (year, month, days) : nil
  }
}

/// An example of a value.
extension UsageError.ExpectedValue {
  var example: String {
    switch self {
    case .date, .namedDate, .dayPeriod: "2026-07-06"
    case .period: "2026, 2026-Q3, 2026-07, 2026-W27, 2026-07-06"
    case .moment: "2026-07-07T10:00, 2026-07-07T10:00:00+09:00"
    case .days: "30d, 2w"
    case .timeOrAgo: "09:05, 25:10, 2026-07-06T09:05, -10m"
    case .estimate: "1h30m, 45m"
    }
  }
}

extension UsageError {
  /// The command lines that were likely meant.
  static func meant(_ commands: [String], in language: Language) -> String {
    let list = language.choice(commands.map { proposed($0) })
    return Phrase(ko: "혹시 \(list)인가요?", en: "did you mean \(list)?", ja: "もしかして \(list) ですか？")(language)
  }

  /// The values of an option that were likely meant; nil where none is known.
  static func meantValue(_ option: OptionName, _ texts: [String], in language: Language) -> String? {
    texts.isEmpty ? nil : meant(texts.prefix(3).map { "\(option.spelling) \($0)" }, in: language)
  }

  /// What to do instead of a command that does not exist.
  func help(_ meaning: CommandWords.Meaning, _ language: Language) -> String {
    switch meaning {
    case .commands(let commands): Self.meant(commands, in: language)
    case .byHand(let hand): hand.advice(language)
    }
  }
}
