import HaruParse

extension Problem {
  /// The sentence in Korean, in the polite informal style (해요체), without a full stop at its end.
  var korean: Sentence {
    switch self {
    // MARK: Text
    case .invalidUTF8(let byte):
      Sentence(
        "UTF-8이 아닌 바이트(`\(hexadecimal(byte))`)가 있어요",
        "파일을 UTF-8로 저장하세요. CP949 파일은 이렇게 바꿀 수 있어요: `iconv -f CP949 -t UTF-8 old.haru > new.haru`")
    case .controlCharacter(let scalar):
      Sentence("줄에 쓸 수 없는 제어 문자가 있어요: \(controlName(scalar))", "지우세요. 제어 문자 중 탭만 쓸 수 있어요")
    case .loneCarriageReturn: Sentence("캐리지 리턴(CR) 뒤에 줄 바꿈(LF)이 없어요", "지우거나, 줄 끝을 LF 또는 CR LF로 바꾸세요")
    case .utf16File:
      Sentence("이 파일은 UTF-8이 아니라 UTF-16이에요", "UTF-8로 저장하세요: `iconv -f UTF-16 -t UTF-8 old.haru > new.haru`")
    case .conflict:
      Sentence("풀리지 않은 병합 충돌이 있어서, 충돌 표시 사이의 줄은 읽지 않았어요", "남길 줄만 두고 `<<<<<<<`, `=======`, `>>>>>>>` 줄을 지우세요")
    case .unclosedQuote: Sentence("이 큰따옴표가 줄 안에서 닫히지 않아요", #"이름 뒤에 큰따옴표를 하나 더 적으세요: `"영어; 단어"`"#)
    case .invalidEscape(let text):
      Sentence("따옴표 안에서 \(shown(text, .topic)) 아무 뜻이 없어요", #"역슬래시는 `\\`로, 큰따옴표는 `\"`로 적으세요"#)

    // MARK: Limits
    case .lineTooLong: Sentence("이 줄은 한도인 1 MiB보다 길어요", "줄을 나누세요. 메모는 `| 이어지는 말` 같은 줄로 이어 쓸 수 있어요")
    case .nameTooLong(let count):
      Sentence(
        "이름은 200자까지 쓸 수 있는데, 이 이름은 \(Language.ko.number(count))자예요", "이름을 줄이고 나머지는 주석으로 적으세요: `; 나머지 설명`")
    case .fileTooLarge: Sentence("이 파일은 한도인 2 GiB보다 커요", "연도나 달별로 나누고 `include 2026/*.haru`처럼 불러오세요")
    case .tooManyFiles: Sentence("장부의 파일이 한도인 100,000개보다 많아요", "작은 파일을 합치거나, `include 2026/*.haru`처럼 범위를 좁혀 불러오세요")
    case .tooManyDeclarations(let kind):
      Sentence(
        "장부에 선언한 \(kind.korean)\(KoreanParticle.subject.after(kind.korean)) 한도인 100,000개보다 많아요",
        "쓰지 않는 선언을 지우세요. `haru-ledger check --hints`로 찾을 수 있어요")
    case .countTooLarge(let text):
      Sentence("\(shown(text, .topic)) 횟수의 한도인 1,000,000,000을 넘어요", "`-1000000000`부터 `+1000000000`까지의 수를 적으세요")
    case .lengthTooLong(let text): Sentence("\(shown(text, .topic)) 시간 길이의 한도인 10,000시간을 넘어요", "`10000h`까지 적을 수 있어요")
    case .measureTooPrecise(let text): Sentence("\(shown(text, .topic)) 측정값의 한도인 15자리를 넘어요", "필요한 자리까지 반올림하세요: `=71.8`")

    // MARK: Lines
    case .unknownKeyword(let text, let suggestion):
      Sentence(
        "\(shown(text, .direction)) 시작하는 줄은 없어요",
        koreanGuess(suggestion),
        "줄은 키워드(`action`), 날짜(`2026-07-06`), 시각(`09:00`) 등으로 시작하고, 주석은 `;`으로 시작해요")
    case .valueAfterName(let text, let line):
      Sentence("\(shown(text, .direction)) 시작하는 줄은 없어요", "시각이나 수를 먼저, 이름을 그 뒤에 적으세요: \(proposed(line))")
    case .unsupportedVersion(let text):
      Sentence("이 파일의 형식은 버전 \(shown(text))인데, 이 프로그램은 버전 1을 읽어요", "`haru 1`이라고 적거나, 더 새로운 haru-ledger로 읽으세요")
    case .misplacedVersion: Sentence("`haru` 줄은 파일의 첫 줄에만 쓸 수 있어요", "`haru 1`을 맨 위로 옮기거나 지우세요")
    case .nothingToContinue:
      Sentence("이 `|` 줄이 이어 쓸 메모가 위에 없어요", "메모나 주석이 있는 줄 바로 아래로 옮기거나, 주석으로 적으세요: `; 덧붙이는 말`")
    case .entryBeforeDate:
      Sentence("이 기록 위에 날짜가 없어요", "`2026-07-06` 같은 날짜를 윗줄에 적거나, 앞에 적으세요: `2026-07-06 09:00-10:30 독서`")
    case .missing(let part): part.koreanMissing
    case .unexpectedText(let text, let suggestion):
      Sentence(
        "여기에는 \(shown(text, .subject)) 올 수 없어요",
        koreanWrite(suggestion),
        suggestion != nil
          ? nil
          : mayBeNote(text)
            ? "메모라면 앞에 `;`을 붙이세요: \(shown("; " + text))"
            : isCadence(text) ? "퀘스트의 주기는 하나예요. 다른 주기는 퀘스트를 하나 더 적으세요" : "값은 공백 없이 한 덩어리로, 메모는 `;` 뒤에 적으세요")

    // MARK: Values
    case .invalidDate(let text, let suggestion):
      Sentence("\(shown(text, .topic)) 날짜로 읽을 수 없어요", koreanWrite(suggestion) ?? "연, 월, 일을 차례로 적으세요: `2026-07-06`")
    case .noSuchDate(let text, let lastDay?):
      Sentence(
        "\(shown(text, .topic)) 없는 날짜예요: 그달은 \(lastDay)일까지 있어요",
        lastDate(ofMonthIn: text, lastDay: lastDay).map { "그달의 마지막 날은 \(shown($0, .copula))" }
          ?? "1부터 \(lastDay)까지의 날을 적으세요")
    case .noSuchDate(let text, nil):
      Sentence("\(shown(text, .topic)) 없는 날짜예요: 달은 01부터 12까지 있어요", "연, 월, 일을 차례로 적으세요: `2026-07-06`")
    case .yearOutOfRange(let text):
      Sentence("\(shown(text, .topic)) 쓸 수 있는 연도(1900–9999)를 벗어나요", "1900년부터 9999년까지의 날짜를 적으세요: `2026-07-06`")
    case .invalidTime(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 시각으로 읽을 수 없어요",
        koreanWrite(suggestion) ?? "시와 분을 적으세요: `09:05`. `25:10`은 다음 날 01:10이에요")
    case .invalidOffset(let text):
      Sentence(
        "\(shown(text, .topic)) UTC와의 시차로 읽을 수 없어요", "`@` 뒤에 18시간까지의 시차를 적으세요: `01:30@-4`, `22:00@+09:00`")
    case .offsetWithoutZone: Sentence("시차를 쓰려면 시간대가 필요한데, 이 장부에는 없어요", "`set zone Asia/Seoul` 같은 줄을 넣거나, 시차를 지우세요")
    case .invalidInterval(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 시작과 끝으로 읽을 수 없어요",
        koreanWrite(suggestion) ?? "두 시각 사이에 `-`를 적으세요: `09:00-10:30`")
    case .invalidLength(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 시간의 길이로 읽을 수 없어요",
        koreanWrite(suggestion) ?? "`1h30m`, `90m`, `1.5h`, `1시간30분`처럼 적으세요")
    case .invalidCount(let text, let suggestion):
      Sentence("\(shown(text, .topic)) 횟수로 읽을 수 없어요", koreanWrite(suggestion) ?? "부호가 있는 정수를 적으세요: `+3`, `-1`")
    case .invalidMeasure(let text, let suggestion):
      Sentence("\(shown(text, .topic)) 측정값으로 읽을 수 없어요", koreanWrite(suggestion) ?? "`=` 뒤에 숫자를 적으세요: `=71.8`")
    case .invalidColor(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 색으로 읽을 수 없어요", koreanWrite(suggestion) ?? "`#` 뒤에 16진수 여섯 자리를 적으세요: `#2F6B4F`")
    case .invalidWeekday(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 요일로 읽을 수 없어요",
        koreanWrite(suggestion) ?? "`월`, `화`, `수`, `목`, `금`, `토`, `일` 중 하나를 적으세요")
    case .wrongWeekday(let date, let written, let right):
      Sentence(
        "\(date)\(KoreanParticle.topic.after("\(date)")) \(shown(written, .subject)) 아니라 \(right.korean)요일이에요",
        "`\(date) \(weekdayWritten(right, like: written))`처럼 적거나, 날짜를 고치세요")
    case .invalidName(let text, let suggestion): koreanName(text, suggestion)
    case .invalidTag(let text, let suggestion):
      Sentence("\(shown(text, .topic)) 태그가 아니에요", koreanWrite(suggestion) ?? "`#` 뒤에 낱말 하나를 적으세요: `#공부`")

    // MARK: Properties
    case .unknownProperty(let key, let suggestion, let known):
      Sentence(
        known.isEmpty
          ? "이 줄에는 \(shown(keyWritten(key))) 같은 속성을 쓸 수 없어요" : "이 줄에는 \(shown(keyWritten(key))) 속성이 없어요",
        koreanGuess(suggestion.map(keyWritten))
          ?? (known.isEmpty
            ? "지우거나, `=`이 이름의 일부라면 큰따옴표로 묶으세요: `\"a=b\"`"
            : "쓸 수 있는 속성: \(Language.ko.list(known.map { proposed(keyWritten($0)) }))"))
    case .repeatedProperty(let key):
      Sentence(
        "이 줄에 \(shown(keyWritten(key))) 속성이 두 번 있어요",
        key.hasPrefix("alias") ? "하나만 두고, 이름 사이에 쉼표를 적으세요: `alias=read,r`" : "하나만 남기세요")
    case .missingProperty(let key, let example):
      Sentence("이 줄에는 \(shown(keyWritten(key))) 속성이 있어야 해요", "이렇게 덧붙이세요: \(proposed(example))")
    case .misplacedProperty(let key, let kinds):
      Sentence(
        "\(shown(keyWritten(key))) 속성은 \(Language.ko.list(kinds.map { "`\($0.keyword)`" })) 활동에만 쓸 수 있어요",
        "지우거나, 활동을 이렇게 선언하세요: \(Language.ko.choice(kinds.map { "`action \($0.keyword)`" }))")
    case .invalidProperty(let key, let text, let expected):
      Sentence(
        text.isEmpty
          ? "\(shown(keyWritten(key)))에 값이 없어요"
          : "\(shown(keyWritten(key)))에는 \(shown(text, .object)) 쓸 수 없어요",
        expected.korean(after: keyWritten(key)))
    case .estimateWithoutTimes:
      Sentence("`est=`는 시작과 끝이 있는 기록에만 쓸 수 있어요", "`09:00-10:30 독서 est=45m`처럼 적거나, `est=`를 지우세요")

    // MARK: Settings
    case .unknownSetting(let key, let suggestion, let known):
      Sentence(
        "\(shown(key, .called)) 설정은 없어요",
        koreanGuess(suggestion)
          ?? (known.isEmpty ? nil : "쓸 수 있는 설정: \(Language.ko.list(known.map { proposed($0) }))"))
    case .invalidSetting(let key, let text, let expected):
      Sentence(
        text.isEmpty ? "\(shown(key)) 설정에 값이 없어요" : "\(shown(key)) 설정에는 \(shown(text, .object)) 쓸 수 없어요",
        expected.korean(after: "set \(key) "))
    case .repeatedSetting(let key):
      Sentence(
        isDated(key) ? "\(shown(key)) 설정이 같은 시기에 두 번 있어요" : "\(shown(key)) 설정이 두 번 있어요",
        isDated(key) ? "하나만 남기거나, 언제부터인지 적으세요: `set \(key) … from 2026-07-01`" : "하나만 남기세요")
    case .undatedSetting(let key):
      Sentence(
        "\(shown(key)) 설정은 장부 전체에 적용되어서 `from`을 쓸 수 없어요",
        "`from`과 날짜를 지우세요. `zone`, `day-start`, `week-start`에만 쓸 수 있어요")
    case .zoneWithoutBase:
      Sentence("이 시간대로 바뀌기 전의 시간대가 정해져 있지 않아요", "그전의 시간대를 `from` 없이 적으세요: `set zone Asia/Seoul`")
    case .dayEndsBeforeItBegins(let date):
      Sentence(
        "이렇게 바꾸면 \(date)\(KoreanParticle.subject.after("\(date)")) 시작하기도 전에 끝나요",
        "`zone`과 `day-start`를 서로 다른 날에 바꾸세요: `set day-start 06:00 from \(later(date, days: 2))`")
    case .unknownZone(let name, let suggestion):
      Sentence(
        "\(shown(name, .called)) 시간대는 없어요",
        koreanGuess(suggestion) ?? "`Asia/Seoul`, `Europe/London` 같은 IANA 이름을 적으세요")
    case .zoneDatabaseMissing:
      Sentence("이 시스템에 시간대 데이터베이스가 없어요", "보통 `tzdata` 패키지로 설치해요. 시간대 없이 쓰려면 `set zone` 줄을 지우세요")
    case .zoneDataInvalid(let name):
      Sentence("시스템에 있는 \(shown(name)) 시간대 자료를 읽을 수 없어요", "시간대 데이터베이스(보통 `tzdata` 패키지)를 다시 설치하세요")
    case .errorAllowed(let code):
      Sentence(
        "\(shown(code, .topic)) 오류예요: 경고만 허용할 수 있어요",
        "여기에서 지우세요. 오류를 고치는 법은 `haru-ledger explain \(excerpt(code))`에 있어요")
    case .unknownCode(let code, let suggestion):
      Sentence(
        "\(shown(code, .called)) 진단 코드는 없어요",
        koreanGuess(suggestion) ?? "모든 코드는 `haru-ledger explain --list`로 볼 수 있어요")

    // MARK: Includes
    case .includeOutside(let path):
      Sentence(
        "\(shown(path, .topic)) 메인 파일의 폴더 밖에 있어요", "그 폴더 안으로 옮기고, 이 파일이 있는 폴더 기준의 상대 경로를 적으세요: `include 2026/07.haru`")
    case .notLedgerFile(let path):
      Sentence(
        "\(shown(path, .topic)) 숨은 파일이거나 `.haru` 파일이 아니라서 장부에서 쓸 수 없어요",
        "이름을 `.haru`로 끝내고, 경로의 어느 부분도 `.`으로 시작하지 않게 하세요: `include private/notes.haru`")
    case .includeCycle(let path):
      Sentence("\(shown(path, .topic)) 아직 읽는 중이라, 여기에서 불러오면 끝없이 돌게 돼요", "이 줄을 지우세요. 한 파일의 선언은 장부 전체에 적용돼요")
    case .includeMissing(let path):
      Sentence(
        "\(shown(path, .called)) 파일이 없어요",
        "이 파일이 있는 폴더 기준의 상대 경로를 적으세요: `include 2026/07.haru`",
        "아직 없을 수 있는 파일은 패턴으로 적으세요: `include 2026/*.haru`")
    case .unreadableFile(let path, let reason): reason.korean(path)
    case .includeTooDeep: Sentence("이 파일은 `include`의 한도인 64단계보다 깊어요", "메인 파일에서 바로 불러오세요: `include 2026/07.haru`")

    // MARK: Declarations
    case .duplicate(let kind, let name): kind.koreanDuplicate(name)
    case .aliasIsAction(let name):
      Sentence("별칭 \(shown(name, .topic)) 이미 활동의 이름이에요", "활동의 이름이 아닌 별칭을 적으세요: `alias=read`")
    case .unknownAction(let name, let suggestion, let kind):
      Sentence(
        "\(shown(name, .called)) 활동이 없어요",
        koreanGuess(suggestion)
          ?? (holdsValue(name)
            ? "시각이나 길이, 숫자는 이름 앞에 한 덩어리로 적으세요: `09:00-10:30`, `1h30m`, `+2`"
            : "새 활동이라면 선언하세요: \(proposed(declarationWritten(kind, name)))"),
        suggestion == nil && name.contains(" ") && !holdsValue(name) ? "일부가 메모라면 그 앞에 `;`을 붙이세요" : nil)
    case .unknownTag(let name, let suggestion, let color):
      Sentence(
        "\(shown(tagWritten(name))) 태그가 선언되어 있지 않아요",
        koreanGuess(suggestion.map(tagWritten))
          ?? "새 태그라면 선언하세요: \(proposed("tag \(tagWritten(name)) color=\(color)"))")
    case .unknownActionKind(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 활동의 종류가 아니에요",
        koreanGuess(suggestion) ?? "이름 앞에 `time`, `count`, `measure` 중 하나를 적으세요: `action time 독서`")
    case .questOutsideGoal: Sentence("이 퀘스트 위에 목표가 없어요", "윗줄에 목표를 적으세요: `goal 책 12권 읽기 start=2026-01-01`")
    case .endBeforeStart(let start, let end):
      Sentence(
        "목표의 끝(\(end))이 시작(\(start))보다 앞서요",
        "시작과 같거나 늦은 날을 적으세요: `end=\(later(start, days: 30))`. 아니면 `start=`를 고치세요")
    case .closedBeforeStart(let start, let closed):
      Sentence(
        "목표를 닫은 날(\(closed))이 시작(\(start))보다 앞서요", "시작과 같거나 늦은 날을 적으세요: `closed=\(start)`. 아니면 `start=`를 고치세요")
    case .closedAfterEnd(let end, let closed):
      Sentence(
        "목표를 닫은 날(\(closed))이 목표의 끝(\(end))보다 늦어요", "`closed=`를 지우거나, 끝과 같거나 이른 날을 적으세요: `closed=\(end)`")
    case .untilBeforeFrom(let from, let until):
      Sentence(
        "`until=`(\(until))이 `from=`(\(from))보다 앞서요",
        "`from=`과 같거나 늦은 날을 적으세요: `until=\(later(from, days: 30))`")
    case .spanReversed(let from, let to): Sentence("기간의 끝(\(to))이 시작(\(from))보다 앞서요", "`\(to)..\(from)`처럼 적으세요")
    case .resultWithQuests:
      Sentence("이 목표에는 퀘스트가 있고, 결과는 퀘스트가 정해요", "`result=`를 지우세요. 목표를 직접 끝내려면 `closed=2026-07-06`처럼 적으세요")
    case .invalidComparison(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 비교 기호가 아니에요",
        koreanWrite(suggestion) ?? "이상은 `>=`, 이하는 `<=`로 적으세요: `quest 독서 >= 1h per day`")
    case .invalidAmount(let text, let suggestion):
      Sentence(
        "\(shown(text, .topic)) 퀘스트의 양으로 읽을 수 없어요", koreanWrite(suggestion) ?? "`1h30m` 같은 길이나 `8` 같은 정수를 적으세요")
    case .invalidCadence(let text, let suggestion):
      Sentence(
        "\(shown(text, .called)) 주기는 없어요",
        koreanGuess(suggestion) ?? "\(Language.ko.choice(cadenceExamples(for: text)))처럼 적으세요")
    case .misplacedOver(let cadence):
      Sentence(
        "\(shown(cadence)) 뒤에는 `over`를 쓸 수 없어요",
        "`over`는 주보다 짧지 않은 기간에서 셀 요일을 정해요: `per week over mon-fri`. 그날그날의 목표는 `on mon,tue`처럼 적으세요")
    case .emptyQuest: Sentence("`>= 0`은 아무것도 하지 않아도 이루어져요", "`>= 30m`처럼 목표량을 적거나, `<= 2h`처럼 한도를 적으세요")
    case .amountOfWrongKind(let action, let kind): kind.koreanAmount(action)
    case .questOnMeasure(let action): ActionKind.measure.koreanAmount(action)

    // MARK: Entries
    case .wrongKind(let action, let kind, let form, let time):
      Sentence(
        time.map { "\(shown($0, .topic)) 시각이라서, 그것만으로는 \(shown(action, .object)) 얼마나 했는지 알 수 없어요" }
          ?? "\(shown(action, .topic)) \(kind.korean)이라, \(form.korean) 적을 수 없어요",
        kind.koreanForms,
        "아니면 활동을 이렇게 선언하세요: \(proposed("action \(form.kind.keyword) \(NameText.written(action))"))")
    case .timeOutOfOrder(let earlier, let later, let afternoon, let swapped, let nextDay):
      Sentence(
        "\(shown(earlier, .companion)) \(shown(later))의 순서가 맞지 않아요: 세션의 시각은 차례대로 적어요",
        afternoon.map { "오후의 시각이라면 \(proposed($0))처럼 적으세요" },
        koreanWrite(swapped) ?? (nextDay == nil ? "시각을 차례대로 적으세요: `09:00-09:30,09:45-10:20`" : nil),
        afternoon == nil ? nextDay.map { "다음 날 끝났다면 \(proposed($0))처럼 적으세요" } : nil)
    case .sessionTooLong: Sentence("이 세션은 한도인 7일보다 길어요", "끝을 `2026-07-08T01:30`처럼 바로잡거나, 여러 세션으로 나누어 적으세요")
    case .alreadyRunning(let action):
      Sentence(
        "\(shown(action, .topic)) 이미 진행 중이거나 멈춰 있어요: 한 활동은 한 번에 한 세션만 진행할 수 있어요",
        "먼저 시작한 세션의 끝을 적으세요: \(proposed("09:00-10:30 " + NameText.written(action)))")
    case .skippedTime(let time, let date, let before, let after):
      Sentence(
        "\(date)에는 \(excerpt(time))\(KoreanParticle.subject.after(time)) 없어요: 시계가 \(before) 다음에 바로 \(after)\(KoreanParticle.subject.after(after)) 돼요",
        "`\(before)` 이전이나 `\(after)` 이후의 시각을 적으세요")
    case .skippedDate(let date, let before, let after):
      Sentence(
        "이 시간대에는 \(date)\(KoreanParticle.subject.after("\(date)")) 없어요: \(before)의 다음 날이 \(after)\(KoreanParticle.copula.after("\(after)"))",
        "이웃한 날을 적으세요: `\(before)` 또는 `\(after)`")

    // MARK: Warnings
    case .mixedLineEnds(let carriageReturns, let lineFeeds):
      Sentence(
        "이 파일에는 줄 끝이 두 가지예요: CR LF \(Language.ko.lines(carriageReturns)), LF \(Language.ko.lines(lineFeeds))",
        "한 가지로 저장하세요. 편집기의 상태 표시줄에서 바꿀 수 있는 경우가 많아요")
    case .invisibleCharacter(let scalar):
      Sentence("눈에 보이지 않는 문자가 있어요: \(controlName(scalar))", "지우세요. 이 문자가 든 이름은 다른 이름이 돼요")
    case .repeatedTag(let name): Sentence("이 줄에 \(shown(tagWritten(name))) 태그가 두 번 있어요", "하나를 지우거나, 쓰려던 태그로 바꾸세요")
    case .emptyInclude(let pattern):
      Sentence(
        "\(shown(pattern))에 맞는 파일이 없어요",
        "패턴을 고치세요. 이 파일이 있는 폴더 기준의 상대 경로예요",
        "아직 만들지 않은 파일이라면 그대로 두거나 `set allow empty-include`를 적으세요")
    case .syncCopy(let name, let isRead):
      Sentence(
        isRead
          ? "\(shown(name, .topic)) 동기화하다 생긴 이 파일의 사본 같은데, 둘 다 장부에 들어 있어요"
          : "이 파일 옆에 동기화하다 생긴 사본 같은 \(shown(name, .subject)) 있어요",
        isRead
          ? "양쪽에 있는 기록은 두 번 세게 돼요. 사본에만 있는 것을 옮기고 사본을 지우세요"
          : "사본에만 있는 것을 이 파일로 옮기고 사본을 지우세요",
        "사본이 아니라면 따로 한 줄로 불러오세요: \(proposed("include " + valueWritten(name)))")
    case .sameColor(let tag, let other, let suggestion):
      Sentence(
        "\(shown(tagWritten(other))) 태그와 \(shown(tagWritten(tag))) 태그의 색이 같아요",
        "여기에는 다른 색을 적으세요: `color=\(suggestion)`")
    case .planLimit(let kind, let count, let limit):
      Sentence(
        kind == .quest
          ? "무료 요금제에서 한 목표의 퀘스트는 \(limit)개까지인데, 이 목표에는 \(Language.ko.number(count))개 있어요"
          : "무료 요금제에서 \(kind.korean)\(KoreanParticle.topic.after(kind.korean)) \(limit)개까지인데, 이 장부에는 \(Language.ko.number(count))개 있어요",
        "몇 개를 지우거나 합치세요. 유료 요금제라면 `set plan premium`을 적으세요")
    case .estimateTooLong(let estimate, let limit):
      Sentence(
        "예상 시간(\(Language.ko.length(seconds: estimate)))이 `max-session`(\(Language.ko.length(seconds: limit)))보다 길어요",
        "`est=30m`처럼 고치세요",
        "세션이 그만큼 길 수 있다면 한도를 늘리세요: `\(longestSession(of: estimate))`")
    case .earlyResult(let end):
      Sentence(
        end.map { "목표의 끝(\($0))이 아직 오지 않아서, 결과가 쓰이지 않아요" } ?? "목표에 끝이 없어서, 결과가 쓰이지 않아요",
        "이미 끝났다면 `closed=2026-07-06`처럼 닫으세요. 아니면 `result=`를 지우세요")
    case .questNeverActive:
      Sentence("이 퀘스트의 기간이 목표 안에 하루도 없어서, 한 번도 쓰이지 않아요", "퀘스트의 `from=`, `until=`, 주기나 목표의 날짜를 고치세요")
    case .impossibleQuest(let amount, let limit):
      Sentence(
        "목표 시간(\(Language.ko.length(seconds: amount)))이 이 퀘스트의 한 기간(\(Language.ko.length(seconds: limit)))보다 길어요",
        "`>= 2h30m`처럼 양을 줄이거나, `per week`처럼 더 긴 주기를 고르세요")
    case .skipWithoutQuest(let target):
      Sentence(
        "대상이 정확히 \(shown(target))인 퀘스트가 없어서, 이 `skip`은 효과가 없어요",
        "퀘스트에 적힌 대상을 그대로 적으세요. 태그는 그 활동을, 활동은 그 태그를 대신하지 않아요",
        "모든 퀘스트를 쉬려면 대상을 빼세요: `skip 2026-08-01..2026-08-07`")
    case .wrongYear(let date, let suggestion):
      Sentence(
        "\(suggestion.civil.year)년의 날짜들 사이에 \(date)\(KoreanParticle.subject.after("\(date)")) 있어요",
        koreanGuess("\(suggestion)"))
    case .archivedAction(let action, let archived):
      Sentence(
        "\(shown(action, .topic)) \(archived)에 보관한 활동인데, 그날 이후의 기록이에요",
        "다시 쓰는 활동이라면 `archived=`를 지우고, 아니면 기록의 날짜를 고치세요")
    case .emptyPiece, .emptySession:
      Sentence("시작과 끝이 같아서 시간이 더해지지 않아요", "한쪽 시각을 고치거나 지우세요. 하루 전체는 `09:00-33:00`이에요")
    case .entryInNote: Sentence("이 메모는 기록처럼 시각으로 시작해요", "기록이면 날짜 아래에 적으세요: `09:00-10:00 독서`")
    case .zeroAmount(let form):
      Sentence(form == .length ? "길이가 0이라 더해지는 것이 없어요" : "횟수가 0이라 더해지는 것이 없어요", "쓰려던 수로 고치거나 줄을 지우세요")
    case .longSession(let seconds, let limit):
      Sentence(
        "이 기록의 길이(\(Language.ko.length(seconds: seconds)))가 `max-session`(\(Language.ko.length(seconds: limit)))보다 길어요",
        "타이머를 끄는 것을 잊었다면 끝을 고치세요",
        "정말 그만큼 길었다면 한도를 늘리세요: `\(longestSession(of: seconds))`")
    case .forgottenSession(let action, let limit):
      Sentence(
        "\(shown(action, .subject)) `max-session`의 한도(\(Language.ko.length(seconds: limit)))를 넘도록 진행 중이에요",
        "끝난 시각을 적으세요: \(proposed("09:00-10:30 " + NameText.written(action)))",
        "아직 하는 중이라면 한도를 늘리세요: `set max-session 48h`")
    case .repeatedSession(let action): Sentence("\(shown(action))의 똑같은 세션이 두 번 있어요", "두 줄 중 하나를 지우세요")
    case .overlap(let action): Sentence("\(shown(action))의 다른 세션이 같은 시간에 있어요", "시각을 고치거나, 두 줄을 하나로 합치세요")
    case .negativeTotal(let action, let date, let total):
      Sentence(
        "\(date)의 \(shown(action)) 횟수를 모두 더하면 0보다 작아요: \(Language.ko.number(total))", "수를 고치거나, 횟수를 적은 날로 옮기세요")
    case .futureEntry(let days):
      Sentence(
        days < 1 ? "이 기록은 지금부터 1시간 넘게 지나야 시작해요" : "이 기록은 \(Language.ko.number(days))일 뒤 날짜예요", "날짜나 시각을 고치세요",
        "계획일 뿐이라면 주석으로 적으세요: `; 2026-08-01 도서관`")

    // MARK: Hints
    case .differsByCase(let name, let other):
      Sentence("두 이름이 대소문자만 달라요: \(shown(name)), \(shown(other))", "헷갈리지 않게 하나의 이름을 바꾸세요")
    case .unusedDeclaration(let kind, let name):
      Sentence(
        kind == .tag
          ? "\(shown(tagWritten(name))) 태그를 쓰는 곳이 없어요" : "\(shown(name, .object)) 쓰는 기록, 퀘스트, 쉬는 날이 없어요",
        "더 쓰지 않는다면 줄을 지우세요")
    case .shortMonth(let cadence, let year, let month):
      Sentence(
        "\(shown(cadence))의 날이 모두 있지는 않은 달이 있어요: \(Language.ko.month(year: year, month: month))에는 없는 날이 있어요",
        "달마다 마지막 날이나 마지막 요일이라면 `on last`나 `on last fri`로 적으세요")
    case .idleSkip: Sentence("이날에 해당하는 퀘스트가 없어서, 쉬어도 달라지는 것이 없어요", "날짜를 고치거나, 메모 삼아 그대로 두세요")
    case .daysOutOfOrder(let date, let previous):
      Sentence(
        "\(date)\(KoreanParticle.subject.after("\(date)")) \(previous)보다 아래에 있어요",
        "제자리로 옮기세요. `haru-ledger fmt --sort`로 파일 전체를 정렬할 수 있어요")
    }
  }
}
