import HaruLedger
import HaruParse

/// The phrases of goals and of the overview.
extension Language {
  private func phrase(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch self {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  /// The word for the state of a goal.
  func word(_ state: GoalStanding.State) -> String {
    switch state {
    case .upcoming: phrase("예정", "upcoming", "予定")
    case .active: phrase("진행 중", "active", "進行中")
    case .achieved: phrase("달성", "achieved", "達成")
    case .failed: phrase("실패", "failed", "失敗")
    case .needsConfirmation: phrase("확인 필요", "needs confirmation", "要確認")
    }
  }

  /// The word for the state of a period.
  func word(_ state: QuestPeriod.State) -> String {
    switch state {
    case .upcoming: phrase("예정", "upcoming", "予定")
    case .open: phrase("진행 중", "open", "進行中")
    case .met: phrase("채움", "met", "達成")
    case .missed: phrase("못 채움", "missed", "未達")
    case .kept: phrase("지킴", "kept", "順守")
    case .exceeded: phrase("넘김", "exceeded", "超過")
    case .excused: phrase("쉼", "excused", "休み")
    }
  }

  var noGoals: String { phrase("목표가 없어요", "no goals", "目標がありません") }
  var today: String { phrase("오늘", "today", "今日") }
  var thisWeek: String { phrase("이번 주", "this week", "今週") }
  var thisMonth: String { phrase("이번 달", "this month", "今月") }
  var thisYear: String { phrase("올해", "this year", "今年") }
  var inAll: String { phrase("지금까지", "so far", "これまで") }
  var everything: String { phrase("모든 활동", "everything", "すべて") }
  var wholeGoal: String { phrase("목표 전체", "whole goal", "目標全体") }
  var noEntry: String { phrase("기록 없음", "no entries", "記録なし") }
  var nowHeading: String { phrase("지금", "Now", "今") }
  var goalsHeading: String { phrase("목표", "Goals", "目標") }
  var othersHeading: String { phrase("끝난 목표", "Ended", "終わった目標") }
  var nothingRuns: String { phrase("진행 중인 세션이 없어요", "nothing is running", "進行中のセッションはありません") }
  var waitsForStart: String { phrase("아직 시작 전", "not begun yet", "開始前") }

  /// What a goal that has ended without an answer asks for.
  var askForResult: String {
    phrase(
      "이루었나요? 목표 줄에 `result=achieved`나 `result=failed`를 적어 주세요",
      "Did it work out? Write `result=achieved` or `result=failed` on the goal's line",
      "達成できましたか？ 目標の行に `result=achieved` か `result=failed` を書いてください")
  }

  /// The mean of the rates of a goal's quests.
  func achievement(_ percent: String) -> String {
    phrase("성취도 \(percent)", "achievement \(percent)", "達成度 \(percent)")
  }

  /// The days of a goal without end.
  func since(_ day: DayNumber) -> String { phrase("\(day)부터", "since \(day)", "\(day)から") }

  /// The last day of a quest that is over.
  func until(_ day: DayNumber) -> String { phrase("\(day)까지", "until \(day)", "\(day)まで") }

  /// The day on which a goal was closed.
  func closed(_ day: DayNumber) -> String {
    phrase("\(day)에 닫음", "closed \(day)", "\(day)に終了")
  }

  /// How many days of a goal have passed: `83/109일`.
  func passed(_ days: Int, of all: Int) -> String {
    phrase(
      "\(number(days))/\(number(all))일", "\(number(days)) of \(self.days(all))", "\(number(days))/\(number(all))日")
  }

  /// How many days of it are to come, today included.
  func daysToGo(_ count: Int) -> String {
    phrase("\(number(count))일 남음", "\(days(count)) to go", "残り\(number(count))日")
  }

  /// When a goal begins.
  func beginsIn(_ count: Int) -> String {
    count == 1
      ? phrase("내일 시작", "begins tomorrow", "明日開始")
      : phrase("\(number(count))일 뒤 시작", "begins in \(days(count))", "\(number(count))日後に開始")
  }

  /// What a target still needs.
  func toGo(_ amount: String) -> String { phrase("\(amount) 더", "\(amount) to go", "あと\(amount)") }

  /// What a limit still allows.
  func leftOfLimit(_ amount: String) -> String { phrase("\(amount) 남음", "\(amount) left", "残り\(amount)") }

  /// By how much a limit is exceeded.
  func over(_ amount: String) -> String { phrase("\(amount) 넘음", "\(amount) over", "\(amount)超過") }

  /// What is needed or allowed on each of the days that are left.
  func each(_ amount: String, days count: Int) -> String {
    phrase("\(number(count))일 동안 하루 \(amount)", "\(amount) a day for \(days(count))", "\(number(count))日間 1日\(amount)")
  }

  /// The day of the next period.
  func next(_ day: DayNumber) -> String {
    phrase("다음은 \(shortDate(day))", "next on \(shortDate(day))", "次は\(shortDate(day))")
  }

  /// A row of periods: `3주 연속`.
  func streak(_ length: String) -> String { phrase("\(length) 연속", "\(length) in a row", "\(length)連続") }

  /// The longest row of periods.
  func best(_ length: String) -> String { phrase("최고 \(length)", "best \(length)", "最高\(length)") }

  /// The length of a row of periods of a cadence, in its own unit.
  func rowLength(_ count: Int, _ cadence: Cadence) -> String {
    switch cadence {
    case .per(.day): days(count)
    case .per(.week), .anyDays(_, .week): weeks(count)
    case .per(.month), .anyDays(_, .month): months(count)
    case .per(.year): years(count)
    default: times(count)
    }
  }

  /// Periods met or kept of those decided.
  func rate(_ kept: Int, of decided: Int, _ percent: String) -> String {
    phrase(
      "\(number(decided))번 가운데 \(number(kept))번 (\(percent))", "\(number(kept)) of \(number(decided)) (\(percent))",
      "\(number(decided))回中\(number(kept))回（\(percent)）")
  }

  /// How many eligible days a period has.
  func eligible(_ count: Int, of all: Int) -> String {
    phrase(
      "\(number(count))/\(number(all))일", "\(number(count)) of \(days(all))", "\(number(count))/\(number(all))日")
  }

  /// Since when something runs.
  func begunAt(_ time: String) -> String { phrase("\(time)부터", "since \(time)", "\(time)から") }

  /// Until when the estimate lasts, or since when it is used up.
  func due(_ time: String, left: String, isOver: Bool) -> String {
    isOver
      ? phrase("예상보다 \(left) 더 (\(time)까지였어요)", "\(left) over the estimate (\(time))", "予定を\(left)超過（\(time)まで）")
      : phrase("\(time)까지 \(left) 남음", "due \(time), \(left) left", "\(time)まで残り\(left)")
  }
}
