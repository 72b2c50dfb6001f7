/// Words typed with the Korean keyboard left on or off: the two-set layout, both ways (`내ㅓ` or `ㄴㄷㅅ` for `set`, `ehrtj` for
/// `독서`).
extension ForeignForms {
  private static let leads = Array("rRseEfaqQtTdwWczxvg".unicodeScalars)
  private static let vowels = [
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
  ]
  private static let tails = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "qt", "t", "T",
    "d", "w", "c", "z", "x", "v", "g",
  ]
  /// The letters from ㄱ (U+3131) on, consonants and then vowels.
  private static let letters = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q", "qt", "t",
    "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]

  /// A word in the other layout: Hangul as the keys it is typed with, letters as the Hangul that they type. nil where it has
  /// neither, or both.
  static func otherLayout(_ word: String) -> String? {
    guard word.utf8.count <= 3 * longest else { return nil }
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      return word.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ? hangul(word) : nil
    }
    return keys(word)
  }

  /// The keys by which Hangul is typed; other characters are left as they are, letters allow none.
  private static func keys(_ word: String) -> String? {
    var result = ""
    for value in composed(word) {
      switch value {
      case 0xAC00...0xD7A3:
        let index = Int(value - 0xAC00)
        result.unicodeScalars.append(leads[index / 588])
        result += vowels[index % 588 / 28] + tails[index % 28]
      case 0x3131...0x314E: result += letters[Int(value - 0x3131)]
      case 0x314F...0x3163: result += vowels[Int(value - 0x314F)]
      default:
        guard value < 0x80, !(value | 0x20 >= 0x61 && value | 0x20 <= 0x7A) else { return nil }
        result.unicodeScalars.append(Unicode.Scalar(value)!)
      }
    }
    return result
  }

  /// The Hangul that keys type; a consonant between two vowels begins a syllable.
  private static func hangul(_ keys: String) -> String? {
    let keys = Array(keys.unicodeScalars)
    // Where a capital has no meaning of its own, it types what the small letter does.
    func text(_ range: Range<Int>) -> String {
      String(
        String.UnicodeScalarView(
          keys[range].map {
            "QWERTOP".unicodeScalars.contains($0) ? $0 : Unicode.Scalar($0.properties.lowercaseMapping)!
          }))
    }
    func longest(_ known: [String], _ at: Int) -> Int? {
      for width in [2, 1] where at + width <= keys.count {
        if let index = known.firstIndex(of: text(at..<at + width)) { return index }
      }
      return nil
    }
    func lead(_ at: Int) -> Int? {
      guard at < keys.count, let scalar = text(at..<at + 1).unicodeScalars.first else { return nil }
      return leads.firstIndex(of: scalar)
    }
    var result = String.UnicodeScalarView()
    var at = 0
    while at < keys.count {
      guard let first = lead(at), let vowel = longest(vowels, at + 1) else {
        let isLetter = keys[at].properties.isAlphabetic
        guard !isLetter else { return nil }
        result.append(keys[at])
        at += 1
        continue
      }
      at += 1 + vowels[vowel].utf8.count
      var tail = 0
      for width in [2, 1] where tail == 0 && at + width <= keys.count {
        guard let index = tails.firstIndex(of: text(at..<at + width)), index > 0 else { continue }
        // The last consonant belongs to the next syllable if a vowel follows it.
        if at + width < keys.count, longest(vowels, at + width) != nil { continue }
        tail = index
        at += width
      }
      result.append(Unicode.Scalar(0xAC00 + UInt32((first * 21 + vowel) * 28 + tail))!)
    }
    return String(result)
  }

  /// The scalars with conjoining Hangul letters put together.
  private static func composed(_ word: String) -> [UInt32] {
    word.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) }
      ? folded(word) : word.unicodeScalars.map(\.value)
  }
}
