import HaruLedger
import HaruParse

/// Figures as bytes of text: a report has millions of them, and none of them becomes a `String`.
extension [UInt8] {
  /// Adds a whole number.
  mutating func append(decimal number: some FixedWidthInteger) {
    let number = Int64(clamping: number)
    if number < 0 { append(UInt8(ascii: "-")) }
    append(decimal: number.magnitude)
  }

  private mutating func append(decimal number: UInt64) {
    var rest = number
    if rest >= 100_000_000 {
      append(decimal: rest / 100_000_000)
      rest %= 100_000_000
      return append(digits: 8, of: rest)
    }
    var digits = 1
    var limit: UInt64 = 10
    while rest >= limit {
      digits += 1
      limit *= 10
    }
    append(digits: digits, of: rest)
  }

  /// Adds the last digits of a number, eight at most.
  mutating func append(digits count: Int, of number: UInt64) {
    // The last digit goes in first, so that the first one comes out first.
    var digits: UInt64 = 0
    var rest = number
    for _ in 0..<count {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits = digits << 8 | (digit + 0x30)
      rest = quotient
    }
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }

  /// Adds a number of two digits.
  mutating func append(twoDigits number: Int) { append(digits: 2, of: UInt64(number)) }

  /// Adds the part of a date without its year: `07-06`.
  mutating func append(monthAndDay day: DayNumber) {
    let (_, month, day) = day.civil
    append(twoDigits: month)
    append(UInt8(ascii: "-"))
    append(twoDigits: day)
  }

  /// Adds a date: `2026-07-06`.
  mutating func append(_ day: DayNumber) {
    let year = day.civil.year
    guard (1000...9999).contains(year) else { return append(contentsOf: day.description.utf8) }
    append(digits: 4, of: UInt64(year))
    append(UInt8(ascii: "-"))
    append(monthAndDay: day)
  }

  /// Adds an instant by ISO 8601: `2026-07-06T09:00:00+09:00`, without offset in a ledger without zone.
  mutating func append(_ instant: Instant, _ calendar: LedgerCalendar) {
    let (day, second, offset) = calendar.civil(at: instant)
    append(day)
    append(UInt8(ascii: "T"))
    append(clock: second / 60)
    append(UInt8(ascii: ":"))
    append(twoDigits: second % 60)
    guard let offset else { return }
    append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let size = Int(offset.magnitude)
    append(clock: size / 60)
    guard size % 60 > 0 else { return }
    append(UInt8(ascii: ":"))
    append(twoDigits: size % 60)
  }

  /// Adds minutes as `09:00`.
  private mutating func append(clock minutes: Int) {
    append(twoDigits: minutes / 60)
    append(UInt8(ascii: ":"))
    append(twoDigits: minutes % 60)
  }
}
