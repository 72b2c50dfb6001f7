// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of limits.
  static let ofLimits: [Code] = [
    .lineTooLong, .nameTooLong, .fileTooLarge, .tooManyFiles, .tooManyDeclarations, .countTooLarge, .lengthTooLong,
    .measureTooPrecise,
  ]

  public static let lineTooLong = Code(
    "line-too-long", .error,
    what: Phrase(ko: "한 줄이 1 MiB를 넘어요.", en: "A line is over 1 MiB.", ja: "1行が 1 MiB を超えています。"),
    why: Phrase(
      ko: "그만한 줄은 기록이라기보다 망가진 파일이에요.",
      en: "A line of that size is a damaged file rather than an entry.",
      ja: "そこまで長い行は、記録というより壊れたファイルです。"),
    fix: Phrase(
      ko: "나누어 적으세요. 긴 메모는 `|`로 시작하는 줄에 이어 적을 수 있어요.",
      en: "Split it; a long note goes on in lines that start with `|`.",
      ja: "分けて書いてください。長いメモは `|` で始まる行に続けられます。"),
    wrong: "2026-07-06 ; …", right: "2026-07-06 ; a long note\n| that goes on")

  public static let nameTooLong = Code(
    "name-too-long", .error,
    what: Phrase(ko: "이름이 200자를 넘어요.", en: "A name is over 200 scalars.", ja: "名前が200文字を超えています。"),
    why: Phrase(
      ko: "이름은 모든 표와 보고서에 나와요. 더 긴 것은 대개 메모예요.",
      en: "Names stand in every table and report; what is longer is mostly a note.",
      ja: "名前はすべての表やレポートに出ます。それより長いものはたいていメモです。"),
    fix: Phrase(
      ko: "이름을 줄이고 나머지는 주석으로 적으세요.",
      en: "Shorten the name, and put the rest in a comment.",
      ja: "名前を短くし、残りはコメントに書いてください。"),
    wrong: "action time read…", right: "action time read ; and all the rest")

  public static let fileTooLarge = Code(
    "file-too-large", .error,
    what: Phrase(ko: "파일이 2 GiB를 넘어요.", en: "A file is over 2 GiB.", ja: "ファイルが 2 GiB を超えています。"),
    why: Phrase(
      ko: "파일 안의 자리를 32비트 수로 세기 때문이에요.",
      en: "Places within a file are kept as 32-bit numbers.",
      ja: "ファイルの中の位置を32ビットの数で数えるためです。"),
    fix: Phrase(
      ko: "연도나 달로 나누고 나눈 파일들을 불러오세요.",
      en: "Split it by year or month, and include the parts.",
      ja: "年や月で分け、それぞれを読み込んでください。"),
    wrong: "include all.haru", right: "include 2026/*.haru")

  public static let tooManyFiles = Code(
    "too-many-files", .error,
    what: Phrase(ko: "장부의 파일이 10만 개를 넘어요.", en: "The ledger has over 100,000 files.", ja: "帳簿のファイルが10万個を超えています。"),
    why: Phrase(
      ko: "그렇게 많은 파일에 닿는 패턴은 대개 엉뚱한 폴더를 가리켜요.",
      en: "A pattern that reaches so many files has most likely reached the wrong folder.",
      ja: "それほど多くのファイルに届くパターンは、たいてい別のフォルダーを指しています。"),
    fix: Phrase(
      ko: "작은 파일을 합치거나 덜 불러오세요.",
      en: "Join small files, or include fewer of them.",
      ja: "小さなファイルをまとめるか、読み込むファイルを減らしてください。"),
    wrong: "include **/*.haru", right: "include 2026/*.haru")

  public static let tooManyDeclarations = Code(
    "too-many-declarations", .error,
    what: Phrase(
      ko: "한 종류의 선언이 10만 개를 넘어요.",
      en: "The ledger has over 100,000 declarations of a kind.",
      ja: "1種類の宣言が10万個を超えています。"),
    why: Phrase(
      ko: "그런 장부는 대개 잘못된 프로그램이 만든 거예요.",
      en: "A ledger with so many was most likely made by a program gone wrong.",
      ja: "そのような帳簿は、たいてい誤ったプログラムが作ったものです。"),
    fix: Phrase(ko: "쓰지 않는 선언을 지우세요.", en: "Delete those that nothing uses.", ja: "使われていない宣言を削除してください。"),
    wrong: "skip 2026-08-01\n…", right: "skip 2026-08-01..2026-08-07")

  public static let countTooLarge = Code(
    "count-too-large", .error,
    what: Phrase(
      ko: "횟수나 퀘스트의 양이 10억을 넘어요.",
      en: "A count, or an amount of a quest, is beyond 1,000,000,000.",
      ja: "回数やクエストの量が10億を超えています。"),
    why: Phrase(
      ko: "그런 수를 더하면 정확한 합을 낼 수 없게 돼요.",
      en: "Sums of such counts could no longer be exact.",
      ja: "そのような数を足すと、正確な合計が出せなくなります。"),
    fix: Phrase(ko: "숫자가 하나 더 들어갔는지 보세요.", en: "Look for a digit too many.", ja: "数字が1つ多くないか確かめてください。"),
    wrong: "action count water\n2026-07-06\n  +20000000000 water", right: "action count water\n2026-07-06\n  +2 water")

  public static let lengthTooLong = Code(
    "length-too-long", .error,
    what: Phrase(ko: "길이가 1만 시간을 넘어요.", en: "A length is over 10,000 h.", ja: "長さが1万時間を超えています。"),
    why: Phrase(ko: "1년이 넘는 길이는 오타일 거예요.", en: "A length of more than a year is a slip.", ja: "1年を超える長さは書き間違いでしょう。"),
    fix: Phrase(
      ko: "숫자가 하나 더 들어갔는지, 단위가 맞는지 보세요.",
      en: "Look for a digit too many, or for the wrong unit.",
      ja: "数字が1つ多くないか、単位が正しいか確かめてください。"),
    wrong: "action time read\n2026-07-06\n  10001h read", right: "action time read\n2026-07-06\n  1h read")

  public static let measureTooPrecise = Code(
    "measure-too-precise", .error,
    what: Phrase(
      ko: "측정값의 유효 숫자나 소수 자리가 15자리를 넘어요.",
      en: "A measure has over 15 significant digits or decimals.",
      ja: "測定値の有効数字か小数が15桁を超えています。"),
    why: Phrase(
      ko: "측정값은 그대로 보존되는데, 15자리까지만 정확해요.",
      en: "Measures are kept exactly, and exactness ends at 15 digits.",
      ja: "測定値は正確に保たれますが、それは15桁までです。"),
    fix: Phrase(ko: "반올림하세요.", en: "Round the number.", ja: "丸めてください。"),
    wrong: "action measure weight\n2026-07-06\n  =3.1415926535897932 weight",
    right: "action measure weight\n2026-07-06\n  =3.14 weight")
}
