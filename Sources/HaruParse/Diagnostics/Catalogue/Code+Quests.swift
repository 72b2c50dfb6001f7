// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Each entry is its own documentation.

extension Code {
  /// The codes of goals and quests.
  static let ofQuests: [Code] = [
    .questOutsideGoal, .endBeforeStart, .closedBeforeStart, .closedAfterEnd, .untilBeforeFrom, .spanReversed,
    .resultWithQuests, .invalidComparison, .invalidAmount, .invalidCadence, .emptyQuest, .amountOfWrongKind,
    .questOnMeasure,
  ]

  public static let questOutsideGoal = Code(
    "quest-outside-goal", .error,
    what: Phrase(
      ko: "파일에서 이 퀘스트보다 위에 목표가 없어요.",
      en: "A quest has no goal above it in its file.",
      ja: "このクエストより上に目標がありません。"),
    why: Phrase(
      ko: "퀘스트는 위에 있는 목표의 것이고, 날짜도 그 목표가 정해요.",
      en: "A quest belongs to the goal above it, which has its dates.",
      ja: "クエストは上の目標のもので、日付もその目標が決めます。"),
    fix: Phrase(ko: "위에 목표를 적으세요.", en: "Write a goal above it.", ja: "上に目標を書いてください。"),
    wrong: "action time read\nquest read >= 1h per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")

  public static let endBeforeStart = Code(
    "end-before-start", .error,
    what: Phrase(ko: "목표가 시작하기 전에 끝나요.", en: "A goal ends before it starts.", ja: "目標が始まる前に終わります。"),
    why: Phrase(
      ko: "시작하기 전에 끝나는 목표에는 하루도 없어요.",
      en: "A goal that ends before it starts has no day.",
      ja: "始まる前に終わる目標には1日もありません。"),
    fix: Phrase(ko: "날짜 하나를 고치세요.", en: "Correct one of the dates.", ja: "どちらかの日付を直してください。"),
    wrong: "goal Reading start=2026-07-01 end=2026-06-30", right: "goal Reading start=2026-06-30 end=2026-07-01")

  public static let closedBeforeStart = Code(
    "closed-before-start", .error,
    what: Phrase(ko: "목표를 시작하기 전에 닫았어요.", en: "A goal is closed before it starts.", ja: "`closed=` の日が目標の開始日より前です。"),
    why: Phrase(
      ko: "시작하지 않은 목표는 닫을 수 없어요.",
      en: "A goal cannot be closed before it has begun.",
      ja: "始まっていない目標は終了できません。"),
    fix: Phrase(ko: "날짜 하나를 고치세요.", en: "Correct one of the dates.", ja: "どちらかの日付を直してください。"),
    wrong: "goal Reading start=2026-07-01 closed=2026-06-30", right: "goal Reading start=2026-07-01 closed=2026-07-30")

  public static let closedAfterEnd = Code(
    "closed-after-end", .error,
    what: Phrase(ko: "목표가 끝난 뒤에 닫혀요.", en: "A goal is closed after its end.", ja: "`closed=` の日が目標の終了日より後です。"),
    why: Phrase(
      ko: "이미 끝난 목표는 닫을 것이 없어요.", en: "A goal that has ended need not be closed.", ja: "終わった目標をもう一度終了する必要はありません。"),
    fix: Phrase(
      ko: "`closed`를 지우거나 끝을 옮기세요.",
      en: "Delete `closed`, or move the end.",
      ja: "`closed` を削除するか、終了日を動かしてください。"),
    wrong: "goal Reading start=2026-01-01 end=2026-06-30 closed=2026-07-01",
    right: "goal Reading start=2026-01-01 end=2026-06-30")

  public static let untilBeforeFrom = Code(
    "until-before-from", .error,
    what: Phrase(
      ko: "퀘스트의 `until`이 `from`보다 앞이에요.",
      en: "A quest's `until` is before its `from`.",
      ja: "クエストの `until` が `from` より前です。"),
    why: Phrase(
      ko: "시작하기 전에 끝나는 퀘스트는 한 번도 적용되지 않아요.",
      en: "A quest that ends before it begins is never active.",
      ja: "始まる前に終わるクエストは一度も有効になりません。"),
    fix: Phrase(ko: "날짜 하나를 고치세요.", en: "Correct one of the dates.", ja: "どちらかの日付を直してください。"),
    wrong: """
      action time read
      goal Reading start=2026-01-01
        quest read >= 1h per day from=2026-09-01 until=2026-08-01
      """,
    right: """
      action time read
      goal Reading start=2026-01-01
        quest read >= 1h per day from=2026-08-01 until=2026-09-01
      """)

  public static let spanReversed = Code(
    "span-reversed", .error,
    what: Phrase(ko: "기간이 시작하기 전에 끝나요.", en: "A span of dates ends before it begins.", ja: "期間が始まる前に終わります。"),
    why: Phrase(
      ko: "하루도 없는 기간은 아무것도 뜻하지 않아요.",
      en: "A span without days has no effect.",
      ja: "1日もない期間は何も意味しません。"),
    fix: Phrase(ko: "이른 날짜를 먼저 적으세요.", en: "Write the earlier date first.", ja: "早い日付を先に書いてください。"),
    wrong: "skip 2026-08-07..2026-08-01", right: "skip 2026-08-01..2026-08-07")

  public static let resultWithQuests = Code(
    "result-with-quests", .error,
    what: Phrase(
      ko: "퀘스트가 있는 목표에 `result=`가 있어요.",
      en: "`result=` is on a goal that has quests.",
      ja: "クエストのある目標に `result=` があります。"),
    why: Phrase(
      ko: "이뤘는지는 퀘스트가 정하는데, 결과를 따로 적으면 서로 다를 수 있어요.",
      en: "The quests decide whether the goal is achieved, and a result could say the opposite.",
      ja: "達成はクエストが決めるので、結果を別に書くと食い違いかねません。"),
    fix: Phrase(ko: "`result=`를 지우세요.", en: "Delete `result=`.", ja: "`result=` を削除してください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01 result=achieved\n  quest read >= 1h per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")

  public static let invalidComparison = Code(
    "invalid-comparison", .error,
    what: Phrase(
      ko: "비교 기호(`>=`, `<=`)로 읽을 수 없어요.",
      en: "Expected `>=` or `<=`.",
      ja: "比較記号（`>=` か `<=`）として読めません。"),
    why: Phrase(
      ko: "퀘스트는 얼마 이상이나 얼마 이하를 목표로 해요.",
      en: "A quest asks for at least, or for at most, an amount.",
      ja: "クエストは、ある量以上かある量以下を目標にします。"),
    fix: Phrase(ko: "`>=`나 `<=`를 적으세요.", en: "Write `>=` or `<=`.", ja: "`>=` か `<=` を書いてください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01\n  quest read => 1h per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")

  public static let invalidAmount = Code(
    "invalid-amount", .error,
    what: Phrase(
      ko: "퀘스트의 양으로 읽을 수 없어요.",
      en: "Expected an amount.",
      ja: "クエストの量として読めません。"),
    why: Phrase(
      ko: "반만 알아들은 양은 모든 기간을 잘못 판단하게 해요.",
      en: "An amount that is only half understood would judge every period wrongly.",
      ja: "半分しか読めない量では、どの期間も誤って判断されます。"),
    fix: Phrase(
      ko: "`1h30m` 같은 길이나 정수를 적으세요.",
      en: "Write a length such as `1h30m`, or a whole number.",
      ja: "`1h30m` のような長さか整数を書いてください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h 30m per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h30m per day")

  public static let invalidCadence = Code(
    "invalid-cadence", .error,
    what: Phrase(ko: "그런 주기는 없어요.", en: "There is no such cadence.", ja: "そのような周期はありません。"),
    why: Phrase(
      ko: "주기가 달력을 기간으로 나누므로 정확해야 해요.",
      en: "The cadence cuts the calendar into periods, so it must be exact.",
      ja: "周期は暦を期間に分けるので、正確でなければなりません。"),
    fix: Phrase(
      ko: "`per day`처럼 메시지에 나온 형태로 적으세요.",
      en: "Write one of the forms that the message shows, such as `per day`.",
      ja: "`per day` のように、メッセージにある形で書いてください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h daily",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 1h per day")

  public static let emptyQuest = Code(
    "empty-quest", .error,
    what: Phrase(ko: "언제나 이루어지는 `>= 0`이에요.", en: "`>= 0` is always met.", ja: "`>= 0` は常に達成になります。"),
    why: Phrase(
      ko: "언제나 이루어지는 퀘스트는 달성률만 부풀려요.",
      en: "A quest that is always met would only raise the completion.",
      ja: "常に達成になるクエストは、達成率を上げるだけです。"),
    fix: Phrase(
      ko: "0보다 큰 양을 적거나 `<=`로 적으세요.",
      en: "Write an amount above 0, or a limit with `<=`.",
      ja: "0より大きい量にするか、`<=` で書いてください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 0m per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30m per day")

  public static let amountOfWrongKind = Code(
    "amount-of-wrong-kind", .error,
    what: Phrase(
      ko: "`time` 활동의 목표량이 횟수로, 또는 `count` 활동의 목표량이 길이로 적혀 있어요.",
      en: "A quest has a number for a `time` action, or a length for a `count` action.",
      ja: "`time` の活動に回数の目標が、または `count` の活動に長さの目標があります。"),
    why: Phrase(
      ko: "시간은 시간과 분으로, 횟수는 수로 적어요.",
      en: "Time is asked for in hours and minutes, counts in numbers.",
      ja: "時間の目標は時間と分で、回数の目標は数で書きます。"),
    fix: Phrase(
      ko: "`time` 활동에는 길이를, `count` 활동에는 수를 적으세요.",
      en: "Write a length for a `time` action, and a number for a `count` action.",
      ja: "`time` の活動には長さを、`count` の活動には数を書いてください。"),
    wrong: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30 per day",
    right: "action time read\ngoal Reading start=2026-01-01\n  quest read >= 30m per day")

  public static let questOnMeasure = Code(
    "quest-on-measure", .error,
    what: Phrase(
      ko: "퀘스트의 대상이 `measure` 활동이에요.",
      en: "A quest's target is a `measure` action.",
      ja: "クエストの対象が `measure` の活動です。"),
    why: Phrase(
      ko: "측정값은 더하지 않으므로 목표로 삼을 합계가 없어요.",
      en: "Measures are not added up, so they have no total to ask for.",
      ja: "測定値は足し合わせません。合計がないため目標にできません。"),
    fix: Phrase(ko: "다른 대상을 고르세요.", en: "Choose another target.", ja: "別の対象を選んでください。"),
    wrong: "action measure weight\naction time run\ngoal Health start=2026-01-01\n  quest weight <= 70 per day",
    right: "action measure weight\naction time run\ngoal Health start=2026-01-01\n  quest run >= 30m per day")
}
