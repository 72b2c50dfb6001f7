import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// More of each kind of the table of repairs: what is mended, and what is left to the person.
@Suite struct RepairKindTests {
  /// What `check --fix` makes of a text in a context of the table.
  private func repaired(_ text: String, in context: String) throws -> String? {
    let table = try RepairTable()
    let row = try #require(table.rows.first { $0.context == context })
    let files = WritableFiles(["main.haru": table.ledger(row, with: text)])
    _ = files.run(["check", "--fix", "--now=2026-07-31T12:00"])
    return files["main.haru"].flatMap { table.text(in: $0, of: row) }
  }

  @Test(arguments: [
    ("amount", ">= 40분씩 매일", ">= 40분 per day"), ("amount", ">= 5分ずつ 毎週", ">= 5分 per week"),
    ("amount", ">= 3시간씩 매월", ">= 3시간 per month"), ("amount", ">= 75分間 毎日", ">= 75分 per day"),
    ("quest", "quest 読書 毎週3時間以上", "quest 読書 >= 3時間 per week"),
    ("quest", "quest 영어 단어 하루 20분 이상", "quest 영어 단어 >= 20분 per day"),
    ("quest", "quest English words at least 20m a day", "quest English words >= 20m per day"),
    ("quest", "quest 물 >= 6잔 매일", "quest 물 >= 6 per day"),
    ("cadence", "on fri-mon", "on fri,sat,sun,mon"), ("cadence", "on 수-일", "on 수,목,금,토,일"),
    ("cadence", "on 木〜火", "on 木,金,土,日,月,火"), ("cadence", "on 3rd-5th mon", "on 3rd,4th,5th mon"),
    ("cadence", "on -1 mon", "on last mon"), ("cadence", "on 15,-1", "on 15,last"),
    ("cadence", "on 3-7", "on 3,4,5,6,7"),
    ("entry", "25분간 독서", "25분 독서"), ("entry", "20分間読書", "20分 読書"), ("entry", "독서 25분 동안", "25분 독서"),
    ("entry", "Pushups x15", "+15 Pushups"), ("entry", "물 5잔", "+5 물"), ("entry", "水を4杯", "+4 水"),
    ("entry", "Weight 70.2kg", "=70.2 Weight"), ("entry", "体重 70,2kg", "=70.2 体重"),
    ("entry", "7:15부터 8:00까지 독서", "7:15-8:00 독서"), ("entry", "7:15am - 5:30pm Reading", "7:15-17:30 Reading"),
    ("entry", "8pm-12am Reading", "20:00-24:00 Reading"), ("date-line", "2026-07-07\t독서\t45분", "2026-07-07\t45분 독서"),
    ("skip", "skip 2026-08-03~09", "skip 2026-08-03..2026-08-09"),
    ("goal", "goal 책 start=2026-07-01 pass=7할", "goal 책 start=2026-07-01 pass=70%"),
  ])
  func mended(context: String, text: String, right: String) throws {
    let line = try #require(try repaired(text, in: context))
    #expect(comparable(line) == comparable(right))
  }

  @Test(arguments: [
    ("amount", ">= 3時間ずつ"), ("amount", ">= 40분 정도 매일"), ("amount", ">= 2,500h total"), ("amount", ">= 20 毎週"),
    ("quest", "quest 독서 최대 2시간 매일"), ("quest", "quest 読書 2時間以下 毎日"), ("quest", "quest Reading not over 1h per day"),
    ("quest", "quest 물 >= 2L 매일"), ("quest", "quest 体重 <= 70 毎日"),
    ("cadence", "on 31-2"), ("cadence", "on 03-08"), ("cadence", "on 6/20"), ("cadence", "on last 4"),
    ("cadence", "on -3"),
    ("cadence", "every 3rd mon"), ("cadence", "on 3rd last mon"), ("cadence", "월"), ("cadence", "日"),
    ("entry", "- 5 Pushups"), ("entry", "=60lbs 체중"), ("entry", "체중 60파운드"), ("entry", "=80k Weight"),
    ("entry", "97,7F Temp"), ("entry", "1-3pm Reading"), ("entry", "오후 1시~3시 독서"), ("entry", "09:00-1pm Reading"),
    ("entry", "2025-2026 Reading"), ("entry", "1,100m Reading"), ("entry", "3h 12 pages Reading"),
    ("entry", "08:10 Water 3"),
    ("entry", "Water -2"), ("entry", "물 1,500잔"), ("entry", "독서 최소 1시간"), ("entry", "물 3컵"),
    ("set", "set zone GMT+8"), ("set", "set zone EDT"), ("set", "set max-session 2,000m"),
    ("goal", "goal Books start=08/09/26"), ("action", "action time Piano est=2,000m"),
    ("date-line", "2026-07-07T08:30"), ("date-line", "08/09/26"),
  ])
  func leftToThePerson(context: String, text: String) throws {
    #expect(try repaired(text, in: context) == text)
  }

  /// The likeliest repairs that are offered for a line, in order.
  @Test(arguments: [
    ("amount", ">= 2 per day", [">= 2h per day", ">= 2m per day"]),
    ("amount", ">= 2,500h total", [">= 2500h total", ">= 2.5h total"]),
    ("entry", "- 5 Pushups", ["+5 Pushups", "-5 Pushups"]),
    ("entry", "2:30 to 4pm Reading", ["14:30-16:00 Reading", "2:30-16:00 Reading"]),
    ("entry", "=60lbs 체중", []), ("entry", "09:001h Reading", []),
    ("set", "set zone UTC+9", ["set zone Asia/Seoul", "set zone Asia/Tokyo"]),
    ("date-line", "08/09/26", ["2026-08-09", "2026-09-08", "2008-09-26"]),
  ])
  func offered(context: String, text: String, lines: [String]) throws {
    let table = try RepairTable()
    let row = try #require(table.rows.first { $0.context == context })
    let checked = Checked([("main.haru", Array(table.ledger(row, with: text).utf8))])
    let offered = checked.diagnostics.filter { $0.severity == .error }.flatMap(\.fixes).compactMap {
      table.text(in: checked.applying($0).text(), of: row)
    }
    #expect(offered.map(comparable) == lines.map(comparable))
  }
}
