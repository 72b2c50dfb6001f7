import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// What must hold whatever is in a ledger, tried on 2,000 random ones.
@Suite struct GoalPropertyTests {
  @Test(arguments: 0..<20) func figuresAgreeWithEachOtherAndWithAPlainReading(_ part: Int) throws {
    for seed in (part * 100)..<(part * 100 + 100) {
      let random = RandomGoals(seed: UInt64(seed))
      let (ledger, report) = try goalsReport(random.text, now: random.now)
      for standing in report.goals.flatMap(\.quests) { expectConsistent(standing, seed) }
      // The last quest of the second goal is the first of the first one once more.
      #expect(report.goals[0].quests[0] == report.goals[1].quests.last, "seed \(seed)")
      for standing in report.goals where standing.achievement?.whole == 100 {
        #expect(standing.quests.allSatisfy { $0.kept == $0.decided }, "seed \(seed)")
      }
      for (goal, standing) in zip(ledger.goals, report.goals) {
        for (quest, questStanding) in zip(goal.quests, standing.quests) {
          let all = PlainReading(random, ledger, goal, quest, today: report.today).periods
          // Of those that have not begun, the next one is listed and the others are counted.
          let begun = all.count { $0.from <= report.today }
          let expected = all.prefix(begun + 1)
          let isEqual =
            Array(questStanding.periods) == Array(expected) && questStanding.later ?? 0 == all.count - expected.count
          #expect(isEqual, "seed \(seed): \(quest.declaration.cadence.written)\n\(random.text)")
        }
      }
    }
  }

  private func expectConsistent(_ standing: QuestStanding, _ seed: Int) {
    let states = standing.periods.map(\.state)
    #expect(states.count(where: \.isDecided) == standing.decided, "seed \(seed)")
    #expect(states.count { $0 == .met || $0 == .kept } == standing.kept, "seed \(seed)")
    #expect(standing.streak <= standing.best && standing.best <= standing.kept, "seed \(seed)")
    let isWhole = standing.decided > 0 && standing.kept == standing.decided
    #expect((standing.rate?.percent.whole == 100) == isWhole, "seed \(seed)")
    for progress in [standing.progress.day, standing.progress.week, standing.progress.month] {
      guard let progress else { continue }
      #expect((progress.share.percent.whole == 100) == (progress.share == Fraction(1, 1)), "seed \(seed)")
      #expect(progress.share >= Fraction(0, 1) && progress.share <= Fraction(1, 1), "seed \(seed)")
    }
    if let current = standing.current {
      #expect(current.left >= 0 && current.perDay ?? 0 >= 0, "seed \(seed)")
      #expect(standing.periods.contains(current.period), "seed \(seed)")
    }
  }

  @Test func anEntryChangesNoOtherDay() throws {
    var changed = 0
    for seed in 0..<2000 {
      let random = RandomGoals(seed: UInt64(seed))
      var generator = SplitMix64(seed: UInt64(seed) &+ 77)
      let day = random.first + Int.random(in: 0..<40, using: &generator)
      let daily =
        "goal daily start=\(random.first) end=\(random.first + 40)\nquest r >= 1h per day\nquest #x <= 1h per day\n"
        + "quest * >= 2h per day\nquest w >= 2 per day\n"
      let added = ["2h r", "09:00-10:00 g", "+3 w", "22:00-23:30 r"].randomElement(using: &generator)!
      let before = try goalsReport(random.text + daily, now: random.now).report.goals[2].quests
      let after = try goalsReport(random.text + daily + "\(day) \(added)\n", now: random.now).report.goals[2].quests
      for (a, b) in zip(before, after) {
        let (old, new) = (a.periods.filter { $0.from != day }, b.periods.filter { $0.from != day })
        let isUnchanged = old == new
        #expect(isUnchanged, "seed \(seed), \(added) on \(day)")
      }
      changed += before == after ? 0 : 1
    }
    // The others are on skipped days.
    #expect(changed > 900)
  }

  @Test func whatLiesAheadDoesNotChangeWhatIsOver() throws {
    for seed in 0..<2000 {
      let random = RandomGoals(seed: UInt64(seed))
      var cut = random
      cut.entries.removeAll { $0.day > random.today }
      let (_, whole) = try goalsReport(random.text, now: random.now)
      let (_, past) = try goalsReport(cut.text, now: random.now)
      for (a, b) in zip(whole.goals.flatMap(\.quests), past.goals.flatMap(\.quests)) {
        func over(_ standing: QuestStanding) -> [QuestPeriod] {
          standing.periods.filter { $0.to.map { $0 <= whole.today } ?? false }
        }
        let isUnchanged = over(a) == over(b)
        #expect(isUnchanged, "seed \(seed)")
      }
      if cut.entries.count == random.entries.count {
        let isUnchanged = whole.goals == past.goals
        #expect(isUnchanged, "seed \(seed)")
      }
    }
  }
}

/// A ledger of untimed entries on 60 days, with quests of every cadence.
struct RandomGoals {
  struct Entry {
    var day: DayNumber
    var action: String
    var amount: Int
  }

  let first: DayNumber
  let today: DayNumber
  var entries: [Entry] = []
  private var head: String

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(random.next() % UInt64(range.count)) }
    first = DayNumber(year: 2026, month: 1, day: 1) + number(0...700)
    today = first + number(-5...70)
    head = pick(["", "set week-start sun\n", "set week-start thu\nset week-start mon from \(first + 20)\n"])
    head += """
      tag #x color=#2F6B4F
      action time read #x alias=r
      action time game alias=g
      action count water #x alias=w

      """
    func quest() -> String {
      let isTime = number(0...2) > 0
      let target = isTime ? pick(["r", "g", "#x", "*"]) : pick(["w", "#x", "*"])
      let isLimit = number(0...2) == 0
      let amount = isLimit ? number(0...6) : number(1...6)
      let cadence = pick([
        "per day", "per week", "per month", "per year", "per \(number(1...9)) days", "on mon,thu,sat", "on 1,15,31",
        "on last", "on 2nd,last wed", "on 5th fri", "any \(number(1...5)) days per week",
        "any \(number(1...12)) days per month", "in \(first + number(-9...9))..\(first + number(10...50))", "total",
        "per quarter", "per \(number(2...5)) weeks",
        "\(pick(["per week", "per month", "per quarter", "per year", "per 2 weeks", "total"])) over "
          + pick(["mon-fri", "sat-mon", "wed", "sun", "tue,thu,sat"]),
        "in \(first + number(-9...9))..\(first + number(10...12)) over \(pick(["mon-fri", "sun,mon", "thu"]))",
      ])
      var line = "quest \(target) \(isLimit ? "<=" : ">=") \(amount)\(isTime ? "h" : "") \(cadence)"
      if number(0...4) == 0 { line += " from=\(first + number(-5...15))" }
      if number(0...4) == 0 { line += " until=\(first + number(16...70))" }
      if number(0...4) == 0 { line += " pass=\(number(1...100))%" }
      return line
    }
    let opening = "start=\(first)"
    let shared = quest()
    let end = pick(["", " end=\(first + number(0...70))"])
    let closed = end.isEmpty ? pick(["", " closed=\(first + number(0...60))"]) : ""
    head += "goal a \(opening)\(end)\(closed) pass=\(number(1...100))%\n\(shared.replacing(#/ pass=\d+%/#, with: ""))\n"
    for _ in 0..<3 { head += quest() + "\n" }
    // The second goal ends and passes as the first one does, so that the shared quest is the same.
    head += head.split(separator: "\n").last { $0.hasPrefix("goal a") }!.replacing("goal a", with: "goal b") + "\n"
    for _ in 0..<3 { head += quest() + "\n" }
    head += shared.replacing(#/ pass=\d+%/#, with: "") + "\n"
    for _ in 0..<number(0...3) {
      let start = first + number(-3...60)
      let span = "\(start)..\(start + number(0...9))"
      let days = pick(["sat,sun", "wed", "1,15", "last", "2nd,last tue", "5th mon", "31"])
      head +=
        "skip \(pick([span, span, "on \(days)", "on \(days) in \(span)"]))\(pick(["", " r", " #x", " w", " *"]))\n"
    }
    for _ in 0..<number(0...60) {
      let action = pick(["r", "g", "w"])
      entries.append(
        Entry(
          day: first + number(-3...66), action: action, amount: action == "w" ? number(-1...4) : number(1...8) * 1800))
    }
  }

  var now: String { "\(today)T12:00" }

  var text: String {
    head
      + entries.map { entry in
        let amount =
          entry.action == "w" ? (entry.amount < 0 ? "\(entry.amount)" : "+\(entry.amount)") : "\(entry.amount)s"
        return "\(entry.day) \(amount) \(entry.action)\n"
      }.joined()
  }
}

/// The periods of a quest as one reads the rule, day by day: slow, and written without looking at how the program does it.
struct PlainReading {
  private let random: RandomGoals
  private let ledger: Ledger
  private let goal: Goal
  private let quest: Quest
  private let today: DayNumber
  private var totals: [DayNumber: Int] = [:]

  init(_ random: RandomGoals, _ ledger: Ledger, _ goal: Goal, _ quest: Quest, today: DayNumber) {
    (self.random, self.ledger, self.goal, self.quest, self.today) = (random, ledger, goal, quest, today)
    for entry in random.entries where fits(entry) {
      totals[entry.day, default: 0] += ledger.unit(of: quest) == .entries ? 1 : entry.amount
    }
  }

  private var declaration: QuestDeclaration { quest.declaration }
  private var lastActive: DayNumber? {
    [goal.declaration.end, goal.declaration.closed, declaration.until].compactMap(\.self).min()
  }
  private var firstActive: DayNumber { max(goal.start, declaration.from ?? goal.start) }
  private var hasEnded: Bool {
    if let end = goal.declaration.end, today > end { return true }
    if let closed = goal.declaration.closed, today >= closed { return true }
    return false
  }

  private func isActive(_ day: DayNumber) -> Bool { day >= firstActive && lastActive.map { day <= $0 } ?? true }

  /// Whether what is done on a day counts.
  private func counts(_ day: DayNumber) -> Bool {
    guard isActive(day) else { return false }
    return !ledger.skips.contains {
      ($0.target == nil || $0.target == quest.target) && $0.days.first.map { $0 <= day } ?? true
        && $0.days.last.map { day <= $0 } ?? true && $0.days.repeating.map { names($0, day) } ?? true
    }
  }

  private func names(_ list: RepeatingDays, _ day: DayNumber) -> Bool {
    let date = day.civil.day
    let isLast = (day + 1).civil.month != day.civil.month
    switch list {
    case .weekdays(let mask): return mask >> day.weekday.rawValue & 1 == 1
    case .datesOfMonth(let mask): return mask >> UInt32(date) & 1 == 1 || mask & 1 == 1 && isLast
    case .weekdaysOfMonth(let numbers, let mask):
      guard mask >> day.weekday.rawValue & 1 == 1 else { return false }
      let isLastOfKind = (day + 7).civil.month != day.civil.month
      return numbers >> UInt8((date + 6) / 7) & 1 == 1 || numbers & 1 == 1 && isLastOfKind
    }
  }

  /// Whether a day is among those that `over` names.
  private func isNamed(_ day: DayNumber) -> Bool {
    declaration.over.map { $0 >> day.weekday.rawValue & 1 == 1 } ?? true
  }

  private func isEligible(_ day: DayNumber) -> Bool { counts(day) && isNamed(day) }

  private func fits(_ entry: RandomGoals.Entry) -> Bool {
    switch ledger.unit(of: quest) {
    case .seconds: if entry.action == "w" { return false }
    case .counts: if entry.action != "w" { return false }
    // A count that is taken back is no entry.
    case .entries: if entry.action == "w", entry.amount <= 0 { return false }
    }
    switch quest.target {
    case .everything: return true
    case .action(let action): return action == ledger.action(named: entry.action)
    case .tag: return entry.action != "g"
    }
  }

  private func hasEntries(_ day: DayNumber) -> Bool { totals[day] != nil }
  private func total(_ day: DayNumber) -> Int { totals[day] ?? 0 }

  private var amount: Int {
    switch declaration.amount {
    case .time(let seconds): Int(seconds)
    case .count(let count): Int(count)
    }
  }

  /// The days of the period that a day lies in; nil for a day that lies in none.
  private func period(of day: DayNumber) -> [DayNumber]? {
    let (year, month, _) = day.civil
    func around(_ reach: Int) -> [DayNumber] { (-reach...reach).map { day + $0 } }
    switch declaration.cadence {
    case .per(.day): return [day]
    case .per(.week), .anyDays(_, .week):
      let week = ledger.calendar.week(containing: day)
      return around(14).filter { week.contains($0) }
    case .per(.month), .anyDays(_, .month):
      return around(31).filter { $0.civil.year == year && $0.civil.month == month }
    case .per(.quarter):
      return around(93).filter { $0.civil.year == year && ($0.civil.month - 1) / 3 == (month - 1) / 3 }
    case .per(.year): return around(366).filter { $0.civil.year == year }
    case .anyDays: return nil
    case .everyDays(let count):
      let block = (day - firstActive) / count
      return (0..<count).map { firstActive + block * count + $0 }
    case .everyWeeks(let count):
      var start = ledger.calendar.week(containing: firstActive).lowerBound
      while true {
        var end = start
        for _ in 0..<count { end = ledger.calendar.week(containing: end).upperBound }
        if day < end { return (0..<(end - start)).map { start + $0 } }
        start = end
      }
    case .on(let list): return names(list, day) ? [day] : nil
    case .span(let first, let last):
      return first <= day && day <= last ? (0...(last - first)).map { first + $0 } : nil
    case .total:
      guard let end = goal.declaration.end ?? goal.declaration.closed else { return nil }
      return goal.start <= day && day <= end ? (0...(end - goal.start)).map { goal.start + $0 } : nil
    }
  }

  var periods: [QuestPeriod] {
    if declaration.cadence == .total, goal.declaration.end == nil, goal.declaration.closed == nil {
      return [endless].compactMap(\.self)
    }
    var result: [QuestPeriod] = []
    var day = firstActive
    let last = lastActive ?? max(today, firstActive - 1)
    while day <= last {
      if let days = period(of: day) {
        if lastActive != nil || days[0] <= today { result.append(judge(days)) }
        day = days[days.count - 1] + 1
      } else {
        day = day + 1
      }
    }
    // A period that begins by today may hold a first day that is still ahead.
    if lastActive == nil, firstActive > today, let days = period(of: firstActive), days[0] <= today {
      result.append(judge(days))
    }
    return result
  }

  private func judge(_ days: [DayNumber]) -> QuestPeriod {
    let counting = days.filter(counts)
    let eligible = days.filter(isEligible)
    let all = days.filter(isNamed).count
    let isLimit = declaration.comparison == .atMost
    var need = amount * eligible.count
    var value = counting.reduce(0) { $0 + total($1) }
    var judgedAsLimit = isLimit
    if case .anyDays(let count, _) = declaration.cadence {
      judgedAsLimit = false
      need = min(count, days.count) * eligible.count
      value =
        eligible.filter { day in
          isLimit ? total(day) <= amount && (day < today || hasEnded) : total(day) >= amount
        }.count
    }
    if all > 0 { need = judgedAsLimit ? (need + all - 1) / all : need / all }
    var state = QuestPeriod.State.excused
    if !eligible.isEmpty, let first = counting.first, let last = counting.last, judgedAsLimit || need > 0 {
      let isOver = last < today || hasEnded
      if first > today {
        state = .upcoming
      } else if judgedAsLimit {
        state = value > need ? .exceeded : isOver ? .kept : .open
      } else {
        state = value >= need ? .met : isOver ? .missed : .open
      }
    }
    let isGood = state == .kept || state == .met
    return QuestPeriod(
      from: days[0], to: days[days.count - 1], days: all, eligible: eligible.count,
      skipped: days.filter { isActive($0) && isNamed($0) && !counts($0) }.count, value: Int64(value),
      need: Int64(need), state: state,
      isKeptWithoutEntry: isLimit && isGood && counting.allSatisfy { !hasEntries($0) })
  }

  /// The one period of a total without end.
  private var endless: QuestPeriod? {
    guard lastActive.map({ firstActive <= $0 }) ?? (goal.start <= today) else { return nil }
    let horizon = (0...120).map { firstActive + $0 }
    let counting = horizon.filter(counts)
    let value = counting.reduce(0) { $0 + total($1) }
    let isLimit = declaration.comparison == .atMost
    var state = QuestPeriod.State.excused
    if horizon.contains(where: isEligible), let first = counting.first, let last = counting.last {
      let isOver = lastActive != nil && last < today
      state =
        first > today
        ? .upcoming
        : isLimit
          ? value > amount ? .exceeded : isOver ? .kept : .open : value >= amount ? .met : isOver ? .missed : .open
    }
    return QuestPeriod(
      from: goal.start, to: nil, days: nil, eligible: nil, value: Int64(value), need: Int64(amount), state: state,
      isKeptWithoutEntry: isLimit && state == .kept && counting.allSatisfy { !hasEntries($0) })
  }
}
