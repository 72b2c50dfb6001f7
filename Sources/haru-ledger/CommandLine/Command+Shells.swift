import HaruParse

extension Command {
  /// `completions`.
  static let completions = Command(
    name: .other(.completions),
    summary: Phrase(
      ko: "셸의 자동 완성 스크립트를 출력해요", en: "Print a shell completion script", ja: "シェルの補完スクリプトを出力します"),
    operands: [
      Operand(
        placeholder: "SHELL", isOptional: false, choices: Shell.allCases.map { Choice(word: $0.rawValue) },
        summary: Phrase(ko: "셸의 이름", en: "The name of the shell", ja: "シェルの名前"))
    ],
    options: [],
    examples: [
      Example(
        arguments: "completions fish | source",
        summary: Phrase(
          ko: "fish에서 바로 써요. config.fish에 적어 두면 늘 쓸 수 있어요",
          en: "Load it now; put the line in config.fish to load it always",
          ja: "この fish ですぐ使います。config.fish に書けばいつでも使えます"))
    ])

  /// `man`.
  static let man = Command(
    name: .other(.man),
    summary: Phrase(ko: "설명서(man)를 출력해요", en: "Print the manual page", ja: "マニュアルページ（man）を出力します"),
    operands: [], options: [],
    examples: [
      Example(
        arguments: "man > haru-ledger.1",
        summary: Phrase(
          ko: "파일에 적어요. man -l haru-ledger.1로 읽어요", en: "Write it to a file, for man -l haru-ledger.1 to show",
          ja: "ファイルに書き込みます。man -l haru-ledger.1 で読めます"))
    ])
}
