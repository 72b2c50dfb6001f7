// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of entries.
  static let ofEntries: [Code] = [
    .wrongKind, .timeOutOfOrder, .sessionTooLong, .alreadyRunning, .skippedTime, .skippedDate,
  ]

  public static let wrongKind = Code(
    "wrong-kind", .error,
    what: Phrase(
      ko: "기록의 형태가 활동의 종류와 맞지 않아요.",
      en: "The form of an entry does not fit the kind of its action.",
      ja: "記録の形が活動の種類に合いません。"),
    why: Phrase(
      ko: "이 종류의 활동에는 쓸 수 없는 형식이에요.",
      en: "This form cannot be used for an action of this kind.",
      ja: "この種類の活動には使えない書き方です。"),
    fix: Phrase(
      ko: "`time`에는 시각이나 길이, `count`에는 횟수, `measure`에는 `=` 뒤의 수를 적으세요.",
      en: "Write times or a length for `time`, a count for `count`, a number after `=` for `measure`.",
      ja: "`time` には時刻か長さ、`count` には回数、`measure` には `=` の後の数を書いてください。"),
    wrong: "action time read\n2026-07-06\n  08:10 read", right: "action time read\n2026-07-06\n  08:10-08:40 read")

  public static let timeOutOfOrder = Code(
    "time-out-of-order", .error,
    what: Phrase(
      ko: "시각이 바로 앞의 시각보다 이르고, 다음 날로 보기에는 너무 멀어요.",
      en: "A time is earlier than the one before it, and too much earlier to be on the next day.",
      ja: "時刻が直前の時刻より早く、翌日とみるには離れすぎています。"),
    why: Phrase(
      ko: "다음 날이라기보다 오타일 수 있어요.",
      en: "The later time is so much earlier that it is more likely a typo than the next day.",
      ja: "翌日というより書き間違いのようです。"),
    fix: Phrase(
      ko: "두 시각을 바꾸거나, 다음 날의 시각은 `25:10`처럼 적으세요.",
      en: "Swap the times, or write a time of the next day as `25:10`.",
      ja: "2つの時刻を入れ替えるか、翌日の時刻は `25:10` のように書いてください。"),
    wrong: "action time read\n2026-07-06\n  10:30-09:00 read",
    right: "action time read\n2026-07-06\n  09:00-10:30 read")

  public static let sessionTooLong = Code(
    "session-too-long", .error,
    what: Phrase(ko: "세션이 7일을 넘어요.", en: "A session spans more than 7 days.", ja: "セッションが7日を超えています。"),
    why: Phrase(
      ko: "한 세션이 일주일을 넘는 일은 드물어요. 끝 시각이 빠졌을 거예요.",
      en: "Sessions of more than a week are rare; the end was probably forgotten.",
      ja: "1つのセッションが1週間を超えることはまれです。終了時刻の書き忘れでしょう。"),
    fix: Phrase(ko: "끝을 고치세요.", en: "Correct the end.", ja: "終了時刻を直してください。"),
    wrong: "action time read\n2026-07-06\n  09:00-2026-07-14T10:00 read",
    right: "action time read\n2026-07-06\n  09:00-2026-07-06T10:00 read")

  public static let alreadyRunning = Code(
    "already-running", .error,
    what: Phrase(
      ko: "한 활동의 두 번째 세션이 진행 중이거나 멈춰 있어요.",
      en: "A second session of an action is running or paused.",
      ja: "1つの活動の2つ目のセッションが進行中か一時停止中です。"),
    why: Phrase(
      ko: "한 활동은 한 번에 하나만 진행되므로, 둘 중 하나는 이미 끝났을 거예요.",
      en: "An action can only run once at a time, so one of the two has ended.",
      ja: "1つの活動は同時に1つしか進まないので、どちらかはもう終わっています。"),
    fix: Phrase(ko: "먼저 시작한 세션의 끝을 적으세요.", en: "Write the end of the earlier session.", ja: "先に始めたセッションの終了時刻を書いてください。"),
    wrong: "action time read\n2026-07-06\n  09:00- read\n  09:30- read",
    right: "action time read\n2026-07-06\n  09:00-09:30 read\n  09:30- read")

  public static let skippedTime = Code(
    "skipped-time", .error,
    what: Phrase(
      ko: "시계를 앞당기면서 건너뛴 시각이에요.",
      en: "The clock skipped this time when it was set forward.",
      ja: "時計を進めたときに飛ばされた時刻です。"),
    why: Phrase(
      ko: "시계가 그 시각을 건너뛰었으므로 그때 일어난 일은 없어요.",
      en: "The clock jumped over this time, so nothing can have happened at it.",
      ja: "時計がその時刻を飛ばしたので、その時に起きたことはありません。"),
    fix: Phrase(
      ko: "시계에 실제로 보인 시각을 적으세요.",
      en: "Write the time that the clock really showed.",
      ja: "時計に実際に出ていた時刻を書いてください。"),
    wrong: "set zone Europe/Berlin\naction count water\n2026-03-29\n  02:30 water",
    right: "set zone Europe/Berlin\naction count water\n2026-03-29\n  03:30 water")

  public static let skippedDate = Code(
    "skipped-date", .error,
    what: Phrase(ko: "그 시간대가 건너뛴 날짜예요.", en: "The zone skipped this date.", ja: "そのタイムゾーンが飛ばした日付です。"),
    why: Phrase(
      ko: "그곳에서는 전날에서 바로 다음 날로 넘어갔어요.",
      en: "The zone went from the day before straight to the day after.",
      ja: "そこでは前の日からすぐ次の日に移りました。"),
    fix: Phrase(
      ko: "그곳 달력에 실제로 있던 날짜를 적으세요.",
      en: "Write the date that the calendar there showed.",
      ja: "そこの暦に実際にあった日付を書いてください。"),
    wrong: "set zone Pacific/Apia\naction time read\n2011-12-30\n  1h read",
    right: "set zone Pacific/Apia\naction time read\n2011-12-31\n  1h read")
}
