public import HaruParse

/// The logical days that a report is asked for; either end may be open.
public struct DayRange: Hashable, Sendable {
  /// The first day; nil for the first with an entry.
  public var from: DayNumber?
  /// The last day; nil for the last with an entry.
  public var to: DayNumber?

  /// The days from `from` to `to`, both included.
  public init(from: DayNumber? = nil, to: DayNumber? = nil) {
    self.from = from
    self.to = to
  }

  /// The days of a range, which is not empty.
  public init(_ days: Range<DayNumber>) { self.init(from: days.lowerBound, to: days.upperBound - 1) }

  /// Whether a day lies in the range.
  func contains(_ day: DayNumber) -> Bool { (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true) }

  /// What of `days` lies in the range.
  func cut(_ days: Range<DayNumber>) -> Range<DayNumber> {
    let first = max(days.lowerBound, from ?? days.lowerBound)
    let end = min(days.upperBound, to.map { $0 + 1 } ?? days.upperBound)
    return first..<max(first, end)
  }

  /// The days as a range whose open ends lie beyond every day of a ledger.
  var days: Range<DayNumber> {
    // A logical day lies within a few days of its date.
    let first = from ?? DayNumber.earliest - 30
    return first..<max(first, to.map { $0 + 1 } ?? DayNumber.latest + 30)
  }
}
