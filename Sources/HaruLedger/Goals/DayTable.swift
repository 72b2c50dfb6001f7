internal import HaruParse

/// What a logical day has for one quest subject.
struct DayCell: TallyCell, Sendable {
  /// Seconds (the union of pieces, plus lengths) or the sum of counts.
  var value: Int64 = 0
  /// Whether anything was entered.
  var hasEntry = false

  @inline(__always)
  mutating func addPart(new: Int64, whole: Int64, isFirst: Bool) {
    value &+= new
    hasEntry = true
  }

  mutating func addLength(_ seconds: Int64) {
    value &+= seconds
    hasEntry = true
  }

  mutating func addCount(_ count: Int64) {
    value &+= count
    hasEntry = true
  }

  mutating func addMeasure() {}
}

/// The totals of all quest subjects by logical day, added up in one pass over a timeline.
struct DayTable: Sendable {
  /// The days that have entries, as far as they matter.
  let days: Range<DayNumber>
  private let rows: [QuestSubject: Int]
  private let tally: Tally<DayCell>

  /// The most cells that are held densely: 64 MB.
  private static let largestDense = 1 << 22

  /// The table of `subjects` on those of `days` that have entries.
  init(_ timeline: Timeline, subjects: [QuestSubject], days: Range<DayNumber>, largestDense: Int = Self.largestDense) {
    var rows: [QuestSubject: Int] = [:]
    for subject in subjects where rows[subject] == nil { rows[subject] = rows.count }
    self.rows = rows
    self.days = timeline.daysWithEntries.clamped(to: days)
    tally = Tally(
      timeline, Periods(daily: self.days), TargetTable(timeline.ledger, subjects: rows), largestDense: largestDense)
  }

  /// The days of a subject, those that are skipped left out.
  func series(_ subject: QuestSubject, skipping skipped: SkippedDays) -> DaySeries {
    DaySeries(days: days, skipped: skipped) { [row = rows[subject] ?? 0] in tally.cell($0, row) }
  }
}

extension Timeline {
  /// The logical days from the first to the last one with an entry.
  fileprivate var daysWithEntries: Range<DayNumber> {
    var first = DayNumber.endless
    var end = first
    if let piece = pieces.first {
      first = ledger.calendar.logicalDay(of: Instant(seconds: piece.start))
      let last = pieces.reduce(Int64.min) { max($0, $1.end) }
      end = ledger.calendar.logicalDay(of: Instant(seconds: last)) + 1
    }
    for mark in marks {
      if first == .endless { end = mark.day + 1 }
      first = min(first, mark.day)
      end = max(end, mark.day + 1)
    }
    return first..<end
  }
}

/// The days of one quest subject with what skips excuse left out, as running sums: what lies in a range of days is a
/// difference.
struct DaySeries: Sendable {
  /// Which days are excused.
  let skipped: SkippedDays
  private let days: Range<DayNumber>
  /// By day from the first one on, what all days before it have; one more at the end.
  private let values: [Int64]
  private let entries: [Int32]

  init(days: Range<DayNumber>, skipped: SkippedDays, cell: (Int) -> DayCell) {
    self.days = days
    self.skipped = skipped
    let count = days.upperBound - days.lowerBound
    var values: [Int64] = []
    var entries: [Int32] = []
    values.reserveCapacity(count + 1)
    entries.reserveCapacity(count + 1)
    var (value, entry): (Int64, Int32) = (0, 0)
    var runs = skipped.runs(in: days)[...]
    values.append(0)
    entries.append(0)
    for position in 0..<count {
      let day = days.lowerBound + position
      if let run = runs.first, run.upperBound <= day { runs.removeFirst() }
      if runs.first?.contains(day) != true {
        let cell = cell(position)
        value &+= cell.value
        entry &+= cell.hasEntry ? 1 : 0
      }
      values.append(value)
      entries.append(entry)
    }
    self.values = values
    self.entries = entries
  }

  @inline(__always)
  private func position(_ day: DayNumber) -> Int {
    min(max(day, days.lowerBound), days.upperBound) - days.lowerBound
  }

  /// The total of a range of days, in seconds or counts.
  @inline(__always)
  func value(in range: Range<DayNumber>) -> Int64 {
    values[position(range.upperBound)] &- values[position(range.lowerBound)]
  }

  /// Whether anything was entered in a range of days.
  @inline(__always)
  func hasEntry(in range: Range<DayNumber>) -> Bool {
    entries[position(range.upperBound)] != entries[position(range.lowerBound)]
  }
}
