import HaruLedger
import HaruParse

extension RecordingFailure {
  /// What is wrong, and what to do. `systemMessage` gives the system's words for an error number.
  func sentence(in language: Language, systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .write(let failure): return failure.sentence(in: language, systemMessage: systemMessage)
    case .refused(let line, let problems): return Self.refused(line, problems, language)
    case .wrongTime(let problem): return problem.sentence(in: language)
    default:
      return switch language {
      case .ko: korean
      case .en: english
      case .ja: japanese
      }
    }
  }

  private static func refused(_ line: String, _ problems: [Problem], _ language: Language) -> Sentence {
    let sentences = problems.map { $0.sentence(in: language) }
    var result: Sentence
    switch language {
    case .ko: result = Sentence(line.isEmpty ? "적지 않았어요" : "적지 않았어요: \(proposed(line))")
    case .en: result = Sentence(line.isEmpty ? "nothing was written" : "not written: \(proposed(line))")
    case .ja: result = Sentence(line.isEmpty ? "書き込みませんでした" : "書き込みませんでした: \(proposed(line))")
    }
    result.help = sentences.flatMap { [$0.message] + $0.help }
    return result
  }

  private var korean: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion):
      Sentence(
        "\(shown(text, .called)) 활동은 없어요", koreanGuess(suggestion),
        suggestion == nil ? "새 활동이면 `--new time`, `--new count`, `--new measure` 가운데 하나를 붙이세요" : nil)
    case .ambiguousAction(let text, let names):
      Sentence("\(shown(text, .direction)) 시작하는 활동이 여럿이에요: \(Language.ko.list(names.map { shown($0) }))", "이름을 더 적으세요")
    case .actionExists(let name): Sentence("\(shown(name, .called)) 활동은 이미 있어요", "`--new` 없이 쓰세요")
    case .nameLikePath(let word, let verb, let kind):
      Sentence(
        "\(shown(word, .topic)) 파일 이름처럼 보여서 활동 이름에 넣지 않았어요",
        "파일은 옵션으로 적으세요: `\(verb) 이름 --new \(kind.keyword) --file \(word)`",
        "정말 이름이라면 장부에 먼저 적으세요: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word, .topic)) 값처럼 보여서 활동 이름에 넣지 않았어요",
        "시각은 `--at`, 메모는 `--note`로 적고, `add`의 값은 한 낱말로 맨 뒤에 적으세요",
        "정말 이름이라면 장부에 먼저 적으세요: \(proposed("action \(kind.keyword) \(NameText.written(name))"))")
    case .unknownTag(let text, let suggestion):
      Sentence("\(shown(tagWritten(text), .called)) 태그는 없어요", koreanGuess(suggestion.map(tagWritten)))
    case .notTimed(let name, let kind):
      Sentence("\(shown(name, .topic)) \(kind.korean)이라 시작하거나 끝낼 수 없어요", "이렇게 적으세요: `add \(name)\(kind.usualAmount)`")
    case .alreadyOpen(let name, let since, let isPaused):
      isPaused
        ? Sentence("\(shown(name, .topic)) \(since)에 시작해서 지금 멈춰 있어요", "이어서 하려면: `resume \(name)`")
        : Sentence("\(shown(name, .topic)) \(since)부터 하고 있어요", "끝내려면: `stop \(name)`")
    case .nothingOpen(.open): Sentence("진행 중인 활동이 없어요", "시작하려면: `start 이름`")
    case .nothingOpen(.running): Sentence("진행 중인 활동이 없어요. 모두 멈춰 있어요", "이어서 하려면: `resume`")
    case .nothingOpen(.paused): Sentence("멈춘 활동이 없어요", "무엇을 하고 있는지 보려면: `status`")
    case .notOpen(let name, .open): Sentence("\(shown(name, .topic)) 지금 하고 있지 않아요", "시작하려면: `start \(name)`")
    case .notOpen(let name, .running): Sentence("\(shown(name, .topic)) 진행 중이 아니에요", "멈춰 있다면: `resume \(name)`")
    case .notOpen(let name, .paused): Sentence("\(shown(name, .topic)) 멈춰 있지 않아요", "무엇을 하고 있는지 보려면: `status`")
    case .severalOpen(let names, let verb, let next):
      Sentence(
        "여러 활동을 하고 있어요: \(Language.ko.list(names.map { shown($0) }))",
        next == nil
          ? "하나를 골라 적으세요: \(proposed("\(verb.rawValue) \(names[0])"))"
          : "먼저 하나를 끝내세요: \(proposed("stop \(names[0])"))",
        next.map { "함께 하려면: \(proposed("start \($0)"))" })
    case .endsWhenPaused(let name, let since):
      Sentence(
        "\(shown(name, .topic)) \(since)에 멈췄고, 그때가 끝난 때예요", "`--at` 없이 쓰세요: \(proposed("stop \(name)"))",
        "더 했다면 먼저 이어서 하세요: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      Sentence(
        "\(shown(name, .object)) 시작한 지 \(Language.ko.length(seconds: elapsed))밖에 안 됐어요. 예상 시간은 \(Language.ko.length(seconds: estimate))이에요",
        "그래도 끝내려면 `--force`를 붙이고, 잘못 시작했다면 `cancel \(name)`\(KoreanParticle.object.after(name)) 쓰세요")
    case .timeBeforeLast(let time, let last):
      Sentence(
        "\(time)\(KoreanParticle.topic.after(time)) 앞의 시각 \(last)보다 일러요", "그 뒤의 시각을 적으세요. `--at` 없이 쓰면 지금이에요")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "\(time)까지 이어지는 기록은 적을 수 없어요: 세션은 길어야 7일이에요",
        name.map { "정말 끝난 때를 적으세요: `stop \($0) --at \(example)`" } ?? "때를 적으세요: `--at \(example)`",
        name.map { "잘못 시작했다면: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time)\(KoreanParticle.topic.after(time)) 아직 오지 않았어요",
        canBeYesterday ? "어제의 일이면: `--date yesterday`" : nil,
        plan.map { "앞으로의 계획이면 날짜를 적으세요: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "지금이면 `--at` 없이 쓰세요" : nil)
    case .dateWithoutTime(let date):
      Sentence("`--date \(date)`에는 시각도 있어야 해요", "언제인지 적으세요: `--date \(date) --at 22:30`", "지금이면 `--date` 없이 쓰세요")
    case .missingAmount(let name, .time):
      Sentence("\(shown(name, .object)) 얼마나 했는지 적으세요", "`add \(name) 09:00-10:30` 또는 `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("\(shown(name))의 값을 적으세요", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind):
      Sentence("\(shown(text, .topic)) \(shown(name))에 맞지 않아요", kind.koreanForms)
    case .unfitOption(let option, let name, .time):
      Sentence("\(shown(name))에 이렇게는 `\(option.spelling)` 옵션을 쓸 수 없어요", "시작과 끝을 적으세요: `add \(name) 09:00-10:30`")
    case .unfitOption(let option, let name, let kind):
      Sentence(
        "\(shown(name, .topic)) \(kind.korean)이라 `\(option.spelling)` 옵션을 쓸 수 없어요", "`\(option.spelling)` 없이 쓰세요")
    case .noteOfSeveralLines:
      Sentence("메모는 한 줄이어야 해요", "줄바꿈을 빼세요. 더 적을 것은 기록 아래에 `| `로 시작하는 줄로 적으세요")
    case .unproved(let path): Sentence("\(shown(path, .object)) 바꾸지 않았어요: 뜻한 것과 다르게 바뀔 뻔했어요", "프로그램의 잘못이니 알려 주세요")
    case .standardInput: Sentence("표준 입력에는 적을 수 없어요", "파일을 적으세요: `--file main.haru`")
    case .logOutside(let path):
      Sentence("`set log`의 \(shown(path, .topic)) 장부 폴더 밖이에요", "안쪽 경로로 바꾸세요: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("되돌릴 것이 없어요", "이 프로그램의 명령으로 바꾼 것만 되돌릴 수 있어요")
    case .changedSince(let path): Sentence("되돌리지 않았어요: \(shown(path, .subject)) 그 뒤에 바뀌었어요", "편집기에서 직접 고치세요")
    case .noUndo: Sentence("바꾼 내용을 적어 둘 곳이 없어요", "환경 변수 `XDG_STATE_HOME`이나 `HOME`을 정해 두세요")
    case .ledgerExists(let path): Sentence("\(shown(path)) 파일이 이미 있어서 만들지 않았어요", "다른 폴더를 적으세요: `init 폴더`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }

  private var english: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion):
      Sentence(
        "no action is called \(shown(text))", englishGuess(suggestion),
        suggestion == nil ? "for a new one, add `--new time`, `--new count` or `--new measure`" : nil)
    case .ambiguousAction(let text, let names):
      Sentence(
        "several actions begin with \(shown(text)): \(Language.en.list(names.map { shown($0) }))",
        "write more of the name")
    case .actionExists(let name): Sentence("there is an action called \(shown(name)) already", "leave `--new` out")
    case .nameLikePath(let word, let verb, let kind):
      Sentence(
        "\(shown(word)) looks like a file, so it was not taken as part of a name",
        "name a file with an option: `\(verb) NAME --new \(kind.keyword) --file \(word)`",
        "if it is a name, write it in the ledger first: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word)) looks like a value, so it was not taken as part of a name",
        "say a time with `--at` and a note with `--note`; the amount of `add` is one word and comes last",
        "if it is a name, write it in the ledger first: \(proposed("action \(kind.keyword) \(NameText.written(name))"))"
      )
    case .unknownTag(let text, let suggestion):
      Sentence("no tag is called \(shown(tagWritten(text)))", englishGuess(suggestion.map(tagWritten)))
    case .notTimed(let name, let kind):
      Sentence(
        "\(shown(name)) is \(kind == .count ? "counted" : "measured"), so it cannot be started or stopped",
        "write `add \(name)\(kind.usualAmount)`")
    case .alreadyOpen(let name, let since, let isPaused):
      isPaused
        ? Sentence("\(shown(name)) began at \(since) and is paused", "to go on: `resume \(name)`")
        : Sentence("\(shown(name)) has been running since \(since)", "to stop it: `stop \(name)`")
    case .nothingOpen(.open): Sentence("nothing is running", "to begin: `start NAME`")
    case .nothingOpen(.running): Sentence("nothing is running, only paused", "to go on: `resume`")
    case .nothingOpen(.paused): Sentence("nothing is paused", "to see what runs: `status`")
    case .notOpen(let name, .open): Sentence("\(shown(name)) is not running", "to start it: `start \(name)`")
    case .notOpen(let name, .running): Sentence("\(shown(name)) is not running", "if it is paused: `resume \(name)`")
    case .notOpen(let name, .paused): Sentence("\(shown(name)) is not paused", "to see what runs: `status`")
    case .severalOpen(let names, let verb, let next):
      Sentence(
        "several are running: \(Language.en.list(names.map { shown($0) }))",
        next == nil
          ? "name one of them: \(proposed("\(verb.rawValue) \(names[0])"))"
          : "stop one of them first: \(proposed("stop \(names[0])"))",
        next.map { "to begin beside them: \(proposed("start \($0)"))" })
    case .endsWhenPaused(let name, let since):
      Sentence(
        "\(shown(name)) was paused at \(since), and that is when it ends",
        "leave `--at` out: \(proposed("stop \(name)"))",
        "if it went on, resume it first: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      Sentence(
        "\(shown(name)) began only \(Language.en.length(seconds: elapsed)) ago, with an estimate of \(Language.en.length(seconds: estimate))",
        "add `--force` to stop it all the same; if it was a slip, use `cancel \(name)`")
    case .timeBeforeLast(let time, let last):
      Sentence(
        "\(time) is before \(last), the time it follows",
        "give a later one; without `--at` it is now")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "no session can be written that goes on to \(time): it lasts 7 days at most",
        name.map { "say when it really ended: `stop \($0) --at \(example)`" } ?? "say when it was: `--at \(example)`",
        name.map { "if it was a slip: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time) has not come yet", canBeYesterday ? "if it was yesterday: `--date yesterday`" : nil,
        plan.map { "if it is a plan, write its date: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "if it is now, leave `--at` out" : nil)
    case .dateWithoutTime(let date):
      Sentence(
        "`--date \(date)` needs a time of day", "say when it was: `--date \(date) --at 22:30`",
        "if it is now, leave `--date` out")
    case .missingAmount(let name, .time):
      Sentence("say how long \(shown(name)) was", "`add \(name) 09:00-10:30` or `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("give the value of \(shown(name))", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind):
      Sentence("\(shown(text)) does not fit \(shown(name))", kind.englishAmounts)
    case .unfitOption(let option, let name, .time):
      Sentence(
        "`\(option.spelling)` cannot be used for \(shown(name)) in this way",
        "write start and end: `add \(name) 09:00-10:30`")
    case .unfitOption(let option, let name, let kind):
      Sentence(
        "\(shown(name)) is \(kind == .count ? "counted" : "measured"), so it takes no `\(option.spelling)`",
        "leave `\(option.spelling)` out")
    case .noteOfSeveralLines:
      Sentence(
        "a note must be one line",
        "leave the line breaks out; more of it can stand below the entry, on lines that begin with `| `")
    case .unproved(let path):
      Sentence(
        "\(shown(path)) was left as it is: the change would have done something else than was meant",
        "this is a bug in the program; please report it")
    case .standardInput: Sentence("nothing can be written to standard input", "name a file: `--file main.haru`")
    case .logOutside(let path):
      Sentence(
        "\(shown(path)) of `set log` lies outside the ledger's folder",
        "name a path inside it: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("there is nothing to take back", "only what these commands changed can be taken back")
    case .changedSince(let path):
      Sentence("nothing was taken back: \(shown(path)) has been changed since", "change it in an editor")
    case .noUndo:
      Sentence("there is no place to remember changes in", "set the environment variable `XDG_STATE_HOME` or `HOME`")
    case .ledgerExists(let path):
      Sentence("\(shown(path)) already exists, so nothing was made", "name another folder: `init FOLDER`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }

  private var japanese: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion):
      Sentence(
        "\(shown(text)) という活動はありません", suggestion.map { "もしかして \(proposed($0)) ですか？" },
        suggestion == nil ? "新しい活動なら `--new time`、`--new count`、`--new measure` のどれかを付けてください" : nil)
    case .ambiguousAction(let text, let names):
      Sentence("\(shown(text)) で始まる活動がいくつかあります: \(Language.ja.list(names.map { shown($0) }))", "名前をもう少し書いてください")
    case .actionExists(let name): Sentence("\(shown(name)) という活動はすでにあります", "`--new` を外してください")
    case .nameLikePath(let word, let verb, let kind):
      Sentence(
        "\(shown(word)) はファイル名のように見えるため、活動の名前には入れませんでした",
        "ファイルはオプションで指定してください: `\(verb) 名前 --new \(kind.keyword) --file \(word)`",
        "本当に名前なら、先に帳簿に書いてください: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word)) は値のように見えるため、活動の名前には入れませんでした",
        "時刻は `--at`、メモは `--note` で書き、`add` の値は一語で最後に書いてください",
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
    case .nothingOpen(.open): Sentence("進行中の活動はありません", "始めるには: `start 名前`")
    case .nothingOpen(.running): Sentence("進行中の活動はありません。すべて一時停止中です", "再開するには: `resume`")
    case .nothingOpen(.paused): Sentence("一時停止中の活動はありません", "進行中のものを見るには: `status`")
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
        "\(shown(name)) は \(since) に一時停止し、その時刻が終わりになります",
        "`--at` を外してください: \(proposed("stop \(name)"))",
        "続けていたなら、先に再開してください: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      Sentence(
        "\(shown(name)) を始めてまだ\(Language.ja.length(seconds: elapsed))です。予定時間は\(Language.ja.length(seconds: estimate))です",
        "それでも終えるなら `--force` を付け、間違えて始めたなら `cancel \(name)` を使ってください")
    case .timeBeforeLast(let time, let last):
      Sentence("\(time) は前の時刻 \(last) より早い時刻です", "その後の時刻を書いてください。`--at` がなければ今になります")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "\(time) まで続く記録は書けません: セッションは最長7日です",
        name.map { "実際に終えた時刻を書いてください: `stop \($0) --at \(example)`" } ?? "時刻を書いてください: `--at \(example)`",
        name.map { "間違えて始めたなら: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time) はまだ来ていません", canBeYesterday ? "昨日のことなら: `--date yesterday`" : nil,
        plan.map { "予定なら日付を書いてください: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "今なら `--at` を外してください" : nil)
    case .dateWithoutTime(let date):
      Sentence(
        "`--date \(date)` には時刻も必要です", "いつかを書いてください: `--date \(date) --at 22:30`",
        "今なら `--date` を外してください")
    case .missingAmount(let name, .time):
      Sentence("\(shown(name)) をどれだけしたか書いてください", "`add \(name) 09:00-10:30` または `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("\(shown(name)) の値を書いてください", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind):
      Sentence("\(shown(text)) は \(shown(name)) に合いません", kind.japaneseAmounts)
    case .unfitOption(let option, let name, .time):
      Sentence("\(shown(name)) にこの形では `\(option.spelling)` を使えません", "開始と終了を書いてください: `add \(name) 09:00-10:30`")
    case .unfitOption(let option, let name, let kind):
      Sentence(
        "\(shown(name)) は\(kind == .count ? "回数を数える" : "値を測る")活動なので、`\(option.spelling)` は使えません",
        "`\(option.spelling)` を外してください")
    case .noteOfSeveralLines:
      Sentence("メモは一行だけ書けます", "改行を外してください。続きは記録の下に `| ` で始まる行として書けます")
    case .unproved(let path):
      Sentence("\(shown(path)) は変更しませんでした: 意図と違う変更になるところでした", "プログラムの不具合です。お知らせください")
    case .standardInput: Sentence("標準入力には書き込めません", "ファイルを指定してください: `--file main.haru`")
    case .logOutside(let path):
      Sentence("`set log` の \(shown(path)) は帳簿のフォルダーの外です", "フォルダーの中のパスにしてください: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("取り消すものはありません", "取り消せるのはこれらのコマンドによる変更だけです")
    case .changedSince(let path): Sentence("取り消しませんでした: \(shown(path)) はその後に変更されています", "エディターで直してください")
    case .noUndo: Sentence("変更を覚えておく場所がありません", "環境変数 `XDG_STATE_HOME` か `HOME` を設定してください")
    case .ledgerExists(let path): Sentence("\(shown(path)) がすでにあるため、作りませんでした", "別のフォルダーを指定してください: `init フォルダー`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }
}

extension ActionKind {
  /// What `add` needs behind the name.
  fileprivate var usualAmount: String { self == .measure ? " 71.8" : "" }

  fileprivate var englishAmounts: String {
    switch self {
    case .time: "write a start and an end, `09:00-10:30`, or a length, `1h30m`"
    case .count: "write a whole number: `+2`"
    case .measure: "write a number: `71.8`"
    }
  }

  fileprivate var japaneseAmounts: String {
    switch self {
    case .time: "開始と終了（`09:00-10:30`）か、長さ（`1h30m`）を書いてください"
    case .count: "整数を書いてください: `+2`"
    case .measure: "数を書いてください: `71.8`"
    }
  }
}

extension WriteFailure {
  /// What is wrong, and what to do; the file is as it was.
  func sentence(in language: Language, systemMessage: (Int32) -> String) -> Sentence {
    switch language {
    case .ko: korean(systemMessage)
    case .en: english(systemMessage)
    case .ja: japanese(systemMessage)
    }
  }

  private func korean(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder): Sentence("다른 haru-ledger가 \(shown(folder)) 폴더에 쓰고 있어요", "끝나면 다시 해 보세요")
    case .changed(let path): Sentence("\(shown(path, .subject)) 그사이에 바뀌어서 쓰지 않았어요", "다시 해 보세요")
    case .readOnlyFile(let path): Sentence("\(shown(path, .topic)) 쓸 수 없는 파일이에요", "쓰기 권한을 확인하세요: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("\(shown(path)) 폴더에 쓸 수 없어요", "폴더의 쓰기 권한을 확인하세요")
    case .fullDisk(let path): Sentence("\(shown(path, .object)) 쓸 자리가 없어요: 디스크가 가득 찼어요", "파일은 그대로예요")
    case .missingFolder(let path): Sentence("\(shown(path)) 폴더가 없어요")
    case .foreignFile(let path): Sentence("\(shown(path))의 주인이 달라서, 주인을 그대로 두고 쓸 수 없어요")
    case .unreadable(let path, let reason): reason.korean(path)
    case .other(let path, let number): Sentence("\(shown(path, .object)) 쓰지 못했어요: \(systemMessage(number))")
    }
  }

  private func english(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder):
      Sentence("another haru-ledger is writing in the folder \(shown(folder))", "try again when it is done")
    case .changed(let path): Sentence("\(shown(path)) was changed in the meantime, so nothing was written", "try again")
    case .readOnlyFile(let path): Sentence("\(shown(path)) is read-only", "check its permissions: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("the folder \(shown(path)) cannot be written to", "check its permissions")
    case .fullDisk(let path):
      Sentence("no room is left to write \(shown(path)): the disk is full", "the file is as it was")
    case .missingFolder(let path): Sentence("there is no folder \(shown(path))")
    case .foreignFile(let path):
      Sentence("\(shown(path)) belongs to someone else, and could not be written so that it still does")
    case .unreadable(let path, let reason): reason.english(path)
    case .other(let path, let number): Sentence("\(shown(path)) could not be written: \(systemMessage(number))")
    }
  }

  private func japanese(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder): Sentence("別の haru-ledger が \(shown(folder)) フォルダーに書き込んでいます", "終わってからもう一度試してください")
    case .changed(let path): Sentence("\(shown(path)) がその間に変更されたため、書き込みませんでした", "もう一度試してください")
    case .readOnlyFile(let path): Sentence("\(shown(path)) は書き込めないファイルです", "書き込み権限を確認してください: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("\(shown(path)) フォルダーに書き込めません", "フォルダーの権限を確認してください")
    case .fullDisk(let path): Sentence("\(shown(path)) を書く空きがありません: ディスクがいっぱいです", "ファイルは元のままです")
    case .missingFolder(let path): Sentence("\(shown(path)) フォルダーがありません")
    case .foreignFile(let path): Sentence("\(shown(path)) の所有者が異なり、所有者を保ったまま書き込めません")
    case .unreadable(let path, let reason): reason.japanese(path)
    case .other(let path, let number): Sentence("\(shown(path)) を書き込めませんでした: \(systemMessage(number))")
    }
  }
}
