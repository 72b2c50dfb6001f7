import HaruParse

/// An entry with what is known of it when it is placed.
struct PlacedEntry {
  var entry: Entry
  /// The entry, by its position.
  var position: EntryPosition
  /// The action.
  var action: ActionPosition
  /// The date it stands under.
  var date: DayNumber
}

/// What takes entries as they are placed in time. Times are seconds since 1970.
protocol EntrySink {
  /// Takes a session of one piece.
  mutating func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry)
  /// Takes a session of any shape: start, end, start, end, ….
  mutating func session(_ times: [Instant], _ entry: PlacedEntry)
  /// Takes a session that runs or is paused, without its last end.
  mutating func open(_ times: [Instant], _ entry: PlacedEntry)
  /// Takes a length, a count or a measure; `start` is that of its day where it has no time.
  mutating func mark(_ start: Int64, _ entry: PlacedEntry)
  /// Takes an entry that is wrong.
  mutating func wrong(_ entry: EntryPosition)
}

extension EntrySink {
  func session(_ start: Int64, _ end: Int64, _ entry: PlacedEntry) {}
  func session(_ times: [Instant], _ entry: PlacedEntry) {}
  func open(_ times: [Instant], _ entry: PlacedEntry) {}
  func mark(_ start: Int64, _ entry: PlacedEntry) {}
  func wrong(_ entry: EntryPosition) {}
}

/// Places entries in time, one after the other. Where no clock change and no setting is near a date, which is nearly always,
/// that is plain arithmetic; else `SessionClock` does it.
struct EntryPlacer {
  private let ledger: Ledger
  /// The clock for what plain arithmetic does not do; made once, since it holds the ledger.
  private var clock: SessionClock
  /// By action, the forms of entries that fit it: bit n is the form n.
  private let forms: [UInt8]
  /// By position in `Document.extras`, whether plain arithmetic does not do.
  private let needsCare: [Bool]
  /// By position in `Document.extras`, whether a tag is not declared.
  private let isWrong: [Bool]

  /// A placer of the entries of all actions, or of some.
  init(_ ledger: Ledger, actions chosen: Set<ActionPosition>? = nil) {
    self.ledger = ledger
    clock = SessionClock(ledger: ledger, day: DayNumber(0), points: [])
    let fitting = ActionKind.allCases.map { kind in
      EntryForm.allCases.reduce(UInt8(0)) { $1.kind == kind ? $0 | 1 << $1.rawValue : $0 }
    }
    forms = ledger.actions.positions.map { action in
      chosen?.contains(action) ?? true ? fitting[Int(ledger.actions[action].kind.rawValue)] : 0
    }
    let document = ledger.document
    isWrong = document.extras.map { extra in
      extra.tags.contains { ledger.names.tag(of: document.entryTags[$0]) == nil }
    }
    needsCare = zip(document.extras, isWrong).map { !$0.points.isEmpty || $1 }
  }

  /// Places the entries at some positions, the first of which lies in the run of days `run`.
  mutating func place<Sink: EntrySink>(_ positions: Range<Int>, fromRun run: Int, into sink: inout Sink) {
    let document = ledger.document
    let calendar = ledger.calendar
    let (allEntries, allRuns, allNames) = (document.entries, document.dayRuns, ledger.names.actions)
    let (allForms, allCare) = (self.forms, self.needsCare)
    let allExtras = document.extras
    let (entries, runs, names, extras) = (allEntries.span, allRuns.span, allNames.span, allExtras.span)
    let (forms, needsCare) = (allForms.span, allCare.span)
    var span: QuietSpan?
    var run = run
    var position = positions.lowerBound
    while position < positions.upperBound {
      let day = runs[run].day
      run += 1
      let end = min(positions.upperBound, run < runs.count ? runs[run].first.index : entries.count)
      if span == nil || !span!.days.contains(day) { span = calendar.quietSpan(containing: day) }
      guard let span else {
        while position < end {
          placeWithCare(Position(position), day, &sink)
          position += 1
        }
        continue
      }
      let midnight = span.instant(day: day, second: 0).seconds
      while position < end {
        let entry = entries[position]
        let extra = entry.extra
        let action = Int(names[Int((extra == 0 ? entry.plainName : extras[extra].name).index)])
        let form = entry.form
        guard action >= 0, forms[action] >> form.rawValue & 1 == 1, extra == 0 || !needsCare[extra] else {
          placeWithCare(Position(position), day, &sink)
          position += 1
          continue
        }
        let placed = PlacedEntry(
          entry: entry, position: Position(position), action: Position(action), date: day)
        switch form {
        case .session:
          let start = midnight &+ Int64(entry.start)
          var end = midnight &+ Int64(entry.value)
          var isQuick = true
          if end < start {
            end &+= 86_400
            isQuick = end >= start && end &- start <= SessionClock.longestStep && entry.value < 86_400
          }
          if isQuick { sink.session(start, end, placed) } else { placeWithCare(Position(position), day, &sink) }
        case .running, .paused: placeWithCare(Position(position), day, &sink)
        case .length, .count, .measure:
          sink.mark(entry.isTimed ? midnight &+ Int64(entry.start) : span.start(of: day).seconds, placed)
        }
        position += 1
      }
    }
  }

  /// An entry with dates or offsets of its own, a pause, no end, near a change of clocks or settings, or one that is wrong.
  @inline(never)
  private mutating func placeWithCare<Sink: EntrySink>(_ position: EntryPosition, _ day: DayNumber, _ sink: inout Sink)
  {
    let entry = ledger.document.entries[position]
    guard let action = ledger.names.action(of: ledger.document.name(of: entry)),
      forms[action.index] >> entry.form.rawValue & 1 == 1, !isWrong[entry.extra]
    else {
      return sink.wrong(position)
    }
    clock.turn(to: entry, of: day)
    guard let times = try? clock.instants() else { return sink.wrong(position) }
    let placed = PlacedEntry(entry: entry, position: position, action: action, date: day)
    switch entry.form {
    case .length, .count, .measure:
      sink.mark(times.first?.seconds ?? ledger.calendar.start(of: day).seconds, placed)
    case .session: sink.session(times, placed)
    case .running, .paused: sink.open(times, placed)
    }
  }
}
