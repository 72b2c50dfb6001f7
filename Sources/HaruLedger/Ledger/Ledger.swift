public import HaruParse

/// A document with its names resolved and its settings in force: what timelines and reports are computed from.
///
/// Building it never fails. What is wrong with declarations is in `diagnostics`; what is wrong is left out.
public struct Ledger: Sendable {
  /// The files as they were read.
  public let document: Document
  /// Zones, day-starts and week-starts.
  public let calendar: LedgerCalendar
  /// The other settings.
  public let settings: Settings
  /// The actions in the order of their declaration; `document.actions` without repeated ones.
  public let actions: [ActionDeclaration]
  /// The tags in the order of their declaration; `document.tags` without repeated ones.
  public let tags: [TagDeclaration]
  /// The goals that can be evaluated, in the order of their declaration.
  public let goals: [Goal]
  /// The skips whose target is known.
  public let skips: [Skip]
  /// What was wrong in the files and the declarations.
  public let diagnostics: DiagnosticBag
  /// The number of lines that were left out because of it.
  package let skippedLines: Int
  /// Date lines and goals that have left out lines below them.
  package let brokenHeadings: [BrokenHeading]
  let names: NameIndex
  /// Whether a zone is set, be it one that cannot be read.
  let setsZone: Bool

  /// Resolves a document's declarations. Zones are looked up in `zones`.
  public init(_ document: consuming Document, zones: ZoneDatabase) {
    let resolver = Resolver(document, zones: zones)
    self.document = resolver.document
    calendar = resolver.calendar
    settings = resolver.settings
    actions = resolver.actions
    tags = resolver.tags
    goals = resolver.goals
    skips = resolver.skips
    names = resolver.names
    setsZone = resolver.document.settings.contains { $0.key == .zone }
    diagnostics = resolver.diagnostics
    skippedLines = resolver.skippedLines
    brokenHeadings = (resolver.document.brokenHeadings + resolver.brokenHeadings).filter { $0.lines > 0 }
  }

  /// The action with a name or alias; nil where there is none.
  public func action(named name: String) -> ActionPosition? {
    document.names.find(name).flatMap { names.action(of: $0) }
  }

  /// The tag with a name without `#`; nil where there is none.
  public func tag(named name: String) -> TagPosition? { document.names.find(name).flatMap { names.tag(of: $0) } }

  /// The text of a name.
  public func text(_ name: NameID) -> String { document.names[name] }
}

/// Which action and which tag a name stands for.
struct NameIndex: Sendable {
  /// By `NameID.index`; -1 for none.
  var actions: [Int32]
  var tags: [Int32]

  init(count: Int) {
    actions = [Int32](repeating: -1, count: count)
    tags = actions
  }

  func action(of name: NameID) -> ActionPosition? {
    let position = actions[Int(name.index)]
    return position < 0 ? nil : Position(Int(position))
  }

  func tag(of name: NameID) -> TagPosition? {
    let position = tags[Int(name.index)]
    return position < 0 ? nil : Position(Int(position))
  }
}

/// The settings that are not dated (SPEC, Settings).
public struct Settings: Sendable {
  /// `language`: `ko`, `en` or `ja`; nil where it is not set.
  public var language: String?
  /// `theme`: `light` or `dark`; nil where it is not set.
  public var theme: String?
  /// Whether the running session that began first is shown first.
  public var leadsWithEarliest = false
  /// `max-session` in seconds.
  public var longestSession = 16 * 3600
  /// `est` in seconds: the estimate of new sessions of actions without one; nil where it is not set.
  public var estimate: Int32?
  /// Whether the plan is `free`.
  public var isFreePlan = false
  /// The codes of `allow`.
  public var allowed: Set<String> = []
  /// The pattern of `log`.
  public var log: String?
  /// The name of the zone that holds on the latest date it is set for; nil without one. See `zoneName(on:)`.
  package var zoneNames: [(from: DayNumber?, name: String)] = []

  /// The name of the zone valid on a date.
  public func zoneName(on day: DayNumber) -> String? {
    zoneNames.last { $0.from == nil || $0.from! <= day }?.name
  }
}

/// What a quest or a skip is about, resolved.
public enum ResolvedTarget: Hashable, Sendable {
  case action(ActionPosition)
  case tag(TagPosition)
  case everything
}

/// The position of a goal in `Ledger.goals`.
public typealias GoalPosition = Position<Goal>

/// A goal with its quests.
public struct Goal: Sendable {
  /// Its line.
  public var declaration: GoalDeclaration
  /// Its first day.
  public var start: DayNumber
  /// Its quests in the order of their lines.
  public var quests: [Quest] = []
}

/// A quest of a goal.
public struct Quest: Sendable {
  /// Its line.
  public var declaration: QuestDeclaration
  /// What it is about.
  public var target: ResolvedTarget
}

/// Excused days.
public struct Skip: Sendable {
  /// The excused days.
  public var days: SkippedSpan
  /// Whose quests are excused; nil for all.
  public var target: ResolvedTarget?
}

extension Ledger {
  /// The names and the aliases of all actions.
  package var actionNames: [String] {
    actions.map { text($0.name.name) } + actions.flatMap { $0.aliases.map { text($0.name) } }
  }

  /// The goal with an id, else with a title; nil where there is none.
  public func goal(named name: String) -> Goal? {
    guard let id = document.names.find(name) else { return nil }
    return goals.first { $0.declaration.id?.name == id } ?? goals.first { $0.declaration.title.name == id }
  }
}
