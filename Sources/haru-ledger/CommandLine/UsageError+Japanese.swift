import HaruLedger
import HaruParse

extension UsageError {
  /// The sentence in Japanese.
  var japanese: Sentence {
    switch self {
    case .unknownCommand(let text, let suggestion): Sentence("\(shown(text)) というコマンドはありません", meant(suggestion))
    case .foreignCommand(let text, let meaning):
      Sentence("\(shown(text)) というコマンドはありません", help(meaning, .ja))
    case .unknownOption(let text, nil, _, let suggestion):
      Sentence("\(shown(text)) というオプションはありません", meant(suggestion))
    case .unknownOption(let text, let command?, let owners, let suggestion):
      Sentence(
        "`\(command.rawValue)` コマンドに \(shown(text)) オプションはありません",
        owners.isEmpty
          ? meant(suggestion) : "\(shown(text)) オプションは \(Language.ja.list(owners.map { shown($0.rawValue) })) コマンドにあります"
      )
    case .missingValue(let option, let placeholder):
      Sentence("`\(option.spelling)` オプションに値がありません", "書き方: `\(option.spelling) \(placeholder)`")
    case .unexpectedValue(let option, let value):
      Sentence("`\(option.spelling)` オプションは値を取りません: \(shown(value))", "書き方: `\(option.spelling)`")
    case .notUTF8(let text):
      Sentence("\(shown(text)) は UTF-8 ではありません", "UTF-8 で書いてください。ほかのバイトはファイルのパスにだけ使えます")
    case .unknownChoice(let subject, let text, let choices, let suggestion):
      Sentence("`\(subject)` に \(shown(text)) は使えません", meant(suggestion), "使える値: \(Language.ja.list(choices))")
    case .missingAction(let verb, let action):
      Sentence("`ACTION` がありません", "帳簿にある活動を書いてください: \(proposed(example(verb, action, "読書")))")
    case .missingChoice(let placeholder, let choices):
      Sentence("`\(placeholder)` がありません", "使える値: \(Language.ja.list(choices))")
    case .unexpectedOperand(let text, let option):
      Sentence(
        "\(shown(text)) は不要な引数です",
        option.map { "外してください。帳簿はオプションで指定します: `\($0.spelling) \(text)`" } ?? "外すか、空白を含む名前なら引用符で囲んでください")
    case .unknownCode(let text, let suggestion):
      Sentence("\(shown(text)) というコードはありません", meant(suggestion), "`haru-ledger explain --list` で一覧を見られます")
    case .fixOfStandardInput: Sentence("標準入力は直せません", "ファイルを指定してください: `haru-ledger check --fix main.haru`")
    case .invalidValue(let option, let text, let expected, let meant):
      Sentence(
        "`\(option.spelling)` に \(shown(text)) は使えません", Self.meantValue(option, meant, in: .ja), monthLength(text),
        japanese(expected))
    case .unknownName(let option, let text, let suggestion):
      Sentence("`\(option.spelling)`: 帳簿に \(shown(text)) という名前はありません", meant(suggestion))
    case .invalidDate(let text): Sentence("\(shown(text)) という日付はありません", monthLength(text) ?? japanese(.date))
    case .dateAsFile(let text, let command):
      Sentence("\(shown(text)) というファイルはありません", meant(command), japanese(.date))
    case .periodAsKind(let text, let commands):
      Sentence("`KIND` に \(shown(text)) は使えません", "書き方: \(Language.ja.choice(commands.map { proposed($0) }))")
    case .skippedNow(let text, let before, let after):
      Sentence(
        "`--now` の \(text) は存在しない時刻です: 時計は \(before) から \(after) に進みます",
        "`\(before)` まで、または `\(after)` からの時刻を書いてください")
    case .conflict(let a, let b): Sentence("`\(a.spelling)` と `\(b.spelling)` は一緒に使えません", "どちらかを外してください")
    case .conflictWithDate(let option, let text):
      Sentence("`\(option.spelling)` と日付 \(shown(text)) は一緒に使えません", "どちらかを外してください")
    case .rangeReversed(let from, let to):
      Sentence("`--from \(from)` が `--to \(to)` より後です", "書き方: `--from \(to) --to \(from)`")
    case .unfitOption(let option, let kind):
      Sentence("`\(kind.rawValue)` レポートに `\(option.spelling)` オプションは使えません")
    case .unfitDate(let text, let kind):
      Sentence(
        "`\(kind.rawValue)` レポートは日付を取りません: \(shown(text))",
        kind == .goals ? "期間ごとに見るには `--periods` を使ってください" : kind == .overview ? nil : "書き方: `--period \(text)`")
    }
  }

  private func meant(_ suggestion: String?) -> String? {
    suggestion.map { "もしかして \(shown($0)) ですか？" }
  }

  private func monthLength(_ text: String) -> String? {
    Self.monthWithoutDay(text).map { "\(Language.ja.month(year: $0.year, month: $0.month))は\($0.days)日までです" }
  }

  private func japanese(_ expected: ExpectedValue) -> String {
    switch expected {
    case .namedDate: "日付は \(expected.example) のように書くか、`today`、`yesterday`、曜日（`mon`）で書きます"
    case .date: "日付の書き方: \(expected.example)"
    case .dayPeriod: "このレポートは1日のものです: \(expected.example)"
    case .period: "期間の書き方: \(expected.example)"
    case .moment: "日付と時刻を一緒に書きます: \(expected.example)"
    case .timeOrAgo: "時刻か、どれだけ前かを書きます: \(expected.example)"
    case .estimate: "見積もり時間は0より長く10,000時間以内です: \(expected.example)"
    case .days: "日数の書き方: \(expected.example)"
    }
  }
}
