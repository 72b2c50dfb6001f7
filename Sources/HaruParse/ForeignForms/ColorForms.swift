/// Colours in other forms (SPEC, Values).
extension ForeignForms {
  /// `2F6B4F`, `#abc`, `0x2F6B4F`, `＃２Ｆ６Ｂ４Ｆ`; in doubt the colour of a name.
  static func color(_ text: String) -> Correction? {
    guard text.utf8.count <= longest else { return nil }
    var digits = halfWidth(text)
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits.removeFirst(prefix.count) }
    let isHex = !digits.isEmpty && digits.utf8.allSatisfy { $0 < 0x80 } && digits.allSatisfy(\.isHexDigit)
    switch digits.utf8.count {
    case 6 where isHex: return Correction("#" + digits)
    case 3 where isHex: return Correction("#" + digits.map { "\($0)\($0)" }.joined().uppercased())
    case 8 where isHex: return Correction("#" + digits.prefix(6), isCertain: false)
    default: break
    }
    let word = String(String.UnicodeScalarView(folded(text).compactMap(Unicode.Scalar.init)))
    return names.first { $0.words.contains(word) }.map { Correction("#" + $0.digits, isCertain: false) }
  }

  /// Whether a text is `#` and six hex digits.
  static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.utf8.allSatisfy { $0 < 0x80 }
      && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static let names: [(words: [String], digits: String)] = [
    (["red", "빨강", "빨간색", "赤"], "D1495B"), (["orange", "주황", "주황색", "橙"], "E09F3E"),
    (["yellow", "노랑", "노란색", "黄", "黄色"], "D9A621"), (["green", "초록", "초록색", "녹색", "緑"], "2F6B4F"),
    (["blue", "파랑", "파란색", "青"], "3B6EA5"), (["navy", "남색", "紺"], "335C67"),
    (["purple", "violet", "보라", "보라색", "紫"], "7D5BA6"), (["pink", "분홍", "분홍색", "ピンク"], "8E5572"),
    (["brown", "갈색", "茶", "茶色"], "B5651D"), (["gray", "grey", "회색", "灰色"], "5C6B73"),
    (["black", "검정", "검은색", "黒"], "000000"), (["white", "하양", "흰색", "白"], "FFFFFF"),
  ]
}
