import HaruParse

extension Command {
  /// `explain`.
  static let explain = Command(
    name: .other(.explain),
    summary: Phrase(
      ko: "진단 코드가 무슨 뜻이고 어떻게 고치는지 알려 줘요",
      en: "Explain a diagnostic code and how to fix it",
      ja: "`check` のコードの意味と直し方を説明します"),
    operands: [
      Operand(
        placeholder: "CODE", source: .codes,
        summary: Phrase(
          ko: "`check`가 대괄호 안에 보여 주는 코드", en: "A diagnostic code, as `check` shows it in brackets",
          ja: "`check` が角括弧の中に示すコード"))
    ],
    options: [
      Option(
        name: .list,
        summary: Phrase(ko: "모든 코드를 한 줄씩 보여 줘요", en: "List all codes, a line each", ja: "すべてのコードを1行ずつ表示します"))
    ],
    examples: [
      Example(
        arguments: "explain invalid-length",
        summary: Phrase(ko: "이 코드를 설명해요", en: "Explain this code", ja: "このコードを説明します")),
      Example(
        arguments: "explain --list",
        summary: Phrase(ko: "코드를 모두 보여 줘요", en: "List the codes", ja: "コードの一覧を表示します")),
    ])
}
