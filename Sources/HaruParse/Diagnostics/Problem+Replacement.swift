extension Problem {
  /// Its suggestion as it stands in place of the diagnostic's range; nil where nothing is likely. A name of an action or a tag
  /// is written as a line needs it.
  public var replacement: String? {
    switch self {
    case .unknownKeyword(_, let text), .unexpectedText(_, let text), .invalidDate(_, let text),
      .invalidTime(_, let text),
      .invalidInterval(_, let text), .invalidLength(_, let text), .invalidCount(_, let text),
      .invalidMeasure(_, let text), .invalidColor(_, let text), .invalidWeekday(_, let text),
      .invalidName(_, let text), .invalidTag(_, let text), .unknownProperty(_, let text, _),
      .unknownSetting(_, let text, _), .unknownZone(_, let text), .unknownCode(_, let text),
      .unknownActionKind(_, let text), .invalidComparison(_, let text), .invalidAmount(_, let text),
      .invalidCadence(_, let text):
      text
    case .unknownAction(_, let name): name.map(NameText.written)
    case .unknownTag(_, let name): name.map { $0.hasPrefix("#") ? $0 : "#" + $0 }
    default: nil
    }
  }
}

/// Names as they stand in a line.
public enum NameText {
  /// Whether a word is a value in full: a date, a time or times, a length, a signed number, or something after `=`.
  public static func isValue(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return Cursor(0, bytes.count).looksLikeValue(bytes.span)
  }

  /// A name as an entry or a quest must write it: in double quotes where a bare one would be read as something else.
  public static func written(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let isBare =
      bytes.first.map { !Byte.isDigit($0) && !"#+-=|*".utf8.contains($0) } == true
      && !bytes.contains { $0 == Byte.semicolon || $0 == Byte.equals || $0 == Byte.quote }
    if isBare { return name }
    var result = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
