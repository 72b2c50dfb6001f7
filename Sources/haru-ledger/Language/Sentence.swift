import HaruParse

/// What is wrong, in words: one plain sentence without a full stop, and what to write instead.
///
/// Texts from a file are cut but not escaped; the code that shows it on a terminal escapes them.
struct Sentence: Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// What to write instead, the likeliest first.
  var help: [String]

  /// A message with the lines of help that are not nil.
  init(_ message: String, _ help: String?...) {
    self.message = message
    self.help = help.compactMap { $0 }
  }
}

extension Problem {
  /// The sentence about this problem.
  func sentence(in language: Language) -> Sentence {
    var sentence = language.pick(ko: korean, en: english, ja: japanese)
    if let limit { sentence.message += ": " + limit.phrase(language) }
    return sentence
  }
}

extension FileError {
  /// The sentence about a file that could not be read.
  func sentence(_ path: String, in language: Language) -> Sentence {
    language.pick(ko: korean(path), en: english(path), ja: japanese(path))
  }
}
