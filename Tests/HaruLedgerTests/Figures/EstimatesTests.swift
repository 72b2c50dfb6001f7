import Foundation
import Testing

@testable import haru_ledger

/// The figures of a JSON report: its text after the head, without the legend and what is summed up of them.
func reportBody(
  _ arguments: [String], _ ledger: String, sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let run = expectRun(
    ["report"] + arguments + ["a.haru", "--format", "json"], files: ["a.haru": ledger], err: nil,
    sourceLocation: sourceLocation)
  guard let start = run.out.firstRange(of: "\"skipped\":0,"), let end = run.out.firstRange(of: ",\"legend\":") else {
    return run.out
  }
  return String(run.out[start.upperBound..<end.lowerBound]).replacing(/,"summary":\{[^}]*\}/, with: "")
    .replacing(/,"first":\{[^}]*\},"change":(null|"[^"]*"),"course":\{[^}]*\}/, with: "")
}

@Suite struct EstimatesTests {
  static let declarations = """
    set zone Asia/Seoul
    set day-start 06:00
    tag #공부 color=#2F6B4F
    tag #카페 color=#8E5572
    action time 영어 #공부 est=30m
    action time 독서

    """

  /// Entries, what else is on the command line, and the actions of the result.
  static let cases: [(String, [String], String)] = [
    // The example of the specification.
    (
      """
      2026-07-06
        09:00-09:20,09:30-09:40 영어
        10:00-10:20 영어
        11:00-11:45 영어 est=40m
      """, [],
      """
      [{"name":"영어","total":3,"achieved":2,"failed":1,"rate":66,"streak":0,"best":2,"meanElapsed":1900,"meanLeft":300,\
      "meanOver":300,"months":[{"name":"2026-07","total":3,"achieved":2,"failed":1,"rate":66,"streak":0,"best":2,\
      "meanElapsed":1900,"meanLeft":300,"meanOver":300}]}]
      """
    ),
    // No session with an estimate: lengths, running and paused ones, an action without one.
    ("2026-07-06\n  20m 영어\n  09:00- 영어\n  10:00-11:00 독서\n2026-07-05\n  09:00-09:10 독서", [], "[]"),
    ("2026-07-06\n  08:00-08:20, 영어", [], "[]"),
    // Exactly the estimate is achieved; means are rounded down to whole seconds; nothing failed.
    (
      """
      2026-07-06
        09:00-09:30 영어
        10:00-10:00:01 영어
        11:00-11:00:01 독서 est=2s
      """, [],
      """
      [{"name":"영어","total":2,"achieved":2,"failed":0,"rate":100,"streak":2,"best":2,"meanElapsed":900,"meanLeft":899,\
      "meanOver":null,"months":[{"name":"2026-07","total":2,"achieved":2,"failed":0,"rate":100,"streak":2,"best":2,\
      "meanElapsed":900,"meanLeft":899,"meanOver":null}]},{"name":"독서","total":1,"achieved":1,"failed":0,"rate":100,\
      "streak":1,"best":1,"meanElapsed":1,"meanLeft":1,"meanOver":null,"months":[{"name":"2026-07","total":1,"achieved":1,\
      "failed":0,"rate":100,"streak":1,"best":1,"meanElapsed":1,"meanLeft":1,"meanOver":null}]}]
      """
    ),
    // In order of finish: the one that begins first ends last (with a pause of 3 h), and is the one that failed.
    (
      """
      2026-07-06
        09:00-09:20,12:20-12:40 영어
        10:00-10:20 영어
      """, [],
      """
      [{"name":"영어","total":2,"achieved":1,"failed":1,"rate":50,"streak":0,"best":1,"meanElapsed":1800,"meanLeft":600,\
      "meanOver":600,"months":[{"name":"2026-07","total":2,"achieved":1,"failed":1,"rate":50,"streak":0,"best":1,\
      "meanElapsed":1800,"meanLeft":600,"meanOver":600}]}]
      """
    ),
    // The month is that of the start's logical day: 05:00 on the 1st still belongs to July. Streaks of a month are its own.
    (
      """
      2026-08-02
        09:00-09:20 영어
      2026-08-01
        05:00-05:20 영어
      2026-07-31
        09:00-10:00 영어
      """, [],
      """
      [{"name":"영어","total":3,"achieved":2,"failed":1,"rate":66,"streak":2,"best":2,"meanElapsed":2000,"meanLeft":600,\
      "meanOver":1800,"months":[{"name":"2026-07","total":2,"achieved":1,"failed":1,"rate":50,"streak":1,"best":1,\
      "meanElapsed":2400,"meanLeft":600,"meanOver":1800},{"name":"2026-08","total":1,"achieved":1,"failed":0,"rate":100,\
      "streak":1,"best":1,"meanElapsed":1200,"meanLeft":600,"meanOver":null}]}]
      """
    ),
    // Of a range: what begins in it, as a whole.
    (
      """
      2026-07-06
        05:50-06:10 영어
        06:00-06:31 영어
      2026-07-07
        05:50-06:10 영어
        06:00-06:30 영어
      """, ["--from", "2026-07-06", "--to", "2026-07-06"],
      """
      [{"name":"영어","total":2,"achieved":1,"failed":1,"rate":50,"streak":1,"best":1,"meanElapsed":1530,"meanLeft":600,\
      "meanOver":60,"months":[{"name":"2026-07","total":2,"achieved":1,"failed":1,"rate":50,"streak":1,"best":1,\
      "meanElapsed":1530,"meanLeft":600,"meanOver":60}]}]
      """
    ),
    // Of a tag: an entry's own counts too.
    (
      "2026-07-06\n  09:00-09:20 영어\n  10:00-10:40 독서 #카페 est=1h\n  11:00-11:40 독서 est=1h", ["--tag", "카페"],
      """
      [{"name":"독서","total":1,"achieved":1,"failed":0,"rate":100,"streak":1,"best":1,"meanElapsed":2400,"meanLeft":1200,\
      "meanOver":null,"months":[{"name":"2026-07","total":1,"achieved":1,"failed":0,"rate":100,"streak":1,"best":1,\
      "meanElapsed":2400,"meanLeft":1200,"meanOver":null}]}]
      """
    ),
  ]

  @Test(arguments: cases)
  func figures(entries: String, arguments: [String], actions: String) {
    #expect(reportBody(["estimates"] + arguments, Self.declarations + entries) == "\"actions\":\(actions)")
  }

  @Test func csv() {
    expectRun(
      ["report", "estimates", "a.haru", "--format", "csv"],
      files: ["a.haru": Self.declarations + "2026-07-06\n  09:00-09:20 영어\n2026-08-06\n  09:00-09:40:01 영어"],
      out: """
        action,month,total,achieved,failed,rate,streak,best,meanElapsed,meanLeft,meanOver
        영어,,2,1,1,50,0,1,1800,600,601
        영어,2026-07,1,1,0,100,1,1,1200,600,
        영어,2026-08,1,0,1,0,0,0,2401,,601

        """.replacing("\n", with: "\r\n"))
  }

  @Test func optionsThatDoNotFit() {
    for arguments in [["estimates", "--by", "day"], ["measures", "--fill"]] {
      let run = expectRun(["report"] + arguments, status: 2, err: nil)
      #expect(run.err.contains(arguments[1]))
    }
  }
}
