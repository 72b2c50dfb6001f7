import HaruParse

/// Settings into a calendar and plain values (SPEC, Settings).
extension Resolver {
  mutating func resolveSettings(_ database: ZoneDatabase) {
    let unique = withoutRepeated(document.settings)
    var clock = resolveZones(unique, database)
    var weekStarts: [(from: DayNumber?, weekday: Weekday)] = []
    for setting in unique {
      switch (setting.key, setting.value) {
      case (.dayStart, .seconds(let seconds)): clock.append(ClockSetting(setting, .dayStart(Int(seconds))))
      case (.weekStart, .weekday(let weekday)): weekStarts.append((setting.from, weekday))
      case (.language, .text(let text)): settings.language = text
      case (.theme, .text(let text)): settings.theme = text
      case (.lead, .text(let text)): settings.leadsWithEarliest = text == "earliest"
      case (.maxSession, .seconds(let seconds)): settings.longestSession = Int(seconds)
      case (.est, .seconds(let seconds)): settings.estimate = seconds
      case (.plan, .text(let text)): settings.isFreePlan = text == "free"
      case (.log, .text(let text)): settings.log = text
      case (.allow, .codes(let codes)): settings.allowed.formUnion(codes)
      default: break
      }
    }
    var zones: [(from: DayNumber?, zone: Zone)] = []
    var dayStarts: [(from: DayNumber?, second: Int)] = []
    for setting in withoutInverting(clock) {
      switch setting.value {
      case .zone(let zone, let name):
        zones.append((setting.from, zone))
        settings.zoneNames.append((setting.from, name))
      case .dayStart(let second): dayStarts.append((setting.from, second))
      }
    }
    calendar = LedgerCalendar(zones: zones, dayStarts: dayStarts, weekStarts: weekStarts)
  }

  /// The settings without those that stand a second time with the same `from`; `allow` adds up.
  private mutating func withoutRepeated(_ all: [SettingDeclaration]) -> [SettingDeclaration] {
    struct Slot: Hashable {
      var key: SettingKey
      var from: DayNumber?
    }
    var first: [Slot: Location] = [:]
    var result: [SettingDeclaration] = []
    for setting in all {
      let slot = Slot(key: setting.key, from: setting.from)
      if let place = first[slot], setting.key != .allow {
        reject(
          .repeatedSetting(key: setting.key.rawValue), setting.file, setting.valueRange,
          related: [RelatedPlace(.firstDeclared, place)])
      } else {
        first[slot] = Location(setting.file, setting.valueRange)
        result.append(setting)
      }
    }
    return result
  }

  private mutating func resolveZones(_ all: [SettingDeclaration], _ database: ZoneDatabase) -> [ClockSetting] {
    let settings = all.filter { $0.key == .zone }
    let hasBase = settings.contains { $0.from == nil }
    var known: [String: Result<Zone, ZoneError>] = [:]
    var result: [ClockSetting] = []
    for setting in settings {
      guard case .text(let name) = setting.value else { continue }
      guard hasBase else {
        reject(.zoneWithoutBase, setting.file, setting.valueRange)
        continue
      }
      let zone = known[name] ?? Result { () throws(ZoneError) in try database.zone(named: name) }
      known[name] = zone
      switch zone {
      case .success(let zone): result.append(ClockSetting(setting, .zone(zone, name)))
      case .failure(let error): reject(problem(error, name, database), setting.file, setting.valueRange)
      }
    }
    return result
  }

  private func problem(_ error: ZoneError, _ name: String, _ database: ZoneDatabase) -> Problem {
    switch error {
    case .unknown: .unknownZone(name: name, suggestion: Self.zone(meantBy: name, database.names()))
    case .databaseMissing: .zoneDatabaseMissing
    case .invalidData: .zoneDataInvalid(name: name)
    }
  }

  /// The zone that was likely meant by a name: the same in another case, a city by itself, an abbreviation, else a close one.
  private static func zone(meantBy name: String, _ names: [String]) -> String? {
    // No zone has a name that is nearly as long.
    guard name.utf8.count <= 600 else { return nil }
    let plain = name.lowercased()
    if let same = names.first(where: { $0.lowercased() == plain }) { return same }
    let city = plain.split(separator: " ").joined(separator: "_")
    if let found = names.first(where: { $0.lowercased().hasSuffix("/" + city) }) { return found }
    // A name of some zone's time is no misspelt name of another zone.
    if let known = ZoneWords.zones(plain) { return known.first(where: names.contains) }
    return names.first { isSameWord($0, name) } ?? closest(to: name, among: names)
  }

  /// The settings in order of their dates, without changes that would end a day before it begins. Each change is seen against
  /// those before it that hold.
  private mutating func withoutInverting(_ all: [ClockSetting]) -> [ClockSetting] {
    let sorted = all.enumerated().sorted { a, b in
      (a.element.from ?? .earliest - 1, a.element.isZone ? 1 : 0) < (
        b.element.from ?? .earliest - 1, b.element.isZone ? 1 : 0
      )
    }
    var kept: [ClockSetting] = []
    var zone: Zone?
    // The day-start of the day before, and from the date that is looked at on.
    var dayStart: (before: Int, now: Int) = (0, 0)
    var date: DayNumber?
    for (_, setting) in sorted {
      if setting.from != date { dayStart.before = dayStart.now }
      date = setting.from
      switch setting.value {
      case .dayStart(let second): dayStart.now = second
      case .zone(let new, _):
        if let date, let day = DayStarts.day(endedBy: date, zones: (zone, new), dayStarts: dayStart) {
          reject(.dayEndsBeforeItBegins(date: day), setting.declaration.file, setting.declaration.valueRange)
          continue
        }
        zone = new
      }
      kept.append(setting)
    }
    return kept
  }
}

/// A setting that says where days begin.
private struct ClockSetting {
  enum Value {
    case zone(Zone, String)
    case dayStart(Int)
  }

  var declaration: SettingDeclaration
  var value: Value

  init(_ declaration: SettingDeclaration, _ value: Value) {
    self.declaration = declaration
    self.value = value
  }

  var from: DayNumber? { declaration.from }
  var isZone: Bool {
    if case .zone = value { true } else { false }
  }
}

extension DayStarts {
  /// The day that a change of zone and day-start at `date` ends before it begins, or just when it does; nil where there is none.
  fileprivate static func day(
    endedBy date: DayNumber, zones: (Zone?, Zone), dayStarts: (before: Int, now: Int)
  ) -> DayNumber? {
    let days = DayStarts(
      zones: Dated([(nil, zones.0), (date, zones.1)], default: nil),
      dayStarts: Dated([(nil, Int64(dayStarts.before)), (date, Int64(dayStarts.now))], default: 0))
    return days.invertedDays().first
  }
}
