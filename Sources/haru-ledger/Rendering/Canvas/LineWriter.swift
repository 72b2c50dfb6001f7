import HaruLedger
import HaruParse

/// Text with its width, measured once where it is written many times.
struct MeasuredText {
  let bytes: [UInt8]
  let columns: Int

  /// A text that is safe for a terminal.
  init(_ text: String) {
    bytes = Array(text.utf8)
    columns = DisplayWidth.columns(text)
  }

  /// The same in a colour.
  init(_ text: String, _ ink: Style.Ink, _ style: Style) {
    self.init(style.paint(text, ink), columns: DisplayWidth.columns(text))
  }

  /// A text of which so many columns can be seen.
  init(_ text: String, columns: Int) {
    bytes = Array(text.utf8)
    self.columns = columns
  }
}

/// Builds lines byte by byte and keeps count of their columns. A report has millions of figures: they are written as digits into
/// one buffer, and their width is that of their digits; nothing that was generated is ever measured.
struct LineWriter {
  private(set) var bytes: [UInt8] = []
  /// The columns of the line so far.
  private(set) var columns = 0

  /// Empties it, keeping its memory.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    columns = 0
  }

  mutating func append(_ text: MeasuredText) {
    bytes.append(contentsOf: text.bytes)
    columns += text.columns
  }

  mutating func append(_ other: LineWriter) {
    bytes.append(contentsOf: other.bytes)
    columns += other.columns
  }

  mutating func append(ascii byte: UInt8) {
    bytes.append(byte)
    columns += 1
  }

  /// What switches colours, and takes no columns.
  mutating func append(invisible bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }

  /// One of the block elements U+2580 to U+259F, by its last byte.
  mutating func append(block: UInt8) {
    bytes.append(0xE2)
    bytes.append(0x96)
    append(ascii: block)
  }

  /// Blanks up to a column.
  mutating func pad(to column: Int) {
    while columns < column { append(ascii: UInt8(ascii: " ")) }
  }

  /// Ends the line and begins the next.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    columns = 0
  }

  /// A number, with commas between thousands where they are asked for.
  mutating func append(number: Int64, grouped: Bool = true) {
    guard grouped, number.magnitude >= 1000 else { return append { $0.append(decimal: number) } }
    append(number: number / 1000)
    append(ascii: UInt8(ascii: ","))
    append { $0.append(digits: 3, of: number.magnitude % 1000) }
  }

  /// A number of two digits.
  mutating func append(twoDigits number: Int) { append { $0.append(twoDigits: number) } }

  /// A date: `2026-07-06`.
  mutating func append(_ day: DayNumber) { append { $0.append(day) } }

  /// The part of a date without its year: `07-06`.
  mutating func append(monthAndDay day: DayNumber) { append { $0.append(monthAndDay: day) } }

  /// What `write` adds, a column each.
  @inline(__always)
  private mutating func append(_ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    columns += bytes.count - start
  }
}

/// The form of lengths: what `Language.length` and `Language.decimalHours` give, byte by byte.
struct LengthForm {
  private let isDecimal: Bool
  private let hours: MeasuredText
  private let minutes: MeasuredText
  private let seconds: MeasuredText
  private let separator: MeasuredText

  /// The form in a language.
  init(_ language: Language, isDecimal: Bool) {
    self.isDecimal = isDecimal
    hours = MeasuredText(isDecimal ? language.decimalHourUnit : language.hourUnit)
    minutes = MeasuredText(language.minuteUnit)
    seconds = MeasuredText(language.secondUnit)
    separator = MeasuredText(language.unitSeparator)
  }

  /// Writes a length that is not negative; with decimals, as so many hundredths of an hour where they are handed in.
  func write(_ length: Int64, shownAs hundredths: Int64? = nil, to line: inout LineWriter) {
    if isDecimal {
      return writeDecimal(hundredths ?? DecimalHours.hundredths(of: length), isZero: length == 0, to: &line)
    }
    if length >= 3600 {
      line.append(number: length / 3600)
      line.append(hours)
    }
    if length / 60 % 60 > 0 || length == 0 {
      if length >= 3600 { line.append(separator) }
      line.append(number: length / 60 % 60)
      line.append(minutes)
    }
    if length % 60 > 0 {
      if length >= 60 { line.append(separator) }
      line.append(number: length % 60)
      line.append(seconds)
    }
  }

  private func writeDecimal(_ hundredths: Int64, isZero: Bool, to line: inout LineWriter) {
    let isBelow = hundredths == 0 && !isZero
    if isBelow { line.append(ascii: UInt8(ascii: "<")) }
    line.append(number: hundredths / 100)
    line.append(ascii: UInt8(ascii: "."))
    line.append(twoDigits: isBelow ? 1 : Int(hundredths % 100))
    line.append(hours)
  }

  /// The columns of a length.
  func columns(_ length: Int64, shownAs hundredths: Int64? = nil, _ scratch: inout LineWriter) -> Int {
    scratch.clear()
    write(length, shownAs: hundredths, to: &scratch)
    return scratch.columns
  }
}
