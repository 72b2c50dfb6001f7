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

  /// What one or two keys type, by the keys.
  private static func table(_ known: [String]) -> [UInt16: Int] {
    var result: [UInt16: Int] = [:]
    for (position, keys) in known.enumerated() where !keys.isEmpty { result[Self.keys(keys.utf8)] = position }
    return result
  }

  private static func keys(_ keys: some Sequence<UInt8>) -> UInt16 { keys.reduce(0) { $0 << 8 | UInt16($1) } }

  private static let leadTable = table(leads.map(String.init))
  private static let vowelTable = table(vowels)
  private static let tailTable = table(tails)

  /// The Hangul that keys type; a consonant between two vowels begins a syllable.
  private static func hangul(_ word: String) -> String? {
    // Where a capital has no meaning of its own, it types what the small letter does.
    let keys = word.utf8.map { $0 &- 0x41 < 26 && !"QWERTOP".utf8.contains($0) ? $0 | 0x20 : $0 }
    func longest(_ known: [UInt16: Int], _ at: Int) -> (position: Int, width: Int)? {
      for width in [2, 1] where at + width <= keys.count {
        if let position = known[Self.keys(keys[at..<at + width])] { return (position, width) }
      }
      return nil
    }
    var result = String.UnicodeScalarView()
    var at = 0
    while at < keys.count {
      guard let lead = leadTable[UInt16(keys[at])], let vowel = longest(vowelTable, at + 1) else {
        guard !(keys[at] | 0x20 >= 0x61 && keys[at] | 0x20 <= 0x7A) else { return nil }
        result.append(Unicode.Scalar(keys[at]))
        at += 1
        continue
      }
      at += 1 + vowel.width
      var tail = 0
      for width in [2, 1] where tail == 0 && at + width <= keys.count {
        guard let position = tailTable[Self.keys(keys[at..<at + width])] else { continue }
        // The last consonant belongs to the next syllable if a vowel follows it.
        if at + width < keys.count, longest(vowelTable, at + width) != nil { continue }
        tail = position
        at += width
      }
      result.append(Unicode.Scalar(0xAC00 + UInt32((lead * 21 + vowel.position) * 28 + tail))!)
    }
    return String(result)
  }

  /// The scalars with conjoining Hangul letters put together.
  private static func composed(_ word: String) -> [UInt32] {
    word.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) }
      ? folded(word) : word.unicodeScalars.map(\.value)
  }
}
