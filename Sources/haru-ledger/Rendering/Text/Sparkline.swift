/// A row of columns, one character each: the course of a figure at a glance.
enum Sparkline {
  private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Columns from nothing to the largest of the values, which are not negative; a dot where there is nothing at all.
  static func text(_ values: [Int64]) -> String {
    guard let largest = values.max(), largest > 0 else { return String(repeating: "·", count: values.count) }
    return values.map { value in
      guard value > 0 else { return "·" }
      // Each level stands for an eighth, the first one for everything up to it.
      let level = (value.multipliedFullWidth(by: 8), largest)
      return levels[min(7, max(0, Int(level.1.dividingFullWidth(level.0).quotient)))]
    }.joined()
  }

  /// Columns from the smallest to the largest of the values; all in the middle where they are the same.
  static func text(between values: [Double]) -> String {
    guard let least = values.min(), let largest = values.max(), largest > least else {
      return String(repeating: levels[3], count: values.count)
    }
    return values.map { levels[min(7, Int(($0 - least) / (largest - least) * 8))] }.joined()
  }

  /// How many of so many neighbours are taken together to fit into so many columns.
  static func neighbors(_ count: Int, columns: Int) -> Int { max(1, (count + columns - 1) / max(columns, 1)) }
}
