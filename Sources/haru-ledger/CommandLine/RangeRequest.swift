import HaruLedger
import HaruParse

/// The days a report is asked for, as far as the command line says it; the ledger's settings and the time make days of it.
enum RangeRequest: Equatable, Sendable {
  /// No range was asked for.
  case everything
  /// From a day to a day, both included; nil is open.
  case span(from: DateRequest?, to: DateRequest?)
  /// One period of the calendar.
  case period(PeriodRequest)
  /// A period that the current logical day lies in, or the one before it.
  case relative(RelativePeriod)
  /// That many logical days, the last of them the current one.
  case last(days: Int)
}

/// A period by its calendar name.
enum PeriodRequest: Equatable, Sendable {
  /// `2026`.
  case year(Int)
  /// `2026-Q3`: a year and 1–4.
  case quarter(Int, Int)
  /// `2026-07`: a year and 1–12.
  case month(Int, Int)
  /// `2026-W27`.
  case week(ISOWeek)
  /// `2026-07-06`.
  case day(DayNumber)
}

/// A period seen from the current logical day.
enum RelativePeriod: Equatable, Sendable {
  case today, yesterday, thisWeek, thisMonth, thisYear, lastWeek, lastMonth, lastYear
}

/// A day as a command line names it (SPEC, Command line).
enum DateRequest: Equatable, Sendable {
  case date(DayNumber)
  case today, yesterday
  /// The last such day up to today.
  case weekday(Weekday)

  private static let words: [(request: DateRequest, words: Set<String>)] = [
    (.today, ["today", "오늘", "今日", "きょう", "本日"]), (.yesterday, ["yesterday", "어제", "昨日", "きのう"]),
  ]

  /// Reads `today`, `yesterday`, a weekday or a date; nil for anything else, and for a date that does not exist.
  init?(_ text: String) {
    if let day = DayNumber(argument: text) {
      self = .date(day)
    } else if let named = Self.words.first(where: { $0.words.contains(text.lowercased()) }) {
      self = named.request
    } else if let weekday = SaidValue.weekday(text) {
      self = .weekday(weekday)
    } else {
      return nil
    }
  }

  /// How it is said.
  var word: String {
    switch self {
    case .date(let day): day.description
    case .today: "today"
    case .yesterday: "yesterday"
    case .weekday(let weekday): weekday.keyword
    }
  }

  /// The day, seen from the current one.
  func day(from today: DayNumber) -> DayNumber {
    switch self {
    case .date(let day): day
    case .today: today
    case .yesterday: today - 1
    case .weekday(let weekday): today - (Int(today.weekday.rawValue) + 7 - Int(weekday.rawValue)) % 7
    }
  }
}

/// The time that `--now` names.
struct NowRequest: Equatable, Sendable {
  /// The date.
  var day: DayNumber
  /// Seconds since midnight, below 86,400.
  var second: Int
  /// Seconds east of UTC; nil where the ledger's zone decides.
  var offset: Int?
}

extension PeriodRequest {
  /// Reads one of the forms; nil for anything else, and for a period that does not exist.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = number(parts[0], digits: 4), (1900...9999).contains(year) else { return nil }
    switch parts.count {
    case 1: self = .year(year)
    case 2 where parts[1].first == "Q" || parts[1].first == "q":
      guard let quarter = number(parts[1].dropFirst(), digits: 1), (1...4).contains(quarter) else { return nil }
      self = .quarter(year, quarter)
    case 2 where parts[1].first == "W" || parts[1].first == "w":
      guard let number = number(parts[1].dropFirst(), digits: 2), let week = ISOWeek(year: year, week: number) else {
        return nil
      }
      self = .week(week)
    case 2:
      guard let month = number(parts[1], digits: 2), (1...12).contains(month) else { return nil }
      self = .month(year, month)
    default:
      guard let day = DayNumber(argument: text) else { return nil }
      self = .day(day)
    }
  }
}

extension NowRequest {
  /// Reads `2026-07-07T10:00[:00][±HH:MM]`; nil for anything else.
  init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = DayNumber(argument: String(halves[0])) else { return nil }
    var clock = halves[1]
    var offset: Int?
    if let sign = clock.firstIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let seconds = secondOfDay(clock[clock.index(after: sign)...], parts: 2...2), seconds <= 18 * 3600 else {
        return nil
      }
      offset = clock[sign] == "+" ? seconds : -seconds
      clock = clock[..<sign]
    }
    guard let second = secondOfDay(clock, parts: 2...3) else { return nil }
    self.init(day: day, second: second, offset: offset)
  }
}

extension DayNumber {
  /// Reads `2026-07-06`; nil for anything else, and for a date that does not exist.
  init?(argument text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = number(parts[0], digits: 4), let month = number(parts[1], digits: 2),
      let day = number(parts[2], digits: 2), Self.isValid(year: year, month: month, day: day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// A number of exactly so many ASCII digits.
private func number(_ text: Substring, digits: Int) -> Int? {
  guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(text)
}

/// The seconds of `HH:MM` or `HH:MM:SS`.
private func secondOfDay(_ text: Substring, parts: ClosedRange<Int>) -> Int? {
  let fields = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.contains(fields.count) else { return nil }
  var seconds = 0
  for (field, (limit, unit)) in zip(fields, [(24, 3600), (60, 60), (60, 1)]) {
    guard let value = number(field, digits: 2), value < limit else { return nil }
    seconds += value * unit
  }
  return seconds
}
