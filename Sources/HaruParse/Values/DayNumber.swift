/// A calendar date as the number of days since 1970-01-01 in the proleptic Gregorian calendar (SPEC, Values).
public struct DayNumber: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public var value: Int32

  /// The day that lies `value` days after 1970-01-01.
  @inlinable public init(_ value: Int32) { self.value = value }

  /// The first day a ledger can name: 1900-01-01.
  public static let earliest = DayNumber(year: 1900, month: 1, day: 1)
  /// The last day a ledger can name: 9999-12-31.
  public static let latest = DayNumber(year: 9999, month: 12, day: 31)

  /// The day of a civil date. The date must exist (see `isValid`), otherwise the day that the surplus runs into.
  @inlinable public init(year: Int, month: Int, day: Int) {
    // Years are counted from March, so that the leap day is the last day of a year; 400 years are one era.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.value = Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  /// Whether the civil date exists and lies in the years 1900–9999.
  @inlinable public static func isValid(year: Int, month: Int, day: Int) -> Bool {
    year >= 1900 && year <= 9999 && month >= 1 && month <= 12 && day >= 1
      && day <= daysInMonth(year: year, month: month)
  }

  /// The number of days of a month, 28–31; `month` is 1–12.
  @inlinable public static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Year, month 1–12 and day 1–31 of this day.
  @inlinable public var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(value) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The weekday of this day.
  @inlinable public var weekday: Weekday {
    let index = (Int(value) + 3) % 7  // 1970-01-01 was a Thursday.
    return Weekday(rawValue: UInt8(index < 0 ? index + 7 : index))!
  }

  /// The first day of this day's month.
  public var startOfMonth: DayNumber { DayNumber(value - Int32(civil.day) + 1) }

  /// The first day of the month that follows this day's month.
  public var startOfNextMonth: DayNumber {
    let (year, month, day) = civil
    return DayNumber(value - Int32(day) + 1 + Int32(Self.daysInMonth(year: year, month: month)))
  }

  /// Whether `a` lies before `b`.
  @inlinable public static func < (a: DayNumber, b: DayNumber) -> Bool { a.value < b.value }
  /// The day `days` days later.
  @inlinable public static func + (day: DayNumber, days: Int) -> DayNumber { DayNumber(day.value + Int32(days)) }
  /// The day `days` days earlier.
  @inlinable public static func - (day: DayNumber, days: Int) -> DayNumber { DayNumber(day.value - Int32(days)) }
  /// The number of days from `b` to `a`.
  @inlinable public static func - (a: DayNumber, b: DayNumber) -> Int { Int(a.value) - Int(b.value) }
}

extension DayNumber: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = civil
    guard (0...9999).contains(year) else {
      return "\(year)" + (month < 10 ? "-0" : "-") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)"
    }
    var digits = (year * 100 + month) * 100 + day
    return unsafe String(unsafeUninitializedCapacity: 10) { bytes in
      for place in (0..<10).reversed() {
        if place == 4 || place == 7 {
          unsafe bytes[place] = UInt8(ascii: "-")
        } else {
          unsafe bytes[place] = UInt8(ascii: "0") + UInt8(digits % 10)
          digits /= 10
        }
      }
      return 10
    }
  }
}
