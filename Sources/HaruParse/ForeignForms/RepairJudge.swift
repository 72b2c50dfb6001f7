/// Whether a repair says all that a person wrote: each number, unit, sign, direction, name and weekday of the old text has its place
/// in the new one. A repair that does not is never made by itself (SPEC, Diagnostics).
///
/// Words that both texts have cancel out. What is left of the old text must be words that mean what the new text says, and numbers
/// that are found there: `오후 2시` in `14:00`, `30분씩` not in `30`.
package struct RepairJudge {
  private var old: SaidText
  private let new: SaidText

  private init(_ old: SaidText, _ new: SaidText) { (self.old, self.new) = (old, new) }

  /// Whether `new` accounts for all of `old`. `units` are words that may be left out: the unit of the action.
  package static func accounts(for old: String, by new: String, leavingOut units: [String] = []) -> Bool {
    var judge = RepairJudge(SaidText(old), SaidText(new))
    judge.leaveOut(units)
    return judge.accounts()
  }

  /// What of the old text may be left out.
  private var dropped: [[UInt32]] = []

  private mutating func leaveOut(_ units: [String]) {
    for unit in units {
      let said = SaidText(unit)
      dropped += said.words
      old.others.removeAll(where: said.others.contains)
    }
  }

  private mutating func accounts() -> Bool {
    var left = new.words
    var rest: [[UInt32]] = []
    for word in old.words {
      if let index = left.firstIndex(of: word) { left.remove(at: index) } else { rest.append(word) }
    }
    let said = SaidParts(of: Set(new.words.map(Self.text)), signs: new.signs)
    var isHalved = false
    for word in rest {
      guard consume(word, &left, said, &isHalved) else { return false }
    }
    guard old.others.allSatisfy(new.others.contains) else { return false }
    return hasSigns(said) && hasNumbers()
  }

  /// Whether a word of the old text is made of words of the new one and of those that mean what it says.
  private mutating func consume(
    _ word: [UInt32], _ left: inout [[UInt32]], _ said: SaidParts, _ isHalved: inout Bool
  ) -> Bool {
    var at = 0
    let isLatin = word[0] < 0x80
    scanning: while at < word.count {
      if let unit = dropped.first(where: { word[at...].starts(with: $0) && (!isLatin || $0.count == word.count) }) {
        at += unit.count
        continue
      }
      // The name comes before the particle behind it.
      let rest = word[at...]
      if let index = left.indices.filter({ rest.starts(with: left[$0]) && !(isLatin && left[$0].count < rest.count) })
        .max(by: { left[$0].count < left[$1].count }),
        left[index].count > 1 || RepairWords.parts(Self.text(left[index])) == nil
      {
        at += left[index].count
        left.remove(at: index)
        continue
      }
      let most = isLatin ? word.count - at : min(RepairWords.longest, word.count - at)
      for count in (1...most).reversed() where !isLatin || count == most {
        let text = Self.text(Array(word[at..<at + count]))
        if RepairWords.parts(text) == nil, let value = NumberWords.value(text) {
          old.numbers.append(String(value))
          at += count
          continue scanning
        }
        if let ordinal = Self.ordinals[text], !(text == "second" && said.contains(.seconds)) {
          old.numbers.append(ordinal)
          at += count
          continue scanning
        }
        guard var parts = RepairWords.parts(text) else { continue }
        // `반 시간` is `30분`.
        if ["반", "半", "half"].contains(text) { isHalved = true }
        if parts == .hours, isHalved { parts.insert(.minutes) }
        guard parts.isEmpty || !said.isDisjoint(with: parts) || parts.contains(.date) && new.hasDate else {
          return false
        }
        at += count
        continue scanning
      }
      return false
    }
    return true
  }

  private static let ordinals: [String: String] = [
    "first": "1", "second": "2", "third": "3", "fourth": "4", "fifth": "5", "첫째": "1", "둘째": "2", "셋째": "3", "넷째": "4",
    "다섯째": "5", "첫": "1", "元": "1", "january": "1", "february": "2", "march": "3", "april": "4", "may": "5",
    "june": "6",
    "july": "7",
    "august": "8", "september": "9", "october": "10", "november": "11", "december": "12", "jan": "1", "feb": "2",
    "mar": "3",
    "apr": "4", "jun": "6", "jul": "7", "aug": "8", "sep": "9", "sept": "9", "oct": "10", "nov": "11", "dec": "12",
  ]

  private static func text(_ word: [UInt32]) -> String {
    String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init)))
  }

  /// Whether signs of numbers and directions are kept.
  private func hasSigns(_ said: SaidParts) -> Bool {
    if old.negatives > new.negatives && !(said.contains(.last) && new.negatives == 0) { return false }
    if new.negatives > old.negatives { return false }
    for (sign, part) in [(">=", SaidParts.atLeast), ("<=", .atMost)] where old.signs.contains(sign) {
      guard said.contains(part) else { return false }
    }
    if old.signs.contains("%"), !said.contains(.percent) { return false }
    return true
  }

  /// Whether each number of the old text is found in the new one, in whatever form of the value.
  private func hasNumbers() -> Bool {
    var left = new.numbers
    let isHalfDay = old.words.contains { word in
      let text = Self.text(word)
      return Self.halfDays.contains(text) || word[0] >= 0x80 && Self.partsOfDay.contains(where: text.contains)
    }
    for number in old.numbers {
      if let index = left.firstIndex(of: number) {
        left.remove(at: index)
        continue
      }
      guard isFound(number, isHalfDay: isHalfDay, &left) else { return false }
    }
    return true
  }

  private static let halfDays: Set<String> = ["am", "pm"]
  private static let partsOfDay = ["오전", "오후", "午前", "午後", "저녁", "밤", "새벽", "夕方", "夜"]

  private func isFound(_ number: String, isHalfDay: Bool, _ left: inout [String]) -> Bool {
    guard let value = Int(number) else { return false }
    func take(_ other: Int) -> Bool {
      guard let index = left.firstIndex(of: String(other)) else { return false }
      left.remove(at: index)
      return true
    }
    // `-1` is the last day.
    if value == 1, old.negatives > new.negatives { return true }
    // `한 달에`, `1日`
    if value == 1, ["day", "week", "month", "year"].contains(where: new.says) { return true }
    if value == 0 { return true }
    if isHalfDay, value <= 12, new.signs.contains(":") {
      if value == 12 ? take(0) || take(24) : take(value + 12) { return true }
    }
    // `0930`, `20260707`
    if number.utf8.count >= 3 {
      let joined = left.map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined()
      let padded = number.utf8.count % 2 == 1 ? "0" + number : number
      if joined.utf8.count >= padded.utf8.count, Self.contains(joined, padded) { return true }
    }
    if number.utf8.count <= 2, new.hasDate {
      // `26. 7. 7.`, `令和8年`
      if take(2000 + value) || DateForms.eras.contains(where: { take($0.base + value) }) { return true }
    }
    // `8割`, `0.8`
    if new.signs.contains("%") { return take(value * 10) || take(value * 100) }
    // `1/2h` is `0.5h`, and `1:30h` may be `1.5h`.
    return old.hasHalf && (value == 1 || value == 2) && (left.contains("5") || left.contains("30"))
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    return (0...(text.count - part.count)).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}

/// The words, numbers and signs of a text, in lower case and half width.
private struct SaidText {
  /// Runs of letters of one script.
  var words: [[UInt32]] = []
  /// Runs of digits without zeros before them.
  var numbers: [String] = []
  var signs: Set<String> = []
  /// How many numbers have a minus.
  var negatives = 0
  /// Symbols that are no punctuation.
  var others: [UInt32] = []
  var hasDate = false
  /// Whether it has `/2` or `½`.
  var hasHalf = false

  init(_ text: String) {
    let scalars = folded(text).map { scalar in
      // Digits of any script are digits.
      scalar < 0x80 ? scalar : Unicode.Scalar(scalar).map { SeenText.plain($0).value } ?? scalar
    }
    var at = 0
    while at < scalars.count {
      let scalar = scalars[at]
      if Self.isDigit(scalar) {
        let start = at
        while at < scalars.count, Self.isDigit(scalars[at]) { at += 1 }
        let digits = scalars[start..<at].drop { $0 == 0x30 }
        numbers.append(digits.isEmpty ? "0" : Self.text(digits))
        if at - start == 4 || at - start == 8 { hasDate = true }
        continue
      }
      if Self.isLetter(scalar) {
        let start = at
        let isLatin = scalar < 0x250
        while at < scalars.count, Self.isLetter(scalars[at]), (scalars[at] < 0x250) == isLatin { at += 1 }
        words.append(Array(scalars[start..<at]))
        continue
      }
      note(sign: scalars, at)
      at += 1
    }
  }

  /// Whether a word is one of its words.
  func says(_ word: String) -> Bool { words.contains { Self.text($0[...]) == word } }

  private mutating func note(sign scalars: [UInt32], _ at: Int) {
    let sign = scalars[at]
    let next = at + 1 < scalars.count ? scalars[at + 1] : 0
    let before = at > 0 ? scalars[at - 1] : 0x20
    switch Unicode.Scalar(sign) {
    case ">", "≥", "≧": if next == 0x3D || next == 0x20 || sign > 0x80 || before == 0x3D { signs.insert(">=") }
    case "<", "≤", "≦": if next == 0x3D || next == 0x20 || sign > 0x80 || before == 0x3D { signs.insert("<=") }
    case ":": signs.insert(":")
    case "%": signs.insert("%")
    case ".": if next == sign { signs.insert("..") }
    case "-", "−", "–":
      let isFirst = before == 0x20 || before == 0x3D || before == 0x2C || before == 0x09 || before == 0x3000
      if isFirst, Self.isDigit(next), !isTime(scalars, at + 1), !isTime(before: at, scalars) { negatives += 1 }
    case "½", "¼", "¾":
      hasHalf = true
      numbers.append(sign == 0xBD ? "5" : sign == 0xBC ? "25" : "75")
    case "/": if next == 0x32 { hasHalf = true }
    case let scalar?:
      if sign >= 0x80, !scalar.isBlank, !scalar.isUnseen, DateMarks(scalar).isEmpty,
        !Self.punctuation.contains(scalar)
      {
        others.append(sign)
      }
    case nil: break
    }
  }

  /// Whether digits and a colon follow, so that a dash before them makes an interval.
  private func isTime(_ scalars: [UInt32], _ start: Int) -> Bool {
    var at = start
    while at < scalars.count, Self.isDigit(scalars[at]) { at += 1 }
    return at < scalars.count && (scalars[at] == 0x3A || scalars[at] == 0x2D || scalars[at] == 0x2F)
  }

  /// Whether a time stands before a dash, with blanks between them.
  private func isTime(before position: Int, _ scalars: [UInt32]) -> Bool {
    var at = position - 1
    while at >= 0, scalars[at] == 0x20 { at -= 1 }
    return at >= 2 && Self.isDigit(scalars[at]) && (scalars[at - 1] == 0x3A || scalars[at - 2] == 0x3A)
  }

  /// Marks that say nothing by themselves, or what the words and numbers beside them say.
  private static let punctuation: Set<Unicode.Scalar> = Set(
    "‐‑―─—⁄∕⧸〜～、。・·…「」『』“”‘’（）【】〔〕•［］＝：；→×＃￥¥〈〉《》年月日㎏㎞℃°".unicodeScalars)

  private static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    guard let found = Unicode.Scalar(scalar) else { return false }
    // `ー` lengthens the vowel before it.
    return found.isInEastAsianWord || found == "ー" || found == "々" || found.properties.isAlphabetic
  }

  private static func text(_ scalars: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
