import HaruParse
import Testing

/// Adds an entry to a file and compares all of it. The entry stands behind its date: `2026-07-06 09:00-10:00 독서`.
func expectInsertion(
  _ entry: String, into before: String, gives after: String, standard: WritingStyle = WritingStyle(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let date = entry.prefix(10).split(separator: "-").compactMap { Int($0) }
  let day = DayNumber(year: date[0], month: date[1], day: date[2])
  let value = try EntryValue(line: String(entry.dropFirst(11)), on: day)
  let outline = FileOutline(SourceFile(path: "main.haru", bytes: Array(before.utf8)))
  try expectInsertion(.entry(value), into: outline, gives: after, standard: standard, sourceLocation: sourceLocation)
}

/// Adds an entry or a declaration to a file and compares all of it.
func expectInsertion(
  _ value: RecordValue, into outline: FileOutline, gives after: String, standard: WritingStyle = WritingStyle(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var batch = EditBatch(outline, in: outline.style(over: standard))
  try batch.add(.insert(value))
  let outcome = batch.apply()
  let bytes = outcome.outline.bytes
  #expect(String(decoding: bytes, as: UTF8.self) == after, sourceLocation: sourceLocation)
  #expect(outcome.refused.isEmpty && outcome.splices.count == 1, sourceLocation: sourceLocation)
  if case .entry = value { #expect(outcome.written[0] != nil, sourceLocation: sourceLocation) }
  #expect(
    outcome.splices.first?.inverse(in: outline.bytes).applied(to: bytes) == outline.bytes,
    sourceLocation: sourceLocation)
}

@Suite struct InsertionTests {
  // MARK: Files that say nothing

  @Test func anEmptyFile() throws {
    try expectInsertion("2026-07-06 09:00- 독서", into: "", gives: "2026-07-06\n  09:00- 독서\n")
    try expectInsertion("2026-07-06 09:00- 독서", into: "\u{FEFF}", gives: "\u{FEFF}2026-07-06\n  09:00- 독서\n")
    try expectInsertion("2026-07-06 09:00- 독서", into: "\n", gives: "\n2026-07-06\n  09:00- 독서\n")
  }

  @Test func onlyDeclarations() throws {
    try expectInsertion(
      "2026-07-06 09:00- 독서", into: "action time 독서\n", gives: "action time 독서\n\n2026-07-06\n  09:00- 독서\n")
    try expectInsertion(
      "2026-07-06 09:00- 독서", into: "action time 독서", gives: "action time 독서\n\n2026-07-06\n  09:00- 독서")
    try expectInsertion(
      "2026-07-06 09:00- 독서", into: "action time 독서\r\n", gives: "action time 독서\r\n\r\n2026-07-06\r\n  09:00- 독서\r\n")
  }

  @Test func theUsualStyleComesFromElsewhere() throws {
    var style = WritingStyle()
    style.weekday = .hangul
    style.indent = "\t"
    style.padsHours = false
    try expectInsertion("2026-07-06 09:00- 독서", into: "", gives: "2026-07-06 월\n\t9:00- 독서\n", standard: style)
  }

  // MARK: Under a date

  private let day = """
    2026-07-06
      09:00-10:00 독서
      | 도서관
      1h 독서
      12:00-13:00 독서

    """

  @Test func inOrderOfTime() throws {
    try expectInsertion(
      "2026-07-06 08:00-08:30 운동", into: day,
      gives: day.replacing("2026-07-06\n", with: "2026-07-06\n  08:00-08:30 운동\n"))
    try expectInsertion(
      "2026-07-06 09:00-09:30 운동", into: day, gives: day.replacing("관\n", with: "관\n  09:00-09:30 운동\n"))
    try expectInsertion("2026-07-06 13:00-14:00 운동", into: day, gives: day + "  13:00-14:00 운동\n")
    try expectInsertion("2026-07-06 30m 운동", into: day, gives: day + "  30m 운동\n")
  }

  @Test func belowADateWithoutEntries() throws {
    try expectInsertion(
      "2026-07-06 09:00- 독서", into: "2026-07-06 ; 비\n| 종일\n\n2026-07-07\n",
      gives: "2026-07-06 ; 비\n| 종일\n  09:00- 독서\n\n2026-07-07\n")
  }

  @Test func commentsStayWhereTheyBelong() throws {
    try expectInsertion(
      "2026-07-06 12:00 물",
      into: "2026-07-06\n  ; 아침\n  09:00 물\n  ; 저녁\n  20:00 물\n",
      gives: "2026-07-06\n  ; 아침\n  09:00 물\n  12:00 물\n  ; 저녁\n  20:00 물\n")
    try expectInsertion(
      "2026-07-07 12:00 물",
      into: "2026-07-06\n  09:00 물\n  ; 저녁엔 없음\n\n; ---- 8월 ----\n2026-08-01\n  09:00 물\n",
      gives: "2026-07-06\n  09:00 물\n  ; 저녁엔 없음\n\n2026-07-07\n  12:00 물\n\n; ---- 8월 ----\n2026-08-01\n  09:00 물\n")
  }

  @Test func anEntryBesideTheDate() throws {
    try expectInsertion(
      "2026-07-06 08:00 물", into: "2026-07-06 09:00 물\n  10:00 물\n  11:00 물\n",
      gives: "2026-07-06 09:00 물\n  08:00 물\n  10:00 물\n  11:00 물\n")
  }

  @Test func withoutAFinalLineEnd() throws {
    try expectInsertion(
      "2026-07-06 10:00 물", into: "2026-07-06\n  09:00 물", gives: "2026-07-06\n  09:00 물\n  10:00 물")
    try expectInsertion(
      "2026-07-06 08:00 물", into: "2026-07-06\n  09:00 물", gives: "2026-07-06\n  08:00 물\n  09:00 물")
    try expectInsertion(
      "2026-07-07 08:00 물", into: "2026-07-06\r\n  09:00 물",
      gives: "2026-07-06\r\n  09:00 물\r\n\r\n2026-07-07\r\n  08:00 물")
  }

  // MARK: New dates

  private let days = """
    2026-07-01
      09:00 물

    2026-07-05
      09:00 물

    """

  @Test func datesInOrder() throws {
    try expectInsertion("2026-06-30 09:00 물", into: days, gives: "2026-06-30\n  09:00 물\n\n" + days)
    try expectInsertion(
      "2026-07-03 09:00 물", into: days, gives: days.replacing("\n\n", with: "\n\n2026-07-03\n  09:00 물\n\n"))
    try expectInsertion("2026-07-06 09:00 물", into: days, gives: days + "\n2026-07-06\n  09:00 물\n")
  }

  @Test func newestFirst() throws {
    let days = "2026-07-05 일\n  20:00 물\n  09:00 물\n\n2026-07-01 수\n  09:00 물\n"
    try expectInsertion("2026-07-06 09:00 물", into: days, gives: "2026-07-06 월\n  09:00 물\n\n" + days)
    try expectInsertion(
      "2026-07-03 09:00 물", into: days, gives: days.replacing("\n\n", with: "\n\n2026-07-03 금\n  09:00 물\n\n"))
    try expectInsertion("2026-06-30 09:00 물", into: days, gives: days + "\n2026-06-30 화\n  09:00 물\n")
    try expectInsertion("2026-07-05 12:00 물", into: days, gives: days.replacing("물\n  09", with: "물\n  12:00 물\n  09"))
  }

  @Test func daysWithoutBlankLines() throws {
    let days = "2026-07-01\n\t9:00 물\n2026-07-05\n\t9:00 물\n"
    try expectInsertion(
      "2026-07-03 09:00 물", into: days, gives: "2026-07-01\n\t9:00 물\n2026-07-03\n\t9:00 물\n2026-07-05\n\t9:00 물\n")
    try expectInsertion("2026-07-06 09:00 물", into: days, gives: days + "2026-07-06\n\t9:00 물\n")
  }

  @Test func declarationsAndDaysDoNotMix() throws {
    try expectInsertion(
      "2026-07-02 09:00 물", into: "2026-07-01\n  09:00 물\naction count 물\n",
      gives: "2026-07-01\n  09:00 물\n\n2026-07-02\n  09:00 물\n\naction count 물\n")
  }

  @Test func entriesWithTheirOwnDates() throws {
    let lines = "2026-07-01 수 09:00 물\n2026-07-01 수 12:00 물\n2026-07-05 일 09:00 물\n"
    try expectInsertion(
      "2026-07-01 10:00 물", into: lines,
      gives: "2026-07-01 수 09:00 물\n2026-07-01 수 10:00 물\n2026-07-01 수 12:00 물\n2026-07-05 일 09:00 물\n")
    try expectInsertion("2026-07-06 10:00 물", into: lines, gives: lines + "2026-07-06 월 10:00 물\n")
    try expectInsertion("2026-06-30 +1 물", into: lines, gives: "2026-06-30 화 +1 물\n" + lines)
    try expectInsertion(
      "2026-07-01 +1 물", into: lines, gives: lines.replacing("12:00 물\n", with: "12:00 물\n2026-07-01 수 +1 물\n"))
  }

  @Test func anEntryWithItsDateNeverTakesOthersAlong() throws {
    let lines = "2026-07-01 09:00 물\n2026-07-03 09:00 물\n10:00 물\n2026-07-05 09:00 물\n"
    try expectInsertion(
      "2026-07-03 09:30 물", into: "2026-07-04 09:00 물\n" + lines,
      gives: "2026-07-04 09:00 물\n" + lines.replacing("10:00 물\n", with: "10:00 물\n2026-07-03 09:30 물\n"))
  }

  // MARK: What cannot be read

  @Test func belowABadDateNothingBelongsToTheDayBefore() throws {
    try expectInsertion(
      "2026-07-06 10:00 물", into: "2026-07-06\n  09:00 물\n2026-7-7\n  09:00 물\n",
      gives: "2026-07-06\n  09:00 물\n  10:00 물\n2026-7-7\n  09:00 물\n")
  }

  @Test func conflictsStayWhole() throws {
    let conflict = "2026-07-06\n  09:00 물\n<<<<<<< a\n  10:00 물\n=======\n  11:00 물\n>>>>>>> b\n  12:00 물\n"
    try expectInsertion(
      "2026-07-06 10:30 물", into: conflict, gives: conflict.replacing("09:00 물\n", with: "09:00 물\n  10:30 물\n"))
    try expectInsertion("2026-07-06 13:00 물", into: conflict, gives: conflict + "  13:00 물\n")
    try expectInsertion(
      "2026-07-07 13:00 물", into: conflict, gives: conflict + "\n2026-07-07\n  13:00 물\n")
  }

  // MARK: Style

  @Test(
    arguments: [
      ("  9:00 – 10:00 독서\n", "  14:05 – 15:00 독서\n"), ("  9:00~10:00 독서\n", "  14:05~15:00 독서\n"),
      ("    09:00-10:00 독서\n", "    14:05-15:00 독서\n"), ("09:00-10:00 독서\n", "14:05-15:00 독서\n"),
      ("  09:00:30-10:00:00 독서\n", "  14:05:00-15:00:00 독서\n"),
      ("\u{3000}09:00 ～ 10:00 독서\n", "\u{3000}14:05 ～ 15:00 독서\n"),
    ])
  func timesAsTheFileHasThem(line: String, added: String) throws {
    try expectInsertion("2026-07-06 14:05-15:00 독서", into: "2026-07-06\n\(line)", gives: "2026-07-06\n\(line)\(added)")
  }

  @Test func theMajorityDecides() throws {
    let lines = "2026-07-06\n 9:00~10:00 독서\n   09:00-10:00 독서\n   09:00-10:00 독서\n"
    try expectInsertion("2026-07-06 09:05-09:30 독서", into: lines, gives: lines + "   09:05-09:30 독서\n")
  }

  @Test(
    arguments: [
      ("2026-07-05 일", "2026-07-06 월"), ("2026-07-05 日", "2026-07-06 月"), ("2026-07-05 sun", "2026-07-06 mon"),
      ("2026-07-05 Sun", "2026-07-06 Mon"), ("2026-07-05 SUN", "2026-07-06 MON"), ("2026-07-05", "2026-07-06"),
    ])
  func weekdays(date: String, added: String) throws {
    try expectInsertion("2026-07-06 09:00 물", into: "\(date)\n", gives: "\(date)\n\n\(added)\n  09:00 물\n")
  }

  @Test func lengthsAndPieces() throws {
    try expectInsertion(
      "2026-07-06 1h30m 독서", into: "2026-07-06\n  2시간 독서\n", gives: "2026-07-06\n  2시간 독서\n  1시간30분 독서\n")
    try expectInsertion(
      "2026-07-06 11:00-12:00,13:00-14:00 독서 est=90m", into: "2026-07-06\n  09:00-09:30 , 09:45-10:00 독서 est=1時間\n",
      gives: "2026-07-06\n  09:00-09:30 , 09:45-10:00 독서 est=1時間\n  11:00-12:00 , 13:00-14:00 독서 est=1時間30分\n")
  }

  @Test(
    arguments: [
      "10:00 회의", "물; 차", "a = b", "#1", "3D 모델링", "10 thing", "\"인용\"", "back\\slash", "-", "영어 단어", "30m", "a#b",
    ])
  func anyNameCanBeWritten(name: String) throws {
    let day = DayNumber(year: 2026, month: 7, day: 6)
    for form in [EntryForm.running, .session, .paused] {
      let points = [TimePoint(second: 36_000)] + (form == .running ? [] : [TimePoint(second: 39_600)])
      let entry = EntryValue(day: day, form: form, points: points, name: name, tags: ["집"], estimate: 60, note: "ㄱ ; ㄴ")
      for dash in ["-", " - ", "~"] {
        var style = WritingStyle()
        style.dash = dash
        #expect(try EntryValue(line: style.text(entry), on: day) == entry)
      }
    }
  }

  @Test func whatNoLineCanSayIsRefused() {
    let day = DayNumber(year: 2026, month: 7, day: 6)
    let entry = EntryValue(day: day, form: .length, figure: .length(60), name: "독서", note: "두\n줄")
    #expect(throws: Problem.self) { try WritingStyle().text(entry) }
    let long = EntryValue(day: day, form: .length, figure: .length(60), name: String(repeating: "가", count: 201))
    #expect(throws: Problem.nameTooLong(count: 201)) { try WritingStyle().text(long) }
    let control = EntryValue(day: day, form: .length, figure: .length(60), name: "독서", note: "\u{1B}[2J")
    #expect(throws: Problem.controlCharacter(scalar: 0x1B)) { try WritingStyle().text(control) }
  }

  // MARK: Declarations

  @Test(
    arguments: [
      ("", "action time 산책\n"),
      ("action time 독서\n| 메모\n\n2026-07-06\n", "action time 독서\n| 메모\naction time 산책\n\n2026-07-06\n"),
      ("haru 1\nset zone UTC\n\n2026-07-06\n", "haru 1\nset zone UTC\naction time 산책\n\n2026-07-06\n"),
      ("haru 1\n2026-07-06\n", "haru 1\naction time 산책\n\n2026-07-06\n"),
      ("; 내 장부\n2026-07-06\n", "; 내 장부\naction time 산책\n\n2026-07-06\n"),
      ("2026-07-06\n  09:00 물\naction count 물", "2026-07-06\n  09:00 물\naction count 물\naction time 산책"),
    ])
  func declarations(before: String, after: String) throws {
    let outline = FileOutline(SourceFile(path: "main.haru", bytes: Array(before.utf8)))
    try expectInsertion(.declaration(.action(.time, "산책")), into: outline, gives: after)
  }
}
