/// The marks of dates in other forms, each named once (SPEC, Recovery).
enum DateMarks {
  static let dashes = "-‐‑‒–—―−﹘﹣ーㅡ─"
  static let tildes = "~〜～∼"
  static let dots = ".·・･•‧∙⋅"
  /// What looks like `/`.
  static let slashes = "⁄∕⧸"
  /// What stands between the numbers of a date.
  static let between = dashes + tildes + dots + "/_,"
  static let years = "년年"
  static let months = "월月"
  static let days = "일日"
  /// What stands behind the numbers of a date in words.
  static let inWords = (years + months + days).unicodeScalars
  /// What a weekday, an era or a word for a date begins with.
  static let beginnings = "월화수목금토일날서月火水木金土日令平昭大明西".unicodeScalars
  /// What may stand behind a whole date.
  static let trailing = ".,:"

  private static let dashScalars = Set(dashes.unicodeScalars)

  static func isDash(_ scalar: Unicode.Scalar) -> Bool { dashScalars.contains(scalar) }
}
