import HaruParse

/// A command as data (ARCHITECTURE, invariant 8): parsing, `--help`, shell completions and the man page all come from it.
struct Command: Sendable {
  /// The word after the program's name.
  enum Name: Hashable, Sendable {
    /// A command that records.
    case record(RecordingVerb)
    /// Any other command.
    case other(OtherName)
  }

  /// The commands that are no `RecordingVerb`, in the order of the help.
  enum OtherName: String, CaseIterable, Sendable {
    case undo, status, check
    case format = "fmt"
    case explain, report
    case initialize = "init"
    case completions, man, help
  }

  /// Its name.
  var name: Name
  /// What it does, in one line without a full stop.
  var summary: Phrase
  /// Its operands, in order.
  var operands: [Operand]
  /// Its options, without `Command.commonOptions`.
  var options: [Option]
  /// Command lines worth knowing.
  var examples: [Example]
  /// The signs of what it shows.
  var signs: [ReportSign] = []

  /// All commands.
  static let all = Name.allCases.map(named)

  /// The command of a name.
  static func named(_ name: Name) -> Command {
    switch name {
    case .record(let verb): verb.command
    case .other(.undo): undo
    case .other(.status): status
    case .other(.initialize): initialize
    case .other(.check): check
    case .other(.format): format
    case .other(.explain): explain
    case .other(.report): report
    case .other(.completions): completions
    case .other(.man): man
    case .other(.help): help
    }
  }

  /// An option by its name, a common one too; nil where the command has no such option.
  func option(_ name: OptionName) -> Option? {
    options.first { $0.name == name } ?? Self.commonOptions.first { $0.name == name }
  }
}

extension Command {
  /// A part of a command line that is no option.
  struct Operand: Sendable {
    /// Its word in the usage line, such as `FILE`.
    var placeholder: String
    /// Whether it may be left out.
    var isOptional = true
    /// Whether there may be several.
    var isRepeatable = false
    /// The words it can be, empty where it is free.
    var choices: [Choice] = []
    /// Where other words for it come from.
    var source = CandidateSource.none
    /// What it means.
    var summary: Phrase
  }

  /// A word that an operand or the value of an option can be.
  struct Choice: Sendable {
    /// The word.
    var word: String
    /// What it means; nil where the word says it.
    var summary: Phrase?
  }

  /// An option.
  struct Option: Sendable {
    /// Its name, written with two dashes before it.
    var name: OptionName
    /// Its one-letter form, written with one dash.
    var short: Character?
    /// Its value; nil for an option without one.
    var value: Value?
    /// Whether each occurrence counts. Of another option, the last occurrence does, so that an alias can be overruled.
    var isRepeatable = false
    /// What it does.
    var summary: Phrase

    /// The value of an option.
    struct Value: Sendable {
      /// Its word in the help, such as `DATE`.
      var placeholder: String
      /// The words it can be, empty where it is free.
      var choices: [String] = []
      /// Where other words for it come from.
      var source = CandidateSource.none
    }
  }

  /// A command line worth knowing.
  struct Example: Sendable {
    /// The words after the program's name; names in them are in the reader's language.
    var arguments: Phrase
    /// What it does.
    var summary: Phrase

    /// An example whose words are the same in every language.
    init(arguments: String, summary: Phrase) {
      self.init(arguments: Phrase(ko: arguments, en: arguments, ja: arguments), summary: summary)
    }

    /// An example in every language.
    init(arguments: Phrase, summary: Phrase) {
      self.arguments = arguments
      self.summary = summary
    }
  }
}

extension Command.Name: CaseIterable, RawRepresentable {
  /// All names in the order of the help.
  static let allCases = RecordingVerb.allCases.map(Self.record) + Command.OtherName.allCases.map(Self.other)

  /// The command of a word; nil where there is none.
  init?(rawValue: String) {
    if let verb = RecordingVerb(rawValue: rawValue) {
      self = .record(verb)
    } else if let name = Command.OtherName(rawValue: rawValue) {
      self = .other(name)
    } else {
      return nil
    }
  }

  /// The word.
  var rawValue: String {
    switch self {
    case .record(let verb): verb.rawValue
    case .other(let name): name.rawValue
    }
  }
}

/// The long names of all options. One name means the same, and takes a value or none, in every command.
enum OptionName: String, CaseIterable, Sendable {
  case lang, now, color, help, version
  case strict, hints, all, format
  case from, to, period, today, yesterday
  case thisWeek = "this-week"
  case thisMonth = "this-month"
  case thisYear = "this-year"
  case lastWeek = "last-week"
  case lastMonth = "last-month"
  case lastYear = "last-year"
  case last
  case action, tag, goal, exclude
  case by, fill, decimal, periods, week
  case at, date, note, est, file, toggle, new, force
  case follow, quest, window
  case ifRunning = "if-running"
  case escape
  case fix, list, alone
  case check, diff, sort
  case order, legend

  /// As it is written: `--lang`.
  var spelling: String { "--" + rawValue }
}
