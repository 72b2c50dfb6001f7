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
    let tag = style.paint("\(code.severity.keyword)[\(code.rawValue)]", code.severity.ink)
    output.append("\(tag)\n")
    paragraph(code.what(language), to: output)
    heading(Phrase(ko: "왜", en: "Why", ja: "理由"), to: output)
    paragraph(code.why(language), to: output)
    heading(Phrase(ko: "예", en: "Example", ja: "例"), to: output)
    lines(code.example.wrong, to: output)
    heading(Phrase(ko: "고치는 법", en: "Fix", ja: "直し方"), to: output)
    paragraph(code.fix(language), to: output)
    output.append("\n")
    lines(code.example.right, to: output)
  }

  /// All codes, a line each.
  func writeList(to output: Output) {
    let widest = Code.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for code in Code.allCases {
      let name = code.rawValue + String(repeating: " ", count: widest - code.rawValue.utf8.count)
      let tag = style.paint(code.severity.keyword, code.severity.ink)
      let padding = String(repeating: " ", count: "warning".count - code.severity.keyword.utf8.count)
      output.append("\(name)  \(tag)\(padding)  \(code.what(language))\n")
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

  private func heading(_ heading: Phrase, to output: Output) {
    output.append("\n\(style.paint(heading(language), .emphasis))\n")
  }
}
