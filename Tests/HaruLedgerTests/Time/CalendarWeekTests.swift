import HaruParse
import Testing

@testable import HaruLedger

@Suite struct CalendarWeekTests {
  private func expectWeek(
    _ calendar: LedgerCalendar, _ day: String, _ first: String, _ end: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let week = calendar.week(containing: DayNumber(day))
    #expect(week == DayNumber(first)..<DayNumber(end), sourceLocation: location)
    #expect(calendar.weekStart(of: DayNumber(day)) == DayNumber(first), sourceLocation: location)
  }

  @Test func weeksBeginOnMondayOrAsSet() {
    expectWeek(LedgerCalendar(), "2026-07-06", "2026-07-06", "2026-07-13")
    expectWeek(LedgerCalendar(), "2026-07-12", "2026-07-06", "2026-07-13")
    let sunday = LedgerCalendar(weekStarts: [(nil, .sunday)])
    #expect(sunday.weekStartDay(on: DayNumber("2026-07-06")) == .sunday)
    expectWeek(sunday, "2026-07-05", "2026-07-05", "2026-07-12")
    expectWeek(sunday, "2026-07-11", "2026-07-05", "2026-07-12")
  }

  @Test func weekOfAChangeIsShorterOrLonger() {
    // From a Wednesday: the week that began on Monday ends on the next Sunday that counts.
    let shorter = LedgerCalendar(weekStarts: [(nil, .monday), (DayNumber("2026-07-08"), .sunday)])
    expectWeek(shorter, "2026-07-08", "2026-07-06", "2026-07-12")
    expectWeek(shorter, "2026-07-12", "2026-07-12", "2026-07-19")
    // From a Monday, which is no week-start any more: the week before goes on until Sunday.
    let longer = LedgerCalendar(weekStarts: [(nil, .monday), (DayNumber("2026-07-06"), .sunday)])
    expectWeek(longer, "2026-07-06", "2026-06-29", "2026-07-12")
    expectWeek(longer, "2026-06-29", "2026-06-29", "2026-07-12")
    // A start that holds for some days only is one all the same.
    let short = LedgerCalendar(weekStarts: [
      (nil, .monday), (DayNumber("2026-07-07"), .wednesday), (DayNumber("2026-07-09"), .monday),
    ])
    expectWeek(short, "2026-07-07", "2026-07-06", "2026-07-08")
    expectWeek(short, "2026-07-12", "2026-07-08", "2026-07-13")
  }

  /// Weeks tile the calendar, whatever changes: each day is in the week that its first day begins.
  @Test func weeksTileTheCalendar() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      var settings: [(from: DayNumber?, weekday: Weekday)] = [(nil, .monday)]
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let from = DayNumber("2026-07-01") + Int.random(in: 0..<40, using: &random)
        settings.append((from, Weekday.allCases.randomElement(using: &random) ?? .monday))
      }
      let calendar = LedgerCalendar(weekStarts: settings)
      var day = calendar.weekStart(of: DayNumber("2026-06-20"))
      while day < DayNumber("2026-10-01") {
        let week = calendar.week(containing: day)
        #expect(week.lowerBound == day && calendar.weekStartDay(on: day) == day.weekday)
        for inside in 0..<(week.upperBound - day) { #expect(calendar.week(containing: day + inside) == week) }
        day = week.upperBound
      }
    }
  }

  @Test func isoWeeksAgreeWithPython() {
    let lines = ZoneFixtures.lines("iso-weeks.txt")
    #expect(lines.count > 1_000)
    for line in lines {
      let words = line.split(separator: " ")
      let week = ISOWeek(of: DayNumber(String(words[0])))
      #expect(week.year == Int(words[1]) && week.week == Int(words[2]), "\(line)")
      #expect(week.days.contains(DayNumber(String(words[0]))) && week.days.lowerBound.weekday == .monday, "\(line)")
      #expect(ISOWeek(year: week.year, week: week.week) == week, "\(line)")
    }
  }
}
