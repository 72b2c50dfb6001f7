extension Problem {
  /// The same problem with another suggestion, or without one; unchanged where it has no room for any.
  package func suggesting(_ other: String?) -> Problem {
    switch self {
    case .unknownKeyword(let text, _): .unknownKeyword(text: text, suggestion: other)
    case .unexpectedText(let text, _): .unexpectedText(text: text, suggestion: other)
    case .invalidDate(let text, _): .invalidDate(text: text, suggestion: other)
    case .invalidTime(let text, _): .invalidTime(text: text, suggestion: other)
    case .invalidInterval(let text, _): .invalidInterval(text: text, suggestion: other)
    case .invalidLength(let text, _): .invalidLength(text: text, suggestion: other)
    case .invalidCount(let text, _): .invalidCount(text: text, suggestion: other)
    case .invalidMeasure(let text, _): .invalidMeasure(text: text, suggestion: other)
    case .invalidColor(let text, _): .invalidColor(text: text, suggestion: other)
    case .invalidWeekday(let text, _): .invalidWeekday(text: text, suggestion: other)
    case .invalidName(let text, _): .invalidName(text: text, suggestion: other)
    case .invalidTag(let text, _): .invalidTag(text: text, suggestion: other)
    case .unknownProperty(let key, _, let known): .unknownProperty(key: key, suggestion: other, known: known)
    case .unknownSetting(let key, _, let known): .unknownSetting(key: key, suggestion: other, known: known)
    case .unknownCode(let code, _): .unknownCode(code: code, suggestion: other)
    case .unknownActionKind(let text, _): .unknownActionKind(text: text, suggestion: other)
    case .invalidComparison(let text, _): .invalidComparison(text: text, suggestion: other)
    case .invalidAmount(let text, _): .invalidAmount(text: text, suggestion: other)
    case .invalidCadence(let text, _): .invalidCadence(text: text, suggestion: other)
    default: self
    }
  }

  /// Whether a repair of it says again what the person wrote; a word or colour that stands for another one does not.
  var keepsWhatWasSaid: Bool {
    switch self {
    case .controlCharacter, .loneCarriageReturn, .invalidUTF8, .invalidColor, .nothingToContinue, .invalidOffset: false
    case .invalidSetting(_, _, .oneOf): false
    default: true
    }
  }
}
