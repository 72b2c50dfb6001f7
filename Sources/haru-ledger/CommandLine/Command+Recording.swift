import HaruParse

/// The commands that record, in the order of the help. This is their only list.
enum RecordingVerb: String, CaseIterable, Sendable {
  case start, stop, pause, resume, cancel
  case change = "switch"
  case add

  /// The table of the command.
  var command: Command {
    switch self {
    case .start: .start
    case .stop: .stop
    case .pause: .pause
    case .resume: .resume
    case .cancel: .cancel
    case .change: .change
    case .add: .add
    }
  }
}

extension Command {
  private static func action(_ source: ActionSource) -> Operand {
    Operand(
      placeholder: "ACTION", isOptional: false, source: .actions(source),
      summary: Phrase(
        ko: "활동 이름이나 별칭. 다른 활동과 겹치지 않으면 앞부분만 적어도 돼요",
        en: "Action name, alias or unambiguous prefix",
        ja: "活動名か別名。ほかと区別できれば先頭だけでもかまいません"))
  }

  private static func anyAction(_ source: ActionSource, _ summary: Phrase) -> Operand {
    Operand(placeholder: "ACTION", source: .actions(source), summary: summary)
  }

  private static let atOption = Option(
    name: .at, value: .init(placeholder: "TIME"),
    summary: Phrase(
      ko: "시각: 09:05, 25:10(다음 날 01:10), 2026-07-06T09:05, -10m(10분 전). 생략하면 지금",
      en:
        "Time: 09:05, 25:10 (01:10 the next day), 2026-07-06T09:05 or -10m (ten minutes ago); default: now",
      ja: "時刻: 09:05、25:10（翌日の1:10）、2026-07-06T09:05、-10m（10分前）。省略時は現在"))
  private static let dateOption = Option(
    name: .date, value: .init(placeholder: "DATE", source: .dates),
    summary: Phrase(
      ko: "적을 날짜: today, yesterday, mon(지난 월요일), 2026-07-06",
      en: "Date to record it under: today, yesterday, mon (the last Monday), 2026-07-06",
      ja: "書き込む日付: today、yesterday、mon（直近の月曜日）、2026-07-06"))
  private static let noteOption = Option(
    name: .note, value: .init(placeholder: "TEXT"),
    summary: Phrase(ko: "한 줄 메모", en: "A note of one line", ja: "1行のメモ"))
  private static let tagOption = Option(
    name: .tag, value: .init(placeholder: "NAME", source: .tags), isRepeatable: true,
    summary: Phrase(
      ko: "이 기록에만 다는 태그 (여러 번 쓸 수 있어요)", en: "Extra tag for this entry (repeatable)",
      ja: "この記録だけに付けるタグ（繰り返せます）"))
  private static let estOption = Option(
    name: .est, value: .init(placeholder: "LENGTH"),
    summary: Phrase(
      ko: "예상 시간(예: 45m). 생략하면 활동의 est=, 그다음 `set est`",
      en: "Estimated length, e.g. 45m (default: the action's est=, else `set est`)",
      ja: "見積もり時間（例: 45m）。省略時は活動の est=、次に `set est`"))
  private static let fileOption = Option(
    name: .file, value: .init(placeholder: "FILE", source: .files),
    summary: Phrase(
      ko: "장부의 파일이나 폴더. 생략하면 $HARU_LEDGER, 그다음 이 폴더나 가장 가까운 위 폴더의 main.haru",
      en:
        "The ledger's file or folder (default: $HARU_LEDGER, else main.haru in this folder or the nearest one above it)",
      ja: "帳簿のファイルかフォルダー。省略時は $HARU_LEDGER、次にこのフォルダーか最も近い上のフォルダーの main.haru"))
  private static let newOption = Option(
    name: .new, value: .init(placeholder: "KIND", choices: ["time", "count", "measure"]),
    summary: Phrase(
      ko: "장부에 없는 활동이면 이 종류로 선언해요", en: "Create the action as this kind if it is new", ja: "帳簿にない活動なら、この種類で追加します"))
  private static let forceOption = Option(
    name: .force,
    summary: Phrase(
      ko: "예상 시간보다 너무 이르거나 `max-session`보다 길어도 그냥 끝내요",
      en: "Stop even if it has only just started or is longer than `max-session`",
      ja: "見積もり時間よりかなり早くても、`max-session` より長くても終了します"))

  /// `start`.
  static let start = Command(
    name: .record(.start),
    summary: Phrase(ko: "활동을 시작해요", en: "Start an action", ja: "活動を始めます"),
    operands: [action(.timed)],
    options: [
      atOption, dateOption, estOption, noteOption, tagOption,
      Option(
        name: .toggle,
        summary: Phrase(
          ko: "이미 하고 있으면 끝내요", en: "Stop it if it is already running", ja: "すでに進行中なら終えます")),
      newOption, forceOption, fileOption,
    ],
    examples: [
      Example(
        arguments: Phrase(ko: "start 독서", en: "start reading", ja: "start 読書"),
        summary: Phrase(ko: "지금 독서를 시작해요", en: "Start reading now", ja: "今から読書を始めます")),
      Example(
        arguments: Phrase(
          ko: "start 독서 --at -10m --est 45m", en: "start reading --at -10m --est 45m",
          ja: "start 読書 --at -10m --est 45m"),
        summary: Phrase(
          ko: "10분 전에 시작했고, 45분을 예상해요", en: "Started ten minutes ago, estimated at 45 minutes",
          ja: "10分前に始めて、見積もり時間は45分")),
    ])

  /// `stop`.
  static let stop = Command(
    name: .record(.stop),
    summary: Phrase(ko: "하고 있는 활동을 끝내요", en: "Stop what is running", ja: "進行中の活動を終えます"),
    operands: [
      Operand(
        placeholder: "ACTION", isRepeatable: true, source: .actions(.open),
        summary: Phrase(
          ko: "끝낼 활동. 여럿을 적어도 되고, 하나뿐이면 생략해도 돼요",
          en: "What to stop: one or several (optional when only one is running)",
          ja: "終える活動。いくつ書いてもよく、1つだけなら省略できます"))
    ],
    options: [
      Option(
        name: .all,
        summary: Phrase(ko: "하고 있는 것과 멈춘 것을 모두 끝내요", en: "Stop everything, paused or not", ja: "進行中も一時停止中もすべて終えます")),
      atOption, dateOption,
      Option(
        name: .note, value: .init(placeholder: "TEXT"),
        summary: Phrase(
          ko: "한 줄 메모. 이미 있는 메모에는 이어 적어요", en: "A note of one line, added to the one that is there",
          ja: "1行のメモ。すでにあるメモには書き足します")),
      forceOption, fileOption,
    ],
    examples: [
      Example(
        arguments: "stop --at 25:10",
        summary: Phrase(ko: "새벽 1시 10분에 끝났어요", en: "Stopped at 1:10 am", ja: "深夜1時10分に終わりました")),
      Example(
        arguments: "stop --all",
        summary: Phrase(ko: "모두 끝내요", en: "Stop everything", ja: "すべて終えます")),
    ])

  /// `pause`.
  static let pause = Command(
    name: .record(.pause),
    summary: Phrase(ko: "하고 있는 활동을 잠시 멈춰요", en: "Pause what is running", ja: "進行中の活動を一時停止します"),
    operands: [anyAction(.running, Phrase(ko: "멈출 활동", en: "What to pause", ja: "一時停止する活動"))],
    options: [atOption, dateOption, fileOption], examples: [])

  /// `resume`.
  static let resume = Command(
    name: .record(.resume),
    summary: Phrase(ko: "멈춘 활동을 이어서 해요", en: "Resume what is paused", ja: "一時停止した活動を再開します"),
    operands: [anyAction(.paused, Phrase(ko: "이어서 할 활동", en: "What to resume", ja: "再開する活動"))],
    options: [atOption, dateOption, fileOption], examples: [])

  /// `cancel`.
  static let cancel = Command(
    name: .record(.cancel),
    summary: Phrase(ko: "하고 있는 활동의 기록을 지워요", en: "Remove the entry of what is running", ja: "進行中の活動の記録を削除します"),
    operands: [anyAction(.open, Phrase(ko: "지울 활동", en: "What to remove", ja: "削除する活動"))],
    options: [fileOption], examples: [])

  /// `switch`.
  static let change = Command(
    name: .record(.change),
    summary: Phrase(
      ko: "하던 활동을 끝내고 다른 활동을 시작해요", en: "Stop what is running and start another action", ja: "進行中の活動を終えて別の活動を始めます"),
    operands: [action(.timed)],
    options: [atOption, dateOption, estOption, noteOption, tagOption, newOption, forceOption, fileOption], examples: [])

  /// `add`.
  static let add = Command(
    name: .record(.add),
    summary: Phrase(
      ko: "지난 기록을 적어요: 세션, 시간, 횟수, 측정값",
      en: "Record something you already did: a session, a length, a count, a measure",
      ja: "済んだことを記録します: セッション、時間、回数、測定値"),
    operands: [
      action(.current),
      Operand(
        placeholder: "AMOUNT",
        summary: Phrase(
          ko: "시간은 09:00-10:30이나 1h30m, 횟수는 +2(생략하면 +1), 값은 71.8처럼",
          en: "time: 09:00-10:30 or 1h30m; count: +2 (default: +1); measure: 71.8",
          ja: "時間は 09:00-10:30 か 1h30m、回数は +2（省略時は +1）、値は 71.8 のように")),
    ],
    options: [atOption, dateOption, estOption, noteOption, tagOption, newOption, fileOption],
    examples: [
      Example(
        arguments: Phrase(
          ko: "add 독서 09:00-10:30 --date yesterday", en: "add reading 09:00-10:30 --date yesterday",
          ja: "add 読書 09:00-10:30 --date yesterday"),
        summary: Phrase(ko: "어제 읽은 것", en: "Yesterday's reading", ja: "昨日の読書")),
      Example(
        arguments: Phrase(ko: "add 물 +2", en: "add water +2", ja: "add 水 +2"),
        summary: Phrase(ko: "방금 두 잔", en: "Two glasses, just now", ja: "たった今2杯")),
      Example(
        arguments: Phrase(
          ko: "add 체중 71.8 --at 07:00", en: "add weight 71.8 --at 07:00", ja: "add 体重 71.8 --at 07:00"),
        summary: Phrase(ko: "7시에 잰 값", en: "Weight at 7:00", ja: "7時の測定値")),
    ])

  /// `undo`.
  static let undo = Command(
    name: .other(.undo),
    summary: Phrase(
      ko: "마지막으로 바꾼 것을 되돌려요", en: "Undo the last change",
      ja: "直前の変更を取り消します"),
    operands: [], options: [fileOption], examples: [])

  /// `init`.
  static let initialize = Command(
    name: .other(.initialize),
    summary: Phrase(ko: "작은 장부를 새로 만들어요", en: "Create a small ledger to start from", ja: "小さな帳簿を新しく作ります"),
    operands: [
      Operand(
        placeholder: "FOLDER", source: .folders,
        summary: Phrase(
          ko: "main.haru를 둘 폴더나, habits.haru처럼 만들 파일. 생략하면 이 폴더",
          en: "The folder for main.haru, or the file to create, e.g. habits.haru (default: this folder)",
          ja: "main.haru を置くフォルダーか、habits.haru のような作るファイル。省略時はこのフォルダー"))
    ],
    options: [], examples: [])

  /// `status`.
  static let status = Command(
    name: .other(.status),
    summary: Phrase(ko: "지금 하고 있는 것을 한 줄로 보여 줘요", en: "Show what is running in one line", ja: "今していることを1行で表示します"),
    operands: [ledgerOperand],
    options: [
      Option(
        name: .follow,
        summary: Phrase(
          ko: "1초마다 새로 보여 줘요. 예상 시간과 그 두 배가 되면 소리로 알려 줘요. 파이프에는 바뀔 때마다 한 줄씩 써요",
          en:
            "Refresh the line every second, with a bell when the estimate is reached and again at twice it; when piped, prints a line for each change",
          ja: "1秒ごとに更新し、見積もり時間とその2倍に達したときに音で知らせます。パイプへは、変わるたびに1行ずつ出力します")),
      Option(
        name: .ifRunning,
        summary: Phrase(
          ko: "하고 있는 것이 없으면 아무것도 쓰지 않아요. 프롬프트와 상태 줄에 좋아요",
          en: "Print nothing when nothing is running: for a prompt or a status bar",
          ja: "進行中の活動がなければ何も出力しません。プロンプトやステータスバー向けです")),
      Option(
        name: .goal, value: .init(placeholder: "NAME", source: .goals),
        summary: Phrase(
          ko: "이 목표(제목이나 id)의 진행률", en: "Progress of this goal (by title or id)", ja: "この目標（タイトルか id）の進捗")),
      Option(
        name: .quest, value: .init(placeholder: "ID", source: .quests),
        summary: Phrase(
          ko: "이 퀘스트(id)의 진행률. 한도 퀘스트면 ‘쓴 양/한도’", en: "Progress of this quest (by id); for a limit, how much is used",
          ja: "このクエスト（id）の進捗。上限の場合は「使った量/上限」")),
      Option(
        name: .window, value: .init(placeholder: "WINDOW", choices: StatusOptions.Window.allCases.map(\.rawValue)),
        summary: Phrase(
          ko: "진행률을 볼 기간. 생략하면 day", en: "Period to show (default: day)",
          ja: "進捗を見る期間。省略時は day")),
      Option(
        name: .escape, value: .init(placeholder: "PROGRAM", choices: StatusOptions.Reader.allCases.map(\.rawValue)),
        summary: Phrase(
          ko: "이 프로그램이 명령으로 읽는 글자를 그대로 보이게 써요", en: "Escape what this program would read as a command",
          ja: "このプログラムが命令として読む文字をエスケープします")),
      .format(StatusFormat.self),
    ],
    examples: [])
}
