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
    case .unknownAction(_, let name, _): name.map(NameText.written)
    case .unknownTag(_, let name, _): name.map { $0.hasPrefix("#") ? $0 : "#" + $0 }
    default: nil
    }
  }
}
