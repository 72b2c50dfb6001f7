import HaruLedger
import HaruParse

/// A ledger that was loaded for a command, with the moment and the language it is looked at in.
struct LedgerContext {
  private(set) var ledger: Ledger
  let now: Instant
  let language: Language

  /// Loads the files at `paths`. So many seconds are added to the moment, and so many places of diagnostics are kept.
  init(
    _ paths: [String], _ common: CommonOptions, in world: World, after seconds: Int64 = 0,
    keepingPlaces: Int = DiagnosticBag.capacity
  ) throws(CommandFailure) {
    let document = try LedgerFiles.load(paths, in: world, keepingPlaces: keepingPlaces)
    ledger = Ledger(document, zones: world.zoneDatabase)
    let calendar = ledger.calendar
    let moment =
      if let request = common.now { try Self.instant(request, calendar, in: world) } else {
        Self.now(calendar: calendar, in: world)
      }
    now = Instant(seconds: moment.seconds + seconds)
    language = common.language(in: world, ledger: ledger.settings.language.flatMap(Language.init(rawValue:)))
  }

  /// The moment that `--now` names: with an offset as it stands, else a wall-clock time of the ledger.
  private static func instant(
    _ now: NowRequest, _ calendar: LedgerCalendar, in world: World
  ) throws(CommandFailure) -> Instant {
    if let offset = now.offset {
      let seconds = Int64(now.day.value) * 86_400 + Int64(now.second - offset)
      // Without a zone of the ledger, the clock on the wall is that of the system.
      return Instant(seconds: calendar.hasZone ? seconds : seconds + Int64(world.localOffset(seconds)))
    }
    switch calendar.local(day: now.day, second: now.second) {
    case .unique(let instant), .repeated(let instant, _): return instant
    case .skipped(_, let before, let after):
      func text(_ time: WallTime) -> String { "\(time.day)T\(ClockText.time(time.second))" }
      throw .usage(
        .skippedNow(text: "\(now.day)T\(ClockText.time(now.second))", before: text(before), after: text(after)))
    }
  }

  /// Looks at another state of the same ledger.
  mutating func replaceLedger(_ ledger: Ledger) { self.ledger = ledger }

  /// The clock's time. In a ledger without a zone it is what the clock on the wall shows.
  static func now(calendar: LedgerCalendar, in world: World) -> Instant {
    let seconds = world.now()
    return Instant(seconds: calendar.hasZone ? seconds : seconds + Int64(world.localOffset(seconds)))
  }
}

extension Document {
  /// Its own `set language`; nil without one.
  var language: Language? {
    guard case .text(let word) = settings.first(where: { $0.key == .language })?.value else { return nil }
    return Language(rawValue: word)
  }
}

extension LedgerContext {
  /// The current logical day.
  var today: DayNumber { ledger.calendar.logicalDay(of: now) }

  /// The days of a range that the command line asks for.
  private func days(_ request: RangeRequest) throws(CommandFailure) -> DayRange {
    let today = today
    switch request {
    case .everything: return DayRange()
    case .span(let first, let last):
      let (from, to) = (first?.day(from: today), last?.day(from: today))
      if let from, let to, to < from { throw .usage(.rangeReversed(from: from, to: to)) }
      return DayRange(from: from, to: to)
    case .last(let days): return DayRange(from: today - (days - 1), to: today)
    case .period(let period): return days(period)
    case .relative(let period): return days(period, today)
    }
  }

  /// The day that the command line asks for.
  func day(_ request: DateRequest) -> DayNumber { request.day(from: today) }

  private func days(_ period: PeriodRequest) -> DayRange {
    func days(_ unit: LedgerCalendar.Unit, _ year: Int, month: Int = 1) -> DayRange {
      DayRange(ledger.calendar.days(of: unit, containing: DayNumber(year: year, month: month, day: 1)))
    }
    return switch period {
    case .day(let day): DayRange(from: day, to: day)
    case .year(let year): days(.year, year)
    case .quarter(let year, let quarter): days(.quarter, year, month: quarter * 3)
    case .month(let year, let month): days(.month, year, month: month)
    case .week(let week): DayRange(week.days)
    }
  }

  private func days(_ period: RelativePeriod, _ today: DayNumber) -> DayRange {
    let calendar = ledger.calendar
    return switch period {
    case .today: DayRange(from: today, to: today)
    case .yesterday: DayRange(from: today - 1, to: today - 1)
    case .thisWeek: DayRange(calendar.days(of: .week, containing: today))
    case .lastWeek: DayRange(calendar.days(of: .week, before: today))
    case .thisMonth: DayRange(calendar.days(of: .month, containing: today))
    case .lastMonth: DayRange(calendar.days(of: .month, before: today))
    case .thisYear: DayRange(calendar.days(of: .year, containing: today))
    case .lastYear: DayRange(calendar.days(of: .year, before: today))
    }
  }

  /// The report that the command line asks for.
  func request(_ options: ReportOptions) throws(CommandFailure) -> ReportRequest {
    let day = day(options.date)
    let week = { DayRange(ledger.calendar.week(containing: day)) }
    let range =
      options.kind.isOfOneDay ? options.isOfWeek ? week() : DayRange(from: day, to: day) : try days(options.range)
    var request = ReportRequest(options.kind, range: range, day: day)
    request.filter = try filter(options)
    request.goals = goals(options)
    request.grouping = options.grouping
    request.order = options.order
    request.fillsEmptyPeriods = options.fillsEmptyPeriods
    request.listsPeriods = options.listsPeriods
    return request
  }

  /// The filter that the command line asks for.
  private func filter(_ options: ReportOptions) throws(CommandFailure) -> EntryFilter {
    var filter = EntryFilter()
    for name in options.actions {
      guard let action = ledger.action(named: name) else {
        throw .usage(unknownName(.action, name, among: ledger.actionNames))
      }
      filter.actions.insert(action)
    }
    for name in options.tags {
      guard let tag = ledger.tag(named: name) else {
        throw .usage(unknownName(.tag, name, among: ledger.tags.map { ledger.text($0.name.name) }))
      }
      filter.tags.insert(tag)
    }
    for name in options.excluded {
      if let action = ledger.action(named: name) {
        filter.excludedActions.insert(action)
      } else if name.first == "#", let tag = ledger.tag(named: String(name.dropFirst())) {
        filter.excludedTags.insert(tag)
      } else {
        let tags = ledger.tags.map { "#" + ledger.text($0.name.name) }
        // A shell takes the `#` of a word for a comment, so it is often left out.
        let tag = tags.first { $0 == "#" + name }
        let suggestion = tag ?? closest(to: name, among: ledger.actionNames + tags)
        throw .usage(.unknownName(option: .exclude, text: name, suggestion: suggestion))
      }
    }
    for name in options.goals {
      guard let goal = ledger.goal(named: name) else {
        throw .usage(unknownName(.goal, name, among: ledger.goals.map { ledger.text($0.declaration.title.name) }))
      }
      filter.targets = (filter.targets ?? []).union(goal.quests.map(\.target))
    }
    return filter
  }

  /// The goals that the command line asks for; nil for all.
  private func goals(_ options: ReportOptions) -> Set<GoalPosition>? {
    guard !options.goals.isEmpty else { return nil }
    // `filter` has told of unknown ones.
    let titles = Set(options.goals.compactMap { ledger.goal(named: $0)?.declaration.title.name })
    return Set(ledger.goals.positions.filter { titles.contains(ledger.goals[$0].declaration.title.name) })
  }

  private func unknownName(_ option: OptionName, _ name: String, among known: [String]) -> UsageError {
    .unknownName(option: option, text: name, suggestion: closest(to: name, among: known))
  }
}

extension World {
  /// The name of the zone of the place: `TZ`, else what `/etc/localtime` leads to; nil where neither names a place.
  var zoneOfPlace: String? {
    var name = self[.timeZone] ?? ""
    if name.isEmpty, let path = files.realPath("/etc/localtime") {
      name = path.split(separator: "/").drop { $0 != "zoneinfo" }.dropFirst().joined(separator: "/")
    }
    if name.first == ":" { name.removeFirst() }
    guard name.contains("/"), !name.hasPrefix("Etc/"), (try? zoneDatabase.zone(named: name)) != nil else { return nil }
    return name
  }

  /// The system's zone database. The names for suggestions are in its compact table, where it has one.
  var zoneDatabase: ZoneDatabase {
    ZoneDatabase(
      load: zoneData,
      isPresent: { [zoneData] in zoneData("UTC") != nil },
      names: { [zoneData] in
        guard let table = zoneData("tzdata.zi") else { return [] }
        return table.split(separator: UInt8(ascii: "\n")).compactMap { line in
          let words = line.split(separator: UInt8(ascii: " "))
          guard let kind = words.first, words.count > 2 else { return nil }
          // `Z NAME …` is a zone, `L TARGET NAME` another name of one.
          if kind.elementsEqual("Z".utf8) { return String(decoding: words[1], as: UTF8.self) }
          return kind.elementsEqual("L".utf8) ? String(decoding: words[2], as: UTF8.self) : nil
        }
      })
  }
}
