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
