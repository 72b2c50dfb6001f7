public import HaruParse

/// A moment of real time, to the second (SPEC, Instants). In a ledger without a zone the wall clock is taken as UTC.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before it.
  public var seconds: Int64

  /// The instant `seconds` after 1970-01-01T00:00:00Z.
  @inlinable public init(seconds: Int64) { self.seconds = seconds }

  /// Whether `a` lies before `b`.
  @inlinable public static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
}

/// What a wall clock and a calendar show together: a date and a time of that date (SPEC, Instants).
public struct WallTime: Hashable, Comparable, Sendable {
  /// The calendar date.
  public var day: DayNumber
  /// Seconds since 00:00 on the wall clock, 0..<86,400.
  public var second: Int

  /// The time `second` of the date `day`; a second outside of 0..<86,400 lies on an earlier or later date.
  public init(day: DayNumber, second: Int) {
    self.init(wallSecond: WallTime.wallSecond(day: day, second: second))
  }

  /// The time `wallSecond` seconds after 1970-01-01 00:00 on a wall clock that is never changed.
  init(wallSecond: Int64) {
    let day = floorDivide(wallSecond, secondsPerDay)
    self.day = DayNumber(Int32(clamping: day))
    self.second = Int(wallSecond - day * secondsPerDay)
  }

  /// Seconds since 1970-01-01 00:00 on a wall clock that is never changed.
  var wallSecond: Int64 { WallTime.wallSecond(day: day, second: second) }

  /// The same for a second that may lie outside of the date; kept far from the ends of `Int64`, whatever comes in.
  static func wallSecond(day: DayNumber, second: Int) -> Int64 {
    Int64(day.value) * secondsPerDay + min(max(Int64(second), -1 << 40), 1 << 40)
  }

  /// Whether a clock that is never changed shows `a` before `b`.
  public static func < (a: WallTime, b: WallTime) -> Bool { (a.day, a.second) < (b.day, b.second) }
}

/// What a wall-clock time means in a zone (SPEC, Instants).
package enum LocalTime: Hashable, Sendable {
  /// The clock shows it exactly once.
  case unique(Instant)
  /// The clock shows it twice, because it was set back. Of three or more times, the first two.
  case repeated(first: Instant, second: Instant)
  /// The clock never shows it, because it was set forward at the instant `at`: the last second shown is `before`
  /// (such as 01:59:59), the next one `after` (such as 03:00:00).
  case skipped(at: Instant, before: WallTime, after: WallTime)
}

/// Seconds of a day on a wall clock that is not changed.
let secondsPerDay: Int64 = 86_400

/// The quotient rounded towards negative infinity; `divisor` is positive.
func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The number of elements of an ascending array that are not above `value`.
func countNotAbove<T: Comparable>(_ value: T, in ascending: [T]) -> Int {
  var low = 0
  var high = ascending.count
  while low < high {
    let middle = (low + high) / 2
    if ascending[middle] <= value { low = middle + 1 } else { high = middle }
  }
  return low
}

/// The number of elements whose `key` is not above `value`; the keys ascend.
func countNotAbove<Element, T: Comparable>(_ value: T, in elements: [Element], by key: (Element) -> T) -> Int {
  var low = 0
  var high = elements.count
  while low < high {
    let middle = (low + high) / 2
    if key(elements[middle]) <= value { low = middle + 1 } else { high = middle }
  }
  return low
}
