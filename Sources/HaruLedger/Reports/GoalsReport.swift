public import HaruParse

/// How all goals stand (SPEC, Quests; SPEC, Goals).
public struct GoalsReport: Sendable {
  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The current logical day.
  public var today: DayNumber
  /// The goals in the order of their declaration.
  public var goals: [GoalStanding]
  /// Whether the periods of quests were asked for.
  public var listsPeriods: Bool

  /// The goals as people look at them: those that go on first, then those that wait for an answer or for their start, then those
  /// that have ended, the last one first.
  public var inOrder: [GoalStanding] {
    let waiting: [GoalStanding.State] = [.active, .needsConfirmation, .upcoming]
    let ended = goals.filter { !waiting.contains($0.state) }.enumerated().sorted {
      ($1.element.last ?? .earliest, $0.offset) < ($0.element.last ?? .earliest, $1.offset)
    }
    return waiting.flatMap { state in goals.filter { $0.state == state } } + ended.map(\.element)
  }

  /// Makes the report of a timeline.
  ///
  /// - Parameters:
  ///   - goals: Those that are asked for; nil for all.
  ///   - listsPeriods: Whether the periods of quests are listed.
  public init(_ timeline: Timeline, goals chosen: Set<GoalPosition>? = nil, listsPeriods: Bool = false) {
    let ledger = timeline.ledger
    head = ReportHead(timeline, DayRange(), counting: nil)
    today = ledger.calendar.logicalDay(of: timeline.now)
    self.listsPeriods = listsPeriods
    let positions = ledger.goals.positions.filter { chosen?.contains($0) ?? true }
    var quests: [QuestSubject: [(goal: Int, quest: Int)]] = [:]
    var subjects: [QuestSubject] = []
    goals = []
    for (order, position) in positions.enumerated() {
      let goal = ledger.goals[position]
      goals.append(GoalStanding(position, goal, today: today))
      for (index, quest) in goal.quests.enumerated() {
        let subject = ledger.subject(of: quest)
        if quests[subject] == nil { subjects.append(subject) }
        quests[subject, default: []].append((order, index))
      }
    }
    let span = Self.days(of: ledger, goals: chosen)
    // A date that the zone leaves out has no instants, so nobody can do anything on it.
    let leftOut = ledger.calendar.leftOutDates(in: span).map {
      Skip(days: SkippedSpan(first: $0, last: $0), target: nil)
    }
    let skips = Skips(ledger.skips + leftOut)
    let batch = Self.subjectsAtOnce(ledger, span)
    var totals: SubjectTotals?
    // One subject after the other, so that the running sums of one are held at a time.
    for (number, subject) in subjects.enumerated() {
      if number % batch == 0 {
        let some = Array(subjects[number..<min(number + batch, subjects.count)])
        totals = nil
        totals = SubjectTotals(timeline, subjects: some, days: span)
      }
      let (days, skipped) = (totals?[subject] ?? SubjectDays(), skips[subject.target])
      let series = DaySeries(days, skipping: skipped)
      for (order, index) in quests[subject] ?? [] {
        let goal = ledger.goals[goals[order].goal]
        let quest = goal.quests[index]
        let hasEnded = goals[order].hasEnded
        let evaluation = QuestEvaluation(quest, of: goal, series, ledger.calendar, today: today, hasEnded: hasEnded)
        let source = QuestPeriodList.Source(
          quest: quest, goal: goal, totals: days, skipped: skipped, calendar: ledger.calendar, today: today,
          hasEnded: hasEnded)
        goals[order].quests[index] = evaluation.standing(
          unit: subject.unit, pass: quest.declaration.pass ?? goal.declaration.pass,
          QuestPeriodList(listsPeriods ? source : nil))
      }
    }
    for order in goals.indices { goals[order].sumUp(ledger.goals[goals[order].goal]) }
    head.counted = Self.counted(timeline, positions)
  }

  /// How many subjects are added up in one pass over the days. Each has a total a day, and thousands of tags on one action make of each
  /// entry thousands of totals.
  private static func subjectsAtOnce(_ ledger: Ledger, _ span: Range<DayNumber>) -> Int {
    let days = max(1, min(ledger.document.dayRuns.count, span.upperBound - span.lowerBound))
    return max(16, max(2_000_000, ledger.document.entries.count * 8) / days)
  }

  /// How many running sessions count in a quest of some goals.
  private static func counted(_ timeline: Timeline, _ goals: [GoalPosition]) -> Int {
    guard timeline.running > 0 else { return 0 }
    let ledger = timeline.ledger
    var active: [ResolvedTarget: [Range<DayNumber>]] = [:]
    for goal in goals.map({ ledger.goals[$0] }) {
      for quest in goal.quests where ledger.subject(of: quest).unit != .counts {
        let days = QuestPeriods(quest, of: goal, ledger.calendar).active
        if !days.isEmpty { active[quest.target, default: []].append(days) }
      }
    }
    let spans = active.mapValues { days in
      var spans: [Range<Instant>] = []
      for days in days.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let span = ledger.calendar.start(of: days.lowerBound)..<ledger.calendar.start(of: days.upperBound)
        if let last = spans.last, span.lowerBound <= last.upperBound {
          spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
        } else {
          spans.append(span)
        }
      }
      return spans
    }
    return timeline.runningPieces(EntryFilter()).count { session, pieces in
      let tags = ledger.tags(of: ledger.document.entries[session.entry], action: session.action)
      let targets = [.everything, .action(session.action)] + tags.map(ResolvedTarget.tag)
      return targets.contains { target in
        guard let spans = spans[target] else { return false }
        return pieces.contains { piece in
          // The last one that begins before the piece ends, or where it lies.
          let last = countNotAbove(
            max(piece.lowerBound, Instant(seconds: piece.upperBound.seconds - 1)), in: spans, by: \.lowerBound)
          return last > 0 && piece.lowerBound < spans[last - 1].upperBound
        }
      }
    }
  }

  /// The days from the first to the last on which a quest is active.
  static func days(of ledger: Ledger, goals chosen: Set<GoalPosition>?) -> Range<DayNumber> {
    var hull: Range<DayNumber>?
    for position in ledger.goals.positions where chosen?.contains(position) ?? true {
      let goal = ledger.goals[position]
      for quest in goal.quests {
        let active = QuestPeriods(quest, of: goal, ledger.calendar).active
        if active.isEmpty { continue }
        hull =
          min(
            hull?.lowerBound ?? active.lowerBound, active.lowerBound)..<max(
            hull?.upperBound ?? active.upperBound, active.upperBound)
      }
    }
    // A logical day lies within a few days of its date.
    return hull.map { $0.lowerBound..<min($0.upperBound, DayNumber.latest + 30) } ?? DayNumber(0)..<DayNumber(0)
  }
}
