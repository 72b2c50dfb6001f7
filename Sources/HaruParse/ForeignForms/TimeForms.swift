/// Times and intervals in other forms (SPEC, Values).
extension ForeignForms {
  /// `9am`, `오후 1시 30분`, `午前9時`, `9.30`, `0900-1000`, `9:00 to 10:00`, `9시부터 10시까지`, in full-width digits too; nil where it
  /// is something else, or right as it stands. A bare number is an hour only in an interval.
  static func times(_ text: String) -> Correction? {
    guard let last = text.utf8.last, var form = FormText(text) else { return nil }
    // A file may hold a million bad times; most begin and end with digits.
    let mayHaveHalves = !Byte.isDigit(last) || !form.nextIsDigit || text.utf8.contains(Byte.space)
    guard let meant = takeTimes(&form, mayHaveHalves: mayHaveHalves), form.isAtEnd, meant.text != text else {
      return nil
    }
    return meant
  }

  /// Times at the beginning of a text, with signs between them; moves past them.
  static func takeTimes(_ form: inout FormText, mayHaveHalves: Bool = true) -> Correction? {
    var rest = form
    let hasFrom = rest.take("from ")
    guard let first = ClockForm(&rest, mayHaveHalves) else { return nil }
    var times = Times(clocks: [first])
    while true {
      var next = rest
      next.skipBlanks()
      guard let sign = sign(&next, isFirst: times.signs.count % 2 == 0), sign.text != "," || times.signs.count % 2 == 1
      else { break }
      if sign.isDoubtful { times.isDoubtful = true }
      next.skipBlanks()
      let isOpen = next.takeAny(["?", "now", "지금", "今"]) != nil
      times.signs.append(sign.text)
      times.isOpen = isOpen
      // Who only says when it began may have forgotten the end.
      if isOpen || sign.isWord && !Self.beginsClock(next) { times.isDoubtful = true }
      guard !isOpen, let clock = ClockForm(&next, mayHaveHalves) else {
        if !isOpen { next = rest.after { Self.sign(&$0, isFirst: true) } }
        rest = next
        break
      }
      times.clocks.append(clock)
      rest = next
      var end = rest
      end.skipBlanks()
      if end.takeAny(["까지", "まで"]) != nil { rest = end }
    }
    guard !hasFrom || times.clocks.count > 1, let meant = times.correction else { return nil }
    form = rest
    return meant
  }

  private static func beginsClock(_ form: FormText) -> Bool {
    var form = form
    return ClockForm(&form, true) != nil
  }

  /// Whether a text says which half of the day a time lies in.
  static func saysHalf(_ text: String) -> Bool {
    let plain = halfWidth(text).lowercased()
    return ClockForm.parts.contains { part in
      let word = Array(part.word.utf8)
      let bytes = Array(plain.utf8)
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { bytes[$0..<$0 + word.count].elementsEqual(word) }
    }
  }

  /// Whether the text is a time, or times with signs between them, as the format writes them.
  static func isTimes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var cursor = Cursor(0, bytes.count)
    while true {
      guard cursor.readClock(bytes.span) != nil else { return false }
      if cursor.isAtEnd { return true }
      let width = cursor.rangeSignWidth(bytes.span)
      if width == 0, !cursor.take(Byte.comma, bytes.span) { return false }
      cursor.at += width
      if cursor.isAtEnd { return true }
    }
  }

  /// What stands between two times; `isFirst` where one is the start of the other.
  private static func sign(
    _ form: inout FormText, isFirst: Bool
  ) -> (text: String, isWord: Bool, isDoubtful: Bool)? {
    if form.takeAny(["--", "...", "…"]) != nil { return ("-", false, true) }
    if form.takeAny(["、"]) != nil { return (isFirst ? "-" : ",", false, true) }
    if form.takeAny(["->", "=>", ".."]) != nil { return ("-", false, false) }
    if let scalar = form.takeScalar("-~,–—〜～") { return (String(scalar), false, false) }
    if form.takeScalar("→−‐‑―─ㅡー") != nil { return ("-", false, false) }
    return form.takeAny(["부터", "에서", "から", "to ", "till ", "until "]).map { _ in ("-", true, false) }
  }
}

extension FormText {
  /// The place behind blanks and a sign.
  fileprivate func after<Sign>(sign: (inout FormText) -> Sign?) -> FormText {
    var result = self
    result.skipBlanks()
    _ = sign(&result)
    return result
  }
}

/// Times with the signs between them, on their way to being written.
private struct Times {
  var clocks: [ClockForm]
  var signs: [String] = []
  var isDoubtful = false
  /// Whether a sign stands for the end (`9-?`).
  var isOpen = false

  /// How they are written; nil where they are no times of a session.
  var correction: Correction? {
    // A dash within each piece, a comma between pieces.
    for (index, sign) in signs.enumerated() where (sign == ",") != (index % 2 == 1) { return nil }
    if clocks.count == 1 { return single }
    let readings = clocks.count == 2 ? pair : [clocks]
    guard readings.count == 1 else { return ambiguous(readings.map { $0 }) }
    let clocks = readings[0]
    let isCertain =
      !isDoubtful && clocks.allSatisfy(\.isCertain) && !(0..<clocks.count).contains { isHalfSaid($0) } && !areYears
      && !areDates
    return Correction(written(clocks), isCertain: isCertain)
  }

  private func ambiguous(_ readings: [[ClockForm]]) -> Correction {
    var result = Correction(written(readings[0]), isCertain: false)
    result.others = readings.dropFirst().map(written)
    return result
  }

  private func written(_ clocks: [ClockForm]) -> String {
    var result = ""
    for (index, clock) in clocks.enumerated() { result += clock.text + (index < signs.count ? signs[index] : "") }
    return result
  }

  /// One time, or the start of a running session.
  private var single: Correction? {
    let clock = clocks[0]
    if clock.isFrench || clock.isBare && clock.half == nil && !isOpen { return nil }
    if clock.isRunTogether {
      guard clock.digits.utf8.count == 2 else { return nil }
      return Correction(written(clocks), isCertain: false)
    }
    let (own, other) = clock.readings
    var result = Correction(written([own]), isCertain: other == nil && clock.isCertain && !isDoubtful)
    if let other { result.others = [written([other])] }
    if let short = clock.shortMinute { result.others.append(written([short])) }
    return result
  }

  /// Whether only the other time of a session says before or after noon what this one may be.
  private func isHalfSaid(_ index: Int) -> Bool {
    let partner = index ^ 1
    guard partner < clocks.count else { return clocks[index].isSpoken }
    return clocks[index].half == nil && (1...12).contains(clocks[index].hour) && clocks[partner].half != nil
      || clocks[index].isSpoken && clocks[index].half == nil && clocks[index].mayBeEither
        && !(clocks[partner].half == nil && !clocks[partner].mayBeEither)
  }

  /// The likely readings of a start and an end, the likeliest first.
  private var pair: [[ClockForm]] {
    let (start, end) = (clocks[0], clocks[1])
    if let half = end.half, start.half == nil, start.mayBeEither {
      var later = start
      later.move(to: half)
      let isWritten = !start.isBare && !start.isSpoken
      if later.total < end.total { return isWritten && half == 12 ? [[later, end], [start, end]] : [[later, end]] }
      return [[start, end]]
    }
    if start.half != nil, end.half == nil, end.mayBeEither {
      for hours in [0, 12, 24] where end.total + hours * 3600 > start.total {
        var later = end
        later.hour += hours
        if hours > 0 { later.digits = "\(later.hour)" }
        return [[start, later]]
      }
    }
    if start.half == nil, end.half == nil, start.mayBeEither, end.mayBeEither, start.isBare || start.isSpoken,
      end.isBare || end.isSpoken
    {
      var (evening, late) = (start, end)
      evening.move(to: 12)
      late.move(to: 12)
      return start.total < end.total && evening.total < late.total
        ? [[start, end], [evening, late]] : [[start, end]]
    }
    // `9am-12am` ends with the coming midnight.
    if start.half != nil, end.half == 0, end.total == 0, start.total > 0 {
      var midnight = end
      (midnight.hour, midnight.digits) = (24, "24")
      return [[start, midnight]]
    }
    if let short = start.shortMinute { return [[start, end], [short, end]] }
    if let short = end.shortMinute { return [[start, end], [start, short]] }
    return [[start, end]]
  }

  /// `2026-2027`
  private var areYears: Bool {
    clocks.allSatisfy { $0.isRunTogether && (1900...2100).contains($0.hour * 100 + $0.minute) }
  }

  /// `8.30-9.15`
  private var areDates: Bool {
    clocks.allSatisfy { clock in
      let (first, second) = (clock.hour, clock.minute)
      guard clock.isDotted, first > 0, second > 0 else { return false }
      return first <= 12 && second <= 31 || second <= 12 && first <= 31
    }
  }
}

/// A time in another form as the format writes it, if there is no doubt; nil for any other text, also for a time that is right.
package func meantTime(_ text: String) -> String? {
  guard let meant = ForeignForms.times(text), meant.isCertain, !meant.text.utf8.contains(Byte.minus) else { return nil }
  return meant.text
}

/// A time as the format writes it, where the text is one in any form without doubt.
package func endTime(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  var cursor = Cursor(0, bytes.count)
  return cursor.readClock(bytes.span) != nil && cursor.isAtEnd ? text : meantTime(text)
}

/// A length in another form as the format writes it, if there is no doubt; nil for any other text.
package func meantLength(_ text: String) -> String? {
  guard let meant = ForeignForms.length(text), meant.isCertain else { return nil }
  return meant.text
}
