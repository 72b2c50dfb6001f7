/// Which pieces of a line are values that the format lets a person spell in several ways: times, lengths, weekdays and the signs
/// between times. It is shown the tokens of one line in order.
struct SpellingReader {
  /// What can be spelt in several ways.
  enum Spelling {
    case time, length
    /// The weekday of a date.
    case weekday
    /// A cadence or a setting, in which weekdays may stand.
    case declaredWeekdays
    /// The sign of an interval.
    case dash
    /// The sign before the next piece of a session.
    case comma
  }

  private let line: LineKind
  /// What the value of the last key is; nil where it is spelt in one way only.
  private var valueOfKey: Spelling?

  /// The reader of a line that could be read.
  init(_ line: LineKind) {
    self.line = line
  }

  /// How the next token can be spelt; nil where there is one way only.
  mutating func spelling(of token: Token, _ bytes: Span<UInt8>) -> Spelling? {
    switch token.role {
    case .time: return .time
    case .length, .amount: return .length
    case .weekday: return .weekday
    case .cadence: return .declaredWeekdays
    case .settingKey, .propertyKey:
      valueOfKey =
        switch bytes.text(token.range) {
        case "est", SettingKey.maxSession.rawValue: .length
        case SettingKey.dayStart.rawValue: .time
        case SettingKey.weekStart.rawValue: .declaredWeekdays
        default: nil
        }
      return nil
    case .value, .propertyValue: return valueOfKey
    case .separator where line == .entry:
      switch bytes[Int(token.range.start)] {
      case Byte.equals: return nil
      case Byte.comma: return .comma
      default: return .dash
      }
    default: return nil
    }
  }
}

extension String {
  /// The weekdays among the words of a text, with their places.
  var weekdays: [(text: Substring, weekday: Weekday)] {
    split { !$0.isLetter }.compactMap { word in
      let bytes = Array(word.utf8)
      var cursor = Cursor(0, bytes.count)
      return cursor.readWeekday(bytes.span, upTo: bytes.count).map { (word, $0) }
    }
  }
}
