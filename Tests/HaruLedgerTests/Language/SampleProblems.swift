import HaruParse

/// Problems of every code with likely arguments, in the order of the codes; the golden files of messages list them all.
enum SampleProblems {
  static let all: [Problem] =
    text + limits + lines + values + properties + settings + includes + declarations + entries + warnings + hints

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> DayNumber {
    DayNumber(year: year, month: month, day: day)
  }

  private static let text: [Problem] = [
    .invalidUTF8(byte: 0xC3),
    .controlCharacter(scalar: 0x1B),
    .controlCharacter(scalar: 0x01),
    .controlCharacter(scalar: 0x2028),
    .loneCarriageReturn,
    .utf16File,
    .conflict,
    .unclosedQuote,
    .invalidEscape(text: "\\n"),
  ]

  private static let limits: [Problem] =
    [
      .lineTooLong,
      .nameTooLong(count: 1240),
      .fileTooLarge,
      .tooManyFiles,
    ] + DeclarationKind.allCases.map(Problem.tooManyDeclarations) + [
      .countTooLarge(text: "+20000000000"),
      .lengthTooLong(text: "10001h"),
      .measureTooPrecise(text: "=3.1415926535897932"),
    ]

  private static let lines: [Problem] =
    [
      .unknownKeyword(text: "acton", suggestion: "action"),
      .unknownKeyword(text: "오늘은", suggestion: nil),
      .valueAfterName(text: "독서", line: "09:00-10:00 독서"),
      .unsupportedVersion(text: "2"),
      .misplacedVersion,
      .nothingToContinue,
      .entryBeforeDate,
    ] + Part.allCases.map(Problem.missing) + [
      .unexpectedText(text: "1h 30m", suggestion: "1h30m"),
      .unexpectedText(text: "비가 와서 집에서", suggestion: nil),
    ]

  private static let values: [Problem] = [
    .invalidDate(text: "2026/7/6", suggestion: "2026-07-06"),
    .invalidDate(text: "내일", suggestion: nil),
    .noSuchDate(text: "2026-02-30", lastDay: 28),
    .noSuchDate(text: "2026-04-31", lastDay: 30),
    .noSuchDate(text: "2026-13-01", lastDay: nil),
    .yearOutOfRange(text: "1850-01-01"),
    .invalidTime(text: "오전 9시", suggestion: "09:00"),
    .invalidTime(text: "48:00", suggestion: nil),
    .invalidOffset(text: "@+19"),
    .offsetWithoutZone,
    .invalidInterval(text: "8.00-9.00", suggestion: "08:00-09:00"),
    .invalidInterval(text: "09:00-열 시", suggestion: nil),
    .invalidLength(text: "1h75m", suggestion: "2h15m"),
    .invalidLength(text: "한 시간", suggestion: nil),
    .invalidCount(text: "+1.5", suggestion: nil),
    .invalidCount(text: "＋3", suggestion: "+3"),
    .invalidMeasure(text: "=71,8", suggestion: "=71.8"),
    .invalidMeasure(text: "=kg", suggestion: nil),
    .invalidColor(text: "2F6B4F", suggestion: "#2F6B4F"),
    .invalidColor(text: "초록", suggestion: nil),
    .invalidWeekday(text: "mno", suggestion: "mon"),
    .invalidWeekday(text: "평일", suggestion: nil),
    .wrongWeekday(date: day(2026, 7, 6), written: "화", right: .monday),
    .wrongWeekday(date: day(2026, 7, 5), written: "土", right: .sunday),
    .wrongWeekday(date: day(2026, 7, 7), written: "wed", right: .tuesday),
    .invalidName(text: "30분 걷기", suggestion: "\"30분 걷기\""),
    .invalidName(text: "#1 목표", suggestion: nil),
    .invalidName(text: "", suggestion: nil),
    .invalidName(text: "3\"4", suggestion: nil),
    .invalidTag(text: "공부", suggestion: "#공부"),
    .invalidTag(text: "#", suggestion: nil),
  ]

  private static let properties: [Problem] =
    [
      .unknownProperty(key: "colour", suggestion: "color", known: ["color"]),
      .unknownProperty(key: "크기", suggestion: nil, known: ["icon", "alias", "est"]),
      .unknownProperty(key: "x", suggestion: nil, known: []),
      .repeatedProperty(key: "icon"),
      .repeatedProperty(key: "alias"),
      .missingProperty(key: "color", example: "color=#2F6B4F"),
      .misplacedProperty(key: "unit", kinds: [.count, .measure]),
      .misplacedProperty(key: "est", kinds: [.time]),
    ] + expected.map { .invalidProperty(key: $0.key, text: "모름", expected: $0.expected) } + [
      .invalidProperty(key: "icon", text: "", expected: .text),
      .estimateWithoutTimes,
    ]

  private static let expected: [(key: String, expected: Expected)] = [
    ("best", .oneOf(["max", "min", "zero"])), ("start", .date), ("at", .timeOfDay), ("est", .length), ("day", .weekday),
    ("color", .color), ("pass", .percent), ("alias", .names), ("zone", .zoneName), ("log", .logPattern),
    ("unit", .text), ("allow", .codes),
  ]

  private static let settings: [Problem] = [
    .unknownSetting(key: "timezone", suggestion: "zone", known: ["zone", "day-start", "week-start"]),
    .unknownSetting(key: "색", suggestion: nil, known: ["zone", "day-start", "week-start"]),
    .invalidSetting(key: "zone", text: "KST", expected: .zoneName),
    .invalidSetting(key: "day-start", text: "24:00", expected: .timeOfDay),
    .invalidSetting(key: "week-start", text: "주말", expected: .weekday),
    .invalidSetting(key: "theme", text: "blue", expected: .oneOf(["light", "dark"])),
    .invalidSetting(key: "log", text: "", expected: .logPattern),
    .repeatedSetting(key: "zone"),
    .repeatedSetting(key: "theme"),
    .undatedSetting(key: "theme"),
    .zoneWithoutBase,
    .dayEndsBeforeItBegins(date: day(2026, 7, 6)),
    .unknownZone(name: "Asia/Seul", suggestion: "Asia/Seoul"),
    .unknownZone(name: "Mars/Base", suggestion: nil),
    .zoneDatabaseMissing,
    .zoneDataInvalid(name: "Asia/Seoul"),
    .errorAllowed(code: "unknown-action"),
    .unknownCode(code: "unknown-actoin", suggestion: "unknown-action"),
    .unknownCode(code: "모두", suggestion: nil),
    .unknownCode(code: "", suggestion: nil),
  ]

  private static let includes: [Problem] =
    [
      .includeOutside(path: "../other.haru"), .notLedgerFile(path: ".private/notes.txt"),
      .includeCycle(path: "main.haru"),
      .includeMissing(path: "2025/12.haru"),
    ] + fileErrors.map { .unreadableFile(path: "2026/기록", reason: $0) } + [.includeTooDeep]

  private static let fileErrors: [FileError] = [
    .notFound, .permissionDenied, .isDirectory, .tooLarge, .notRegular, .linkLoop, .other(errno: 5),
  ]

  private static let declarations: [Problem] =
    DeclarationKind.allCases.map { .duplicate($0, name: $0 == .alias ? "r" : "공부") } + [
      .aliasIsAction(name: "독서"),
      .unknownAction(name: "독셔", suggestion: "독서", kind: .time),
      .unknownAction(name: "산책", suggestion: nil, kind: .time),
      .unknownAction(name: "독서 도서관에서", suggestion: nil, kind: .time),
      .unknownAction(name: "3분 명상", suggestion: nil, kind: .time),
      .unknownTag(name: "공브", suggestion: "#공부", freeColor: "#3B6EA5"),
      .unknownTag(name: "여행", suggestion: nil, freeColor: "#3B6EA5"),
      .unknownActionKind(text: "tiem", suggestion: "time"),
      .unknownActionKind(text: "독서", suggestion: nil),
      .questOutsideGoal,
      .endBeforeStart(start: day(2026, 7, 1), end: day(2026, 6, 30)),
      .closedBeforeStart(start: day(2026, 7, 1), closed: day(2026, 6, 30)),
      .closedAfterEnd(end: day(2026, 12, 31), closed: day(2027, 1, 2)),
      .untilBeforeFrom(from: day(2026, 9, 1), until: day(2026, 8, 1)),
      .spanReversed(from: day(2026, 9, 30), to: day(2026, 7, 1)),
      .resultWithQuests,
      .invalidComparison(text: "=>", suggestion: ">="),
      .invalidComparison(text: "이상", suggestion: nil),
      .invalidAmount(text: "1h 30m", suggestion: "1h30m"),
      .invalidAmount(text: "많이", suggestion: nil),
      .invalidCadence(text: "per dya", suggestion: "per day"),
      .invalidCadence(text: "매일", suggestion: nil),
      .invalidCadence(text: "per 3", suggestion: nil),
      .invalidCadence(text: "on 32", suggestion: nil),
      .invalidCadence(text: "any day", suggestion: nil),
      .invalidCadence(text: "in July", suggestion: nil),
      .invalidCadence(text: "over 1-5", suggestion: nil),
      .misplacedOver(cadence: "per day"),
      .emptyQuest,
      .amountOfWrongKind(action: "독서", kind: .time),
      .amountOfWrongKind(action: "물", kind: .count),
      .amountOfWrongKind(action: "체중", kind: .measure),
      .questOnMeasure(action: "체중"),
    ]

  private static let entries: [Problem] =
    wrongKinds + [
      .wrongKind(action: "독서", kind: .time, form: .count, time: "1:30"),
      .timeOutOfOrder(
        earlier: "12:00", later: "01:00", afternoon: "12:00-13:00", swapped: "01:00-12:00", nextDay: "12:00-25:00"),
      .timeOutOfOrder(earlier: "09:00", later: "10:30", afternoon: nil, swapped: "09:00-10:30", nextDay: "10:30-33:00"),
      .timeOutOfOrder(earlier: "09:00", later: "10:30", afternoon: nil, swapped: nil, nextDay: "10:30-33:00"),
      .timeOutOfOrder(earlier: "09:00", later: "10:30", afternoon: nil, swapped: nil, nextDay: nil),
      .sessionTooLong,
      .alreadyRunning(action: "독서"),
      .skippedTime(time: "02:30", date: day(2026, 3, 29), before: "01:59", after: "03:00"),
      .skippedDate(date: day(2011, 12, 30), before: day(2011, 12, 29), after: day(2011, 12, 31)),
    ]

  private static let warnings: [Problem] = [
    .mixedLineEnds(carriageReturns: 1, lineFeeds: 1204),
    .invisibleCharacter(scalar: 0x200B),
    .invisibleCharacter(scalar: 0x202E),
    .repeatedTag(name: "카페"),
    .emptyInclude(pattern: "2062/*.haru"),
    .syncCopy(name: "main 2.haru", isRead: false),
    .syncCopy(name: "2026-07.sync-conflict-20260706-101500-ABCDEFG.haru", isRead: true),
    .sameColor(tag: "건강", other: "공부", suggestion: "#D9A621"),
    .planLimit(.action, count: 11, limit: 10),
    .planLimit(.goal, count: 3, limit: 2),
    .planLimit(.quest, count: 4, limit: 3),
    .estimateTooLong(estimate: 108_000, limit: 57_600),
    .earlyResult(end: day(2026, 12, 31)),
    .earlyResult(end: nil),
    .questNeverActive,
    .impossibleQuest(amount: 90_000, limit: 86_400),
    .impossibleQuest(amount: 720_000, limit: 604_800),
    .skipWithoutQuest(target: "#공부"),
    .wrongYear(date: day(2025, 1, 3), suggestion: day(2026, 1, 3)),
    .archivedAction(action: "스페인어", archived: day(2026, 5, 1)),
    .emptyPiece, .entryInNote,
    .zeroAmount(form: .length),
    .zeroAmount(form: .count),
    .longSession(seconds: 66_600, limit: 57_600),
    .forgottenSession(action: "독서", limit: 57_600),
    .repeatedSession(action: "독서"),
    .overlap(action: "영어 단어"),
    .negativeTotal(action: "물", date: day(2026, 7, 6), total: -2),
    .futureEntry(days: 0), .futureEntry(days: 1), .futureEntry(days: 26_298),
  ]

  private static let hints: [Problem] = [
    .differsByCase(name: "read", other: "Read"),
    .unusedDeclaration(.action, name: "독서"),
    .unusedDeclaration(.tag, name: "여행"),
    .shortMonth(cadence: "on 15,31", year: 2026, month: 2),
    .idleSkip, .emptySession,
    .daysOutOfOrder(date: day(2026, 7, 6), previous: day(2026, 7, 7)),
  ]

  private static let wrongKinds: [Problem] = [(ActionKind.time, "독서"), (.count, "물"), (.measure, "체중")].flatMap {
    kind, name in
    EntryForm.allCases.filter { $0.kind != kind }.map { .wrongKind(action: name, kind: kind, form: $0, time: nil) }
  }
}
