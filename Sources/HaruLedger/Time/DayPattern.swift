import HaruParse

/// Numbers of days, by the raw value of their weekday.
typealias WeekdayCounts = SIMD8<Int32>

extension WeekdayCounts {
  /// How many days of each weekday lie before a day, counted from the start of an era of 400 years.
  init(before day: DayNumber) {
    let (weeks, rest) = Swift.max(0, day - DayPattern.era).quotientAndRemainder(dividingBy: 7)
    self.init(repeating: Int32(weeks))
    for step in 0..<rest { self[(DayPattern.firstWeekday + step) % 7] += 1 }
    self[7] = 0
  }

  /// How many days of each weekday a range holds.
  init(in days: Range<DayNumber>) {
    self = WeekdayCounts(before: days.upperBound) &- WeekdayCounts(before: days.lowerBound)
  }

  /// The same for the weekdays of a mask only.
  func among(_ mask: UInt8) -> WeekdayCounts {
    var result = self
    for day in 0..<7 where mask >> UInt8(day) & 1 == 0 { result[day] = 0 }
    return result
  }

  /// The number of days on the weekdays of a mask.
  func sum(among mask: UInt8) -> Int {
    mask == DayPattern.allWeekdays ? Int(wrappedSum()) : Int(among(mask).wrappedSum())
  }
}

/// Days that come again, of all kinds together: those of several skips that hold at the same time.
struct DayPattern: Hashable, Sendable {
  /// The mask of all weekdays.
  static let allWeekdays: UInt8 = 0x7F
  /// The start of an era before all days that a ledger names. After 400 years months and weekdays come again.
  static let era = DayNumber(year: 1600, month: 1, day: 1)
  /// The weekday of `era`.
  static let firstWeekday = Int(era.weekday.rawValue)

  /// Bit n is the weekday with raw value n.
  var weekdays: UInt8 = 0
  /// Bit n is the day n of a month, bit 0 its last.
  var dates: UInt32 = 0
  /// By weekday: bit n is the n-th of a month, bit 0 the last.
  var ordinals = SIMD8<UInt8>()

  /// No day.
  init() {}

  /// The days of one list; all days without one.
  init(_ days: RepeatingDays?) {
    switch days {
    case nil: weekdays = Self.allWeekdays
    case .weekdays(let mask): weekdays = mask
    case .datesOfMonth(let mask): dates = mask
    case .weekdaysOfMonth(let numbers, let mask):
      for day in 0..<7 where mask >> UInt8(day) & 1 == 1 { ordinals[day] = numbers }
    }
  }

  /// Whether it has no day at all.
  var isEmpty: Bool { self == DayPattern() }

  /// Whether only the weekday decides.
  var isOfWeekdays: Bool { dates == 0 && ordinals == SIMD8<UInt8>() }

  /// The days of both.
  func union(_ other: DayPattern) -> DayPattern {
    var result = self
    result.weekdays |= other.weekdays
    result.dates |= other.dates
    result.ordinals |= other.ordinals
    return result
  }

  /// The days of a month that begins on a weekday and has `length` days: bit n is the day n.
  func days(ofMonthOn weekday: Int, length: Int) -> UInt32 {
    var mask = dates & ~1
    if dates & 1 == 1 { mask |= 1 << UInt32(length) }
    for offset in 0..<7 {
      let day = (weekday + offset) % 7
      if weekdays >> UInt8(day) & 1 == 1 { mask |= Self.everyWeek << UInt32(1 + offset) }
      let numbers = ordinals[day]
      guard numbers != 0 else { continue }
      for week in 0..<5 where numbers >> UInt8(week + 1) & 1 == 1 { mask |= 1 << UInt32(1 + offset + 7 * week) }
      if numbers & 1 == 1 { mask |= 1 << UInt32(1 + offset + (length - 1 - offset) / 7 * 7) }
    }
    return mask & ((2 << UInt32(length)) &- 2)
  }

  /// A bit every seven.
  private static let everyWeek: UInt32 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28

  /// Whether it has a day.
  func contains(_ day: DayNumber) -> Bool {
    if weekdays >> day.weekday.rawValue & 1 == 1 { return true }
    if isOfWeekdays { return false }
    let (year, month, number) = day.civil
    let length = DayNumber.daysInMonth(year: year, month: month)
    let first = Int((day - (number - 1)).weekday.rawValue)
    return days(ofMonthOn: first, length: length) >> UInt32(number) & 1 == 1
  }

  /// Its first day from a day on; nil where no month has one.
  func first(from day: DayNumber) -> DayNumber? {
    var (year, month, number) = day.civil
    var start = day - (number - 1)
    // Every date and every weekday of a month comes at least once in eight years.
    for _ in 0..<100 {
      let length = DayNumber.daysInMonth(year: year, month: month)
      let found = days(ofMonthOn: Int(start.weekday.rawValue), length: length) >> UInt32(number)
      if found != 0 { return start + (number - 1) + found.trailingZeroBitCount }
      start = start + length
      number = 1
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return nil
  }
}

/// Counts the days of a pattern up to any day in the same few steps: a month has as many as its length and its first weekday say, and
/// a year as many as its first weekday and its leap day say.
struct PatternCounts: Sendable {
  let pattern: DayPattern
  /// By length and first weekday of a month; empty where only weekdays decide.
  private var months: [WeekdayCounts] = []
  /// By kind of year.
  private var years: [WeekdayCounts] = []
  /// Those of 400 years.
  private var eras = WeekdayCounts()

  init(_ pattern: DayPattern) {
    self.pattern = pattern
    guard !pattern.isOfWeekdays else { return }
    for length in 28...31 {
      for weekday in 0..<7 {
        months.append(Self.counts(pattern.days(ofMonthOn: weekday, length: length), weekday))
      }
    }
    for kind in 0..<14 {
      var sum = WeekdayCounts()
      var weekday = kind % 7
      // 2000 was a leap year, 2001 was none.
      for month in 1...12 {
        let length = DayNumber.daysInMonth(year: kind < 7 ? 2001 : 2000, month: month)
        sum &+= months[(length - 28) * 7 + weekday]
        weekday = (weekday + length) % 7
      }
      years.append(sum)
    }
    eras = sum(ofYears: 400)
  }

  /// How many days of the pattern lie before a day, by weekday, counted from the start of an era.
  func before(_ day: DayNumber) -> WeekdayCounts {
    if months.isEmpty {
      return pattern.weekdays == 0 ? WeekdayCounts() : WeekdayCounts(before: day).among(pattern.weekdays)
    }
    guard day > DayPattern.era else { return WeekdayCounts() }
    let (year, month, number) = day.civil
    let (era, rest) = (year - 1600).quotientAndRemainder(dividingBy: 400)
    var counts = eras &* Int32(era) &+ sum(ofYears: rest)
    var start = DayNumber(year: year, month: 1, day: 1)
    for month in 1..<month {
      let length = DayNumber.daysInMonth(year: year, month: month)
      counts &+= months[(length - 28) * 7 + Int(start.weekday.rawValue)]
      start = start + length
    }
    let weekday = Int(start.weekday.rawValue)
    let length = DayNumber.daysInMonth(year: year, month: month)
    let passed = pattern.days(ofMonthOn: weekday, length: length) & ((1 << UInt32(number)) &- 1)
    return counts &+ Self.counts(passed, weekday)
  }

  /// How many days of the pattern a range holds, by weekday.
  func count(in days: Range<DayNumber>) -> WeekdayCounts { before(days.upperBound) &- before(days.lowerBound) }

  /// The days of the first years of an era.
  private func sum(ofYears count: Int) -> WeekdayCounts {
    var sum = WeekdayCounts()
    for kind in 0..<14 { sum &+= years[kind] &* Int32(Self.kinds[count][kind]) }
    return sum
  }

  /// By number of years from the start of an era on, how many of each kind these are.
  private static let kinds: [[UInt8]] = {
    var kinds = [[UInt8](repeating: 0, count: 14)]
    for year in 1600..<2000 {
      var next = kinds[kinds.count - 1]
      let isLeap = DayNumber.daysInMonth(year: year, month: 2) == 29
      next[(isLeap ? 7 : 0) + Int(DayNumber(year: year, month: 1, day: 1).weekday.rawValue)] += 1
      kinds.append(next)
    }
    return kinds
  }()

  /// Days of a month by weekday; the month begins on `weekday`.
  private static func counts(_ days: UInt32, _ weekday: Int) -> WeekdayCounts {
    var counts = WeekdayCounts()
    let everyWeek: UInt32 = 1 << 1 | 1 << 8 | 1 << 15 | 1 << 22 | 1 << 29
    for offset in 0..<7 {
      counts[(weekday + offset) % 7] = Int32((days & everyWeek << UInt32(offset)).nonzeroBitCount)
    }
    return counts
  }
}
