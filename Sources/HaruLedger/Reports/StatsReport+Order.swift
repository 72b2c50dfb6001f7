import HaruParse

extension StatsReport {
  /// The order of the actions, and of the tags, of a report.
  public enum Order: String, CaseIterable, Sendable {
    /// That of their declaration.
    case declaration = "file"
    /// By name.
    case name
    /// The most first: time, then counts, each by their sum, then measures by their number of entries.
    case total
    /// The most entries first.
    case entries
  }
}

extension StatsReport.Row {
  /// Puts the actions and the tags in order; what is equal, in that of their declaration. The entries without a tag stay last.
  mutating func sort(by order: StatsReport.Order, _ ledger: Ledger) {
    guard order != .declaration else { return }
    actions = Self.sorted(actions, by: order) { total in
      let kind = ledger.actions[total.action].kind
      let (value, times): (Int64, Int) =
        switch kind {
        case .time: (total.time.seconds, total.time.sessions)
        case .count: (total.count, total.entries)
        case .measure: (Int64(total.entries), total.entries)
        }
      return SortKey(name: ledger.name(of: total.action), group: Int(kind.rawValue), value: value, times: times)
    }
    let untagged = tags.filter { $0.tag == nil }
    let named = tags.filter { $0.tag != nil }
    tags =
      Self.sorted(named, by: order) { total in
        SortKey(
          name: total.tag.map { ledger.name(of: $0) } ?? "", group: 0, value: total.time.seconds,
          times: total.time.sessions)
      } + untagged
  }

  /// What is compared.
  private struct SortKey {
    var name: String
    /// The kinds of action, which have totals of their own.
    var group: Int
    var value: Int64
    var times: Int
  }

  private static func sorted<Total>(
    _ totals: [Total], by order: StatsReport.Order, _ key: (Total) -> SortKey
  ) -> [Total] {
    let keys = totals.enumerated().map { (position: $0, total: $1, key: key($1)) }
    return keys.sorted { a, b in
      switch order {
      case .declaration: break
      case .name: if a.key.name != b.key.name { return a.key.name < b.key.name }
      case .total:
        if a.key.group != b.key.group { return a.key.group < b.key.group }
        if a.key.value != b.key.value { return a.key.value > b.key.value }
      case .entries: if a.key.times != b.key.times { return a.key.times > b.key.times }
      }
      return a.position < b.position
    }.map(\.total)
  }
}
