import HaruLedger
import HaruParse

extension RecordingFailure {
  /// The sentence in English.
  var english: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion, .declare(let kinds)):
      Sentence(
        "no action is called \(shown(text))", englishGuess(suggestion),
        suggestion == nil ? "for a new one, add \(Language.en.choice(kinds.map(\.newOption)))" : nil)
    case .unknownAction(let text, let suggestion, .name(let commands)):
      Sentence(
        "no action is called \(shown(text))", englishGuess(suggestion),
        suggestion != nil || commands.isEmpty ? nil : UsageError.meant(commands, in: .en))
    case .ambiguousAction(let text, let names):
      Sentence(
        "several actions begin with \(shown(text)): \(Language.en.list(names.map { shown($0) }))",
        "write more of the name")
    case .actionExists(let name): Sentence("there is an action called \(shown(name)) already", "leave `--new` out")
    case .nameLikePath(let word, let kind, let command):
      Sentence(
        "\(shown(word)) looks like a file, so it was not read as part of a name",
        command.map { "name a file with an option: \(proposed($0))" },
        "if it is a name, write it in the ledger first: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word)) looks like a value, so it was not read as part of a name",
        "say a time with `--at` and a note with `--note`; the amount of `add` is one word and comes last",
        "if it is a name, write it in the ledger first: \(proposed("action \(kind.keyword) \(NameText.written(name))"))"
      )
    case .unknownTag(let text, let suggestion):
      Sentence("no tag is called \(shown(tagWritten(text)))", englishGuess(suggestion.map(tagWritten)))
    case .notTimed(let name, let kind):
      Sentence(
        "\(shown(name)) is \(kind == .count ? "counted" : "measured"), so it cannot be started or stopped",
        "write `add \(name)\(kind.usualAmount)`")
    case .alreadyOpen(let name, let since, let isPaused):
      isPaused
        ? Sentence("\(shown(name)) started at \(since) and is paused", "to go on: `resume \(name)`")
        : Sentence("\(shown(name)) has been running since \(since)", "to stop it: `stop \(name)`")
    case .nothingOpen(.open, let action): Sentence("nothing is running", "to start one: \(proposed("start \(action)"))")
    case .nothingOpen(.running, _): Sentence("nothing is running, only paused", "to go on: `resume`")
    case .nothingOpen(.paused, _): Sentence("nothing is paused", "to see what runs: `status`")
    case .notOpen(let name, .open): Sentence("\(shown(name)) is not running", "to start it: `start \(name)`")
    case .notOpen(let name, .running): Sentence("\(shown(name)) is not running", "if it is paused: `resume \(name)`")
    case .notOpen(let name, .paused): Sentence("\(shown(name)) is not paused", "to see what runs: `status`")
    case .severalOpen(let names, let verb, let next):
      Sentence(
        "several are running: \(Language.en.list(names.map { shown($0) }))",
        next == nil
          ? "name one of them: \(proposed("\(verb.rawValue) \(names[0])"))"
          : "stop one of them first: \(proposed("stop \(names[0])"))",
        next.map { "to run it in parallel: \(proposed("start \($0)"))" })
    case .endsWhenPaused(let name, let since):
      Sentence(
        "\(shown(name)) was paused at \(since), and that is when it ends",
        "leave `--at` out: \(proposed("stop \(name)"))",
        "if it went on, resume it first: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      Sentence(
        "\(shown(name)) started \(Language.en.length(seconds: elapsed)) ago (estimate \(Language.en.length(seconds: estimate)))",
        "use `--force` to stop anyway, or `cancel \(name)` to discard it")
    case .tooLong(let name, let elapsed, let limit, let example):
      Sentence(
        "\(shown(name)) would last \(Language.en.length(seconds: elapsed)), longer than `max-session`, \(Language.en.length(seconds: limit))",
        "say when it really ended: \(proposed("stop \(name) --at \(example)"))",
        "if it really was that long, add `--force`")
    case .timeBeforeLast(let time, let last):
      Sentence("\(time) is before \(last), the time it follows", "give a later one; without `--at` it is now")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "a session can last at most 7 days, so it cannot end at \(time)",
        name.map { "say when it really ended: `stop \($0) --at \(example)`" } ?? "say when it was: `--at \(example)`",
        name.map { "to discard it: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time) has not come yet", canBeYesterday ? "if it was yesterday: `--date yesterday`" : nil,
        plan.map { "if it is a plan, write its date: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "if it is now, leave `--at` out" : nil)
    case .dateWithoutTime(let date):
      Sentence(
        "`--date \(date)` needs a time of day", "say when it was: `--date \(date) --at 22:30`",
        "if it is now, leave `--date` out")
    case .missingAmount(let name, .time):
      Sentence("say how long \(shown(name)) was", "`add \(name) 09:00-10:30` or `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("give the value of \(shown(name))", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind, let unit, let meant):
      Sentence(
        "\(shown(text)) does not fit \(shown(name))",
        unit.map { "\(shown(name)) is \(kind == .count ? "counted" : "measured") in \(shown($0))" },
        meant.isEmpty ? kind.englishAmounts : UsageError.meant(meant, in: .en))
    case .wordsBesideName(let text, let name, let meant):
      Sentence("\(shown(text)) is not part of the name \(shown(name))", UsageError.meant(meant, in: .en))
    case .unfitOption(let option, let name, .time, let times):
      Sentence(
        "`\(option.spelling)` cannot be used for \(shown(name)) in this way",
        "write start and end: \(proposed("add \(name) \(times ?? "09:00-10:30")"))")
    case .unfitOption(let option, let name, let kind, _):
      Sentence(
        "\(shown(name)) is \(kind == .count ? "counted" : "measured"), so it does not accept `\(option.spelling)`",
        "leave `\(option.spelling)` out")
    case .noteOfSeveralLines:
      Sentence(
        "a note must be one line",
        "remove the line breaks; a longer note continues below the entry, on lines that begin with `| `")
    case .unproved(let path):
      Sentence(
        "\(shown(path)) was left as it is: the change would not have been what you asked for",
        "this is a bug in haru-ledger; please report it")
    case .unreadableLines(let path, let line):
      Sentence(
        "nothing was written: \(shown(path)) has lines that cannot be read, from line \(line) on, and what is new would be read with them",
        "see what is wrong: \(proposed("check \(path)"))")
    case .standardInput: Sentence("nothing can be written to standard input", "name a file: `--file main.haru`")
    case .logOutside(let path):
      Sentence(
        "\(shown(path)) of `set log` is not a `.haru` file in the ledger's folder, or it is hidden",
        "name one that is: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("nothing to undo", "only changes made by haru-ledger can be undone")
    case .undoOutside(let path):
      Sentence(
        "not undone: the last change was made in \(shown(path)), which is not a file of this ledger",
        "undo it in your editor")
    case .changedSince(let path):
      Sentence("not undone: \(shown(path)) was edited after that command", "undo it in your editor")
    case .noUndo:
      Sentence("there is no place to remember changes in", "set the environment variable `XDG_STATE_HOME` or `HOME`")
    case .ledgerExists(let path):
      Sentence("\(shown(path)) already exists, so nothing was created", "name another folder: `init FOLDER`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }
}

extension ActionKind {
  fileprivate var englishAmounts: String {
    switch self {
    case .time: "write a start and an end, `09:00-10:30`, or a length, `1h30m`"
    case .count: "write a whole number: `+2`"
    case .measure: "write a number: `71.8`"
    }
  }
}

extension WriteFailure {
  /// The sentence in English.
  func english(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder, let holder):
      Sentence(
        "another program is writing in the folder \(shown(folder))" + (holder.map { ": process \($0)" } ?? ""),
        "try again when it is done", holder.map { "to see what it is: `ps -p \($0)`" })
    case .changed(let path): Sentence("\(shown(path)) was changed in the meantime, so nothing was written", "try again")
    case .readOnlyFile(let path): Sentence("\(shown(path)) is read-only", "check its permissions: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("the folder \(shown(path)) cannot be written to", "check its permissions")
    case .fullDisk(let path):
      Sentence("no room is left to write \(shown(path)): the disk is full", "the file is as it was")
    case .missingFolder(let path): Sentence("there is no folder \(shown(path))")
    case .foreignFile(let path):
      Sentence("\(shown(path)) belongs to someone else, and could not be written so that it still does")
    case .accessNotKept(let path):
      Sentence(
        "the access list or the attributes of \(shown(path)) could not be kept, so nothing was written",
        "to see them: `getfacl` and `getfattr`")
    case .unreadable(let path, let reason): reason.english(path)
    case .other(let path, let number): Sentence("\(shown(path)) could not be written: \(systemMessage(number))")
    }
  }
}
