import HaruLedger
import HaruParse

extension UsageError {
  /// The sentence in Korean, in the polite informal style (해요체).
  var korean: Sentence {
    switch self {
    case .unknownCommand(let text, let suggestion):
      Sentence("\(shown(text, .called)) 명령은 없어요", meant(suggestion))
    case .foreignCommand(let text, let meaning):
      Sentence("\(shown(text, .called)) 명령은 없어요", help(meaning, .ko))
    case .unknownOption(let text, nil, _, let suggestion):
      Sentence("\(shown(text, .called)) 옵션은 없어요", meant(suggestion))
    case .unknownOption(let text, let command?, let owners, let suggestion):
      Sentence(
        "`\(command.rawValue)` 명령에는 \(shown(text)) 옵션이 없어요",
        owners.isEmpty
          ? meant(suggestion) : "\(shown(text)) 옵션은 \(Language.ko.list(owners.map { shown($0.rawValue) })) 명령에 있어요")
    case .missingValue(let option, let placeholder):
      Sentence("`\(option.spelling)` 옵션에 값이 없어요", "이렇게 쓰세요: `\(option.spelling) \(placeholder)`")
    case .unexpectedValue(let option, let value):
      Sentence("`\(option.spelling)` 옵션은 값을 받지 않아요: \(shown(value))", "이렇게 쓰세요: `\(option.spelling)`")
    case .notUTF8(let text):
      Sentence("\(shown(text)): UTF-8이 아닌 글자가 있어요", "UTF-8로 쓰세요. 다른 바이트는 파일 경로에만 쓸 수 있어요")
    case .unknownChoice(let subject, let text, let choices, let suggestion):
      Sentence(
        "`\(subject)`에 \(shown(text, .called)) 값은 없어요", meant(suggestion),
        "쓸 수 있는 값: \(Language.ko.list(choices))")
    case .missingAction(let verb, let action):
      Sentence("`ACTION` 자리가 비어 있어요", "장부에 있는 활동을 적으세요: \(proposed(example(verb, action, "독서")))")
    case .missingChoice(let placeholder, let choices):
      Sentence("`\(placeholder)` 자리가 비어 있어요", "쓸 수 있는 값: \(Language.ko.list(choices))")
    case .unexpectedOperand(let text, let option):
      Sentence(
        "\(shown(text, .topic)) 필요 없는 인자예요",
        option.map { "빼고 쓰세요. 장부는 옵션으로 적어요: `\($0.spelling) \(text)`" } ?? "빼거나, 공백이 든 이름이면 따옴표로 묶으세요")
    case .unknownCode(let text, let suggestion):
      Sentence("\(shown(text, .called)) 코드는 없어요", meant(suggestion), "`haru-ledger explain --list`로 모두 볼 수 있어요")
    case .fixOfStandardInput: Sentence("표준 입력은 고칠 수 없어요", "파일을 적으세요: `haru-ledger check --fix main.haru`")
    case .invalidValue(let option, let text, let expected, let meant):
      Sentence(
        "`\(option.spelling)`에 \(shown(text, .object)) 쓸 수 없어요", Self.meantValue(option, meant, in: .ko),
        monthLength(text), korean(expected))
    case .unknownName(let option, let text, let suggestion):
      Sentence("`\(option.spelling)`: 장부에 \(shown(text, .called)) 이름은 없어요", meant(suggestion))
    case .invalidDate(let text): Sentence("\(shown(text, .called)) 날짜는 없어요", monthLength(text) ?? korean(.date))
    case .dateAsFile(let text, let command): Sentence("\(shown(text)) 파일이 없어요", meant(command), korean(.date))
    case .periodAsKind(let text, let commands):
      Sentence(
        "`KIND`에 \(shown(text, .called)) 값은 없어요", "이렇게 쓰세요: \(Language.ko.choice(commands.map { proposed($0) }))")
    case .skippedNow(let text, let before, let after):
      Sentence(
        "`--now` \(text)\(KoreanParticle.topic.after(text)) 없는 시각이에요: 시계가 \(before)에서 \(after)\(KoreanParticle.direction.after(after)) 건너뛰어요",
        "`\(before)`까지나 `\(after)`부터의 시각을 쓰세요")
    case .conflict(let a, let b):
      Sentence("`\(a.spelling)` 옵션과 `\(b.spelling)` 옵션은 함께 쓸 수 없어요", "둘 중 하나를 빼세요")
    case .conflictWithDate(let option, let text):
      Sentence("`\(option.spelling)` 옵션과 날짜 \(shown(text, .topic)) 함께 쓸 수 없어요", "둘 중 하나를 빼세요")
    case .rangeReversed(let from, let to):
      Sentence("`--from \(from)` 날짜가 `--to \(to)` 날짜보다 늦어요", "이렇게 쓰세요: `--from \(to) --to \(from)`")
    case .unfitOption(let option, let kind):
      Sentence("`\(kind.rawValue)` 보고서에는 `\(option.spelling)` 옵션을 쓸 수 없어요")
    case .unfitDate(let text, let kind):
      Sentence(
        "`\(kind.rawValue)` 보고서는 날짜를 따로 받지 않아요: \(shown(text))",
        kind == .goals ? "기간별로 보려면 `--periods`를 쓰세요" : kind == .overview ? nil : "이렇게 쓰세요: `--period \(text)`")
    }
  }

  private func meant(_ suggestion: String?) -> String? {
    suggestion.map { "혹시 \(shown($0))인가요?" }
  }

  private func monthLength(_ text: String) -> String? {
    Self.monthWithoutDay(text).map { "\(Language.ko.month(year: $0.year, month: $0.month))은 \($0.days)일까지 있어요" }
  }

  private func korean(_ expected: ExpectedValue) -> String {
    switch expected {
    case .namedDate: "날짜는 \(expected.example)처럼 쓰거나 `today`, `yesterday`, 요일(`mon`)로 써요"
    case .date: "날짜는 이렇게 써요: \(expected.example)"
    case .dayPeriod: "이 보고서는 하루를 다뤄요: \(expected.example)"
    case .period: "기간은 이렇게 써요: \(expected.example)"
    case .moment: "날짜와 시각을 함께 써요: \(expected.example)"
    case .timeOrAgo: "시각이나 얼마 전인지를 써요: \(expected.example)"
    case .estimate: "예상 시간은 0보다 길고 10,000시간을 넘지 않게 써요: \(expected.example)"
    case .days: "날수는 이렇게 써요: \(expected.example)"
    }
  }
}
