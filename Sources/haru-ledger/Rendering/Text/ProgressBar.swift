import HaruLedger

/// Bars of a fixed width for percentages. A target fills up in eighths of a column; a limit is used up in whole tiles, so that
/// nobody takes the one for the other, and is red only when it is exceeded.
struct ProgressBar {
  /// What the bar is of.
  enum Kind {
    case target, limit
  }

  let kind: Kind
  let percent: Percent?
  let columns: Int
  /// Whether it is a limit of which more than all is used.
  var isExceeded = false

  /// The filled part and the rest, together `columns` wide.
  var cells: [TextTable.Cell] {
    guard columns > 0 else { return [] }
    guard let percent else { return [.init(String(repeating: " ", count: columns))] }
    switch kind {
    case .target: return target(percent)
    case .limit: return limit(percent)
    }
  }

  private func target(_ percent: Percent) -> [TextTable.Cell] {
    let share = min(max(percent.whole, 0), 100)
    let eighths = percent.isAboveZero ? max(1, columns * 8 * share / 100) : 0
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let filled = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    let rest = columns - (eighths + 7) / 8
    return [.init(filled, .accent), .init(String(repeating: "░", count: rest), .faint)]
  }

  private func limit(_ percent: Percent) -> [TextTable.Cell] {
    let share = min(max(percent.whole, 0), 100)
    let tiles = percent.isAboveZero ? max(1, columns * share / 100) : 0
    return [
      .init(String(repeating: "▰", count: tiles), isExceeded ? .error : .gutter),
      .init(String(repeating: "▱", count: columns - tiles), .faint),
    ]
  }
}
