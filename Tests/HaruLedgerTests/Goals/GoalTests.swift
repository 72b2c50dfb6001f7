import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// What goals come to, and the figures that they take from their quests.
@Suite struct GoalTests {
  /// `active 3/10 30% achievement 56% progress 0% 50% –`
  private func show(_ goal: String, _ rest: String = "", now: String) throws -> String {
    let (_, report) = try goalsReport("action time read\naction time game\ngoal g \(goal)\n\(rest)\n", now: now)
    let standing = report.goals[0]
    let elapsed = standing.elapsed.map { "\($0.days)/\($0.of) \($0.percent.whole)%" } ?? "–"
    let progress = [standing.progress.day, standing.progress.week, standing.progress.month]
    let figures = ([standing.achievement] + progress).map { $0.map { "\($0.whole)%" } ?? "–" }
    return "\(standing.state.rawValue) \(elapsed) " + figures.joined(separator: " ")
  }

  @Test(arguments: [
    ("start=2026-07-10 end=2026-07-20", "2026-07-09T23:59", "upcoming 0/11 0%"),
    ("start=2026-07-10 end=2026-07-20", "2026-07-10T00:00", "active 0/11 0%"),
    ("start=2026-07-10 end=2026-07-20", "2026-07-20T23:59", "active 10/11 90%"),
    ("start=2026-07-10 end=2026-07-20", "2026-07-21T00:00", "needs-confirmation 11/11 100%"),
    ("start=2026-07-10", "2030-07-21T00:00", "active –"),
    ("start=2026-07-10 closed=2026-07-15", "2026-07-14T23:59", "active –"),
    ("start=2026-07-10 closed=2026-07-15", "2026-07-15T00:00", "needs-confirmation –"),
    // Elapsed does not look at closing.
    ("start=2026-07-10 end=2026-07-20 closed=2026-07-15", "2026-07-16T00:00", "needs-confirmation 6/11 54%"),
    ("start=2026-07-10 closed=2026-07-10", "2026-07-09T12:00", "upcoming –"),
    ("start=2026-07-10 end=2026-07-20 result=achieved", "2026-07-21T00:00", "achieved 11/11 100%"),
    ("start=2026-07-10 closed=2026-07-12 result=failed", "2026-07-12T00:00", "failed –"),
    // A result speaks once the goal has ended.
    ("start=2026-07-10 end=2026-07-20 result=failed", "2026-07-12T00:00", "active 2/11 18%"),
    ("start=2026-07-01 end=2026-07-10", "2026-07-04T12:00", "active 3/10 30%"),
  ])
  func statesWithoutQuests(_ goal: String, _ now: String, _ expected: String) throws {
    #expect(try show(goal, now: now) == expected + " – – – –")
  }

  @Test func allQuestsMustHold() throws {
    let quests = "quest read >= 1h per day\nquest game <= 1h per day"
    let entries = "2026-07-01 1h read\n2026-07-02 1h read"
    let goal = "start=2026-07-01 end=2026-07-02"
    #expect(try show(goal, "\(quests)\n\(entries)", now: "2026-07-03T12:00") == "achieved 2/2 100% 100% – 100% 100%")
    // 1 of 2 and 2 of 2: 75%. The progress: 1 of 2 h and within the limit: 75%.
    #expect(
      try show(goal, "\(quests)\n2026-07-01 1h read", now: "2026-07-03T12:00") == "failed 2/2 100% 75% – 75% 75%")
    #expect(
      try show("\(goal) pass=50%", "\(quests)\n2026-07-01 1h read", now: "2026-07-03T12:00")
        == "achieved 2/2 100% 75% – 75% 75%")
  }

  @Test func aQuestWithoutADecidedPeriodHolds() throws {
    #expect(
      try show(
        "start=2026-07-01 end=2026-07-02", "quest read >= 1h on 3rd tue", now: "2026-07-03T12:00")
        == "needs-confirmation 2/2 100% – – – –")
  }

  /// Where the quests decide nothing, `result=` may answer.
  @Test(arguments: [
    ("end=2026-07-02 result=achieved", "quest read >= 1h per day from=2026-07-03", "achieved"),
    ("end=2026-07-02 result=failed", "quest read >= 1h per day\nskip 2026-07-01..2026-07-02", "failed"),
    ("end=2026-07-02", "quest read >= 1h per day\nskip 2026-07-01..2026-07-02", "needs-confirmation"),
    ("end=2026-07-02", "quest read >= 1h any 1 days per week", "needs-confirmation"),
    ("closed=2026-07-02", "quest read >= 1h per day until=2026-06-30", "needs-confirmation"),
    ("end=2026-07-02", "quest read >= 1h per day from=2026-07-03\nquest read >= 1h per day", "failed"),
  ])
  func questsThatDecideNothing(_ goal: String, _ rest: String, _ state: String) throws {
    #expect(try show("start=2026-07-01 \(goal)", rest, now: "2026-07-04T12:00").hasPrefix(state + " "))
  }

  @Test(arguments: [
    "quest read >= 1h per day", "quest read >= 1h per day\nskip 2026-07-01",
    "quest read >= 1h per day\nskip 2026-07-01..2026-07-02 game",
  ])
  func aResultWhereQuestsDecide(rest: String) {
    let text = "action time read\naction time game\ngoal g start=2026-07-01 end=2026-07-02 result=achieved\n\(rest)\n"
    let run = expectRun(["check", "--format", "short"], files: ["main.haru": text], status: 1)
    #expect(run.out.contains("error[result-with-quests]"))
  }

  /// An id goes before a title.
  @Test func theIDGoesBeforeTheTitle() throws {
    let text = "goal h start=2026-07-01 id=k\ngoal g start=2026-07-01 id=h\n"
    let run = expectRun(["report", "goals", "--goal", "h", "--format", "json"], files: ["main.haru": text])
    #expect(run.out.contains(#""title":"g""#) && !run.out.contains(#""title":"h""#))
  }

  @Test func achievementIsTheMeanOfExactRates() throws {
    // 4 of 5 days and 1 of 3 days: (4⁄5 + 1⁄3) ÷ 2 = 17⁄30 = 56.6%, where rounded rates would make 56.5.
    let quests = "quest read >= 1h per day\nquest game >= 1h per day from=2026-07-03"
    let entries = ["01 1h read", "02 1h read", "03 1h read", "04 1h read", "05 1h game"]
    let text = quests + "\n" + entries.map { "2026-07-" + $0 }.joined(separator: "\n")
    #expect(
      try show("start=2026-07-01 end=2026-07-05", text, now: "2026-07-06T12:00") == "failed 5/5 100% 56% – – 56%")
  }

  @Test func questsWithoutAFigureDoNotEnterAMean() throws {
    let quests = "quest read >= 1h per day\nquest game >= 1h on tue"
    // 2026-07-01 is a Wednesday: no Tuesday today or this week of the goal; the month has three (7, 14, 21; 28).
    #expect(
      try show("start=2026-07-01 end=2026-07-07", "\(quests)\n2026-07-01 30m read", now: "2026-07-01T12:00")
        == "active 0/7 0% – 50% 10% 3%")
  }

  @Test func equalQuestsShareTheirFigures() throws {
    let text = """
      action time read alias=r
      goal a start=2026-07-01
      quest read >= 1h per day
      quest r >= 60m per day
      goal b start=2026-07-01
      quest read >= 1h per day
      2026-07-01 1h read
      2026-07-02 2h r
      """
    let quests = try goalsReport(text, now: "2026-07-03T12:00").report.goals.flatMap(\.quests)
    #expect(quests.count == 3)
    #expect(quests[0] == quests[1])
    #expect(quests[0] == quests[2])
    #expect(quests[0].kept == 2)
  }

  @Test func onlyTheGoalsThatAreAskedFor() throws {
    let text = "action time read\ngoal a start=2026-07-01\nquest read >= 1h per day\ngoal b start=2026-07-02\n"
    let timeline = try goalsTimeline(text, now: "2026-07-03T12:00")
    #expect(GoalsReport(timeline, goals: [1]).goals.map(\.goal) == [1])
    #expect(GoalsReport(timeline, goals: []).goals.isEmpty)
    #expect(GoalsReport.days(of: timeline.ledger, goals: [1]).isEmpty)
  }

  /// Sums are the same wherever the place that was looked at last is, and skipped days have nothing.
  @Test func sumsOfDays() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      var totals = DayTotals()
      var values: [DayNumber: Int64] = [:]
      // Some totals need more than 32 bits.
      let shift = Int.random(in: 0..<2, using: &random) * 30
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        // Days come in any order where a session covers many.
        let day = DayNumber(.random(in: -70..<130, using: &random))
        let value = Int64.random(in: -3...9, using: &random) << shift
        totals.add(value, day)
        values[day, default: 0] += value
      }
      let skips = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let first = DayNumber(.random(in: 0..<60, using: &random))
        let target: ResolvedTarget? = [nil, .action(0), .action(1)].randomElement(using: &random)!
        let last = first + Int.random(in: 0...5, using: &random)
        return Skip(days: SkippedSpan(first: first, last: last), target: target)
      }
      func isSkipped(_ day: DayNumber) -> Bool {
        skips.contains { $0.target != .action(1) && $0.days.first! <= day && day <= $0.days.last! }
      }
      let series = DaySeries(SubjectDays(totals: [totals]), skipping: Skips(skips)[.action(0)])
      var place = DaySeries.Place()
      for _ in 0..<50 {
        let first = DayNumber(.random(in: -5..<65, using: &random))
        let range = first..<(first + Int.random(in: 0...20, using: &random))
        let days = (range.lowerBound.value..<range.upperBound.value).map { DayNumber($0) }
        let inside = days.filter { !isSkipped($0) }
        #expect(series.skipped.eligible(in: range) == inside.count)
        #expect(series.skipped.firstEligible(in: range) == inside.first)
        let entered = inside.compactMap { values[$0] }
        #expect(series.value(in: range, near: &place) == entered.reduce(0, +))
        #expect(series.hasEntry(in: range, near: &place) == !entered.isEmpty)
        #expect(series.count(in: range, near: &place) { $0 > 2 } == entered.count { $0 > 2 })
      }
    }
  }
}

/// Exact numbers.
@Suite struct FractionTests {
  @Test func percentagesAreRoundedDown() {
    #expect(Fraction(2, 3).percent == Percent(whole: 66, isAboveZero: true))
    #expect(Fraction(999_999, 1_000_000).percent.whole == 99)
    #expect(Fraction(1, 1).percent.whole == 100)
    #expect(Fraction(1, 1000).percent == Percent(whole: 0, isAboveZero: true))
    #expect(Fraction(0, 5).percent == Percent(whole: 0, isAboveZero: false))
    #expect(Fraction(-1, 3).percent.whole == -34)
    #expect(Fraction(-1, 2).percent.whole == -50)
  }

  /// More totals than are added up at once.
  @Test func hundredsOfTagsOnThousandsOfDays() throws {
    let tags = (0..<800).map { "#t\($0)" }
    let first = DayNumber(year: 2010, month: 1, day: 1)
    let text =
      tags.map { "tag \($0) color=#2F6B4F\n" }.joined() + "action time read \(tags.joined(separator: " "))\n"
      + "goal g start=2010-01-01\n" + tags.map { "quest \($0) >= 9000h total\n" }.joined()
      + (0..<2600).map { "\(first + $0) 1h read\n" }.joined()
    let (_, report) = try goalsReport(text, now: "2026-07-06T12:00", listsPeriods: false)
    let values = report.goals[0].quests.compactMap { $0.current?.period.value }
    #expect(values == [Int64](repeating: 2600 * 3600, count: 800))
  }

  @Test func meansAreExact() {
    #expect(Percent(meanOf: []) == nil)
    // Thirds add up to a whole number of percent only where they are not rounded before.
    #expect(Percent(meanOf: [Fraction(1, 3), Fraction(2, 3)])?.whole == 50)
    #expect(Percent(meanOf: [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)])?.whole == 33)
    #expect(Percent(meanOf: [Fraction(4, 5), Fraction(1, 3)])?.whole == 56)
    #expect(Percent(meanOf: [Fraction(1, 1), Fraction(999_999_999, 1_000_000_000)])?.whole == 99)
    #expect(Percent(meanOf: [Fraction(0, 1), Fraction(1, 1000)]) == Percent(whole: 0, isAboveZero: true))
    // 1⁄7 + 2⁄7 + 4⁄7 + 1⁄11 + 10⁄11 = 2 of 5: exactly 40%.
    #expect(
      Percent(meanOf: [Fraction(1, 7), Fraction(2, 7), Fraction(4, 7), Fraction(1, 11), Fraction(10, 11)])?.whole == 40)
  }

  @Test func meansOfManyDenominators() {
    // Each pair is a whole, so that half of a part in 10¹⁵ tells 49% from 50%.
    var fractions: [Fraction] = []
    for number in 0..<60 {
      let denominator = Int128(1_000_000_007) * Int128(number + 1) * 1_000_003 + 1
      fractions.append(Fraction(1, denominator))
      fractions.append(Fraction(denominator - 1, denominator))
    }
    #expect(Percent(meanOf: fractions)?.whole == 50)
    fractions[0] = Fraction(1, fractions[0].denominator * 2)
    #expect(Percent(meanOf: fractions)?.whole == 49)
  }
}
