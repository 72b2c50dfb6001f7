import HaruParse

/// The periods of a quest that have begun, and the next one if something ends the quest. Each is judged when it is looked at: a quest
/// of centuries has more of them than memory should hold.
public struct QuestPeriodList: Sequence, Sendable, Equatable {
  /// What is judged; nil where the periods were not asked for.
  private let source: Source?

  /// What the periods follow from. The days are added up for each walk over them anew, so that only one quest's lie in memory.
  struct Source: Sendable {
    var quest: Quest
    var goal: Goal
    var totals: SubjectDays
    var skipped: SkippedDays
    var calendar: LedgerCalendar
    var today: DayNumber
    var hasEnded: Bool

    fileprivate var evaluation: QuestEvaluation {
      QuestEvaluation(
        quest, of: goal, DaySeries(totals, skipping: skipped), calendar, today: today, hasEnded: hasEnded)
    }
  }

  init(_ source: Source? = nil) { self.source = source }

  /// Whether there is none.
  public var isEmpty: Bool {
    var iterator = makeIterator()
    return iterator.next() == nil
  }

  /// How many periods begin after the last one that is listed; nil where nothing ends the quest.
  var later: Int? {
    guard let source else { return nil }
    let periods = QuestPeriods(source.quest, of: source.goal, source.calendar)
    guard periods.active.upperBound != .endless else { return nil }
    guard let next = periods.period(after: source.today) else { return 0 }
    return periods.count(from: next.upperBound)
  }

  /// A walk from the first period to the last.
  public func makeIterator() -> Iterator { Iterator(source?.evaluation) }

  /// Whether both list the same periods.
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }

  /// Judges one period after the other.
  public struct Iterator: IteratorProtocol {
    private let evaluation: QuestEvaluation?
    private var place = DaySeries.Place()
    private var day: DayNumber
    private var isAhead = false

    fileprivate init(_ evaluation: QuestEvaluation?) {
      self.evaluation = evaluation
      day = evaluation?.periods.active.lowerBound ?? .endless
    }

    /// The next period; nil after the last one that is listed.
    public mutating func next() -> QuestPeriod? {
      guard !isAhead, let evaluation, let range = evaluation.periods.period(from: day) else { return nil }
      isAhead = range.lowerBound > evaluation.today
      if isAhead, evaluation.periods.active.upperBound == .endless { return nil }
      day = range.upperBound
      return evaluation.judged(range, &place)
    }
  }
}
