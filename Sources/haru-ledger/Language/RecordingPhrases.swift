import HaruLedger
import HaruParse

/// What recording commands say of what they have done. Names come in safe for a terminal.
extension Language {
  /// A session was begun; `due` is when its estimate is reached.
  func started(_ name: String, at time: String, due: String?) -> String {
    Phrase(
      ko: "\(name) 시작했어요 · \(time)",
      en: "Started \(name) at \(time)",
      ja: "\(name)を開始しました · \(time)")(self) + until(due)
  }

  /// What else runs where something starts.
  func alsoRunning(_ names: [String]) -> String {
    let list = list(names)
    return Phrase(ko: "함께 진행 중: \(list)", en: "also running: \(list)", ja: "ほかに進行中: \(list)")(self)
  }

  private func until(_ due: String?) -> String {
    due.map { Phrase(ko: " · 예상은 \($0)까지", en: ", due at \($0)", ja: " · 見積もりは\($0)まで")(self) } ?? ""
  }

  /// A session was ended.
  func stopped(_ name: String, _ seconds: Int, from start: String, to end: String) -> String {
    let length = length(seconds: seconds)
    return Phrase(
      ko: "\(name) 끝냈어요 · \(length) (\(start)–\(end))",
      en: "Stopped \(name) after \(length) (\(start)–\(end))",
      ja: "\(name)を終えました · \(length)（\(start)–\(end)）")(self)
  }

  /// A session was paused.
  func paused(_ name: String, _ seconds: Int) -> String {
    let length = length(seconds: seconds)
    return Phrase(
      ko: "\(name) 잠시 멈췄어요 · 지금까지 \(length)",
      en: "Paused \(name) after \(length)",
      ja: "\(name)を一時停止しました · ここまで\(length)")(self)
  }

  /// A session goes on.
  func resumed(_ name: String, at time: String, due: String?) -> String {
    Phrase(
      ko: "\(name) 이어서 해요 · \(time)",
      en: "Resumed \(name) at \(time)",
      ja: "\(name)を再開しました · \(time)")(self) + until(due)
  }

  /// The line of an open session was removed.
  func canceled(_ name: String, _ seconds: Int) -> String {
    let length = length(seconds: seconds)
    return Phrase(
      ko: "\(name) 기록을 지웠어요 · \(length)",
      en: "Cancelled \(name), \(length) dropped",
      ja: "\(name)の記録を削除しました · \(length)")(self)
  }

  /// An entry was added; `day` is its day where it is not the current one.
  func added(_ name: String, _ figure: String, day: String?) -> String {
    Phrase(ko: "적었어요: \(name) · \(figure)", en: "Added \(name), \(figure)", ja: "書き込みました: \(name) · \(figure)")(self)
      + (day.map { " · " + $0 } ?? "")
  }

  /// How an estimate was kept.
  func estimate(_ result: EstimateResult) -> String {
    let goal = length(seconds: Int(result.estimate))
    let rest = length(seconds: Int(abs(result.estimate - result.elapsed)))
    guard result.isAchieved else {
      return Phrase(
        ko: "예상 \(goal): \(rest) 넘겼어요",
        en: "estimate \(goal): \(rest) over",
        ja: "見積もり \(goal): \(rest)超過しました")(self)
    }
    let isExact = result.estimate == result.elapsed
    let kept = Phrase(
      ko: isExact ? "예상 \(goal): 딱 맞게 해냈어요" : "예상 \(goal): \(rest) 남기고 해냈어요",
      en: isExact ? "estimate \(goal): achieved to the minute" : "estimate \(goal): achieved with \(rest) left",
      ja: isExact ? "見積もり \(goal): ちょうど達成しました" : "見積もり \(goal): \(rest)残して達成しました")(self)
    guard result.streak > 1 else { return kept }
    let row = Phrase(
      ko: "\(number(result.streak))회 연속",
      en: "\(number(result.streak)) in a row",
      ja: "\(number(result.streak))回連続")(self)
    let record = result.isRecord ? Phrase(ko: ", 최고 기록", en: ", a record", ja: "、最高記録")(self) : ""
    return "\(kept) · \(row)\(record)"
  }

  /// A change was taken back.
  func undone(_ command: String) -> String {
    Phrase(ko: "되돌렸어요: \(command)", en: "Undone: \(command)", ja: "取り消しました: \(command)")(self)
  }

  /// The words before a line that `undo` removed, and before one that it restored.
  var removedAndRestored: (String, String) {
    (Phrase(ko: "지운 줄", en: "removed", ja: "削除した行")(self), Phrase(ko: "되살린 줄", en: "restored", ja: "復元した行")(self))
  }

  /// A ledger was made; what to do next follows.
  func made(_ path: String) -> String {
    Phrase(
      ko: "\(path) 파일을 만들었어요. 이렇게 시작해 보세요:",
      en: "Created \(path). To start:",
      ja: "\(path) を作りました。次のように始められます:")(self)
  }

  /// An `include` was added to the main file.
  func included(_ line: String, in path: String) -> String {
    Phrase(
      ko: "\(path)에 `\(line)` 줄도 적었어요. 이제 장부가 그 파일을 읽어요",
      en: "Added `\(line)` to \(path), so that the ledger reads that file",
      ja: "\(path) に `\(line)` も書き込みました。帳簿はそのファイルを読み込みます")(self)
  }
}
