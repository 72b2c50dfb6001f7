import HaruLedger
import HaruParse

/// What `report` is asked for.
struct ReportOptions: Equatable, Sendable {
  /// The kind of report.
  var kind = ReportKind.default
  /// The files and folders, empty where none is named.
  var files: [String] = []
  /// The days, for a kind that is not of one day.
  var range = RangeRequest.everything
  /// The day, for a kind that is of one.
  var date = DateRequest.today
  /// Whether it is of the whole week of the day.
  var isOfWeek = false
  /// Only these actions, by name or alias; all where it is empty.
  var actions: [String] = []
  /// Only these tags, without `#`; all where it is empty.
  var tags: [String] = []
  /// None of these actions, by name or alias, and of these tags, with `#`.
  var excluded: [String] = []
  /// Only these goals, by title or id; all where it is empty.
  var goals: [String] = []
  /// The period of a row.
  var grouping = Grouping.total
  /// The order of actions and tags.
  var order = StatsReport.Order.declaration
  /// Whether the signs of the report are explained.
  var showsLegend = false
  /// Whether periods without an entry are shown.
  var fillsEmptyPeriods = false
  /// Whether the periods of quests are listed.
  var listsPeriods = false
  /// Whether lengths are decimal hours.
  var showsDecimalHours = false
  /// Whether a ledger with errors is refused.
  var isStrict = false
  /// The form of the result.
  var format = ReportFormat.text
  /// The first of `files`, where it may be a misspelt kind of report: no kind was named, and it looks like a word.
  var possibleKind: String?
}

extension ReportOptions {
  /// The options of `report` among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    let dateText = try readOperands(arguments)
    if let unfit = arguments.options.first(where: { kind.unfitOptions.contains($0.name) }) {
      throw .unfitOption(unfit.name, kind: kind)
    }
    range = try RangeRequest(arguments)
    if kind.isOfOneDay { try readDate(dateText, arguments) }
    isOfWeek = arguments.has(.week)
    actions = arguments.values(.action)
    tags = arguments.values(.tag).map { $0.first == "#" ? String($0.dropFirst()) : $0 }
    excluded = arguments.values(.exclude)
    goals = arguments.values(.goal)
    grouping = arguments.value(.by).flatMap(Grouping.init(rawValue:)) ?? .total
    order = arguments.value(.order).flatMap(StatsReport.Order.init(rawValue:)) ?? .declaration
    showsLegend = arguments.has(.legend)
    fillsEmptyPeriods = arguments.has(.fill)
    listsPeriods = arguments.has(.periods)
    showsDecimalHours = arguments.has(.decimal)
    isStrict = arguments.has(.strict)
    format = arguments.format()
  }

  /// Sorts the operands into the kind, the date and files; the text of the date.
  private mutating func readOperands(_ arguments: Arguments) throws(UsageError) -> String? {
    var rest = arguments.operands[...]
    if let first = rest.first, let named = ReportKind(rawValue: first) {
      kind = named
      rest.removeFirst()
    } else if let first = rest.first, first.allSatisfy({ $0.isLetter || $0 == "-" }), first != "-" {
      possibleKind = first
    }
    if rest.count == arguments.operands.count {
      let isDefault = arguments.options.allSatisfy { !kind.unfitOptions.contains($0.name) }
      // Only a timetable is of a week.
      kind = isDefault ? .default : arguments.has(.week) ? .timetable : .defaultWithOptions
    }
    var dateText: String?
    for operand in rest {
      guard Self.looksLikeDate(operand, isOfOneDay: kind.isOfOneDay) else {
        files.append(operand)
        continue
      }
      if !kind.isOfOneDay { throw .unfitDate(text: operand, kind: kind) }
      if dateText != nil { throw .unexpectedOperand(text: operand) }
      dateText = operand
    }
    if possibleKind != files.first { possibleKind = nil }
    return dateText
  }

  /// Whether an operand is meant as a date: digits and dashes in three parts, right or wrong. (A file of such a name is
  /// `./2026-07-06`.) For a report of a day, words such as `today` and `mon` are, too.
  private static func looksLikeDate(_ text: String, isOfOneDay: Bool) -> Bool {
    if isOfOneDay, DateRequest(text) != nil { return true }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private mutating func readDate(_ text: String?, _ arguments: Arguments) throws(UsageError) {
    if let text {
      if let option = RangeRequest.options.first(where: arguments.has) { throw .conflictWithDate(option, text: text) }
      guard let request = DateRequest(text) else { throw .invalidDate(text: text) }
      date = request
      return
    }
    switch range {
    case .relative(.yesterday): date = .yesterday
    case .period(.day(let day)): date = .date(day)
    case .period:
      throw .invalidValue(option: .period, text: arguments.value(.period) ?? "", expected: .dayPeriod)
    default: date = .today
    }
    range = .everything
  }
}

extension RangeRequest {
  /// The options that say a range.
  static let options: [OptionName] = [.from, .to] + wholeRanges

  /// Those that say a whole one, so that two of them contradict each other.
  private static let wholeRanges: [OptionName] = [
    .period, .today, .yesterday, .thisWeek, .thisMonth, .thisYear, .lastWeek, .lastMonth, .lastYear, .last,
  ]

  /// The range among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    let whole = Self.wholeRanges.filter(arguments.has)
    if whole.count > 1 { throw .conflict(whole[0], whole[1]) }
    if let whole = whole.first, let other = [OptionName.from, .to].first(where: arguments.has) {
      throw .conflict(other, whole)
    }
    let from = try Self.day(.from, arguments)
    let to = try Self.day(.to, arguments)
    if case .date(let from) = from, case .date(let to) = to, to < from { throw .rangeReversed(from: from, to: to) }
    guard let option = whole.first else {
      self = from == nil && to == nil ? .everything : .span(from: from, to: to)
      return
    }
    let text = arguments.value(option) ?? ""
    switch option {
    case .period:
      guard let period = PeriodRequest(text) else {
        throw .invalidValue(option: option, text: text, expected: .period)
      }
      self = .period(period)
    case .last:
      guard let days = DayCount(text)?.days else {
        throw .invalidValue(option: option, text: text, expected: .days, meant: DayCount.meant(text))
      }
      self = .last(days: days)
    case .yesterday: self = .relative(.yesterday)
    case .thisWeek: self = .relative(.thisWeek)
    case .thisMonth: self = .relative(.thisMonth)
    case .thisYear: self = .relative(.thisYear)
    case .lastWeek: self = .relative(.lastWeek)
    case .lastMonth: self = .relative(.lastMonth)
    case .lastYear: self = .relative(.lastYear)
    default: self = .relative(.today)
    }
  }

  private static func day(_ option: OptionName, _ arguments: Arguments) throws(UsageError) -> DateRequest? {
    guard let text = arguments.value(option) else { return nil }
    guard let request = DateRequest(text) else {
      throw .invalidValue(option: option, text: text, expected: .namedDate)
    }
    return request
  }
}

/// A number of days: `30d`, `2w`.
private struct DayCount {
  let days: Int

  /// Reads a number of days or weeks; nil for anything else.
  init?(_ text: String) {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits), let days = Self.days(number, text.dropFirst(digits.count).lowercased()) else {
      return nil
    }
    self.days = days
  }

  private static let units: [(words: Set<String>, days: Int)] = [
    (["d", "day", "days", "일", "일간", "日", "日間"], 1), (["w", "week", "weeks", "주", "주간", "週", "週間"], 7),
  ]

  private static func days(_ number: Int, _ unit: String) -> Int? {
    guard (1...100_000).contains(number), let size = units.first(where: { $0.words.contains(unit) })?.days,
      number * size <= 100_000
    else { return nil }
    return number * size
  }

  /// What a number without a unit, or with another one, may have been meant as.
  static func meant(_ text: String) -> [String] {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let number = Int(digits), (1...100_000).contains(number) else { return [] }
    switch text.dropFirst(digits.count).lowercased() {
    case "": return ["\(number)d"]
    case "m", "month", "months", "mo", "개월", "달", "か月", "ヶ月": return number <= 1000 ? ["\(number * 30)d"] : []
    case "y", "year", "years", "년", "年": return number <= 100 ? ["\(number * 365)d"] : []
    default: return []
    }
  }
}
