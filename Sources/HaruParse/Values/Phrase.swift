/// A text in every language; one that lacks a translation does not compile (ARCHITECTURE, invariant 9).
public struct Phrase: Hashable, Sendable {
  private let ko: String
  private let en: String
  private let ja: String

  /// The text in each language.
  public init(ko: String, en: String, ja: String) {
    self.ko = ko
    self.en = en
    self.ja = ja
  }

  /// The text in a language.
  public func callAsFunction(_ language: Language) -> String { language.pick(ko: ko, en: en, ja: ja) }
}
