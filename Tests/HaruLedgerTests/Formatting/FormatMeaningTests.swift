import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// Formatting, with and without sorting, changes no report: 2,000 made-up ledgers in several hands.
@Suite struct FormatMeaningTests {
  private static let kinds: [[String]] = [
    ["goals", "--periods"], ["overview"], ["estimates"], ["measures"], ["timetable", "--week"], ["day"], ["goals"],
  ]

  /// A ledger and the moment it is looked at: a time of the clock, or one that is asked for.
  private static func ledger(_ seed: Int) -> (text: String, clock: Int64, now: [String]) {
    switch seed % 4 {
    case 0:
      let model = RandomLedger(seed: UInt64(seed))
      return (model.text, model.now, [])
    case 1:
      // Each line with its date, in any order.
      let model = RandomLedger(seed: UInt64(seed))
      var random = SplitMix64(seed: UInt64(seed))
      let count = model.declarations.count
      let lines = model.lines[..<count] + model.lines[count...].shuffled(using: &random)
      return (lines.joined(separator: "\n"), model.now, [])
    case 2:
      let random = RandomGoals(seed: UInt64(seed))
      return (random.text, 0, ["--now", random.now])
    default:
      var random = SplitMix64(seed: UInt64(seed))
      return (handwrittenLedger(&random), 1_783_386_000 + 86_400 * 5, [])
    }
  }

  /// A report without the numbers of lines, in which a blank line may now be counted.
  private func report(_ words: [String], _ text: String, _ clock: Int64) -> String {
    let run = expectRun(
      ["report"] + words + ["--format", "json", "-"], input: text, now: clock, status: nil, err: nil)
    return run.out.replacing(/"line":[0-9]+/, with: "")
  }

  @Test(arguments: 0..<20) func everyReportStaysTheSame(block: Int) {
    for seed in (block * 100)..<(block * 100 + 100) {
      let (text, clock, now) = Self.ledger(seed)
      let sort = seed / 4 % 2 == 0 ? ["--sort"] : []
      let formatted = expectRun(["fmt", "-"] + sort, input: text, status: 0, err: nil).out
      for words in [["stats", "--by", "day"], Self.kinds[seed / 8 % Self.kinds.count]] {
        let (before, after) = (report(words + now, text, clock), report(words + now, formatted, clock))
        #expect(before == after, "seed \(seed) \(words)\n\(text)\n----\n\(formatted)")
      }
      #expect(expectRun(["fmt", "-"] + sort, input: formatted, status: 0, err: nil).out == formatted, "seed \(seed)")
    }
  }

  /// A ledger in which much lies at the same instants, under several dates and in both hands.
  private static func ties(_ seed: Int) -> String {
    var random = SplitMix64(seed: UInt64(seed))
    var lines = ["set zone Asia/Seoul", "tag #x color=#111111", "action time A", "action time B est=1h"]
    lines += ["action count W", "action measure M", ""]
    let dates = ["2026-07-05", "2026-07-06", "2026-07-07", "2026-07-08"]
    let times = ["00:00", "24:00", "9:00", "09:00@+9", "00:00@+0", "15:00@+0", "10:00"]
    func entry() -> String {
      let time = random.pick(times)
      let tail = random.pick(["", " #x", " est=2h"])
      let plain = random.pick(["", " #x"])
      return random.pick([
        "\(time)- A\(tail)", "\(time)- B\(tail)", "\(time)-2026-07-08T20:00 B\(tail)", "\(time) W\(plain)",
        "+2 W\(plain)",
        "\(time) =\(Int.random(in: 1...9, using: &random)) M\(plain)", "=\(Int.random(in: 1...9, using: &random)) M",
        "1h A\(plain)",
      ])
    }
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let date = random.pick(dates)
      if random.chance(40) {
        lines.append("\(date) \(entry())")
      } else {
        lines.append(date)
      }
      if !random.chance(40) { for _ in 0..<Int.random(in: 0...3, using: &random) { lines.append("  " + entry()) } }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: 0..<10) func whatLiesAtTheSameInstantStaysInOrder(block: Int) {
    let kinds = [
      ["report", "stats", "--by", "day"], ["report", "measures"], ["report", "timetable", "--week", "2026-07-07"],
      ["status"],
      ["report", "day", "2026-07-06"], ["report", "day", "2026-07-07"], ["report", "estimates"],
    ]
    for seed in (block * 100)..<(block * 100 + 100) {
      let text = Self.ties(seed)
      let sorted = expectRun(["fmt", "--sort", "-"], input: text, err: nil).out
      for words in kinds {
        let (before, after) = (report(words, text), report(words, sorted))
        #expect(before == after, "seed \(seed) \(words)\n\(text)\n----\n\(sorted)")
      }
    }
  }

  private func report(_ words: [String], _ text: String) -> String {
    let now = ["--now", "2026-07-08T12:00", "--format", "json", "-"]
    return expectRun(words + now, input: text, status: nil, err: nil).out.replacing(/"line":[0-9]+/, with: "")
  }

  /// The ledger of the demo is written in its form, as is what `init` makes.
  @Test(arguments: Language.allCases) func aNewLedgerIsInItsForm(language: Language) {
    let files = WritableFiles([:])
    #expect(files.run(["init", "--lang", language.rawValue]).status == 0)
    let run = files.run(["fmt", "--check"])
    #expect(run.status == 0, "\(run.out)")
  }
}
