import HaruLedger
import HaruParse

/// The commands that record: each reads the ledger, writes one line, and tells what it wrote.
enum RecordCommand {
  /// How often a change is made anew where an editor saved the file in the meantime.
  private static let attempts = 5

  static func run(
    _ options: RecordingOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    var attempt = 1
    while true {
      do throws(CommandFailure) {
        var recorder = try Recorder(file: options.file, common, in: world)
        let report = try recorder.perform(options)
        for line in report { world.output.append(line + "\n") }
        for line in recorder.included {
          let told = recorder.language.included(Escape.terminal(line), in: Escape.terminal(recorder.paths[0]))
          world.output.append(told + "\n")
        }
        for warning in recorder.warnings { Program.report(warning, in: world) }
        return .done
      } catch {
        guard case .recording(.write(.changed), _) = error, attempt < attempts else { throw error }
        attempt += 1
      }
    }
  }
}

extension Recorder {
  /// Does what is asked for; the lines that tell of it.
  fileprivate mutating func perform(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    switch options.verb {
    case .start: try start(options)
    case .stop: try stop(try sessions(options), options)
    case .pause: try pause(options)
    case .resume: try resume(try session(options, .paused), options)
    case .cancel: try cancel(options)
    case .change: try change(options)
    case .add: try add(options)
    }
  }

  // MARK: start, switch

  private mutating func start(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    let subject = try subjectToBegin(options)
    guard subject.kind == .time else { throw failure(.notTimed(name: subject.name, kind: subject.kind)) }
    if let session = openSession(of: subject) {
      if options.toggles {
        // What is said of the session that would begin is nothing of the one that ends.
        var options = options
        options.note = nil
        return try stop([session], options)
      }
      throw failure(.alreadyOpen(name: subject.name, since: moment(session.start), isPaused: session.isPaused))
    }
    let (day, point, instant) = try start(options)
    let line = try begin(subject, day, point, instant, options)
    return told(line, try commit("start"), beside: alsoRunning(at: instant))
  }

  /// The names of what runs beside a session that begins or goes on.
  private func alsoRunning(at instant: Instant, but entry: EntryPosition? = nil) -> [String] {
    timeline.openSessions.filter { !$0.isPaused && $0.entry != entry && $0.start <= max(instant, now) }
      .map { shownName(subject($0.action)) }
  }

  private func openSession(of subject: Subject) -> OpenSession? {
    timeline.openSessions.first { $0.action == subject.position }
  }

  /// Writes a running session; the sentence about it.
  private mutating func begin(
    _ subject: Subject, _ day: DayNumber, _ point: TimePoint, _ instant: Instant, _ options: RecordingOptions
  ) throws(CommandFailure) -> String {
    if subject.position == nil { try declare(subject.kind, named: subject.name) }
    let estimate = options.estimate ?? estimate(of: subject)
    let entry = EntryValue(
      day: day, form: .running, points: [point], name: subject.name, tags: try tags(options.tags, of: subject),
      estimate: estimate, note: try note(options.note))
    try add(entry, instants: [instant])
    let due = estimate.map { moment(Instant(seconds: instant.seconds + Int64($0))) }
    return language.started(shownName(subject), at: moment(instant), due: due)
  }

  /// The action that is to begin.
  private func subjectToBegin(_ options: RecordingOptions) throws(CommandFailure) -> Subject {
    do throws(CommandFailure) { return try subject(options.words, options) } catch {
      throw wordsBesideName(options).map(failure) ?? error
    }
  }

  private mutating func change(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    let subject = try subjectToBegin(options)
    guard subject.kind == .time else { throw failure(.notTimed(name: subject.name, kind: subject.kind)) }
    let own = openSession(of: subject)
    if let own, !own.isPaused {
      throw failure(.alreadyOpen(name: subject.name, since: moment(own.start), isPaused: false))
    }
    let running = timeline.openSessions.filter { !$0.isPaused }
    if running.count > 1 {
      let names = running.map { self.subject($0.action).name }
      throw failure(.severalOpen(names: names, verb: .change, next: subject.name))
    }
    var ended: [Ended] = []
    // The one ends at the moment at which the other begins.
    if let session = running.first { ended.append(try end(session, options)) }
    let end = ended.first?.at
    let begun: String
    if let own {
      begun = try goOn(own, options, at: end)
    } else {
      let (day, point, instant) = try start(options, at: end)
      begun = try begin(subject, day, point, instant, options)
    }
    let written = try commit("switch")
    return told(ended, written) + [begun] + lines(written)
  }

  // MARK: stop, pause, resume, cancel

  private mutating func stop(
    _ sessions: [OpenSession], _ options: RecordingOptions
  ) throws(CommandFailure) -> [String] {
    var ended: [Ended] = []
    for session in sessions {
      var options = options
      // Of several, those that are paused ended when they were.
      if sessions.count > 1, session.isPaused { options.moment = nil }
      ended.append(try end(session, options))
    }
    let written = try commit("stop")
    return told(ended, written) + lines(written)
  }

  /// A session that was ended.
  private struct Ended {
    var session: OpenSession
    var sentence: String
    var at: Instant
  }

  /// What is said of sessions that were ended: each with how its estimate was kept.
  private func told(_ ended: [Ended], _ written: Written) -> [String] {
    ended.flatMap { one in
      [one.sentence] + (estimateResult(one.session, written).map { ["  " + language.estimate($0)] } ?? [])
    }
  }

  /// How a session that was ended did against its estimate.
  private func estimateResult(_ session: OpenSession, _ written: Written) -> EstimateResult? {
    let after = written.context.ledger
    // What `switch` begins has no end.
    guard let estimate = session.estimate,
      let line = written.lines.first(where: {
        let entry = after.document.entries[$0.entry]
        return entry.form == .session && after.action(of: entry) == session.action
      })
    else { return nil }
    let value = after.document.value(of: line.entry)
    guard let times = try? WrittenTimes(after).instants(value.points, on: value.day) else { return nil }
    let ended = OpenSession(entry: line.entry, action: session.action, isPaused: true, times: times)
    // Whoever stops at once has not kept to anything.
    if isTooSoon(ended.elapsed(at: now), estimate) { return nil }
    let before = ledger.estimateFigures(of: session.action, now: now)
    let figures = after.estimateFigures(of: session.action, now: now)
    return EstimateResult(
      elapsed: ended.elapsed(at: now), estimate: estimate, streak: figures.streak, isRecord: figures.best > before.best)
  }

  /// Whether a session lasted so short a time that it was probably begun by mistake.
  private func isTooSoon(_ elapsed: Int64, _ estimate: Int64) -> Bool { elapsed < min(estimate / 10, 120) }

  /// Ends a session.
  private mutating func end(_ session: OpenSession, _ options: RecordingOptions) throws(CommandFailure) -> Ended {
    let name = subject(session.action).name
    var entry = ledger.document.value(of: session.entry)
    entry.form = .session
    var times = session.times
    let splice: (FileOutline, WritingStyle, UInt32) -> Splice?
    if session.isPaused {
      if options.moment != nil {
        throw failure(.endsWhenPaused(name: name, since: moment(times[times.count - 1])))
      }
      _ = try dayOfNow(options)
      splice = { outline, _, line in outline.closing(entryAt: line) }
    } else {
      let (point, instant) = try next(after: session, options)
      if isEmptyPiece(session, endingAt: instant) {
        // A session that was resumed and ended at once ended when it was paused.
        entry.points.removeLast()
        times.removeLast()
        splice = { outline, _, line in outline.withoutLastStart(ofEntryAt: line) }
      } else {
        entry.points.append(point)
        times.append(instant)
        splice = { outline, style, line in outline.ending(entryAt: line, with: style.text(point)) }
      }
    }
    let last = times[times.count - 1]
    let elapsed = session.elapsed(at: last)
    let limit = ledger.settings.longestSession
    if !session.isPaused, !options.isForced, elapsed > limit {
      throw failure(.tooLong(name: name, elapsed: Int(elapsed), limit: limit, example: end(of: session)))
    }
    if let estimate = session.estimate, !options.isForced, isTooSoon(elapsed, estimate) {
      throw failure(.tooSoon(name: name, elapsed: Int(elapsed), estimate: Int(estimate)))
    }
    // Of `switch`, the note is that of the session which begins.
    var noting: Splice?
    if options.verb != .change, let text = try note(options.note) {
      let noted = try self.noting(session.entry, text)
      entry.note = noted.note
      noting = noted.splice
    }
    try change(session.entry, to: entry, instants: times) { outline, style, line in
      splice(outline, style, line).map { ending in noting.map { ending.joined(with: $0, in: outline.bytes) } ?? ending }
    }
    let sentence = language.stopped(
      shownName(subject(session.action)), Int(elapsed), from: moment(session.start), to: moment(last))
    return Ended(session: session, sentence: sentence, at: last)
  }

  /// Whether the last piece of a session that was paused would count no time.
  private func isEmptyPiece(_ session: OpenSession, endingAt instant: Instant) -> Bool {
    session.times.count > 2 && session.times[session.times.count - 1] == instant
  }

  private mutating func pause(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    let session = try session(options, .running)
    let (point, instant) = try next(after: session, options)
    var entry = ledger.document.value(of: session.entry)
    entry.form = .paused
    if isEmptyPiece(session, endingAt: instant) {
      entry.points.removeLast()
      try change(session.entry, to: entry, instants: Array(session.times.dropLast())) { outline, _, line in
        outline.withoutLastStart(ofEntryAt: line, isPause: true)
      }
    } else {
      entry.points.append(point)
      try change(session.entry, to: entry, instants: session.times + [instant]) { outline, style, line in
        outline.ending(entryAt: line, with: style.text(point), isPause: true, comma: style.comma)
      }
    }
    let sentence = language.paused(shownName(subject(session.action)), Int(session.elapsed(at: instant)))
    return told(sentence, try commit("pause"))
  }

  private mutating func resume(
    _ session: OpenSession, _ options: RecordingOptions
  ) throws(CommandFailure) -> [String] {
    let sentence = try goOn(session, options)
    return told(sentence, try commit("resume"), beside: alsoRunning(at: now, but: session.entry))
  }

  /// Lets a paused session go on; the sentence about it.
  private mutating func goOn(
    _ session: OpenSession, _ options: RecordingOptions, at shared: Instant? = nil
  ) throws(CommandFailure) -> String {
    let (point, instant) = try next(after: session, options, at: shared)
    var entry = ledger.document.value(of: session.entry)
    entry.form = .running
    entry.points.append(point)
    try change(session.entry, to: entry, instants: session.times + [instant]) { outline, style, line in
      outline.resuming(entryAt: line, with: style.text(point), comma: style.comma)
    }
    let due = session.estimate.map { estimate in
      moment(Instant(seconds: instant.seconds + estimate - session.elapsed(at: instant)))
    }
    return language.resumed(shownName(subject(session.action)), at: moment(instant), due: due)
  }

  private mutating func cancel(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    let session = try session(options, .open)
    let document = ledger.document
    let file = document.files[Int(document.file(of: session.entry).index)]
    let number = file.line(at: Int(document.entries[session.entry].line))
    let text = Self.trimmed(file.text(document.syntaxLine(of: session.entry).range))
    let old = bytesBeforeStart(of: file)
    try change(session.entry, to: nil) { outline, _, line in
      old.flatMap { outline.removal(ofEntryAt: line, leaving: $0) } ?? outline.removal(ofEntryAt: line)
    }
    _ = try commit("cancel")
    return [
      language.canceled(shownName(subject(session.action)), Int(session.elapsed(at: now))),
      place(file.path, number, text),
    ]
  }

  // MARK: Telling

  /// The name of an action, safe for a terminal.
  func shownName(_ subject: Subject) -> String { Escape.terminal(subject.name) }

  /// The sentence, what else runs, and the lines that were written.
  func told(_ sentence: String, _ written: Written, beside others: [String] = []) -> [String] {
    [sentence] + (others.isEmpty ? [] : ["  " + language.alsoRunning(others)]) + lines(written)
  }

  /// The lines that were written.
  private func lines(_ written: Written) -> [String] {
    written.lines.map { place($0.path, $0.number, $0.text) }
  }

  private func place(_ path: String, _ number: Int, _ text: String) -> String {
    "  \(Escape.terminal(path)):\(number): \(Escape.terminal(text))"
  }
}
