// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of hints.
  static let ofHints: [Code] = [
    .differsByCase, .unusedDeclaration, .shortMonth, .idleSkip, .emptySession, .daysOutOfOrder,
  ]

  public static let differsByCase = Code(
    "differs-by-case", .hint,
    what: Phrase(
      ko: "다른 활동(별칭 포함)이나 태그의 두 이름이 대소문자만 달라요.",
      en: "Two names of different actions, aliases included, or of tags differ only by case.",
      ja: "別の活動（別名を含む）やタグの2つの名前が、大文字と小文字だけ違います。"),
    why: Phrase(
      ko: "`Read`와 `read`는 서로 다른 이름으로 따로 세어요. 괜찮지만 헷갈리기 쉬워요.",
      en: "They are two names: `Read` and `read` are counted apart. That is allowed, but easily mixed up.",
      ja: "`Read` と `read` は別の名前で、別々に数えます。かまいませんが、取り違えやすいです。"),
    fix: Phrase(
      ko: "하나의 이름을 바꾸거나 한 활동으로 합치세요.",
      en: "Rename one of the two, or make them one action.",
      ja: "一方の名前を変えるか、1つの活動にまとめてください。"),
    wrong: "action time Read\naction time Run alias=read\n2026-07-06\n  1h Read\n  1h Run",
    right: "action time Read\naction time Run\n2026-07-06\n  1h Read\n  1h Run")

  public static let unusedDeclaration = Code(
    "unused-declaration", .hint,
    what: Phrase(
      ko: "활동에 대한 기록도 퀘스트도 `skip`도 없거나, 태그가 어디에도 붙어 있지 않아요.",
      en: "No entry, quest or skip uses an action, or nothing has a tag.",
      ja: "活動についての記録もクエストも `skip` もないか、タグがどこにもついていません。"),
    why: Phrase(
      ko: "목록에서 자리만 차지해요. 목표는 퀘스트가 없어도 되므로 알리지 않아요.",
      en: "It is in the way in lists. A goal needs no quests, so it is not reported.",
      ja: "一覧の場所をとるだけです。目標はクエストがなくてもよいので、知らせません。"),
    fix: Phrase(
      ko: "더 쓰지 않는다면 지우고, 쓸 것이라면 그대로 두세요.",
      en: "Delete the line if it is of no use any more; leave it if you are going to use it.",
      ja: "もう使わないなら削除し、これから使うならそのままにしてください。"),
    wrong: "tag #travel color=#3B6EA5\naction time read\n2026-07-06\n  1h read",
    right: "tag #travel color=#3B6EA5\naction time read #travel\n2026-07-06\n  1h read")

  public static let shortMonth = Code(
    "short-month", .hint,
    what: Phrase(
      ko: "퀘스트가 적용되는 달 중 주기의 날이 없는 달이 있어요.",
      en: "A month in which a quest is active lacks a day of its cadence.",
      ja: "クエストが有効な月の中に、周期の日がない月があります。"),
    why: Phrase(
      ko: "그날이 없는 달에는 기간이 없어서 그만큼 목표량이 줄어요. 일부러 그랬을 수도 있어요.",
      en: "A month without that day has no period, so the quest asks for less there. That may be just what is wanted.",
      ja: "その日がない月には期間がなく、その分だけ目標が減ります。それでよい場合もあります。"),
    fix: Phrase(
      ko: "달의 마지막 날은 `on last`로, 마지막 금요일은 `on last fri`로 적으세요. 그대로 두어도 돼요.",
      en: "Write `on last` for the last day of every month, or `on last fri` for the last such weekday; or leave it.",
      ja: "月の最後の日は `on last`、最後の金曜日は `on last fri` と書いてください。そのままでもかまいません。"),
    wrong: """
      action time read
      goal Books start=2026-01-01 end=2026-12-31
        quest read >= 30m on 31
      2026-07-06
        1h read
      """,
    right: """
      action time read
      goal Books start=2026-01-01 end=2026-12-31
        quest read >= 30m on last
      2026-07-06
        1h read
      """)

  public static let idleSkip = Code(
    "idle-skip", .hint,
    what: Phrase(
      ko: "`skip`한 날에 해당하는 퀘스트가 없어요.",
      en: "A skip covers no day that a quest asks something for.",
      ja: "`skip` した日に対象のクエストがありません。"),
    why: Phrase(
      ko: "쉬게 하는 것이 없어요. 해롭지는 않지만 날짜가 오타일 수 있어요.",
      en: "It has no effect. That does no harm, but the dates may be wrong.",
      ja: "休みにするものがありません。害はありませんが、日付の書き間違いかもしれません。"),
    fix: Phrase(
      ko: "날짜를 고치거나(2026-07-07은 화요일이에요), 그날에 대한 메모로 두세요.",
      en: "Correct the dates (2026-07-07 is a Tuesday), or leave it as a note about the days.",
      ja: "日付を直すか（2026-07-07 は火曜日です）、その日のメモとして残してください。"),
    wrong: """
      action time read
      goal Books start=2026-07-01
        quest read >= 30m on mon,wed,fri
      skip 2026-07-07
      2026-07-06
        1h read
      """,
    right: """
      action time read
      goal Books start=2026-07-01
        quest read >= 30m on mon,wed,fri
      skip 2026-07-08
      2026-07-06
        1h read
      """)

  public static let emptySession = Code(
    "empty-session", .hint,
    what: Phrase(
      ko: "세션이 시작하자마자 끝나요.",
      en: "A session ends when it starts.",
      ja: "セッションが開始と同時に終わっています。"),
    why: Phrase(
      ko: "시간이 하나도 더해지지 않아요. 타이머를 켜자마자 껐다면 괜찮지만, 시각 하나가 오타일 수도 있어요.",
      en: "It counts no time. That is fine where a timer was stopped at once, but one of the times may be a typo.",
      ja: "時間が数えられません。タイマーをすぐに止めたのならかまいませんが、時刻の入力ミスかもしれません。"),
    fix: Phrase(
      ko: "시각을 고치거나 줄을 지우거나 그대로 두세요. 하루 전체는 `09:00-33:00`으로 적어요.",
      en: "Correct the time, delete the line, or leave it. A whole day is written `09:00-33:00`.",
      ja: "時刻を直すか、行を削除するか、そのままにしてください。丸一日は `09:00-33:00` と書きます。"),
    wrong: "action time read\n2026-07-06\n  09:00-09:00 read",
    right: "action time read\n2026-07-06\n  09:00-10:00 read")

  public static let daysOutOfOrder = Code(
    "days-out-of-order", .hint,
    what: Phrase(
      ko: "더 늦은 날짜 아래에 있는 날짜예요. 최근 날부터 적는 파일에서는 더 이른 날짜 아래예요.",
      en: "A date is below a later one; in a file with the newest day first, below an earlier one.",
      ja: "より後の日付の下にある日付です。新しい日から書くファイルでは、より前の日付の下です。"),
    why: Phrase(
      ko: "줄의 순서는 어떤 수도 바꾸지 않지만, 순서대로 있어야 찾기 쉽고 빠진 날도 보여요.",
      en: """
        The order of the lines changes no figure. But it is easier to find a day, and to see that one is missing, when \
        the days are in order.
        """,
      ja: "行の順番はどの数字も変えませんが、順に並んでいる方が探しやすく、抜けた日にも気づけます。"),
    fix: Phrase(
      ko: "그날을 제자리로 옮기세요. `haru-ledger fmt --sort`는 파일 전체를 정리해요.",
      en: "Move the day to its place; `haru-ledger fmt --sort` does it for a whole file.",
      ja: "その日を正しい場所に移してください。`haru-ledger fmt --sort` はファイル全体を並べ替えます。"),
    wrong: "action time read\n2026-07-07\n  1h read\n2026-07-06\n  1h read",
    right: "action time read\n2026-07-06\n  1h read\n2026-07-07\n  1h read")
}
