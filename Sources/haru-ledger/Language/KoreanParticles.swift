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

  /// The final sound of `word`: Hangul by its code point, a digit and a Latin letter by their Korean reading.
  init(of word: String) {
    guard let last = word.unicodeScalars.last else {
      self = .unknown
      return
    }
    if Self.isTimeOfDay(word) {
      self = .consonant  // 30분
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
    case 0x68 where Self.isHours(word): self = .consonant  // 시간
    case 0x41...0x5A, 0x61...0x7A: self.init(latin: Self.latinTail(of: word))
    default: self = .unknown
    }
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; ten, hundred and so on end in consonants like 영.
  private static let digits: [FinalSound] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// Whether the word ends as `02:30` does, and not as `02:30:15`.
  private static func isTimeOfDay(_ word: String) -> Bool {
    let tail = word.utf8.reversed().prefix { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x3A }
    let parts = tail.split(separator: 0x3A, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 2 && !parts[1].isEmpty
  }

  /// Whether the word ends as `10h` does; `30m` and `45s` sound like their letters.
  private static func isHours(_ word: String) -> Bool {
    guard let before = word.utf8.dropLast().last else { return false }
    return before >= 0x30 && before <= 0x39
  }

  private static func latinTail(of word: String) -> String {
    var tail: [Unicode.Scalar] = []
    for scalar in word.unicodeScalars.reversed() {
      guard scalar.isASCII, scalar.properties.isAlphabetic else { break }
      tail.append(scalar)
    }
    return String(String.UnicodeScalarView(tail.reversed()))
  }

  /// A single letter or capitals are spelt out (L is 엘, R is 알); a word is read as Korean borrows it, where that is certain.
  private init(latin tail: String) {
    let lower = tail.lowercased()
    let isSpeltOut = tail.utf8.count == 1 || tail == tail.uppercased()
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
