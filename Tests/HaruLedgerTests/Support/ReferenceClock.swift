import HaruParse

@testable import HaruLedger

/// Time by trying things out, written from the specification alone: of the program it uses only the offset of a zone at an
/// instant and the arithmetic of dates. Slow, and for the years since 1970, whose offsets change at quarters of an hour.
struct ReferenceClock {
  /// What a time of a date is.
  enum Fault: Error, Equatable {
    case skippedTime, skippedDate, outOfOrder, tooLong
  }

  /// Ascending; the first is without a date.
  var zones: [(from: DayNumber?, zone: Zone)]
  var dayStarts: [(from: DayNumber?, second: Int)]
  var weekStarts: [(from: DayNumber?, weekday: Weekday)]

  private func valid<Value>(_ settings: [(from: DayNumber?, value: Value)], _ day: DayNumber) -> Value? {
    var result: (from: DayNumber?, value: Value)?
    for setting in settings {
      if let from = setting.from, from > day { continue }
      if let last = result?.from, setting.from == nil || setting.from! < last { continue }
      result = setting
    }
    return result?.value
  }

  func zone(_ day: DayNumber) -> Zone? { valid(zones.map { ($0.from, $0.zone) }, day) }
  func dayStart(_ day: DayNumber) -> Int { valid(dayStarts.map { ($0.from, $0.second) }, day) ?? 0 }
  func weekStart(_ day: DayNumber) -> Weekday { valid(weekStarts.map { ($0.from, $0.weekday) }, day) ?? .monday }

  private func offset(_ zone: Zone?, _ instant: Int64) -> Int64 {
    zone.map { Int64($0.offset(at: Instant(seconds: instant))) } ?? 0
  }

  /// All instants at which the clock of a date shows a time of it, in order.
  func instants(_ day: DayNumber, _ second: Int) -> [Int64] {
    let day = day + second / 86_400
    let zone = zone(day)
    let wall = Int64(day.value) * 86_400 + Int64(second % 86_400)
    var offsets: Set<Int64> = []
    for hour in -27...27 { offsets.insert(offset(zone, wall + Int64(hour) * 3600)) }
    return offsets.map { wall - $0 }.filter { $0 + offset(zone, $0) == wall }.sorted()
  }

  /// The first instant at which the clock of a date shows a time of it or a later one.
  func reach(_ day: DayNumber, _ second: Int) -> Int64 {
    let day = day + second / 86_400
    let zone = zone(day)
    let wall = Int64(day.value) * 86_400 + Int64(second % 86_400)
    var quarter = (wall / 900 - 27 * 4) * 900
    while true {
      let exact = max(wall - offset(zone, quarter), quarter)
      if exact < quarter + 900 { return exact }
      quarter += 900
    }
  }

  func leavesOut(_ day: DayNumber) -> Bool {
    guard instants(day, 0).isEmpty, instants(day, 43_200).isEmpty else { return false }
    return (0..<96).allSatisfy { instants(day, $0 * 900).isEmpty }
  }

  /// Where a logical day begins.
  func start(_ day: DayNumber) -> Int64 {
    leavesOut(day) ? start(day + 1) : reach(day, dayStart(day))
  }

  /// The instants of times that follow one another under a date.
  func instants(_ points: [TimePoint], _ date: DayNumber) throws(Fault) -> [Int64] {
    var result: [Int64] = []
    var current = date
    for point in points {
      let second = Int(point.second)
      let base = point.day ?? (second >= 86_400 ? date : current)
      guard let previous = result.last else {
        result.append(try first(point, date))
        current = date + second / 86_400
        continue
      }
      if let found = try look(point, base, previous, limit: nil) {
        result.append(found)
        current = base + second / 86_400
        continue
      }
      let limit: Int64 = point.offset == nil ? 12 * 3600 : 24 * 3600
      guard point.day == nil, second < 86_400, let found = try look(point, base + 1, previous, limit: limit) else {
        throw .outOfOrder
      }
      result.append(found)
      current = base + 1 + second / 86_400
    }
    if let first = result.first, let last = result.last, last - first > 7 * 86_400 { throw .tooLong }
    return result
  }

  private func first(_ point: TimePoint, _ date: DayNumber) throws(Fault) -> Int64 {
    if let offset = point.offset { return Int64(date.value) * 86_400 + Int64(point.second) - Int64(offset) }
    guard let first = instants(date, Int(point.second)).first else { throw skipped(date, point) }
    return first
  }

  /// The first instant of a time of a date that is not before `previous`, nor more than `limit` after it.
  private func look(
    _ point: TimePoint, _ date: DayNumber, _ previous: Int64, limit: Int64?
  ) throws(Fault) -> Int64? {
    func fits(_ instant: Int64) -> Bool { instant >= previous && instant - previous <= limit ?? .max }
    let all: [Int64]
    if let offset = point.offset {
      all = [Int64(date.value) * 86_400 + Int64(point.second) - Int64(offset)]
    } else {
      all = instants(date, Int(point.second))
      if all.isEmpty, fits(reach(date, Int(point.second))) { throw skipped(date, point) }
    }
    return all.first(where: fits)
  }

  private func skipped(_ date: DayNumber, _ point: TimePoint) -> Fault {
    leavesOut(date + Int(point.second) / 86_400) ? .skippedDate : .skippedTime
  }
}
