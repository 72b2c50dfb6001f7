/// Times and intervals in other forms (SPEC, Values).
extension ForeignForms {
  private struct Clock {
    /// The hour as it was written, and as it is meant.
    var digits: String
    var hour: Int
    var minute: Int
    var second: Int?
    /// 0 for a time before noon, 12 for one after it; nil where nothing says so.
    var half: Int?
    /// Whether nothing but the hour stands there.
    var isBare = false
    /// Whether hour and minute stand without a mark between them.
    var isRunTogether = false
    var isCertain = true

    /// Seconds after 00:00.
    var total: Int { hour * 3600 + minute * 60 + (second ?? 0) }

    var text: String {
      func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
      return digits + ":" + padded(minute) + (second.map { ":" + padded($0) } ?? "")
    }

    /// The hour is counted from noon or from midnight.
    mutating func move(to half: Int) {
      self.half = half
      if hour <= 12 { hour = hour % 12 + half }
      digits = "\(hour)"
    }
  }

  /// `9am`, `오후 1시 30분`, `午前9時`, `9.30`, `0900-1000`, `9:00 to 10:00`, `9시부터 10시까지`, in full-width digits too; nil where it
  /// is something else, or right as it stands. A bare number is an hour only in an interval.
  static func times(_ text: String) -> Correction? {
    guard let last = text.utf8.last, var form = FormText(text) else { return nil }
    // A file may hold a million bad times; most begin and end with digits.
    let mayHaveHalves = !Byte.isDigit(last) || !form.nextIsDigit || text.utf8.contains(Byte.space)
    guard var clock = ForeignForms.clock(&form, mayHaveHalves) else { return nil }
    var clocks = [clock]
    var signs: [String] = []
    var isCertain = true
    while true {
      form.skipBlanks()
      if form.isAtEnd { break }
      guard let sign = ForeignForms.sign(&form) else { return nil }
      signs.append(sign)
      form.skipBlanks()
      if form.take("?") { isCertain = false }
      if form.isAtEnd { break }
      guard let next = ForeignForms.clock(&form, mayHaveHalves) else { return nil }
      clock = next
      clocks.append(clock)
      form.skipBlanks()
      _ = form.takeAny(["까지", "まで"])
    }
    // A dash within each piece, a comma between pieces.
    for (index, sign) in signs.enumerated() where (sign == ",") != (index % 2 == 1) { return nil }
    if clocks.count == 2 { spreadHalf(&clocks) }
    for clock in clocks {
      isCertain = isCertain && clock.isCertain
      if clock.isBare, clock.half == nil {
        if signs.isEmpty { return nil }
        isCertain = false
      }
      if clock.isRunTogether, signs.isEmpty {
        guard clock.digits.utf8.count == 2 else { return nil }
        isCertain = false
      }
    }
    var result = ""
    for (index, clock) in clocks.enumerated() { result += clock.text + (index < signs.count ? signs[index] : "") }
    return result == text ? nil : Correction(result, isCertain: isCertain)
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

  private static let halves = ["오전", "午前", "am", "a.m.", "오후", "午後", "pm", "p.m."]

  private static func half(_ form: inout FormText) -> Int? { form.takeAny(halves).map { $0 < 4 ? 0 : 12 } }

  private static func clock(_ form: inout FormText, _ mayHaveHalves: Bool) -> Clock? {
    var half = mayHaveHalves ? ForeignForms.half(&form) : nil
    if half != nil { form.skipBlanks() }
    guard let (value, width) = form.number(atMost: 4) else { return nil }
    var clock = Clock(digits: "\(value)", hour: value, minute: 0)
    if width > 2 {
      // `0930`, `930`
      clock.hour = value / 100
      clock.minute = value % 100
      clock.digits = (width == 4 && clock.hour < 10 ? "0" : "") + "\(clock.hour)"
      clock.isRunTogether = true
    } else {
      if width == 2, value < 10 { clock.digits = "0\(value)" }
      guard minutes(&form, &clock) else { return nil }
    }
    if mayHaveHalves, half == nil {
      var after = form
      after.skipBlanks()
      if let found = ForeignForms.half(&after), after.isAtEnd || !(after.next &- 0x61 < 26) {
        (half, form) = (found, after)
      }
    }
    guard clock.minute < 60, clock.second ?? 0 < 60, clock.hour < 48 else { return nil }
    if let half {
      guard clock.hour <= 12 || half == 12 && clock.hour < 24 else { return nil }
      clock.half = half
      if clock.hour <= 12 { clock.move(to: half) }
      clock.isCertain = true
    }
    return clock
  }

  /// What follows the hour.
  private static func minutes(_ form: inout FormText, _ clock: inout Clock) -> Bool {
    guard let mark = form.takeScalar(":.시時") else {
      clock.isBare = true
      return true
    }
    if mark == ":" || mark == "." {
      guard let (minute, width) = form.number(atMost: 2), width == 2 || mark == ":" else { return false }
      clock.minute = minute
      clock.isCertain = width == 2
      if form.next == mark.value {
        _ = form.takeScalar(":.")
        guard let (second, width) = form.number(atMost: 2) else { return false }
        clock.second = second
        clock.isCertain = clock.isCertain && width == 2
      }
      return true
    }
    // `9시` is often one of the evening.
    clock.isCertain = clock.hour == 0 || clock.hour > 12
    var after = form
    after.skipBlanks()
    if after.takeAny(["반", "半"]) != nil {
      (form, clock.minute) = (after, 30)
    } else if let (minute, _) = after.number(atMost: 2) {
      if after.takeAny(["분", "分"]) == nil, !after.isAtEnd { return true }
      (form, clock.minute) = (after, minute)
    }
    return true
  }

  private static func sign(_ form: inout FormText) -> String? {
    if let scalar = form.takeScalar("-~,–—〜～") { return String(scalar) }
    if form.takeScalar("→−‐‑ー") != nil { return "-" }
    return form.takeAny(["부터", "から", "to ", "till ", "until "]).map { _ in "-" }
  }

  /// `9-10pm` and `오후 1시-2시`: a half of the day that stands once is meant for both times where that makes an interval.
  private static func spreadHalf(_ clocks: inout [Clock]) {
    switch (clocks[0].half, clocks[1].half) {
    case (nil, let half?) where clocks[0].hour <= 12:
      var first = clocks[0]
      first.move(to: half)
      if first.total < clocks[1].total { clocks[0] = first }
      clocks[0].isCertain = false
    case (.some, nil) where clocks[1].hour <= 12:
      var later = clocks[1]
      later.move(to: 12)
      if clocks[1].total <= clocks[0].total, later.total > clocks[0].total { clocks[1] = later }
      clocks[1].isCertain = false
    default: break
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
