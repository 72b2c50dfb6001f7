import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// With `--decimal`, what is shown adds up to what is shown of the whole.
@Suite struct DecimalHoursTests {
  private func run(_ line: String, _ ledger: String, language: String = "en") -> String {
    let words = line.split(separator: " ").map(String.init)
    return expectRun(
      words + ["--lang", language, "--now", "2026-07-08T12:00"], files: ["main.haru": ledger], columns: 80
    )
    .out
  }

  @Test(
    arguments: [
      // Three thirds of an hour, of which the first gets what is missing.
      ([1200, 1200, 1200], 3600, [34, 33, 33]), ([20, 20, 20], 60, [1, 1, 0]), ([10], 10, [0]),
      ([0, 3600], 3600, [0, 100]),
      ([3590, 10], 3600, [100, 0]), ([], 0, []),
    ] as [([Int64], Int64, [Int64])])
  func parts(seconds: [Int64], whole: Int64, expected: [Int64]) {
    #expect(DecimalHours.parts(seconds, of: whole, shownAs: DecimalHours.hundredths(of: whole)) == expected)
  }

  @Test func onlyTheWholeIsShared() {
    #expect(DecimalHours.parts([3600, 3600], of: 3600, shownAs: 100) == nil)
    #expect(DecimalHours.parts([3600], of: 7200, shownAs: 200) == nil)
    #expect(DecimalHours.parts([.max, .max], of: .max, shownAs: 0) == nil)
  }

  @Test func anyPartsAddUp() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<20_000 {
      let seconds = (0..<Int.random(in: 1...9, using: &random)).map { _ in Int64.random(in: 0...9_000, using: &random) }
      let whole = seconds.reduce(0, +)
      // As a whole, or as a part that was rounded either way.
      for shown in [DecimalHours.hundredths(of: whole), whole * 100 / 3600, (whole * 100 + 3599) / 3600] {
        guard let parts = DecimalHours.parts(seconds, of: whole, shownAs: shown) else {
          Issue.record("no parts of \(seconds)")
          continue
        }
        #expect(parts.reduce(0, +) == shown, "\(seconds)")
        for (part, second) in zip(parts, seconds) {
          #expect(part * 3600 > second * 100 - 3600 && part * 3600 < second * 100 + 3600, "\(seconds)")
        }
      }
    }
  }

  private static let ledger = """
    tag #a color=#2F6B4F
    action time read #a
    action time write
    action time walk
    2026-07-06
      20m read
      20m write
      20m walk
    2026-07-07
      10s read
      09:00-09:20 write
      09:30-09:50 write
      10m walk
    """

  @Test(arguments: [
    ("report stats", ["read 0.34 h", "write 1.00 h", "walk 0.50 h", "#a 0.34 h", "no tag 1.50 h"]),
    (
      "report stats --by day",
      ["read 0.34 h · write 0.33 h · walk 0.33 h", "read <0.01 h · write 0.67 h · walk 0.17 h"]
    ),
    ("report day 2026-07-06", ["0.34 h read", "0.33 h write", "0.33 h walk"]),
    ("report day 2026-07-07", ["<0.01 h read", "0.34 h write", "0.33 h write", "0.17 h walk"]),
  ])
  func pages(command: String, expected: [String]) {
    let out = run(command + " --decimal", Self.ledger).replacing(#/ +/#, with: " ")
    for text in expected { #expect(out.contains(text), "\(text) in \(out)") }
  }

  @Test func theOverviewAddsUp() {
    let out = run("report --decimal", Self.ledger)
    #expect(out.contains("read ") && out.contains("Totals"))
    let figures = out.split(separator: "\n").compactMap { line -> Double? in
      guard ["  read", "  write", "  walk"].contains(where: line.hasPrefix) else { return nil }
      return line.firstMatch(of: /([0-9]+\.[0-9][0-9]) h/).flatMap { Double($0.1) }
    }
    #expect(figures.count == 3)
    #expect(abs(figures.reduce(0, +) - 1.84) < 0.001, "\(out)")
  }

  @Test(arguments: [("en", "<0.01 h"), ("ko", "<0.01시간"), ("ja", "<0.01時間")])
  func whatIsLessThanAHundredth(language: String, shown: String) {
    let out = run("report day 2026-07-06 --decimal", "action time a\n2026-07-06\n  10s a\n", language: language)
    #expect(out.contains("  \(shown)  a"), "\(out)")
    #expect(Language(rawValue: language)?.decimalHours(seconds: 0).hasPrefix("0.00") == true)
    #expect(Language(rawValue: language)?.decimalHours(seconds: 18).hasPrefix("0.01") == true)
  }
}
