public import HaruParse

/// Which days and weeks the instants of a ledger belong to, by its `zone`, `day-start` and `week-start` settings and the
/// dates from which each holds (SPEC, Settings; SPEC, Logical days).
///
/// Total for every input: dates and instants further than 270,000 years from 1970 are taken for the nearest that is not.
public struct LedgerCalendar: Sendable {
  private let zones: Dated<Zone?>
  private let dayStarts: Dated<Int64>
  let weekStarts: Dated<Weekday>
  /// By position in `weekStarts`, how many weeks begin before it holds; counted from the start of an era.
  let weeksBefore: [Int]
  /// The instant from which each of `zones` is on the clock, ascending; the first is the beginning of time.
  private let zoneSwitches: [Int64]
  /// Whether some logical day would end before it begins, which is an error of the ledger.
  private let isInverted: Bool
  private let quietSpans: [QuietSpan]

  /// Whether the ledger has a zone, at least from some date on.
  public let hasZone: Bool

  /// A calendar by dated settings, in any order; `from` nil holds from the beginning. Of two settings with the same `from`
  /// the first counts. Where nothing holds: no zone, 00:00 and Monday. A day-start is seconds after 00:00, 0..<86,400.
  package init(
    zones: [(from: DayNumber?, zone: Zone)] = [], dayStarts: [(from: DayNumber?, second: Int)] = [],
    weekStarts: [(from: DayNumber?, weekday: Weekday)] = []
  ) {
    self.zones = Dated(zones.map { ($0.from, $0.zone) }, default: nil)
    self.dayStarts = Dated(dayStarts.map { ($0.from, min(max(Int64($0.second), 0), secondsPerDay - 1)) }, default: 0)
    self.weekStarts = Dated(weekStarts.map { ($0.from, $0.weekday) }, default: .monday)
    weeksBefore = Self.weeks(before: self.weekStarts)
    hasZone = !zones.isEmpty
    let days = DayStarts(zones: self.zones, dayStarts: self.dayStarts)
    isInverted = !days.invertedDays().isEmpty
    zoneSwitches = days.zoneSwitches()
    quietSpans = days.quietSpans(isInverted: isInverted)
  }

  /// The zone valid on a date; nil where there is none.
  package func zone(on day: DayNumber) -> Zone? { zones[day] }

  /// The day-start valid on a date, in seconds after 00:00.
  public func dayStart(on day: DayNumber) -> Int { Int(dayStarts[day]) }

  /// What the time `second` of the date `day` means. A second outside of 0..<86,400 lies on an earlier or later date, and
  /// is a time of that date, in that date's zone (SPEC, Instants).
  package func local(day: DayNumber, second: Int) -> LocalTime {
    let time = WallTime(day: day.bounded, second: second)
    guard let zone = zones[time.day] else { return .unique(Instant(seconds: time.wallSecond)) }
    return zone.local(day: time.day, second: time.second)
  }

  /// Whether the zone valid on a date leaves all of it out.
  package func leavesOut(_ day: DayNumber) -> Bool { zones[day]?.leavesOut(day.bounded) ?? false }

  /// The dates of a range that the zone of their time leaves out, in order: days without an instant.
  package func leftOutDates(in days: Range<DayNumber>) -> [DayNumber] {
    Set(zones.values.flatMap { $0?.leftOutDates ?? [] }).filter { days.contains($0) && leavesOut($0) }.sorted()
  }

  /// The first instant of a logical day: its day-start on the wall clock of its zone, or where a change of clocks removes or
  /// repeats that time the first instant at or after it. A date that its zone leaves out is an empty day: it begins where
  /// the next one does, so the night before a date line jump still belongs to the last day that existed. Starts never
  /// descend; of days that a change of settings would turn round (`invertedDays`), the earlier ones run on and the later
  /// ones are empty (SPEC, Logical days).
  public func start(of day: DayNumber) -> Instant {
    let day = day.bounded
    if let span = quietSpan(containing: day) { return span.start(of: day) }
    return generalStart(of: day)
  }

  /// The logical day of an instant: the only one with `start(of: day) <= instant < start(of: day + 1)` (SPEC, Logical days).
  public func logicalDay(of instant: Instant) -> DayNumber {
    let passed = countNotAbove(instant, in: quietSpans, by: \.start)
    if passed > 0, instant < quietSpans[passed - 1].end { return quietSpans[passed - 1].logicalDay(of: instant) }
    return generalLogicalDay(of: instant)
  }

  /// The date and time that the wall clock shows at an instant, and the offset it shows it at, in seconds east of UTC (nil
  /// without a zone). The clock goes over to a new zone at the first instant of the date from which that zone holds, as
  /// seen in it; so on a journey east the last hours of the date before are shown in the new zone, and on a journey west
  /// the old zone's clock runs on into the new date until that date begins in the new one (SPEC, Instants).
  public func civil(at instant: Instant) -> (day: DayNumber, second: Int, offset: Int32?) {
    let instant = instant.bounded
    let zone = zones.values[max(countNotAbove(instant.seconds, in: zoneSwitches), 1) - 1]
    let offset = zone?.offset(at: instant)
    let time = WallTime(wallSecond: instant.seconds + Int64(offset ?? 0))
    return (time.day, time.second, offset)
  }

  /// The changes of the clock after the first instant of a span and before its end, in order: those that a zone makes, and
  /// those from one zone to another.
  package func clockChanges(in span: Range<Instant>) -> [ClockChange] {
    let (start, end) = (span.lowerBound.bounded, span.upperBound.bounded)
    guard start < end else { return [] }
    let first = max(countNotAbove(start.seconds, in: zoneSwitches), 1) - 1
    let last = max(countNotAbove(end.seconds, in: zoneSwitches), 1) - 1
    var moments = Set(zoneSwitches[first...last].map { Instant(seconds: $0) })
    for zone in zones.values[first...last] { moments.formUnion(zone?.changes(in: start..<end).map(\.at) ?? []) }
    return moments.filter { start < $0 && $0 < end }.sorted().compactMap { moment in
      let before = civil(at: Instant(seconds: moment.seconds - 1)).offset ?? 0
      let after = civil(at: moment).offset ?? 0
      return before == after ? nil : ClockChange(at: moment, before: before, after: after)
    }
  }

  /// The days that a change of zone or day-start ends before they begin, or just when they do, in order. A date that its
  /// zone leaves out is empty by itself and none of them (SPEC, Settings).
  package func invertedDays() -> [DayNumber] { DayStarts(zones: zones, dayStarts: dayStarts).invertedDays() }

  /// The span around a date in which nothing changes, for arithmetic without look-ups; nil when a change is too near. A
  /// caller that reads dates in order keeps the span and asks again when it leaves it.
  package func quietSpan(containing day: DayNumber) -> QuietSpan? {
    let passed = countNotAbove(day, in: quietSpans, by: \.days.lowerBound)
    guard passed > 0, day < quietSpans[passed - 1].days.upperBound else { return nil }
    return quietSpans[passed - 1]
  }
}

extension LedgerCalendar {
  /// `start(of:)` without the quiet spans, which must not make a difference.
  package func generalStart(of day: DayNumber) -> Instant {
    let days = DayStarts(zones: zones, dayStarts: dayStarts)
    let day = day.bounded
    var start = days.rawStart(of: day)
    if isInverted {
      // No day begins more than four days before or after its date, so none from further back can reach over this one.
      for back in 1...DayStarts.reach { start = max(start, days.rawStart(of: day - back)) }
    }
    return Instant(seconds: start)
  }

  /// `logicalDay(of:)` without the quiet spans, which must not make a difference.
  package func generalLogicalDay(of instant: Instant) -> DayNumber {
    let instant = instant.bounded
    let (date, second, _) = civil(at: instant)
    var day = Int64(second) < dayStarts[date] ? date - 1 : date
    while generalStart(of: day) > instant { day = day - 1 }
    while generalStart(of: day + 1) <= instant { day = day + 1 }
    return day
  }
}

extension DayNumber {
  /// The day, or the nearest for which all arithmetic with seconds fits.
  fileprivate var bounded: DayNumber { DayNumber(min(max(value, -100_000_000), 100_000_000)) }
}

extension Instant {
  /// The instant, or the nearest that lies between the starts of bounded days.
  fileprivate var bounded: Instant { Instant(seconds: min(max(seconds, -8_630_000_000_000), 8_630_000_000_000)) }
}

/// Values that hold from a date on.
struct Dated<Value: Sendable>: Sendable {
  /// Ascending; the first is the beginning of time.
  let starts: [DayNumber]
  let values: [Value]

  init(_ entries: [(from: DayNumber?, value: Value)], default standard: Value) {
    var starts = [DayNumber(.min)]
    var values = [entries.first { $0.from == nil }?.value ?? standard]
    let dated = entries.compactMap { entry in entry.from.map { (from: $0.bounded, value: entry.value) } }
    for entry in dated.enumerated().sorted(by: { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }) {
      guard starts.last != entry.element.from else { continue }
      starts.append(entry.element.from)
      values.append(entry.element.value)
    }
    self.starts = starts
    self.values = values
  }

  subscript(day: DayNumber) -> Value {
    values.count == 1 ? values[0] : values[max(countNotAbove(day, in: starts), 1) - 1]
  }
}
