/// The stable kebab-case name of a diagnostic (SPEC, Diagnostics).
public enum Code: String, Hashable, Sendable, CaseIterable {
  case invalidUTF8 = "invalid-utf8"
  case controlCharacter = "control-character"
  case loneCarriageReturn = "lone-carriage-return"
  case utf16File = "utf16-file"
  case conflict
  case unclosedQuote = "unclosed-quote"
  case invalidEscape = "invalid-escape"
  case lineTooLong = "line-too-long"
  case nameTooLong = "name-too-long"
  case fileTooLarge = "file-too-large"
  case tooManyFiles = "too-many-files"
  case tooManyDeclarations = "too-many-declarations"
  case countTooLarge = "count-too-large"
  case lengthTooLong = "length-too-long"
  case measureTooPrecise = "measure-too-precise"
  case unknownKeyword = "unknown-keyword"
  case unsupportedVersion = "unsupported-version"
  case misplacedVersion = "misplaced-version"
  case nothingToContinue = "nothing-to-continue"
  case entryBeforeDate = "entry-before-date"
  case missingPart = "missing-part"
  case unexpectedText = "unexpected-text"
  case invalidDate = "invalid-date"
  case noSuchDate = "no-such-date"
  case yearOutOfRange = "year-out-of-range"
  case invalidTime = "invalid-time"
  case invalidOffset = "invalid-offset"
  case offsetWithoutZone = "offset-without-zone"
  case invalidInterval = "invalid-interval"
  case invalidLength = "invalid-length"
  case invalidCount = "invalid-count"
  case invalidMeasure = "invalid-measure"
  case invalidColor = "invalid-color"
  case invalidWeekday = "invalid-weekday"
  case wrongWeekday = "wrong-weekday"
  case invalidName = "invalid-name"
  case invalidTag = "invalid-tag"
  case unknownProperty = "unknown-property"
  case repeatedProperty = "repeated-property"
  case missingProperty = "missing-property"
  case misplacedProperty = "misplaced-property"
  case invalidProperty = "invalid-property"
  case estimateWithoutTimes = "estimate-without-times"
  case unknownSetting = "unknown-setting"
  case invalidSetting = "invalid-setting"
  case repeatedSetting = "repeated-setting"
  case undatedSetting = "undated-setting"
  case zoneWithoutBase = "zone-without-base"
  case dayEndsBeforeItBegins = "day-ends-before-it-begins"
  case unknownZone = "unknown-zone"
  case zoneDatabaseMissing = "zone-database-missing"
  case zoneDataInvalid = "zone-data-invalid"
  case errorAllowed = "error-allowed"
  case unknownCode = "unknown-code"
  case includeOutside = "include-outside"
  case includeCycle = "include-cycle"
  case includeMissing = "include-missing"
  case unreadableFile = "unreadable-file"
  case includeTooDeep = "include-too-deep"
  case duplicateTag = "duplicate-tag"
  case duplicateAction = "duplicate-action"
  case duplicateAlias = "duplicate-alias"
  case duplicateGoal = "duplicate-goal"
  case duplicateID = "duplicate-id"
  case aliasIsAction = "alias-is-action"
  case unknownAction = "unknown-action"
  case unknownTag = "unknown-tag"
  case unknownActionKind = "unknown-action-kind"
  case questOutsideGoal = "quest-outside-goal"
  case endBeforeStart = "end-before-start"
  case closedBeforeStart = "closed-before-start"
  case closedAfterEnd = "closed-after-end"
  case untilBeforeFrom = "until-before-from"
  case spanReversed = "span-reversed"
  case resultWithQuests = "result-with-quests"
  case invalidComparison = "invalid-comparison"
  case invalidAmount = "invalid-amount"
  case invalidCadence = "invalid-cadence"
  case emptyQuest = "empty-quest"
  case amountOfWrongKind = "amount-of-wrong-kind"
  case questOnMeasure = "quest-on-measure"
  case wrongKind = "wrong-kind"
  case timeOutOfOrder = "time-out-of-order"
  case sessionTooLong = "session-too-long"
  case alreadyRunning = "already-running"
  case skippedTime = "skipped-time"
  case skippedDate = "skipped-date"
  case mixedLineEnds = "mixed-line-ends"
  case invisibleCharacter = "invisible-character"
  case repeatedTag = "repeated-tag"
  case emptyInclude = "empty-include"
  case syncCopy = "sync-copy"
  case sameColor = "same-color"
  case planLimit = "plan-limit"
  case estimateTooLong = "estimate-too-long"
  case earlyResult = "early-result"
  case questNeverActive = "quest-never-active"
  case impossibleQuest = "impossible-quest"
  case skipWithoutQuest = "skip-without-quest"
  case wrongYear = "wrong-year"
  case archivedAction = "archived-action"
  case emptyPiece = "empty-piece"
  case zeroAmount = "zero-amount"
  case longSession = "long-session"
  case forgottenSession = "forgotten-session"
  case repeatedSession = "repeated-session"
  case overlap
  case negativeTotal = "negative-total"
  case futureEntry = "future-entry"
  case differsByCase = "differs-by-case"
  case unusedDeclaration = "unused-declaration"
  case shortMonth = "short-month"
  case idleSkip = "idle-skip"
  case daysOutOfOrder = "days-out-of-order"

  /// How much it matters; the same for every diagnostic of the code.
  public var severity: Severity {
    switch self {
    case .mixedLineEnds, .invisibleCharacter, .repeatedTag, .emptyInclude, .syncCopy, .sameColor, .planLimit,
      .estimateTooLong, .earlyResult, .questNeverActive, .impossibleQuest, .skipWithoutQuest, .wrongYear,
      .archivedAction, .emptyPiece, .zeroAmount, .longSession, .forgottenSession, .repeatedSession, .overlap,
      .negativeTotal, .futureEntry:
      .warning
    case .differsByCase, .unusedDeclaration, .shortMonth, .idleSkip, .daysOutOfOrder: .hint
    default: .error
    }
  }
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
    case .invalidCadence: .invalidCadence
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
