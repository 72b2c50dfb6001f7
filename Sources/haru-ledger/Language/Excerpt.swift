import HaruParse

/// The text, cut to `limit` scalars, the `…` included. A cut falls between characters where one is found.
func excerpt(_ text: String, limit: Int = 60) -> String {
  let scalars = text.unicodeScalars
  guard scalars.index(scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex) != nil else { return text }
  let cut = scalars.index(scalars.startIndex, offsetBy: limit - 1)
  var whole = text.startIndex
  while let next = text.index(whole, offsetBy: 1, limitedBy: text.endIndex), next <= cut { whole = next }
  return String(text[..<(whole == text.startIndex ? cut : whole)]) + "…"
}

/// A text from a file, cut and in backquotes; in curved quotes when it holds a backquote itself, `""` when it is empty.
func shown(_ text: String) -> String { text.isEmpty ? "`\"\"`" : quoted(excerpt(text)) }

/// What to write, in backquotes. It is kept whole up to the length of the longest name, because it is there to be copied.
func proposed(_ text: String) -> String { quoted(excerpt(text, limit: 240)) }

private func quoted(_ text: String) -> String {
  text.unicodeScalars.contains("`") ? "‘\(text)’" : "`\(text)`"
}

/// The value of a property as a line needs it after the `=`: in double quotes where a bare one would end early.
func valueWritten(_ value: String) -> String {
  let scalars = value.unicodeScalars
  return scalars.contains { $0.properties.isWhitespace || ";=\",".unicodeScalars.contains($0) } || value.isEmpty
    ? NameText.quoted(value) : value
}

/// The setting of `max-session` that allows a length, in whole hours.
func longestSession(of seconds: Int) -> String { "set max-session \((seconds + 3599) / 3600)h" }

/// The day `days` after a day, but no later than a ledger can name.
func later(_ day: DayNumber, days: Int) -> DayNumber { min(day + days, .latest) }

/// The declaration of an action that does not exist yet, of the kind that an entry needs, if one is known.
func declarationWritten(_ kind: ActionKind?, _ name: String) -> String {
  "action \((kind ?? .time).keyword) \(NameText.written(name))"
}

/// A tag with its `#`, whether the text has it already or not.
func tagWritten(_ name: String) -> String { name.hasPrefix("#") ? name : "#" + name }

/// A property's key with its `=`, whether the text has it already or not.
func keyWritten(_ key: String) -> String { key.hasSuffix("=") ? key : key + "=" }

/// Whether a setting takes `from` (SPEC, Settings).
func isDated(_ key: String) -> Bool { key == "zone" || key == "day-start" || key == "week-start" }

/// An example of free text for a property or a setting, after its `prefix`.
func textExample(after prefix: String) -> String {
  switch prefix {
  case "icon=": "icon=📖"
  case "unit=": "unit=kg"
  case "id=": "id=toeic"
  default: prefix + "abc"
  }
}

/// Cadences that begin as the text does, else a few of all kinds, ready to be shown.
func cadenceExamples(for text: String) -> [String] {
  let examples =
    switch text.split(separator: " ").first {
    case "per": ["per day", "per week", "per 3 days"]
    case "on": ["on mon,wed,fri", "on 15,20,25", "on 3rd tue"]
    case "any": ["any 3 days per week", "any 10 days per month"]
    case "in": ["in 2026-07-01..2026-09-30"]
    case "over": ["over mon-fri", "over mon,wed,fri"]
    default: ["per day", "per week", "on mon,wed,fri", "on 3rd tue", "total"]
    }
  return examples.map { "`\($0)`" }
}

/// Whether a name holds nothing but blanks.
func isAllBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

/// The weekday in the script of what was written, as the format spells it.
func weekdayWritten(_ day: Weekday, like text: String) -> String {
  switch text.unicodeScalars.first?.value ?? 0 {
  case 0xAC00...0xD7A3, 0x1100...0x1112: Language.ko.shortName(of: day)
  case 0x3400...0x9FFF: Language.ja.shortName(of: day)
  default: day.keyword
  }
}

/// `2026-02-28` for `2026-02-30` and 28; nil for a text of another form.
func lastDate(ofMonthIn text: String, lastDay: Int) -> String? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.count == 3 ? "\(parts[0])-\(parts[1])-\(lastDay)" : nil
}

/// A byte as `0xC3`.
func hexadecimal(_ byte: UInt8) -> String { "0x" + paddedHex(UInt32(byte), width: 2) }

/// A control character, or one that nobody sees, as `U+001B (ESC)`.
func controlName(_ scalar: UInt32) -> String {
  let names: [UInt32: String] = [
    0x00: "NUL", 0x07: "BEL", 0x08: "BS", 0x0B: "VT", 0x0C: "FF", 0x1A: "SUB", 0x1B: "ESC", 0x7F: "DEL", 0x85: "NEL",
    0x2028: "LINE SEPARATOR", 0x2029: "PARAGRAPH SEPARATOR", 0xAD: "SOFT HYPHEN", 0x61C: "ARABIC LETTER MARK",
    0x200B: "ZERO WIDTH SPACE", 0x200E: "LEFT-TO-RIGHT MARK", 0x200F: "RIGHT-TO-LEFT MARK",
    0x202A: "LEFT-TO-RIGHT EMBEDDING", 0x202B: "RIGHT-TO-LEFT EMBEDDING", 0x202C: "POP DIRECTIONAL FORMATTING",
    0x202D: "LEFT-TO-RIGHT OVERRIDE", 0x202E: "RIGHT-TO-LEFT OVERRIDE", 0x2060: "WORD JOINER",
    0x2066: "LEFT-TO-RIGHT ISOLATE", 0x2067: "RIGHT-TO-LEFT ISOLATE", 0x2068: "FIRST STRONG ISOLATE",
    0x2069: "POP DIRECTIONAL ISOLATE", 0xFEFF: "BYTE ORDER MARK",
  ]
  let number = "U+" + paddedHex(scalar, width: 4)
  return names[scalar].map { "\(number) (\($0))" } ?? number
}

private func paddedHex(_ value: UInt32, width: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
