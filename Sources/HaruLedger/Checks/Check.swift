import HaruParse

/// One thing that is odd about a ledger although it can be read. Each check is a type in the file of its theme.
protocol Check: SendableMetatype {
  /// The codes that it reports, one as a rule.
  static var codes: [Code] { get }
  /// Adds what it finds to the bag. Places are only looked up where they are kept.
  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag)
}

/// What a check can look at.
struct CheckContext {
  let ledger: Ledger
  let now: Instant
  /// What the pass over the entries noticed.
  let notes: EntryNotes
  /// The sessions that overlap another one of their action.
  let overlaps: [Overlap]
  /// The names in a folder, which is given as one would open it from the current folder.
  let list: (String) -> [String]

  var document: Document { ledger.document }
  /// The current logical day.
  var today: DayNumber { ledger.calendar.logicalDay(of: now) }

  /// The text of a name.
  func text(_ name: NameID) -> String { ledger.text(name) }

  /// The action of an entry; nil where it has none.
  func action(of entry: EntryPosition) -> ActionPosition? {
    ledger.names.action(of: document.name(of: document.entries[entry]))
  }
}

extension CheckContext {
  /// The skips whose target is known, with their lines.
  var skips: [(skip: Skip, declaration: SkipDeclaration)] {
    let names = ledger.names
    let known = document.skips.filter { declaration in
      switch declaration.target {
      case nil, .everything: true
      case .action(let name): names.action(of: name) != nil
      case .tag(let name): names.tag(of: name) != nil
      }
    }
    return Array(zip(ledger.skips, known)).map { ($0, $1) }
  }
}

extension Ledger {
  /// The logical day of an entry on the date `day`; nil where its time does not exist.
  func logicalDay(of position: EntryPosition, on day: DayNumber) -> DayNumber? {
    let entry = document.entries[position]
    guard entry.isTimed else { return day }
    if entry.extra == 0, let span = calendar.quietSpan(containing: day) {
      return span.logicalDay(of: span.instant(day: day, second: Int(entry.start)))
    }
    return times(of: position).first.map(calendar.logicalDay(of:))
  }
}
