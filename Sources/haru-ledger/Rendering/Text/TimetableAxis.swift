import HaruLedger
import HaruParse

/// The rows of a timetable: half-hours of the wall clock, the same for all of its days. Where the clock repeats an hour on one of
/// the days it has rows of its own, which the other days lack, as a day lacks the rows of an hour that its clock skips.
struct TimetableAxis {
  /// A row.
  struct Row: Hashable {
    /// Where it begins, in seconds after 00:00 of the day's date; beyond 24 hours on the next date.
    var second: Int
    /// Whether the clock shows it for the second time.
    var isRepeated: Bool
  }

  /// Seconds of a row.
  static let step: Int64 = 1800

  /// The rows, from the top.
  let rows: [Row]
  private let days: [[Segment]]
  private let indices: [Key: Int]
  private let existing: [Set<Int>]

  /// A stretch of a day in which the clock is not changed.
  private struct Segment {
    var span: Range<Instant>
    /// What the clock shows at its start, in seconds after 00:00 of the day's date.
    var wall: Int64
    /// How far the clock had come before.
    var reached: Int64

    /// The rows it touches.
    var keys: [Key] {
      guard !span.isEmpty else { return [] }
      return (floor(wall)...floor(wall + span.seconds - 1)).map(key)
    }

    func key(_ slot: Int64) -> Key {
      let second = slot * TimetableAxis.step
      return second < reached ? Key(anchor: reached, second: second) : Key(anchor: second, second: second)
    }

    func floor(_ wall: Int64) -> Int64 {
      (wall >= 0 ? wall : wall - TimetableAxis.step + 1) / TimetableAxis.step
    }
  }

  /// The place of a row in the order: repeated ones stand before the time at which the clock was set back.
  private struct Key: Hashable, Comparable {
    var anchor: Int64
    var second: Int64

    var isRepeated: Bool { second < anchor }
    static func < (a: Key, b: Key) -> Bool { (a.anchor, a.second) < (b.anchor, b.second) }
  }

  /// The axis of the days of a report.
  init(_ days: [TimetableReport.Day], _ calendar: LedgerCalendar) {
    self.days = days.map { day in
      var segments: [Segment] = []
      var start = day.bounds.lowerBound
      var reached = Int64.min
      for end in day.clockChanges.map(\.at) + [day.bounds.upperBound] where start < end {
        let (date, second, _) = calendar.civil(at: start)
        let wall = Int64(date - day.date) * 86_400 + Int64(second)
        segments.append(Segment(span: start..<end, wall: wall, reached: reached))
        reached = max(reached, wall + (end.seconds - start.seconds))
        start = end
      }
      return segments
    }
    let keys = Set(self.days.joined().flatMap(\.keys)).sorted()
    rows = keys.map { Row(second: Int($0.second), isRepeated: $0.isRepeated) }
    let indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    self.indices = indices
    existing = self.days.map { segments in Set(segments.flatMap(\.keys).compactMap { indices[$0] }) }
  }

  /// Whether a day has a row.
  func has(row: Int, day: Int) -> Bool { existing[day].contains(row) }

  /// Where an instant of a day lies, in rows from the top.
  func position(_ instant: Instant, day: Int) -> Double {
    guard let segment = days[day].last(where: { $0.span.lowerBound <= instant }) ?? days[day].first else { return 0 }
    let wall = segment.wall + (instant.seconds - segment.span.lowerBound.seconds)
    let slot = segment.floor(wall)
    let row = indices[segment.key(slot)] ?? rows.count - 1
    return Double(row) + Double(wall - slot * Self.step) / Double(Self.step)
  }

  /// Where a span of a day lies, in rows from the top. Its end is measured in the row of its last second.
  func extent(_ span: Range<Instant>, day: Int) -> (top: Double, bottom: Double) {
    let top = position(span.lowerBound, day: day)
    guard !span.isEmpty else { return (top, top) }
    return (top, position(Instant(seconds: span.upperBound.seconds - 1), day: day) + 1 / Double(Self.step))
  }
}
