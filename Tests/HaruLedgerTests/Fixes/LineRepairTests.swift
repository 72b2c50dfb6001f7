import HaruParse
import Testing

/// What is told of a line by itself: the code, the marked text, and the line as each repair makes it, the likeliest first.
@Suite struct LineRepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let code: Code
    let marked: String
    /// The repaired lines; a safe one begins with `!`.
    let repaired: [String]

    init(_ line: String, _ code: Code, _ marked: String, _ repaired: String...) {
      (self.line, self.code, self.marked, self.repaired) = (line, code, marked, repaired)
    }

    var testDescription: String { line }
  }

  private static let head = """
    action time 독서
    action count 물
    action measure 체중
    goal 목표 start=2026-01-01
    2026-07-06

    """

  private static let dates: [Case] = [
    Case("2026-07-06 2026-07-07 독서", .unexpectedText, "2026-07-07"),
    Case("  1h 2026-07-07 독서", .unexpectedText, "2026-07-07"),
    Case("2026–07–08", .invalidDate, "2026–07–08", "!2026-07-08"),
    Case("2026--07--08", .invalidDate, "2026--07--08", "!2026-07-08"),
    Case("• 07/08/2026", .invalidDate, "• 07/08/2026", "2026-07-08", "2026-08-07"),
    Case("２０２６/7/8", .invalidDate, "２０２６/7/8", "!2026-07-08"),
    Case("７月８日", .invalidDate, "７月８日", "2026-07-08"),
    Case("goal g start=\" 2026-07-01\"", .invalidDate, "\" 2026-07-01\"", "!goal g start=2026-07-01"),
    Case("  09:00 30 독서", .unexpectedText, "30"),
    Case("2026-07-06 mno", .invalidWeekday, "mno", "2026-07-06 mon"),
    Case("2026-07-11 sut 1h 독서", .invalidWeekday, "sut", "2026-07-11 sat 1h 독서"),
    Case("2026-07-06 sno came", .unexpectedText, "sno came", "2026-07-06 ; sno came"),
    Case("  quest 독서 >= 1h on mno, wed", .invalidCadence, "on mno, wed", "  quest 독서 >= 1h on mon, wed"),
    Case("  quest 독서 >= 1h on 1st tuw", .invalidCadence, "on 1st tuw", "  quest 독서 >= 1h on 1st tue"),
    Case("  quest 독서 >= 1h on moon phase", .invalidCadence, "on moon phase"),
  ]

  private static let notes: [Case] = [
    Case("\n| 이어서", .nothingToContinue, "|", "\n; 이어서")
  ]

  private static let declarations: [Case] = [
    Case("tag #a", .missingProperty, "#a", "tag #a color=#2F6B4F"),
    Case("tag #공부", .missingProperty, "#공부", "tag #공부 color=#2F6B4F"),
    Case("action time 산책 icon=A,", .unexpectedText, ",", "action time 산책 icon=A"),
    Case("action time 산책 est=1h30", .invalidLength, "1h30", "!action time 산책 est=1h30m"),
    Case("action time 산책 est=1hour", .invalidLength, "1hour", "!action time 산책 est=1h"),
    Case("action time 산책 est=90", .invalidProperty, "90", "action time 산책 est=90m", "action time 산책 est=90h"),
    Case("action time 산책 unit=쪽", .misplacedProperty, "unit=쪽", "action time 산책"),
    Case("action time 산책　unit=쪽", .misplacedProperty, "unit=쪽", "action time 산책"),
    Case("action time 산책 est=1h est=2h", .repeatedProperty, "est=2h", "action time 산책 est=1h"),
  ]

  private static let lengths: [Case] = [
    Case("  1h 30분 독서", .invalidLength, "1h 30분", "!  1h30분 독서"),
    Case("  1h 30 min 독서", .invalidLength, "1h 30 min", "!  1h30m 독서"),
    Case("  1시간 30 분 독서", .invalidLength, "1시간 30 분", "!  1시간30분 독서"),
    Case("  1h 독서 est=30m", .estimateWithoutTimes, "est=30m", "  1h 독서"),
  ]

  private static let signs: [Case] = [
    Case("  + 물", .invalidCount, "+"), Case("  = 체중", .invalidMeasure, "="),
    Case("  1h 독서 #", .invalidTag, "#"), Case("  1h 독서 # 공부", .invalidTag, "#", "!  1h 독서 #공부"),
    Case(#"  1h "독서\q""#, .invalidEscape, #"\q"#, #"  1h "독서\\q""#), Case(#"  1h "독서\"#, .invalidEscape, #"\"#),
  ]

  private static let numbers: [Case] = [
    Case("  2 물", .invalidCount, "2", "  +2 물"), Case("  0 물", .invalidCount, "0", "  +0 물"),
    Case("  30 독서", .invalidLength, "30", "  30m 독서"),
    Case("  2 물을", .invalidCount, "2", "  +2 물"),
    Case("  71.5 체중", .invalidMeasure, "71.5", "  =71.5 체중"),
    Case("  1.5 독서", .invalidLength, "1.5", "  1.5h 독서"),
    Case("  7.1 체중", .invalidMeasure, "7.1", "  =7.1 체중"),
    Case("  09:00 2 물", .invalidCount, "2 물", "  09:00 +2 물"),
    Case("  07:00 71.5 체중", .invalidMeasure, "71.5 체중", "  07:00 =71.5 체중"),
  ]

  private static let order: [Case] = [
    Case("  독서 09:00-10:00", .unknownKeyword, "독서", "!  09:00-10:00 독서"),
    Case("  독서  09:00 - 10:00 ; 메모", .unknownKeyword, "독서", "!  09:00-10:00 독서 ; 메모"),
    Case("  물 08:10 +2", .unknownKeyword, "물", "!  08:10 +2 물"), Case("  물 +2", .unknownKeyword, "물", "!  +2 물"),
    Case("  체중 =71.8", .unknownKeyword, "체중", "!  =71.8 체중"), Case("  독서 1h30m", .unknownKeyword, "독서", "!  1h30m 독서"),
    Case("  독서 9am-10am", .unknownKeyword, "독서", "!  9:00-10:00 독서"), Case("  독서 2026-07-06", .unknownKeyword, "독서"),
    Case("  독서 09:00-10:00 둘째", .unknownKeyword, "독서"),
    Case("  acton 09:00-10:00", .unknownKeyword, "acton", "  action 09:00-10:00"),
  ]

  private static let weekdays: [Case] = [
    Case("2026-07-07 Tuesday", .invalidWeekday, "Tuesday", "!2026-07-07 tue"),
    Case("2026-07-07 화요일", .invalidWeekday, "화요일", "!2026-07-07 화"),
    Case("2026-07-07 Wednesday", .wrongWeekday, "Wednesday", "2026-07-07 tue", "2026-07-08 Wednesday"),
    Case("2026-07-08 화요일", .wrongWeekday, "화요일", "2026-07-08 수", "2026-07-07 화요일"),
    Case("2026-07-08 火曜日", .wrongWeekday, "火曜日", "2026-07-08 水", "2026-07-07 火曜日"),
    Case("2026-07-10 frii", .invalidWeekday, "frii", "2026-07-10 fri"),
    Case("2026-07-09 frii", .wrongWeekday, "frii", "2026-07-09 thu", "2026-07-10 frii"),
    Case("2026-07-10 평요일", .invalidWeekday, "평요일", "2026-07-10 금"),
    Case("2026-07-10 moon", .unexpectedText, "moon", "2026-07-10 ; moon"),
  ]

  private static let intervals: [Case] = [
    Case("  9:00-? 독서", .invalidInterval, "9:00-?", "  9:00- 독서"),
    Case("  09:00-10 독서", .invalidInterval, "09:00-10", "  09:00-10:00 독서"),
    Case("  09:00-13시 독서", .invalidInterval, "09:00-13시", "!  09:00-13:00 독서"),
    Case("  9:00-10:00,11 독서", .invalidInterval, "9:00-10:00,11"),
    Case("  9:00-10:00,13시-14시 독서", .invalidInterval, "9:00-10:00,13시-14시", "!  9:00-10:00,13:00-14:00 독서"),
  ]

  private static let quests: [Case] = [
    Case(
      "  quest 독서 >= 1h In 2026-07-01..2026-07-31", .invalidCadence, "In 2026-07-01..2026-07-31",
      "!  quest 독서 >= 1h in 2026-07-01..2026-07-31"),
    Case("  quest 독서 >= 1h In july", .invalidCadence, "In july", "  quest 독서 >= 1h in 2026-07-01..2026-07-31"),
    Case("  quest 독서 >= 1h totla", .invalidCadence, "totla", "  quest 독서 >= 1h total"),
    Case("skip 2026-08-07..2026-08-01", .spanReversed, "2026-08-07..2026-08-01", "skip 2026-08-01..2026-08-07"),
    Case(
      "  quest 독서 >= 1h in 2026-08-07..2026-08-01", .spanReversed, "2026-08-07..2026-08-01",
      "  quest 독서 >= 1h in 2026-08-01..2026-08-07"),
  ]

  private static let names: [Case] = [
    Case("  quest 독셔 >= 1h per day", .unknownAction, "독셔", "  quest 독서 >= 1h per day"),
    Case(
      "tag #공부 color=#2F6B4F\nskip 2026-08-01 #공뷰", .unknownTag, "#공뷰",
      "tag #공부 color=#2F6B4F\nskip 2026-08-01 #공부"),
    Case("action time re\u{2028}ad", .controlCharacter, "\u{2028}", "action time read"),
    Case("action time re\u{85}ad", .controlCharacter, "\u{85}", "action time read"),
  ]

  private static let settings: [Case] = [
    Case("set theme dark from 2026-07-06", .undatedSetting, "from 2026-07-06", "set theme dark"),
    Case("set theme = dark", .unexpectedText, "=", "!set theme dark"),
    Case("set zone =Asia/Seoul", .unexpectedText, "=", "!set zone Asia/Seoul"),
    Case("include a.haru b.haru", .unexpectedText, "b.haru", "include \"a.haru b.haru\""),
    Case("include \"a.haru\" b", .unexpectedText, "b"),
  ]

  private static let firstWords: [Case] = [
    Case("；메모", .unknownKeyword, "；메모", ";메모"), Case("｜ 이어서", .unknownKeyword, "｜", "| 이어서"),
    Case("２０２６-０７-０７", .invalidDate, "２０２６-０７-０７", "!2026-07-07"),
    Case("２０２６-０２-３０", .invalidDate, "２０２６-０２-３０"),
    Case("  １h30m 독서", .invalidLength, "１h30m", "!  1h30m 독서"),
    Case("  １hour 독서", .invalidLength, "１hour", "!  1h 독서"),
    Case("  ９:00-10:00 독서", .invalidInterval, "９:00-10:00", "!  9:00-10:00 독서"),
    Case("  ９９９９９ 독서", .invalidTime, "９９９９９"),
    Case("  ＋２ 물", .invalidCount, "＋２", "!  +2 물"), Case("  ＝７１.８ 체중", .invalidMeasure, "＝７１.８", "!  =71.8 체중"),
    Case("tag=#a color=#2F6B4F", .unexpectedText, "=#a", "!tag #a color=#2F6B4F"),
    Case("tag#a color=#2F6B4F", .unknownKeyword, "tag#a", "!tag #a color=#2F6B4F"),
    Case("tag#a", .unknownKeyword, "tag#a", "tag #a"),
    Case("x2 물", .invalidCount, "x2", "!+2 물"),
    Case("Tag #a color=#2F6B4F", .unknownKeyword, "Tag", "!tag #a color=#2F6B4F"),
    Case("Tag #a", .unknownKeyword, "Tag", "tag #a"),
    Case("tga #a color=#2F6B4F", .unknownKeyword, "tga", "tag #a color=#2F6B4F"),
  ]

  @Test(
    arguments: [
      dates, notes, declarations, lengths, numbers, order, weekdays, signs, intervals, quests, settings, firstWords,
      names,
    ].flatMap(\.self))
  func repairs(of line: Case) {
    let checked = Checked(Self.head + line.line + "\n")
    #expect(checked.diagnostics.map(\.problem.code) == [line.code])
    guard let diagnostic = checked.diagnostics.first else { return }
    #expect(checked.text(of: diagnostic) == line.marked)
    let repaired = diagnostic.fixes.map { fix in
      (fix.isSafe ? "!" : "") + checked.applying(fix).text().dropFirst(Self.head.count).dropLast()
    }
    #expect(repaired == line.repaired)
  }

  /// The version stands on the first line.
  @Test(arguments: [("haru １", "!haru 1"), ("haru 2", nil)])
  func repairsOfTheVersion(line: String, repaired: String?) {
    let checked = Checked(line)
    #expect(checked.diagnostics.map(\.problem.code) == [.unsupportedVersion])
    let found = checked.diagnostics.flatMap(\.fixes).map { ($0.isSafe ? "!" : "") + checked.applying($0).text() }
    #expect(found == [repaired].compactMap(\.self))
  }
}
