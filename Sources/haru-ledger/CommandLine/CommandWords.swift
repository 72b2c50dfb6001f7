import HaruLedger
import HaruParse

/// Words that people and other programs have for what the commands do. None of them is a command; each leads to one.
enum CommandWords {
  /// What is done with the file itself rather than by a command.
  enum ByHand: Equatable, Sendable {
    case remove, rename
  }

  /// What a word says.
  enum Meaning: Equatable, Sendable {
    /// Command lines to write instead, the likeliest first.
    case commands([String])
    case byHand(ByHand)
  }

  /// What `word` says as a command with so many words behind it; nil where it says nothing known.
  static func meaning(_ word: String, before rest: [String] = []) -> Meaning? {
    let word = word.lowercased()
    if let hand = byHand.first(where: { $0.words.contains(word) })?.hand { return .byHand(hand) }
    // `log` writes, or shows what was written.
    let isShort = rest.isEmpty && (recordsOrShows.contains(word))
    if isShort { return .commands(["report day", "add ACTION"]) }
    if let verb = verbs.first(where: { $0.words.contains(word) })?.verb {
      return .commands([([verb] + rest).joined(separator: " ")])
    }
    if let name = others.first(where: { $0.words.contains(word) })?.command {
      return .commands([([name] + rest).joined(separator: " ")])
    }
    return reports(for: word).map(Meaning.commands)
  }

  /// The reports that a word names: a kind, or a period that one is of; nil where it names none.
  static func reports(for word: String) -> [String]? {
    let word = word.lowercased()
    if let kind = ReportKind(rawValue: word) ?? kinds.first(where: { $0.words.contains(word) })?.kind {
      return [kind == .default ? "report" : "report \(kind.rawValue)"]
    }
    return periods.first { $0.words.contains(word) }?.commands
  }

  private static let recordsOrShows: Set<String> = ["log", "기록", "記録", "journal"]

  private static let byHand: [(words: Set<String>, hand: ByHand)] = [
    (["delete", "del", "remove", "rm", "erase", "drop", "삭제", "지우기", "지워", "제거", "削除", "消す", "消去"], .remove),
    (["rename", "mv", "move", "이름변경", "개명", "改名", "名前変更"], .rename),
  ]

  /// Words for the commands that record. The words behind them are those of the command.
  private static let verbs: [(words: Set<String>, verb: String)] = [
    (["begin", "track", "run", "in", "clock-in", "시작", "開始", "始める", "スタート"], "start"),
    (
      [
        "done", "end", "finish", "finished", "out", "clock-out", "끝", "종료", "정지", "완료", "그만", "終了", "停止", "完了", "終わり",
        "ストップ",
      ],
      "stop"
    ),
    (["hold", "break", "멈춤", "일시정지", "쉼", "一時停止", "休憩"], "pause"),
    (["continue", "unpause", "재개", "계속", "再開"], "resume"),
    (["abort", "discard", "취소", "キャンセル", "中止"], "cancel"),
    (["change", "전환", "切替", "切り替え"], "switch"),
    (["log", "record", "enter", "insert", "추가", "기록", "적기", "追加", "記録", "journal"], "add"),
  ]

  private static let others: [(words: Set<String>, command: String)] = [
    (["revert", "되돌리기", "取り消し", "元に戻す"], "undo"),
    (["now", "current", "running", "active", "상태", "현재", "지금", "状態", "現在", "今"], "status"),
    (["lint", "validate", "verify", "test", "검사", "확인", "検査", "確認", "チェック"], "check"),
    (["fix", "repair", "고치기", "수정", "修正"], "check --fix"),
    (["format", "tidy", "정리", "整形"], "fmt"),
    (["describe", "설명", "説明"], "explain"),
    (["create", "new", "setup", "만들기", "作成", "新規"], "init"),
    (["completion", "자동완성", "補完"], "completions"),
    (["manual", "매뉴얼", "설명서", "マニュアル"], "man"),
    (["syntax"], "help syntax"),
    (["usage", "도움말", "ヘルプ"], "help"),
    (["version", "버전", "バージョン"], "--version"),
  ]

  private static let kinds: [(words: Set<String>, kind: ReportKind)] = [
    (
      ["list", "ls", "show", "view", "summary", "dashboard", "목록", "보기", "요약", "보고서", "보고", "一覧", "表示", "概要", "レポート"],
      .overview
    ),
    (["entries", "diary", "하루", "일지", "日報", "日誌"], .day),
    (["calendar", "schedule", "시간표", "달력", "時間割", "カレンダー"], .timetable),
    (["statistics", "stat", "totals", "total", "sum", "actions", "tags", "통계", "합계", "統計", "合計"], .stats),
    (["goal", "quests", "quest", "habits", "목표", "퀘스트", "습관", "目標", "クエスト", "習慣"], .goals),
    (["estimate", "예상", "見積もり"], .estimates),
    (["measure", "measurements", "weight", "측정", "측정값", "測定", "測定値"], .measures),
  ]

  private static let periods: [(words: Set<String>, commands: [String])] = [
    (["today", "오늘", "今日", "きょう"], ["report day", "report stats --today"]),
    (["yesterday", "어제", "昨日", "きのう"], ["report day yesterday", "report stats --yesterday"]),
    (
      ["week", "weekly", "this-week", "thisweek", "이번주", "주간", "今週", "週間"],
      ["report timetable --week", "report stats --this-week"]
    ),
    (["last-week", "lastweek", "지난주", "先週"], ["report stats --last-week"]),
    (["month", "monthly", "this-month", "이번달", "월간", "今月", "月間"], ["report stats --this-month"]),
    (["last-month", "지난달", "先月"], ["report stats --last-month"]),
    (["year", "yearly", "this-year", "올해", "연간", "今年", "年間"], ["report stats --this-year"]),
    (["last-year", "작년", "지난해", "去年", "昨年"], ["report stats --last-year"]),
  ]
}

extension CommandWords.ByHand {
  /// How it is done.
  var advice: Phrase {
    switch self {
    case .remove:
      Phrase(
        ko: "기록을 지우려면 파일에서 그 줄을 지우세요. 마지막으로 바꾼 것은 `undo`로 되돌려요",
        en: "to remove an entry, delete its line in the file; `undo` takes back the last change",
        ja: "記録を消すには、ファイルでその行を削除してください。直前の変更は `undo` で取り消せます")
    case .rename:
      Phrase(
        ko: "이름을 바꾸려면 파일에서 선언과 기록, 퀘스트의 이름을 모두 고치세요",
        en: "to rename an action, change its name in the files: where it is declared, in its entries and in its quests",
        ja: "活動の名前を変えるには、ファイルで宣言・記録・クエストの名前をすべて書き換えてください")
    }
  }
}
