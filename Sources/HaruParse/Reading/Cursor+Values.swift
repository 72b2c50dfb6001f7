/// Values of one token (SPEC, Values). Each `read…` moves past its value and returns it, or returns nil and stays where it is:
/// what stands there instead is for the caller to say.
extension Cursor {
  /// Two digits as a number, -1 where there are none.
  @inline(__always)
  private func twoDigits(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    guard index &+ 1 < end else { return -1 }
    let tens = bytes[index] &- Byte.zero
    let ones = bytes[index &+ 1] &- Byte.zero
    return tens < 10 && ones < 10 ? Int(tens) &* 10 &+ Int(ones) : -1
  }

  /// Whether a date starts here as far as its shape goes: `dddd-dd-dd`.
  @inline(__always)
  func looksLikeDate(_ bytes: Span<UInt8>) -> Bool {
    at &+ 10 <= end && bytes[at &+ 4] == Byte.minus && bytes[at &+ 7] == Byte.minus && twoDigits(bytes, at) >= 0
      && twoDigits(bytes, at &+ 2) >= 0 && twoDigits(bytes, at &+ 5) >= 0 && twoDigits(bytes, at &+ 8) >= 0
      && !(at &+ 10 < end && Byte.isDigit(bytes[at &+ 10]))
  }

  /// Year, month and day of the date that starts here; call it where `looksLikeDate` holds.
  @inline(__always)
  func civilDate(_ bytes: Span<UInt8>) -> (year: Int, month: Int, day: Int) {
    (
      twoDigits(bytes, at) &* 100 &+ twoDigits(bytes, at &+ 2), twoDigits(bytes, at &+ 5), twoDigits(bytes, at &+ 8)
    )
  }

  /// A date that exists.
  @inline(__always)
  mutating func readDate(_ bytes: Span<UInt8>) -> DayNumber? {
    guard looksLikeDate(bytes) else { return nil }
    let (year, month, day) = civilDate(bytes)
    guard DayNumber.isValid(year: year, month: month, day: day) else { return nil }
    at &+= 10
    return DayNumber(year: year, month: month, day: day)
  }

  /// Whether a time of day starts here as far as its shape goes: one or two digits, a colon and a digit.
  @inline(__always)
  func looksLikeClock(_ bytes: Span<UInt8>) -> Bool {
    guard Byte.isDigit(peek(bytes)) else { return false }
    let colon = peek(bytes, 1) == Byte.colon ? 1 : 2
    return peek(bytes, colon) == Byte.colon && Byte.isDigit(peek(bytes, colon &+ 1))
      && (colon == 1 || Byte.isDigit(peek(bytes, 1)))
  }

  /// A time of day without offset, in seconds after 00:00: 0–172,799.
  @inline(__always)
  mutating func readClock(_ bytes: Span<UInt8>) -> Int32? {
    var index = at
    var hour = Int(peek(bytes) &- Byte.zero)
    guard hour < 10 else { return nil }
    index &+= 1
    let second = peek(bytes, 1) &- Byte.zero
    if second < 10 {
      hour = hour &* 10 &+ Int(second)
      index &+= 1
    }
    guard index < end, bytes[index] == Byte.colon else { return nil }
    let minute = twoDigits(bytes, index &+ 1)
    guard hour < 48, minute >= 0, minute < 60 else { return nil }
    index &+= 3
    var result = Int32(truncatingIfNeeded: hour &* 3600 &+ minute &* 60)
    if index < end {
      let next = bytes[index]
      if next == Byte.colon {
        let seconds = twoDigits(bytes, index &+ 1)
        guard seconds >= 0, seconds < 60 else { return nil }
        result &+= Int32(truncatingIfNeeded: seconds)
        index &+= 3
        if index < end, Byte.isDigit(bytes[index]) || bytes[index] == Byte.colon { return nil }
      } else if Byte.isDigit(next) {
        return nil
      }
    }
    at = index
    return result
  }

  /// An interval `HH:MM-HH:MM` before a blank, in seconds after 00:00; nil for any other shape. Nearly all sessions have it, so
  /// its characters are looked at in two words instead of one by one.
  @inline(__always)
  mutating func readPlainInterval(_ bytes: Span<UInt8>) -> (start: Int32, end: Int32)? {
    guard at &+ 12 <= end else { return nil }
    // `HH:MM-HH` and `M-HH:MM␠`, lowest byte first: digits become their values, all other places zero.
    let head = bytes.word(at) ^ 0x3030_2D30_303A_3030
    let tail = bytes.word(at &+ 4) ^ 0x2030_303A_3030_2D30
    guard (head & ~0x0F0F_000F_0F00_0F0F) | (tail & ~0x000F_0F00_0F0F_000F) == 0 else { return nil }
    // Adding six carries over where a digit is above nine.
    guard
      ((head &+ 0x0606_0006_0600_0606) & 0x1010_0010_1000_1010)
        | ((tail &+ 0x0006_0600_0606_0006) & 0x0010_1000_1010_0010) == 0
    else { return nil }
    func number(_ word: UInt64, _ place: UInt64) -> Int32 {
      let pair = word >> (place &* 8)
      return Int32(truncatingIfNeeded: (pair & 0x0F) &* 10 &+ (pair >> 8 & 0x0F))
    }
    let (startHour, startMinute) = (number(head, 0), number(head, 3))
    let (endHour, endMinute) = (number(tail, 2), number(tail, 5))
    guard startHour < 48, startMinute < 60, endHour < 48, endMinute < 60 else { return nil }
    at &+= 11
    return (startHour &* 3600 &+ startMinute &* 60, endHour &* 3600 &+ endMinute &* 60)
  }

  /// An offset from UTC after `@`, in seconds: `-4`, `+09:00`; up to ±18:00.
  mutating func readOffset(_ bytes: Span<UInt8>) -> Int32? {
    let sign = peek(bytes)
    guard sign == Byte.plus || sign == Byte.minus else { return nil }
    var index = at + 1
    var hours = 0
    let first = index
    while index < end, index < first + 2, Byte.isDigit(bytes[index]) {
      hours = hours * 10 + Int(bytes[index] - Byte.zero)
      index += 1
    }
    guard index > first else { return nil }
    var minutes = 0
    if index < end, bytes[index] == Byte.colon {
      minutes = twoDigits(bytes, index + 1)
      guard minutes >= 0, minutes < 60 else { return nil }
      index += 3
    }
    let total = hours * 3600 + minutes * 60
    guard total <= 18 * 3600, index >= end || !(Byte.isDigit(bytes[index]) || bytes[index] == Byte.colon) else {
      return nil
    }
    at = index
    return Int32(sign == Byte.minus ? -total : total)
  }

  /// An unsigned integer of at most 18 digits.
  mutating func readInteger(_ bytes: Span<UInt8>) -> Int? {
    var index = at
    var result = 0
    while index < end, Byte.isDigit(bytes[index]) {
      guard index - at < 18 else { return nil }
      result = result * 10 + Int(bytes[index] - Byte.zero)
      index += 1
    }
    guard index > at else { return nil }
    at = index
    return result
  }

  /// A weekday: `mon` … `sun` in any case, `월` … `일` (decomposed too), `月` … `日`.
  mutating func readWeekday(_ bytes: Span<UInt8>, upTo stop: Int) -> Weekday? {
    // Nothing longer than three conjoining letters of three bytes each.
    guard stop - at >= 3, stop - at <= 9 else { return nil }
    let found: Weekday?
    if bytes[at] < 0x80 {
      found = stop - at == 3 ? Weekday(letters: bytes[at], bytes[at + 1], bytes[at + 2]) : nil
    } else if let (scalar, width) = bytes.scalar(at: at), width == stop - at {
      found = Weekday(scalar)
    } else {
      let text = bytes.text(at..<stop)
      found = Weekday.allCases.first { String($0.hangul) == text }
    }
    guard let found else { return nil }
    at = stop
    return found
  }

  /// The width of the sign between two times that starts here: `-`, `–`, `—`, `~`, `〜`, `～`; 0 where there is none.
  @inline(__always)
  func rangeSignWidth(_ bytes: Span<UInt8>) -> Int {
    let byte = peek(bytes)
    if byte == Byte.minus || byte == Byte.tilde { return 1 }
    guard byte >= 0xE2 else { return 0 }
    switch (byte, peek(bytes, 1), peek(bytes, 2)) {
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94), (0xE3, 0x80, 0x9C), (0xEF, 0xBD, 0x9E): return 3
    default: return 0
    }
  }
}
