import HaruParse

/// How many diagnostics were counted but not kept, so that nothing can show them.
func onlyCounted(_ count: Int, language: Language) -> String {
  let figure = language.number(count)
  return switch language {
  case .ko: "… 외 \(figure)개는 세기만 했어요"
  case .en: "… and \(figure) more that were only counted"
  case .ja: "… ほか\(figure)件は数えただけです"
  }
}

/// The lines that other places are in: `14, 20, 31행`, `lines 14, 20, 31`, `14、20、31行`.
func lineNumbers(_ lines: [Int], language: Language) -> String {
  let list = lines.map(String.init).joined(separator: language == .ja ? "、" : ", ")
  return switch language {
  case .ko: "\(list)행"
  case .en: lines.count == 1 ? "line \(list)" : "lines \(list)"
  case .ja: "\(list)行"
  }
}

extension Edit {
  /// What the edit does; `old` is the text that it replaces.
  func title(replacing old: String, in language: Language) -> String {
    if old.isEmpty {
      switch language {
      case .ko: "\(proposed(text)) 넣기"
      case .en: "insert \(proposed(text))"
      case .ja: "\(proposed(text)) を挿入する"
      }
    } else if text.isEmpty {
      switch language {
      case .ko: "\(shown(old)) 지우기"
      case .en: "remove \(shown(old))"
      case .ja: "\(shown(old)) を削除する"
      }
    } else {
      switch language {
      case .ko: "\(shown(old)) → \(proposed(text)) 바꾸기"
      case .en: "replace \(shown(old)) with \(proposed(text))"
      case .ja: "\(shown(old)) を \(proposed(text)) に置き換える"
      }
    }
  }
}
