import HaruParse

/// Finds what `Code.idleSkip` describes.
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
      if !fitting.havePeriod(in: skip.first..<(skip.last + 1)) {
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

    /// Whether a period of any quest has a day in a range.
    func havePeriod(in days: Range<DayNumber>) -> Bool {
      spans.values.contains { all in
        var position = max(countNotAbove(days.lowerBound, in: all, by: \.active.lowerBound), 1) - 1
        while position < all.count, all[position].active.lowerBound < days.upperBound {
          let active = all[position].active.clamped(to: days)
          if !active.isEmpty, let period = all[position].period(from: active.lowerBound),
            !period.clamped(to: active).isEmpty
          {
            return true
          }
          position += 1
        }
        return false
      }
    }
  }
}
