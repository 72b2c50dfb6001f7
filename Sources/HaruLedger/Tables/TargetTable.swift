import HaruParse

/// What each entry counts for: everything, its action, and each of its tags or the group without a tag. The rows of a table are
/// numbered: 0 is everything, then the actions, then the tags, then the group without a tag. The table of quests has a row for
/// each of their subjects instead.
struct TargetTable: Sendable {
  private let ledger: Ledger
  private let filter: EntryFilter
  /// The rows of quest subjects, where it is about them.
  private let subjects: [QuestSubject: Int]?
  /// The rows of all kinds of entries, end to end.
  private var rows: [Int32] = []
  /// By action, those of its entries without tags of their own; nil where they are filtered out.
  private var plain: [Range<Int>?] = []
  /// By action and extra, those of entries with tags of their own.
  private var tagged: [UInt64: Range<Int>?] = [:]

  init(_ ledger: Ledger, filter: EntryFilter) {
    self.ledger = ledger
    self.filter = filter
    subjects = nil
    addPlainRows()
  }

  /// The rows of quest subjects.
  init(_ ledger: Ledger, subjects: [QuestSubject: Int]) {
    self.ledger = ledger
    filter = EntryFilter()
    self.subjects = subjects
    addPlainRows()
  }

  private mutating func addPlainRows() {
    for action in ledger.actions.positions { plain.append(addRows(action, tags: ledger.tags(of: action))) }
  }

  /// The calendar of the ledger.
  var calendar: LedgerCalendar { ledger.calendar }

  static let everything = 0
  static func row(of action: ActionPosition) -> Int { action.index + 1 }

  /// The number of rows of a table.
  var count: Int { subjects?.count ?? ledger.actions.count + ledger.tags.count + 2 }
  func row(of tag: TagPosition) -> Int { ledger.actions.count + 1 + tag.index }
  var untagged: Int { count - 1 }

  /// What a row is of.
  enum Target {
    case everything
    case action(ActionPosition)
    /// Nil for the entries without a tag.
    case tag(TagPosition?)
  }

  func target(ofRow row: Int) -> Target {
    if row == Self.everything { return .everything }
    if row <= ledger.actions.count { return .action(Position(row - 1)) }
    return .tag(row == untagged ? nil : Position(row - ledger.actions.count - 1))
  }

  /// The positions of an entry's rows, for `row(at:)`; nil where the filter leaves the entry out.
  @inline(__always)
  mutating func rows(of entry: Entry, action: ActionPosition) -> Range<Int>? {
    entry.extra == 0 ? plain[action.index] : rowsWithExtra(entry, action)
  }

  /// The row at a position.
  @inline(__always)
  func row(at position: Int) -> Int { Int(rows[position]) }

  @inline(never)
  private mutating func rowsWithExtra(_ entry: Entry, _ action: ActionPosition) -> Range<Int>? {
    guard !ledger.document.extra(of: entry).tags.isEmpty else { return plain[action.index] }
    let key = UInt64(action.index) << 32 | UInt64(entry.extra)
    if let known = tagged[key] { return known }
    let added = addRows(action, tags: ledger.tags(of: entry, action: action))
    tagged[key] = .some(added)
    return added
  }

  private mutating func addRows(_ action: ActionPosition, tags: [TagPosition]) -> Range<Int>? {
    guard filter.admits(action: action, tags: tags) else { return nil }
    let start = rows.count
    if let subjects {
      let kind = ledger.actions[action].kind
      guard kind != .measure else { return nil }
      for target in [.everything, .action(action)] + tags.map(ResolvedTarget.tag) {
        for unit in [kind == .time ? QuestUnit.seconds : .counts, .entries] {
          if let row = subjects[QuestSubject(target: target, unit: unit)] { rows.append(Int32(row)) }
        }
      }
      return rows.count > start ? start..<rows.count : nil
    }
    rows.append(Int32(Self.everything))
    rows.append(Int32(Self.row(of: action)))
    rows += tags.isEmpty ? [Int32(untagged)] : tags.map { Int32(row(of: $0)) }
    return start..<rows.count
  }
}
