/// A fixed text in every language; one that lacks a translation does not compile (ARCHITECTURE, invariant 9).
struct Phrase: Hashable, Sendable {
  private let ko: String
  private let en: String
  private let ja: String

  /// The text in each language.
  init(ko: String, en: String, ja: String) {
    self.ko = ko
    self.en = en
    self.ja = ja
  }

  /// The text in a language.
  func callAsFunction(_ language: Language) -> String {
    switch language {
    case .ko: ko
    case .en: en
    case .ja: ja
    }
  }
}
