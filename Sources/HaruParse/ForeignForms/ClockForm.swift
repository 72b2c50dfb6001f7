/// A time of day on its way to being written.
struct ClockForm {
  /// The hour as it was written, and as it is meant.
  var digits: String
  var hour: Int
  var minute = 0
  var second: Int?
  /// 0 for a time before noon, 12 for one after it; nil where nothing says so.
  var half: Int?
  /// Whether it has an hour and nothing else.
  var isBare = false
  /// Whether hour and minute stand without a mark between them, or with a dot.
  var isRunTogether = false
  var isDotted = false
  /// Whether it is `9h30`, which alone is a length.
  var isFrench = false
  /// Whether the hour has a unit (`9시`): it is often one of the evening.
  var isSpoken = false
  /// Whether the night after the date may be meant, or the other midnight or noon.
  private var isOfNight = false
  private var isMidnight = false
  private var isJapaneseTwelve = false
  private var contradicts = false
  /// Whether a digit of the minute is missing.
  private var lacksDigit = false
  private var hasZero = false

  /// Seconds after 00:00.
  var total: Int { hour * 3600 + minute * 60 + (second ?? 0) }

  var text: String {
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return digits + ":" + padded(minute) + (second.map { ":" + padded($0) } ?? "")
  }

  /// Whether it may as well be twelve hours later.
  var mayBeEither: Bool { !isMidnight && hour <= 12 && hour > 0 && !hasZero }
  var isCertain: Bool { !lacksDigit && !isMidnight && !isJapaneseTwelve && !contradicts && !(isBare && half == nil) }

  /// The minute where its second digit is missing rather than its first: `9:5` as `9:50`.
  var shortMinute: ClockForm? {
    guard lacksDigit, (1..<6).contains(minute) else { return nil }
    var result = self
    result.minute *= 10
    return result
  }

  /// What it is by itself, and what else it may be.
  var readings: (ClockForm, other: ClockForm?) {
    var other = self
    func moved(_ hour: Int) -> ClockForm {
      other.hour = hour
      other.digits = "\(hour)"
      return other
    }
    if isMidnight { return (self, moved(24)) }
    if isOfNight { return (self, moved(hour + 24)) }
    if isJapaneseTwelve { return (self, moved(half == 0 ? 12 : 24)) }
    if contradicts { return (self, moved(hour - 12)) }
    if isSpoken, half == nil, mayBeEither { return (self, hour < 12 ? moved(hour + 12) : nil) }
    return (self, nil)
  }

  /// The hour is counted from noon or from midnight.
  mutating func move(to half: Int) {
    self.half = half
    if hour <= 12 { hour = hour % 12 + half }
    digits = "\(hour)"
  }

  /// Words for a part of the day, with the hours that they are said of, and what these are counted from.
  static let parts: [(word: String, hours: ClosedRange<Int>, half: Int, isOfNight: Bool)] = [
    ("오전", 0...12, 0, false), ("午前", 0...12, 0, false), ("am", 0...12, 0, false), ("a.m.", 0...12, 0, false),
    ("오후", 0...23, 12, false), ("午後", 0...23, 12, false), ("pm", 0...23, 12, false), ("p.m.", 0...23, 12, false),
    ("아침", 5...11, 0, false), ("朝", 5...11, 0, false), ("새벽", 1...6, 0, true), ("深夜", 1...4, 0, true),
    ("저녁", 5...11, 12, false), ("夕方", 3...7, 12, false), ("밤", 6...11, 12, false), ("夜", 6...11, 12, false),
  ]

  /// The time at the beginning of a text; moves past it.
  init?(_ form: inout FormText, _ mayHaveHalves: Bool) {
    digits = ""
    hour = 0
    var rest = form
    if mayHaveHalves, let word = rest.takeAny(["정오", "正午", "noon", "자정", "midnight", "真夜中"]) {
      isMidnight = word > 2
      (hour, digits) = isMidnight ? (0, "0") : (12, "12")
      half = 12
      form = rest
      return
    }
    var part = mayHaveHalves ? rest.takeAny(Self.parts.map(\.word)) : nil
    var isJapanese = false
    if let part {
      isJapanese = ["午前", "午後"].contains(Self.parts[part].word)
      rest.skipBlanks()
    }
    guard let (value, width) = rest.number(atMost: 4) else { return nil }
    (digits, hour) = ("\(value)", value)
    if width > 2 {
      // `0930`, `930`
      hour = value / 100
      minute = value % 100
      digits = (width == 4 && hour < 10 ? "0" : "") + "\(hour)"
      hasZero = width == 4 && hour < 10
      isRunTogether = true
    } else {
      if width == 2, value < 10 { (digits, hasZero) = ("0\(value)", true) }
      guard takeMinutes(&rest) else { return nil }
    }
    if mayHaveHalves, part == nil {
      var after = rest
      after.skipBlanks()
      if let found = after.takeAny(Self.parts.map(\.word)), after.isAtEnd || !(after.next &- 0x61 < 26),
        found < 8
      {
        (part, rest) = (found, after)
      }
    }
    if minute == 60 { (hour, minute, digits, lacksDigit) = (hour + 1, 0, "\(hour + 1)", true) }
    guard minute < 60, second ?? 0 < 60, hour < 48 else { return nil }
    if let part {
      let (_, hours, half, isOfNight) = Self.parts[part]
      if half == 0, hour > 12, hour < 24 {
        (self.half, contradicts) = (0, true)
        form = rest
        return
      }
      guard hours.contains(hour) else { return nil }
      isJapaneseTwelve = isJapanese && hour == 12 && minute == 0
      self.isOfNight = isOfNight
      move(to: half)
    }
    form = rest
  }

  /// What follows the hour.
  private mutating func takeMinutes(_ form: inout FormText) -> Bool {
    // `9h30`, `9h`
    var french = form
    if french.take("h") {
      let minute = french.number(atMost: 2)
      if minute?.width == 2
        || minute == nil && hour > 5 && (french.isAtEnd || "-~– ".unicodeScalars.contains { french.isNext($0) })
      {
        isFrench = true
        isSpoken = minute == nil
        (form, self.minute) = (french, minute?.value ?? 0)
        return true
      }
    }
    guard let mark = form.takeScalar(":.시時") else {
      isBare = true
      return true
    }
    if mark == ":" || mark == "." {
      guard let (minute, width) = form.number(atMost: 2), width == 2 || mark == ":" else { return false }
      self.minute = minute
      isDotted = mark == "."
      lacksDigit = width < 2
      if form.next == mark.value {
        var rest = form
        _ = rest.takeScalar(":.")
        guard let (second, width) = rest.number(atMost: 2) else { return mark == "." }
        form = rest
        self.second = second
        lacksDigit = lacksDigit || width < 2
      }
      return true
    }
    // `9시간` is a length.
    if form.next == 0xAC04 || form.next == 0x9593 { return false }
    isSpoken = !hasZero
    var after = form
    after.skipBlanks()
    if after.takeAny(["반", "半"]) != nil {
      (form, minute) = (after, 30)
    } else if let (minute, _) = after.number(atMost: 2) {
      if after.takeAny(["분", "分"]) == nil, !after.isAtEnd { return true }
      (form, self.minute) = (after, minute)
    }
    return true
  }
}
