public import HaruParse

extension Ledger {
  /// The tags of an action.
  public func tags(of action: ActionPosition) -> [TagPosition] {
    actions[action].tags.compactMap { names.tag(of: $0.name) }
  }

  /// The tags of an entry: those of its action, then its own.
  func tags(of entry: Entry, action: ActionPosition) -> [TagPosition] {
    var result = tags(of: action)
    let own = document.extra(of: entry).tags
    guard !own.isEmpty else { return result }
    // A few tags are searched faster than hashed.
    var seen = result.count + own.count > 64 ? Set(result) : nil
    for position in own {
      guard let tag = names.tag(of: document.entryTags[position]) else { continue }
      let isNew = seen == nil ? !result.contains(tag) : seen!.insert(tag).inserted
      if isNew { result.append(tag) }
    }
    return result
  }

  /// The action of an entry that has one.
  @inline(__always)
  package func action(of entry: Entry) -> ActionPosition {
    Position(Int(names.actions[Int(document.name(of: entry).index)]))
  }
}

extension Ledger {
  /// The actions whose name or alias is `text`, else those with one that begins with it. Texts are compared by
  /// canonical equivalence; case matters as long as something fits.
  public func actions(matching text: String) -> [ActionPosition] {
    if let action = action(named: text) { return [action] }
    let lower = text.lowercased()
    for matches in [
      { (name: String) in name.lowercased() == lower }, { (name: String) in name.hasPrefix(text) },
      { (name: String) in name.lowercased().hasPrefix(lower) },
    ] {
      let found = actions.positions.filter { position in
        ([actions[position].name] + actions[position].aliases).contains { matches(self.text($0.name)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
