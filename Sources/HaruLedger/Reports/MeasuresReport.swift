public import HaruParse

/// The numbers of `measure` actions (SPEC, Measures).
public struct MeasuresReport: Sendable {
  /// When something was measured.
  public enum Moment: Hashable, Sendable {
    case time(Instant)
    /// The day of an untimed entry.
    case day(DayNumber)
  }

  /// A number that was measured.
  public struct Point: Hashable, Sendable {
    /// The number as it was written.
    public var value: ExactDecimal
    /// When.
    public var at: Moment
  }

  /// What measurements come to.
  public struct Figures: Sendable {
    /// All of them in order of time: those of a logical day without a time after those with one, those of the same time in
    /// the order of the files. There is at least one.
    public var points: [Point]
    /// The position of the best one in `points`, of equal ones the earliest; nil where the action does not say what is best.
    public var bestPosition: Int?

    /// The last one.
    public var latest: Point { points[points.count - 1] }
    /// The best one.
    public var best: Point? { bestPosition.map { points[$0] } }
    /// What the latest is above the first; nil where it has too many digits.
    public var change: ExactDecimal? { latest.value.minus(points[0].value) }
    /// The mean of the last ten, or of all where there are fewer: exact, but rounded, halves away from zero, to one decimal more
    /// than the numbers have, and to 18 digits.
    public var meanOfLastTen: ExactDecimal { ExactDecimal.mean(of: points.suffix(10).map(\.value)) }
    /// The course of the numbers: the means of so many neighbours that there are no more than sixty.
    public var course: (neighbors: Int, values: [ExactDecimal]) {
      let neighbors = (points.count + 59) / 60
      let values = stride(from: 0, to: points.count, by: neighbors).map { first in
        ExactDecimal.mean(of: points[first..<min(first + neighbors, points.count)].map(\.value))
      }
      return (neighbors, values)
    }

    fileprivate init(_ points: [Point], _ measure: BestMeasure?) {
      self.points = points
      guard let measure else { return }
      bestPosition = points.indices.dropFirst().reduce(0) { best, position in
        points[position].value.isBetter(than: points[best].value, measure) ? position : best
      }
    }
  }

  /// The measurements of an action.
  public struct Action: Sendable {
    /// The action.
    public var action: ActionPosition
    /// All of them.
    public var figures: Figures
    /// By tag in the order of their declaration, those without a tag last.
    public var tags: [Tag]
  }

  /// The measurements of an action that bear a tag, themselves or by their action.
  public struct Tag: Sendable {
    /// The tag; nil for those without a tag.
    public var tag: TagPosition?
    /// The measurements.
    public var figures: Figures
  }

  /// What was asked for, and how it stands now.
  public var head: ReportHead
  /// The actions with a measurement, in the order of their declaration.
  public var actions: [Action] = []

  /// Makes the report from a timeline that covers `range`.
  public init(_ timeline: Timeline, range: DayRange, filter: EntryFilter) {
    head = ReportHead(timeline, range, counting: nil)
    let ledger = timeline.ledger
    let measurements = timeline.measurements(range, filter)
    for position in ledger.actions.positions {
      let action = ledger.actions[position]
      guard action.kind == .measure, let own = measurements[position] else { continue }
      func figures(_ fits: (Measurement) -> Bool) -> Figures? {
        let points = own.filter(fits).map(\.point)
        return points.isEmpty ? nil : Figures(points, action.best)
      }
      guard let all = figures({ _ in true }) else { continue }
      let used = Set(own.flatMap(\.tags)).sorted()
      var tags = used.compactMap { tag in figures { $0.tags.contains(tag) }.map { Tag(tag: tag, figures: $0) } }
      if let untagged = figures(\.tags.isEmpty) { tags.append(Tag(tag: nil, figures: untagged)) }
      actions.append(Action(action: position, figures: all, tags: tags))
    }
  }
}

/// An entry with a number.
private struct Measurement: Sendable {
  var point: MeasuresReport.Point
  var tags: [TagPosition]
  var day: DayNumber
  /// The start of a timed entry, the end of time for an untimed one.
  var second: Int64
  /// The entry.
  var entry: EntryPosition
}

extension Timeline {
  /// The measurements on days of a range by action, in order of time.
  fileprivate func measurements(_ range: DayRange, _ filter: EntryFilter) -> [ActionPosition: [Measurement]] {
    let document = ledger.document
    var sink = Measurements(ledger, range, filter)
    place(near: range.days, into: &sink)
    return sink.byAction.mapValues { measurements in
      measurements.sorted {
        let (a, b) = (($0.day, $0.second), ($1.day, $1.second))
        return a == b ? document.isWritten($0.entry, before: $1.entry) : a < b
      }
    }
  }
}

/// Takes the measurements.
private struct Measurements: EntrySink {
  private(set) var byAction: [ActionPosition: [Measurement]] = [:]
  private let ledger: Ledger
  private let range: DayRange
  private let filter: EntryFilter
  private var cut: DayCut

  init(_ ledger: Ledger, _ range: DayRange, _ filter: EntryFilter) {
    self.ledger = ledger
    self.range = range
    self.filter = filter
    cut = DayCut(ledger.calendar)
  }

  mutating func mark(_ start: Int64, _ placed: PlacedEntry) {
    let entry = placed.entry
    guard entry.form == .measure else { return }
    let day = entry.isTimed ? cut.day(of: start) : placed.date
    let tags = ledger.tags(of: entry, action: placed.action)
    guard range.contains(day), filter.admits(action: placed.action, tags: tags) else { return }
    let point = MeasuresReport.Point(
      value: ledger.document.measures[Int(entry.value)],
      at: entry.isTimed ? .time(Instant(seconds: start)) : .day(day))
    byAction[placed.action, default: []].append(
      Measurement(
        point: point, tags: tags, day: day, second: entry.isTimed ? start : .max, entry: placed.position))
  }
}
