/// Counts, measures and amounts in other forms (SPEC, Values).
extension ForeignForms {
  /// `+2잔`, `＋2`, `+1,000`, `++2`, `+1h`; and without the sign, in doubt, `2잔`, `x2`, `2x`.
  static func count(_ text: String) -> Correction? {
    guard var form = FormText(text) else { return nil }
    var sign = ""
    var isCertain = true
    while let scalar = form.takeScalar("+-−x×*") {
      let next = scalar == "+" ? "+" : scalar == "-" || scalar == "−" ? "-" : "x"
      if !sign.isEmpty {
        guard sign == next else { return nil }
        isCertain = false
      }
      sign = next
      form.skipBlanks()
    }
    if sign == "x" || sign.isEmpty { isCertain = false }
    if sign == "+" {
      var length = form
      if let meant = lengthAfterSign(&length) { return meant }
    }
    guard var (value, _) = form.number() else { return nil }
    var hasComma = false
    while form.take(",") {
      guard let (more, width) = form.number(), width == 3, value <= 1_000_000 else { return nil }
      (value, hasComma) = (value * 1000 + more, true)
    }
    form.skipBlanks()
    let unit = form.rest()
    guard isUnit(unit), value > 0, value <= 1_000_000_000, !isTimeUnit(unit) else { return nil }
    if sign.isEmpty, unit.isEmpty { return nil }
    let result = (sign == "-" ? "-" : "+") + "\(value)"
    // Whether it is the unit of the action is known where names are.
    return result == text ? nil : Correction(result, isCertain: isCertain && unit.isEmpty && !hasComma)
  }

  /// `+1h` was meant as the length.
  private static func lengthAfterSign(_ form: inout FormText) -> Correction? {
    let rest = form.rest()
    return isLength(rest)
      ? Correction(rest, isCertain: false) : length(rest).flatMap { isNumber(rest) ? nil : $0.doubtful }
  }

  private static func isNumber(_ text: String) -> Bool { text.utf8.allSatisfy(Byte.isDigit) }

  /// Whether a text could be the unit of a count: none, or a few letters of one script.
  private static func isUnit(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.count <= 6
      && scalars.allSatisfy { $0.properties.isAlphabetic && $0.isASCII == scalars.first?.isASCII }
  }

  private static func isTimeUnit(_ text: String) -> Bool {
    isLength("1" + text) || length("1" + text) != nil && !text.isEmpty
  }

  /// `=71,8`, `=71.8kg`, `=71.`, `=.5`, `= 71.8`; without the sign, in doubt, `71.8kg`.
  static func measure(_ text: String) -> Correction? {
    guard var form = FormText(text) else { return nil }
    let hasSign = form.take("=")
    form.skipBlanks()
    var result = "="
    if let sign = form.takeScalar("+-−"), sign != "+" { result += "-" }
    let whole = form.number(atMost: 15)
    var isCertain = hasSign
    result += whole.map { "\($0.value)" } ?? "0"
    if let mark = form.takeScalar(".,。") {
      if let (decimals, width) = form.number(atMost: 14) {
        // `1,234` may be thousands.
        if mark == ",", width == 3 { isCertain = false }
        let digits = "\(decimals)"
        result += "." + String(repeating: "0", count: width - digits.utf8.count) + digits
      } else if whole == nil {
        return nil
      }
    } else if whole == nil {
      return nil
    }
    form.skipBlanks()
    let unit = form.rest()
    guard unit == "%" || isUnit(unit), result.utf8.count <= 17 else { return nil }
    if !hasSign, unit.isEmpty { return nil }
    // Whether it is the unit of the action is known where names are.
    return result == text ? nil : Correction(result, isCertain: isCertain && unit.isEmpty)
  }

  /// Whether a text ends with one of the units that measures mostly have.
  static func hasUnitOfMeasure(_ text: String) -> Bool {
    guard var form = FormText(text) else { return false }
    _ = form.number()
    if form.takeScalar(".,") != nil { _ = form.number() }
    return ["kg", "g", "lb", "lbs", "cm", "km", "mi", "kcal", "%", "mmhg", "bpm", "l", "ml"].contains(form.rest())
  }

  /// `1 hour`, `30min`, `10 minutes`, `+3`, `1,000`, `2잔`, `1.5`: what a quest asks for.
  static func amount(_ text: String) -> Correction? {
    if isNumber(text) { return nil }
    if let length = length(text) { return length }
    guard var form = FormText(text) else { return nil }
    let hasPlus = form.takeScalar("+") != nil
    if let (whole, _) = form.number() {
      if form.take("."), let (decimals, _) = form.number(), form.isAtEnd {
        return Correction("\(whole).\(decimals)h").doubtful
      }
    }
    form.skipBlanks()
    // `1時間以下` is no `1`.
    if ["시간", "분", "초", "時間", "分", "秒"].contains(where: form.beginsWith) { return nil }
    let bare = hasPlus ? text : "+" + text
    guard let count = count(bare) ?? (hasPlus ? Correction(text) : nil), count.text.hasPrefix("+") else { return nil }
    let number = String(count.text.dropFirst())
    return isNumber(number) && number != text ? Correction(number, isCertain: count.isCertain) : nil
  }

  /// `80`, `80 %`, `0.8`, `8割`, `80퍼센트`; in doubt `1`, which is all or a hundredth.
  static func percent(_ text: String) -> Correction? {
    guard var form = FormText(text), let (whole, _) = form.number(atMost: 3) else { return nil }
    var value = whole
    if form.take(".") {
      guard whole <= 1, let (decimals, width) = form.number(atMost: 2) else { return nil }
      value = whole * 100 + (width == 1 ? decimals * 10 : decimals)
    }
    form.skipBlanks()
    if form.takeAny(["割", "할"]) != nil {
      value = whole * 10
    } else if form.takeAny(["点", "점"]) != nil {
      return form.isAtEnd && value == 100 ? Correction("100%", isCertain: false) : nil
    } else if form.takeAny(["%", "퍼센트", "パーセント", "percent"]) == nil, whole == 1 {
      return form.isAtEnd && (value == 1 || value == 100) ? Correction(oneOf: ["100%", "1%"]) : nil
    }
    return form.isAtEnd && (1...100).contains(value) ? Correction("\(value)%") : nil
  }
}
