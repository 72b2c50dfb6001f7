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
  func callAsFunction(_ language: Language) -> String { phrase(language) }

  private var phrase: Phrase {
    switch self {
    case .actions: Phrase(ko: "활동", en: "Actions", ja: "活動")
    case .tags: Phrase(ko: "태그", en: "Tags", ja: "タグ")
    case .counts: Phrase(ko: "개수", en: "Counts", ja: "カウント")
    case .measures: Phrase(ko: "최근 측정값", en: "Last measured", ja: "最新の測定値")
    case .total: Phrase(ko: "합계", en: "Total", ja: "合計")
    case .share: Phrase(ko: "비율", en: "Share", ja: "割合")
    case .times: Phrase(ko: "횟수", en: "Entries", ja: "回数")
    case .perDay: Phrase(ko: "하루 평균", en: "Per day", ja: "1日平均")
    case .activeDays: Phrase(ko: "기록 일수", en: "Active days", ja: "記録した日")
    case .perActiveDay: Phrase(ko: "기록한 날 평균", en: "Per active day", ja: "記録日平均")
    case .longest: Phrase(ko: "최장", en: "Longest", ja: "最長")
    case .achieved: Phrase(ko: "지킴", en: "On time", ja: "達成")
    case .failed: Phrase(ko: "넘김", en: "Late", ja: "超過")
    case .rate: Phrase(ko: "달성률", en: "Rate", ja: "達成率")
    case .streak: Phrase(ko: "연속", en: "Streak", ja: "連続")
    case .best: Phrase(ko: "최장", en: "Longest", ja: "最長")
    case .meanElapsed: Phrase(ko: "평균", en: "Mean", ja: "平均")
    case .meanLeft: Phrase(ko: "평균 남은", en: "Mean left", ja: "平均残り")
    case .meanOver: Phrase(ko: "평균 넘긴", en: "Mean over", ja: "平均超過")
    case .latest: Phrase(ko: "최근", en: "Latest", ja: "最新")
    case .bestMeasure: Phrase(ko: "가장 좋은 값", en: "Best", ja: "ベスト")
    case .meanLast10: Phrase(ko: "최근 10회 평균", en: "Mean of last 10", ja: "直近10回の平均")
    case .entries: Phrase(ko: "기록", en: "Entries", ja: "記録")
    case .estimates: Phrase(ko: "예상 시간", en: "Estimates", ja: "見積もり時間")
    case .sessions: Phrase(ko: "세션", en: "Sessions", ja: "セッション")
    case .all: Phrase(ko: "전체", en: "All", ja: "全体")
    }
  }
}

extension Language {
  /// So many periods of a report.
  func periods(_ count: Int, _ grouping: Grouping) -> String {
    switch grouping {
    case .day, .total: days(count)
    case .week: weeks(count)
    case .month: months(count)
    case .year: years(count)
    }
  }

  /// So many periods of a report, with their days.
  func periods(_ count: Int, _ grouping: Grouping, of days: Int) -> String {
    let (periods, all) = (periods(count, grouping), self.days(days))
    return periods == all
      ? all : Phrase(ko: "\(periods) (\(all))", en: "\(periods) (\(all))", ja: "\(periods)（\(all)）")(self)
  }

  /// How many days of a period that goes on means are of.
  func dividedBy(_ days: Int, of all: Int) -> String {
    Phrase(
      ko: "÷ \(self.days(all)) 중 지금까지 \(self.days(days))",
      en: "÷ \(number(days)) of \(self.days(all)) so far",
      ja: "÷ \(self.days(all))中これまで\(self.days(days))")(self)
  }

  /// Of the days, those with an entry.
  func activeDays(_ days: Int, of all: Int) -> String {
    Phrase(
      ko: "\(self.days(all)) 중 \(self.days(days)) 기록",
      en: "entries on \(number(days)) of \(self.days(all))",
      ja: "\(self.days(all))のうち\(self.days(days))に記録")(self)
  }

  /// The mean of all days, and what it is of where that is not all of them.
  func meanPerDay(_ length: String, _ divided: String?) -> String {
    Phrase(ko: "하루 평균 \(length)", en: "\(length) a day", ja: "1日平均 \(length)")(self)
      + inBrackets([divided].compactMap(\.self))
  }

  /// The mean of the days with an entry.
  func meanPerActiveDay(_ length: String) -> String {
    Phrase(ko: "기록한 날 평균 \(length)", en: "\(length) an active day", ja: "記録した日の平均 \(length)")(self)
  }

  /// The longest session.
  func longestSession(_ length: String) -> String {
    Phrase(ko: "가장 긴 세션 \(length)", en: "longest session \(length)", ja: "最長セッション \(length)")(self)
  }

  /// How much time a column of a drawing is.
  func oneColumn(_ length: String) -> String {
    Phrase(ko: "그래프 한 칸은 \(length)", en: "one column is \(length)", ja: "グラフの1列は\(length)")(self)
  }

  /// The most days in a row with an entry.
  func longestRun(_ days: Int) -> String {
    Phrase(
      ko: "최장 \(self.days(days)) 연속",
      en: "longest run \(self.days(days))",
      ja: "最長連続 \(self.days(days))")(self)
  }

  /// The days in a row with an entry, up to now.
  func currentRun(_ days: Int) -> String {
    Phrase(ko: "현재 \(self.days(days))째", en: "now at \(self.days(days))", ja: "現在 \(self.days(days))連続")(self)
  }

  /// Of the sessions with an estimate, those that kept to it.
  func kept(_ achieved: Int, of total: Int, _ share: String) -> String {
    Phrase(
      ko: "\(sessions(total)) 중 \(number(achieved))개가 예상 시간 안에 끝났어요 (\(share))",
      en: "\(number(achieved)) of \(sessions(total)) on time (\(share))",
      ja: "\(sessions(total))中\(number(achieved))件が見積もり時間内に終わりました（\(share)）")(self)
  }

  /// Which number is the best.
  func whatIsBest(_ best: BestMeasure) -> String {
    switch best {
    case .max: Phrase(ko: "클수록 좋음", en: "higher is better", ja: "大きいほどよい")(self)
    case .min: Phrase(ko: "작을수록 좋음", en: "lower is better", ja: "小さいほどよい")(self)
    case .zero: Phrase(ko: "0에 가까울수록 좋음", en: "nearer to zero is better", ja: "0に近いほどよい")(self)
    }
  }

  /// What is said where no session has an estimate.
  var noEstimates: String {
    Phrase(ko: "예상 시간이 있는 끝난 세션이 없어요", en: "no finished sessions with an estimate", ja: "見積もり時間のある終わったセッションがありません")(
      self)
  }

  /// A month by itself: `Jul`, `7월`, `7月`.
  func shortMonth(_ month: Int) -> String {
    Phrase(ko: "\(month)월", en: String(self.month(year: 2000, month: month).prefix(3)), ja: "\(month)月")(self)
  }
}
