import HaruParse
import Testing

/// What other people and other programs write, with what it should have been. `safe` stands where that is certain.
@Suite struct FormTableTests {
  /// A line under a head that it can stand in, and the line as it is repaired.
  struct Form: CustomTestStringConvertible {
    var line: String
    var right: String?
    var isSafe: Bool

    init(_ line: String, _ right: String?, safe: Bool = false) {
      self.line = line
      self.right = right
      isSafe = safe
    }

    var testDescription: String { line }
  }

  private static let head = """
    set zone Asia/Seoul
    tag #공부 color=#2F6B4F
    action time 독서
    action count 물 unit=잔
    action measure 체중 unit=kg
    goal 책 start=2026-01-01
    2026-07-06

    """

  private func expect(_ form: Form) {
    let checked = Checked(Self.head + form.line + "\n")
    let found = checked.diagnostics.filter { checked.line($0.location.range.start, file: $0.location.file) == 7 }
    guard let first = found.first else {
      Issue.record("\(form.line) is right")
      return
    }
    let fix = first.fixes.first
    let repaired = fix.map { checked.applying($0).text().split(separator: "\n", omittingEmptySubsequences: false) }
    let line = repaired.map { String($0[7]) }
    #expect(line == form.right, "\(first.problem)")
    #expect((fix?.isSafe ?? false) == form.isSafe, "\(form.line)")
  }

  @Test(arguments: [
    Form("2026/7/6", "2026-07-06", safe: true), Form("2026.7.6", "2026-07-06", safe: true),
    Form("2026. 7. 6.", "2026-07-06", safe: true), Form("20260706", "2026-07-06", safe: true),
    Form("2026-7-6", "2026-07-06", safe: true), Form("2026년 7월 6일", "2026-07-06", safe: true),
    Form("2026年7月6日", "2026-07-06", safe: true), Form("２０２６－０７－０６", "2026-07-06", safe: true),
    Form("2026-07-06월", "2026-07-06 월", safe: true), Form("2026-07-06(화)", "2026-07-06"),
    Form("2026-07-06T09:00-10:00 독서", "2026-07-06 09:00-10:00 독서", safe: true),
    Form("7.6.2026", "2026-06-07"), Form("7/6/2026", "2026-07-06"), Form("25.12.2026", "2026-12-25", safe: true),
    Form("7.7.2026", "2026-07-07", safe: true), Form("7/6", "2026-07-06"), Form("7월 6일", "2026-07-06"),
    Form("26-07-06", "2026-07-06"), Form("2026-02-30", "2026-02-28"), Form("2026-13-01", "2026-01-13"),
    Form("skip 2026/8/1", "skip 2026-08-01", safe: true),
    Form("skip 2026-08-01 ~ 2026-08-07", "skip 2026-08-01 ..2026-08-07", safe: true),
    Form("skip 2026-08-01 2026-08-07", "skip 2026-08-01 ..2026-08-07"),
    Form("goal 운동 start=2026/7/6", "goal 운동 start=2026-07-06", safe: true),
    Form("goal 운동 2026-07-06", "goal 운동 start=2026-07-06"),
  ])
  func dates(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("9am 물", "9:00 물", safe: true), Form("9:30PM 물", "21:30 물", safe: true),
    Form("9:30 PM 물", "21:30 물", safe: true), Form("12am 물", "0:00 물", safe: true),
    Form("오전 9시 물", "9:00 물", safe: true), Form("오후 1시 30분 물", "13:30 물", safe: true),
    Form("午前9時 물", "9:00 물", safe: true), Form("午後 1時半 물", "13:30 물", safe: true),
    Form("9시 30분 물", "9:30 물"), Form("21시 30분 물", "21:30 물", safe: true), Form("9時 물", "9:00 물"),
    Form("9.30 물", "9:30 물", safe: true), Form("0930 물", "09:30 물"), Form("9:5 물", "9:05 물"),
    Form("０９：００ 물", "09:00 물", safe: true), Form("09：00 물", "09:00 물", safe: true),
    Form("8.00-9.00 독서", "8:00-9:00 독서", safe: true), Form("0800-0900 독서", "08:00-09:00 독서", safe: true),
    Form("9-10 독서", "9:00-10:00 독서"), Form("9:00-? 독서", "9:00- 독서"),
    Form("9:00 - 오후 1시 독서", "9:00-13:00 독서"),
    Form("9:00 to 10:00 독서", "9:00-10:00 독서", safe: true), Form("9:00→10:00 독서", "9:00-10:00 독서", safe: true),
    Form("9시부터 10시까지 독서", "9:00-10:00 독서"), Form("오후 1시-2시 독서", "13:00-14:00 독서"),
    Form("9-11am 독서", "9:00-11:00 독서"), Form("10pm-11:30pm 독서", "22:00-23:30 독서", safe: true),
    Form("13時から14時まで 독서", "13:00-14:00 독서", safe: true), Form("10:30-09:00 독서", "09:00-10:30 독서"),
    Form("01:30@+0900 물", "01:30@+09:00 물", safe: true), Form("01:30@Z 물", "01:30@+0 물", safe: true),
    Form("01:30@KST 물", "01:30@+9 물"),
  ])
  func times(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("1h 30m 독서", "1h30m 독서", safe: true), Form("1:30h 독서", "1h30m 독서", safe: true),
    Form("90min 독서", "90m 독서", safe: true), Form("10 minutes 독서", "10m 독서", safe: true),
    Form("1 hour 독서", "1h 독서", safe: true), Form("1시간 30분 독서", "1시간30분 독서", safe: true),
    Form("1時間 30分 독서", "1時間30分 독서", safe: true), Form("1시간 반 독서", "1시간30분 독서", safe: true),
    Form("1H 독서", "1h 독서", safe: true), Form("1h30 독서", "1h30m 독서", safe: true),
    Form("１ｈ３０ｍ 독서", "1h30m 독서", safe: true), Form("90 독서", "90m 독서"), Form("1h90m 독서", "2h30m 독서"),
    Form("30m1h 독서", "1h30m 독서"), Form("1,5h 독서", "1.5h 독서", safe: true), Form("1h독서", "1h 독서", safe: true),
    Form("+1h 독서", "1h 독서"),
  ])
  func lengths(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("2잔 물", "+2 물", safe: true), Form("x2 물", "+2 물", safe: true), Form("+2잔 물", "+2 물", safe: true),
    Form("+ 2 물", "+2 물", safe: true),
    Form("＋２ 물", "+2 물", safe: true), Form("++2 물", "+2 물"), Form("+1,000 물", "+1000 물"), Form("+a 물", nil),
    Form("=71,8 체중", "=71.8 체중", safe: true), Form("=71.8kg 체중", "=71.8 체중", safe: true),
    Form("71.8kg 체중", "=71.8 체중", safe: true), Form("= 71.8 체중", "=71.8 체중", safe: true),
    Form("=.5 체중", "=0.5 체중", safe: true), Form("＝71.8 체중", "=71.8 체중", safe: true),
    Form("=1,234 체중", "=1234 체중"), Form("=71.8lbs 체중", nil), Form("- 2 물", "+2 물"), Form("2컵 물", "+2 물"),
    Form("+72 체중", "=72 체중"), Form("08:10-08:20 물", "08:10 물"),
    Form("08:10 독서", "08:10- 독서"),
  ])
  func counts(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("2026-07-06 Monday", "2026-07-06 mon", safe: true), Form("2026-07-06 월요일", "2026-07-06 월", safe: true),
    Form("2026-07-06 (월)", "2026-07-06 월", safe: true), Form("2026-07-06 月曜日", "2026-07-06 月", safe: true),
    Form("2026-07-06 Tuesday", "2026-07-06 mon"), Form("2026-07-06 화", "2026-07-06 월"),
    Form("2026-07-06 tue", "2026-07-06 mon"), Form("2026-07-06 집에서", "2026-07-06 ; 집에서"),
  ])
  func weekdays(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("quest 독서 => 1h per day", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 > 1h per day", "quest 독서 >= 1h per day"),
    Form("quest 독서 at least 1h per day", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 1시간 이상 per day", "quest 독서 >= 1시간 per day", safe: true),
    Form("quest 독서 1h 以下 per day", "quest 독서 <= 1h per day"),
    Form("quest 독서 1h per day", "quest 독서 >= 1h per day"),
    Form("quest 독서 >= 1h 30m per day", "quest 독서 >= 1h30m per day", safe: true),
    Form("quest 독서 >= 10 minutes per day", "quest 독서 >= 10m per day", safe: true),
    Form("quest 물 >= 8잔 per day", "quest 물 >= 8 per day", safe: true),
    Form("quest 독서 >= 30 per day", "quest 독서 >= 30m per day"),
    Form("quest 독서 >= 1h daily", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 >= 1h every day", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 >= 1h 매일", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 >= 1h weekly", "quest 독서 >= 1h per week", safe: true),
    Form("quest 독서 >= 1h per days", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 >= 1h every 3 days", "quest 독서 >= 1h per 3 days", safe: true),
    Form("quest 독서 >= 1h 3일마다", "quest 독서 >= 1h per 3 days", safe: true),
    Form("quest 독서 >= 1h every 2 weeks", "quest 독서 >= 1h per 2 weeks", safe: true),
    Form("quest 독서 >= 1h on monday", "quest 독서 >= 1h on mon", safe: true),
    Form("quest 독서 >= 1h on mon-fri", "quest 독서 >= 1h on mon,tue,wed,thu,fri", safe: true),
    Form("quest 독서 >= 1h 매주 월,수", "quest 독서 >= 1h on 월,수", safe: true),
    Form("quest 독서 >= 1h 월수금", "quest 독서 >= 1h on 월,수,금", safe: true),
    Form("quest 독서 >= 1h on 3th tue", "quest 독서 >= 1h on 3rd tue", safe: true),
    Form("quest 독서 >= 1h on third tuesday of the month", "quest 독서 >= 1h on 3rd tue", safe: true),
    Form("quest 독서 >= 1h on 15th", "quest 독서 >= 1h on 15", safe: true),
    Form("quest 독서 >= 1h 毎月 15日", "quest 독서 >= 1h on 15", safe: true),
    Form("quest 독서 >= 1h 第3火曜日", "quest 독서 >= 1h on 3rd 火", safe: true),
    Form("quest 독서 >= 1h any 3 days a week", "quest 독서 >= 1h any 3 days per week", safe: true),
    Form("quest 독서 >= 1h 주 3회", "quest 독서 >= 1h any 3 days per week"),
    Form("quest 독서 >= 1h Per Day", "quest 독서 >= 1h per day", safe: true),
    Form("quest 독서 >= 1h pre day", "quest 독서 >= 1h per day"),
  ])
  func quests(_ form: Form) { expect(form) }

  @Test(arguments: [
    Form("tag #일 color=2F6B4E", "tag #일 color=#2F6B4E", safe: true),
    Form("tag #일 color=#abc", "tag #일 color=#AABBCC", safe: true),
    Form("tag #일 color=red", "tag #일 color=#D1495B"), Form("tag #일 color=초록", "tag #일 color=#2F6B4F"),
    Form("tag 일 color=#2F6B4E", "tag #일 color=#2F6B4E", safe: true),
    Form("tag # 일 color=#2F6B4E", "tag #일 color=#2F6B4E", safe: true),
    Form("tag#일 color=#2F6B4E", "tag #일 color=#2F6B4E", safe: true),
    Form("tag #일", "tag #일 color=#D9A621"), Form("Set theme dark", "set theme dark", safe: true),
    Form("ＳＥＴ theme dark", "set theme dark", safe: true), Form("Set theme blue", "set theme blue"),
    Form("set theme=dark", "set theme dark", safe: true), Form("set theme = dark", "set theme dark", safe: true),
    Form("set Theme dark", "set theme dark", safe: true), Form("set theme Dark", "set theme dark", safe: true),
    Form("set week_start mon", "set week-start mon", safe: true),
    Form("set week-start monday", "set week-start mon", safe: true),
    Form("set week-start 월요일", "set week-start 월", safe: true),
    Form("set day-start 6am", "set day-start 6:00", safe: true),
    Form("set day-start 6", "set day-start 6:00"), Form("set language kr", "set language ko"),
    Form("set max-session 16", "set max-session 16h"), Form("ㄴㄷㅅ theme dark", "set theme dark"),
    Form("acton time 산책", "action time 산책"), Form("atcion time 산책", "action time 산책"),
    Form("action Time 산책", "action time 산책", safe: true),
    Form("action time 산책 Est=30m", "action time 산책 est=30m", safe: true),
    Form("action time 산책 ets=30m", "action time 산책 est=30m"), Form("action time 산책 est=30", "action time 산책 est=30m"),
    Form("action time 산책 est=\"1h 30m\"", "action time 산책 est=1h30m", safe: true),
    Form("action time 산책 alias=a,,b", "action time 산책 alias=a,b", safe: true),
    Form("09:00-10:00 ehrtj", "09:00-10:00 독서"), Form("09:00-10:00 독셔", "09:00-10:00 독서"),
    Form("09:00-10:00 독서 ；메모", "09:00-10:00 독서 ;메모", safe: true),
    Form("09:00-10:00 독서 ＃공부", "09:00-10:00 독서 #공부", safe: true),
    Form("09:00-10:00 독서 도서관에서", "09:00-10:00 독서 ; 도서관에서"), Form("09:00-10:00 독서 #공브", "09:00-10:00 독서 #공부"),
    Form("goal 운동 start=2026-01-01 pass=80", "goal 운동 start=2026-01-01 pass=80%", safe: true),
    Form("haru 1", ""), Form("action time \"산책", "action time \"산책\""),
    Form("action time 30m 걷기", "action time \"30m 걷기\""),
  ])
  func declarations(_ form: Form) { expect(form) }

  @Test func anAmbiguousDateIsReadBothWays() {
    let checked = Checked("7.6.2026\n")
    let texts = checked.diagnostics[0].fixes.map { checked.applying($0).text() }
    #expect(texts == ["2026-06-07\n", "2026-07-06\n"])
  }

  @Test(arguments: [
    ("ㅎㅐㅁㅣ", "goal"), ("해미", "goal"), ("벼ㄷㄴㅅ", "quest"), ("ㅁㅊ샤ㅐㅜ", "action"), ("ㄴ퍄ㅔ", nil), ("ㅅㅁㅎ", "tag"),
    ("tset", "set"), ("", nil),
  ])
  func keywordsInTheOtherLayout(word: String, keyword: String?) {
    let known = ["haru", "set", "include", "tag", "action", "goal", "quest", "skip"]
    #expect(closest(to: word, among: known) == keyword)
  }

  @Test(arguments: [
    ("ehrtj", "독서"), ("dnsehd", "운동"), ("duddj eksdj", "영어 단어"), ("DPTMVMFPTH", nil), ("xyz", nil),
  ])
  func namesInTheOtherLayout(word: String, name: String?) {
    #expect(closest(to: word, among: ["독서", "운동", "영어 단어", "물"]) == name)
  }
}
