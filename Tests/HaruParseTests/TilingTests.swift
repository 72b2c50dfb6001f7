import Testing

@testable import HaruParse

/// Lines and tokens tile every file (ARCHITECTURE, invariant 2).
@Suite struct TilingTests {
  static let paths = Fixtures.paths(below: "parse") + Fixtures.paths(below: "demo")

  @Test(arguments: paths) func fixturesTile(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    #expect(Invariants.violation(bytes) == nil)
    #expect(Invariants.violation(AnnotatedSource(String(decoding: bytes, as: UTF8.self)).bytes) == nil)
  }

  @Test(arguments: ["", "\u{FEFF}", "\u{FEFF}\r\n", "\n", " ", "\r", "\u{FEFF}\r", "haru 1", "\0a\0b"])
  func smallFilesTile(text: String) {
    #expect(Invariants.violation(Array(text.utf8)) == nil)
  }

  @Test func theEntriesAreThoseOfTheLoader() throws {
    let bytes = try Fixtures.bytes("demo/2026/2026-07.haru")
    let access = MemoryFiles(["/main.haru": .file(bytes)]).access
    let loaded = try Loader.load(["/main.haru"], access)
    let lines = SourceFile(path: "", bytes: bytes).syntaxLines()
    #expect(loaded.entries.map(\.line) == lines.filter { $0.kind == .entry }.map(\.range.start))
    #expect(loaded.entries.count > 100)
  }

  /// One line, its kind, and its tokens as `role:text`.
  private func expectTokens(
    _ text: String, _ kind: LineKind, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = SourceFile(path: "", bytes: Array(("goal g start=2026-07-01\n2026-07-06\n" + text).utf8))
    let line = try #require(source.syntaxLines().dropFirst(2).first, sourceLocation: sourceLocation)
    #expect(line.kind == kind, sourceLocation: sourceLocation)
    let found = line.tokens.filter { $0.role != .blank }.map { "\($0.role):" + source.text($0.range) }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func tokensPlayTheirParts() throws {
    try expectTokens(
      "  09:00-09:30, 09:45- 독서 #카페 est=1h ; 메모\n", .entry,
      [
        "time:09:00", "separator:-", "time:09:30", "separator:,", "time:09:45", "separator:-", "name:독서", "tag:#카페",
        "propertyKey:est", "separator:=", "propertyValue:1h", "note:; 메모", "lineEnd:\n",
      ])
    try expectTokens(
      "2026-07-06 월 08:10 +2 \"물\"", .entry, ["date:2026-07-06", "weekday:월", "time:08:10", "count:+2", "name:\"물\""])
    try expectTokens("07:00 =71.8 체중\r\n", .entry, ["time:07:00", "measure:=71.8", "name:체중", "lineEnd:\r\n"])
    try expectTokens("1h30m 독서", .entry, ["length:1h30m", "name:독서"])
    try expectTokens("01:30@-4 물", .entry, ["time:01:30@-4", "name:물"])
    try expectTokens(
      "quest #공부 >= 1h in 2026-07-01..2026-07-02 id=x", .quest,
      [
        "keyword:quest", "tag:#공부", "comparison:>=", "amount:1h", "cadence:in 2026-07-01..2026-07-02", "propertyKey:id",
        "separator:=", "propertyValue:x",
      ])
    try expectTokens(
      "set zone Asia/Seoul from 2026-07-06", .setting,
      ["keyword:set", "settingKey:zone", "value:Asia/Seoul", "keyword:from", "date:2026-07-06"])
    try expectTokens(
      "skip 2026-08-01..2026-08-07 *", .skip,
      ["keyword:skip", "date:2026-08-01", "separator:..", "date:2026-08-07", "name:*"])
    try expectTokens("include a/*.haru", .include, ["keyword:include", "value:a/*.haru"])
    try expectTokens(
      "action time 독서 #공부 alias=a, b", .action,
      [
        "keyword:action", "keyword:time", "name:독서", "tag:#공부", "propertyKey:alias", "separator:=",
        "propertyValue:a, b",
      ])
    try expectTokens("| 이어서", .continuation, ["note:| 이어서"])
    try expectTokens("; 설명", .comment, ["note:; 설명"])
    try expectTokens("09:00-25:99 독서", .unread, ["time:09:00", "separator:-", "unread:25:99", "unread:독서"])
  }

  @Test func whatGoesWithAnUnreadableLineIsUnread() {
    func kinds(_ text: String) -> [LineKind] { SourceFile(path: "", bytes: Array(text.utf8)).syntaxLines().map(\.kind) }
    #expect(
      kinds("2026-07-06\n9:60 독서\n| 메모\n| 메모\n1h 독서\n| 메모\n") == [
        .day, .unread, .unread, .unread, .entry, .continuation,
      ])
    #expect(kinds("2026-07-32\n1h 독서\n| 메모\ngoal g\nquest * >= 1h total\n") == Array(repeating: .unread, count: 5))
    #expect(kinds("<<<<<<< a\n1h 독서\n>>>>>>> b\n| 메모\n; 설명\n") == [.unread, .unread, .unread, .unread, .comment])
  }

  @Test func oneLineIsReadAsInItsFile() throws {
    for path in ["parse/valid/entries.haru", "parse/valid/days.haru", "demo/2026/2026-07.haru"] {
      let bytes = try Fixtures.bytes(path)
      let document = parse(bytes)
      let lines = document.files[0].syntaxLines().filter { $0.kind == .entry }
      for position in document.entries.positions {
        let line = document.syntaxLine(of: position)
        #expect(line.tokens == lines[position.index].tokens)
        #expect(line.kind == .entry)
      }
    }
  }
}
