import HaruParse

extension Problem {
  /// The sentence in English: it begins in lower case unless with a name, and ends without a full stop.
  var english: Sentence {
    switch self {
    // MARK: Text
    case .invalidUTF8(let byte):
      Sentence(
        "the byte `\(hexadecimal(byte))` is not part of UTF-8 text",
        "save the file as UTF-8; to convert one: `iconv -f CP1252 -t UTF-8 old.haru > new.haru`")
    case .controlCharacter(let scalar):
      Sentence(
        "the control character \(controlName(scalar)) is not allowed in a line",
        "delete it; a tab is the only control character that may stay")
    case .loneCarriageReturn:
      Sentence(
        "there is a carriage return (CR) here without a line feed (LF) after it",
        "delete it, or end the line with LF or CR LF")
    case .utf16File:
      Sentence("this file is UTF-16, not UTF-8", "save it as UTF-8: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`")
    case .conflict:
      Sentence(
        "a merge conflict is still open here, so the lines between its markers are left out",
        "keep the lines you want and delete the `<<<<<<<`, `=======` and `>>>>>>>` lines")
    case .unclosedQuote:
      Sentence("this quotation mark is never closed on its line", #"write another one after the name: `"tea; green"`"#)
    case .invalidEscape(let text):
      Sentence(
        "\(shown(text)) means nothing inside quotes", #"write `\\` for a backslash and `\"` for a quotation mark"#)

    // MARK: Limits
    case .lineTooLong:
      Sentence(
        "this line is longer than the limit of 1 MiB", "split it; a note continues in lines such as `| more words`")
    case .nameTooLong(let count):
      Sentence(
        "a name can have at most 200 characters, and this one has \(Language.en.number(count))",
        "shorten it, and put the rest in a comment: `; more words`")
    case .fileTooLarge:
      Sentence(
        "this file is larger than the limit of 2 GiB",
        "split it by year or month, and read the parts with `include 2026/*.haru`")
    case .tooManyFiles:
      Sentence(
        "the ledger has more than the limit of 100,000 files",
        "join small files, or include fewer of them: `include 2026/*.haru`")
    case .tooManyDeclarations(let kind):
      Sentence(
        "the ledger declares more than the limit of 100,000 \(kind.englishPlural)",
        "delete those that nothing uses; `haru-ledger check --hints` lists them")
    case .countTooLarge(let text):
      Sentence(
        "\(shown(text)) is beyond the limit of a count, 1,000,000,000",
        "write a number between `-1000000000` and `+1000000000`")
    case .lengthTooLong(let text):
      Sentence("\(shown(text)) is beyond the limit of a length, 10,000 hours", "write at most `10000h`")
    case .measureTooPrecise(let text):
      Sentence(
        "\(shown(text)) has more digits than the limit of a measure, 15",
        "round it to the digits you need: `=71.8`")

    // MARK: Lines
    case .unknownKeyword(let text, let suggestion):
      Sentence(
        "a line cannot begin with \(shown(text))",
        englishGuess(suggestion),
        "begin with a keyword (`action`), a date (`2026-07-06`), a time (`09:00`), or `;` for a comment")
    case .valueAfterName(let text, let line):
      Sentence(
        "a line cannot begin with \(shown(text))",
        "the time or the number comes first, then the name: \(proposed(line))")
    case .unsupportedVersion(let text):
      Sentence(
        "the file asks for version \(shown(text)) of the format, and this program reads version 1",
        "write `haru 1`, or read the file with a newer haru-ledger")
    case .misplacedVersion:
      Sentence("a `haru` line can only be the first line of a file", "move `haru 1` to the top, or delete it")
    case .nothingToContinue:
      Sentence(
        "this `|` line has no note above it to continue",
        "put it right below a line with a note or a comment, or make it a comment: `; more words`")
    case .entryBeforeDate:
      Sentence(
        "this entry has no date above it in its file",
        "write a date such as `2026-07-06` on a line above, or in front: `2026-07-06 09:00-10:30 reading`")
    case .missing(let part): part.englishMissing
    case .unexpectedText(let text, let suggestion):
      Sentence(
        "\(shown(text)) does not belong here",
        englishWrite(suggestion),
        suggestion != nil
          ? nil
          : mayBeNote(text)
            ? "if it is a note, put `;` before it: \(shown("; " + text))"
            : isCadence(text)
              ? "a quest has one cadence; write another quest for the other one"
              : "a value is written in one piece, without blanks; a note comes after `;`")

    // MARK: Values
    case .invalidDate(let text, let suggestion):
      englishUnreadable(text, as: "a date", suggestion, "write year, month and day: `2026-07-06`")
    case .noSuchDate(let text, let lastDay?):
      Sentence(
        "\(shown(text)) does not exist: that month has \(lastDay) days",
        lastDate(ofMonthIn: text, lastDay: lastDay).map { "its last day is \(proposed($0))" }
          ?? "write a day from 1 to \(lastDay)")
    case .noSuchDate(let text, nil):
      Sentence("\(shown(text)) does not exist: months go from 01 to 12", "write year, month and day: `2026-07-06`")
    case .yearOutOfRange(let text):
      Sentence(
        "the year of \(shown(text)) is outside the limits of 1900 and 9999",
        "write a year between them: `2026-07-06`")
    case .invalidTime(let text, let suggestion):
      englishUnreadable(
        text, as: "a time of day", suggestion, "write hours and minutes: `09:05`; `25:10` is 01:10 of the next day")
    case .invalidOffset(let text):
      Sentence(
        "\(shown(text)) is not an offset from UTC",
        "write `@` and the hours, up to 18: `01:30@-4` or `22:00@+09:00`")
    case .offsetWithoutZone:
      Sentence(
        "an offset needs a time zone, and this ledger sets none",
        "add a line such as `set zone Europe/London`, or delete the offset")
    case .invalidInterval(let text, let suggestion):
      englishUnreadable(
        text, as: "a start and an end", suggestion, "write two times with a dash between them: `09:00-10:30`")
    case .invalidLength(let text, let suggestion):
      englishUnreadable(text, as: "a length of time", suggestion, "write hours and minutes: `1h30m`, `90m` or `1.5h`")
    case .invalidCount(let text, let suggestion):
      englishUnreadable(text, as: "a count", suggestion, "write a whole number with its sign: `+3` or `-1`")
    case .invalidMeasure(let text, let suggestion):
      englishUnreadable(text, as: "a measured value", suggestion, "write `=` and a number: `=71.8`")
    case .invalidColor(let text, let suggestion):
      englishUnreadable(text, as: "a colour", suggestion, "write `#` and six hex digits: `#2F6B4F`")
    case .invalidWeekday(let text, let suggestion):
      englishUnreadable(text, as: "a weekday", suggestion, "write `mon`, `tue`, `wed`, `thu`, `fri`, `sat` or `sun`")
    case .wrongWeekday(let date, let written, let right):
      Sentence(
        "\(date) is a \(right.english), not \(shown(written))",
        "write `\(date) \(weekdayWritten(right, like: written))`, or correct the date")
    case .invalidName(let text, let suggestion): englishName(text, suggestion)
    case .invalidTag(let text, let suggestion):
      Sentence("\(shown(text)) is not a tag", englishWrite(suggestion) ?? "write `#` and one word: `#study`")

    // MARK: Properties
    case .unknownProperty(let key, let suggestion, let known): englishUnknownProperty(key, suggestion, known)
    case .repeatedProperty(let key):
      Sentence(
        "\(shown(keyWritten(key))) appears twice on this line",
        key.hasPrefix("alias") ? "keep one, with commas between the names: `alias=read,r`" : "keep one of them")
    case .missingProperty(let key, let example):
      Sentence("\(shown(keyWritten(key))) is missing on this line", "add it: \(proposed(example))")
    case .misplacedProperty(let key, let kinds):
      Sentence(
        "\(shown(keyWritten(key))) is only for "
          + "\(Language.en.list(kinds.map { "`\($0.keyword)`" })) actions",
        "delete it, or declare the action with "
          + Language.en.choice(kinds.map { "`action \($0.keyword)`" }))
    case .invalidProperty(let key, let text, let expected):
      Sentence(
        text.isEmpty
          ? "\(shown(keyWritten(key))) has no value" : "\(shown(keyWritten(key))) cannot be \(shown(text))",
        expected.english(after: keyWritten(key)))
    case .estimateWithoutTimes:
      Sentence(
        "`est=` needs an entry with a start and an end",
        "write the session, as in `09:00-10:30 reading est=45m`, or delete `est=`")

    // MARK: Settings
    case .unknownSetting(let key, let suggestion, let known):
      Sentence(
        "no setting is called \(shown(key))",
        englishGuess(suggestion)
          ?? (known.isEmpty ? nil : "the settings are \(Language.en.list(known.map { proposed($0) }))"))
    case .invalidSetting(let key, let text, let expected):
      Sentence(
        text.isEmpty ? "\(shown(key)) has no value" : "\(shown(key)) cannot be \(shown(text))",
        expected.english(after: "set \(key) "))
    case .repeatedSetting(let key):
      Sentence(
        isDated(key) ? "\(shown(key)) is set twice for the same time" : "\(shown(key)) is set twice",
        isDated(key)
          ? "keep one, or say when it starts: `set \(key) … from 2026-07-01`" : "keep one of them")
    case .undatedSetting(let key):
      Sentence(
        "\(shown(key)) applies to the whole ledger and does not accept `from`",
        "delete `from` and its date; only `zone`, `day-start` and `week-start` accept them")
    case .zoneWithoutBase:
      Sentence(
        "this zone applies from a date on, but no zone is set for the time before",
        "add the earlier zone, without `from`: `set zone Europe/London`")
    case .dayEndsBeforeItBegins(let date):
      Sentence(
        "with this change, \(date) would end before it begins",
        "change `zone` and `day-start` on different dates, as in `set day-start 06:00 from \(later(date, days: 2))`")
    case .unknownZone(let name, let suggestion):
      Sentence(
        "no time zone is called \(shown(name))",
        englishGuess(suggestion) ?? "write an IANA name such as `Asia/Seoul` or `Europe/London`")
    case .zoneDatabaseMissing:
      Sentence(
        "this system has no time zone database",
        "install it (usually the package `tzdata`), or delete `set zone` to use plain wall-clock times")
    case .zoneDataInvalid(let name):
      Sentence(
        "the system's data for the time zone \(shown(name)) cannot be read",
        "install the time zone database again (usually the package `tzdata`)")
    case .errorAllowed(let code):
      Sentence(
        "\(shown(code)) is an error, and only warnings can be allowed",
        "delete it here; `haru-ledger explain \(excerpt(code))` explains how to fix the error")
    case .unknownCode(let code, let suggestion):
      Sentence(
        "no diagnostic has the code \(shown(code))",
        englishGuess(suggestion) ?? "`haru-ledger explain --list` shows all codes")

    // MARK: Includes
    case .includeOutside(let path):
      Sentence(
        "\(shown(path)) is outside the folder of the main file",
        "move it into that folder, and write its path from here: `include 2026/07.haru`")
    case .notLedgerFile(let path):
      Sentence(
        "\(shown(path)) is hidden or is not a `.haru` file, so a ledger may not name it",
        "end its name in `.haru`, and begin no part of its path with a dot: `include private/notes.haru`")
    case .includeCycle(let path):
      Sentence(
        "\(shown(path)) is still being read, so including it here would never end",
        "delete this line; what a file declares applies to the whole ledger anyway")
    case .includeMissing(let path):
      Sentence(
        "there is no file \(shown(path))",
        "write its path from this file's folder, such as `include 2026/07.haru`",
        "for files that may not exist yet, write a pattern: `include 2026/*.haru`")
    case .unreadableFile(let path, let reason): reason.english(path)
    case .includeTooDeep:
      Sentence(
        "this file is deeper than the limit of 64 levels of `include`",
        "include it from the main file: `include 2026/07.haru`")

    // MARK: Declarations
    case .duplicate(let kind, let name): kind.englishDuplicate(name)
    case .aliasIsAction(let name):
      Sentence(
        "the alias \(shown(name)) is already the name of an action",
        "choose one that no action has as its name: `alias=read`")
    case .unknownAction(let name, let suggestion, let kind):
      Sentence(
        "no action is called \(shown(name))",
        englishGuess(suggestion)
          ?? (holdsValue(name)
            ? "a time, a length or a number comes before the name, in one piece: `09:00-10:30`, `1h30m`, `+2`"
            : "if it is new, declare it: \(proposed(declarationWritten(kind, name)))"),
        suggestion == nil && name.contains(" ") && !holdsValue(name)
          ? "if a part of it is a note, put `;` before that part" : nil)
    case .unknownTag(let name, let suggestion, let color):
      Sentence(
        "the tag \(shown(tagWritten(name))) is not declared",
        englishGuess(suggestion.map(tagWritten))
          ?? "if it is new, declare it: \(proposed("tag \(tagWritten(name)) color=\(color)"))")
    case .unknownActionKind(let text, let suggestion):
      Sentence(
        "expected the kind of the action, not \(shown(text))",
        englishGuess(suggestion) ?? "write `time`, `count` or `measure` before the name: `action time reading`")
    case .questOutsideGoal:
      Sentence(
        "this quest has no goal above it in its file",
        "write the goal on a line above: `goal Read 12 books start=2026-01-01`")
    case .endBeforeStart(let start, let end):
      Sentence(
        "the goal ends on \(end), before it starts on \(start)",
        "write an `end=` that is not before the start, such as `end=\(later(start, days: 30))`, or an earlier `start=`")
    case .closedBeforeStart(let start, let closed):
      Sentence(
        "the goal is closed on \(closed), before it starts on \(start)",
        "write a `closed=` that is not before the start, such as `closed=\(start)`, or an earlier `start=`")
    case .closedAfterEnd(let end, let closed):
      Sentence(
        "the goal is closed on \(closed), but it has already ended on \(end)",
        "delete `closed=`, or write a date up to `closed=\(end)`")
    case .untilBeforeFrom(let from, let until):
      Sentence(
        "the quest ends on \(until), before it starts on \(from)",
        "write an `until=` that is not before `from=`, such as `until=\(later(from, days: 30))`")
    case .spanReversed(let from, let to):
      Sentence("the span begins on \(from) and ends before that, on \(to)", "write `\(to)..\(from)`")
    case .resultWithQuests:
      Sentence(
        "this goal has quests, and they decide its result",
        "delete `result=`; to end the goal by hand, write `closed=2026-07-06`")
    case .invalidComparison(let text, let suggestion):
      Sentence(
        "expected a comparison, not \(shown(text))",
        englishWrite(suggestion) ?? "write `>=` for at least or `<=` for at most: `quest reading >= 1h per day`")
    case .invalidAmount(let text, let suggestion):
      englishUnreadable(
        text, as: "the amount of a quest", suggestion, "write a length such as `1h30m`, or a whole number such as `8`")
    case .invalidCadence(let text, let suggestion):
      Sentence(
        "\(shown(text)) is not a cadence",
        englishGuess(suggestion)
          ?? "write, for example, \(Language.en.choice(cadenceExamples(for: text)))")
    case .misplacedOver(let cadence):
      Sentence(
        "`over` cannot follow \(shown(cadence))",
        "it is for periods of weeks or longer, whose weekdays it names: `per week over mon-fri`; for single days write `on mon,tue`"
      )
    case .emptyQuest:
      Sentence(
        "`>= 0` is always met, so this quest asks for nothing",
        "write how much it asks for, such as `>= 30m`, or a limit, such as `<= 2h`")
    case .amountOfWrongKind(let action, let kind): kind.englishAmount(action)
    case .questOnMeasure(let action): ActionKind.measure.englishAmount(action)

    // MARK: Entries
    case .wrongKind(let action, let kind, let form, let time):
      Sentence(
        time.map { "\(shown($0)) is a time of day, which alone does not say how long \(shown(action)) took" }
          ?? "\(shown(action)) is \(kind.english), so \(form.english) does not fit",
        kind.englishForms,
        "or declare it with \(proposed("action \(form.kind.keyword) \(NameText.written(action))"))")
    case .timeOutOfOrder(let earlier, let later, let afternoon, let swapped, let nextDay):
      Sentence(
        "\(shown(earlier)) and \(shown(later)) are out of order: the times of a session follow one another",
        afternoon.map { "if it was in the afternoon, write \(proposed($0))" },
        englishWrite(swapped)
          ?? (nextDay == nil ? "write them in the order of the clock: `09:00-09:30,09:45-10:20`" : nil),
        afternoon == nil ? nextDay.map { "if it ended on the next day, write \(proposed($0))" } : nil)
    case .sessionTooLong:
      Sentence(
        "this session spans more than the limit of 7 days",
        "correct its end, such as `2026-07-08T01:30`, or write it as several sessions")
    case .alreadyRunning(let action):
      Sentence(
        "\(shown(action)) is running or paused already, and an action can only run once at a time",
        "write the end of the earlier session first: \(proposed("09:00-10:30 " + NameText.written(action)))")
    case .skippedTime(let time, let date, let before, let after):
      Sentence(
        "\(excerpt(time)) does not exist on \(date): the clock goes from \(before) to \(after)",
        "write a time up to `\(before)` or from `\(after)` on")
    case .skippedDate(let date, let before, let after):
      Sentence(
        "\(date) does not exist in this time zone: the calendar goes from \(before) to \(after)",
        "write `\(before)` or `\(after)`")

    // MARK: Warnings
    case .mixedLineEnds(let carriageReturns, let lineFeeds):
      Sentence(
        "this file has both kinds of line end: CR LF on \(Language.en.lines(carriageReturns)), LF on \(Language.en.lines(lineFeeds))",
        "save it with one of them; most editors show and change the kind in the status line")
    case .invisibleCharacter(let scalar):
      Sentence(
        "there is an invisible character here: \(controlName(scalar))",
        "delete it; with it, the name is different from the one without it")
    case .repeatedTag(let name):
      Sentence(
        "the tag \(shown(tagWritten(name))) appears twice on this line",
        "delete one of the two, or write the tag that you meant")
    case .emptyInclude(let pattern):
      Sentence(
        "no file matches \(shown(pattern))",
        "correct the pattern, which is relative to the folder of this file",
        "if the files are still to come, leave it, or write `set allow empty-include`")
    case .syncCopy(let name, let isRead): englishSyncCopy(name, isRead: isRead)
    case .sameColor(let tag, let other, let suggestion):
      Sentence(
        "the tags \(shown(tagWritten(other))) and \(shown(tagWritten(tag))) have the same colour",
        "choose another one here, such as `color=\(suggestion)`")
    case .planLimit(let kind, let count, let limit):
      Sentence(
        kind == .quest
          ? "the free plan allows \(limit) quests for a goal, and this goal has \(Language.en.number(count))"
          : "the free plan allows \(limit) \(kind.englishPlural), and this ledger has \(Language.en.number(count))",
        "delete or join some of them, or write `set plan premium` if you have it")
    case .estimateTooLong(let estimate, let limit):
      Sentence(
        "an estimate of \(Language.en.length(seconds: estimate)) is longer than `max-session`, \(Language.en.length(seconds: limit))",
        "correct it, such as `est=30m`",
        "if a session may be that long, raise the limit: `\(longestSession(of: estimate))`")
    case .earlyResult(let end):
      Sentence(
        end.map { "the goal ends on \($0), so its result does not count yet" }
          ?? "the goal has no end, so its result does not count",
        "if it is over, end it by hand: `closed=2026-07-06`; otherwise delete `result=`")
    case .questNeverActive:
      Sentence(
        "no period of this quest is within its goal, so it never counts",
        "correct its `from=`, its `until=` or its cadence, or the dates of the goal")
    case .impossibleQuest(let amount, let limit):
      Sentence(
        "\(Language.en.length(seconds: amount)) is more time than one period of this quest has, \(Language.en.length(seconds: limit))",
        "lower the amount, such as `>= 2h30m`, or choose a longer period, such as `per week`")
    case .skipWithoutQuest(let target):
      Sentence(
        "no quest is about exactly \(shown(target)), so this skip has no effect",
        "write the target as the quest has it; a tag does not cover its actions, nor an action its tags",
        "to excuse all quests, write no target: `skip 2026-08-01..2026-08-07`")
    case .wrongYear(let date, let suggestion):
      Sentence("\(date) is among days of \(suggestion.civil.year)", englishGuess("\(suggestion)"))
    case .archivedAction(let action, let archived):
      Sentence(
        "\(shown(action)) was archived on \(archived); this entry is from that day or later",
        "if it is in use again, delete `archived=`; otherwise correct the date of the entry")
    case .entryInNote:
      Sentence(
        "this note begins with a time, as an entry does",
        "write an entry on a line below the date: `09:00-10:00 reading`")
    case .emptyPiece, .emptySession:
      Sentence(
        "start and end are the same, so this counts no time",
        "correct one of the two times, or delete them; a whole day is `09:00-33:00`")
    case .zeroAmount(let form):
      Sentence("\(form.english) of 0 adds nothing", "write the number that you meant, or delete the line")
    case .longSession(let seconds, let limit):
      Sentence(
        "\(Language.en.length(seconds: seconds)) is longer than `max-session`, \(Language.en.length(seconds: limit))",
        "correct the end, if the timer was forgotten",
        "if it was that long, raise the limit: `\(longestSession(of: seconds))`")
    case .forgottenSession(let action, let limit):
      Sentence(
        "\(shown(action)) has been running for more than \(Language.en.length(seconds: limit)), the limit of `max-session`",
        "write when it ended: \(proposed("09:00-10:30 " + NameText.written(action)))",
        "if it is still running, raise the limit: `set max-session 48h`")
    case .repeatedSession(let action):
      Sentence("the same session of \(shown(action)) appears twice", "delete one of the two lines")
    case .overlap(let action):
      Sentence(
        "another session of \(shown(action)) overlaps this one",
        "correct the times, or join the two lines into one")
    case .negativeTotal(let action, let date, let total):
      Sentence(
        "the counts of \(shown(action)) on \(date) add up to \(Language.en.number(total)), which is below zero",
        "correct the number, or move it to the day on which it was counted")
    case .futureEntry(let days):
      Sentence(
        days < 1
          ? "this entry starts more than an hour from now"
          : "this entry is \(Language.en.number(days)) \(days == 1 ? "day" : "days") in the future",
        "correct the date or the time",
        "write plans as comments: `; 2026-08-01 library`")

    // MARK: Hints
    case .differsByCase(let name, let other):
      Sentence(
        "\(shown(name)) and \(shown(other)) are two names that differ only by case",
        "rename one of them, so that they are not mixed up")
    case .unusedDeclaration(let kind, let name):
      Sentence(
        kind == .tag
          ? "nothing has the tag \(shown(tagWritten(name)))" : "no entry, quest or skip is about \(shown(name))",
        "delete the line if you do not need it any more")
    case .shortMonth(let cadence, let year, let month):
      Sentence(
        "not every month has all days of \(shown(cadence)): \(Language.en.month(year: year, month: month)) lacks one",
        "for the last day or weekday of every month, write `on last` or `on last fri`")
    case .idleSkip:
      Sentence(
        "no quest asks for anything on these days, so this skip has no effect",
        "correct the dates, or leave it as a note")
    case .daysOutOfOrder(let date, let previous):
      Sentence("\(date) comes below \(previous)", "move it to its place; `haru-ledger fmt --sort` sorts a whole file")
    }
  }
}
