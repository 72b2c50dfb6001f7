import HaruParse
import Testing

@testable import HaruLedger

/// What holds for every ledger, on made-up ones, against totals that are found by trying things out.
@Suite struct RandomLedgerTests {
  private static let parts = 0..<10
  private static let perPart: UInt64 = 220

  private func timeline(_ text: String, _ model: RandomLedger) throws -> Timeline {
    let ledger = try TestZones.ledger(["main.haru": text])
    return Timeline(ledger, now: Instant(seconds: model.now))
  }

  private func rows(
    _ timeline: Timeline, by grouping: Grouping = .day, range: DayRange = DayRange(),
    filter: EntryFilter = EntryFilter(),
    fills: Bool = false
  ) -> [StatsReport.Row] {
    Array(StatsReport(timeline, range: range, by: grouping, filter: filter, fillsEmptyPeriods: fills).rows)
  }

  private func tables(_ rows: [StatsReport.Row], _ ledger: Ledger) -> [DayNumber: ReferenceTable] {
    Dictionary(rows.map { ($0.period.from, $0.table(ledger)) }) { first, _ in first }
  }

  /// The reference in the shape of rows, which tell no count of everything.
  private func expected(_ model: RandomLedger) -> [DayNumber: ReferenceTable] {
    model.totals().mapValues { table in
      var table = table
      table[.everything]?.count = 0
      return table
    }
  }

  /// Where two tables differ, in words; empty where they do not.
  private func difference<Key: Hashable & Comparable, Table: Equatable>(
    _ found: [Key: [ReferenceTarget: Table]], _ expected: [Key: [ReferenceTarget: Table]]
  ) -> String {
    var lines: [String] = []
    for day in Set(found.keys).union(expected.keys).sorted() {
      let (a, b) = (found[day] ?? [:], expected[day] ?? [:])
      for target in Set(a.keys).union(b.keys) where a[target] != b[target] {
        lines.append(
          "\(day) \(target): \(a[target].map { "\($0)" } ?? "none"), not \(b[target].map { "\($0)" } ?? "none")")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Each figure of each day, and that they add up to weeks, months, years and the whole.
  @Test(arguments: parts) func daysAreThoseOfTheReference(part: Int) throws {
    var sessions = 0
    for seed in UInt64(part) * Self.perPart..<UInt64(part + 1) * Self.perPart {
      let model = RandomLedger(seed: seed)
      let timeline = try timeline(model.text, model)
      let ledger = timeline.ledger
      try #require(timeline.diagnostics.isEmpty, "seed \(seed)\n\(model.text)\(timeline.diagnostics.sorted())")
      let expected = expected(model)
      let days = rows(timeline)
      let found = tables(days, ledger)
      let difference = difference(found, expected)
      try #require(difference == "", "seed \(seed) now \(model.now)\n\(model.text)")
      sessions += PlacedPieces(timeline).pieces.count
      checkSums(days, timeline, model, seed)
      try checkRanges(expected, model, seed)
      checkDense(timeline, model, seed)
    }
    #expect(sessions > 500)
  }

  private func checkSums(_ days: [StatsReport.Row], _ timeline: Timeline, _ model: RandomLedger, _ seed: UInt64) {
    for grouping in Grouping.allCases {
      let periods = rows(timeline, by: grouping)
      var sums: [DayNumber: ReferenceTable] = [:]
      for day in days {
        guard let period = periods.first(where: { $0.period.days.contains(day.period.from) }) else { continue }
        sums[period.period.from, default: [:]].merge(day.table(timeline.ledger), uniquingKeysWith: +)
        if grouping == .week { checkWeek(period.period, holds: day.period.from, model, seed) }
      }
      #expect(tables(periods, timeline.ledger) == sums, "seed \(seed) by \(grouping)")
    }
  }

  /// A week begins on each day that is the week-start of that day.
  private func checkWeek(_ week: Period, holds day: DayNumber, _ model: RandomLedger, _ seed: UInt64) {
    var first = day
    while model.clock.weekStart(first) != first.weekday { first = first - 1 }
    var next = day + 1
    while model.clock.weekStart(next) != next.weekday { next = next + 1 }
    #expect(week.days == first..<next, "seed \(seed)")
  }

  /// Ranges that cut sessions.
  private func checkRanges(_ expected: [DayNumber: ReferenceTable], _ model: RandomLedger, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let first = model.days.lowerBound + Int.random(in: 0..<model.days.length, using: &random)
    let last = first + Int.random(in: 0...3, using: &random)
    for range in [DayRange(from: first, to: last), DayRange(from: first), DayRange(to: last)] {
      let timeline = try timeline(model.text, model)
      let rows = rows(timeline, range: range)
      let inside = expected.filter { (range.from ?? $0.key) <= $0.key && $0.key <= range.to ?? $0.key }
      #expect(tables(rows, timeline.ledger) == inside, "seed \(seed) \(range)")
      let total = self.rows(timeline, by: .total, range: range)
      let sum = inside.values.reduce(into: ReferenceTable()) { $0.merge($1, uniquingKeysWith: +) }
      #expect(total.first?.table(timeline.ledger) ?? [:] == sum, "seed \(seed) \(range)")
    }
  }

  private func checkDense(_ timeline: Timeline, _ model: RandomLedger, _ seed: UInt64) {
    let days = model.days
    let periods = Periods(days, by: .day, timeline.ledger.calendar, cut: DayRange())
    let dense = Tally(timeline, periods, filter: EntryFilter())
    let sparse = Tally(timeline, periods, filter: EntryFilter(), largestDense: 0)
    for position in periods.all.indices {
      for row in 0..<dense.targets.count {
        #expect(dense.cell(position, row) == sparse.cell(position, row), "seed \(seed)")
      }
      #expect(
        dense.row(position, periods.all[position], timeline.ledger)
          == sparse.row(position, periods.all[position], timeline.ledger))
    }
  }

  /// The records of all days add up to each session, and each day's to its totals.
  @Test(arguments: 0..<2) func partsAddUp(part: Int) throws {
    for seed in UInt64(part) * 100..<UInt64(part + 1) * 100 {
      let model = RandomLedger(seed: seed)
      let timeline = try timeline(model.text, model)
      var whole: [EntryPosition: Int64] = [:]
      var inDays: [EntryPosition: Int64] = [:]
      let expected = expected(model)
      for row in rows(timeline) {
        let day = row.period.from
        let report = DayReport(timeline, date: day, filter: EntryFilter())
        #expect(report.totals.table(timeline.ledger) == expected[day], "seed \(seed)")
        #expect(report.records.reduce(0) { $0 + $1.inDay } == report.totals.total.added, "seed \(seed)")
        for record in report.records {
          whole[record.entry] = record.seconds
          inDays[record.entry, default: 0] += record.inDay
        }
        let gaps = report.gaps.reduce(0) { $0 + $1.seconds }
        let lengths = report.records.filter { $0.form == .length }.reduce(0) { $0 + $1.seconds }
        #expect((report.span?.seconds ?? 0) - gaps == report.totals.total.seconds - lengths, "seed \(seed)")
      }
      #expect(whole == inDays, "seed \(seed)\n\(model.text)")
      #expect(whole.count == model.items.count, "seed \(seed)\n\(model.text)")
    }
  }

  /// Neither the order of lines nor the file they stand in changes a figure.
  @Test func orderNeverMatters() throws {
    for seed in UInt64(0)..<150 {
      let model = RandomLedger(seed: seed)
      let expected = expected(model)
      var random = SplitMix64(seed: seed)
      let lines = model.lines.shuffled(using: &random)
      let shuffled = try timeline(lines.joined(separator: "\n"), model)
      #expect(
        tables(rows(shuffled), shuffled.ledger).mapValues(names(shuffled.ledger)) == (try named(expected)),
        "seed \(seed)")
      var files = ["main.haru": ["include a/*.haru", "include b.haru"], "a/1.haru": [], "a/2.haru": [], "b.haru": []]
      let paths = files.keys.sorted()
      for line in lines { files[paths.randomElement(using: &random)!]?.append(line) }
      let ledger = try TestZones.ledger(files.mapValues { $0.joined(separator: "\n") })
      let split = Timeline(ledger, now: shuffled.now)
      #expect(split.diagnostics.isEmpty)
      #expect(tables(rows(split), ledger).mapValues(names(ledger)) == (try named(expected)), "seed \(seed)")
    }
  }

  /// The figures by name, because positions follow the order of declarations.
  private func names(_ ledger: Ledger) -> (ReferenceTable) -> [String: [Int64]] {
    { table in
      var result: [String: [Int64]] = [:]
      for (target, cell) in table {
        let name =
          switch target {
          case .everything: "*"
          case .untagged: "-"
          case .action(let action): ledger.text(ledger.actions[action].name.name)
          case .tag(let tag): "#" + ledger.text(ledger.tags[tag].name.name)
          }
        result[name] = [cell.seconds, cell.added, cell.count, Int64(cell.sessions)]
      }
      return result
    }
  }

  private func named(_ tables: [DayNumber: ReferenceTable]) throws -> [DayNumber: [String: [Int64]]] {
    let declarations =
      RandomLedger.tags.map { "tag #\($0) color=#000000" }
      + RandomLedger.actions.map { "action \($0.kind.keyword) \($0.name)" }
    return tables.mapValues(names(try TestZones.ledger(["main.haru": declarations.joined(separator: "\n")])))
  }

  /// Times that bear their dates and offsets go another way through the program.
  @Test func explicitTimesAreTheSame() throws {
    for seed in UInt64(0)..<300 {
      let model = RandomLedger(seed: seed)
      let timeline = try timeline(model.explicitText, model)
      #expect(timeline.diagnostics.isEmpty, "seed \(seed)\n\(model.text)\(model.explicitText)")
      let difference = difference(tables(rows(timeline), timeline.ledger), expected(model))
      #expect(difference == "", "seed \(seed)\n\(model.text)\(model.explicitText)")
    }
  }

  /// Lines that are wrong are told of by their code, counted, and left out; nothing else changes.
  @Test(arguments: 0..<3) func wrongLinesAreLeftOut(part: Int) throws {
    var codes: Set<Code> = []
    for seed in UInt64(part) * 150 + 100_000..<UInt64(part + 1) * 150 + 100_000 {
      let model = RandomLedger(seed: seed, hasErrors: true)
      let timeline = try timeline(model.text, model)
      let groups = timeline.diagnostics.sorted()
      let found = groups.flatMap { Array(repeating: $0.first.problem.code.rawValue, count: $0.count) }
      let wrong = model.items.compactMap(\.code)
      codes.formUnion(wrong)
      try #require(found.sorted() == wrong.map(\.rawValue).sorted(), "seed \(seed)\n\(model.text)\(groups)")
      #expect(timeline.skippedLines == wrong.count, "seed \(seed)\n\(model.text)")
      let difference = difference(tables(rows(timeline), timeline.ledger), expected(model))
      #expect(difference == "", "seed \(seed)\n\(model.text)")
    }
    #expect(
      codes.isSuperset(of: [.timeOutOfOrder, .unknownAction, .unknownTag, .wrongKind, .unknownKeyword, .skippedTime]))
  }

  /// A filter leaves out whole entries, so the figures of single actions add up, and a tag's own figures stay what they were.
  @Test func filtersAreConsistent() throws {
    for seed in UInt64(0)..<120 {
      let model = RandomLedger(seed: seed)
      let timeline = try timeline(model.text, model)
      let all = rows(timeline, by: .total).first?.table(timeline.ledger) ?? [:]
      var added: Int64 = 0
      for action in RandomLedger.actions.indices.map({ ActionPosition($0) }) {
        var filter = EntryFilter()
        filter.actions = [action]
        let table = rows(timeline, by: .total, filter: filter).first?.table(timeline.ledger) ?? [:]
        #expect(table[.action(action)] == all[.action(action)], "seed \(seed)")
        #expect(table[.everything]?.seconds == all[.action(action)]?.seconds, "seed \(seed)")
        added += table[.everything]?.added ?? 0
      }
      #expect(added == all[.everything]?.added ?? 0, "seed \(seed)")
      for tag in RandomLedger.tags.indices.map({ TagPosition($0) }) {
        var filter = EntryFilter()
        filter.tags = [tag]
        let table = rows(timeline, by: .total, filter: filter).first?.table(timeline.ledger) ?? [:]
        #expect(table[.tag(tag)] == all[.tag(tag)] && table[.untagged] == nil, "seed \(seed)")
        filter.tags = []
        filter.targets = [.tag(tag)]
        #expect(
          rows(timeline, by: .total, filter: filter).first?.table(timeline.ledger) ?? [:] == table, "seed \(seed)")
      }
      var filter = EntryFilter()
      filter.targets = [.everything]
      #expect(rows(timeline, by: .total, filter: filter).first?.table(timeline.ledger) ?? [:] == all)
      filter.targets = []
      #expect(rows(timeline, by: .total, filter: filter).isEmpty)
    }
  }

  /// With empty periods, every day of the range is there.
  @Test func fillShowsEveryPeriod() throws {
    for seed in UInt64(0)..<40 {
      let model = RandomLedger(seed: seed)
      let timeline = try timeline(model.text, model)
      let range = DayRange(from: model.days.lowerBound, to: model.days.upperBound - 1)
      let days = rows(timeline, range: range, fills: true)
      #expect(days.map(\.period.from) == (0..<model.days.length).map { model.days.lowerBound + $0 })
      let filled = days.filter { !$0.actions.isEmpty }
      #expect(tables(filled, timeline.ledger) == expected(model).filter { model.days.contains($0.key) })
    }
  }

  /// One session, and every minute at which a day can begin.
  @Test func everyDayStart() throws {
    for minute in 0..<1440 {
      let text = """
        set zone Europe/Berlin
        set day-start \(ClockText.time(minute * 60))
        action time a
        2026-03-28 22:10-2026-03-30T03:20 a
        """
      let ledger = try TestZones.ledger(["main.haru": text])
      let timeline = Timeline(ledger, now: Instant("2026-04-01T00:00"))
      let (start, end) = (Instant("2026-03-28T21:10").seconds, Instant("2026-03-30T01:20").seconds)
      var expected: [DayNumber: Int64] = [:]
      for day in ["2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30"].map({ DayNumber($0) }) {
        // 02:00-03:00 does not exist on the 29th; a day that would begin there begins at 03:00, which is 01:00 UTC.
        func first(_ date: DayNumber) -> Int64 {
          let utc = Int64(date.value) * 86_400 + Int64(minute) * 60
          let isSummer = date > DayNumber("2026-03-29") || date == DayNumber("2026-03-29") && minute >= 180
          if date == DayNumber("2026-03-29"), 120..<180 ~= minute { return Int64(date.value) * 86_400 + 3600 }
          return utc - (isSummer ? 7200 : 3600)
        }
        let seconds = min(end, first(day + 1)) - max(start, first(day))
        if seconds > 0 { expected[day] = seconds }
      }
      let found = Dictionary(uniqueKeysWithValues: rows(timeline).map { ($0.period.from, $0.total.seconds) })
      #expect(found == expected, "\(minute)")
    }
  }
}
