import HaruParse
import Testing

@Suite struct SessionEditTests {
  private enum Edit: Sendable {
    case end, pause, resume, close
  }

  private func expectEdit(
    _ edit: Edit, _ time: String, _ before: String, _ after: String, line: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outline = FileOutline(SourceFile(path: "main.haru", bytes: Array(before.utf8)))
    let document = outline.document
    let position = try #require(
      document.entries.positions.first { outline.document.files[0].line(at: Int(document.entries[$0].line)) >= line })
    let start = document.entries[position].line
    let splice =
      switch edit {
      case .end: outline.ending(entryAt: start, with: time)
      case .pause: outline.ending(entryAt: start, with: time, isPause: true)
      case .resume: outline.resuming(entryAt: start, with: time)
      case .close: outline.closing(entryAt: start)
      }
    let made = try #require(splice, sourceLocation: sourceLocation)
    let old = document.value(of: position)
    var expected = old
    expected.form = edit == .pause ? .paused : edit == .resume ? .running : .session
    if edit != .close { expected.points.append(try #require(TimePoint(written: time))) }
    var batch = EditBatch(outline, in: WritingStyle())
    try batch.add(.splice(made, removed: [.entry(old)], added: [.entry(expected)]))
    let outcome = batch.apply()
    #expect(String(decoding: outcome.outline.bytes, as: UTF8.self) == after, sourceLocation: sourceLocation)
    #expect(outcome.refused.isEmpty && outcome.written[0] == start, sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      ("09:00-", "09:00-10:30"), ("09:00 - ", "09:00 - 10:30 "), ("9:00~", "9:00~10:30"),
      ("09:00 ～ ", "09:00 ～ 10:30 "),
      ("09:00-09:30,09:45-", "09:00-09:30,09:45-10:30"), ("09:00 – 09:30 , 09:45 – ", "09:00 – 09:30 , 09:45 – 10:30 "),
      ("01:30@-4-", "01:30@-4-10:30"),
    ])
  func ending(before: String, after: String) throws {
    for tail in ["독서", "독서 #집 est=45m ; 메모\n  | 또 - 09:00-", "\"- 독서\""] {
      try expectEdit(
        .end, "10:30", "2026-07-06\n  \(before) \(tail)\n  11:00 물\n", "2026-07-06\n  \(after) \(tail)\n  11:00 물\n")
    }
  }

  @Test func whereTheNameTouchesTheTime() throws {
    try expectEdit(.end, "10:30", "2026-07-06 09:00-독서", "2026-07-06 09:00-10:30 독서")
    try expectEdit(.pause, "10:30", "2026-07-06 09:00-독서", "2026-07-06 09:00-10:30, 독서")
    try expectEdit(.resume, "10:45", "2026-07-06 09:00-10:30,독서", "2026-07-06 09:00-10:30,10:45- 독서")
    try expectEdit(.close, "", "2026-07-06 09:00-10:30,독서", "2026-07-06 09:00-10:30 독서")
    try expectEdit(.end, "10:30", "2026-07-06 09:00-\u{3000}독서", "2026-07-06 09:00-10:30\u{3000}독서")
  }

  @Test func pauseAndResume() throws {
    try expectEdit(.pause, "10:30", "2026-07-06\n  09:00- 독서\n", "2026-07-06\n  09:00-10:30, 독서\n")
    try expectEdit(.resume, "10:45", "2026-07-06\n  09:00-10:30, 독서\n", "2026-07-06\n  09:00-10:30,10:45- 독서\n")
    try expectEdit(.close, "", "2026-07-06\n  09:00-10:30, 독서\n", "2026-07-06\n  09:00-10:30 독서\n")
    try expectEdit(.pause, "10:30", "2026-07-06\n  09:00 ~ 독서\n", "2026-07-06\n  09:00 ~ 10:30, 독서\n")
    try expectEdit(.resume, "10:45", "2026-07-06\n  09:00 ~ 10:30 , 독서\n", "2026-07-06\n  09:00 ~ 10:30 , 10:45 ~ 독서\n")
    try expectEdit(.close, "", "2026-07-06\n  09:00 ~ 10:30 , 독서\n", "2026-07-06\n  09:00 ~ 10:30 독서\n")
  }

  @Test func lineEndsAndMarksStay() throws {
    try expectEdit(
      .end, "10:30", "\u{FEFF}2026-07-06 09:00- 독서\r\n\r\n", "\u{FEFF}2026-07-06 09:00-10:30 독서\r\n\r\n")
    try expectEdit(.end, "2026-07-08T01:30@+1", "2026-07-06 09:00- 독서", "2026-07-06 09:00-2026-07-08T01:30@+1 독서")
  }

  @Test func aFinishedSessionIsNotTouched() {
    let outline = FileOutline(SourceFile(path: "main.haru", bytes: Array("2026-07-06 09:00-10:00 독서".utf8)))
    #expect(outline.ending(entryAt: 0, with: "10:30") == nil)
    #expect(outline.resuming(entryAt: 0, with: "10:30") == nil)
    #expect(outline.closing(entryAt: 0) == nil)
    #expect(outline.ending(entryAt: 1, with: "10:30") == nil)
  }

  @Test(
    arguments: [
      ("2026-07-06\n  09:00- 독서 ; 메모\n  | 둘째\n  11:00 물\n", "2026-07-06\n  11:00 물\n"),
      ("2026-07-06\r\n  09:00- 독서\r\n", "2026-07-06\r\n"), ("2026-07-06\n  09:00- 독서", "2026-07-06"),
      ("2026-07-06 09:00- 독서\n", ""), ("\u{FEFF}2026-07-06 09:00- 독서", "\u{FEFF}"),
      ("2026-07-06 월  09:00- 독서 ; 메모\n| 둘째\n  11:00 물\n", "2026-07-06 월\n  11:00 물\n"),
      ("2026-07-06 09:00- 독서\n; 끝\n2026-07-07 11:00 물\n", "; 끝\n2026-07-07 11:00 물\n"),
    ])
  func removal(before: String, after: String) throws {
    let outline = FileOutline(SourceFile(path: "main.haru", bytes: Array(before.utf8)))
    var batch = EditBatch(outline, in: WritingStyle())
    try batch.add(.remove(outline.document.entries[0].line))
    let outcome = batch.apply()
    #expect(String(decoding: outcome.outline.bytes, as: UTF8.self) == after)
    #expect(outcome.refused.isEmpty)
  }

  @Test func aProofIsNotGivenForAnythingElse() throws {
    let before = FileOutline(SourceFile(path: "", bytes: Array("2026-07-06\n  09:00 물\n  10:00 물\n".utf8)))
    let value = try EntryValue(line: "11:00 물", on: DayNumber(year: 2026, month: 7, day: 6))
    // A date line between them would take the second entry along.
    for text in [
      "2026-07-07\n", "2026-07-06 11:00 물\n2026-07-07\n", "  11:00 +2 물\n", "", "<<<<<<<\n", "  11:00 물\n  11:00 물\n",
    ] {
      var batch = EditBatch(before, in: WritingStyle())
      try batch.add(.splice(Splice(22, 22, text), removed: [], added: [.entry(value)]))
      let outcome = batch.apply()
      #expect(outcome.refused == [0] && outcome.outline.bytes == before.bytes, "\(text)")
    }
  }
}
