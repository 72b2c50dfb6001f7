import Foundation
import HaruParse
import Synchronization

@testable import HaruLedger

/// A made-up ledger in two forms: its text, and what it means by the reference. It is small, and its times crowd around changes of
/// clocks and settings.
struct RandomLedger {
  /// An entry as it is written, and what is wrong with it.
  struct Item {
    var date: DayNumber
    var text: String
    var form: EntryForm
    var points: [TimePoint] = []
    var instants: [Int64] = []
    var action: Int
    var tags: Set<Int>
    var amount = 0
    var code: Code?
  }

  /// The names of the actions; some have an alias.
  static let actions: [(kind: ActionKind, name: String, alias: String?)] = [
    (.time, "독서", "read"), (.time, "영어 단어", nil), (.time, "Lauf", nil), (.count, "물", "w"), (.count, "커피", nil),
    (.measure, "체중", nil),
  ]
  static let tags = ["가", "나", "다"]
  /// Zones with dates on which something happens there.
  static let places: [(zone: String?, dates: [String])] = [
    ("Asia/Seoul", ["2026-07-06", "1988-05-08", "1988-10-09"]), ("Europe/Berlin", ["2026-03-29", "2026-10-25"]),
    ("America/New_York", ["2026-03-08", "2026-11-01"]), ("Australia/Lord_Howe", ["2026-04-05", "2026-10-04"]),
    ("Pacific/Apia", ["2011-12-30", "2012-04-01"]), ("Africa/Casablanca", ["2026-02-15", "2026-03-22"]),
    (nil, ["2026-07-06", "2024-02-29"]),
  ]

  var clock = ReferenceClock(zones: [], dayStarts: [], weekStarts: [])
  /// Settings and declarations.
  var declarations: [String] = []
  var actionTags: [[Int]] = []
  var items: [Item] = []
  var now: Int64 = 0
  /// The dates of entries lie among these.
  var dates: Range<DayNumber>
  /// Logical days of entries lie among these.
  var days: Range<DayNumber> { (dates.lowerBound - 3)..<(dates.upperBound + 11) }
  /// The first instants of `days` and of one more.
  private(set) var starts: [Int64] = []

  /// A ledger by a seed. With errors, some lines are wrong.
  init(seed: UInt64, hasErrors: Bool = false) {
    var random = SplitMix64(seed: seed)
    repeat {
      clock = ReferenceClock(zones: [], dayStarts: [], weekStarts: [])
      declarations = []
      let place = Self.places.randomElement(using: &random)!
      // Far from all changes, times are read by plain arithmetic.
      let isQuiet = Int.random(in: 0..<3, using: &random) == 0
      let center = DayNumber(isQuiet ? "2026-06-15" : place.dates.randomElement(using: &random)!)
      dates = (center - Int.random(in: 1...3, using: &random))..<(center + Int.random(in: 2...4, using: &random))
      addSettings(place.zone, &random, hasChanges: !isQuiet)
      starts = (0...days.length).map { [clock, days] in clock.start(days.lowerBound + $0) }
      // A change of settings may not turn a day round.
    } while zip(starts, starts.dropFirst()).enumerated().contains { [clock, days] in
      $1.0 >= $1.1 && !clock.leavesOut(days.lowerBound + $0)
    }
    addDeclarations(&random)
    now = starts.randomElement(using: &random)! + Int64.random(in: -40_000...40_000, using: &random)
    let count = Int.random(in: 3...14, using: &random)
    while items.count < count { addItem(&random, hasErrors: hasErrors) }
    leaveOutSecondOpen(hasErrors: hasErrors)
  }

  private mutating func addSettings(_ zone: String?, _ random: inout SplitMix64, hasChanges: Bool) {
    func dated(_ random: inout SplitMix64) -> [DayNumber?] {
      var result: Set<DayNumber> = []
      guard hasChanges else { return [] }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        result.insert(dates.lowerBound + Int.random(in: 0..<dates.length, using: &random))
      }
      return result.map(Optional.some)
    }
    if let zone {
      for from in [nil] + (Int.random(in: 0..<3, using: &random) == 0 ? dated(&random) : []) {
        let name = from == nil ? zone : Self.places.compactMap(\.zone).randomElement(using: &random)!
        clock.zones.append((from, TestZones.zone(name)))
        addSetting("zone \(name)", from)
      }
    }
    let base: [DayNumber?] = Bool.random(using: &random) ? [nil] : []
    for from in base + dated(&random) {
      let minute = [0, 1, 90, 120, 150, 179, 180, 270, 360, 1439, Int.random(in: 0..<1440, using: &random)]
        .randomElement(using: &random)!
      clock.dayStarts.append((from, minute * 60))
      addSetting("day-start \(ClockText.time(minute * 60))", from)
    }
    for from in base + dated(&random).shuffled(using: &random) {
      let weekday = Weekday.allCases.randomElement(using: &random)!
      clock.weekStarts.append((from, weekday))
      addSetting("week-start \(weekday.keyword)", from)
    }
  }

  private mutating func addSetting(_ text: String, _ from: DayNumber?) {
    declarations.append("set \(text)" + (from.map { " from \($0)" } ?? ""))
  }

  private mutating func addDeclarations(_ random: inout SplitMix64) {
    for (position, tag) in Self.tags.enumerated() { declarations.append("tag #\(tag) color=#00000\(position)") }
    for action in Self.actions {
      let tags = Self.someTags(&random)
      actionTags.append(tags)
      let words = ["action", action.kind.keyword, action.name] + tags.map { "#" + Self.tags[$0] }
      declarations.append(words.joined(separator: " ") + (action.alias.map { " alias=\($0)" } ?? ""))
    }
  }

  private static func someTags(_ random: inout SplitMix64) -> [Int] {
    Array(tags.indices.shuffled(using: &random).prefix([0, 0, 1, 1, 2, 3].randomElement(using: &random)!))
  }
}

// MARK: Entries

extension RandomLedger {
  private mutating func addItem(_ random: inout SplitMix64, hasErrors: Bool) {
    let action = Self.actions.indices.randomElement(using: &random)!
    let date = dates.lowerBound + Int.random(in: 0..<dates.length, using: &random)
    let tags = Self.someTags(&random)
    var item = Item(
      date: date, text: "", form: .length, action: action, tags: Set(tags + actionTags[action]))
    var when: String
    switch Self.actions[action].kind {
    case .time: when = addTimes(&item, &random)
    case .count:
      item.form = .count
      item.amount = [1, 1, 2, 5, -1, 0].randomElement(using: &random)!
      when = addPoint(&item, &random)
      if item.amount != 1 || when.isEmpty {
        when += (when.isEmpty ? "" : " ") + (item.amount < 0 ? "" : "+") + "\(item.amount)"
      }
    case .measure:
      item.form = .measure
      when = addPoint(&item, &random)
      when += (when.isEmpty ? "" : " ") + "=71.\(Int.random(in: 0...9, using: &random))"
    }
    let alias = Self.actions[action].alias
    var name = alias != nil && Bool.random(using: &random) ? alias! : Self.actions[action].name
    var tagNames = tags.map { Self.tags[$0] }
    place(&item)
    if hasErrors, item.code == nil, Int.random(in: 0..<3, using: &random) == 0 {
      spoil(&item, &name, &tagNames, &random)
    }
    guard hasErrors || item.code == nil else { return }
    if item.code == .unknownKeyword {
      item.text = "오늘은 아무것도"
    } else {
      item.text = ([when, name] + tagNames.map { "#" + $0 }).joined(separator: " ")
      if Int.random(in: 0..<4, using: &random) == 0 { item.text += " ; 메모 09:00-10:00 물" }
    }
    items.append(item)
  }

  private func spoil(_ item: inout Item, _ name: inout String, _ tags: inout [String], _ random: inout SplitMix64) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: (name, item.code) = ("동서", .unknownAction)
    case 1: (tags, item.code) = (tags + ["라"], .unknownTag)
    case 2: (name, item.code) = (item.form == .measure ? "물" : "체중", .wrongKind)
    default: item.code = .unknownKeyword
    }
  }

  /// What the reference makes of its times.
  private func place(_ item: inout Item) {
    if item.points.isEmpty {
      if clock.leavesOut(item.date) { item.code = .skippedDate }
      return
    }
    if clock.zones.isEmpty, item.points.contains(where: { $0.offset != nil }) {
      item.code = .offsetWithoutZone
      return
    }
    do throws(ReferenceClock.Fault) {
      item.instants = try clock.instants(item.points, item.date)
    } catch {
      switch error {
      case .skippedTime: item.code = .skippedTime
      case .skippedDate: item.code = .skippedDate
      case .outOfOrder: item.code = .timeOutOfOrder
      case .tooLong: item.code = .sessionTooLong
      }
    }
  }

  /// Adds the time of a count or a measure; nothing for an untimed one.
  private func addPoint(_ item: inout Item, _ random: inout SplitMix64) -> String {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return "" }
    item.points = [point(second(&random), &random)]
    return Self.text(item.points[0], &random)
  }

  private func addTimes(_ item: inout Item, _ random: inout SplitMix64) -> String {
    let kind = Int.random(in: 0..<16, using: &random)
    if kind == 0 {
      item.form = .length
      item.amount = Int.random(in: 0...300, using: &random) * 60
      return "\(item.amount / 60)m"
    }
    item.form = kind == 1 ? .running : kind == 2 ? .paused : .session
    let pieces = [1, 1, 1, 2, 3].randomElement(using: &random)!
    var second = second(&random)
    item.points = [point(second, &random)]
    var text = Self.text(item.points[0], &random)
    let count = pieces * 2 - (item.form == .running ? 1 : 0)
    for position in 1..<max(count, 1) {
      let step = [0, 60, 900, 1800, 3600, 5400, 7200, 14_400, Int.random(in: 0...50_000, using: &random)]
      second += step.randomElement(using: &random)!
      if Int.random(in: 0..<(second < 86_400 ? 8 : 3), using: &random) == 0 { second -= 5400 }
      item.points.append(later(max(second, 0), item.date, &random))
      let signs = position % 2 == 1 ? ["-", "-", " - ", "–", "~"] : [",", ", "]
      text += signs.randomElement(using: &random)! + Self.text(item.points[position], &random)
    }
    switch item.form {
    case .running: text += "-"
    case .paused: text += ","
    default: break
    }
    return text
  }

  /// A second of a date: near midnight, near the day-start, around the hours in which clocks change, or any.
  private func second(_ random: inout SplitMix64) -> Int {
    let near = Int.random(in: -8...8, using: &random) * 900
    let start = clock.dayStart(dates.lowerBound + Int.random(in: 0..<dates.length, using: &random))
    let second: Int
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: second = start + near
    case 2, 3: second = 2 * 3600 + near
    case 4: second = 86_400 + near
    case 5: second = 86_400 + 2 * 3600 + near
    case 6: second = Int.random(in: 0..<172_800, using: &random)
    default: second = Int.random(in: 0..<1440, using: &random) * 60
    }
    return min(max(second, 0), 172_799)
  }

  private func point(_ second: Int, _ random: inout SplitMix64) -> TimePoint {
    TimePoint(second: Int32(second), offset: offset(&random))
  }

  private func offset(_ random: inout SplitMix64) -> Int32? {
    guard !clock.zones.isEmpty, Int.random(in: 0..<8, using: &random) == 0 else { return nil }
    let instant = starts.randomElement(using: &random)!
    let zone = clock.zones.randomElement(using: &random)!.zone
    let trip = Int.random(in: -24...28, using: &random) * 1800
    let own = Int(zone.offset(at: Instant(seconds: instant)))
    return Int32(
      [own, own, own + 3600, own - 3600, trip].filter { abs($0) <= 18 * 3600 }.randomElement(using: &random) ?? 0)
  }

  /// A time that is meant `second` seconds after 00:00 of `date`, in one of its spellings.
  private func later(_ second: Int, _ date: DayNumber, _ random: inout SplitMix64) -> TimePoint {
    let offset = offset(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where second < 172_800: return TimePoint(second: Int32(second), offset: offset)
    case 1: return TimePoint(second: Int32(second % 86_400), day: date + second / 86_400, offset: offset)
    default: return TimePoint(second: Int32(second % 86_400), offset: offset)
    }
  }

  private static func text(_ point: TimePoint, _ random: inout SplitMix64) -> String {
    var text = ClockText.time(Int(point.second))
    if point.day == nil, text.first == "0", Bool.random(using: &random) { text.removeFirst() }
    if let day = point.day { text = "\(day)T" + text }
    return text + (point.offset.map(offsetText) ?? "")
  }

  static func offsetText(_ offset: Int32) -> String {
    let text = ClockText.time(Int(abs(offset)))
    return "@" + (offset < 0 ? "-" : "+")
      + (offset % 3600 == 0 && offset % 7200 == 0 ? String(Int(abs(offset)) / 3600) : text)
  }

  /// Of several open sessions of an action the earliest holds.
  private mutating func leaveOutSecondOpen(hasErrors: Bool) {
    var open = items.indices.filter {
      items[$0].code == nil && (items[$0].form == .running || items[$0].form == .paused)
    }
    open.sort { (items[$0].instants[0], $0) < (items[$1].instants[0], $1) }
    var busy: Set<Int> = []
    var left: Set<Int> = []
    for position in open where !busy.insert(items[position].action).inserted {
      items[position].code = .alreadyRunning
      left.insert(position)
    }
    if !hasErrors { items = items.indices.filter { !left.contains($0) }.map { items[$0] } }
  }
}

// MARK: Both forms

extension RandomLedger {
  /// The text: declarations, then a day line for each run of entries of one date.
  var text: String {
    var lines = declarations
    var day: DayNumber?
    for item in items {
      if item.date != day { lines.append("\(item.date)") }
      day = item.date
      lines.append("  " + item.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each line for itself, in any order.
  var lines: [String] { declarations + items.map { "\($0.date) \($0.text)" } }

  /// The same in other words: where there is a zone, each time of a session with its date and offset.
  var explicitText: String {
    var copy = self
    for position in items.indices where items[position].code == nil && !items[position].instants.isEmpty {
      copy.items[position].text = explicit(items[position])
    }
    return copy.text
  }

  private func explicit(_ item: Item) -> String {
    guard !clock.zones.isEmpty, item.form == .session || item.form == .running || item.form == .paused else {
      return item.text
    }
    var times: [String] = []
    for (position, instant) in item.instants.enumerated() {
      // Any offset names the same instant; the first time must lie on the entry's date.
      let wall = Int64(item.date.value) * 86_400 + Int64(item.points[0].second)
      let offset = item.points[0].offset ?? Int32(wall - item.instants[0])
      let shown = instant + Int64(offset)
      let day = DayNumber(Int32(shown / 86_400))
      let second = Int(shown - Int64(day.value) * 86_400)
      let clock =
        position == 0 ? ClockText.time(Int(item.points[0].second)) : "\(day)T\(ClockText.time(second))"
      times.append(clock + Self.offsetText(offset))
    }
    var text = times[0]
    for position in times.indices.dropFirst() { text += (position % 2 == 1 ? "-" : ",") + times[position] }
    text += item.form == .running ? "-" : item.form == .paused ? "," : ""
    let words = item.text.split(separator: " ; ")[0].split(separator: " ")
    let name = words.drop { $0.allSatisfy { "0123456789:@+-–~,.T".contains($0) } }
    return text + " " + name.joined(separator: " ")
  }

  /// What the entries are in real time, without those that are wrong.
  var records: [ReferenceRecord] {
    items.filter { $0.code == nil }.map { item in
      var record = ReferenceRecord(action: item.action, tags: item.tags)
      switch item.form {
      case .session, .running, .paused:
        var times = item.instants
        if item.form == .running { times.append(max(now, times[times.count - 1])) }
        record.pieces = stride(from: 0, to: times.count, by: 2).map { (times[$0], times[$0 + 1]) }
      case .length:
        record.day = item.date
        record.length = Int64(item.amount)
        record.isLength = true
      case .count, .measure:
        record.instant = item.instants.first
        if item.points.isEmpty { record.day = item.date }
        record.count = Int64(item.form == .count ? item.amount : 0)
      }
      return record
    }
  }

  /// The figures of each day by the reference.
  func totals() -> [DayNumber: ReferenceTable] {
    // A session that runs may go on for long.
    var totals = ReferenceTotals(records: records, starts: starts, firstDay: days.lowerBound)
    let end = records.flatMap(\.pieces).map(\.end).max() ?? 0
    while totals.starts[totals.starts.count - 1] <= end {
      totals.starts.append(clock.start(days.lowerBound + totals.starts.count))
    }
    return totals.byDay()
  }
}

/// Zones for tests, each read once.
enum TestZones {
  private static let cache = Mutex<[String: Zone]>([:])

  static func zone(_ name: String) -> Zone {
    cache.withLock { cache in
      if let known = cache[name] { return known }
      let zone = ZoneFixtures.systemBytes(name).flatMap { try? Zone(tzif: $0) } ?? .utc
      cache[name] = zone
      return zone
    }
  }

  /// The system's database.
  static let database = ZoneDatabase(
    load: { ZoneFixtures.systemBytes($0) }, names: { ["Asia/Seoul", "Europe/Berlin"] })

  /// The ledger of one text, or of several files of which the first includes the others.
  static func ledger(_ texts: [String: String], main: String = "main.haru") throws -> Ledger {
    let files = MemoryFiles(texts.mapValues { Array($0.utf8) }, currentFolder: testFolder)
    return Ledger(try Loader.load([main], files.access), zones: database)
  }
}

extension Range<DayNumber> {
  /// The number of days.
  var length: Int { upperBound - lowerBound }
}
