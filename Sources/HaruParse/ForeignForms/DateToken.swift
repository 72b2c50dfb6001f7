/// A piece of text on its way to being read as a date: a number, a run of Latin letters, a run of blanks, or one other scalar.
struct DateToken {
  enum Kind: UInt8 {
    case number, word, blank, scalar
    /// `st`, `nd`, `rd` or `th` right behind a number.
    case ordinal
  }

  var kind: Kind
  /// The number of digits or letters, at most 255.
  var width: UInt8 = 1
  /// What a scalar can be in a date.
  var marks: DateMarks = []
  /// The value of a number of at most nine digits, the letters of a word (see `LatinWord`), or the scalar.
  var value: UInt64
  /// Offset of its first byte.
  var start: Int

  /// Whether it is the scalar of punctuation or a symbol.
  var isSign: Bool { kind == .scalar && Unicode.Scalar(UInt32(value))!.isSign }
}

/// A word of at most twelve small Latin letters as a number: five bits a letter, the last in the lowest place.
struct LatinWord: Hashable {
  private(set) var packed: UInt64 = 0
  private(set) var count = 0

  init() {}
  init(packed: UInt64, count: Int) { (self.packed, self.count) = (packed, count) }

  /// The word of some text in small Latin letters.
  init(_ text: some StringProtocol) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds a letter. A word that is too long is no word of any table.
  mutating func append(_ letter: UInt8) {
    count += 1
    packed = count > 12 ? .max : packed << 5 | UInt64(letter & 0x1F)
  }

  /// Adds the letters of a word.
  mutating func append(_ word: LatinWord) {
    count += word.count
    packed = count > 12 ? .max : packed << UInt64(5 * word.count) | word.packed
  }

  /// The first `number` letters.
  func prefix(_ number: Int) -> LatinWord {
    count > 12 || number >= count ? self : LatinWord(packed: packed >> UInt64(5 * (count - number)), count: number)
  }

  /// The letters in lower case.
  var letters: [UInt8] {
    count > 12 ? [] : (0..<count).map { UInt8(packed >> UInt64(5 * (count - 1 - $0)) & 0x1F) | 0x60 }
  }
}

/// What a scalar can be in a date (SPEC, Recovery).
struct DateMarks: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let dash = DateMarks(rawValue: 1)
  static let tilde = DateMarks(rawValue: 2)
  static let dot = DateMarks(rawValue: 4)
  static let slash = DateMarks(rawValue: 8)
  /// `_` or `,`
  static let other = DateMarks(rawValue: 16)
  static let year = DateMarks(rawValue: 32)
  static let month = DateMarks(rawValue: 64)
  static let day = DateMarks(rawValue: 128)
  /// What may follow a whole date: `.`, `,`, `:`.
  static let trailing = DateMarks(rawValue: 256)
  /// What may surround a weekday: brackets, `.`, `,`.
  static let bracket = DateMarks(rawValue: 512)
  /// What ends the word before a date: `,`, `:`, `=`.
  static let stop = DateMarks(rawValue: 1024)
  /// What a weekday, an era or a word for a date begins with.
  static let beginning = DateMarks(rawValue: 2048)
  /// `-`, `.` or `/`
  static let plain = DateMarks(rawValue: 4096)

  /// What stands between the numbers of a date.
  static let between: DateMarks = [.dash, .tilde, .dot, .slash, .other]
  /// What stands behind the numbers of a date in words.
  static let inWords: DateMarks = [.year, .month, .day]

  /// Each mark is named once, here.
  private static let table: [(String, DateMarks)] = [
    ("-‐‑‒–—―−﹘﹣ーㅡ─", .dash), ("~〜～∼", .tilde), (".·・･•‧∙⋅", .dot), ("/", .slash), ("_,", .other), ("년年", .year),
    ("월月", .month), ("일日", .day), (".,:", .trailing), ("()[].,", .bracket), (",:=", .stop), ("-./", .plain),
    ("월화수목금토일날서月火水木金土日令平昭大明西", .beginning),
  ]

  private static let ofScalars: [UInt32: DateMarks] = table.reduce(into: [:]) { marks, row in
    for scalar in row.0.unicodeScalars { marks[scalar.value, default: []].formUnion(row.1) }
  }

  private static let ofASCII: [DateMarks] = (0..<0x80).map { ofScalars[$0] ?? [] }

  /// What a scalar can be.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ofASCII[Int(scalar.value)] : Self.ofScalars[scalar.value] ?? []
  }

}

extension Unicode.Scalar {
  /// Whether it is a Hangul syllable, a Han character or a kana, whose properties need no look.
  var isInEastAsianWord: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA: true
    default: false
    }
  }

  /// Whether it is a punctuation mark, a symbol, or a number in a circle.
  var isSign: Bool {
    if isASCII { return !("a"..."z" ~= self || "A"..."Z" ~= self || "0"..."9" ~= self) && value > 0x20 && value < 0x7F }
    if isInEastAsianWord { return false }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherNumber:
      true
    default: DateMarks(self).contains(.dash)
    }
  }
}
