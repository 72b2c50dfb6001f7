import HaruParse

/// What lies on the logical days of a timeline.
extension Timeline {
  /// Visits the days of a range on which something lies, in order, until `visit` returns false. Only entries of dates that are near
  /// are placed.
  func visitDays(in range: Range<DayNumber>, _ visit: (LogicalDay) -> Bool) {
    let range = range.clamped(to: possibleDays)
    guard !range.isEmpty else { return }
    var gathering = DayGathering(range, ledger.calendar)
    for session in open where session.start < ledger.calendar.start(of: range.upperBound) {
      gathering.add(pieces(of: session.times), of: session.entry)
    }
    let runs = ledger.document.dayRuns
    let first = position(ofRunFrom: range.lowerBound - DayGathering.reach.after)
    let end = position(ofRunFrom: range.upperBound + DayGathering.reach.before)
    guard first < end else {
      _ = gathering.give(before: range.upperBound, to: visit)
      return
    }
    var placer = EntryPlacer(ledger)
    var number = first
    while number < end {
      let start = run(at: number)
      let day = runs[start].day
      guard gathering.give(before: min(day - DayGathering.reach.before, range.upperBound), to: visit) else { return }
      // Runs that follow one another are placed together.
      var last = start
      number += 1
      while number < end, run(at: number) == last + 1, runs[last + 1].day - day < 16 {
        last += 1
        number += 1
      }
      placer.place(runs[start].first.index..<endOfRun(last), fromRun: start, into: &gathering)
    }
    _ = gathering.give(before: range.upperBound, to: visit)
  }

  /// Places the entries whose dates are near some days, in order of the dates; sessions that run or are paused that are wrong as well.
  func place<Sink: EntrySink>(near range: Range<DayNumber>, into sink: inout Sink) {
    var placer = EntryPlacer(ledger)
    let first = position(ofRunFrom: range.lowerBound - DayGathering.reach.after)
    for number in first..<max(first, position(ofRunFrom: range.upperBound + DayGathering.reach.before)) {
      let run = run(at: number)
      placer.place(ledger.document.dayRuns[run].first.index..<endOfRun(run), fromRun: run, into: &sink)
    }
  }

  /// What lies on one day.
  func logicalDay(_ date: DayNumber) -> LogicalDay {
    var result = LogicalDay()
    result.day = date
    visitDays(in: date..<(date + 1)) {
      result = $0
      return false
    }
    return result
  }

  /// A range of days in parts with about as many entries each, for work that is shared out.
  func parts(of range: Range<DayNumber>) -> [Range<DayNumber>] {
    let first = position(ofRunFrom: range.lowerBound)
    let end = position(ofRunFrom: range.upperBound)
    let count = sharing.count(of: ledger.document.entries.count * (end - first) / max(ledger.document.dayRuns.count, 1))
    var parts: [Range<DayNumber>] = []
    var start = range.lowerBound
    for part in 1..<max(count, 1) {
      let day = ledger.document.dayRuns[run(at: first + (end - first) * part / count)].day
      guard day > start, day < range.upperBound else { continue }
      parts.append(start..<day)
      start = day
    }
    return parts + [start..<range.upperBound]
  }

  /// The first and the last day of a range with an entry that fits; nil where there is none.
  func firstAndLastDay(
    in range: Range<DayNumber>, _ fits: (Entry) -> Bool
  ) -> (first: DayNumber, last: DayNumber)? {
    let entries = ledger.document.entries
    func lastDay(_ day: LogicalDay) -> DayNumber? {
      var last: DayNumber?
      for piece in day.pieces where fits(entries[piece.entry]) {
        last = max(last ?? day.day, day.day + (Int(piece.days) - 1))
      }
      return last ?? (day.marks.contains { fits(entries[$0]) } ? day.day : nil)
    }
    let days = range.clamped(to: possibleDays)
    var first: DayNumber?
    visitDays(in: days) { day in
      if lastDay(day) != nil { first = day.day }
      return first == nil
    }
    guard let first else { return nil }
    var last = first
    // From the end on, in steps that grow.
    var end = days.upperBound
    var step = 64
    while last == first, end > first {
      let start = max(first, DayNumber(Int32(clamping: Int(end.value) - step)))
      visitDays(in: start..<end) { day in
        last = max(last, lastDay(day) ?? last)
        return true
      }
      (end, step) = (start, step * 4)
    }
    return (first, last)
  }

  /// Days outside of which nothing lies.
  private var possibleDays: Range<DayNumber> {
    let runs = ledger.document.dayRuns
    guard !runs.isEmpty else { return DayNumber(0)..<DayNumber(0) }
    let first = runs[run(at: 0)].day - DayGathering.reach.before
    let last = runs[run(at: runs.count - 1)].day + DayGathering.reach.after
    let runsOn = open.contains { !$0.isPaused && $0.start <= now }
    return first..<max(last, runsOn ? ledger.calendar.logicalDay(of: now) + 1 : last)
  }

  /// The position in `Document.dayRuns` of the run that is at a position in order of dates.
  private func run(at position: Int) -> Int { order.map { Int($0[position]) } ?? position }

  private func endOfRun(_ run: Int) -> Int {
    let runs = ledger.document.dayRuns
    return run + 1 < runs.count ? runs[run + 1].first.index : ledger.document.entries.count
  }

  /// How many runs have a date before `day`, which is the position, in order of dates, of the first one that has not.
  private func position(ofRunFrom day: DayNumber) -> Int {
    let runs = ledger.document.dayRuns
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[run(at: middle)].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
