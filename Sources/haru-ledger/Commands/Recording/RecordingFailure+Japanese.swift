import HaruLedger
import HaruParse

extension RecordingFailure {
  /// The sentence in Japanese.
  var japanese: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion, .declare(let kinds)):
      Sentence(
        "\(shown(text)) という活動はありません", suggestion.map { "もしかして \(proposed($0)) ですか？" },
        suggestion == nil
          ? "新しい活動なら \(Language.ja.list(kinds.map(\.newOption)))\(kinds.count == 1 ? " " : " のどれか")を付けてください" : nil)
    case .unknownAction(let text, let suggestion, .name(let commands)):
      Sentence(
        "\(shown(text)) という活動はありません", suggestion.map { "もしかして \(proposed($0)) ですか？" },
        suggestion != nil || commands.isEmpty ? nil : UsageError.meant(commands, in: .ja))
    case .ambiguousAction(let text, let names):
      Sentence("\(shown(text)) で始まる活動がいくつかあります: \(Language.ja.list(names.map { shown($0) }))", "名前をもう少し書いてください")
    case .actionExists(let name): Sentence("\(shown(name)) という活動はすでにあります", "`--new` を外してください")
    case .nameLikePath(let word, let kind, let command):
      Sentence(
        "\(shown(word)) はファイル名のように見えるため、活動の名前には入れませんでした",
        command.map { "ファイルはオプションで指定してください: \(proposed($0))" },
        "本当に名前なら、先に帳簿に書いてください: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word)) は値のように見えるため、活動の名前には入れませんでした",
        "時刻は `--at`、メモは `--note` で書き、`add` の値は1語で最後に書いてください",
        "本当に名前なら、先に帳簿に書いてください: \(proposed("action \(kind.keyword) \(NameText.written(name))"))")
    case .unknownTag(let text, let suggestion):
      Sentence("\(shown(tagWritten(text))) というタグはありません", suggestion.map { "もしかして \(proposed(tagWritten($0))) ですか？" })
    case .notTimed(let name, let kind):
      Sentence(
        "\(shown(name)) は\(kind == .count ? "回数を数える" : "値を測る")活動なので、開始も終了もできません",
        "書き方: `add \(name)\(kind.usualAmount)`")
    case .alreadyOpen(let name, let since, let isPaused):
      isPaused
        ? Sentence("\(shown(name)) は \(since) に始まり、一時停止中です", "再開するには: `resume \(name)`")
        : Sentence("\(shown(name)) は \(since) から進行中です", "終えるには: `stop \(name)`")
    case .nothingOpen(.open, let action): Sentence("進行中の活動はありません", "始めるには: \(proposed("start \(action)"))")
    case .nothingOpen(.running, _): Sentence("進行中の活動はありません。すべて一時停止中です", "再開するには: `resume`")
    case .nothingOpen(.paused, _): Sentence("一時停止中の活動はありません", "進行中のものを見るには: `status`")
    case .notOpen(let name, .open): Sentence("\(shown(name)) は進行中ではありません", "始めるには: `start \(name)`")
    case .notOpen(let name, .running): Sentence("\(shown(name)) は進行中ではありません", "一時停止中なら: `resume \(name)`")
    case .notOpen(let name, .paused): Sentence("\(shown(name)) は一時停止中ではありません", "進行中のものを見るには: `status`")
    case .severalOpen(let names, let verb, let next):
      Sentence(
        "いくつかの活動が進行中です: \(Language.ja.list(names.map { shown($0) }))",
        next == nil
          ? "どれかの名前を書いてください: \(proposed("\(verb.rawValue) \(names[0])"))"
          : "先にどれかを終えてください: \(proposed("stop \(names[0])"))",
        next.map { "並行して始めるには: \(proposed("start \($0)"))" })
    case .endsWhenPaused(let name, let since):
      Sentence(
        "\(shown(name)) は \(since) に一時停止し、その時刻が終了時刻になります",
        "`--at` を外してください: \(proposed("stop \(name)"))",
        "続けていたなら、先に再開してください: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      Sentence(
        "\(shown(name)) を始めてまだ\(Language.ja.length(seconds: elapsed))です。見積もり時間は\(Language.ja.length(seconds: estimate))です",
        "それでも終えるなら `--force` を付け、間違えて始めたなら `cancel \(name)` を使ってください")
    case .tooLong(let name, let elapsed, let limit, let example):
      Sentence(
        "\(shown(name)) は\(Language.ja.length(seconds: elapsed))になり、`max-session`（\(Language.ja.length(seconds: limit))）を超えます",
        "実際の終了時刻を書いてください: \(proposed("stop \(name) --at \(example)"))",
        "本当にその長さなら `--force` を付けてください")
    case .timeBeforeLast(let time, let last):
      Sentence("\(time) は前の時刻 \(last) より早い時刻です", "その後の時刻を書いてください。`--at` を省略すると現在になります")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "\(time) まで続く記録は書けません: セッションは最長7日です",
        name.map { "実際の終了時刻を書いてください: `stop \($0) --at \(example)`" } ?? "時刻を書いてください: `--at \(example)`",
        name.map { "間違えて始めたなら: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time) はまだ来ていません", canBeYesterday ? "昨日のことなら: `--date yesterday`" : nil,
        plan.map { "予定なら日付を書いてください: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "今なら `--at` を外してください" : nil)
    case .dateWithoutTime(let date):
      Sentence(
        "`--date \(date)` には時刻も必要です", "日時を指定してください: `--date \(date) --at 22:30`", "今なら `--date` を外してください")
    case .missingAmount(let name, .time):
      Sentence("\(shown(name)) をどれだけしたか書いてください", "`add \(name) 09:00-10:30` または `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("\(shown(name)) の値を書いてください", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind, let unit, let meant):
      Sentence(
        "\(shown(text)) は \(shown(name)) に合いません", unit.map { "\(shown(name)) の単位は \(shown($0)) です" },
        meant.isEmpty ? kind.japaneseAmounts : UsageError.meant(meant, in: .ja))
    case .wordsBesideName(let text, let name, let meant):
      Sentence("\(shown(text)) は \(shown(name)) という名前の一部ではありません", UsageError.meant(meant, in: .ja))
    case .unfitOption(let option, let name, .time, let times):
      Sentence(
        "\(shown(name)) にこの形では `\(option.spelling)` を使えません",
        "開始と終了を書いてください: \(proposed("add \(name) \(times ?? "09:00-10:30")"))")
    case .unfitOption(let option, let name, let kind, _):
      Sentence(
        "\(shown(name)) は\(kind == .count ? "回数を数える" : "値を測る")活動なので、`\(option.spelling)` は使えません",
        "`\(option.spelling)` を外してください")
    case .noteOfSeveralLines: Sentence("メモは1行だけ書けます", "改行を外してください。続きは記録の下に `| ` で始まる行として書けます")
    case .unproved(let path): Sentence("\(shown(path)) は変更しませんでした: 意図と違う変更になるところでした", "haru-ledger の不具合（バグ）です。お知らせください")
    case .unreadableLines(let path, let line):
      Sentence(
        "書き込みませんでした: \(shown(path)) の \(line) 行目から読めないところがあり、新しい行も正しく読めなくなります",
        "何が問題かを見るには: \(proposed("check \(path)"))")
    case .standardInput: Sentence("標準入力には書き込めません", "ファイルを指定してください: `--file main.haru`")
    case .logOutside(let path):
      Sentence(
        "`set log` の \(shown(path)) は帳簿のフォルダーの中の `.haru` ファイルではないか、隠しファイルです",
        "次のように書いてください: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("取り消すものはありません", "取り消せるのは haru-ledger による変更だけです")
    case .undoOutside(let path):
      Sentence("取り消しませんでした: 最後に変更した \(shown(path)) はこの帳簿のファイルではありません", "エディターで直してください")
    case .changedSince(let path): Sentence("取り消しませんでした: \(shown(path)) はその後に変更されています", "エディターで直してください")
    case .noUndo: Sentence("変更を覚えておく場所がありません", "環境変数 `XDG_STATE_HOME` か `HOME` を設定してください")
    case .ledgerExists(let path): Sentence("\(shown(path)) がすでにあるため、作りませんでした", "別のフォルダーを指定してください: `init フォルダー`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }
}

extension ActionKind {
  fileprivate var japaneseAmounts: String {
    switch self {
    case .time: "開始と終了（`09:00-10:30`）か、長さ（`1h30m`）を書いてください"
    case .count: "整数を書いてください: `+2`"
    case .measure: "数を書いてください: `71.8`"
    }
  }
}

extension WriteFailure {
  /// The sentence in Japanese.
  func japanese(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder, let holder):
      Sentence(
        "別のプログラムが \(shown(folder)) フォルダーに書き込んでいます" + (holder.map { ": プロセス \($0)" } ?? ""),
        "終わってからもう一度試してください", holder.map { "何のプログラムかは `ps -p \($0)` で分かります" })
    case .changed(let path): Sentence("\(shown(path)) がその間に変更されたため、書き込みませんでした", "もう一度試してください")
    case .readOnlyFile(let path): Sentence("\(shown(path)) は書き込めないファイルです", "書き込み権限を確認してください: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("\(shown(path)) フォルダーに書き込めません", "フォルダーの権限を確認してください")
    case .fullDisk(let path): Sentence("\(shown(path)) を書く空きがありません: ディスクがいっぱいです", "ファイルは元のままです")
    case .missingFolder(let path): Sentence("\(shown(path)) フォルダーがありません")
    case .foreignFile(let path): Sentence("\(shown(path)) の所有者が異なり、所有者を保ったまま書き込めません")
    case .accessNotKept(let path):
      Sentence(
        "\(shown(path)) のアクセス権の一覧や属性を保てないため、書き込みませんでした", "`getfacl` と `getfattr` で確認できます")
    case .unreadable(let path, let reason): reason.japanese(path)
    case .other(let path, let number): Sentence("\(shown(path)) を書き込めませんでした: \(systemMessage(number))")
    }
  }
}
