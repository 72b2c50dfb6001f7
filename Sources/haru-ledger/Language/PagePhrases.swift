import HaruParse

/// The phrases of the pages of days and weeks.
extension Language {
  var untimed: String { Phrase(ko: "시각 없이", en: "without a time", ja: "時刻なし")(self) }

  /// What a day has of sessions that all began on an earlier one.
  var continued: String { Phrase(ko: "이어짐", en: "continued", ja: "前日から継続")(self) }

  /// The end of a session that runs.
  var now: String { Phrase(ko: "지금", en: "now", ja: "現在")(self) }

  /// Where a session began, before the day.
  func began(_ moment: String) -> String { Phrase(ko: "\(moment)부터", en: "started \(moment)", ja: "\(moment)から")(self) }

  /// Where a session ends, after the day.
  func ends(_ moment: String) -> String { Phrase(ko: "\(moment)까지", en: "ends \(moment)", ja: "\(moment)まで")(self) }

  func onDayBefore(_ time: String) -> String {
    Phrase(ko: "전날 \(time)", en: "\(time) the day before", ja: "前日\(time)")(self)
  }
  func onSameDate(_ time: String) -> String {
    Phrase(ko: "그날 \(time)", en: "\(time) on this date", ja: "当日\(time)")(self)
  }
  func onDayAfter(_ time: String) -> String {
    Phrase(ko: "다음 날 \(time)", en: "\(time) the next day", ja: "翌日\(time)")(self)
  }

  /// The time that a session was paused.
  func withPauses(_ length: String) -> String {
    Phrase(ko: "멈춘 시간 \(length)", en: "paused \(length)", ja: "一時停止\(length)")(self)
  }

  /// From the first start to the last end, and how much of it has entries; nil where all of it has.
  func dayFrame(_ span: String, _ length: String, recorded: String?) -> String {
    guard let recorded else {
      return Phrase(
        ko: "첫 세션부터 마지막 세션까지 \(span) (\(length)), 빈 시간 없음",
        en: "first session to last \(span) (\(length)), without a gap",
        ja: "最初のセッションから最後まで \(span)（\(length)）、空き時間なし")(self)
    }
    return Phrase(
      ko: "첫 세션부터 마지막 세션까지 \(span) (\(length)), 그중 \(recorded) 기록",
      en: "first session to last \(span) (\(length)), \(recorded) tracked",
      ja: "最初のセッションから最後まで \(span)（\(length)）、うち\(recorded)を記録")(self)
  }

  /// What a change of the clock does.
  func clockChange(on date: String, from before: String, to after: String, isForward: Bool) -> String {
    isForward
      ? Phrase(
        ko: "\(date): 시계가 \(before)에서 \(after)\(KoreanParticle.direction.after(after)) 건너뛰어요",
        en: "\(date): the clock skips from \(before) to \(after)",
        ja: "\(date): 時計が\(before)から\(after)に進みます")(self)
      : Phrase(
        ko: "\(date): 시계가 \(before)에서 \(after)\(KoreanParticle.direction.after(after)) 되돌아가요",
        en: "\(date): the clock goes back from \(before) to \(after)",
        ja: "\(date): 時計が\(before)から\(after)に戻ります")(self)
  }
}
