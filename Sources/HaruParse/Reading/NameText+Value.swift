extension NameText {
  /// Whether a word is a value in full: a date, a time or times, a length, a signed number, or something after `=`.
  package static func isValue(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return Cursor(0, bytes.count).looksLikeValue(bytes.span)
  }
}
