import HaruParse
import Testing

@testable import HaruLedger

@Suite struct CalendarDayTests {
  private func calendar(_ name: String, dayStart: Int = 0) throws -> LedgerCalendar {
    LedgerCalendar(zones: [(nil, try ZoneFixtures.zone(name))], dayStarts: [(nil, dayStart)])
  }

  private func expectStarts(
    _ calendar: LedgerCalendar, _ starts: [(String, String)], location: SourceLocation = #_sourceLocation
  ) {
    for (day, start) in starts {
      #expect(calendar.start(of: DayNumber(day)) == Instant(start), "\(day)", sourceLocation: location)
      #expect(calendar.generalStart(of: DayNumber(day)) == Instant(start), "\(day)", sourceLocation: location)
    }
  }

  @Test func withoutAZoneTheWallClockIsAll() {
    let calendar = LedgerCalendar(dayStarts: [(nil, clock(6))])
    #expect(!calendar.hasZone && calendar.zone(on: DayNumber("2026-07-06")) == nil)
    #expect(calendar.start(of: DayNumber("2026-07-06")) == Instant("2026-07-06T06:00"))
    #expect(calendar.logicalDay(of: Instant("2026-07-06T05:59:59")) == DayNumber("2026-07-05"))
    let shown = calendar.civil(at: Instant("2026-07-06T05:59:59"))
    #expect(shown.day == DayNumber("2026-07-06") && shown.second == clock(5, 59, 59) && shown.offset == nil)
    #expect(calendar.quietSpan(containing: DayNumber("2026-07-06"))?.offset == 0)
  }

  @Test func dayStartOnTheWallClock() throws {
    let seoul = try calendar("Asia/Seoul", dayStart: clock(6))
    #expect(seoul.hasZone)
    expectStarts(seoul, [("2026-07-06", "2026-07-05T21:00")])
    #expect(seoul.logicalDay(of: Instant("2026-07-05T20:59:59")) == DayNumber("2026-07-05"))
    #expect(seoul.logicalDay(of: Instant("2026-07-05T21:00")) == DayNumber("2026-07-06"))
    let shown = seoul.civil(at: Instant("2026-07-05T21:00"))
    #expect(shown.day == DayNumber("2026-07-06") && shown.second == clock(6) && shown.offset == 32_400)
  }

  @Test func daysOf23And25Hours() throws {
    let newYork = try calendar("America/New_York", dayStart: clock(6))
    expectStarts(
      newYork,
      [
        ("2026-03-07", "2026-03-07T11:00"), ("2026-03-08", "2026-03-08T10:00"), ("2026-10-31", "2026-10-31T10:00"),
        ("2026-11-01", "2026-11-01T11:00"),
      ])
  }

  @Test func dayStartThatAChangeRemovesOrRepeats() throws {
    expectStarts(try calendar("America/New_York", dayStart: clock(2, 30)), [("2026-03-08", "2026-03-08T07:00")])
    expectStarts(try calendar("America/New_York", dayStart: clock(1, 30)), [("2026-11-01", "2026-11-01T05:30")])
    // Clocks that are changed at midnight.
    expectStarts(
      try calendar("America/Havana"), [("2026-03-08", "2026-03-08T05:00"), ("2026-11-01", "2026-11-01T04:00")])
    expectStarts(
      try calendar("America/Sao_Paulo"), [("2018-11-04", "2018-11-04T03:00"), ("2018-02-18", "2018-02-18T03:00")])
    expectStarts(try calendar("America/Sao_Paulo", dayStart: clock(23, 30)), [("2018-02-17", "2018-02-18T01:30")])
  }

  @Test func leftOutDateIsAnEmptyDay() throws {
    let midnight = try calendar("Pacific/Apia")
    expectStarts(
      midnight,
      [
        ("2011-12-29", "2011-12-29T10:00"), ("2011-12-30", "2011-12-30T10:00"), ("2011-12-31", "2011-12-30T10:00"),
        ("2012-01-01", "2011-12-31T10:00"),
      ])
    let morning = try calendar("Pacific/Apia", dayStart: clock(6))
    expectStarts(
      morning,
      [
        ("2011-12-29", "2011-12-29T16:00"), ("2011-12-30", "2011-12-30T16:00"), ("2011-12-31", "2011-12-30T16:00"),
      ])
    #expect(morning.logicalDay(of: Instant("2011-12-30T15:59:59")) == DayNumber("2011-12-29"))
    #expect(morning.logicalDay(of: Instant("2011-12-30T16:00")) == DayNumber("2011-12-31"))
    #expect(morning.leavesOut(DayNumber("2011-12-30")) && !morning.leavesOut(DayNumber("2011-12-31")))
    #expect(morning.invertedDays() == [])
  }

  @Test func changeOfZone() throws {
    let journey = LedgerCalendar(zones: [
      (nil, try ZoneFixtures.zone("Asia/Seoul")), (DayNumber("2026-07-07"), try ZoneFixtures.zone("America/New_York")),
    ])
    #expect(journey.local(day: DayNumber("2026-07-06"), second: clock(23)) == .unique(Instant("2026-07-06T14:00")))
    #expect(journey.local(day: DayNumber("2026-07-06"), second: clock(25, 10)) == .unique(Instant("2026-07-07T05:10")))
    expectStarts(journey, [("2026-07-06", "2026-07-05T15:00"), ("2026-07-07", "2026-07-07T04:00")])
    #expect(journey.invertedDays() == [])
    // West: Seoul's clock runs on until the new date begins in New York.
    let before = journey.civil(at: Instant("2026-07-07T03:59"))
    #expect(before.day == DayNumber("2026-07-07") && before.second == clock(12, 59) && before.offset == 32_400)
    let after = journey.civil(at: Instant("2026-07-07T04:00"))
    #expect(after.day == DayNumber("2026-07-07") && after.second == 0 && after.offset == -14_400)
    #expect(journey.logicalDay(of: Instant("2026-07-07T03:59")) == DayNumber("2026-07-06"))

    let back = LedgerCalendar(zones: [
      (DayNumber("2026-07-07"), try ZoneFixtures.zone("Asia/Seoul")), (nil, try ZoneFixtures.zone("America/New_York")),
    ])
    expectStarts(back, [("2026-07-06", "2026-07-06T04:00"), ("2026-07-07", "2026-07-06T15:00")])
    let east = back.civil(at: Instant("2026-07-06T15:00"))
    #expect(east.day == DayNumber("2026-07-07") && east.second == 0 && east.offset == 32_400)
  }

  @Test func changeOfDayStart() {
    let calendar = LedgerCalendar(dayStarts: [
      (DayNumber("2026-07-07"), 0), (nil, clock(6)), (DayNumber("2026-07-07"), 99),
    ])
    #expect(
      calendar.dayStart(on: DayNumber("2026-07-06")) == clock(6) && calendar.dayStart(on: DayNumber("2026-07-07")) == 0)
    expectStarts(calendar, [("2026-07-06", "2026-07-06T06:00"), ("2026-07-07", "2026-07-07T00:00")])
    #expect(calendar.invertedDays() == [])
    #expect(calendar.quietSpan(containing: DayNumber("2026-07-06"))?.offset == nil)
  }

  @Test func changesThatWouldEndADayBeforeItBegins() {
    let day = DayNumber("2026-07-07")
    func inverted(_ before: Int32, _ after: Int32, _ dayStart: Int = 0, _ newDayStart: Int = 0) -> [DayNumber] {
      LedgerCalendar(
        zones: [(nil, Zone(fixedOffset: before * 3600)), (day, Zone(fixedOffset: after * 3600))],
        dayStarts: [(nil, dayStart), (day, newDayStart)]
      ).invertedDays()
    }
    #expect(inverted(-11, 14) == [day - 1])
    #expect(inverted(-10, 14) == [day - 1])
    #expect(inverted(-9, 14) == [])
    #expect(inverted(14, -11) == [])
    #expect(inverted(-9, 14, clock(2), clock(0)) == [day - 1])
    #expect(inverted(0, 0, clock(23, 59), clock(0)) == [])
  }

  @Test func invertedDaysAreEmptyInsteadOfNegative() {
    let calendar = LedgerCalendar(zones: [
      (nil, Zone(fixedOffset: -11 * 3600)), (DayNumber("2026-07-07"), Zone(fixedOffset: 14 * 3600)),
    ])
    expectStarts(
      calendar,
      [
        ("2026-07-05", "2026-07-05T11:00"), ("2026-07-06", "2026-07-06T11:00"), ("2026-07-07", "2026-07-06T11:00"),
        ("2026-07-08", "2026-07-07T10:00"),
      ])
    #expect(calendar.logicalDay(of: Instant("2026-07-06T10:30")) == DayNumber("2026-07-05"))
    #expect(calendar.logicalDay(of: Instant("2026-07-06T11:00")) == DayNumber("2026-07-07"))
  }

  @Test func lateSettingsWithoutABase() {
    let day = DayNumber("2026-07-07")
    let calendar = LedgerCalendar(zones: [(day, Zone(fixedOffset: 32_400))])
    #expect(calendar.hasZone && calendar.zone(on: day - 1) == nil && calendar.zone(on: day) != nil)
    expectStarts(calendar, [("2026-07-06", "2026-07-06T00:00"), ("2026-07-07", "2026-07-06T15:00")])
    #expect(calendar.civil(at: Instant("2026-07-06T14:59")).offset == nil)
  }

  @Test func endsOfTimeDoNotTrap() throws {
    for calendar in [LedgerCalendar(), try calendar("Pacific/Apia", dayStart: 86_399), try calendar("Europe/Dublin")] {
      for day in [DayNumber(.min), DayNumber(.max)] {
        _ = (calendar.start(of: day), calendar.local(day: day, second: .max), calendar.local(day: day, second: .min))
        _ = (calendar.leavesOut(day), calendar.quietSpan(containing: day))
      }
      for seconds in [Int64.min, .max] {
        _ = (calendar.logicalDay(of: Instant(seconds: seconds)), calendar.civil(at: Instant(seconds: seconds)))
      }
    }
  }
}
