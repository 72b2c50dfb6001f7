import HaruParse
import Testing

@testable import HaruLedger

@Suite struct ZoneLocalTests {
  @Test func timeThatTheClockJumpsOver() throws {
    let zone = try ZoneFixtures.zone("America/New_York")
    let day = DayNumber("2026-03-08")
    let skipped = LocalTime.skipped(
      at: Instant("2026-03-08T07:00"), before: WallTime(day: day, second: clock(1, 59, 59)),
      after: WallTime(day: day, second: clock(3)))
    #expect(zone.local(day: day, second: clock(2)) == skipped)
    #expect(zone.local(day: day, second: clock(2, 59, 59)) == skipped)
    #expect(zone.local(day: day - 1, second: clock(26, 30)) == skipped)
    #expect(zone.local(day: day, second: clock(1, 59, 59)) == .unique(Instant("2026-03-08T06:59:59")))
    #expect(zone.local(day: day, second: clock(3)) == .unique(Instant("2026-03-08T07:00")))
  }

  @Test func timeThatTheClockShowsTwice() throws {
    let zone = try ZoneFixtures.zone("America/New_York")
    let day = DayNumber("2026-11-01")
    #expect(
      zone.local(day: day, second: clock(1, 30))
        == .repeated(first: Instant("2026-11-01T05:30"), second: Instant("2026-11-01T06:30")))
    #expect(
      zone.local(day: day, second: clock(1))
        == .repeated(first: Instant("2026-11-01T05:00"), second: Instant("2026-11-01T06:00")))
    #expect(zone.local(day: day, second: clock(0, 59, 59)) == .unique(Instant("2026-11-01T04:59:59")))
    #expect(zone.local(day: day, second: clock(2)) == .unique(Instant("2026-11-01T07:00")))
  }

  @Test func changesOfHalfAnHourAndOfTwo() throws {
    let lordHowe = try ZoneFixtures.zone("Australia/Lord_Howe")
    #expect(
      lordHowe.local(day: DayNumber("2026-04-05"), second: clock(1, 45))
        == .repeated(first: Instant("2026-04-04T14:45"), second: Instant("2026-04-04T15:15")))
    let troll = try ZoneFixtures.zone("Antarctica/Troll")
    let day = DayNumber("2026-03-29")
    #expect(
      troll.local(day: day, second: clock(2, 59))
        == .skipped(
          at: Instant("2026-03-29T01:00"), before: WallTime(day: day, second: clock(0, 59, 59)),
          after: WallTime(day: day, second: clock(3))))
  }

  @Test func datesThatAZoneLeavesOut() throws {
    let apia = try ZoneFixtures.zone("Pacific/Apia")
    let apiaDay = DayNumber("2011-12-30")
    #expect(apia.leavesOut(apiaDay))
    #expect(!apia.leavesOut(apiaDay - 1) && !apia.leavesOut(apiaDay + 1))
    #expect(
      apia.local(day: apiaDay, second: clock(12))
        == .skipped(
          at: Instant("2011-12-30T10:00"), before: WallTime(day: apiaDay - 1, second: clock(23, 59, 59)),
          after: WallTime(day: apiaDay + 1, second: 0)))
    let kwajalein = try ZoneFixtures.zone("Pacific/Kwajalein")
    #expect(kwajalein.leavesOut(DayNumber("1993-08-21")))
    let days = DayNumber.earliest.value...DayNumber("2100-01-01").value
    #expect(days.count { kwajalein.leavesOut(DayNumber($0)) } == 1)
    for name in ["Asia/Seoul", "America/New_York", "Antarctica/Troll"] {
      let zone = try ZoneFixtures.zone(name)
      #expect(!stride(from: DayNumber.earliest.value, to: 50_000, by: 1).contains { zone.leavesOut(DayNumber($0)) })
    }
  }

  @Test func changesInARange() throws {
    let zone = try ZoneFixtures.zone("Europe/Dublin")
    let spring = Instant("2026-03-29T01:00")
    let change = ClockChange(at: spring, before: 0, after: 3600)
    #expect(zone.changes(in: spring..<Instant(seconds: spring.seconds + 1)) == [change])
    #expect(zone.changes(in: Instant(seconds: spring.seconds - 1)..<spring) == [])
    #expect(zone.changes(in: spring..<spring) == [])
    #expect(zone.changes(in: Instant(seconds: .min)..<Instant(seconds: .max)).count > 15_000)
    #expect(Zone.utc.changes(in: Instant(seconds: .min)..<Instant(seconds: .max)) == [])
  }

  @Test func fixedOffsets() {
    #expect(Zone(fixedOffset: 32_400).local(day: DayNumber(0), second: clock(9)) == .unique(Instant(seconds: 0)))
    #expect(Zone(fixedOffset: .max).offset(at: Instant(seconds: 0)) == 93_599)
    #expect(Zone(fixedOffset: .min).offset(at: Instant(seconds: 0)) == -89_999)
  }

  /// Every instant that shows a time is found by trying all offsets that are in use around it.
  @Test func localTimesAgreeWithTrying() throws {
    var random = SplitMix64(seed: 11)
    for name in ZoneFixtures.names {
      let zone = try ZoneFixtures.zone(name)
      let changes = zone.changes(in: Instant("1900-01-01T00:00")..<Instant("2120-01-01T00:00"))
      for _ in 0..<200 {
        let near = changes.randomElement(using: &random)?.at.seconds ?? 0
        let wall = near + Int64.random(in: -180_000...180_000, using: &random)
        let around = changes.filter { abs($0.at.seconds - wall) < 300_000 }
        var offsets = Set(around.flatMap { [$0.before, $0.after] })
        offsets.insert(zone.offset(at: Instant(seconds: wall)))
        let expected = offsets.map { Instant(seconds: wall - Int64($0)) }
          .filter { $0.seconds + Int64(zone.offset(at: $0)) == wall }.sorted()
        let day = DayNumber(Int32(floorDivide(wall, 86_400)))
        let found = zone.local(day: day, second: Int(wall - Int64(day.value) * 86_400))
        switch found {
        case .unique(let instant): #expect(expected == [instant], "\(name) \(wall)")
        case .repeated(let first, let second): #expect(expected == [first, second], "\(name) \(wall)")
        case .skipped(let at, let before, let after):
          #expect(expected.isEmpty, "\(name) \(wall)")
          let (old, new) = (zone.offset(at: Instant(seconds: at.seconds - 1)), zone.offset(at: at))
          #expect(before.wallSecond == at.seconds - 1 + Int64(old) && before.wallSecond < wall)
          #expect(after.wallSecond == at.seconds + Int64(new) && after.wallSecond > wall)
        }
      }
    }
  }
}
