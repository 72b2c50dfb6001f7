/// Weekdays, dates of the month, or ordinals and then weekdays, in other forms: `on sun-wed`, `화요일과 목요일`, `第1・第3火曜日`.
struct DayList {
  fileprivate enum Day: Equatable {
    case weekday(Weekday)
    case date(Int, hasUnit: Bool)
    case ordinal(Int, inWord: Bool)
    case last
  }

  private enum Script { case latin, hangul, kanji }

  private enum Joint { case comma, slash, range, blank }

  private var days: [Day] = []
  /// What stands before each day.
  private var joints: [Joint] = []
  private var script: Script?
  private var hasZero = false
  private var isInverted = false

  /// A list as the format writes it; nil where the text is none. A day without its year lies in `year`.
  static func read(_ phrase: String, in year: Int?) -> Correction? {
    guard var form = FormText(phrase) else { return nil }
    let prefixes = ["on", "every month on", "every", "each", "매주", "매월", "매달", "매", "毎週", "毎月", "except"]
    var prefix: String?
    for word in prefixes where form.takeWhole(word) {
      prefix = word
      break
    }
    form.skipBlanks()
    // `- 1`, and `-1` for the last day, as calendars write it.
    var bullet = form
    if prefix == "on", bullet.take("-"), bullet.skipBlanks(), let (day, _) = bullet.number(), bullet.isAtEnd, day <= 31
    {
      return Correction(oneOf: ["on \(day)"] + (day == 1 ? ["on last"] : []))
    }
    // `-15`, a day counted from the end, cannot be written.
    var counted = form
    if prefix == "on", counted.take("-"), let (day, _) = counted.number(), counted.isAtEnd, day > 2, day <= 31 {
      return Correction("on \(day)", isCertain: false)
    }
    var list = DayList()
    list.isInverted = prefix == "except"
    guard list.readItems(&form) else { return nil }
    let meant = list.correction(prefix, in: year)
    // `일` alone may be a day, and `월` a month.
    return phrase.unicodeScalars.count == 1 ? meant?.doubtful : meant
  }

  private mutating func readItems(_ form: inout FormText) -> Bool {
    var joint = Joint.comma
    while true {
      form.skipBlanks()
      if form.isAtEnd { return !days.isEmpty }
      if takeEnding(&form) { return form.isAtEnd && !days.isEmpty }
      if let sign = takeJoint(&form) {
        joint = sign
        wasSign = true
        continue
      }
      let count = days.count
      guard takeDays(&form) else { return false }
      joints += [joint] + Array(repeating: .comma, count: days.count - count - 1)
      // `금요일까지` alone would be an end.
      if joint == .range { _ = form.takeAny(["까지", "まで"]) }
      _ = form.takeAny(["마다", "에"])
      joint = .blank
      wasSign = false
    }
  }

  /// Whether a sign or word stood between the last day and the next.
  private var wasSign = false

  private mutating func takeEnding(_ form: inout FormText) -> Bool {
    if form.takeAny([
      "of the month", "of every month", "of each month", "of month", "every month", "of a month", "의 날", "の日",
    ]) != nil {
      return true
    }
    if form.takeAny(["빼고", "제외", "以外"]) != nil {
      isInverted = true
      return true
    }
    return false
  }

  private mutating func takeJoint(_ form: inout FormText) -> Joint? {
    if days.isEmpty { return form.take("the ") ? .comma : nil }
    if form.takeScalar(",、·・;&") != nil || form.takeAny(["and ", "및", "과", "와", "と"]) != nil { return .comma }
    if form.take("/") { return .slash }
    // `1,-1`
    if !(wasSign && form.isNext("-")), form.takeScalar("-~–—〜～") != nil { return .range }
    if form.takeAny(["to ", "through ", "thru ", "부터", "から", "에서"]) != nil { return .range }
    if form.takeAny(["the ", "の"]) != nil { return .blank }
    return nil
  }

  private static let ordinalWords: [(String, Int)] = [
    ("first", 1), ("첫번째", 1), ("첫 번째", 1), ("첫째", 1), ("첫", 1), ("second", 2), ("둘째", 2), ("두번째", 2), ("두 번째", 2),
    ("third", 3), ("셋째", 3), ("세번째", 3), ("세 번째", 3), ("fourth", 4), ("넷째", 4), ("네번째", 4), ("네 번째", 4), ("fifth", 5),
    ("다섯째", 5), ("다섯번째", 5),
  ]

  private static let weekdayNames: [(String, Weekday, Script)] = {
    var result: [(String, Weekday, Script)] = []
    let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    for (day, name) in zip(Weekday.allCases, english) {
      result.append((name + "s", day, .latin))
      for count in (3...name.utf8.count).reversed() {
        result.append((String(name.prefix(count)), day, .latin))
        if count < 5 { result.append((String(name.prefix(count)) + "s", day, .latin)) }
      }
      result.append((String(day.hangul) + "요일", day, .hangul))
      result.append((String(day.kanji) + "曜日", day, .kanji))
      result.append((String(day.kanji) + "曜", day, .kanji))
      result.append(("(" + String(day.hangul) + ")", day, .hangul))
      result.append(("(" + String(day.kanji) + ")", day, .kanji))
      result.append((String(day.hangul), day, .hangul))
      result.append((String(day.kanji), day, .kanji))
    }
    return result
  }()

  private mutating func takeDays(_ form: inout FormText) -> Bool {
    if form.takeAny(["마지막", "말일", "末日", "最終", "最後の", "最後"]) != nil || form.takeWhole("last") {
      days.append(.last)
      return true
    }
    for (word, number) in Self.ordinalWords where form.takeWhole(word) {
      days.append(.ordinal(number, inWord: true))
      return true
    }
    for (word, day, script) in Self.weekdayNames where form.takeWhole(word) {
      days.append(.weekday(day))
      self.script = self.script ?? script
      return true
    }
    return takeNumber(&form)
  }

  private mutating func takeNumber(_ form: inout FormText) -> Bool {
    let isNegative = form.take("-")
    let hasMark = form.take("第")
    guard let (value, width) = form.number(atMost: 2), value >= 1, value <= 31 else { return false }
    if isNegative {
      guard value == 1, !hasMark, !form.nextIsDigit else { return false }
      days.append(.last)
      return true
    }
    if width == 2, value < 10 { hasZero = true }
    if form.takeAny(["st", "nd", "rd", "th", "번째", "째", "番目の", "番目"]) != nil {
      guard !form.nextIsLetter else { return false }
      days.append(.ordinal(value, inWord: false))
      return true
    }
    if hasMark {
      days.append(.ordinal(value, inWord: true))
      return true
    }
    // `1일` is a date, but `3일요일` holds a Sunday.
    var unit = form
    if unit.takeAny(["일", "日"]) != nil, !unit.isNext("요"), !unit.isNext("曜") {
      form = unit
      days.append(.date(value, hasUnit: true))
      return true
    }
    days.append(.date(value, hasUnit: false))
    return !form.nextIsLetter
  }

  // MARK: Writing

  private func correction(_ prefix: String?, in year: Int?) -> Correction? {
    if isInverted { return inverted }
    let hasWeekday = days.contains { if case .weekday = $0 { true } else { false } }
    return hasWeekday ? withWeekdays(prefix) : withDates(prefix, in: year)
  }

  private func text(_ weekday: Weekday) -> String {
    switch script {
    case .hangul: String(weekday.hangul)
    case .kanji: String(weekday.kanji)
    default: weekday.keyword
    }
  }

  private var inverted: Correction? {
    let named = days.compactMap { day -> Weekday? in if case .weekday(let found) = day { found } else { nil } }
    guard named.count == days.count, Set(named).count < 7 else { return nil }
    let others = Weekday.allCases.filter { !named.contains($0) }.map(text)
    return Correction("on " + others.joined(separator: ","), isCertain: false)
  }

  /// Weekdays, with ordinals before them or not.
  private func withWeekdays(_ prefix: String?) -> Correction? {
    var isCertain = true
    var heads: [Int?] = []
    var weekdays: [Weekday] = []
    // `第2火曜と第4火曜`: the same weekdays behind each ordinal.
    var groups: [(heads: [Int?], weekdays: [Weekday])] = []
    for (index, day) in days.enumerated() {
      let joint = joints[index]
      switch day {
      case .weekday(let weekday):
        if joint == .range, let first = weekdays.last, index > 0, case .weekday = days[index - 1] {
          let count = (Int(weekday.rawValue) - Int(first.rawValue) + 7) % 7
          guard count > 0 else { return nil }
          for step in 1...count { weekdays.append(Weekday.allCases[(Int(first.rawValue) + step) % 7]) }
        } else {
          guard joint != .range else { return nil }
          weekdays.append(weekday)
        }
        continue
      case .ordinal(let number, _):
        guard number <= 5 else { return nil }
        if !weekdays.isEmpty {
          groups.append((heads, weekdays))
          (heads, weekdays) = ([], [])
        }
        if joint == .range {
          guard let first = heads.last ?? nil else { return nil }
          if number < first {
            isCertain = false
            heads.removeLast()
            heads += Array(number...first).map { $0 }
          } else {
            heads += first < number ? Array(first + 1...number).map { $0 } : []
          }
        } else {
          // `2nd last fri`
          if joint == .blank { isCertain = false }
          heads.append(number)
        }
      case .last:
        // `second to last`
        guard joint != .range else { return nil }
        if !weekdays.isEmpty {
          groups.append((heads, weekdays))
          (heads, weekdays) = ([], [])
        }
        if joint == .blank { isCertain = false }
        heads.append(nil)
      case .date(let number, let hasUnit):
        // `3 tue`
        guard !hasUnit, number <= 5, weekdays.isEmpty, joint != .range else { return nil }
        isCertain = false
        heads.append(number)
      }
    }
    groups.append((heads, weekdays))
    guard groups.allSatisfy({ !$0.weekdays.isEmpty && $0.weekdays == groups[0].weekdays }) else { return nil }
    let all = groups.flatMap(\.heads)
    guard groups.count == 1 || groups.allSatisfy({ !$0.heads.isEmpty }) else { return nil }
    // `every 2nd tue` may be every other one.
    if ["every", "each", "매"].contains(prefix), all.count == 1, all[0] != nil { isCertain = false }
    let ordinals = ["1st", "2nd", "3rd", "4th", "5th"]
    let head = all.map { $0.map { ordinals[$0 - 1] } ?? "last" }.joined(separator: ",")
    let tail = weekdays.map(text).joined(separator: ",")
    return Correction("on " + (head.isEmpty ? "" : head + " ") + tail, isCertain: isCertain)
  }

  /// Dates of a month.
  private func withDates(_ prefix: String?, in year: Int?) -> Correction? {
    var isCertain = prefix != nil || days.allSatisfy { $0 == .last } || days.allSatisfy(\.hasUnit)
    var numbers: [Int] = []
    var isSpan = false
    var hasLast = false
    for (index, day) in days.enumerated() {
      let joint = joints[index]
      switch day {
      case .weekday: return nil
      case .last:
        guard joint != .range else { return nil }
        if joint == .blank { isCertain = false }
        hasLast = true
      case .ordinal(let number, let inWord), .date(let number, let inWord):
        if case .ordinal = day {
          if inWord, number == 1, index == 0, days.count == 2, joints[1] == .blank, case .date(let last, _) = days[1] {
            let list = (1...last).map(String.init).joined(separator: ",")
            return Correction(oneOf: ["on " + list, "on 1,\(last)"])
          }
          guard !inWord else { return nil }
          // `2nd` may lack its weekday.
          if number <= 5 { isCertain = false }
        }
        if joint == .range, let first = numbers.last {
          guard first != number else { return nil }
          isSpan = true
          if first < number {
            numbers += first + 1...number
          } else {
            isCertain = false
            numbers += Array(first..<31).map { $0 + 1 } + Array(1...number)
          }
        } else {
          guard joint != .range else { return nil }
          // `last 5`
          if joint == .blank, index > 0, !hasUnits { isCertain = false }
          numbers.append(number)
        }
      }
    }
    let list = (numbers.map(String.init) + (hasLast ? ["last"] : [])).joined(separator: ",")
    if isSpan, hasZero { isCertain = false }
    let hasSlash = joints.contains(.slash)
    if hasSlash, numbers.contains(where: { $0 <= 12 }) { isCertain = false }
    if hasZero, hasSlash { isCertain = false }
    var result = Correction("on " + list, isCertain: isCertain)
    // `7/15`, `07-15`
    if !isCertain, hasSlash || isSpan && hasZero, days.count == 2, let year, case .date(let month, _) = days[0],
      case .date(let day, _) = days[1], DayNumber.isValid(year: year, month: month, day: day)
    {
      let date = DayNumber(year: year, month: month, day: day)
      result.others = ["in \(date)..\(date)"]
    }
    return result
  }

  /// Whether each date has its unit, so that a blank between two parts them.
  private var hasUnits: Bool { days.allSatisfy(\.hasUnit) }
}

extension DayList.Day {
  fileprivate var hasUnit: Bool {
    if case .date(_, let hasUnit) = self { return hasUnit }
    return false
  }
}
