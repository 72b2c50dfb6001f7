/// What a quest asks for, in other words and in any order: `하루 2시간 이상`, `at least 2h a day`, `毎日30分以上` (SPEC, Quests).
struct QuestForms {
  /// What is known beside the text.
  struct Context {
    /// The words for the unit of the target.
    var units: [String] = []
    /// Whether the target is known to sum time, so that a number needs a unit.
    var isTime = false
    /// The year of a day without one.
    var year: Int?
  }

  private let context: Context
  private var comparisons: [ForeignForms.ComparisonWord] = []
  private var amount: Correction?
  private var cadence: Correction?
  private var over: Correction?
  private var isDoubtful = false
  private var isEach = false
  /// The number where it has no unit.
  private var bareNumber: String?

  /// A comparison, an amount and a cadence as the format writes them; nil where something is left over or missing.
  static func meant(_ text: String, _ context: Context) -> Correction? {
    guard var form = FormText(text) else { return nil }
    var parts = QuestForms(context: context)
    while true {
      form.skipBlanks()
      if form.isAtEnd { break }
      guard parts.take(&form) else { return nil }
    }
    return parts.correction
  }

  private init(context: Context) { self.context = context }

  private mutating func take(_ form: inout FormText) -> Bool {
    // Before `over` is taken for a comparison.
    if over == nil, let found = ForeignForms.takeOver(&form) {
      over = found
      return true
    }
    if let found = ForeignForms.takeComparison(&form) {
      comparisons.append(found)
      // `이상 1시간`: of what is it 이상?
      if amount == nil, ["이상", "以上"].contains(found.word) { isDoubtful = true }
      return comparisons.count <= 2
    }
    if cadence == nil, let found = ForeignForms.takeCadence(&form, in: context.year) {
      cadence = found
      return true
    }
    if form.takeWhole("each") || form.takeAny(["씩", "ずつ"]) != nil {
      isEach = true
      return true
    }
    return amount == nil && takeAmount(&form)
  }

  private mutating func takeAmount(_ form: inout FormText) -> Bool {
    if ForeignForms.takeAbout(&form) { isDoubtful = true }
    if let length = ForeignForms.takeBareLength(&form) {
      amount = length
      while let mark = ForeignForms.takeMark(&form) {
        if mark == .about { isDoubtful = true } else { isEach = true }
      }
      return true
    }
    guard let (value, _) = form.number() else { return false }
    var number = "\(value)"
    if form.take(".") {
      guard let (decimals, _) = form.number() else { return false }
      number += ".\(decimals)"
    }
    amount = Correction(number)
    var unit = form
    unit.skipBlanks()
    if context.units.contains(where: { unit.takeWhole($0) }) {
      form = unit
    } else {
      bareNumber = number
    }
    return !form.nextIsLetter
  }

  private var correction: Correction? {
    guard let amount = readAmount, cadence != nil || isEach, comparisons.count < 3 else { return nil }
    var cadence = cadence ?? Correction("per day", isCertain: false)
    if let over { cadence = cadence.followed(by: over) }
    let signs = Set(comparisons.map(\.sign))
    let comparison: Correction
    switch signs.count {
    case 0: comparison = Correction(">=", isCertain: false)
    case 1: comparison = Correction(comparisons[0].sign, isCertain: comparisons.allSatisfy { !$0.isDoubtful })
    default: comparison = Correction(oneOf: ["<=", ">="])!
    }
    let parts = [comparison, amount, cadence]
    var texts = [""]
    for part in parts { texts = texts.flatMap { text in part.texts.map { text + (text.isEmpty ? "" : " ") + $0 } } }
    var result = Correction(texts[0], isCertain: !isDoubtful && parts.allSatisfy(\.isCertain))
    result.others = Array(texts.dropFirst().prefix(2))
    return result
  }

  private var readAmount: Correction? {
    guard let bareNumber else { return amount }
    if context.isTime {
      return Correction(oneOf: unitsOfLength(bareNumber).map { bareNumber + $0 }.filter(ForeignForms.isLength))
    }
    return bareNumber.contains(".") ? nil : amount
  }
}

/// The units that the number of a length without one may have, the likelier first: nobody means two minutes a day.
package func unitsOfLength(_ number: String) -> [String] {
  number.contains(".") || (Int(number) ?? 0) < 25 ? ["h", "m"] : ["m", "h"]
}
