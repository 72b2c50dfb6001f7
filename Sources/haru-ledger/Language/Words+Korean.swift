import HaruParse

/// Proposes what was probably meant.
func koreanGuess(_ suggestion: String?) -> String? { suggestion.map { "혹시 \(proposed($0))인가요?" } }

/// Says what to write.
func koreanWrite(_ suggestion: String?) -> String? { suggestion.map { "\(proposed($0))처럼 적으세요" } }

/// Why a text cannot be a name.
func koreanName(_ text: String, _ suggestion: String?) -> Sentence {
  if isAllBlank(text) { return Sentence("이름이 비어 있어요", "낱말을 하나 이상 적으세요: `action time 독서`") }
  return Sentence(
    text.hasPrefix("#")
      ? "\(shown(text, .topic)) `#`으로 시작해서, 이름이 아니라 태그로 읽혀요" : "\(shown(text, .topic)) 그대로는 이름이 될 수 없어요",
    "큰따옴표로 묶으세요: \(proposed(suggestion ?? NameText.quoted(text)))")
}

extension Part {
  /// What is missing, and a line that has it.
  var koreanMissing: Sentence {
    switch self {
    case .version: Sentence("형식의 버전이 없어요", "`haru 1`이라고 적으세요")
    case .settingKey: Sentence("설정의 이름이 없어요", "이름과 값을 적으세요: `set day-start 06:00`")
    case .settingValue: Sentence("설정의 값이 없어요", "끝에 값을 적으세요: `set day-start 06:00`")
    case .date: Sentence("여기에 날짜가 있어야 해요", "연, 월, 일을 차례로 적으세요: `2026-07-06`")
    case .pattern: Sentence("불러올 파일의 경로가 없어요", "이 폴더 기준의 상대 경로를 적으세요: `include 2026/*.haru`")
    case .name: Sentence("이름이 없어요", "종류 뒤에 이름을 적으세요: `action time 독서`")
    case .tag: Sentence("태그가 없어요", "`#` 뒤에 낱말 하나를 적으세요: `tag #공부 color=#2F6B4F`")
    case .actionKind: Sentence("활동의 종류가 없어요", "이름 앞에 `time`, `count`, `measure` 중 하나를 적으세요: `action time 독서`")
    case .action: Sentence("이 기록에 활동이 없어요", "끝에 활동을 적으세요: `09:00-10:30 독서`")
    case .title: Sentence("목표의 제목이 없어요", "제목을 적으세요: `goal 책 12권 읽기 start=2026-01-01`")
    case .target: Sentence("대상이 없어요", "활동, `#태그`, `*` 중 하나를 적으세요: `quest 독서 >= 1h per day`")
    case .comparison: Sentence("비교 기호가 없어요", "이상은 `>=`, 이하는 `<=`로 적으세요: `quest 독서 >= 1h per day`")
    case .amount: Sentence("양이 없어요", "시간의 길이나 정수를 적으세요: `quest 독서 >= 1h per day`")
    case .cadence: Sentence("주기가 없어요", "양 뒤에 주기를 적으세요: `quest 독서 >= 1h per day`")
    case .value: Sentence("여기에 값이 있어야 해요", "`=` 바로 뒤에 값을 적으세요: `est=30m`")
    }
  }
}

extension Expected {
  /// What to write, with an example after the `prefix` of the value (`est=` or `set zone `).
  func korean(after prefix: String) -> String {
    func example(_ value: String) -> String { proposed(prefix + value) }
    return switch self {
    case .oneOf(let words): "이렇게 적으세요: \(Language.ko.choice(words.map(example)))"
    case .date: "날짜를 적으세요: \(example("2026-07-06"))"
    case .timeOfDay: "00:00부터 23:59까지의 시각을 적으세요: \(example("06:00"))"
    case .length: "0보다 긴 시간의 길이를 적으세요: \(example("1h30m"))"
    case .weekday: "요일을 적으세요: \(example("mon"))"
    case .color: "`#` 뒤에 16진수 여섯 자리를 적으세요: \(example("#2F6B4F"))"
    case .percent: "1%부터 100%까지의 백분율을 적으세요: \(example("80%"))"
    case .names: "이름을 하나 이상, 쉼표로 나누어 적으세요: \(example("read,r"))"
    case .zoneName: "IANA 시간대 이름을 적으세요: \(example("Asia/Seoul"))"
    case .logPattern: "숨은 폴더가 없는 `.haru` 파일의 상대 경로를 적으세요. `%Y`, `%m`, `%d`를 쓸 수 있어요: \(example("2026/%Y-%m.haru"))"
    case .text: "한 글자 이상 적으세요: \(proposed(textExample(after: prefix)))"
    case .codes: "코드를 쉼표로 나누어 적으세요. 모든 코드는 `haru-ledger explain --list`로 볼 수 있어요"
    }
  }
}

extension DeclarationKind {
  /// The kind's name.
  var korean: String {
    switch self {
    case .tag: "태그"
    case .action: "활동"
    case .alias: "별칭"
    case .goal: "목표"
    case .goalID: "목표 id"
    case .questID: "퀘스트 id"
    case .quest: "퀘스트"
    case .skip: "쉬는 날"
    case .setting: "설정"
    }
  }

  func koreanDuplicate(_ name: String) -> Sentence {
    let keepOne = "두 줄 중 하나만 남기세요"
    return switch self {
    case .tag: Sentence("\(shown(tagWritten(name))) 태그가 두 번 선언되어 있어요", keepOne)
    case .action: Sentence("\(shown(name, .called)) 활동이 둘 있어요", "하나의 이름을 바꾸거나, \(keepOne)")
    case .alias:
      Sentence(
        "\(shown(name, .called)) 별칭이 둘 있어요", "여기에는 다른 별칭을 적으세요: \(proposed("alias=" + valueWritten(name + "2")))")
    case .goal: Sentence("\(shown(name, .called)) 목표가 둘 있어요", "하나의 제목을 바꾸거나, \(keepOne)")
    case .goalID:
      Sentence("id가 \(shown(name))인 목표가 둘 있어요", "여기에는 다른 id를 적으세요: \(proposed("id=" + valueWritten(name + "2")))")
    case .questID:
      Sentence("id가 \(shown(name))인 퀘스트가 둘 있어요", "여기에는 다른 id를 적으세요: \(proposed("id=" + valueWritten(name + "2")))")
    case .quest: Sentence("\(shown(name)) 퀘스트가 두 번 있어요", keepOne)
    case .skip: Sentence("쉬는 날 \(shown(name, .subject)) 두 번 있어요", keepOne)
    case .setting: Sentence("\(shown(name)) 설정이 두 번 있어요", keepOne)
    }
  }
}

extension ActionKind {
  /// How an action of the kind is measured.
  var korean: String {
    switch self {
    case .time: "시간으로 재는 활동"
    case .count: "횟수로 세는 활동"
    case .measure: "값을 재는 활동"
    }
  }

  var koreanForms: String {
    switch self {
    case .time: "`09:00-10:30`처럼 시작과 끝을 적거나, `1h30m`처럼 길이를 적으세요"
    case .count: "`08:10`처럼 시각을 적거나, `+2` 또는 `08:10 +2`처럼 횟수를 적으세요"
    case .measure: "`=71.8` 또는 `07:00 =71.8`처럼 값을 적으세요"
    }
  }

  func koreanAmount(_ action: String) -> Sentence {
    switch self {
    case .time:
      Sentence(
        "\(shown(action, .topic)) \(korean)이라, 퀘스트의 양은 시간의 길이여야 해요",
        "길이를 적으세요: \(proposed("quest \(NameText.written(action)) >= 1h30m per day"))")
    case .count:
      Sentence(
        "\(shown(action, .topic)) \(korean)이라, 퀘스트의 양은 정수여야 해요",
        "정수를 적으세요: \(proposed("quest \(NameText.written(action)) >= 8 per day"))")
    case .measure:
      Sentence(
        "\(shown(action, .topic)) \(korean)이라, 퀘스트에 쓸 합계가 없어요",
        "`time` 또는 `count` 활동을 적으세요: `quest 독서 >= 1h per day`")
    }
  }
}

extension EntryForm {
  /// The form with the particle of an object.
  var korean: String {
    switch self {
    case .session: "세션을"
    case .running: "진행 중인 세션을"
    case .paused: "멈춘 세션을"
    case .length: "시간의 길이를"
    case .count: "횟수를"
    case .measure: "측정값을"
    }
  }
}

extension FileError {
  func korean(_ path: String) -> Sentence {
    switch self {
    case .notFound:
      Sentence("\(shown(path, .called)) 파일이 없어요", "경로를 확인하세요. 거기에 장부를 새로 만들려면: \(proposed("haru-ledger init \(path)"))")
    case .permissionDenied: Sentence("\(shown(path, .object)) 읽을 권한이 없어요", "`chmod u+r` 명령으로 읽기 권한을 주세요")
    case .isDirectory:
      Sentence("\(shown(path, .topic)) 파일이 아니라 폴더예요", "안에 있는 파일을 적으세요: \(proposed("\(path)/*.haru"))")
    case .tooLarge:
      Sentence("\(shown(path, .topic)) 한도인 2 GiB보다 커요", "연도나 달별로 나누고 `include 2026/*.haru`처럼 불러오세요")
    case .notRegular:
      Sentence("\(shown(path, .topic)) 파일이 아니라 파이프나 장치예요", "`main.haru` 같은 파일을 적거나, `-`를 적고 내용을 파이프로 넘기세요")
    case .linkLoop:
      Sentence("\(shown(path))의 링크가 순환해서 파일을 찾을 수 없어요", "`readlink`로 링크를 따라가 보고, 파일을 가리키게 고치세요")
    case .other(let number):
      Sentence(
        "\(shown(path, .object)) 읽을 수 없어요: 시스템 오류 번호는 \(number)\(KoreanParticle.copula.after("\(number)"))",
        "다시 해 보고, 디스크나 연결이 괜찮은지 확인하세요")
    }
  }
}

extension Weekday {
  /// The weekday as the format spells it in Korean: `월`.
  var korean: String {
    switch self {
    case .monday: "월"
    case .tuesday: "화"
    case .wednesday: "수"
    case .thursday: "목"
    case .friday: "금"
    case .saturday: "토"
    case .sunday: "일"
    }
  }
}
