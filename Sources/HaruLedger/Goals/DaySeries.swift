import HaruParse

/// The days on which one quest subject has entries, as running sums without the days that are skipped: what lies in a range of
/// days is a difference.
struct DaySeries: Sendable {
  /// Which days are excused.
  let skipped: SkippedDays
  /// The days with an entry, ascending.
  private var days: [DayNumber] = []
  /// By position in `days`, the total of all days before it, in seconds or counts; one more at the end.
  private var sums: [Int64] = [0]
  /// By position in `days`, how many entries of all days before it go on from the day before them, where entries are counted and some do.
  private var again: [Int64] = []

  /// The series of the days of a subject.
  init(_ subject: SubjectDays, skipping skipped: SkippedDays) {
    self.skipped = skipped
    let count = subject.totals.reduce(0) { $0 + $1.count }
    days.reserveCapacity(count)
    sums.reserveCapacity(count + 1)
    for part in subject.totals {
      part.forEach { day, value in
        guard !skipped.contains(day) else { return }
        days.append(day)
        sums.append(sums[sums.count - 1] &+ value)
      }
    }
    guard !subject.again.isEmpty else { return }
    var goingOn: [DayNumber: Int64] = [:]
    // What goes on from a day that is excused was not counted there.
    for part in subject.again { part.forEach { if !skipped.contains($0 - 1) { goingOn[$0] = $1 } } }
    again = [0]
    for day in days { again.append(again[again.count - 1] &+ (goingOn[day] ?? 0)) }
  }

  /// A place in the series that was looked at last: the next one is near it, as a rule.
  struct Place {
    fileprivate var position = 0
  }

  /// The positions of the days with an entry that lie in a range of days.
  @inline(__always)
  private func positions(in range: Range<DayNumber>, near place: inout Place) -> Range<Int> {
    let first = position(of: range.lowerBound, near: place.position)
    place.position = position(of: range.upperBound, near: first)
    return first..<max(first, place.position)
  }

  /// How many days with an entry lie before `day`: found in steps that grow, then by halves.
  private func position(of day: DayNumber, near start: Int) -> Int {
    var (low, high) = (start, start)
    var step = 1
    while low > 0, days[low - 1] >= day {
      high = low - 1
      low = max(0, low - step)
      step *= 2
    }
    step = 1
    if low == start {
      while high < days.count, days[high] < day {
        low = high + 1
        high = min(days.count, high + step)
        step *= 2
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The total of a range of days, in seconds or counts.
  @inline(__always)
  func value(in range: Range<DayNumber>, near place: inout Place) -> Int64 {
    let found = positions(in: range, near: &place)
    let value = sums[found.upperBound] &- sums[found.lowerBound]
    guard !again.isEmpty, !found.isEmpty else { return value }
    // An entry of several days counts once, on the first of them in the range.
    let first = days[found.lowerBound] == range.lowerBound ? found.lowerBound + 1 : found.lowerBound
    return value &- (again[found.upperBound] &- again[first])
  }

  /// Whether anything was entered in a range of days.
  func hasEntry(in range: Range<DayNumber>, near place: inout Place) -> Bool {
    !positions(in: range, near: &place).isEmpty
  }

  /// How many days of a range that have an entry have a total that fits.
  func count(in range: Range<DayNumber>, near place: inout Place, _ fits: (Int64) -> Bool) -> Int {
    positions(in: range, near: &place).count { fits(sums[$0 + 1] &- sums[$0]) }
  }
}

/// What a quest subject adds up to by day.
struct SubjectDays: Sendable {
  /// The totals, each part on later days than the one before.
  var totals: [DayTotals] = []
  /// Where entries are counted: how many of a day go on from the day before; empty where none does.
  var again: [DayTotals] = []
}

/// The totals of all quest subjects by logical day, added up in one pass over the days of a timeline.
struct SubjectTotals: Sendable {
  private let rows: [QuestSubject: Int]
  /// The totals by part of the days and by row, and how many entries of them go on from the day before.
  private var parts: [(totals: [DayTotals], again: [Int: DayTotals])] = []

  /// The totals of `subjects` on some days.
  init(_ timeline: Timeline, subjects: [QuestSubject], days: Range<DayNumber>) {
    var rows: [QuestSubject: Int] = [:]
    for subject in subjects where rows[subject] == nil { rows[subject] = rows.count }
    self.rows = rows
    guard !rows.isEmpty, !days.isEmpty else { return }
    let targets = TargetTable(timeline.ledger, subjects: rows)
    let known = rows
    let ranges = timeline.parts(of: days)
    parts = timeline.sharing.map(ranges.count) { number in
      var part = SubjectSum(targets, subjects: known, days: ranges[number])
      part.add(timeline, ranges[number])
      return (part.totals, part.again)
    }
  }

  /// The totals of a subject.
  subscript(subject: QuestSubject) -> SubjectDays {
    guard let row = rows[subject] else { return SubjectDays() }
    return SubjectDays(totals: parts.map { $0.totals[row] }, again: parts.compactMap { $0.again[row] })
  }
}

/// Adds up the totals of some days.
private struct SubjectSum: Sendable {
  private var targets: TargetTable
  private(set) var totals: [DayTotals]
  private(set) var again: [Int: DayTotals] = [:]
  /// By row, whether entries are counted; empty where they are in none.
  private var countsEntries: [Bool] = []
  /// The sessions that were met on the day, where entries are counted.
  private var met: Set<EntryPosition> = []

  init(_ targets: TargetTable, subjects: [QuestSubject: Int], days: Range<DayNumber>) {
    self.targets = targets
    totals = [DayTotals](repeating: DayTotals(in: days), count: targets.count)
    guard subjects.keys.contains(where: { $0.unit == .entries }) else { return }
    countsEntries = [Bool](repeating: false, count: targets.count)
    for (subject, row) in subjects { countsEntries[row] = subject.unit == .entries }
  }

  private func isOfEntries(_ row: Int) -> Bool { !countsEntries.isEmpty && countsEntries[row] }

  /// Adds what lies on some days.
  mutating func add(_ timeline: Timeline, _ days: Range<DayNumber>) {
    let ledger = timeline.ledger
    let entries = ledger.document.entries
    var sums = RowSums(count: totals.count)
    timeline.visitDays(in: days) { day in
      met.removeAll(keepingCapacity: true)
      for piece in day.pieces {
        let entry = entries[piece.entry]
        guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
        let isNew = countsEntries.isEmpty || met.insert(piece.entry).inserted
        for place in rows {
          let row = targets.row(at: place)
          if isOfEntries(row), isNew, !piece.isFirst {
            for number in 0..<max(1, piece.days) { again[row, default: DayTotals()].add(1, day.day + Int(number)) }
          }
          if piece.days == 1 {
            sums.add(piece.start, piece.end, isFirst: piece.isFirst, isNew: isNew, row)
          } else if isOfEntries(row) {
            for number in 0..<piece.days { totals[row].add(1, day.day + Int(number)) }
          } else {
            let covered = sums.cover(row, upTo: piece.end)
            addWholeDays(day.day..<(day.day + Int(piece.days)), from: covered, row)
          }
        }
      }
      for mark in day.marks {
        let entry = entries[mark]
        guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
        for place in rows {
          let row = targets.row(at: place)
          // What is taken back is no entry.
          if isOfEntries(row), entry.form == .count, entry.value <= 0 { continue }
          sums.add(entry, row)
        }
      }
      // A subject is measured in one of the three.
      sums.take { row, sum in
        totals[row].add(isOfEntries(row) ? Int64(sum.entries) : sum.seconds &+ sum.count, day.day)
      }
      return true
    }
  }

  /// Adds whole days as far as they are not covered; those that are have an entry already.
  private mutating func addWholeDays(_ days: Range<DayNumber>, from covered: Int64, _ row: Int) {
    let calendar = targets.calendar
    let first = max(
      days.lowerBound, covered == .min ? days.lowerBound : calendar.logicalDay(of: Instant(seconds: covered)))
    guard first < days.upperBound else { return }
    var start = calendar.start(of: first).seconds
    for number in first.value..<days.upperBound.value {
      let end = calendar.start(of: DayNumber(number + 1)).seconds
      if start < end { totals[row].add(max(0, end - max(start, covered)), DayNumber(number)) }
      start = end
    }
  }
}
