public import HaruParse

/// The actions and tags that a report names, each once: whose names, icons, units and colours
/// are needed to show it.
public struct Legend: Sendable {
  /// The actions in the order of their declaration.
  public let actions: [ActionPosition]
  /// The tags in the order of their declaration.
  public let tags: [TagPosition]

  init(actions: some Sequence<ActionPosition>, tags: some Sequence<TagPosition>) {
    self.actions = Set(actions).sorted()
    self.tags = Set(tags).sorted()
  }

  init(_ row: StatsReport.Row) {
    self.init(actions: row.actions.map(\.action), tags: row.tags.compactMap(\.tag))
  }
}

extension OverviewReport {
  /// The actions and tags that it names.
  public var legend: Legend {
    let parts = [Legend(today), Legend(week), goals.legend]
    return Legend(
      actions: running.map(\.action) + parts.flatMap(\.actions), tags: parts.flatMap(\.tags))
  }
}

extension DayReport {
  /// The actions and tags that it names.
  public var legend: Legend { Legend(actions: records.map(\.action), tags: records.flatMap(\.tags)) }
}

extension TimetableReport {
  /// The actions and tags that it names.
  public var legend: Legend { Legend(totals) }
}

extension StatsReport {
  /// The actions and tags that it names.
  public var legend: Legend { Legend(rows.whole) }
}

extension GoalsReport {
  /// The actions and tags that it names.
  public var legend: Legend {
    let targets = goals.flatMap { head.ledger.goals[$0.goal].quests.map(\.target) }
    return Legend(
      actions: targets.compactMap { if case .action(let position) = $0 { position } else { nil } },
      tags: targets.compactMap { if case .tag(let position) = $0 { position } else { nil } })
  }
}

extension EstimatesReport {
  /// The actions and tags that it names.
  public var legend: Legend { Legend(actions: actions.map(\.action), tags: []) }
}

extension MeasuresReport {
  /// The actions and tags that it names.
  public var legend: Legend {
    Legend(actions: actions.map(\.action), tags: actions.flatMap { $0.tags.compactMap(\.tag) })
  }
}
