import HaruParse
import Testing

@testable import HaruLedger

@Suite struct ZoneFileTests {
  private func expectDefect(_ defect: ZoneDataDefect, _ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
    #expect(throws: ZoneError.invalidData(defect), sourceLocation: location) { try Zone(tzif: bytes) }
  }

  private func offsets(_ file: TZif, at seconds: Int64...) throws -> [Int32] {
    let zone = try Zone(tzif: file.bytes)
    return seconds.map { zone.offset(at: Instant(seconds: $0)) }
  }

  @Test(arguments: ["1", "2", "3", "4", "5"] as [Character]) func everyVersionIsRead(version: Character) throws {
    let file = TZif(version: version, transitions: [(-100, 1), (100, 0)], types: [3600, 7200])
    #expect(try offsets(file, at: .min, -101, -100, 99, 100, .max) == [3600, 3600, 7200, 7200, 3600, 3600])
  }

  @Test func footerHoldsFromTheLastTransition() throws {
    let file = TZif(transitions: [(0, 1), (100, 1)], types: [3600, 7200], footer: "UTC-5")
    #expect(try offsets(file, at: -1, 0, 99, 100, .max) == [3600, 7200, 7200, 18_000, 18_000])
    #expect(try offsets(TZif(types: [60], footer: "<X+1>-1"), at: .min, 0, .max) == [3600, 3600, 3600])
    #expect(try offsets(TZif(types: [60]), at: .min, 0, .max) == [60, 60, 60])
  }

  @Test func changeOfNameAloneIsNone() throws {
    let file = TZif(transitions: [(0, 1), (100, 2), (200, 0)], types: [0, 3600, 3600])
    #expect(
      try Zone(tzif: file.bytes).changes(in: Instant(seconds: .min)..<Instant(seconds: .max)) == [
        ClockChange(at: Instant(seconds: 0), before: 0, after: 3600),
        ClockChange(at: Instant(seconds: 200), before: 3600, after: 0),
      ])
  }

  @Test func leapSecondsAreTakenOut() throws {
    let leaps: [(time: Int64, correction: Int32)] = [(1000, 1), (2001, 2), (3001, 1)]
    let file = TZif(transitions: [(999, 1), (1500, 0), (2600, 1), (4000, 0)], types: [0, 3600], leapSeconds: leaps)
    let changes = try Zone(tzif: file.bytes).changes(in: Instant(seconds: 0)..<Instant(seconds: 5000))
    #expect(changes.map(\.at.seconds) == [999, 1499, 2598, 3999])
  }

  @Test func daylightTimeOfTheWholeYearNeverChanges() throws {
    for (footer, offset) in [
      ("EST5EDT,0/0,J365/25", -14_400), ("XXX-3YYY,J1/0,J365/25", 14_400), ("XXX3EDT4,0/0,J365/23", -14_400),
      ("XXX-3YYY,J1/0,J365/167", 14_400), ("AAA-3BBB-3,J60,J300", 10_800), ("AAA-3BBB,J60/2,J60/3", 14_400),
    ] {
      let zone = try Zone(tzif: TZif(footer: footer).bytes)
      #expect(zone.offset(at: Instant("2026-01-01T00:00")) == Int32(offset), "\(footer)")
      #expect(zone.change(after: Instant("2026-01-01T00:00")) == nil, "\(footer)")
    }
  }

  /// As glibc has them.
  @Test func daysCountedWithAndWithoutTheLeapDay() throws {
    for (footer, expected) in [
      ("AAA-3BBB,59,300", ["2024-02-28T23:00", "2024-10-26T22:00", "2025-02-28T23:00", "2025-10-27T22:00"]),
      ("AAA-3BBB,60/0,365/-48", ["2024-02-29T21:00", "2024-12-28T20:00", "2025-03-01T21:00", "2025-12-29T20:00"]),
      ("AAA3BBB,J59/-1,J364/24", ["2024-02-28T02:00", "2024-12-31T02:00", "2025-02-28T02:00", "2025-12-31T02:00"]),
      ("AAA3BBB,J60,J300", ["2024-03-01T05:00", "2024-10-27T04:00", "2025-03-01T05:00", "2025-10-27T04:00"]),
    ] {
      let zone = try Zone(tzif: TZif(footer: footer).bytes)
      let years = Instant("2024-01-05T00:00")..<Instant("2026-01-01T00:00")
      #expect(zone.changes(in: years).map(\.at) == expected.map { Instant($0) }, "\(footer)")
    }
  }

  /// Changes that a time of more than a day moves over the turn of the year.
  @Test func changesReachIntoTheNeighbouringYear() throws {
    let zone = try Zone(tzif: TZif(footer: "AAA0BBB,M1.1.1/-167,J365/100").bytes)
    // The first Monday of 2027 is the 4th; 167 hours before its 00:00 it is 01:00 on 28 December 2026. What began in
    // January 2026 ends on 4 January 2027 at 04:00 of its own clock, so there is no gap between the two.
    #expect(zone.changes(in: Instant("2026-06-01T00:00")..<Instant("2027-06-01T00:00")) == [])
    let late = try Zone(tzif: TZif(footer: "AAA0BBB,J60/0,J365/49").bytes)
    #expect(
      late.changes(in: Instant("2025-12-01T00:00")..<Instant("2026-12-01T00:00")).map(\.at) == [
        Instant("2026-01-02T00:00"), Instant("2026-03-01T00:00"),
      ])
  }

  @Test func footersThatAreNoRule() {
    for footer in [
      "X", "KST", "KST9KST", "KST9KDT,", "KST9KDT,M3.2.0", "KST9KDT,M3.2.0,", "KST9KDT,M13.1.0,M1.1.0", "KST25", "9",
      "KST9KDT,M3.6.0,M4.1.0", "KST9KDT,M3.1.7,M4.1.0", "KST9KDT,J0,J5", "KST9KDT,366,5", "KST9KDT,M3.2.0/168,J5",
      "KST9:60", "KST9:00:60", "<KST9", "<K>9", "KST9 ", "KST9KDT,M3.2.0,M11.1.0x", "KST9KDT,M3.2.0/,M11.1.0", "\u{0}",
      "KST9KDT,M3.0.0,M4.1.0", "KST9999999999999999999", "K\u{D55C}T9", "KST9KDT,M3.2.0,M11.1.0/-1680",
    ] {
      expectDefect(.invalidRule, TZif(footer: footer).bytes)
    }
  }

  @Test func bytesThatAreNoZoneFile() throws {
    expectDefect(.truncated, [])
    expectDefect(.truncated, Array("TZif".utf8))
    expectDefect(.notZoneData, Array("# tzdb data for Asia and environs".utf8))
    expectDefect(.notZoneData, Array("TZif1".utf8) + Array(repeating: 0, count: 100))
    expectDefect(.missingType, TZif(types: []).bytes)
    expectDefect(.missingType, TZif(transitions: [(0, 1)]).bytes)
    expectDefect(.unordered, TZif(transitions: [(1, 0), (1, 0)]).bytes)
    expectDefect(.unordered, TZif(leapSeconds: [(1, 1), (1, 2)]).bytes)
    expectDefect(.unordered, TZif(transitions: [(.min, 0)], leapSeconds: [(.min, 1)]).bytes)
    expectDefect(.offsetOutOfRange, TZif(types: [93_600]).bytes)
    expectDefect(.offsetOutOfRange, TZif(types: [.min]).bytes)
  }

  @Test func everyPrefixOfAFileIsTruncated() throws {
    for name in ["Asia/Seoul", "America/New_York"] {
      let bytes = try ZoneFixtures.bytes(name)
      for length in bytes.indices { expectDefect(.truncated, Array(bytes[..<length])) }
      _ = try Zone(tzif: bytes)
    }
  }

  @Test func hugeCountsAskForNoMemory() throws {
    let bytes = try ZoneFixtures.bytes("Asia/Tokyo")
    let second = try #require(bytes.indices.dropFirst(44).first { bytes[$0...].starts(with: Array("TZif".utf8)) })
    for header in [0, second] {
      for field in 0..<6 {
        for value in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
          var mutated = bytes
          mutated.replaceSubrange((header + 20 + field * 4)..<(header + 24 + field * 4), with: value)
          expectDefect(.truncated, mutated)
        }
      }
    }
  }

  /// Nothing that can be read from damaged bytes traps, and what the calendar promises holds for it too.
  @Test func damagedBytesNeverTrap() throws {
    var random = SplitMix64(seed: 0x4841_5255)
    let originals = try ["Asia/Tokyo", "Asia/Seoul", "Asia/Kathmandu", "Pacific/Apia", "UTC", "Europe/Dublin"].map {
      try ZoneFixtures.bytes($0)
    }
    var read = 0
    for round in 0..<24_000 {
      var bytes = originals[round % 16 < 11 ? round % 5 : 5]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.remove(at: position)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: position)
        case 2: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3:
          bytes[bytes.count - 1 - position % 24] = Array("0123456789,./:JM<>-+\n".utf8).randomElement(using: &random)!
        default: bytes[position] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random)!
        }
      }
      guard let zone = try? Zone(tzif: bytes) else { continue }
      read += 1
      exercise(zone, &random)
    }
    #expect(read > 4_000)
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<4_000 {
      var bytes = Array("TZif2".utf8) + Array(repeating: 0, count: 15)
      for _ in 0..<6 { bytes += [0, 0, 0, UInt8.random(in: 0...3, using: &random)] }
      for _ in 0..<Int.random(in: 0..<120, using: &random) { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      guard let zone = try? Zone(tzif: bytes) else { continue }
      exercise(zone, &random)
    }
  }

  private func exercise(_ zone: Zone, _ random: inout SplitMix64) {
    for seconds in [.min, .max, 0, Int64.random(in: -(1 << 34)...(1 << 34), using: &random)] {
      let instant = Instant(seconds: seconds)
      let offset = zone.offset(at: instant)
      #expect(TimeZoneFile.offsets.contains(offset))
      if let change = zone.change(after: instant) {
        #expect(change.at > instant && change.before != change.after)
        #expect(zone.offset(at: change.at) == change.after)
      }
    }
    for day in [DayNumber(.min), DayNumber(.max), DayNumber(Int32.random(in: -60_000...60_000, using: &random))] {
      for second in [0, .min, .max, Int.random(in: 0..<172_800, using: &random)] {
        if case .unique(let instant) = zone.local(day: day, second: second) {
          let shown = instant.seconds + Int64(zone.offset(at: instant))
          #expect(shown == WallTime.wallSecond(day: day, second: second))
        }
      }
      _ = zone.leavesOut(day)
    }
  }
}
