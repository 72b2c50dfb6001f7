import HaruLedger
import HaruParse

/// A sign of text reports, and what it means: for `--legend`, the help and the manual page.
enum ReportSign: CaseIterable, Sendable {
  case target, limit, allKept
  case met, kept, missed, exceeded, open, excused, upcoming
  case running, paused
  case fromDayBefore, intoNextDay

  /// As it is drawn.
  var text: String {
    switch self {
    case .target: "█░"
    case .limit: "▰▱"
    case .allKept: "✓"
    case .met, .kept, .missed, .exceeded, .open, .excused, .upcoming: state.map { GoalsText.mark($0).text } ?? ""
    case .running: "▶"
    case .paused: "Ⅱ"
    case .fromDayBefore: "▲"
    case .intoNextDay: "▼"
    }
  }

  /// What it means.
  func meaning(_ language: Language) -> String {
    if let state { return language.periodIs(state) }
    let phrase: Phrase =
      switch self {
      case .limit: Phrase(ko: "한도 중 쓴 양", en: "used of a limit", ja: "上限のうち使った分")
      case .allKept: Phrase(ko: "채웠거나 지킴", en: "met or kept", ja: "達成または順守")
      case .running: Phrase(ko: "진행 중", en: "running", ja: "進行中")
      case .paused: Phrase(ko: "멈춤", en: "paused", ja: "一時停止")
      case .fromDayBefore: Phrase(ko: "전날에서 이어짐", en: "goes on from the day before", ja: "前日から継続")
      case .intoNextDay: Phrase(ko: "다음 날로 이어짐", en: "goes on into the next day", ja: "翌日へ継続")
      default: Phrase(ko: "목표량 중 한 양", en: "done of what is needed", ja: "目標量のうち済んだ分")
      }
    return phrase(language)
  }

  /// The state of a period that it marks.
  private var state: QuestPeriod.State? {
    switch self {
    case .met: .met
    case .kept: .kept
    case .missed: .missed
    case .exceeded: .exceeded
    case .open: .open
    case .excused: .excused
    case .upcoming: .upcoming
    default: nil
    }
  }

  /// Those of a kind of report.
  static func of(_ kind: ReportKind) -> [ReportSign] {
    switch kind {
    case .overview: [.running, .paused, .target, .limit, .allKept, .exceeded, .excused]
    case .goals: [.target, .limit, .allKept, .met, .kept, .missed, .exceeded, .open, .excused, .upcoming]
    case .day, .timetable: [.fromDayBefore, .intoNextDay]
    case .stats, .estimates, .measures: []
    }
  }
}

extension ReportText {
  /// What the signs of a kind of report mean.
  func legend(_ kind: ReportKind) -> [String] {
    let items = ReportSign.of(kind).map { "\($0.text) \($0.meaning(language))" }
    return TextWrap.joined(items, separator: "   ", width: width).map { style.paint($0, .faint) }
  }
}
