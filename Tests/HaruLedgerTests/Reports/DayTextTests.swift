import HaruParse
import Testing

@testable import haru_ledger

/// What stands beside the records and the totals of a day.
@Suite struct DayTextTests {
  private func run(_ line: String, _ ledger: String, language: String = "en", columns: Int = 80) -> String {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(words + ["--lang", language], files: ["main.haru": ledger], columns: columns).out
  }

  // MARK: Sessions and entries

  /// Entries, and the ends of the lines of reading, of its tag, and of what has none.
  static let occurrences: [(entries: String, reading: String, study: String?)] = [
    ("  3h30m reading", "1 entry", "1 entry"), ("  2h reading\n  1h30m reading", "2 entries", "2 entries"),
    ("  09:00-10:00 reading\n  1h reading", "2 entries", "2 entries"),
    ("  09:00-10:00 reading", "1 session", "1 session"),
    ("  09:00-10:00 reading\n  1h writing", "1 session", "2 entries"),
  ]

  @Test(arguments: occurrences)
  func aLengthIsNoSession(entries: String, reading: String, study: String?) {
    let ledger =
      "tag #study color=#2F6B4F\naction time reading #study\naction time writing #study\n2026-07-06\n\(entries)\n"
    let totals = run("report day 2026-07-06", ledger).split(separator: "\n").drop { $0 != "Totals" }
    #expect(totals.first { $0.hasPrefix("  reading ") }?.hasSuffix("  " + reading) == true, "\(totals)")
    if let study { #expect(totals.first { $0.hasPrefix("  #study ") }?.hasSuffix("  " + study) == true, "\(totals)") }
  }

  @Test(arguments: [("ko", "기록 2건"), ("ja", "記録2件")])
  func lengthsInOtherLanguages(language: String, words: String) {
    let out = run(
      "report day 2026-07-06", "action time reading\n2026-07-06\n  2h reading\n  1h30m reading\n", language: language)
    #expect(out.contains("  " + words + "\n"), "\(out)")
  }

  // MARK: Notes

  private static let notes = """
    action time reading
    2026-07-06
      09:00-10:30 reading ; chapter one
        | the second line
        |
        | after a blank one
      11:00-11:30 reading
        | begins below
      1h reading #far ; with a tag
        | and more
    """

  @Test func notesOfSeveralLinesKeepThem() {
    let ledger = "tag #far color=#2F6B4F\n" + Self.notes
    let out = run("report day 2026-07-06", ledger)
    #expect(
      out.contains(
        """
          09:00–10:30  1h 30m  reading  chapter one
                                        the second line

                                        after a blank one
          11:00–11:30     30m  reading  begins below
                           1h  reading  #far · with a tag
                                        and more

        """), "\(out)")
    // Where there is no room beside the names, they are below them.
    let narrow = run("report day 2026-07-06", ledger, columns: 40)
    let lines = narrow.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "chapter one", "the second line", "after a blank one", "begins below", "#far · with a tag", "and more",
    ] {
      #expect(lines.contains(Substring(line)), "\(line) in \(narrow)")
    }
    for line in narrow.split(separator: "\n") { #expect(line.last != " ") }
  }

  @Test(arguments: ["\n", "\r\n"])
  func notesOfSeveralLinesAreWholeInFields(lineEnd: String) {
    let ledger = Self.notes.replacing("\n", with: lineEnd).replacing(" #far", with: "")
    let csv = run("report day 2026-07-06 --format csv", ledger)
    #expect(csv.contains("\"chapter one\nthe second line\n\nafter a blank one\""), "\(csv)")
    #expect(csv.contains("\"with a tag\nand more\""))
    let json = run("report day 2026-07-06 --format json", ledger)
    #expect(json.contains(#""note":"chapter one\nthe second line\n\nafter a blank one""#), "\(json)")
  }

  @Test func aUnitOfAnyOtherScriptIsSetOff() {
    for (unit, shown) in [
      ("cups", "2 cups"), ("étages", "2 étages"), ("шаг", "2 шаг"), ("µg", "2 µg"), ("잔", "2잔"), ("杯", "2杯"),
      ("%", "2%"),
    ] {
      #expect(Language.en.amount("2", unit: unit) == shown)
    }
  }
}
