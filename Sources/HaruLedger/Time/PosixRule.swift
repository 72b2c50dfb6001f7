import HaruParse

/// A rule for all years: the text of a TZif footer, which is a POSIX `TZ` string with the hours of a change extended to
/// −167…167 (RFC 9636, section 3.3.1). Names are read and left.
struct PosixRule: Hashable, Sendable {
  /// Seconds east of UTC outside of daylight saving time.
  var standard: Int32
  /// Daylight saving time, where there is any.
  var daylight: Daylight?

  /// When daylight saving time is in force, and its offset. It may lie below the standard offset (Europe/Dublin).
  struct Daylight: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int32
    /// When it begins, on the standard clock.
    var start: Moment
    /// When it ends, on its own clock.
    var end: Moment
  }

  /// A day of every year and a time on it.
  struct Moment: Hashable, Sendable {
    var day: Day
    /// Seconds after 00:00 of that day, within 168 hours either way.
    var time: Int32
  }

  enum Day: Hashable, Sendable {
    /// `Jn`, 1–365: 29 February is never counted.
    case ordinal(Int)
    /// `n`, 0–365: 29 February is counted.
    case offset(Int)
    /// `Mm.w.d`: the w-th weekday d (0 is Sunday) of month m; the fifth is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  /// Reads the text of a footer; nil when it is no rule.
  init?(_ text: some Sequence<UInt8>) {
    var scanner = Scanner(bytes: Array(text))
    guard scanner.name(), let standard = scanner.offset() else { return nil }
    self.standard = standard
    guard !scanner.isAtEnd else { return }
    guard scanner.name() else { return nil }
    var offset = standard + 3600
    if !scanner.isNext(",") {
      guard let own = scanner.offset() else { return nil }
      offset = own
    }
    guard scanner.take(","), let start = scanner.moment(), scanner.take(","), let end = scanner.moment(),
      scanner.isAtEnd
    else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
  }

  /// The spans in which daylight saving time that begins in one of `years` is in force, in seconds since 1970 and in order
  /// of their beginnings; they may touch or overlap.
  func daylightSpans(years: Range<Int>) -> [Range<Int64>] {
    guard let daylight else { return [] }
    var spans: [Range<Int64>] = []
    for year in years {
      let start = daylight.start.wallSecond(year: year) - Int64(standard)
      var end = daylight.end.wallSecond(year: year) - Int64(daylight.offset)
      // South of the equator it ends in the next year.
      if end <= start { end = daylight.end.wallSecond(year: year + 1) - Int64(daylight.offset) }
      if end > start { spans.append(start..<end) }
    }
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension PosixRule.Moment {
  /// Seconds since 1970-01-01 00:00 on the wall clock that holds before the moment, in `year`.
  fileprivate func wallSecond(year: Int) -> Int64 { Int64(dayNumber(year: year).value) * secondsPerDay + Int64(time) }

  private func dayNumber(year: Int) -> DayNumber {
    switch day {
    case .ordinal(let number):
      let isAfterLeapDay = number >= 60 && DayNumber.daysInMonth(year: year, month: 2) == 29
      return DayNumber(year: year, month: 1, day: 1) + (isAfterLeapDay ? number : number - 1)
    case .offset(let number):
      return DayNumber(year: year, month: 1, day: 1) + number
    case .weekday(let month, let week, let weekday):
      let first = DayNumber(year: year, month: month, day: 1)
      let firstWeekday = (Int(first.weekday.rawValue) + 1) % 7
      let distance = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      return first + (distance < DayNumber.daysInMonth(year: year, month: month) ? distance : distance - 7)
    }
  }
}

extension PosixRule {
  private struct Scanner {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    func isNext(_ character: Unicode.Scalar) -> Bool { !isAtEnd && UInt32(bytes[position]) == character.value }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard isNext(character) else { return false }
      position += 1
      return true
    }

    /// A name of three or more letters, or `<…>` with digits and signs too.
    mutating func name() -> Bool {
      let isQuoted = take("<")
      let start = position
      while !isAtEnd, isNameByte(bytes[position], quoted: isQuoted) { position += 1 }
      let length = position - start
      return length >= 3 && (!isQuoted || take(">"))
    }

    private func isNameByte(_ byte: UInt8, quoted: Bool) -> Bool {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): quoted
      default: false
      }
    }

    /// An offset as seconds east; the text counts west.
    mutating func offset() -> Int32? { seconds(hours: 0...24).map { -$0 } }

    mutating func moment() -> Moment? {
      guard let day = day() else { return nil }
      guard take("/") else { return Moment(day: day, time: 7200) }
      return seconds(hours: 0...167).map { Moment(day: day, time: $0) }
    }

    private mutating func day() -> Day? {
      if take("J") { return number(1...365).map { .ordinal($0) } }
      guard take("M") else { return number(0...365).map { .offset($0) } }
      guard let month = number(1...12), take("."), let week = number(1...5), take("."), let weekday = number(0...6)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }

    /// `[+-]h[h[h]][:mm[:ss]]`.
    private mutating func seconds(hours: ClosedRange<Int>) -> Int32? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hour = number(hours) else { return nil }
      var total = hour * 3600
      if take(":") {
        guard let minute = number(0...59) else { return nil }
        total += minute * 60
        if take(":") {
          guard let second = number(0...59) else { return nil }
          total += second
        }
      }
      return Int32(isNegative ? -total : total)
    }

    /// A number of at most three digits within `range`.
    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let start = position
      var value = 0
      while !isAtEnd, position - start < 3, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
        value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
        position += 1
      }
      return position > start && range.contains(value) ? value : nil
    }
  }
}
