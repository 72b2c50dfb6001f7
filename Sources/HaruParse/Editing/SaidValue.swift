/// What a single word of a command line says in other forms than those of the format.
package enum SaidValue {
  /// The readings of a text, the likeliest first, and whether there is no doubt about the first.
  package struct Readings: Equatable, Sendable {
    package var texts: [String]
    package var isCertain: Bool

    static let none = Readings(texts: [], isCertain: false)

    init(texts: [String], isCertain: Bool) { (self.texts, self.isCertain) = (texts, isCertain) }

    init(_ correction: Correction?) {
      guard let correction else {
        self = .none
        return
      }
      self.init(texts: correction.texts, isCertain: correction.isCertain && correction.others.isEmpty)
    }
  }

  /// A time of day: `9pm`, `오전 9시`, `7시`. An hour that does not say which half of the day is meant may be in either.
  package static func time(_ text: String) -> Readings {
    var readings = Readings(ForeignForms.times(text))
    readings.texts = readings.texts.filter { TimePoint(written: $0) != nil }
    if readings.texts.isEmpty, let hour = Int(text), text.utf8.count <= 2, (0...24).contains(hour) {
      readings.texts = ["\(hour):00"]
    }
    if readings.texts.count == 1, let first = TimePoint(written: readings.texts[0]), first.day == nil,
      (3600..<13 * 3600).contains(first.second), !text.utf8.contains(Byte.colon), !ForeignForms.saysHalf(text)
    {
      var other = WritingStyle()
      other.padsHours = false
      readings.texts.append(other.text(TimePoint(second: (first.second + 43_200) % 86_400)))
      readings.isCertain = false
    }
    return readings
  }

  /// A date: `2026/7/6`, `7월 6일`; one without a year lies in `year`.
  package static func date(_ text: String, in year: Int) -> Readings {
    let bytes = Array(text.utf8)
    let found = DateText(exactly: 0..<bytes.count, bytes.span).lineDates(in: year)
    var texts: [String] = []
    for date in found.flatMap(\.texts) {
      let day = String(date.prefix { $0 != " " })
      if !texts.contains(day) { texts.append(day) }
    }
    return Readings(texts: texts, isCertain: texts.count == 1 && found.allSatisfy(\.isCertain))
  }

  /// A length: `45min`, `1시간 반`.
  package static func length(_ text: String) -> Readings {
    var readings = Readings(ForeignForms.length(text))
    readings.texts = readings.texts.filter { WrittenLength.seconds($0) != nil }
    return readings
  }

  /// A weekday in any form that is one: `mon`, `Monday`, `월`, `月曜日`.
  package static func weekday(_ text: String) -> Weekday? { ForeignForms.weekday(text)?.weekday }
}
