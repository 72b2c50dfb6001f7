import Testing

@testable import HaruParse

/// What becomes of lines, and what does not.
@Suite struct FormatterTests {
  /// A text in its form. Formatting that again must change nothing.
  private func formatted(
    _ text: String, sorting: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let once = try Formatting.formatter(sorting).format(SourceFile(path: "", bytes: Array(text.utf8)))
    let again = try Formatting.formatter(sorting).format(SourceFile(path: "", bytes: once.bytes))
    #expect(!again.isChanged, sourceLocation: sourceLocation)
    let lines = once.lines.map { String(decoding: once.bytes[$0.range.indices], as: UTF8.self) }
    #expect(once.lines.isEmpty || lines.joined().utf8.elementsEqual(once.bytes), sourceLocation: sourceLocation)
    return String(decoding: once.bytes, as: UTF8.self)
  }

  /// An entry below its date.
  private func entry(_ text: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let whole = try formatted("2026-07-06\n" + text + "\n", sourceLocation: sourceLocation)
    return String(whole.dropFirst("2026-07-06\n".count).dropLast())
  }

  @Test(arguments: [
    ("9:05-10:30 r", "  09:05-10:30 r"), ("    09:05 – 10:30 r", "  09:05-10:30 r"),
    ("09:05～10:30\u{3000}r", "  09:05-10:30\u{3000}r"), ("09:05:00-10:30:07 r", "  09:05-10:30:07 r"),
    ("09:00-9:30 , 9:45 ~ 10:20 r", "  09:00-09:30,09:45-10:20 r"), ("09:00 - r", "  09:00- r"),
    ("09:00-r", "  09:00- r"), ("09:00-9:30 , r", "  09:00-09:30, r"), ("22:30-1:10 r", "  22:30-01:10 r"),
    ("22:30-25:10 r", "  22:30-25:10 r"), ("1:30@-4-02:00@+05:30 r", "  01:30@-4-02:00@+5:30 r"),
    ("23:00-2026-07-08T1:30 r", "  23:00-2026-07-08T01:30 r"), ("90m r", "  1h30m r"), ("1.5h r", "  1h30m r"),
    ("0h r", "  0m r"), ("60s r", "  1m r"), ("8:10 w", "  08:10 w"), ("8:10 +1 w", "  08:10 +1 w"), ("+1 w", "  +1 w"),
    ("=71.80 k", "  =71.80 k"), ("9:00-10:00 r est=90m", "  09:00-10:00 r est=1h30m"),
    ("9:00-10:00 r est=\"90m\" #x", "  09:00-10:00 r est=\"1h30m\" #x"), ("1h r;n", "  1h r ;n"),
    ("1h r ; 9:05 – 90m   two  blanks \u{3000}", "  1h r ; 9:05 – 90m   two  blanks"),
    ("1h \"a  b\"#x", "  1h \"a  b\" #x"),
    // What stands in a column stays there.
    ("9:00-10:00  r     ; n", "  09:00-10:00 r     ; n"), ("9:00 – 10:00  r     ; n", "  09:00-10:00   r     ; n"),
    ("9:00-10:00 r     ; n", "  09:00-10:00 r    ; n"), ("9:00-10:00\tr", "  09:00-10:00\tr"),
  ]) func entries(written: String, expected: String) throws {
    #expect(try entry(written) == expected)
  }

  @Test(arguments: [
    ("  set day-start 6:00", "set day-start 06:00"), ("set max-session 960m;x", "set max-session 16h ;x"),
    ("set week-start MON", "set week-start MON"), ("tag #a color=#aabbcc", "tag #a color=#aabbcc"),
    ("action time    r est=60m", "action time    r est=1h"), ("goal g start=2026-07-01", "goal g start=2026-07-01"),
    ("action count w alias=a,  b", "action count w alias=a,  b"), ("include  2026/*.haru", "include  2026/*.haru"),
    ("skip  2026-08-01 .. 2026-08-02  r", "skip  2026-08-01 .. 2026-08-02  r"),
  ]) func declarations(written: String, expected: String) throws {
    #expect(try formatted(written + "\n") == expected + "\n")
  }

  @Test func aQuestIsIndentedAndItsLengthsAreSpelt() throws {
    #expect(
      try formatted("goal g start=2026-07-01\nquest r>=60m per day\nquest w ≤ 8 on Mon, Wed,fri,Sun ; 9m\n")
        == "goal g start=2026-07-01\n  quest r >= 1h per day\n  quest w ≤ 8 on Mon, Wed,Fri,Sun ; 9m\n")
    #expect(
      try formatted("goal g start=2026-07-01\nquest r>=60m per 2 weeks over mon - 금, sun\nskip on 월, tue r\n")
        == "goal g start=2026-07-01\n  quest r >= 1h per 2 weeks over mon - fri, sun\nskip on mon, tue r\n")
  }

  @Test func unitsAndWeekdaysFollowTheMajorityOfTheFile() throws {
    #expect(
      try formatted("2026-07-06 월\n  1시간30분 r\n  90분 r\n  1.5h r\n\n2026-07-07 Tue\n\n2026-07-08 수\n\n2026-07-09\n")
        == "2026-07-06 월\n  1시간30분 r\n  1시간30분 r\n  1시간30분 r\n\n2026-07-07 화\n\n2026-07-08 수\n\n2026-07-09\n")
    #expect(
      try formatted("2026-07-07 tue 90m r\n2026-07-08 수 1時間 r\n") == "2026-07-07 tue 1h30m r\n2026-07-08 wed 1h r\n")
    #expect(try formatted("action time r est=90分\n") == "action time r est=1時間30分\n")
  }

  @Test func blankLines() throws {
    #expect(
      try formatted("\n\n2026-07-06\n1h r\n2026-07-07\n\n\n1h r\n \n\n2026-07-08\n\n")
        == "2026-07-06\n  1h r\n\n2026-07-07\n\n  1h r\n\n2026-07-08\n")
    // Comments right above a date belong to it; those that are indented, to the day above.
    #expect(
      try formatted("; file\n2026-07-06\n; seven\n | more\n2026-07-07\n    ; six\n2026-07-08\n")
        == "; file\n2026-07-06\n\n; seven\n | more\n2026-07-07\n  ; six\n\n2026-07-08\n")
    // A log with a line an entry may stay as dense as it is.
    #expect(
      try formatted("2026-07-06 1h r\n2026-07-07 1h r\n\n\n2026-07-08 1h r\n  2h r\n2026-07-09 1h r\n")
        == "2026-07-06 1h r\n2026-07-07 1h r\n\n2026-07-08 1h r\n  2h r\n\n2026-07-09 1h r\n")
    #expect(
      try formatted("action time r\n2026-07-06\n2026-07-06\naction time b\n2026-07-07\n")
        == "action time r\n\n2026-07-06\n2026-07-06\naction time b\n\n2026-07-07\n")
    #expect(try formatted("") == "")
    #expect(try formatted(" \n\t\n") == "")
  }

  @Test func aContinuationGoesWithTheLineAbove() throws {
    #expect(
      try formatted("2026-07-06 ; a\n           | b\n9:05-10:30 r ; c\n             | d\n   | e\n    | f\n")
        == "2026-07-06 ; a\n           | b\n  09:05-10:30 r ; c\n                | d\n     | e\n      | f\n")
    #expect(
      try formatted("2026-07-06\n\t9:00-10:00 r\t; a\n\t\t\t| b\n")
        == "2026-07-06\n  09:00-10:00 r\t; a\n                | b\n")
    #expect(try formatted("2026-07-06\n\t; a\n\t| b\n") == "2026-07-06\n  ; a\n  | b\n")
    #expect(try formatted("2026-07-06\n\t1h r\n\t\t| b \n") == "2026-07-06\n  1h r\n    | b\n")
    #expect(try formatted("2026-07-06\n    1h r\n| b\n") == "2026-07-06\n  1h r\n| b\n")
  }

  @Test func whatCannotBeReadStaysAsItIs() throws {
    let text =
      "2026-07-06\n   bad  line \t\n   | its note  \n  9:5 r  \r\n<<<<<<< a\n\n\n 1h r\n>>>>>>> b\n2026-07-07\n  1h r  "
    #expect(try formatted(text) == text.replacing("2026-07-07\n", with: "\n2026-07-07\n").trimmed + "\n")
    #expect(try formatted("2026-07-06\n  1h r\n bad  ") == "2026-07-06\n  1h r\n bad  ")
    #expect(try formatted("2026-07-06\n  \u{1} 1h r\n") == "2026-07-06\n  \u{1} 1h r\n")
    let utf16 = SourceFile(path: "", bytes: [0xFF, 0xFE, 0x32, 0])
    #expect(try !Formatting.formatter(true).format(utf16).isChanged)
  }

  @Test func lineEndsAndTheByteOrderMark() throws {
    #expect(try formatted("\u{FEFF}\n2026-07-06 \r\n1h r\r\n2h r") == "\u{FEFF}2026-07-06\r\n  1h r\r\n  2h r\r\n")
    #expect(try formatted("2026-07-06\n  1h r\r\n") == "2026-07-06\n  1h r\n")
    #expect(try formatted("\u{FEFF}") == "\u{FEFF}")
    #expect(try formatted("\u{FEFF}\n \n") == "")
  }

  @Test func aLineThatWouldGetTooLongStays() throws {
    let note = String(repeating: "x", count: Parser.longestLine - "9:05-10:30 r ;".utf8.count)
    #expect(try entry("9:05-10:30 r ;\(note)") == "9:05-10:30 r ;\(note)")
    #expect(try entry("  1h r ;\(note)") == "  1h r ;\(note)")
    let tabs = String(repeating: "\t", count: 600_000)
    #expect(try entry("  1h r\n\(tabs)| x") == "  1h r\n\(tabs)| x")
  }
}

/// Which order `--sort` makes.
@Suite struct SortTests {
  private func sorted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let once = try Formatting.formatter(true).format(SourceFile(path: "", bytes: Array(text.utf8)))
    let again = try Formatting.formatter(true).format(SourceFile(path: "", bytes: once.bytes))
    #expect(!again.isChanged, sourceLocation: sourceLocation)
    return String(decoding: once.bytes, as: UTF8.self)
  }

  @Test func daysWithAllThatBelongsToThem() throws {
    let text = """
      action time r

      2026-07-08 ; eight
                 | more
        08:00-09:00 r
      ; about the sixth
      2026-07-06
        08:00-09:00 r
        ; last

      2026-07-07
        1h r

      """
    let expected = """
      action time r

      ; about the sixth
      2026-07-06
        08:00-09:00 r
        ; last

      2026-07-07
        1h r

      2026-07-08 ; eight
                 | more
        08:00-09:00 r

      """
    #expect(try sorted(text) == expected)
  }

  @Test func entriesOfADayWithTheirNotes() throws {
    let text = """
      2026-07-06
        1h r
        ; about ten
        10:00-11:00 r ; ten
                      | more

        +1 w
        09:00-10:00 r
        09:00 w
        ; end

      """
    let expected = """
      2026-07-06
        09:00-10:00 r
        09:00 w
        ; about ten
        10:00-11:00 r ; ten
                      | more
        1h r
        +1 w
        ; end

      """
    #expect(try sorted(text) == expected)
  }

  @Test func theNewestFirstStaysFirst() throws {
    #expect(
      try sorted(
        "2026-07-09\n\n2026-07-08\n  11:00 w\n  09:00 w\n  08:00 w\n  10:00 w\n\n2026-07-06\n  08:00 w\n\n2026-07-07\n\n2026-07-05\n"
      )
        == "2026-07-09\n\n2026-07-08\n  11:00 w\n  10:00 w\n  09:00 w\n  08:00 w\n\n2026-07-07\n\n2026-07-06\n  08:00 w\n\n2026-07-05\n"
    )
    // One step down is a slip rather than an order.
    #expect(try sorted("2026-07-07\n\n2026-07-06\n") == "2026-07-06\n\n2026-07-07\n")
  }

  @Test func aLogWithALineAnEntry() throws {
    #expect(
      try sorted(
        "2026-07-07 09:00 w\n2026-07-06 10:00 w\n2026-07-06 09:00 w ; n\n  | m\n2026-07-06 +1 w\n2026-07-08 09:00 w\n")
        == "2026-07-06 09:00 w ; n\n  | m\n2026-07-06 10:00 w\n2026-07-06 +1 w\n2026-07-07 09:00 w\n2026-07-08 09:00 w\n"
    )
  }

  /// Which of two entries at one time comes first may matter, so the lines of a date stay in order where it has both kinds.
  @Test func linesAndDaysOfOneDate() throws {
    #expect(
      try sorted("2026-07-07 10:00 w\n2026-07-06 10:00- r\n2026-07-06\n  10:00- r\n  09:00 w\n2026-07-06 08:00 w\n")
        == "2026-07-06 10:00- r\n2026-07-06\n  09:00 w\n  10:00- r\n2026-07-06 08:00 w\n2026-07-07 10:00 w\n")
  }

  @Test func declarationsKeepTheirPlaces() throws {
    #expect(
      try sorted(
        "2026-07-08\n  1h r\n\ngoal g start=2026-07-01\n  quest r >= 1h per day\n\n2026-07-07\n  2h r\naction time r\n")
        == "2026-07-07\n  2h r\n\ngoal g start=2026-07-01\n  quest r >= 1h per day\n\n2026-07-08\n  1h r\naction time r\n"
    )
    // Here the declaration has an entry of the day above below it.
    let text = "2026-07-08\n  1h r\naction time r\n  2h r\n\n2026-07-07\n  2h r\n"
    #expect(try sorted(text) == text)
  }

  @Test func nothingCrossesWhatCannotBeRead() throws {
    for bad in ["2026-07-99\n  1h r", "<<<<<<< a\n2026-07-01\n>>>>>>> b"] {
      #expect(
        try sorted("2026-07-03\n\n2026-07-02\n\n2026-07-04\n\n\(bad)\n\n2026-07-06\n\n2026-07-05\n\n2026-07-07\n")
          == "2026-07-02\n\n2026-07-03\n\n2026-07-04\n\n\(bad)\n\n2026-07-05\n\n2026-07-06\n\n2026-07-07\n")
    }
    #expect(
      try sorted(
        "2026-07-06\n\n2026-07-07\n\n2026-07-09\n\n2026-07-08\n\n2026-07-10\n  9:5 r\n\n2026-07-12\n\n2026-07-11\n")
        == "2026-07-06\n\n2026-07-07\n\n2026-07-08\n\n2026-07-09\n\n2026-07-10\n  9:5 r\n\n2026-07-11\n\n2026-07-12\n")
  }
}

/// What holds for every file.
@Suite struct FormatterPropertyTests {
  /// Each file of the fixtures, and 20,000 that were made of them by chance.
  @Test(arguments: 0..<20) func everyFileHasAForm(run: Int) throws {
    var random = SplitMix64(seed: UInt64(run) &+ 4711)
    for _ in 0..<1000 {
      var bytes = MutationTests.slices[random.below(MutationTests.slices.count)]
      for _ in 0..<random.below(4) { MutationTests.mutate(&bytes, &random) }
      for sorting in [false, true] {
        guard let violation = Formatting.violation(bytes, sorting: sorting) else { continue }
        Issue.record(
          "\(violation), sorting: \(sorting)\n\(String(decoding: bytes, as: UTF8.self).debugDescription)\n\(bytes)")
        return
      }
    }
  }

  @Test(arguments: TilingTests.paths) func everyFixtureHasAForm(path: String) throws {
    let bytes = Array(try Fixtures.text(path).utf8)
    #expect(Formatting.violation(bytes, sorting: false) == nil)
    #expect(Formatting.violation(bytes, sorting: true) == nil)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
