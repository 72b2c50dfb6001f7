/// Lines that only name a day or a week (SPEC, Recovery): what stands below them was not meant for the day above.
extension DateText {
  private static let relative = [
    "today", "yesterday", "tomorrow", "오늘", "어제", "그제", "그저께", "내일", "모레", "今日", "昨日", "一昨日", "明日", "明後日", "きょう",
    "きのう", "あした",
  ]

  /// The text without the blanks at its end, where all of it names a day or a week: a weekday, `today`, the day of a month, a date without
  /// marks, a week, or one of these or a date behind `on`. Nil where it does not.
  var nameOfDay: DateText? {
    guard isWhole else { return nil }
    let end = countWithoutSigns
    guard end > 0 else { return nil }
    let whole = tokens[tokens.count - 1].kind == .blank ? prefix(tokens.count - 1) : self
    let text = prefix(end)
    let rest = text.withoutOn
    if rest.tokens.count < text.tokens.count, rest.beginsWithDate, !rest.lineDates(in: 2000).isEmpty { return whole }
    guard var position = rest.endOfDayName else { return nil }
    rest.skipBlanks(&position)
    // `오늘 (월)`
    return position == rest.tokens.count || rest.weekday(position..<rest.tokens.count) != nil ? whole : nil
  }

  /// The dates that the name of a day may have been meant as, where it says one: `260707`, `on 2026-07-07`.
  func namedDates(in year: Int?) -> [Correction] {
    prefix(countWithoutSigns).withoutOn.lineDates(in: year).map(\.doubtful)
  }

  private var withoutOn: DateText {
    tokens.count > 2 && isText("on", 0..<1) && tokens[1].kind == .blank ? dropFirst(2) : self
  }

  /// The position behind the name of a day or a week; nil where there is none.
  private var endOfDayName: Int? {
    var end = wordEnd(0)
    if end > 0, weekday(0..<end) != nil || Self.relative.contains(where: { isText($0, 0..<end) }) {
      // `the 7th` begins with a word, too.
      return end
    }
    end = 0
    if tokens.count > 2, isText("the", 0..<1), tokens[1].kind == .blank { end = 2 }
    guard end < tokens.count, tokens[end].kind == .number else { return endOfWeek }
    let number = tokens[end]
    end += 1
    if number.width == 6, number.value > 0 {
      let (month, day) = (Int(number.value / 100 % 100), Int(number.value % 100))
      return DayNumber.isValid(year: 2000 + Int(number.value / 10_000), month: month, day: day) ? end : nil
    }
    if number.width <= 2, (1...31).contains(number.value) {
      if end < tokens.count, tokens[end].kind == .ordinal { return end + 1 }
      skipBlanks(&end)
      return end < tokens.count && tokens[end].marks.contains(.day) ? end + 1 : nil
    }
    return number.width == 4 ? endOfWeek : nil
  }

  /// `2026-W28`, `2026-W28-2`, `2026w28`, `W28`, `week 28`.
  private var endOfWeek: Int? {
    var end = 0
    if tokens[0].kind == .number {
      end = 1
      if end < tokens.count, tokens[end].marks.contains(.dash) || tokens[end].kind == .blank { end += 1 }
    }
    guard end < tokens.count, isText("w", end..<end + 1) || isText("week", end..<end + 1) else { return nil }
    end += 1
    skipBlanks(&end)
    guard end < tokens.count, tokens[end].kind == .number, (1...53).contains(tokens[end].value) else { return nil }
    end += 1
    if end + 1 < tokens.count, tokens[end].marks.contains(.dash), tokens[end + 1].kind == .number,
      (1...7).contains(tokens[end + 1].value)
    {
      end += 2
    }
    return end
  }
}
