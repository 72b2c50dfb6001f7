import HaruParse

extension Checks {
  /// Checks that only hint at something.
  static let ofHints: [any Check.Type] = [
    DiffersByCaseCheck.self, UnusedDeclarationCheck.self, ShortMonthCheck.self, IdleSkipCheck.self,
    EmptySessionCheck.self, DaysOutOfOrderCheck.self,
  ]
}

enum DiffersByCaseCheck: Check {
  static let codes: [Code] = [.differsByCase]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    var names: [(text: String, place: Location, owner: Int)] = []
    for (position, action) in ledger.actions.enumerated() {
      for name in [action.name] + action.aliases {
        names.append((context.text(name.name), Location(action.file, name.range), position))
      }
    }
    add(names, &bag)
    var tags: [(text: String, place: Location, owner: Int)] = []
    for (position, tag) in ledger.tags.enumerated() {
      tags.append(("#" + context.text(tag.name.name), Location(tag.file, tag.name.rangeOfTag), position))
    }
    add(tags, &bag)
  }

  /// Tells of each name that has a smaller one, in the order of their texts, from which it differs only by case. Names of one
  /// action may do so.
  private static func add(_ names: [(text: String, place: Location, owner: Int)], _ bag: inout DiagnosticBag) {
    var groups: [String: [Int]] = [:]
    for (position, name) in names.enumerated() { groups[name.text.lowercased(), default: []].append(position) }
    for group in groups.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      let sorted = group.map { names[$0] }.sorted { $0.text < $1.text }
      let second = sorted.first { $0.owner != sorted[0].owner }
      for name in sorted.dropFirst() {
        guard let other = name.owner != sorted[0].owner ? sorted[0] : second, other.text < name.text else { continue }
        bag.add(
          .differsByCase(name: name.text, other: other.text), at: name.place,
          related: [RelatedPlace(.declaredHere, other.place)])
      }
    }
  }
}

enum UnusedDeclarationCheck: Check {
  static let codes: [Code] = [.unusedDeclaration]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let (document, ledger) = (context.document, context.ledger)
    var actions = [Bool](repeating: false, count: ledger.actions.count)
    var tags = [Bool](repeating: false, count: ledger.tags.count)
    for entry in document.entries {
      if let action = ledger.names.action(of: document.name(of: entry)) { actions[action.index] = true }
    }
    for target in ledger.goals.flatMap({ $0.quests.map(\.target) }) + ledger.skips.compactMap(\.target) {
      switch target {
      case .action(let position): actions[position.index] = true
      case .tag(let position): tags[position.index] = true
      case .everything: break
      }
    }
    for tag in document.entryTags + ledger.actions.flatMap({ $0.tags.map(\.name) }) {
      if let position = ledger.names.tag(of: tag) { tags[position.index] = true }
    }
    for (action, isUsed) in zip(ledger.actions, actions) where !isUsed {
      bag.add(
        .unusedDeclaration(.action, name: context.text(action.name.name)), at: Location(action.file, action.name.range))
    }
    for (tag, isUsed) in zip(ledger.tags, tags) where !isUsed {
      bag.add(
        .unusedDeclaration(.tag, name: context.text(tag.name.name)), at: Location(tag.file, tag.name.rangeOfTag))
    }
  }
}

enum ShortMonthCheck: Check {
  static let codes: [Code] = [.shortMonth]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for goal in context.ledger.goals {
      for quest in goal.quests {
        let periods = QuestPeriods(quest, of: goal, context.ledger.calendar)
        guard let month = firstLacking(quest.declaration.cadence, periods.active) else { continue }
        let source = context.document.files[Int(quest.declaration.file.index)]
        let problem = Problem.shortMonth(
          cadence: source.text(quest.declaration.cadenceRange), year: month.year, month: month.month)
        bag.add(problem, at: Location(quest.declaration.file, quest.declaration.cadenceRange))
      }
    }
  }

  /// The first month that is in `active` as a whole or in part and lacks a day of the cadence.
  private static func firstLacking(_ cadence: Cadence, _ active: Range<DayNumber>) -> (year: Int, month: Int)? {
    guard !active.isEmpty else { return nil }
    var start = active.lowerBound.startOfMonth
    // The calendar of months and weekdays comes around within 28 years but for the turn of a century.
    for _ in 0..<(40 * 12) where start < active.upperBound {
      let (year, month, _) = start.civil
      let length = DayNumber.daysInMonth(year: year, month: month)
      if lacks(cadence, start, length) { return (year, month) }
      start = start + length
    }
    return nil
  }

  private static func lacks(_ cadence: Cadence, _ start: DayNumber, _ length: Int) -> Bool {
    switch cadence {
    case .on(.datesOfMonth(let dates)): return (29...31).contains { $0 > length && dates >> UInt32($0) & 1 == 1 }
    case .on(.weekdaysOfMonth(let ordinals, let weekdays)):
      guard ordinals >> 5 & 1 == 1 else { return false }
      // The days 29 and later are the fifth of their weekdays.
      let fifths = (28..<length).map { Int((start + $0).weekday.rawValue) }
      return (0..<7).contains { weekdays >> UInt8($0) & 1 == 1 && !fifths.contains($0) }
    default: return false
    }
  }
}

enum IdleSkipCheck: Check {
  static let codes: [Code] = [.idleSkip]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    var quests = QuestDays()
    var byTarget: [ResolvedTarget: QuestDays] = [:]
    for goal in ledger.goals {
      for quest in goal.quests {
        let periods = QuestPeriods(quest, of: goal, ledger.calendar)
        quests.add(periods)
        byTarget[quest.target, default: QuestDays()].add(periods)
      }
    }
    quests.order()
    for target in byTarget.keys { byTarget[target]?.order() }
    for (skip, declaration) in context.skips {
      // Another check warns of a target that no quest has.
      guard let fitting = skip.target.map({ byTarget[$0] }) ?? quests else { continue }
      let days = (skip.days.first ?? .earliest)..<(skip.days.last.map { $0 + 1 } ?? .endless)
      if !fitting.havePeriod(in: days, of: DayPattern(skip.days.repeating)) {
        bag.add(.idleSkip, at: Location(declaration.file, declaration.range))
      }
    }
  }

  /// The days on which some quests are active. Quests whose periods are cut the same way are looked at together.
  private struct QuestDays {
    /// By the way periods are cut, the active spans of the quests.
    private var spans: [QuestPeriods.Cut: [QuestPeriods]] = [:]

    mutating func add(_ periods: QuestPeriods) {
      if !periods.active.isEmpty { spans[periods.cut, default: []].append(periods) }
    }

    /// Puts the spans in order and joins those that touch.
    mutating func order() {
      spans = spans.mapValues { all in
        var joined: [QuestPeriods] = []
        for periods in all.sorted(by: { $0.active.lowerBound < $1.active.lowerBound }) {
          if let last = joined.last, periods.active.lowerBound <= last.active.upperBound {
            joined[joined.count - 1].extend(to: periods.active.upperBound)
          } else {
            joined.append(periods)
          }
        }
        return joined
      }
    }

    /// Whether a period of any quest has a day of a pattern in a range.
    func havePeriod(in days: Range<DayNumber>, of pattern: DayPattern) -> Bool {
      spans.values.contains { all in
        var position = max(countNotAbove(days.lowerBound, in: all, by: \.active.lowerBound), 1) - 1
        while position < all.count, all[position].active.lowerBound < days.upperBound {
          let active = all[position].active.clamped(to: days)
          if !active.isEmpty, all[position].havePeriod(in: active, of: pattern) { return true }
          position += 1
        }
        return false
      }
    }
  }
}

enum DaysOutOfOrderCheck: Check {
  static let codes: [Code] = [.daysOutOfOrder]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.isMixed else { continue }
      for (step, day) in days.againstTheOrder() {
        bag.add(
          .daysOutOfOrder(date: day, previous: step.previous), at: document.place(ofDateOfEntry: step.entry))
      }
    }
  }
}
