import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// What must hold of weekdays that are counted, blocks of weeks and skips that come again, whatever the ledger.
@Suite struct CadencePropertyTests {
  private static let head = "action time read alias=r\naction count water alias=w\n"

  private static func entries(_ first: DayNumber, _ random: inout SplitMix64) -> String {
    (0..<40).map { _ in
      let day = first + Int.random(in: -5..<90, using: &random)
      return "\(day) " + ["1h r", "30m r", "3h r", "+2 w", "+7 w"].randomElement(using: &random)! + "\n"
    }.joined()
  }

  private static let cadences = [
    "per week", "per month", "per quarter", "per year", "per 2 weeks", "per 7 weeks", "total",
  ]

  /// Counting among all seven weekdays is counting all days.
  @Test func overTheWholeWeekChangesNothing() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<60 {
      let first = DayNumber(year: 2026, month: 1, day: 1) + Int.random(in: 0..<600, using: &random)
      let quests =
        Self.cadences.flatMap { ["r >= 9h \($0)", "w <= 12 \($0)"] } + [
          "r >= 5h in \(first + 3)..\(first + 44)"
        ]
      let all = ["mon-sun", "sat-fri", "mon,tue,wed,thu,fri,sat,sun", "fri-mon,tue-thu"].randomElement(using: &random)!
      func text(_ over: String) -> String {
        Self.head + "goal g start=\(first) end=\(first + 80)\n" + quests.map { "quest \($0)\(over)\n" }.joined()
          + "skip on sun\nskip \(first + 9)..\(first + 12) r\n"
      }
      let entries = Self.entries(first, &random)
      let now = "\(first + Int.random(in: -3..<90, using: &random))T12:00"
      let plain = try goalsReport(text("") + entries, now: now).report.goals
      let over = try goalsReport(text(" over " + all) + entries, now: now).report.goals
      #expect(plain == over, "\(all) at \(now)")
    }
  }

  /// What a quest asks for in a period is what its parts ask for when it is cut in two by `until=` and `from=`, but for what is rounded
  /// away in each part.
  @Test func theNeedsOfACutAddUp() throws {
    var random = SplitMix64(seed: 32)
    for _ in 0..<80 {
      let first = DayNumber(year: 2026, month: 1, day: 1) + Int.random(in: 0..<600, using: &random)
      let cut = first + Int.random(in: 1..<80, using: &random)
      let over = ["", " over mon-fri", " over sat,sun", " over wed-mon"].randomElement(using: &random)!
      let skips = ["", "skip on sat,sun\n", "skip on 1,15,last\n", "skip on 2nd thu in \(first)..\(first + 40)\n"]
        .randomElement(using: &random)!
      // Blocks of weeks begin with the quest, so that a part of one has other blocks.
      for cadence in ["per week", "per month", "per quarter", "per year", "total"] {
        for (amount, isLimit) in [("r >= 100h", false), ("w <= 1000", true)] {
          let quest = "quest \(amount) \(cadence)\(over)"
          let text =
            Self.head + skips + "goal g start=\(first) end=\(first + 80)\n\(quest)\n\(quest) until=\(cut - 1)\n"
            + "\(quest) from=\(cut)\n"
          let quests = try goalsReport(text, now: "\(first + 90)T12:00").report.goals[0].quests
          var parts: [DayNumber: (need: Int64, eligible: Int, count: Int64)] = [:]
          for period in quests[1].periods.map(\.self) + quests[2].periods {
            let part = parts[period.from] ?? (0, 0, 0)
            parts[period.from] = (part.need + period.need, part.eligible + (period.eligible ?? 0), part.count + 1)
          }
          for period in quests[0].periods {
            let part = try #require(parts[period.from])
            #expect(part.eligible == period.eligible, "\(text)")
            let lost = isLimit ? part.need - period.need : period.need - part.need
            #expect(lost >= 0 && lost < part.count, "\(period) \(part)\n\(text)")
          }
        }
      }
    }
  }

  /// A skip that comes again is the same dates one by one, to the last byte of what the program prints.
  @Test(arguments: [
    "sat,sun", "wed", "1,15", "31", "last", "29,last", "1st mon", "2nd,last tue,fri", "5th sun",
    "1st,2nd,3rd,4th,5th wed",
  ])
  func aSkipThatComesAgainIsItsDates(_ days: String) throws {
    var random = SplitMix64(seed: UInt64(days.utf8.count))
    let first = DayNumber(year: 2026, month: 1, day: 1) + Int.random(in: 0..<600, using: &random)
    let last = first + 120
    let quests = """
      quest r >= 9h per week
      quest r >= 40m per day
      quest r <= 9h per month over mon-fri
      quest w >= 30 per 3 weeks
      quest w >= 2 any 3 days per week
      quest w >= 3 on 1,15,last
      quest * >= 50h total

      """
    let entries = Self.entries(first, &random)
    for target in ["", " r", " w", " *"] {
      let list = try #require(try? DeclarationValue(line: "skip on \(days)"))
      guard case .skip(let span, nil) = list, let pattern = span.repeating else { return }
      let dates = (0...120).map { first + $0 }.filter { Self.holds(pattern, $0) }
      func text(_ skips: String) -> String {
        Self.head + "skip \(first + 30)..\(first + 33) ; away\n\(skips)goal g start=\(first) end=\(last)\n" + quests
          + entries
      }
      let again = text("skip on \(days)\(target)\n")
      let within = text("skip on \(days) in \(first)..\(last)\(target)\n")
      let listed = text(dates.map { "skip \($0)\(target)\n" }.joined())
      for arguments in [["--format", "json"], ["--periods", "--lang", "en"]] {
        let command = ["report", "goals", "--now", "\(first + 60)T12:00"] + arguments
        let expected = expectRun(command, files: ["main.haru": listed]).out
        #expect(expectRun(command, files: ["main.haru": again]).out == expected, "\(days)\(target)")
        #expect(expectRun(command, files: ["main.haru": within]).out == expected, "\(days)\(target)")
      }
    }
  }

  private static func holds(_ list: RepeatingDays, _ day: DayNumber) -> Bool {
    let (date, isLast) = (day.civil.day, (day + 1).civil.day == 1)
    switch list {
    case .weekdays(let mask): return mask >> day.weekday.rawValue & 1 == 1
    case .datesOfMonth(let mask): return mask >> UInt32(date) & 1 == 1 || mask & 1 == 1 && isLast
    case .weekdaysOfMonth(let numbers, let mask):
      guard mask >> day.weekday.rawValue & 1 == 1 else { return false }
      return numbers >> UInt8((date + 6) / 7) & 1 == 1 || numbers & 1 == 1 && (day + 7).civil.day <= 7
    }
  }

  /// Counting skipped days is counting them one by one, whatever skips hold at the same time.
  @Test func skippedDaysAreCountedAsOneByOne() throws {
    var random = SplitMix64(seed: 33)
    let first = DayNumber(year: 2023, month: 12, day: 20)
    for _ in 0..<120 {
      let skips = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        let start = first + Int.random(in: 0..<900, using: &random)
        let list: RepeatingDays? = [
          nil, .weekdays(UInt8.random(in: 1...127, using: &random)),
          .datesOfMonth(.random(in: 1...UInt32.max, using: &random) & .random(in: 1...UInt32.max, using: &random)),
          .weekdaysOfMonth(
            ordinals: .random(in: 1...63, using: &random), weekdays: .random(in: 1...127, using: &random)),
        ].randomElement(using: &random)!
        let isBounded = list == nil || Bool.random(using: &random)
        let span = SkippedSpan(
          first: isBounded ? start : nil, last: isBounded ? start + Int.random(in: 0...200, using: &random) : nil,
          repeating: list)
        return Skip(days: span, target: [nil, .action(0), .action(1)].randomElement(using: &random)!)
      }
      func isSkipped(_ day: DayNumber) -> Bool {
        skips.contains { skip in
          skip.target != .action(1) && skip.days.first.map { $0 <= day } ?? true
            && skip.days.last.map { day <= $0 } ?? true
            && skip.days.repeating.map { Self.holds($0, day) } ?? true
        }
      }
      let skipped = Skips(skips)[.action(0)]
      for _ in 0..<30 {
        let start = first + Int.random(in: -10..<900, using: &random)
        let range = start..<(start + Int.random(in: 0...400, using: &random))
        let mask = UInt8.random(in: 1...127, using: &random)
        let days = (range.lowerBound.value..<range.upperBound.value).map { DayNumber($0) }
        let open = days.filter { !isSkipped($0) }
        let named = open.filter { mask >> $0.weekday.rawValue & 1 == 1 }
        #expect(skipped.eligible(in: range) == open.count, "\(skips)")
        #expect(skipped.eligible(in: range, among: mask) == named.count, "\(skips)")
        #expect(skipped.firstEligible(in: range, among: mask) == named.first)
        #expect(days.allSatisfy { skipped.contains($0) == isSkipped($0) })
      }
    }
  }

  /// To the last day that a ledger can name, and beyond the turns of centuries, in the same few steps.
  @Test func daysOfAPatternAreCountedOverCenturies() {
    for list: RepeatingDays in [
      .weekdays(0b110_0000), .datesOfMonth(1 << 29 | 1), .weekdaysOfMonth(ordinals: 1 << 5 | 1, weekdays: 0b1001),
    ] {
      let counts = PatternCounts(DayPattern(list))
      var expected = WeekdayCounts()
      let first = DayNumber(year: 1899, month: 12, day: 1)
      let start = counts.before(first)
      var day = first
      while day <= DayNumber(year: 2501, month: 2, day: 1) {
        if day.value % 97 == 0 { #expect(counts.before(day) &- start == expected, "\(list) \(day)") }
        if Self.holds(list, day) { expected[Int(day.weekday.rawValue)] += 1 }
        day = day + 1
      }
      // Four hundred years hold the same days.
      let era = counts.count(in: DayNumber(year: 2000, month: 3, day: 5)..<DayNumber(year: 2400, month: 3, day: 5))
      #expect(
        era == counts.count(in: DayNumber(year: 9100, month: 7, day: 1)..<DayNumber(year: 9500, month: 7, day: 1)))
    }
  }

  /// Weeks have numbers in a row, whatever their first day.
  @Test func weeksAreNumberedInARow() {
    var random = SplitMix64(seed: 34)
    for _ in 0..<60 {
      let origin = DayNumber(year: 2026, month: 1, day: 1)
      let changes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (
          from: Optional(origin + Int.random(in: -40..<200, using: &random)),
          weekday: Weekday.allCases.randomElement(using: &random)!
        )
      }
      let calendar = LedgerCalendar(weekStarts: [(nil, Weekday.allCases.randomElement(using: &random)!)] + changes)
      var week = calendar.week(containing: origin - 60)
      var number = calendar.weekNumber(of: origin - 60)
      while week.lowerBound < origin + 260 {
        #expect(calendar.startOfWeek(number) == week.lowerBound, "\(changes)")
        #expect(
          calendar.weekNumber(of: week.lowerBound) == number && calendar.weekNumber(of: week.upperBound - 1) == number)
        (week, number) = (calendar.week(containing: week.upperBound), number + 1)
      }
    }
  }
}
