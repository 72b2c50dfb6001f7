/// The phrases of the pages of days and weeks.
extension Language {
  private func phrase(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch self {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  var untimed: String { phrase("시각 없이", "without a time", "時刻なし") }

  /// What a change of the clock does.
  func clockChange(on date: String, from before: String, to after: String, isForward: Bool) -> String {
    isForward
      ? phrase(
        "\(date): 시계가 \(before)에서 \(after)로 건너뛰어요", "\(date): the clock skips from \(before) to \(after)",
        "\(date)：時計が\(before)から\(after)に進みます")
      : phrase(
        "\(date): 시계가 \(before)에서 \(after)로 되돌아가요", "\(date): the clock goes back from \(before) to \(after)",
        "\(date)：時計が\(before)から\(after)に戻ります")
  }
}
