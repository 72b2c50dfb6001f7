import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

@Suite struct MeasuresTests {
  static let declarations = """
    set zone Asia/Seoul
    set day-start 06:00
    tag #공복 color=#2F6B4F
    tag #건강 color=#8E5572
    action measure 체중 unit=kg best=min
    action measure 점수 best=max
    action measure 오차 best=zero
    action measure 기온 unit=°C
    action measure 혈압 #건강 unit=mmHg

    """

  /// Entries, what else is on the command line, and the actions of the result without `"tags"` where they are one untagged row.
  static let cases: [(String, [String], String)] = [
    (
      "2026-07-06\n  =71.8 체중", [],
      #"""
      [{"name":"체중","unit":"kg","latest":{"value":"71.8","at":"2026-07-06"},"best":{"value":"71.8","at":"2026-07-06"},\#
      "meanLast10":"71.8","entries":1}]
      """#
    ),
    // The digits stay as they are written; untimed ones are the last of their day; the night belongs to the day before.
    (
      "2026-07-07\n  05:00 =70.0 체중\n  07:00 =72 체중\n2026-07-06\n  =71.50 체중\n  07:00 =70 체중", [],
      #"""
      [{"name":"체중","unit":"kg","latest":{"value":"72","at":"2026-07-07T07:00:00+09:00"},\#
      "best":{"value":"70","at":"2026-07-06T07:00:00+09:00"},"meanLast10":"70.875","entries":4}]
      """#
    ),
    // Of equal ones the earliest, however they are written.
    (
      "2026-07-06\n  =9 점수\n  =10 점수\n  =10.0 점수\n  =9.99 점수", [],
      #"""
      [{"name":"점수","unit":null,"latest":{"value":"9.99","at":"2026-07-06"},"best":{"value":"10","at":"2026-07-06"},\#
      "meanLast10":"9.748","entries":4}]
      """#
    ),
    // Nearest to zero from either side; of -0.5 and 0.50 the earlier.
    (
      "2026-07-06\n  =-3 오차\n  =-0.5 오차\n  =0.50 오차\n  =1 오차", [],
      #"""
      [{"name":"오차","unit":null,"latest":{"value":"1","at":"2026-07-06"},"best":{"value":"-0.5","at":"2026-07-06"},\#
      "meanLast10":"-0.50","entries":4}]
      """#
    ),
    // Nothing is best where the action does not say so; negative means.
    (
      "2026-01-06\n  =-12.5 기온\n2026-01-07\n  =-3 기온", [],
      #"""
      [{"name":"기온","unit":"°C","latest":{"value":"-3","at":"2026-01-07"},"best":null,"meanLast10":"-7.75","entries":2}]
      """#
    ),
    // Fifteen digits beside fifteen decimals.
    (
      "2026-07-06\n  =999999999999999 점수\n  =0.999999999999999 점수\n  =-999999999999999 점수", [],
      #"""
      [{"name":"점수","unit":null,"latest":{"value":"-999999999999999","at":"2026-07-06"},\#
      "best":{"value":"999999999999999","at":"2026-07-06"},"meanLast10":"0.333333333333333","entries":3}]
      """#
    ),
    // The last ten: 1 is left out. (2 + … + 11) ÷ 10.
    (
      "2026-07-06\n" + (1...11).map { "  =\($0) 점수" }.joined(separator: "\n"), [],
      #"""
      [{"name":"점수","unit":null,"latest":{"value":"11","at":"2026-07-06"},"best":{"value":"11","at":"2026-07-06"},\#
      "meanLast10":"6.5","entries":11}]
      """#
    ),
    // A range by logical days.
    (
      "2026-07-07\n  05:00 =70 체중\n  07:00 =72 체중\n2026-07-06\n  05:59 =75 체중", ["--period", "2026-07-06"],
      #"""
      [{"name":"체중","unit":"kg","latest":{"value":"70","at":"2026-07-07T05:00:00+09:00"},\#
      "best":{"value":"70","at":"2026-07-07T05:00:00+09:00"},"meanLast10":"70","entries":1}]
      """#
    ),
    (
      "2026-07-06\n  =71.8 체중\n  =5 점수", ["--action", "점수"],
      #"""
      [{"name":"점수","unit":null,"latest":{"value":"5","at":"2026-07-06"},"best":{"value":"5","at":"2026-07-06"},\#
      "meanLast10":"5","entries":1}]
      """#
    ),
    ("2026-07-06\n  09:00 =71.8 체중", ["--from", "2026-07-07"], "[]"),
  ]

  @Test(arguments: cases)
  func figures(entries: String, arguments: [String], actions: String) {
    let body = reportBody(["measures"] + arguments, Self.declarations + entries)
    let tags = /,"tags":\[\{.*?"entries":\d+\}\]/
    #expect(body.replacing(tags, with: "") == "\"actions\":\(actions)")
  }

  @Test func tags() {
    let entries = """
      2026-07-06
        =120 혈압 #공복
        =130 혈압
        =73 체중
        =72 체중 #공복
        =71 체중 #공복 #건강
      """
    func row(_ name: String, _ unit: String, _ latest: Int, _ best: Int?, _ mean: String, _ entries: Int) -> String {
      let best = best.map { #"{"value":"\#($0)","at":"2026-07-06"}"# } ?? "null"
      return #"{"name":\#(name),"unit":"\#(unit)","latest":{"value":"\#(latest)","at":"2026-07-06"},"best":\#(best),"#
        + #""meanLast10":"\#(mean)","entries":\#(entries)"#
    }
    let weight = [
      row(#""공복""#, "kg", 71, 71, "71.5", 2), row(#""건강""#, "kg", 71, 71, "71", 1), row("null", "kg", 73, 73, "73", 1),
    ]
    let pressure = [row(#""공복""#, "mmHg", 120, nil, "120", 1), row(#""건강""#, "mmHg", 130, nil, "125", 2)]
    #expect(
      reportBody(["measures"], Self.declarations + entries)
        == #""actions":["# + row(#""체중""#, "kg", 71, 71, "72", 3) + #","tags":["# + weight.joined(separator: "},")
        + "}]}," + row(#""혈압""#, "mmHg", 130, nil, "125", 2) + #","tags":["# + pressure.joined(separator: "},")
        + "}]}]")
  }

  @Test func csv() {
    expectRun(
      ["report", "measures", "a.haru", "--format", "csv"],
      files: ["a.haru": Self.declarations + "2026-07-06\n  07:00 =-5 기온\n  =2.5 기온 #공복"],
      out: """
        action,unit,kind,tag,latest,latestAt,best,bestAt,meanLast10,entries
        기온,°C,action,,2.5,2026-07-06,,,-1.25,2
        기온,°C,tag,공복,2.5,2026-07-06,,,2.5,1
        기온,°C,untagged,,-5,2026-07-06T07:00:00+09:00,,,-5,1

        """.replacing("\n", with: "\r\n"))
  }

  /// Numbers as digits and decimals, and their mean.
  static let means: [([(Int64, UInt8)], String)] = [
    ([(0, 0)], "0"), ([(0, 2), (0, 0)], "0.00"), ([(1, 0), (2, 0), (2, 0)], "1.7"), ([(1, 0), (1, 0), (2, 0)], "1.3"),
    ([(-1, 0), (-2, 0), (-2, 0)], "-1.7"), ([(5, 0), (-5, 0)], "0"), ([(700, 1)], "70.0"), ([(1, 0), (2, 0)], "1.5"),
    // 1 ÷ 8 = 0.125: halves away from zero.
    ([(1, 0)] + [(Int64, UInt8)](repeating: (0, 0), count: 7), "0.1"),
    ([(2, 0)] + [(Int64, UInt8)](repeating: (0, 0), count: 7), "0.3"),
    ([(-2, 0)] + [(Int64, UInt8)](repeating: (0, 0), count: 7), "-0.3"),
    ([(1, 15), (2, 15)], "0.000000000000002"), ([(1, 15), (0, 15)], "0.000000000000001"),
    ([(999_999_999_999_999, 0), (999_999_999_999_999, 15)], "500000000000000.000"),
    ([(Int64, UInt8)](repeating: (999_999_999_999_999, 0), count: 10), "999999999999999"),
    ([(Int64, UInt8)](repeating: (-999_999_999_999_999, 15), count: 10), "-0.999999999999999"),
  ]

  @Test(arguments: means)
  func mean(numbers: [(Int64, UInt8)], mean: String) {
    #expect(ExactDecimal.mean(of: numbers.map { ExactDecimal(digits: $0.0, scale: $0.1) }).description == mean)
  }

  @Test func difference() {
    func difference(_ a: ExactDecimal, _ b: ExactDecimal) -> String? { a.minus(b)?.description }
    #expect(difference(ExactDecimal(digits: 717, scale: 1), ExactDecimal(digits: 7461, scale: 2)) == "-2.91")
    #expect(difference(ExactDecimal(digits: -5, scale: 0), ExactDecimal(digits: 5, scale: 0)) == "-10")
    #expect(difference(ExactDecimal(digits: 999_999_999_999_999, scale: 0), ExactDecimal(digits: 1, scale: 15)) == nil)
  }
}
