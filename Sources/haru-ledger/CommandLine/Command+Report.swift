import HaruLedger
import HaruParse

extension Command {
  /// `report`.
  static let report = Command(
    name: .other(.report),
    summary: Phrase(ko: "기록을 모아 보여 줘요", en: "Show reports", ja: "記録を集計して表示します"),
    operands: [
      Operand(
        placeholder: "KIND", choices: ReportKind.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
        summary: Phrase(
          ko: "보고서의 종류. 생략하면 \(ReportKind.default.rawValue)",
          en: "Kind of report (default: \(ReportKind.default.rawValue))",
          ja: "レポートの種類。省略時は \(ReportKind.default.rawValue)")),
      Operand(
        placeholder: "DATE", source: .dates,
        summary: Phrase(
          ko: "day와 timetable의 날짜: 2026-07-06, today, yesterday, mon(지난 월요일). 생략하면 오늘",
          en: "Date for day or timetable: 2026-07-06, today, yesterday or mon, the last Monday (default: today)",
          ja: "day と timetable の日付: 2026-07-06、today、yesterday、mon（直近の月曜日）。省略時は今日")),
      ledgerOperand,
    ],
    options: rangeOptions + filterOptions + [
      Option(
        name: .by, value: .init(placeholder: "UNIT", choices: Grouping.allCases.map(\.rawValue)),
        summary: Phrase(ko: "묶을 기간", en: "The period of a row", ja: "まとめる期間")),
      Option(
        name: .order, value: .init(placeholder: "ORDER", choices: StatsReport.Order.allCases.map(\.rawValue)),
        summary: Phrase(
          ko: "stats에서 활동과 태그의 순서: 장부 순서, 이름, 합계, 횟수",
          en: "With stats, the order of actions and tags: as in the file, or by name, total or entries",
          ja: "stats で、活動とタグの順序: 帳簿の順、名前、合計、回数")),
      Option(
        name: .week,
        summary: Phrase(
          ko: "timetable에서 그 날짜가 든 한 주", en: "With timetable, show the week of the date", ja: "timetable で、その日付を含む1週間")),
      Option(
        name: .fill,
        summary: Phrase(ko: "기록이 없는 기간도 보여 줘요", en: "Show periods without an entry too", ja: "記録のない期間も表示します")),
      Option(
        name: .periods,
        summary: Phrase(
          ko: "goals에서 퀘스트의 기간을 다음 것까지 보여 줘요",
          en: "With goals, list each quest's periods up to the next one", ja: "goals で、クエストの期間を次のものまで表示します")),
      Option(
        name: .legend,
        summary: Phrase(
          ko: "보고서에 쓰인 기호의 뜻을 덧붙여요", en: "Add what the signs of the report mean",
          ja: "レポートで使う記号の意味を添えます")),
      Option(
        name: .decimal,
        summary: Phrase(
          ko: "길이를 소수 시간으로 보여 줘요 (1h 30m 대신 1.50)", en: "Show lengths as decimal hours (1.50 for 1h 30m)",
          ja: "長さを小数の時間で表示します（1時間30分は 1.50）")),
      .format(ReportFormat.self),
      Option(
        name: .strict,
        summary: Phrase(
          ko: "장부에 오류가 있으면 보고서를 만들지 않아요", en: "Refuse to report if the ledger has errors",
          ja: "帳簿にエラーがあればレポートを作りません")),
    ],
    examples: [
      Example(
        arguments: "report",
        summary: Phrase(
          ko: "지금, 오늘, 이번 주와 목표를 한눈에", en: "Now, today, this week and the goals at a glance",
          ja: "現在・今日・今週と目標をまとめて表示")),
      Example(
        arguments: "report goals --goal toeic --periods",
        summary: Phrase(
          ko: "목표 하나를 기간별로", en: "One goal, period by period", ja: "1つの目標を期間ごとに")),
      Example(
        arguments: "report day yesterday",
        summary: Phrase(ko: "어제의 기록", en: "Yesterday's entries", ja: "昨日の記録")),
      Example(
        arguments: "report timetable --week",
        summary: Phrase(ko: "이번 주의 시간표", en: "The timetable of this week", ja: "今週の時間割")),
      Example(
        arguments: "report stats --this-month --by week",
        summary: Phrase(ko: "이번 달을 주별로", en: "This month, week by week", ja: "今月を週ごとに")),
      Example(
        arguments: Phrase(
          ko: "report stats --exclude '#업무' --order total",
          en: "report stats --exclude '#work' --order total",
          ja: "report stats --exclude '#仕事' --order total"),
        summary: Phrase(
          ko: "태그 하나를 빼고 합계가 큰 것부터", en: "Without a tag, the largest totals first",
          ja: "タグ1つを除いて合計の大きい順に")),
      Example(
        arguments: "report stats --period 2026-Q3 --format json",
        summary: Phrase(
          ko: "3분기를 프로그램이 읽을 수 있게", en: "The third quarter, for a program to read", ja: "第3四半期を、プログラムが読める形で")),
    ],
    signs: ReportSign.allCases)

  private static let rangeOptions: [Option] = [
    Option(
      name: .from, value: .init(placeholder: "DATE"),
      summary: Phrase(ko: "첫날", en: "The first day", ja: "最初の日")),
    Option(
      name: .to, value: .init(placeholder: "DATE"),
      summary: Phrase(ko: "마지막 날", en: "The last day", ja: "最後の日")),
    Option(
      name: .period, value: .init(placeholder: "PERIOD"),
      summary: Phrase(
        ko: "2026, 2026-Q3, 2026-07, 2026-W27, 2026-07-06 중 하나",
        en: "One of 2026, 2026-Q3, 2026-07, 2026-W27, 2026-07-06",
        ja: "2026、2026-Q3、2026-07、2026-W27、2026-07-06 のどれかの形")),
    Option(name: .today, summary: Phrase(ko: "오늘", en: "Today", ja: "今日")),
    Option(name: .yesterday, summary: Phrase(ko: "어제", en: "Yesterday", ja: "昨日")),
    Option(name: .thisWeek, summary: Phrase(ko: "이번 주", en: "This week", ja: "今週")),
    Option(name: .thisMonth, summary: Phrase(ko: "이번 달", en: "This month", ja: "今月")),
    Option(name: .thisYear, summary: Phrase(ko: "올해", en: "This year", ja: "今年")),
    Option(name: .lastWeek, summary: Phrase(ko: "지난주", en: "The week before this one", ja: "先週")),
    Option(name: .lastMonth, summary: Phrase(ko: "지난달", en: "The month before this one", ja: "先月")),
    Option(name: .lastYear, summary: Phrase(ko: "지난해", en: "The year before this one", ja: "昨年")),
    Option(
      name: .last, value: .init(placeholder: "DAYS"),
      summary: Phrase(
        ko: "오늘까지의 며칠이나 몇 주, 30d나 2w처럼", en: "That many days or weeks up to today, e.g. 30d or 2w",
        ja: "今日までの日数か週数。30d や 2w のように書きます")),
  ]

  private static let filterOptions: [Option] = [
    Option(
      name: .action, value: .init(placeholder: "NAME", source: .actions(.recorded)), isRepeatable: true,
      summary: Phrase(
        ko: "이 활동만, 이름이나 별칭으로 (여러 번 쓸 수 있어요)", en: "Only this action, by name or alias (repeatable)",
        ja: "この活動だけ。名前か別名で（繰り返せます）")),
    Option(
      name: .tag, value: .init(placeholder: "NAME", source: .tags), isRepeatable: true,
      summary: Phrase(
        ko: "이 태그만 (여러 번 쓸 수 있어요)", en: "Only this tag (repeatable)", ja: "このタグだけ（繰り返せます）")),
    Option(
      name: .exclude, value: .init(placeholder: "NAME", source: .actionsAndTags), isRepeatable: true,
      summary: Phrase(
        ko: "이 활동이나 #태그는 빼요 (여러 번 쓸 수 있어요)", en: "Leave out this action or #tag (repeatable)",
        ja: "この活動か #タグ を除きます（繰り返せます）")),
    Option(
      name: .goal, value: .init(placeholder: "NAME", source: .goals), isRepeatable: true,
      summary: Phrase(
        ko: "이 목표만, 제목이나 id로 (여러 번 쓸 수 있어요)", en: "Only this goal, by title or id (repeatable)",
        ja: "この目標だけ。タイトルか id で（繰り返せます）")),
  ]
}

extension ReportKind {
  /// The kind where none is named.
  static let `default` = overview

  /// The kind where none is named, but options that the default one lacks say what is looked for.
  static let defaultWithOptions = stats

  /// What it shows.
  var summary: Phrase {
    switch self {
    case .overview:
      Phrase(
        ko: "지금 하는 일, 오늘과 이번 주, 목표의 진행", en: "What is running, today and this week, and progress of goals",
        ja: "今進行中のもの、今日と今週、目標の進捗")
    case .goals:
      Phrase(
        ko: "목표와 퀘스트의 달성률과 연속 기록", en: "Goals and quests: completion and streaks",
        ja: "目標とクエストの達成率と連続記録")
    case .stats:
      Phrase(
        ko: "기간별 활동과 태그의 시간과 횟수", en: "Time and counts of actions and tags, per period",
        ja: "期間ごとの、活動とタグの時間と回数")
    case .day: Phrase(ko: "하루의 기록과 합계", en: "The entries and totals of a day", ja: "1日の記録と合計")
    case .timetable:
      Phrase(
        ko: "하루나 한 주의 시간표", en: "A day or a week as blocks on an axis of hours", ja: "1日または1週間の時間割")
    case .estimates:
      Phrase(
        ko: "예상 시간을 지킨 세션과 넘긴 세션, 월별로", en: "How accurate your estimates are, per month",
        ja: "見積もり時間に収まったセッションと超えたセッション、月ごと")
    case .measures:
      Phrase(
        ko: "잰 값의 최근, 가장 좋은 값, 평균과 흐름", en: "Latest, best, average and trend of measurements",
        ja: "測定値の最新、ベスト、平均と推移")
    }
  }

  /// Whether it is of one day and takes a DATE.
  var isOfOneDay: Bool { self == .day || self == .timetable }

  /// The options that only other kinds have.
  var unfitOptions: Set<OptionName> {
    let all: Set<OptionName> = Self.allCases.reduce(into: []) { $0.formUnion($1.ownOptions) }
    return all.subtracting(ownOptions)
  }

  /// The options of the kind that not all kinds have.
  private var ownOptions: Set<OptionName> {
    let filters: Set<OptionName> = [.action, .tag, .exclude, .goal]
    let oneDay: Set<OptionName> = [.period, .today, .yesterday]
    switch self {
    case .overview: return [.legend]
    case .day: return filters.union(oneDay).union([.legend])
    case .timetable: return filters.union(oneDay).union([.week, .legend])
    case .stats: return filters.union(RangeRequest.options).union([.by, .fill, .order])
    case .goals: return [.goal, .periods, .legend]
    case .estimates: return filters.union(RangeRequest.options)
    case .measures: return filters.union(RangeRequest.options)
    }
  }
}
