public import HaruParse

extension StatsReport {
  /// What a subject comes to in all periods of a report together.
  public struct Figures: Sendable {
    /// What it is of.
    public var subject: Subject
    /// How it is measured; a tag is by time.
    public var kind: ActionKind
    /// Its time.
    public var time: TimeTotal
    /// The sum of its counts.
    public var count: Int64
    /// The number of its entries; for time see `TimeTotal.sessions`.
    public var entries: Int
    /// Its part of all time; nil where there is none of either.
    public var share: Percent?
    /// How its entries lie on the days; nil in a report of several periods.
    public var activity: Activity?

    /// The last number that was measured; nil where nothing was.
    public var latest: MeasuresReport.Point?

    /// Sessions, or entries of what is counted or measured.
    public var times: Int { kind == .time ? time.sessions : entries }

    /// Its mean of so many days; nil without a day, and for a measure.
    public func mean(of days: Int) -> Mean? {
      guard days > 0 else { return nil }
      switch kind {
      case .time: return .seconds(time.seconds / Int64(days))
      case .count: return .count(Self.tenths(count, days))
      case .measure: return nil
      }
    }

    /// A mean to one decimal, halves away from zero.
    private static func tenths(_ count: Int64, _ days: Int) -> ExactDecimal {
      let tenths = Int64(clamping: (Int128(count.magnitude) * 20 + Int128(days)) / (Int128(days) * 2))
      return ExactDecimal(digits: count < 0 ? -tenths : tenths, scale: 1)
    }
  }

  /// A mean of days.
  public enum Mean: Hashable, Sendable {
    /// Seconds, rounded down.
    case seconds(Int64)
    /// A count to one decimal, halves away from zero.
    case count(ExactDecimal)
  }

  /// All periods together.
  public struct Summary: Sendable {
    /// From the first to the last period.
    public var period: Period
    /// All time.
    public var total: Figures
    /// The actions with an entry, in the order of their declaration.
    public var actions: [Figures]
    /// The tags with time, in the order of their declaration, what has none last; empty where no tag has any.
    public var tags: [Figures]
  }

  /// All periods together.
  public var summary: Summary {
    let row = rows.whole
    let whole = row.total.seconds
    func figures(
      _ subject: Subject, _ kind: ActionKind, _ time: TimeTotal, _ count: Int64, _ entries: Int,
      latest: MeasuresReport.Point? = nil
    ) -> Figures {
      let share = time.added > 0 && whole > 0 ? Fraction(Int128(time.seconds), Int128(whole)).percent : nil
      return Figures(
        subject: subject, kind: kind, time: time, count: count, entries: entries, share: share,
        activity: activity(of: subject), latest: latest)
    }
    let tags = row.tags.filter { $0.time.added > 0 || $0.time.sessions > 0 }
    return Summary(
      period: row.period, total: figures(.everything, .time, row.total, 0, 0),
      actions: row.actions.map {
        figures(
          .action($0.action), head.ledger.actions[$0.action].kind, $0.time, $0.count, $0.entries, latest: $0.latest)
      },
      tags: tags.contains { $0.tag != nil }
        ? tags.map { figures(.tag($0.tag), .time, $0.time, $0.count, $0.entries) } : [])
  }

  /// The course of a subject over all periods: so many neighbours taken together that there are no more than sixty values.
  public struct Course: Sendable {
    /// What the values are.
    public var unit: Unit
    /// The number of periods that are taken together.
    public var neighbors: Int
    /// In the order of the periods; none is negative.
    public var values: [Int64]
  }

  /// The course of a subject; nil in a report of one period.
  public func course(of subject: Subject) -> Course? {
    let count = rows.periods.count
    guard count > 1 else { return nil }
    let neighbors = (count + 59) / 60
    let (unit, values) = rows.course(of: subject, neighbors: neighbors)
    return Course(unit: unit, neighbors: neighbors, values: values)
  }
}
