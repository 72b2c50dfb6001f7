import HaruParse

extension Command {
  /// `fmt`.
  static let format = Command(
    name: .other(.format),
    summary: Phrase(
      ko: "장부의 서식을 통일해요. 내용은 바뀌지 않아요",
      en: "Format a ledger without changing its meaning",
      ja: "帳簿の書式を整えます。内容は変わりません"),
    operands: [ledgerOperand],
    options: [
      Option(
        name: .check,
        summary: Phrase(
          ko: "아무것도 쓰지 않고, 다듬을 파일이 있으면 종료 코드 1로 끝나요",
          en: "Write nothing; exit with 1 if a file would change",
          ja: "何も書き込まず、整えるファイルがあれば終了コード 1 で終わります")),
      Option(
        name: .diff,
        summary: Phrase(
          ko: "아무것도 쓰지 않고, 바뀔 줄을 diff로 보여 줘요", en: "Write nothing; show what would change as a diff",
          ja: "何も書き込まず、変わる行を diff で表示します")),
      Option(
        name: .sort,
        summary: Phrase(
          ko: "날짜와, 하루 안의 기록도 순서대로 놓아요", en: "Also sort days and entries",
          ja: "日付と、1日の中の記録も順に並べます")),
    ],
    examples: [
      Example(
        arguments: "fmt",
        summary: Phrase(ko: "이 폴더의 장부를 다듬어요", en: "Format the ledger of this folder", ja: "このフォルダーの帳簿を整えます")),
      Example(
        arguments: "fmt --diff --sort",
        summary: Phrase(ko: "순서까지 맞추면 무엇이 바뀌는지 봐요", en: "See what sorting would change", ja: "並べ替えると何が変わるかを見ます")),
      Example(
        arguments: "fmt --check",
        summary: Phrase(ko: "git 훅이나 CI에서 검사해요", en: "For a git hook or CI", ja: "git のフックや CI でチェックします")),
      Example(
        arguments: "fmt - < main.haru",
        summary: Phrase(
          ko: "편집기에서: 표준 입력을 다듬어 표준 출력으로", en: "For an editor: standard input, formatted, to standard output",
          ja: "エディターから: 標準入力を整えて標準出力へ")),
    ])
}

/// What `fmt` is asked for.
struct FormatOptions: Equatable, Sendable {
  /// The files and folders, empty where none is named.
  var files: [String] = []
  /// Whether a file that would change makes the exit code 1; nothing is written.
  var checks = false
  /// Whether the changes are shown; nothing is written.
  var showsDiff = false
  /// Whether days and entries are put in order.
  var sorts = false
}

extension FormatOptions {
  /// The options of `fmt` among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    files = arguments.operands
    checks = arguments.has(.check)
    showsDiff = arguments.has(.diff)
    sorts = arguments.has(.sort)
    // What standard input becomes goes to standard output, where nothing else belongs.
    if let stream = files.first(where: LedgerFiles.isStream), let other = files.first(where: { $0 != stream }) {
      throw .unexpectedOperand(text: other)
    }
  }
}
