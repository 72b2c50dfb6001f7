/// What an entry says, apart from how it is written: two lines with equal values mean the same (SPEC, Entries).
public struct EntryValue: Hashable, Sendable {
  /// What an entry without a start and an end amounts to.
  public enum Figure: Hashable, Sendable {
    /// A session.
    case none
    /// A length in seconds.
    case length(Int32)
    case count(Int32)
    case measure(ExactDecimal)
  }

  /// Its date.
  public var day: DayNumber
  /// Its form.
  public var form: EntryForm
  /// Its times in order: start, end, start, end, … of a session; none where it is untimed.
  public var points: [TimePoint]
  /// Its length, count or measure.
  public var figure: Figure
  /// The name or alias of its action.
  public var name: String
  /// Its own tags, without `#`.
  public var tags: [String]
  /// `est=` in seconds.
  public var estimate: Int32?
  /// Its note, lines below it included.
  public var note: String?

  /// An entry of these parts.
  public init(
    day: DayNumber, form: EntryForm, points: [TimePoint] = [], figure: Figure = .none, name: String,
    tags: [String] = [],
    estimate: Int32? = nil, note: String? = nil
  ) {
    self.day = day
    self.form = form
    self.points = points
    self.figure = figure
    self.name = name
    self.tags = tags
    self.estimate = estimate
    self.note = note
  }

  /// Reads an entry as it would stand under a date: `09:00-10:30 독서 ; note`.
  /// - Throws: what is wrong with the line.
  public init(line: String, on day: DayNumber) throws(Problem) {
    let document = Document(parsing: SourceFile(path: "", bytes: Array("\(day) \(line)".utf8)))
    if let group = document.diagnostics.sorted().first { throw group.first.problem }
    guard document.entries.count == 1 else { throw .missing(.value) }
    self = document.value(of: Position(0))
  }
}

extension Document {
  /// What the entry at `position` of `entries` says.
  package func value(of position: EntryPosition) -> EntryValue {
    let entry = entries[position]
    let extra = extra(of: entry)
    let figure: EntryValue.Figure =
      switch entry.form {
      case .session, .running, .paused: .none
      case .length: .length(entry.value)
      case .count: .count(entry.value)
      case .measure: .measure(measures[Int(entry.value)])
      }
    return EntryValue(
      day: day(of: position), form: entry.form, points: times(of: position), figure: figure,
      name: names[name(of: entry)], tags: extra.tags.map { names[entryTags[$0]] }, estimate: extra.estimate,
      note: note(of: position))
  }

  /// The times of the entry at `position` as written: start, end, start, end, …; none where it is untimed.
  public func times(of position: EntryPosition) -> [TimePoint] {
    let entry = entries[position]
    let extra = extra(of: entry)
    if !extra.points.isEmpty { return Array(points[extra.points]) }
    guard entry.isTimed else { return [] }
    let first = TimePoint(second: entry.start)
    return entry.form == .session || entry.form == .paused ? [first, TimePoint(second: entry.value)] : [first]
  }

  /// The position of the entry whose line starts at a byte of a file; nil where none does.
  public func entry(inFile file: FileID, at line: UInt32) -> EntryPosition? {
    let first = firstEntries[Int(file.index)]
    let end = Int(file.index) + 1 < firstEntries.count ? firstEntries[Int(file.index) + 1] : entries.count
    let position = first + entries[first..<end].countOfFirst(while: { $0.line < line })
    return position < end && entries[position].line == line ? Position(position) : nil
  }
}
