import HaruParse
import Testing

@testable import HaruLedger
@testable import haru_ledger

/// Quests in words.
@Suite struct QuestPhraseTests {
  @Test(arguments: [
    ("r >= 1h per day", "read 하루 1시간 이상", "read at least 1h per day", "read 1日1時間以上"),
    ("r >= 1h30m per week", "read 주 1시간 30분 이상", "read at least 1h 30m per week", "read 週1時間30分以上"),
    ("r <= 2h per month", "read 월 2시간 이하", "read at most 2h per month", "read 月2時間以下"),
    ("r >= 100h per year", "read 연 100시간 이상", "read at least 100h per year", "read 年100時間以上"),
    ("r >= 1h per 3 days", "read 3일마다 1시간 이상", "read at least 1h every 3 days", "read 3日ごとに1時間以上"),
    ("r >= 1h per 1 days", "read 1일마다 1시간 이상", "read at least 1h every day", "read 1日ごとに1時間以上"),
    (
      "r >= 1h on mon,wed,fri", "read 월·수·금요일에 1시간 이상", "read at least 1h on Mon, Wed, Fri",
      "read 月・水・金曜日に1時間以上"
    ),
    ("r >= 1h on sat", "read 토요일에 1시간 이상", "read at least 1h on Saturday", "read 土曜日に1時間以上"),
    (
      "w >= 8 on 15,20,25", "water 매달 15·20·25일에 8잔 이상", "water at least 8잔 on the 15th, 20th and 25th",
      "water 毎月15・20・25日に8잔以上"
    ),
    (
      "r >= 1h on last", "read 매달 말일에 1시간 이상", "read at least 1h on the last day of the month",
      "read 毎月末日に1時間以上"
    ),
    (
      "r >= 1h on 1,last", "read 매달 1일·말일에 1시간 이상", "read at least 1h on the 1st and last day",
      "read 毎月1日・末日に1時間以上"
    ),
    (
      "r >= 1h on 3rd tue", "read 매달 셋째 화요일에 1시간 이상", "read at least 1h on the 3rd Tuesday",
      "read 毎月第3火曜日に1時間以上"
    ),
    (
      "r >= 1h on 1st,last sun", "read 매달 첫째·마지막 일요일에 1시간 이상",
      "read at least 1h on the 1st and last Sunday", "read 毎月第1・最終日曜日に1時間以上"
    ),
    (
      "r >= 1h any 3 days per week", "read 주 3일, 하루 1시간 이상", "read at least 1h on any 3 days per week",
      "read 週3日、1日1時間以上"
    ),
    (
      "w <= 2 any 1 days per month", "water 월 1일, 하루 2잔 이하", "water at most 2잔 on any 1 day per month",
      "water 月1日、1日2잔以下"
    ),
    (
      "r >= 9h in 2026-07-01..2026-09-30", "read 2026-07-01–09-30 9시간 이상", "read at least 9h in 2026-07-01–09-30",
      "read 2026-07-01–09-30 9時間以上"
    ),
    (
      "r >= 9h in 2026-07-01..2027-01-30", "read 2026-07-01–2027-01-30 9시간 이상",
      "read at least 9h in 2026-07-01–2027-01-30", "read 2026-07-01–2027-01-30 9時間以上"
    ),
    (
      "r >= 40h per week over mon-fri", "read 주 40시간 이상 (월–금)", "read at least 40h per week (Mon–Fri)",
      "read 週40時間以上（月–金）"
    ),
    (
      "w >= 90 per quarter over sun,sat", "water 분기 90잔 이상 (토·일)", "water at least 90잔 per quarter (Sat, Sun)",
      "water 四半期90잔以上（土・日）"
    ),
    (
      "r <= 9h total over fri-mon", "read 통틀어 9시간 이하 (금–월)", "read at most 9h in total (Fri–Mon)",
      "read 合計9時間以下（金–月）"
    ),
    ("r >= 9h per 2 weeks", "read 2주마다 9시간 이상", "read at least 9h every 2 weeks", "read 2週間ごとに9時間以上"),
    ("r <= 0 per quarter", "read 한 분기 안 하기", "read not at all in a quarter", "read 1四半期しない"),
    ("* >= 9h total", "모든 활동 통틀어 9시간 이상", "everything at least 9h in total", "すべての活動 合計9時間以上"),
    ("#x >= 3 per day", "#x 하루 3회 이상", "#x at least 3 times per day", "#x 1日3回以上"),
    ("r <= 0 per day", "read 하루도 안 하기", "read not at all in a day", "read 1日しない"),
    ("r <= 0 per week", "read 한 주 안 하기", "read not at all in a week", "read 1週間しない"),
    ("r <= 0 on sun", "read 일요일에 안 하기", "read not at all on Sunday", "read 日曜日にしない"),
  ])
  func inThreeLanguages(_ quest: String, _ korean: String, _ english: String, _ japanese: String) throws {
    let text = "tag #x color=#2F6B4F\naction time read alias=r\naction count water unit=잔 alias=w\n"
    let (ledger, _) = try goalsReport(text + "goal g start=2026-07-01\nquest \(quest)\n", now: "2026-07-01T12:00")
    let words = [Language.ko, .en, .ja].map { language in
      let world = testWorld()
      let report = ReportText(
        ledger: ledger, language: language, style: Style(.never, isTerminal: false, world: world), width: 80,
        showsDecimalHours: false)
      return report.phrase(ledger.goals[0].quests[0]).replacing("\u{A0}", with: " ")
    }
    #expect(words == [korean, english, japanese])
  }
}
