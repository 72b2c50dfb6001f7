import HaruParse

/// What `explain` says of a code.
struct Explanation: Hashable, Sendable {
  /// What it means, in one sentence.
  var what: String
  /// Why it matters.
  var why: String
  /// How it is repaired.
  var fix: String
}

extension Code {
  /// The explanation in a language. One that lacks a text does not compile (ARCHITECTURE, invariant 9).
  func explanation(in language: Language) -> Explanation {
    switch language {
    case .ko: Explanation(what: koreanWhat, why: koreanWhy, fix: koreanFix)
    case .en: Explanation(what: englishWhat, why: englishWhy, fix: englishFix)
    case .ja: Explanation(what: japaneseWhat, why: japaneseWhy, fix: japaneseFix)
    }
  }
}
