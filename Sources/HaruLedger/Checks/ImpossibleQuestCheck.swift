import HaruParse

/// Finds what `Code.impossibleQuest` describes.
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
    case .per(.day), .weekdays, .datesOfMonth, .weekdaysOfMonth, .anyDays: 1
    case .per(.week): 7
    case .per(.month): 31
    case .per(.year): 366
    case .everyDays(let count): count
    case .span(let first, let last): last - first + 1
    case .total: periods.whole.upperBound == .endless ? nil : periods.whole.upperBound - periods.whole.lowerBound
    }
  }
}
