import Testing

@testable import haru_ledger

@Suite struct ExcludeAndOrderTests {
  private static let files = [
    "main.haru": """
    tag #work color=#2F6B4F
    tag #home color=#D9A621
    action time reading #home alias=r
    action time coding #work
    action time walking
    action count water
    action count coffee
    action measure weight
    2026-07-06
      1h reading
      30m reading
      3h coding
      2h walking #home
      20m walking #work
      +3 water
      +1 coffee
      +1 coffee
      =71 weight
    """
  ]

  private func run(_ line: String, language: String = "en", status: Int32 = 0, err: String? = "") -> ProgramRun {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(
      words + ["--lang", language], files: Self.files, columns: 80, status: status, err: err)
  }

  /// The names of the actions and tags in CSV, in order.
  private func names(_ line: String) -> [String] {
    run("\(line) --format csv").out.split(separator: "\r\n").dropFirst().compactMap {
      let cells = $0.split(separator: ",", omittingEmptySubsequences: false)
      return cells[3] == "tag" || cells[3] == "action" ? String(cells[4]) : nil
    }
  }

  @Test(arguments: [
    ("--exclude coding", ["reading", "walking", "water", "coffee", "weight", "work", "home"]),
    ("--exclude r --exclude water", ["coding", "walking", "coffee", "weight", "work", "home"]),
    // A tag goes with the entries that bear it themselves, too.
    ("--exclude #work", ["reading", "walking", "water", "coffee", "weight", "home"]),
    ("--exclude #work --exclude #home", ["water", "coffee", "weight"]),
    ("--tag home --exclude walking", ["reading", "home"]), ("--action r --exclude reading", []),
  ])
  func excluded(options: String, expected: [String]) {
    #expect(names("report stats \(options)") == expected)
  }

  @Test func whatIsExcludedCountsNowhere() {
    let out = run("report stats --exclude #work").out
    #expect(out.hasPrefix("2026-07-06 – 2026-07-06 · 3h 30m\n"), "\(out)")
    let json = run("report stats --exclude #work --format json").out
    #expect(json.contains(#""total":{"seconds":12600,"added":12600,"sessions":3}"#), "\(json)")
    #expect(run("report day 2026-07-06 --exclude #work --exclude #home").out.contains(" · 0m\n"))
  }

  @Test(arguments: [
    ("%coding", "`--exclude`: the ledger has no `%coding`"), ("codnig", "did you mean `coding`"),
    ("work", "did you mean `#work`"), ("#wrok", "did you mean `#work`"),
  ])
  func unknown(name: String, message: String) {
    #expect(run("report stats --exclude \(name)", status: 2, err: nil).err.contains(message))
  }

  @Test(arguments: [
    ("file", ["reading", "coding", "walking", "water", "coffee", "weight", "work", "home"]),
    ("name", ["coding", "coffee", "reading", "walking", "water", "weight", "home", "work"]),
    ("total", ["coding", "walking", "reading", "water", "coffee", "weight", "home", "work"]),
    ("entries", ["reading", "walking", "coffee", "coding", "water", "weight", "home", "work"]),
  ])
  func orders(order: String, expected: [String]) {
    #expect(names("report stats --order \(order)") == expected)
    let json = run("report stats --order \(order) --format json").out
    let rows = json.prefix { $0 != "]" }
    let actions = rows.split(separator: #"{"name":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(actions == Array(expected.prefix(6)), "\(json)")
    // In text, each section is in order; the first one has the actions that are measured by time.
    let lines = run("report stats --order \(order)").out.split(separator: "\n").map(String.init)
    let times = lines.compactMap { line in
      ["reading", "coding", "walking"].first { line.hasPrefix("  \($0) ") }
    }
    #expect(times == expected.filter(["reading", "coding", "walking"].contains), "\(lines)")
  }

  @Test func eachPeriodIsInOrder() {
    let out = run("report stats --by day --order total --fill --from 2026-07-05").out
    #expect(out.contains("  coding 3h · walking 2h 20m · reading 1h 30m · water 3 · coffee 2 · weight 71"), "\(out)")
  }

  @Test(arguments: ["day", "goals", "measures", "estimates", "timetable"])
  func onlyStatsHasAnOrder(kind: String) {
    #expect(run("report \(kind) --order total", status: 2, err: nil).err.contains("`--order`"))
  }

  @Test func theOrderIsOneOfThem() {
    let run = run("report stats --order size", status: 2, err: nil)
    #expect(run.err.contains("file, name, total") && run.err.contains("entries"), "\(run.err)")
  }
}
