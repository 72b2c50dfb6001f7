import Foundation
import Testing

@testable import haru_ledger

/// The JSON of reports: what it says of the demo, and that each key is there and of its type.
@Suite struct ReportJSONTests {
  @Test(arguments: [
    ("stats-total", ["stats"]), ("stats-weeks", ["stats", "--by", "week", "--period", "2026-11"]),
    ("stats-days", ["stats", "--by", "day", "--from", "2026-11-02", "--to", "2026-11-03", "--tag", "건강"]),
    ("day", ["day", "2026-11-03"]),
  ]) func demo(name: String, arguments: [String]) {
    let run = expectRun(
      ["report"] + arguments + ["demo", "--format", "json", "--now", demoNow], files: demoFiles)
    // A line for each object is easier to compare.
    expectGolden(run.out.replacing("},{", with: "},\n{"), "reports/\(name).json")
  }

  /// The shape of a value: its type, for an object with its members, for a list that of all its elements.
  private func shape(_ value: Any) -> String {
    switch value {
    case is NSNull: return "null"
    case let number as NSNumber:
      if unsafe String(cString: number.objCType) == "c" { return "bool" }
      return number.doubleValue == number.doubleValue.rounded() ? "int" : "float"
    case is String: return "string"
    case let list as [Any]: return "[" + Set(list.map(shape)).sorted().joined(separator: "|") + "]"
    case let object as [String: Any]:
      return "{" + object.keys.sorted().map { "\($0):\(shape(object[$0] ?? ""))" }.joined(separator: ",") + "}"
    default: return "?"
    }
  }

  private static let ledger = """
    set zone Asia/Seoul
    set day-start 06:00
    tag #공부 color=#2F6B4F
    action time 독서 #공부
    action time 운동
    action time 수영
    action count 물
    action measure 체중
    2026-07-06
      23:00-31:00 독서 ; 밤새
      | 두 줄
      10:00- 운동
      11:00-11:30, 수영
      1h 운동
      08:10 물
      -1 물
      07:00 =71.80 체중
      =-0.5 체중
    """

  private func report(_ arguments: [String], _ ledger: String = Self.ledger) throws -> [String: Any] {
    let run = expectRun(
      ["report"] + arguments + ["--format", "json", "--now", "2026-07-06T12:00"], files: ["main.haru": ledger])
    #expect(run.out.last == "\n")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
  }

  private static let head =
    [
      "from:string", "now:string", "paused:int", "running:int", "schema:string", "skipped:int", "to:string",
      "zone:string",
    ]
  private static let time = "added:int,seconds:int,sessions:int"
  private static let row =
    "{actions:[{\(time.replacing("added:int,", with: "added:int,kind:string,name:string,"))}"
    + "|{count:int,entries:int,kind:string,name:string}|{entries:int,kind:string,latest:{at:string,value:string},name:string}],from:string,period:string,"
    + "tags:[{added:int,count:int,name:null,seconds:int,sessions:int}|{added:int,count:int,name:string,seconds:int,sessions:int}],"
    + "to:string,total:{\(time)}}"

  @Test func stats() throws {
    let report = try report(["stats", "--this-week"])
    let expected = Self.head + ["rows:[\(Self.row)]"]
    var rest = report
    for key in ["grid", "legend", "summary"] { #expect(rest.removeValue(forKey: key) != nil) }
    #expect(shape(rest) == "{" + expected.sorted().joined(separator: ",") + "}")
    #expect(report["schema"] as? String == "haru-ledger/stats/1")
    #expect(report["now"] as? String == "2026-07-06T12:00:00+09:00")
    #expect(report["running"] as? Int == 1 && report["paused"] as? Int == 1)
    let open = try self.report(["stats"], "action time 독서\n")
    #expect(open["from"] is NSNull && open["to"] is NSNull && open["zone"] is NSNull)
    #expect(open["now"] as? String == "2026-07-06T12:00:00" && (open["rows"] as? [Any])?.isEmpty == true)
  }

  @Test func day() throws {
    let report = try report(["day", "2026-07-06"])
    let entries = try #require(report["entries"] as? [[String: Any]])
    let keys = [
      "action", "amount", "end", "file", "inDay", "kind", "line", "note", "paused", "running", "seconds", "start",
      "tags",
      "untimed",
    ]
    for entry in entries { #expect(entry.keys.sorted() == keys) }
    let totals = try #require(report["totals"])
    #expect(shape(totals) == Self.row)
    #expect(
      Set(report.keys)
        == Set(
          Self.head.map { String($0.prefix { $0 != ":" }) } + [
            "date", "start", "end", "entries", "totals", "first", "last", "untracked", "gaps", "legend",
          ]))
    #expect(report["start"] as? String == "2026-07-06T06:00:00+09:00")
    #expect(report["end"] as? String == "2026-07-07T06:00:00+09:00")

    func values(_ key: String) -> [String] { entries.map { "\($0[key] ?? "?")" } }
    #expect(values("action") == ["체중", "물", "운동", "수영", "독서", "운동", "물", "체중"])
    #expect(entries.map { $0["line"] as? Int } == [17, 15, 12, 13, 10, 14, 16, 18])
    #expect(values("amount") == ["71.80", "1", "<null>", "<null>", "<null>", "<null>", "-1", "-0.5"])
    #expect(entries.map { $0["seconds"] as? Int } == [0, 0, 7200, 1800, 28800, 3600, 0, 0])
    #expect(entries.map { $0["inDay"] as? Int } == [0, 0, 7200, 1800, 25200, 3600, 0, 0])
    #expect(entries.map { $0["running"] as? Bool } == entries.indices.map { $0 == 2 })
    #expect(entries.map { $0["paused"] as? Bool } == entries.indices.map { $0 == 3 })
    #expect(entries.map { $0["untimed"] as? Bool } == entries.indices.map { $0 > 4 })
    #expect(entries[4]["end"] as? String == "2026-07-07T07:00:00+09:00" && entries[2]["end"] is NSNull)
    #expect(entries[4]["note"] as? String == "밤새\n두 줄" && entries[2]["note"] is NSNull)
    #expect(entries[4]["tags"] as? [String] == ["공부"] && entries[2]["tags"] as? [String] == [])
    // The first start to the end of the day is 20 h; 10:00–12:00 and 11:00–11:30 overlap.
    #expect(
      (report["totals"] as? [String: Any])?["total"] as? [String: Int] == [
        "seconds": 36000, "added": 37800, "sessions": 4,
      ])
  }

  /// The part of a session that lies in the next day has no occurrence there.
  @Test func theNextDay() throws {
    let report = try report(["day", "2026-07-07"])
    let entries = try #require(report["entries"] as? [[String: Any]])
    #expect(entries.map { $0["inDay"] as? Int } == [3600] && entries.map { $0["seconds"] as? Int } == [28800])
    #expect(
      (report["totals"] as? [String: Any])?["total"] as? [String: Int] == [
        "seconds": 3600, "added": 3600, "sessions": 0,
      ])
  }

  /// The lines of many entries are found another way than those of a few.
  @Test func linesOfManyEntries() throws {
    let text = "action count 물\n\n2026-07-06\n" + (0..<30).map { "; \($0)\r\n  +\($0) 물\n" }.joined()
    let entries = try #require(try report(["day", "2026-07-06"], text)["entries"] as? [[String: Any]])
    #expect(entries.map { $0["line"] as? Int } == (0..<30).map { 5 + 2 * $0 })
  }
}
