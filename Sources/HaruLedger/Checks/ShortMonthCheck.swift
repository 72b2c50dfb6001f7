import HaruParse

/// Finds what `Code.shortMonth` describes.
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
    case .datesOfMonth(let dates): return (29...31).contains { $0 > length && dates >> UInt32($0) & 1 == 1 }
    case .weekdaysOfMonth(let ordinals, let weekdays):
      guard ordinals >> 5 & 1 == 1 else { return false }
      // The days 29 and later are the fifth of their weekdays.
      let fifths = (28..<length).map { Int((start + $0).weekday.rawValue) }
      return (0..<7).contains { weekdays >> UInt8($0) & 1 == 1 && !fifths.contains($0) }
    default: return false
    }
  }
}
