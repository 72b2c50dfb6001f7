/// How a person writes a ledger, as far as the format leaves it open. What the program adds is written the same way.
public struct WritingStyle: Hashable, Sendable {
  /// How a weekday is spelt.
  public enum WeekdayForm: Hashable, Sendable {
    case none, hangul, kanji
    /// `mon`, `Mon`, `MON`.
    case lower, capitalized, upper
  }

  /// The script of the units of lengths.
  public enum Units: Hashable, Sendable {
    case latin, hangul, kanji
  }

  /// What stands before an entry below its date line.
  public var indent = "  "
  /// Whether each entry bears its own date.
  public var datesEveryEntry = false
  /// The weekday behind the date of a date line.
  public var weekday = WeekdayForm.none
  /// The weekday behind the date of an entry with its own.
  public var entryWeekday = WeekdayForm.none
  /// Whether a blank line stands between two days.
  public var separatesDays = true
  /// Whether later days stand before earlier ones.
  public var newestFirst = false
  /// Whether later entries of a day stand before earlier ones.
  public var newestEntriesFirst = false
  /// What ends a line.
  public var lineEnd = "\n"
  /// Whether hours have two digits: `09:05`.
  public var padsHours = true
  /// Whether times are written to the second.
  public var showsSeconds = false
  /// What stands between start and end, with the blanks around it.
  public var dash = "-"
  /// What stands between two pieces of a session, with the blanks around it.
  public var comma = ","
  /// Whether an end after midnight is written as `25:10` rather than `01:10`.
  public var countsPastMidnight = true
  /// The units of lengths.
  public var units = Units.latin

  /// The style of a file that does not say otherwise.
  public init() {}
}

/// What the lines of a file say about its style. The majority decides; what no line speaks of is left to another style.
struct StyleVotes: Sendable {
  /// How often each of a few values was met, in the order in which they were.
  struct Tally<Value: Equatable & Sendable>: Sendable {
    private(set) var counts: [(value: Value, count: Int)] = []

    mutating func add(_ value: Value, _ count: Int = 1) {
      if let position = counts.firstIndex(where: { $0.value == value }) {
        counts[position].count += count
      } else if counts.count < 64 {
        counts.append((value, count))
      }
    }

    /// The most frequent value, of several the one met first; `standard` without any.
    func winner(_ standard: Value) -> Value {
      var best: (value: Value, count: Int)?
      for candidate in counts where candidate.count > best?.count ?? 0 { best = candidate }
      return best?.value ?? standard
    }
  }

  var indent = Tally<String>()
  var datesEveryEntry = Tally<Bool>()
  var weekday = Tally<WritingStyle.WeekdayForm>()
  var entryWeekday = Tally<WritingStyle.WeekdayForm>()
  var separatesDays = Tally<Bool>()
  var newestFirst = Tally<Bool>()
  var newestEntriesFirst = Tally<Bool>()
  var lineEnd = Tally<String>()
  var padsHours = Tally<Bool>()
  var showsSeconds = Tally<Bool>()
  var dash = Tally<String>()
  var comma = Tally<String>()
  var countsPastMidnight = Tally<Bool>()
  var units = Tally<WritingStyle.Units>()
  /// The weekdays of cadences and settings.
  var declaredWeekday = Tally<WritingStyle.WeekdayForm>()

  func style(over standard: WritingStyle) -> WritingStyle {
    var style = WritingStyle()
    style.indent = indent.winner(standard.indent)
    style.datesEveryEntry = datesEveryEntry.winner(standard.datesEveryEntry)
    style.weekday = weekday.winner(standard.weekday)
    style.entryWeekday = entryWeekday.winner(standard.entryWeekday)
    style.separatesDays = separatesDays.winner(standard.separatesDays)
    style.newestFirst = newestFirst.winner(standard.newestFirst)
    style.newestEntriesFirst = newestEntriesFirst.winner(standard.newestEntriesFirst)
    style.lineEnd = lineEnd.winner(standard.lineEnd)
    style.padsHours = padsHours.winner(standard.padsHours)
    style.showsSeconds = showsSeconds.winner(standard.showsSeconds)
    style.dash = dash.winner(standard.dash)
    style.comma = comma.winner(standard.comma)
    style.countsPastMidnight = countsPastMidnight.winner(standard.countsPastMidnight)
    style.units = units.winner(standard.units)
    return style
  }

  /// Hears the line of an entry, a setting, an action or a quest.
  mutating func addVotes(of line: SyntaxLine, _ bytes: Span<UInt8>) {
    var reader = SpellingReader(line.kind)
    var lastTime: ByteRange?
    for token in line.tokens {
      switch reader.spelling(of: token, bytes) {
      case .time where line.kind == .entry:
        addTimeVotes(token.range, after: lastTime, bytes)
        if let lastTime {
          let between = bytes.text(Int(lastTime.end)..<Int(token.range.start))
          if between.utf8.contains(Byte.comma) { comma.add(between) } else { dash.add(between) }
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
    if let last, bytes.text(Self.minute(last, bytes)) == bytes.text(minute) { return }
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

extension WritingStyle.WeekdayForm {
  /// The form of a weekday that could be read.
  init(written text: String) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 3, scalars[0].isASCII else {
      // Hangul may be decomposed.
      let isKanji = scalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
      self = isKanji ? .kanji : .hangul
      return
    }
    func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
    self = !isUpper(scalars[0]) ? .lower : isUpper(scalars[1]) ? .upper : .capitalized
  }

  /// A weekday in this form; nil for none.
  func text(_ weekday: Weekday) -> String? {
    switch self {
    case .none: nil
    case .hangul: String(weekday.hangul)
    case .kanji: String(weekday.kanji)
    case .lower: weekday.keyword
    case .capitalized: weekday.keyword.prefix(1).uppercased() + weekday.keyword.dropFirst()
    case .upper: weekday.keyword.uppercased()
    }
  }
}
