import HaruLedger
import HaruParse

extension RecordingFailure {
  /// The sentence in Korean.
  var korean: Sentence {
    switch self {
    case .unknownAction(let text, let suggestion, .declare(let kinds)):
      Sentence(
        "\(shown(text, .called)) 활동은 없어요", koreanGuess(suggestion),
        suggestion == nil
          ? kinds.count == 1
            ? "새 활동이면 이렇게 붙이세요: \(kinds[0].newOption)"
            : "새 활동이면 \(Language.ko.list(kinds.map(\.newOption))) 중 하나를 붙이세요" : nil)
    case .unknownAction(let text, let suggestion, .name(let commands)):
      Sentence(
        "\(shown(text, .called)) 활동은 없어요", koreanGuess(suggestion),
        suggestion != nil || commands.isEmpty ? nil : UsageError.meant(commands, in: .ko))
    case .ambiguousAction(let text, let names):
      Sentence("\(shown(text, .direction)) 시작하는 활동이 여럿이에요: \(Language.ko.list(names.map { shown($0) }))", "이름을 더 적으세요")
    case .actionExists(let name): Sentence("\(shown(name, .called)) 활동은 이미 있어요", "`--new` 없이 쓰세요")
    case .nameLikePath(let word, let kind, let command):
      Sentence(
        "\(shown(word, .topic)) 파일 이름처럼 보여서 활동 이름에 넣지 않았어요",
        command.map { "파일은 옵션으로 적으세요: \(proposed($0))" },
        "정말 이름이라면 장부에 먼저 적으세요: `action \(kind.keyword) \(word)`")
    case .nameLikeValue(let word, let name, let kind):
      Sentence(
        "\(shown(word, .topic)) 값처럼 보여서 활동 이름에 넣지 않았어요",
        "시각은 `--at`, 메모는 `--note`로 적고, `add`의 값은 한 낱말로 맨 뒤에 적으세요",
        "정말 이름이라면 장부에 먼저 적으세요: \(proposed("action \(kind.keyword) \(NameText.written(name))"))")
    case .unknownTag(let text, let suggestion):
      Sentence("\(shown(tagWritten(text), .called)) 태그는 없어요", koreanGuess(suggestion.map(tagWritten)))
    case .notTimed(let name, let kind):
      Sentence("\(shown(name, .topic)) \(kind.korean)이라 시작하거나 끝낼 수 없어요", "이렇게 적으세요: `add \(name)\(kind.usualAmount)`")
    case .alreadyOpen(let name, let since, let isPaused):
      isPaused
        ? Sentence("\(shown(name, .topic)) \(since)에 시작해서 지금 멈춰 있어요", "이어서 하려면: `resume \(name)`")
        : Sentence("\(shown(name, .topic)) \(since)부터 하고 있어요", "끝내려면: `stop \(name)`")
    case .nothingOpen(.open, let action): Sentence("진행 중인 활동이 없어요", "시작하려면: \(proposed("start \(action)"))")
    case .nothingOpen(.running, _): Sentence("진행 중인 활동이 없어요. 모두 멈춰 있어요", "이어서 하려면: `resume`")
    case .nothingOpen(.paused, _): Sentence("멈춘 활동이 없어요", "무엇을 하고 있는지 보려면: `status`")
    case .notOpen(let name, .open): Sentence("\(shown(name, .topic)) 지금 하고 있지 않아요", "시작하려면: `start \(name)`")
    case .notOpen(let name, .running): Sentence("\(shown(name, .topic)) 진행 중이 아니에요", "멈춰 있다면: `resume \(name)`")
    case .notOpen(let name, .paused): Sentence("\(shown(name, .topic)) 멈춰 있지 않아요", "무엇을 하고 있는지 보려면: `status`")
    case .severalOpen(let names, let verb, let next):
      Sentence(
        "여러 활동을 하고 있어요: \(Language.ko.list(names.map { shown($0) }))",
        next == nil
          ? "하나를 골라 적으세요: \(proposed("\(verb.rawValue) \(names[0])"))"
          : "먼저 하나를 끝내세요: \(proposed("stop \(names[0])"))",
        next.map { "함께 하려면: \(proposed("start \($0)"))" })
    case .endsWhenPaused(let name, let since):
      Sentence(
        "\(shown(name, .topic)) \(since)에 멈췄고, 그때가 끝난 때예요", "`--at` 없이 쓰세요: \(proposed("stop \(name)"))",
        "더 했다면 먼저 이어서 하세요: \(proposed("resume \(name) --at \(since)"))")
    case .tooSoon(let name, let elapsed, let estimate):
      koreanTooSoon(name, Language.ko.length(seconds: elapsed), Language.ko.length(seconds: estimate))
    case .tooLong(let name, let elapsed, let limit, let example):
      Sentence(
        "\(shown(name)) 세션이 \(Language.ko.length(seconds: elapsed))이나 돼서 `max-session`(\(Language.ko.length(seconds: limit)))보다 길어요",
        "정말 끝난 때를 적으세요: \(proposed("stop \(name) --at \(example)"))",
        "정말 그렇게 오래 했다면 `--force`를 붙이세요")
    case .timeBeforeLast(let time, let last):
      Sentence(
        "\(time)\(KoreanParticle.topic.after(time)) 앞의 시각 \(last)보다 일러요", "그 뒤의 시각을 적으세요. `--at` 없이 쓰면 지금이에요")
    case .timeTooFar(let time, let name, let example):
      Sentence(
        "\(time)까지 이어지는 기록은 적을 수 없어요: 세션은 길어야 7일이에요",
        name.map { "정말 끝난 때를 적으세요: `stop \($0) --at \(example)`" } ?? "때를 적으세요: `--at \(example)`",
        name.map { "잘못 시작했다면: `cancel \($0)`" })
    case .timeAhead(let time, let canBeYesterday, let plan):
      Sentence(
        "\(time)\(KoreanParticle.topic.after(time)) 아직 오지 않았어요",
        canBeYesterday ? "어제의 일이면: `--date yesterday`" : nil,
        plan.map { "앞으로의 계획이면 날짜를 적으세요: `--date \($0)`" },
        !canBeYesterday && plan == nil ? "지금이면 `--at` 없이 쓰세요" : nil)
    case .dateWithoutTime(let date):
      Sentence("`--date \(date)`에는 시각도 있어야 해요", "시각을 적으세요: `--date \(date) --at 22:30`", "지금이면 `--date` 없이 쓰세요")
    case .missingAmount(let name, .time):
      Sentence("\(shown(name, .object)) 얼마나 했는지 적으세요", "`add \(name) 09:00-10:30` 또는 `add \(name) 1h30m`")
    case .missingAmount(let name, _): Sentence("\(shown(name))의 값을 적으세요", "`add \(name) 71.8`")
    case .invalidAmount(let text, let name, let kind, let unit, let meant):
      Sentence(
        "\(shown(text, .topic)) \(shown(name))에 맞지 않아요",
        unit.map { "\(shown(name))의 단위는 \(shown($0))이에요" },
        meant.isEmpty ? kind.koreanForms : UsageError.meant(meant, in: .ko))
    case .wordsBesideName(let text, let name, let meant):
      Sentence("\(shown(text, .topic)) \(shown(name)) 이름에 들지 않아요", UsageError.meant(meant, in: .ko))
    case .unfitOption(let option, let name, .time, let times):
      Sentence(
        "\(shown(name))에 이렇게는 `\(option.spelling)` 옵션을 쓸 수 없어요",
        "시작과 끝을 적으세요: \(proposed("add \(name) \(times ?? "09:00-10:30")"))")
    case .unfitOption(let option, let name, let kind, _):
      Sentence(
        "\(shown(name, .topic)) \(kind.korean)이라 `\(option.spelling)` 옵션을 쓸 수 없어요", "`\(option.spelling)` 없이 쓰세요")
    case .noteOfSeveralLines: Sentence("메모는 한 줄이어야 해요", "줄바꿈을 빼세요. 더 적을 것은 기록 아래에 `| `로 시작하는 줄로 적으세요")
    case .unproved(let path): Sentence("\(shown(path, .subject)) 의도와 다르게 바뀔 뻔해서 그대로 두었어요", "haru-ledger의 버그예요. 알려 주세요")
    case .unreadableLines(let path, let line):
      Sentence(
        "적지 않았어요: \(shown(path))의 \(line)행부터 읽을 수 없는 곳이 있어서, 새로 적는 것도 제대로 읽히지 않아요",
        "무엇이 잘못됐는지 보려면: \(proposed("check \(path)"))")
    case .standardInput: Sentence("표준 입력에는 적을 수 없어요", "파일을 적으세요: `--file main.haru`")
    case .logOutside(let path):
      Sentence(
        "`set log`의 \(shown(path, .topic)) 장부 폴더 안의 `.haru` 파일이 아니거나 숨은 파일이에요",
        "이렇게 바꾸세요: `set log 2026/%Y-%m.haru`")
    case .nothingToUndo: Sentence("되돌릴 것이 없어요", "haru-ledger로 바꾼 것만 되돌릴 수 있어요")
    case .undoOutside(let path):
      Sentence("되돌리지 않았어요: 마지막으로 바꾼 \(shown(path, .topic)) 이 장부의 파일이 아니에요", "편집기에서 직접 고치세요")
    case .changedSince(let path): Sentence("되돌리지 않았어요: \(shown(path, .subject)) 그 뒤에 바뀌었어요", "편집기에서 직접 고치세요")
    case .noUndo: Sentence("바꾼 내용을 적어 둘 곳이 없어요", "환경 변수 `XDG_STATE_HOME`이나 `HOME`을 정해 두세요")
    case .ledgerExists(let path): Sentence("\(shown(path)) 파일이 이미 있어서 만들지 않았어요", "다른 폴더를 적으세요: `init 폴더`")
    case .write, .refused, .wrongTime: Sentence("")
    }
  }
}

/// That a session is to end right after it began.
private func koreanTooSoon(_ name: String, _ elapsed: String, _ estimate: String) -> Sentence {
  Sentence(
    "\(shown(name, .object)) 시작한 지 \(elapsed)밖에 안 됐어요. 예상 시간은 \(estimate)\(KoreanParticle.copula.after(estimate))",
    "그래도 끝내려면 `--force`를 붙이고, 잘못 시작했다면 `cancel \(name)`\(KoreanParticle.object.after(name)) 쓰세요")
}

extension WriteFailure {
  /// The sentence in Korean.
  func korean(_ systemMessage: (Int32) -> String) -> Sentence {
    switch self {
    case .locked(let folder, let holder):
      Sentence(
        "다른 프로그램이 \(shown(folder)) 폴더에 쓰고 있어요" + (holder.map { ": 프로세스 \($0)" } ?? ""),
        "끝나면 다시 해 보세요", holder.map { "어떤 프로그램인지 보려면: `ps -p \($0)`" })
    case .changed(let path): Sentence("\(shown(path, .subject)) 그사이에 바뀌어서 쓰지 않았어요", "다시 해 보세요")
    case .readOnlyFile(let path): Sentence("\(shown(path, .topic)) 쓸 수 없는 파일이에요", "쓰기 권한을 확인하세요: `chmod u+w`")
    case .readOnlyFolder(let path): Sentence("\(shown(path)) 폴더에 쓸 수 없어요", "폴더의 쓰기 권한을 확인하세요")
    case .fullDisk(let path): Sentence("\(shown(path, .object)) 쓸 자리가 없어요: 디스크가 가득 찼어요", "파일은 그대로예요")
    case .missingFolder(let path): Sentence("\(shown(path)) 폴더가 없어요")
    case .foreignFile(let path): Sentence("\(shown(path))의 주인이 달라서, 주인을 그대로 두고 쓸 수 없어요")
    case .accessNotKept(let path):
      Sentence(
        "\(shown(path))의 접근 권한 목록이나 속성을 그대로 둘 수 없어서 쓰지 않았어요", "`getfacl`과 `getfattr`로 볼 수 있어요")
    case .unreadable(let path, let reason): reason.korean(path)
    case .other(let path, let number): Sentence("\(shown(path, .object)) 쓰지 못했어요: \(systemMessage(number))")
    }
  }
}
