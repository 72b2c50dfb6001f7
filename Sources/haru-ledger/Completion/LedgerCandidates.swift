import HaruLedger
import HaruParse

/// The names of the ledger that a command line is about.
struct LedgerCandidates {
  private let position: CommandLinePosition
  private let context: LedgerContext
  private var ledger: Ledger { context.ledger }
  private let text: ReportText

  /// Reads the ledger that the line names, else the one that the command would find; nil where there is none to be read.
  init?(_ position: CommandLinePosition, _ common: CommonOptions, in world: World) {
    self.position = position
    // Standard input and what else can be read only once is the command's.
    guard let paths = try? LedgerFiles.find(Self.files(position), in: world),
      !paths.contains(where: { LedgerFiles.isStream($0) || $0.hasPrefix("/dev/") || $0.hasPrefix("/proc/") }),
      let context = try? LedgerContext(paths, common, in: world)
    else { return nil }
    self.context = context
    text = ReportText(
      ledger: context.ledger, language: context.language, style: Style(.never, isTerminal: false, world: world),
      width: 80, showsDecimalHours: false)
  }

  /// The files on the line.
  private static func files(_ position: CommandLinePosition) -> [String] {
    if let file = position.value(.file) { return [file] }
    let operands = position.command?.operands ?? []
    guard operands.contains(where: { $0.source == .files }) else { return [] }
    let words = Set(operands.flatMap(\.choices).map(\.word) + ["today", "yesterday"])
    return position.operands.filter { !words.contains($0) && DayNumber(argument: $0) == nil }
  }

  /// The names of a kind that begin with what is typed; `words` stand before it and belong to the same name.
  func candidates(from source: Command.CandidateSource, typed: String, after words: [String]) -> [Candidate] {
    switch source {
    case .actions(let wanted): actions(wanted, typed, after: words)
    case .tags: tags(typed)
    case .actionsAndTags: (typed.first == "#" ? [] : actions(.recorded, typed, after: [])) + tags(typed, mark: "#")
    case .goals: goals.beginning(with: typed)
    case .quests: quests.beginning(with: typed)
    case .none, .commands, .codes, .dates, .files, .folders: []
    }
  }

  // MARK: Actions

  private func actions(_ wanted: Command.ActionSource, _ typed: String, after words: [String]) -> [Candidate] {
    if position.value(.new) != nil { return [] }
    let front = words.map { $0 + " " }.joined()
    var found = actions(wanted).beginning(with: front + typed)
    if found.isEmpty, wanted == .recorded { found = named(archived).beginning(with: front + typed) }
    if front.isEmpty { return found }
    // The words that stand there already are not written again.
    return found.map { Candidate(value: String($0.value.dropFirst(front.count)), summary: $0.summary) }
  }

  private func actions(_ wanted: Command.ActionSource) -> [Candidate] {
    let current = ledger.actions.positions.filter { !isArchived($0) }
    switch wanted {
    case .recorded, .current: return named(current)
    case .timed: return named(current.filter { ledger.actions[$0].kind == .time })
    case .open: return open { _ in true }
    case .running: return open { !$0.isPaused }
    case .paused: return open(\.isPaused)
    }
  }

  private var archived: [ActionPosition] { ledger.actions.positions.filter(isArchived) }

  private func isArchived(_ action: ActionPosition) -> Bool {
    ledger.actions[action].archived.map { $0 <= context.today } ?? false
  }

  /// Actions by name with their icon and tags, then by alias with their name.
  private func named(_ positions: [ActionPosition]) -> [Candidate] {
    positions.map { position in
      let icon = ledger.actions[position].icon.flatMap(Icon.text).map(Escape.terminal)
      let tags = ledger.tags(of: position).map { text.name(of: $0) }
      return Candidate(value: name(position), summary: ([icon].compactMap { $0 } + tags).joined(separator: " "))
    } + aliases(positions) { text.name(of: $0) }
  }

  /// What runs or is paused, with how long it has lasted.
  private func open(_ isWanted: (OpenSession) -> Bool) -> [Candidate] {
    let sessions = Timeline(ledger, now: context.now, extent: .open).openSessions.reversed().filter(isWanted)
    var lengths: [ActionPosition: String] = [:]
    for session in sessions {
      let pause = session.isPaused ? " · " + context.language.isPaused : ""
      lengths[session.action] = text.length(session.elapsed(at: context.now)) + pause
    }
    let positions = sessions.map(\.action)
    return positions.map { Candidate(value: name($0), summary: lengths[$0] ?? "") }
      + aliases(positions) { "\(text.name(of: $0)) · \(lengths[$0] ?? "")" }
  }

  private func aliases(_ positions: [ActionPosition], summary: (ActionPosition) -> String) -> [Candidate] {
    positions.flatMap { position in
      ledger.actions[position].aliases.map { Candidate(value: ledger.text($0.name), summary: summary(position)) }
    }
  }

  private func name(_ position: ActionPosition) -> String { ledger.text(ledger.actions[position].name.name) }

  // MARK: Tags, goals, quests

  /// Tags as they are typed: without `#`, which a shell takes for a comment, or with it.
  private func tags(_ typed: String) -> [Candidate] { tags(typed, mark: typed.first == "#" ? "#" : "") }

  private func tags(_ typed: String, mark: String) -> [Candidate] {
    ledger.tags.map { Candidate(value: mark + ledger.text($0.name.name)) }.beginning(with: typed)
  }

  /// Goals by title, then by id.
  private var goals: [Candidate] {
    let declarations = ledger.goals.map(\.declaration)
    return declarations.map { Candidate(value: ledger.text($0.title.name)) }
      + declarations.compactMap { goal in
        goal.id.map { Candidate(value: ledger.text($0.name), summary: Escape.terminal(ledger.text(goal.title.name))) }
      }
  }

  /// Quests by id, of the goal on the line if there is one.
  private var quests: [Candidate] {
    let title = position.value(.goal).flatMap { ledger.goal(named: $0)?.declaration.title.name }
    return ledger.goals.filter { title == nil || $0.declaration.title.name == title }.flatMap(\.quests).compactMap {
      quest in
      quest.declaration.id.map { Candidate(value: ledger.text($0.name), summary: text.phrase(quest)) }
    }
  }
}
