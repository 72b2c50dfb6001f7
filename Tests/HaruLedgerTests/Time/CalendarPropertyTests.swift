import HaruParse
import Testing

@testable import HaruLedger

/// What holds for every calendar, on made-up ones with real zones.
@Suite struct CalendarPropertyTests {
  private struct Subject {
    var calendar: LedgerCalendar
    var zones: [Zone]
    var froms: [DayNumber]
    var label: String

    /// A day near something that changes, or any.
    func day(_ random: inout SplitMix64) -> DayNumber {
      let base: DayNumber
      switch Int.random(in: 0..<4, using: &random) {
      case 0: base = froms.randomElement(using: &random) ?? DayNumber(0)
      case 1, 2:
        let zone = zones.randomElement(using: &random) ?? .utc
        let from = Instant(seconds: Int64.random(in: -2_300_000_000...5_000_000_000, using: &random))
        base = DayNumber(Int32((zone.change(after: from)?.at.seconds ?? from.seconds) / 86_400))
      default: return DayNumber(Int32.random(in: -25_000...120_000, using: &random))
      }
      return base + Int.random(in: -12...12, using: &random)
    }
  }

  private func subject(_ random: inout SplitMix64, isSimple: Bool = false) throws -> Subject {
    var zones: [(from: DayNumber?, zone: Zone)] = []
    var dayStarts: [(from: DayNumber?, second: Int)] = []
    var label = ""
    let common = DayNumber(Int32.random(in: 3_000...25_000, using: &random))
    func from(_ position: Int, _ random: inout SplitMix64) -> DayNumber? {
      position == 0 ? nil : common + Int.random(in: 0...(Bool.random(using: &random) ? 9 : 9_000), using: &random)
    }
    for position in 0..<(isSimple ? 1 : Int.random(in: 0...3, using: &random)) {
      var name = ZoneFixtures.names.randomElement(using: &random) ?? "UTC"
      var zone = try ZoneFixtures.zone(name)
      // Zones at both ends of the world, which turn days round.
      if !isSimple, Int.random(in: 0..<3, using: &random) == 0 {
        name = Bool.random(using: &random) ? "-24" : "+25"
        zone = Zone(fixedOffset: name == "-24" ? -86_400 : 90_000)
      }
      zones.append((from(position, &random), zone))
      label += "\(zones[position].from?.description ?? "") \(name) "
    }
    for position in 0..<(isSimple ? 1 : Int.random(in: 0...3, using: &random)) {
      let second =
        [0, clock(6), clock(4, 30), clock(1, 30), clock(2, 30), clock(23, 59, 59), clock(23, 30)]
        .randomElement(using: &random) ?? 0
      dayStarts.append((from(position, &random), second))
      label += "\(dayStarts[position].from?.description ?? "") \(second) "
    }
    return Subject(
      calendar: LedgerCalendar(zones: zones, dayStarts: dayStarts), zones: zones.map(\.zone),
      froms: (zones.map(\.from) + dayStarts.map(\.from)).compactMap { $0 }, label: label)
  }

  @Test func logicalDayIsTheInverseOfStart() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<250 {
      let subject = try subject(&random)
      let calendar = subject.calendar
      for _ in 0..<16 {
        let near = calendar.start(of: subject.day(&random)).seconds
        for step in [-1, 0, 1, Int64.random(in: -200_000...200_000, using: &random)] {
          let instant = Instant(seconds: near + step)
          let day = calendar.logicalDay(of: instant)
          #expect(
            calendar.start(of: day) <= instant && instant < calendar.start(of: day + 1), "\(subject.label)\(instant)")
          #expect(calendar.generalLogicalDay(of: instant) == day, "\(subject.label)\(instant)")
        }
      }
    }
  }

  @Test func startsNeverDescend() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<150 {
      let subject = try subject(&random)
      for _ in 0..<4 {
        let first = subject.day(&random)
        let starts = (0..<30).map { subject.calendar.start(of: first + $0) }
        #expect(starts == starts.sorted(), "\(subject.label)\(first)")
        for (offset, start) in starts.enumerated() {
          #expect(subject.calendar.generalStart(of: first + offset) == start, "\(subject.label)\(first + offset)")
        }
      }
    }
  }

  /// The start of a day is the first instant whose wall clock has reached the day-start.
  @Test func startIsTheFirstInstantAtOrAfterTheDayStart() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<120 {
      let subject = try subject(&random, isSimple: true)
      let (calendar, zone) = (subject.calendar, subject.zones[0])
      func shown(_ seconds: Int64) -> Int64 { seconds + Int64(zone.offset(at: Instant(seconds: seconds))) }
      for _ in 0..<12 {
        let day = subject.day(&random)
        guard !zone.leavesOut(day) else { continue }
        let start = calendar.start(of: day).seconds
        let wall = WallTime.wallSecond(day: day, second: calendar.dayStart(on: day))
        #expect(shown(start) >= wall && shown(start - 1) < wall, "\(subject.label)\(day)")
        for change in zone.changes(in: Instant(seconds: start - 400_000)..<Instant(seconds: start)) {
          #expect(shown(change.at.seconds - 1) < wall && shown(change.at.seconds) < wall, "\(subject.label)\(day)")
        }
      }
    }
  }

  @Test func wallClockComesBack() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<120 {
      let subject = try subject(&random, isSimple: true)
      for _ in 0..<20 {
        let time = WallTime(day: subject.day(&random), second: Int.random(in: 0..<172_800, using: &random))
        let instants: [Instant]
        switch subject.calendar.local(day: time.day, second: time.second) {
        case .unique(let instant): instants = [instant]
        case .repeated(let first, let second): instants = [first, second]
        case .skipped: instants = []
        }
        for instant in instants {
          let shown = subject.calendar.civil(at: instant)
          #expect(shown.day == time.day && shown.second == time.second, "\(subject.label)\(time)")
          #expect(shown.offset == subject.zones[0].offset(at: instant))
        }
      }
    }
  }

  @Test func quietSpansAreArithmetic() throws {
    var random = SplitMix64(seed: 5)
    var quiet = 0
    var loud = 0
    for _ in 0..<200 {
      let subject = try subject(&random)
      let calendar = subject.calendar
      for _ in 0..<25 {
        let day = subject.day(&random)
        guard let span = calendar.quietSpan(containing: day) else {
          loud += 1
          continue
        }
        quiet += 1
        #expect(span.days.contains(day) && calendar.quietSpan(containing: day)?.offset == span.offset)
        let edge = [span.days.lowerBound, day, span.days.upperBound - 1].randomElement(using: &random) ?? day
        for second in [-86_400, 0, 777_599, Int.random(in: -86_400..<777_600, using: &random)] {
          let instant = span.instant(day: edge, second: second)
          #expect(calendar.local(day: edge, second: second) == .unique(instant), "\(subject.label)\(edge) \(second)")
          #expect(
            calendar.generalLogicalDay(of: instant) == span.logicalDay(of: instant), "\(subject.label)\(edge) \(second)"
          )
        }
        for distance in -2...8 {
          #expect(
            calendar.generalStart(of: edge + distance) == span.start(of: edge + distance), "\(subject.label)\(edge)")
        }
      }
    }
    // Both paths were taken.
    #expect(quiet > 1_000 && loud > 500)
  }

  /// A year of a zone with two changes is quiet but for some three weeks around each.
  @Test func mostDaysAreQuiet() throws {
    let zone = try ZoneFixtures.zone("America/New_York")
    let calendar = LedgerCalendar(zones: [(nil, zone)])
    let days = DayNumber("2026-01-01").value..<DayNumber("2027-01-01").value
    let loud = days.filter { calendar.quietSpan(containing: DayNumber($0)) == nil }.map { DayNumber($0) }
    #expect(loud.count == 24)
    #expect(loud.first == DayNumber("2026-02-27") && loud.last == DayNumber("2026-11-03"))
    let seoul = LedgerCalendar(zones: [(nil, try ZoneFixtures.zone("Asia/Seoul"))])
    #expect(seoul.quietSpan(containing: DayNumber("2026-07-06"))?.days.contains(DayNumber("9999-12-31")) ?? false)
    #expect(LedgerCalendar().quietSpan(containing: .earliest)?.days.contains(.latest) ?? false)
  }
}
