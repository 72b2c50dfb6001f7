/// The phrases of reports.
extension Language {
  private func phrase(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch self {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  var noEntries: String { phrase("기록이 없어요", "no entries", "記録がありません") }
  var withoutTag: String { phrase("태그 없음", "no tag", "タグなし") }
  var totals: String { phrase("합계", "Totals", "合計") }
  var isRunning: String { phrase("진행 중", "running", "進行中") }
  var isPaused: String { phrase("일시 정지", "paused", "一時停止") }

  /// What plain addition makes of time that ran in parallel.
  func addedUp(_ length: String) -> String {
    phrase("(더하면 \(length))", "(\(length) added up)", "（足すと\(length)）")
  }

  /// A part of a session that goes on in another day.
  func ofWhole(_ length: String) -> String { phrase("전체 \(length)", "of \(length)", "全体 \(length)") }

  /// The time between the first start and the last end in which nothing ran.
  func untracked(_ length: String) -> String {
    phrase("기록 없는 시간 \(length)", "untracked \(length)", "記録のない時間 \(length)")
  }

  /// Up to when running sessions count.
  func runningUpTo(_ moment: String, count: Int) -> String {
    phrase(
      "진행 중인 세션 \(number(count))개는 \(moment)까지 셌어요",
      "\(number(count)) running \(count == 1 ? "session counts" : "sessions count") up to \(moment)",
      "進行中の\(number(count))セッションは\(moment)まで数えています")
  }

  /// A share of a whole in percent, rounded down.
  func share(_ part: Int64, of whole: Int64) -> String {
    guard whole > 0 else { return percent(nil) }
    let value = part.multipliedFullWidth(by: 100)
    let quotient = Int(clamping: whole.dividingFullWidth(value).quotient)
    return percent(quotient, isBelowOne: part > 0)
  }

  /// What `--strict` says of a ledger with errors.
  func refused(_ errors: Int, command: String) -> String {
    phrase(
      "오류가 \(number(errors))개 있어서 보고서를 만들지 않았어요. `\(command)`로 무엇이 잘못됐는지 볼 수 있어요",
      "no report: the ledger has \(number(errors)) \(errors == 1 ? "error" : "errors"); `\(command)` tells what is wrong",
      "エラーが\(number(errors))件あるため、レポートを作りませんでした。`\(command)` で何が問題か分かります")
  }

  /// What a report on a ledger with errors says.
  func leftOut(_ lines: Int, command: String) -> String {
    phrase(
      "읽을 수 없는 \(number(lines))줄을 뺐어요. `\(command)`로 무엇이 잘못됐는지 볼 수 있어요",
      "\(number(lines)) \(lines == 1 ? "line" : "lines") could not be read and \(lines == 1 ? "was" : "were") left out; "
        + "`\(command)` tells what is wrong",
      "読めない\(number(lines))行を除きました。`\(command)` で何が問題か分かります")
  }
}
