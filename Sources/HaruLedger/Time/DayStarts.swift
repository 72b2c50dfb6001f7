import HaruParse

/// Where the logical days of dated zones and day-starts begin; what `LedgerCalendar` is computed from.
struct DayStarts {
  /// How many days before a day the latest one lies that can begin after it. Day-starts and offsets move a beginning from
  /// 93,599 s before 00:00 UTC of its date to 176,398 s after it (3.2 days in all), a left-out date three days more.
  static let reach = 7

  let zones: Dated<Zone?>
  let dayStarts: Dated<Int64>

  /// The start of a logical day by the settings of its own date alone, in seconds since 1970.
  func rawStart(of day: DayNumber) -> Int64 {
    var day = day
    while true {
      let wall = WallTime.wallSecond(day: day, second: Int(dayStarts[day]))
      guard let zone = zones[day] else { return wall }
      let (seconds, isSkipped) = zone.firstInstant(reaching: wall)
      // A jump leaves out two dates at most, so this ends.
      guard isSkipped, zone.leavesOut(day) else { return seconds }
      day = day + 1
    }
  }

  /// See `LedgerCalendar.invertedDays`.
  func invertedDays() -> [DayNumber] {
    var result: [DayNumber] = []
    for from in changes {
      var day = from - 1
      while zones[day]?.leavesOut(day) ?? false { day = day - 1 }
      if rawStart(of: from) <= rawStart(of: day), result.last != day { result.append(day) }
    }
    return result
  }

  /// The instants at which the clock goes over to each zone: where its first date begins in it.
  func zoneSwitches() -> [Int64] {
    var result = [Int64.min]
    for (start, zone) in zip(zones.starts, zones.values).dropFirst() {
      let wall = WallTime.wallSecond(day: start, second: 0)
      let switched = zone?.firstInstant(reaching: wall).seconds ?? wall
      result.append(max(switched, result[result.count - 1]))
    }
    return result
  }

  /// The dates on which the zone or the day-start changes, ascending.
  private var changes: [DayNumber] {
    Set(zones.starts.dropFirst() + dayStarts.starts.dropFirst()).sorted()
  }
}

extension DayStarts {
  /// The spans in which neither a setting nor the clock changes, in order. They cover the years that a ledger can name, but
  /// no rule is followed for ever: beyond 2150 a zone with a yearly change has none.
  func quietSpans(isInverted: Bool) -> [QuietSpan] {
    let earliest = DayNumber.earliest - 400
    let latest = DayNumber.latest + 400
    let ends = changes.filter { $0 > earliest && $0 < latest }
    var result: [QuietSpan] = []
    for (start, end) in zip([earliest] + ends, ends + [latest]) {
      // Days that run on over inverted ones do not begin by arithmetic.
      let first = isInverted && start > earliest ? start + Self.reach + 1 : start
      for dates in unchangedDates(in: first, end) {
        let days = QuietSpan.days(within: dates)
        guard let days else { continue }
        let noon = WallTime.wallSecond(day: dates.lowerBound, second: 43_200)
        let offset = zones[start].map { $0.offset(at: Instant(seconds: $0.firstInstant(reaching: noon).seconds)) }
        result.append(QuietSpan(days: days, offset: offset ?? 0, dayStart: Int32(clamping: dayStarts[start])))
      }
    }
    return result
  }

  /// The runs of dates from `start` up to and without `end` on which the clock is not changed; the settings of `start` hold
  /// on all of them.
  private func unchangedDates(in start: DayNumber, _ end: DayNumber) -> [Range<DayNumber>] {
    guard let zone = zones[start] else { return start < end ? [start..<end] : [] }
    let last = zone.isEndless ? min(end, DayNumber(year: 2150, month: 1, day: 1)) : end
    guard start < last else { return [] }
    // A change reaches two dates at most beyond its own.
    let from = Instant(seconds: Int64((start - 3).value) * secondsPerDay)
    let to = Instant(seconds: Int64((last + 3).value) * secondsPerDay)
    var touched: [(first: DayNumber, last: DayNumber)] = []
    for change in zone.changes(in: from..<to) {
      let (before, after) = change.wallSeconds
      touched.append((WallTime(wallSecond: min(before, after)).day, WallTime(wallSecond: max(before, after)).day))
    }
    touched.sort { $0.first < $1.first }
    var result: [Range<DayNumber>] = []
    var position = start
    for span in touched {
      if position < span.first { result.append(position..<min(span.first, last)) }
      position = max(position, span.last + 1)
      guard position < last else { break }
    }
    if position < last { result.append(position..<last) }
    return result
  }
}
