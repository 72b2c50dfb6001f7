/// Everything that can be wrong in a ledger, with the arguments that a sentence about it needs.
///
/// Texts are as the file has them (not escaped, bytes that are no UTF-8 repaired); a `suggestion` is what to write instead, ready
/// to replace the diagnostic's range, or nil where nothing is likely. Each case has one stable code (`code`, SPEC, Diagnostics).
///
/// New versions add cases. The attribute lets them: another package that switches over it must have an `@unknown default`, while
/// the sentences of this package stay exhaustive.
@nonexhaustive
public enum Problem: Error, Hashable, Sendable {
  // MARK: Text

  /// A byte that is no part of UTF-8 text.
  case invalidUTF8(byte: UInt8)
  /// A control character (C0 but tab, DEL, C1, U+2028, U+2029).
  case controlCharacter(scalar: UInt32)
  /// A carriage return without a line feed after it.
  case loneCarriageReturn
  /// The whole file is UTF-16.
  case utf16File
  /// A region between version-control conflict markers.
  case conflict
  /// A quotation mark that is never closed on its line.
  case unclosedQuote
  /// A backslash in a quoted text before something other than `"` or `\`.
  case invalidEscape(text: String)

  // MARK: Limits

  /// A line over 1 MiB.
  case lineTooLong
  /// A name over 200 scalars.
  case nameTooLong(count: Int)
  /// A file over 2 GiB.
  case fileTooLarge
  /// More than 100,000 files.
  case tooManyFiles
  /// More than 100,000 declarations of a kind.
  case tooManyDeclarations(DeclarationKind)
  /// A count beyond ±10⁹.
  case countTooLarge(text: String)
  /// A length over 10,000 h.
  case lengthTooLong(text: String)
  /// A measure of more than 15 significant digits.
  case measureTooPrecise(text: String)

  // MARK: Lines

  /// A line whose first token is no keyword, date or value.
  case unknownKeyword(text: String, suggestion: String?)
  /// A line that begins with a name, whose value comes behind it; `line` has them in the other order.
  case valueAfterName(text: String, line: String)
  /// A `haru` line with a version other than 1.
  case unsupportedVersion(text: String)
  /// A `haru` line below the first line.
  case misplacedVersion
  /// A `|` line without a line above that has or could have a note.
  case nothingToContinue
  /// An entry with no date above it in its file.
  case entryBeforeDate
  /// A line ends before a part that it needs.
  case missing(Part)
  /// Text after the last part a line can have here.
  case unexpectedText(text: String, suggestion: String?)

  // MARK: Values

  /// Text in the place of a date.
  case invalidDate(text: String, suggestion: String?)
  /// A date whose month or day does not exist; `lastDay` is the last day of its month, nil for a wrong month.
  case noSuchDate(text: String, lastDay: Int?)
  /// A year outside 1900–9999.
  case yearOutOfRange(text: String)
  /// Text in the place of a time of day.
  case invalidTime(text: String, suggestion: String?)
  /// An offset that is no `@±HH[:MM]` up to ±18:00.
  case invalidOffset(text: String)
  /// An offset in a ledger without `set zone`.
  case offsetWithoutZone
  /// Text in the place of an interval (`09:00-10:30`).
  case invalidInterval(text: String, suggestion: String?)
  /// Text in the place of a length.
  case invalidLength(text: String, suggestion: String?)
  /// Text in the place of a count.
  case invalidCount(text: String, suggestion: String?)
  /// Text in the place of a measure.
  case invalidMeasure(text: String, suggestion: String?)
  /// Text in the place of a colour.
  case invalidColor(text: String, suggestion: String?)
  /// Text in the place of a weekday.
  case invalidWeekday(text: String, suggestion: String?)
  /// A weekday that is not the date's.
  case wrongWeekday(date: DayNumber, written: String, right: Weekday)
  /// A name that must be quoted: it looks like a value, starts with `#`, or is empty.
  case invalidName(text: String, suggestion: String?)
  /// Text in the place of a tag (`#` and one word).
  case invalidTag(text: String, suggestion: String?)

  // MARK: Properties

  /// A property that no such line has; `known` are the ones it can have.
  case unknownProperty(key: String, suggestion: String?, known: [String])
  /// A property twice on a line.
  case repeatedProperty(key: String)
  /// A property that the line must have; `example` is one with a value.
  case missingProperty(key: String, example: String)
  /// A property of other kinds of action (`unit=` on a `time` action); `kinds` are those it is for.
  case misplacedProperty(key: String, kinds: [ActionKind])
  /// A property with a value it cannot have.
  case invalidProperty(key: String, text: String, expected: Expected)
  /// `est=` on an entry that has no start and end (a length, a count, a measure).
  case estimateWithoutTimes

  // MARK: Settings

  /// A setting that does not exist; `known` are those that do.
  case unknownSetting(key: String, suggestion: String?, known: [String])
  /// A setting with a value it cannot have.
  case invalidSetting(key: String, text: String, expected: Expected)
  /// The same setting with the same `from` again.
  case repeatedSetting(key: String)
  /// `from` on a setting that does not take it.
  case undatedSetting(key: String)
  /// `set zone … from DATE` without a `set zone` that holds before.
  case zoneWithoutBase
  /// A change of `zone` or `day-start` by which `date` would end before it begins.
  case dayEndsBeforeItBegins(date: DayNumber)
  /// A zone that the system's database does not know.
  case unknownZone(name: String, suggestion: String?)
  /// No zone database on this system.
  case zoneDatabaseMissing
  /// A zone file that cannot be read as one.
  case zoneDataInvalid(name: String)
  /// `allow` with the code of an error.
  case errorAllowed(code: String)
  /// A code that does not exist.
  case unknownCode(code: String, suggestion: String?)

  // MARK: Includes

  /// A path outside the main file's folder.
  case includeOutside(path: String)
  /// A path of a file that is hidden or no `.haru` file.
  case notLedgerFile(path: String)
  /// A path of a file that is being read.
  case includeCycle(path: String)
  /// A path that does not exist.
  case includeMissing(path: String)
  /// A file that could not be read.
  case unreadableFile(path: String, reason: FileError)
  /// An include depth over 64.
  case includeTooDeep

  // MARK: Declarations

  /// A name that another declaration of its kind has.
  case duplicate(DeclarationKind, name: String)
  /// An alias that is the name of an action.
  case aliasIsAction(name: String)
  /// A name that no action has; `kind` is the kind of action that an entry with it needs, nil in other lines.
  case unknownAction(name: String, suggestion: String?, kind: ActionKind?)
  /// A tag that is not declared; without `#`.
  case unknownTag(name: String, suggestion: String?, freeColor: String)
  /// An `action` line without `time`, `count` or `measure` before the name.
  case unknownActionKind(text: String, suggestion: String?)
  /// A `quest` with no goal above it in its file.
  case questOutsideGoal
  /// `end` before `start`.
  case endBeforeStart(start: DayNumber, end: DayNumber)
  /// `closed` before `start`.
  case closedBeforeStart(start: DayNumber, closed: DayNumber)
  /// `closed` after `end`.
  case closedAfterEnd(end: DayNumber, closed: DayNumber)
  /// `until` before `from`.
  case untilBeforeFrom(from: DayNumber, until: DayNumber)
  /// `A..B` with B before A.
  case spanReversed(from: DayNumber, to: DayNumber)
  /// `result=` on a goal that has quests.
  case resultWithQuests
  /// Text in the place of `>=` or `<=`.
  case invalidComparison(text: String, suggestion: String?)
  /// Text in the place of a quest's amount.
  case invalidAmount(text: String, suggestion: String?)
  /// A cadence that does not exist.
  case invalidCadence(text: String, suggestion: String?)
  /// `over` behind a cadence that counts or names days itself.
  case misplacedOver(cadence: String)
  /// `>= 0`, which is always met.
  case emptyQuest
  /// A count for a `time` action, or a length for a `count` action.
  case amountOfWrongKind(action: String, kind: ActionKind)
  /// A quest on a `measure` action, which has no total.
  case questOnMeasure(action: String)

  // MARK: Entries

  /// An entry whose form does not fit the kind of its action; `time` is the text before a `time` action, where that is a
  /// time of day.
  case wrongKind(action: String, kind: ActionKind, form: EntryForm, time: String?)
  /// A time earlier than the one before it, too far back to lie on the next day. `afternoon`, `swapped` and `nextDay` are the
  /// line's interval with the later time 12 hours later, in the other order, and with it as `HH+24`; nil where that is no repair.
  case timeOutOfOrder(earlier: String, later: String, afternoon: String?, swapped: String?, nextDay: String?)
  /// A session that spans more than 7 days.
  case sessionTooLong
  /// A second running or paused session of one action.
  case alreadyRunning(action: String)
  /// A time that a clock change leaves out; `before` and `after` are the neighbours, such as `01:59` and `03:00`.
  case skippedTime(time: String, date: DayNumber, before: String, after: String)
  /// A date that its zone left out; the neighbours are the dates before and after.
  case skippedDate(date: DayNumber, before: DayNumber, after: DayNumber)

  // MARK: Warnings

  /// A file with both kinds of line end; the numbers of its lines that end with CR LF and with LF.
  case mixedLineEnds(carriageReturns: Int, lineFeeds: Int)
  /// A character that nobody sees.
  case invisibleCharacter(scalar: UInt32)
  /// A tag (without `#`) twice on a line.
  case repeatedTag(name: String)
  /// A glob that finds no file.
  case emptyInclude(pattern: String)
  /// A copy that a sync service made of this file is beside it; `isRead` where the ledger reads it too.
  case syncCopy(name: String, isRead: Bool)
  /// Two tags (without `#`) with one colour; `suggestion` is a colour that no tag has.
  case sameColor(tag: String, other: String, suggestion: String)
  /// More actions, goals, or quests of a goal than the plan has.
  case planLimit(DeclarationKind, count: Int, limit: Int)
  /// `est=` above `max-session`; both in seconds.
  case estimateTooLong(estimate: Int, limit: Int)
  /// `result=` of a goal that has not ended; `end` is its last day, nil without one.
  case earlyResult(end: DayNumber?)
  /// A quest without a period in its active span.
  case questNeverActive
  /// A quest for at least `amount` seconds in periods that have no more than `limit`.
  case impossibleQuest(amount: Int, limit: Int)
  /// A skip on a target that no quest has.
  case skipWithoutQuest(target: String)
  /// A date whose year is another one than that of the days around it; `suggestion` is the date in their year.
  case wrongYear(date: DayNumber, suggestion: DayNumber)
  /// An entry of an action on or after its `archived` day.
  case archivedAction(action: String, archived: DayNumber)
  /// A piece of a session that ends when it starts.
  case emptyPiece
  /// A note of a date that is rather an entry.
  case entryInNote
  /// A session that ends when it starts.
  case emptySession
  /// A length or a count of 0.
  case zeroAmount(form: EntryForm)
  /// A session or length above `max-session`; both in seconds.
  case longSession(seconds: Int, limit: Int)
  /// A session that has run for longer than `max-session`, which is `limit` seconds.
  case forgottenSession(action: String, limit: Int)
  /// The same session twice.
  case repeatedSession(action: String)
  /// A session during which another one of the same action goes on.
  case overlap(action: String)
  /// A total of counts below zero on a logical day.
  case negativeTotal(action: String, date: DayNumber, total: Int)
  /// An entry that starts more than an hour after now, on a logical day `days` after the current one.
  case futureEntry(days: Int)

  // MARK: Hints

  /// A name (of an action, an alias or a tag) that differs from another one only by case.
  case differsByCase(name: String, other: String)
  /// An action or a tag that nothing uses.
  case unusedDeclaration(DeclarationKind, name: String)
  /// A cadence with a day that some months lack, as the month 1–12 of a year does.
  case shortMonth(cadence: String, year: Int, month: Int)
  /// A skip of days that no quest asks anything for.
  case idleSkip
  /// A date below a later one in a file that goes up, or below an earlier one in a file that goes down.
  case daysOutOfOrder(date: DayNumber, previous: DayNumber)
}

extension Problem {
  /// The code of the problem.
  public var code: Code {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .controlCharacter: .controlCharacter
    case .loneCarriageReturn: .loneCarriageReturn
    case .utf16File: .utf16File
    case .conflict: .conflict
    case .unclosedQuote: .unclosedQuote
    case .invalidEscape: .invalidEscape
    case .lineTooLong: .lineTooLong
    case .nameTooLong: .nameTooLong
    case .fileTooLarge: .fileTooLarge
    case .tooManyFiles: .tooManyFiles
    case .tooManyDeclarations: .tooManyDeclarations
    case .countTooLarge: .countTooLarge
    case .lengthTooLong: .lengthTooLong
    case .measureTooPrecise: .measureTooPrecise
    case .unknownKeyword, .valueAfterName: .unknownKeyword
    case .unsupportedVersion: .unsupportedVersion
    case .misplacedVersion: .misplacedVersion
    case .nothingToContinue: .nothingToContinue
    case .entryBeforeDate: .entryBeforeDate
    case .missing: .missingPart
    case .unexpectedText: .unexpectedText
    case .invalidDate: .invalidDate
    case .noSuchDate: .noSuchDate
    case .yearOutOfRange: .yearOutOfRange
    case .invalidTime: .invalidTime
    case .invalidOffset: .invalidOffset
    case .offsetWithoutZone: .offsetWithoutZone
    case .invalidInterval: .invalidInterval
    case .invalidLength: .invalidLength
    case .invalidCount: .invalidCount
    case .invalidMeasure: .invalidMeasure
    case .invalidColor: .invalidColor
    case .invalidWeekday: .invalidWeekday
    case .wrongWeekday: .wrongWeekday
    case .invalidName: .invalidName
    case .invalidTag: .invalidTag
    case .unknownProperty: .unknownProperty
    case .repeatedProperty: .repeatedProperty
    case .missingProperty: .missingProperty
    case .misplacedProperty: .misplacedProperty
    case .invalidProperty: .invalidProperty
    case .estimateWithoutTimes: .estimateWithoutTimes
    case .unknownSetting: .unknownSetting
    case .invalidSetting: .invalidSetting
    case .repeatedSetting: .repeatedSetting
    case .undatedSetting: .undatedSetting
    case .zoneWithoutBase: .zoneWithoutBase
    case .dayEndsBeforeItBegins: .dayEndsBeforeItBegins
    case .unknownZone: .unknownZone
    case .zoneDatabaseMissing: .zoneDatabaseMissing
    case .zoneDataInvalid: .zoneDataInvalid
    case .errorAllowed: .errorAllowed
    case .unknownCode: .unknownCode
    case .includeOutside: .includeOutside
    case .notLedgerFile: .notLedgerFile
    case .includeCycle: .includeCycle
    case .includeMissing: .includeMissing
    case .unreadableFile: .unreadableFile
    case .includeTooDeep: .includeTooDeep
    case .duplicate(let kind, _):
      switch kind {
      case .tag: .duplicateTag
      case .alias: .duplicateAlias
      case .goal: .duplicateGoal
      case .goalID, .questID: .duplicateID
      case .action, .quest, .skip, .setting: .duplicateAction
      }
    case .aliasIsAction: .aliasIsAction
    case .unknownAction: .unknownAction
    case .unknownTag: .unknownTag
    case .unknownActionKind: .unknownActionKind
    case .questOutsideGoal: .questOutsideGoal
    case .endBeforeStart: .endBeforeStart
    case .closedBeforeStart: .closedBeforeStart
    case .closedAfterEnd: .closedAfterEnd
    case .untilBeforeFrom: .untilBeforeFrom
    case .spanReversed: .spanReversed
    case .resultWithQuests: .resultWithQuests
    case .invalidComparison: .invalidComparison
    case .invalidAmount: .invalidAmount
    case .invalidCadence, .misplacedOver: .invalidCadence
    case .emptyQuest: .emptyQuest
    case .amountOfWrongKind: .amountOfWrongKind
    case .questOnMeasure: .questOnMeasure
    case .wrongKind: .wrongKind
    case .timeOutOfOrder: .timeOutOfOrder
    case .sessionTooLong: .sessionTooLong
    case .alreadyRunning: .alreadyRunning
    case .skippedTime: .skippedTime
    case .skippedDate: .skippedDate
    case .mixedLineEnds: .mixedLineEnds
    case .invisibleCharacter: .invisibleCharacter
    case .repeatedTag: .repeatedTag
    case .emptyInclude: .emptyInclude
    case .syncCopy: .syncCopy
    case .sameColor: .sameColor
    case .planLimit: .planLimit
    case .estimateTooLong: .estimateTooLong
    case .earlyResult: .earlyResult
    case .questNeverActive: .questNeverActive
    case .impossibleQuest: .impossibleQuest
    case .skipWithoutQuest: .skipWithoutQuest
    case .wrongYear: .wrongYear
    case .archivedAction: .archivedAction
    case .emptyPiece: .emptyPiece
    case .entryInNote: .entryInNote
    case .emptySession: .emptySession
    case .zeroAmount: .zeroAmount
    case .longSession: .longSession
    case .forgottenSession: .forgottenSession
    case .repeatedSession: .repeatedSession
    case .overlap: .overlap
    case .negativeTotal: .negativeTotal
    case .futureEntry: .futureEntry
    case .differsByCase: .differsByCase
    case .unusedDeclaration: .unusedDeclaration
    case .shortMonth: .shortMonth
    case .idleSkip: .idleSkip
    case .daysOutOfOrder: .daysOutOfOrder
    }
  }
}
