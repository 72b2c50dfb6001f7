import HaruParse
import Testing

@testable import HaruLedger

/// What Python's zoneinfo says of the same bytes (Benchmarks/make-zone-table.py).
@Suite struct ZoneTableTests {
  /// Compares the lines of a table up to the next head with a zone; returns the changes among them.
  private func expectTable(_ zone: Zone, _ lines: ArraySlice<Substring>, _ name: Substring) -> [ClockChange] {
    var changes: [ClockChange] = []
    for line in lines {
      let words = line.split(separator: " ")
      switch words[0] {
      case "change":
        let numbers = words.dropFirst().compactMap { Int64($0) }
        let change = ClockChange(at: Instant(seconds: numbers[0]), before: Int32(numbers[1]), after: Int32(numbers[2]))
        #expect(zone.offset(at: Instant(seconds: numbers[0] - 1)) == change.before, "\(name) before \(numbers[0])")
        #expect(zone.offset(at: change.at) == change.after, "\(name) at \(numbers[0])")
        changes.append(change)
      case "halves":
        var position = 0
        for run in words.dropFirst() {
          let parts = run.split(separator: "x").compactMap { Int($0) }
          for _ in 0..<parts[1] {
            let day = DayNumber(year: 1950 + position / 2, month: position % 2 == 0 ? 1 : 7, day: 1)
            #expect(zone.offset(at: Instant(seconds: Int64(day.value) * 86_400)) == Int32(parts[0]), "\(name) \(day)")
            position += 1
          }
        }
        #expect(position == 302)
      default:
        let numbers = words.dropFirst().compactMap { Int64($0) }
        #expect(zone.offset(at: Instant(seconds: numbers[0])) == Int32(numbers[1]), "\(name) at \(numbers[0])")
      }
    }
    return changes
  }

  /// The heads of a table and the lines below each.
  private func sections(_ file: String, _ head: String) -> [(name: Substring, lines: ArraySlice<Substring>)] {
    let lines = ZoneFixtures.lines(file)
    let heads = lines.indices.filter { lines[$0].hasPrefix(head) }
    return zip(heads, heads.dropFirst() + [lines.count]).map { (lines[$0].dropFirst(head.count), lines[($0 + 1)..<$1]) }
  }

  @Test func zonesAgree() throws {
    let sections = sections("offsets.txt", "zone ")
    #expect(sections.count >= 26)
    for (name, lines) in sections {
      let zone = try ZoneFixtures.zone(String(name))
      let changes = expectTable(zone, lines, name)
      // None is made up between those of the table.
      for (first, end) in [("1900-01-01", "2101-01-01"), ("2399-01-01", "2402-01-01"), ("9998-01-01", "9999-12-25")] {
        let instants = Instant("\(first)T00:00")..<Instant("\(end)T00:00")
        #expect(zone.changes(in: instants) == changes.filter { instants.contains($0.at) }, "\(name) \(first)")
      }
    }
  }

  @Test func rulesAgree() throws {
    let sections = sections("rules.txt", "rule ")
    #expect(sections.count >= 20)
    for (rule, lines) in sections {
      let zone = try Zone(tzif: TZif(footer: String(rule)).bytes)
      let changes = expectTable(zone, lines, rule)
      let decade = Instant("2019-06-01T00:00")..<Instant("2029-06-01T00:00")
      #expect(zone.changes(in: decade) == changes, "\(rule)")
    }
  }

  /// Every zone of this machine can be read; its `right/` variant, which counts leap seconds, is the same as long as its
  /// leap seconds are known.
  @Test func systemZonesAreRead() throws {
    let century = Instant("1900-01-01T00:00")..<Instant("2020-01-01T00:00")
    for name in ZoneFixtures.systemNames() {
      let zone = try Zone(tzif: try #require(ZoneFixtures.systemBytes(name)))
      guard let leaping = ZoneFixtures.systemBytes("right/\(name)") else { continue }
      #expect(try Zone(tzif: leaping).changes(in: century) == zone.changes(in: century), "\(name)")
    }
  }

  @Test func systemZonesKnowTheWorld() throws {
    guard let bytes = ZoneFixtures.systemBytes("Asia/Seoul") else { return }
    let seoul = try Zone(tzif: bytes)
    #expect(seoul.offset(at: Instant("2026-07-06T00:00")) == 32_400)
    #expect(seoul.offset(at: Instant("1988-07-06T00:00")) == 36_000)
    #expect(seoul.offset(at: Instant("9999-07-06T00:00")) == 32_400)
  }
}
