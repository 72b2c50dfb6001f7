import HaruParse

/// A small ledger that shows a code, and the same without it. `\x9F` stands for a byte, `\u{1B}` and `\r` for a character that
/// cannot be shown, and `…` for more than can be shown.
struct CodeExample {
  let wrong: String
  let right: String

  init(_ wrong: String, _ right: String) {
    self.wrong = wrong
    self.right = right
  }
}

extension Code {
  /// An example, the same in every language.
  var example: CodeExample {
    switch self {
    case .invalidUTF8: CodeExample(#"action time caf\xE9"#, "action time café")
    case .controlCharacter: CodeExample(#"action time re\u{1B}ad"#, "action time read")
    case .loneCarriageReturn: CodeExample(#"action time read\raction time walk"#, "action time read\naction time walk")
    case .utf16File: CodeExample(#"\xFF\xFEh\0a\0r\0u\0"#, "haru 1")
    case .conflict:
      CodeExample(
        "action time read\n2026-07-06\n<<<<<<< HEAD\n  09:00-10:00 read\n=======\n  09:00-10:30 read\n>>>>>>> phone",
        "action time read\n2026-07-06\n  09:00-10:30 read")
    case .unclosedQuote: CodeExample(#"action time "tea; green"#, #"action time "tea; green""#)
    case .invalidEscape: CodeExample(#"action time "a\b""#, #"action time "a\\b""#)
    case .lineTooLong: CodeExample("2026-07-06 ; …", "2026-07-06 ; a long note\n| that goes on")
    case .nameTooLong: CodeExample("action time read…", "action time read ; and all the rest")
    case .fileTooLarge: CodeExample("include all.haru", "include 2026/*.haru")
    case .tooManyFiles: CodeExample("include **/*.haru", "include 2026/*.haru")
    case .tooManyDeclarations: CodeExample("skip 2026-08-01\n…", "skip 2026-08-01..2026-08-07")
    case .countTooLarge:
      CodeExample("action count water\n2026-07-06\n  +20000000000 water", "action count water\n2026-07-06\n  +2 water")
    case .lengthTooLong:
      CodeExample("action time read\n2026-07-06\n  10001h read", "action time read\n2026-07-06\n  1h read")
    case .measureTooPrecise:
      CodeExample(
        "action measure weight\n2026-07-06\n  =3.1415926535897932 weight",
        "action measure weight\n2026-07-06\n  =3.14 weight")
    case .unknownKeyword: CodeExample("acton time read", "action time read")
    case .unsupportedVersion: CodeExample("haru 2", "haru 1")
    case .misplacedVersion: CodeExample("action time read\nharu 1", "haru 1\naction time read")
    case .nothingToContinue: CodeExample("| more words", "; more words")
    case .entryBeforeDate:
      CodeExample("action time read\n09:00-10:00 read", "action time read\n2026-07-06\n09:00-10:00 read")
    case .missingPart:
      CodeExample("action time read\n2026-07-06\n  09:00-10:00", "action time read\n2026-07-06\n  09:00-10:00 read")
    case .unexpectedText: CodeExample("2026-07-06 at home", "2026-07-06 ; at home")
    case .invalidDate: CodeExample("2026/7/6", "2026-07-06")
    case .noSuchDate: CodeExample("2026-02-30", "2026-02-28")
    case .yearOutOfRange: CodeExample("0206-07-06", "2026-07-06")
    case .invalidTime:
      CodeExample("action count water\n2026-07-06\n  9pm water", "action count water\n2026-07-06\n  21:00 water")
    case .invalidOffset:
      CodeExample(
        "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+0900 water",
        "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+09:00 water")
    case .offsetWithoutZone:
      CodeExample(
        "action count water\n2026-07-06\n  01:30@+9 water",
        "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+9 water")
    case .invalidInterval:
      CodeExample("action time read\n2026-07-06\n  8.00-9.00 read", "action time read\n2026-07-06\n  8:00-9:00 read")
    case .invalidLength:
      CodeExample("action time read\n2026-07-06\n  1h 30m read", "action time read\n2026-07-06\n  1h30m read")
    case .invalidCount:
      CodeExample("action count water\n2026-07-06\n  +2cups water", "action count water\n2026-07-06\n  +2 water")
    case .invalidMeasure:
      CodeExample(
        "action measure weight\n2026-07-06\n  =71,8 weight",
        "action measure weight\n2026-07-06\n  =71.8 weight")
    case .invalidColor: CodeExample("tag #study color=2F6B4F", "tag #study color=#2F6B4F")
    case .invalidWeekday: CodeExample("2026-07-06 Monday", "2026-07-06 mon")
    case .wrongWeekday: CodeExample("2026-07-06 tue", "2026-07-06 mon")
    case .invalidName: CodeExample("action time 30m walk", #"action time "30m walk""#)
    case .invalidTag: CodeExample("tag study color=#2F6B4F", "tag #study color=#2F6B4F")
    case .unknownProperty: CodeExample("action time read icno=B", "action time read icon=B")
    case .repeatedProperty: CodeExample("action time read icon=A icon=B", "action time read icon=A")
    case .missingProperty: CodeExample("tag #study", "tag #study color=#2F6B4F")
    case .misplacedProperty: CodeExample("action time read unit=pages", "action time read")
    case .invalidProperty: CodeExample("action measure weight best=low", "action measure weight best=min")
    case .estimateWithoutTimes:
      CodeExample(
        "action time read\n2026-07-06\n  1h read est=45m",
        "action time read\n2026-07-06\n  09:00-10:00 read est=45m")
    case .unknownSetting: CodeExample("set timezone Asia/Seoul", "set zone Asia/Seoul")
    case .invalidSetting: CodeExample("set day-start 24:00", "set day-start 00:00")
    case .repeatedSetting: CodeExample("set theme light\nset theme dark", "set theme dark")
    case .undatedSetting: CodeExample("set theme dark from 2026-07-06", "set theme dark")
    case .zoneWithoutBase:
      CodeExample("set zone Asia/Tokyo from 2026-07-06", "set zone Asia/Seoul\nset zone Asia/Tokyo from 2026-07-06")
    case .dayEndsBeforeItBegins:
      CodeExample(
        "set zone Pacific/Honolulu\nset zone Pacific/Kiritimati from 2026-07-07",
        "set zone Pacific/Honolulu\nset zone Asia/Seoul from 2026-07-07")
    case .unknownZone: CodeExample("set zone Asia/Seul", "set zone Asia/Seoul")
    case .zoneDatabaseMissing: CodeExample("set zone Asia/Seoul", "set language ko")
    case .zoneDataInvalid: CodeExample("set zone Asia/Seoul", "set language ko")
    case .errorAllowed: CodeExample("set allow unknown-action", "set theme dark")
    case .unknownCode: CodeExample("set allow everything", "set theme dark")
    case .includeOutside: CodeExample("include ../other.haru", "include 2026/*.haru")
    case .includeCycle: CodeExample("include main.haru", "include 2026/*.haru")
    case .includeMissing: CodeExample("include 2025.haru", "include 2026/*.haru")
    case .unreadableFile: CodeExample("include 2026", "include 2026/*.haru")
    case .includeTooDeep: CodeExample("include deeper.haru", "include 2026/*.haru")
    case .duplicateTag:
      CodeExample(
        "tag #study color=#2F6B4F\ntag #study color=#8E5572",
        "tag #study color=#2F6B4F\ntag #work color=#8E5572")
    case .duplicateAction: CodeExample("action time read\naction count read", "action time read\naction count pages")
    case .duplicateAlias:
      CodeExample("action time read alias=r\naction time run alias=r", "action time read alias=r\naction time run")
    case .duplicateGoal:
      CodeExample(
        "goal Reading start=2026-01-01\ngoal Reading start=2026-07-01",
        "goal Reading start=2026-01-01\ngoal Reading again start=2026-07-01")
    case .duplicateID:
      CodeExample(
        "goal Reading start=2026-01-01 id=a\ngoal Running start=2026-01-01 id=a",
        "goal Reading start=2026-01-01 id=a\ngoal Running start=2026-01-01 id=b")
    case .aliasIsAction:
      CodeExample("action time read\naction time study alias=read", "action time read\naction time study alias=s")
    case .unknownAction:
      CodeExample(
        "action time read\n2026-07-06\n  09:00-10:00 raed",
        "action time read\n2026-07-06\n  09:00-10:00 read")
    case .unknownTag: CodeExample("action time read #study", "tag #study color=#2F6B4F\naction time read #study")
    case .unknownActionKind: CodeExample("action read", "action time read")
    case .questOutsideGoal:
      CodeExample(
        "action time read\nquest read >= 1h per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")
    case .endBeforeStart:
      CodeExample("goal Reading start=2026-07-01 end=2026-06-30", "goal Reading start=2026-06-30 end=2026-07-01")
    case .closedBeforeStart:
      CodeExample("goal Reading start=2026-07-01 closed=2026-06-30", "goal Reading start=2026-07-01 closed=2026-07-30")
    case .closedAfterEnd:
      CodeExample(
        "goal Reading start=2026-01-01 end=2026-06-30 closed=2026-07-01",
        "goal Reading start=2026-01-01 end=2026-06-30")
    case .untilBeforeFrom:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day from=2026-09-01 until=2026-08-01",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day from=2026-08-01 until=2026-09-01")
    case .spanReversed: CodeExample("skip 2026-08-07..2026-08-01", "skip 2026-08-01..2026-08-07")
    case .resultWithQuests:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01 result=achieved\n  quest read >= 1h per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")
    case .invalidComparison:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read => 1h per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")
    case .invalidAmount:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h 30m per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h30m per day")
    case .invalidCadence:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h daily",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")
    case .emptyQuest:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 0m per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30m per day")
    case .amountOfWrongKind:
      CodeExample(
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30 per day",
        "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30m per day")
    case .questOnMeasure:
      CodeExample(
        "action measure weight\naction time run\ngoal Health start=2026-01-01\n  quest weight <= 70 per day",
        "action measure weight\naction time run\ngoal Health start=2026-01-01\n  quest run >= 30m per day")
    case .wrongKind:
      CodeExample("action time read\n2026-07-06\n  08:10 read", "action time read\n2026-07-06\n  08:10-08:40 read")
    case .timeOutOfOrder:
      CodeExample(
        "action time read\n2026-07-06\n  10:30-09:00 read",
        "action time read\n2026-07-06\n  09:00-10:30 read")
    case .sessionTooLong:
      CodeExample(
        "action time read\n2026-07-06\n  09:00-2026-07-14T10:00 read",
        "action time read\n2026-07-06\n  09:00-2026-07-06T10:00 read")
    case .alreadyRunning:
      CodeExample(
        "action time read\n2026-07-06\n  09:00- read\n  09:30- read",
        "action time read\n2026-07-06\n  09:00-09:30 read\n  09:30- read")
    case .skippedTime:
      CodeExample(
        "set zone Europe/Berlin\naction count water\n2026-03-29\n  02:30 water",
        "set zone Europe/Berlin\naction count water\n2026-03-29\n  03:30 water")
    case .skippedDate:
      CodeExample(
        "set zone Pacific/Apia\naction time read\n2011-12-30\n  1h read",
        "set zone Pacific/Apia\naction time read\n2011-12-31\n  1h read")
    case .mixedLineEnds:
      CodeExample(#"action time read\r\#n2026-07-06\#n  1h read"#, "action time read\n2026-07-06\n  1h read")
    case .invisibleCharacter: CodeExample(#"action time read ; a\u{200B}b"#, "action time read ; ab")
    case .repeatedTag:
      CodeExample(
        "tag #cafe color=#2F6B4F\naction time read\n2026-07-06\n  09:00-10:00 read #cafe #cafe",
        "tag #cafe color=#2F6B4F\naction time read\n2026-07-06\n  09:00-10:00 read #cafe")
    case .emptyInclude: CodeExample("include 2062/*.haru", "include 2026/*.haru")
    case .syncCopy: CodeExample("include 2026-07.haru", "include 2026/*.haru")
    case .sameColor:
      CodeExample(
        "tag #study color=#2F6B4F\ntag #health color=#2F6B4F",
        "tag #study color=#2F6B4F\ntag #health color=#D9A621")
    case .planLimit:
      CodeExample(
        "set plan free\ngoal One start=2026-01-01\ngoal Two start=2026-01-01\ngoal Three start=2026-01-01",
        "set plan premium\ngoal One start=2026-01-01\ngoal Two start=2026-01-01\ngoal Three start=2026-01-01")
    case .estimateTooLong: CodeExample("action time read est=30h", "action time read est=30m")
    case .earlyResult:
      CodeExample(
        "goal Trail start=2026-01-01 end=2099-12-31 result=achieved",
        "goal Trail start=2026-01-01 end=2099-12-31")
    case .questNeverActive:
      CodeExample(
        "action time read\ngoal Exam start=2026-04-06 end=2026-04-24\n  quest read >= 1h per day until=2026-03-31\n2026-04-07\n  1h read",
        "action time read\ngoal Exam start=2026-04-06 end=2026-04-24\n  quest read >= 1h per day\n2026-04-07\n  1h read"
      )
    case .impossibleQuest:
      CodeExample(
        "action time read\ngoal Books start=2026-01-01\n  quest read >= 25h per day\n2026-07-06\n  1h read",
        "action time read\ngoal Books start=2026-01-01\n  quest read >= 25h per week\n2026-07-06\n  1h read")
    case .skipWithoutQuest:
      CodeExample(
        "tag #study color=#2F6B4F\naction time read #study\ngoal Study start=2026-01-01\n  quest read >= 1h per day\nskip 2026-08-01..2026-08-07 #study",
        "tag #study color=#2F6B4F\naction time read #study\ngoal Study start=2026-01-01\n  quest read >= 1h per day\nskip 2026-08-01..2026-08-07 read"
      )
    case .wrongYear:
      CodeExample(
        "action time read\n2026-01-02\n  1h read\n2025-01-03\n  1h read\n2026-01-04\n  1h read\n2026-01-05\n  1h read",
        "action time read\n2026-01-02\n  1h read\n2026-01-03\n  1h read\n2026-01-04\n  1h read\n2026-01-05\n  1h read")
    case .archivedAction:
      CodeExample(
        "action time read archived=2026-05-01\n2026-05-03\n  09:00-10:00 read",
        "action time read archived=2026-05-01\n2026-04-30\n  09:00-10:00 read")
    case .emptyPiece:
      CodeExample(
        "action time read\n2026-07-06\n  09:00-09:00 read",
        "action time read\n2026-07-06\n  09:00-10:00 read")
    case .zeroAmount: CodeExample("action time read\n2026-07-06\n  0m read", "action time read\n2026-07-06\n  30m read")
    case .longSession:
      CodeExample(
        "action time read\n2026-07-06\n  05:00-23:30 read",
        "action time read\n2026-07-06\n  05:00-07:30 read")
    case .forgottenSession:
      CodeExample("action time read\n2026-07-01\n  09:00- read", "action time read\n2026-07-01\n  09:00-10:30 read")
    case .repeatedSession:
      CodeExample(
        "action time read\n2026-07-06\n  09:00-10:00 read\n  09:00-10:00 read",
        "action time read\n2026-07-06\n  09:00-10:00 read")
    case .overlap:
      CodeExample(
        "action time read\n2026-07-06\n  09:00-10:30 read\n  10:00-11:00 read",
        "action time read\n2026-07-06\n  09:00-11:00 read")
    case .negativeTotal:
      CodeExample(
        "action count water\n2026-07-06\n  08:00 water\n  09:00 -2 water",
        "action count water\n2026-07-06\n  08:00 water\n  09:00 -1 water")
    case .futureEntry:
      CodeExample(
        "action time read\n2099-07-06\n  09:00-10:00 read",
        "action time read\n2026-07-06\n  09:00-10:00 read")
    case .differsByCase:
      CodeExample(
        "action time Read\naction time Run alias=read\n2026-07-06\n  1h Read\n  1h Run",
        "action time Read\naction time Run\n2026-07-06\n  1h Read\n  1h Run")
    case .unusedDeclaration:
      CodeExample(
        "tag #travel color=#3B6EA5\naction time read\n2026-07-06\n  1h read",
        "tag #travel color=#3B6EA5\naction time read #travel\n2026-07-06\n  1h read")
    case .shortMonth:
      CodeExample(
        "action time read\ngoal Books start=2026-01-01 end=2026-12-31\n  quest read >= 30m on 31\n2026-07-06\n  1h read",
        "action time read\ngoal Books start=2026-01-01 end=2026-12-31\n  quest read >= 30m on last\n2026-07-06\n  1h read"
      )
    case .idleSkip:
      CodeExample(
        "action time read\ngoal Books start=2026-07-01\n  quest read >= 30m on mon,wed,fri\nskip 2026-07-07\n2026-07-06\n  1h read",
        "action time read\ngoal Books start=2026-07-01\n  quest read >= 30m on mon,wed,fri\nskip 2026-07-08\n2026-07-06\n  1h read"
      )
    case .daysOutOfOrder:
      CodeExample(
        "action time read\n2026-07-07\n  1h read\n2026-07-06\n  1h read",
        "action time read\n2026-07-06\n  1h read\n2026-07-07\n  1h read")
    }
  }
}
