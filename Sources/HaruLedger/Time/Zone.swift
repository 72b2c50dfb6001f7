package import HaruParse

/// A change of the offset from UTC: the clocks are set forward or back (SPEC, Instants).
package struct ClockChange: Hashable, Sendable {
  /// The first instant at which the new offset holds.
  package var at: Instant
  /// Seconds east of UTC before it.
  package var before: Int32
  /// Seconds east of UTC from it on; never equal to `before`.
  package var after: Int32

  /// A change from the offset `before` to `after`.
  package init(at: Instant, before: Int32, after: Int32) {
    self.at = at
    self.before = before
    self.after = after
  }
}

/// The offsets from UTC of one zone, for all time (SPEC, Instants).
package struct Zone: Sendable {
  /// UTC itself.
  package static let utc = Zone(fixedOffset: 0)

  private let firstOffset: Int32
  /// Where the file says that the offset changes, in seconds since 1970, ascending.
  private let changes: [Int64]
  /// Seconds east of UTC from each change on.
  private let offsets: [Int32]
  /// The rule that holds from `cycleStart` on; nil when the last offset holds for good.
  private let cycle: RuleCycle?
  private let cycleStart: Int64

  /// A zone that is always `fixedOffset` seconds east of UTC, kept within −24:59:59…25:59:59.
  package init(fixedOffset: Int32) {
    let allowed = TimeZoneFile.offsets
    firstOffset = min(max(fixedOffset, allowed.lowerBound), allowed.upperBound)
    changes = []
    offsets = []
    cycle = nil
    cycleStart = .max
  }

  /// The zone in the bytes of a TZif file (RFC 9636). The first offset of the file holds before its first change, its footer
  /// from its last change on, and without a footer its last offset. Throws `ZoneError.invalidData` for bytes that are no
  /// such file; no bytes trap.
  package init(tzif bytes: [UInt8]) throws(ZoneError) {
    let file = try TimeZoneFile(bytes)
    let cycle = file.rule.map { RuleCycle($0) }
    var changes: [Int64] = []
    var offsets: [Int32] = []
    var first = file.firstOffset
    if let cycle, file.transitions.isEmpty { first = cycle.offset(at: 0) }
    for position in file.transitions.indices {
      let time = file.transitions[position]
      let isLast = position == file.transitions.count - 1
      let offset = isLast ? cycle?.offset(at: time) ?? file.offsets[position] : file.offsets[position]
      // Only what moves the clock counts; a new name of the time does not.
      guard offset != offsets.last ?? first else { continue }
      changes.append(time)
      offsets.append(offset)
    }
    firstOffset = first
    self.changes = changes
    self.offsets = offsets
    self.cycle = cycle?.constantOffset == nil ? cycle : nil
    cycleStart = self.cycle == nil ? .max : file.transitions.last ?? .min
  }

  /// Whether the offset goes on changing for ever.
  var isEndless: Bool { cycle != nil }

  /// The offset at any instant, in seconds east of UTC.
  package func offset(at instant: Instant) -> Int32 {
    if let cycle, instant.seconds >= cycleStart { return cycle.offset(at: instant.seconds) }
    let passed = countNotAbove(instant.seconds, in: changes)
    return passed > 0 ? offsets[passed - 1] : firstOffset
  }

  /// The first change of the offset after an instant; nil when none follows.
  package func change(after instant: Instant) -> ClockChange? {
    let next = countNotAbove(instant.seconds, in: changes)
    if next < changes.count {
      return ClockChange(
        at: Instant(seconds: changes[next]), before: next > 0 ? offsets[next - 1] : firstOffset, after: offsets[next])
    }
    return cycle?.change(after: Instant(seconds: max(instant.seconds, cycleStart)).seconds)
  }

  /// The changes of the offset at the instants of a range, in order. A rule can run through all of time, so those before
  /// the year 1 and after the year 9999 are left out.
  package func changes(in range: Range<Instant>) -> [ClockChange] {
    let end = min(range.upperBound.seconds, (Int64(DayNumber.latest.value) + 2) * secondsPerDay)
    let earliest = Int64(DayNumber(year: 1, month: 1, day: 1).value) * secondsPerDay
    var position = max(range.lowerBound.seconds, earliest) - 1
    var result: [ClockChange] = []
    while let change = change(after: Instant(seconds: position)), change.at.seconds < end {
      result.append(change)
      position = change.at.seconds
    }
    return result
  }
}

extension Zone {
  /// What the time `second` of the date `day` means here. A second outside of 0..<86,400 lies on an earlier or later date.
  package func local(day: DayNumber, second: Int) -> LocalTime {
    let wall = WallTime.wallSecond(day: day, second: second)
    var found: Int64?
    var gap: ClockChange?
    var segment = firstSegment(wall)
    let last = wall - Int64(TimeZoneFile.offsets.lowerBound)
    while true {
      let time = wall - Int64(segment.offset)
      if time >= segment.start, time < segment.end {
        if let found { return .repeated(first: Instant(seconds: found), second: Instant(seconds: time)) }
        found = time
      }
      guard let change = segment.next, change.at.seconds <= last else { break }
      let (before, after) = change.wallSeconds
      if gap == nil, before <= wall, wall < after { gap = change }
      segment = Segment(after: change, in: self)
    }
    if let found { return .unique(Instant(seconds: found)) }
    // A time that the clock never shows is jumped over by some change.
    guard let gap else { return .unique(Instant(seconds: wall - Int64(segment.offset))) }
    let (before, after) = gap.wallSeconds
    return .skipped(at: gap.at, before: WallTime(wallSecond: before - 1), after: WallTime(wallSecond: after))
  }

  /// Whether the clock never shows any time of the date, because a change jumped over all of it (Pacific/Apia left out
  /// 2011-12-30).
  package func leavesOut(_ day: DayNumber) -> Bool {
    let start = WallTime.wallSecond(day: day, second: 0)
    let end = start + secondsPerDay
    var segment = firstSegment(start)
    let last = end - Int64(TimeZoneFile.offsets.lowerBound)
    while true {
      let offset = Int64(segment.offset)
      if max(segment.start, start - offset) < min(segment.end, end - offset) { return false }
      guard let change = segment.next, change.at.seconds <= last else { return true }
      segment = Segment(after: change, in: self)
    }
  }

  /// The dates that the clock never shows. Only a change that was made once jumps over a date; no yearly rule does.
  var leftOutDates: [DayNumber] {
    changes.indices.flatMap { position -> [DayNumber] in
      let before = position > 0 ? offsets[position - 1] : firstOffset
      guard Int64(offsets[position]) - Int64(before) >= secondsPerDay else { return [] }
      let first = WallTime(wallSecond: changes[position] + Int64(before)).day
      let last = WallTime(wallSecond: changes[position] + Int64(offsets[position])).day
      return (first.value...last.value).map { DayNumber($0) }.filter(leavesOut)
    }
  }

  /// The first instant at which the wall clock shows `wallSecond` or a later time, and whether it is a jump over that time.
  func firstInstant(reaching wallSecond: Int64) -> (seconds: Int64, isSkipped: Bool) {
    var segment = firstSegment(wallSecond)
    while true {
      let time = wallSecond - Int64(segment.offset)
      if time < segment.end { return (max(time, segment.start), time < segment.start) }
      guard let change = segment.next else { return (time, false) }
      segment = Segment(after: change, in: self)
    }
  }

  /// A span between two changes.
  private struct Segment {
    var start: Int64
    var offset: Int32
    var next: ClockChange?

    var end: Int64 { next?.at.seconds ?? .max }

    init(start: Int64, offset: Int32, in zone: Zone) {
      self.start = start
      self.offset = offset
      next = zone.change(after: Instant(seconds: start))
    }

    init(after change: ClockChange, in zone: Zone) {
      self.init(start: change.at.seconds, offset: change.after, in: zone)
    }
  }

  /// The span at the earliest instant that can show a wall-clock time; before it, every time shown is earlier.
  private func firstSegment(_ wallSecond: Int64) -> Segment {
    let start = wallSecond - Int64(TimeZoneFile.offsets.upperBound)
    return Segment(start: start, offset: offset(at: Instant(seconds: start)), in: self)
  }
}

extension ClockChange {
  /// What the wall clock would have shown at the change, and what it shows instead. For changes near a date only.
  var wallSeconds: (before: Int64, after: Int64) { (at.seconds + Int64(before), at.seconds + Int64(after)) }
}
