/// A Korean particle whose form depends on the last sound of the word before it.
enum KoreanParticle: CaseIterable, Hashable, Sendable {
  /// 은/는
  case topic
  /// 이/가
  case subject
  /// 을/를
  case object
  /// 으로/로
  case direction
  /// 과/와
  case companion
  /// 이라는/라는
  case called
  /// 이에요/예요
  case copula

  /// The form after `word`; both forms where nobody can tell how the word ends when it is read aloud.
  func after(_ word: String) -> String {
    let sound = FinalSound(of: word)
    return switch self {
    case .topic: sound.choose("은", "는", "은(는)")
    case .subject: sound.choose("이", "가", "이(가)")
    case .object: sound.choose("을", "를", "을(를)")
    case .direction: sound == .rieul ? "로" : sound.choose("으로", "로", "(으)로")
    case .companion: sound.choose("과", "와", "과(와)")
    case .called: sound.choose("이라는", "라는", "(이)라는")
    case .copula: sound.choose("이에요", "예요", "이에요(예요)")
    }
  }
}

/// A text from a file, cut and in quotes, with the particle that fits its last character.
func shown(_ text: String, _ particle: KoreanParticle) -> String {
  shown(text) + particle.after(excerpt(text))
}

/// How a word ends when a Korean reads it aloud.
enum FinalSound: Hashable, Sendable {
  case vowel, consonant
  /// The consonant ㄹ, after which 으로 becomes 로.
  case rieul
  case unknown

  /// The final sound of `word`: Hangul by its code point; a date, a time, a unit, a digit and a Latin letter by their Korean
  /// reading. Emoji and signs at the end are not read.
  init(of word: String) {
    var scalars = word.unicodeScalars[...]
    while let last = scalars.last, Self.signs[last] == nil, Self.isSilent(last) { scalars.removeLast() }
    guard let last = scalars.last else {
      self = .unknown
      return
    }
    if let sound = Self.signs[last] ?? Self.clock(scalars) ?? Self.unit(scalars) {
      self = sound
      return
    }
    switch last.value {
    case 0xAC00...0xD7A3:
      let final = (last.value - 0xAC00) % 28
      self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    case 0x1161...0x1175: self = .vowel  // A file from macOS may hold decomposed Hangul.
    case 0x11AF: self = .rieul
    case 0x11A8...0x11C2: self = .consonant
    case 0x30...0x39: self = Self.digits[Int(last.value - 0x30)]
    case 0x41...0x5A, 0x61...0x7A: self.init(latin: String(scalars.suffix(while: Self.isLetter)))
    default: self = .unknown
    }
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; ten, hundred and so on end in consonants like 영.
  private static let digits: [FinalSound] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// Signs that are read: 퍼센트, 플러스, 샵, 도; after `…` the word goes on unseen.
  private static let signs: [Unicode.Scalar: FinalSound] = [
    "%": .vowel, "+": .vowel, "#": .consonant, "°": .vowel, "℃": .vowel, "…": .unknown,
  ]

  /// Units behind a number: 킬로그램, 킬로미터, 밀리리터, 킬로칼로리, 시간, 분, 초, 파운드.
  private static let units: [String: FinalSound] = [
    "g": .consonant, "mg": .consonant, "kg": .consonant, "mm": .vowel, "cm": .vowel, "km": .vowel, "ml": .vowel,
    "l": .vowel, "kcal": .vowel, "h": .consonant, "m": .consonant, "s": .vowel, "lb": .vowel,
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether nobody reads a scalar at the end of a word, such as an emoji, a bracket or a mark.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }

  /// The sound of a date (6일), of a full hour (9시) and of another time of day (30분).
  private static func clock(_ word: Substring.UnicodeScalarView) -> FinalSound? {
    if word.suffix(while: { isDigit($0) || $0 == "-" }).split(separator: "-").map(\.count) == [4, 2, 2] {
      return .rieul
    }
    let parts = word.suffix(while: { isDigit($0) || $0 == ":" }).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 2, !parts[1].isEmpty else { return nil }
    return String(parts[1]) == "00" ? .vowel : .consonant
  }

  /// The sound of a unit right behind a digit, or one blank behind it.
  private static func unit(_ word: Substring.UnicodeScalarView) -> FinalSound? {
    let unit = word.suffix(while: isLetter)
    var number = word.dropLast(unit.count)
    if number.last == " " { number.removeLast() }
    guard let digit = number.last, isDigit(digit) else { return nil }
    return units[String(unit).lowercased()]
  }

  /// A single letter or a few capitals are spelt out (L is 엘, R is 알); a word is read as Korean borrows it, where that is certain.
  private init(latin tail: String) {
    let lower = tail.lowercased()
    let isCapital = tail == tail.uppercased()
    // TOEIC and NASA are read as words, JLPT letter by letter.
    if isCapital, tail.utf8.count > 3, lower.contains(where: { "aeiou".contains($0) }) {
      self = .unknown
      return
    }
    let isSpeltOut = tail.utf8.count == 1 || isCapital
    switch lower.last! {
    case "l": self = .rieul
    case "m", "n": self = .consonant
    case "r": self = isSpeltOut ? .rieul : .vowel
    case "g": self = !isSpeltOut && lower.hasSuffix("ng") ? .consonant : .vowel
    case "b", "c", "e", "k", "p", "t": self = isSpeltOut ? .vowel : .unknown  // 북, 테스트; 타임, 데이트.
    default: self = .vowel
    }
  }

  fileprivate func choose(_ afterConsonant: String, _ afterVowel: String, _ both: String) -> String {
    switch self {
    case .consonant, .rieul: afterConsonant
    case .vowel: afterVowel
    case .unknown: both
    }
  }
}

extension BidirectionalCollection {
  /// The longest end of the collection whose elements all fulfil a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
