import Foundation
import Testing

@testable import HaruParse

/// A line may be as long as a megabyte, and hold anything many times. It is read in one go, in time that grows with its length.
@Suite struct LongLineTests {
  private static let beginnings = [
    "haru 1", "set", "set zone Asia/Seoul", "set KEY ", "set allow overlap", "set log ", "include", "include \"",
    "tag #a",
    "tag", "action", "action time x", "action time", "goal", "goal g start=2026-07-01", "quest", "quest x",
    "quest * >= 1h on mon", "quest * >= 1h per day", "skip", "skip 2026-07-06", "2026-07-06", "7/6", "  09:00-10:00 x",
    "  09:00-10:00", "  09:00-", "  08:00 +2 x", "  1h x", "  1h", "  +2 x", "  =1 x", "; note", "| note", "word", "x",
  ]
  private static let parts = [
    " #a", " # a", " #", " a=b", " est=1h", " alias=a,b", " Alias=a", ",a", ", ", " ,a", " a", " ", "　", "\"", " \"a\"",
    "\\\"",
    "=", " =", " <", ">=", "-", " 1:00", "9:00-10:00,", "1", "1h", " 1h", ":", ".", "..", "/", "|", "한", "e\u{301}",
    "🙂", " mon",
    "2026-07-06", "오후 1시", "１", "(", "[x] ",
  ]

  /// The seconds of this thread that reading a line takes.
  private static func seconds(_ beginning: String, _ part: String, _ length: Int) -> Double {
    let line = beginning + String(repeating: part, count: length / part.utf8.count)
    let bytes = Array("goal g start=2026-07-01\n2026-07-06\n\(line)\n".utf8)
    func now() -> Double { Double(clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID)) / 1e9 }
    let start = now()
    let document = Document(parsing: SourceFile(path: "", bytes: bytes))
    let end = now()
    #expect(document.lines == 3)
    return end - start
  }

  private static func clock_gettime_nsec(_ clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test(arguments: beginnings) func timeGrowsWithTheLength(beginning: String) {
    for part in Self.parts {
      func ratio() -> Double {
        let short = Self.seconds(beginning, part, 3_000)
        return (Self.seconds(beginning, part, 24_000) - 0.004) / max(short, 0.0002)
      }
      // Eight times the length; quadratic work would take 64 times as long.
      let isLinear = ratio() < 24 || ratio() < 24 || ratio() < 24
      #expect(isLinear, "\(beginning)\(part)…")
    }
  }

  /// A proof of a repair reads one line once, whatever is wrong with it then.
  @Test(arguments: ["action time x", "  1h x", "goal g start=2026-07-01", "quest * >= 1h per day"])
  func aRepairOfManyIsNotProved(beginning: String) throws {
    let document = parse("goal g start=2026-07-01\n2026-07-06\n\(beginning)" + String(repeating: " # a", count: 50_000))
    let fixes = document.diagnostics.sorted().flatMap { $0.all.flatMap(\.fixes) }
    #expect(document.diagnostics.errors == 1)
    #expect(fixes.allSatisfy { !$0.isSafe })
  }
}
