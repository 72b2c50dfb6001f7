// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of warnings about entries.
  static let ofEntryWarnings: [Code] = [
    .wrongYear, .entryInNote, .archivedAction, .emptyPiece, .zeroAmount, .longSession, .forgottenSession,
    .repeatedSession, .overlap,
    .negativeTotal, .futureEntry,
  ]

  public static let wrongYear = Code(
    "wrong-year", .warning,
    what: Phrase(
      ko: "앞뒤 날짜와 300일 넘게 떨어져 있어요. 연도만 바꾸면 앞뒤 날짜 사이에 들어가요.",
      en: "A date is over 300 days from its neighbours, but would fit between them with their year.",
      ja: "前後の日付から300日以上離れています。年だけ直すと前後の日付の間に入ります。"),
    why: Phrase(
      ko: "1월에는 지난해를 적기 쉬워요. 그런 날의 기록은 한 해 이르게 세게 돼요.",
      en: """
        Most people write the old year once or twice in January. The entries of such a day are counted, only a year \
        too early.
        """,
      ja: "1月には前の年を書きがちです。そのような日の記録は1年早く数えられます。"),
    fix: Phrase(
      ko: "연도를 고치세요. 맞는 날짜라면 시간 순서에 맞는 곳으로 옮기세요.",
      en: "Correct the year. If the date is right, move the day to where it belongs in time.",
      ja: "年を直してください。正しい日付なら、時の順に合う場所に移してください。"),
    wrong: """
      action time read
      2026-01-02
        1h read
      2025-01-03
        1h read
      2026-01-04
        1h read
      2026-01-05
        1h read
      """,
    right: """
      action time read
      2026-01-02
        1h read
      2026-01-03
        1h read
      2026-01-04
        1h read
      2026-01-05
        1h read
      """)

  public static let entryInNote = Code(
    "entry-in-note", .warning,
    what: Phrase(
      ko: "날짜 바로 뒤의 메모가 시각으로 시작해요.",
      en: "The note of a date begins with a time, as an entry does.",
      ja: "日付のすぐ後のメモが時刻で始まっています。"),
    why: Phrase(
      ko: "`;` 뒤는 메모라서 아무것도 읽지 않아요. 다른 프로그램에서 가져온 기록이라면 시간이 더해지지 않아요.",
      en:
        "Nothing after `;` is read. If it is an entry, perhaps one from a table of another program, its time is not counted.",
      ja: "`;` の後はメモなので、何も読み取りません。別のプログラムの表から移した記録なら、時間が数えられません。"),
    fix: Phrase(
      ko: "기록이면 날짜 아래에 적으세요. 정말 메모라면 `;` 앞에 공백을 넣거나 다른 말로 시작하세요.",
      en:
        "Write an entry on a line below the date. If it is a note, put a blank before the `;` or begin with another word.",
      ja: "記録なら日付の下の行に書いてください。メモなら `;` の前に空白を入れるか、別の言葉で始めてください。"),
    wrong: "action time read\n2026-07-06;09:00;10:00;read",
    right: "action time read\n2026-07-06\n  09:00-10:00 read")

  public static let archivedAction = Code(
    "archived-action", .warning,
    what: Phrase(
      ko: "활동을 보관한 날이나 그 뒤의 기록이에요.",
      en: "An entry is on or after the logical day on which its action was archived.",
      ja: "活動をアーカイブした日以降の記録です。"),
    why: Phrase(
      ko: "보관한 활동은 그날부터 목록에 보이지 않아서, 새 기록은 합계에만 나와요.",
      en: """
        An archived action is hidden from lists from that day on, so its newer entries would be seen nowhere but in \
        totals.
        """,
      ja: "アーカイブした活動はその日から一覧に出ないので、新しい記録は合計にしか現れません。"),
    fix: Phrase(
      ko: "다시 쓰는 활동이라면 `archived=`를 옮기거나 지우고, 아니면 기록의 날짜를 고치세요.",
      en: "Move or delete `archived=` if the action is in use again, or correct the date of the entry.",
      ja: "また使う活動なら `archived=` を移すか削除し、そうでなければ記録の日付を直してください。"),
    wrong: "action time read archived=2026-05-01\n2026-05-03\n  09:00-10:00 read",
    right: "action time read archived=2026-05-01\n2026-04-30\n  09:00-10:00 read")

  public static let emptyPiece = Code(
    "empty-piece", .warning,
    what: Phrase(
      ko: "멈춘 적이 있는 세션에 시작과 끝이 같은 구간이 있어요.",
      en: "A piece of a session with pauses starts and ends at the same time.",
      ja: "一時停止のあるセッションに、開始と終了が同じ区間があります。"),
    why: Phrase(
      ko: "시간이 하나도 더해지지 않아요. 대개 시각 하나가 오타예요.",
      en: "It counts no time. Usually one of the two times is a typo.",
      ja: "時間が数えられません。たいてい時刻の入力ミスです。"),
    fix: Phrase(
      ko: "시각을 고치거나 그 구간을 지우세요.",
      en: "Correct the time, or delete the piece.",
      ja: "時刻を直すか、その区間を削除してください。"),
    wrong: "action time read\n2026-07-06\n  08:00-08:30,09:00-09:00 read",
    right: "action time read\n2026-07-06\n  08:00-08:30,09:00-10:00 read")

  public static let zeroAmount = Code(
    "zero-amount", .warning,
    what: Phrase(ko: "길이나 횟수가 0이에요.", en: "A length or a count is 0.", ja: "長さや回数が0です。"),
    why: Phrase(
      ko: "어느 합계에도 더해지지 않으니 오타일 수 있어요. 하지 않은 일은 적지 않아도 돼요.",
      en:
        "It adds nothing to any total, so the number is probably a typo. There is no need to write down what you did not do.",
      ja: "どの合計にも足されないので、数の入力ミスのようです。しなかったことは書かなくてもかまいません。"),
    fix: Phrase(
      ko: "적으려던 수를 적거나 줄을 지우세요.",
      en: "Write the number that was meant, or delete the line.",
      ja: "書くつもりだった数にするか、行を削除してください。"),
    wrong: "action time read\n2026-07-06\n  0m read", right: "action time read\n2026-07-06\n  30m read")

  public static let longSession = Code(
    "long-session", .warning,
    what: Phrase(
      ko: "멈춘 시간을 뺀 세션이나 길이가 `max-session`보다 길어요.",
      en: "A session without its pauses, or a length, is longer than `max-session`.",
      ja: "一時停止を除いたセッション、または長さが `max-session` より長いです。"),
    why: Phrase(
      ko: "대개 타이머를 끄지 않았거나 끝이 오타이고, 이런 세션 하나가 한 달의 합계를 망쳐요.",
      en: "Usually a timer was forgotten or the end is a typo, and one such session spoils the totals of a month.",
      ja: "たいていタイマーの止め忘れか終了時刻の入力ミスで、1つで1か月の合計が狂います。"),
    fix: Phrase(
      ko: "끝을 고치세요. 정말 그만큼 했다면 `set max-session 24h`나 `set allow long-session`을 적으세요.",
      en: "Correct the end. If it was that long, allow it with `set max-session 24h`, or `set allow long-session`.",
      ja: "終了時刻を直してください。本当にその長さなら `set max-session 24h` か `set allow long-session` と書いてください。"),
    wrong: "action time read\n2026-07-06\n  05:00-23:30 read",
    right: "action time read\n2026-07-06\n  05:00-07:30 read")

  public static let forgottenSession = Code(
    "forgotten-session", .warning,
    what: Phrase(
      ko: "멈춘 시간을 빼고도 `max-session`보다 오래 진행 중인 세션이에요.",
      en: "A session has been running for longer than `max-session`, pauses not counted.",
      ja: "一時停止を除いても `max-session` より長く進行中のセッションです。"),
    why: Phrase(
      ko: "끝을 적지 않은 것 같아요. 보고서는 지금까지로 세어서 날마다 늘어나요.",
      en: "It was probably never stopped. Every report counts it up to now, more each day.",
      ja: "止め忘れのようです。レポートは今までとして数えるので、毎日増えます。"),
    fix: Phrase(
      ko: "끝난 시각을 `09:00-10:30`처럼 적으세요. 아직 하고 있다면 `set max-session 48h`를 적으세요.",
      en:
        "Write the time at which it ended, as `09:00-10:30`; or, if it is still running, allow it with `set max-session 48h`.",
      ja: "終了時刻を `09:00-10:30` のように書いてください。まだ続いているなら `set max-session 48h` と書いてください。"),
    wrong: "action time read\n2026-07-01\n  09:00- read", right: "action time read\n2026-07-01\n  09:00-10:30 read")

  public static let repeatedSession = Code(
    "repeated-session", .warning,
    what: Phrase(
      ko: "활동과 시각이 같은 세션이 또 있어요.",
      en: "A session has the action and the times of another one.",
      ja: "活動と時刻が同じセッションがもう1つあります。"),
    why: Phrase(
      ko: "활동의 합계에는 한 번만 들어가지만 세션은 둘로 세요. 붙여 넣거나 두 사본을 합칠 때 생겨요.",
      en: """
        Its time is counted once in the total of the action, but both count as sessions, and plain sums count it \
        twice. It comes from pasting, or from joining two copies of a file.
        """,
      ja: "活動の合計には1回しか入りませんが、セッションは2つと数えます。貼り付けや、2つのコピーを合わせたときに起こります。"),
    fix: Phrase(
      ko: "둘 중 하나를 지우고, 남길 메모는 남기세요.",
      en: "Delete one of the two lines, and keep the note that is worth keeping.",
      ja: "一方の行を削除し、残したいメモは残してください。"),
    wrong: "action time read\n2026-07-06\n  09:00-10:00 read\n  09:00-10:00 read",
    right: "action time read\n2026-07-06\n  09:00-10:00 read")

  public static let overlap = Code(
    "overlap", .warning,
    what: Phrase(
      ko: "같은 활동의 두 세션이 겹쳐요. 멈춘 동안은 겹쳐도 괜찮아요.",
      en: "Two sessions of one action overlap; time during a pause does not count.",
      ja: "同じ活動の2つのセッションが重なっています。一時停止の間はかまいません。"),
    why: Phrase(
      ko: "한 가지는 한 번에 하나만 하므로 시각 하나가 잘못되었을 거예요. 겹친 시간은 합계에 한 번만 들어가요. 다른 활동과는 겹쳐도 돼요.",
      en: """
        An action can only run once at a time, so one of the four times is probably wrong. Totals count overlapping \
        time once; plain sums count it twice. An end that equals the next start is not an overlap, and sessions of \
        different actions may overlap.
        """,
      ja: "1つの活動は同時に1つしか進まないので、時刻のどれかが誤りでしょう。重なった時間は合計に1回だけ入ります。別の活動とは重なってかまいません。"),
    fix: Phrase(
      ko: "시각을 고치거나 두 줄을 하나로 합치세요.",
      en: "Correct the times, or join the two lines into one.",
      ja: "時刻を直すか、2行を1つにしてください。"),
    wrong: "action time read\n2026-07-06\n  09:00-10:30 read\n  10:00-11:00 read",
    right: "action time read\n2026-07-06\n  09:00-11:00 read")

  public static let negativeTotal = Code(
    "negative-total", .warning,
    what: Phrase(
      ko: "하루 동안 한 활동의 횟수를 더하면 0보다 작아요.",
      en: "The counts of an action on a logical day add up to less than 0.",
      ja: "1日の活動の回数を足すと0より小さいです。"),
    why: Phrase(
      ko: "`-1`은 센 것을 되돌리는 것이라 0보다 작아질 수 없어요. 대개 다른 날에 센 것이거나 부호가 틀린 거예요.",
      en: """
        `-1` undoes a count, and below zero there is nothing to undo. Usually the count belongs to another day, or its \
        sign is wrong.
        """,
      ja: "`-1` は数えたものを取り消すものなので、0より下はありません。たいてい別の日に数えたか、符号の書き間違いです。"),
    fix: Phrase(
      ko: "수를 고치거나, 센 날로 옮기세요.",
      en: "Correct the number, or move it to the day on which it was counted.",
      ja: "数を直すか、数えた日に移してください。"),
    wrong: "action count water\n2026-07-06\n  08:00 water\n  09:00 -2 water",
    right: "action count water\n2026-07-06\n  08:00 water\n  09:00 -1 water")

  public static let futureEntry = Code(
    "future-entry", .warning,
    what: Phrase(
      ko: "지금부터 1시간보다 더 뒤에 시작하는 기록이에요. 시각이 없으면 그날을 봐요.",
      en: "An entry (without a time: its logical day) starts more than an hour after now.",
      ja: "今から1時間より後に始まる記録です。時刻がなければその日を見ます。"),
    why: Phrase(
      ko: "장부에는 있었던 일을 적어요. 적힌 대로 세므로 오지 않은 날의 합계에 벌써 들어가고, 날짜를 잘못 적은 경우가 많아요.",
      en: """
        A ledger records what happened. The entry is counted anyway, so it is already in the totals of a day that has \
        not come; and often it is the date that is wrong.
        """,
      ja: "帳簿には起きたことを書きます。書かれたとおり数えるので、まだ来ていない日の合計に入ります。日付の書き間違いも多いです。"),
    fix: Phrase(
      ko: "날짜나 시각을 고치세요. 계획이라면 주석으로 적으세요: `; 2026-08-01 도서관`.",
      en: "Correct the date or the time. For what is only planned, write a comment: `; 2026-08-01 library`.",
      ja: "日付か時刻を直してください。予定ならコメントに書いてください: `; 2026-08-01 図書館`。"),
    wrong: "action time read\n2099-07-06\n  09:00-10:00 read",
    right: "action time read\n2026-07-06\n  09:00-10:00 read")
}
