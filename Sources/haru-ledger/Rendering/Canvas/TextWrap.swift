/// Breaks text into lines of a width in display columns.
enum TextWrap {
  /// The lines of `text`, none wider than `width` where it can be helped. Lines break at blanks, and between Kanji and kana,
  /// which are written without blanks; a word of Hangul or Latin letters is only broken if it is wider than a line.
  static func lines(_ text: String, width: Int) -> [String] {
    let width = max(width, 2)
    var lines: [String] = []
    var line = ""
    var columns = 0
    for piece in pieces(text) {
      let isBlank = piece == " "
      let pieceColumns = DisplayWidth.columns(piece)
      if columns + pieceColumns > width, !line.isEmpty {
        lines.append(trimmed(line))
        (line, columns) = ("", 0)
      }
      if isBlank && line.isEmpty { continue }
      guard pieceColumns > width else {
        line += piece
        columns += pieceColumns
        continue
      }
      for character in piece {
        let characterColumns = DisplayWidth.columns(character)
        if columns + characterColumns > width, !line.isEmpty {
          lines.append(line)
          (line, columns) = ("", 0)
        }
        line.append(character)
        columns += characterColumns
      }
    }
    if !trimmed(line).isEmpty || lines.isEmpty { lines.append(trimmed(line)) }
    return lines
  }

  /// The text, cut to a width with `…` where it is wider.
  static func cut(_ text: String, width: Int) -> String {
    guard DisplayWidth.columns(text) > width else { return text }
    var result = ""
    var columns = 0
    for character in text {
      columns += DisplayWidth.columns(character)
      guard columns < width else { break }
      result.append(character)
    }
    return width > 0 ? trimmed(result) + "…" : ""
  }

  /// The lines of a list, broken between items; only an item that is wider than a line is broken.
  static func joined(_ items: [String], separator: String = " · ", width: Int) -> [String] {
    var result: [String] = []
    for item in items {
      if let last = result.last, DisplayWidth.columns(last + separator + item) <= width {
        result[result.count - 1] = last + separator + item
      } else {
        result += lines(item, width: width)
      }
    }
    return result
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The pieces that stay together; each blank is one of its own.
  static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var previous: Character = " "
    for character in text {
      if character == " " {
        if !current.isEmpty { pieces.append(current) }
        pieces.append(" ")
        current = ""
      } else {
        if !current.isEmpty, isBreakable(previous, character) {
          pieces.append(current)
          current = ""
        }
        current.append(character)
      }
      previous = character
    }
    if !current.isEmpty { pieces.append(current) }
    return pieces
  }

  /// Whether a line may end between two characters that no blank separates.
  private static func isBreakable(_ before: Character, _ after: Character) -> Bool {
    guard isJapanese(before) || isJapanese(after) else { return false }
    // A number stays with its unit.
    if before.isASCII, before.isNumber, after.isLetter { return false }
    // No closing mark, small kana or long vowel at the start of a line, no opening mark at the end of one.
    return !"、。，．・：；？！ー々」』）】〕〉》’”…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}`'\"".contains(after)
      && !"「『（【〔〈《‘“([{`'\"".contains(before)
  }

  private static func isJapanese(_ character: Character) -> Bool {
    switch character.unicodeScalars.first!.value {
    case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF65: true
    default: false
    }
  }
}
