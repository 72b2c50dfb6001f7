/// A language of the program. This is the only list of languages: one more case here, and the compiler names
/// everything that lacks its text.
@nonexhaustive
public enum Language: String, CaseIterable, Hashable, Sendable {
  case ko, en, ja

  /// The language of a run: `--lang`, else the ledger's `set language`, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is set and not empty, else Korean.
  package static func choose(option: Language?, ledger: Language?, environment: [String: String]) -> Language {
    if let chosen = option ?? ledger { return chosen }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = environment[name], !locale.isEmpty { return Language(locale: locale) }
    }
    return .ko
  }

  /// The language of a POSIX locale such as `ja_JP.UTF-8`; English for `C`, `POSIX` and every language not spoken here.
  package init(locale: String) {
    let word = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self = Language(rawValue: word.lowercased()) ?? .en
  }

  /// The value for this language. The values for the others are not made.
  package func pick<Value>(
    ko: @autoclosure () -> Value, en: @autoclosure () -> Value, ja: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .ko: ko()
    case .en: en()
    case .ja: ja()
    }
  }
}
