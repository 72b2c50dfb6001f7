import HaruParse

/// Proposes what was probably meant.
func englishGuess(_ suggestion: String?) -> String? { suggestion.map { "did you mean \(proposed($0))?" } }

/// Says what to write.
func englishWrite(_ suggestion: String?) -> String? { suggestion.map { "write \(proposed($0))" } }

/// Says that a text is no value of a kind, and what to write.
func englishUnreadable(_ text: String, as value: String, _ suggestion: String?, _ example: String) -> Sentence {
  Sentence("\(shown(text)) cannot be read as \(value)", englishWrite(suggestion) ?? example)
}

/// Why a text cannot be a name.
func englishName(_ text: String, _ suggestion: String?) -> Sentence {
  if isAllBlank(text) { return Sentence("a name cannot be empty", "write at least one word: `action time reading`") }
  return Sentence(
    text.hasPrefix("#")
      ? "\(shown(text)) begins with `#`, so it would be read as a tag and not as a name"
      : "\(shown(text)) cannot be a name without quotes",
    "put it in double quotes: \(proposed(suggestion ?? NameText.quoted(text)))")
}

/// Says that a line cannot have a property, and which ones it can have.
func englishUnknownProperty(_ key: String, _ suggestion: String?, _ known: [String]) -> Sentence {
  Sentence(
    known.isEmpty
      ? "this line does not accept \(shown(keyWritten(key)))"
      : "this line has no property \(shown(keyWritten(key)))",
    englishGuess(suggestion.map(keyWritten))
      ?? (known.isEmpty
        ? "delete it, or put a name with `=` in quotes: `\"a=b\"`"
        : "it can have \(Language.en.list(known.map { proposed(keyWritten($0)) }))"))
}

/// Says that a sync service copied a file of the ledger.
func englishSyncCopy(_ name: String, isRead: Bool) -> Sentence {
  Sentence(
    isRead
      ? "\(shown(name)) looks like a copy of this file that a sync service made, and both are read"
      : "beside this file is \(shown(name)), which looks like a copy of it that a sync service made",
    isRead
      ? "what is in both counts twice: move what only the copy has, and delete the copy"
      : "move what only the copy has into this file, and delete the copy",
    "if it is not a copy, include it on a line of its own: \(proposed("include " + valueWritten(name)))")
}

extension Part {
  /// What is missing, and a line that has it.
  var englishMissing: Sentence {
    switch self {
    case .version: Sentence("the version of the format is missing", "write `haru 1`")
    case .settingKey: Sentence("the name of the setting is missing", "write it and its value: `set day-start 06:00`")
    case .settingValue: Sentence("the value of the setting is missing", "write it at the end: `set day-start 06:00`")
    case .date: Sentence("a date is missing here", "write year, month and day: `2026-07-06`")
    case .pattern: Sentence("the path of the files is missing", "write it from this folder: `include 2026/*.haru`")
    case .name: Sentence("the name is missing", "write it after the kind: `action time reading`")
    case .tag: Sentence("the tag is missing", "write `#` and one word: `tag #study color=#2F6B4F`")
    case .actionKind:
      Sentence(
        "the kind of the action is missing",
        "write `time`, `count` or `measure` before the name: `action time reading`")
    case .action: Sentence("the action of this entry is missing", "write it at the end: `09:00-10:30 reading`")
    case .title: Sentence("the title of the goal is missing", "write it: `goal Read 12 books start=2026-01-01`")
    case .target:
      Sentence("the target is missing", "write an action, a `#tag` or `*`: `quest reading >= 1h per day`")
    case .comparison:
      Sentence(
        "the comparison is missing", "write `>=` for at least or `<=` for at most: `quest reading >= 1h per day`")
    case .amount:
      Sentence("the amount is missing", "write a length or a whole number: `quest reading >= 1h per day`")
    case .cadence:
      Sentence("the cadence is missing", "say how often, after the amount: `quest reading >= 1h per day`")
    case .value: Sentence("a value is missing here", "write it right after the `=`: `est=30m`")
    }
  }
}

extension Expected {
  /// What to write, with an example after the `prefix` of the value (`est=` or `set zone `).
  func english(after prefix: String) -> String {
    func example(_ value: String) -> String { proposed(prefix + value) }
    return switch self {
    case .oneOf(let words): "write \(Language.en.choice(words.map(example)))"
    case .date: "write a date: \(example("2026-07-06"))"
    case .timeOfDay: "write a time of day from 00:00 to 23:59: \(example("06:00"))"
    case .length: "write a length of time, more than 0: \(example("1h30m"))"
    case .weekday: "write a weekday: \(example("mon"))"
    case .color: "write `#` and six hex digits: \(example("#2F6B4F"))"
    case .percent: "write a percentage from 1% to 100%: \(example("80%"))"
    case .names: "write one or more names with commas between them: \(example("read,r"))"
    case .zoneName: "write an IANA time zone name: \(example("Europe/London"))"
    case .logPattern:
      "write the relative path of a `.haru` file, no part of it hidden, with `%Y`, `%m`, `%d` for the date: \(example("2026/%Y-%m.haru"))"
    case .text: "write at least one character: \(proposed(textExample(after: prefix)))"
    case .codes: "write codes with commas between them; `haru-ledger explain --list` shows them all"
    }
  }
}

extension DeclarationKind {
  var englishPlural: String {
    switch self {
    case .tag: "tags"
    case .action: "actions"
    case .alias: "aliases"
    case .goal: "goals"
    case .goalID: "goal ids"
    case .questID: "quest ids"
    case .quest: "quests"
    case .skip: "skips"
    case .setting: "settings"
    }
  }

  func englishDuplicate(_ name: String) -> Sentence {
    switch self {
    case .tag: Sentence("the tag \(shown(tagWritten(name))) is declared twice", "keep one of the two lines")
    case .action:
      Sentence("two actions are called \(shown(name))", "rename one of them, or keep one of the two lines")
    case .alias:
      Sentence(
        "the alias \(shown(name)) is given twice",
        "choose another one here: \(proposed("alias=" + valueWritten(name + "2")))")
    case .goal:
      Sentence("two goals are called \(shown(name))", "give one of them another title, or keep one of the two lines")
    case .goalID:
      Sentence(
        "two goals have the id \(shown(name))", "choose another one here: \(proposed("id=" + valueWritten(name + "2")))"
      )
    case .questID:
      Sentence(
        "two quests have the id \(shown(name))",
        "choose another one here: \(proposed("id=" + valueWritten(name + "2")))")
    case .quest: Sentence("the quest \(shown(name)) appears twice", "keep one of the two lines")
    case .skip: Sentence("the skip \(shown(name)) appears twice", "keep one of the two lines")
    case .setting: Sentence("the setting \(shown(name)) appears twice", "keep one of the two lines")
    }
  }
}

extension ActionKind {
  /// How an action of the kind is measured, after “is”.
  var english: String {
    switch self {
    case .time: "measured by time"
    case .count: "counted"
    case .measure: "a measure"
    }
  }

  var englishForms: String {
    switch self {
    case .time: "write an interval such as `09:00-10:30` or a length such as `1h30m`"
    case .count: "write a time such as `08:10`, a count such as `+2`, or both: `08:10 +2`"
    case .measure: "write the value, such as `=71.8` or `07:00 =71.8`"
    }
  }

  func englishAmount(_ action: String) -> Sentence {
    switch self {
    case .time:
      Sentence(
        "\(shown(action)) is measured by time, so the quest needs a length",
        "write hours and minutes: \(proposed("quest \(NameText.written(action)) >= 1h30m per day"))")
    case .count:
      Sentence(
        "\(shown(action)) is counted, so the quest needs a number",
        "write a whole number: \(proposed("quest \(NameText.written(action)) >= 8 per day"))")
    case .measure:
      Sentence(
        "\(shown(action)) is a measure, and measures have no total that a quest could ask for",
        "choose an action of the kind `time` or `count`: `quest reading >= 1h per day`")
    }
  }
}

extension EntryForm {
  var english: String {
    switch self {
    case .session: "a session"
    case .running: "a running session"
    case .paused: "a paused session"
    case .length: "a length"
    case .count: "a count"
    case .measure: "a measured value"
    }
  }
}

extension FileError {
  func english(_ path: String) -> Sentence {
    switch self {
    case .notFound:
      Sentence(
        "there is no file \(shown(path))",
        "check its path; to begin a ledger there: \(proposed("haru-ledger init \(path)"))")
    case .permissionDenied:
      Sentence("you have no permission to read \(shown(path))", "give yourself the permission with `chmod u+r`")
    case .isDirectory:
      Sentence("\(shown(path)) is a folder, not a file", "name the files in it: \(proposed("\(path)/*.haru"))")
    case .tooLarge:
      Sentence(
        "\(shown(path)) is larger than the limit of 2 GiB",
        "split it by year or month, and read the parts with `include 2026/*.haru`")
    case .notRegular:
      Sentence(
        "\(shown(path)) is a pipe or a device, not a file",
        "name a file such as `main.haru`, or name `-` and pipe the text in")
    case .linkLoop:
      Sentence(
        "\(shown(path)) is a link that leads back to itself, so it reaches no file",
        "follow it with `readlink`, and let one of the links point to the file")
    case .other(let number):
      Sentence(
        "\(shown(path)) cannot be read: the system reports error \(number)",
        "try again, and check the disk or the connection that it is on")
    }
  }
}

extension Weekday {
  /// The weekday's name: `Monday`.
  var english: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
