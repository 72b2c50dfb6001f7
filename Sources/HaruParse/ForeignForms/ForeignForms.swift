/// What was likely meant by text that is no value: the forms that other people and other programs write, one file a theme. Each
/// returns the text to write instead. Nothing here is ever taken for a value (SPEC, Principles).
enum ForeignForms {
  /// Longer texts are no slip of a value.
  static let longest = 64

  /// Full-width letters, digits and signs as their usual selves.
  static func halfWidth(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(halfWidth(scalar)) }
    return String(result)
  }

  /// The same for one scalar.
  static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0xFF01...0xFF5D).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar
  }

  /// Whether two words differ by nothing but case and width.
  static func differsByCase(_ word: String, _ other: String) -> Bool {
    word != other && folded(word) == folded(other)
  }
}

/// A short text on its way to being read as a form: in lower case, half-width, Hangul syllables whole.
struct FormText {
  private var scalars: [UInt32]
  /// The position of the next scalar.
  var at = 0

  /// nil for a text that is too long to be a slip.
  init?(_ text: String, atMost longest: Int = ForeignForms.longest) {
    guard text.utf8.count <= longest else { return nil }
    scalars = folded(text)
  }

  /// A text whose scalars are known.
  init(_ scalars: [UInt32]) { self.scalars = scalars }

  var isAtEnd: Bool { at == scalars.count }

  /// The next scalar, 0 at the end.
  var next: UInt32 { at < scalars.count ? scalars[at] : 0 }

  var nextIsDigit: Bool { Self.isDigit(next) }

  private static func isDigit(_ scalar: UInt32) -> Bool { scalar &- UInt32(ascii: "0") < 10 }

  /// Moves past blanks; returns whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = at
    while at < scalars.count, scalars[at] == UInt32(ascii: " ") || Unicode.Scalar(scalars[at])?.isBlank == true {
      at += 1
    }
    return at > start
  }

  /// Moves past `word`, which is in lower case, if it is next.
  mutating func take(_ word: String) -> Bool {
    var index = at
    for scalar in word.unicodeScalars {
      guard index < scalars.count, scalars[index] == scalar.value else { return false }
      index += 1
    }
    at = index
    return true
  }

  /// Moves past the first of some words that is next and returns its position among them.
  mutating func takeAny(_ words: [String]) -> Int? { words.firstIndex { take($0) } }

  /// Moves past one of some scalars and returns it.
  mutating func takeScalar(_ known: String) -> Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(next), known.unicodeScalars.contains(scalar) else { return nil }
    at += 1
    return scalar
  }

  /// Digits as a number; nil where none, or more than `most`, stand here.
  mutating func number(atMost most: Int = 9) -> (value: Int, width: Int)? {
    var index = at
    var value = 0
    while index < scalars.count, Self.isDigit(scalars[index]) {
      guard index - at < most else { return nil }
      value = value * 10 + Int(scalars[index] - UInt32(ascii: "0"))
      index += 1
    }
    guard index > at else { return nil }
    defer { at = index }
    return (value, index - at)
  }

  /// Moves past a whole number in digits or in words (`한`, `三十`), the words where `unit` follows; returns it.
  mutating func count(before unit: (FormText) -> Bool) -> Int? {
    if let (value, _) = number() { return value }
    var rest = self
    guard let value = NumberWords.take(&rest) else { return nil }
    rest.skipBlanks()
    guard unit(rest) else { return nil }
    self = rest
    return value
  }

  /// The Latin letters that stand here.
  mutating func letters() -> String {
    var result = String.UnicodeScalarView()
    while next &- UInt32(ascii: "a") < 26 {
      result.append(Unicode.Scalar(next)!)
      at += 1
    }
    return String(result)
  }

  /// Whether an ASCII scalar stands here.
  func isNext(_ scalar: Unicode.Scalar) -> Bool { next == scalar.value }

  /// Whether a Latin letter stands here.
  var nextIsLetter: Bool { next &- UInt32(ascii: "a") < 26 }

  /// Whether a Latin letter stands right before this.
  var followsLetter: Bool { at > 0 && scalars[at - 1] &- UInt32(ascii: "a") < 26 }

  /// Whether no blank stands right before this.
  var isGlued: Bool { at > 0 && Unicode.Scalar(scalars[at - 1])?.isBlank != true }

  /// Moves past a word of Latin letters, where no more of them follow it, or past any other word.
  mutating func takeWhole(_ word: String) -> Bool {
    var rest = self
    guard rest.take(word), !(rest.followsLetter && rest.nextIsLetter) else { return false }
    self = rest
    return true
  }

  /// The scalars up to a position, as a text in lower case.
  func text(upTo end: Int) -> String {
    String(String.UnicodeScalarView(scalars[at..<end].compactMap(Unicode.Scalar.init)))
  }

  /// All that is left.
  mutating func rest() -> String {
    defer { at = scalars.count }
    return String(String.UnicodeScalarView(scalars[at...].compactMap(Unicode.Scalar.init)))
  }
}

extension UInt32 {
  /// The value of an ASCII scalar.
  init(ascii scalar: Unicode.Scalar) {
    self = scalar.value
  }
}
