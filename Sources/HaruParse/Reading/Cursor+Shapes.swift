extension Cursor {
  /// Whether a negative count starts here as far as its shape goes: a dash before digits that begin no time.
  func isTakenBack(_ bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) == Byte.minus, Byte.isDigit(peek(bytes, 1)) else { return false }
    let number = Cursor(at + 1, end)
    return !number.looksLikeClock(bytes) && !number.looksLikeDate(bytes)
  }

  /// Whether the word that starts here is a value in full: a date, a time, a length or a signed number; or starts with `=`.
  func looksLikeValue(_ bytes: Span<UInt8>) -> Bool {
    let stop = chunkEnd(bytes)
    var cursor = Cursor(at, stop)
    let first = peek(bytes)
    if first == Byte.equals { return true }
    if first == Byte.plus || first == Byte.minus {
      cursor.at += 1
      return cursor.looksLikeClock(bytes) || cursor.readDecimal(bytes) != nil && cursor.isAtEnd
    }
    guard Byte.isDigit(first) else { return false }
    if cursor.looksLikeDate(bytes) || cursor.looksLikeClock(bytes) { return true }
    switch cursor.readLength(bytes) {
    case .seconds: return cursor.isAtEnd
    case .tooLong: return true
    case .none, .wrong: return false
    }
  }
}
