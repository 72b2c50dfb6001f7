/// An entry in another order and other forms: `물 2잔`, `독서를 1시간`, `読書：22:30〜23:10`, `Weight 71.8kg` (SPEC, Diagnostics). The whole
/// line is read, so that nothing of it is dropped: where something is left over, it is no such entry.
package struct EntryForms {
  /// What was meant.
  package struct Meant {
    /// The lines, the likeliest first.
    package var lines: [String]
    /// Whether it is certain.
    package var isCertain: Bool
    /// The words for the unit that was left out, since the action declares it.
    package var units: [String]
  }

  /// Longer lines are no slips.
  private static let longest = 240

  let known: KnownActions
  /// The line with whole syllables, in the case in which it is written.
  let plain: [UInt32]
  var form: FormText

  var action: KnownActions.Item?
  private var isQuoted = false
  private var times: Correction?
  private var clocks = 0
  private var length: Correction?
  /// Counts or measures, the likeliest first.
  var number: NumberForm?
  private var tags: [String] = []
  private var estimate: Correction?
  var isDoubtful = false
  var hasBullet = false
  private var commas = 0
  /// How many brackets are open.
  private var brackets = 0

  /// A number that an entry counts or measures.
  struct NumberForm {
    var texts: [String]
    var sign = ""
    var unit: String?
    var isDoubtful = false

    /// The number says which one it is, or how many.
    mutating func countsOrAdds() {
      texts.insert("1", at: 0)
      isDoubtful = true
    }
  }

  /// What a line without its date and its note was meant as; nil where it is no entry in another form.
  /// Where the action has another unit than the line says, there are no lines. `isRow` is whether a comma stood before it.
  package static func meant(_ text: String, _ known: KnownActions, isRow: Bool = false) -> Meant? {
    guard text.utf8.count <= longest else { return nil }
    let plain = wholeSyllables(ForeignForms.halfWidth(text))
    let lower = folded(text)
    guard plain.count == lower.count else { return nil }
    var forms = EntryForms(known: known, plain: plain, form: FormText(lower))
    if isRow { forms.commas = 1 }
    return forms.read() ? forms.meant : nil
  }

  private init(known: KnownActions, plain: [UInt32], form: FormText) {
    (self.known, self.plain, self.form) = (known, plain, form)
  }

  private mutating func read() -> Bool {
    form.skipBlanks()
    takeBullet()
    while true {
      let hadBlank = form.skipBlanks()
      if form.isAtEnd { return action != nil }
      guard takePart(afterBlank: hadBlank) else { return false }
    }
  }

  private mutating func takePart(afterBlank: Bool) -> Bool {
    if action == nil, takeName() { return true }
    if takeProperty() || takeTag() || takeTimes() || takeLength() || takeNumber() { return true }
    return takeWord(afterBlank: afterBlank)
  }

  /// `- `, `• `, `→ `, `1. `: what begins an item of a list.
  private mutating func takeBullet() {
    var rest = form
    if let sign = rest.takeScalar("-•*・→⇒①②③④⑤✓✔☑"), rest.skipBlanks() || sign == "・" {
      hasBullet = true
      isDoubtful = !form.isNext("-") && !form.isNext("*") && !form.isNext("•")
      form = rest
      return
    }
    var numbered = form
    if numbered.number(atMost: 2) != nil, numbered.takeScalar(".)") != nil, numbered.skipBlanks() {
      (hasBullet, isDoubtful) = (true, true)
      form = numbered
    }
  }

  // MARK: Parts

  private mutating func takeName() -> Bool {
    var start = form.at
    let quotes: [Unicode.Scalar: Unicode.Scalar] = [
      "「": "」", "『": "』", "“": "”", "‘": "’", "\"": "\"", "《": "》", "〈": "〉",
    ]
    let closing = Unicode.Scalar(form.next).flatMap { quotes[$0] }
    if closing != nil { start += 1 }
    guard start < plain.count else { return false }
    for item in known.items(with: plain[start]) {
      let end = start + item.scalars.count
      guard end <= plain.count, plain[start..<end].elementsEqual(item.scalars), isWhole(start, end) else { continue }
      if let closing {
        guard end < plain.count, plain[end] == closing.value else { continue }
        isQuoted = true
      }
      action = item
      // Brackets may be a part of a name.
      if brackets > 0 { isDoubtful = true }
      form.at = closing == nil ? end : end + 1
      return true
    }
    return false
  }

  /// Whether Latin letters neither run into a name nor out of it.
  private func isWhole(_ start: Int, _ end: Int) -> Bool {
    func isLatin(_ position: Int) -> Bool {
      position >= 0 && position < plain.count && (plain[position] | 0x20) &- 0x61 < 26
    }
    func isDigit(_ position: Int) -> Bool { position < plain.count && plain[position] &- 0x30 < 10 }
    if isLatin(start), isLatin(start - 1) { return false }
    return !(isLatin(end - 1) && (isLatin(end) || isDigit(end)))
  }

  private mutating func takeProperty() -> Bool {
    var rest = form
    guard estimate == nil, rest.takeWhole("est") else { return false }
    rest.skipBlanks()
    let hasSign = rest.take("=")
    rest.skipBlanks()
    if let length = ForeignForms.takeLength(&rest) {
      estimate = hasSign ? length : length.doubtful
    } else if let (minutes, _) = rest.number(atMost: 3), minutes > 0 {
      estimate = Correction("\(minutes)m", isCertain: false)
    } else {
      return false
    }
    form = rest
    return true
  }

  private mutating func takeTag() -> Bool {
    guard form.isNext("#") else { return false }
    let start = form.at
    form.at += 1
    form.skipWord()
    guard form.at > start + 1 else { return false }
    tags.append(text(start..<form.at))
    return true
  }

  private mutating func takeTimes() -> Bool {
    var rest = form
    let start = form.at
    guard let found = ForeignForms.takeTimes(&rest), found.text.utf8.contains(Byte.colon),
      !(rest.nextIsLetter && rest.followsLetter)
    else { return false }
    // `1:30h` is a length.
    if rest.isNext("h"), !rest.beginsWith("hr") { return false }
    let isPair = found.text.utf8.contains { $0 == Byte.minus || $0 == Byte.comma || $0 == Byte.tilde || $0 >= 0x80 }
    if times == nil {
      times = found
      clocks = isPair ? 2 : 1
    } else if clocks == 1, !isPair, let first = times, isSlipOfInterval(start) {
      // `09:00 10:00`
      guard first.isCertain, found.isCertain else { return false }
      times = Correction(first.text + "-" + found.text)
      clocks = 2
    } else if clocks == 2, isPair, let first = times {
      times = Correction(first.text + "," + found.text, isCertain: false)
      clocks = 4
    } else if clocks == 2, !isPair, commas > 1 {
      // The length in a row of a table, which says it twice.
      isDoubtful = true
    } else {
      return false
    }
    form = rest
    if !isPair { _ = form.takeAny(["에", "に"]) }
    return true
  }

  /// Whether only blanks or a comma stand before the second time.
  private func isSlipOfInterval(_ position: Int) -> Bool {
    position > 0 && (plain[position - 1] == 0x20 || plain[position - 1] == 0x09 || plain[position - 1] == 0x2C)
  }

  private mutating func takeLength() -> Bool {
    guard action?.kind != .measure, action?.kind != .count else { return false }
    var rest = form
    // `- 30분`, `-30분`
    let hasDash = action != nil && rest.takeScalar("-–") != nil
    if hasDash { rest.skipBlanks() }
    guard let found = ForeignForms.takeLength(&rest), !(rest.nextIsLetter && rest.followsLetter) else { return false }
    if hasDash || hasBullet { isDoubtful = true }
    guard length == nil else { return false }
    length = found
    form = rest
    return true
  }

  /// Particles, brackets and other words between the parts.
  private mutating func takeWord(afterBlank: Bool) -> Bool {
    if form.takeScalar("([<") != nil {
      brackets += 1
      // `[ ]`: not done yet.
      var rest = form
      rest.skipBlanks()
      return rest.takeScalar(")]>") == nil
    }
    if form.takeScalar(")]>") != nil {
      brackets -= 1
      return brackets >= 0
    }
    if form.takeScalar(":") != nil { return true }
    if form.take(",") {
      commas += 1
      if Unicode.Scalar(form.next)?.isBlank == true { isDoubtful = true }
      return true
    }
    if form.take("、") {
      isDoubtful = true
      return true
    }
    if form.takeAny(["에는", "에", "을", "를", "은", "는", "를", "의", "を", "は", "が", "に", "の"]) != nil {
      return !afterBlank
    }
    if form.takeAny([
      "아침에", "점심에", "저녁에", "밤에", "休憩", "휴식", "약", "정도", "쯤", "가량", "約", "くらい", "ぐらい", "ほど", "이상", "최소", "미만", "이하",
      "以上", "以下", "未満", "しました", "した", "했다", "했음",
      "함", "추가",
    ]) != nil {
      isDoubtful = true
      return true
    }
    for word in ["about", "at least", "approx."] where form.takeWhole(word) {
      isDoubtful = true
      return true
    }
    for word in ["of", "for", "at"] where form.takeWhole(word) { return true }
    // A picture at the end.
    if let scalar = Unicode.Scalar(form.next), !scalar.isASCII, scalar.properties.isEmojiPresentation {
      form.at += 1
      isDoubtful = true
      return true
    }
    return false
  }

  // MARK: Writing

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(plain[range].compactMap(Unicode.Scalar.init)))
  }

  /// Whether a time says no more than itself.
  private func isBareTime(_ text: String) -> Bool { text.utf8.allSatisfy { Byte.isDigit($0) || $0 == Byte.colon } }

  /// `1:30` is a length, or when something began.
  private static func lengthOrStart(_ time: String) -> [String] {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2, parts[0] < 6, parts[0] + parts[1] > 0, parts.dropFirst(2).allSatisfy({ $0 == 0 }) else {
      return [time + "-"]
    }
    return [(parts[0] > 0 ? "\(parts[0])h" : "") + (parts[1] > 0 ? "\(parts[1])m" : ""), time + "-"]
  }

  private var meant: Meant? {
    guard let action else { return nil }
    var parts: [Correction] = []
    var units: [String] = []
    switch action.kind {
    case .time:
      guard number == nil else { return nil }
      guard let value = times ?? length else { return nil }
      if times != nil {
        if clocks == 1, let length {
          guard let interval = Self.interval(value.text, length.text) else { return nil }
          parts = [Correction(interval, isCertain: false)]
        } else if clocks == 1, isBareTime(value.text) {
          guard let short = Correction(oneOf: Self.lengthOrStart(value.text)) else { return nil }
          parts = [short]
        } else {
          guard clocks >= 2 || value.text.utf8.last == Byte.minus else { return nil }
          // A length says it twice.
          parts = [length == nil ? value : value.doubtful]
        }
      } else {
        parts = [value]
      }
    case .count, .measure:
      guard length == nil, clocks < 2 else { return nil }
      if let times { parts.append(times) }
      if let number {
        guard let (found, unit) = written(number, action) else {
          let isOther = number.unit.map { !action.units.contains($0) && !action.units.isEmpty } == true
          return isOther ? Meant(lines: [], isCertain: false, units: []) : nil
        }
        parts.append(found)
        units = unit
      } else if action.kind == .measure || times == nil {
        return nil
      }
    }
    let name = isQuoted ? "\"" + action.text + "\"" : NameText.written(action.text)
    var tail = [Correction(name)] + tags.map { Correction($0) }
    if let estimate { tail.append(estimate.map { "est=" + $0 }) }
    var lines = [""]
    for part in parts + tail {
      lines = lines.flatMap { line in part.texts.map { line + (line.isEmpty ? "" : " ") + $0 } }
    }
    let isRow = commas == 0 || commas >= 2 && !isDoubtful
    let isCertain = !isDoubtful && isRow && (parts + tail).allSatisfy(\.isCertain) && brackets == 0
    return Meant(lines: Array(lines.prefix(3)), isCertain: isCertain, units: units)
  }

  /// `09:00` and `1h` as `09:00-10:00`.
  private static func interval(_ start: String, _ length: String) -> String? {
    let (first, second) = (Array(start.utf8), Array(length.utf8))
    var (clock, rest) = (Cursor(0, first.count), Cursor(0, second.count))
    guard let begin = clock.readClock(first.span), clock.isAtEnd,
      case .seconds(let seconds) = rest.readLength(second.span),
      rest.isAtEnd, begin % 60 == 0, seconds % 60 == 0, begin + seconds < 172_800
    else { return nil }
    let (hour, minute) = ((begin + seconds) / 3600, (begin + seconds) / 60 % 60)
    return start + "-" + (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}
