import HaruParse

/// The pages of `explain`.
struct ExplanationPage {
  let language: Language
  let style: Style
  let width: Int

  /// Nobody reads lines longer than this; below the other limit, words no longer fit.
  private var columns: Int { min(max(width, 40), 100) }

  /// Everything about one code.
  func write(_ code: Code, to output: Output) {
    let explanation = code.explanation(in: language)
    let example = code.example
    let tag = style.paint("\(code.severity.keyword)[\(code.rawValue)]", code.severity.ink)
    output.append("\(tag)\n")
    paragraph(explanation.what, to: output)
    heading(.why, to: output)
    paragraph(explanation.why, to: output)
    heading(.example, to: output)
    lines(example.wrong, to: output)
    heading(.fix, to: output)
    paragraph(explanation.fix, to: output)
    output.append("\n")
    lines(example.right, to: output)
  }

  /// All codes, a line each.
  func writeList(to output: Output) {
    let widest = Code.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for code in Code.allCases {
      let name = code.rawValue + String(repeating: " ", count: widest - code.rawValue.utf8.count)
      let tag = style.paint(code.severity.keyword, code.severity.ink)
      let padding = String(repeating: " ", count: "warning".count - code.severity.keyword.utf8.count)
      output.append("\(name)  \(tag)\(padding)  \(code.explanation(in: language).what)\n")
    }
  }

  private func paragraph(_ text: String, to output: Output) {
    for line in TextWrap.lines(text, width: columns - 2) { output.append("  \(line)\n") }
  }

  private func lines(_ text: String, to output: Output) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      output.append(line.isEmpty ? "\n" : "    \(line)\n")
    }
  }

  private func heading(_ heading: Heading, to output: Output) {
    output.append("\n\(style.paint(heading.text(language), .emphasis))\n")
  }

  private enum Heading {
    case why, example, fix

    func text(_ language: Language) -> String {
      switch (self, language) {
      case (.why, .ko): "왜"
      case (.why, .en): "Why"
      case (.why, .ja): "理由"
      case (.example, .ko): "예"
      case (.example, .en): "Example"
      case (.example, .ja): "例"
      case (.fix, .ko): "고치는 법"
      case (.fix, .en): "Fix"
      case (.fix, .ja): "直し方"
      }
    }
  }
}
