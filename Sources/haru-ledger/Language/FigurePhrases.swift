import HaruLedger
import HaruParse

/// The headings and phrases of tables of figures.
enum FigureHeading: CaseIterable, Sendable {
  case actions, tags, counts, measures
  case total, share, times, perDay, activeDays, perActiveDay, longest
  case achieved, failed, rate, streak, best, meanElapsed, meanLeft, meanOver
  case latest, bestMeasure, meanLast10, entries
  case estimates, sessions, all

  /// The heading in a language.
  func callAsFunction(_ language: Language) -> String {
    switch language {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  private var korean: String {
    switch self {
    case .actions: "활동"
    case .tags: "태그"
    case .counts: "횟수"
    case .measures: "측정"
    case .total: "합계"
    case .share: "비율"
    case .times: "번"
    case .perDay: "하루 평균"
    case .activeDays: "기록한 날"
    case .perActiveDay: "그날 평균"
    case .longest: "가장 길게"
    case .achieved: "지킴"
    case .failed: "넘김"
    case .rate: "성공률"
    case .streak: "연속"
    case .best: "최고"
    case .meanElapsed: "평균"
    case .meanLeft: "평균 남은"
    case .meanOver: "평균 넘긴"
    case .latest: "최근"
    case .bestMeasure: "가장 좋은 값"
    case .meanLast10: "최근 10번 평균"
    case .entries: "기록"
    case .estimates: "예상 시간"
    case .sessions: "세션"
    case .all: "전체"
    }
  }

  private var english: String {
    switch self {
    case .actions: "Actions"
    case .tags: "Tags"
    case .counts: "Counts"
    case .measures: "Measures"
    case .total: "Total"
    case .share: "Share"
    case .times: "Times"
    case .perDay: "Per day"
    case .activeDays: "Active days"
    case .perActiveDay: "On those"
    case .longest: "Longest"
    case .achieved: "Kept"
    case .failed: "Over"
    case .rate: "Rate"
    case .streak: "Streak"
    case .best: "Best"
    case .meanElapsed: "Mean"
    case .meanLeft: "Mean left"
    case .meanOver: "Mean over"
    case .latest: "Latest"
    case .bestMeasure: "Best"
    case .meanLast10: "Mean of last 10"
    case .entries: "Entries"
    case .estimates: "Estimates"
    case .sessions: "Sessions"
    case .all: "All"
    }
  }

  private var japanese: String {
    switch self {
    case .actions: "活動"
    case .tags: "タグ"
    case .counts: "回数"
    case .measures: "測定"
    case .total: "合計"
    case .share: "割合"
    case .times: "回"
    case .perDay: "1日平均"
    case .activeDays: "記録した日"
    case .perActiveDay: "その日平均"
    case .longest: "最長"
    case .achieved: "以内"
    case .failed: "超過"
    case .rate: "達成率"
    case .streak: "連続"
    case .best: "最高"
    case .meanElapsed: "平均"
    case .meanLeft: "平均残り"
    case .meanOver: "平均超過"
    case .latest: "最新"
    case .bestMeasure: "ベスト"
    case .meanLast10: "直近10回の平均"
    case .entries: "記録"
    case .estimates: "予定時間"
    case .sessions: "セッション"
    case .all: "全体"
    }
  }
}

extension Language {
  private func phrase(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch self {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  /// So many periods of a report.
  func periods(_ count: Int, _ grouping: Grouping) -> String {
    switch grouping {
    case .day, .total: days(count)
    case .week: weeks(count)
    case .month: months(count)
    case .year: years(count)
    }
  }

  /// So many periods of a report, with the days that means are of.
  func periods(_ count: Int, _ grouping: Grouping, of days: Int) -> String {
    let (periods, all) = (periods(count, grouping), self.days(days))
    return periods == all ? all : phrase("\(periods) (\(all))", "\(periods) (\(all))", "\(periods)（\(all)）")
  }

  /// Of the days, those with an entry.
  func activeDays(_ days: Int, of all: Int) -> String {
    phrase(
      "\(self.days(all)) 가운데 \(self.days(days)) 기록", "entries on \(number(days)) of \(self.days(all))",
      "\(self.days(all))のうち\(self.days(days))に記録")
  }

  /// The mean of all days.
  func meanPerDay(_ length: String) -> String {
    phrase("하루 평균 \(length)", "\(length) a day", "1日平均 \(length)")
  }

  /// The mean of the days with an entry.
  func meanPerActiveDay(_ length: String) -> String {
    phrase("기록한 날 평균 \(length)", "\(length) an active day", "記録した日の平均 \(length)")
  }

  /// The longest session.
  func longestSession(_ length: String) -> String {
    phrase("가장 긴 세션 \(length)", "longest session \(length)", "最長セッション \(length)")
  }

  /// How much of time a column of a drawing stands for.
  func oneColumn(_ length: String) -> String {
    phrase("그래프 한 칸은 \(length)", "one column is \(length)", "グラフの1列は\(length)")
  }

  /// The most days in a row with an entry.
  func longestRun(_ days: Int) -> String {
    phrase("가장 길게 이어 간 \(self.days(days))", "longest run \(self.days(days))", "最長連続 \(self.days(days))")
  }

  /// The days in a row with an entry, up to now.
  func currentRun(_ days: Int) -> String {
    phrase("지금 \(self.days(days))째", "now at \(self.days(days))", "現在 \(self.days(days))連続")
  }

  /// Of the sessions with an estimate, those that kept to it.
  func kept(_ achieved: Int, of total: Int, _ share: String) -> String {
    phrase(
      "\(sessions(total)) 가운데 \(number(achieved))개가 예상 시간 안에 끝났어요 (\(share))",
      "\(number(achieved)) of \(sessions(total)) kept to their estimates (\(share))",
      "\(sessions(total))のうち\(number(achieved))が予定時間内に終わりました（\(share)）")
  }

  /// Which number is the best.
  func whatIsBest(_ best: BestMeasure) -> String {
    switch best {
    case .max: phrase("클수록 좋음", "higher is better", "大きいほどよい")
    case .min: phrase("작을수록 좋음", "lower is better", "小さいほどよい")
    case .zero: phrase("0에 가까울수록 좋음", "nearer to zero is better", "0に近いほどよい")
    }
  }

  /// What is said where no session has an estimate.
  var noEstimates: String {
    phrase("예상 시간이 있는 끝난 세션이 없어요", "no finished sessions with an estimate", "予定時間のある終わったセッションがありません")
  }

  /// A month by itself: `Jul`, `7월`, `7月`.
  func shortMonth(_ month: Int) -> String {
    phrase("\(month)월", String(self.month(year: 2000, month: month).prefix(3)), "\(month)月")
  }
}
