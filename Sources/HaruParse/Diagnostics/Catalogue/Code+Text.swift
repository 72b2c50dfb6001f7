// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of text as bytes and quotes.
  static let ofText: [Code] = [
    .invalidUTF8, .controlCharacter, .loneCarriageReturn, .utf16File, .conflict, .unclosedQuote, .invalidEscape,
  ]

  public static let invalidUTF8 = Code(
    "invalid-utf8", .error,
    what: Phrase(
      ko: "올바른 UTF-8 글자가 아닌 바이트가 있어요.",
      en: "The line has invalid UTF-8.",
      ja: "正しい UTF-8 の文字ではないバイトがあります。"),
    why: Phrase(
      ko: "다른 인코딩으로 저장한 파일은 적은 것과 다른 글자로 읽혀요.",
      en: "A file in another encoding would show other letters than those that were written.",
      ja: "別の文字コードのファイルは、書いたものとは違う文字に読めてしまいます。"),
    fix: Phrase(
      ko: "파일을 UTF-8로 저장하거나 그 글자를 다시 적으세요.",
      en: "Save the file as UTF-8, or type the character again.",
      ja: "ファイルを UTF-8 で保存するか、その文字を書き直してください。"),
    wrong: #"action time caf\xE9"#, right: "action time café")

  public static let controlCharacter = Code(
    "control-character", .error,
    what: Phrase(
      ko: "탭이 아닌 제어 문자가 줄에 있어요.",
      en: "The line has a control character other than tab.",
      ja: "タブ以外の制御文字が行の中にあります。"),
    why: Phrase(
      ko: "눈에 보이지 않고, 터미널에서 다른 줄처럼 보이게 할 수도 있어요.",
      en: "You cannot see it, and it can make a line look like another one in a terminal.",
      ja: "目に見えず、端末では別の行のように見せることもできます。"),
    fix: Phrase(ko: "지우세요.", en: "Delete it.", ja: "削除してください。"),
    wrong: #"action time re\u{1B}ad"#, right: "action time read")

  public static let loneCarriageReturn = Code(
    "lone-carriage-return", .error,
    what: Phrase(ko: "LF 없이 CR만 있어요.", en: "A CR is not followed by LF.", ja: "LF のない CR があります。"),
    why: Phrase(
      ko: "여기서 줄을 끝내는 프로그램도 있고 아닌 것도 있어서, 서로 다른 장부를 읽게 돼요.",
      en: "Some programs end a line there and others do not, so the two would read different ledgers.",
      ja: "ここで行を終えるプログラムと終えないプログラムがあり、別の帳簿として読まれてしまいます。"),
    fix: Phrase(
      ko: "줄을 LF나 CR LF로 끝내세요. 편집기에서 바꿀 수 있어요.",
      en: "End lines with LF or CR LF; an editor can convert the file.",
      ja: "行は LF か CR LF で終えてください。エディターで変換できます。"),
    wrong: #"action time read\raction time walk"#, right: "action time read\naction time walk")

  public static let utf16File = Code(
    "utf16-file", .error,
    what: Phrase(
      ko: "UTF-16 파일이라 아무것도 읽지 않았어요.",
      en: "The file is UTF-16; nothing of it is read.",
      ja: "UTF-16 のファイルなので、何も読みませんでした。"),
    why: Phrase(
      ko: "어느 프로그램이나 같은 글자를 읽도록 장부는 UTF-8이에요.",
      en: "A ledger is UTF-8, so that every program reads the same text.",
      ja: "どのプログラムでも同じ文字に読めるよう、帳簿は UTF-8 です。"),
    fix: Phrase(
      ko: "UTF-8로 저장하세요: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`.",
      en: "Save it as UTF-8: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`.",
      ja: "UTF-8 で保存してください: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`。"),
    wrong: #"\xFF\xFEh\0a\0r\0u\0"#, right: "haru 1")

  public static let conflict = Code(
    "conflict", .error,
    what: Phrase(
      ko: "버전 관리의 충돌 표시와 그 사이의 줄이에요.",
      en: "Lines between version-control conflict markers, or a marker by itself.",
      ja: "バージョン管理の競合マーカーと、その間の行です。"),
    why: Phrase(
      ko: "양쪽 모두에 맞는 줄이 있고, 무엇을 남길지는 사람만 정할 수 있어요.",
      en: "Both sides have correct lines, and only you can decide which to keep.",
      ja: "どちらの側にも正しい行があり、どれを残すかは人にしか決められません。"),
    fix: Phrase(
      ko: "맞는 줄만 남기고 충돌 표시를 지우세요.",
      en: "Keep the lines that are right, and delete the markers.",
      ja: "正しい行だけを残し、マーカーを削除してください。"),
    wrong: "action time read\n2026-07-06\n<<<<<<< HEAD\n  09:00-10:00 read\n=======\n  09:00-10:30 read\n>>>>>>> phone",
    right: "action time read\n2026-07-06\n  09:00-10:30 read")

  public static let unclosedQuote = Code(
    "unclosed-quote", .error,
    what: Phrase(
      ko: "따옴표가 그 줄에서 닫히지 않았어요.",
      en: "A quotation mark is not closed on its line.",
      ja: "引用符がその行で閉じられていません。"),
    why: Phrase(
      ko: "어디서 끝나는지 모르면 줄의 나머지가 모두 이름이 돼요.",
      en: "Without its end, the rest of the line would become part of the name.",
      ja: "終わりがないと、行の残りがすべて名前になってしまいます。"),
    fix: Phrase(ko: "닫는 따옴표를 적으세요.", en: "Write the second quotation mark.", ja: "閉じる引用符を書いてください。"),
    wrong: #"action time "tea; green"#, right: #"action time "tea; green""#)

  public static let invalidEscape = Code(
    "invalid-escape", .error,
    what: Phrase(
      ko: #"따옴표 안의 역슬래시 뒤에 `"`나 `\`가 아닌 글자가 있어요."#,
      en: #"A backslash within quotes is followed by something other than `"` or `\`."#,
      ja: #"引用符の中のバックスラッシュの後に `"` でも `\` でもない文字があります。"#),
    why: Phrase(
      ko: #"따옴표 안에서는 `\"`와 `\\`만 뜻이 있고, 다른 것을 짐작하면 이름이 달라질 수 있어요."#,
      en: #"Only `\"` and `\\` mean something within quotes; guessing at others could change the name."#,
      ja: #"引用符の中で意味を持つのは `\"` と `\\` だけで、推測すると名前が変わりかねません。"#),
    fix: Phrase(
      ko: #"역슬래시는 `\\`, 따옴표는 `\"`로 적으세요."#,
      en: #"Write `\\` for a backslash and `\"` for a quotation mark."#,
      ja: #"バックスラッシュは `\\`、引用符は `\"` と書いてください。"#),
    wrong: #"action time "a\b""#, right: #"action time "a\\b""#)
}
