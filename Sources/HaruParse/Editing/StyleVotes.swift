/// What the lines of a file say about its style. The majority decides; what no line speaks of is left to another style.
struct StyleVotes: Sendable {
  /// How often each of a few values was met, in the order in which they were.
  struct Tally<Value: Equatable & Sendable>: Sendable {
    private(set) var counts: [(value: Value, count: Int)] = []

    mutating func add(_ value: Value, _ count: Int = 1) {
      for position in counts.indices where counts[position].value == value {
        counts[position].count += count
        return
      }
      if counts.count < 64 { counts.append((value, count)) }
    }

    /// Counts the value at a position once more.
    mutating func count(at position: Int) { counts[position].count += 1 }

    /// The most frequent value, of several the one met first; `standard` without any.
    func winner(_ standard: Value) -> Value {
      var best: (value: Value, count: Int)?
      for candidate in counts where candidate.count > best?.count ?? 0 { best = candidate }
      return best?.value ?? standard
    }
  }

  var indent = Tally<[UInt8]>()
  var datesEveryEntry = Tally<Bool>()
  var weekday = Tally<WritingStyle.WeekdayForm>()
  var entryWeekday = Tally<WritingStyle.WeekdayForm>()
  var separatesDays = Tally<Bool>()
  var newestFirst = Tally<Bool>()
  var newestEntriesFirst = Tally<Bool>()
  /// Lines that end with LF, and with CR LF.
  var lineEnd = Tally<[UInt8]>()
  var padsHours = Tally<Bool>()
  var showsSeconds = Tally<Bool>()
  var dash = Tally<[UInt8]>()
  var comma = Tally<[UInt8]>()
  var countsPastMidnight = Tally<Bool>()
  var units = Tally<WritingStyle.Units>()
  /// The weekdays of cadences and settings.
  var declaredWeekday = Tally<WritingStyle.WeekdayForm>()

  /// What ends most lines.
  var mostLineEnds: [UInt8] { lineEnd.winner([0x0A]) }

  func style(over standard: WritingStyle) -> WritingStyle {
    func text(_ tally: Tally<[UInt8]>, _ standard: String) -> String {
      tally.counts.isEmpty ? standard : String(decoding: tally.winner([]), as: UTF8.self)
    }
    var style = WritingStyle()
    style.indent = text(indent, standard.indent)
    style.datesEveryEntry = datesEveryEntry.winner(standard.datesEveryEntry)
    style.weekday = weekday.winner(standard.weekday)
    style.entryWeekday = entryWeekday.winner(standard.entryWeekday)
    style.separatesDays = separatesDays.winner(standard.separatesDays)
    style.newestFirst = newestFirst.winner(standard.newestFirst)
    style.newestEntriesFirst = newestEntriesFirst.winner(standard.newestEntriesFirst)
    style.lineEnd = text(lineEnd, standard.lineEnd)
    style.padsHours = padsHours.winner(standard.padsHours)
    style.showsSeconds = showsSeconds.winner(standard.showsSeconds)
    style.dash = text(dash, standard.dash)
    style.comma = text(comma, Self.comma(like: style.dash, standard))
    style.countsPastMidnight = countsPastMidnight.winner(standard.countsPastMidnight)
    style.units = units.winner(standard.units)
    return style
  }

  /// The comma of a file that has none: with the blanks of its dash, where these are not those of the standard.
  private static func comma(like dash: String, _ standard: WritingStyle) -> String {
    if dash == standard.dash { return standard.comma }
    return String(dash.prefix(while: \.isWhitespace)) + ","
      + String(dash.reversed().prefix(while: \.isWhitespace).reversed())
  }

  /// Counts what the tokens of an entry, a setting, an action or a quest say. How times are written only matters to what is added.
  mutating func addVotes(of tokens: [Token], _ kind: LineKind, _ bytes: Span<UInt8>, countsTimes: Bool) {
    var reader = SpellingReader(kind)
    var lastTime: ByteRange?
    for token in tokens {
      switch reader.spelling(of: token, bytes) {
      case .time where kind == .entry && countsTimes:
        addTimeVotes(token.range, after: lastTime, bytes)
        if let lastTime {
          let between = Int(lastTime.end)..<Int(token.range.start)
          if between.contains(where: { bytes[$0] == Byte.comma }) {
            comma.add(bytes, between)
          } else {
            dash.add(bytes, between)
          }
        }
        lastTime = token.range
      case .length: addUnitVotes(token.range, bytes)
      case .declaredWeekdays:
        for word in bytes.text(token.range).weekdays { declaredWeekday.add(.init(written: String(word.text))) }
      case .time, .weekday, .dash, .comma, nil: break
      }
    }
  }

  private mutating func addTimeVotes(_ range: ByteRange, after last: ByteRange?, _ bytes: Span<UInt8>) {
    let time = range.indices
    // The hours of a full time have two digits in any case.
    if time.count > 10, bytes[time.lowerBound + 4] == Byte.minus { return }
    if bytes[time.lowerBound + 1] == Byte.colon {
      padsHours.add(false)
    } else if bytes[time.lowerBound] == UInt8(ascii: "0") {
      padsHours.add(true)
    }
    let minute = Self.minute(range, bytes)
    // Within the minute of the time before it, a time needs its seconds, however the file is written.
    if let last, bytes.isSame(Self.minute(last, bytes), as: minute, in: bytes) { return }
    showsSeconds.add(minute.upperBound < time.upperBound && bytes[minute.upperBound] == Byte.colon)
  }

  /// A time without its seconds and its offset.
  private static func minute(_ range: ByteRange, _ bytes: Span<UInt8>) -> Range<Int> {
    let time = range.indices
    var end = time.lowerBound
    var colons = 0
    while end < time.upperBound, bytes[end] != Byte.at {
      if bytes[end] == Byte.colon { colons += 1 }
      if colons == 2 { break }
      end += 1
    }
    return time.lowerBound..<end
  }

  private mutating func addUnitVotes(_ range: ByteRange, _ bytes: Span<UInt8>) {
    guard let last = bytes.text(range).unicodeScalars.last(where: { $0 != "\"" }) else { return }
    units.add(last.isASCII ? .latin : (0xAC00...0xD7A3).contains(last.value) ? .hangul : .kanji)
  }
}

extension StyleVotes.Tally<[UInt8]> {
  /// Adds the bytes of a range.
  mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    for position in counts.indices where bytes.isSame(range, as: counts[position].value) {
      return count(at: position)
    }
    add(range.map { bytes[$0] })
  }
}

extension Span<UInt8> {
  /// Whether the bytes of a range are these.
  func isSame(_ range: Range<Int>, as other: [UInt8]) -> Bool {
    range.count == other.count && isSame(range, as: 0..<other.count, in: other.span)
  }

  /// Whether the bytes of a range are those of a range of other bytes.
  func isSame(_ range: Range<Int>, as other: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard range.count == other.count else { return false }
    var at = range.lowerBound
    var there = other.lowerBound
    while at &+ 8 <= range.upperBound {
      if word(at) != bytes.word(there) { return false }
      at &+= 8
      there &+= 8
    }
    while at < range.upperBound {
      if self[at] != bytes[there] { return false }
      at &+= 1
      there &+= 1
    }
    return true
  }
}
