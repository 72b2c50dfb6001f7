// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of warnings about files, declarations and quests.
  static let ofDeclarationWarnings: [Code] = [
    .mixedLineEnds, .invisibleCharacter, .repeatedTag, .emptyInclude, .syncCopy, .sameColor, .planLimit,
    .estimateTooLong, .earlyResult, .questNeverActive, .impossibleQuest, .skipWithoutQuest,
  ]

  public static let mixedLineEnds = Code(
    "mixed-line-ends", .warning,
    what: Phrase(
      ko: "한 파일에서 어떤 줄은 CR LF로, 어떤 줄은 LF로 끝나요.",
      en: "Some lines of a file end with CR LF, others with LF.",
      ja: "1つのファイルの中で、CR LF で終わる行と LF で終わる行があります。"),
    why: Phrase(
      ko: "편집기는 대개 한 가지만 쓰므로, 다음에 저장할 때 손대지 않은 줄까지 바뀌어요.",
      en: """
        Most editors keep one kind for a whole file, so the next one that saves it changes lines that nobody touched, \
        and a comparison of two versions shows them all.
        """,
      ja: "たいていのエディターは1種類だけを使うので、次に保存したとき触っていない行まで変わります。"),
    fix: Phrase(
      ko: "한 가지 줄 끝으로 저장하세요. 편집기의 상태 표시줄에서 “LF”나 “CRLF”를 바꿀 수 있어요.",
      en: """
        Save the file with one kind of line end. Most editors show it in the status line, as “LF” or “CRLF”, and \
        change it there.
        """,
      ja: "1種類の行末で保存してください。エディターのステータス行の「LF」か「CRLF」で変えられます。"),
    wrong: #"action time read\r\#n2026-07-06\#n  1h read"#, right: "action time read\n2026-07-06\n  1h read")

  public static let invisibleCharacter = Code(
    "invisible-character", .warning,
    what: Phrase(ko: "눈에 보이지 않는 문자가 줄에 있어요.", en: "A line has an invisible character.", ja: "目に見えない文字が行にあります。"),
    why: Phrase(
      ko: "웹 페이지나 채팅에서 복사할 때 따라오는 문자예요. 이름에 들어가면 똑같아 보여도 다른 이름이 돼요. 이모지를 잇는 U+200D는 괜찮아요.",
      en: """
        Such characters come along when text is copied from a web page or a chat. In a name they make another name, \
        which looks like the right one; those that turn the direction of writing can make a line look like another. \
        U+200D (joins emoji) is allowed.
        """,
      ja: "ウェブページやチャットからコピーしたときについてくる文字です。名前に入ると、同じに見えても別の名前になります。絵文字をつなぐ U+200D はかまいません。"),
    fix: Phrase(
      ko: "지우거나 낱말을 다시 적으세요. 아무것도 보이지 않아도 메시지가 가리키는 자리에 있어요.",
      en: "Delete it, or type the word again. It is where the message points, even if you see nothing there.",
      ja: "削除するか、その語を打ち直してください。何も見えなくても、メッセージが指す位置にあります。"),
    wrong: #"action time read ; a\u{200B}b"#, right: "action time read ; ab")

  public static let repeatedTag = Code(
    "repeated-tag", .warning,
    what: Phrase(
      ko: "활동이나 기록의 줄에 같은 태그가 두 번 있어요.",
      en: "A tag appears twice on the line of an action or an entry.",
      ja: "活動や記録の行に同じタグが2つあります。"),
    why: Phrase(
      ko: "한 번만 세므로 합계는 맞지만, 두 번째는 다른 태그를 적으려던 것일 수 있어요.",
      en: """
        It counts once, so nothing is wrong with the totals. But the second one was probably meant to be another tag.
        """,
      ja: "1回しか数えないので合計は正しいですが、2つ目は別のタグのつもりだったかもしれません。"),
    fix: Phrase(
      ko: "하나를 지우거나 적으려던 태그로 바꾸세요. 활동에 있는 태그는 기록에 또 적어도 돼요.",
      en: """
        Delete one of the two, or write the tag that you meant. Entries may repeat a tag that their action already \
        has.
        """,
      ja: "1つを削除するか、書くつもりだったタグにしてください。活動のタグは記録にも書けます。"),
    wrong: "tag #cafe color=#2F6B4F\naction time read\n2026-07-06\n  09:00-10:00 read #cafe #cafe",
    right: "tag #cafe color=#2F6B4F\naction time read\n2026-07-06\n  09:00-10:00 read #cafe")

  public static let emptyInclude = Code(
    "empty-include", .warning,
    what: Phrase(ko: "패턴에 맞는 파일이 없어요.", en: "A glob finds no file.", ja: "パターンに合うファイルがありません。"),
    why: Phrase(
      ko: "아직 적지 않은 파일일 수 있어서 오류는 아니지만, 패턴을 잘못 적었다면 한 해가 통째로 보고서에서 빠져요.",
      en: """
        The files may not exist yet, so this is not an error as it is for a plain path. But a typo in a pattern looks \
        just the same, and then a whole year is missing from every report.
        """,
      ja: "まだ書かれていないだけかもしれないのでエラーではありませんが、パターンの書き間違いなら1年分がレポートから抜けます。"),
    fix: Phrase(
      ko: "패턴을 고치세요. 그 줄이 있는 파일의 폴더가 기준이에요. 파일이 곧 생긴다면 그대로 두거나 `set allow empty-include`를 적으세요.",
      en: """
        Correct the pattern; it is relative to the folder of the file with this line. If the files are still to come, \
        leave it, or write `set allow empty-include`.
        """,
      ja: "パターンを直してください。その行があるファイルのフォルダーが基準です。これから増えるなら、そのままにするか `set allow empty-include` と書いてください。"),
    wrong: "include 2062/*.haru", right: "include 2026/*.haru")

  public static let syncCopy = Code(
    "sync-copy", .warning,
    what: Phrase(
      ko: "장부 파일 옆에 동기화 서비스가 만든 사본이 있어요.",
      en: "Beside a file of the ledger is a copy that a sync service made.",
      ja: "帳簿のファイルの隣に、同期サービスが作ったコピーがあります。"),
    why: Phrase(
      ko: """
        두 기기가 동시에 파일을 고쳐서 한쪽이 사본(`main 2.haru`, `main (1).haru`, `main.sync-conflict-….haru`)이 되었어요. 사본에만 있는 기록은 보고서에 \
        없고, `*`가 있는 `include`가 사본도 찾으면 두 번 세요.
        """,
      en: """
        Two devices have changed the file at the same time, and one of the two versions went into the copy (`main \
        2.haru`, `main (1).haru`, `main.sync-conflict-….haru`). Entries that are only there are in no report; and if \
        an `include` with a `*` finds the copy, the entries of both are counted twice.
        """,
      ja: """
        2つの端末が同時にファイルを変え、一方がコピー（`main 2.haru`、`main (1).haru`、`main.sync-conflict-….haru`）になりました。コピーにしかない記録はレポートに出ず、\
        `*` のある `include` がコピーも見つけると2回数えます。
        """),
    fix: Phrase(
      ko: "두 파일을 비교해 사본에만 있는 것을 옮기고 사본을 지우세요. 사본이 아니라면 `*` 없이 따로 `include`로 적으세요.",
      en: """
        Compare the two files, take over what only the copy has, and delete the copy. If it is not a copy, give it \
        an `include` line of its own, without `*`.
        """,
      ja: "2つを比べ、コピーにしかないものを移してからコピーを削除してください。コピーでないなら、`*` を使わずに別の `include` に書いてください。"),
    wrong: "include 2026-07.haru", right: "include 2026/*.haru")

  public static let sameColor = Code(
    "same-color", .warning,
    what: Phrase(ko: "두 태그의 색이 같아요.", en: "Two tags have one colour.", ja: "2つのタグの色が同じです。"),
    why: Phrase(
      ko: "시간표와 그림은 태그의 색으로 그려서, 색이 같으면 구별할 수 없어요.",
      en: """
        Timetables and charts are drawn in the colours of tags. With one colour for two of them, nobody can tell them \
        apart there.
        """,
      ja: "時間割や図はタグの色で描くので、同じ色では区別できません。"),
    fix: Phrase(
      ko: "하나의 색을 바꾸세요. 아직 쓰지 않은 색이 메시지에 나와요.",
      en: "Give one of them another colour; the message offers one that no tag has.",
      ja: "一方の色を変えてください。まだ使われていない色がメッセージにあります。"),
    wrong: "tag #study color=#2F6B4F\ntag #health color=#2F6B4F",
    right: "tag #study color=#2F6B4F\ntag #health color=#D9A621")

  public static let planLimit = Code(
    "plan-limit", .warning,
    what: Phrase(
      ko: "`set plan free`에서 활동 10개, 목표 2개, 목표마다 퀘스트 3개를 넘어요. 보관하거나 끝난 것도 포함해요.",
      en: "With `set plan free`: over 10 actions, 2 goals, or 3 quests of a goal, archived and ended ones included.",
      ja: "`set plan free` で、活動10、目標2、目標ごとのクエスト3を超えています。アーカイブしたものや終わったものも数えます。"),
    why: Phrase(
      ko: "앱의 무료 요금제는 거기까지예요. 넘는 것은 여기서는 읽고 세지만 앱에서는 그렇지 않아요.",
      en: "The free plan of the app ends there. Anything above it is read and counted here, but not by the app.",
      ja: "アプリの無料プランはそこまでです。超えた分はここでは読んで数えますが、アプリでは違います。"),
    fix: Phrase(
      ko: "몇 개를 지우거나 합치세요. 유료 요금제라면 `set plan premium`을 적으세요.",
      en: "Delete or join some of them, or write `set plan premium` if you have it.",
      ja: "いくつか削除するかまとめてください。有料プランなら `set plan premium` と書いてください。"),
    wrong: "set plan free\ngoal One start=2026-01-01\ngoal Two start=2026-01-01\ngoal Three start=2026-01-01",
    right: "set plan premium\ngoal One start=2026-01-01\ngoal Two start=2026-01-01\ngoal Three start=2026-01-01")

  public static let estimateTooLong = Code(
    "estimate-too-long", .warning,
    what: Phrase(
      ko: "`est=`가 `max-session`보다 길어요.",
      en: "An `est=` is longer than `max-session`.",
      ja: "`est=` が `max-session` より長いです。"),
    why: Phrase(
      ko: "예상대로 걸린 세션에 경고가 나오게 되니, 대개 단위를 잘못 적은 거예요.",
      en: "A session that takes as long as it is estimated would be warned about. So the unit is probably wrong.",
      ja: "見積もり時間どおりのセッションに警告が出ることになるので、たいてい単位の入力ミスです。"),
    fix: Phrase(
      ko: "`est=30m`처럼 고치거나 `set max-session 40h`로 한도를 늘리세요.",
      en: "Correct the estimate, as `est=30m`; or raise the limit with `set max-session 40h`.",
      ja: "`est=30m` のように直すか、`set max-session 40h` で上限を上げてください。"),
    wrong: "action time read est=30h", right: "action time read est=30m")

  public static let earlyResult = Code(
    "early-result", .warning,
    what: Phrase(
      ko: "아직 끝나지 않은 목표에 `result=`가 있어요.",
      en: "`result=` is on a goal that has not ended.",
      ja: "まだ終わっていない目標に `result=` があります。"),
    why: Phrase(
      ko: "결과는 목표가 끝난 뒤에 봐요. 그때까지는 뜻이 없어요.",
      en: "A result is looked at once the goal has ended; until then it says nothing.",
      ja: "結果は目標が終わってから見ます。それまでは意味がありません。"),
    fix: Phrase(
      ko: "이룬 날을 `closed=`에 적으면 그날 끝나요. 아니면 끝날 때까지 `result=`를 지우세요.",
      en: """
        Write `closed=` with the day on which it was done, which ends the goal on that day; or delete `result=` until \
        then.
        """,
      ja: "達成した日を `closed=` に書くとその日に終わります。それまでは `result=` を削除してください。"),
    wrong: "goal Trail start=2026-01-01 end=2099-12-31 result=achieved",
    right: "goal Trail start=2026-01-01 end=2099-12-31")

  public static let questNeverActive = Code(
    "quest-never-active", .warning,
    what: Phrase(
      ko: "퀘스트의 기간이 목표 안에 하나도 없어요. 목표를 일찍 닫은 것은 상관없어요.",
      en: "No period of a quest is within its goal; closing the goal does not matter.",
      ja: "クエストの期間が目標の中に1つもありません。目標を早く終了したことは関係ありません。"),
    why: Phrase(
      ko: "목표에도 보고서에도 들어가지 않으니, 퀘스트나 목표의 날짜가 잘못되었을 거예요.",
      en: """
        It never counts, neither for the goal nor in a report, so a date of the quest or of the goal is probably \
        wrong. A goal that was closed early with `closed=` is not reported.
        """,
      ja: "目標にもレポートにも数えられないので、クエストか目標の日付が誤っているのでしょう。"),
    fix: Phrase(ko: "날짜를 고치거나 퀘스트를 지우세요.", en: "Correct the dates, or delete the quest.", ja: "日付を直すか、クエストを削除してください。"),
    wrong: """
      action time read
      goal Exam start=2026-04-06 end=2026-04-24
        quest read >= 1h per day until=2026-03-31
      2026-04-07
        1h read
      """,
    right: """
      action time read
      goal Exam start=2026-04-06 end=2026-04-24
        quest read >= 1h per day
      2026-04-07
        1h read
      """)

  public static let impossibleQuest = Code(
    "impossible-quest", .warning,
    what: Phrase(
      ko: "목표 시간이 한 기간보다 길어요.",
      en: "A quest asks for more time than its period has.",
      ja: "クエストの目標時間が1期間より長くなっています。"),
    why: Phrase(
      ko: "한 번 쓴 시간은 한 번만 세므로 하루는 24시간을 넘지 않아요. 이루기 어려우니, 숫자나 주기가 오타일 수 있어요.",
      en: """
        Totals count overlapping time once, so no day has more than its 24 hours, however much runs in parallel. The \
        quest can hardly be met; a digit or the cadence is probably wrong. Months count as 31 days, quarters as 92 and years as 366, \
        and a day that a change of the clock, the zone or `day-start` makes longer is not reported.
        """,
      ja: "一度使った時間は1回だけ数えるので、1日は24時間を超えません。数字か周期の書き間違いのようです。"),
    fix: Phrase(
      ko: "`>= 2h30m per day`처럼 양을 줄이거나, `>= 25h per week`처럼 더 긴 주기를 고르세요.",
      en: "Lower the amount, as `>= 2h30m per day`, or choose a longer period, as `>= 25h per week`.",
      ja: "`>= 2h30m per day` のように量を減らすか、`>= 25h per week` のように長い周期を選んでください。"),
    wrong: "action time read\ngoal Books start=2026-01-01\n  quest read >= 25h per day\n2026-07-06\n  1h read",
    right: "action time read\ngoal Books start=2026-01-01\n  quest read >= 25h per week\n2026-07-06\n  1h read")

  public static let skipWithoutQuest = Code(
    "skip-without-quest", .warning,
    what: Phrase(ko: "`skip`의 대상인 퀘스트가 없어요.", en: "No quest has the target of a skip.", ja: "`skip` の対象のクエストがありません。"),
    why: Phrase(
      ko: "`skip`은 대상이 꼭 같은 퀘스트만 쉬게 해요. 태그를 적어도 그 태그가 붙은 활동의 퀘스트는 쉬지 않아요.",
      en: """
        A skip excuses the quests on exactly its target. That of a tag does not excuse the quests on the actions with \
        that tag, and that of an action not those on its tag, so such a skip does nothing.
        """,
      ja: "`skip` は対象がまったく同じクエストだけを休みにします。タグを書いても、そのタグの活動のクエストは休みになりません。"),
    fix: Phrase(
      ko: "퀘스트에 적은 대상을 그대로 적거나, 모든 퀘스트를 쉬게 하려면 대상을 적지 마세요.",
      en: "Write the target as the quest has it, one `skip` for each; or none at all, to excuse every quest.",
      ja: "クエストの対象をそのまま書くか、すべてを休みにするなら対象を書かないでください。"),
    wrong: """
      tag #study color=#2F6B4F
      action time read #study
      goal Study start=2026-01-01
        quest read >= 1h per day
      skip 2026-08-01..2026-08-07 #study
      """,
    right: """
      tag #study color=#2F6B4F
      action time read #study
      goal Study start=2026-01-01
        quest read >= 1h per day
      skip 2026-08-01..2026-08-07 read
      """)
}
