import HaruParse

/// How many diagnostics were counted but not kept, so that nothing can show them.
func onlyCounted(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return Phrase(
    ko: "… 외 \(figure)건은 개수만 셌어요",
    en: "… and \(figure) more that were only counted",
    ja: "… ほか\(figure)件は数えただけです")(language)
}

/// The lines that other places are in: `14, 20, 31행`, `lines 14, 20, 31`, `14、20、31行`.
func lineNumbers(_ lines: [Int], language: Language) -> String {
  let list = lines.map(String.init).joined(separator: language.comma)
  return Phrase(ko: "\(list)행", en: lines.count == 1 ? "line \(list)" : "lines \(list)", ja: "\(list)行")(language)
}

extension Edit {
  /// What the edit does; `old` is the text that it replaces.
  func title(replacing old: String, in language: Language) -> String {
    if old.isEmpty {
      Phrase(ko: "\(proposed(text)) 넣기", en: "insert \(proposed(text))", ja: "\(proposed(text)) を挿入する")(language)
    } else if text.isEmpty {
      Phrase(ko: "\(shown(old)) 지우기", en: "remove \(shown(old))", ja: "\(shown(old)) を削除する")(language)
    } else {
      Phrase(
        ko: "\(shown(old)) → \(proposed(text)) 바꾸기",
        en: "replace \(shown(old)) with \(proposed(text))",
        ja: "\(shown(old)) を \(proposed(text)) に置き換える")(language)
    }
  }
}
