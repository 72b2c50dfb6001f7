import Testing

@testable import HaruParse

/// Whatever becomes of a file, it is read without a trap, its lines and tokens tile it, and its places lie within it.
@Suite struct MutationTests {
  /// Pieces of a few lines of the fixtures.
  static let slices: [[UInt8]] = {
    var result: [[UInt8]] = []
    for path in TilingTests.paths where !path.hasSuffix("01.haru") {
      guard let text = try? Fixtures.text(path) else { continue }
      let lines = AnnotatedSource(text).lines
      // A few slices of each demo file, all of the small ones.
      let step = path.hasPrefix("demo/2026") ? 60 : 4
      for start in stride(from: 0, to: lines.count, by: step) {
        let head = path.contains("quest") || path.contains("cadence") ? "goal g start=2026-07-01\n" : "2026-07-06\n"
        result.append(Array(head.utf8) + lines[start..<min(lines.count, start + 4)].joined())
      }
    }
    return result
  }()

  /// Pieces of text that begin or end things.
  private static let splinters: [[UInt8]] = [
    "\n", "\r\n", "\r", "\u{FEFF}", ";", "|", "\"", "\\", "=", "#", "-", ",", "..", "@", ":", ">=", "≥", "　", " ", "\t",
    "\u{A0}", "0",
    "9", "2026-07-07", "goal ", "quest ", "<<<<<<< \n", ">>>>>>>\n", "=======\n", "1h", "+2", "\u{301}", "가",
    "\u{1F600}", "\u{200B}",
    "999999999999999999999", "est=", "haru 1", "월", "오후 1시", "2026.",
  ].map { Array($0.utf8) }

  static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    func range(_ random: inout SplitMix64, upTo longest: Int) -> Range<Int> {
      let start = random.below(bytes.count + 1)
      return start..<min(bytes.count, start + random.below(longest))
    }
    switch random.below(10) {
    case 0 where !bytes.isEmpty: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    case 1 where !bytes.isEmpty: bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(range(&random, upTo: 8))
    case 3:
      let part = Array(bytes[range(&random, upTo: 24)])
      bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
    case 4:
      let other = slices[random.below(slices.count)]
      bytes = Array(bytes[..<random.below(bytes.count + 1)]) + other[random.below(other.count)...]
    case 5:
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lines.swapAt(random.below(lines.count), random.below(lines.count))
      bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    case 6: bytes.removeSubrange(random.below(bytes.count + 1)...)
    case 7: bytes.removeSubrange(..<min(bytes.count, random.below(16)))
    default:
      let splinter = splinters[random.below(splinters.count)]
      bytes.replaceSubrange(range(&random, upTo: 3), with: splinter)
    }
  }

  private static let runs = 100
  private static let mutationsPerRun = 1_000

  @Test(arguments: 0..<runs) func mutatedFilesAreRead(run: Int) {
    var random = SplitMix64(seed: UInt64(run))
    for step in 0..<Self.mutationsPerRun {
      let seed = random.next()
      var local = SplitMix64(seed: seed)
      var bytes = Self.slices[local.below(Self.slices.count)]
      for _ in 0...local.below(3) { Self.mutate(&bytes, &local) }
      let violation =
        Invariants.violation(bytes)
        ?? (step % 4 == 0 ? Invariants.recoveryViolation(bytes, choice: local.below(1000)) : nil)
      if let violation {
        Issue.record("seed \(seed): \(violation)\n\(String(decoding: bytes, as: UTF8.self).debugDescription)\n\(bytes)")
        return
      }
    }
  }
}
