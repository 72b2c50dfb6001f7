import HaruParse

/// The headings of the manual page.
enum ManHeading {
  case manual, name, synopsis, description, commands, options, exitStatus, environment, files, examples, seeAlso
  case signs

  func text(_ language: Language) -> String {
    switch self {
    case .manual: Phrase(ko: "사용자 명령", en: "User Commands", ja: "ユーザーコマンド")(language)
    case .name: Phrase(ko: "이름", en: "NAME", ja: "名前")(language)
    case .synopsis: Phrase(ko: "사용법", en: "SYNOPSIS", ja: "書式")(language)
    case .description: Phrase(ko: "설명", en: "DESCRIPTION", ja: "説明")(language)
    case .commands: Phrase(ko: "명령", en: "COMMANDS", ja: "コマンド")(language)
    case .options: Phrase(ko: "공통 옵션", en: "COMMON OPTIONS", ja: "共通オプション")(language)
    case .exitStatus: Phrase(ko: "종료 코드", en: "EXIT STATUS", ja: "終了ステータス")(language)
    case .environment: Phrase(ko: "환경 변수", en: "ENVIRONMENT", ja: "環境変数")(language)
    case .files: Phrase(ko: "파일", en: "FILES", ja: "ファイル")(language)
    case .examples: Phrase(ko: "예", en: "EXAMPLES", ja: "例")(language)
    case .signs: Phrase(ko: "기호:", en: "Signs:", ja: "記号:")(language)
    case .seeAlso: Phrase(ko: "함께 보기", en: "SEE ALSO", ja: "関連項目")(language)
    }
  }
}

/// What the manual page says beside the table of commands.
enum ManText {
  /// The paragraphs of the description.
  static let description = [
    Phrase(
      ko: """
        텍스트로 쓰는 습관·시간 장부예요. `.haru` 파일은 아무 편집기로나 적고 git에 둘 수 있어요. 이 프로그램은 무엇이 잘못됐는지, \
        시간이 어디로 갔는지, 목표가 어디까지 왔는지 알려 주고, 기록을 한 줄씩 대신 적어 줘요.
        """,
      en: """
        A plain-text ledger of habits and time. You keep `.haru` files in any editor and in git; this program checks them, \
        shows where your time went and how your goals are doing, and writes entries for you, one line at a time.
        """,
      ja: """
        テキストで書く習慣と時間の帳簿です。`.haru` ファイルはどのエディターでも書けて、git に置けます。このプログラムは、誤り、\
        時間の使い道、目標の進捗を示し、記録を1行ずつ代わりに書き込みます。
        """),
    Phrase(
      ko: "결과는 표준 출력에, 진단은 표준 오류에 나와요. `check`의 진단은 그 결과예요.",
      en: "Results go to standard output, diagnostics to standard error; the diagnostics of `check` are its result.",
      ja: "結果は標準出力に、診断は標準エラーに出ます。`check` の診断はその結果です。"),
  ]

  /// What an exit status means.
  static func meaning(of status: ExitStatus) -> Phrase {
    switch status {
    case .done: Phrase(ko: "끝났고 잘못된 곳이 없어요", en: "Done, and nothing was wrong", ja: "完了し、誤りはありませんでした")
    case .findings:
      Phrase(
        ko: "장부에 오류가 있어요. `--strict`를 쓰면 경고도, `fmt --check`를 쓰면 다듬을 파일도요",
        en: "Errors in the ledger; with `--strict`, warnings too; with `fmt --check`, files to format",
        ja: "帳簿にエラーがあります。`--strict` では警告、`fmt --check` では整えるファイルも含みます")
    case .failure:
      Phrase(
        ko: "잘못된 사용법, 읽을 수 없는 파일, 쓸 수 없는 출력",
        en: "Wrong use, a file that cannot be read, or output that cannot be written", ja: "誤った使い方、読めないファイル、書き込めない出力")
    case .fault: Phrase(ko: "haru-ledger의 버그", en: "A bug in haru-ledger", ja: "haru-ledger の不具合（バグ）")
    case .closedPipe:
      Phrase(
        ko: "결과를 읽던 쪽이 먼저 끝났어요", en: "The reader of the output closed it first", ja: "出力の読み手が先に終わりました")
    }
  }

  /// What an environment variable does.
  static func meaning(of variable: EnvironmentVariable) -> Phrase {
    switch variable {
    case .ledger:
      Phrase(
        ko: "FILE을 적지 않았을 때 쓸 장부의 파일이나 폴더", en: "The ledger's file or folder where no FILE is named",
        ja: "FILE を書かないときに使う帳簿のファイルかフォルダー")
    case .localeAll, .localeMessages, .locale:
      Phrase(
        ko: "언어. LC_ALL, LC_MESSAGES, LANG 중 처음으로 설정된 것을 따라요",
        en: "The language, by the first of LC_ALL, LC_MESSAGES and LANG that is set",
        ja: "言語。LC_ALL、LC_MESSAGES、LANG のうち最初に設定されているものに従います")
    case .noColor: Phrase(ko: "비어 있지 않으면 색을 쓰지 않아요", en: "No colours if it is not empty", ja: "空でなければ色を使いません")
    case .forceColor:
      Phrase(
        ko: "0이 아니면 터미널이 아니어도 색을 써요", en: "Colours without a terminal, too, unless it is 0",
        ja: "0 でなければ端末以外でも色を使います")
    case .cliColor: Phrase(ko: "0이면 색을 쓰지 않아요", en: "No colours if it is 0", ja: "0 なら色を使いません")
    case .terminal:
      Phrase(
        ko: "터미널의 종류. dumb에는 색을 쓰지 않아요", en: "The kind of terminal; dumb has no colours",
        ja: "端末の種類。dumb では色を使いません")
    case .colorTerminal:
      Phrase(
        ko: "truecolor나 24bit이면 모든 색을 써요", en: "truecolor or 24bit where the terminal shows all colours",
        ja: "truecolor か 24bit ならすべての色を使います")
    case .colorForegroundBackground:
      Phrase(
        ko: "터미널의 글자색과 배경색의 번호", en: "The numbers of the terminal's colours for letters and background",
        ja: "端末の文字色と背景色の番号")
    case .columns: Phrase(ko: "터미널의 너비", en: "The width of the terminal", ja: "端末の幅")
    case .zoneDatabase:
      Phrase(ko: "시간대 데이터베이스의 폴더", en: "The folder of the zone database", ja: "タイムゾーンのデータベースのフォルダー")
    case .stateHome:
      Phrase(ko: "`undo`에 필요한 것을 두는 폴더", en: "The folder for what `undo` needs", ja: "`undo` に必要なものを置くフォルダー")
    case .home: Phrase(ko: "홈 폴더", en: "The home folder", ja: "ホームフォルダー")
    case .timeZone:
      Phrase(
        ko: "`init`이 적는 시간대의 이름", en: "The name of the zone that `init` writes", ja: "`init` が書くタイムゾーンの名前")
    }
  }

  /// The files that the program knows of by itself.
  static let files: [(path: String, meaning: Phrase)] = [
    (
      LedgerFiles.mainFile,
      Phrase(
        ko: "장부의 첫 파일. 이 폴더나 가장 가까운 위 폴더에서 찾아요",
        en: "The first file of a ledger, looked for in this folder and in those above it",
        ja: "帳簿の最初のファイル。このフォルダーか最も近い上のフォルダーで探します")
    ),
    (
      "$XDG_STATE_HOME/haru-ledger/undo",
      Phrase(
        ko: "`undo`에 필요한 것. XDG_STATE_HOME이 없으면 ~/.local/state에 있어요",
        en: "What `undo` needs; in ~/.local/state without XDG_STATE_HOME",
        ja: "`undo` に必要なもの。XDG_STATE_HOME がなければ ~/.local/state にあります")
    ),
    (
      "/usr/share/zoneinfo",
      Phrase(ko: "시스템의 시간대 데이터베이스", en: "The system's zone database", ja: "システムのタイムゾーンのデータベース")
    ),
  ]
}
