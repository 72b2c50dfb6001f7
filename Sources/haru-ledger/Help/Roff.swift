/// Text for roff and the macros of man(7).
enum Roff {
  /// Text lines. The text between backquotes is bold. What roff would take for its own is escaped. The lines end at
  /// blanks, which is what roff takes a line end for.
  static func lines(_ text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let words = parts.enumerated().map { $0 % 2 == 0 ? breakable($1) : bold($1) }.joined().split(separator: " ")
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map(guarded)
  }

  /// The longest line of the source, where it can be helped.
  private static let width = 78

  /// Bold text, within a line.
  static func bold(_ text: String) -> String { text.isEmpty ? "" : "\\fB\(escaped(text))\\fR" }

  /// Text in italics (underlined on a terminal), within a line.
  static func italic(_ text: String) -> String { text.isEmpty ? "" : "\\fI\(escaped(text))\\fR" }

  /// An argument of a macro.
  static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A line that does not look like a request.
  static func guarded(_ line: String) -> String { line.first == "." || line.first == "'" ? "\\&" + line : line }

  /// Text that may also end a line where Japanese may.
  private static func breakable(_ text: String) -> String {
    var result = ""
    var previousIsBlank = true
    for piece in TextWrap.pieces(text) {
      if piece != " ", !previousIsBlank { result += "\\:" }
      previousIsBlank = piece == " "
      result += escaped(piece)
    }
    return result
  }

  /// Text in which every character means itself: a hyphen can be copied as one, and quotation marks are those of ASCII.
  static func escaped(_ text: String) -> String { text.map(escape).joined() }

  private static func escape(_ character: Character) -> String {
    switch character {
    case "\\": "\\(rs"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\"": "\\(dq"
    default: String(character)
    }
  }
}
