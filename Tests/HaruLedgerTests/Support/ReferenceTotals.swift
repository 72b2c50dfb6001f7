import HaruParse

@testable import HaruLedger

/// What a figure is of.
enum ReferenceTarget: Hashable {
  case everything, untagged
  case action(ActionPosition)
  case tag(TagPosition)
}

/// The figures of a target in a window.
struct ReferenceCell: Equatable {
  var seconds: Int64 = 0
  var added: Int64 = 0
  var count: Int64 = 0
  var sessions = 0

  static func + (a: ReferenceCell, b: ReferenceCell) -> ReferenceCell {
    ReferenceCell(
      seconds: a.seconds + b.seconds, added: a.added + b.added, count: a.count + b.count,
      sessions: a.sessions + b.sessions)
  }
}

typealias ReferenceTable = [ReferenceTarget: ReferenceCell]

/// An entry in real time.
struct ReferenceRecord {
  var action: Int
  var tags: Set<Int>
  /// Of a session.
  var pieces: [(start: Int64, end: Int64)] = []
  /// Of an entry at one time.
  var instant: Int64?
  /// Of an entry without time.
  var day: DayNumber?
  var length: Int64 = 0
  var count: Int64 = 0
  var isLength = false

  var targets: [ReferenceTarget] {
    [.everything, .action(Position(action))] + (tags.isEmpty ? [.untagged] : tags.map { .tag(Position($0)) })
  }
}

/// Totals by looking at every entry for every target of every day.
struct ReferenceTotals {
  var records: [ReferenceRecord]
  /// The first instants of days that follow one another, from `firstDay` on, and of one more.
  var starts: [Int64]
  var firstDay: DayNumber

  /// The figures of each day that has an entry.
  func byDay() -> [DayNumber: ReferenceTable] {
    var result: [DayNumber: ReferenceTable] = [:]
    for index in 0..<starts.count - 1 {
      let day = firstDay + index
      let table = table(day, starts[index]..<max(starts[index], starts[index + 1]))
      if !table.isEmpty { result[day] = table }
    }
    return result
  }

  private func table(_ day: DayNumber, _ window: Range<Int64>) -> ReferenceTable {
    var present: [ReferenceTarget: [ReferenceRecord]] = [:]
    for record in records where touches(record, day, window) {
      for target in record.targets { present[target, default: []].append(record) }
    }
    return present.mapValues { cell($0, day, window) }
  }

  private func touches(_ record: ReferenceRecord, _ day: DayNumber, _ window: Range<Int64>) -> Bool {
    if let own = record.day { return own == day }
    if let instant = record.instant { return window.contains(instant) }
    return record.pieces.contains {
      window.contains($0.start) || min($0.end, window.upperBound) > max($0.start, window.lowerBound)
    }
  }

  private func cell(_ records: [ReferenceRecord], _ day: DayNumber, _ window: Range<Int64>) -> ReferenceCell {
    var cell = ReferenceCell()
    var edges: Set<Int64> = [window.lowerBound, window.upperBound]
    for record in records {
      cell.count += record.count
      cell.seconds += record.length
      cell.added += record.length
      if record.isLength { cell.sessions += 1 }
      if let first = record.pieces.first, window.contains(first.start) { cell.sessions += 1 }
      for piece in record.pieces {
        cell.added += max(0, min(piece.end, window.upperBound) - max(piece.start, window.lowerBound))
        for edge in [piece.start, piece.end] where window.contains(edge) { edges.insert(edge) }
      }
    }
    // Between two neighbouring edges, everything or nothing is covered.
    let sorted = edges.sorted()
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      let isCovered = records.contains { $0.pieces.contains { $0.start <= a && b <= $0.end } }
      if isCovered { cell.seconds += b - a }
    }
    return cell
  }
}

extension StatsReport.Row {
  /// The row in the shape of the reference.
  func table(_ ledger: Ledger) -> ReferenceTable {
    func cell(_ time: StatsReport.TimeTotal, _ count: Int64) -> ReferenceCell {
      ReferenceCell(seconds: time.seconds, added: time.added, count: count, sessions: time.sessions)
    }
    var result: ReferenceTable = [:]
    for total in actions { result[.action(total.action)] = cell(total.time, total.count) }
    for total in tags { result[total.tag.map { .tag($0) } ?? .untagged] = cell(total.time, total.count) }
    // A row tells no count of everything, which would add up glasses and push-ups.
    if !result.isEmpty { result[.everything] = cell(total, 0) }
    return result
  }
}
