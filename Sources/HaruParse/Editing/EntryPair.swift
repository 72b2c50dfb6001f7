/// Compares what entries of two files say. Both are read into the same names, so that no text is made of them.
struct EntryPair {
  private var reader = EntryReader()

  /// What a line of an entry says, but for its note.
  private struct Said: Equatable {
    var form: EntryForm
    var name: NameID
    var start: Int32
    var value: Int32
    var measure: ExactDecimal?
    var estimate: Int32?
    var tags: ArraySlice<NameID> = []
    var points: ArraySlice<TimePoint> = []
  }

  /// Whether two lines that start at offsets hold the same entry below a date, the note in the line included.
  mutating func areSame(
    _ old: Span<UInt8>, _ oldStart: Int, _ new: Span<UInt8>, _ newStart: Int, on day: DayNumber?
  ) -> Bool {
    guard let (first, oldNote) = read(old, oldStart, day), let (second, newNote) = read(new, newStart, day) else {
      return false
    }
    return first == second && old.isSame(oldNote, as: newNote, in: new)
  }

  private mutating func read(_ bytes: Span<UInt8>, _ start: Int, _ day: DayNumber?) -> (Said, note: Range<Int>)? {
    guard let entry = reader.read(bytes, at: start, on: day) else { return nil }
    let isMeasure = entry.form == .measure
    var said = Said(
      form: entry.form, name: reader.parser.fragment.name(of: entry), start: entry.start,
      value: isMeasure ? 0 : entry.value,
      measure: isMeasure ? reader.parser.fragment.measures[Int(entry.value)] : nil)
    if entry.extra > 0 {
      let extra = reader.parser.fragment.extras[entry.extra]
      said.estimate = extra.estimate
      said.tags = reader.parser.fragment.entryTags[extra.tags]
      said.points = reader.parser.fragment.points[extra.points]
      if !extra.points.isEmpty { said.value = 0 }
    }
    guard let note = reader.tokens.first(where: { $0.role == .note }) else { return (said, 0..<0) }
    return (said, bytes.trimmed(Int(note.range.start) + 1..<Int(note.range.end)))
  }
}
