import Foundation
import HaruParse
import Testing

/// A repair makes its diagnostic vanish and brings no new one; a safe one that is told is worth making.
@Suite struct FixPropertyTests {
  private static let head = Array(
    """
    set zone Asia/Seoul
    tag #공부 color=#2F6B40
    tag #카페 color=#8E5573
    action time 독서
    action time 산책 alias=걷기
    action count 물
    action measure 체중
    goal 목표 start=2026-01-01
    2026-07-06

    """.utf8)

  /// The lines of the reproducers without their annotations.
  private static let lines: [[UInt8]] = {
    var result: [[UInt8]] = []
    for folder in ["parse/errors", "ledger/errors", "errors"] {
      let base = fixtureFolder.appending(path: folder)
      let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      for path in found.sorted() where path.hasSuffix(".haru") {
        guard let data = try? Data(contentsOf: base.appending(path: path)) else { continue }
        for line in data.split(separator: 0x0A) {
          let text = line.drop { $0 == 0x20 }
          if text.first != UInt8(ascii: "^") { result.append(Array(line)) }
        }
      }
    }
    return result
  }()

  @Test func repairsOfTheReproducers() {
    var counts = (safe: 0, doubtful: 0)
    for line in Self.lines {
      let checked = Checked([("main.haru", Self.head + line + [0x0A])])
      for diagnostic in checked.diagnostics {
        for fix in diagnostic.fixes {
          if fix.isSafe { counts.safe += 1 } else { counts.doubtful += 1 }
          let violation = violation(of: fix, for: diagnostic, in: checked)
          // What is doubtful may be wrong, and then it may bring something else; but it is never repaired by itself.
          let isGone = violation == nil || !fix.isSafe && !violation!.hasPrefix("\(diagnostic.problem)")
          #expect(isGone, "\(String(decoding: line, as: UTF8.self)): \(violation ?? "")")
        }
      }
    }
    #expect(counts.safe > 60 && counts.doubtful > 60, "\(counts)")
  }

  /// Slips that a person makes in lines that are right.
  private static let slips: [(String, String)] = [
    (":", "："), (":", "."), ("-", "−"), ("-", " to "), ("0", "０"), ("=", "＝"), ("#", "＃"), ("h", "H"), ("m", "min"),
    ("h", "h "), ("action", "Action"), ("set", "SET"), ("tag", "Tag"), ("+", "＋"), ("; ", "；"), ("2026-", "2026/"),
    ("-0", "/"), ("월", "월요일"), ("화", "(화)"), (">=", "=>"), (">=", "≧"), ("per day", "daily"), ("per week", "매주"),
    ("mon", "Monday"), ("color=#", "color="), ("est=", "Est="), ("30m", "30"), ("0 ", "0"), ("..", " ~ "), ("%", ""),
    (" ", "  "), (",", ", "), ("count", "cuont"), ("독서", "독셔"), ("운동", "dnsehd"),
  ]

  @Test func repairsOfSlipsInTheDemo() throws {
    let main = try Data(contentsOf: fixtureFolder.appending(path: "demo/main.haru"))
    let july = try Data(contentsOf: fixtureFolder.appending(path: "demo/2026/2026-07.haru"))
    var random = SplitMix64(seed: 2026)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    var safe = 0
    for round in 0..<240 {
      var texts = [main, july].map { String(decoding: $0, as: UTF8.self) }
      let file = round % 3 == 0 ? 0 : 1
      var lines = texts[file].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let place = below(lines.count)
      let (old, new) = Self.slips[below(Self.slips.count)]
      guard let range = lines[place].range(of: old) else { continue }
      lines[place].replaceSubrange(range, with: new)
      texts[file] = lines.joined(separator: "\n")
      let checked = Checked([("main.haru", Array(texts[0].utf8)), ("2026/2026-07.haru", Array(texts[1].utf8))])
      for diagnostic in checked.diagnostics {
        for fix in diagnostic.fixes where fix.isSafe {
          safe += 1
          let violation = violation(of: fix, for: diagnostic, in: checked)
          #expect(violation == nil, "\(lines[place]): \(violation ?? "")")
        }
      }
    }
    #expect(safe > 20, "\(safe)")
  }
}
