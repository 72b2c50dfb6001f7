import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

@Suite struct PageTests {
  /// Pages of lively days: sessions in parallel, pauses, past midnight, untimed ones.
  static let pages: [(String, [String])] = [
    ("day", ["day", "2026-06-21"]), ("day-past-midnight", ["day", "2026-03-01"]),
    ("timetable", ["timetable", "2026-06-21"]),
    ("week", ["timetable", "2026-07-10", "--week"]),
  ]

  @Test(arguments: Language.allCases, [60, 80, 120])
  func plain(language: Language, columns: Int) {
    for (name, arguments) in Self.pages {
      let run = Demo.run(["report"] + arguments, language: language, columns: columns)
      expectFits(run.out, columns)
      for line in run.out.split(separator: "\n") { #expect(line.last != " ", "\(line)") }
      expectGolden(run.out, "pages/\(name)-\(language.rawValue)-\(columns).txt")
    }
  }

  @Test(arguments: [
    ("24bit", ["COLORTERM": "truecolor"]), ("256", ["TERM": "xterm-256color"]), ("16", ["TERM": "xterm"]),
  ])
  func colored(depth: String, environment: [String: String]) {
    for (name, arguments) in Self.pages {
      let run = Demo.run(
        ["report"] + arguments + ["--color", "always"], language: .en, columns: 80, environment: environment)
      expectFits(run.out, 80)
      expectGolden(run.out, "pages/\(name)-\(depth).txt")
      // Every line ends without a colour, whatever a pager cuts.
      for line in run.out.split(separator: "\n") where line.contains("\u{1B}") {
        #expect(line.matches(of: /\u{1B}\[0m/).count * 2 == line.matches(of: /\u{1B}\[/).count)
      }
    }
  }

  @Test func machineReadable() {
    for (name, arguments) in Self.pages where name != "day" {
      for format in ["json", "csv"] {
        let run = Demo.run(["report"] + arguments + ["--format", format], language: .en, columns: 80)
        expectGolden(run.out, "pages/\(name).\(format)")
      }
    }
  }

  /// Every day and week of a year, with and without colours, at widths from 40 to 200.
  @Test(arguments: 0..<6) func nothingIsWiderThanThePage(part: Int) throws {
    let world = testWorld(files: Demo.files, environment: ["COLORTERM": "truecolor"])
    let context = try LedgerContext(["main.haru"], CommonOptions(), in: world)
    let first = DayNumber(year: 2026, month: 1, day: 1)
    for day in stride(from: part, to: 365, by: 6).map({ first + $0 }) {
      let timeline = Timeline(context.ledger, now: context.now)
      let report = DayReport(timeline, date: day, filter: EntryFilter())
      let timetable = TimetableReport(timeline, days: day..<day + 1, filter: EntryFilter())
      // Of the weeks, those that begin with a Monday, and some.
      let week = TimetableReport(timeline, days: day..<day + 7, filter: EntryFilter())
      for step in 0..<3 {
        let width = 40 + ((day - first) * 37 + step * 61) % 161
        let language = Language.allCases[(day - first + step) % 3]
        let style = Style(step == 1 ? .always : .never, isTerminal: false, world: world)
        let text = ReportText(
          ledger: context.ledger, language: language, style: style, width: width, showsDecimalHours: step == 2)
        expectFits(DayText(text: text, report: report).page().joined(separator: "\n"), width)
        expectFits(TimetableText(text, timetable).page().joined(separator: "\n"), width)
        guard day.weekday == .monday || step == 0 && (day - first) % 5 == 0 else { continue }
        expectFits(TimetableText(text, week).page().joined(separator: "\n"), width)
      }
    }
  }
}

/// Clock changes, sessions that run or are paused, and days at their limits.
@Suite struct PageCornerTests {
  static let ledger = [
    "main.haru": """
    set zone America/New_York
    set language en
    tag #study color=#2F6B4F
    tag #play color=#C4553B
    action time Read #study icon=book.fill
    action time Yoga #play icon=figure.yoga
    action time A
    action time B
    action time C #play
    action count Water icon=drop.fill unit=잔
    2026-03-07 23:00-25:30 Read ; into the night
    2026-03-08
      01:30-04:15 Yoga ; over the change
      05:00-05:10 A
      05:10-05:20 B
      05:20-05:30 C
      05:30-06:30 Read
      06:05 Water
      06:10 +3 Water
      10:00-10:30,10:45-11:00 Read
      12:00-12:30, A
      13:00- Yoga
      +3 Water
      45m B ; about
      22:00-26:00 C
    2026-10-31 22:00-25:00 Read
    2026-11-01
      00:30-01:30@-5 B
      01:10@-5 Water
      02:30-03:00 Read
    """
  ]

  private func page(_ arguments: [String], columns: Int = 60, now: String = "2026-03-08T14:20") -> String {
    let run = expectRun(["report"] + arguments + ["--now", now], files: Self.ledger, columns: columns)
    if !arguments.contains("--format") { expectFits(run.out, columns) }
    return run.out
  }

  @Test func dayOf23Hours() {
    expectGolden(page(["timetable", "2026-03-08"]), "pages/23-hours.txt")
    expectGolden(page(["day", "2026-03-08"]), "pages/23-hours-day.txt")
    expectGolden(page(["timetable", "2026-03-08", "--week"]), "pages/23-hours-week.txt")
    expectGolden(page(["timetable", "2026-03-08", "--format", "json"]), "pages/23-hours.json")
    expectGolden(page(["timetable", "2026-03-08", "--format", "csv"]), "pages/23-hours.csv")
  }

  @Test func dayOf25Hours() {
    // Yoga has run all the time.
    expectGolden(page(["timetable", "2026-11-01"], now: "2026-11-02T10:00"), "pages/25-hours.txt")
    expectGolden(page(["day", "2026-11-01"], now: "2026-11-02T10:00"), "pages/25-hours-day.txt")
    expectGolden(page(["timetable", "2026-11-01", "--week"], now: "2026-11-02T10:00"), "pages/25-hours-week.txt")
  }

  @Test func dayWithoutEntries() {
    let day = page(["timetable", "2026-01-05"])
    #expect(day.hasPrefix("2026-01-05 Mon · 0m\n\n00:00 │\n      │\n01:00 │\n"))
    #expect(day.contains("23:00 │\n      │\n\nno entries\n"))
    #expect(page(["day", "2026-01-05"]).contains("\n\n  no entries\n"))
    #expect(page(["timetable", "2026-01-05", "--week"]).contains("Mon 5 │Tue 1/6"))
  }

  @Test func todayIsMarked() {
    let lines = page(["timetable"]).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("14:20 ├") })
    #expect(page(["timetable", "--week"]).contains("▸Sun 8"))
    #expect(page(["day"]).contains("13:00–now"))
    #expect(!page(["timetable", "2026-03-07"]).contains("├"))
  }

  @Test func days() throws {
    let world = testWorld(files: Self.ledger)
    let context = try LedgerContext(["main.haru"], CommonOptions(), in: world)
    let date = DayNumber(year: 2026, month: 3, day: 8)
    let timeline = Timeline(context.ledger, now: Instant(seconds: 1_772_994_000))
    let report = TimetableReport(timeline, days: date..<date + 1, filter: EntryFilter())
    let day = report.days[0]
    #expect(day.bounds.upperBound.seconds - day.bounds.lowerBound.seconds == 23 * 3600)
    #expect(day.clockChanges.map { $0.after - $0.before } == [3600])
    #expect(day.blocks.map(\.lane).allSatisfy { $0 < day.lanes })
    #expect(day.blocks.count { $0.isRunning } == 1)
    #expect(day.blocks.count { $0.isPaused } == 1)
    #expect(
      day.blocks.allSatisfy {
        day.bounds.lowerBound <= $0.span.lowerBound && $0.span.upperBound <= day.bounds.upperBound
      })
    #expect(day.blocks.first?.whole.lowerBound ?? day.bounds.upperBound < day.bounds.lowerBound)
    #expect(day.markers.count == 2 && day.untimed.count == 2)
  }

  /// Below a narrow week, a name and its number are never written as one word.
  @Test(arguments: [(40, "3  │"), (60, "물 3잔"), (80, "물 3잔"), (80, "책 12,345"), (60, "12,345")])
  func namesAreSetOffFromNumbers(columns: Int, expected: String) {
    let ledger = "action count 물 unit=잔\naction count 책3권\n2026-03-02\n  +3 물\n  +12345 책3권\n"
    let page = expectRun(
      ["report", "timetable", "2026-03-02", "--week"], files: ["main.haru": ledger], columns: columns
    ).out
    #expect(page.contains(expected), "\(page)")
    #expect(!page.contains("물3") && !page.contains("책12"))
  }

  @Test func filters() {
    let page = page(["timetable", "2026-03-08", "--tag", "study"])
    #expect(page.contains("Read") && !page.contains("Yoga") && !page.contains("Water"))
  }

  @Test func optionsOfOtherKinds() {
    expectRun(["report", "day", "--week"], files: Self.ledger, status: 2, err: nil)
    expectRun(["report", "stats", "--week"], files: Self.ledger, status: 2, err: nil)
    expectRun(["report", "timetable", "--by", "day"], files: Self.ledger, status: 2, err: nil)
  }

  /// Twenty things at once, and hostile names.
  @Test func crowds() {
    var text = "tag #t color=#D9A621\n"
    for index in 0..<20 { text += "action time \"활동 \(index)\u{202E}\" #t icon=📖\n" }
    text += "2026-03-08\n"
    for index in 0..<20 {
      text += "  10:00-12:\(index + 10) \"활동 \(index)\u{202E}\" ; \(String(repeating: "긴 메모 ", count: 40))\n"
      text += "  13:\(index + 10)-13:\(index + 11) \"활동 \(index)\u{202E}\"\n"
    }
    for columns in [40, 60, 200] {
      for arguments in [["timetable", "2026-03-08"], ["timetable", "2026-03-08", "--week"], ["day", "2026-03-08"]] {
        let run = expectRun(
          ["report"] + arguments, files: ["main.haru": text], now: 1_800_000_000, columns: columns, err: nil)
        expectFits(run.out, columns)
        #expect(!run.out.unicodeScalars.contains("\u{202E}"))
      }
    }
  }
}
