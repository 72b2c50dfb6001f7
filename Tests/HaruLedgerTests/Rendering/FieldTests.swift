import Foundation
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// JSON and CSV come from one walk: what a table has is what JSON nests.
@Suite struct FieldTests {
  private func document(_ arguments: [String], _ files: [String: String]) throws -> [String: Any] {
    let run = expectRun(arguments + ["--format", "json"], files: files)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
  }

  private func rows(_ arguments: [String], _ files: [String: String]) -> [String] {
    expectRun(arguments + ["--format", "csv"], files: files).out.components(separatedBy: "\r\n").dropLast()
      .map { String($0) }
  }

  private func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  private func cells(_ object: [String: Any], _ keys: [String]) -> String {
    keys.map { key in object[key].map { $0 is NSNull ? "" : "\($0)" } ?? "" }.joined(separator: ",")
  }

  @Test(arguments: ["total", "month", "week", "day"]) func stats(grouping: String) throws {
    let arguments = ["report", "stats", "--by", grouping, "demo", "--now", demoNow]
    let json = try document(arguments, demoFiles)
    let figures = ["seconds", "added", "sessions", "count", "entries"]
    var expected = ["period,from,to,kind,name," + figures.joined(separator: ",") + ",latest,latestAt"]
    for row in list(json["rows"]) {
      let head = cells(row, ["period", "from", "to"])
      expected.append("\(head),total,," + cells(row["total"] as? [String: Any] ?? [:], figures) + ",,")
      for action in list(row["actions"]) {
        let latest = cells(action["latest"] as? [String: Any] ?? [:], ["value", "at"])
        expected.append("\(head),action," + cells(action, ["name"] + figures) + "," + latest)
      }
      for tag in list(row["tags"]) {
        expected.append(
          "\(head),\(tag["name"] is NSNull ? "untagged" : "tag")," + cells(tag, ["name"] + figures) + ",,")
      }
    }
    #expect(rows(arguments, demoFiles) == expected)
  }

  @Test func periodsOfQuests() throws {
    let arguments = ["report", "goals", "--periods", "demo", "--now", demoNow]
    let json = try document(arguments, demoFiles)
    var expected: [String] = []
    for goal in list(json["goals"]) {
      for quest in list(goal["quests"]) {
        for period in list(quest["periods"]) {
          expected.append(cells(period, ["from", "to", "days", "eligible", "value", "need", "state"]))
        }
      }
    }
    let rows = rows(arguments, demoFiles)
    #expect(rows.count == expected.count + 1 && expected.count > 100)
    for (row, end) in zip(rows.dropFirst(), expected) { #expect(row.hasSuffix("," + end)) }
  }

  /// What is shown beside names is told once a report, and of nothing that the report does not name.
  @Test(arguments: ReportKind.allCases) func legend(kind: ReportKind) throws {
    let json = try document(["report", kind.rawValue, "demo", "--now", demoNow], demoFiles)
    let legend = try #require(json["legend"] as? [String: Any])
    var named: Set<String> = []
    func look(_ value: Any, _ key: String) {
      if let object = value as? [String: Any] { for (key, value) in object where key != "legend" { look(value, key) } }
      if let list = value as? [Any] { for value in list { look(value, key) } }
      if key == "action" || key == "target", let name = value as? String { named.insert(name) }
    }
    look(json, "")
    let actions = list(legend["actions"]).compactMap { $0["name"] as? String }
    let tags = list(legend["tags"]).compactMap { $0["name"] as? String }
    #expect(Set(actions).count == actions.count && Set(tags).count == tags.count)
    #expect(named.subtracting(actions + tags.map { "#" + $0 }).subtracting(["*"]).isEmpty)
    for tag in list(legend["tags"]) { #expect((tag["color"] as? String)?.wholeMatch(of: /#[0-9A-F]{6}/) != nil) }
    for action in list(legend["actions"]) {
      #expect(action.keys.sorted() == ["best", "color", "icon", "kind", "name", "unit"])
    }
  }

  @Test func iconsAndColors() throws {
    let ledger = """
      tag #공부 color=#0a0B0c
      action time 독서 #공부 icon=book.fill
      action count 물 icon=💧 unit=잔
      goal 책 start=2026-07-01 icon=🎯 color=#102030
        quest 독서 >= 1h per day
      2026-07-06 1h 독서
      2026-07-06 +1 물

      """
    let run = expectRun(
      ["report", "--format", "json", "--now", "2026-07-06T12:00"], files: ["main.haru": ledger])
    #expect(
      run.out.contains(##"{"name":"독서","kind":"time","unit":null,"best":null,"icon":"book.fill","color":"#0A0B0C"}"##))
    #expect(run.out.contains(##"{"name":"물","kind":"count","unit":"잔","best":null,"icon":"💧","color":null}"##))
    #expect(run.out.contains(##""tags":[{"name":"공부","color":"#0A0B0C"}]"##))
    #expect(run.out.contains(##""icon":"🎯","color":"#102030""##))
  }
}
