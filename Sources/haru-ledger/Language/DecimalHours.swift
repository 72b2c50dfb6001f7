/// Lengths as hundredths of an hour.
enum DecimalHours {
  /// The nearest number of them, halves away from zero.
  static func hundredths(of seconds: Int64) -> Int64 {
    let all = seconds.magnitude
    let hundredths = Int64(all / 3600 * 100 + (all % 3600 * 100 + 1800) / 3600)
    return seconds < 0 ? -hundredths : hundredths
  }

  /// The hundredths of the parts of a whole, rounded so that what is shown adds up to what is shown of the whole: each part is
  /// rounded down, and what is missing then goes to those that lost most. Nil where the parts are not all of the whole, as those of
  /// time that ran in parallel.
  static func parts(_ seconds: [Int64], of whole: Int64, shownAs shown: Int64) -> [Int64]? {
    var rest = whole
    for part in seconds {
      guard part >= 0, part <= rest else { return nil }
      rest -= part
    }
    guard rest == 0 else { return nil }
    var parts = seconds.map { $0 / 3600 * 100 + $0 % 3600 * 100 / 3600 }
    let missing = Int(shown - parts.reduce(0, +))
    func lost(_ position: Int) -> Int64 { seconds[position] % 3600 * 100 % 3600 }
    let byLoss = parts.indices.sorted { (lost($1), $0) < (lost($0), $1) }
    for position in byLoss.prefix(max(0, missing)) { parts[position] += 1 }
    return parts
  }
}
