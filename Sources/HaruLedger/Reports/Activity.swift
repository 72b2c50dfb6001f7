import HaruParse

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
  /// The activity of each row of a `TargetTable` in a range of days, in one pass over the days.
  static func all(_ timeline: Timeline, _ range: Range<DayNumber>, _ filter: EntryFilter) -> [Activity] {
    var table = ActivityTable(timeline.ledger, range, filter)
    timeline.visitDays(in: range) { day in
      table.add(day)
      return true
    }
    return table.activities
  }
}

/// The activity of all rows, to which days are added in order.
private struct ActivityTable {
  private(set) var activities: [Activity]
  private let ledger: Ledger
  private let range: Range<DayNumber>
  private var targets: TargetTable
  private var cut: DayCut
  /// What sessions of several pieces have come to so far.
  private var unfinished: [EntryPosition: Int64] = [:]

  init(_ ledger: Ledger, _ range: Range<DayNumber>, _ filter: EntryFilter) {
    (self.ledger, self.range) = (ledger, range)
    targets = TargetTable(ledger, filter: filter)
    activities = [Activity](repeating: Activity(), count: targets.count)
    cut = DayCut(ledger.calendar)
  }

  mutating func add(_ day: LogicalDay) {
    for piece in day.pieces {
      var length = piece.end - piece.start
      if !piece.isFirst || !piece.isLast {
        length += unfinished[piece.entry] ?? 0
        unfinished[piece.entry] = piece.isLast ? nil : length
      }
      // A day that is left out between two others has a part of what goes on over it.
      let first = piece.continues ? max(range.lowerBound, cut.dayBefore(piece) + 1) : day.day
      add(ledger.document.entries[piece.entry], min(first, day.day)...(day.day + (Int(piece.days) - 1)), length)
    }
    for mark in day.marks {
      let entry = ledger.document.entries[mark]
      add(entry, day.day...day.day, entry.form == .length ? Int64(entry.value) : 0)
    }
  }

  private mutating func add(_ entry: Entry, _ days: ClosedRange<DayNumber>, _ length: Int64) {
    guard let rows = targets.rows(of: entry, action: ledger.action(of: entry)) else { return }
    for position in rows {
      let row = targets.row(at: position)
      activities[row].add(days)
      activities[row].add(length: length)
    }
  }
}
