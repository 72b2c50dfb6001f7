import HaruParse

/// The phrases of reports.
extension Language {
  var noEntries: String { Phrase(ko: "기록이 없어요", en: "no entries", ja: "記録がありません")(self) }
  var withoutTag: String { Phrase(ko: "태그 없음", en: "no tag", ja: "タグなし")(self) }
  var totals: String { Phrase(ko: "합계", en: "Totals", ja: "合計")(self) }
  var isRunning: String { Phrase(ko: "진행 중", en: "running", ja: "進行中")(self) }
  var isPaused: String { Phrase(ko: "멈춤", en: "paused", ja: "一時停止")(self) }

  /// What plain addition makes of time that ran in parallel.
  func addedUp(_ length: String) -> String {
    Phrase(ko: "(겹친 시간 포함 \(length))", en: "(\(length) with overlaps)", ja: "（重複込み\(length)）")(self)
  }

  /// A part of a session that goes on in another day.
  func ofWhole(_ length: String) -> String { Phrase(ko: "전체 \(length)", en: "of \(length)", ja: "全体 \(length)")(self) }

  /// The time between the first start and the last end in which nothing ran.
  func untracked(_ length: String) -> String {
    Phrase(ko: "기록 없는 시간 \(length)", en: "untracked \(length)", ja: "記録のない時間 \(length)")(self)
  }

  /// Up to when running sessions count.
  func runningUpTo(_ moment: String, count: Int) -> String {
    Phrase(
      ko: "진행 중인 세션 \(number(count))개는 \(moment)까지의 시간을 더했어요",
      en: "\(number(count)) running \(count == 1 ? "session is" : "sessions are") counted up to \(moment)",
      ja: "進行中の\(number(count))セッションは\(moment)まで数えています")(self)
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
    Phrase(
      ko: "오류가 \(number(errors))건 있어서 보고서를 만들지 않았어요. `\(command)`로 무엇이 잘못됐는지 볼 수 있어요",
      en:
        "no report: the ledger has \(number(errors)) \(errors == 1 ? "error" : "errors"); `\(command)` shows what is wrong",
      ja: "エラーが\(number(errors))件あるため、レポートを作りませんでした。`\(command)` で何が問題か分かります")(self)
  }

  /// What a report on a ledger with errors says.
  func leftOut(_ lines: Int, command: String) -> String {
    Phrase(
      ko: "읽을 수 없는 \(number(lines))줄을 뺐어요. `\(command)`로 무엇이 잘못됐는지 볼 수 있어요",
      en:
        "\(number(lines)) \(lines == 1 ? "line" : "lines") could not be read and \(lines == 1 ? "was" : "were") left out; "
        + "`\(command)` shows what is wrong",
      ja: "読めない\(number(lines))行を除きました。`\(command)` で何が問題か分かります")(self)
  }
}
