/// What a form found at the beginning of some tokens.
struct DateMatch {
  /// The position behind it.
  var at = 0
  var year: Int?
  var month = 0
  var day = 0
  /// Whether the year has two digits.
  var hasShortYear = false
  /// The year before the first of the era.
  var eraBase = 0
  /// The scalar that `.same` takes.
  fileprivate var mark: UInt64 = 0
  fileprivate var numbers = 0
  fileprivate var tildes = 0
  fileprivate(set) var isInWords = false
  /// Whether the first mark is `/`.
  private(set) var beginsWithSlash = false
  private(set) var beginsWithDash = false

  /// `7~9` is two days, `2026~7~9` one.
  var isOneDate: Bool { tildes == 0 || tildes == 2 && numbers == 3 }

  fileprivate mutating func note(gap token: DateToken) {
    if mark == 0 {
      mark = token.value
      beginsWithSlash = token.marks.contains(.slash)
      beginsWithDash = token.marks.contains(.dash)
    }
    if token.marks.contains(.tilde) { tildes += 1 }
    if !token.marks.isDisjoint(with: [.year, .month]) { isInWords = true }
  }
}

extension DateForm {
  /// What the form is at the beginning of a text; nil where it is not there.
  func match(_ text: DateText) -> DateMatch? {
    var match = DateMatch()
    for piece in pieces {
      guard take(piece, text, &match) else { return nil }
    }
    return match
  }

  private func take(_ piece: Piece, _ text: DateText, _ match: inout DateMatch) -> Bool {
    switch piece {
    case .number(let part, let widths, let values):
      guard let token = text.token(match.at), token.kind == .number, widths.contains(Int(token.width)),
        values.contains(Int(token.value)), part.take(Int(token.value), &match)
      else { return false }
      match.at += 1
      match.numbers += 1
      return true
    case .mark(let marks):
      guard text.takeMark(marks, &match.at) else { return false }
      match.mark = text.tokens[match.at - 1].value
      return true
    case .same: return text.take(scalar: match.mark, &match.at)
    case .scalar(let scalar):
      match.mark = UInt64(scalar.value)
      return text.take(scalar: match.mark, &match.at)
    case .dash: return text.takeDash(&match.at)
    case .blanks:
      text.skipBlanks(&match.at)
      return true
    case .blank: return text.skipBlanks(&match.at)
    case .separator, .anySeparator:
      let hadBlank = text.skipBlanks(&match.at)
      var hadMark = text.takeDash(&match.at) || text.takeMark(.between, &match.at)
      if case .anySeparator = piece, !hadMark {
        if text.token(match.at)?.isSign == true {
          match.at += 1
          hadMark = true
        }
        hadMark = hadMark || hadBlank
      }
      text.skipBlanks(&match.at)
      return hadMark
    case .gap: return takeGap(DateMarks.between.union(.inWords), text, &match)
    case .tail: return takeGap(match.isInWords ? .day : .trailing, text, &match)
    case .gaps:
      text.skipGaps(&match.at)
      return true
    case .word(let word):
      guard let token = text.token(match.at), token.isWord(word) else { return false }
      match.at += 1
      return true
    case .monthName:
      guard let token = text.token(match.at), token.kind == .word, let month = DateForms.months[token.word] else {
        return false
      }
      match.month = month
      match.at += 1
      _ = text.take(scalar: UInt64(Byte.dot), &match.at)
      return true
    case .ordinal:
      if text.token(match.at)?.kind == .ordinal { match.at += 1 }
      return true
    case .of:
      if text.token(match.at)?.isWord(LatinWord("of")) == true {
        match.at += 1
        text.skipBlanks(&match.at)
      }
      return true
    case .laterYear(let short):
      let hadMark = text.skipGaps(&match.at)
      guard let token = text.token(match.at), token.kind == .number,
        token.width == 4 || token.width == 2 && (short || hadMark)
      else { return false }
      match.at += 1
      match.hasShortYear = token.width == 2
      match.year = Int(token.value) + (token.width == 2 ? 2000 : 0)
      return text.allows(.noUnit, at: match.at)
    case .era(let orLetter): return takeEra(orLetter, text, &match)
    case .yearOfEra:
      guard text.take(scalar: 0x5143, &match.at) else { return take(.number(.yearOfEra, 1...2), text, &match) }
      return Part.yearOfEra.take(1, &match)
    case .noGap: return text.token(match.at)?.marks.isDisjoint(with: DateMarks.between.union(.inWords)) != false
    case .noNumber: return text.token(match.at)?.kind != .number
    }
  }

  private func takeGap(_ marks: DateMarks, _ text: DateText, _ match: inout DateMatch) -> Bool {
    text.skipBlanks(&match.at)
    if text.takeMark(marks, &match.at) {
      let token = text.tokens[match.at - 1]
      match.note(gap: token)
      // `2026--07--07`
      if token.marks.contains(.dash) { _ = text.takeMark(.dash, &match.at) }
    }
    text.skipBlanks(&match.at)
    return true
  }

  private func takeEra(_ orLetter: Bool, _ text: DateText, _ match: inout DateMatch) -> Bool {
    guard let token = text.token(match.at) else { return false }
    for era in DateForms.eras {
      if token.kind == .scalar, token.value == UInt64(era.sign.value) {
        match.at += 1
        _ = text.take(scalar: UInt64(era.second.value), &match.at)
      } else if orLetter, token.isWord(era.letter) {
        match.at += 1
      } else {
        continue
      }
      match.eraBase = era.base
      return true
    }
    return false
  }
}

extension DateToken {
  var word: LatinWord { LatinWord(packed: value, count: Int(width)) }

  fileprivate func isWord(_ other: LatinWord) -> Bool { kind == .word && word == other }
}

extension DateText {
  fileprivate func token(_ position: Int) -> DateToken? { position < tokens.count ? tokens[position] : nil }

  fileprivate func take(scalar: UInt64, _ position: inout Int) -> Bool {
    guard let token = token(position), token.kind == .scalar, token.value == scalar else { return false }
    position += 1
    return true
  }

  fileprivate func takeMark(_ marks: DateMarks, _ position: inout Int) -> Bool {
    guard let token = token(position), !token.marks.isDisjoint(with: marks) else { return false }
    position += 1
    return true
  }

  /// Moves past a dash, also where it is doubled.
  fileprivate func takeDash(_ position: inout Int) -> Bool {
    guard takeMark(.dash, &position) else { return false }
    _ = takeMark(.dash, &position)
    return true
  }

  @discardableResult
  func skipBlanks(_ position: inout Int) -> Bool {
    guard token(position)?.kind == .blank else { return false }
    position += 1
    return true
  }

  /// Moves past blanks and marks; returns whether a mark was among them.
  @discardableResult
  fileprivate func skipGaps(_ position: inout Int) -> Bool {
    var hadMark = false
    while true {
      if takeMark(.between, &position) {
        hadMark = true
      } else if !skipBlanks(&position) {
        return hadMark
      }
    }
  }

  /// Whether what follows a form allows that it begins a date line.
  func allows(_ ending: DateForm.Ending, at position: Int) -> Bool {
    let next = token(position)
    let isColon = next?.kind == .scalar && next?.value == UInt64(Byte.colon)
    switch ending {
    case .anything: return true
    case .noHour: return !isColon && next?.kind != .number
    case .noUnit: return !isColon && [nil, .blank, .scalar].contains(next?.kind)
    case .word:
      var after = position
      guard next != nil else { return isWhole }
      _ = take(scalar: UInt64(Byte.dot), &after)
      return skipBlanks(&after) || after == tokens.count && isWhole
    case .end: return position + (next?.kind == .blank ? 1 : 0) == tokens.count
    case .nothing: return endsDate(position, orTime: false)
    case .nothingOrTime: return endsDate(position, orTime: true)
    case .noLength:
      return !(next?.kind == .word && next!.word.prefix(1) == LatinWord("h") || next.map(Self.isHour) == true)
    case .noFraction:
      var after = position
      skipBlanks(&after)
      guard let unit = token(after) else { return true }
      if unit.kind == .word { return !Self.hours.contains(unit.word) }
      return !(Self.isHour(unit) && token(after + 1).map { $0.value == 0xAC04 || $0.value == 0x9593 } == true)
    case .noInterval: return !isInterval
    }
  }

  private static let hours = ["h", "hr", "hrs", "hour", "hours"].map { LatinWord($0) }

  /// `시` or `時`, with which `시간` and `時間` begin.
  private static func isHour(_ token: DateToken) -> Bool {
    token.kind == .scalar && (token.value == 0xC2DC || token.value == 0x6642)
  }

  /// Whether the first word is two times without marks: `0800-0930`, but `2026-0706` is rather a date.
  private var isInterval: Bool {
    guard tokens.count == 3 || tokens.count > 3 && tokens[3].kind == .blank, tokens[0].width == 4, tokens[2].width == 4
    else {
      return false
    }
    let (first, second) = (Int(tokens[0].value), Int(tokens[2].value))
    let isDate = first >= 1900 && first < 2100 && DayNumber.isValid(year: 2000, month: second / 100, day: second % 100)
    return !isDate && first / 100 < 48 && first % 100 < 60 && second / 100 < 48 && second % 100 < 60
  }

  /// Whether nothing follows that an entry could go on with: the end, a weekday with nothing or times behind it, or times where
  /// they may.
  private func endsDate(_ position: Int, orTime: Bool) -> Bool {
    var after = position
    let hadBlank = skipBlanks(&after)
    if after == tokens.count { return isWhole }
    if orTime, hadBlank, beginsWithClock(after) { return true }
    let end = wordEnd(after)
    guard weekday(after..<end) != nil else { return false }
    after = end
    skipBlanks(&after)
    return after == tokens.count ? isWhole : beginsWithClock(after)
  }

  private func beginsWithClock(_ position: Int) -> Bool {
    guard let hour = token(position), hour.kind == .number, hour.width <= 2, let colon = token(position + 1) else {
      return false
    }
    return colon.kind == .scalar && colon.value == UInt64(Byte.colon)
  }

  /// The position behind the word at a position: before the next blank, digit, comma, colon or `=`.
  func wordEnd(_ position: Int) -> Int {
    var end = position
    while end < tokens.count, tokens[end].kind != .blank, tokens[end].kind != .number,
      !tokens[end].marks.contains(.stop)
    {
      end += 1
    }
    return end
  }
}
