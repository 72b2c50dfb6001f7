import HaruLedger
import HaruParse

/// Which instants are meant, and how they are written.
extension Recorder {
  /// The longest time, in seconds, by which an entry may begin after now without being taken for the day before.
  private static let mostAhead: Int64 = 3600
  /// The longest time ago of what is taken for the day before: as far as a time of the next day follows another in a session.
  private static let longestAgo: Int64 = 12 * 3600

  /// The calendar date of now.
  var date: DayNumber { ledger.calendar.civil(at: now).day }

  /// The last full minute, as the clock shows it.
  func minute(of instant: Instant) -> Instant {
    Instant(seconds: instant.seconds - Int64(ledger.calendar.civil(at: instant).second % 60))
  }

  /// Where a new entry that begins at the moment asked for goes, and how its time is written.
  mutating func start(_ options: RecordingOptions) throws(CommandFailure) -> (
    day: DayNumber, point: TimePoint, instant: Instant
  ) {
    switch options.moment {
    case nil, .ago:
      var instant = now
      if case .ago(let seconds) = options.moment { instant = Instant(seconds: now.seconds - Int64(seconds)) }
      let day = options.date.map(context.day)
      let showsSeconds = try style(for: day ?? date).showsSeconds
      if !showsSeconds { instant = minute(of: instant) }
      if let day {
        // The time of the clock, on that date.
        let second = Int32(ledger.calendar.civil(at: instant).second)
        return try place([TimePoint(second: second)], on: day, at: 0)
      }
      guard let (day, point) = WrittenTimes(ledger).first(at: instant) else {
        throw failure(.timeTooFar(time: moment(now), name: nil, example: fullTime(now)))
      }
      return (day, point, instant)
    case .time(let point):
      return try place([TimePoint(second: point.second, offset: point.offset)], options, namedDay: point.day)
    }
  }

  /// The date on which the times of a new entry lie: the one that was named, else today, or yesterday where they are only just
  /// over.
  func place(
    _ points: [TimePoint], _ options: RecordingOptions, namedDay: DayNumber? = nil
  ) throws(CommandFailure) -> (day: DayNumber, point: TimePoint, instant: Instant) {
    if let day = namedDay ?? options.date.map(context.day) { return try place(points, on: day, at: 0) }
    var wrong: CommandFailure?
    for back in 0...1 {
      do throws(CommandFailure) {
        let last = try place(points, on: date - back, at: points.count - 1)
        let first = try place(points, on: date - back, at: 0)
        if back == 0, first.instant.seconds <= now.seconds + Self.mostAhead { return first }
        if back == 1, first.instant <= now, now.seconds - last.instant.seconds <= Self.longestAgo { return first }
      } catch { if wrong == nil { wrong = error } }
    }
    throw wrong ?? failure(.timeAhead(time: WritingStyle().text(points[0])))
  }

  /// One of the times of an entry of a date.
  private func place(_ points: [TimePoint], on day: DayNumber, at position: Int) throws(CommandFailure) -> (
    day: DayNumber, point: TimePoint, instant: Instant
  ) {
    do throws(Problem) {
      return (day, points[position], try WrittenTimes(ledger).instants(points, on: day)[position])
    } catch { throw failure(.wrongTime(error)) }
  }

  /// The time by which a session goes on: its instant and how it is written.
  mutating func next(after session: OpenSession, _ options: RecordingOptions) throws(CommandFailure) -> (
    point: TimePoint, instant: Instant
  ) {
    let style = try style(ofEntry: session.entry)
    let last = session.times[session.times.count - 1]
    let instant = try instant(options, after: last, session, style)
    let document = ledger.document
    let day = document.day(ofEntry: session.entry)
    let times = WrittenTimes(ledger, countsPastMidnight: style.countsPastMidnight)
    guard let point = times.next(at: instant, after: document.times(ofEntry: session.entry), on: day) else {
      let example = Instant(seconds: min(last.seconds + 3600, now.seconds))
      throw failure(
        .timeTooFar(time: moment(instant), name: subject(session.action).name, example: fullTime(minute(of: example))))
    }
    return (point, instant)
  }

  private func instant(
    _ options: RecordingOptions, after last: Instant, _ session: OpenSession, _ style: WritingStyle
  ) throws(CommandFailure) -> Instant {
    func following(_ instant: Instant) throws(CommandFailure) -> Instant {
      if instant >= last { return instant }
      throw failure(.timeBeforeLast(time: moment(instant), last: moment(last)))
    }
    switch options.moment {
    case nil, .ago:
      var exact = now
      if case .ago(let seconds) = options.moment { exact = Instant(seconds: now.seconds - Int64(seconds)) }
      let rounded = style.showsSeconds ? exact : minute(of: exact)
      // Within the minute of the time before, seconds are what is left.
      let isSoon = rounded < last || rounded == last && !session.isPaused
      return try following(isSoon ? exact : rounded)
    case .time(let point):
      if let day = point.day ?? options.date.map(context.day) {
        return try following(try instant(point, on: day, notBefore: last))
      }
      if point.second >= 86_400 {
        let own = ledger.document.day(ofEntry: session.entry)
        return try following(try instant(point, on: own, notBefore: last))
      }
      let today = try instant(point, on: date, notBefore: last)
      if today.seconds <= now.seconds + Self.mostAhead { return try following(today) }
      let yesterday = try instant(point, on: date - 1, notBefore: last)
      if yesterday >= last { return yesterday }
      throw failure(.timeAhead(time: WritingStyle().text(point)))
    }
  }

  /// The instant of a time on a date; of two, the second only where the first lies before the time it follows.
  private func instant(_ point: TimePoint, on day: DayNumber, notBefore last: Instant) throws(CommandFailure) -> Instant
  {
    let plain = TimePoint(second: point.second, offset: point.offset)
    let first = try place([plain], on: day, at: 0).instant
    guard first < last, plain.offset == nil,
      case .repeated(_, let second) = ledger.calendar.local(day: day, second: Int(point.second))
    else { return first }
    return second
  }

  /// A moment as `--at` takes it: `2026-07-06T09:05`.
  private func fullTime(_ instant: Instant) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    return "\(day)T\(ClockText.time(second))"
  }

  /// A moment for a sentence: `09:05`, on another date `07-06 22:30`.
  func moment(_ instant: Instant) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    let clock = ClockText.time(second)
    return day == date
      ? clock : day.civil.year == date.civil.year ? "\(day.description.suffix(5)) \(clock)" : "\(day) \(clock)"
  }
}
