// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of lines as a whole.
  static let ofLines: [Code] = [
    .unknownKeyword, .unsupportedVersion, .misplacedVersion, .nothingToContinue, .entryBeforeDate, .missingPart,
    .unexpectedText,
  ]

  public static let unknownKeyword = Code(
    "unknown-keyword", .error,
    what: Phrase(
      ko: "줄의 첫 낱말이 키워드도 날짜도 값도 아니에요.",
      en: "Expected a keyword, a date or a value at the start of the line.",
      ja: "行の最初の語がキーワードでも日付でも値でもありません。"),
    why: Phrase(
      ko: "첫 낱말이 무슨 줄인지 말해 주기 때문에, 그것을 모르면 줄을 읽을 수 없어요.",
      en: "The first word says what a line is, so a line that begins otherwise cannot be understood.",
      ja: "何の行かは最初の語で決まるので、それが分からないと読めません。"),
    fix: Phrase(
      ko: "키워드나 날짜나 값으로 시작하세요. 주석은 앞에 `;`을 적으세요.",
      en: "Begin with a keyword, a date or a value; write `;` before a comment.",
      ja: "キーワード、日付、値のどれかで始めてください。コメントの前には `;` を書きます。"),
    wrong: "acton time read", right: "action time read")

  public static let unsupportedVersion = Code(
    "unsupported-version", .error,
    what: Phrase(
      ko: "`haru` 줄의 버전이 1이 아니에요.",
      en: "A `haru` line names a version other than 1.",
      ja: "`haru` 行のバージョンが1ではありません。"),
    why: Phrase(
      ko: "새 버전에서는 같은 줄이 다른 뜻일 수 있어요.",
      en: "A newer version may mean something else by the same line.",
      ja: "新しいバージョンでは同じ行が別の意味かもしれません。"),
    fix: Phrase(
      ko: "`haru 1`로 적거나 더 새로운 프로그램을 쓰세요.",
      en: "Write `haru 1`, or use a newer program.",
      ja: "`haru 1` と書くか、新しいプログラムを使ってください。"),
    wrong: "haru 2", right: "haru 1")

  public static let misplacedVersion = Code(
    "misplaced-version", .error,
    what: Phrase(
      ko: "`haru` 줄이 파일의 첫 줄이 아니에요.",
      en: "A `haru` line is not the first line of its file.",
      ja: "`haru` 行がファイルの最初の行ではありません。"),
    why: Phrase(
      ko: "버전은 파일 전체에 대한 것이라 다른 것보다 먼저 알아야 해요.",
      en: "The version is about the whole file, so it must be known before anything else is read.",
      ja: "バージョンはファイル全体のことなので、ほかの何よりも先に必要です。"),
    fix: Phrase(ko: "첫 줄로 옮기거나 지우세요.", en: "Move it to the first line, or delete it.", ja: "最初の行に移すか、削除してください。"),
    wrong: "action time read\nharu 1", right: "haru 1\naction time read")

  public static let nothingToContinue = Code(
    "nothing-to-continue", .error,
    what: Phrase(
      ko: "`|` 줄이 이어 쓸 메모가 위에 없어요.",
      en: "A `|` line has no line above it to continue.",
      ja: "`|` 行が続けるべき行が上にありません。"),
    why: Phrase(
      ko: "`|` 줄은 바로 위의 메모를 잇는 줄이에요.",
      en: "A `|` line continues the note above it, and here is none.",
      ja: "`|` 行はすぐ上のメモの続きです。"),
    fix: Phrase(
      ko: "`;`으로 바꾸거나 위의 빈 줄을 없애세요.",
      en: "Write `;` instead, or remove the blank line above it.",
      ja: "`;` に変えるか、上の空行をなくしてください。"),
    wrong: "| more words", right: "; more words")

  public static let entryBeforeDate = Code(
    "entry-before-date", .error,
    what: Phrase(
      ko: "파일에서 이 기록보다 위에 날짜가 없어요.",
      en: "An entry has no date above it in its file.",
      ja: "この記録より上に日付がありません。"),
    why: Phrase(
      ko: "날짜가 없으면 어느 날의 기록인지 알 수 없어요.",
      en: "Without a date, the day of the entry is unknown.",
      ja: "日付がないと、いつの記録か分かりません。"),
    fix: Phrase(ko: "위에 날짜 줄을 적으세요.", en: "Write a date line above it.", ja: "上に日付の行を書いてください。"),
    wrong: "action time read\n09:00-10:00 read", right: "action time read\n2026-07-06\n09:00-10:00 read")

  public static let missingPart = Code(
    "missing-part", .error,
    what: Phrase(
      ko: "꼭 있어야 할 부분이 빠졌어요.",
      en: "A required part of the line is missing.",
      ja: "必要な部分が抜けています。"),
    why: Phrase(
      ko: "이 부분이 없으면 줄을 이해할 수 없어요.",
      en: "The line cannot be understood without this part.",
      ja: "この部分がないと行を理解できません。"),
    fix: Phrase(ko: "빠진 것을 적으세요.", en: "Write it.", ja: "足りない部分を書いてください。"),
    wrong: "action time read\n2026-07-06\n  09:00-10:00", right: "action time read\n2026-07-06\n  09:00-10:00 read")

  public static let unexpectedText = Code(
    "unexpected-text", .error,
    what: Phrase(
      ko: "더 올 것이 없는 자리에 글이 있어요.",
      en: "Expected the end of the line.",
      ja: "もう何も続かないところに文字があります。"),
    why: Phrase(
      ko: "뜻을 바꾸는 실수일 수 있어서, 엉뚱한 자리의 글을 메모로 여기지 않아요.",
      en: "Text in the wrong place is never read as a note, because it may be a typo that changes the meaning.",
      ja: "意味を変える書き間違いかもしれないので、場違いな文字をメモとはみなしません。"),
    fix: Phrase(
      ko: "메모라면 앞에 `;`을 적고, 아니면 지우세요.",
      en: "Write `;` before a note, or delete it.",
      ja: "メモなら前に `;` を書き、そうでなければ削除してください。"),
    wrong: "2026-07-06 at home", right: "2026-07-06 ; at home")
}
