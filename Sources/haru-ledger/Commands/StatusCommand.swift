import HaruLedger
import HaruParse

/// `status`: what runs, in one line. Made for a prompt or a status bar, so nothing is computed that the line does not show.
enum StatusCommand {
  static func run(
    _ options: StatusOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let paths = try LedgerFiles.located(options.files, in: world)
    let status = try Status(LedgerContext(paths, common, in: world))
    switch options.format {
    case .json: status.writeJSON(to: world.output)
    default:
      if options.follows { return try follow(status, paths, common, in: world) }
      world.output.append(status.line(at: status.context.now) + "\n")
    }
    return .done
  }

  /// Renews the line every second; the files are read again each time, because they may have changed.
  private static func follow(
    _ first: Status, _ paths: [String], _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    var status = first
    var previous: (lead: OpenSession, elapsed: Int64)?
    // What `--now` says is when it begins; from there on the clock runs.
    let began = world.now()
    while true {
      let passed = common.now == nil ? 0 : world.now() - began
      let now = Instant(seconds: status.context.now.seconds + passed)
      let line = status.line(at: now)
      world.output.append("\r" + line + (world.terminal.isOutput ? "\u{1B}[K" : ""))
      if let lead = status.sessions.first {
        let elapsed = lead.elapsed(at: now)
        if let estimate = lead.estimate, let previous, previous.lead.entry == lead.entry,
          previous.lead.start == lead.start
        {
          let isReached = [estimate, 2 * estimate].contains { previous.elapsed < $0 && $0 <= elapsed }
          if isReached { world.output.append(0x07) }
        }
        previous = (lead, elapsed)
      } else {
        previous = nil
      }
      world.output.flush()
      guard world.output.failure == nil, world.tick() else { break }
      status = try Status(LedgerContext(paths, common, in: world))
    }
    world.output.append("\n")
    return .done
  }
}

/// What runs in a ledger.
struct Status {
  let context: LedgerContext
  let timeline: Timeline
  /// The sessions that have begun, the lead first.
  let sessions: [OpenSession]

  init(_ context: LedgerContext) {
    self.context = context
    timeline = Timeline(context.ledger, now: context.now, extent: .nothing)
    let begun = timeline.openSessions.filter { $0.start <= context.now }
    // What runs goes before what is paused.
    let ordered = context.ledger.settings.leadsWithEarliest ? begun : begun.reversed()
    sessions = ordered.filter { !$0.isPaused } + ordered.filter(\.isPaused)
  }

  /// `📖 독서 1시간 20분 / 2시간 +1`.
  func line(at now: Instant) -> String {
    guard let lead = sessions.first else { return context.language.nothingRuns }
    let language = context.language
    let action = context.ledger.actions[lead.action]
    let icon = action.icon.flatMap { $0.unicodeScalars.allSatisfy(\.isASCII) ? nil : Escape.terminal($0) + " " } ?? ""
    var text = icon + Escape.terminal(context.ledger.text(action.name.name))
    text += " " + language.length(seconds: Int(lead.elapsed(at: now)))
    if let estimate = lead.estimate { text += " / " + language.length(seconds: Int(estimate)) }
    if lead.isPaused { text += " · " + language.pausedMark }
    if sessions.count > 1 { text += " +\(sessions.count - 1)" }
    return text
  }

  func writeJSON(to output: Output) {
    let ledger = context.ledger
    let json = ReportJSON(ledger: ledger)
    var writer = JSONWriter(output)
    writer.object { writer in
      writer.field("schema", "haru-ledger/status/1")
      writer.field("now", json.time(context.now))
      writer.field("zone", ledger.settings.zoneName(on: ledger.calendar.civil(at: context.now).day))
      writer.field("running", timeline.running)
      writer.field("paused", timeline.paused)
      writer.field("skipped", timeline.skippedLines)
      writer.key("sessions")
      writer.array(sessions) { writer, session in
        let action = ledger.actions[session.action]
        let document = ledger.document
        let file = document.files[Int(document.file(ofEntry: session.entry).index)]
        writer.object { writer in
          writer.field("action", ledger.text(action.name.name))
          writer.field("icon", action.icon)
          writer.field("start", json.time(session.start))
          writer.field("seconds", session.elapsed(at: context.now))
          writer.field("paused", session.isPaused)
          writer.field("estimate", session.estimate)
          writer.field("due", session.isPaused ? nil : session.due(at: context.now).map(json.time))
          writer.field("file", file.path)
          writer.field("line", file.line(at: Int(document.entries[session.entry].line)))
        }
      }
    }
    writer.end()
  }
}
