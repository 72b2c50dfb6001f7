/// A command line as it stands in a shell's editor, from the name of the command up to the cursor, and its words as the command
/// would be handed them.
struct ShellLine {
  /// How the end of the line is quoted.
  enum Quoting: Equatable, Sendable {
    case none
    case single
    case double
    /// `$'…'`.
    case dollar
  }

  /// The words before the one at the cursor, the name of the command first.
  private(set) var words: [String] = []
  /// The word at the cursor, as far as it is typed.
  private(set) var current = ""
  /// How what is typed next is quoted.
  private(set) var quoting = Quoting.none
  /// The text of the current word, as it is typed, up to and with the quotation mark that is open.
  private(set) var opening = ""
  /// How much of `current` stands before that mark, in scalars.
  private(set) var beforeOpening = 0
  /// How much of `current` stands before its last break outside quotes, in scalars.
  private(set) var beforeBreak = 0
  /// Whether a quotation in the current word is closed again.
  private(set) var hasClosedQuotes = false
  /// Whether the current word begins with a `~` that stands for the home folder.
  private(set) var beginsAtHome = false

  /// Reads a line by the rules of a shell. A word of which only the end is completed ends at one of `breaks`, too; `home` is what
  /// `~` stands for.
  init(_ line: String, _ shell: Shell, breaks: String = "", home: String? = nil) {
    var reader = Reader(shell: shell, breaks: Set(breaks.unicodeScalars), home: home)
    for scalar in line.unicodeScalars { reader.read(scalar) }
    words = reader.words
    current = reader.word
    quoting = reader.quoting
    opening = reader.opening
    beforeOpening = reader.beforeOpening
    beforeBreak = reader.beforeBreak
    hasClosedQuotes = reader.hasClosedQuotes
    beginsAtHome = reader.beginsAtHome
  }
}

/// Reads a line scalar by scalar.
private struct Reader {
  let shell: Shell
  let breaks: Set<Unicode.Scalar>
  let home: String?
  var words: [String] = []
  var word = ""
  var quoting = ShellLine.Quoting.none
  var opening = ""
  var beforeOpening = 0
  var beforeBreak = 0
  var hasClosedQuotes = false
  var beginsAtHome = false
  /// The current word as it is typed.
  private var raw = ""
  private var isEscaped = false

  init(shell: Shell, breaks: Set<Unicode.Scalar>, home: String?) {
    self.shell = shell
    self.breaks = breaks
    self.home = home
  }

  mutating func read(_ scalar: Unicode.Scalar) {
    if quoting == .none, !isEscaped, scalar == " " || scalar == "\t" || scalar == "\n" { return endWord() }
    if raw.isEmpty { beginsAtHome = scalar == "~" }
    raw.unicodeScalars.append(scalar)
    if isEscaped {
      isEscaped = false
      if !isEscapable(scalar) { word.append("\\") }
      // A backslash at the end of a line joins it to the next.
      if scalar != "\n" { word.unicodeScalars.append(scalar) }
    } else if scalar == "\\", quoting != .single || !shell.quotesLikePOSIX {
      isEscaped = true
    } else {
      readPlain(scalar)
    }
  }

  private mutating func readPlain(_ scalar: Unicode.Scalar) {
    switch (quoting, scalar) {
    case (.none, "'"):
      let isDollar = shell.quotesLikePOSIX && raw.hasSuffix("$'") && word.last == "$"
      if isDollar { word.removeLast() }
      open(isDollar ? .dollar : .single)
    case (.none, "\""): open(.double)
    case (.single, "'"), (.dollar, "'"), (.double, "\""):
      quoting = .none
      hasClosedQuotes = true
    default:
      word.unicodeScalars.append(scalar)
      if quoting == .none, breaks.contains(scalar) { beforeBreak = word.unicodeScalars.count }
    }
  }

  /// Whether a backslash takes its meaning from a scalar, rather than standing for itself.
  private func isEscapable(_ scalar: Unicode.Scalar) -> Bool {
    switch quoting {
    case .none, .dollar: true
    case .double: "$\"\\\n".unicodeScalars.contains(scalar) || scalar == "`" && shell.quotesLikePOSIX
    case .single: scalar == "'" || scalar == "\\"
    }
  }

  private mutating func open(_ quoting: ShellLine.Quoting) {
    self.quoting = quoting
    opening = raw
    beforeOpening = word.unicodeScalars.count
  }

  private mutating func endWord() {
    if !raw.isEmpty {
      if beginsAtHome, let home, word == "~" || word.hasPrefix("~/") { word = home + word.dropFirst() }
      words.append(word)
    }
    (word, raw, opening) = ("", "", "")
    (beforeOpening, beforeBreak) = (0, 0)
    (hasClosedQuotes, beginsAtHome) = (false, false)
  }
}
