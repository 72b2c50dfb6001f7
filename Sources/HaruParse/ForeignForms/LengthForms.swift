/// Lengths in other forms (SPEC, Values).
extension ForeignForms {
  private static let units: [(word: String, seconds: Int)] = [
    ("hours", 3600), ("hour", 3600), ("hrs", 3600), ("hr", 3600), ("h", 3600), ("시간", 3600), ("時間", 3600),
    ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("m", 60), ("분", 60), ("分", 60),
    ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("s", 1), ("초", 1), ("秒", 1),
  ]

  /// `1h 30m`, `90min`, `1 hour`, `1:30h`, `1h30`, `1시간 반`, `1H`; in doubt `30`, which is more often minutes than anything else,
  /// `1h90m` and `30m1h`.
  static func length(_ text: String) -> Correction? {
    guard var form = FormText(text), form.nextIsDigit else { return nil }
    var parts: [(number: String, value: Int, unit: String, seconds: Int)] = []
    var isCertain = true
    while !form.isAtEnd {
      if parts.last?.seconds == 3600, form.takeAny(["반", "半"]) != nil {
        parts.append(("30", 30, parts.last?.unit == "시간" ? "분" : parts.last?.unit == "時間" ? "分" : "m", 60))
        form.skipBlanks()
        continue
      }
      guard let (value, _) = form.number(), parts.count < 3 else { return nil }
      if parts.isEmpty, form.take(":") { return clockLength(value, &form) }
      var number = "\(value)"
      let hasDecimals = form.takeScalar(".,") != nil
      if hasDecimals {
        guard let (decimals, width) = form.number() else { return nil }
        let digits = "\(decimals)"
        number += "." + String(repeating: "0", count: width - digits.utf8.count) + digits
      }
      form.skipBlanks()
      guard let index = form.takeAny(units.map(\.word)) else {
        guard form.isAtEnd, !hasDecimals, let last = parts.last else {
          return form.isAtEnd && !hasDecimals && value > 0 && value < 10_000 && parts.isEmpty
            ? Correction("\(value)m", isCertain: false) : nil
        }
        guard last.seconds > 1, value < 60 else { return nil }
        parts.append((number, value, last.seconds == 3600 ? "m" : "s", last.seconds / 60))
        break
      }
      let (word, seconds) = units[index]
      let isFormal = word.utf8.count == 1 || word.utf8.first! >= 0x80
      parts.append((number, value, isFormal ? word : seconds == 3600 ? "h" : seconds == 60 ? "m" : "s", seconds))
      form.skipBlanks()
    }
    for (part, next) in zip(parts, parts.dropFirst()) where next.seconds >= part.seconds || next.value > 59 {
      isCertain = false
    }
    var result = parts.map { $0.number + $0.unit }.joined()
    if !isCertain {
      guard parts.allSatisfy({ !$0.number.contains(".") }), Set(parts.map(\.seconds)).count == parts.count else {
        return nil
      }
      let total = parts.reduce(0) { $0 + $1.value * $1.seconds }
      result = [(total / 3600, "h"), (total / 60 % 60, "m"), (total % 60, "s")]
        .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    }
    return isLength(result) && result != text ? Correction(result, isCertain: isCertain) : nil
  }

  /// `1:30h`: hours and minutes.
  private static func clockLength(_ hours: Int, _ form: inout FormText) -> Correction? {
    guard let (minutes, width) = form.number(atMost: 2), width == 2, minutes < 60 else { return nil }
    form.skipBlanks()
    guard let index = form.takeAny(units.map(\.word)), units[index].seconds == 3600, form.isAtEnd else { return nil }
    let word = units[index].word
    let (hour, minute) = word == "시간" ? ("시간", "분") : word == "時間" ? ("時間", "分") : ("h", "m")
    return Correction((hours > 0 ? "\(hours)\(hour)" : "") + (minutes > 0 || hours == 0 ? "\(minutes)\(minute)" : ""))
  }

  /// Whether the text is a length as the format writes it.
  static func isLength(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    guard case .seconds = cursor.readLength(bytes.span) else { return false }
    return cursor.isAtEnd
  }
}
