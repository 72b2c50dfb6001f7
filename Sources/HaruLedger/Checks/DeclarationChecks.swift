import HaruParse

extension Checks {
  /// Checks of what is declared.
  static let ofDeclarations: [any Check.Type] = [
    SameColorCheck.self, PlanLimitCheck.self, EstimateTooLongCheck.self, EarlyResultCheck.self,
    QuestNeverActiveCheck.self, ImpossibleQuestCheck.self, SkipWithoutQuestCheck.self,
  ]
}

enum SameColorCheck: Check {
  static let codes: [Code] = [.sameColor]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    let taken = Set(ledger.tags.compactMap(\.color))
    let free = Palette.colors.first { !taken.contains($0) } ?? Palette.colors[ledger.tags.count % Palette.colors.count]
    var first: [UInt32: TagDeclaration] = [:]
    for tag in ledger.tags {
      guard let color = tag.color else { continue }
      guard let other = first[color] else {
        first[color] = tag
        continue
      }
      bag.add(
        .sameColor(
          tag: context.text(tag.name.name), other: context.text(other.name.name), suggestion: Palette.text(free)),
        at: Location(tag.file, tag.name.rangeOfTag),
        related: [RelatedPlace(.firstDeclared, Location(other.file, other.name.rangeOfTag))])
    }
  }
}

enum PlanLimitCheck: Check {
  static let codes: [Code] = [.planLimit]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    guard ledger.settings.isFreePlan else { return }
    if ledger.actions.count > 10 {
      let first = ledger.actions[10]
      bag.add(
        .planLimit(.action, count: ledger.actions.count, limit: 10), at: Location(first.file, first.name.range))
    }
    if ledger.goals.count > 2 {
      let first = ledger.goals[2].declaration
      bag.add(.planLimit(.goal, count: ledger.goals.count, limit: 2), at: Location(first.file, first.title.range))
    }
    for goal in ledger.goals where goal.quests.count > 3 {
      let first = goal.quests[3].declaration
      bag.add(.planLimit(.quest, count: goal.quests.count, limit: 3), at: Location(first.file, first.range))
    }
  }
}

enum EstimateTooLongCheck: Check {
  static let codes: [Code] = [.estimateTooLong]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    let limit = context.ledger.settings.longestSession
    for action in context.ledger.actions {
      guard let estimate = action.estimate.map(Int.init), estimate > limit else { continue }
      bag.add(
        .estimateTooLong(estimate: estimate, limit: limit),
        at: document.place(ofProperty: "est", onLineOf: Location(action.file, action.name.range)))
    }
    let tooLong = document.extras.map { Int($0.estimate ?? 0) > limit }
    guard tooLong.contains(true) else { return }
    for (position, entry) in document.entries.enumerated() where tooLong[entry.extra] {
      guard let estimate = document.extra(of: entry).estimate.map(Int.init) else { continue }
      bag.add(
        .estimateTooLong(estimate: estimate, limit: limit),
        at: document.place(ofProperty: "est", of: Position(position)))
    }
  }
}

enum EarlyResultCheck: Check {
  static let codes: [Code] = [.earlyResult]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let today = context.today
    for goal in context.ledger.goals where goal.declaration.result != nil {
      let declaration = goal.declaration
      let hasEnded = declaration.end.map { $0 < today } ?? false || declaration.closed.map { $0 <= today } ?? false
      guard !hasEnded else { continue }
      bag.add(
        .earlyResult(end: declaration.closed ?? declaration.end),
        at: Location(declaration.file, declaration.resultRange))
    }
  }
}

enum QuestNeverActiveCheck: Check {
  static let codes: [Code] = [.questNeverActive]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for goal in context.ledger.goals {
      // Closing it is an afterthought: a quest that would have begun later is none the worse for it.
      var open = goal
      open.declaration.closed = nil
      for quest in goal.quests {
        let periods = QuestPeriods(quest, of: open, context.ledger.calendar)
        guard
          periods.active.isEmpty || periods.period(from: periods.active.lowerBound) == nil || !periods.hasCountedDay
        else { continue }
        bag.add(.questNeverActive, at: Location(quest.declaration.file, quest.declaration.range))
      }
    }
  }
}

enum ImpossibleQuestCheck: Check {
  static let codes: [Code] = [.impossibleQuest]

  /// As many periods are looked at: every day of a century.
  private static let mostPeriods = 36_525

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for goal in context.ledger.goals {
      for quest in goal.quests where quest.declaration.comparison == .atLeast {
        let declaration = quest.declaration
        let periods = QuestPeriods(quest, of: goal, context.ledger.calendar)
        guard case .time(let amount) = declaration.amount, let days = mostDays(declaration.cadence, periods) else {
          continue
        }
        let limit = days * 86_400
        guard amount > Int64(limit), !hasLonger(amount, than: limit, periods) else { continue }
        bag.add(
          .impossibleQuest(amount: Int(amount), limit: limit), at: Location(declaration.file, declaration.amountRange))
      }
    }
  }

  /// Whether a period has the amount because a change of the clock, the zone, `day-start` or `week-start` makes it longer.
  private static func hasLonger(_ amount: Int64, than limit: Int, _ periods: QuestPeriods) -> Bool {
    // Such changes add less than two days and a week.
    guard amount < Int64(limit + 9 * 86_400) else { return false }
    var day = periods.active.lowerBound
    for _ in 0..<mostPeriods {
      guard let period = periods.period(from: day) else { return false }
      if hasLonger(amount, in: period, periods) { return true }
      day = period.upperBound
    }
    return false
  }

  private static func hasLonger(_ amount: Int64, in period: Range<DayNumber>, _ periods: QuestPeriods) -> Bool {
    func seconds(_ days: Range<DayNumber>) -> Int64 {
      periods.calendar.start(of: days.upperBound).seconds - periods.calendar.start(of: days.lowerBound).seconds
    }
    guard case .anyDays = periods.cadence else { return seconds(period) >= amount }
    return (0..<(period.upperBound - period.lowerBound)).contains { offset in
      let day = period.lowerBound + offset
      return seconds(day..<(day + 1)) >= amount
    }
  }

  /// The days of the longest period of a cadence; nil for one without end.
  private static func mostDays(_ cadence: Cadence, _ periods: QuestPeriods) -> Int? {
    switch cadence {
    case .per(.day), .on, .anyDays: 1
    case .per(.week): 7
    case .per(.month): 31
    case .per(.quarter): 92
    case .per(.year): 366
    case .everyDays(let count): count
    case .everyWeeks(let count): count * 7
    case .span(let first, let last): last - first + 1
    case .total: periods.whole.upperBound == .endless ? nil : periods.whole.upperBound - periods.whole.lowerBound
    }
  }
}

enum SkipWithoutQuestCheck: Check {
  static let codes: [Code] = [.skipWithoutQuest]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let targets = Set(context.ledger.goals.flatMap { $0.quests.map(\.target) })
    for (skip, declaration) in context.skips {
      guard let target = skip.target, !targets.contains(target) else { continue }
      let text = context.document.files[Int(declaration.file.index)].text(declaration.targetRange)
      bag.add(.skipWithoutQuest(target: text), at: Location(declaration.file, declaration.targetRange))
    }
  }
}
