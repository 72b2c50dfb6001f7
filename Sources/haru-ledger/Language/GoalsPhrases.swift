import HaruLedger
import HaruParse

/// The phrases of goals and of the overview.
extension Language {
  /// The word for the state of a goal.
  func word(_ state: GoalStanding.State) -> String {
    switch state {
    case .upcoming: Phrase(ko: "예정", en: "upcoming", ja: "予定")(self)
    case .active: Phrase(ko: "진행 중", en: "active", ja: "進行中")(self)
    case .achieved: Phrase(ko: "달성", en: "achieved", ja: "達成")(self)
    case .failed: Phrase(ko: "실패", en: "failed", ja: "失敗")(self)
    case .needsConfirmation: Phrase(ko: "확인 필요", en: "needs confirmation", ja: "要確認")(self)
    }
  }

  /// The word for the state of a period.
  func word(_ state: QuestPeriod.State) -> String {
    switch state {
    case .upcoming: Phrase(ko: "예정", en: "upcoming", ja: "予定")(self)
    case .open: Phrase(ko: "진행 중", en: "open", ja: "進行中")(self)
    case .met: Phrase(ko: "채움", en: "met", ja: "達成")(self)
    case .missed: Phrase(ko: "못 채움", en: "missed", ja: "未達")(self)
    case .kept: Phrase(ko: "지킴", en: "kept", ja: "順守")(self)
    case .exceeded: Phrase(ko: "넘김", en: "exceeded", ja: "超過")(self)
    case .excused: Phrase(ko: "쉼", en: "excused", ja: "休み")(self)
    }
  }

  /// What a mark of a period in a row means.
  func periodIs(_ state: QuestPeriod.State) -> String {
    switch state {
    case .kept: Phrase(ko: "한도를 지킴", en: "limit kept", ja: "上限を順守")(self)
    case .exceeded: Phrase(ko: "한도를 넘김", en: "limit exceeded", ja: "上限を超過")(self)
    case .excused: Phrase(ko: "쉬거나 해당하는 날 없음", en: "skipped, or no day of it", ja: "休み、または対象の日なし")(self)
    default: word(state)
    }
  }

  var noGoals: String { Phrase(ko: "목표가 없어요", en: "no goals", ja: "目標がありません")(self) }
  var today: String { Phrase(ko: "오늘", en: "today", ja: "今日")(self) }
  var thisWeek: String { Phrase(ko: "이번 주", en: "this week", ja: "今週")(self) }
  var thisMonth: String { Phrase(ko: "이번 달", en: "this month", ja: "今月")(self) }
  var thisQuarter: String { Phrase(ko: "이번 분기", en: "this quarter", ja: "今四半期")(self) }
  var thisYear: String { Phrase(ko: "올해", en: "this year", ja: "今年")(self) }
  var inAll: String { Phrase(ko: "지금까지", en: "so far", ja: "これまで")(self) }
  var everything: String { Phrase(ko: "모든 활동", en: "everything", ja: "すべての活動")(self) }
  var wholeGoal: String { Phrase(ko: "목표 전체", en: "whole goal", ja: "目標全体")(self) }
  var noEntry: String { Phrase(ko: "기록 없음", en: "no entries", ja: "記録なし")(self) }
  var nowHeading: String { Phrase(ko: "지금", en: "Now", ja: "現在")(self) }
  var nothingRuns: String { Phrase(ko: "진행 중인 세션이 없어요", en: "nothing is running", ja: "進行中のセッションはありません")(self) }
  var waitsForStart: String { Phrase(ko: "아직 시작 전", en: "not started yet", ja: "開始前")(self) }

  /// What a goal that has ended without an answer asks for.
  var askForResult: String {
    Phrase(
      ko: "이루었나요? 목표 줄에 `result=achieved`나 `result=failed`를 적어 주세요",
      en: "Did it work out? Write `result=achieved` or `result=failed` on the goal's line",
      ja: "達成できましたか？ 目標の行に `result=achieved` か `result=failed` を書いてください")(self)
  }

  /// The mean of the rates of a goal's quests.
  func achievement(_ percent: String) -> String {
    Phrase(ko: "달성률 \(percent)", en: "completion \(percent)", ja: "達成率 \(percent)")(self)
  }

  /// The days of a goal without end.
  func since(_ day: DayNumber) -> String { Phrase(ko: "\(day)부터", en: "since \(day)", ja: "\(day)から")(self) }

  /// The last day of a quest that is over.
  func until(_ day: DayNumber) -> String { Phrase(ko: "\(day)까지", en: "until \(day)", ja: "\(day)まで")(self) }

  /// The day on which a goal was closed.
  func closed(_ day: DayNumber) -> String {
    Phrase(ko: "\(day)에 닫음", en: "closed \(day)", ja: "\(day)に終了")(self)
  }

  /// How many days of a goal have passed: `83/109일`.
  func passed(_ days: Int, of all: Int) -> String {
    Phrase(
      ko: "\(number(days))/\(number(all))일",
      en: "\(number(days)) of \(self.days(all))",
      ja: "\(number(days))/\(number(all))日")(self)
  }

  /// How many days of it are to come, today included.
  func daysToGo(_ count: Int) -> String {
    Phrase(ko: "\(number(count))일 남음", en: "\(days(count)) to go", ja: "残り\(number(count))日")(self)
  }

  /// When a goal begins.
  func beginsIn(_ count: Int) -> String {
    count == 1
      ? Phrase(ko: "내일 시작", en: "starts tomorrow", ja: "明日開始")(self)
      : Phrase(ko: "\(number(count))일 뒤 시작", en: "starts in \(days(count))", ja: "\(number(count))日後に開始")(self)
  }

  /// What a target still needs.
  func toGo(_ amount: String) -> String { Phrase(ko: "\(amount) 남음", en: "\(amount) to go", ja: "残り\(amount)")(self) }

  /// What a limit still allows.
  func leftOfLimit(_ amount: String) -> String {
    Phrase(ko: "\(amount) 남음", en: "\(amount) left", ja: "残り\(amount)")(self)
  }

  /// By how much a limit is exceeded.
  func over(_ amount: String) -> String { Phrase(ko: "\(amount) 넘음", en: "\(amount) over", ja: "\(amount)超過")(self) }

  /// What is needed or allowed on each of the days that are left.
  func each(_ amount: String, days count: Int) -> String {
    Phrase(
      ko: "남은 \(number(count))일간 하루 \(amount)씩",
      en: "\(amount) a day for \(days(count))",
      ja: "残り\(number(count))日で1日\(amount)")(self)
  }

  /// Why a period needs less than a whole one: days of it are skipped, or lie outside of the days of the quest.
  func lowered(_ need: String, from whole: String, skipped: Int, outside: Int) -> String {
    var reasons: [String] = []
    if skipped > 0 {
      reasons.append(
        Phrase(
          ko: "\(days(skipped))은 쉬는 날", en: "\(days(skipped)) \(skipped == 1 ? "is" : "are") skipped",
          ja: "\(days(skipped))は休み")(self))
    }
    if outside > 0 {
      reasons.append(
        Phrase(
          ko: "\(days(outside))은 퀘스트 기간 밖",
          en: "\(days(outside)) \(outside == 1 ? "is" : "are") outside the quest's dates",
          ja: "\(days(outside))はクエストの期間外")(self))
    }
    return Phrase(ko: "\(whole) 중 \(need)", en: "\(need) of \(whole)", ja: "\(whole)のうち\(need)")(self)
      + ": " + reasons.joined(separator: comma)
  }

  /// The day of the next period.
  func next(_ day: DayNumber) -> String {
    Phrase(ko: "다음은 \(shortDate(day))", en: "next on \(shortDate(day))", ja: "次は\(shortDate(day))")(self)
  }

  /// How many periods come after those that are listed.
  func later(_ count: Int) -> String {
    Phrase(
      ko: "그 뒤로 \(number(count))번 더", en: "\(number(count)) more to come", ja: "その後さらに\(number(count))回")(self)
  }

  /// A row of periods: `3주 연속`.
  func streak(_ length: String) -> String {
    Phrase(ko: "\(length) 연속", en: "\(length) in a row", ja: "\(length)連続")(self)
  }

  /// The longest row of periods.
  func best(_ length: String) -> String { Phrase(ko: "최장 \(length)", en: "longest \(length)", ja: "最長\(length)")(self) }

  /// The length of a row of periods of a cadence, in its own unit.
  func rowLength(_ count: Int, _ cadence: Cadence) -> String {
    switch cadence {
    case .per(.day): days(count)
    case .per(.week), .anyDays(_, .week): weeks(count)
    case .per(.month), .anyDays(_, .month): months(count)
    case .per(.quarter): quarters(count)
    case .per(.year): years(count)
    default: times(count)
    }
  }

  /// Periods met or kept of those decided.
  func rate(_ kept: Int, of decided: Int, _ percent: String) -> String {
    Phrase(
      ko: "\(number(decided))회 중 \(number(kept))회 (\(percent))",
      en: "\(number(kept)) of \(number(decided)) (\(percent))",
      ja: "\(number(decided))回中\(number(kept))回（\(percent)）")(self)
  }

  /// How many eligible days a period has.
  func eligible(_ count: Int, of all: Int) -> String {
    Phrase(
      ko: "\(number(count))/\(number(all))일",
      en: "\(number(count)) of \(days(all))",
      ja: "\(number(count))/\(number(all))日")(self)
  }

  /// Since when something runs.
  func begunAt(_ time: String) -> String { Phrase(ko: "\(time)부터", en: "since \(time)", ja: "\(time)から")(self) }

  /// Until when the estimate lasts, or since when it is used up.
  func due(_ time: String, left: String, isOver: Bool) -> String {
    isOver
      ? Phrase(
        ko: "예상보다 \(left) 더 (\(time)까지였어요)",
        en: "\(left) over the estimate (\(time))",
        ja: "見積もりを\(left)超過（\(time)まで）")(self)
      : Phrase(ko: "\(time)까지 \(left) 남음", en: "due \(time), \(left) left", ja: "\(time)まで残り\(left)")(self)
  }
}
