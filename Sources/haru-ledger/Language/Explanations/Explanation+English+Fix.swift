import HaruParse

extension Code {
  /// How it is repaired, in English. The same text stands in HaruParse/Diagnostics/Codes, and `what` in SPEC.md.
  var englishFix: String {
    switch self {
    case .invalidUTF8: "Save the file as UTF-8, or type the character again."
    case .controlCharacter: "Delete it."
    case .loneCarriageReturn: "End lines with LF or CR LF; an editor can convert the file."
    case .utf16File: "Save it as UTF-8: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`."
    case .conflict: "Keep the lines that are right, and delete the markers."
    case .unclosedQuote: "Write the second quotation mark."
    case .invalidEscape: #"Write `\\` for a backslash and `\"` for a quotation mark."#
    case .lineTooLong: "Split it; a long note goes on in lines that start with `|`."
    case .nameTooLong: "Shorten the name, and put the rest in a comment."
    case .fileTooLarge: "Split it by year or month, and include the parts."
    case .tooManyFiles: "Join small files, or include fewer of them."
    case .tooManyDeclarations: "Delete those that nothing uses."
    case .countTooLarge: "Look for a digit too many."
    case .lengthTooLong: "Look for a digit too many, or for the wrong unit."
    case .measureTooPrecise: "Round the number."
    case .unknownKeyword: "Begin with a keyword, a date or a value; write `;` before a comment."
    case .unsupportedVersion: "Write `haru 1`, or use a newer program."
    case .misplacedVersion: "Move it to the first line, or delete it."
    case .nothingToContinue: "Write `;` instead, or remove the blank line above it."
    case .entryBeforeDate: "Write a date line above it."
    case .missingPart: "Write it."
    case .unexpectedText: "Write `;` before a note, or delete it."
    case .invalidDate: "Write it as `2026-07-06`."
    case .noSuchDate: "Look at the month and the day."
    case .yearOutOfRange: "Look at the year."
    case .invalidTime: "Write it as `09:05` or `21:05`."
    case .invalidOffset: "Write it as `@+09:00` or `@-4`."
    case .offsetWithoutZone: "Add `set zone`, or remove the offset."
    case .invalidInterval: "Write it as `09:00-10:30`."
    case .invalidLength: "Write it as `1h30m`, without blanks."
    case .invalidCount: "Write it as `+2` or `-1`; the unit belongs to the action."
    case .invalidMeasure: "Write it as `=71.8`, with a point and without the unit."
    case .invalidColor: "Write `#` and six hexadecimal digits."
    case .invalidWeekday: "Write `mon`, `월` or `月`, or leave it out."
    case .wrongWeekday: "Correct the date or the weekday."
    case .invalidName: "Write it in double quotes, or choose another name."
    case .invalidTag: "Write `#` and one word."
    case .unknownProperty: "Look for a misspelling; the message lists what the line can have."
    case .repeatedProperty: "Delete one of them."
    case .missingProperty: "Write the property that the message shows."
    case .misplacedProperty: "Delete it, or change the kind of the action."
    case .invalidProperty: "Write one of the values that the message shows."
    case .estimateWithoutTimes: "Delete it, or write the entry with its times."
    case .unknownSetting: "Look for a misspelling; the message lists all settings."
    case .invalidSetting: "Write one of the values that the message shows."
    case .repeatedSetting: "Delete one of them, or give one a `from`."
    case .undatedSetting: "Delete `from` and its date."
    case .zoneWithoutBase: "Add the zone that held before, without `from`."
    case .dayEndsBeforeItBegins: "Let the change begin on another day, or change the time less."
    case .unknownZone: "Write an IANA name, such as `Asia/Seoul`."
    case .zoneDatabaseMissing: "Install the package `tzdata`, or set `TZDIR` to its folder."
    case .zoneDataInvalid: "Install the package `tzdata` again."
    case .errorAllowed: "Repair the error; only warnings can be allowed."
    case .unknownCode: "Look for a misspelling; `haru-ledger explain --list` shows all codes."
    case .includeOutside: "Move the file into the folder of the main file."
    case .includeCycle: "Delete one of the includes."
    case .includeMissing: "Correct the path, or use a pattern such as `2026/*.haru`."
    case .unreadableFile: "Look at the file's rights, or whether it is a folder."
    case .includeTooDeep: "Include the file from the main file."
    case .duplicateTag: "Delete one of them, or give it another name."
    case .duplicateAction: "Delete one of them, or give it another name."
    case .duplicateAlias: "Take the alias from one of the actions."
    case .duplicateGoal: "Give one of them another title."
    case .duplicateID: "Give one of them another id."
    case .aliasIsAction: "Choose another alias."
    case .unknownAction: "Correct the name, or declare the action."
    case .unknownTag: "Correct the tag, or declare it."
    case .unknownActionKind: "Write `time`, `count` or `measure` before the name."
    case .questOutsideGoal: "Write a goal above it."
    case .endBeforeStart: "Correct one of the dates."
    case .closedBeforeStart: "Correct one of the dates."
    case .closedAfterEnd: "Delete `closed`, or move the end."
    case .untilBeforeFrom: "Correct one of the dates."
    case .spanReversed: "Write the earlier date first."
    case .resultWithQuests: "Delete `result=`."
    case .invalidComparison: "Write `>=` or `<=`."
    case .invalidAmount: "Write a length such as `1h30m`, or a whole number."
    case .invalidCadence: "Write one of the forms that the message shows, such as `per day`."
    case .emptyQuest: "Ask for more than nothing, or for at most something."
    case .amountOfWrongKind: "Write a length for a `time` action, and a number for a `count` action."
    case .questOnMeasure: "Choose another target."
    case .wrongKind:
      "Write what fits: times or a length for `time`, a count for `count`, a number after `=` for `measure`."
    case .timeOutOfOrder: "Swap the times, or write a time of the next day as `25:10`."
    case .sessionTooLong: "Correct the end."
    case .alreadyRunning: "Write the end of the earlier session."
    case .skippedTime: "Write the time that the clock really showed."
    case .skippedDate: "Write the date that the calendar there showed."
    case .mixedLineEnds:
      """
      Save the file with one kind of line end. Most editors show it in the status line, as “LF” or “CRLF”, and \
      change it there.
      """
    case .invisibleCharacter:
      "Delete it, or type the word anew. It stands where the message points, even if nothing is to be seen there."
    case .repeatedTag:
      """
      Delete one of the two, or write the tag that was meant. A tag that the action has already may stand on \
      its entries.
      """
    case .emptyInclude:
      """
      Correct the pattern; it is relative to the folder of the file it stands in. If the files are still to \
      come, leave it, or write `set allow empty-include`.
      """
    case .syncCopy:
      """
      Compare the two files, take over what only the copy has, and delete the copy. If it is no copy at all, \
      name it in an `include` line of its own, without `*`.
      """
    case .sameColor: "Give one of them another colour; the message offers one that no tag has."
    case .planLimit: "Delete or join some of them, or write `set plan premium` if you have it."
    case .estimateTooLong: "Correct the estimate, as `est=30m`; or raise the limit with `set max-session 40h`."
    case .earlyResult:
      """
      Write `closed=` with the day on which it was done, which ends the goal on that day; or delete `result=` \
      until then.
      """
    case .questNeverActive: "Correct the dates, or delete the quest."
    case .impossibleQuest:
      "Lower the amount, as `>= 2h30m per day`, or choose a longer period, as `>= 25h per week`."
    case .skipWithoutQuest:
      "Write the target as the quest has it, one `skip` for each; or none at all, to excuse every quest."
    case .wrongYear: "Correct the year. If the day was meant as it stands, move it to where it belongs in time."
    case .archivedAction: "Move or delete `archived=` if the action is in use again, or correct the date of the entry."
    case .emptyPiece: "Correct the time, or delete the line. A whole day is written `09:00-33:00`."
    case .zeroAmount: "Write the number that was meant, or delete the line."
    case .longSession:
      "Correct the end. If it was that long, allow it with `set max-session 24h`, or `set allow long-session`."
    case .forgottenSession:
      "Write the time at which it ended, as `09:00-10:30`; or, if it goes on, allow it with `set max-session 48h`."
    case .repeatedSession: "Delete one of the two lines, and keep the note that is worth keeping."
    case .overlap: "Correct the times, or join the two lines into one."
    case .negativeTotal: "Correct the number, or move it to the day on which it was counted."
    case .futureEntry:
      "Correct the date or the time. For what is only planned, write a comment: `; 2026-08-01 library`."
    case .differsByCase: "Rename one of the two, or make them one action."
    case .unusedDeclaration: "Delete the line if it is of no use any more; leave it if you are going to use it."
    case .shortMonth:
      "Write `on last` for the last day of every month, or `on last fri` for the last such weekday; or leave it."
    case .idleSkip: "Correct the dates (2026-07-07 is a Tuesday), or leave it as a note about the days."
    case .daysOutOfOrder: "Move the day to its place; `haru-ledger fmt --sort` does it for a whole file."
    }
  }
}
