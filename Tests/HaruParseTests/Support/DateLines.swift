@testable import HaruParse

/// Which lines that cannot be read were meant as date lines, and so close the day above (SPEC, Recovery): the rule as patterns,
/// apart from the parser's own reading of it.
enum DateLines {
  private static let dash = #"[-‐‑‒–—―−﹘﹣ーㅡ─]"#
  private static let mark = #"[-‐‑‒–—―−﹘﹣ーㅡ─./_·・･•‧∙⋅,~〜～∼]"#
  /// A weekday in any spelling, with brackets and dots anywhere.
  private static let weekday: String = {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let english = names.flatMap { name in
      [name + "s", name.prefix(3) + "s"] + (3...name.count).map { String(name.prefix($0)) }
    }
    let signs = "[(\\[)\\].]*"
    func spread(_ word: String) -> String { word.map { String($0) }.joined(separator: signs) }
    let suffixes = ["曜", "曜日", "요일"].map { "(?:\(signs)\(spread($0)))?" }.joined()
    let words = (["[월화수목금토일月火水木金土日]"] + english.map(spread)).joined(separator: "|")
    return "(?:\(signs)(?:\(words))\(suffixes)\(signs))"
  }()
  private static let month =
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    + "|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?"
  private static let ordinal = "(?:st|nd|rd|th)?"

  /// Nothing behind a date, or its weekday with nothing or a time behind it.
  private static let nothing = "B*(?:$|W(?:B*$|B*[0-9]{1,2}:))"
  private static let nothingOrTime = "(?:N|B+[0-9]{1,2}:)"

  /// The dates themselves. `B` is a blank (of any kind), `D` a dash, `K` a mark, `P` a mark or two dashes, `Q` blanks and marks,
  /// `S` blanks or a mark, `W` a weekday, `M` a month, `N` nothing, `T` nothing or a time, `O` an ordinal.
  private static let dates = [
    // With the year first.
    "[0-9]{4}[년年]",
    "[0-9]{4}B*[년年]B*[0-9]",
    "(?![0-9]{4}\\.B*[0-9]+(?:h|시|時))[0-9]{4}[-./]B*[0-9]",
    "[0-9]{4}B*PB*[0-9]{1,2}B*PB*[0-9]{1,2}(?![0-9:])",
    "(?:19[0-9]{2}|20[0-9]{2}|2100)S(?:0?[1-9]|1[0-2])S(?:0?[1-9]|[12][0-9]|3[01])"
      + "(?:\\.?(?:$|B))",
    "(?:19[0-9]{2}|20[0-9]{2}|2100)D{1,2}(?:0?[1-9]|1[0-2])N",
    "(?:19[0-9]{2}|20[0-9]{2}|2100)(?:0[1-9]|1[0-2])D{1,2}[0-9]{1,2}(?![0-9a-z:])",
    "(?:[0-9]{3}|[0-9]{5})(K)[0-9]{1,2}\\1[0-9]{1,2}(?![0-9:])",
    // With a year of two digits, or none.
    "[0-9]{1,2}[월月]",
    "[0-9]{1,2}B*[월月]B*[0-9]",
    "[0-9]{1,2}B*[년年]B*[0-9]{1,2}B*[월月]",
    "[0-9]{1,2}B*/B*[0-9]+(?![0-9]|B*(?:(?:h|hr|hrs|hour|hours)(?![a-z])|시간|時間))",
    "[0-9]{1,2}([-.])[0-9]+\\1[0-9]",
    "[0-9]{1,2}(K)B*[0-9]{1,2}\\1B*(?:[0-9]|[0-9]{2}|[0-9]{4})(?![0-9:])",
    "[0-9]{1,2}[-.][0-9]+B*$",
    "[0-9]{1,2}(?:D|[·・･•‧∙⋅])[0-9]{1,2}N",
    "[0-9]{1,2}\\.B*[0-9]{1,2}N",
    "[0-9]{1,2}\\.B*[0-9]{1,2}\\.T",
    // With the month in letters.
    "MQ[0-9]{1,2}(?![0-9])O(?![0-9a-z:])",
    "MQ[0-9]{1,2}(?![0-9])OQ[0-9]{4}(?![0-9a-z:])",
    "[0-9]{4}QMQ[0-9]{1,2}(?![0-9])O(?![0-9a-z:])",
    "(?:theB+)?[0-9]{1,2}OQ(?:ofB*)?MQ(?:[0-9]{4}|[0-9]{2})(?![0-9a-z:])",
    "(?:theB+)?[0-9]{1,2}OQ(?:ofB*)?MT",
    // With an era.
    "(?:令和?|平成?|昭和?|大正?|明治?)B*(?:元|[0-9]{1,2})B*年B*[0-9]{1,2}B*月B*[0-9]{1,2}(?:B*日|(?![0-9a-z:]))",
    "(?:[rhstm]|令和?|平成?|昭和?|大正?|明治?)[0-9]{1,2}([-./])[0-9]{1,2}\\1[0-9]{1,2}(?![0-9a-z:])",
  ]

  /// What only names a day or a week, and nothing else.
  private static let names = [
    "W",
    "(?:today|yesterday|tomorrow|오늘|어제|그제|그저께|내일|모레|今日|昨日|一昨日|明日|明後日|きょう|きのう|あした)(?:B*W)?",
    "(?:theB+)?(?:0?[1-9]|[12][0-9]|3[01])(?:st|nd|rd|th|B*[일日])(?:B*W)?",
    "[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])(?:B*W)?",
    "(?:[0-9]{4}(?:D|B+)?)?(?:w|week)B*(?:0?[1-9]|[1-4][0-9]|5[0-3])(?:D0?[1-7])?(?:B*W)?",
  ]
  nonisolated(unsafe) private static let namePatterns = names.map { pattern("(?:onB+)?" + $0 + "B*$") }

  private static func isName(_ text: String) -> Bool {
    let text = text.replacing(unsafe trailingSigns, with: "")
    if text.hasPrefix("on "), isDate(String(text.dropFirst(3).drop { $0 == " " })) { return true }
    return unsafe namePatterns.contains { text.prefixMatch(of: $0) != nil }
  }

  nonisolated(unsafe) private static let patterns = dates.map(pattern)
  nonisolated(unsafe) private static let introduction = pattern(
    "(?:W|date|day|날짜|일자|日付|서기|西暦)(?=[ 0-9:=,])(?:B|D|[:=,])*")
  nonisolated(unsafe) private static let withLetters = pattern(
    "(?=(?:[^0-9 ]*[0-9]){4})(?=[0-9]*[-./_0-9]*L)(?:[0-9]|L){4}[-./_](?:[0-9]|L){1,2}[-./_](?:[0-9]|L){1,2}(?:$|B)")

  private static func pattern(_ text: String) -> Regex<AnyRegexOutput> {
    var result = text
    for (name, meaning) in [
      ("L", "[oilоοі]"), ("T", nothingOrTime), ("N", nothing), ("O", ordinal), ("M", month), ("W", weekday),
      ("S", "(?:B+(?:P|Y)?B*|(?:P|Y)B*)"),
      ("Q", "(?:B|K)*"), ("P", "(?:D{1,2}|K)"), ("K", mark), ("D", dash),
      ("B", " "), ("Y", sign),
    ] {
      result = result.replacing(name, with: meaning)
    }
    return try! Regex("^(?:" + result + ")").matchesScalars
  }

  /// What nobody sees, and what colours a terminal.
  nonisolated(unsafe) private static let unseen = try! Regex(
    #"\x{1B}\[[ -?]*[@-~]|\x{1B}\(.|[[\p{Cc}--\t]\p{Cf}\p{Zl}\p{Zp}\x{FE00}-\x{FE0F}\x{FFFD}]"#
  ).matchesScalars
  private static let sign = #"[\p{P}\p{S}\p{No}ーㅡ]"#
  /// Signs before a date, but no number with its sign.
  nonisolated(unsafe) private static let signs = pattern(
    "(?:B|(?!=[0-9]|(?:D|\\+)[0-9]+(?:\\.[0-9]+)?(?![0-9]|K[0-9]|[년월일年月日])|[|])Y)*")
  nonisolated(unsafe) private static let trailingSigns = try! Regex("(?: |" + sign + ")+$").matchesScalars
  /// What numbers or ticks an item of a list.
  nonisolated(unsafe) private static let marker = pattern("[0-9]{1,3}(?:[)\\]]|[.、]B+)")
  nonisolated(unsafe) private static let tick = pattern("[xvo][)\\]]")

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{20E3}": ")"
    case "⁄", "∕", "⧸": "/"
    case _ where scalar.isBlank: " "
    case _ where scalar.properties.numericType == .decimal:
      Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.properties.numericValue!))
    default: scalar
    }
  }

  /// What is seen of a line up to its comment, in half width.
  private static func seen(_ bytes: some Sequence<UInt8>) -> String {
    let text = unsafe String(decoding: Array(bytes), as: UTF8.self).replacing(unseen, with: "")
    let scalars = ForeignForms.halfWidth(text).unicodeScalars.prefix { $0 != ";" }
    return String(String.UnicodeScalarView(scalars.map(plain)))
  }

  /// Whether a line was meant as the line of a goal.
  static func isGoal(_ line: some Sequence<UInt8>) -> Bool {
    let (text, _) = withoutSigns(seen(line))
    return text.hasPrefix("goal")
      && text.unicodeScalars.dropFirst(4).first.map { " =\"".unicodeScalars.contains($0) } != false
  }

  private static func withoutSigns(_ line: String) -> (rest: String, signs: String) {
    let end = unsafe line.prefixMatch(of: signs)!.range.upperBound
    let scalars = line.unicodeScalars
    return (String(scalars[end...]), String(scalars[..<end]))
  }

  /// Whether a line only names a day or a week, perhaps as an item of a list.
  static func isNameOfDay(_ line: some Sequence<UInt8>) -> Bool {
    var text = String(String.UnicodeScalarView(folded(seen(line)).compactMap(Unicode.Scalar.init)))
    for _ in 0..<3 {
      text = withoutSigns(text).rest
      if isName(text) { return true }
      guard let item = unsafe text.prefixMatch(of: marker) ?? text.prefixMatch(of: tick) else { return false }
      text = String(text.unicodeScalars[item.range.upperBound...])
    }
    return false
  }

  /// Whether a line was meant as a date line.
  static func isOne(_ line: some Sequence<UInt8>) -> Bool {
    let line = seen(line)
    let whole = String(String.UnicodeScalarView(folded(line).compactMap(Unicode.Scalar.init)))
    var (text, before) = withoutSigns(whole)
    var hasSigns = before.contains { $0 != " " }
    for _ in 0..<3 {
      if isDate(text) || hasSigns && isDate(String(text.replacing(unsafe trailingSigns, with: ""))) { return true }
      let isOpen = before.last == "[" || before.last == "("
      guard let item = unsafe text.prefixMatch(of: marker) ?? (isOpen ? text.prefixMatch(of: tick) : nil) else {
        return false
      }
      (text, before) = withoutSigns(String(text.unicodeScalars[item.range.upperBound...]))
      hasSigns = true
    }
    return false
  }

  private static func isDate(_ text: String) -> Bool {
    if begins(text) { return true }
    guard let word = unsafe text.prefixMatch(of: introduction) else { return false }
    return begins(String(text.unicodeScalars[word.range.upperBound...]), isIntroduced: true)
  }

  private static func begins(_ line: String, isIntroduced: Bool = false) -> Bool {
    if isTwoTimes(line) { return false }
    return unsafe patterns.contains { line.prefixMatch(of: $0) != nil } || isRunTogether(line)
      || !isIntroduced && line.prefixMatch(of: withLetters) != nil
  }

  /// `20260707`, also with a weekday.
  private static func isRunTogether(_ line: String) -> Bool {
    let digits = line.utf8.prefix { Byte.isDigit($0) }
    guard digits.count == 8 else { return false }
    let word = line.prefix { $0 != " " }
    let bytes = Array(word.utf8)
    return !DateText(exactly: 0..<bytes.count, bytes.span).dates(in: nil).isEmpty
  }

  /// `0800-0930`, which is no `2026-0706`.
  private static func isTwoTimes(_ line: String) -> Bool {
    let word = line.utf8.prefix { $0 > 0x20 }
    let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 4 && $0.allSatisfy(Byte.isDigit) }) else { return false }
    let (first, second) = (Int(String(parts[0])!)!, Int(String(parts[1])!)!)
    func isTime(_ number: Int) -> Bool { number / 100 < 48 && number % 100 < 60 }
    let isDate =
      (1900..<2100).contains(first) && DayNumber.isValid(year: 2000, month: second / 100, day: second % 100)
    return isTime(first) && isTime(second) && !isDate
  }
}

extension Regex {
  fileprivate var matchesScalars: Self { matchingSemantics(.unicodeScalar) }
}
