import HaruLedger
import HaruParse

/// `status`: what runs, in one line, or how far a goal or a quest has come. Made for a prompt or a status bar, so nothing is
/// computed that the line does not show.
enum StatusCommand {
  static func run(
    _ options: StatusOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let paths = try LedgerFiles.located(options.files, in: world)
    if options.follows { return try follow(paths, options, common, in: world) }
    let status = try Status(LedgerContext(paths, common, in: world), options, in: world)
    switch options.format {
    case .json: status.writeJSON(to: world.output)
    case .text:
      let line = status.line(at: status.context.now)
      if !line.isEmpty { world.output.append(line + "\n") }
    }
    return .done
  }

  /// Renews the line every second; the files are read again each time, because they may have changed. On a terminal the line is
  /// written over and a bell rings; into a pipe or a file, each new line is one of its own.
  private static func follow(
    _ paths: [String], _ options: StatusOptions, _ common: CommonOptions, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    var previous: (lead: OpenSession, elapsed: Int64)?
    var shown: String?
    let isTerminal = world.terminal.isOutput
    let began = world.now()
    repeat {
      let status: Status
      do throws(CommandFailure) {
        // What `--now` says is when it begins; from there on the clock runs.
        status = try Status(
          LedgerContext(paths, common, in: world, after: common.now == nil ? 0 : world.now() - began), options,
          in: world)
      } catch {
        // Some editors take a file away for a moment when they save it.
        guard case .files(.unreadable) = error, shown != nil else { throw error }
        continue
      }
      let now = status.context.now
      let line = status.line(at: now)
      if isTerminal {
        // A line that went on in the next row could not be written over.
        world.output.append("\r" + TextWrap.cut(line, width: world.width - 1) + "\u{1B}[K")
      } else if line != shown ?? "" {
        world.output.append(line + "\n")
      }
      shown = line
      let lead = status.sessions.first.map { (lead: $0, elapsed: $0.elapsed(at: now)) }
      if let lead, let previous, previous.lead.start == lead.lead.start, let estimate = lead.lead.estimate {
        let isReached = [estimate, 2 * estimate].contains { previous.elapsed < $0 && $0 <= lead.elapsed }
        if isReached, isTerminal { world.output.append(0x07) }
      }
      previous = lead
      world.output.flush()
    } while world.output.failure == nil && world.tick()
    if isTerminal { world.output.append("\n") }
    return .done
  }
}
