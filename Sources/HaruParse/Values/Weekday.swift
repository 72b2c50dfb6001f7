/// A day of the week, Monday first (SPEC, Values).
public enum Weekday: UInt8, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The spelling of the format: `mon` … `sun`.
  public var keyword: String { Self.keywords[Int(rawValue)] }

  /// The Korean spelling: `월` … `일`.
  var hangul: Unicode.Scalar { Self.hangul[Int(rawValue)] }

  /// The Japanese spelling: `月` … `日`.
  var kanji: Unicode.Scalar { Self.kanji[Int(rawValue)] }

  private static let keywords = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let hangul = Array("월화수목금토일".unicodeScalars)
  private static let kanji = Array("月火水木金土日".unicodeScalars)
  /// The three letters of each keyword, the first in the highest place.
  private static let packedKeywords = keywords.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension Weekday {
  /// The weekday with a Korean or Japanese spelling; nil for any other scalar.
  init?(_ scalar: Unicode.Scalar) {
    guard let position = Self.hangul.firstIndex(of: scalar) ?? Self.kanji.firstIndex(of: scalar) else { return nil }
    self = Self.allCases[position]
  }

  /// The weekday whose keyword has three letters, in any case; nil where none has.
  init?(letters first: UInt8, _ second: UInt8, _ third: UInt8) {
    // Setting the bit makes letters lower case; no other ASCII character becomes a letter by it.
    let packed = (UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)) | 0x20_2020
    guard let position = Self.packedKeywords.firstIndex(of: packed) else { return nil }
    self = Self.allCases[position]
  }

  /// The spelling in the script of a text.
  func written(like text: String) -> String {
    switch text.unicodeScalars.first?.value ?? 0 {
    case 0xAC00...0xD7A3, 0x1100...0x1112: String(hangul)
    case 0x3400...0x9FFF: String(kanji)
    default: keyword
    }
  }
}
