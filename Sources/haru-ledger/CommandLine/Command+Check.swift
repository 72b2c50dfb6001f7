import HaruParse

extension Command {
  /// `check`.
  static let check = Command(
    name: .other(.check),
    summary: Phrase(
      ko: "장부에서 잘못된 곳을 한 번에 모두 찾아요",
      en: "Find all problems of a ledger in one run",
      ja: "帳簿のエラーを一度にすべて見つけます"),
    operands: [ledgerOperand],
    options: [
      Option(
        name: .strict,
        summary: Phrase(
          ko: "경고만 있어도 종료 코드 1로 끝나요", en: "Exit with 1 on warnings too", ja: "警告だけでも終了コード 1 で終わります")),
      Option(
        name: .hints,
        summary: Phrase(ko: "힌트도 보여 줘요", en: "Show hints too", ja: "ヒントも表示します")),
      Option(
        name: .all,
        summary: Phrase(
          ko: "하나도 빼지 않고 보여 줘요. human 형식은 보통 코드마다 50개, 모두 500개까지예요",
          en: "Show everything (human format, default: 50 per code, 500 in total)",
          ja: "省略せずに表示します。human 形式では通常、コードごとに 50 件、全体で 500 件までです")),
      Option(
        name: .alone,
        summary: Phrase(
          ko: "파일이 속한 장부를 읽지 않고, 그 파일만 따로 검사해요",
          en: "Check the files by themselves, without the ledger that includes them",
          ja: "ファイルを含む帳簿を読まず、そのファイルだけをチェックします")),
      .format(
        CheckFormat.self,
        summary: Phrase(
          ko: "결과의 형식. human은 사람이, short는 편집기가, json은 프로그램이 읽기 좋고, github와 sarif는 코드 검사 화면에 보여요",
          en: """
            Output format: human for people, short for editors, json for programs, github and sarif for \
            code-review annotations
            """,
          ja: "結果の形式。human は人、short はエディター、json はプログラム向け、github と sarif はコードレビュー画面の注釈向けです")),
      Option(
        name: .fix,
        summary: Phrase(
          ko: "뜻이 분명한 것은 파일에서 바로 고치고, 남은 것을 보여 줘요",
          en: "Apply safe fixes to the files and show what is left",
          ja: "意味が明らかなエラーをファイルの中で直し、残りを表示します")),
    ],
    examples: [
      Example(
        arguments: "check",
        summary: Phrase(ko: "이 폴더의 장부를 검사해요", en: "Check the ledger of this folder", ja: "このフォルダーの帳簿をチェックします")),
      Example(
        arguments: "check 2026/2026-07.haru",
        summary: Phrase(
          ko: "이 파일에서 잘못된 곳만, 파일이 속한 장부와 함께 읽어서",
          en: "What is wrong in this file, read with the ledger that includes it",
          ja: "このファイルのエラーだけを、それを含む帳簿とともに読んで")),
      Example(
        arguments: "check --strict --format short 2026",
        summary: Phrase(
          ko: "폴더 2026의 장부를, 편집기가 읽을 수 있게",
          en: "Check the ledger in the folder 2026, for an editor to read",
          ja: "フォルダー 2026 の帳簿を、エディターが読める形で")),
      Example(
        arguments: "check --fix",
        summary: Phrase(ko: "분명한 잘못을 고쳐요", en: "Apply safe fixes", ja: "明らかなエラーを直します")),
      Example(
        arguments: "check - < main.haru",
        summary: Phrase(ko: "표준 입력을 검사해요", en: "Check standard input", ja: "標準入力をチェックします")),
    ])
}

/// What `check` is asked for.
struct CheckOptions: Equatable, Sendable {
  /// The files and folders, empty where none is named.
  var files: [String] = []
  /// Whether warnings, too, make the exit code 1.
  var isStrict = false
  /// Whether hints are shown.
  var showsHints = false
  /// Whether nothing is left out.
  var showsAll = false
  /// The form of the result.
  var format = CheckFormat.human
  /// Whether what is clear is repaired.
  var appliesFixes = false
  /// Whether files are read without the ledger that reaches them.
  var isAlone = false
}
