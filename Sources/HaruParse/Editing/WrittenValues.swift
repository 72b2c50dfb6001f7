/// Single values as a person types them, by the rules of the format.
extension TimePoint {
  /// A time: `9:05`, `25:10`, `01:30@-4`, `2026-07-08T01:30`; nil for any other text.
  public init?(written text: String) {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var cursor = Cursor(0, bytes.count)
    var point = TimePoint(second: 0)
    if cursor.looksLikeDate(span) {
      guard let date = cursor.readDate(span), cursor.take(Byte.upperT, span) else { return nil }
      point.day = date
    }
    guard let second = cursor.readClock(span), point.day == nil || second < 86_400 else { return nil }
    point.second = second
    if cursor.take(Byte.at, span) {
      guard let offset = cursor.readOffset(span) else { return nil }
      point.offset = offset
    }
    guard cursor.isAtEnd else { return nil }
    self = point
  }
}

/// Lengths as a person types them.
package enum WrittenLength {
  /// The seconds of `1h30m`, `90m`, `1시간30분`; nil for any other text, and beyond 10,000 h.
  package static func seconds(_ text: String) -> Int32? {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    guard case .seconds(let seconds) = cursor.readLength(bytes.span), cursor.isAtEnd else { return nil }
    return seconds
  }
}
