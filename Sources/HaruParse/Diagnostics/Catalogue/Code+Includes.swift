// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of includes.
  static let ofIncludes: [Code] = [
    .includeOutside, .notLedgerFile, .includeCycle, .includeMissing, .unreadableFile, .includeTooDeep,
  ]

  public static let includeOutside = Code(
    "include-outside", .error,
    what: Phrase(
      ko: "경로가 메인 파일의 폴더를 벗어나요.",
      en: "The path leaves the main file's folder.",
      ja: "パスがメインファイルのフォルダーの外に出ます。"),
    why: Phrase(
      ko: "다른 데서 온 장부가 다른 파일을 읽게 두지 않아요.",
      en: "A ledger that came from elsewhere must not read other files of yours.",
      ja: "他人から受け取った帳簿に、ほかのファイルを読ませないためです。"),
    fix: Phrase(
      ko: "파일을 메인 파일의 폴더 안으로 옮기세요.",
      en: "Move the file into the folder of the main file.",
      ja: "ファイルをメインファイルのフォルダーの中に移してください。"),
    wrong: "include ../other.haru", right: "include 2026/*.haru")

  public static let notLedgerFile = Code(
    "not-a-ledger-file", .error,
    what: Phrase(
      ko: "`.haru` 파일이 아니거나 숨은 파일이에요.",
      en: "The file is hidden, or is not a `.haru` file.",
      ja: "`.haru` ファイルではないか、隠しファイルです。"),
    why: Phrase(
      ko: "다른 데서 온 장부가 셸 설정이나 git 훅 같은 파일을 읽거나 고치게 두지 않아요.",
      en: "A ledger that came from elsewhere must not read or change files such as a shell's settings or a git hook.",
      ja: "他人から受け取った帳簿に、シェルの設定や git フックなどのファイルを読み書きさせないためです。"),
    fix: Phrase(
      ko: "파일 이름을 `.haru`로 끝내고, 경로의 어느 부분도 `.`으로 시작하지 않게 하세요.",
      en: "End the name in `.haru`, and begin no part of the path with a dot.",
      ja: "ファイル名を `.haru` で終え、パスのどの部分も `.` で始めないでください。"),
    wrong: "include .private/notes.txt", right: "include 2026/*.haru")

  public static let includeCycle = Code(
    "include-cycle", .error,
    what: Phrase(
      ko: "지금 읽고 있는 파일을 다시 불러와요.",
      en: "The path is that of a file that is being read.",
      ja: "今読んでいるファイルをまた読み込んでいます。"),
    why: Phrase(
      ko: "자기를 불러오는 파일은 끝없이 읽게 돼요.",
      en: "A file that includes itself would be read for ever.",
      ja: "自分を読み込むファイルは、いつまでも読み続けることになります。"),
    fix: Phrase(ko: "둘 중 한쪽의 `include`를 지우세요.", en: "Delete one of the includes.", ja: "どちらかの `include` を削除してください。"),
    wrong: "include main.haru", right: "include 2026/*.haru")

  public static let includeMissing = Code(
    "include-missing", .error,
    what: Phrase(ko: "경로에 파일이 없어요.", en: "There is no file at the path.", ja: "パスにファイルがありません。"),
    why: Phrase(
      ko: "그 파일에 있을 것이 모든 보고서에서 소리 없이 빠지게 돼요.",
      en: "The file's contents would silently be missing from every report.",
      ja: "そのファイルにあるはずのものが、どのレポートからも気づかないまま抜けてしまいます。"),
    fix: Phrase(
      ko: "경로를 고치거나 `2026/*.haru` 같은 패턴을 쓰세요.",
      en: "Correct the path, or use a pattern such as `2026/*.haru`.",
      ja: "パスを直すか、`2026/*.haru` のようなパターンを使ってください。"),
    wrong: "include 2025.haru", right: "include 2026/*.haru")

  public static let unreadableFile = Code(
    "unreadable-file", .error,
    what: Phrase(ko: "파일을 읽을 수 없어요.", en: "The file cannot be read.", ja: "ファイルを読めません。"),
    why: Phrase(
      ko: "그 파일에 있는 것이 모든 보고서에서 빠져요.",
      en: "The file's contents are missing from every report.",
      ja: "そのファイルにあるものが、どのレポートからも抜けます。"),
    fix: Phrase(
      ko: "파일의 권한을 보고, 폴더가 아닌지 확인하세요.",
      en: "Check the file's permissions, and that it is not a folder.",
      ja: "ファイルの権限や、フォルダーでないかを確かめてください。"),
    wrong: "include 2026", right: "include 2026/*.haru")

  public static let includeTooDeep = Code(
    "include-too-deep", .error,
    what: Phrase(
      ko: "64단계보다 깊이 불러온 파일이에요.", en: "The file is included more than 64 levels deep.", ja: "64段より深く読み込まれたファイルです。"),
    why: Phrase(
      ko: "그렇게 깊이 이어진 것은 실수일 거예요.", en: "Such a deep chain of includes is probably a mistake.", ja: "それほど深い連なりは誤りです。"),
    fix: Phrase(ko: "메인 파일에서 바로 불러오세요.", en: "Include the file from the main file.", ja: "メインファイルから直接読み込んでください。"),
    wrong: "include deeper.haru", right: "include 2026/*.haru")
}
