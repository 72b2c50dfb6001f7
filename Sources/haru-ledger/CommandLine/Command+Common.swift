import HaruParse

extension Command {
  /// The options of every command.
  static let commonOptions: [Option] = [
    Option(
      name: .lang, value: .init(placeholder: "LANGUAGE", choices: Language.allCases.map(\.rawValue)),
      summary: Phrase(
        ko: "쓸 언어. 생략하면 장부의 `set language`, 그다음 LC_ALL, LC_MESSAGES, LANG을 따라요",
        en: "Language (default: the ledger's `set language`, then LC_ALL, LC_MESSAGES and LANG)",
        ja: "表示する言語。省略時は帳簿の `set language`、次に LC_ALL、LC_MESSAGES、LANG に従います")),
    Option(
      name: .now, value: .init(placeholder: "TIME"),
      summary: Phrase(
        ko: "현재 시각 대신 쓸 시각(장부 시간대 기준): 2026-07-07T10:00[:00][±HH:MM]",
        en: "Use this as the current time (in the ledger's time zone): 2026-07-07T10:00[:00][±HH:MM]",
        ja: "現在時刻の代わりに使う時刻（帳簿のタイムゾーン）: 2026-07-07T10:00[:00][±HH:MM]")),
    Option(
      name: .color, value: .init(placeholder: "WHEN", choices: Style.Choice.allCases.map(\.rawValue)),
      summary: Phrase(
        ko: "색을 언제 쓸지. auto면 터미널에서만",
        en: "When to use colours; auto: only on a terminal",
        ja: "色を使う条件。auto は端末でだけ使います")),
    Option(
      name: .help, short: "h",
      summary: Phrase(ko: "이 도움말을 보여 줘요", en: "Show this help", ja: "このヘルプを表示します")),
    Option(
      name: .version,
      summary: Phrase(ko: "버전을 보여 줘요", en: "Show the version", ja: "バージョンを表示します")),
  ]

  /// What the program is, for the top of its help.
  static let programSummary = Phrase(
    ko: "텍스트로 쓰는 습관·시간 장부",
    en: "a plain-text ledger of habits and time",
    ja: "テキストで書く習慣と時間の帳簿")

  /// The operand by which commands take a ledger.
  static let ledgerOperand = Operand(
    placeholder: "FILE", isRepeatable: true, source: .files,
    summary: Phrase(
      ko: """
        .haru 파일이나 폴더(그 안의 main.haru, 없으면 모든 .haru 파일), 또는 표준 입력을 뜻하는 -. 여럿이면 모두 한 장부예요. \
        생략하면 $HARU_LEDGER, 그다음 이 폴더나 가장 가까운 위 폴더의 main.haru를 읽어요
        """,
      en: """
        A .haru file, a folder (its main.haru, else every .haru file in it) or - for standard input; several \
        files are read as one ledger. Default: $HARU_LEDGER, else main.haru in this folder or the nearest one above it
        """,
      ja: """
        .haru ファイル、フォルダー（その中の main.haru、なければすべての .haru ファイル）、または標準入力を表す -。複数あれば全体で1つの帳簿です。\
        省略時は $HARU_LEDGER、次にこのフォルダーか最も近い上のフォルダーの main.haru を読みます
        """))

  /// `help`.
  static let help = Command(
    name: .other(.help),
    summary: Phrase(ko: "도움말을 보여 줘요", en: "Show help", ja: "ヘルプを表示します"),
    operands: [
      Operand(
        placeholder: "COMMAND", choices: [Choice(word: syntaxTopic, summary: syntaxSummary)], source: .commands,
        summary: Phrase(ko: "도움말을 볼 명령", en: "The command to show help for", ja: "ヘルプを見るコマンド"))
    ],
    options: [],
    examples: [Example(arguments: "help \(syntaxTopic)", summary: syntaxSummary)])

  /// What `help` knows beside the commands: how a ledger is written.
  static let syntaxTopic = "syntax"

  private static let syntaxSummary = Phrase(
    ko: "장부를 적는 법을 한 화면에 보여 줘요", en: "Show on one screen how a ledger is written", ja: "帳簿の書き方を1画面で表示します")
}

extension Command.Option {
  /// `--format`, by which the result has one of some forms.
  static func format<Format: OutputFormat>(
    _ forms: Format.Type, summary: Phrase = Phrase(ko: "결과의 형식", en: "Output format", ja: "結果の形式")
  ) -> Command.Option {
    Command.Option(
      name: .format, value: .init(placeholder: "FORMAT", choices: forms.allCases.map(\.rawValue)), summary: summary)
  }
}
