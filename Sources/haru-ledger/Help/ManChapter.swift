import HaruParse

/// A chapter of the manual page: how some commands work, beyond what the table of commands says.
struct ManChapter {
  let heading: Phrase
  let paragraphs: [Phrase]

  /// All chapters, in the order of the page.
  static let all = [reports, recording, formatting, completion]

  private static let reports = ManChapter(
    heading: Phrase(ko: "보고서", en: "REPORTS", ja: "レポート"),
    paragraphs: [
      Phrase(
        ko: """
          `day`와 `timetable`은 DATE와 필터를, `stats`, `estimates`, `measures`는 범위와 필터를, `goals`는 `--goal`과 \
          `--periods`를 받아요. 종류가 받지 않는 옵션은 잘못된 사용법이에요. KIND를 생략하면 `overview`이고, `--week`가 있으면 `timetable`, \
          `overview`가 받지 않는 다른 옵션이 있으면 `stats`예요.
          """,
        en: """
          `day` and `timetable` take a DATE and filters, `stats`, `estimates` and `measures` ranges and filters, \
          `goals` takes `--goal` and `--periods`. An option that a kind does not take is wrong use. Without KIND \
          it is `overview`; with `--week` it is `timetable`, and with another option that `overview` does not \
          take it is `stats`.
          """,
        ja: """
          `day` と `timetable` は DATE と絞り込み、`stats`、`estimates`、`measures` は範囲と絞り込み、`goals` は `--goal` と \
          `--periods` を受け取ります。種類が受け取らないオプションは誤った使い方です。KIND を省略すると `overview`、`--week` があれば `timetable`、`overview` \
          が受け取らないほかのオプションがあれば `stats` です。
          """),
      Phrase(
        ko: """
          DATE 대신 `--today`, `--yesterday`, 하루짜리 `--period`를 써도 돼요. 범위는 하루의 경계로 나눈 날들이고 양 끝을 포함해요. `--from`이나 \
          `--to`만 있으면 다른 끝은 기록이 있는 마지막 날이나 첫날이에요. 주는 `week-start`를 따르지만 `2026-W27`은 ISO 8601의 주라서 언제나 월요일부터예요. \
          범위는 하나만 쓸 수 있고, 생략하면 전체를 봐요.
          """,
        en: """
          Instead of DATE there may be `--today`, `--yesterday`, or `--period` with a day. A range is of logical \
          days and includes both its ends. With only `--from` or `--to`, the other end is the last or the first \
          day with an entry. Weeks begin by `week-start`, but `2026-W27` is the week of ISO 8601, always from \
          Monday on. Only one range can be given (default: everything).
          """,
        ja: """
          DATE の代わりに `--today`、`--yesterday`、1日の `--period` も使えます。範囲は論理日の範囲で、両端を含みます。`--from` か `--to` \
          だけなら、もう一方の端は記録のある最後の日か最初の日です。週は `week-start` に従いますが、`2026-W27` は ISO 8601 \
          の週で、いつも月曜日からです。範囲は1つだけ書けて、省略時は全体を見ます。
          """),
      Phrase(
        ko: """
          기록은 적은 활동 중 하나이고, 적은 태그 중 하나가 붙어 있고, 적은 목표 중 하나의 퀘스트가 세는 것일 때 들어가요. 적지 않은 것은 따지지 않아요. `--exclude`로 적은 활동의 \
          기록과, `--exclude '#태그'`로 적은 태그가 붙은 기록은 빠져요. `report \
          goals --goal`은 그 목표만 보여 줘요. 장부에 없는 이름은 잘못된 사용법이에요.
          """,
        en: """
          An entry is looked at if it is of one of the named actions, has one of the named tags, and is a target \
          of a quest of one of the named goals, as far as any are named. `--exclude` leaves out the entries of an \
          action, `--exclude '#tag'` those with a tag. `report goals --goal` shows only these \
          goals. A name that the ledger does not have is wrong use.
          """,
        ja: """
          記録は、挙げた活動のどれかで、挙げたタグのどれかが付き、挙げた目標のどれかのクエストの対象であるときに含まれます。挙げていないものは問いません。`--exclude` で挙げた活動の記録と、`--exclude '#タグ'` で挙げたタグの付いた記録は除きます。`report goals --goal` \
          はその目標だけを表示します。帳簿にない名前は誤った使い方です。
          """),
      Phrase(
        ko: """
          장부에 오류가 있으면 읽을 수 없는 줄을 빼고, 몇 줄인지 표준 오류에 알리고, 1로 끝나요. JSON과 CSV는 어느 언어에서나 같고 길이는 초로 적어요. 그 꼴은 \
          Fixtures/schemas의 스키마에 있어요.
          """,
        en: """
          A report on a ledger with errors leaves out the lines that cannot be read, says on standard error how \
          many there are, and exits with 1. JSON and CSV are the same in every language and have lengths in \
          seconds; the schemas in Fixtures/schemas describe them.
          """,
        ja: """
          帳簿にエラーがあれば、読めない行を除き、その行数を標準エラーに示し、1 で終わります。JSON と CSV はどの言語でも同じで、長さは秒です。その形は Fixtures/schemas \
          のスキーマにあります。
          """),
    ])

  private static let recording = ManChapter(
    heading: Phrase(ko: "기록하기", en: "RECORDING", ja: "記録する"),
    paragraphs: [
      Phrase(
        ko: """
          `start`, `stop`, `pause`, `resume`, `cancel`, `switch`, `add`, `undo`는 장부에 한 번에 한 줄씩 적어요. 적은 것은 뜻한 그대로 \
          다시 읽히고, 그렇지 않으면 아무것도 적지 않아요. 다른 바이트는 모두 그대로 있어요.
          """,
        en: """
          `start`, `stop`, `pause`, `resume`, `cancel`, `switch`, `add` and `undo` write to a ledger, one line \
          at a time. What they write reads back as exactly what was meant, or they write nothing. Every other \
          byte stays.
          """,
        ja: """
          `start`、`stop`、`pause`、`resume`、`cancel`、`switch`、`add`、`undo` \
          は帳簿に1行ずつ書きます。書いたものは意図したとおりに読み返せ、そうでなければ何も書きません。ほかのバイトはすべてそのままです。
          """),
      Phrase(
        ko: """
          ACTION은 이름이나 별칭, 또는 다른 것과 겹치지 않는 앞부분이고, 여러 단어도 한 이름이에요. `stop`, `pause`, `resume`, `cancel`은 맞는 세션이 \
          하나뿐이면 생략해도 돼요. `stop`에는 여럿을 적거나 `--all`을 쓸 수 있고, `undo` 한 번으로 모두 되돌려요. 분명하지 않으면 무엇일 수 있는지 보여 주고 아무것도 하지 않아요. 여러 개가 진행 중일 때의 `switch`도 그래요. 이미 시작한 것은 다시 시작할 수 \
          없어요.
          """,
        en: """
          ACTION is a name, an alias, or a beginning that fits no other; several words are one name. `stop`, \
          `pause`, `resume` and `cancel` do without it where a single session fits. `stop` takes several, or all with \
          `--all`, and one `undo` takes them back. Where it is not clear, the \
          command lists what it could be and does nothing; so does `switch` where several run. What is open \
          already cannot be started again.
          """,
        ja: """
          ACTION は名前か別名、またはほかと重ならない先頭部分で、複数の単語も1つの名前です。`stop`、`pause`、`resume`、`cancel` \
          は、当てはまるセッションが1つだけなら省けます。`stop` には複数を書くか `--all` を使え、1回の `undo` ですべて元に戻せます。はっきりしないときは候補を示して何もしません。複数が進行中のときの `switch` も同じです。すでに始めたものは、もう一度始められません。
          """),
      Phrase(
        ko: """
          `--new`는 활동을 먼저 선언해요. 이때 파일처럼 보이는 단어(`*.haru`나 `/`가 든 것)와 값처럼 보이는 단어(`1h`, `09:00`, `add`에서는 수도)는 이름이 \
          될 수 없어요. `add`의 횟수와 수는 파일에서처럼 곁에 시각을 둘 수 있어요: `add water 08:10 +2`.
          """,
        en: """
          `--new` declares the action first; a word that looks like a file (`*.haru`, or with `/`) or like a \
          value (`1h`, `09:00`, with `add` also a number) cannot be its name then. A count or a number of `add` \
          may have its time beside it, as in the file: `add water 08:10 +2`.
          """,
        ja: """
          `--new` は先に活動を宣言します。そのとき、ファイルに見える単語（`*.haru` や `/` を含むもの）と値に見える単語（`1h`、`09:00`、`add` \
          では数も）は名前になりません。`add` の回数と数には、ファイルと同じように時刻を添えられます: `add water 08:10 +2`。
          """),
      Phrase(
        ko: """
          `stop --note`는 있던 메모 뒤에 덧붙여요: `; library · page 11`. 멈춘 세션은 마지막 구간의 끝이 끝이라서 `stop`에 `--at`을 쓸 수 \
          없어요. `cancel`은 세션의 줄과 메모를 지우고, `start` 바로 뒤라면 `start`가 적은 날짜 줄도 지워요. `switch`의 끝과 시작은 같은 순간이에요.
          """,
        en: """
          `stop --note` adds to the note that is there: `; library · page 11`. A paused session ends with its \
          last piece, so its `stop` takes no `--at`. `cancel` removes the line of a session with its note, and \
          right after `start` also the date line that `start` wrote. Both halves of a `switch` are at the same \
          instant.
          """,
        ja: """
          `stop --note` は既存のメモに書き足します: `; library · page 11`。一時停止中のセッションは最後の区間の終了時刻で終わるので、`stop` に `--at` \
          は使えません。`cancel` はセッションの行とメモを削除し、`start` の直後なら `start` が書いた日付の行も削除します。`switch` の終了時刻と開始時刻は同じ瞬間です。
          """),
      Phrase(
        ko: """
          `--at`은 하루의 시각(`09:05`, `25:10`, 필요하면 오프셋과 함께), 날짜가 붙은 시각, 또는 얼마 전(`-10m`)이에요. 생략하면 지금이고, 파일이 초를 적지 않으면 \
          분까지예요. `--date 2026-07-06`은 달력의 날짜이고 시각을 적은 그대로 세요. `--date today`와 `--date yesterday`는 하루의 경계를 따르는 \
          날이라, `day-start`보다 이른 시각은 그날이 끝나는 밤이에요: `set day-start 06:00`이면 00:10은 `24:10`이에요. 날짜를 생략하면 지금보다 늦지 않은 \
          가장 가까운 때예요. 새 기록에서 어제의 시각과 `24:00`부터의 시각은 12시간 안이어야 하고, 세션을 이어 가는 시각은 앞의 시각보다 이를 수 없어요.
          """,
        en: """
          `--at` is a time of day (`09:05`, `25:10`, with an offset where needed), a time with its date, or how \
          long ago (`-10m`); the default is now, down to the minute unless the file writes seconds. `--date \
          2026-07-06` is a date of the calendar, and the time counts from it as it is typed. `--date today` and \
          `--date yesterday` are logical days: a time before `day-start` is of the night in which that day ends, \
          so with `set day-start 06:00`, 00:10 is `24:10`. Without a date it is the last such moment that is not \
          ahead of now. For a new entry, a time of yesterday and one from `24:00` on must be at most 12 hours \
          ago; a time that continues a session must not be before the time it follows.
          """,
        ja: """
          `--at` は時刻（`09:05`、`25:10`、必要ならオフセット付き）、日付付きの時刻、またはどれだけ前か（`-10m`）です。省略時は現在で、ファイルが秒を書かなければ分までです。`--date \
          2026-07-06` は暦の日付で、時刻はそのまま数えます。`--date today` と `--date yesterday` は論理日で、`day-start` \
          より前の時刻はその日が終わる夜のものです: `set day-start 06:00` なら 00:10 は `24:10` \
          です。日付を省略すると、今より先でない最も近い時です。新しい記録では、昨日の時刻と `24:00` 以降の時刻は12時間以内でなければならず、セッションを続ける時刻は前の時刻より早くできません。
          """),
      Phrase(
        ko: """
          지금보다 뒤의 시각은 1분이라도 받지 않아요. `add`만, 날짜를 적었을 때(`--date 2026-08-01`이나 날짜가 붙은 시각) 계획을 적어요. `--at`이 없는 \
          `--date`는 지금을 어느 날짜에 적을지를 뜻해요. 그래서 오늘이 아닌 날에는 시각이 있어야 하고, `add`의 횟수와 수만 시각 없이 적어요.
          """,
        en: """
          What is ahead of now is refused, be it by a minute. Only `add` writes a plan, where its date is \
          written out, as `--date 2026-08-01` or in a time with its date. `--date` without `--at` says under \
          which date now is written, so another day than today needs a time; only a count or a number of `add` \
          is written without one.
          """,
        ja: """
          今より先の時刻は、1分でも受け付けません。`add` だけが、日付を書いたとき（`--date 2026-08-01` か日付付きの時刻）に予定を書きます。`--at` のない `--date` \
          は、今をどの日付に書くかを表します。そのため今日以外の日には時刻が必要で、`add` の回数と数だけは時刻なしで書きます。
          """),
      Phrase(
        ko: """
          새 기록은 기록의 날짜에 대해 `set log`가 말하는 파일에, 없으면 첫 파일에 적어요. 없는 파일은 폴더와 함께 첫 파일의 권한으로 만들고, 어느 `include`도 닿지 않으면 \
          첫 파일에 `include`를 함께 적어요. 진행 중인 세션은 있는 자리에서 고쳐요. 날짜 아래에, 파일의 순서와 버릇대로 적어요: 들여쓰기, 줄표와 쉼표와 그 곁의 공백, 시의 자릿수, 초, 요일, 빈 줄, 줄마다 \
          날짜를 적는지, 줄 끝, `25:10`인지 `01:10`인지, 길이의 단위. 파일의 더 많은 줄이 정하고, 파일에 없는 것은 가장 최근 기록이 있는 파일을 따라요.
          """,
        en: """
          A new entry goes to the file that `set log` says for its date, else to the main file. A missing file \
          is made, with its folders and with the rights of the main file; if no `include` leads to it, one is \
          added to the main file in the same change. An open session is changed in its place. An entry is written below its date, in the order of \
          the file and in its style: indent, dash and comma with their blanks, digits of hours, seconds, \
          weekdays, blank lines, dates on each line or above, line ends, `25:10` or `01:10`, units of lengths. \
          Most lines of the file decide; what the file does not say is taken from the file with the latest \
          entry.
          """,
        ja: """
          新しい記録は、その日付について `set log` が示すファイルに、なければ最初のファイルに書きます。ないファイルは、フォルダーごと最初のファイルの権限で作り、どの `include` \
          も届かなければ、同じ変更で最初のファイルに `include` を書き足します。進行中のセッションはその場所で直します。記録は日付の下に、ファイルの順序と書き方で書きます: \
          字下げ、ダッシュとコンマとその空白、時の桁数、秒、曜日、空行、行ごとに日付を書くか、改行、`25:10` か `01:10` \
          か、長さの単位。ファイルの多数の行が決め、ファイルにないことは最も新しい記録のあるファイルに従います。
          """),
      Phrase(
        ko: """
          그 줄이나 다른 줄을 오류로 만들 것은 적지 않고 1로 끝나요. 다른 곳에 오류가 있는 장부에는 적을 수 있어요. 예상의 10분의 1(많아야 2분)보다 먼저 끝내거나 `max-session`보다 긴 세션을 끝내려면 \
          `--force`가 있어야 해요. 새 줄 때문에 `check`가 경고할 것은 표준 오류에 알려요.
          """,
        en: """
          What would make that line or another one an error is refused with exit status 1; a ledger with errors \
          elsewhere can be written to. To end a session before a tenth of its estimate, at most 2 minutes, or one longer than `max-session` needs \
          `--force`. What `check` would warn of because of the new line is said on standard error.
          """,
        ja: """
          その行かほかの行をエラーにするものは書かず、1 で終わります。ほかの場所にエラーのある帳簿には書けます。見積もりの10分の1（最大2分）より前に終えるか、`max-session` より長いセッションを終えるには `--force` が必要です。新しい行のために \
          `check` が警告することは標準エラーに示します。
          """),
      Phrase(
        ko: """
          쓰기는 안전해요. 장부의 폴더를 잠가 한 번에 하나만 쓰고, 잠금을 10초까지 기다려요. 파일을 다시 읽고, 그사이 다른 것이 바꾼 내용은 덮어쓰지 않아요. 새 내용은 뜻한 것만 \
          뜻하는지 확인하고, 곁에 써서 디스크에 내린 다음, 권한과 주인을 지키며 한 번에 바꿔 놓아요. 언제 멈추어도 파일은 옛것이거나 새것이에요.
          """,
        en: """
          Writing is safe. A lock on the ledger's folder lets one writer in at a time; it is waited for up to 10 \
          seconds. The file is read again, and what someone else changed in the meantime is never overwritten. \
          The new bytes are checked to mean what was meant and nothing else, written beside the file, forced to \
          the disk, and put in its place in one step, with mode and owner kept. Killed at any moment, the file \
          is the old one or the new one.
          """,
        ja: """
          書き込みは安全です。帳簿のフォルダーをロックして一度に1つだけが書き、ロックは10秒まで待ちます。ファイルを読み直し、その間にほかのものが変えた内容は上書きしません。\
          新しい内容は意図したことだけを意味するかを確かめ、隣に書いてディスクに送り、権限と所有者を保ったまま一度に置き換えます。いつ止まっても、ファイルは古いものか新しいものです。
          """),
      Phrase(
        ko: """
          `undo`는 장부마다 마지막 변경 100개를 되돌릴 수 있고, 사라진 줄과 돌아온 줄을 보여 줘요. 그 뒤에 바뀐 파일은 건드리지 않아요. `init`은 TZ의 시간대, 없으면 \
          시스템의 시간대를 주석으로 적어요. 시간대는 사람이 정할 일이에요.
          """,
        en: """
          `undo` knows the last 100 changes of each ledger, and shows the lines that it removed and restored. It \
          does not touch a file that was changed since. `init` writes the zone of TZ, else that of the \
          system, as a comment: choosing a zone is up to you.
          """,
        ja: """
          `undo` は帳簿ごとに最後の100個の変更を元に戻せて、削除した行と復元した行を示します。その後に変わったファイルには触れません。`init` は TZ \
          のタイムゾーンを、なければシステムのものを、コメントとして書きます。タイムゾーンは人が決めることです。
          """),
    ])

  private static let formatting = ManChapter(
    heading: Phrase(ko: "다듬기", en: "FORMATTING", ja: "整形"),
    paragraphs: [
      Phrase(
        ko: """
          `fmt`는 장부의 서식을 통일하고 내용은 하나도 바꾸지 않아요. `fmt -`는 표준 입력을 표준 출력으로, 그것이 포함하는 파일은 빼고 다듬어요. 읽을 수 없는 줄은 모든 \
          바이트가 그대로예요. 메모와 주석의 말, 이름, 횟수, 수, 태그와 속성의 순서, `25:10`과 `01:10`도 그대로예요. 이미 그 꼴인 파일은 바뀌지 않아요.
          """,
        en: """
          `fmt` formats the files of a ledger without changing their meaning. `fmt -` writes \
          standard input to standard output, without the files that it includes. A line that cannot be read \
          keeps every byte. The words of notes and comments, names, counts, measures, the order of tags and \
          properties, and `25:10` as against `01:10` stay as they are. A file that is in the form stays as it \
          is.
          """,
        ja: """
          `fmt` は帳簿のファイルの書式を整え、内容は何も変えません。`fmt -` \
          は標準入力を標準出力に、それが取り込むファイルを除いて整えます。読めない行はすべてのバイトがそのままです。メモとコメントの言葉、名前、回数、数、タグと属性の順序、`25:10` と `01:10` \
          もそのままです。すでにその形のファイルは変わりません。
          """),
      Phrase(
        ko: """
          값: 시각은 `09:05`, 초는 있을 때만, 오프셋은 `@+9`, 두 시각 사이는 `-`, 구간 사이는 `,`이고 공백이 없어요. 길이는 큰 단위부터 `1h30m`처럼 적어요. \
          길이의 단위와 날짜의 요일은 파일에 가장 많은 것을 따르고, 주기의 요일은 따로 그렇게 해요.
          """,
        en: """
          Values: times are `09:05`, with seconds only where there are some, offsets `@+9`; between two times is \
          `-`, between two pieces `,`, both without blanks; lengths go from large to small, as `1h30m`. The \
          units of lengths and the weekdays of dates are those that the file has most often, and so are, for \
          themselves, the weekdays of cadences.
          """,
        ja: """
          値: 時刻は `09:05`、秒はあるときだけ、オフセットは `@+9`、2つの時刻の間は `-`、区間の間は `,` で、空白はありません。長さは大きい単位から `1h30m` \
          のように書きます。長さの単位と日付の曜日はファイルに最も多いものに従い、周期の曜日は別にそうします。
          """),
      Phrase(
        ko: """
          공백: 날짜 아래의 기록, 퀘스트, 들여 쓴 주석 앞에는 두 칸, 다른 것 앞에는 없어요. `|` 줄은 이어지는 줄을 따라가고, `;` 아래 있었으면 그 아래에 남아요. 부분 사이의 \
          공백은 그대로이고 없던 곳에는 하나를 넣어요. 둘 이상의 공백은 사람이 맞춘 열이라서, 앞의 글이 길어지거나 짧아져도 뒤의 것은 그 열에 남아요.
          """,
        en: """
          Blanks: two spaces come before an entry below its date, a quest, and a comment that was indented; none \
          before anything else. A `|` line goes along with the line that it continues, and stays below its `;` \
          where it was there. Blanks between parts stay, and one is put where none was. Two or more spaces hold \
          a column that a person made: what follows stays in its column while the text before it becomes longer \
          or shorter.
          """,
        ja: """
          空白: 日付の下の記録、クエスト、字下げしたコメントの前には2つ、ほかの前にはありません。`|` の行は続きの元の行に従い、`;` \
          の下にあったものはその下に残ります。部分の間の空白はそのままで、なかった所には1つ入れます。2つ以上の空白は人がそろえた列なので、前の文が長くなっても短くなっても、後ろのものはその列に残ります。
          """),
      Phrase(
        ko: """
          줄: 두 날 사이에 빈 줄 하나, 둘은 없고 파일의 처음과 끝에도 없어요. 날짜 바로 위의 들여 쓰지 않은 주석은 그 날짜의 것이에요. 날짜와 기록이 함께 있는 줄은 붙어 있어도 \
          돼요. 줄 끝은 가장 많은 줄을 따르고 마지막 줄에도 있어요.
          """,
        en: """
          Lines: one blank line between two days, never two, none at the ends of a file. Comments without an \
          indent right above a date belong to it. Lines that have both a date and an entry may be as close as \
          they are. Line ends are those that most lines have; the last line has one.
          """,
        ja: """
          行: \
          2つの日の間に空行を1つ、2つはなく、ファイルの始めと終わりにもありません。日付のすぐ上の字下げしていないコメントはその日付のものです。日付と記録が同じ行にある行は、詰まっていてもかまいません。\
          改行は最も多い行に従い、最後の行にもあります。
          """),
      Phrase(
        ko: """
          `--sort`는 날짜와, 날짜 아래의 기록을 시각 순서로 놓고, 시각이 없는 것을 뒤에 두어요. 날짜가 대개 최근 것부터 내려가면 그 순서로, 기록도 대개 그러면 그렇게 놓아요. \
          여러 번 나오는 날짜는 줄마다 기록이 하나씩 있지 않으면 그 순서를 지켜요. 날짜는 그 아래의 것과 바로 위의 주석을, 기록은 메모와 바로 위의 주석을 데려가요. 선언은 제자리에 \
          있고, 읽을 수 없는 줄이나 하루의 기록 사이의 선언을 넘어 옮기지 않아요.
          """,
        en: """
          `--sort` puts the days in order, and the entries below each date in order of time, those without a \
          time last. The newest days come first where most steps from day to day already go down, and so do the \
          entries if most of their steps do. A date that is there several times keeps the order of its lines, \
          unless each of them has its one entry. A day takes along what is below it and the comments right above \
          it; an entry its note and the comments right above it. Declarations stay in their places, and nothing \
          moves across a line that cannot be read, or across a declaration between the entries of one day.
          """,
        ja: """
          `--sort` \
          は日を順に、日付の下の記録を時刻の順に並べ、時刻のないものを後ろに置きます。日がおおむね新しい順に並んでいればその順に、記録もおおむねそうならそのように並べます。何度も現れる日付は、\
          行ごとに記録が1つずつある場合を除いて、その順序を保ちます。日は下にあるものとすぐ上のコメントを、記録はメモとすぐ上のコメントを連れて動きます。宣言はその場所に残り、読めない行や、\
          1日の記録の間の宣言を越えては動きません。
          """),
      Phrase(
        ko: """
          파일을 쓰기 전에 그 결과를 다시 읽어요. 줄마다 종류와 날짜, 기록마다 값과 메모, 선언마다 선언하는 것, 읽을 수 없는 줄마다 바이트가 같아야 하고, 그렇지 않으면 아무것도 쓰지 \
          않고 3으로 끝나요.
          """,
        en: """
          Before a file is written, the result is read: each line must have its kind and its date, each entry \
          its value and its note, each declaration what it declares, and each line that cannot be read its \
          bytes. Otherwise nothing is written, and the exit status is 3.
          """,
        ja: """
          ファイルを書く前に、その結果を読みます。行ごとに種類と日付、記録ごとに値とメモ、宣言ごとに宣言するもの、読めない行ごとにバイトが同じでなければならず、そうでなければ何も書かずに 3 で終わります。
          """),
    ])

  private static let completion = ManChapter(
    heading: Phrase(ko: "완성", en: "COMPLETION", ja: "補完"),
    paragraphs: [
      Phrase(
        ko: """
          셸은 명령, 옵션, 값이 될 수 있는 단어, 코드, `.haru` 파일과 폴더를 완성하고, 그 줄의 장부(`--file`, FILE, 또는 명령이 찾을 장부)에 있는 활동과 별칭, \
          태그, 목표, 퀘스트의 id도 완성해요. `stop`, `pause`, `resume`, `cancel`에는 그렇게 할 수 있는 것만 나와요. 보관한 활동은 나오지 않지만 \
          `--action`에는 달리 맞는 것이 없으면 나와요. 장부를 읽을 수 없으면 아무것도 나오지 않아요.
          """,
        en: """
          The shell completes commands, options, the words that a value can be, codes, `.haru` files and \
          folders, and what the ledger on the line has (`--file`, else FILE, else the one that the command would \
          find): actions and their aliases, tags, goals, ids of quests. `stop`, `pause`, `resume` and `cancel` \
          offer what they can act on. Archived actions are left out, but for `--action`, where nothing else \
          fits. Where the ledger cannot be read, nothing is offered.
          """,
        ja: """
          シェルは、コマンド、オプション、値になれる単語、コード、`.haru` \
          のファイルとフォルダーを補完し、その行の帳簿（`--file`、FILE、またはコマンドが見つける帳簿）にある活動と別名、タグ、目標、クエストの id \
          も補完します。`stop`、`pause`、`resume`、`cancel` には、そうできるものだけが出ます。アーカイブした活動は出ませんが、`--action` \
          ではほかに合うものがなければ出ます。帳簿を読めなければ何も出ません。
          """)
    ])
}
