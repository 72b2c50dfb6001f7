// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of declarations of tags and actions.
  static let ofDeclarations: [Code] = [
    .duplicateTag, .duplicateAction, .duplicateAlias, .duplicateGoal, .duplicateID, .aliasIsAction, .unknownAction,
    .unknownTag, .unknownActionKind,
  ]

  public static let duplicateTag = Code(
    "duplicate-tag", .error,
    what: Phrase(ko: "태그를 두 번 선언했어요.", en: "A tag is declared twice.", ja: "タグが2回宣言されています。"),
    why: Phrase(
      ko: "한 태그에 대해 두 줄이 다른 말을 하면 둘 다 맞을 수 없어요.",
      en: "When two lines about one tag differ, it is not clear which is right.",
      ja: "1つのタグについて2行の内容が食い違うと、どちらが正しいか決められません。"),
    fix: Phrase(
      ko: "하나를 지우거나 이름을 바꾸세요.",
      en: "Delete one of them, or give it another name.",
      ja: "1つを削除するか、名前を変えてください。"),
    wrong: "tag #study color=#2F6B4F\ntag #study color=#8E5572",
    right: "tag #study color=#2F6B4F\ntag #work color=#8E5572")

  public static let duplicateAction = Code(
    "duplicate-action", .error,
    what: Phrase(ko: "활동을 두 번 선언했어요.", en: "An action is declared twice.", ja: "活動が2回宣言されています。"),
    why: Phrase(
      ko: "한 활동에 대해 두 줄이 다른 말을 하면 둘 다 맞을 수 없어요.",
      en: "When two lines about one action differ, it is not clear which is right.",
      ja: "1つの活動について2行の内容が食い違うと、どちらが正しいか決められません。"),
    fix: Phrase(
      ko: "하나를 지우거나 이름을 바꾸세요.",
      en: "Delete one of them, or give it another name.",
      ja: "1つを削除するか、名前を変えてください。"),
    wrong: "action time read\naction count read", right: "action time read\naction count pages")

  public static let duplicateAlias = Code(
    "duplicate-alias", .error,
    what: Phrase(ko: "같은 별칭을 두 번 줬어요.", en: "An alias is given twice.", ja: "同じ別名が2回付けられています。"),
    why: Phrase(ko: "별칭은 한 활동만 가리켜야 해요.", en: "An alias must mean one action.", ja: "別名は1つの活動だけを指す必要があります。"),
    fix: Phrase(ko: "한쪽 활동에서 별칭을 지우세요.", en: "Remove the alias from one of the actions.", ja: "一方の活動から別名を削除してください。"),
    wrong: "action time read alias=r\naction time run alias=r", right: "action time read alias=r\naction time run")

  public static let duplicateGoal = Code(
    "duplicate-goal", .error,
    what: Phrase(ko: "두 목표의 제목이 같아요.", en: "Two goals have one title.", ja: "2つの目標のタイトルが同じです。"),
    why: Phrase(
      ko: "보고서와 명령은 목표를 제목으로 불러요.",
      en: "Reports and commands name goals by their titles.",
      ja: "レポートやコマンドは目標をタイトルで呼びます。"),
    fix: Phrase(ko: "하나의 제목을 바꾸세요.", en: "Give one of them another title.", ja: "1つのタイトルを変えてください。"),
    wrong: "goal Reading start=2026-01-01\ngoal Reading start=2026-07-01",
    right: "goal Reading start=2026-01-01\ngoal Reading again start=2026-07-01")

  public static let duplicateID = Code(
    "duplicate-id", .error,
    what: Phrase(
      ko: "두 목표나 두 퀘스트의 id가 같아요.",
      en: "Two goals, or two quests, have one id.",
      ja: "2つの目標、または2つのクエストの id が同じです。"),
    why: Phrase(ko: "id는 하나만 가리켜야 해요.", en: "An id must mean one goal or one quest.", ja: "id は1つだけを指す必要があります。"),
    fix: Phrase(ko: "하나의 id를 바꾸세요.", en: "Give one of them another id.", ja: "1つの id を変えてください。"),
    wrong: "goal Reading start=2026-01-01 id=a\ngoal Running start=2026-01-01 id=a",
    right: "goal Reading start=2026-01-01 id=a\ngoal Running start=2026-01-01 id=b")

  public static let aliasIsAction = Code(
    "alias-is-action", .error,
    what: Phrase(ko: "별칭이 다른 활동의 이름이에요.", en: "An alias is the name of an action.", ja: "別名がほかの活動の名前です。"),
    why: Phrase(
      ko: "그 낱말로 적은 기록이 어느 활동인지 알 수 없게 돼요.",
      en: "An entry with this word could mean either action.",
      ja: "その語で書いた記録が、どちらの活動か分からなくなります。"),
    fix: Phrase(ko: "다른 별칭을 고르세요.", en: "Choose another alias.", ja: "ほかの別名にしてください。"),
    wrong: "action time read\naction time study alias=read", right: "action time read\naction time study alias=s")

  public static let unknownAction = Code(
    "unknown-action", .error,
    what: Phrase(ko: "그런 이름이나 별칭의 활동이 없어요.", en: "No action has this name or alias.", ja: "その名前や別名の活動がありません。"),
    why: Phrase(
      ko: "잘못 적은 이름이 새 활동이 되지 않도록 모두 선언해야 해요.",
      en: "Everything is declared, so that a misspelt name does not become an action of its own.",
      ja: "書き間違えた名前が新しい活動にならないよう、すべて宣言します。"),
    fix: Phrase(ko: "이름을 고치거나 활동을 선언하세요.", en: "Correct the name, or declare the action.", ja: "名前を直すか、活動を宣言してください。"),
    wrong: "action time read\n2026-07-06\n  09:00-10:00 raed",
    right: "action time read\n2026-07-06\n  09:00-10:00 read")

  public static let unknownTag = Code(
    "unknown-tag", .error,
    what: Phrase(ko: "선언하지 않은 태그예요.", en: "The tag is not declared.", ja: "宣言されていないタグです。"),
    why: Phrase(
      ko: "잘못 적은 태그가 새 태그가 되지 않도록 모두 선언해야 해요.",
      en: "Everything is declared, so that a misspelt tag does not become one of its own.",
      ja: "書き間違えたタグが新しいタグにならないよう、すべて宣言します。"),
    fix: Phrase(ko: "태그를 고치거나 선언하세요.", en: "Correct the tag, or declare it.", ja: "タグを直すか、宣言してください。"),
    wrong: "action time read #study", right: "tag #study color=#2F6B4F\naction time read #study")

  public static let unknownActionKind = Code(
    "unknown-action-kind", .error,
    what: Phrase(
      ko: "활동의 종류가 `time`, `count`, `measure`가 아니에요.",
      en: "The kind of an action is none of `time`, `count`, `measure`.",
      ja: "活動の種類が `time`、`count`、`measure` のどれでもありません。"),
    why: Phrase(
      ko: "종류가 활동을 어떻게 세는지 말해 주므로 먼저 와요.",
      en: "The kind says how an action is counted, so it comes first.",
      ja: "種類は活動の数え方を決めるので、最初に来ます。"),
    fix: Phrase(
      ko: "이름 앞에 `time`, `count`, `measure` 중 하나를 적으세요.",
      en: "Write `time`, `count` or `measure` before the name.",
      ja: "名前の前に `time`、`count`、`measure` のどれかを書いてください。"),
    wrong: "action read", right: "action time read")
}
