import HaruLedger
import HaruParse

/// Which instants are meant, and how they are written.
extension Recorder {
  /// The longest time ago of what is taken for an earlier day where no day was said: as far as a time of the next day follows
  /// another in a session.
  private static let longestAgo: Int64 = 12 * 3600

  /// Times that were said, with the date that they are said of.
  struct SaidTimes {
    var day: DayNumber
    var points: [TimePoint]
    var instants: [Instant]
  }

  /// The calendar date of now.
  var date: DayNumber { ledger.calendar.civil(at: now).day }

  /// The last full minute, as the clock shows it.
  func minute(of instant: Instant) -> Instant {
    Instant(seconds: instant.seconds - Int64(ledger.calendar.civil(at: instant).second % 60))
  }

  /// Where a new entry that begins at the moment asked for goes, and how its time is written. An instant that another session
  /// shares is given.
  mutating func start(_ options: RecordingOptions, at shared: Instant? = nil) throws(CommandFailure) -> (
    day: DayNumber, point: TimePoint, instant: Instant
  ) {
    if let shared {
      if let start = try? start(options), start.instant == shared { return start }
      return try written(shared)
    }
    switch options.moment {
    case nil, .ago:
      let day = try dayOfNow(options)
      var instant = now
      if case .ago(let seconds) = options.moment { instant = Instant(seconds: now.seconds - Int64(seconds)) }
      if !(try style(for: day ?? date).showsSeconds) { instant = minute(of: instant) }
      if let day {
        let civil = ledger.calendar.civil(at: instant)
        let point = TimePoint(second: Int32(civil.second + (civil.day - day) * 86_400))
        if (try? WrittenTimes(ledger).instants([point], on: day)) == [instant] { return (day, point, instant) }
      }
      return try written(instant)
    case .time(let point):
      let said = try said([TimePoint(second: point.second, offset: point.offset)], options, namedDay: point.day)
      return (said.day, said.points[0], said.instants[0])
    }
  }

  private func written(_ instant: Instant) throws(CommandFailure) -> (
    day: DayNumber, point: TimePoint, instant: Instant
  ) {
    guard let (day, point) = WrittenTimes(ledger).first(at: instant) else {
      throw failure(.timeTooFar(time: moment(now), name: nil, example: fullTime(now)))
    }
    return (day, point, instant)
  }

  /// The date that was named for what happens now; nil without one. Of another day, now says nothing.
  func dayOfNow(_ options: RecordingOptions) throws(CommandFailure) -> DayNumber? {
    guard let request = options.date else { return nil }
    let day = context.day(request)
    if day == date || day == context.today { return day }
    throw failure(.dateWithoutTime(date: request.word))
  }

  // MARK: The day of a time

  /// The day of times that were said, by one rule for all commands (SPEC, Recording): that of the date that was named, else the
  /// last on which they do not lie ahead of now. `last` is the time that a single one follows.
  func said(
    _ points: [TimePoint], _ options: RecordingOptions, namedDay: DayNumber? = nil, after last: Instant? = nil
  ) throws(CommandFailure) -> SaidTimes {
    let said: SaidTimes
    switch options.date {
    case .date(let day): said = try place(points, on: day, after: last)
    case .today, .yesterday, .weekday:
      said = try place(points, onLogical: context.day(options.date!), after: last)
    case nil:
      guard let namedDay else { return try latest(points, options, after: last) }
      said = try place(points, on: namedDay, after: last)
    }
    // Whoever writes the date out may write down a plan.
    var isPlan = namedDay != nil
    if case .date = options.date { isPlan = true }
    if options.verb == .add, isPlan { return said }
    if let ahead = said.instants.first(where: { $0 > now }) {
      let plan = options.verb == .add ? ledger.calendar.civil(at: said.instants[0]).day : nil
      throw failure(.timeAhead(time: moment(ahead), canBeYesterday: false, plan: plan))
    }
    return said
  }

  private func latest(
    _ points: [TimePoint], _ options: RecordingOptions, after last: Instant?
  ) throws(CommandFailure) -> SaidTimes {
    // A time with an offset is of the date that is current there.
    var today = date
    if let offset = points[0].offset {
      let wall = now.seconds + Int64(offset)
      today = DayNumber(Int32(clamping: (wall - (wall % 86_400 + 86_400) % 86_400) / 86_400))
    }
    // `25:10` is 01:10 of the next date.
    let late = Int(points[0].second / 86_400)
    var wrong: CommandFailure?
    var ahead: Instant?
    for back in late...(late + 2) {
      let said: SaidTimes
      do throws(CommandFailure) { said = try place(points, on: today - back, after: last) } catch {
        if wrong == nil { wrong = error }
        continue
      }
      if let instant = said.instants.first(where: { $0 > now }) {
        if ahead == nil { ahead = instant }
        continue
      }
      let ago = now.seconds - said.instants[said.instants.count - 1].seconds
      let isNear = back == 0 || ago <= Self.longestAgo
      if let last, said.instants[0] < last {
        // The clock time is over and comes before the other, or it is yet to come.
        if isNear { throw failure(.timeBeforeLast(time: moment(said.instants[0]), last: moment(last))) }
        break
      }
      if isNear || last != nil && wrong == nil { return said }
      break
    }
    if let wrong { throw wrong }
    let time = ahead.map(moment) ?? WritingStyle().text(points[0])
    throw failure(.timeAhead(time: time, canBeYesterday: last == nil, plan: options.verb == .add ? date : nil))
  }

  /// The times on the logical day `day`: a time in the small hours, before the day begins, is of its night.
  private func place(
    _ points: [TimePoint], onLogical day: DayNumber, after last: Instant?
  ) throws(CommandFailure) -> SaidTimes {
    var late = points
    late[0].second += 86_400
    if points[0].second < 86_400, let night = try? place(late, on: day, after: last),
      ledger.calendar.logicalDay(of: night.instants[0]) == day
    {
      return night
    }
    return try place(points, on: day, after: last)
  }

  /// The times on a date; of a single one that exists twice, the second only where the first lies before the time it follows.
  private func place(
    _ points: [TimePoint], on day: DayNumber, after last: Instant?
  ) throws(CommandFailure) -> SaidTimes {
    let times = WrittenTimes(ledger)
    do throws(Problem) {
      var said = SaidTimes(day: day, points: points, instants: try times.instants(points, on: day))
      if points.count > 1 { said.points = times.onOneClock(points, on: day) }
      let point = points[0]
      let own = day + Int(point.second / 86_400)
      if let last, said.instants[0] < last, point.offset == nil,
        case .repeated(_, let second) = ledger.calendar.local(day: own, second: Int(point.second % 86_400))
      {
        said.instants[0] = second
      }
      return said
    } catch { throw failure(.wrongTime(error)) }
  }

  // MARK: Sessions that go on

  /// The time by which a session goes on: its instant and how it is written. An instant that another session shares is given.
  mutating func next(
    after session: OpenSession, _ options: RecordingOptions, at shared: Instant? = nil
  ) throws(CommandFailure) -> (point: TimePoint, instant: Instant) {
    let style = try style(of: session.entry)
    let last = session.times[session.times.count - 1]
    let instant: Instant
    if let shared { instant = shared } else { instant = try self.instant(options, after: last, session, style) }
    if instant < last { throw failure(.timeBeforeLast(time: moment(instant), last: moment(last))) }
    let document = ledger.document
    let day = document.day(of: session.entry)
    let times = WrittenTimes(ledger, countsPastMidnight: style.countsPastMidnight)
    guard let point = times.next(at: instant, after: document.times(of: session.entry), on: day) else {
      throw failure(
        .timeTooFar(time: moment(instant), name: subject(session.action).name, example: end(of: session)))
    }
    return (point, instant)
  }

  private func instant(
    _ options: RecordingOptions, after last: Instant, _ session: OpenSession, _ style: WritingStyle
  ) throws(CommandFailure) -> Instant {
    switch options.moment {
    case nil, .ago:
      _ = try dayOfNow(options)
      var exact = now
      if case .ago(let seconds) = options.moment { exact = Instant(seconds: now.seconds - Int64(seconds)) }
      let rounded = style.showsSeconds ? exact : minute(of: exact)
      // Within the minute of the time before, seconds are what is left.
      let isSoon = rounded < last || rounded == last && !session.isPaused
      return isSoon ? exact : rounded
    case .time(let point):
      let plain = TimePoint(second: point.second, offset: point.offset)
      return try said([plain], options, namedDay: point.day, after: last).instants[0]
    }
  }

  /// A moment at which a session may have ended, as `--at` takes it: an hour after it last began.
  func end(of session: OpenSession) -> String {
    let last = session.times[session.times.count - 1]
    return fullTime(minute(of: Instant(seconds: min(last.seconds + 3600, now.seconds))))
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
