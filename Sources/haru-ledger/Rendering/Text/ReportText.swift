import HaruLedger
import HaruParse

/// The parts that the text of all reports shares.
struct ReportText {
  let ledger: Ledger
  let language: Language
  let style: Style
  /// Columns of the terminal.
  let width: Int
  /// Whether lengths are decimal hours.
  let showsDecimalHours: Bool

  /// A length.
  func length(_ seconds: Int64) -> String {
    showsDecimalHours ? language.decimalHours(seconds: Int(seconds)) : language.length(seconds: Int(seconds))
  }

  /// The lengths of the parts of a whole, which add up to it as it is shown: with decimals, some are rounded for it.
  func lengths(_ parts: [Int64], of whole: Int64) -> [String] {
    lengths(parts, of: whole, shownAs: DecimalHours.hundredths(of: whole))
  }

  /// The same where the whole is a part itself, and was rounded for what it is of.
  func lengths(_ parts: [Int64], of whole: Int64, shownAs shown: Int64) -> [String] {
    guard let hundredths = hundredths(parts, of: whole, shownAs: shown) else { return parts.map { length($0) } }
    return zip(hundredths, parts).map { language.decimalHours(hundredths: $0, isZero: $1 == 0) }
  }

  /// The hundredths of an hour of the parts of a whole; nil where lengths are not decimals or the parts do not add up to it.
  func hundredths(_ parts: [Int64], of whole: Int64, shownAs shown: Int64) -> [Int64]? {
    showsDecimalHours ? DecimalHours.parts(parts, of: whole, shownAs: shown) : nil
  }

  /// A time, and what plain addition makes of it where that is more.
  func added(_ time: StatsReport.TimeTotal) -> String {
    time.added > time.seconds ? language.addedUp(length(time.added)) : ""
  }

  /// The name of an action with its icon, safe for a terminal.
  func name(of position: ActionPosition) -> String {
    let action = ledger.actions[position]
    let icon = action.icon.flatMap(Icon.text).map { Escape.terminal($0) + " " } ?? ""
    return icon + Escape.terminal(ledger.text(action.name.name))
  }

  /// The colour of an action; nil without one.
  func color(of action: ActionPosition) -> UInt32? { ledger.color(of: action) }

  /// The name of a tag; of the group without a tag for nil.
  func name(of tag: TagPosition?) -> String {
    tag.map { "#" + Escape.terminal(ledger.text(ledger.tags[$0].name.name)) } ?? language.withoutTag
  }

  /// A count with its action's unit.
  func count(_ count: Int64, of action: ActionPosition) -> String {
    language.amount(language.number(Int(count)), unit: unit(of: action))
  }

  /// A number of an action, with its unit.
  func measure(_ value: ExactDecimal, of action: ActionPosition) -> String {
    language.amount(grouped(value), unit: unit(of: action))
  }

  /// The unit of an action, safe for a terminal; a long one is cut short.
  func unit(of action: ActionPosition) -> String? {
    ledger.actions[action].unit.map { DisplayWidth.cut(Escape.terminal($0), to: 8) }
  }

  /// A bar of at most `columns` for a share of the whole, in eighths of a column.
  static func bar(_ value: Int64, of whole: Int64, columns: Int) -> String {
    guard whole > 0, value > 0 else { return "" }
    let eighths = max(1, Int(Double(value) / Double(whole) * Double(columns * 8)))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// The line that tells up to when running sessions count, where one does.
  func notices(_ head: ReportHead) -> [String] {
    guard head.counted > 0 else { return [] }
    let (day, second, _) = ledger.calendar.civil(at: head.now)
    let moment = "\(language.date(day)) \(language.clock(secondsSinceMidnight: second))"
    return [style.paint(language.runningUpTo(moment, count: head.counted), .faint)]
  }
}

extension ReportText {
  /// A time on the day's own clock: after midnight it goes on counting, as the format lets one write it.
  func clock(_ instant: Instant, _ date: DayNumber) -> String {
    let (day, second, _) = ledger.calendar.civil(at: instant)
    let days = day - date
    if days == 1, second < ledger.calendar.dayStart(on: day) { return ClockText.time(second + 86_400) }
    return days == 0 ? ClockText.time(second) : "\(String(day.description.suffix(5))) \(ClockText.time(second))"
  }
}
