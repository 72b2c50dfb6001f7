/// The numbers of an entry in another form: counts and measures, with their units.
extension EntryForms {
  mutating func takeNumber() -> Bool {
    guard number == nil, action?.kind != .time else { return false }
    var rest = form
    var found = NumberForm(texts: [])
    if let sign = rest.takeScalar("+=-−–x×") {
      found.sign = sign == "−" ? "-" : sign == "×" ? "x" : String(sign)
      // Behind a name, a dash is as likely one between the name and its number.
      if rest.skipBlanks() || action != nil, sign == "-" || sign == "–" { found.isDoubtful = true }
      if sign == "=", rest.takeScalar("-−") != nil { found.sign = "=-" }
    }
    guard takeFigure(&rest, &found) else { return false }
    // `2nd cup`
    var ordinal = rest
    if found.sign.isEmpty, ordinal.takeAny(["st", "nd", "rd", "th"]) != nil, ordinal.skipBlanks() {
      rest = ordinal
      found.countsOrAdds()
    }
    var unit = rest
    unit.skipBlanks()
    if let word = takeUnit(&unit) {
      found.unit = word
      rest = unit
      // `2잔째`, `2杯目`: the second one, or two
      if rest.takeAny(["째", "目"]) != nil { found.countsOrAdds() }
    } else if found.sign.isEmpty, rest.takeWhole("x") || rest.take("×") {
      found.sign = "x"
      // `20x3`
      if let (times, _) = rest.number(atMost: 3) {
        guard let each = Int(found.texts[0]), each <= 1_000_000 else { return false }
        found.texts.insert("\(each * times)", at: 0)
        found.isDoubtful = true
      }
    } else if found.sign.isEmpty {
      found.isDoubtful = true
    }
    guard !(rest.nextIsLetter && rest.followsLetter) else { return false }
    number = found
    form = rest
    return true
  }

  /// The digits, or the number in words where a unit follows it.
  func takeFigure(_ rest: inout FormText, _ found: inout NumberForm) -> Bool {
    let units = known.units
    guard rest.nextIsDigit else {
      guard
        let value = rest.count(before: { form in
          units.contains(where: form.beginsWith) || Self.counters.contains(where: form.beginsWith)
        })
      else { return false }
      found.texts = ["\(value)"]
      return true
    }
    guard let (whole, width) = rest.number(atMost: 12) else { return false }
    var number = "\(whole)"
    var thousands: Int?
    var hasPoint = false
    while true {
      var next = rest
      guard let mark = next.takeScalar(".,。"), let (more, places) = next.number(atMost: 12) else { break }
      let digits = "\(more)"
      if mark == ",", places == 3, !hasPoint, thousands ?? whole < (thousands == nil ? 1000 : 1_000_000_000) {
        thousands = (thousands ?? whole) * 1000 + more
      } else if hasPoint {
        return false
      } else {
        hasPoint = true
        number =
          (thousands.map(String.init) ?? number) + "." + String(repeating: "0", count: places - digits.utf8.count)
          + digits
        // `2,3杯`: two or three.
        if mark == ",", action?.kind == .count || action == nil && places == 1 && known.units.isEmpty { return false }
      }
      rest = next
    }
    guard width < 13 else { return false }
    found.texts = [number]
    if let thousands {
      found.isDoubtful = true
      // `1,234` may have decimals.
      if !hasPoint {
        found.texts =
          ["\(thousands)"] + (action?.kind == .measure ? ["\(whole)." + "\(thousands % 1000 + 1000)".dropFirst()] : [])
      }
    }
    return true
  }

  static let counters = [
    "번", "회", "개", "컵", "병", "잔", "장", "권", "回", "本", "杯", "個", "枚", "cups", "cup", "glasses", "glass", "bottles",
    "bottle",
    "times", "pieces",
  ]
  static let thousandUnits = ["k", "킬로", "キロ"]
  static let otherUnits = [
    "lbs", "lb", "pounds", "pound", "miles", "mile", "mi", "ml", "l", "g", "m", "f", "℉", "°f", "화씨", "관", "斤", "貫",
    "파운드", "마일",
    "マイル", "ポンド", "kcal", "pages", "page", "p", "쪽", "ページ",
  ]

  func takeUnit(_ rest: inout FormText) -> String? {
    for words in [known.units, Self.counters, Self.thousandUnits, Self.otherUnits] {
      for word in words where rest.takeWhole(word) { return word }
    }
    return nil
  }

  /// A count or a measure as the format writes it, with the words for the unit that is left out; nil where the action has another
  /// unit.
  func written(_ number: NumberForm, _ action: KnownActions.Item) -> (Correction, units: [String])? {
    var isCertain = !number.isDoubtful
    var units: [String] = []
    if let unit = number.unit {
      if action.units.contains(unit) {
        units = action.units
      } else if action.kind == .count && Self.counters.contains(unit)
        || action.kind == .measure && Self.thousandUnits.contains(unit) && action.units.first?.hasPrefix("k") == true
      {
        isCertain = false
      } else {
        return nil
      }
    }
    if action.kind == .count {
      guard number.texts.allSatisfy({ $0.utf8.allSatisfy(Byte.isDigit) }), !number.sign.hasPrefix("=") else {
        return nil
      }
      var signs = ["+"]
      if number.sign == "-" { signs = number.isDoubtful || hasBullet ? ["+", "-"] : ["-"] }
      if number.sign == "–" { signs = ["-", "+"] }
      if hasBullet, number.sign.isEmpty { signs = plain[0] == 0x2D ? ["+", "-"] : ["+"] }
      let texts = signs.flatMap { sign in number.texts.map { sign + $0 } }
      var result = Correction(texts[0], isCertain: isCertain && texts.count == 1 && !hasBullet)
      result.others = Array(texts.dropFirst())
      return (result, units)
    }
    guard !["+", "x"].contains(number.sign) else { return nil }
    let isNegative = number.sign == "=-" || number.sign == "-" || number.sign == "–"
    if isNegative, number.sign != "=-" { isCertain = false }
    var result = Correction("=" + (isNegative ? "-" : "") + number.texts[0], isCertain: isCertain && !hasBullet)
    result.others = number.texts.dropFirst().map { "=" + (isNegative ? "-" : "") + $0 }
    return (result, units)
  }
}
