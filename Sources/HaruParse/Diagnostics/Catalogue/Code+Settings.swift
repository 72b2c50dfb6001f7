// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of settings.
  static let ofSettings: [Code] = [
    .unknownSetting, .invalidSetting, .repeatedSetting, .undatedSetting, .zoneWithoutBase, .dayEndsBeforeItBegins,
    .unknownZone, .zoneDatabaseMissing, .zoneDataInvalid, .errorAllowed, .unknownCode,
  ]

  public static let unknownSetting = Code(
    "unknown-setting", .error,
    what: Phrase(ko: "없는 설정이에요.", en: "There is no such setting.", ja: "そのような設定はありません。"),
    why: Phrase(
      ko: "모르는 설정은 적어도 아무 일도 하지 않아요.",
      en: "A setting that is not known would silently do nothing.",
      ja: "知らない設定は、書いても何もしません。"),
    fix: Phrase(
      ko: "철자를 확인하세요. 모든 설정이 메시지에 나와요.",
      en: "Check the spelling; the message lists all settings.",
      ja: "綴りを確かめてください。すべての設定はメッセージにあります。"),
    wrong: "set timezone Asia/Seoul", right: "set zone Asia/Seoul")

  public static let invalidSetting = Code(
    "invalid-setting", .error,
    what: Phrase(ko: "설정에 쓸 수 없는 값이에요.", en: "The setting cannot have this value.", ja: "設定に使えない値です。"),
    why: Phrase(
      ko: "알아들을 수 없는 값이면 설정이 없는 것과 같아요.",
      en: "A value that cannot be understood leaves the setting as if it were not there.",
      ja: "理解できない値では、設定がないのと同じです。"),
    fix: Phrase(
      ko: "메시지에 나온 값 중 하나를 적으세요.",
      en: "Write one of the values that the message shows.",
      ja: "メッセージにある値のどれかを書いてください。"),
    wrong: "set day-start 24:00", right: "set day-start 00:00")

  public static let repeatedSetting = Code(
    "repeated-setting", .error,
    what: Phrase(
      ko: "같은 `from`으로 같은 설정이 또 있어요.",
      en: "The setting appears again with the same `from`.",
      ja: "同じ `from` の同じ設定がもう1つあります。"),
    why: Phrase(
      ko: "같은 날에 대해 서로 다른 말을 하는데, 줄의 순서로 정할 수는 없어요.",
      en: "Both say something about the same days, and the order of lines must not decide.",
      ja: "同じ日について2つあり、行の順番で決めるわけにはいきません。"),
    fix: Phrase(
      ko: "하나를 지우거나 `from`을 붙이세요.",
      en: "Delete one of them, or give one a `from`.",
      ja: "1つを削除するか、`from` を付けてください。"),
    wrong: "set theme light\nset theme dark", right: "set theme dark")

  public static let undatedSetting = Code(
    "undated-setting", .error,
    what: Phrase(
      ko: "`from`을 쓸 수 없는 설정에 `from`이 있어요.",
      en: "`from` is on a setting that does not accept it.",
      ja: "`from` を取らない設定に `from` があります。"),
    why: Phrase(
      ko: "어느 날부터 바뀌는 것은 `zone`, `day-start`, `week-start`뿐이고, 나머지는 장부 전체에 걸쳐요.",
      en: "Only `zone`, `day-start` and `week-start` can change from a day on; the others apply to the whole ledger.",
      ja: "ある日から変わるのは `zone`、`day-start`、`week-start` だけで、ほかは帳簿全体に効きます。"),
    fix: Phrase(ko: "`from`과 날짜를 지우세요.", en: "Delete `from` and its date.", ja: "`from` と日付を削除してください。"),
    wrong: "set theme dark from 2026-07-06", right: "set theme dark")

  public static let zoneWithoutBase = Code(
    "zone-without-base", .error,
    what: Phrase(
      ko: "앞선 시간대 없이 `set zone … from`이 있어요.",
      en: "`set zone … from` has no earlier zone in the ledger.",
      ja: "前のタイムゾーンがないのに `set zone … from` があります。"),
    why: Phrase(
      ko: "바뀌기 전의 날들에 시간대가 없게 돼요.",
      en: "The days before the change would have no zone.",
      ja: "変わる前の日々にタイムゾーンがなくなります。"),
    fix: Phrase(
      ko: "그전의 시간대를 `from` 없이 적으세요.",
      en: "Add the zone that held before, without `from`.",
      ja: "それまでのタイムゾーンを `from` なしで書いてください。"),
    wrong: "set zone Asia/Tokyo from 2026-07-06", right: "set zone Asia/Seoul\nset zone Asia/Tokyo from 2026-07-06")

  public static let dayEndsBeforeItBegins = Code(
    "day-ends-before-it-begins", .error,
    what: Phrase(
      ko: "`zone`이나 `day-start`가 바뀌어 하루가 시작보다 먼저 끝나요.",
      en: "A change of `zone` or `day-start` would end a day before it begins.",
      ja: "`zone` や `day-start` の変更で、1日が始まる前に終わります。"),
    why: Phrase(
      ko: "길이가 없는 하루에는 기록이 들어갈 수 없어요.",
      en: "A day without any time cannot have entries.",
      ja: "長さのない1日には記録が入りません。"),
    fix: Phrase(
      ko: "다른 날부터 바뀌게 하거나 덜 바꾸세요.",
      en: "Let the change begin on another day, or change the time less.",
      ja: "別の日から変えるか、変え方を小さくしてください。"),
    wrong: "set zone Pacific/Honolulu\nset zone Pacific/Kiritimati from 2026-07-07",
    right: "set zone Pacific/Honolulu\nset zone Asia/Seoul from 2026-07-07")

  public static let unknownZone = Code(
    "unknown-zone", .error,
    what: Phrase(
      ko: "시간대 데이터베이스에 없는 이름이에요.",
      en: "The zone database has no zone of this name.",
      ja: "タイムゾーンのデータベースにない名前です。"),
    why: Phrase(
      ko: "규칙을 모르면 시각이 언제인지 정할 수 없어요.",
      en: "Without the rules of the zone, times cannot be computed.",
      ja: "規則が分からないと、時刻を定められません。"),
    fix: Phrase(
      ko: "`Asia/Seoul` 같은 IANA 이름을 적으세요.",
      en: "Write an IANA name, such as `Asia/Seoul`.",
      ja: "`Asia/Seoul` のような IANA 名を書いてください。"),
    wrong: "set zone Asia/Seul", right: "set zone Asia/Seoul")

  public static let zoneDatabaseMissing = Code(
    "zone-database-missing", .error,
    what: Phrase(ko: "시스템에 시간대 데이터베이스가 없어요.", en: "The system has no zone database.", ja: "システムにタイムゾーンのデータベースがありません。"),
    why: Phrase(
      ko: "시간대의 규칙은 최신으로 지켜지도록 시스템의 것을 써요.",
      en: "Time zone rules come from the system, so that they are up to date.",
      ja: "規則はいつも新しいよう、システムのものを使います。"),
    fix: Phrase(
      ko: "`tzdata` 패키지를 설치하거나 `TZDIR`에 그 폴더를 적으세요.",
      en: "Install the package `tzdata`, or set `TZDIR` to its folder.",
      ja: "`tzdata` パッケージを入れるか、`TZDIR` にそのフォルダーを設定してください。"),
    wrong: "set zone Asia/Seoul", right: "set language ko")

  public static let zoneDataInvalid = Code(
    "zone-data-invalid", .error,
    what: Phrase(
      ko: "시스템의 시간대 자료를 읽을 수 없어요.",
      en: "The system's data of a zone cannot be read.",
      ja: "システムのタイムゾーンのデータを読めません。"),
    why: Phrase(
      ko: "시간대 자료가 손상되어 시각을 계산할 수 없어요.",
      en: "The time zone data is damaged, so times cannot be computed.",
      ja: "タイムゾーンのデータが壊れていて、時刻を計算できません。"),
    fix: Phrase(
      ko: "`tzdata` 패키지를 다시 설치하세요.",
      en: "Install the package `tzdata` again.",
      ja: "`tzdata` パッケージを入れ直してください。"),
    wrong: "set zone Asia/Seoul", right: "set language ko")

  public static let errorAllowed = Code(
    "error-allowed", .error,
    what: Phrase(ko: "`allow`에 오류의 코드가 있어요.", en: "`allow` names the code of an error.", ja: "`allow` にエラーのコードがあります。"),
    why: Phrase(
      ko: "오류가 있으면 보고서에서 빠지는 것이 생기므로 허용할 수 없어요.",
      en: "An error leaves something out of every report, so it cannot be allowed.",
      ja: "エラーがあるとレポートから抜けるものがあるので、抑制できません。"),
    fix: Phrase(
      ko: "오류를 고치세요. 허용할 수 있는 것은 경고뿐이에요.",
      en: "Fix the error; only warnings can be allowed.",
      ja: "エラーを直してください。抑制できるのは警告だけです。"),
    wrong: "set allow unknown-action", right: "set theme dark")

  public static let unknownCode = Code(
    "unknown-code", .error,
    what: Phrase(
      ko: "`allow`에 없는 코드가 있어요.",
      en: "`allow` names a code that does not exist.",
      ja: "`allow` に存在しないコードがあります。"),
    why: Phrase(
      ko: "없는 코드는 아무것도 허용하지 않아요.",
      en: "A code that does not exist would allow nothing.",
      ja: "存在しないコードは何も抑制しません。"),
    fix: Phrase(
      ko: "철자를 확인하세요. `haru-ledger explain --list`로 모든 코드를 볼 수 있어요.",
      en: "Check the spelling; `haru-ledger explain --list` shows all codes.",
      ja: "綴りを確かめてください。`haru-ledger explain --list` で一覧を見られます。"),
    wrong: "set allow everything", right: "set theme dark")
}
