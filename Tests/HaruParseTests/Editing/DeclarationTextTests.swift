import Testing

@testable import HaruParse

/// A declaration that was written says what it said.
@Suite struct DeclarationTextTests {
  private func expectRoundTrip(_ value: DeclarationValue, _ goal: String?) throws {
    for units in [WritingStyle.Units.latin, .hangul, .kanji] {
      var style = WritingStyle()
      style.units = units
      let text = try style.text(value)
      #expect(try DeclarationValue(line: text, ofGoal: goal) == value, "\(text)")
    }
  }

  private func goal(of value: DeclarationValue) -> String? {
    if case .quest(let goal, _, _, _, _, _, _, _, _, _) = value { goal } else { nil }
  }

  @Test(arguments: TilingTests.paths) func everyDeclarationOfTheFixtures(path: String) throws {
    let outline = FileOutline(SourceFile(path: path, bytes: Array(try Fixtures.text(path).utf8)))
    for record in outline.records {
      guard case .declaration(let value) = outline.value(of: record) else { continue }
      // A tag or a goal may have been declared without what it needs, which no line can say.
      if case .tag(_, nil) = value { continue }
      try expectRoundTrip(value, goal(of: value))
    }
  }

  @Test(arguments: 0..<10) func declarationsMadeByChance(run: Int) throws {
    var random = SplitMix64(seed: UInt64(run))
    let names = [
      "독서", "영어 단어", "a\"b", "back\\slash", "10 thing", "#x", "a; b", "x=y", "09:00", "-", "<a>", "a  b", "..", "*",
      "from", "est",
    ]
    func pick<Element>(_ all: [Element]) -> Element { all[random.below(all.count)] }
    func maybe<Element>(_ value: @autoclosure () -> Element) -> Element? { random.below(2) == 0 ? value() : nil }
    func day() -> DayNumber { DayNumber(year: 2026, month: 1, day: 1) + random.below(700) }
    func name() -> String { pick(names).split(separator: " ").joined(separator: " ") }
    func target() -> DeclarationValue.Subject { pick([.action(name()), .tag("집"), .everything]) }
    for _ in 0..<200 {
      let (first, second) = (day(), day())
      let (from, until) = (min(first, second), max(first, second))
      let lists: [RepeatingDays] = [
        .weekdays(UInt8(1 + random.below(127))), .datesOfMonth(UInt32(1 + random.below(255))),
        .weekdaysOfMonth(ordinals: UInt8(1 + random.below(31)), weekdays: UInt8(1 + random.below(127))),
      ]
      let cadences: [Cadence] = [
        .per(pick(CalendarUnit.allCases)), .everyDays(2 + random.below(5)), .everyWeeks(2 + random.below(51)),
        .on(pick(lists)), .anyDays(1 + random.below(6), per: pick([.week, .month])), .span(from, until), .total,
      ]
      let cadence = pick(cadences)
      let over = cadence.takesOver ? maybe(UInt8(1 + random.below(127))) : nil
      let hasSpan = random.below(2) == 0
      let values: [DeclarationValue] = [
        .action(
          pick([.time]), name(), tags: pick([[], ["집"], ["a", "b"]]), icon: maybe(pick(["📚", "a b", "\""])),
          aliases: pick([[], ["read"], ["a b", "c"]]), estimate: maybe(Int32(1 + random.below(90_000))), unit: nil,
          best: nil, archived: maybe(day())),
        .action(
          .measure, name(), tags: [], icon: nil, aliases: [], estimate: nil, unit: maybe(pick(["kg", "a b", ";"])),
          best: maybe(pick(BestMeasure.allCases)), archived: nil),
        .goal(
          name(), start: from, end: maybe(until), closed: nil, result: maybe(pick(GoalResult.allCases)), icon: nil,
          color: maybe(UInt32(random.below(0x1000000))), id: maybe("x-1"), pass: 1 + random.below(100)),
        .quest(
          of: name(), target(), pick([.atLeast, .atMost]),
          pick([.time(Int64(1 + random.below(90_000))), .count(Int64(1 + random.below(900)))]), cadence,
          over: over, from: maybe(from), until: maybe(until), id: maybe("q"), pass: maybe(1 + random.below(100))),
        .skip(SkippedSpan(first: from, last: until), maybe(target())),
        .skip(
          SkippedSpan(first: hasSpan ? from : nil, last: hasSpan ? until : nil, repeating: pick(lists)), maybe(target())
        ),
        .tag("집", color: UInt32(random.below(0x1000000))),
        .include(pick(["2026/*.haru", "a b.haru"])), .setting(.dayStart, .seconds(21_600), from: maybe(day())),
        .setting(.maxSession, .seconds(Int32(1 + random.below(90_000))), from: nil),
        .setting(.weekStart, .weekday(pick(Weekday.allCases)), from: maybe(day())),
        .setting(.log, .text(pick(["%Y/%m.haru", "my log.haru"])), from: nil),
        .setting(.allow, .codes(["long-session"]), from: nil),
      ]
      for value in values { try expectRoundTrip(value, goal(of: value)) }
    }
  }
}
