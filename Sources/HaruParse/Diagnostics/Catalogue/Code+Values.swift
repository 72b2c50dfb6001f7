// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of values.
  static let ofValues: [Code] = [
    .invalidDate, .noSuchDate, .yearOutOfRange, .invalidTime, .invalidOffset, .offsetWithoutZone, .invalidInterval,
    .invalidLength, .invalidCount, .invalidMeasure, .invalidColor, .invalidWeekday, .wrongWeekday, .invalidName,
    .invalidTag,
  ]

  public static let invalidDate = Code(
    "invalid-date", .error,
    what: Phrase(
      ko: "날짜로 읽을 수 없어요.",
      en: "Expected a date.",
      ja: "日付として読めません。"),
    why: Phrase(
      ko: "날짜는 한 가지로만 적어요. 그래야 순서대로 놓이고, 어느 수가 달인지 헷갈리지 않아요.",
      en: "Dates have one form, so that they sort, and it is clear which number is the month.",
      ja: "日付の書き方は1つです。そうすれば順に並び、どれが月か迷いません。"),
    fix: Phrase(ko: "`2026-07-06`처럼 적으세요.", en: "Write it as `2026-07-06`.", ja: "`2026-07-06` のように書いてください。"),
    wrong: "2026/7/6", right: "2026-07-06")

  public static let noSuchDate = Code(
    "no-such-date", .error,
    what: Phrase(ko: "달력에 없는 날짜예요.", en: "The month or the day of a date does not exist.", ja: "暦にない日付です。"),
    why: Phrase(
      ko: "달력에 없는 날이라 기록이 갈 곳이 없어요.",
      en: "The calendar has no such day, so its entries have no day to belong to.",
      ja: "暦にない日なので、記録の行き場がありません。"),
    fix: Phrase(ko: "월과 일을 확인하세요.", en: "Check the month and the day.", ja: "月と日を確かめてください。"),
    wrong: "2026-02-30", right: "2026-02-28")

  public static let yearOutOfRange = Code(
    "year-out-of-range", .error,
    what: Phrase(ko: "연도가 1900~9999를 벗어나요.", en: "The year is outside 1900–9999.", ja: "年が 1900〜9999 の外です。"),
    why: Phrase(
      ko: "습관 장부에서 1900년보다 앞선 해는 오타일 거예요.",
      en: "In a ledger of habits, a year before 1900 is probably a typo.",
      ja: "習慣の帳簿で1900年より前の年は書き間違いでしょう。"),
    fix: Phrase(ko: "연도를 확인하세요.", en: "Check the year.", ja: "年を確かめてください。"),
    wrong: "0206-07-06", right: "2026-07-06")

  public static let invalidTime = Code(
    "invalid-time", .error,
    what: Phrase(
      ko: "시각으로 읽을 수 없어요.",
      en: "Expected a time of day.",
      ja: "時刻として読めません。"),
    why: Phrase(
      ko: "시각은 24시간제 한 가지로만 적어요. 그래야 9시가 21시로 읽히지 않아요.",
      en: "Times have one form, the 24-hour clock, so that 9 is never 21.",
      ja: "時刻は24時間制だけで書きます。そうすれば9時と21時を取り違えません。"),
    fix: Phrase(
      ko: "`09:05`나 `21:05`처럼 적으세요.",
      en: "Write it as `09:05` or `21:05`.",
      ja: "`09:05` や `21:05` のように書いてください。"),
    wrong: "action count water\n2026-07-06\n  9pm water", right: "action count water\n2026-07-06\n  21:00 water")

  public static let invalidOffset = Code(
    "invalid-offset", .error,
    what: Phrase(
      ko: "`@` 뒤를 UTC 시차(최대 ±18시간)로 읽을 수 없어요.",
      en: "Expected an offset of at most 18:00 after `@`.",
      ja: "`@` の後を UTC との時差（最大±18時間）として読めません。"),
    why: Phrase(
      ko: "시계가 UTC와 얼마나 다른지를 적는 자리인데, 18시간보다 먼 곳은 없어요.",
      en: "An offset says how far the clock is from UTC, and no place is farther than 18 hours.",
      ja: "時計が UTC とどれだけ違うかを書くところで、18時間より離れた場所はありません。"),
    fix: Phrase(
      ko: "`@+09:00`이나 `@-4`처럼 적으세요.",
      en: "Write it as `@+09:00` or `@-4`.",
      ja: "`@+09:00` や `@-4` のように書いてください。"),
    wrong: "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+0900 water",
    right: "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+09:00 water")

  public static let offsetWithoutZone = Code(
    "offset-without-zone", .error,
    what: Phrase(
      ko: "`set zone`이 없는 장부에 UTC와의 시차가 있어요.",
      en: "The ledger has an offset but no `set zone`.",
      ja: "`set zone` のない帳簿に UTC との時差があります。"),
    why: Phrase(
      ko: "시간대가 없으면 시각은 벽시계의 시각이라, UTC와의 시차가 뜻이 없어요.",
      en: "Without a time zone there is nothing to offset from.",
      ja: "タイムゾーンがなければ時刻は現地時刻（タイムゾーンなし）で、UTC との時差には意味がありません。"),
    fix: Phrase(
      ko: "`set zone`을 적거나 UTC와의 시차를 지우세요.",
      en: "Add `set zone`, or remove the offset.",
      ja: "`set zone` を書くか、時差を削除してください。"),
    wrong: "action count water\n2026-07-06\n  01:30@+9 water",
    right: "set zone Asia/Seoul\naction count water\n2026-07-06\n  01:30@+9 water")

  public static let invalidInterval = Code(
    "invalid-interval", .error,
    what: Phrase(
      ko: "시작–끝으로 읽을 수 없어요.",
      en: "Expected a start and an end.",
      ja: "開始と終了の時刻として読めません。"),
    why: Phrase(
      ko: "두 시각처럼 보이는 것을 짐작하면 모든 합계가 달라져요.",
      en: "Guessing at something that looks like two times would change every total.",
      ja: "2つの時刻らしいものを推測すると、すべての合計が変わってしまいます。"),
    fix: Phrase(ko: "`09:00-10:30`처럼 적으세요.", en: "Write it as `09:00-10:30`.", ja: "`09:00-10:30` のように書いてください。"),
    wrong: "action time read\n2026-07-06\n  8.00-9.00 read", right: "action time read\n2026-07-06\n  8:00-9:00 read")

  public static let invalidLength = Code(
    "invalid-length", .error,
    what: Phrase(
      ko: "길이로 읽을 수 없어요.",
      en: "Expected a length.",
      ja: "長さとして読めません。"),
    why: Phrase(
      ko: "반만 알아들은 길이는 틀린 합계가 돼요.",
      en: "A length that is only half understood would give wrong totals.",
      ja: "半分しか読めない長さは、合計を誤らせます。"),
    fix: Phrase(
      ko: "공백 없이 `1h30m`이나 `1시간30분`처럼 적으세요.",
      en: "Write it as `1h30m`, without blanks.",
      ja: "空白を入れずに `1h30m` や `1時間30分` のように書いてください。"),
    wrong: "action time read\n2026-07-06\n  1h 30m read", right: "action time read\n2026-07-06\n  1h30m read")

  public static let invalidCount = Code(
    "invalid-count", .error,
    what: Phrase(
      ko: "횟수로 읽을 수 없어요. 횟수는 부호 있는 정수예요.",
      en: "Expected a signed whole number.",
      ja: "符号付きの整数として読めません。"),
    why: Phrase(
      ko: "부호가 있어야 길이나 시각과 구별돼요.",
      en: "The sign distinguishes a count from a length and a time.",
      ja: "符号があるので、長さや時刻と区別できます。"),
    fix: Phrase(
      ko: "`+2`나 `-1`처럼 적으세요. 단위는 활동에 적어요.",
      en: "Write it as `+2` or `-1`; the unit belongs to the action.",
      ja: "`+2` や `-1` のように書いてください。単位は活動に書きます。"),
    wrong: "action count water\n2026-07-06\n  +2cups water", right: "action count water\n2026-07-06\n  +2 water")

  public static let invalidMeasure = Code(
    "invalid-measure", .error,
    what: Phrase(ko: "`=` 뒤를 십진수로 읽을 수 없어요.", en: "Expected a decimal number after `=`.", ja: "`=` の後を10進数として読めません。"),
    why: Phrase(ko: "측정값은 읽은 그대로 보존돼요.", en: "A measure is kept exactly as you wrote it.", ja: "測定値は読み取ったまま保たれます。"),
    fix: Phrase(
      ko: "소수점을 쓰고 단위 없이 `=71.8`처럼 적으세요.",
      en: "Write it as `=71.8`, with a point and without the unit.",
      ja: "小数点を使い、単位を付けずに `=71.8` のように書いてください。"),
    wrong: "action measure weight\n2026-07-06\n  =71,8 weight",
    right: "action measure weight\n2026-07-06\n  =71.8 weight")

  public static let invalidColor = Code(
    "invalid-color", .error,
    what: Phrase(
      ko: "색으로 읽을 수 없어요.",
      en: "Expected a colour.",
      ja: "色として読めません。"),
    why: Phrase(
      ko: "어디서나 같은 색으로 보이도록 정확히 적어요.",
      en: "Colours are exact, so that every page shows the same one.",
      ja: "どこでも同じ色に見えるよう、正確に書きます。"),
    fix: Phrase(ko: "`#`과 16진수 여섯 자리로 적으세요.", en: "Write `#` and six hexadecimal digits.", ja: "`#` と16進数6桁で書いてください。"),
    wrong: "tag #study color=2F6B4F", right: "tag #study color=#2F6B4F")

  public static let invalidWeekday = Code(
    "invalid-weekday", .error,
    what: Phrase(ko: "날짜 뒤를 요일로 읽을 수 없어요.", en: "Expected a weekday after the date.", ja: "日付の後を曜日として読めません。"),
    why: Phrase(
      ko: "요일은 날짜를 잘못 적지 않게 지켜 주는 것이라, 읽을 수 있어야 해요.",
      en: "The weekday guards against a typo in the date, so it must be readable.",
      ja: "曜日は日付の書き間違いを防ぐものなので、読める必要があります。"),
    fix: Phrase(
      ko: "`mon`, `월`, `月`처럼 적거나 지우세요.",
      en: "Write `mon`, `월` or `月`, or leave it out.",
      ja: "`mon`、`월`、`月` のように書くか、削除してください。"),
    wrong: "2026-07-06 Monday", right: "2026-07-06 mon")

  public static let wrongWeekday = Code(
    "wrong-weekday", .error,
    what: Phrase(ko: "요일이 날짜와 맞지 않아요.", en: "The weekday is not that of the date.", ja: "曜日が日付と合っていません。"),
    why: Phrase(
      ko: "둘 중 하나는 오타일 텐데 어느 쪽인지 몰라서 그날을 빼 두었어요.",
      en: "One of the two is a typo, but it is not clear which, so the day is left out.",
      ja: "どちらかが書き間違いですが、どちらかは分からないので、その日を除いています。"),
    fix: Phrase(ko: "날짜나 요일을 바로잡으세요.", en: "Correct the date or the weekday.", ja: "日付か曜日を直してください。"),
    wrong: "2026-07-06 tue", right: "2026-07-06 mon")

  public static let invalidName = Code(
    "invalid-name", .error,
    what: Phrase(
      ko: "이름이 값처럼 보이거나, 따옴표가 들어 있거나, 비어 있어요.",
      en: "A name looks like a value, has a quotation mark in it, or is empty.",
      ja: "名前が値に見えるか、引用符を含むか、空です。"),
    why: Phrase(
      ko: "그런 이름은 기록에서 다른 것으로 읽혀요.",
      en: "In an entry, such a name would be read as something else.",
      ja: "そのような名前は、記録の中で別のものに読まれます。"),
    fix: Phrase(
      ko: "큰따옴표로 묶거나 다른 이름을 고르세요.",
      en: "Write it in double quotes, or choose another name.",
      ja: "引用符で囲むか、別の名前にしてください。"),
    wrong: "action time 30m walk", right: #"action time "30m walk""#)

  public static let invalidTag = Code(
    "invalid-tag", .error,
    what: Phrase(
      ko: "태그로 읽을 수 없어요.",
      en: "Expected a tag.",
      ja: "タグとして読めません。"),
    why: Phrase(ko: "`#`이 있어야 이름과 구별돼요.", en: "The `#` distinguishes a tag from a name.", ja: "`#` があるので名前と区別できます。"),
    fix: Phrase(ko: "`#`과 낱말 하나로 적으세요.", en: "Write `#` and one word.", ja: "`#` と1語で書いてください。"),
    wrong: "tag study color=#2F6B4F", right: "tag #study color=#2F6B4F")
}
