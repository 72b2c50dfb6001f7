import HaruParse

extension Problem {
  /// The sentence in Japanese, in the polite style (です・ます), without a full stop at its end.
  var japanese: Sentence {
    switch self {
    // MARK: Text
    case .invalidUTF8(let byte):
      Sentence(
        "UTF-8 ではないバイト（`\(hexadecimal(byte))`）があります",
        "UTF-8 で保存してください。Shift_JIS のファイルは変換できます: `iconv -f CP932 -t UTF-8 old.haru > new.haru`")
    case .controlCharacter(let scalar):
      Sentence("行の中では使えない制御文字があります: \(controlName(scalar))", "削除してください。使える制御文字はタブだけです")
    case .loneCarriageReturn: Sentence("復帰文字（CR）の後に改行文字（LF）がありません", "削除するか、行末を LF または CR LF にしてください")
    case .utf16File:
      Sentence(
        "このファイルは UTF-8 ではなく UTF-16 です", "UTF-8 で保存してください: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`")
    case .conflict:
      Sentence("マージの競合が残っているため、マーカーの間の行は読み込んでいません", "必要な行だけを残し、`<<<<<<<`、`=======`、`>>>>>>>` の行を削除してください")
    case .unclosedQuote: Sentence("この引用符は行の中で閉じられていません", #"名前の後にも引用符を書いてください: `"英語; 単語"`"#)
    case .invalidEscape(let text):
      Sentence("引用符の中の \(shown(text)) には意味がありません", #"バックスラッシュは `\\`、引用符は `\"` と書いてください"#)

    // MARK: Limits
    case .lineTooLong: Sentence("この行は上限の 1 MiB を超えています", "行を分けてください。メモは `| 続きの言葉` のような行に続けられます")
    case .nameTooLong(let count):
      Sentence("名前は200文字までですが、これは\(Language.ja.number(count))文字あります", "名前を短くし、残りはコメントに書いてください: `; 残りの説明`")
    case .fileTooLarge: Sentence("このファイルは上限の 2 GiB を超えています", "年や月ごとに分け、`include 2026/*.haru` のように読み込んでください")
    case .tooManyFiles:
      Sentence("帳簿のファイルが上限の100,000個を超えています", "小さいファイルをまとめるか、`include 2026/*.haru` のように減らしてください")
    case .tooManyDeclarations(let kind):
      Sentence(
        "帳簿で宣言した\(kind.japanese)が上限の100,000個を超えています", "使わない宣言を削除してください。`haru-ledger check --hints` で見つかります")
    case .countTooLarge(let text):
      Sentence("\(shown(text)) は回数の上限1,000,000,000を超えています", "`-1000000000` から `+1000000000` までの数を書いてください")
    case .lengthTooLong(let text): Sentence("\(shown(text)) は長さの上限10,000時間を超えています", "`10000h` まで書けます")
    case .measureTooPrecise(let text): Sentence("\(shown(text)) は測定値の上限15桁を超えています", "必要な桁に丸めてください: `=71.8`")

    // MARK: Lines
    case .unknownKeyword(let text, let suggestion):
      Sentence(
        "\(shown(text)) で始まる行はありません",
        japaneseGuess(suggestion),
        "行はキーワード（`action`）、日付（`2026-07-06`）、時刻（`09:00`）などで始め、コメントは `;` で始めます")
    case .valueAfterName(let text, let line):
      Sentence("\(shown(text)) で始まる行はありません", "時刻や数を先に、名前をその後に書いてください: \(proposed(line))")
    case .unsupportedVersion(let text):
      Sentence(
        "このファイルの形式はバージョン \(shown(text)) ですが、このプログラムが読めるのはバージョン1です", "`haru 1` と書くか、新しい haru-ledger で読んでください")
    case .misplacedVersion: Sentence("`haru` の行はファイルの最初の行にだけ書けます", "`haru 1` を先頭に移すか、削除してください")
    case .nothingToContinue: Sentence("この `|` の行につながるメモが上にありません", "メモかコメントのある行のすぐ下に移すか、コメントにしてください: `; 補足の言葉`")
    case .entryBeforeDate:
      Sentence("この記録の上に日付がありません", "`2026-07-06` のような日付を上の行に書くか、前に書いてください: `2026-07-06 09:00-10:30 読書`")
    case .missing(let part): part.japaneseMissing
    case .unexpectedText(let text, let suggestion):
      Sentence(
        "ここに \(shown(text)) は書けません",
        japaneseWrite(suggestion),
        suggestion != nil
          ? nil
          : mayBeNote(text)
            ? "メモなら前に `;` を付けてください: \(shown("; " + text))"
            : isCadence(text) ? "クエストの周期は1つです。ほかの周期は別のクエストに書いてください" : "値は空白を入れずに続けて、メモは `;` の後に書いてください")

    // MARK: Values
    case .invalidDate(let text, let suggestion):
      Sentence("\(shown(text)) は日付として読めません", japaneseWrite(suggestion) ?? "年、月、日の順に書いてください: `2026-07-06`")
    case .noSuchDate(let text, let lastDay?):
      Sentence(
        "\(shown(text)) という日はありません: その月は\(lastDay)日までです",
        lastDate(ofMonthIn: text, lastDay: lastDay).map { "その月の最後の日は \(proposed($0)) です" }
          ?? "1から\(lastDay)までの日を書いてください")
    case .noSuchDate(let text, nil):
      Sentence("\(shown(text)) という日はありません: 月は01から12までです", "年、月、日の順に書いてください: `2026-07-06`")
    case .yearOutOfRange(let text):
      Sentence("\(shown(text)) の年が1900年から9999年までの範囲にありません", "範囲の中の年を書いてください: `2026-07-06`")
    case .invalidTime(let text, let suggestion):
      Sentence(
        "\(shown(text)) は時刻として読めません", japaneseWrite(suggestion) ?? "時と分を書いてください: `09:05`。`25:10` は翌日の 01:10 です")
    case .invalidOffset(let text):
      Sentence("\(shown(text)) は UTC との時差として読めません", "`@` の後に18時間までの時差を書いてください: `01:30@-4`、`22:00@+09:00`")
    case .offsetWithoutZone:
      Sentence("時差を書くにはタイムゾーンが必要ですが、この帳簿にはありません", "`set zone Asia/Tokyo` のような行を加えるか、時差を削除してください")
    case .invalidInterval(let text, let suggestion):
      Sentence(
        "\(shown(text)) は開始と終了の時刻として読めません", japaneseWrite(suggestion) ?? "2つの時刻の間に `-` を書いてください: `09:00-10:30`")
    case .invalidLength(let text, let suggestion):
      Sentence(
        "\(shown(text)) は時間の長さとして読めません",
        japaneseWrite(suggestion) ?? "`1h30m`、`90m`、`1.5h`、`1時間30分` のように書いてください")
    case .invalidCount(let text, let suggestion):
      Sentence("\(shown(text)) は回数として読めません", japaneseWrite(suggestion) ?? "符号の付いた整数を書いてください: `+3`、`-1`")
    case .invalidMeasure(let text, let suggestion):
      Sentence("\(shown(text)) は測定値として読めません", japaneseWrite(suggestion) ?? "`=` の後に数を書いてください: `=71.8`")
    case .invalidColor(let text, let suggestion):
      Sentence("\(shown(text)) は色として読めません", japaneseWrite(suggestion) ?? "`#` の後に16進数を6桁書いてください: `#2F6B4F`")
    case .invalidWeekday(let text, let suggestion):
      Sentence(
        "\(shown(text)) は曜日として読めません", japaneseWrite(suggestion) ?? "`月`、`火`、`水`、`木`、`金`、`土`、`日` のどれかを書いてください")
    case .wrongWeekday(let date, let written, let right):
      Sentence(
        "\(date) は \(shown(written)) ではなく\(right.japanese)曜日です",
        "`\(date) \(weekdayWritten(right, like: written))` のように書くか、日付を直してください")
    case .invalidName(let text, let suggestion): japaneseName(text, suggestion)
    case .invalidTag(let text, let suggestion):
      Sentence("\(shown(text)) はタグではありません", japaneseWrite(suggestion) ?? "`#` の後に語を1つ書いてください: `#勉強`")

    // MARK: Properties
    case .unknownProperty(let key, let suggestion, let known):
      Sentence(
        known.isEmpty
          ? "この行に \(shown(keyWritten(key))) のような属性は書けません" : "この行に \(shown(keyWritten(key))) という属性はありません",
        japaneseGuess(suggestion.map(keyWritten))
          ?? (known.isEmpty
            ? "削除するか、`=` が名前の一部なら引用符で囲んでください: `\"a=b\"`"
            : "使える属性: \(Language.ja.list(known.map { proposed(keyWritten($0)) }))"))
    case .repeatedProperty(let key):
      Sentence(
        "この行に \(shown(keyWritten(key))) が2つあります",
        key.hasPrefix("alias") ? "1つにまとめ、名前をコンマで区切ってください: `alias=read,r`" : "1つだけ残してください")
    case .missingProperty(let key, let example):
      Sentence("この行には \(shown(keyWritten(key))) が必要です", "書き加えてください: \(proposed(example))")
    case .misplacedProperty(let key, let kinds):
      Sentence(
        "\(shown(keyWritten(key))) は \(Language.ja.list(kinds.map { "`\($0.keyword)`" })) の活動にだけ書けます",
        "削除するか、活動をこう宣言してください: \(Language.ja.choice(kinds.map { "`action \($0.keyword)`" }))")
    case .invalidProperty(let key, let text, let expected):
      Sentence(
        text.isEmpty
          ? "\(shown(keyWritten(key))) に値がありません" : "\(shown(keyWritten(key))) に \(shown(text)) は書けません",
        expected.japanese(after: keyWritten(key)))
    case .estimateWithoutTimes:
      Sentence("`est=` は開始と終了の時刻がある記録にだけ書けます", "`09:00-10:30 読書 est=45m` のように書くか、`est=` を削除してください")

    // MARK: Settings
    case .unknownSetting(let key, let suggestion, let known):
      Sentence(
        "\(shown(key)) という設定はありません",
        japaneseGuess(suggestion)
          ?? (known.isEmpty ? nil : "使える設定: \(Language.ja.list(known.map { proposed($0) }))"))
    case .invalidSetting(let key, let text, let expected):
      Sentence(
        text.isEmpty ? "設定 \(shown(key)) に値がありません" : "設定 \(shown(key)) に \(shown(text)) は書けません",
        expected.japanese(after: "set \(key) "))
    case .repeatedSetting(let key):
      Sentence(
        isDated(key) ? "設定 \(shown(key)) が同じ時期に2つあります" : "設定 \(shown(key)) が2つあります",
        isDated(key) ? "1つだけ残すか、開始日を書いてください: `set \(key) … from 2026-07-01`" : "1つだけ残してください")
    case .undatedSetting(let key):
      Sentence(
        "設定 \(shown(key)) は帳簿全体のものなので、`from` は書けません",
        "`from` と日付を削除してください。書けるのは `zone`、`day-start`、`week-start` だけです")
    case .zoneWithoutBase:
      Sentence("このタイムゾーンに変わる前のタイムゾーンが決まっていません", "前のタイムゾーンを `from` なしで書いてください: `set zone Asia/Tokyo`")
    case .dayEndsBeforeItBegins(let date):
      Sentence(
        "このように変えると、\(date) は始まる前に終わってしまいます",
        "`zone` と `day-start` を別の日に変えてください: `set day-start 06:00 from \(later(date, days: 2))`")
    case .unknownZone(let name, let suggestion):
      Sentence(
        "\(shown(name)) というタイムゾーンはありません",
        japaneseGuess(suggestion) ?? "`Asia/Tokyo`、`Europe/London` のような IANA の名前を書いてください")
    case .zoneDatabaseMissing:
      Sentence("このシステムにタイムゾーンのデータベースがありません", "通常は `tzdata` パッケージで入ります。タイムゾーンなしで使うには `set zone` の行を削除してください")
    case .zoneDataInvalid(let name):
      Sentence("システムにあるタイムゾーン \(shown(name)) のデータを読めません", "タイムゾーンのデータベース（通常は `tzdata` パッケージ）を入れ直してください")
    case .errorAllowed(let code):
      Sentence(
        "\(shown(code)) はエラーです: 抑制できるのは警告だけです",
        "ここから削除してください。エラーの直し方は `haru-ledger explain \(excerpt(code))` で見られます")
    case .unknownCode(let code, let suggestion):
      Sentence(
        "\(shown(code)) という診断コードはありません",
        japaneseGuess(suggestion) ?? "すべてのコードは `haru-ledger explain --list` で見られます")

    // MARK: Includes
    case .includeOutside(let path):
      Sentence(
        "\(shown(path)) はメインファイルのフォルダーの外にあります", "そのフォルダーの中に移し、このファイルのフォルダーからの相対パスを書いてください: `include 2026/07.haru`")
    case .notLedgerFile(let path):
      Sentence(
        "\(shown(path)) は隠しファイルか `.haru` 以外のファイルなので、帳簿からは使えません",
        "名前を `.haru` で終え、パスのどの部分も `.` で始めないでください: `include private/notes.haru`")
    case .includeCycle(let path):
      Sentence("\(shown(path)) はまだ読み込み中なので、ここで読み込むと終わらなくなります", "この行を削除してください。1つのファイルの宣言は帳簿全体で使えます")
    case .includeMissing(let path):
      Sentence(
        "\(shown(path)) というファイルはありません",
        "このファイルのフォルダーからの相対パスを書いてください: `include 2026/07.haru`",
        "まだないかもしれないファイルはパターンで書いてください: `include 2026/*.haru`")
    case .unreadableFile(let path, let reason): reason.japanese(path)
    case .includeTooDeep:
      Sentence("このファイルは `include` の上限の64段を超えています", "メインファイルから直接読み込んでください: `include 2026/07.haru`")

    // MARK: Declarations
    case .duplicate(let kind, let name): kind.japaneseDuplicate(name)
    case .aliasIsAction(let name): Sentence("別名 \(shown(name)) はすでに活動の名前です", "活動の名前ではない別名を書いてください: `alias=read`")
    case .unknownAction(let name, let suggestion, let kind):
      Sentence(
        "\(shown(name)) という活動はありません",
        japaneseGuess(suggestion)
          ?? (holdsValue(name)
            ? "時刻・長さ・数は名前の前に続けて書いてください: `09:00-10:30`、`1h30m`、`+2`"
            : "新しい活動なら宣言してください: \(proposed(declarationWritten(kind, name)))"),
        suggestion == nil && name.contains(" ") && !holdsValue(name) ? "一部がメモなら、その前に `;` を付けてください" : nil)
    case .unknownTag(let name, let suggestion, let color):
      Sentence(
        "タグ \(shown(tagWritten(name))) は宣言されていません",
        japaneseGuess(suggestion.map(tagWritten))
          ?? "新しいタグなら宣言してください: \(proposed("tag \(tagWritten(name)) color=\(color)"))")
    case .unknownActionKind(let text, let suggestion):
      Sentence(
        "\(shown(text)) は活動の種類ではありません",
        japaneseGuess(suggestion) ?? "名前の前に `time`、`count`、`measure` のどれかを書いてください: `action time 読書`")
    case .questOutsideGoal: Sentence("このクエストの上に目標がありません", "上の行に目標を書いてください: `goal 本を12冊読む start=2026-01-01`")
    case .endBeforeStart(let start, let end):
      Sentence(
        "目標の終了日（\(end)）が開始日（\(start)）より前です",
        "開始日以降の日付を書いてください: `end=\(later(start, days: 30))`。または `start=` を直してください")
    case .closedBeforeStart(let start, let closed):
      Sentence(
        "目標を終了した日（\(closed)）が開始日（\(start)）より前です", "開始日以降の日付を書いてください: `closed=\(start)`。または `start=` を直してください")
    case .closedAfterEnd(let end, let closed):
      Sentence("目標を終了した日（\(closed)）が `end=`（\(end)）より後です", "`closed=` を削除するか、`end=` までの日付を書いてください: `closed=\(end)`")
    case .untilBeforeFrom(let from, let until):
      Sentence(
        "`until=`（\(until)）が `from=`（\(from)）より前です", "`from=` 以降の日付を書いてください: `until=\(later(from, days: 30))`")
    case .spanReversed(let from, let to): Sentence("期間の終了日（\(to)）が開始日（\(from)）より前です", "`\(to)..\(from)` のように書いてください")
    case .resultWithQuests:
      Sentence("この目標にはクエストがあり、結果はクエストで決まります", "`result=` を削除してください。目標を自分で終えるには `closed=2026-07-06` のように書きます")
    case .invalidComparison(let text, let suggestion):
      Sentence(
        "\(shown(text)) は比較記号ではありません",
        japaneseWrite(suggestion) ?? "以上は `>=`、以下は `<=` と書いてください: `quest 読書 >= 1h per day`")
    case .invalidAmount(let text, let suggestion):
      Sentence(
        "\(shown(text)) はクエストの量として読めません", japaneseWrite(suggestion) ?? "`1h30m` のような長さか、`8` のような整数を書いてください")
    case .invalidCadence(let text, let suggestion):
      Sentence(
        "\(shown(text)) という周期はありません",
        japaneseGuess(suggestion)
          ?? "\(Language.ja.choice(cadenceExamples(for: text))) のように書いてください")
    case .misplacedOver(let cadence):
      Sentence(
        "\(shown(cadence)) の後に `over` は書けません",
        "`over` は週以上の期間で数える曜日を決めます: `per week over mon-fri`。日ごとの目標は `on mon,tue` のように書いてください")
    case .emptyQuest: Sentence("`>= 0` は何もしなくても満たされます", "`>= 30m` のように目標の量を書くか、`<= 2h` のように上限を書いてください")
    case .amountOfWrongKind(let action, let kind): kind.japaneseAmount(action)
    case .questOnMeasure(let action): ActionKind.measure.japaneseAmount(action)

    // MARK: Entries
    case .wrongKind(let action, let kind, let form, let time):
      Sentence(
        time.map { "\(shown($0)) は時刻なので、それだけでは \(shown(action)) をどれだけしたか分かりません" }
          ?? "\(shown(action)) は\(kind.japanese)なので、\(form.japanese)は書けません",
        kind.japaneseForms,
        "または活動をこう宣言してください: \(proposed("action \(form.kind.keyword) \(NameText.written(action))"))")
    case .timeOutOfOrder(let earlier, let later, let afternoon, let swapped, let nextDay):
      Sentence(
        "\(shown(earlier)) と \(shown(later)) の順序が合いません: セッションの時刻は順に書きます",
        afternoon.map { "午後の時刻なら \(proposed($0)) のように書いてください" },
        japaneseWrite(swapped) ?? (nextDay == nil ? "時刻を順に書いてください: `09:00-09:30,09:45-10:20`" : nil),
        afternoon == nil ? nextDay.map { "翌日に終わったのなら \(proposed($0)) のように書いてください" } : nil)
    case .sessionTooLong:
      Sentence("このセッションは上限の7日を超えています", "終了時刻を `2026-07-08T01:30` のように直すか、いくつかのセッションに分けて書いてください")
    case .alreadyRunning(let action):
      Sentence(
        "\(shown(action)) はすでに進行中か一時停止中です: 1つの活動で同時に進められるセッションは1つだけです",
        "先に始めたセッションの終了時刻を書いてください: \(proposed("09:00-10:30 " + NameText.written(action)))")
    case .skippedTime(let time, let date, let before, let after):
      Sentence(
        "\(date) に \(excerpt(time)) はありません: 時計は \(before) の次に \(after) になります",
        "`\(before)` 以前か `\(after)` 以降の時刻を書いてください")
    case .skippedDate(let date, let before, let after):
      Sentence(
        "このタイムゾーンに \(date) はありません: \(before) の翌日は \(after) です", "隣の日を書いてください: `\(before)` または `\(after)`")

    // MARK: Warnings
    case .mixedLineEnds(let carriageReturns, let lineFeeds):
      Sentence(
        "このファイルには行末が2種類あります: CR LF が\(Language.ja.lines(carriageReturns))、LF が\(Language.ja.lines(lineFeeds))",
        "どちらか1つで保存してください。多くのエディターではステータスバーで変えられます")
    case .invisibleCharacter(let scalar):
      Sentence("目に見えない文字があります: \(controlName(scalar))", "削除してください。この文字を含む名前は別の名前になります")
    case .repeatedTag(let name): Sentence("この行にタグ \(shown(tagWritten(name))) が2つあります", "1つを削除するか、書こうとしたタグに直してください")
    case .emptyInclude(let pattern):
      Sentence(
        "\(shown(pattern)) に合うファイルがありません",
        "パターンを直してください。このファイルのフォルダーからの相対パスです",
        "まだ作っていないファイルなら、そのままにするか `set allow empty-include` と書いてください")
    case .syncCopy(let name, let isRead):
      Sentence(
        isRead
          ? "\(shown(name)) は同期で作られたこのファイルのコピーのようですが、両方が帳簿に入っています"
          : "このファイルの隣に、同期で作られたコピーのような \(shown(name)) があります",
        isRead
          ? "両方にある記録は二重に数えられます。コピーにだけあるものを移し、コピーを削除してください"
          : "コピーにだけあるものをこのファイルに移し、コピーを削除してください",
        "コピーでないなら、別の行で読み込んでください: \(proposed("include " + valueWritten(name)))")
    case .sameColor(let tag, let other, let suggestion):
      Sentence(
        "タグ \(shown(tagWritten(other))) と \(shown(tagWritten(tag))) の色が同じです",
        "ここには別の色を書いてください: `color=\(suggestion)`")
    case .planLimit(let kind, let count, let limit):
      Sentence(
        kind == .quest
          ? "無料プランでは1つの目標のクエストは\(limit)個までですが、この目標には\(Language.ja.number(count))個あります"
          : "無料プランでは\(kind.japanese)は\(limit)個までですが、この帳簿には\(Language.ja.number(count))個あります",
        "いくつかを削除するか、まとめてください。有料プランなら `set plan premium` と書いてください")
    case .estimateTooLong(let estimate, let limit):
      Sentence(
        "見積もり時間（\(Language.ja.length(seconds: estimate))）が `max-session`（\(Language.ja.length(seconds: limit))）を超えています",
        "`est=30m` のように直してください",
        "そのくらい長いセッションがあるなら、上限を上げてください: `\(longestSession(of: estimate))`")
    case .earlyResult(let end):
      Sentence(
        end.map { "目標は \($0) に終わるので、結果はまだ使われません" } ?? "目標に終わりがないので、結果は使われません",
        "もう終わったのなら `closed=2026-07-06` のように終了させてください。そうでなければ `result=` を削除してください")
    case .questNeverActive:
      Sentence("このクエストの期間が目標の中に1日もないため、一度も使われません", "クエストの `from=`、`until=`、周期か、目標の日付を直してください")
    case .impossibleQuest(let amount, let limit):
      Sentence(
        "目標時間（\(Language.ja.length(seconds: amount))）が、このクエストの1期間（\(Language.ja.length(seconds: limit))）より長くなっています",
        "`>= 2h30m` のように量を減らすか、`per week` のように長い周期を選んでください")
    case .skipWithoutQuest(let target):
      Sentence(
        "対象がちょうど \(shown(target)) のクエストがないため、この `skip` には効果がありません",
        "クエストにある対象をそのまま書いてください。タグはその活動の、活動はそのタグの代わりになりません",
        "すべてのクエストを休むには対象を書きません: `skip 2026-08-01..2026-08-07`")
    case .wrongYear(let date, let suggestion):
      Sentence("\(suggestion.civil.year)年の日付の間に \(date) があります", japaneseGuess("\(suggestion)"))
    case .archivedAction(let action, let archived):
      Sentence(
        "\(shown(action)) は \(archived) にアーカイブした活動ですが、この記録はその日以降のものです",
        "また使う活動なら `archived=` を削除し、そうでなければ記録の日付を直してください")
    case .entryInNote: Sentence("このメモは記録のように時刻で始まっています", "記録なら日付の下に書いてください: `09:00-10:00 読書`")
    case .emptyPiece, .emptySession:
      Sentence("開始と終了が同じなので、時間は加算されません", "どちらかの時刻を直すか、削除してください。丸一日は `09:00-33:00` です")
    case .zeroAmount(let form):
      Sentence(form == .length ? "長さが0なので、何も加算されません" : "回数が0なので、何も加算されません", "書こうとした数に直すか、行を削除してください")
    case .longSession(let seconds, let limit):
      Sentence(
        "この記録の長さ（\(Language.ja.length(seconds: seconds))）が `max-session`（\(Language.ja.length(seconds: limit))）を超えています",
        "タイマーを止め忘れたのなら、終了時刻を直してください",
        "本当にその長さなら、上限を上げてください: `\(longestSession(of: seconds))`")
    case .forgottenSession(let action, let limit):
      Sentence(
        "\(shown(action)) が `max-session` の上限（\(Language.ja.length(seconds: limit))）を過ぎても進行中です",
        "終了時刻を書いてください: \(proposed("09:00-10:30 " + NameText.written(action)))",
        "まだ続いているなら、上限を上げてください: `set max-session 48h`")
    case .repeatedSession(let action): Sentence("\(shown(action)) のまったく同じセッションが2つあります", "どちらかの行を削除してください")
    case .overlap(let action): Sentence("\(shown(action)) の別のセッションが同じ時間にあります", "時刻を直すか、2行を1つにまとめてください")
    case .negativeTotal(let action, let date, let total):
      Sentence(
        "\(date) の \(shown(action)) の回数をすべて足すと0より小さくなります: \(Language.ja.number(total))",
        "数を直すか、回数を書いた日に移してください")
    case .futureEntry(let days):
      Sentence(
        days < 1 ? "この記録は今から1時間より後に始まります" : "この記録は\(Language.ja.number(days))日先のものです", "日付か時刻を直してください",
        "予定なら、コメントにしてください: `; 2026-08-01 図書館`")

    // MARK: Hints
    case .differsByCase(let name, let other):
      Sentence("\(shown(name)) と \(shown(other)) は大文字と小文字だけが違う2つの名前です", "紛らわしくないように、どちらかの名前を変えてください")
    case .unusedDeclaration(let kind, let name):
      Sentence(
        kind == .tag
          ? "タグ \(shown(tagWritten(name))) はどこにも使われていません" : "\(shown(name)) を使う記録もクエストも `skip` もありません",
        "もう使わないなら、行を削除してください")
    case .shortMonth(let cadence, let year, let month):
      Sentence(
        "\(shown(cadence)) の日がすべてそろわない月があります: \(Language.ja.month(year: year, month: month))には足りない日があります",
        "毎月の最後の日や最後の曜日なら `on last` や `on last fri` と書いてください")
    case .idleSkip: Sentence("この日に対象のクエストがないため、休んでも何も変わりません", "日付を直すか、メモとしてそのままにしてください")
    case .daysOutOfOrder(let date, let previous):
      Sentence("\(date) が \(previous) より下にあります", "正しい場所に移してください。`haru-ledger fmt --sort` でファイル全体を並べ替えられます")
    }
  }
}
