/// What one line means by itself: its kind, and the names in it. Each repaired line is read like this before it is proposed.
package enum ProvenLine {
  /// An entry of an action, with the kind that its value asks for.
  case entry(action: String, kind: ActionKind)
  /// A quest and what it asks for.
  case quest(target: Target, action: String?, amount: Amount)
  /// Another line.
  case other

  /// Reads a line that lies under a day and under a goal; nil where it cannot be read.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    var above = LineState()
    above.day = .open(DayNumber(year: 2026, month: 1, day: 1))
    above.goal = .open(.init())
    above.sawContent = true
    var parser = Parser(from: above, isProof: true)
    guard parser.proof(bytes.span) == nil else { return nil }
    let fragment = parser.fragment
    if let entry = fragment.entries.first {
      self = .entry(action: fragment.names[fragment.name(of: entry)], kind: entry.form.kind)
    } else if let quest = fragment.quests.first {
      var action: String?
      if case .action(let name) = quest.target { action = fragment.names[name] }
      self = .quest(target: quest.target, action: action, amount: quest.amount)
    } else {
      self = .other
    }
  }
}

/// What a quest's words mean, in any order and form, for a target whose unit is known; see `QuestForms`.
package func meantQuest(_ text: String, units: [String], isTime: Bool) -> (texts: [String], isCertain: Bool)? {
  guard let meant = QuestForms.meant(text, QuestForms.Context(units: units, isTime: isTime)) else { return nil }
  return (meant.texts, meant.isCertain)
}

extension SourceFile {
  /// The offsets at which lines begin with a date, in order.
  package func dateLines() -> [Int] {
    let bytes = bytes.span
    var result: [Int] = []
    var at = 0
    while at < bytes.count {
      var end = at
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      var cursor = Cursor(at, end)
      cursor.skipBlanks(bytes)
      let start = cursor.at
      if cursor.readDate(bytes) != nil { result.append(start) }
      at = end + 1
    }
    return result
  }

  /// Whether a date stands at an offset, and nothing right behind it that would belong to it.
  package func holdsDate(at offset: Int) -> Bool {
    var cursor = Cursor(offset, bytes.count)
    return cursor.readDate(bytes.span) != nil
  }
}
