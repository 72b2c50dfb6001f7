/// Periods that have not begun: the next one is listed, the others are counted.
extension QuestTests {
  static let later: [QuestCase] = [
    later("r >= 1h per day", "07-06 1/1 0/3600 open\n07-07 1/1 0/3600 upcoming", 2_912_255),
    later("r >= 1h per week", "07-06..07-12 7/7 0/3600 open\n07-13..07-19 7/7 0/3600 upcoming", 416_035),
    // The first Sunday on or after the change begins a week like every Monday before it.
    later(
      "r >= 1h per week", "07-06..07-12 7/7 0/3600 open\n07-13..07-19 7/7 0/3600 upcoming", 416_035,
      lines: "set week-start sun from 9000-01-01"),
    later("r >= 31h per month", "07-01..07-31 26/31 0/93600 open\n08-01..08-31 31/31 0/111600 upcoming", 95_680),
    later("w >= 365 per year", "01-01..12-31 179/365 0/179 open\n2027-01-01..2027-12-31 365/365 0/365 upcoming", 7972),
    later("r >= 1h per 11 days", "07-06..07-16 11/11 0/3600 open\n07-17..07-27 11/11 0/3600 upcoming", 264_749),
    later("r >= 1h on mon,thu", "07-06 1/1 0/3600 open\n07-09 1/1 0/3600 upcoming", 832_072),
    later("r >= 1h on 30,31,last", "07-30 1/1 0/3600 upcoming", 151_496),
    later("r >= 1h on 5th tue", "09-29 1/1 0/3600 upcoming", 33_308),
    later("r >= 1h in 2026-08-01..2026-08-02", "08-01..08-02 2/2 0/3600 upcoming", 0),
  ]

  /// A quest to the last day that can be written.
  static func later(_ quest: String, _ periods: String, _ count: Int, lines: String = "") -> QuestCase {
    QuestCase(
      "\(quest) \(lines)", lines: lines, goal: "start=2026-07-06 end=9999-12-31", quest: quest,
      now: "2026-07-06T12:00", periods: periods + (count > 0 ? "\n+\(count)" : ""))
  }
}
