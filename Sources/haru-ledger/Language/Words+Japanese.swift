import HaruParse

/// Proposes what was probably meant.
func japaneseGuess(_ suggestion: String?) -> String? { suggestion.map { "もしかして \(proposed($0)) ですか？" } }

/// Says what to write.
func japaneseWrite(_ suggestion: String?) -> String? { suggestion.map { "\(proposed($0)) のように書いてください" } }

/// Why a text cannot be a name.
func japaneseName(_ text: String, _ suggestion: String?) -> Sentence {
  if isAllBlank(text) { return Sentence("名前が空です", "語を1つ以上書いてください: `action time 読書`") }
  return Sentence(
    text.hasPrefix("#")
      ? "\(shown(text)) は `#` で始まるので、名前ではなくタグとして読まれます" : "\(shown(text)) はこのままでは名前になりません",
    "引用符で囲んでください: \(proposed(suggestion ?? NameText.quoted(text)))")
}

extension Part {
  /// What is missing, and a line that has it.
  var japaneseMissing: Sentence {
    switch self {
    case .version: Sentence("形式のバージョンがありません", "`haru 1` と書いてください")
    case .settingKey: Sentence("設定の名前がありません", "名前と値を書いてください: `set day-start 06:00`")
    case .settingValue: Sentence("設定の値がありません", "最後に値を書いてください: `set day-start 06:00`")
    case .date: Sentence("ここには日付が必要です", "年、月、日の順に書いてください: `2026-07-06`")
    case .pattern: Sentence("読み込むファイルのパスがありません", "このフォルダーからの相対パスを書いてください: `include 2026/*.haru`")
    case .name: Sentence("名前がありません", "種類の後に名前を書いてください: `action time 読書`")
    case .tag: Sentence("タグがありません", "`#` の後に語を1つ書いてください: `tag #勉強 color=#2F6B4F`")
    case .actionKind: Sentence("活動の種類がありません", "名前の前に `time`、`count`、`measure` のどれかを書いてください: `action time 読書`")
    case .action: Sentence("この記録に活動がありません", "最後に活動を書いてください: `09:00-10:30 読書`")
    case .title: Sentence("目標のタイトルがありません", "タイトルを書いてください: `goal 本を12冊読む start=2026-01-01`")
    case .target: Sentence("対象がありません", "活動、`#タグ`、`*` のどれかを書いてください: `quest 読書 >= 1h per day`")
    case .comparison: Sentence("比較記号がありません", "以上は `>=`、以下は `<=` と書いてください: `quest 読書 >= 1h per day`")
    case .amount: Sentence("量がありません", "時間の長さか整数を書いてください: `quest 読書 >= 1h per day`")
    case .cadence: Sentence("周期がありません", "量の後に周期を書いてください: `quest 読書 >= 1h per day`")
    case .value: Sentence("ここには値が必要です", "`=` のすぐ後に値を書いてください: `est=30m`")
    }
  }
}

extension Expected {
  /// What to write, with an example after the `prefix` of the value (`est=` or `set zone `).
  func japanese(after prefix: String) -> String {
    func example(_ value: String) -> String { proposed(prefix + value) }
    return switch self {
    case .oneOf(let words): "こう書いてください: \(Language.ja.choice(words.map(example)))"
    case .date: "日付を書いてください: \(example("2026-07-06"))"
    case .timeOfDay: "00:00 から 23:59 までの時刻を書いてください: \(example("06:00"))"
    case .length: "0より長い時間の長さを書いてください: \(example("1h30m"))"
    case .weekday: "曜日を書いてください: \(example("mon"))"
    case .color: "`#` の後に16進数を6桁書いてください: \(example("#2F6B4F"))"
    case .percent: "1% から 100% までの百分率を書いてください: \(example("80%"))"
    case .names: "名前を1つ以上、コンマで区切って書いてください: \(example("read,r"))"
    case .zoneName: "IANA のタイムゾーン名を書いてください: \(example("Asia/Tokyo"))"
    case .logPattern: "隠しフォルダーを通らない `.haru` ファイルの相対パスを書いてください。`%Y`、`%m`、`%d` を使えます: \(example("2026/%Y-%m.haru"))"
    case .text: "1文字以上書いてください: \(proposed(textExample(after: prefix)))"
    case .codes: "コードをコンマで区切って書いてください。すべてのコードは `haru-ledger explain --list` で見られます"
    }
  }
}

extension DeclarationKind {
  /// The kind's name.
  var japanese: String {
    switch self {
    case .tag: "タグ"
    case .action: "活動"
    case .alias: "別名"
    case .goal: "目標"
    case .goalID: "目標の id "
    case .questID: "クエストの id "
    case .quest: "クエスト"
    case .skip: "休みの日"
    case .setting: "設定"
    }
  }

  func japaneseDuplicate(_ name: String) -> Sentence {
    let keepOne = "2行のうち1つだけ残してください"
    return switch self {
    case .tag: Sentence("タグ \(shown(tagWritten(name))) が2回宣言されています", keepOne)
    case .action: Sentence("\(shown(name)) という活動が2つあります", "一方の名前を変えるか、\(keepOne)")
    case .alias:
      Sentence("\(shown(name)) という別名が2つあります", "ここには別の名前を書いてください: \(proposed("alias=" + valueWritten(name + "2")))")
    case .goal: Sentence("\(shown(name)) という目標が2つあります", "一方のタイトルを変えるか、\(keepOne)")
    case .goalID:
      Sentence("id が \(shown(name)) の目標が2つあります", "ここには別の id を書いてください: \(proposed("id=" + valueWritten(name + "2")))")
    case .questID:
      Sentence("id が \(shown(name)) のクエストが2つあります", "ここには別の id を書いてください: \(proposed("id=" + valueWritten(name + "2")))")
    case .quest: Sentence("クエスト \(shown(name)) が2つあります", keepOne)
    case .skip: Sentence("休みの日 \(shown(name)) が2つあります", keepOne)
    case .setting: Sentence("設定 \(shown(name)) が2つあります", keepOne)
    }
  }
}

extension ActionKind {
  /// How an action of the kind is measured.
  var japanese: String {
    switch self {
    case .time: "時間を計る活動"
    case .count: "回数を数える活動"
    case .measure: "値を測る活動"
    }
  }

  var japaneseForms: String {
    switch self {
    case .time: "`09:00-10:30` のように開始と終了を書くか、`1h30m` のように長さを書いてください"
    case .count: "`08:10` のように時刻を書くか、`+2` または `08:10 +2` のように回数を書いてください"
    case .measure: "`=71.8` または `07:00 =71.8` のように値を書いてください"
    }
  }

  func japaneseAmount(_ action: String) -> Sentence {
    switch self {
    case .time:
      Sentence(
        "\(shown(action)) は\(japanese)なので、クエストの量は時間の長さで書きます",
        "長さを書いてください: \(proposed("quest \(NameText.written(action)) >= 1h30m per day"))")
    case .count:
      Sentence(
        "\(shown(action)) は\(japanese)なので、クエストの量は整数で書きます",
        "整数を書いてください: \(proposed("quest \(NameText.written(action)) >= 8 per day"))")
    case .measure:
      Sentence(
        "\(shown(action)) は\(japanese)なので、合計がないため目標にできません",
        "`time` か `count` の活動を書いてください: `quest 読書 >= 1h per day`")
    }
  }
}

extension EntryForm {
  /// The form's name.
  var japanese: String {
    switch self {
    case .session: "セッション"
    case .running: "進行中のセッション"
    case .paused: "一時停止中のセッション"
    case .length: "時間の長さ"
    case .count: "回数"
    case .measure: "測定値"
    }
  }
}

extension FileError {
  func japanese(_ path: String) -> Sentence {
    switch self {
    case .notFound:
      Sentence("\(shown(path)) というファイルはありません", "パスを確かめてください。そこに帳簿を新しく作るには: \(proposed("haru-ledger init \(path)"))")
    case .permissionDenied: Sentence("\(shown(path)) を読む権限がありません", "`chmod u+r` で読む権限を与えてください")
    case .isDirectory:
      Sentence("\(shown(path)) はファイルではなくフォルダーです", "中のファイルを書いてください: \(proposed("\(path)/*.haru"))")
    case .tooLarge:
      Sentence("\(shown(path)) は上限の 2 GiB を超えています", "年や月ごとに分け、`include 2026/*.haru` のように読み込んでください")
    case .notRegular:
      Sentence("\(shown(path)) はファイルではなく、パイプか装置です", "`main.haru` のようなファイルを書くか、`-` と書いて内容をパイプで渡してください")
    case .linkLoop: Sentence("\(shown(path)) のリンクが循環しているため、ファイルを開けません", "`readlink` でリンクをたどり、ファイルを指すように直してください")
    case .other(let number):
      Sentence("\(shown(path)) を読めません: システムのエラー番号は \(number) です", "もう一度試し、ディスクや接続を確かめてください")
    }
  }
}

extension Weekday {
  /// The weekday as the format spells it in Japanese: `月`.
  var japanese: String {
    switch self {
    case .monday: "月"
    case .tuesday: "火"
    case .wednesday: "水"
    case .thursday: "木"
    case .friday: "金"
    case .saturday: "土"
    case .sunday: "日"
    }
  }
}
