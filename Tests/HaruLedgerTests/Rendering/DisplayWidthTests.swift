import Foundation
import Testing

@testable import haru_ledger

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("독서", 4), ("독서", 4), ("読書", 4), ("ドクショ", 8), ("ﾄﾞｸｼｮ", 5), ("ＡＢ", 4),
    ("é", 1), ("e\u{301}", 1), ("ñ", 1), ("…", 1), ("–", 1), ("①", 1), ("█▌", 2), ("ㄱ", 2),
    ("📖", 2), ("❤️", 2), ("❤", 1), ("☕", 2), ("1️⃣", 2), ("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2),
    ("👍🏽", 2), ("🏋️‍♀️", 2), ("क्षि", 3), ("\u{3000}", 2), ("ᄀ", 2), ("ᄒᆞᆫ", 2), ("กำ", 2), ("🎯 목표", 7),
  ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(text) == expected)
  }

  /// `Fixtures/cli/display-width.py` wrote the file; both ends and the middle of each run are compared.
  @Test func agreesWithPython() throws {
    let file = fixtureFolder.appending(path: "cli/display-width.txt")
    let runs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(runs.count > 700)
    for run in runs {
      let fields = run.split(separator: " ")
      let (first, last) = (UInt32(fields[0], radix: 16)!, UInt32(fields[1], radix: 16)!)
      for value in [first, last] {
        let scalar = Unicode.Scalar(value)!
        #expect(DisplayWidth.columns(scalar) == Int(fields[2]), "U+\(String(value, radix: 16))")
      }
    }
  }
}
