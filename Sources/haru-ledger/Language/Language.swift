/// A language that the program speaks.
enum Language: String, CaseIterable, Hashable, Sendable {
  case ko, en, ja

  /// The language of a run: `--lang`, else the ledger's `set language`, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is set and not empty, else Korean.
  static func choose(option: Language?, ledger: Language?, environment: [String: String]) -> Language {
    if let chosen = option ?? ledger { return chosen }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = environment[name], !locale.isEmpty { return Language(locale: locale) }
    }
    return .ko
  }

  /// The language of a POSIX locale such as `ja_JP.UTF-8`; English for `C`, `POSIX` and every language not spoken here.
  init(locale: String) {
    let word = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    switch word.lowercased() {
    case "ko": self = .ko
    case "ja": self = .ja
    default: self = .en
    }
  }
}
