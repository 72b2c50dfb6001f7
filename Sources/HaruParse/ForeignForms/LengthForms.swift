/// Lengths in other forms (SPEC, Values).
extension ForeignForms {
  private static let units: [(word: String, seconds: Int)] = [
    ("hours", 3600), ("hour", 3600), ("hrs", 3600), ("hr", 3600), ("h", 3600), ("시간", 3600), ("時間", 3600),
    ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("m", 60), ("분", 60), ("分", 60),
    ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("s", 1), ("초", 1), ("秒", 1),
  ]

  /// `1h 30m`, `90min`, `1 hour`, `1:30h`, `1h30`, `1시간 반`, `90分間`, `한 시간`, `1H`; in doubt `30`, which is more often minutes
  /// than anything else, `1h90m`, `30m1h`, `1,000h` and `1시간씩`.
  static func length(_ text: String) -> Correction? {
    guard var form = FormText(text) else { return nil }
    var bare = form
    if let (value, _) = bare.number(), bare.isAtEnd {
      return value > 0 && value < 10_000 ? Correction("\(value)m", isCertain: false) : nil
    }
    guard let meant = takeLength(&form), form.isAtEnd, meant.text != text || !meant.others.isEmpty || !meant.isCertain
    else { return nil }
    return meant
  }

  /// A part of a length: `30분` of `1시간 30분`.
  private struct LengthPart {
    /// The number as it is written, and its whole part.
    var number: String
    var value: Int
    var unit: String
    var seconds: Int
    /// The number as thousands (`1,000`), where a comma may part these.
    var thousands: Int?
    /// Whether a word or a comma joins it to the part before it, so that it may be something else.
    var isDoubtful = false
  }

  /// A word beside a length that says that it is about so long, or so long each time.
  enum LengthMark { case about, each }

  /// A length at the beginning of a text, with the words beside it; moves past it.
  static func takeLength(_ form: inout FormText) -> Correction? {
    var rest = form
    let isAbout = takeAbout(&rest)
    guard let meant = takeBareLength(&rest) else { return nil }
    form = rest
    return takeMark(&form) != nil || isAbout ? meant.doubtful : meant
  }

  /// Moves past a word before a length that says that it is about so long; whether there is one.
  static func takeAbout(_ form: inout FormText) -> Bool {
    form.takeAny(["약 ", "약", "約", "about ", "approx. ", "ca. ", "~"]) != nil
  }

  /// The same behind a length; what it says.
  static func takeMark(_ form: inout FormText) -> LengthMark? {
    var rest = form
    rest.skipBlanks()
    var mark: LengthMark?
    if rest.takeAny(["정도", "쯤", "가량", "남짓", "くらい", "ぐらい", "ほど", "程度", "弱", "強"]) != nil {
      mark = .about
    } else if rest.takeAny(["씩", "ずつ"]) != nil {
      mark = .each
    }
    if mark != nil { form = rest }
    return mark
  }

  /// A length without such words.
  static func takeBareLength(_ form: inout FormText) -> Correction? {
    var rest = form
    guard let parts = takeParts(&rest) else { return takeClockLength(&form) }
    form = rest
    // `90分間` says no more than `90分`.
    if form.takeAny(["間", "간"]) == nil {
      rest.skipBlanks()
      if rest.take("동안") { form = rest }
    }
    for (part, next) in zip(parts, parts.dropFirst()) where next.seconds >= part.seconds || next.value > 59 {
      return sum(of: parts)
    }
    if let thousands = parts[0].thousands {
      let tail = parts.dropFirst().map { $0.number + $0.unit }.joined()
      let isTwo = parts[0].number.split(separator: ".").count > 2
      let numbers = ["\(thousands)"] + (isTwo ? [] : [shortened(parts[0].number)])
      return Correction(oneOf: numbers.map { $0 + parts[0].unit + tail }.filter(isLength))
    }
    let result = parts.map { $0.number + $0.unit }.joined()
    return isLength(result) ? Correction(result, isCertain: !parts.contains(where: \.isDoubtful)) : nil
  }

  private static func isUnitNext(_ form: FormText) -> Bool {
    var form = form
    return takeUnit(&form) != nil
  }

  private static func takeUnit(_ form: inout FormText) -> (word: String, seconds: Int)? {
    units.first { form.takeWhole($0.word) }
  }

  private static func takeParts(_ form: inout FormText) -> [LengthPart]? {
    var parts: [LengthPart] = []
    var rest = form
    while parts.count < 3 {
      if let last = parts.last, last.seconds == 3600 {
        var half = rest
        half.skipBlanks()
        if half.takeAny(["반", "半", "and a half"]) != nil {
          let unit = last.unit == "시간" ? "분" : last.unit == "時間" ? "分" : "m"
          parts.append(LengthPart(number: "30", value: 30, unit: unit, seconds: 60))
          rest = half
          break
        }
      }
      var next = rest
      next.skipBlanks()
      // `1h and 30m`
      let isJoined = !parts.isEmpty && next.takeAny(["and ", "& ", "하고 ", "と", ", ", ","]) != nil
      guard var part = takePart(&next, after: parts.last) else { break }
      if isJoined { part.isDoubtful = true }
      parts.append(part)
      rest = next
    }
    guard !parts.isEmpty else { return nil }
    form = rest
    return parts
  }

  private static func takePart(_ form: inout FormText, after last: LengthPart?) -> LengthPart? {
    var next = form
    if last == nil, let half = takeHalfHour(&next) {
      form = next
      return half
    }
    let isInDigits = next.nextIsDigit
    guard let value = next.count(before: isUnitNext) else { return nil }
    var number = "\(value)"
    var thousands: Int?
    if isInDigits {
      var hasDecimals = false
      while let mark = next.takeScalar(".,") {
        guard let (decimals, width) = next.number() else {
          // `30min.`
          return nil
        }
        if mark == ",", width == 3, value > 0, value < 1000, thousands ?? 0 < 1_000_000_000,
          thousands != nil || !hasDecimals
        {
          thousands = (thousands ?? value) * 1000 + decimals
        } else if hasDecimals {
          return nil
        }
        hasDecimals = true
        let digits = "\(decimals)"
        number += "." + String(repeating: "0", count: width - digits.utf8.count) + digits
      }
      if let fraction = takeFraction(&next, hasDecimals: hasDecimals, value) { number = fraction }
    }
    next.skipBlanks()
    guard let (word, seconds) = takeUnit(&next) else {
      // `1h30`
      let isRest = last.map { $0.seconds > 1 && value < 60 && number == "\(value)" } == true && form.isGlued
      guard isInDigits, isRest, let last, !next.nextIsDigit, !next.isNext(":"), !next.isNext("-") else { return nil }
      var unit = last.seconds == 3600 ? "m" : "s"
      if last.unit.utf8.first! >= 0x80 { unit = last.unit == "시간" ? "분" : last.unit == "時間" ? "分" : unit }
      form = next
      return LengthPart(number: number, value: value, unit: unit, seconds: last.seconds / 60)
    }
    // `30min.`
    var dot = next
    if word.utf8.count > 1, word.utf8.first! < 0x80, dot.take("."), dot.isAtEnd || !dot.nextIsDigit { next = dot }
    form = next
    let isFormal = word.utf8.count == 1 || word.utf8.first! >= 0x80
    let unit = isFormal ? word : seconds == 3600 ? "h" : seconds == 60 ? "m" : "s"
    return LengthPart(number: number, value: value, unit: unit, seconds: seconds, thousands: thousands)
  }

  /// `반 시간`, `半時間`, `half an hour`
  private static func takeHalfHour(_ form: inout FormText) -> LengthPart? {
    let words = [("반 시간", "분"), ("반시간", "분"), ("半時間", "分"), ("half an hour", "m"), ("half hour", "m")]
    for (word, unit) in words where form.takeWhole(word) {
      return LengthPart(number: "30", value: 30, unit: unit, seconds: 60)
    }
    return nil
  }

  /// `½`, and `/2` of `1/2`, before the unit of hours: the number with its decimals.
  private static func takeFraction(_ form: inout FormText, hasDecimals: Bool, _ value: Int) -> String? {
    guard !hasDecimals else { return nil }
    let signs: [Unicode.Scalar: String] = ["½": "5", "¼": "25", "¾": "75"]
    if let sign = form.takeScalar("½¼¾") { return "\(value)." + signs[sign]! }
    for (over, decimals) in [("/2", [1: "5"]), ("/4", [1: "25", 3: "75"])] {
      var rest = form
      if let found = decimals[value], rest.take(over), isUnitNext(rest) {
        form = rest
        return "0." + found
      }
    }
    return nil
  }

  /// `1.000` as `1`, `1.500` as `1.5`.
  private static func shortened(_ number: String) -> String {
    guard number.contains(".") else { return number }
    let digits = String(number.reversed().drop { $0 == "0" }.reversed())
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  /// `1h90m` and `30m1h`, which are likely sums.
  private static func sum(of parts: [LengthPart]) -> Correction? {
    guard parts.allSatisfy({ !$0.number.contains(".") }), Set(parts.map(\.seconds)).count == parts.count else {
      return nil
    }
    let total = parts.reduce(0) { $0 + min($1.value, 36_000_000) * $1.seconds }
    let result = [(total / 3600, "h"), (total / 60 % 60, "m"), (total % 60, "s")]
      .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    return isLength(result) ? Correction(result, isCertain: false) : nil
  }

  /// `1:30h`: hours and minutes.
  private static func takeClockLength(_ form: inout FormText) -> Correction? {
    var rest = form
    guard let (hours, _) = rest.number(), rest.take(":"), let (minutes, width) = rest.number(atMost: 2), width == 2,
      minutes < 60
    else { return nil }
    rest.skipBlanks()
    guard let (word, seconds) = takeUnit(&rest), seconds == 3600 else { return nil }
    form = rest
    let (hour, minute) = word == "시간" ? ("시간", "분") : word == "時間" ? ("時間", "分") : ("h", "m")
    let result = (hours > 0 ? "\(hours)\(hour)" : "") + (minutes > 0 || hours == 0 ? "\(minutes)\(minute)" : "")
    return isLength(result) ? Correction(result) : nil
  }

  /// Whether the text is a length as the format writes it.
  static func isLength(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    guard case .seconds = cursor.readLength(bytes.span) else { return false }
    return cursor.isAtEnd
  }
}
