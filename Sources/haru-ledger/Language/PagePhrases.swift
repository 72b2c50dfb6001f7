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

  /// The end of a session that runs.
  var now: String { phrase("지금", "now", "今") }

  /// Where a session began, before the day.
  func began(_ moment: String) -> String { phrase("\(moment)부터", "began \(moment)", "\(moment)から") }

  /// Where a session ends, after the day.
  func ends(_ moment: String) -> String { phrase("\(moment)까지", "ends \(moment)", "\(moment)まで") }

  func onDayBefore(_ time: String) -> String { phrase("전날 \(time)", "\(time) the day before", "前日\(time)") }
  func onSameDate(_ time: String) -> String { phrase("그날 \(time)", "\(time) on this date", "当日\(time)") }
  func onDayAfter(_ time: String) -> String { phrase("다음 날 \(time)", "\(time) the next day", "翌日\(time)") }

  /// The time that a session was paused.
  func withPauses(_ length: String) -> String { phrase("쉰 시간 \(length)", "paused \(length)", "休止\(length)") }

  /// From the first start to the last end, and how much of it has entries; nil where all of it has.
  func dayFrame(_ span: String, _ length: String, recorded: String?) -> String {
    guard let recorded else {
      return phrase(
        "처음부터 끝까지 \(span) (\(length)), 빈 시간 없음", "first to last \(span) (\(length)), without a gap",
        "最初から最後まで\(span)（\(length)）、空き時間なし")
    }
    return phrase(
      "처음부터 끝까지 \(span) (\(length)), 그 가운데 기록 \(recorded)",
      "first to last \(span) (\(length)), \(recorded) of it recorded",
      "最初から最後まで\(span)（\(length)）、うち記録\(recorded)")
  }

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
