import HaruLedger
import HaruParse

/// What recording commands say of what they have done. Names come in safe for a terminal.
extension Language {
  private func phrase(_ korean: String, _ english: String, _ japanese: String) -> String {
    switch self {
    case .ko: korean
    case .en: english
    case .ja: japanese
    }
  }

  private func object(_ name: String) -> String { name + KoreanParticle.object.after(name) }

  /// A session was begun; `due` is when its estimate is reached.
  func started(_ name: String, at time: String, due: String?) -> String {
    phrase("\(object(name)) 시작했어요 · \(time)", "Started \(name) at \(time)", "\(name)を開始しました · \(time)") + until(due)
  }

  private func until(_ due: String?) -> String {
    due.map { phrase(" · 예상은 \($0)까지", ", due at \($0)", " · 予定は\($0)まで") } ?? ""
  }

  /// A session was ended.
  func stopped(_ name: String, _ seconds: Int, from start: String, to end: String) -> String {
    let length = length(seconds: seconds)
    return phrase(
      "\(object(name)) 끝냈어요 · \(length) (\(start)–\(end))", "Stopped \(name) after \(length) (\(start)–\(end))",
      "\(name)を終えました · \(length)（\(start)–\(end)）")
  }

  /// A session was paused.
  func paused(_ name: String, _ seconds: Int) -> String {
    let length = length(seconds: seconds)
    return phrase(
      "\(object(name)) 잠시 멈췄어요 · 지금까지 \(length)", "Paused \(name) after \(length)", "\(name)を一時停止しました · ここまで\(length)")
  }

  /// A session goes on.
  func resumed(_ name: String, at time: String, due: String?) -> String {
    phrase("\(object(name)) 이어서 해요 · \(time)", "Resumed \(name) at \(time)", "\(name)を再開しました · \(time)") + until(due)
  }

  /// The line of an open session was removed.
  func canceled(_ name: String, _ seconds: Int) -> String {
    let length = length(seconds: seconds)
    return phrase(
      "\(name) 기록을 지웠어요 · \(length)", "Cancelled \(name), \(length) dropped", "\(name)の記録を消しました · \(length)")
  }

  /// An entry was added; `day` is its day where it is not the current one.
  func added(_ name: String, _ figure: String, day: String?) -> String {
    phrase("적었어요: \(name) · \(figure)", "Added \(name), \(figure)", "書き込みました: \(name) · \(figure)")
      + (day.map { " · " + $0 } ?? "")
  }

  /// How an estimate was kept.
  func estimate(_ result: EstimateResult) -> String {
    let goal = length(seconds: Int(result.estimate))
    let rest = length(seconds: Int(abs(result.estimate - result.elapsed)))
    guard result.isAchieved else {
      return phrase("예상 \(goal): \(rest) 넘겼어요", "estimate \(goal): \(rest) over", "予定 \(goal): \(rest)超過しました")
    }
    let isExact = result.estimate == result.elapsed
    let kept = phrase(
      isExact ? "예상 \(goal): 딱 맞게 해냈어요" : "예상 \(goal): \(rest) 남기고 해냈어요",
      isExact ? "estimate \(goal): achieved to the minute" : "estimate \(goal): achieved with \(rest) left",
      isExact ? "予定 \(goal): ちょうど達成しました" : "予定 \(goal): \(rest)残して達成しました")
    guard result.streak > 1 else { return kept }
    let row = phrase("\(number(result.streak))번 연속", "\(number(result.streak)) in a row", "\(number(result.streak))回連続")
    let record = result.isRecord ? phrase(", 최고 기록", ", a record", "、最高記録") : ""
    return "\(kept) · \(row)\(record)"
  }

  /// A change was taken back.
  func undone(_ command: String) -> String {
    phrase("되돌렸어요: \(command)", "Undone: \(command)", "取り消しました: \(command)")
  }

  /// What stands before a line that went, and before one that came back.
  var removedAndRestored: (String, String) {
    (phrase("지운 줄", "removed", "消した行"), phrase("되살린 줄", "restored", "戻した行"))
  }

  /// A ledger was made; what to do next follows.
  func made(_ path: String) -> String {
    phrase("\(path) 파일을 만들었어요. 이렇게 시작해 보세요:", "Made \(path). To begin:", "\(path) を作りました。次のように始められます:")
  }

  /// A file was written that does not belong to the ledger.
  func unreachedFile(_ path: String) -> Sentence {
    let folder = Path.folder(of: path)
    let include = "include " + (folder == "." ? "" : folder + "/") + "*.haru"
    return switch self {
    case .ko:
      Sentence("\(shown(path, .object)) 불러오는 `include`가 없어서, 적은 줄이 장부에 반영되지 않아요", "메인 파일에 적으세요: `\(include)`")
    case .en:
      Sentence(
        "no `include` leads to \(shown(path)), so the ledger does not see what was written",
        "write in the main file: `\(include)`")
    case .ja:
      Sentence("\(shown(path)) を読み込む `include` がないため、書いた行は帳簿に反映されません", "メインファイルに書いてください: `\(include)`")
    }
  }

  /// The word for a window of progress.
  func word(_ window: StatusOptions.Window) -> String {
    switch window {
    case .day: today
    case .week: thisWeek
    case .month: thisMonth
    }
  }
}
