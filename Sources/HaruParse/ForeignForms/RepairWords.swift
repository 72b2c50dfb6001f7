/// What a repaired line says, and what words of other forms ask of it: `매일` asks for `per day`.
struct SaidParts: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let hours = SaidParts(rawValue: 1)
  static let minutes = SaidParts(rawValue: 2)
  static let seconds = SaidParts(rawValue: 4)
  static let clock = SaidParts(rawValue: 8)
  static let day = SaidParts(rawValue: 16)
  static let week = SaidParts(rawValue: 32)
  static let month = SaidParts(rawValue: 64)
  static let year = SaidParts(rawValue: 128)
  static let date = SaidParts(rawValue: 256)
  /// Days of the month, or weekdays.
  static let on = SaidParts(rawValue: 512)
  static let last = SaidParts(rawValue: 1024)
  static let total = SaidParts(rawValue: 2048)
  static let any = SaidParts(rawValue: 4096)
  static let atLeast = SaidParts(rawValue: 8192)
  static let atMost = SaidParts(rawValue: 16384)
  static let percent = SaidParts(rawValue: 32768)
  static let span = SaidParts(rawValue: 65536)
  static let quarter = SaidParts(rawValue: 1 << 18)
  /// Weekdays among which days are counted.
  static let over = SaidParts(rawValue: 1 << 19)
  static let skip = SaidParts(rawValue: 1 << 20)
  /// No line says it: the word means something that a repair would drop.
  static let nothing = SaidParts(rawValue: 1 << 17)

  /// A weekday.
  static func weekday(_ day: Weekday) -> SaidParts { SaidParts(rawValue: 1 << (24 + UInt32(day.rawValue))) }

  /// What the words and signs of a line say.
  init(of words: Set<String>, signs: Set<String>) {
    self = []
    for (word, part) in Self.written where words.contains(word) { insert(part) }
    for (sign, part) in Self.signs where signs.contains(sign) { insert(part) }
    for day in Weekday.allCases
    where words.contains(day.keyword) || words.contains(String(day.hangul)) || words.contains(String(day.kanji)) {
      insert(.weekday(day))
    }
  }

  private static let written: [(String, SaidParts)] = [
    ("h", .hours), ("시간", .hours), ("時間", .hours), ("m", .minutes), ("분", .minutes), ("分", .minutes), ("s", .seconds),
    ("초", .seconds), ("秒", .seconds), ("day", .day), ("days", .day), ("week", .week), ("weeks", .week),
    ("month", .month), ("quarter", .quarter), ("year", .year), ("on", .on), ("over", .over), ("skip", .skip),
    ("last", .last), ("total", .total), ("any", .any),
  ]
  private static let signs: [(String, SaidParts)] = [
    (":", .clock), (">=", .atLeast), ("<=", .atMost), ("%", .percent), ("..", .span),
  ]
}

/// The words of other forms that a repair may leave out, with what must be said in their place. A word that is not here stays as it
/// is, or the repair is not certain.
enum RepairWords {
  /// What must be said for a word, one part of it at least; an empty set for what says nothing.
  static func parts(_ word: String) -> SaidParts? { table[word] }

  /// The longest word of the table in letters without blanks between them.
  static let longest = 6

  private static let table: [String: SaidParts] = {
    var result: [String: SaidParts] = [:]
    for (words, parts) in rows {
      for word in words { result[word] = parts }
    }
    let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    for (day, name) in zip(Weekday.allCases, english) {
      let part = SaidParts.weekday(day)
      for count in 3...name.utf8.count {
        result[String(name.prefix(count))] = part
        result[String(name.prefix(count)) + "s"] = part
      }
      for sign in [String(day.hangul), String(day.kanji)] {
        result[sign, default: []].formUnion(part)
        for ending in ["요일", "曜日", "曜"] { result[sign + ending] = part }
      }
    }
    return result
  }()

  private static let rows: [([String], SaidParts)] = [
    (["hr", "hrs", "hour", "hours", "시간", "時間"], .hours), (["h"], [.hours, .clock]),
    (["m", "min", "mins", "minute", "minutes", "분", "分"], [.minutes, .clock]),
    (["s", "sec", "secs", "seconds", "초", "秒"], [.seconds, .clock]),
    (["시", "時", "am", "pm", "오전", "오후", "午前", "午後", "새벽", "아침", "저녁", "밤", "朝", "夜", "夕方", "深夜"], .clock),
    (["정오", "正午", "noon"], .clock),
    (["반", "半", "half"], [.hours, .minutes, .clock]),
    (["year", "yearly", "annually", "년", "年", "매년", "해마다", "毎年"], [.year, .date]),
    (["month", "months", "monthly", "달", "매월", "매달", "달마다", "毎月"], [.month, .on, .span]),
    (["월", "月"], [.month, .date, .on, .span]),
    (["quarter", "quarters", "quarterly", "분기", "四半期", "四半期毎", "毎四半期"], .quarter),
    (["week", "weeks", "weekly", "주", "週", "매주", "주마다", "일주일", "毎週", "週間"], [.week, .on]),
    (["fortnight", "fortnightly", "격주", "隔週"], .week), (["기준", "基準", "ベース"], .over),
    (["쉼", "쉬는", "쉬기", "휴무", "off", "休み"], .skip),
    (["day", "days", "daily", "everyday", "하루", "매일", "날마다", "毎日", "이틀", "사흘", "나흘"], [.day, .on]),
    (["일", "日"], [.day, .date, .on, .span]),
    (["weekday", "weekdays", "workdays", "평일", "平日"], .weekday(.friday)),
    (["weekend", "weekends", "주말", "週末"], .weekday(.saturday)),
    (["요일", "曜日", "曜"], .on),
    (["last", "마지막", "말일", "末日", "最終", "최종", "最終日", "最後"], .last),
    (["total", "overall", "altogether", "총", "모두", "전체", "기간", "합계", "合計", "全期間"], .total),
    (["이상", "以上", "최소", "最低", "least", "minimum"], .atLeast),
    (["every", "each", "per", "매", "마다", "ごと", "毎", "씩", "ずつ"], [.day, .week, .month, .quarter, .year, .on]),
    (["any"], .any),
    (["퍼센트", "パーセント", "割", "할", "percent"], .percent),
    (
      [
        "to", "till", "until", "through", "from", "부터", "까지", "から", "まで", "에서", "에", "를", "을", "는", "은", "が", "は", "を",
        "に", "の", "で", "와", "과", "と", "및", "and", "of", "the", "a", "an", "at", "in", "on", "for", "간", "間", "동안", "x",
        "×", "st",
        "nd", "rd", "th", "째", "번째", "第", "date", "day:", "날짜", "日付", "令和", "平成", "昭和", "大正", "明治", "西暦", "서기", "令",
        "平", "r", "t", "始まり", "시작", "차", "ㅡ", "ー",
      ], []
    ),
    (
      [
        "이하", "이내", "미만", "초과", "최대", "以下", "以内", "未満", "超", "最大", "most", "max", "maximum", "up", "less", "more",
        "not",
        "no", "under", "over", "than", "except", "other",
      ], .nothing
    ),
  ]
}
