/// A form in which other people and programs write dates: one row of a table.
struct DateForm {
  /// What it is made of.
  var pieces: [Piece]
  /// What may follow it where it begins a line, so that the line is a date line; nil where it begins none by itself.
  var ending: Ending?
  /// How certain it is what date is meant; nil where no date is known yet.
  var certainty: Certainty?

  enum Certainty {
    /// Certain, if the year is written too.
    case certain
    case doubtful
    /// Day and month may be the other way around.
    case eitherOrder
  }

  enum Piece {
    /// A number with so many digits and such a value, which is the …
    case number(Part, ClosedRange<Int>, ClosedRange<Int> = 0...999_999_999)
    /// One scalar of a kind; a later `.same` is the same one.
    case mark(DateMarks)
    case same
    /// One dash, or two.
    case dash
    /// Blanks that may be missing, or not.
    case blanks, blank
    /// A mark, or a dash twice, with blanks around it.
    case separator
    /// Blanks, any sign, or a mark as above, with blanks around it.
    case anySeparator
    /// What may stand between the numbers of a date in any form: nothing, blanks, one mark or word.
    case gap
    /// What may stand behind its last number.
    case tail
    /// Blanks and marks, as many as there are.
    case gaps
    /// A word.
    case word(LatinWord)
    /// A scalar.
    case scalar(Unicode.Scalar)
    /// A month in English, in full or its first letters.
    case monthName
    /// `st`, `nd`, `rd`, `th`; may be missing.
    case ordinal
    /// `of`; may be missing.
    case of
    /// A year behind the day, which no unit follows; with two digits only after a mark, or where it always may be.
    case laterYear(short: Bool)
    /// The name or sign of a Japanese era, or its letter too.
    case era(orLetter: Bool)
    /// `元`, or the number of the year of an era.
    case yearOfEra
    /// No further mark or number, so that the form is no part of a longer one.
    case noGap, noNumber
  }

  /// The part of a date that a number is.
  enum Part {
    case year, month, day
    /// A year of this century.
    case shortYear
    /// Year and month, or all three, run together.
    case yearAndMonth, all
    /// A year of the era before it.
    case yearOfEra
    /// A number that has no meaning yet.
    case none

    /// Takes a number as the part; false where it cannot be that.
    func take(_ value: Int, _ match: inout DateMatch) -> Bool {
      switch self {
      case .year: match.year = value
      case .month: match.month = value
      case .day: match.day = value
      case .shortYear: match.year = 2000 + value
      case .yearOfEra: match.year = match.eraBase + value
      case .yearAndMonth:
        (match.year, match.month) = (value / 100, value % 100)
        return (1...12).contains(match.month)
      case .all: (match.year, match.month, match.day) = (value / 10_000, value / 100 % 100, value % 100)
      case .none: break
      }
      return true
    }
  }

  enum Ending {
    case anything
    /// No colon: the number before it would be an hour.
    case noHour
    /// Neither a colon nor a letter: the number before it would be one of something.
    case noUnit
    /// The end of the word.
    case word
    /// Nothing but a comment.
    case end
    /// Nothing that an entry could go on with: the end, or a weekday with nothing or a time behind it.
    case nothing
    /// The same, or a time.
    case nothingOrTime
    /// No unit of hours.
    case noLength
    /// No unit that would make a fraction of an hour of it.
    case noFraction
    /// What is no interval of two times without marks.
    case noInterval
  }
}

extension DateForm.Piece {
  static let year = number(.year, 4...4)
  static let likelyYear = number(.year, 4...4, 1900...2100)
  static let month = number(.month, 1...2)
  static let likelyMonth = number(.month, 1...2, 1...12)
  static let day = number(.day, 1...2)
  static let likelyDay = number(.day, 1...2, 1...31)
  static let shortYear = number(.shortYear, 2...2)
  static let digits = number(.none, 1...255)
  static func word(_ text: String) -> DateForm.Piece { .word(LatinWord(text)) }
}

/// Forms by what they begin with, each list in the order of the table.
struct DateFormTable {
  private let beginningLines: [[DateForm]]
  private let withMeaning: [[DateForm]]

  init(_ forms: [DateForm]) {
    func lists(_ forms: [DateForm]) -> [[DateForm]] {
      (0...9).map { width in
        forms.filter { form in
          guard case .number(_, let widths, _) = form.pieces[0] else { return width == 0 }
          return widths.contains(width)
        }
      }
    }
    beginningLines = lists(forms.filter { $0.ending != nil })
    withMeaning = lists(forms.filter { $0.certainty != nil })
  }

  /// The forms by which a line is a date line, if it begins with a token.
  func beginningLines(with first: DateToken) -> [DateForm] { beginningLines[Self.list(first)] }

  /// The forms whose date is known, if they begin with a token.
  func withMeaning(_ first: DateToken) -> [DateForm] { withMeaning[Self.list(first)] }

  /// The number of digits, 0 for what is no number.
  private static func list(_ first: DateToken) -> Int { first.kind == .number ? min(9, Int(first.width)) : 0 }
}

/// Dates in other forms (SPEC, Recovery): all that is known of them. What is a date line by its first words, and what
/// date was meant, are two looks at this table.
enum DateForms {
  /// `2026–07–07`, `2026 - 07 - 07`, `2026--07--07`
  static let yearFirst = DateForm(pieces: [.year, .separator, .month, .separator, .day], ending: .noHour)

  /// `07/06/26`
  static let short = DateForm(
    pieces: [
      .number(.none, 1...2), .gap, .number(.none, 1...2), .gap, .number(.none, 1...2), .tail,
    ], certainty: .doubtful)

  /// Forms that begin with a number.
  static let numbered = DateFormTable([
    // `2026년`, `2026 年 7`
    DateForm(pieces: [.year, .mark(.year)], ending: .anything),
    DateForm(pieces: [.year, .blanks, .mark(.year), .blanks, .digits], ending: .anything),
    // `2026-7`, `2026/7`, `2026. 7`; but `0800-0930` are times, `1234.5h` is a length.
    DateForm(pieces: [.year, .scalar("-"), .blanks, .digits], ending: .noInterval),
    DateForm(pieces: [.year, .scalar("/"), .blanks, .digits], ending: .anything),
    DateForm(pieces: [.year, .scalar("."), .blanks, .digits], ending: .noLength),
    yearFirst,
    // `2026 07 07`, `2026:07:07`
    DateForm(pieces: [.likelyYear, .anySeparator, .likelyMonth, .anySeparator, .likelyDay], ending: .word),
    // `2026–7`
    DateForm(pieces: [.likelyYear, .dash, .likelyMonth], ending: .nothing),
    // `226-07-07`, `02026-07-07`, `202607-07`
    DateForm(pieces: [.number(.none, 3...3), .mark(.between), .month, .same, .day], ending: .noHour),
    DateForm(pieces: [.number(.none, 5...5), .mark(.between), .month, .same, .day], ending: .noHour),
    // `7월`, `7 月 7`, `26년 7월`
    DateForm(pieces: [.month, .mark(.month)], ending: .anything),
    DateForm(pieces: [.month, .blanks, .mark(.month), .blanks, .digits], ending: .anything),
    DateForm(
      pieces: [.number(.none, 1...2), .blanks, .mark(.year), .blanks, .month, .blanks, .mark(.month)], ending: .anything
    ),
    // `7/7`, but `1/2h` is a length.
    DateForm(pieces: [.month, .blanks, .scalar("/"), .blanks, .digits], ending: .noFraction),
    // `26-7-6`, `7.6`; but `9-10 독서` and `8.00-9.00` are times.
    DateForm(pieces: [.number(.none, 1...2), .scalar("-"), .digits, .same, .digits], ending: .anything),
    DateForm(pieces: [.number(.none, 1...2), .scalar("."), .digits, .same, .digits], ending: .anything),
    DateForm(pieces: [.month, .scalar("-"), .digits], ending: .end),
    DateForm(pieces: [.month, .scalar("."), .digits], ending: .end),
    // `26. 7. 7`, `7·7·26`, `7/7/2026`
    DateForm(
      pieces: [.number(.none, 1...2), .mark(.between), .blanks, .month, .same, .blanks, .number(.none, 1...2)],
      ending: .noHour),
    DateForm(
      pieces: [.number(.none, 1...2), .mark(.between), .blanks, .month, .same, .blanks, .year], ending: .noHour),
    // `07–07`, `7・7 화`, `7. 7`, `7.7. 09:00`
    DateForm(pieces: [.month, .mark([.dash, .dot]), .day], ending: .nothing),
    DateForm(pieces: [.month, .scalar("."), .blanks, .day], ending: .nothing),
    DateForm(pieces: [.month, .scalar("."), .blanks, .day, .scalar(".")], ending: .nothingOrTime),
    // `2026/7/6`, `2026. 7. 6.`, `2026년 7월 6일`, in any mix
    DateForm(pieces: [.year, .gap, .month, .gap, .day, .tail], certainty: .certain),
    // `02026-7-6`
    DateForm(pieces: [.number(.year, 5...5, 0...9999), .gap, .month, .gap, .day, .tail], certainty: .doubtful),
    // `7.6.2026`, `7/6/2026`
    DateForm(pieces: [.day, .gap, .month, .gap, .year, .tail], certainty: .eitherOrder),
    // `26-7-6`, `7/6`
    DateForm(pieces: [.shortYear, .gap, .month, .gap, .day, .tail], certainty: .doubtful),
    DateForm(pieces: [.month, .gap, .day, .gap, .noNumber], certainty: .doubtful),
    // `202607-07`
    DateForm(
      pieces: [.number(.yearAndMonth, 6...6, 190_001...210_012), .dash, .day], ending: .noUnit),
    DateForm(
      pieces: [.number(.yearAndMonth, 6...6), .blanks, .dash, .blanks, .day, .gap, .noNumber], certainty: .doubtful),
    // `20260706`
    DateForm(pieces: [.number(.all, 8...8), .blanks, .noGap], certainty: .certain),
  ])

  /// Forms in which the month or the era is a word.
  static let named = DateFormTable([
    // `2026-Jul-07`
    DateForm(pieces: [.year, .gaps, .monthName, .gaps, .day, .ordinal], ending: .noUnit, certainty: .certain),
    // `7 July 2026`, `7 July`, `the 7th of July`
    DateForm(pieces: dayAndMonth + [.laterYear(short: true)], ending: .noUnit, certainty: .certain),
    DateForm(pieces: dayAndMonth, ending: .nothingOrTime, certainty: .certain),
    DateForm(
      pieces: [.word("the"), .blank] + dayAndMonth + [.laterYear(short: true)], ending: .noUnit, certainty: .certain),
    DateForm(pieces: [.word("the"), .blank] + dayAndMonth, ending: .nothingOrTime, certainty: .certain),
    // `July 7th, 2026`, `July 7`, `July_7`
    DateForm(pieces: monthAndDay + [.laterYear(short: false)], ending: .noUnit, certainty: .certain),
    DateForm(pieces: monthAndDay, ending: .noUnit, certainty: .certain),
    // `令和8年7月7日`, `令8年7月7`
    DateForm(pieces: dayOfEra + [.blanks, .scalar("日")], ending: .anything, certainty: .certain),
    DateForm(pieces: dayOfEra, ending: .noUnit, certainty: .certain),
    // `R8.7.7`, `令和8/7/7`
    DateForm(
      pieces: [.era(orLetter: true), .number(.yearOfEra, 1...2), .mark(.plain), .month, .same, .day], ending: .noUnit,
      certainty: .certain),
  ])

  private static let dayAndMonth: [DateForm.Piece] = [.day, .ordinal, .gaps, .of, .monthName]
  private static let monthAndDay: [DateForm.Piece] = [.monthName, .gaps, .day, .ordinal]
  private static let dayOfEra: [DateForm.Piece] = [
    .era(orLetter: false), .blanks, .yearOfEra, .blanks, .scalar("年"), .blanks, .month, .blanks, .scalar("月"), .blanks,
    .day,
  ]

  /// The eras with the year before their first.
  static let eras: [(sign: Unicode.Scalar, second: Unicode.Scalar, letter: LatinWord, base: Int)] = [
    ("令", "和", LatinWord("r"), 2018), ("平", "成", LatinWord("h"), 1988), ("昭", "和", LatinWord("s"), 1925),
    ("大", "正", LatinWord("t"), 1911), ("明", "治", LatinWord("m"), 1867),
  ]

  /// The words before a date that are no weekday.
  static let introductions = ["date", "day", "날짜", "일자", "日付", "서기", "西暦"]

  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// The months by their names and what is short for them.
  static let months: [LatinWord: Int] = {
    var result = [LatinWord("sept"): 9]
    for (index, name) in monthNames.enumerated() {
      result[LatinWord(name)] = index + 1
      result[LatinWord(name.prefix(3))] = index + 1
    }
    return result
  }()

  private static let firstLetters: Set<LatinWord> = Set(
    (monthNames + Weekday.allCases.map(\.keyword) + ["date", "day", "the"]).map { LatinWord($0.prefix(3)) })

  /// Whether a form or what stands before one may begin with a word, by its first letters.
  static func beginsDate(_ word: LatinWord) -> Bool {
    word.count < 3 || firstLetters.contains(word.prefix(3))
  }

  /// The digit that a letter looks like.
  static func digit(_ letter: Unicode.Scalar) -> UInt64? {
    switch letter {
    case "o", "о", "ο": 0
    case "i", "l", "і": 1
    default: nil
    }
  }
}
