/// How many columns text takes in a terminal: Hangul, Kanji, kana, full-width forms and emoji take two, combining marks none,
/// everything else, East Asian ambiguous characters too, one. Control characters are expected to be escaped (`Escape`).
enum DisplayWidth {
  /// Columns of a text.
  static func columns(_ text: some StringProtocol) -> Int {
    var total = 0
    for character in text { total += columns(character) }
    return total
  }

  /// Columns of what a reader sees as one character.
  static func columns(_ character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    var total = 0
    var isEmoji = false
    var isFirst = true
    for scalar in character.unicodeScalars {
      total += columns(scalar)
      switch scalar.value {
      // Emoji presentation, the keycap and a skin tone make one picture of what stands before them.
      case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: isEmoji = isEmoji || !isFirst
      // So does a joiner between pictures (in scripts such as Devanagari, it only shapes letters).
      case 0x200D: isEmoji = isEmoji || total >= 2
      default: break
      }
      isFirst = false
    }
    return isEmoji ? 2 : total
  }

  /// Columns of a scalar by itself. A regional indicator has one, so that the two of a flag have two.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    // The vowels and final consonants of decomposed Hangul stand in the columns of their first consonant.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if isWide(value) { return isCombining(scalar) ? 0 : 2 }
    return isCombining(scalar) ? 0 : 1
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= wide[0].0 else { return false }
    var low = 0
    var high = wide.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if wide[middle].0 <= value { low = middle } else { high = middle }
    }
    return value <= wide[low].1
  }

  /// Ranges of the scalars that are East Asian wide or full-width. They run over unassigned ones where those around are wide.
  private static let wide: [(UInt32, UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0), (0x23F3, 0x23F3),
    (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F), (0x2693, 0x2693), (0x26A1, 0x26A1),
    (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
    (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B),
    (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x303E),
    (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF),
    (0xFE10, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x1B2FB), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F320), (0x1F32D, 0x1F335),
    (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0),
    (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D),
    (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4),
    (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF),
    (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945),
    (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAFF), (0x20000, 0x3FFFD),
  ]
}
