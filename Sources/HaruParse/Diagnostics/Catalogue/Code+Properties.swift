// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of properties.
  static let ofProperties: [Code] = [
    .unknownProperty, .repeatedProperty, .missingProperty, .misplacedProperty, .invalidProperty, .estimateWithoutTimes,
  ]

  public static let unknownProperty = Code(
    "unknown-property", .error,
    what: Phrase(ko: "이 줄에는 없는 속성이에요.", en: "The line does not have this property.", ja: "この行にはない属性です。"),
    why: Phrase(
      ko: "모르는 속성은 적어도 아무 일도 하지 않아요.",
      en: "A property that is not known would silently do nothing.",
      ja: "知らない属性は、書いても何もしません。"),
    fix: Phrase(
      ko: "철자를 확인하세요. 쓸 수 있는 속성이 메시지에 나와요.",
      en: "Check the spelling; the message lists what the line can have.",
      ja: "綴りを確かめてください。使える属性はメッセージにあります。"),
    wrong: "action time read icno=B", right: "action time read icon=B")

  public static let repeatedProperty = Code(
    "repeated-property", .error,
    what: Phrase(ko: "한 줄에 같은 속성이 두 번 있어요.", en: "A property appears twice on a line.", ja: "1つの行に同じ属性が2つあります。"),
    why: Phrase(ko: "둘 중 하나만 쓸 수 있어요.", en: "Only one of the two can apply.", ja: "有効なのは1つだけです。"),
    fix: Phrase(ko: "하나를 지우세요.", en: "Delete one of them.", ja: "1つを削除してください。"),
    wrong: "action time read icon=A icon=B", right: "action time read icon=A")

  public static let missingProperty = Code(
    "missing-property", .error,
    what: Phrase(
      ko: "있어야 할 속성(태그의 `color`, 목표의 `start`)이 없어요.",
      en: "A required property (`color` of a tag, `start` of a goal) is missing.",
      ja: "必要な属性（タグの `color`、目標の `start`）がありません。"),
    why: Phrase(
      ko: "색이 없는 태그는 보여 줄 수 없고, 시작이 없는 목표는 기간이 없어요.",
      en: "A tag cannot be shown without a colour, and a goal has no period without a start.",
      ja: "色のないタグは表示できず、開始のない目標には期間がありません。"),
    fix: Phrase(ko: "메시지에 나온 속성을 적으세요.", en: "Write the property that the message shows.", ja: "メッセージにある属性を書いてください。"),
    wrong: "tag #study", right: "tag #study color=#2F6B4F")

  public static let misplacedProperty = Code(
    "misplaced-property", .error,
    what: Phrase(
      ko: "다른 종류의 활동에 쓰는 속성이에요.",
      en: "The property belongs to other kinds of action.",
      ja: "別の種類の活動に使う属性です。"),
    why: Phrase(
      ko: "이 종류의 활동에서는 뜻이 없는 속성이에요.",
      en: "The property would mean nothing for an action of this kind.",
      ja: "この種類の活動では意味がありません。"),
    fix: Phrase(
      ko: "지우거나 활동의 종류를 바꾸세요.",
      en: "Delete it, or change the kind of the action.",
      ja: "削除するか、活動の種類を変えてください。"),
    wrong: "action time read unit=pages", right: "action time read")

  public static let invalidProperty = Code(
    "invalid-property", .error,
    what: Phrase(ko: "속성에 쓸 수 없는 값이에요.", en: "The property cannot have this value.", ja: "属性に使えない値です。"),
    why: Phrase(
      ko: "알아들을 수 없는 값은 적어도 아무 일도 하지 않아요.",
      en: "A value that cannot be understood would silently be left out.",
      ja: "理解できない値は、書いても効きません。"),
    fix: Phrase(
      ko: "메시지에 나온 값 중 하나를 적으세요.",
      en: "Write one of the values that the message shows.",
      ja: "メッセージにある値のどれかを書いてください。"),
    wrong: "action measure weight best=low", right: "action measure weight best=min")

  public static let estimateWithoutTimes = Code(
    "estimate-without-times", .error,
    what: Phrase(
      ko: "시작과 끝이 없는 기록에 `est=`가 있어요.",
      en: "`est=` is on an entry without a start and an end.",
      ja: "開始と終了のない記録に `est=` があります。"),
    why: Phrase(
      ko: "예상 시간은 시작과 끝 사이의 시간과 비교하는 것인데, 이 기록에는 없어요.",
      en: "An estimate is compared with the time between a start and an end, and this entry has none.",
      ja: "見積もり時間は開始から終了までの時間と比べるものですが、この記録にはありません。"),
    fix: Phrase(
      ko: "지우거나 기록에 시각을 적으세요.",
      en: "Delete it, or write the entry with its times.",
      ja: "削除するか、記録に時刻を書いてください。"),
    wrong: "action time read\n2026-07-06\n  1h read est=45m",
    right: "action time read\n2026-07-06\n  09:00-10:00 read est=45m")
}
