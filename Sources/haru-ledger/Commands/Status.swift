import HaruLedger
import HaruParse

/// What runs in a ledger, and the progress that was asked for.
struct Status {
  let context: LedgerContext
  private let timeline: Timeline
  /// The sessions that have begun, the lead first.
  let sessions: [OpenSession]
  private let progress: Progress?
  /// Whether the line is empty while nothing runs.
  private let onlyIfRunning: Bool
  private let reader: StatusOptions.Reader?
  /// No colours: a prompt has its own.
  private let style: Style

  /// How far a goal or a quest has come in a window.
  private struct Progress {
    var window: StatusOptions.Window
    /// A goal with its title, or a quest with what it is about.
    var name: String
    var percent: Percent?
    /// What was done and what is needed or allowed; nil for a goal. Where that is less than the quest says, what it says.
    var figures: (value: String, need: String, whole: String?, isLimit: Bool)?
    /// When a quest that has no day in the window comes next.
    var next: DayNumber?
    /// The plain numbers of the figures.
    var value: Int64?
    var need: Int64?
    var usage: Percent?
  }

  init(_ context: LedgerContext, _ options: StatusOptions, in world: World) throws(CommandFailure) {
    style = Style(.never, isTerminal: false, world: world)
    self.context = context
    onlyIfRunning = options.onlyIfRunning
    reader = options.reader
    let chosen = try Self.chosen(options, context.ledger)
    // JSON tells how many lines were left out, for which all of them must be looked at.
    let extent: TimelineExtent = chosen == nil && options.format != .json ? .open : .all
    timeline = Timeline(context.ledger, now: context.now, extent: extent)
    sessions = timeline.sessionsByLead
    progress = chosen.map { [context, timeline, style] in
      Self.progress($0.goal, $0.quest, options.window, context, timeline, style)
    }
  }

  // MARK: Progress

  /// The goal, and the quest of it, that are asked for.
  private static func chosen(
    _ options: StatusOptions, _ ledger: Ledger
  ) throws(CommandFailure) -> (goal: GoalPosition, quest: Position<Quest>?)? {
    var candidates = ledger.goals.positions
    if let name = options.goal {
      guard let title = ledger.goal(named: name)?.declaration.title.name else {
        let known = ledger.goals.map { ledger.text($0.declaration.title.name) }
        throw .usage(.unknownName(option: .goal, text: name, suggestion: closest(to: name, among: known)))
      }
      candidates = candidates.filter { ledger.goals[$0].declaration.title.name == title }
      if options.quest == nil { return (candidates[0], nil) }
    }
    guard let id = options.quest else { return nil }
    var known: [String] = []
    for goal in candidates {
      let quests = ledger.goals[goal].quests
      for quest in quests.positions {
        guard let name = quests[quest].declaration.id.map({ ledger.text($0.name) }) else { continue }
        if name == id { return (goal, quest) }
        known.append(name)
      }
    }
    throw .usage(.unknownName(option: .quest, text: id, suggestion: closest(to: id, among: known)))
  }

  private static func progress(
    _ goal: GoalPosition, _ quest: Position<Quest>?, _ window: StatusOptions.Window, _ context: LedgerContext,
    _ timeline: Timeline,
    _ style: Style
  ) -> Progress {
    let (ledger, language) = (context.ledger, context.language)
    let text = ReportText(
      ledger: ledger, language: language, style: style, width: 80, showsDecimalHours: false)
    let standing = GoalsReport(timeline, goals: [goal]).goals[0]
    guard let quest else {
      let declaration = ledger.goals[goal].declaration
      let icon = declaration.icon.flatMap(Icon.text).map { Escape.terminal($0) + " " } ?? ""
      let title = icon + Escape.terminal(ledger.text(declaration.title.name))
      return Progress(window: window, name: title, percent: standing.progress[window])
    }
    let declared = ledger.goals[goal].quests[quest]
    let name: String =
      switch declared.target {
      case .action(let position): text.name(of: position)
      case .tag(let position): text.name(of: position)
      case .everything: language.everything
      }
    let progress = standing.quests[quest.index]
    guard let found = progress.progress[window] else {
      return Progress(window: window, name: name, next: progress.next)
    }
    let isLimit = declared.limitsPeriods
    let whole = found.wholeNeed(declared)
    func amount(_ value: Int64) -> String { text.amount(value, declared, progress) }
    let shown = declared.shownNeed(whole, of: found.value, progress.unit)
    // The window is the period itself, and days of it do not count.
    let isPeriod = declared.declaration.cadence.window == window
    let lowered = isPeriod ? progress.current.flatMap { text.loweredFrom($0.period, declared, progress) } : nil
    return Progress(
      window: window, name: name, percent: found.share.percent,
      figures: (amount(found.value), amount(shown), lowered, isLimit), value: found.value, need: whole,
      usage: found.usage?.percent)
  }

  // MARK: Showing

  /// `📖 독서 1시간 20분 / 2시간 +1`, or `🎯 토익 · 오늘 63%`; empty where nothing runs and nothing is to be said then.
  func line(at now: Instant) -> String {
    let line = plainLine(at: now)
    return reader?.escaped(line) ?? line
  }

  private func plainLine(at now: Instant) -> String {
    let language = context.language
    if onlyIfRunning, sessions.isEmpty { return "" }
    if let progress {
      var text = "\(progress.name) · \(language.word(progress.window))"
      if let figures = progress.figures {
        text += " \(figures.value) / \(figures.need)"
        text += language.inBrackets([figures.whole.map(language.ofWhole)].compactMap(\.self))
      }
      if progress.figures?.isLimit != true {
        text +=
          (progress.figures == nil ? " " : " · ")
          + language.percent(progress.percent?.whole, isBelowOne: progress.percent?.isAboveZero ?? false)
      }
      if let next = progress.next { text += " · " + language.next(next) }
      return text
    }
    guard let lead = sessions.first else { return language.nothingRuns }
    let text = ReportText(
      ledger: context.ledger, language: language, style: style, width: 80, showsDecimalHours: false)
    var line = "\(text.name(of: lead.action)) \(text.length(lead.elapsed(at: now)))"
    if let estimate = lead.estimate { line += " / " + text.length(estimate) }
    if lead.isPaused { line += " · " + language.isPaused }
    if sessions.count > 1 { line += " +\(sessions.count - 1)" }
    return line
  }

  func writeJSON(to output: Output) {
    let ledger = context.ledger
    let lines = EntryLines(ledger.document, sessions.map(\.entry))
    var writer = JSONFields(ledger, to: output)
    writer.document { writer in
      writer.field(.schema, "haru-ledger/status/1")
      writer.field(.now, context.now)
      writer.field(.zone, ledger.settings.zoneName(on: ledger.calendar.civil(at: context.now).day))
      writer.field(.running, timeline.running)
      writer.field(.paused, timeline.paused)
      writer.field(.skipped, timeline.skippedLines)
      writer.list(.sessions, sessions) { writer, session in
        let document = ledger.document
        let file = document.files[Int(document.file(of: session.entry).index)]
        writer.field(.action, action: session.action)
        writer.field(.icon, ledger.actions[session.action].icon)
        writer.field(.start, session.start)
        writer.field(.elapsed, session.elapsed(at: context.now))
        writer.field(.paused, session.isPaused)
        writer.field(.estimate, session.estimate)
        writer.field(.due, session.isPaused ? nil : session.due(at: context.now))
        writer.field(.file, file.path)
        writer.field(.line, lines.line(of: session.entry))
        writer.field(.color, color: ledger.color(of: session.action))
      }
      writer.object(.progress, progress) { writer, progress in
        writer.field(.window, progress.window.rawValue)
        writer.field(.percent, progress.percent?.whole)
        writer.field(.value, progress.value)
        writer.field(.need, progress.need)
        writer.field(.usage, progress.usage?.whole)
      }
    }
  }
}

extension Key {
  fileprivate static let window = Key("window")
}

extension Cadence {
  /// The window that is a period of it.
  fileprivate var window: StatusOptions.Window? {
    switch self {
    case .per(.day): .day
    case .per(.week), .anyDays(_, .week): .week
    case .per(.month), .anyDays(_, .month): .month
    default: nil
    }
  }
}

extension DayWeekMonth {
  /// What stands for a window.
  fileprivate subscript(window: StatusOptions.Window) -> Value {
    switch window {
    case .day: day
    case .week: week
    case .month: month
    }
  }
}
