internal import HaruParse

/// Settings into a calendar and plain values (SPEC, Settings).
extension Resolver {
  mutating func resolveSettings(_ database: ZoneDatabase) {
    let unique = withoutRepeated(document.settings)
    let zones = resolveZones(unique, database)
    var dayStarts: [(from: DayNumber?, second: Int)] = []
    var weekStarts: [(from: DayNumber?, weekday: Weekday)] = []
    for setting in unique {
      switch (setting.key, setting.value) {
      case (.dayStart, .seconds(let seconds)): dayStarts.append((setting.from, Int(seconds)))
      case (.weekStart, .weekday(let weekday)): weekStarts.append((setting.from, weekday))
      case (.language, .text(let text)): settings.language = text
      case (.theme, .text(let text)): settings.theme = text
      case (.lead, .text(let text)): settings.leadsWithEarliest = text == "earliest"
      case (.maxSession, .seconds(let seconds)): settings.longestSession = Int(seconds)
      case (.plan, .text(let text)): settings.isFreePlan = text == "free"
      case (.log, .text(let text)): settings.log = text
      case (.allow, .codes(let codes)): settings.allowed.formUnion(codes)
      default: break
      }
    }
    calendar = Calendar(zones: zones, dayStarts: dayStarts, weekStarts: weekStarts)
    for day in calendar.invertedDays() { rejectChange(near: day, unique) }
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

  private mutating func resolveZones(
    _ all: [SettingDeclaration], _ database: ZoneDatabase
  ) -> [(from: DayNumber?, zone: Zone)] {
    let settings = all.filter { $0.key == .zone }
    let hasBase = settings.contains { $0.from == nil }
    var result: [(from: DayNumber?, zone: Zone)] = []
    for setting in settings {
      guard case .text(let name) = setting.value else { continue }
      guard hasBase else {
        reject(.zoneWithoutBase, setting.file, setting.valueRange)
        continue
      }
      do throws(ZoneError) {
        result.append((setting.from, try database.zone(named: name)))
        self.settings.zoneNames.append((setting.from, name))
      } catch {
        reject(problem(error, name, database), setting.file, setting.valueRange)
      }
    }
    self.settings.zoneNames.sort { ($0.from ?? .earliest) < ($1.from ?? .earliest) }
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
    let plain = name.lowercased()
    if let same = names.first(where: { $0.lowercased() == plain }) { return same }
    let city = plain.split(separator: " ").joined(separator: "_")
    if let found = names.first(where: { $0.lowercased().hasSuffix("/" + city) }) { return found }
    let others = ["kst": "Asia/Seoul", "서울": "Asia/Seoul", "jst": "Asia/Tokyo", "東京": "Asia/Tokyo", "도쿄": "Asia/Tokyo"]
    return others[plain].flatMap { names.contains($0) ? $0 : nil } ?? closest(to: name, among: names)
  }

  /// Tells of the dated setting that lies nearest to a day that ends before it begins.
  private mutating func rejectChange(near day: DayNumber, _ all: [SettingDeclaration]) {
    let dated = all.filter { ($0.key == .zone || $0.key == .dayStart) && $0.from != nil }
    guard let nearest = dated.min(by: { abs($0.from! - day) < abs($1.from! - day) }) else { return }
    reject(.dayEndsBeforeItBegins(date: day), nearest.file, nearest.valueRange)
  }
}
