internal import HaruParse

/// How the entries of a subject lie on the days of a report with one period.
public struct Activity: Hashable, Sendable {
  /// The logical days with an entry or a part of one.
  public internal(set) var days = 0
  /// The longest session or length, as far as it lies in the period, in seconds.
  public internal(set) var longest: Int64 = 0
  /// The last of `days`.
  private var last = DayNumber(.min)

  /// Counts the days of an entry that begins no earlier than those before it.
  fileprivate mutating func add(_ days: ClosedRange<DayNumber>) {
    guard days.upperBound > last else { return }
    self.days += days.upperBound - max(days.lowerBound, last < days.lowerBound ? days.lowerBound : last + 1) + 1
    last = days.upperBound
  }

  fileprivate mutating func add(length: Int64) { longest = max(longest, length) }
}

extension Activity {
  /// The activity of each row of a `TargetTable` in a range of days, in one pass over all entries in the order of their days.
  static func all(_ timeline: Timeline, _ range: Range<DayNumber>, _ filter: EntryFilter) -> [Activity] {
    let ledger = timeline.ledger
    let calendar = ledger.calendar
    let entries = ledger.document.entries
    var targets = TargetTable(ledger, filter: filter)
    var activities = [Activity](repeating: Activity(), count: targets.count)
    let bounds = calendar.start(of: range.lowerBound).seconds..<calendar.start(of: range.upperBound).seconds
    // Sessions with pauses lie about in pieces: what they have come to so far.
    var broken: [Int: Int64] = [:]
    var marks = timeline.marksByDay.makeIterator()
    var mark = marks.next()

    func add(_ rows: Range<Int>, _ days: ClosedRange<DayNumber>, _ length: Int64) {
      for position in rows {
        let row = targets.row(at: position)
        activities[row].add(days)
        activities[row].add(length: length)
      }
    }
    func addMarks(before end: DayNumber) {
      while let next = mark, next.day < end {
        mark = marks.next()
        guard range.contains(next.day) else { continue }
        let entry = entries[Int(next.entry)]
        guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
        add(rows, next.day...next.day, entry.form == .length ? Int64(entry.value) : 0)
      }
    }

    var day = DayNumber(.min)
    var window: Range<Int64> = 0..<0
    for piece in timeline.pieces {
      let start = max(piece.start, bounds.lowerBound)
      let end = min(piece.end, bounds.upperBound)
      guard start < end || piece.start == piece.end && bounds.contains(start) else { continue }
      let entry = entries[piece.entry]
      guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { continue }
      if !window.contains(start) {
        day = calendar.logicalDay(of: Instant(seconds: start))
        window = calendar.start(of: day).seconds..<calendar.start(of: day + 1).seconds
        addMarks(before: day)
      }
      let last = end <= window.upperBound ? day : calendar.logicalDay(of: Instant(seconds: end - 1))
      var length = end - start
      if entry.extra > 0, !ledger.document.extra(of: entry).points.isEmpty {
        length += broken[piece.entry] ?? 0
        broken[piece.entry] = length
      }
      add(rows, day...max(day, last), length)
    }
    addMarks(before: range.upperBound)
    return activities
  }
}

extension Timeline {
  /// The marks in the order of their days.
  fileprivate var marksByDay: [Mark] {
    let isOrdered = zip(marks, marks.dropFirst()).allSatisfy { $0.day <= $1.day }
    return isOrdered ? marks : marks.sorted { $0.day < $1.day }
  }
}
