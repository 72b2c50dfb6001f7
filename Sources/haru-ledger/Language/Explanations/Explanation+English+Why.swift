import HaruParse

extension Code {
  /// Why it matters, in English. The same text stands in HaruParse/Diagnostics/Codes, and `what` in SPEC.md.
  var englishWhy: String {
    switch self {
    case .invalidUTF8: "A file in another encoding would show other letters than those that were written."
    case .controlCharacter: "Nobody sees it, and it can make a line look like another one in a terminal."
    case .loneCarriageReturn:
      "Some programs end a line there and others do not, so the two would read different ledgers."
    case .utf16File: "A ledger is UTF-8, so that every program reads the same text."
    case .conflict: "Both sides hold true lines, and only a person can say which of them to keep."
    case .unclosedQuote: "Without its end, the rest of the line would become part of the name."
    case .invalidEscape: #"Only `\"` and `\\` mean something within quotes; guessing at others could change the name."#
    case .lineTooLong: "A line of that size is a damaged file rather than an entry."
    case .nameTooLong: "Names stand in every table and report; what is longer is mostly a note."
    case .fileTooLarge: "Places within a file are kept as 32-bit numbers."
    case .tooManyFiles: "A pattern that reaches so many files has most likely reached the wrong folder."
    case .tooManyDeclarations: "A ledger with so many was most likely made by a program gone wrong."
    case .countTooLarge: "Sums of such counts could no longer be exact."
    case .lengthTooLong: "A length of more than a year is a slip."
    case .measureTooPrecise: "Measures are kept exactly, and exactness ends at 15 digits."
    case .unknownKeyword: "The first word says what a line is, so a line that begins otherwise cannot be understood."
    case .unsupportedVersion: "A newer version may mean something else by the same line."
    case .misplacedVersion: "The version is about the whole file, so it must be known before anything else is read."
    case .nothingToContinue: "A `|` line continues the note above it, and here is none."
    case .entryBeforeDate: "Without a date, nobody knows the day of the entry."
    case .missingPart: "The line cannot be understood without this part."
    case .unexpectedText:
      "Text in the wrong place is never taken for a note, since it may be a slip that changes the meaning."
    case .invalidDate: "Dates have one form, so that they sort, and nobody has to guess which number is the month."
    case .noSuchDate: "The calendar has no such day, so its entries would belong nowhere."
    case .yearOutOfRange: "A year before 1900 is a slip in a ledger of habits."
    case .invalidTime: "Times have one form, the 24-hour clock, so that 9 is never 21."
    case .invalidOffset: "An offset says how far the clock is from UTC, and no place is farther than 18 hours."
    case .offsetWithoutZone: "Without a zone, times are those of a clock on the wall, and an offset says nothing."
    case .invalidInterval: "What looks like two times and is none would change every total if it were guessed at."
    case .invalidLength: "A length that is only half understood would be a wrong total."
    case .invalidCount: "A count is a signed whole number, which tells it from a length and a time."
    case .invalidMeasure: "A measure is kept exactly as it was read off."
    case .invalidColor: "Colours are exact, so that every page shows the same one."
    case .invalidWeekday: "The weekday guards against a slip in the date, so it must be readable."
    case .wrongWeekday: "One of the two is a slip, and nobody can tell which; so the day is left out."
    case .invalidName: "Such a name would be taken for something else in an entry."
    case .invalidTag: "The `#` tells a tag from a name."
    case .unknownProperty: "A property that is not known would silently do nothing."
    case .repeatedProperty: "Only one of the two can hold."
    case .missingProperty: "A tag has no look without its colour, and a goal no span without its start."
    case .misplacedProperty: "The property would mean nothing for an action of this kind."
    case .invalidProperty: "A value that cannot be understood would silently be left out."
    case .estimateWithoutTimes:
      "An estimate is held against the time between a start and an end, and this entry has none."
    case .unknownSetting: "A setting that is not known would silently do nothing."
    case .invalidSetting: "A value that cannot be understood leaves the setting as if it were not there."
    case .repeatedSetting: "Both say something about the same days, and the order of lines must not decide."
    case .undatedSetting:
      "Only `zone`, `day-start` and `week-start` change from a day on; the others hold for the whole ledger."
    case .zoneWithoutBase: "The days before the change would have no zone."
    case .dayEndsBeforeItBegins: "A day of less than no time could hold no entry."
    case .unknownZone: "Without its rules, times cannot be placed."
    case .zoneDatabaseMissing: "The rules of zones come from the system, so that they are current."
    case .zoneDataInvalid: "Times cannot be placed by damaged rules."
    case .errorAllowed: "An error leaves something out of every report, so it cannot be allowed."
    case .unknownCode: "A code that does not exist would allow nothing."
    case .includeOutside: "A ledger that came from elsewhere must not read other files of yours."
    case .includeCycle: "A file that includes itself would be read for ever."
    case .includeMissing: "What stands in the file would silently be missing from every report."
    case .unreadableFile: "What stands in the file is missing from every report."
    case .includeTooDeep: "So deep a chain of includes is a slip."
    case .duplicateTag: "Two lines that say different things about one tag cannot both hold."
    case .duplicateAction: "Two lines that say different things about one action cannot both hold."
    case .duplicateAlias: "An alias must lead to one action."
    case .duplicateGoal: "Reports and commands name goals by their titles."
    case .duplicateID: "An id must lead to one goal, or to one quest."
    case .aliasIsAction: "An entry with this word could mean either action."
    case .unknownAction: "Everything is declared, so that a misspelt name does not become an action of its own."
    case .unknownTag: "Everything is declared, so that a misspelt tag does not become one of its own."
    case .unknownActionKind: "The kind says how an action is counted, so it comes first."
    case .questOutsideGoal: "A quest belongs to the goal above it, which has its dates."
    case .endBeforeStart: "A goal that ends before it starts has no day."
    case .closedBeforeStart: "A goal cannot be closed before it has begun."
    case .closedAfterEnd: "A goal that has ended need not be closed."
    case .untilBeforeFrom: "A quest that ends before it begins is never active."
    case .spanReversed: "A span of no days excuses nothing and asks for nothing."
    case .resultWithQuests: "The quests decide whether the goal is achieved, and a result could say the opposite."
    case .invalidComparison: "A quest asks for at least, or for at most, an amount."
    case .invalidAmount: "An amount that is only half understood would judge every period wrongly."
    case .invalidCadence: "The cadence cuts the calendar into periods, so it must be exact."
    case .emptyQuest: "A quest that always holds would only raise the rates."
    case .amountOfWrongKind: "Time is asked for in hours and minutes, counts in numbers."
    case .questOnMeasure: "Measures are not added up, so they have no total to ask for."
    case .wrongKind: "The entry says something that such an action does not have."
    case .timeOutOfOrder: "The later time lies so far back that it is more likely a slip than the next day."
    case .sessionTooLong: "Nobody does one thing for more than a week; an end was forgotten."
    case .alreadyRunning: "One action runs at most once at a time, so one of the two has ended."
    case .skippedTime: "The clock jumped over this time, so nothing can have happened at it."
    case .skippedDate: "The zone went from the day before straight to the day after."
    case .mixedLineEnds:
      """
      Most editors keep one kind for a whole file, so the next one that saves it changes lines that nobody \
      touched, and a comparison of two versions shows them all.
      """
    case .invisibleCharacter:
      """
      Such characters come along when text is copied from a web page or a chat. In a name they make another \
      name, which looks like the right one; those that turn the direction of writing can make a line look like \
      another. U+200D, which joins emoji, is free.
      """
    case .repeatedTag:
      "It counts once, so nothing is wrong with the totals. But the second one was probably meant to be another tag."
    case .emptyInclude:
      """
      The files may not have been written yet, so this is no error as it is for a plain path. But a pattern \
      with a slip in it looks just the same, and then a whole year is missing from every report.
      """
    case .syncCopy:
      """
      Two devices have changed the file at the same time, and one of the two versions went into the copy \
      (`main 2.haru`, `main (1).haru`, `main.sync-conflict-….haru`). Entries that are only there are in no \
      report; and if an `include` with a `*` finds the copy, the entries of both are counted twice.
      """
    case .sameColor:
      """
      Timetables and charts are drawn in the colours of tags. With one colour for two of them, nobody can tell \
      them apart there.
      """
    case .planLimit:
      "The free plan of the app ends there. What is above it is read and counted here, but not by the app."
    case .estimateTooLong:
      "A session that takes as long as it is estimated would be warned about. So it is mostly a slip of the unit."
    case .earlyResult: "A result is looked at once the goal has ended; until then it says nothing."
    case .questNeverActive:
      """
      It never counts, neither for the goal nor in a report, so a date of the quest or of the goal is probably \
      wrong. A goal that was closed early with `closed=` is no such case.
      """
    case .impossibleQuest:
      """
      Time that is spent once counts once, so no day gives more than its 24 hours, however much goes on at once. The \
      quest can hardly be met; a digit or the cadence is probably wrong. Months count as 31 days and years as 366, and \
      a day that a change of the clock, the zone or `day-start` makes longer is not told of.
      """
    case .skipWithoutQuest:
      """
      A skip excuses the quests on exactly its target. That of a tag does not excuse the quests on the actions \
      with that tag, and that of an action not those on its tag, so such a skip does nothing.
      """
    case .wrongYear:
      """
      Most people write the old year once or twice in January. The entries of such a day are counted, only a \
      year too early.
      """
    case .archivedAction:
      """
      An archived action is hidden from lists from that day on, so its newer entries would be seen nowhere but \
      in totals.
      """
    case .emptyPiece:
      "It counts no time. Mostly one of the two times is a slip, or a timer was started and stopped at once."
    case .zeroAmount:
      "It adds nothing to any total, so the number is probably a slip. What was not done need not be written down."
    case .longSession:
      "Mostly a timer was forgotten, or the end is a slip; and one such session spoils the totals of a month."
    case .forgottenSession: "It was probably never stopped. Every report counts it up to now, more each day."
    case .repeatedSession:
      """
      Its time is counted once in the total of the action, but both count as sessions, and plain sums hold it \
      twice. It comes from pasting, or from putting two copies of a file together.
      """
    case .overlap:
      """
      One does a thing once at a time, so one of the four times is probably wrong. Time that is spent once \
      counts once in totals; plain sums hold it twice. An end that equals the next start is no overlap, and \
      sessions of different actions may overlap as they like.
      """
    case .negativeTotal:
      """
      `-1` takes back a count, so below zero there is nothing to take back. Mostly the count stands under \
      another day, or its sign is a slip.
      """
    case .futureEntry:
      """
      A ledger keeps what happened. The entry is counted as it stands, so the totals of a day that has not \
      come hold it already; and often it is the date that is wrong.
      """
    case .differsByCase:
      "They are two names: `Read` and `read` are counted apart. That is allowed, but easily mixed up."
    case .unusedDeclaration: "It is in the way in lists and pickers. A goal needs no quests, so it is never told of."
    case .shortMonth:
      "A month without that day has no period, so the quest asks for less there. That may be just what is wanted."
    case .idleSkip: "It excuses nothing. That does no harm, but the dates may not be those that were meant."
    case .daysOutOfOrder:
      """
      The order of the lines changes no figure. But it is easier to find a day, and to see one that is \
      missing, when they stand in order.
      """
    }
  }
}
